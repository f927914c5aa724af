"""Income tax and unemployment insurance in South Africa. Tax by the base amounts at the limits of the bands, as the tables of SARS print
them and a public table reviewed in October 2026 repeats them; thresholds below which nothing is due are checked at the end."""
import random
from fractions import Fraction as F

OLD = [(0, 0, 18), (237100, 42678, 26), (370500, 77362, 31), (512800, 121475, 36), (673000, 179147, 39), (857900, 251258, 41), (1817000, 644489, 45)]
NEW = [(0, 0, 18), (245100, 44118, 26), (383100, 79998, 31), (530200, 125599, 36), (695800, 185215, 39), (887000, 259783, 41), (1878600, 666339, 45)]
YEARS = {
    "2024-25": (OLD, (17235, 9444, 3145), (364, 246), 350000, (95750, 148217, 165689)),
    "2025-26": (OLD, (17235, 9444, 3145), (364, 246), 350000, (95750, 148217, 165689)),
    "2026-27": (NEW, (17820, 9765, 3249), (376, 254), 430000, (99000, 153250, 171300)),
}


def table(income, rows):
    limit, base, rate = [row for row in rows if income > row[0] or row[0] == 0][-1]
    return base + F(income - limit) * rate / 100


def main():
    print("taxYear,pay,bonus,age,retirement,members,=tax,=social,=saving,=takeHome,=employerCost")
    dice = random.Random(27)
    for year, (rows, rebates, credit, cap, thresholds) in YEARS.items():
        for place, age in enumerate(("under65", "from65", "from75")):
            edges = [limit for limit, _, _ in rows[1:]] + [thresholds[place], 12 * 17712]
            pays = [(e + d, 0, F(0), 0) for e in edges for d in (-1, 0, 1)]
            pays += [(dice.randrange(0, 2500000), dice.choice([0, 0, 40000]), F(dice.choice([0, 75, 275, 400]), 1000), dice.choice([0, 1, 2, 5])) for _ in range(25)]
            for ordinary, bonus, share, members in pays:
                gross = ordinary + bonus
                paid = gross * share
                income = gross - min(paid, F(gross) * 275 / 1000, cap)
                tax = table(income, rows) - sum(rebates[: place + 1])
                tax -= 12 * (credit[0] * min(members, 2) + credit[1] * max(0, members - 2))
                tax = max(F(0), tax)
                months = [F(ordinary, 12)] * 11 + [F(ordinary, 12) + bonus]
                uif = sum(min(m, 17712) for m in months) / 100
                left = gross - tax - uif - paid
                if left < 0:
                    continue
                cells = [tax, uif, paid if paid else "", left, gross + uif]
                print(year, ordinary, bonus, age, float(share), members, *("" if c == "" else f"{float(c):.4f}" for c in cells), sep=",")


main()
