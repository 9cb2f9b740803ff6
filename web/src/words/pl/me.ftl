## Who one is here
me-title = Kim tu jesteś
me-about = Nie ma kont: ta przeglądarka ma ciasteczko i kto je ma, jest tobą.
me-name = Twoje imię
me-rename = Zmień
me-renamed = Od teraz nazywasz się { $name }, także przy rozpoczętych stołach.
me-page = Twoja strona
me-handle = Inni znają cię jako { $handle }.
me-ratings = Twój ranking
me-unrated = Nic jeszcze nie wiadomo. Zagraj na ranking: przy stole publicznym albo w pociągu.
me-move = Inne urządzenie
me-move-about = Dzięki temu linkowi będziesz sobą także na innym urządzeniu: twoje gry, imię, ranking. Działa raz.
me-move-go = Utwórz link
me-move-link = Link dla drugiego urządzenia
me-move-until = Działa do { $time }. Nie pokazuj go nikomu: kto go otworzy, będzie tobą.
me-take = Zaraz będziesz tu kimś innym
me-take-about = Ten link sprawi, że ta przeglądarka będzie osobą, która go utworzyła. Kim była dotąd, już nie będzie: jej miejsca i imię zostaną w tyle.
me-take-yes = Bądź tu tą osobą
me-take-no = Zostań sobą
me-taken = Na tym urządzeniu też jesteś teraz { $name }.
me-taken-nameless = Na tym urządzeniu też jesteś teraz sobą.
me-everything = Co jest przechowywane
me-everything-about = Imię, ranking, wyniki, stoły i ostatnie wypowiedzi w jednym pliku.
me-everything-go = Pobierz wszystko
me-delete = Usuń mnie
me-delete-about = Twoje imiona, słowa, ranking i wyniki znikną. Gry zostaną, rozegrane przez kogoś.
me-notify = Powiadomienia o twoim ruchu
me-push = To urządzenie
me-push-on = Powiadamiaj, nawet gdy strona jest zamknięta
me-push-off = Nie powiadamiaj
me-push-devices = { $count ->
    [0] Żadne twoje urządzenie nie dostaje powiadomień.
    [one] Jedno twoje urządzenie dostaje powiadomienia.
    [few] { $count } twoje urządzenia dostają powiadomienia.
   *[many] { $count } twoich urządzeń dostaje powiadomienia.
}
me-push-missing = Tej przeglądarki nie da się powiadomić, gdy strona jest zamknięta. Na iPhonie dodaj najpierw Folsom do ekranu początkowego.
me-push-failed = Usługa powiadomień przeglądarki nie odpowiedziała.
me-about-which = O których grach
me-about-off = Żadnych
me-about-slow = Powolnych
me-about-all = Wszystkich
me-quiet = Godziny ciszy
me-quiet-from = Od
me-quiet-to = do
me-quiet-about = Nic wtedy nie przychodzi. Co nadal czeka, przyjdzie potem.
push-turn = Pociąg czeka na twoją decyzję.
push-reminder = Połowa twojego czasu minęła: pociąg nadal na ciebie czeka.
