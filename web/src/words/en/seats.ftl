## Who may sit where
tools-offer = Let somebody else sit here
refused-already-seated = You have a seat at this table.
refused-not-offered = The host has not offered that seat.
refused-bad-name = A name has up to 24 letters, and at least one that can be seen.
