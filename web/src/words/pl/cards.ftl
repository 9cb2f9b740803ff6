## The card that is carried out, where the hand lies otherwise
carried = Teraz rozgrywana
carried-next = Następne
carried-last = To ostatnia karta.
carried-soon = Karty ze stosu są rozgrywane jedna po drugiej, w kolejności zagrania.
about-plot-scheme = Jego intryga posuwa się o krok i przyniesie drużynie więcej pieniędzy.
about-plot-rapid-fire = Neutralny pocisk dla każdego przeciwnika na dachach.
about-plot-long-shot = Trafia kuriera na dachu, tego najdalej od lokomotywy.
about-plot-extra-nudge = Jego kompan może od razu wykonać akcję.
about-plot-binoculars = Przeciwnik na dachu dostaje pocisk, kompan może od razu działać.
about-bullet-played = W rękach Misty pocisk to Cios.

## Why a card lies face down
hidden-tunnel = Zagrana w tunelu: leży zakryta, aż przyjdzie na nią kolej.
hidden-ghost = Ghost może zagrać pierwszą kartę rundy zakrytą. Zostanie odkryta, gdy przyjdzie na nią kolej.
hidden-own = To twoja pierwsza karta w rundzie, więc Ghost może zagrać ją zakrytą: nikt jej nie zobaczy, aż przyjdzie na nią kolej.

## The signs of the expansion
about-team-red = Wszyscy ze znakiem ◆ grają w czerwonej drużynie.
about-team-blue = Wszyscy ze znakiem ● grają w niebieskiej drużynie.
about-wild-bunch = Kto trafi kuriera, kładzie tu pocisk: ◆ dla czerwonych, ● dla niebieskich. Na koniec { $value } dostaje drużyna, która ma ich więcej.
about-plan = Jak daleko zaszła intryga Il Professore. Każdy krok przyniesie jego drużynie { $value } na koniec gry.
about-shift = Po każdej rundzie pociąg startowy przejeżdża o dwa wagony dalej. Obok siebie staną inne wagony i między nimi będzie można przechodzić.
