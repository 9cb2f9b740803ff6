## Who may sit where
refused-bad-name = В імені не більше 24 символів, і хоча б один із них має бути видимим.
