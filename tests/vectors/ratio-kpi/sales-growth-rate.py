"""Growth figures of sales-growth-rate.cases.ts, by exact fractions: python3 sales-growth-rate.py"""
from calendar import monthrange
from fractions import Fraction as F

months = [100, 104, 110, 108, 115, 121, 119, 126, 130, 128, 137, 150, 112, 117]


def over(earlier, latest):
    return F(latest - earlier, earlier)


print("yearly", float(over(months[1], months[13])))
print("previous", float(over(months[12], months[13])))
print("compound", (months[13] / months[0]) ** (1 / 13) - 1)
print("annual", (months[13] / months[0]) ** (12 / 13) - 1)
print("quarterly", float(over(sum(months[8:11]), sum(months[11:14]))))
print("rolling", sum(months[1:13]), sum(months[2:14]))
print("goal", (200 / 117) ** (1 / 6) - 1)
for index, (year, month) in {0: (2023, 2), 12: (2024, 2), 13: (2024, 3)}.items():
    print("daily", index, float(F(months[index], monthrange(year, month)[1])))

base, latest, bought, sold, price = 400_000, 500_000, 30_000, 50_000, F(4, 100)
currency = 100_000 * (F(126, 100) - F(12, 10))
alike = latest - bought - currency
print("organic", float(alike / (base - sold) - 1))
print("volume", float(alike / (1 + price) / (base - sold) - 1))
print("price part", float(alike - alike / (1 + price)), "volume part", float(alike / (1 + price) - (base - sold)))
