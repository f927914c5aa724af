"""Income tax of salaried residents in India by both regimes. Slabs as the First Schedule writes them, base amount and share of the excess;
rebate with marginal relief and surcharge with marginal relief worked from the provisos, in whole hundredths."""
import random
from fractions import Fraction as F

NEW24 = [(0, 0, 0), (300000, 0, 5), (700000, 20000, 10), (1000000, 50000, 15), (1200000, 80000, 20), (1500000, 140000, 30)]
NEW25 = [(0, 0, 0), (400000, 0, 5), (800000, 20000, 10), (1200000, 60000, 15), (1600000, 120000, 20), (2000000, 200000, 25), (2400000, 300000, 30)]
OLD = {
    "under60": [(0, 0, 0), (250000, 0, 5), (500000, 12500, 20), (1000000, 112500, 30)],
    "from60": [(0, 0, 0), (300000, 0, 5), (500000, 10000, 20), (1000000, 110000, 30)],
    "from80": [(0, 0, 0), (500000, 0, 20), (1000000, 100000, 30)],
}
NEW_SURCHARGE = [(5000000, 10), (10000000, 15), (20000000, 25)]
OLD_SURCHARGE = NEW_SURCHARGE + [(50000000, 37)]
YEARS = {"2024-25": (NEW24, 700000, 25000), "2025-26": (NEW25, 1200000, 60000), "2026-27": (NEW25, 1200000, 60000)}


def slab(income, rows):
    low, base, rate = [row for row in rows if income > row[0] or row[0] == 0][-1]
    return base + F((income - low) * rate, 100)


def total(income, rows, limit, most, relief, surcharges):
    tax = slab(income, rows)
    if income <= limit:
        tax -= min(tax, most)
    elif relief:
        tax = min(tax, income - limit)
    extra = F(0)
    passed = [(edge, rate) for edge, rate in surcharges if income > edge]
    if passed:
        edge, rate = passed[-1]
        before = passed[-2][1] if len(passed) > 1 else 0
        at_edge = slab(edge, rows) * (100 + before) / 100
        extra = min(tax * rate / 100, at_edge + (income - edge) - tax)
    return (tax + extra) * 104 / 100


def main():
    print("taxYear,pay,regime,age,savings,deductions,=tax,=takeHome")
    dice = random.Random(91)
    for year, (new, limit, most) in YEARS.items():
        edges = [r[0] for r in new] + [limit, 5000000, 10000000, 20000000, 50000000]
        for pay in sorted({max(0, e + 75000 + d) for e in edges for d in (-1, 0, 1, 2000)} | {dice.randrange(0, 9000000) for _ in range(20)}):
            tax = total(max(0, pay - 75000), new, limit, most, True, NEW_SURCHARGE)
            print(year, pay, "new", "", "", "", f"{float(tax):.4f}", f"{float(pay - tax):.4f}", sep=",")
        for age, rows in OLD.items():
            edges = [r[0] for r in rows] + [500000, 5000000, 10000000, 20000000, 50000000]
            for pay in sorted({max(0, e + 50000 + d) for e in edges for d in (-1, 0, 1)} | {dice.randrange(0, 60000000) for _ in range(10)}):
                savings, other = dice.choice([0, 90000, 400000]), dice.choice([0, 50000])
                income = max(0, pay - min(pay, 50000) - min(150000, savings) - other)
                tax = total(income, rows, 500000, 12500, False, OLD_SURCHARGE)
                print(year, pay, "old", age, savings, other, f"{float(tax):.4f}", f"{float(pay - tax):.4f}", sep=",")


main()
