"""Yearly pay in the Netherlands. Bands and credits of box 1 are held against every row kept of the Belastingdienst's own monthly tables
(tests/vectors/nl-wage-tax) before anything is written. The statute's whole amounts at the ends of bands stand as such; boxes 2 and 3
and the 30% ruling are typed from the same list of figures as the rules and share no code with them."""
import csv
import math
import os
import random
from fractions import Fraction as F

HERE = os.path.dirname(os.path.abspath(__file__))
# limit of the first band and of the second; younger and older: rates of three bands, premium, general credit (most, share), labour credit (whole amounts, shares)
YEARS = {
    2024: dict(ends=(38098, 75518), from_=24812, work=(11490, 24820, 39957, 124934), old=(2010, 44770), box2=(67000, "0.33"), box3=(57000, "0.0144", "0.0604"), all_boxes=False, ruling=(233000, 46107, 35048),
               y=(("0.3697", "0.3697", "0.495"), "0.2765", (3362, "0.0663"), (968, 5158, 5532), ("0.08425", "0.31433", "0.02471", "0.0651")),
               o=(("0.1907", "0.3697", "0.495"), "0.0975", (1735, "0.0342"), (499, 2662, 2854), ("0.04346", "0.16214", "0.01275", "0.03358"))),
    2025: dict(ends=(38441, 76817), from_=28406, work=(12169, 26288, 43071, 129078), old=(2035, 45308), box2=(67804, "0.31"), box3=(57684, "0.0137", "0.0588"), all_boxes=True, ruling=(246000, 46660, 35468),
               y=(("0.3582", "0.3748", "0.495"), "0.2765", (3068, "0.06337"), (980, 5220, 5599), ("0.08053", "0.3003", "0.02258", "0.0651")),
               o=(("0.1792", "0.3748", "0.495"), "0.0975", (1536, "0.0317"), (490, 2612, 2802), ("0.04029", "0.15023", "0.0113", "0.03257"))),
    2026: dict(ends=(38883, 78426), from_=29736, work=(11965, 25845, 45592, 132948), old=(2067, 46002), box2=(68843, "0.31"), box3=(59357, "0.0128", "0.06"), all_boxes=True, ruling=(262000, 48013, 36497),
               y=(("0.3575", "0.3756", "0.495"), "0.2765", (3115, "0.06398"), (996, 5300, 5685), ("0.08324", "0.31009", "0.0195", "0.0651")),
               o=(("0.1785", "0.3756", "0.495"), "0.0975", (1556, "0.03195"), (497, 2647, 2840), ("0.04156", "0.15483", "0.00974", "0.0325"))),
}


def box1(law, who, income):
    r1, r2, r3 = (F(r) for r in law[who][0])
    a, b = law["ends"]
    return math.floor(min(income, a) * r1) + math.floor(max(0, min(income, b) - a) * r2) + math.floor(max(F(0), income - b) * r3)


def credits(law, who, income, earned):
    most, share = law[who][2]
    general = 0 if income >= law["ends"][1] else math.ceil(max(F(0), most - max(F(0), income - law["from_"]) * F(share)))
    w1, w2, w3, w4 = law["work"]
    m1, m2, m3 = law[who][3]
    s1, s2, s3, s4 = (F(s) for s in law[who][4])
    if earned <= w1:
        labour = min(earned * s1, F(m1))
    elif earned <= w2:
        labour = min(m1 + (earned - w1) * s2, F(m2))
    elif earned <= w3:
        labour = min(m2 + (earned - w2) * s3, F(m3))
    else:
        labour = max(F(0), m3 - (earned - w3) * s4) if earned < w4 else F(0)
    old = 0
    if who == "o":
        top, begin = law["old"]
        old = math.ceil(max(F(0), top - max(F(0), income - begin) * F("0.15")))
    return general + math.ceil(labour) + old


def assess(year, pay, holiday, ruling, pension, home, dividends, savings, others, none, older):
    law = YEARS[year]
    who = "o" if older else "y"
    gross = pay * (1 + holiday)
    paid_in = pay * pension
    wages = gross - paid_in
    free = F(0)
    if ruling != "none":
        cap, norm, young = law["ruling"]
        least = young if ruling == "young" else norm
        if pay > 0 and wages < least:
            return None
        free = min(min(wages, F(cap)) * F("0.3"), max(F(0), wages - least))
    earned = wages - free
    income = max(F(0), earned - home)
    _, r2, r3 = (F(r) for r in law[who][0])
    tax1 = box1(law, who, income) + max(F(0), min(earned - income, earned - law["ends"][1])) * (r3 - r2)
    limit, high = law["box2"]
    tax2 = math.floor(min(dividends, F(limit)) * F("0.245") + max(F(0), dividends - limit) * F(high))
    exempt, low, more = law["box3"]
    assets = savings + others
    return3 = F(0)
    if assets > exempt:
        return3 = (savings * F(low) + others * F(more)) * (assets - exempt) / assets
    tax3 = math.floor(return3 * F("0.36"))
    whole = income + (dividends + return3 if law["all_boxes"] else 0)
    off = 0 if none else credits(law, who, whole, earned)
    total = max(F(0), tax1 + tax2 + tax3 - off)
    on_pay = max(F(0), tax1 - off)
    premium = min(income, law["ends"][0]) * F(law[who][1])
    part = min(premium, min(F(off), tax1) * F(law[who][1]) / F(law[who][0][0]))
    social = min(on_pay, premium - part)
    return total - social, social, gross + dividends - paid_in - total


def official():
    for year in YEARS:
        with open(os.path.join(HERE, "..", "nl-wage-tax", f"{year}.csv")) as file:
            for row in csv.DictReader(file):
                income = F(row["income"]) * 12
                for who, name in (("y", "younger"), ("o", "older")):
                    tax = box1(YEARS[year], who, income)
                    net = max(0, tax - credits(YEARS[year], who, income, income))
                    printed = [round(F(row[f"{name}{w}PayrollTaxCredit"]) * 12) for w in ("Without", "With")]
                    assert [tax, net] == printed, (year, who, row, tax, net)


def main():
    official()
    print("taxYear,holidayRate,ruling,pensionRate,homeDeduction,dividends,savings,investments,noCredits,older,pay,=tax,=social,=takeHome")
    dice = random.Random(31)
    show = lambda v: str(v).lower() if isinstance(v, bool) else str(float(v)) if isinstance(v, F) and v.denominator > 1 else str(v)
    for year, law in YEARS.items():
        edges = [*law["ends"], law["from_"], *law["work"], law["old"][1], *law["ruling"]]
        pays = sorted({max(0, e + k) for e in edges for k in (-1, 0, 1)} | {0, 1, 100000, 250000})
        rows = [(F(p), F(0), "none", F(0), F(0), F(0), F(0), F(0), False, older) for p in pays for older in (False, True)]
        for _ in range(120):
            rows.append((F(dice.randrange(0, 200000)), F(dice.choice(["0", "0.08"])), dice.choice(["none", "none", "usual", "young"]), F(dice.choice(["0", "0.05", "0.1"])),
                         F(dice.choice([0, 0, 5000, 18000])), F(dice.choice([0, 0, 20000, 90000])), F(dice.choice([0, 40000, 150000])), F(dice.choice([0, 0, 30000, 400000])), dice.random() < 0.2, dice.random() < 0.2))
        for row in rows:
            found = assess(year, *row)
            if found:
                print(year, *(show(v) for v in row[1:]), show(row[0]), *(f"{float(x):.6f}" for x in found), sep=",")


if __name__ == "__main__":
    main()
