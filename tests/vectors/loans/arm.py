"""Adjustable-rate loans month by month (adjustable-rate-mortgage)."""
from fractions import Fraction as F
from common import cents, level, simulate, bisect

def arm(loan, n, first, fixed, every, target, icap=None, pcap=None, life=None, floor='0', paycap=None, limit=None):
    owed, rate, rows = loan, F(first), []
    pay = level(owed, rate / 12, n)
    for m in range(n):
        if m >= fixed and (m - fixed) % every == 0:
            k = (m - fixed) // every
            t, cap = F(target(k)), icap if k == 0 else pcap
            if cap is not None:
                t = max(rate - F(cap), min(rate + F(cap), t))
            if life is not None: t = min(t, F(first) + F(life))
            rate = max(F(floor), t)
            new = level(owed, rate / 12, n - m)
            pay = new if paycap is None else min(new, cents(pay * (1 + F(paycap))))
        i = cents(owed * rate / 12)
        if limit and owed + i - pay > F(limit) * loan: pay = level(owed, rate / 12, n - m)
        p = owed + i if m == n - 1 else min(pay, owed + i)
        owed += i - p
        rows.append((m + 1, float(rate), p, i, owed))
        if owed == 0: break
    return rows

def show(name, rows, kept):
    top = max(r[2] for r in rows[:-1])
    print(name, 'first', rows[0], 'interest', sum(r[3] for r in rows), 'kept', sum(r[3] for r in rows[:kept]), 'owed', rows[kept - 1][4],
          'top', top, [r[0] for r in rows if r[2] == top][0], 'rate', max(r[1] for r in rows), 'last', rows[-1], 'peak', max(r[4] for r in rows))

if __name__ == '__main__':
    A = dict(loan=20000000, n=360, first='0.06', fixed=60, every=12, icap='0.02', pcap='0.02', life='0.05', floor='0.0275')
    path = lambda k: F('0.0675') + F('0.01') * (k + 1)
    rows = arm(target=path, **A); show('A', rows, 84); print(rows[60], rows[72])
    show('A best', arm(target=lambda k: -9, **A), 84)
    show('A worst', arm(target=lambda k: 9, **A), 84)
    fixed = simulate(20000000, F('0.0675') / 12, 360)
    fi = sum(r[1] for r in fixed[:84])
    print('fixed', fixed[0], 'interest 84', fi)
    be = bisect(lambda d: sum(r[3] for r in arm(target=lambda k: path(k) + F(d), **A)[:84]) - fi, -0.5, 0.5, 40)
    print('breakeven', be)
    # Payment cap 7.5%, the rate from 4% to 9% after one year of 30: the balance grows.
    B = dict(loan=10000000, n=360, first='0.04', fixed=12, every=12, floor='0', paycap='0.075', limit='1.25', life='0.4')
    rows = arm(target=lambda k: F('0.09'), **B); show('B', rows, 120); print(rows[12], rows[13], rows[24])
    C = dict(B, limit='1.02'); rows = arm(target=lambda k: F('0.09'), **C); show('C', rows, 120); print([r for r in rows if r[0] in (18,19,20,21,22,23,24,25)])
    D = dict(loan=10000000, n=12, first='0', fixed=6, every=1, floor='0', life='0.4')
    show('D', arm(target=lambda k: [F('0.01'), F('0.03')][min(k, 1)], **D), 12); print(arm(target=lambda k: [F('0.01'), F('0.03')][min(k, 1)], **D)[6:8])
