"""Life annuities by a second hand: backwards from the end of the table, one period at a time. What cases of annuity-payout cite.

Run: python3 tests/vectors/life-table/annuities.py
Reads ssa-2017.csv beside it. A month's chance of death follows from lives that fall in a straight line within a year of age.
"""
import csv
from pathlib import Path

rows = [r for r in csv.DictReader(l for l in open(Path(__file__).with_name('ssa-2017.csv')) if not l.startswith('#'))]
q = {(r['sex'], int(r['age'])): float(r['q']) for r in rows}
cents = lambda x: int(x * 100 + 0.5) / 100


def alive(sex, age, m):
    """Lives at each period, of 1 at `age`."""
    lives, out = 1.0, []
    for a in range(age, 130):
        d = lives * q.get((sex, a), 1.0)
        out += [lives - d * k / m for k in range(m)]
        lives -= d
    return out + [0.0] * 2000


def life(rate, m, sex, age, end=True, defer=0, growth=0.0, certain=0, partner=None, nominal=True):
    i = rate / m if nominal else (1 + rate) ** (1 / m) - 1
    a = alive(sex, age, m)
    b = alive(partner[0], partner[1], m) if partner else None
    n = 120 * m
    value = 0.0
    for k in reversed(range(n)):  # payment k of the course; value is seen from its own moment
        t = defer * m + k + (1 if end else 0)
        p = a[t]
        if b:
            p = p + (1 - p) * partner[2] * b[t]
        if k < certain * m:
            p = 1.0
        value = p * (1 + growth) ** (k // m) + value / (1 + i)
    return value / (1 + i) ** (defer * m + (1 if end else 0))


def expectation(sex, age):
    lives, years = 1.0, 0.0
    for a in range(age, 130):
        died = lives * q.get((sex, a), 1.0)
        years += lives - died / 2
        lives -= died
    return years


def irr(premium, payment, m, years, end=True, defer=0, growth=0.0):
    low, high = -0.9, 2.0
    for _ in range(200):
        j = (low + high) / 2
        pv = sum(payment * (1 + growth) ** (k // m) / (1 + j) ** (defer + (k + (1 if end else 0)) / m) for k in range(years * m))
        low, high = (j, high) if pv > premium else (low, j)
    return j


def show(title, factor, premium, m):
    payment = cents(premium / factor)
    print(title, 'factor', round(factor, 8), 'payment', payment, 'payout', round(payment * m / premium, 8))
    return payment


f = life(0.045, 12, 'female', 65)
p = show('female 65', f, 250_000, 12)
print('  expectation', round(expectation('female', 65), 4), 'break-even', next(a for a in range(66, 120) if p * 12 * (a - 65) >= 250_000))
for a in (66, 75, 85, 95):
    print('  dies at', a, 'alive', round(alive('female', 65, 1)[a - 65], 6), 'received', cents(p * 12 * (a - 65)), 'irr', round(irr(250_000, p, 12, a - 65), 6))
show('male 65', life(0.045, 12, 'male', 65), 250_000, 12)
show('male 70 quarterly start effective', life(0.03, 4, 'male', 70, end=False, nominal=False), 100_000, 4)
show('female 60 deferred 5 growth 2%', life(0.04, 12, 'female', 60, defer=5, growth=0.02), 300_000, 12)
p = show('male 66 certain 10', life(0.045, 12, 'male', 66, certain=10), 250_000, 12)
print('  dies at 70, ten years paid:', cents(p * 120), 'irr', round(irr(250_000, p, 12, 10), 6))
show('couple', life(0.04, 12, 'male', 67, partner=('female', 64, 0.5)), 400_000, 12)
show('couple all of it, certain 15', life(0.04, 1, 'male', 67, end=False, certain=15, partner=('female', 72, 1.0)), 400_000, 1)
show('load 5%', life(0.045, 12, 'female', 65) / 0.95, 250_000, 12)
print('sum for 2000 a month, male 65', cents(2000 * life(0.045, 12, 'male', 65) / 0.97))
print('offer of 1400', cents(1400 * f), round(1400 * f / 250_000, 6))
print('offer of 1500 for 20 years', round(irr(250_000, 1500, 12, 20), 6))


def lasts(total, payment, i, m, growth=0.0, end=True, defer=0):
    left, k = total * (1 + i) ** (defer * m), 0
    while True:
        if end:
            left *= 1 + i
        want = payment * (1 + growth) ** (k // m)
        if left <= want:
            return (k + left / want) / m, k
        left -= want
        if not end:
            left *= 1 + i
        k += 1


print('lasts 1500', lasts(250_000, 1500, 0.045 / 12, 12))
print('lasts 1500 rising 2%', lasts(250_000, 1500, 0.045 / 12, 12, growth=0.02))
print('lasts yearly start, 3 years later', lasts(100_000, 10_000, 0.03, 1, end=False, defer=3))


# PMT and PV by their closed form.
pmt = lambda i, n, sum, start=False: sum * i / (1 - (1 + i) ** -n) / ((1 + i) if start else 1)
print('PMT 20 years of months', pmt(0.045 / 12, 240, 250_000), 'quarters in advance', pmt(0.05 / 4, 40, 100_000, True))
print('PV 1500', 1500 * (1 - (1 + 0.045 / 12) ** -240) / (0.045 / 12))
