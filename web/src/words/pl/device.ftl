## Games that this browser keeps, with no server behind them
device = Na tym urządzeniu
device-none = Nie ma jeszcze gier. To, co grasz z botami, zostaje tutaj, w tej przeglądarce.
device-games = { $count ->
    [one] { $count } gra na tym urządzeniu
    [few] { $count } gry na tym urządzeniu
   *[many] { $count } gier na tym urządzeniu
}
device-go-on = Graj dalej
device-again = Obejrzyj znowu
device-count = Wynik
device-throw = Wyrzuć
device-throw-sure = Zniknie z tego urządzenia na zawsze. Wyrzucić?
device-keep = Zostaw
device-over = Koniec gry
device-closed = Stół zamknięty
device-busy = Ta gra jest otwarta w innej karcie: najpierw ją zamknij.
device-record = Zapis
device-open = Otwórz zapis
device-drop = Upuść zapis tutaj
record-bad = Ten plik nie jest zapisem gry albo jest uszkodzony.
record-later = Ten zapis pochodzi z nowszej wersji. Odśwież stronę i spróbuj jeszcze raz.
device-elsewhere = Ta gra jest otwarta w innej karcie. Tutaj tylko patrzysz: zamknij tamtą kartę, żeby grać tutaj.
device-full = Na urządzeniu nie ma już miejsca. Gra toczy się dalej, ale przepadnie, gdy zamkniesz stronę.
device-forbidden = Ta przeglądarka nie pozwala stronom niczego przechowywać, może to okno prywatne. Gra toczy się dalej, ale przepadnie, gdy zamkniesz stronę.
device-stumbled = Gra potknęła się w tej przeglądarce i rusza od nowa.
no-engine = Nie udało się wczytać gry.
no-engine-about = Potrzebuje WebAssembly, a przy pierwszej wizycie także sieci.
alone-about = Wybierz zasady, miejsca i boty. Znajomi obok ciebie mogą grać na tym samym urządzeniu.
friends = Graj ze znajomymi
friends-about = Stoły dla ludzi daleko od siebie są na serwerze.
friends-go = Przejdź tam
device-forget = Gry na tym urządzeniu też zostaną usunięte.
games-where = Gry z botami
games-here = na tym urządzeniu
games-server = na serwerze
games-here-about = Działają bez sieci i zostają w tej przeglądarce.
games-server-about = Miejsce można przenieść na inne urządzenie, a inni mogą patrzeć.
device-forget-about = Twoje gry, imię i ustawienia są tylko w tej przeglądarce i nigdzie indziej. Gry i imię można usunąć.
