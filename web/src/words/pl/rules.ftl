## The rulebook
rules = Zasady
rules-contents = Spis treści
rules-search = Szukaj w zasadach
rules-found = { $count ->
    [one] znaleziono w { $count } rozdziale
    [few] znaleziono w { $count } rozdziałach
   *[many] znaleziono w { $count } rozdziałach
}
rules-none = O „{ $query }” nic tu nie ma.
rules-link = Link do tego rozdziału
rules-exact = Dokładne reguły
rules-roof = dach
rules-inside = wnętrze
rules-more = Jeszcze w tej części
rules-back = Wstecz
rules-whole = Pełne zasady
rule = Zasada
rule-about = Zasada: { $about }

## Round cards without an event
round-bridge = Most
round-mountain = Góra
round-plan-of-action = Plan działania
round-delayed-attack = Opóźniony atak
round-only-one-survives = Przeżyje tylko jeden
round-double-bottom = Podwójne dno
about-round-bridge = Runda kończy się bez wydarzenia.
about-round-mountain = Runda kończy się bez wydarzenia.
about-round-plan-of-action = Każdy może odłożyć kartę na następną rundę.
about-round-delayed-attack = Dwie tury, jeśli dokument jest już w pociągu startowym.
about-round-only-one-survives = Z bogatszej drużyny wygra tylko najbogatszy bandyta.
about-round-double-bottom = Wygra, kto wrócił z dokumentem swojej drużyny.
