"""Tax on wages in Japan. The grades as Kyokai Kenpo's printed premium tables have them, income tax by the National Tax Agency's quick
table (rate and amount to take off), employment income and resident tax as the statutes word them; whole yen throughout."""
import random
from fractions import Fraction as F

LOWER = [0, 63, 73, 83, 93, 101, 107, 114, 122, 130, 138, 146, 155, 165, 175, 185, 195, 210, 230, 250, 270, 290, 310, 330, 350, 370, 395, 425,
         455, 485, 515, 545, 575, 605, 635, 665, 695, 730, 770, 810, 855, 905, 955, 1005, 1055, 1115, 1175, 1235, 1295, 1355]
GRADE = [58, 68, 78, 88, 98, 104, 110, 118, 126, 134, 142, 150, 160, 170, 180, 190, 200, 220, 240, 260, 280, 300, 320, 340, 360, 380, 410, 440,
         470, 500, 530, 560, 590, 620, 650, 680, 710, 750, 790, 830, 880, 930, 980, 1030, 1090, 1150, 1210, 1270, 1330, 1390]
QUICK = [(1950000, 5, 0), (3300000, 10, 97500), (6950000, 20, 427500), (9000000, 23, 636000), (18000000, 33, 1536000), (40000000, 40, 2796000),
         (10**15, 45, 4796000)]
HIGH = [(24000000, 480000), (24500000, 320000), (25000000, 160000), (10**15, 0)]
YEARS = {
    "2025": dict(basic=[(1320000, 950000), (3360000, 880000), (4890000, 680000), (6550000, 630000), (23500000, 580000)] + HIGH,
                 health=(998, 991), care=(160, 159), employ=(600, 550), levy=(0, 0)),
    "2026": dict(basic=[(4890000, 1040000), (6550000, 670000), (23500000, 620000)] + HIGH,
                 health=(991, 985), care=(159, 162), employ=(550, 500), levy=(0, 23)),
}


def upto(table, x):
    return next(a for limit, a in table if x <= limit)


def half(x):
    """Half a yen and less is dropped, more counts as a yen."""
    down = x.__floor__()
    return down + (1 if x - down > F(1, 2) else 0)


def near(x):
    return (x + F(1, 2)).__floor__()


def employment_income(year, pay):
    if year == "2025":
        if pay < 1900000:
            return max(0, pay - 650000)
    elif pay < 2191000:
        return max(0, pay - 740000)
    elif pay < 2193000:
        return 1451000
    elif pay < 2196000:
        return 1453000
    elif pay < 2200000:
        return 1456000
    a = pay // 4000 * 4000 if pay < 6600000 else pay
    if a < 3600000:
        return a * 7 // 10 - 80000
    if a < 6600000:
        return a * 8 // 10 - 440000
    if a <= 8500000:
        return a * 9 // 10 - 1100000
    return a - 1950000


def assess(year, pay, bonus, age, spouse, deps, students, kids, ideco):
    law = YEARS[year]
    month, each = F(pay - bonus, 12), bonus // 2 // 1000 * 1000
    std = next(g for g, l in zip(reversed(GRADE), reversed(LOWER)) if month >= l * 1000) * 1000
    pen, pen_bonus = min(max(std, 88000), 650000), min(each, 1500000)
    h_bonus = min(each, 2865000)
    care = law["care"] if age == "from40" else (0, 0)
    r0, r1 = law["health"][0] + care[0], law["health"][1] + care[1]
    pair = lambda base, b, first, r0, r1: (
        half(F(base * r0, 20000)) * first + half(F(base * r1, 20000)) * (12 - first) + 2 * half(F(b * r1, 20000)),
        F(base * (r0 * first + r1 * (12 - first)) + 2 * b * r1, 10000))
    parts = [pair(std, h_bonus, 2, r0, r1), pair(pen, pen_bonus, 0, 1830, 1830), pair(std, h_bonus, 3, *law["levy"])]
    e0, e1 = law["employ"]
    employ = 3 * half(month * e0 / 100000) + 9 * half(month * e1 / 100000) + 2 * half(F(bonus * e1, 200000))
    social = sum(own for own, _ in parts) + employ
    cost = sum(near(both - own) for own, both in parts)
    income = employment_income(year, pay)
    band = lambda amounts: upto([(9000000, amounts[0]), (9500000, amounts[1]), (10000000, amounts[2]), (10**15, 0)], income) if spouse else 0
    taxable = max(0, income - social - ideco - band((380000, 260000, 130000)) - deps * 380000 - students * 630000 - upto(law["basic"], income))
    taxable = taxable // 1000 * 1000
    rate, off = next((r, o) for limit, r, o in QUICK if taxable <= limit)
    tax = taxable * rate // 100 - off
    tax = (tax + tax * 21 // 1000) // 100 * 100
    people = spouse + deps + students + kids
    per_head = 450000 if people == 0 else 350000 * (people + 1) + 310000
    on_income = 450000 if people == 0 else 350000 * (people + 1) + 420000
    resident = 0
    if income > per_head:
        resident = 5000
    if income > on_income:
        basic = upto([(24000000, 430000), (24500000, 290000), (25000000, 150000), (10**15, 0)], income)
        base = max(0, income - social - ideco - band((330000, 220000, 110000)) - deps * 330000 - students * 450000 - basic) // 1000 * 1000
        diff = 50000 + band((50000, 40000, 20000)) + deps * 50000 + students * 180000
        counted = min(diff, base) if base <= 2000000 else max(diff - (base - 2000000), 50000)
        if income > 25000000:
            counted = 0
        for levy, credit in ((6, 3), (4, 2)):
            resident += max(0, F(base * levy - counted * credit, 100)).__floor__() // 100 * 100
    return tax + resident, social, cost


def main():
    print("taxYear,pay,bonus,age,spouse,dependants,students,children,ideco,=tax,=social,=takeHome,=employerCost")
    dice = random.Random(81)
    for year in YEARS:
        edges = [12 * l * 1000 for l in LOWER[1:]] + [650000, 740000, 1900000, 2191000, 2193000, 2196000, 2200000, 3600000, 6600000, 8500000]
        edges += [e + 1950000 for e in (9000000, 9500000, 10000000, 23500000, 24000000, 24500000, 25000000)]
        pays = sorted({e + d for e in edges for d in (-1, 0, 1)} | {dice.randrange(700000, 60000000) for _ in range(60)})
        for pay in pays:
            plain = dice.random() < 0.5
            bonus = 0 if plain else dice.choice([0, pay // 4, 1000000, 7000001])
            bonus = bonus if bonus <= pay // 2 else 0
            people = (0, 0, 0, 0) if plain else (dice.randrange(2), dice.randrange(2), dice.randrange(2), dice.randrange(3))
            age, ideco = dice.choice(["under40", "from40", "from65"]), 0 if plain else dice.choice([0, 276000])
            tax, social, cost = assess(year, pay, bonus, age, *people, ideco)
            left = pay - tax - social - ideco
            if left < 0:
                continue
            spouse, deps, students, kids = people
            print(year, pay - bonus, bonus, age, "true" if spouse else "false", deps, students, kids, ideco, tax, social, left, pay + cost, sep=",")


main()
