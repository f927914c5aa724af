"""Yearly pay in Poland. Scale from infor.pl's table of indices (10,800 + 32% above 120,000), rates and bases of ZUS from infor.pl,
rachunkowosc.com.pl and poznanskaksiegowosc.pl; contributions are built up month by month until the yearly limit is reached."""
import random
from decimal import Decimal as D, ROUND_HALF_UP, getcontext

getcontext().prec = 40
WAGE = {"2024": 7824, "2025": "8673", "2026": 9420}
SELF = {
    "2025": dict(full=D("5203.80"), preferential=D("1399.80"), least=D("381.78") + 11 * D("314.96"), off=12900),
    "2026": dict(full=D("5652.00"), preferential=D("1441.80"), least=D("314.96") + 11 * D("432.54"), off=14100),
}


def zl(x):
    return x.quantize(D(1), ROUND_HALF_UP)


def scale(base):
    if base <= 30000:
        return D(0)
    return zl(base * 12 / 100 - 3600 if base <= 120000 else 10800 + (base - 120000) * 32 / 100)


def levy(income):
    return zl(max(D(0), income - 1000000) * 4 / 100)


def employee(year, pay, costs, relief, ppk, erppk):
    limit, month = D(WAGE[year]) * 30, pay / 12
    left, basis = limit, D(0)
    for _ in range(12):
        part = min(left, month)
        basis, left = basis + part, left - part
    zus = basis * D("11.26") / 100 + pay * D("2.45") / 100
    health = (pay - zus) * 9 / 100
    revenue, deducted = pay * (1 + erppk), zus
    if relief:
        taxed_pay = max(D(0), pay - 85528)
        revenue, deducted = taxed_pay + pay * erppk, (zus * taxed_pay / pay if pay else D(0))
    base = zl(max(D(0), revenue - deducted - (3000 if costs == "local" else 3600)))
    tax = scale(base) + levy(base)
    cost = pay + basis * D("16.26") / 100 + pay * D("4.22") / 100 + pay * erppk
    return tax, zus + health, pay - zus - health - tax - pay * ppk, cost


def trader(year, pay, work, kind):
    law = SELF[year]
    share = D("31.64") + (D("2.45") if kind == "full" else 0)
    zus = law[kind] * 12 * share / 100
    income = max(D(0), pay - zus)
    health = max(law["least"], income * (D("4.9") if work == "flat" else 9) / 100)
    if work == "flat":
        tax = zl(zl(max(D(0), income - min(health, law["off"]))) * 19 / 100)
    else:
        tax = scale(zl(income))
    tax += levy(income)
    return tax, zus + health, pay - zus - health - tax


def main():
    print("taxYear,work,costs,relief,plan,employerPlan,base,pay,=tax,=social,=takeHome,=employerCost")
    dice = random.Random(48)
    for year in WAGE:
        cap = int(D(WAGE[year]) * 30)
        edges = [0, 1, 3000, 3600, 30000, 33000, 85528, cap, 120000, 138000, 142541, 1000000, 1100000, 57672, 152400]
        for relief in (False, True):
            pays = {max(0, e + k) for e in edges for k in (-1, 0, 1)} | {dice.randrange(0, 400000) for _ in range(25)}
            for pay in sorted(pays):
                costs, ppk, er = dice.choice(["local", "commuting"]), dice.choice(["0", "0", "0.02"]), dice.choice(["0", "0", "0.015"])
                found = employee(year, D(pay), costs, relief, D(ppk), D(er))
                print(year, "job", costs, str(relief).lower(), ppk, er, "full", pay, *(f"{x:.6f}" for x in found), sep=",")
        if year in SELF:
            for work in ("scale", "flat"):
                for kind in ("full", "preferential"):
                    pays = {dice.randrange(25000, 400000) for _ in range(25)} | {40000, 144000, 145000, 1030000, 1200000, 300000, 287000}
                    for pay in sorted(pays):
                        found = trader(year, D(pay), work, kind)
                        if found[2] >= 0:
                            print(year, work, "local", "false", 0, 0, kind, pay, *(f"{x:.6f}" for x in found), "", sep=",")


if __name__ == "__main__":
    main()
