"""Pay in Denmark. Amounts of section 20 worked out from the base amounts of the acts and the regulation numbers that the Ministry of Taxation
publishes (126.1, 131.0 and 137.3 for 2024, 2025 and 2026), each rounded up to a hundred kroner; percentages as the firms' pages print them."""
import random
from fractions import Fraction as F

NUMBER = {"2024": F(1261, 1000), "2025": F(1310, 1000), "2026": F(1373, 1000)}
YEARS = {
    "2024": dict(bottom=1206, personal=49700, upper=[(588900, 1500)], ceiling=5207, work=(1065, 45100), average=25070, shares=61000, least=75100),
    "2025": dict(bottom=1201, personal=51600, upper=[(611800, 1500)], ceiling=5207, work=(1230, 55600), average=25068, shares=67500, least=78000),
    "2026": dict(bottom=1201, personal=54100, upper=[(641200, 750), (777900, 750), (2592700, 500)], ceiling=4457, work=(1275, 63300),
                 average=25049, shares=79400, least=65400),
}


def upwards(base, year):
    return -(-base * NUMBER[year] // 100) * 100


def oere(x):
    return F((x * 100 + F(1, 2)).__floor__(), 100)


def main():
    print("taxYear,pay,municipal,church,deductions,pension,shares,=tax,=social,=takeHome")
    dice = random.Random(45)
    for year, law in YEARS.items():
        above, most = upwards(171300, year), upwards(2200, year)
        edges = [F(low * 100, 92) for low, _ in law["upper"]] + [above, above + F(most * 1000, 45), F(law["work"][1] * 10000, law["work"][0])]
        edges += [F(law["personal"] * 100, 92), F(law["personal"])]
        pays = sorted({int(e) + d for e in edges for d in (-1, 0, 1)} | {dice.randrange(1000, 4000000) for _ in range(25)})
        for pay in pays:
            local, church = dice.choice([None, 2300, 2630, 2506]), dice.choice([0, 87])
            other, pension, shares = dice.choice([0, 0, 24000]), dice.choice([0, 1188]), dice.choice([0, 0, 50000, 120000])
            rate = F(law["average"], 100000) if local is None else F(local, 10000)
            if pension > pay:
                continue
            contribution = oere(F(pay - pension) * 8 / 100)
            personal = pay - pension - contribution
            work = oere(min(F(pay * law["work"][0], 10000), F(law["work"][1])))
            job = oere(min(max(F(0), (pay - above) * F(45, 1000)), F(most)))
            taxable = max(F(0), personal - work - job - other)
            bottom, kirk = F(law["bottom"], 10000), F(church, 10000)
            tax = oere(personal * bottom) + oere(taxable * rate) + oere(taxable * kirk)
            tax += oere(sum(max(F(0), personal - low) * F(r, 10000) for low, r in law["upper"]))
            low, first = law["upper"][0]
            over = min(F(first, 10000), max(F(0), bottom + rate + F(first, 10000) - F(law["ceiling"], 10000)))
            tax -= oere(max(F(0), personal - low) * over)
            tax -= min(tax, oere(law["personal"] * (bottom + rate + kirk)))
            tax += oere(min(shares, law["shares"]) * F(27, 100) + max(0, shares - law["shares"]) * F(42, 100))
            left = pay + shares - pension - contribution - tax
            if left < 0:
                continue
            row = [year, pay, "" if local is None else local / 10000, church / 10000, other, pension, shares]
            print(*row, *(f"{float(x):.2f}" for x in (tax, contribution, left)), sep=",")


main()
