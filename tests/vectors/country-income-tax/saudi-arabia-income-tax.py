"""Pay and business in Saudi Arabia, from the totals that payroll firms publish (9.75 and 11.75% for Saudis insured before July 2024; for new
entrants 9.75% to June 2025, 10.25% to June 2026, 10.75% to June 2027, the employer two points more); halalas in whole numbers."""
import random
from fractions import Fraction as F

ENTRANTS = {"2025": (975, 1025), "2026": (1025, 1075)}


def halalas(x):
    return (x * 100 + F(1, 2)).__floor__()


def main():
    print("taxYear,pay,status,outside,profit,zakatBase,service,=tax,=social,=takeHome,=employerCost")
    dice = random.Random(49)
    pays = {m * 12 + d for m in (1500, 5000, 45000) for d in (-12, -1, 0, 1, 12)} | {dice.randrange(20000, 1000000) for _ in range(20)}
    for year in ENTRANTS:
        for pay in sorted(pays):
            for status in ("foreign", "saudi", "entrant"):
                outside, service = dice.choice([0, 10, 35]), dice.choice(["firstFive", "after"])
                profit = dice.choice([0, 250000])
                base = 0 if status == "foreign" else dice.choice([0, 120001])
                month = min(F(45000), max(F(1500), F(pay * (100 - outside), 1200)))
                first, second = (75, 75) if status == "foreign" else (975, 975) if status == "saudi" else ENTRANTS[year]
                social = halalas(month * 6 * F(first - 75, 10000) + month * 6 * F(second - 75, 10000))
                saned = 0 if status == "foreign" else halalas(month * 12 * F(75, 10000))
                cost = social + saned + halalas(month * 12 * F(2, 100)) + halalas(F(pay, 12) * F(1 if service == "after" else F(1, 2)))
                tax = halalas(F(profit, 5)) if status == "foreign" else halalas(F(base, 40))
                left = (pay + profit) * 100 - social - saned - tax
                if left < 0:
                    continue
                cells = [f"{x / 100:.2f}" for x in (tax, social + saned, left, pay * 100 + cost)]
                print(year, pay, status, outside / 100, profit, base, service, *cells, sep=",")


main()
