"""Yearly pay in Ireland. Bands and credits typed from KPMG's Budget tables and the release notes of Payback payroll, PRSI from gov.ie's
pages of class A and class S."""
import random
from decimal import Decimal as D

YEARS = {
    "2024": dict(cut=(42000, 51000, 46000, 33000), cred=(1875, 1875, 1750, 1800), usc=[(12012, "0.5"), (13748, "2"), (44284, "4"), (None, "8")], ee=("4.0", "4.1"), er=("11.05", "11.15"), low=("8.8", "8.9"), limit=(441, 496), least="537.5"),
    "2025": dict(cut=(44000, 53000, 48000, 35000), cred=(2000, 2000, 1900, 1950), usc=[(12012, "0.5"), (15370, "2"), (42662, "3"), (None, "8")], ee=("4.1", "4.2"), er=("11.15", "11.25"), low=("8.9", "9.0"), limit=(527, 527), least="650"),
    "2026": dict(cut=(44000, 53000, 48000, 35000), cred=(2000, 2000, 1900, 1950), usc=[(12012, "0.5"), (16688, "2"), (41344, "3"), (None, "8")], ee=("4.2", "4.35"), er=("11.25", "11.40"), low=("9.0", "9.15"), limit=(552, 552), least="650"),
}
AGES = {"under30": 15, "from30": 20, "from40": 25, "from50": 30, "from55": 35, "from60": 40}


def slices(amount, widths):
    total, left = D(0), amount
    for width, rate in widths:
        part = left if width is None else min(left, D(width))
        total += part * D(rate) / 100
        left -= part
    return total


def assess(year, status, pay, partner, rate, age, rent, home, fund, reduced, selfemp):
    law = YEARS[year]
    single, couple, parent, second = (D(v) for v in law["cut"])
    personal, work, carer, homecarer = (D(v) for v in law["cred"])
    pension = pay * rate
    taxable = pay - min(pension, min(pay, D(115000)) * AGES[age] / 100)
    married = status in ("oneIncome", "twoIncomes")
    cut = {"single": single, "oneIncome": couple, "oneParent": parent, "twoIncomes": D(0)}[status]
    credit = (2 * personal if status == "oneIncome" else personal) + work
    if status == "twoIncomes":
        pot = couple + min(second, min(taxable, partner))
        his = min(partner, single)
        cut = min(couple, pot - his)
        his_tax = max(D(0), partner * D("0.2") - work)
        credit = work + personal + max(D(0), personal - his_tax)
    if status == "oneParent":
        credit += carer
    if home:
        credit += homecarer
    credit += min(rent / 5, D(2000 if married else 1000))
    tax = max(D(0), slices(taxable, [(cut, "20"), (None, "40")]) - credit)
    usc = D(0)
    if pay > 13000:
        usc = slices(pay, [(12012, "0.5"), (None, "2")] if reduced and pay <= 60000 else law["usc"])
        if selfemp:
            usc += max(D(0), pay - 100000) * 3 / 100
    blend = lambda pair: (D(pair[0]) * 3 + D(pair[1])) / 400
    if selfemp:
        prsi = max(D(law["least"]), pay * blend(law["ee"])) if pay >= 5000 else D(0)
        return tax + usc, prsi, pay - pension - tax - usc - prsi, pay
    week = pay / 52
    prsi = D(0)
    if week > 352:
        taper = max(D(0), min(D(12), 12 - (week - D("352.01")) / 6)) if week <= 424 else D(0)
        prsi = max(D(0), pay * blend(law["ee"]) - 52 * taper)
    er = sum(pay * weight / 4 * (D(law["low"][i]) if week <= law["limit"][i] else D(law["er"][i])) / 100 for i, weight in ((0, 3), (1, 1)))
    mine = min(pay, D(80000)) * D("0.015") if fund else D(0)
    return tax + usc, prsi, pay - pension - tax - usc - prsi - mine, pay + er + mine


def main():
    print("taxYear,status,partnerPay,pensionRate,age,rent,homeCarer,fund,reduced,selfEmployed,pay,=tax,=social,=takeHome,=employerCost")
    dice = random.Random(353)
    for year, law in YEARS.items():
        for status in ("single", "oneIncome", "twoIncomes", "oneParent"):
            edges = [*law["cut"], 12012, 13000, 25760, 27382, 28700, 70044, 352 * 52, 424 * 52, 441 * 52, 496 * 52, 527 * 52, 552 * 52, 5000, 100000, 60000, 115000]
            pays = sorted({max(0, e + k) for e in edges for k in (-1, 0, 1)} | {0, 1} | {dice.randrange(0, 260000) for _ in range(14)})
            for pay in pays:
                plain = dice.random() < 0.5
                selfemp = not plain and dice.random() < 0.3
                rate = D(0) if plain else D(dice.choice(["0", "0", "0.05", "0.1", "0.3"]))
                fund = not plain and year == "2026" and rate == 0 and not selfemp
                given = (status, D(dice.choice([0, 4000, 9999, 15000, 20000, 43999, 44001, 80000])), rate, dice.choice(list(AGES)), D(0) if plain else D(dice.choice([0, 3000, 9000, 24000])), status == "oneIncome" and dice.random() < 0.3, fund, not plain and dice.random() < 0.3, selfemp)
                found = assess(year, given[0], D(pay), *given[1:])
                print(year, *(str(v).lower() if isinstance(v, bool) else v for v in given), pay, *(f"{x:.6f}" for x in found[:3]), "" if selfemp else f"{found[3]:.6f}", sep=",")


if __name__ == "__main__":
    main()
