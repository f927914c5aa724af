"""Yearly pay in Spain. State scale as cumulative amounts (1,182.75; 2,112.75; 4,362.75; 8,950.75) and minima from tehagolarenta.com and
the help pages of the Agencia Tributaria, contributions from afinom.es and capital.es, the deduction for low pay from Europa Press and
sport.es; each regional scale typed in hundredths of a percent."""
import random
from decimal import Decimal as D, getcontext

getcontext().prec = 40
STATE = [(0, 0, 950), (12450, "1182.75", 1200), (20200, "2112.75", 1500), (35200, "4362.75", 1850), (60000, "8950.75", 2250), (300000, "62950.75", 2450)]
REGION = {
    "reference": "0:950 12450:1200 20200:1500 35200:1850 60000:2250 300000:2450",
    "andalucia": "0:950 13000:1200 21100:1500 35200:1850 60000:2250",
    "aragon": "0:950 13072.5:1200 21210:1500 36960:1850 52500:2050 60000:2300 80000:2400 90000:2500 130000:2550",
    "asturias": "0:900 12450:1200 17707.2:1400 33007.2:1920 53407.2:2150 70000:2250 90000:2500 175000:2600",
    "baleares": "0:900 10000:1125 18000:1425 30000:1750 48000:1900 70000:2175 90000:2275 120000:2375 175000:2475",
    "canarias": "0:900 13748:1150 19422:1400 35924:1850 57566:2350 93268:2500 123745:2600",
    "cantabria": "0:850 13000:1100 21000:1450 35200:1800 60000:2250 90000:2450",
    "castillaLaMancha": "0:950 12450:1200 20200:1500 35200:1850 60000:2250",
    "castillaLeon": "0:900 12450:1200 20200:1400 35200:1850 53407.2:2150",
    "cataluna": "0:950 12500:1250 22000:1600 33000:1900 53000:2150 90000:2350 120000:2450 175000:2550",
    "valenciana": "0:880 12000:1170 22000:1460 32000:1700 42000:1940 52000:2190 62000:2440 72000:2610 100000:2735 150000:2835 200000:2935",
    "extremadura": "0:775 12450:975 20200:1600 24200:1750 35200:2100 60000:2350 80200:2400 99200:2450 120200:2500",
    "galicia": "0:900 12985.35:1165 21068.6:1490 35200:1840 60000:2250",
    "madrid": "0:850 13362.22:1070 19004.63:1280 35425.68:1740 57320.4:2050",
    "murcia": "0:950 12450:1120 20200:1330 34000:1790 60000:2250",
    "rioja": "0:800 12450:1060 20200:1360 35200:1780 40000:1830 50000:1900 60000:2450 120000:2700",
}
MINIMA = {
    None: ("5550 6700 8100", "2400 2700 4000 4500", 2800),
    "andalucia": ("5790 6990 8450", "2510 2820 4170 4700", 2920),
    "asturias": ("6105 7370 8910", "2640 2970 4400 4950", 3080),
    "valenciana": ("6105 7370 8910", "2640 2970 4400 4950", 3080),
    "baleares": ("5550 7370 8910", "2400 2970 4400 4950", 2800),
    "canarias": ("5606 6768 8182", "2424 2727 4040 4545", 2828),
    "galicia": ("5789 6988 8448", "2503 2816 4172 4694", 2920),
    "madrid": ("5956.65 7190.91 8693.49", "2575.85 2897.83 4400 4950", "3005.16"),
}
SS = {"2025": ("6.48", "4909.50"), "2026": ("6.50", "5101.20")}
LOW = {"2025": (340, 16576), "2026": ("590.89", 17094)}
AGES = ["under65", "from65", "from75"]


def state(x):
    over, base, rate = [row for row in STATE if x > row[0] or row[0] == 0][-1]
    return D(base) + (x - over) * rate / 10000


def region(text, x):
    rungs = [(D(a), D(b)) for a, b in (r.split(":") for r in text.split())]
    return sum((min(x, nxt) - low) * rate / 10000 for (low, rate), (nxt, _) in zip(rungs, rungs[1:] + [(D(10) ** 12, 0)]) if x > low)


def minimum(name, age, kids, babies, shared):
    own, each, more = MINIMA.get(name, MINIMA[None])
    steps = [D(s) for s in each.split()]
    for_kids = sum((steps[min(i, 3)] for i in range(kids)), D(0)) + babies * D(more)
    return D(own.split()[AGES.index(age)]) + (for_kids / 2 if shared else for_kids)


def reduction(r):
    if r <= 14852:
        return D(7302)
    if r <= D("17673.52"):
        return 7302 - D("1.75") * (r - 14852)
    return max(D(0), D("2364.34") - D("1.14") * (r - D("17673.52"))) if r < D("19747.5") else D(0)


def assess(year, pay, where, age, kids, babies, shared, joint, plan):
    rate, top = SS[year]
    cap = D(top) * 12
    social = min(pay, cap) * D(rate) / 100
    if pay > cap:
        if year == "2025":
            return None
        a, b = cap * D("1.1"), cap * D("1.5")
        social += (min(pay, a) - cap) * D("0.19") / 100 + max(D(0), min(pay, b) - a) * D("0.21") / 100 + max(D(0), pay - b) * D("0.24") / 100
    r = pay - social
    base = max(D(0), max(D(0), r - 2000) - reduction(r) - {"individual": 0, "couple": 3400, "parent": 2150}[joint] - plan)
    low, high = minimum(None, age, kids, babies, shared), minimum(where, age, kids, babies, shared)
    tax = state(base) - state(min(base, low)) + region(REGION[where], base) - region(REGION[where], min(base, high))
    most, full = LOW[year]
    tax = max(D(0), tax - max(D(0), D(most) - max(D(0), pay - full) / 5))
    return tax, social, pay - social - tax - plan


def main():
    print("taxYear,region,age,children,under3,shared,joint,plan,pay,=tax,=social,=takeHome")
    dice = random.Random(34)
    for year in SS:
        for where in REGION if year == "2026" else ("reference", "cataluna"):
            gross = 1 - D(SS[year][0]) / 100
            edges = [D(x) for x in (14852, "17673.52", "19747.5")] + [D(r.split(":")[0]) + 2000 for r in REGION[where].split()]
            pays = {max(0, int(e / gross) + k) for e in edges for k in (0, 1)} | {LOW[year][1] + k for k in (-1, 0, 1)} | {20048, 20049, 18276, 61214, 61215, 67335, 67336, 91821, 91822}
            pays |= {dice.randrange(0, 120000) for _ in range(12)}
            for pay in sorted(pays if where in ("reference", "madrid") else dice.sample(sorted(pays), 20)):
                plain = dice.random() < 0.4
                kids = 0 if plain else dice.randrange(0, 6)
                given = ("under65" if plain else dice.choice(AGES), kids, dice.randrange(0, kids + 1), not plain and dice.random() < 0.5,
                         "individual" if plain else dice.choice(["individual", "couple", "parent"] if kids else ["individual", "couple"]), D(0 if plain else dice.choice([0, 0, 1500])))
                found = assess(year, D(pay), where, *given)
                if found is None or found[2] < 0:
                    continue
                age, kids, babies, shared, joint, plan = given
                print(year, where, age, kids, babies, str(shared).lower(), joint, plan, pay, *(f"{x:.6f}" for x in found), sep=",")


if __name__ == "__main__":
    main()
