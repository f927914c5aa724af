"""Rows of planks laid one after the other, and boxes in exact fractions. python3 flooring.py"""
from fractions import Fraction as F
from math import ceil


def rows(width, plank, gap):
    left, laid = F(width) - 2 * F(gap), []
    while left > 0:
        laid.append(min(left, F(plank)))
        left -= laid[-1]
    return laid


for name, width, plank, gap in [('4 m', 4000, 190, 10), ('3.2 m', 3200, 190, 10), ('1.2 m', 1200, 190, 10), ('12 ft', 144, '7.5', '0.375'), ('4.02 m of 200', 4020, 200, 10),
                                ('5 m', 5000, 190, 10), ('0.15 m', 150, 190, 10)]:
    laid = rows(width, plank, gap)
    print(name, len(laid), 'rows, last', float(laid[-1]), 'balanced', float((laid[-1] + F(plank)) / 2))
area = F(5) * 4 + 2 * F('3.6') * F('3.2') + F(4) * F('1.2') - F('0.5')
print('area', float(area), 'gross', float(area * F('1.1')), 'boxes', ceil(area * F('1.1') / F('2.2')), 'rolls', ceil(area / 15))
print('around', float(2 * 9 + 2 * 2 * F('6.8') + 2 * F('5.2')))
