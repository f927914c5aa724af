"""Pay and profit in the United Arab Emirates: pension, unemployment insurance, gratuity and corporate tax, from the pages of newspapers and
law firms that the cases name; fils in whole numbers."""
import random
from fractions import Fraction as F


def fils(x):
    return (x * 100 + F(1, 2)).__floor__()


def main():
    print("taxYear,pay,nationality,turnover,profit,basic,service,=tax,=social,=takeHome,=employerCost")
    dice = random.Random(48)
    pays = {m * 12 + d for m in (1000, 3000, 16000, 20000, 50000, 70000) for d in (-12, -1, 0, 1, 12)} | {dice.randrange(1, 1500000) for _ in range(25)}
    for pay in sorted(pays):
        for who in ("foreign", "emirati", "emiratiBefore"):
            turnover = dice.choice([0, 400000, 1000000, 1000001, 5000000])
            profit = min(turnover, dice.choice([0, 374999, 375000, 375001, 2000000]))
            basic, service = dice.choice([F(1), F(6, 10)]), dice.choice(["firstFive", "after"])
            month = F(pay, 12)
            social = (5 if month * basic <= 16000 else 10) * 1200
            cost = 0
            if who == "emirati":
                base = min(F(70000), max(F(3000), month))
                social += fils(base * 12 * 11 / 100)
                cost = fils(base * 12 * (F(125, 1000) if base < 20000 else F(15, 100)))
            elif who == "emiratiBefore":
                base = min(F(50000), max(F(1000), month))
                social, cost = social + fils(base * 12 * 5 / 100), fils(base * 12 * 125 / 1000)
            else:
                cost = fils(month * basic * (21 if service == "firstFive" else 30) / 30)
            tax = fils(F(max(0, profit - 375000) * 9, 100)) if turnover > 1000000 else 0
            left = (pay + profit) * 100 - social - tax
            if left < 0:
                continue
            cells = [f"{x / 100:.2f}" for x in (tax, social, left, pay * 100 + cost)]
            print(2026, pay, who, turnover, profit, float(basic), service, *cells, sep=",")


main()
