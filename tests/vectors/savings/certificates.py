"""Certificates of deposit in decimal arithmetic."""
from decimal import ROUND_HALF_UP, Decimal as D, getcontext

getcontext().prec = 40
cents = lambda x: D(x).quantize(D('0.01'), ROUND_HALF_UP)


def after(amount, apy, months):
    return D(amount) * (1 + D(apy)) ** (D(months) / 12)


nominal = 365 * ((1 + D('0.045')) ** (D(1) / 365) - 1)
penalty = cents(10_000 * nominal / 12 * 3)
got = cents(after(10_000, '0.045', 6) - penalty)
print('nominal', nominal, 'penalty', penalty, 'received', got)
print('break-even', (D(10_450) / got) ** 2 - 1, 'switched', cents(after(got, '0.05', 6) - 10_450))
apy = (1 + D('0.05') / 12) ** 12 - 1
print('nominal 5% monthly, 5 years', apy, cents(after(20_000, apy, 60)))
p = cents(D(5000) * D('0.04') / 12 * 6)
print('eats the principal', p, cents(after(5000, '0.04', 1) - p))
parts = [(12, '0.044'), (24, '0.042'), (36, '0.041'), (48, '0.04'), (60, '0.04')]
values = [cents(after(5000, r, m)) for m, r in parts]
print('ladder', values, sum(values) - 25_000)
again = cents(after(values[0], '0.04', 60))
print('first rung renewed', again, again - values[0])
