## Who may sit where
refused-bad-name = В имени не больше 24 символов, и хотя бы один из них должен быть виден.
