"""Offers month by month (loan-comparison)."""
from common import F, cents, level, bisect

def path(P, rate, n, per=12, intro='0', im=0, kind='repayment', offset=0):
    owed, rows, ie = P, [], round(im * per / 12)
    if kind == 'flat':
        e = cents(P * (1 + F(rate) * n / per) / n)
        fr = bisect(lambda i: sum(e / (1 + i) ** t for t in range(1, n + 1)) - P, 0.0, 1.0)
    for k in range(1, n + 1):
        r = F(intro if k <= ie else rate) / per
        if kind == 'repayment' and k in (1, ie + 1): e = level(owed, r, n - k + 1)
        i = cents(owed * F(fr)) if kind == 'flat' else cents(max(0, owed - offset) * r)
        if kind == 'interest': e = i
        p = owed + i if k == n else min(e, owed + i)
        owed += i - p
        rows.append((p, i, owed))
        if owed == 0: break
    return rows

def offer(name, P, rate, n, keep, d='0.03', per=12, up=0, fee=0, exit=0, cash=0, **more):
    rows = path(P, rate, n, per, **more)
    f = cents(F(fee) * 12 / per)
    c = min(len(rows), keep * per // 12)
    owed = rows[c - 1][2]
    x = exit if owed else 0
    paid = sum(r[0] + f for r in rows[:c])
    cost = up - cash + paid + owed + x - P
    pv = sum((r[0] + f) * (1 + float(d)) ** (-(k + 1) / per) for k, r in enumerate(rows[:c])) + (owed + x) * (1 + float(d)) ** (-c / per) + up - cash - P
    apr = lambda c, x: per * bisect(lambda i: sum((r[0] + f) / (1 + i) ** (k + 1) for k, r in enumerate(rows[:c])) + (rows[c - 1][2] + x) / (1 + i) ** c - (P - up + cash), 0.0, 1.0)
    print(name, 'first', rows[0][0] + f, 'top', max(r[0] for r in rows[:c]) + f, 'paid', paid, 'owed', owed, 'cost', cost, 'pv', pv, 'kept', apr(c, x), 'whole', apr(len(rows), 0), 'n', len(rows))
    def at(m):
        c = min(len(rows), m * per // 12)
        o = rows[c - 1][2] if c else P
        return up - cash + sum(r[0] + f for r in rows[:c]) + o + (exit if o else 0) - P
    return at

a = offer('fees', 20000000, '0.0575', 360, 60, up=350000)
b = offer('none', 20000000, '0.06', 360, 60)
print('crossing', next(m for m in range(1, 361) if a(m) < b(m)), [(m, a(m), b(m)) for m in (1, 95, 96, 97, 98)], a(12), b(12))
m = next(m for m in range(1, 361) if a(m) < b(m)); print(m, a(m), b(m))
offer('intro', 20000000, '0.0625', 360, 60, up=150000, exit=50000, intro='0.049', im=24)
offer('interest', 10000000, '0.06', 24, 24, kind='interest', fee=1000, cash=20000)
offer('flat', 1000000, '0.08', 36, 12, kind='flat')
offer('offset', 1200000, '0.06', 26, 12, per=26, offset=600000, fee=1300)
