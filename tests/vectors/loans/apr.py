"""Annual percentage rates by bisection over single payments (apr-calculator)."""
from common import F, cents, simulate, level

def bis(f, lo, hi):
    for _ in range(300):
        m = (lo + hi) / 2
        if f(m) > 0: lo = m
        else: hi = m
    return lo

def us(af, flows, per, unit, days=0):
    w = days / unit
    whole = w // 1
    f = w - whole
    pv = lambda i: sum(a / ((1 + f * i) * (1 + i) ** (k + whole)) for k, a in flows) - af
    return bis(pv, 0, 5) * per

def eu(af, flows, per, days=0):
    pv = lambda x: sum(a / (1 + x) ** (k / per + days / 365) for k, a in flows) - af
    return bis(pv, 0, 1000)

def loan(name, amount, rate, n, per, unit, points='0', prepaid=0, financed=0, ins=0, insured=0, days=0, own=None, early=()):
    P = amount + financed
    rows = simulate(P, F(rate) / per, n)
    pay = own or rows[0][0]
    if own: flows = [(k + 1, own) for k in range(n)]
    else: flows = [(k + 1, r[0]) for k, r in enumerate(rows)]
    pts = cents(P * F(points))
    af = amount - pts - prepaid
    full = [(k, a + (ins if k <= insured else 0)) for k, a in flows]
    tot = sum(a for _, a in full)
    print(name, 'pay', pay, 'last', flows[-1][1], 'n', len(flows), 'af', af, 'total', tot, 'charge', tot - af, 'interest', sum(a for _, a in flows) - P, 'points', pts,
          'us', us(af, full, per, unit, days), 'eu', eu(af, full, per, days))
    for y in early:
        k = y * per
        e = full[:k - 1] + [(k, full[k - 1][1] + rows[k - 1][2])]
        print('   ', y, rows[k - 1][2], sum(a for _, a in e) - af, us(af, e, per, unit, days))

loan('A', 25000000, '0.065', 360, 12, 30, '0.01', 300000, early=(1, 5))
loan('B', 1000000, '0.12', 36, 12, 30, own=None, prepaid=0)
loan('C', 20000000, '0.06', 360, 12, 30, '0.02', 100000, 250000, 9000, 100, 15, early=(2,))
loan('D', 500000, '0.1', 52, 52, 7, prepaid=10000, days=5)
loan('E', 600000, '0.08', 24, 12, 30, prepaid=5000, days=-10)
loan('F', 600000, '0.08', 8, 4, 90, prepaid=5000, financed=20000)
loan('J', 500000, '0.0969', 24, 12, 30, own=23000)
# Appendix J (c)(1) (ii), (iv) and (v): the law prints 11.82%, 8.97% and 14.96%.
loan('J ii', 600000, '0.09', 36, 12, 30, own=20000, days=19)
loan('J iv', 1000000, '0.09', 40, 4, 90, own=38500, days=39)
loan('J v', 50000, '0.09', 30, 52, 7, own=1760, days=25)
