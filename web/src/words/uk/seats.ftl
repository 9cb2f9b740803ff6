## Who may sit where
tools-offer = Віддати місце іншому
refused-already-seated = У вас уже є місце за цим столом.
refused-not-offered = Господар столу не пропонував це місце.
refused-bad-name = В імені не більше 24 символів, і хоча б один із них має бути видимим.
