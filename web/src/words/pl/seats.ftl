## Who may sit where
refused-bad-name = Imię ma najwyżej 24 znaki, a co najmniej jeden z nich musi być widoczny.
