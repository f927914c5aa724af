"""A credit line month by month (heloc)."""
from common import F, cents, level

def line(draws, index, margin='0', dm=120, rm=240, share=None, step='0', intro='0', im=0, cap='0.18', floor='0.04', rise='0'):
    owed, rows, last = 0, [], None
    for m in range(1, dm + rm + 1):
        r = F(intro) if m <= im else max(F(floor), min(F(cap), F(index) + F(rise) + F(margin) + F(step) * ((m - 1) // 12)))
        d = sum(a for k, a in draws if k == m and a > 0)
        x = -sum(a for k, a in draws if k == m and a < 0)
        b = owed + d
        i = cents(b * r / 12)
        if m > dm:
            if r != last: pay, last = level(b, r / 12, dm + rm - m + 1), r
            p = pay
        else: p = max(i, cents(b * F(share))) if share else i
        p = b + i if m == dm + rm else min(p, b + i)
        x = min(x, b + i - p)
        owed = b + i - p - x
        rows.append((m, float(r), d, p + x, i, owed))
    return rows

def show(name, rows, dm):
    print(name, 'first', rows[0], 'before', rows[dm - 1], 'begins', rows[dm], 'jump', rows[dm][3] / rows[dm - 1][3] - 1 if rows[dm-1][3] else None, 'interest', sum(r[4] for r in rows), 'last', rows[-1],
          'rate', max(r[1] for r in rows), 'year 2', sum(r[2] for r in rows[12:24]), sum(r[3] for r in rows[12:24]), sum(r[4] for r in rows[12:24]), rows[23][5])

A = [(1, 4000000)]
show('A', line(A, '0.07', '0.01'), 120); show('A+2', line(A, '0.07', '0.01', rise='0.02'), 120)
show('fixed', line(A, '0.085', dm=1, rm=180, floor='0'), 1)
from common import simulate
f = simulate(4000000, F('0.085') / 12, 180); print(f[0], sum(r[1] for r in f))
B = [(1, 2000000), (13, 1000000), (20, -500000)]
k = dict(dm=36, rm=60, share='0.015', step='0.01', intro='0.03', im=6, cap='0.1', floor='0.04')
show('B', line(B, '0.07', '0.005', **k), 36); show('B+2', line(B, '0.07', '0.005', rise='0.02', **k), 36)
f = simulate(3000000, F('0.085') / 12, 180); print(f[0], sum(r[1] for r in f))
