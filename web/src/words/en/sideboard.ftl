## What the expansion keeps beside the seats
sideboard-wild = Wild Bunch: { $red } for red, { $blue } for blue
sideboard-plan = Devilish Plan: step { $step } of { $steps }
