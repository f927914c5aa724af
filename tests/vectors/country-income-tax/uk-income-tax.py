"""Yearly pay, interest and dividends in the United Kingdom. Rates typed from the tax tables of Gravitate Accounting and Quilter
Cheviot; the layers by the order of the Income Tax Act 2007, section 16."""
import random
from decimal import Decimal as D

YEARS = {
    "2024-25": dict(scot=[(0, 19), (2306, 20), (13991, 21), (31092, 42), (62430, 45), (125140, 48)], er=(9100, D("13.8")), div=("8.75", "33.75", "39.35")),
    "2025-26": dict(scot=[(0, 19), (2827, 20), (14921, 21), (31092, 42), (62430, 45), (125140, 48)], er=(5000, D(15)), div=("8.75", "33.75", "39.35")),
    "2026-27": dict(scot=[(0, 19), (3967, 20), (16956, 21), (31092, 42), (62430, 45), (125140, 48)], er=(5000, D(15)), div=("10.75", "35.75", "39.35")),
}
REST = [(0, 20), (37700, 40), (125140, 45)]


def by_unit_of_band(lo, hi, bands):
    """What lies between two heights, each band's share at its rate in per cent."""
    total = D(0)
    for i, (start, rate) in enumerate(bands):
        end = bands[i + 1][0] if i + 1 < len(bands) else None
        top = hi if end is None else min(hi, D(end))
        bottom = max(lo, D(start))
        if top > bottom:
            total += (top - bottom) * D(str(rate)) / 100
    return total


def assess(year, nation, pay, interest, dividends):
    law = YEARS[year]
    total = pay + interest + dividends
    allowance = D(12570)
    if total > 100000:
        allowance = max(D(0), allowance - (total - 100000) / 2)
    left = allowance
    parts = []
    for amount in (pay, interest, dividends):
        used = min(left, amount)
        left -= used
        parts.append(amount - used)
    p, s, d = parts
    tax_pay = by_unit_of_band(D(0), p, law["scot"] if nation == "scotland" else REST)
    top = p + s + d
    psa = 1000 if top <= 37700 else 500 if top <= 125140 else 0
    nil_s = min(s, max(D(0), 5000 - p) + psa)
    tax_s = by_unit_of_band(p + nil_s, p + s, REST)
    nil_d = min(d, D(500))
    tax_d = by_unit_of_band(p + s + nil_d, p + s + d, [(b, r) for (b, _), r in zip(REST, law["div"])])
    ni = by_unit_of_band(D(0), pay, [(0, 0), (12570, 8), (50270, 2)])
    floor, rate = law["er"]
    er = max(D(0), pay - floor) * rate / 100
    tax = tax_pay + tax_s + tax_d
    return tax, ni, total - tax - ni, pay + er


def main():
    print("taxYear,nation,pay,interest,dividends,=tax,=social,=takeHome,=employerCost")
    dice = random.Random(2026)
    for year, law in YEARS.items():
        for nation in ("ruk", "scotland"):
            bands = law["scot"] if nation == "scotland" else REST
            edges = {12570, 50270, 100000, 125140, 9100, 5000} | {12570 + b for b, _ in bands} | {b for b, _ in bands}
            pays = sorted({max(0, e + k) for e in edges for k in (-1, 0, 1)} | {dice.randrange(0, 250000) for _ in range(12)})
            rows = [(pay, 0, 0) for pay in pays]
            rows += [(dice.randrange(0, 140000), dice.choice([0, 700, 1500, 5200, 9000]), dice.choice([0, 400, 2500, 30000, 90000])) for _ in range(30)]
            for pay, interest, dividends in rows:
                found = assess(year, nation, D(pay), D(interest), D(dividends))
                print(year, nation, pay, interest, dividends, *(f"{x:.4f}" for x in found), sep=",")


main()
