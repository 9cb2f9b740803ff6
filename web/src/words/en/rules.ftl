## The rulebook
rules = Rules
rules-contents = Contents
rules-search = Search the rules
rules-found = { $count ->
    [one] found in { $count } section
   *[other] found in { $count } sections
}
rules-none = Nothing about “{ $query }”.
rules-link = Link to this section
rules-exact = Exact rules
rules-roof = roof
rules-inside = inside
rules-more = More in this chapter
rules-back = Back
rules-whole = The whole rulebook
rule = Rule
rule-about = Rule: { $about }

## Round cards without an event
round-bridge = Bridge
round-mountain = Mountain
round-plan-of-action = Plan of action
round-delayed-attack = Delayed attack
round-only-one-survives = Only one survives
round-double-bottom = Double bottom
about-round-bridge = The round ends without an event.
about-round-mountain = The round ends without an event.
about-round-plan-of-action = Everybody may set a card aside for the next round.
about-round-delayed-attack = Only two turns if a document is back already.
about-round-only-one-survives = On the richer team, only the richest bandit wins.
about-round-double-bottom = Whoever is back with their team's document wins.
