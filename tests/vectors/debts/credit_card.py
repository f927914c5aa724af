"""What the cases of credit-card-payoff cite as a simulation: balances as (cents, rate in a month), purchases first."""
from schedules import *

def card(parts, share, addsI, floor, pay, spend=0, fee=0, limit=1200):
    b = [p[0] for p in parts]
    h = []
    m = 0
    while sum(b) > 0 and m < limit:
        m += 1
        bef = sum(b)
        I = [rnd(F(b[k]) * F(str(parts[k][1](m))) / 12) for k in range(len(b))]
        for k in range(len(b)):
            b[k] += I[k]
        f = fee if m % 12 == 0 else 0
        b[0] += f
        ask = rnd(F(str(share)) * bef) + sum(I) if addsI else rnd(F(str(share)) * sum(b))
        mn = min(sum(b), max(ask, floor))
        p = min(sum(b), mn if pay == 'min' else pay)
        rk = sorted(range(len(b)), key=lambda k: parts[k][1](m))

        def take(o, x):
            for k in o:
                t = min(x, b[k])
                b[k] -= t
                x -= t
        l = min(p, mn)
        take(rk, l)
        take(rk[::-1], p - l)
        s = spend if sum(b) > 0 else 0
        b[0] += s
        h.append((m, sum(I), f + s, mn, p, sum(b)))
    return (sum(b) == 0, h)

def show(R, at=()):
    ok, h = R
    print(ok, 'n', len(h), 'int', sum((x[1] for x in h)) / 100, 'paid', sum((x[4] for x in h)) / 100, 'added', sum((x[2] for x in h)) / 100, [h[k] for k in at])

def need(n, *a, **k):
    lo, hi = (0, 10 ** 8)
    while hi - lo > 1:
        m = (lo + hi) // 2
        ok, h = card(a[0], a[1], a[2], a[3], m, **k)
        if ok and len(h) <= n:
            hi = m
        else:
            lo = m
    return hi / 100
c = lambda r: lambda m: r
P = [(600000, c(0.2299)), (0, c(0.2999)), (0, c(0))]
show(card(P, 0.01, True, 3500, 25000), (0, -1))
show(card(P, 0.01, True, 3500, 'min'), (0, 11, -1))
print(need(24, P, 0.01, True, 3500))
show(card(P, 0.01, True, 3500, int(need(24, P, 0.01, True, 3500) * 100 + 0.5)), (-1,))
print('3k 2%')
Q = [(300000, c(0.18)), (0, c(0.2)), (0, c(0))]
show(card(Q, 0.02, False, 2000, 'min'), (0,))
show(card(Q, 0.02, False, 2000, 10000), (0, -1))
print('spend')
show(card(P, 0.01, True, 3500, 40000, 10000, 9500), (0, 11, -1))
show(card(P, 0.01, True, 3500, 'min', 10000, 9500), (0, 11, -1))
print('M2')
M = [(25000, c(0.17)), (25000, c(0.21)), (50000, lambda m: 0 if m <= 6 else 0.17)]
show(card(M, 0.02, False, 2000, 4000), (0, 5, 6, -1))
show(card(M, 0.02, False, 2000, 'min'), (0, 5, 6, -1))
x = (500 * (30 / 36) * 0.17 + 250 * 0.17 + 250 * 0.21) / 1000 / 12
print(x, 1000 * x / (1 - (1 + x) ** (-36)))
print('never')
show(card(P, 0.01, True, 3500, 11400), (0, 119, -1))
