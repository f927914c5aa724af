"""Loans of the vehicle calculators in exact fractions, rounded to the cent where an agreement rounds."""
from decimal import ROUND_HALF_UP, Decimal
from fractions import Fraction as F


def cents(value):
    value = F(value)
    exact = Decimal(value.numerator) / Decimal(value.denominator)
    return F(str(exact.quantize(Decimal('0.01'), ROUND_HALF_UP)))


def level(principal, rate, months):
    monthly = F(rate) / 12
    return F(principal) / months if monthly == 0 else F(principal) * monthly / (1 - (1 + monthly) ** -months)


def schedule(principal, rate, months):
    """Rows of (payment, interest, principal, closing)."""
    monthly, balance, payment, rows = F(rate) / 12, F(principal), cents(level(principal, rate, months)), []
    for month in range(1, months + 1):
        interest = cents(balance * monthly)
        paid = payment if month < months else balance + interest
        balance += interest - paid
        rows.append((paid, interest, paid - interest, balance))
    return rows


def worth(price, months, first, later):
    return price * (1 - first) ** (min(months, 12) / 12) * (1 - later) ** (max(0, months - 12) / 12)


def shown(*values):
    return [float(round(v, 6)) for v in values]


def car_payment(name, principal, rate, months, value, first=0.2, later=0.14):
    rows = schedule(principal, rate, months)
    gaps = [float(principal) - value] + [float(r[3]) - worth(value, i + 1, first, later) for i, r in enumerate(rows)]
    print('car-payment', name, 'payment', *shown(rows[0][0]), 'interest', *shown(sum(r[1] for r in rows)))
    print('  first', shown(*rows[0]), 'last', shown(*rows[-1]), 'worth', round(worth(value, 12, first, later), 2))
    print('  underwater', sum(g > 0.005 for g in gaps[1:]), 'deepest', round(max(0, *gaps), 2))
    for term in (36, 48, 60, 72, 84):
        other = schedule(principal, rate, term)
        print('  term', term, shown(other[0][0], sum(r[1] for r in other)))


if __name__ == '__main__':
    car_payment('paid-off trade-in', F('22887.5'), F('0.069'), 60, 32000)
    car_payment('negative equity', F('35437.5'), F('0.069'), 72, 32000)
    car_payment('full price taxed', F('23940'), F('0.05'), 48, 30000)
    car_payment('no interest', F('24000'), F(0), 48, 24000)
    car_payment('a car that loses half at once', F('19000'), F('0.08'), 60, 20000, 0.5, 0.1)
    owed = schedule(F('33000'), F('0.08'), 72)
    print('car-depreciation owed', shown(*(owed[year * 12 - 1][3] for year in range(1, 6))))
