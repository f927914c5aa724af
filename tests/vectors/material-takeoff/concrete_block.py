"""Blocks laid one by one in running bond on a grid of half blocks, and the sums in exact fractions. python3 concrete_block.py"""
from fractions import Fraction as F
from math import ceil


def laid(half_modules, courses, openings=()):
    """Whole and half blocks of a wall; openings as (from, to, courses from the floor), in half blocks."""
    whole = half = 0
    for course in range(courses):
        free = [not any(a <= x < b and course < top for a, b, top in openings) for x in range(half_modules)]
        x = 0
        while x < half_modules:
            if not free[x]:
                x += 1
            elif x % 2 == course % 2 and x + 1 < half_modules and free[x + 1]:
                whole, x = whole + 1, x + 2
            else:
                half, x = half + 1, x + 1
    return whole, half, whole + F(half, 2)


print('20 x 8 ft', laid(30, 12))
print('with a door of 40 in by 80 in', laid(30, 12, [(10, 15, 10)]))
print('8 x 2.4 m', laid(40, 12))
print('6 x 2.6 m, and with a door of 1 by 2.2 m', laid(30, 13), laid(30, 13, [(12, 17, 11)]))
print('6 x 3 m with two windows to the floor', laid(30, 15, [(4, 8, 8), (14, 18, 8)]))


def sums(area, per, waste, bag):
    n = F(area) * F(per)
    blocks = ceil(n * (1 + F(waste)))
    return float(n), ceil(n), blocks, ceil(blocks / F(bag))


print('120 x 24', sums(2880, '1.125', 0, F(1000, 30)), 'fill yd3', float(F(3240) * F('0.28') / 27 * F('1.05')))
print('garage', sums(160 - F(10, 3) * F(20, 3), '1.125', '0.05', 33), 'fill', float(155 * F(8, 48) * F('0.28') / 27 * F('1.05')))
print('store', sums('47.72', '12.5', '0.05', 12), 'fill', float(F('47.72') * F('12.5') * 8 / 1000 * F('1.05')))
print('uk 10 m2', sums(10, 1 / (F('0.45') * F('0.225')), '0.1', 12))
print('own', sums(F('3.5') * 3, 1 / (F('0.5') * F('0.25')), 0, 12), 'fill', float(F('10.5') * 8 * F(25, 100) * F('12.5') / 1000 * F('1.1')))
