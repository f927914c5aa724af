"""What the cases of home-equity-loan-calculator cite: the paths of a second loan, a cash-out refinance and a credit line."""
from schedules import *

def level(P, r, n):
    if P == 0:
        return (0, [])
    i, rows = sched(P, r, n)
    return (i, [(x[2], x[1], x[4]) for x in rows])

def line(A, r, d, io, n):
    path = []
    owed = A if io == 0 else 0
    for m in range(1, io + 1):
        if m <= d:
            owed = rnd(F(A * m, d))
        i = rnd(owed * F(str(r)) / 12)
        path.append((i, i, owed))
    return path + level(owed, r, n)[1]

def hel(A, r, n, V, B, br, bn, fees, cr, cn, cc, lr, d, io, ln, stay, imp, tax):
    A, B, fees, cc = [rnd(F(str(x)) * 100) for x in (A, B, fees, cc)]
    si, s = level(A, r, n)
    fi, f = level(B, br, bn)
    ci, c = level(A + B + cc, cr, cn)
    l = line(A, lr, d, io, ln)
    print('pay', si / 100, 'apr', irr(A - fees, [x[0] for x in s]), 'comb', (si + fi) / 100, 'int', sum((x[1] for x in s)) / 100, 'first', s[0], 'last', s[-1])
    R = {'second': ([(s, 1 if imp else 0), (f, 1)], fees), 'cash': ([(c, 1 if imp else F(B, A + B + cc))], cc), 'line': ([(l, 1 if imp else 0), (f, 1)], 0)}
    for k, (paths, fe) in R.items():
        for y in (1, stay, 30):
            L = y * 12
            I = [sum((x[1] for x in p[:L])) for p, _ in paths]
            t = sum((i * sh * F(str(tax)) for i, (_, sh) in zip(I, paths)))
            print(k, y, dict(first=sum((p[0][0] if p else 0 for p, _ in paths)) / 100, high=max((sum((p[m][0] if m < len(p) else 0 for p, _ in paths)) for m in range(L))) / 100, int=sum(I) / 100, tax=rnd(t) / 100, cost=rnd(sum(I) + fe - t) / 100, owed=sum((p[L - 1][2] if L <= len(p) else 0 for p, _ in paths)) / 100))
hel(40000, 0.085, 180, 450000, 260000, 0.045, 288, 800, 0.065, 360, 6000, 0.08, 1, 120, 240, 7, True, 0)
print('B')
hel(50000, 0.09, 120, 400000, 200000, 0.07, 300, 0, 0.06, 300, 4000, 0.085, 10, 24, 60, 5, False, 0.24)
print('free')
hel(12000, 0, 12, 100000, 0, 0.05, 12, 0, 0, 12, 0, 0, 1, 0, 12, 1, True, 0)
