## What the expansion keeps beside the seats
sideboard-wild = Dzika Banda: czerwoni { $red }, niebiescy { $blue }
sideboard-plan = Diabelska intryga: krok { $step } z { $steps }
