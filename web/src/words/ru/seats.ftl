## Who may sit where
tools-offer = Отдать место другому
refused-already-seated = У вас уже есть место за этим столом.
refused-not-offered = Хозяин стола не предлагал это место.
refused-bad-name = В имени не больше 24 символов, и хотя бы один из них должен быть виден.
