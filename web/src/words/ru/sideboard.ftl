## What the expansion keeps beside the seats
sideboard-wild = Дикая банда: { $red } у красных, { $blue } у синих
sideboard-plan = Дьявольский замысел: шаг { $step } из { $steps }
