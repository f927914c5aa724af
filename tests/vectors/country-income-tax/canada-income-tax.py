"""Federal and provincial tax in Canada, CPP and EI. Bands typed as pairs of limits and per mille from the published tables of TaxTips and the
payroll tables of 2024 to 2026; the maxima of contributions are checked against those that SSL Group and Knit People print."""
import random
from fractions import Fraction as F

FED = {
    2024: ([(0, 1500), (55867, 2050), (111733, 2600), (173205, 2900), (246752, 3300)], 1500, (15705, 14156, 173205, 246752), 1433),
    2025: ([(0, 1450), (57375, 2050), (114750, 2600), (177882, 2900), (253414, 3300)], 1450, (16129, 14538, 177882, 253414), 1471),
    2026: ([(0, 1400), (58523, 2050), (117045, 2600), (181440, 2900), (258482, 3300)], 1400, (16452, 14829, 181440, 258482), 1501),
}
PAY = {2024: (68500, 73200, 166, 63200), 2025: (71300, 81200, 164, 65700), 2026: (74600, 85000, 163, 68900)}
ON = {
    2024: ([(0, 505), (51446, 915), (102894, 1116), (150000, 1216), (220000, 1316)], 12399, (5554, 7108)),
    2025: ([(0, 505), (52886, 915), (105775, 1116), (150000, 1216), (220000, 1316)], 12747, (5710, 7307)),
    2026: ([(0, 505), (53891, 915), (107785, 1116), (150000, 1216), (220000, 1316)], 12989, (5818, 7446)),
}
AB = {
    2024: ([(0, 1000), (148269, 1200), (177922, 1300), (237230, 1400), (355845, 1500)], 21885),
    2025: ([(0, 800), (60000, 1000), (151234, 1200), (181481, 1300), (241974, 1400), (362961, 1500)], 22323),
    2026: ([(0, 800), (61200, 1000), (154259, 1200), (185111, 1300), (246813, 1400), (370220, 1500)], 22769),
}
MB = ([(0, 1080), (47000, 1275), (100000, 1740)], 15780)
SK = {2026: ([(0, 1050), (54532, 1250), (155805, 1450)], 20381)}
PREMIUM = [(20000, 25000, 0, 300, 6), (36000, 38500, 300, 450, 6), (48000, 48600, 450, 600, 25), (72000, 72600, 600, 750, 25), (200000, 200600, 750, 900, 25)]


def by_bands(income, bands):
    return sum(F(max(0, min(income, top) - low)) * rate / 10000 for (low, rate), (top, _) in zip(bands, bands[1:] + [(10**12, 0)]))


def premium(income):
    due = F(0)
    for low, high, before, after, rate in PREMIUM:
        if income > low:
            due = min(F(after), before + F(income - low) * rate / 100)
    return due


def assess(year, province, pay, employed, rrsp):
    ceiling, second, ei_rate, ei_top = PAY[year]
    covered = max(0, min(pay, ceiling) - 3500) if employed else 0
    base, more = F(covered * 495, 10000), F(covered, 100)
    cpp2 = F(max(0, min(pay, second) - ceiling) * 4, 100) if employed else F(0)
    ei = F(min(pay, ei_top) * ei_rate, 10000) if employed else F(0)
    taxable = max(F(0), pay - more - cpp2 - rrsp)
    bands, credit, (most, least, start, end), work = FED[year]
    personal = most if taxable <= start else least if taxable >= end else most - (most - least) * (taxable - start) / (end - start)
    federal = max(F(0), by_bands(taxable, bands) - (personal + (min(pay, work) if employed else 0) + base + ei) * credit / 10000)
    if province == "on":
        rows, amount, (first, further) = ON[year]
    elif province == "mb":
        rows, amount = MB
        if year > 2024:
            amount = amount * max(F(0), 1 - max(F(0), taxable - 200000) / 200000)
    elif province == "sk":
        rows, amount = SK[year]
    else:
        rows, amount = AB[year]
    local = max(F(0), by_bands(taxable, rows) - (amount + base + ei) * rows[0][1] / 10000)
    if province == "on":
        local += max(F(0), local - first) / 5 + max(F(0), local - further) * 36 / 100
        local = local + premium(taxable)
    tax, social = federal + local, base + more + cpp2 + ei
    return tax, social, pay - tax - social - rrsp, (pay + base + more + cpp2 + ei * F(14, 10)) if employed else None


def main():
    print("taxYear,province,pay,kind,saving,=tax,=social,=takeHome,=employerCost")
    dice = random.Random(416)
    for year in FED:
        for province in ("on", "ab", "mb") + (("sk",) if year == 2026 else ()):
            rows = {"on": ON[year][0], "ab": AB[year][0], "mb": MB[0], "sk": SK.get(year, [[]])[0]}[province]
            edges = [b for b, _ in rows] + [b for b, _ in FED[year][0]] + list(PAY[year][:2]) + [PAY[year][3], 3500] + [p[0] for p in PREMIUM] + [p[1] for p in PREMIUM]
            pays = sorted({max(0, e + d) for e in edges for d in (-1, 0, 1)} | {dice.randrange(0, 420000) for _ in range(20)})
            for pay in pays:
                kind = dice.choice(["employment", "other"])
                saving = dice.choice([0, 0, 6000]) if pay > 40000 else 0
                tax, social, left, cost = assess(year, province, pay, kind == "employment", saving)
                cells = [f"{float(c):.4f}" for c in (tax, social, left)] + ["" if cost is None else f"{float(cost):.4f}"]
                print(year, province, pay, kind, saving, *cells, sep=",")


main()
