"""State income tax, worked out apart from the site: python3 us_state_income_tax.py > us-state-income-tax.csv

Rates come from second-reading.csv (see README.md), not from what the site read first. Deductions, exemptions and credits are typed
below from the same second readings; what has no second reading is marked "one". Tax is found by slicing cent by cent amounts from
the top band down, in whole cents, where the site sums bands from the bottom up in dollars.
"""
import csv
import math
import os
import sys
from fractions import Fraction as F

HERE = os.path.dirname(os.path.abspath(__file__))
STATUSES = ["single", "joint", "separate", "head", "survivor"]
BANDS = {}
for row in csv.DictReader(open(os.path.join(HERE, "second-reading.csv"))):
    for status in STATUSES:
        top = row[status + "_up_to"]
        if top == "none":
            continue
        BANDS.setdefault((row["state"], int(row["year"]), status), []).append(
            (F(top) if top else None, F(row["rate"]))
        )


def by_bands(amount, bands):
    """From the top band down: what lies above a floor pays the rate above it."""
    floors = [F(0)] + [top for top, _ in bands[:-1]]
    total, left = F(0), F(amount)
    for floor, (_, rate) in reversed(list(zip(floors, bands))):
        if left > floor:
            total += (left - floor) * rate
            left = floor
    return total


def s(single, joint, head=None, separate=None):
    return {"single": single, "joint": joint, "head": single if head is None else head, "separate": separate or single}


FEDERAL = {
    2024: (s(14600, 29200, 21900), {
        "single": [(11600, .10), (47150, .12), (100525, .22), (191950, .24), (243725, .32), (609350, .35), (None, .37)],
        "joint": [(23200, .10), (94300, .12), (201050, .22), (383900, .24), (487450, .32), (731200, .35), (None, .37)],
        "head": [(16550, .10), (63100, .12), (100500, .22), (191950, .24), (243700, .32), (609350, .35), (None, .37)]}),
    2025: (s(15750, 31500, 23625), {
        "single": [(11925, .10), (48475, .12), (103350, .22), (197300, .24), (250525, .32), (626350, .35), (None, .37)],
        "joint": [(23850, .10), (96950, .12), (206700, .22), (394600, .24), (501050, .32), (751600, .35), (None, .37)],
        "head": [(17000, .10), (64850, .12), (103350, .22), (197300, .24), (250500, .32), (626350, .35), (None, .37)]}),
}


def federal_tax(income, year, status):
    deduction, tables = FEDERAL[year]
    bands = [(None if top is None else F(top), F(str(rate))) for top, rate in tables[status]]
    return by_bands(max(0, income - deduction[status]), bands)


STANDARD = {
    2024: {"az": s(14600, 29200, 21900), "ar": s(2410, 4820), "ca": s(5540, 11080, 11080), "dc": s(14600, 29200, 21900),
           "de": s(3250, 6500), "ga": s(12000, 24000), "hi": s(4400, 8800, 6424), "ks": s(3605, 8240, 6180, 4120), "ky": s(3160, 3160),
           "mn": s(14575, 29150), "ms": s(2300, 4600), "nc": s(12750, 25500, 19125), "ne": s(8350, 16700, 12250),
           "ny": s(8000, 16050, 11200), "ok": s(6350, 12700, 9350), "or": s(2745, 5495, 4420), "ri": s(10550, 21150, 15850),
           "va": s(8500, 17000), "vt": s(7400, 14850, 11100), "me": s(14600, 29200, 21900)},
    2025: {"az": s(15750, 31500, 23625), "ca": s(5706, 11412, 11412), "dc": s(15000, 30000, 22500), "de": s(3250, 6500),
           "ga": s(12000, 24000), "hi": s(4400, 8800, 6424), "ks": s(3605, 8240, 6180, 4120), "ky": s(3270, 3270), "la": s(12500, 25000, 25000),
           "md": s(3350, 6700, 6700), "mn": s(14950, 29900, 22500), "ms": s(2300, 4600), "nc": s(12750, 25500, 19125),
           "ne": s(8600, 17200, 12600), "ny": s(8000, 16050, 11200), "ok": s(6350, 12700, 9350), "ri": s(10900, 21800, 16350),
           "sc": s(15000, 30000, 22500), "va": s(8750, 17500), "me": s(15000, 30000, 22500)},
}
ON_FEDERAL = {"co", "ia", "id", "mo", "mt", "nd", "nm"}
PER_PERSON = {"hi": (1144, 1144), "il": (2775, 2850), "in": (1000, 1000), "mi": (5600, 5800), "ok": (1000, 1000), "ri": (4950, 5100),
              "va": (930, 930), "vt": (5100, 5300), "wv": (2000, 2000), "wi": (700, 700)}
PER_RETURN = {"ks": s(9160, 18320), "ma": s(4400, 8800, 6800), "ms": s(6000, 12000, 8000), "nj": s(1000, 2000), "la": s(4500, 9000, 9000)}
PER_CHILD = {"ga": (4000, 4000), "in": (1500, 1500), "ks": (2320, 2320), "ma": (1000, 1000), "mn": (5050, 5200), "ms": (1500, 1500),
             "nj": (1500, 1500), "ny": (1000, 1000), "sc": (4790, 4930)}
CREDIT = {"de": (110, 110), "ne": (166, 171)}  # the credit of Nebraska: one
NOTHING = ["ak", "fl", "nv", "nh", "sd", "tn", "tx", "wa", "wy"]


def steps_down(amount, over, each, by):
    return max(0, amount - math.ceil(F(max(0, over), each)) * by)


def tax(state, year, status, income, children):
    """Dollars as a fraction, or None where the script has no second reading."""
    if state in NOTHING:
        return F(0)
    bands = BANDS.get((state, year, status))
    if bands is None:
        return None
    late = year - 2024
    adults = 2 if status == "joint" else 1
    persons = adults + children
    off = F(0)
    if state in ON_FEDERAL:
        off += FEDERAL[year][0][status]
    elif state == "al":
        top, least = s(3000, 8500, 5200)[status], s(2500, 5000, 2500)[status]
        by = s(25, 175, 135)[status]
        off += max(least, top - max(0, (income - (26000 if late else 25500)) // 500) * by)  # one
        off += s(1500, 3000, 3000)[status] + children * (1000 if income <= 50000 else 500 if income <= 100000 else 300)
        off += federal_tax(income, year, status)
    elif state == "ct":
        start = s(30000, 48000, 38000)[status]
        off += steps_down(s(15000, 24000, 19000)[status], income - start, 1000, 1000)
    elif state == "md":
        if year == 2024:
            if status != "single":
                return None
            off += min(2700, max(1800, F(15, 100) * income))
        else:
            off += STANDARD[year]["md"][status]
        limits = (100000, 125000, 150000) if status == "single" else (150000, 175000, 200000)
        off += persons * (3200 if income <= limits[0] else 1600 if income <= limits[1] else 800 if income <= limits[2] else 0)
    elif state == "me":
        begin, width = ((97150, 75000), (194300, 150000), (145750, 112500))[["single", "joint", "head"].index(status)] if year == 2024 else (
            (100000, 75000), (200050, 150000), (150000, 112500))[["single", "joint", "head"].index(status)]
        off += STANDARD[year]["me"][status] * (1 - min(F(1), F(max(0, income - begin), width)))  # one, and TaxAct
        begin = (s(323900, 388650, 356300), s(333450, 400100, 366750))[late][status]
        off += adults * (5000, 5150)[late] * (1 - min(F(1), F(max(0, income - begin), 125000)))  # one
    elif state == "oh":
        off += persons * (2400 if income <= 40000 else 2150 if income <= 80000 else 1900 if income <= 750000 or year == 2024 else 0)
    elif state not in ("pa", "ut", "nj", "ma", "il", "in", "mi", "wv", "wi", "la", "me"):
        if state == "sc" and year == 2024:
            return None
        if state not in STANDARD[year]:
            return None
        whole = F(STANDARD[year][state][status])
        if state == "mn":
            low, high = ((232500, 321350), (238950, 330300))[late]
            fall = F(3, 100) * max(0, min(income, high) - low) + F(1, 10) * max(0, income - high)
            whole -= min(fall, F(8, 10) * whole)  # one
        if state == "ri":
            begin, each = ((246450, 7050), (254250, 7250))[late]
            whole *= max(F(0), 1 - F(1, 5) * math.ceil(F(max(0, income - begin), each)))  # one
        off += whole
    elif state == "la" and year == 2025:
        off += STANDARD[year]["la"][status]
    elif state == "wi":
        # Wis. Stat. 71.05 (22): the deduction falls by 12 or 19.778 cents a dollar above a start; for heads faster at first: one.
        top, begin, rate = {"single": (13230, 19070, F("0.12")), "joint": (24490, 27520, F("0.19778")), "head": (17090, 19070, F("0.22515"))}[status]
        fall = rate * max(0, income - begin)
        if status == "head" and income > 55779:
            fall = rate * (55779 - begin) + F("0.12") * (income - 55779)
        off += max(F(0), top - fall)
    if state in PER_PERSON and not (state == "il" and income > s(250000, 500000)[status]):
        amount = F(PER_PERSON[state][late] * persons)
        if state == "ri":
            begin, each = ((246450, 7050), (254250, 7250))[late]
            amount *= max(F(0), 1 - F(1, 5) * math.ceil(F(max(0, income - begin), each)))
        off += amount
    if state in PER_RETURN and not (state == "la" and year == 2025):
        off += PER_RETURN[state][status]
    if state in PER_CHILD:
        off += children * PER_CHILD[state][late]
    if state == "mo":
        share = F(35, 100) if income <= 25000 else F(25, 100) if income <= 50000 else F(15, 100) if income <= 100000 else F(5, 100) if income <= 125000 else F(0)
        off += share * federal_tax(income, year, status)  # one
    if state == "or":
        caps = [(0, 8250), (125000, 6600), (130000, 5000), (135000, 3300), (140000, 1650), (145000, 0)]
        if status != "single":
            caps = [(0, 8250), (250000, 6600), (260000, 5000), (270000, 3300), (280000, 1650), (290000, 0)]
        off += min(federal_tax(income, year, status), [cap for floor, cap in caps if income >= floor][-1])
    taxable = max(F(0), income - off)
    due = by_bands(taxable, bands)
    if state == "ca":
        due += F(1, 100) * max(0, taxable - 1000000)
        begin = (s(244857, 489719, 367291), s(252203, 504411, 378310))[late][status]
        fall = 6 * math.ceil(F(max(0, income - begin), 2500))
        due -= adults * max(0, (149, 153)[late] - fall) + children * max(0, (461, 475)[late] - fall)
    if state == "oh":
        # The table of the Revised Code: a base above 26,050 and another above 100,000.
        base = (F("360.69"), F("342"))[late]
        due = F(0) if taxable <= 26050 else base + F("0.0275") * (min(taxable, 100000) - 26050) + (F("0.035"), F("0.03125"))[late] * max(0, taxable - 100000)
    if state == "ar":
        # Income above 92,300 pays 3.9% less 397.40, then 10 less for each 100, down to 87.40: one.
        if taxable > 92300:
            due = F("0.039") * taxable - max(F("87.40"), F("397.40") - 10 * (math.ceil((taxable - 92300) / 100) - 1))
        due -= 29 * (persons + (status == "head"))
    if state == "ct":
        add = lambda begin, each, by, most: min(most, math.ceil(F(max(0, income - begin), each)) * by)
        k = {"single": 0, "joint": 1, "head": 2}[status]
        due += add((56500, 100500, 78500)[k], (5000, 5000, 4000)[k], (25, 50, 40)[k], (250, 500, 400)[k])
        due += add((105000, 210000, 168000)[k], (5000, 10000, 8000)[k], (25, 50, 40)[k], (250, 500, 400)[k])
        due += add((200000, 400000, 320000)[k], (5000, 10000, 8000)[k], (90, 180, 140)[k], (2700, 5400, 4200)[k])
        due += add((500000, 1000000, 800000)[k], (5000, 10000, 8000)[k], (50, 100, 80)[k], (450, 900, 720)[k])
        free = (64500, 100500, 78500)[k]
        if income <= free:
            return None  # the ladder of personal credits has one reading, which the site holds
    if state == "ny" and income > 107650:
        # Worksheets of Form IT-201 with their printed amounts (one), which are in whole dollars.
        table = {"single": [(80650, 215400, 0, 568), (215400, 1077550, 568, 1831), (1077550, 5000000, 2399, 30172), (5000000, 25000000, 32571, 32500)],
                 "joint": [(0, 161550, 0, 333), (161550, 323200, 333, 807), (323200, 2155350, 1140, 2747), (2155350, 5000000, 3887, 60350), (5000000, 25000000, 64237, 32500)],
                 "head": [(0, 269300, 0, 787), (269300, 1616450, 787, 2289), (1616450, 5000000, 3076, 45261), (5000000, 25000000, 48337, 32500)]}[status]
        floor, _, base, benefit = ([row for row in table if taxable > row[0]] or table[:1])[-1]
        due = F("0.109") * taxable if income > 25000000 else due + base + benefit * min(F(1), F(max(0, income - max(floor, 107650)), 50000))
    if state in CREDIT:
        due -= persons * CREDIT[state][late]
    if state == "or" and income <= (100000 if status == "single" else 200000):
        due -= 249 * persons  # one
    if state == "ut":
        credit = F(6, 100) * (FEDERAL[year][0][status] + (2046, 2111)[late] * children)
        begin = (s(17652, 35304, 26478), s(18213, 36426, 27320))[late][status]
        due -= max(0, credit - F(13, 1000) * max(0, taxable - begin))  # its start: one
    return max(F(0), due)


# What the second reading has otherwise, or not at all.
SKIP = {("ms", y, "head") for y in (2024, 2025)} | {("mn", 2024, "head"), ("la", 2024, "head"), ("ar", 2024, "head")} | {("ok", y, st) for y in (2024, 2025) for st in ("joint", "head")}
SKIP |= {("al", y, "head") for y in (2024, 2025)}


def incomes(state, year, status):
    found = {0, 12000, 38000, 67000, 85000, 130000, 260000, 700000, 1300000}
    for top, _ in BANDS.get((state, year, status), []):
        if top is not None:
            found |= {int(top) - 1, int(top), int(top) + 1}
    return sorted(found)


if __name__ == "__main__":
    states = sorted({state for state, _, _ in BANDS} | set(NOTHING))
    out = csv.writer(sys.stdout, lineterminator="\n")
    out.writerow(["state", "year", "status", "wages", "children", "tax"])
    for state in states:
        for year in (2024, 2025):
            for status in ("single", "joint", "head"):
                if (state, year, status) in SKIP:
                    continue
                for wages in incomes(state, year, status):
                    found = tax(state, year, status, wages, 0)
                    if found is not None:
                        out.writerow([state, year, status, wages, 0, round(float(found), 2)])
                if status != "single" and state not in ("al", "mo", "or"):
                    for wages in (38000, 85000, 260000):
                        found = tax(state, year, status, wages, 2)
                        if found is not None:
                            out.writerow([state, year, status, wages, 2, round(float(found), 2)])
