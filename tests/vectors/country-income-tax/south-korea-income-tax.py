"""Tax and the four insurances on a wage in South Korea. Income tax by the quick table (rate and amount to take off), the deduction and the
credit for employees as articles 47 and 59 word them in ten thousands of won; premiums of a month without what is below ten won."""
import random
from fractions import Fraction as F

MAN = 10000
QUICK = [(1400, 6, 0), (5000, 15, 126), (8800, 24, 576), (15000, 35, 1544), (30000, 38, 1994), (50000, 40, 2594), (100000, 42, 3594), (10**9, 45, 6594)]
YEARS = {
    "2025": dict(pension=450, limits=((390000, 6170000), (400000, 6370000)), health=3545, care=1295, child=(25, 30, 40)),
    "2026": dict(pension=475, limits=((400000, 6370000), (410000, 6590000)), health=3595, care=1314, child=(25, 30, 40)),
    "2024": dict(pension=450, limits=((370000, 5900000), (390000, 6170000)), health=3545, care=1295, child=(15, 20, 30)),
}


def ten(x):
    return int(x // 10 * 10)


def deduction(g):
    if g <= 500 * MAN:
        d = F(g * 7, 10)
    elif g <= 1500 * MAN:
        d = 350 * MAN + F((g - 500 * MAN) * 4, 10)
    elif g <= 4500 * MAN:
        d = 750 * MAN + F((g - 1500 * MAN) * 15, 100)
    elif g <= 10000 * MAN:
        d = 1200 * MAN + F((g - 4500 * MAN) * 5, 100)
    else:
        d = 1475 * MAN + F((g - 10000 * MAN) * 2, 100)
    return min(d, F(2000 * MAN))


def credit(tax, g):
    c = tax * F(55, 100) if tax <= 130 * MAN else F(715000) + (tax - 130 * MAN) * F(30, 100)
    if g <= 3300 * MAN:
        top = F(740000)
    elif g <= 7000 * MAN:
        top = max(F(660000), 740000 - F((g - 3300 * MAN) * 8, 1000))
    elif g <= 12000 * MAN:
        top = max(F(500000), 660000 - F(g - 7000 * MAN, 2))
    else:
        top = max(F(200000), 500000 - F(g - 12000 * MAN, 2))
    return min(c, top)


def band_tax(base):
    base = max(F(0), base)
    rate, off = next((r, o) for top, r, o in QUICK if base <= top * MAN)
    return base * rate / 100 - off * MAN


def assess(year, pay, free, deps, kids, other, credits, flat):
    law, g = YEARS[year], pay - free
    month = F(g, 12)
    pension = sum(6 * ten(F(min(max(month, lo), hi) // 1000 * 1000 * law["pension"], 10000)) for lo, hi in law["limits"])
    health = ten(month * law["health"] / 100000)
    care, work = ten(F(health * law["care"], 10000)), ten(month * 9 / 1000)
    rest = 12 * (health + care + work)
    if flat:
        tax = ten(F(pay * 19, 100))
    else:
        child = MAN * sum(law["child"][min(at, 2)] for at in range(kids))
        base = g - deduction(g) - 1500000 * (1 + deps) - pension - other
        ways = []
        for off, standard in ((rest, 0), (0, 130000)):
            tax = band_tax(base - off)
            ways.append(max(F(0), tax - credit(tax, g) - child - credits - standard))
        tax = ten(min(ways))
    return tax + ten(F(tax, 10)), pension + rest


def main():
    print("taxYear,pay,taxFree,dependants,children,deductions,credits,flat,=tax,=social,=takeHome")
    dice = random.Random(82)
    for year, law in YEARS.items():
        edges = [5000000, 15000000, 33000000, 43000000, 45000000, 70000000, 70320000, 100000000, 120000000, 120600000, 362500000]
        edges += [12 * m for pair in law["limits"] for m in pair]
        pays = {e + d for e in edges for d in (-1, 0, 1)} | {dice.randrange(6000000, 200000000) for _ in range(70)}
        pays |= {dice.randrange(200000000, 1400000000) for _ in range(25)}
        for pay in sorted(pays):
            plain = dice.random() < 0.4
            deps = 0 if plain else dice.randrange(5)
            kids = 0 if plain else dice.randrange(deps + 1)
            free, other, credits = (0, 0, 0) if plain else (dice.choice([0, 2400000]), dice.choice([0, 3000000]), dice.choice([0, 400000]))
            flat = dice.random() < 0.1
            free = min(free, pay)
            tax, social = assess(year, pay, free, deps, kids, other, credits, flat)
            if pay - tax - social < 0:
                continue
            print(year, pay, free, deps, kids, other, credits, str(flat).lower(), tax, social, pay - tax - social, sep=",")


main()
