"""What the cases of home-equity-calculator cite: balances by schedule, the value month by month."""
from schedules import *

def he(v, liens, g, mx, sell):
    B = []
    for b, r, n in liens:
        _, rows = sched(b * 100, r, n)
        B.append([b * 100] + [x[4] for x in rows])
    at = lambda m: sum((b[m] if m < len(b) else 0 for b in B)) / 100
    first = lambda m: (B[0][m] if m < len(B[0]) else 0) / 100

    def reach(t, gg):
        for m in range(0, 601):
            if first(m) <= t * v * (1 + gg) ** (m / 12) * (1 + 1e-12):
                return m
    print([(t, reach(t, 0), reach(t, g)) for t in (0.8, 0.78)])
    for y in (0, 1, 5, 10):
        w = v * (1 + g) ** y
        print(y, round(w, 2), at(12 * y), round(w - at(12 * y), 2), round(at(12 * y) / w, 6), round(max(0, w * mx - at(12 * y)), 2))
    for d in (0.05, 0.1, 0.2, 0.3):
        w = v * (1 - d)
        print(d, round(w, 2), round(w - at(0), 2), round(at(0) / w, 6), round(w * (1 - sell) - at(0), 2))
he(450000, [(310000, 0.06, 312), (25000, 0.085, 108)], 0.03, 0.8, 0.06)
he(300000, [(285000, 0.065, 360)], 0.03, 0.8, 0.06)
he(300000, [(285000, 0.065, 360)], -0.05, 0.8, 0.06)
he(300000, [(210000, 0.065, 360)], 0.03, 0.8, 0.06)
