## The card that is carried out, where the hand lies otherwise
carried = Carried out now
carried-next = Next
carried-last = This is the last card.
carried-soon = The cards of the pile happen one by one, in the order in which they were played.
about-plot-scheme = His plan moves up a step, and is worth more to his team.
about-plot-rapid-fire = A neutral bullet for every opponent on a roof.
about-plot-long-shot = Hits the courier on a roof who is farthest from the locomotive.
about-plot-extra-nudge = A teammate of his may act at once.
about-plot-binoculars = A bullet for an opponent on a roof; a teammate may act at once.
about-bullet-played = In Misty’s hand a bullet is a Punch.

## Why a card lies face down
hidden-tunnel = Played in a tunnel: it stays face down until it is carried out.
hidden-ghost = Ghost may play his first card of a round face down. It is turned over when it is carried out.
hidden-own = It is your first card of the round, so Ghost may play it face down: nobody sees it before it is carried out.

## The signs of the expansion
about-team-red = Everybody with a ◆ plays for the red team.
about-team-blue = Everybody with a ● plays for the blue team.
about-wild-bunch = Whoever hits a courier puts the bullet here: ◆ for red, ● for blue. At the end { $value } go to the team with more.
about-plan = How far Il Professore’s plan has come. Each step is worth { $value } to his team at the end.
about-shift = When a round is over the starting train rolls on by two cars. Other cars are side by side then, and can be crossed between.

## Where a card would lead, while it is planned
outlook-now = As the board stands now: { $what }.
outlook-nothing = As the board stands now, nothing would happen.
outlook-short = This is what it would do as the board stands now.
outlook-gun = the machine gun
