## Why the rules say no. Each stands at the end of “The rules don't allow that: …” or “Such a game can't be: …”.
why-game-over = gra jest skończona
why-not-asked = teraz pytanie dotyczy czegoś innego
why-not-free = tego nie można wybrać
why-not-held = tej karty nie ma wśród tych do wyboru
why-bullet-played = pocisku nie można zagrać
why-nothing-to-draw = nie ma już czego dobrać
why-may-not-hide = zakrytą kartę może zagrać tylko Ghost, i to jako pierwsze działanie w rundzie
why-may-not-follow = w zwykłej turze po Strzale może pójść karta drugiego bandyty, ale nie Szeryf
why-cant-keep = zatrzymać można tylko karty akcji z ręki
why-out-of-reach = bandyta tam nie dotrze
why-not-a-target = stąd nie da się trafić: { NAME($bandit) }
why-belle-is-spared = nikt nie celuje w Belle, póki można wybrać kogoś innego
why-no-such-loot = nie ma tu takiego łupu
why-no-courier = nie ma tam kuriera, którego można trafić
why-no-gun = karabinu maszynowego nie ma pod ręką, nie ma do kogo strzelać albo brakuje pocisków
why-may-not-divert = teraz nie można odwrócić uwagi
why-no-such-nudge = tej akcji nie można zaproponować ani wykonać
why-not-your-document = dokument własnej drużyny się zatrzymuje, a cudzy odkłada na miejsce
why-cant-heal = pozbyć się można najwyżej dwóch pocisków, najpierw neutralnych
why-not-a-neighbour = to nie jest sąsiedni wagon
why-seats = { $given ->
    [one] nie ma takiej gry na { $given } miejsce
    [few] nie ma takiej gry na { $given } miejsca
   *[other] nie ma takiej gry na { $given } miejsc
}
why-no-pairs = dwoma bandytami gra się tylko we troje, jeśli instrukcja to przewiduje, i bez dodatku
why-expert-pairs = wariant ekspercki nie łączy się z grą dwoma bandytami
why-too-few-bandits = potrzeba bandytów: { $needed }, dopuszczono: { $admitted }
why-wrong-cast = potrzeba bandytów: { $needed }, wskazano: { $given }
why-bandit-twice = wymieniono dwa razy: { NAME($bandit) }
why-wrong-team = potrzebni są Ghost, Doc i Belle, każde w innej drużynie
why-wrong-cars = wagonów za lokomotywą potrzeba: { $needed }, wskazano: { $given }
why-car-twice = nie można wymienić ponownie: { NAME($car) }
