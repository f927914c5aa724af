"""Layers of gravel and mulch in exact fractions (π as a double). python3 gravel.py"""
from fractions import Fraction as F
from math import ceil, pi

YARD = F(9144, 10000) ** 3
TON = F(90718474, 100000000)
GALLON = None


def us(area_ft2, inches, density, compaction, step, bag_lb):
    yd = F(area_ft2) * F(inches) / 12 / 27 * (1 + F(compaction))
    t = yd * YARD * F(density)
    tons = t / TON
    return {'yd3': float(yd), 't': float(t), 'tons': float(tons), 'order': float(ceil(tons / F(step)) * F(step)), 'bags': ceil(tons * 2000 / F(bag_lb))}


def metric(area_m2, cm, density, compaction, step, bag_kg):
    m3 = F(area_m2) * F(cm) / 100 * (1 + F(compaction))
    t = m3 * F(density)
    return {'m3': float(m3), 'yd3': float(m3 / YARD), 't': float(t), 'tons': float(t / TON), 'order': float(ceil(t / F(step)) * F(step)), 'bags': ceil(t * 1000 / F(bag_kg))}


print('path', us(200, 4, '1.68', 0, '0.5', 50))
print('stone 10x10x6', us(100, 6, F(2700) * F(45359237, 100000000) / 1000 / YARD, 0, '0.5', 50))
print('patio 14x10x3 +10%', us(140, 3, F(3000) * F(45359237, 100000000) / 1000 / YARD, '0.1', '0.5', 50))
print('round, rolled and weighed', metric(F(pi * 25 / 4), 20, '2.1', 0, '0.5', 25), 'loose m3', pi * 25 / 4 * 0.2 * 1.2)
ring = F(pi * (16 - 4) / 4)
print('ring, triangle, two rectangles', metric(ring + F(3) * F('2.5') / 2 + 2 * F('4.2') * F('1.5'), F('7.5'), '1.92', '0.15', '0.25', 20), float(ring))
print('wet gravel', metric(10, 10, 2, 0, 1, 25))
print('sand', metric(10, 5, '1.6', 0, '0.5', 25))


def bed(area, depth, settling, bag):
    """Volume in the unit of area times depth, and bags of the same unit."""
    v = F(area) * F(depth) * (1 + F(settling))
    return float(v), ceil(v / F(bag))


trees = 2 * F(pi * (36 - 1) / 4)
print('border and trees ft3', bed(24 * F('4.5') + trees, F(3, 12), 0, 2), float((108 + trees) / 4 / 27))
print('324 ft2 at 1 in', bed(324, F(1, 12), 0, 2), 'bags of 1.5', bed(324, F(1, 12), 0, '1.5'))
print('raised beds m3', bed(3 * F('2.4') * F('1.2'), '0.3', '0.15', '0.05'), [bed(3 * F('2.4') * F('1.2') * share, '0.3', '0.15', '0.05') for share in (F(6, 10), F(3, 10), F(1, 10))])
v = F(12) * 14 * F(4, 12) / 27
print('12 x 14 x 4 in', float(v), 'kg', float(v * YARD), 'dry and wet lb', float(v * 1700), float(v * 2300))
c = F(10) * F('0.05')
print('compost 10 m2 5 cm', float(c), 'yd3', float(c / YARD), 'kg', float(c / YARD * 600 * F('0.45359237')), float(c / YARD * 1800 * F('0.45359237')), 'ft3', float(c / (F(3048, 10000) ** 3)))
