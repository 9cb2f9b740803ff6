## Who may sit where
tools-offer = Oddaj miejsce komuś innemu
refused-already-seated = Masz już miejsce przy tym stole.
refused-not-offered = Gospodarz nie udostępnił tego miejsca.
refused-bad-name = Imię ma najwyżej 24 znaki, a co najmniej jeden z nich musi być widoczny.
