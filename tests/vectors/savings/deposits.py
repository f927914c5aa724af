"""Indian fixed and recurring deposits in decimal arithmetic, each instalment on its own."""
from decimal import ROUND_HALF_UP, Decimal as D, getcontext

getcontext().prec = 40
cents = lambda x: D(x).quantize(D('0.01'), ROUND_HALF_UP)


def recurring(instalment, rate, months):
    i = D(rate) / 4
    return cents(sum(D(instalment) * (1 + i) ** (D(k) / 3) for k in range(1, months + 1)))


for args in [(5000, '0.075', 18), (10_000, '0.067', 60), (100, '0.067', 60), (2000, '0.0725', 20), (2000, '0.0675', 20), (5000, '0.067', 1), (5000, '0.067', 2)]:
    print('recurring', args, recurring(*args))
print('goal 10 lakh', cents(1_000_000 / (recurring(1, '0.067', 60) * 0 + sum((1 + D('0.01675')) ** (D(k) / 3) for k in range(1, 61)))))
print('yield', (1 + D('0.067') / 4) ** 4 - 1)


def fixed(deposit, rate, months, days=0):
    whole, rest = divmod(months, 3)
    return cents(D(deposit) * (1 + D(rate) / 4) ** whole * (1 + D(rate) * (D(rest) / 12 + D(days) / 365)))


for args in [(100_000, '0.07', 60), (500_000, '0.071', 24), (250_000, '0.0725', 14, 20), (1_000_000, '0.075', 36), (1_000_000, '0.075', 12), (1_000_000, '0.075', 24)]:
    print('fixed', args, fixed(*args))
print('yield', (fixed(100_000, '0.07', 60) / 100_000) ** (D(1) / 5) - 1)
each = cents(2_000_000 * ((1 + D('0.075') / 4) ** (D(1) / 3) - 1))
print('monthly', each, each * 12, each * 60, cents(each * 12 / 10))
print('quarterly with two months over', cents(600_000 * D('0.08') / 4), cents(600_000 * D('0.08') / 4) * 4 + cents(600_000 * D('0.08') * 2 / 12))
