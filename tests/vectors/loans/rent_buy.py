"""Renting against buying by the future value of every month's difference (rent-vs-buy)."""
from common import F, cents, simulate

def run(name, price, dep, rate, rent, stay, n=360, buy=.03, sell=.06, hg=.03, pt=.011, up=.01, ins=1800, dues=0, rg=.03, rc=20, inv=.05, infl=.025, tax=0, thr=0, gain_tax=None, quiet=False):
    loan = round((price - dep) * 100)
    rows = simulate(loan, F(rate) / 12, n) if loan else []
    months = stay * 12
    own, rents = [], []
    for m in range(months):
        y = m // 12
        c = (rows[m][0] / 100 if m < len(rows) else 0) + price * (1 + hg) ** y * (pt + up) / 12 + (ins / 12 + dues) * (1 + infl) ** y
        if m % 12 == 11:
            i = sum(r[1] for r in rows[y * 12:y * 12 + 12]) / 100
            c -= tax * max(0, i + price * (1 + hg) ** y * pt - thr)
        own.append(c)
        rents.append(rent * (1 + rg) ** y + rc * (1 + infl) ** y)
    fv = lambda flows: sum(f * (1 + inv) ** ((months - 1 - m) / 12) for m, f in enumerate(flows))
    renter = (dep + price * buy) * (1 + inv) ** stay + fv([max(0, a - b) for a, b in zip(own, rents)])
    saved = fv([max(0, b - a) for a, b in zip(own, rents)])
    v = price * (1 + hg) ** stay
    owed = rows[months - 1][2] / 100 if months <= len(rows) else 0
    leave = v * sell + (max(0, v * (1 - sell) - price * (1 + buy)) * gain_tax if gain_tax else 0)
    b = v - owed - leave + saved
    if not quiet:
        print(name, 'ahead', b - renter, 'buyer', b, 'renter', renter, 'saved', saved, 'value', v, 'owed', owed, 'leaving', leave, 'first', own[0], rents[0], 'year 1', sum(own[:12]), sum(rents[:12]))
    return b - renter

def fair(*a, **k):
    a = list(a); lo, hi = 0.0, 1e6
    for _ in range(200):
        m = (lo + hi) / 2; a[4] = m
        if run(*a, quiet=True, **k) < 0: lo = m
        else: hi = m
    return lo
A = ('A', 400000, 80000, '0.065', 2000, 8)
run(*A); print('fair', fair(*A), 'even', next((y for y in range(1, 31) if run('A', 400000, 80000, '0.065', 2000, y, quiet=True) >= 0), None))
B = ('B', 300000, 300000, '0.05', 1500, 5); k = dict(hg=-.02, rg=.04, dues=100)
run(*B, **k); print('fair', fair(*B, **k), 'even', next((y for y in range(1, 31) if run('B', 300000, 300000, '0.05', 1500, y, quiet=True, **k) >= 0), None))
C = ('C', 400000, 80000, '0.065', 3500, 10); k = dict(tax=.24, thr=5000, gain_tax=.15, n=120)
run(*C, **k); print('fair', fair(*C, **k), 'even', next((y for y in range(1, 31) if run('C', 400000, 80000, '0.065', 3500, y, quiet=True, **k) >= 0), None))
run('A1', 400000, 80000, '0.065', 2000, 1)
