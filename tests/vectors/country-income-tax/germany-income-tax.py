"""Yearly wage tax, surcharges and social insurance in Germany. Wage tax follows the flow chart of the Federal Ministry of Finance
(ITZBund's XML of 2024, 2025 and 2026, as jobrad-gmbh/taxjs keeps it; for 2024 the basic allowance, the first threshold of classes V
and VI and the tariff of the chart of December), social insurance the tables of Haufe, TK and Minijob-Zentrale. The transition
range is by the shortened formulas that insurers publish."""
import random
from decimal import Decimal as D, ROUND_DOWN, ROUND_UP

YEARS = {
    "2024": dict(gfb=11784, zones=(17005, 66760), a=("954.80", "181.19", "991.21", "10636.31", "18971.06"), w=(13432, 33380, 222260), rv=(90600, 89400), kv=62100, add="1.7", pv=("1.7", "2.2"), pvag=("1.7", "1.2"), solz=18130, kfb=9540, mini=538, f="0.6846"),
    "2025": dict(gfb=12096, zones=(17443, 68480), a=("932.30", "176.64", "1015.13", "10911.92", "19246.67"), w=(13785, 34240, 222260), rv=(96600, 96600), kv=66150, add="2.5", pv=("1.8", "2.3"), pvag=("1.8", "1.3"), solz=19950, kfb=9600, mini=556, f="0.6683"),
    "2026": dict(gfb=12348, zones=(17799, 69878), a=("914.51", "173.1", "1034.87", "11135.63", "19470.38"), w=(14071, 34939, 222260), rv=(101400, 101400), kv=69750, add="2.9", pv=("1.8", "2.3"), pvag=("1.8", "1.3"), solz=20350, kfb=9756, mini=603, f="0.6619"),
}
CLASSES = ["one", "two", "three", "four", "five", "six"]
CHILDREN = {"none": (1, 0), "young": (0, 0), "one": (0, 0), "two": (0, 1), "three": (0, 2), "four": (0, 3), "five": (0, 4)}


def cut(x, places="0.01"):
    return x.quantize(D(places), ROUND_DOWN)


def uptab(x, law):
    a2, a3, c3, c4, c5 = (D(v) for v in law["a"])
    if x < law["gfb"] + 1:
        return D(0)
    if x < law["zones"][0] + 1:
        y = cut((x - law["gfb"]) / 10000, "0.000001")
        return cut((y * a2 + 1400) * y, "1")
    if x < law["zones"][1] + 1:
        y = cut((x - law["zones"][0]) / 10000, "0.000001")
        return cut((y * a3 + 2397) * y + c3, "1")
    if x < 277826:
        return cut(x * D("0.42") - c4, "1")
    return cut(x * D("0.45") - c5, "1")


def up5_6(zx, law, place):
    st = 2 * (uptab(cut(zx * D("1.25"), place), law) - uptab(cut(zx * D("0.75"), place), law))
    return max(st, cut(zx * D("0.14"), "1"))


def mst5_6(x, law, place):
    w1, w2, w3 = law["w"]
    if x > w2:
        st = up5_6(D(w2), law, place)
        if x > w3:
            st = cut(st + (w3 - w2) * D("0.42"), "1")
            return cut(st + (x - w3) * D("0.45"), "1")
        return cut(st + (x - w2) * D("0.42"), "1")
    st = up5_6(x, law, place)
    if x > w1:
        st = min(st, cut(up5_6(D(w1), law, place) + (x - w1) * D("0.42"), "1"))
    return st


def flow_chart(year, cls, pay, children, place, zkf, kvz, jlfreib=D(0)):
    """Wage tax and the tax that bears the surcharges."""
    law = YEARS[year]
    pvz, pva = CHILDREN[children]
    pv = D(law["pv"][1 if place == "saxony" else 0]) / 100 + (D("0.006") if pvz else -pva * D("0.0025"))
    rv = law["rv"][1 if place in ("saxony", "east") else 0]
    zre4j = cut(pay)
    zre4 = max(D(0), zre4j - jlfreib)
    anp = D(0) if cls == 6 else min(D(1230), zre4.quantize(D(1), ROUND_UP))
    fixed = anp + (0 if cls == 6 else 36) + (4260 if cls == 2 else 0)
    base_rv = min(zre4j, D(rv))
    vspr = cut(base_rv * D("0.093"))
    kvpv = cut(min(base_rv, D(law["kv"])) * (kvz / 200 + D("0.07") + pv))
    vsp = (vspr + kvpv).quantize(D(1), ROUND_UP)
    if year == "2026":
        if cls != 6:
            hb = min(D(1900), cut(base_rv * D("0.013")) + kvpv)
            vsp = max(vsp, (vspr + hb).quantize(D(1), ROUND_UP))
    else:
        vhb = min(D(3000 if cls == 3 else 1900), cut(base_rv * D("0.12")))
        vsp = max(vsp, (vspr + vhb).quantize(D(1), ROUND_UP))
    kfb = cut(zkf * {1: law["kfb"], 2: law["kfb"], 3: law["kfb"], 4: law["kfb"] // 2}.get(cls, 0), "1")
    kztab = 2 if cls == 3 else 1

    def tax(zve):
        x = D(0) if zve < 1 else cut(zve / kztab, "1")
        if cls < 5:
            return uptab(x, law) * kztab
        return mst5_6(x, law, "1" if year == "2026" else "0.01")

    st = tax(zre4 - fixed - vsp)
    return st, (tax(zre4 - fixed - kfb - vsp) if zkf > 0 else st)


def assess(year, cls, pay, children, place, church, zkf, kvz, freed):
    law = YEARS[year]
    mini = law["mini"] * 12
    if pay <= mini:
        return D(0), D(0), pay, pay * D("1.30")
    st, jbmg = flow_chart(year, cls, pay, children, place, zkf, kvz, freed)
    free = law["solz"] * (2 if cls == 3 else 1)
    soli = min(cut(jbmg * D("0.055")), cut((jbmg - free) * D("0.119"))) if jbmg > free else D(0)
    rate = D("0.08") if place == "south" else D("0.09")
    kist = cut(jbmg * rate) if church else D(0)
    pvz, pva = CHILDREN[children]
    side = 1 if place == "saxony" else 0
    own_pv, er_pv = D(law["pv"][side]) / 100, D(law["pvag"][side]) / 100
    half_kv = D("0.073") + kvz / 200
    if pay <= 24000:
        f = D(law["f"])
        slope = D(2000) / (2000 - law["mini"]) - D(law["mini"]) / (2000 - law["mini"]) * f
        whole = slope * pay - (slope - f) * mini
        mine = D(2000) / (2000 - law["mini"]) * pay - D(2000) * law["mini"] / (2000 - law["mini"]) * 12
        own = mine * (D("0.093") + D("0.013") + half_kv + own_pv - pva * D("0.0025")) + whole * D("0.006") * pvz
        er = whole * (D("0.186") + D("0.026") + 2 * half_kv + own_pv + er_pv) - mine * (D("0.106") + half_kv + own_pv)
    else:
        rv = min(pay, D(law["rv"][1 if place in ("saxony", "east") else 0]))
        kv = min(pay, D(law["kv"]))
        own = rv * D("0.106") + kv * (half_kv + own_pv + D("0.006") * pvz - D("0.0025") * pva)
        er = rv * D("0.106") + kv * (half_kv + er_pv)
    tax = st + soli + kist
    return tax, own, pay - tax - own, pay + er


def main():
    print("taxYear,taxClass,children,place,church,childAllowances,addition,allowance,pay,=tax,=social,=takeHome,=employerCost")
    dice = random.Random(32)
    for year, law in YEARS.items():
        edges = [law["mini"] * 12, 24000, law["kv"], *law["rv"], *law["w"], law["gfb"], *law["zones"], 277825]
        for number, name in enumerate(CLASSES, 1):
            pays = sorted({max(0, e + k) for e in edges for k in (-1, 0, 1)} | {0, 1} | {dice.randrange(7000, 120000) for _ in range(12)} | {dice.randrange(100000, 700000) for _ in range(4)})
            for pay in pays:
                kids = "one" if name == "two" else dice.choice(["none", "none", "young", "one", "two", "three", "four", "five"])
                place = dice.choice(["others", "others", "south", "saxony", "east"])
                church = dice.random() < 0.4
                zkf = D(dice.choice(["0", "0", "0.5", "1", "2.5"]))
                add = D(dice.choice([law["add"], "0.7", "2.45", "4.4"]))
                freed = D(dice.choice([0, 0, 0, 600, 4321]))
                found = assess(year, number, D(pay), kids, place, church, zkf, add, freed)
                print(year, name, kids, place, str(church).lower(), zkf, add / 100, freed, pay, *(f"{x:.6f}" for x in found), sep=",")


if __name__ == "__main__":
    main()
