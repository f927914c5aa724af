"""Flat and reducing rates, Rule of 78 digit by digit (flat-vs-reducing-rate)."""
from common import F, cents, level

def bis(pv, lo=0.0, hi=10.0):
    for _ in range(200):
        m = (lo + hi) / 2
        if pv(m) > 0: lo = m
        else: hi = m
    return lo

def run(name, P, kind, rate, n, a=0, charges=0, k=None):
    r = F(rate)
    fl = cents(P * (1 + r * n / 12) / n)
    re = level(P, r / 12, n)
    if kind == 'flat': e = fl
    elif a == 0: e = re
    else:
        v = sum(1 / (1 + r / 12) ** t for t in range(1, n - a + 1))
        e = cents(P / (a + v))
    rate_of = lambda got: 12 * bis(lambda i: sum(e / (1 + i) ** t for t in range(1, n - a + 1)) - got)
    i = rate_of(P - a * e)
    owed, rows = P - a * e, []
    for t in range(1, n - a + 1):
        x = cents(owed * i / 12)
        p = owed + x if t == n - a else min(e, owed + x)
        owed += x - p
        rows.append((t, p, x, owed))
    I = sum(x[2] for x in rows)
    print(name, 'e', e, 'reducing', i, 'flat', (e * n / P - 1) / (n / 12), 'interest', I, 'effective', (1 + i / 12) ** 12 - 1,
          'with charges', rate_of(P - a * e - charges) if charges else None, 'flat/red', fl, re, 'dearer', (fl - re) * n, 'first', rows[0], 'last', rows[-1])
    if k:
        digits = [n - t + 1 for t in range(1, n + 1)]
        unearned = cents(F(I * sum(digits[k:]), sum(digits)))
        s = sum(x[1] for x in rows[k:]) - unearned
        print('   rule 78', s, 'balance', rows[k - 1][3], 'penalty', s - rows[k - 1][3])

run('A', 1000000, 'flat', '0.08', 36, charges=20000, k=12)
run('B', 50000000, 'reducing', '0.12', 60, k=24)
run('C', 1000000, 'flat', '0.08', 36, a=2)
run('D', 1000000, 'reducing', '0.12', 24, a=1, charges=11800)
run('E', 100000, 'flat', '0.12', 1)
for n in (12, 84):
    e = (1 + 0.08 * n / 12) / n
    i = bis(lambda i: sum(e / (1 + i) ** t for t in range(1, n + 1)) - 1) * 12
    p = (0.08 / 12) / (1 - (1 + 0.08 / 12) ** -n)
    print(n, i, (p * n - 1) / (n / 12), cents(1000000 * (1 + F('0.08') * n / 12) / n), level(1000000, F('0.08') / 12, n))
