"""Tax on wages in Norway. Bracket tax and national insurance as PwC's samples and the withholding routine of the tax administration have
them, the deduction from wages and the personal allowance likewise; each tax to the whole krone."""
import random
from fractions import Fraction as F

YEARS = {
    "2024": dict(md=104450, pf=88250, steps=[(208050, 17), (292850, 40), (670000, 136), (937900, 166), (1350000, 176)], ni=(78, 69650)),
    "2025": dict(md=92000, pf=108550, steps=[(217400, 17), (306050, 40), (697150, 137), (942400, 167), (1410750, 177)], ni=(77, 99650)),
    "2026": dict(md=95700, pf=114540, steps=[(226100, 17), (318300, 40), (725050, 137), (980100, 168), (1467200, 178)], ni=(76, 99650)),
}


def krone(x):
    return (x + F(1, 2)).__floor__()


def main():
    print("taxYear,pay,deductions,=tax,=social,=takeHome,=employerCost")
    dice = random.Random(47)
    for year, law in YEARS.items():
        edges = [s for s, _ in law["steps"]] + [law["ni"][1], F(law["md"], 1) / F(46, 100), 143175, law["pf"], 850000]
        pays = sorted({max(0, int(e) + d) for e in edges for d in (-1, 0, 1)} | {dice.randrange(0, 2500000) for _ in range(30)})
        for pay in pays:
            ded = dice.choice([0, 0, 20000, 150000])
            general = max(F(0), pay - min(F(pay * 46, 100), law["md"]) - ded)
            tax = krone(max(F(0), general - law["pf"]) * 22 / 100)
            bracket, steps = F(0), law["steps"] + [(10**12, 0)]
            for (low, rate), (high, _) in zip(steps, steps[1:]):
                bracket += F(max(0, min(pay, high) - low) * rate, 1000)
            rate, floor = law["ni"]
            ni = krone(min(F(pay * rate, 1000), max(F(0), F(pay - floor, 4))))
            cost = krone(F(pay * 141, 1000)) + (krone(F((pay - 850000) * 5, 100)) if year == "2024" and pay > 850000 else 0)
            total = tax + krone(bracket)
            if pay - total - ni < 0:
                continue
            print(year, pay, ded, total, ni, pay - total - ni, pay + cost, sep=",")


main()
