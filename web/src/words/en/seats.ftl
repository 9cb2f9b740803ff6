## Who may sit where
refused-bad-name = A name has up to 24 letters, and at least one that can be seen.
