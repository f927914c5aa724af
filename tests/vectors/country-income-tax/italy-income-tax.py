"""Yearly pay in Italy. Bands typed from ddp.it's note on the budget law of 2026, bonus and further deduction from Edotto's and Fisco7's
accounts of circular 4/E of 2025, limits of INPS from Il Sole 24 Ore, surcharges from money.it and the README of a salary simulator;
tables of regions that nobody else printed are typed from the ministry's register as one public program has it."""
import random
from decimal import Decimal as D, getcontext

getcontext().prec = 40
MID = {"2025": 35, "2026": 33}
INPS = {"2025": (55448, 120607), "2026": (56224, 122295)}
# widths in thousands and rates in hundredths of a percent
LADDER = {
    "lombardia": "15:123 28:158 50:172 -:173", "abruzzo": "28:167 50:287 -:333", "basilicata": "-:123", "bolzano": "50:123 -:173",
    "calabria": "-:173", "campania": "15:173 28:296 50:320 -:333", "emiliaRomagna": "15:133 28:193 50:293 -:333",
    "friuli": "15:70 -:123", "liguria": "28:123 50:318 -:323", "marche": "15:123 28:153 50:170 -:173", "molise": "15:173 28:193 -:333",
    "piemonte": "15:162 28:268 50:331 -:333", "puglia": "15:133 28:143 50:163 -:185", "sardegna": "-:123", "sicilia": "-:123",
    "toscana": "15:142 28:143 50:332 -:333", "trento": "50:123 -:173", "umbria": "28:123 50:167 -:183", "aosta": "-:123",
    "veneto": "-:123", "lazio": "15:173 -:333",
}
TOWN = {"milano": ("-:80", 23000), "roma": ("-:90", 14000), "napoli": ("-:100", 12000), "torino": ("28:80 50:110 -:120", 11790)}


def climb(text, amount):
    total, floor = D(0), D(0)
    for rung in text.split():
        top, rate = rung.split(":")
        top = amount if top == "-" else min(amount, D(top) * 1000)
        total += max(D(0), top - floor) * D(rate) / 10000
        floor = max(floor, top)
    return total


def regional(region, r):
    if region == "lazio":
        if r <= 28000:
            return r * D("1.73") / 100
        return climb(LADDER["lazio"], r) - (60 if r <= 30000 else 0)
    if region == "trento" and r <= 30000:
        return D(0)
    if region == "aosta" and r <= 15000:
        return D(0)
    due = climb(LADDER[region], r)
    if region == "bolzano" and r <= 90000:
        due -= D("430.5")
    if region == "umbria" and 28000 < r <= 50000:
        due -= 150
    return max(D(0), due)


def work(r):
    if r <= 15000:
        d = D(1955)
    elif r <= 28000:
        d = 1910 + D(1190) * (28000 - r) / 13000
    elif r <= 50000:
        d = D(1910) * (50000 - r) / 22000
    else:
        d = D(0)
    return d, D(65) if 25000 < r <= 35000 else D(0)


def assess(year, pay, region, town, rate, old, other):
    first, top = INPS[year]
    base = pay if old else min(pay, D(top))
    inps = base * rate / 100 + max(D(0), base - first) / 100
    r = pay - inps
    gross = climb(f"28:2300 50:{MID[year]}00 -:4300", r)
    d, plus = work(r)
    wedge = D(1000) if 20000 < r <= 32000 else max(D(0), 1000 * (40000 - r) / 8000) if r > 32000 else D(0)
    tax = max(D(0), gross - d - plus - wedge - other)
    extra = D(0)
    if tax > 0:
        extra += r * D("1.23") / 100 if region == "own" else regional(region, r)
        text, free = ("-:80", 0) if town == "own" else TOWN[town]
        extra += climb(text, r) if r > free else 0
    bonus = D(0)
    if 0 < r <= 20000:
        bonus = r * (D("7.1") if r <= 8500 else D("5.3") if r <= 15000 else D("4.8")) / 100
    if r <= 15000 and gross > d - 75:
        bonus += 1200
    return tax + extra, inps, r - tax - extra + bonus


def main():
    print("taxYear,region,town,employer,before1996,deductions,pay,=tax,=social,=takeHome")
    dice = random.Random(39)
    net = [D(x) for x in (0, 8173, 8174, 8500, 12000, 11790, 14000, 15000, 20000, 23000, 25000, 28000, 30000, 32000, 35000, 40000, 50000, 90000)]
    rates = {"usual": D("9.19"), "guaranteed": D("9.49"), "apprentice": D("5.84")}
    for year in MID:
        for region in ["own", *(LADDER if year == "2026" else ())]:
            pays = set()
            for edge in net:
                gross = edge / (1 - D("0.0919"))
                pays |= {max(0, int(gross) + k) for k in (0, 1)}
            pays |= {INPS[year][0] + k for k in (-1, 0, 1)} | {INPS[year][1] + k for k in (-1, 0, 1)} | {dice.randrange(0, 200000) for _ in range(25)}
            for pay in sorted(pays if region in ("own", "lazio", "lombardia") else dice.sample(sorted(pays), 18)):
                town, kind = dice.choice(["own", *TOWN]), dice.choice(["usual", "usual", "usual", "guaranteed", "apprentice"])
                old, other = dice.random() < 0.2, D(dice.choice([0, 0, 0, 700, 2500]))
                found = assess(year, D(pay), region, town, rates[kind], old, other)
                print(year, region, town, kind, str(old).lower(), other, pay, *(f"{x:.6f}" for x in found), sep=",")


if __name__ == "__main__":
    main()
