"""Pay, provident fund and income tax in Singapore. Tax by the cumulative amounts at the limits of the bands, as Contactone and
Coding N Concepts print them; the fund's rates of 2025 and 2026 from the published data set of QuikForge, those of 2024 from Singroll;
contributions month by month in whole cents."""
import random
from fractions import Fraction as F

LIMITS = [(20000, 0, 2), (30000, 200, F(7, 2)), (40000, 550, 7), (80000, 3350, F(23, 2)), (120000, 7950, 15), (160000, 13950, 18),
          (200000, 21150, 19), (240000, 28750, F(39, 2)), (280000, 36550, 20), (320000, 44550, 22), (500000, 84150, 23), (1000000, 199150, 24)]
FUND = {
    "2024": (6800, dict(to55=(200, 170), to60=(160, 150), to65=(105, 115), to70=(75, 90), over70=(50, 75))),
    "2025": (7400, dict(to55=(200, 170), to60=(170, 155), to65=(115, 120), to70=(75, 90), over70=(50, 75))),
    "2026": (8000, dict(to55=(200, 170), to60=(180, 160), to65=(125, 125), to70=(75, 90), over70=(50, 75))),
}
RELIEF = dict(under55=1000, from55=6000, from60=8000)


def tax_on(income):
    for limit, base, rate in reversed(LIMITS):
        if income > limit:
            return base + (income - limit) * F(rate) / 100
    return F(0)


def month(wages, permille):
    mine, firm = permille
    total = (wages * (mine + firm) / 1000 + F(1, 2)).__floor__()
    own = (wages * mine / 1000).__floor__()
    return own, total - own


def main():
    print("taxYear,pay,bonus,age,earnedRelief,=social,=tax,=takeHome,=employerCost")
    dice = random.Random(65)
    for year, (ceiling, rates) in FUND.items():
        for age in rates:
            for relief in RELIEF:
                pays = [9001, 12 * 751, 12 * ceiling - 12, 12 * ceiling, 12 * ceiling + 12]
                pays += [limit + d for limit, _, _ in LIMITS[:9] for d in (0, 1)][:: 3]
                pays += [dice.randrange(9100, 700000) for _ in range(4)]
                for ordinary in pays:
                    bonus = dice.choice([0, 0, 5000, 33333])
                    wages = min(F(ordinary, 12), ceiling)
                    extra = min(bonus, max(0, 102000 - wages * 12))
                    months = [month(wages, rates[age])] * 11 + [month(wages + extra, rates[age])]
                    mine, firm = sum(m for m, _ in months), sum(f for _, f in months)
                    gross = ordinary + bonus
                    before = tax_on(max(0, gross - min(gross, RELIEF[relief]) - mine))
                    rebate = min(200, before * F(6, 10)) if year == "2024" else 0
                    tax = ((before - rebate) * 100 + F(1, 2)).__floor__() / F(100)
                    cells = [mine, tax, gross - mine - tax, gross + firm]
                    print(year, ordinary, bonus, age, relief, *(f"{float(c):.4f}" for c in cells), sep=",")


main()
