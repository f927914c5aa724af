"""Fund returns with dateutil's calendar, and XIRR by bisection."""
from datetime import date
from statistics import mean

from dateutil.relativedelta import relativedelta


def xirr(flows):
    start = flows[0][0]
    f = lambda r: sum(a / (1 + r) ** ((d - start).days / 365) for d, a in flows)
    low, high = -0.99, 50.0
    for _ in range(300):
        mid = (low + high) / 2
        low, high = (mid, high) if f(mid) > 0 else (low, mid)
    return high


flows = [(date(2023, 1, 10), -5000.0), (date(2024, 1, 10), -5000.0), (date(2025, 3, 3), 4200.0)]
now = date(2026, 1, 12)
print('xirr', xirr(flows + [(now, 120 * 78.0)]))
print('nav', (78 / 50) ** (365 / (now - date(2023, 1, 10)).days) - 1, (now - date(2023, 1, 10)).days)
for d, units, cost in ((date(2023, 1, 10), 40, 50.0), (date(2024, 1, 10), 80, 62.5)):
    n = (now - d).days
    print('lot', d, n, units * cost, units * 78, (78 / cost) ** (365 / n) - 1)
# 2% on top when buying, 1% off what is younger than twelve months, a payout of 3 a unit
loaded = [(date(2024, 2, 1), -100 * 20 * 1.02), (date(2025, 3, 1), -50 * 24 * 1.02), (date(2025, 6, 2), 150 * 3.0), (date(2025, 9, 1), 100 * 26 + 20 * 26 * 0.99)]
end = date(2026, 2, 2)
worth = 30 * 27 * 0.99
print('loads', worth, 30 * 27 - worth, -sum(a for _, a in loaded if a < 0), sum(a for _, a in loaded if a > 0), xirr(loaded + [(end, worth)]))

fund = {date(2020, 1, 31): 100, date(2020, 7, 31): 90, date(2021, 1, 29): 110, date(2021, 7, 30): 120, date(2022, 1, 31): 105, date(2023, 1, 31): 130, date(2024, 1, 31): 150}
index = {date(2020, 1, 1): 1000, date(2021, 1, 1): 1050, date(2022, 1, 1): 1100, date(2023, 1, 1): 1200, date(2024, 1, 1): 1300}
on = lambda series, day: series[max(d for d in series if d <= day)]
for years in (1, 3, 5):
    own, other = [], []
    for d in sorted(fund):
        to = d + relativedelta(years=years)
        if to > max(fund):
            continue
        own.append((on(fund, to) / fund[d]) ** (1 / years) - 1)
        other.append((on(index, to) / on(index, d)) ** (1 / years) - 1)
    if own:
        print(years, len(own), min(own), mean(own), max(own), sum(r > 0 for r in own) / len(own), mean(other), sum(a > b for a, b in zip(own, other)) / len(own))
