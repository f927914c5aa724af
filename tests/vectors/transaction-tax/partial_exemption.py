"""The standard method in fractions, with the de minimis test: taxable, exempt and residual tax, taxable and exempt supplies, months."""
from fractions import Fraction as F
from math import ceil


def recovered(taxable, exempt, residual, taxable_supplies, exempt_supplies, months):
    share = F(ceil(F(taxable_supplies * 100, taxable_supplies + exempt_supplies)), 100)
    lost = exempt + residual * (1 - share)
    whole = taxable + exempt + residual
    overlooked = lost <= 625 * months and lost <= F(whole, 2)
    return float(share), float(lost), overlooked, float(whole if overlooked else taxable + residual * share)


for row in (
    (18500, 1000, 500, 60, 40, 3),
    (1000, 1500, 0, 50, 50, 3),
    (1000, 1000, 0, 50, 50, 3),
    (5000, 1875, 0, 1, 1, 3),
    (5000, F(187501, 100), 0, 1, 1, 3),
    (0, 0, 4000, 58, 42, 1),
    (0, 0, 4000, 580001, 419999, 1),
    (20000, 6000, 4000, 700, 300, 12),
):
    print(*row, '->', *recovered(*row))
