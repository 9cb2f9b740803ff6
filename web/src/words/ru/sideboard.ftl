## What the expansion keeps beside the seats
sideboard-wild = Дикая банда: пуль у красных { $red }, у синих { $blue }
sideboard-plan = Дьявольский замысел: шаг { $step } из { $steps }
