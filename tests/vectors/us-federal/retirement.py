"""Social Security benefits by a second hand in fractions. What cases of social-security cite. Bend points are typed here."""
from fractions import Fraction as F
from math import floor

dime = lambda x: F(floor(x * 10), 10)
bends = {2024: (1174, 7078), 2025: (1226, 7391), 2026: (1286, 7749)}


def pia(average, year):
    one, two = bends[year]
    return dime(F(9, 10) * min(average, one) + F(32, 100) * max(0, min(average, two) - one) + F(15, 100) * max(0, average - two))


def share(age, full):
    if age >= full:
        return 1 + F(2, 300) * (min(age, 840) - full)
    early = full - age
    return 1 - F(5, 900) * min(36, early) - F(5, 1200) * max(0, early - 36)


paid = lambda amount, part: floor(dime(amount * part))
for title, average, year in (('SSA, maximum earner of 2025', 13_689, 2025), ('5,000 in 2025', 5000, 2025), ('70,000 for 35 years', 70_000 * 35 // 420, 2026), ('70,000 for 20 years', 70_000 * 20 // 420, 2026)):
    amount = pia(average, year)
    print(title, average, float(amount), [(a, paid(amount, share(a * 12, 804))) for a in range(62, 71)])
for amount, full in ((F(2000), 804), (F(2888), 794)):
    rows = [(a, paid(amount, share(a * 12, full)), float(share(a * 12, full))) for a in range(62, 71)]
    print(float(amount), full, rows)
    b62, b70, bf = rows[0][1], rows[8][1], paid(amount, F(1))
    print('  even 62/full', 62 + float(F(bf * (full - 744), bf - b62)) / 12, '62/70', 62 + float(F(b70 * 96, b70 - b62)) / 12)
    print('  totals to 90', [(a, b * 12 * (90 - a)) for a, b, _ in rows])
    v = 1.02 ** (-1 / 12)
    print('  values at 2% to 90', [(a, round(sum(b * v ** m for m in range((a - 62) * 12, (90 - 62) * 12)), 2)) for a, b, _ in rows])
print('spouse 12 early', floor(dime(dime(F(1000) - 400) * (1 - F(25, 3600) * 12))), 'test', (40_000 - 24_480) / 2, (80_000 - 65_160) / 3)
