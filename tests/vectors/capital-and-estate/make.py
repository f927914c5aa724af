"""Tax on one gain, transcribed on its own from Rev. Proc. 2025-32, TCGA 1992 and the Indian Acts; dollars, pounds, rupees."""

BRACKETS = {  # 2026
    'single': [(0, .10), (12400, .12), (50400, .22), (105700, .24), (201775, .32), (256225, .35), (640600, .37)],
    'joint': [(0, .10), (24800, .12), (100800, .22), (211400, .24), (403550, .32), (512450, .35), (768700, .37)],
}
GAINS = {'single': (49450, 545500), 'joint': (98900, 613700)}
STANDARD = {'single': 16100, 'joint': 32200}
SURTAX = {'single': 200000, 'joint': 250000}


def ordinary(x, status):
    total = 0
    for i, (low, rate) in enumerate(BRACKETS[status]):
        high = BRACKETS[status][i + 1][0] if i + 1 < len(BRACKETS[status]) else float('inf')
        total += max(0, min(x, high) - low) * rate
    return total


def capped(income, gain, status, cap):
    # a dollar at a time would be slow: integrate between breakpoints
    points = sorted({income, income + gain, *[p for p, _ in BRACKETS[status] if income < p < income + gain]})
    total = 0
    for a, b in zip(points, points[1:]):
        rate = max(r for p, r in BRACKETS[status] if p <= a)
        total += (b - a) * min(rate, cap)
    return total


def long_term(income, gain, status):
    zero, middle = GAINS[status]
    top = income + gain
    at15 = max(0, min(top, middle) - max(income, zero))
    at20 = max(0, top - max(income, middle))
    return at15 * .15 + at20 * .20


def surtax(income, gain, status):
    return min(gain, max(0, income + STANDARD[status] + gain - SURTAX[status])) * .038


for name, value in {
    '25,000 on 50,000, single': long_term(50000, 25000, 'single') + surtax(50000, 25000, 'single'),
    '10,000 on 40,000 (550 above the zero band)': long_term(40000, 10000, 'single'),
    '9,450 on 40,000 (to the edge)': long_term(40000, 9450, 'single'),
    '9,451 on 40,000': long_term(40000, 9451, 'single'),
    '500,000 on 100,000, single': (long_term(100000, 500000, 'single'), surtax(100000, 500000, 'single')),
    'short 25,000 on 50,000': ordinary(75000, 'single') - ordinary(50000, 'single'),
    'collectible 40,000 on 190,000': (capped(190000, 40000, 'single', .28), surtax(190000, 40000, 'single')),
    'building 60,000 depreciation, 90,000 more, on 150,000 joint': (
        capped(150000, 60000, 'joint', .25), long_term(210000, 90000, 'joint'), surtax(150000, 150000, 'joint')),
    'home 650,000, joint, on 80,000': (long_term(80000, 150000, 'joint'), surtax(80000, 150000, 'joint')),
}.items():
    print('US', name, value)


def uk(income, taxable, basic, higher, business=0, rate=0):
    room = max(0, 37700 - income - business)
    return business * rate + min(taxable - business, room) * basic + max(0, taxable - business - room) * higher


print('UK 9,600 on 20,000', uk(20000, 9600, .18, .24))
print('UK 49,600 on 20,000', uk(20000, 49600, .18, .24))
print('UK before 30 October 2024', uk(20000, 49600, .10, .20))
print('UK edge 17,700 and a pound', uk(20000, 17700, .18, .24), uk(20000, 17701, .18, .24))
print('UK business 1,000,000 of 1,200,000', uk(50000, 1200000, .18, .24, 1000000, .18), uk(50000, 1200000, .18, .24, 1000000, .14))
print('India equity 700,000', (700000 - 125000) * .125 * 1.04, 'short', 700000 * .2 * 1.04)
print('India flat 8 to 25 lakh', (2500000 - 800000 * 363 / 137) * .2 * 1.04, 1700000 * .125 * 1.04)
