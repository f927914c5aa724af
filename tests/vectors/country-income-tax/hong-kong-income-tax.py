"""Salaries tax and MPF in Hong Kong. Bands and allowances as CW CPA's summary of 2024-25 and Startup Registry's page print them."""
import random
from fractions import Fraction as F

ALLOWANCE = {"2024-25": (132000, 264000, 130000, 50000), "2025-26": (132000, 264000, 130000, 50000), "2026-27": (145000, 290000, 140000, 55000)}
REDUCTION = {"2024-25": 1500, "2025-26": 3000, "2026-27": 0}


def progressive(income):
    tax, left = F(0), F(income)
    for rate in (2, 6, 10, 14):
        part = min(left, F(50000))
        tax += part * rate / 100
        left -= part
    return tax + left * 17 / 100


def standard(income):
    return F(min(income, 5000000)) * 15 / 100 + F(max(0, income - 5000000)) * 16 / 100


def main():
    print("taxYear,pay,bonus,status,children,parents,=social,=tax,=takeHome,=employerCost")
    dice = random.Random(852)
    for year, (basic, married, child, parent) in ALLOWANCE.items():
        for status, own in (("basic", basic), ("married", married)):
            edges = [own + 18000 + k * 50000 for k in range(6)] + [12 * 7100, 360000, 2000000, 5018000]
            pays = sorted({max(0, e + d) for e in edges for d in (-1, 0, 1)} | {dice.randrange(0, 7000000) for _ in range(15)})
            for ordinary in pays:
                bonus = dice.choice([0, 0, 30000, 500000])
                children, parents = dice.choice([0, 0, 1, 3]), dice.choice([0, 0, 2])
                months = [F(ordinary, 12)] * 11 + [F(ordinary, 12) + bonus]
                mine = sum(min(m, 30000) / 20 for m in months if m >= 7100)
                firm = sum(min(m, 30000) / 20 for m in months)
                gross = ordinary + bonus
                mine = (mine * 100 + F(1, 2)).__floor__() / F(100)
                net = max(F(0), gross - min(mine, 18000))
                chargeable = max(F(0), net - own - child * children - parent * parents)
                tax = min(progressive(chargeable), standard(net))
                tax -= min(tax, REDUCTION[year])
                tax = (tax * 100 + F(1, 2)).__floor__() / F(100)
                cells = [mine, tax, gross - mine - tax, gross + firm]
                print(year, ordinary, bonus, status, children, parents, *(f"{float(c):.4f}" for c in cells), sep=",")


main()
