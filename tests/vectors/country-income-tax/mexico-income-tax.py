"""Pay, ISR and IMSS in Mexico. Tariffs as Anexo 8 prints them (lower limit, fixed fee, per cent), the quotas of the Social Security Act one by
one, the subsidy as its decree words it; every amount to the cent, halves up; the year is the sum of its months."""
import random
from decimal import Decimal as D, ROUND_HALF_UP

PCT = [D(p) for p in "1.92 6.40 10.88 16.00 17.92 21.36 23.52 30.00 32.00 34.00 35.00".split()]
T25 = list(zip([D(x) for x in "0.01 746.05 6332.06 11128.02 12935.83 15487.72 31236.50 49233.01 93993.91 125325.21 375975.62".split()],
               [D(x) for x in "0.00 14.32 371.83 893.63 1182.88 1640.18 5004.12 9236.89 22665.17 32691.18 117912.32".split()], PCT))
T26 = list(zip([D(x) for x in "0.01 844.60 7168.52 12598.03 14644.65 17533.65 35362.84 55736.69 106410.51 141880.67 425642.00".split()],
               [D(x) for x in "0.00 16.22 420.95 1011.68 1339.14 1856.84 5665.16 10457.09 25659.23 37009.69 133488.54".split()], PCT))
YEARS = {
    "2025": dict(t=T25, uma=(D("108.57"), D("113.14")), pct=(D("14.39"), D("13.8")), top=D("10171"), wage=D("278.80")),
    "2026": dict(t=T26, uma=(D("113.14"), D("117.31")), pct=(D("15.59"), D("15.02")), top=D("11492.66"), wage=D("315.04")),
}
LEAVE = [12, 14, 16, 18, 20] + [22] * 5 + [24] * 5 + [26] * 5 + [28] * 5 + [30] * 5 + [32] * 30


def cent(x):
    return x.quantize(D("0.01"), ROUND_HALF_UP)


def month_tax(law, income, uma, pct):
    low, fee, rate = [row for row in law["t"] if row[0] <= income or row[0] == D("0.01")][-1]
    tax = cent(fee + (income - (D(0) if low == D("0.01") else low)) * rate / 100)
    if income <= law["top"]:
        tax -= min(tax, cent(cent(uma * D("30.4")) * pct / 100))
    return tax


def imss(sbc, days, uma):
    base = min(sbc, 25 * uma) * days
    over = max(D(0), min(sbc, 25 * uma) - 3 * uma) * days
    return cent(base * D("0.0025") + base * D("0.00375") + base * D("0.00625") + base * D("0.01125") + over * D("0.004"))


def assess(year, pay, bonus, extras, service, days):
    law = YEARS[year]
    u1, u2 = law["uma"]
    salary = pay - bonus
    daily, month = cent(salary / 365), cent(salary / 12)
    leave = LEAVE[service - 1]
    aguinaldo = cent(daily * days) if extras else D(0)
    premium = cent(daily * leave / 4) if extras else D(0)
    taxed = bonus + max(D(0), aguinaldo - 30 * u2) + max(D(0), premium - 15 * u2)
    low = daily <= law["wage"]
    social = D(0)
    if not low:
        sbc = cent(daily * (1 + (days + D(leave) / 4) / 365))
        social = imss(sbc, 31, u1) + imss(sbc, 334, u2)
    tax = D(0)
    if not low:
        tax = month_tax(law, month, u1, law["pct"][0]) + (10 if taxed else 11) * month_tax(law, month, u2, law["pct"][1])
    if taxed:
        tax += month_tax(law, month + taxed, u2, law["pct"][1])
    return tax, social, pay + aguinaldo + premium - tax - social


def main():
    print("taxYear,pay,bonus,hasExtras,service,aguinaldoDays,=tax,=social,=takeHome")
    dice = random.Random(52)
    for year, law in YEARS.items():
        edges = [row[0] * 12 for row in law["t"][1:]] + [law["top"] * 12, law["wage"] * 365]
        edges += [m * u * 365 / D("1.049315") for m in (3, 25) for u in law["uma"]]
        pays = {cent(e) + d for e in edges for d in (D("-0.12"), D(0), D("0.12"))} | {D(dice.randrange(60000, 6000000)) for _ in range(70)}
        for salary in sorted(pays):
            plain = dice.random() < 0.4
            bonus = D(0) if plain else D(dice.choice([0, 20000]))
            extras, service, days = (False, 1, 15) if plain else (dice.random() < 0.7, dice.randrange(1, 35), dice.choice([15, 30, 45]))
            tax, social, left = assess(year, salary + bonus, bonus, extras, service, days)
            print(year, salary, bonus, str(extras).lower(), service, days, tax, social, left, sep=",")


main()
