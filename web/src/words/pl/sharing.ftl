## A picture of the result
picture = Obrazek na pamiątkę
picture-about = { $width } na { $height } pikseli, powstał w twojej przeglądarce.
picture-download = Pobierz
picture-copy = Kopiuj obrazek
picture-drawing = Rysujemy…
picture-failed = Ta przeglądarka nie umiała go narysować.
picture-file = folsom-napad
