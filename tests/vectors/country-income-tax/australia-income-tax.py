"""Pay, income tax, Medicare levy and study loans in Australia for single residents. Bands as cumulative amounts worked from SuperGuide's
table of rates and the Act of 2025; levy thresholds from Spry Roughley and the 2026 tables of hs-tax-ato; loans from the ATO's page of news."""
import random
from fractions import Fraction as F

LOW = {"2024-25": 16, "2025-26": 16, "2026-27": 15}
THRESHOLD = {"2024-25": 27222, "2025-26": 28011, "2026-27": 28011}
SURCHARGE = {"2024-25": (97000, 113000, 151000), "2025-26": (101000, 118000, 158000), "2026-27": (105000, 123000, 164000)}
LOAN = {"2025-26": (67000, 125000, 8700), "2026-27": (69528, 129717, 9028)}
SUPER = {"2024-25": (F(115, 1000), 65070 * 4), "2025-26": (F(12, 100), 250000), "2026-27": (F(12, 100), 270830)}


def tax_on(income, low):
    first = F(26800 * low, 100)
    if income <= 18200:
        return F(0)
    if income <= 45000:
        return F((income - 18200) * low, 100)
    if income <= 135000:
        return first + F((income - 45000) * 30, 100)
    if income <= 190000:
        return first + 27000 + F((income - 135000) * 37, 100)
    return first + 27000 + 20350 + F((income - 190000) * 45, 100)


def offset(income):
    if income <= 37500:
        return F(700)
    if income <= 45000:
        return 700 - F((income - 37500) * 5, 100)
    return max(F(0), 325 - F((income - 45000) * 15, 1000))


def main():
    print("taxYear,pay,loan,cover,=tax,=social,=takeHome,=employerCost")
    dice = random.Random(61)
    for year, low in LOW.items():
        edges = [18200, 21884, 37500, 45000, 66666, 66667, 135000, 190000, THRESHOLD[year], 35013, *SURCHARGE[year], 250000, 260280, 270830]
        edges += list(LOAN.get(year, ()))[:2]
        pays = sorted({e + d for e in edges for d in (-1, 0, 1)} | {dice.randrange(0, 320000) for _ in range(20)} | {0})
        for pay in pays:
            for loan in (("false", "true") if year in LOAN else ("false",)):
                for cover in ("true", "false"):
                    before = tax_on(pay, low)
                    tax = before - min(before, offset(pay))
                    levy = min(F(pay * 2, 100), max(F(0), F((pay - THRESHOLD[year]) * 10, 100)))
                    if cover == "false":
                        a, b, c = SURCHARGE[year]
                        share = 15 if pay > c else F(25, 2) if pay > b else 10 if pay > a else 0
                        levy += F(pay) * share / 1000
                    repaid = F(0)
                    if loan == "true":
                        start, second, base = LOAN[year]
                        repaid = base + F((pay - second) * 17, 100) if pay > second else max(F(0), F((pay - start) * 15, 100))
                        repaid = min(repaid, F(pay, 10))
                    rate, base = SUPER[year]
                    cells = [tax, levy, pay - tax - levy - repaid, pay + min(pay, base) * rate]
                    print(year, pay, loan, cover, *(f"{float(c):.4f}" for c in cells), sep=",")


main()
