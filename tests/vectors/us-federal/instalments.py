"""Schedule AI of Form 2210 and its penalty for a single sole owner, by a second hand in decimal arithmetic. What cases of quarterly-tax cite."""
from datetime import date
from decimal import ROUND_HALF_UP, Decimal as D

cents = lambda x: D(x).quantize(D('0.01'), ROUND_HALF_UP)
tops = {2026: (12_400, 50_400, 105_700, 201_775, 256_225, 640_600), 2025: (11_925, 48_475, 103_350, 197_300, 250_525, 626_350)}
standard = {2026: 16_100, 2025: 15_750}
base = {2026: 184_500, 2025: 176_100}


def tax(income, year):
    income, total, low = max(D(0), D(income)), D(0), D(0)
    for top, rate in zip((*tops[year], 10**12), ('0.10', '0.12', '0.22', '0.24', '0.32', '0.35', '0.37')):
        total += max(D(0), min(income, D(top)) - low) * D(rate)
        low = D(top)
    return total


def year_tax(profit, wages, year):
    net = D(profit) * D('0.9235')
    se = min(net, max(D(0), D(base[year]) - D(wages))) * D('0.124') + net * D('0.029')
    agi = D(profit) + D(wages) - se / 2
    before = agi - standard[year]
    qualified = D(profit) - se / 2
    qbi = min(qualified, max(D(0), before)) * D('0.2')
    if year == 2026 and qualified >= 1000:
        qbi = max(qbi, min(D(400), max(D(0), before)))
    extra = max(D(0), net - max(D(0), D(200_000) - D(wages))) * D('0.009')
    return tax(before - qbi, year) + se + extra


def run(title, year, profits, wages, yearly, dues, payments, until, rate):
    taxes = [year_tax(D(p) * 12 / m, D(w) * 12 / m, year) for p, w, m in zip(profits, wages, (3, 5, 8, 12))]
    needed = cents(taxes[3] * D('0.9'))
    yearly = needed if yearly is None else min(D(yearly), needed)
    asked, saved, ask = D(0), D(0), []
    for at in range(4):
        todate = cents(taxes[at] * D('0.225') * (at + 1))
        regular = cents(yearly * (at + 1) / 4) - cents(yearly * at / 4)
        own = min(max(D(0), todate - asked), regular + saved)
        saved += regular - own
        asked += own
        ask.append(own)
    print(title, 'taxes', [str(cents(t)) for t in taxes], 'yearly', yearly, 'annualised', [str(a) for a in ask])
    for name, wanted in (('annualised', ask), ('regular', [cents(yearly * (a + 1) / 4) - cents(yearly * a / 4) for a in range(4)])):
        pool, total, parts = [[d, D(a)] for d, a in payments], D(0), []
        for due, amount in zip(dues, wanted):
            own, need = D(0), amount
            for item in pool:
                part = min(need, item[1])
                for piece, day in ((part, item[0]),):
                    own += sum((piece * D(rate) / (366 if d.year % 4 == 0 else 365) for d in days(due, min(day, until))), D(0))
                item[1] -= part
                need -= part
            own += sum((need * D(rate) / (366 if d.year % 4 == 0 else 365) for d in days(due, until)), D(0))
            parts.append(cents(own))
        print('  penalty', name, [str(p) for p in parts], sum(parts))


def days(start, end):
    return [date.fromordinal(n) for n in range(start.toordinal(), max(start.toordinal(), end.toordinal()))]


due26 = [date(2026, 4, 15), date(2026, 6, 15), date(2026, 9, 15), date(2027, 1, 15)]
due25 = [date(2025, 4, 15), date(2025, 6, 16), date(2025, 9, 15), date(2026, 1, 15)]
run('a shop in December', 2026, (5_000, 10_000, 20_000, 80_000), (0, 0, 0, 0), None, due26, [], date(2027, 4, 15), '0.07')
run('last year less', 2026, (5_000, 10_000, 20_000, 80_000), (0, 0, 0, 0), 9_000, due26, [(date(2026, 6, 15), 2_000), (date(2026, 10, 1), 1_000), (date(2027, 1, 15), 6_000)], date(2027, 4, 15), '0.07')
run('spring, 2025', 2025, (60_000, 80_000, 85_000, 90_000), (0, 0, 0, 0), 20_000, due25, [(date(2025, 4, 15), 5_000), (date(2025, 6, 16), 5_000), (date(2025, 9, 15), 5_000), (date(2026, 1, 15), 5_000)], date(2026, 4, 15), '0.07')
run('wages to the base', 2026, (10_000, 20_000, 40_000, 60_000), (50_000, 80_000, 130_000, 190_000), None, due26, [], date(2027, 4, 15), '0.07')
