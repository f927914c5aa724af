"""Yearly pay in France. Scale, caps and décote typed from the sheets F1419 and F34328 of Service-Public and the notices for each year,
contributions from Urssaf's table of rates; the tax of a household by hand in whole half parts."""
import random
from decimal import Decimal as D, ROUND_HALF_UP

YEARS = {
    "2023": dict(tops=("11294", "28797", "82341", "177106"), half=1759, dec=(873, 1444), exp=(495, 14171), month=3666),
    "2024": dict(tops=("11497", "29315", "83823", "180294"), half=1791, dec=(889, 1470), exp=(504, 14426), month=3864),
    "2025": dict(tops=("11600", "29579", "84577", "181917"), half=1807, dec=(897, 1483), exp=(509, 14555), month=3925),
}
RATES = (0, 11, 30, 41, 45)


def euro(x):
    return x.quantize(D(1), ROUND_HALF_UP)


def tariff(law, income):
    tops, total, floor = [D(t) for t in law["tops"]] + [None], D(0), D(0)
    for top, rate in zip(tops, RATES):
        if top is None or income <= top:
            return total + (income - floor) * rate / 100
        total, floor = total + (top - floor) * rate / 100, top


def payroll(law, gross, schemes):
    plafond = D(law["month"] * 12)
    old = gross * D("0.4") / 100 + min(gross, plafond) * D("6.9") / 100
    comp = gross * schemes
    assiette = gross - min(gross, 4 * plafond) * D("1.75") / 100
    ded, rest = assiette * D("6.8") / 100, assiette * D("2.9") / 100
    return old + comp + ded + rest, gross - old - comp - ded


def after_expenses(law, net, real):
    low, high = law["exp"]
    cut = real if real is not None else min(D(high), max(D(low), net / 10))
    return max(D(0), net - cut)


def household(year, couple, children, pay, partner, schemes, real, other, per, cut):
    law = YEARS[year]
    social, net = payroll(law, pay, schemes)
    income, received = after_expenses(law, net, real) + other, pay + other
    if couple:
        more, net2 = payroll(law, partner, schemes)
        social, income, received = social + more, income + after_expenses(law, net2, None), received + partner
    reference, income = income, max(D(0), income - per)
    adults = 2 if couple else 1
    halves = min(children, 2) + 2 * max(0, children - 2)
    parts = D(2 * adults + halves) / 2
    tax = tariff(law, income / parts) * parts
    if halves:
        tax = max(tax, tariff(law, income / adults) * adults - halves * law["half"])
    tax = euro(tax)
    decote = max(D(0), law["dec"][adults - 1] - tax * D("0.4525"))
    tax = max(D(0), tax - euro(min(decote, tax)) - cut)
    cehr = D(0)
    for low, rate in ((250000, 3), (500000, 1)):
        cehr += max(D(0), reference - low * adults) * rate / 100
    tax += euro(cehr)
    return tax, social, received - social - tax - per


def main():
    print("taxYear,household,children,partnerPay,schemes,expenses,otherIncome,per,reductions,pay,=tax,=social,=takeHome")
    dice = random.Random(33)
    for year, law in YEARS.items():
        net_edges = [D(t) for t in law["tops"]] + [D(law["exp"][0]) * 10, D(law["exp"][1]) * 10, D(250000), D(500000)]
        for couple in (False, True):
            for children in (0, 1, 2, 3, 5):
                pays = set()
                for edge in net_edges:
                    pays |= {int(edge) + k for k in (-1, 0, 1)}
                pays |= {law["month"] * 12 + k for k in (-1, 0, 1)} | {law["month"] * 48 + k for k in (-1, 0, 1)} | {0, 1}
                pays |= {dice.randrange(0, 300000) for _ in range(10)}
                for pay in sorted(pays if children in (0, 2) else dice.sample(sorted(pays), 14)):
                    # Half of the rows have an exact taxable income: no pay, and the edge as other income.
                    exact = dice.random() < 0.4
                    gross, other = (D(0), D(pay)) if exact else (D(pay), D(dice.choice([0, 0, 0, 4000, 25000])))
                    real = None if exact or dice.random() < 0.7 else D(dice.choice([0, 2500, 9000]))
                    given = (gross, D(dice.choice([0, 0, 18000, 46000, 220000])), D(dice.choice(["0", "0.04", "0.055"])), real, other,
                             D(0) if exact else D(dice.choice([0, 0, 3000])), D(dice.choice([0, 0, 0, 400])))
                    found = household(year, couple, children, *given)
                    if found[2] < 0:
                        continue
                    gross, partner, schemes, real, other, per, cut = given
                    print(year, "couple" if couple else "single", children, partner, schemes, "" if real is None else real, other, per, cut,
                          gross, *(f"{x:.6f}" for x in found), sep=",")


if __name__ == "__main__":
    main()
