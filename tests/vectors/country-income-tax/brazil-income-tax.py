"""Pay, INSS and withholding in Brazil. Tables as payroll programs have them (base x rate - parcela a deduzir), contributions part by part,
each amount to the cent, halves up; the year is the sum of its months."""
import random
from decimal import Decimal as D, ROUND_HALF_UP

INSS = {
    "2025": [("1518.00", "0.075"), ("2793.88", "0.09"), ("4190.83", "0.12"), ("8157.41", "0.14")],
    "2026": [("1621.00", "0.075"), ("2902.84", "0.09"), ("4354.27", "0.12"), ("8475.55", "0.14")],
}
OLD = ([("2259.20", "0", "0"), ("2826.65", "0.075", "169.44"), ("3751.05", "0.15", "381.44"), ("4664.68", "0.225", "662.77"),
        ("1e12", "0.275", "896.00")], D("564.80"))
NEW = ([("2428.80", "0", "0"), ("2826.65", "0.075", "182.16"), ("3751.05", "0.15", "394.16"), ("4664.68", "0.225", "675.49"),
        ("1e12", "0.275", "908.73")], D("607.20"))
MONTHS = {"2025": [OLD] * 4 + [NEW] * 8, "2026": [NEW] * 12}


def cent(x):
    return x.quantize(D("0.01"), ROUND_HALF_UP)


def inss(year, pay):
    total, low = D(0), D(0)
    for top, rate in INSS[year]:
        top = D(top)
        total += max(D(0), min(pay, top) - low) * D(rate)
        low = top
    return cent(total)


def irrf(year, pay, table, deps, other):
    bands, simple = table
    base = cent(max(D(0), pay - max(simple, inss(year, pay) + deps * D("189.59") + other / 12)))
    rate, off = next((D(r), D(o)) for top, r, o in bands if base <= D(top))
    tax = max(D(0), cent(base * rate - off))
    if year == "2026":
        if pay <= 5000:
            tax -= min(tax, D("312.89"))
        elif pay < 7350:
            tax -= min(tax, max(D(0), cent(D("978.62") - D("0.133145") * pay)))
    return tax


def main():
    print("taxYear,pay,bonus,dependants,deductions,hasThirteenth,=tax,=social,=takeHome,=employerCost")
    dice = random.Random(55)
    for year in MONTHS:
        edges = [D(t) for t, _ in INSS[year]] + [D(b[0]) for t in (OLD, NEW) for b in t[0][:-1]] + [D(5000), D(7350)]
        edges += [e + D("607.20") for e in (D("2428.80"), D("2826.65"), D("3751.05"), D("4664.68"))]
        months = {e + d for e in edges for d in (D("-0.01"), D(0), D("0.01"))} | {D(dice.randrange(100000, 4000000)) / 100 for _ in range(70)}
        for month in sorted(months):
            plain = dice.random() < 0.4
            deps, other = (0, D(0)) if plain else (dice.randrange(3), D(dice.choice([0, 2400, 6000])))
            bonus = D(0) if plain else D(dice.choice([0, 3000, 20000]))
            thirteenth = dice.random() < 0.5
            pays = [month] * 11 + [month + bonus]
            social = sum(inss(year, p) for p in pays)
            tax = sum(irrf(year, p, t, deps, other) for p, t in zip(pays, MONTHS[year]))
            extra = D(0)
            if thirteenth:
                extra = month
                social += inss(year, month)
                tax += irrf(year, month, NEW, deps, other)
            gross = 12 * month + bonus
            if gross + extra - social - tax < 0:
                continue
            cost = gross + extra + cent((gross + extra) * D("0.08"))
            print(year, month * 12, bonus, deps, other, str(thirteenth).lower(), tax, social, gross + extra - social - tax, cost, sep=",")


main()
