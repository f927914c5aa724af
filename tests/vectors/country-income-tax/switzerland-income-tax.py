"""Pay in Switzerland without canton and commune. The tariffs as article 36 prints them: from an income on, the tax so far and centimes for
each further hundred francs. POINTS are what the Federal Tax Administration's own calculator answered for 2026 (age 40, 0.4% accident premium;
status, children, wage, taxable income, federal tax in whole francs); nothing is written unless this arithmetic comes to each of them."""
import random
from fractions import Fraction as F

SINGLE = {
    "2025": [(15200, 0, 77), (33200, 13860, 88), (43500, 22920, 264), (58000, 61200, 297), (76100, 114955, 594), (82000, 150000, 660),
             (108800, 326880, 880), (141500, 614640, 1100), (184900, 1092040, 1320), (793400, None, None)],
    "2026": [(15200, 0, 77), (33200, 13860, 88), (43500, 22920, 264), (58000, 61200, 297), (76200, 115250, 594), (82100, 150295, 660),
             (108900, 327175, 880), (141500, 614055, 1100), (185100, 1093655, 1320), (794000, None, None)],
}
FAMILY = {
    "2025": [(29700, 0, 100), (53400, 23700, 200), (61300, 39500, 300), (79100, 92900, 400), (94900, 156100, 500), (108600, 224600, 600),
             (120500, 296000, 700), (130500, 366000, 800), (138300, 428400, 900), (144200, 481500, 1000), (148200, 521500, 1100),
             (150300, 544600, 1200), (152300, 568600, 1300), (940900, None, None)],
    "2026": [(29700, 0, 100), (53400, 23700, 200), (61300, 39500, 300), (79100, 92900, 400), (94900, 156100, 500), (108700, 225100, 600),
             (120600, 296500, 700), (130500, 365800, 800), (138400, 429000, 900), (144300, 482100, 1000), (148300, 522100, 1100),
             (150400, 545200, 1200), (152400, 569200, 1300), (941400, None, None)],
}
CREDITS = {"under25": 0, "from25": 7, "from35": 10, "from45": 15, "from55": 18}
POINTS = [
    ("single", 0, 25000, 19311, 32), ("single", 0, 50000, 41623, 213), ("single", 0, 60000, 50443, 411), ("single", 0, 75000, 63649, 778),
    ("single", 0, 80000, 67927, 906), ("single", 0, 85000, 72205, 1034), ("single", 0, 90000, 76482, 1164),
    ("married", 0, 42500, 30307, 0), ("married", 0, 45000, 32513, 28), ("married", 0, 65000, 50153, 204), ("married", 0, 70000, 54563, 259),
    ("married", 0, 80000, 63227, 452), ("married", 0, 90000, 71782, 707),
    ("oneParent", 1, 72500, 53967, 0), ("oneParent", 1, 75000, 56149, 28), ("oneParent", 1, 80000, 60427, 114),
    ("oneParent", 1, 90000, 68982, 360), ("oneParent", 2, 90000, 61482, 0),
]
# Points above the wage that the law insures, where the calculator assumes a richer fund: income to tax alone.
TARIFF_POINTS = [
    ("single", 0, 80822, 1426), ("single", 0, 85173, 1701), ("single", 0, 107000 - 75, 3140), ("single", 0, 109100, 3289),
    ("single", 0, 128739, 5014), ("single", 0, 146979, 6735), ("single", 0, 183459, 10750), ("single", 0, 192579, 11913),
    ("single", 0, 265539, 21549), ("married", 0, 80473, 981), ("married", 0, 97874, 1706), ("married", 0, 110926, 2383),
    ("married", 0, 121801, 3049), ("married", 0, 133159, 3866), ("married", 0, 142279, 4632), ("married", 0, 151399, 5560),
    ("married", 0, 160519, 6745), ("married", 0, 260839, 19784), ("oneParent", 1, 148599, 4980), ("oneParent", 3, 75724, 38),
]


def rappen(x):
    return (x * 100 + F(1, 2)).__floor__()


def tariff(status, income, children, year):
    taxed = income // 100 * 100
    rows, tax = (SINGLE if status == "single" else FAMILY)[year], F(0)
    for low, base, per in rows:
        if taxed >= low:
            tax = F(taxed * 115, 10) if base is None else base + F((taxed - low) * per, 100)
    tax = max(F(0), tax - children * 26300)
    return 0 if tax < 2500 else int(tax // 5 * 5)


def year_of(status, children, pay, age, accident, third, other, year):
    """Centimes: social insurance, fund, taxable income, federal tax."""
    insured = min(pay, 148200)
    social = [rappen(F(pay * 53, 1000)), rappen(F(insured * 11, 1000)), rappen(insured * accident)]
    wage = max(3780, min(pay, 90720) - 26460)
    fund = rappen(F(wage * CREDITS[age], 200)) if pay > 22680 else 0
    net = F(pay * 100 - sum(social) - fund, 100)
    lump = (min(F(4000), max(F(2000), net * 3 / 100))).__floor__()
    premiums = F(3700 if status == "married" else 1800) * (1 if fund else F(3, 2)) + 700 * children
    off = lump + premiums + (2800 if status == "married" else 0) + 6800 * children + min(third, 7258) + other
    income = max(F(0), net - off)
    return social, fund, income, tariff(status, income.__floor__(), children, year)


def main():
    for status, children, pay, taxable, tax in POINTS:
        _, _, income, found = year_of(status, children, pay, "from35", F(4, 1000), 0, 0, "2026")
        assert abs(income - taxable) <= 1 and abs(F(found, 100) - tax) <= 1, (status, children, pay, float(income), found)
    for status, children, taxable, tax in TARIFF_POINTS:
        assert abs(F(tariff(status, taxable, children, "2026"), 100) - tax) <= 1, (status, taxable)
    print("taxYear,pay,status,children,age,accident,third,deductions,=tax,=social,=takeHome,=employerCost")
    dice = random.Random(41)
    for year in ("2025", "2026"):
        for status, table in (("single", SINGLE), ("married", FAMILY), ("oneParent", FAMILY)):
            # Nothing but the social insurance and the least deductions stands between pay and income, so that edges can be aimed at.
            edges = [low for low, _, _ in table[year]] + [22680, 30240, 90720, 148200]
            pays = {int(e * 1.12) + d for e in edges for d in (-100, 0, 1, 100)} | {dice.randrange(5000, 1200000) for _ in range(12)}
            for pay in sorted(pays | {22680, 22681, 30239, 30240, 30241, 90719, 90720, 90721, 148199, 148200, 148201}):
                age, accident = dice.choice(list(CREDITS)), dice.choice([F(0), F(12, 1000)])
                children = dice.choice([1, 2]) if status == "oneParent" else dice.choice([0, 2]) if status == "married" else 0
                third, other = dice.choice([0, 5000, 7258, 9000]), dice.choice([0, 3200])
                social, fund, _, tax = year_of(status, children, pay, age, accident, third, other, year)
                left = pay * 100 - sum(social) - fund - tax - third * 100
                if left < 0:
                    continue
                cost = pay * 100 + social[0] + social[1] + fund
                cents = [f"{x / 100:.2f}" for x in (tax, sum(social), left, cost)]
                print(year, pay, status, children, age, float(accident), third, other, *cents, sep=",")


main()
