## On chips and cards, so that nothing is told by color alone: one sign each, no two alike
letter-ghost = G
letter-doc = D
letter-tuco = T
letter-cheyenne = C
letter-belle = B
letter-django = J
letter-mei = ✿
letter-misty = M
letter-twinzz = Z
letter-marshal = ★
letter-courier = ✉
letter-professore = P
