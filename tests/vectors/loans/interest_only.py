"""Interest only, then a level loan, month by month (interest-only-mortgage)."""
from fractions import Fraction as F
from common import cents, level, simulate

def run(loan, r1, r2, first, n, extra=0):
    owed, rows = loan, []
    for m in range(first):
        if owed == 0: break
        i = cents(owed * F(r1) / 12)
        p = min(extra, owed)
        owed -= p
        rows.append((i + p, i, owed))
    left = owed
    if first == n and owed:
        p, i, _ = rows[-1]
        rows[-1] = (p + owed, i, 0)
    elif owed:
        rows += simulate(owed, F(r2) / 12, n - first)
    return left, rows

def repaying(loan, r1, r2, first, n):
    owed, rows, pay = loan, [], level(loan, F(r1) / 12, n)
    for m in range(1, n + 1):
        r = F(r1 if m <= first else r2) / 12
        if m == first + 1: pay = level(owed, r, n - first)
        i = cents(owed * r)
        p = owed + i if m == n else min(pay, owed + i)
        owed += i - p
        rows.append((p, i, owed))
        if owed == 0: break
    return rows

for name, a in dict(A=(30000000, '0.06', '0.06', 120, 360), B=(20000000, '0.05', '0.05', 300, 300), C=(25000000, '0.045', '0.07', 60, 300, 20000), D=(120000, '0', '0', 6, 12), E=(1000000,'0.06','0.06',24,60,50000)).items():
    left, rows = run(*a)
    rep = repaying(*a[:5])
    print(name, 'left', left, 'first', rows[0], 'after', rows[a[3]] if len(rows) > a[3] else None, 'last', rows[-1], len(rows), 'interest', sum(r[1] for r in rows),
          'repaying', rep[0], sum(r[1] for r in rep), 'year 1', sum(r[0] for r in rows[:12]), sum(r[1] for r in rows[:12]), rows[11][2], rep[min(11,len(rep)-1)][2])
