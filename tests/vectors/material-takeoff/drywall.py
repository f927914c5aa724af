"""Sheets, and screws marked one by one on a sheet. python3 drywall.py"""
from fractions import Fraction as F
from math import ceil, sqrt


def marks(size, apart):
    """Places from edge to edge, none farther apart than `apart`, on the grid of the framing and at the far edge."""
    places, at = [], F(0)
    while at < F(size):
        places.append(at)
        at += F(apart)
    return places + [F(size)]


def per_sheet(length, width, framing, apart):
    return sum(1 for _ in marks(length, framing) for _ in marks(width, apart))


def job(walls, ceilings, length, width, framing, on_walls, on_ceilings, waste):
    sheet = F(length) * F(width)
    a, b = per_sheet(length, width, framing, on_walls), per_sheet(length, width, framing, on_ceilings)
    return {'per sheet': (a, b), 'sheets': ceil((F(walls) + F(ceilings)) * (1 + F(waste)) / sheet),
            'screws': ceil(F(walls) / sheet * a + F(ceilings) / sheet * b)}


inch = F(1, 12)
print('bedroom', job(2 * 26 * 8 - 21 - 16, 14 * 12, 8, 4, 16 * inch, 16 * inch, 12 * inch, '0.1'))
print('4x12', job(2 * 26 * 8 - 21 - 16, 14 * 12, 12, 4, 16 * inch, 16 * inch, 12 * inch, '0.1'))
print('metric', job(F('2') * F('7.6') * F('2.4') - F('1.89') - F('1.44'), F('14.4'), '2.4', '1.2', '0.6', '0.3', '0.23', '0.1'))
print('1080', job(1080, 0, 8, 4, 16 * inch, 16 * inch, 12 * inch, 0))
loft = 30 * sqrt(2) + 12.5
print('loft', loft, loft * 1.15 / 2.88, 'with windows off', (loft - 0.96) * 1.15 / 2.88)
