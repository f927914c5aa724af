"""Level payments and schedules in exact fractions: each interest and each level payment rounded half away from zero to the cent.
Amounts are whole cents."""
from fractions import Fraction as F
from decimal import Decimal as D

def rnd(x):
    x = F(x)
    s = 1 if x >= 0 else -1
    x = abs(x)
    return s * int(x + F(1, 2))

def pmt(r, n, pv):
    r = F(r)
    return pv / n if r == 0 else pv * r / (1 - (1 + r) ** (-n))

def sched(P, rate, n, extra=0, inst=None, per=12):
    r = F(str(rate)) / per
    P0 = P
    inst = inst or rnd(pmt(r, n, F(P)))
    rows = []
    for k in range(1, n + 1):
        i = rnd(P * r)
        owed = P + i
        if k == n or owed <= inst:
            rows.append((k, i, owed, 0, 0))
            break
        x = min(extra, owed - inst)
        P = owed - inst - x
        rows.append((k, i, inst, x, P))
        if P == 0:
            break
    return (inst, rows)

def irr(cash, flows, per=12):
    lo, hi = (0.0, 5.0)
    f = lambda i: sum((p / (1 + i) ** (k + 1) for k, p in enumerate(flows))) - cash
    for _ in range(300):
        m = (lo + hi) / 2
        if f(m) > 0:
            lo = m
        else:
            hi = m
    return lo * per
