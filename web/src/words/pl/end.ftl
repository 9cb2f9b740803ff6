## The end
end-winner = { $name } odjeżdża z łupem
end-winner-you = Odjeżdżasz z łupem
end-winners = { $names } odjeżdżają z łupem
end-team = { $team ->
    [red] Czerwona drużyna odjeżdża z łupem
   *[blue] Niebieska drużyna odjeżdża z łupem
}
end-nobody = Nikt nie odjeżdża z łupem
end-suspense = Kto odjedzie z łupem?

end-ahead = { $sum }; { $name } ma o { $lead } mniej
end-tie = Remis, po { $sum }: { $names }.
end-bullets = Przy remisie decydują pociski. Najmniej otrzymanych: { $names } ({ $bullets }).
end-shared = po { $sum } i tyle samo otrzymanych pocisków
end-team-ahead = { $sum } do { $other }
end-team-lost = { $team ->
    [red] Z czerwonej drużyny nikt nie wrócił: jej { $sum } przepada.
   *[blue] Z niebieskiej drużyny nikt nie wrócił: jej { $sum } przepada.
}
end-who-back = Wrócili: { $names }
end-draw = Obie drużyny mają po { $sum }: remis.
end-none-back = Nikt nie wrócił do pociągu startowego.
end-team-leads = { $team ->
    [red] Czerwona drużyna prowadzi { $sum } do { $other }.
   *[blue] Niebieska drużyna prowadzi { $sum } do { $other }.
}
end-survivor = Przeżyje z niej tylko jedna osoba: najbogatsza z tych, które wróciły, z własną kwotą { $own }.
end-survivor-any = Żadna drużyna nie wygrała: wygrywa najbogatsza osoba spośród tych, które wróciły, z kwotą { $own }.
end-bottom-document = { $count ->
    [one] z dokumentem swojej drużyny
    [few] każdy z dokumentem swojej drużyny
   *[many] każdy z dokumentem swojej drużyny
}
end-bottom-richest = Nikt nie przywiózł dokumentu swojej drużyny: wygrywa najbogatsza osoba spośród tych, które wróciły, z kwotą { $own }.

end-count = Podliczenie
end-won = wygrana
end-received = { $count ->
    [one] otrzymano { $count } pocisk
    [few] otrzymano { $count } pociski
   *[many] otrzymano { $count } pocisków
}
end-lost = { $sum } przepadło w pociągu pancernym
end-left = w pociągu pancernym
end-prize = Najlepszy Rewolwerowiec
end-prize-note = { $fired ->
    [one] { $names }: { $fired } strzał, +{ $sum }
    [few] { $names }: { $fired } strzały, +{ $sum }
   *[many] { $names }: { $fired } strzałów, +{ $sum }
}
end-empty = Pusty rewolwer
end-empty-note = { $names }: wystrzelone wszystkie sześć pocisków, +{ $sum }
end-wild-bunch = Dzika Banda
end-plan = Intryga Il Professore
end-piece = { $what }, { $sum }

end-wealth = Łup runda po rundzie
end-wealth-note = Bez premii.
end-wealth-note-armored = Bez premii i dokumentów. Kto został w pociągu pancernym, został z niczym.
end-start = Start
end-player = Gracz
end-as-table = Jako tabela
end-as-chart = Jako wykres
end-no-chart = Nie udało się teraz pokazać rund.

end-rematch = Rewanż
end-join-rematch = Dołącz do rewanżu
end-replay = Obejrzyj powtórkę
end-review = Przeanalizuj napad
end-record = Pobierz zapis
end-look = Spójrz na pociąg
end-reopen = Wróć do podliczenia
end-home = Na stronę główną
end-finished = Koniec: { $time }

end-fair = Uczciwe rozdanie
end-fair-about = Skrót pokazano przed pierwszą kartą, ziarno dopiero teraz. Polecenie „folsom verify” z pobranym zapisem dowiedzie, że rozdanie pochodzi właśnie z tego ziarna.
end-commitment = Skrót
end-seed = Ziarno
end-copy = Kopiuj: { $what }
end-picture = Udostępnij obrazek
