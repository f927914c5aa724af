"""Coins sold: lots by hand and the British pool unit by unit, in fractions."""
from fractions import Fraction as F

lot1, lot2 = F(31060), F(15030)
proceeds = F(56910)
long_gain = proceeds * F(5, 6) - lot1
short_gain = proceeds * F(1, 6) - lot2 / 2
# 2026, single, 60,000 of other income: 22% on the short gain, 15% on the long one
print('two lots FIFO', float(long_gain), float(short_gain), float(short_gain * F(22, 100) + long_gain * F(15, 100)))
# the dearest first: 75,150 a coin against 62,120
long_h = proceeds * F(4, 6) - lot1 * F(4, 5)
short_h = proceeds * F(2, 6) - lot2
print('two lots HIFO', float(long_h), float(short_h), float(short_h * F(22, 100) + long_h * F(15, 100)))
pool, cost = F(110000), F(345000)
print('Gulferaz, 7 August', float(150000 - cost * 100000 / pool), 'left', float(pool - 100000), float(cost / 11))
print('Martyn', float(1400 - 1000 * F(1500, 1600)), 'left 5100', float(500 + F(1000, 16)))
print('Daniel', float(642 - 500 - 1000 * F(500, 8000)), 'left 7500', float(1000 - F(1000, 16)))
print('Melanie', 160000 - 17500 - 50000, 'taxed', 92500 - 3000, (92500 - 3000) * .24)
print('India', 50000 * .3 * 1.04)
