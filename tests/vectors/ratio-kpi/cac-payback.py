"""Customers kept one by one in lists, for cac-payback.cases.ts: python3 cac-payback.py"""
from math import log


def monthly(arpa, margin, churn, growth=0.0, ramp=0, free=0, discount=1.0, months=600):
    staying, price, result = 1.0, arpa, []
    for month in range(1, months + 1):
        full = price * (min(1, month / ramp) if ramp > 1 else 1)
        income = full * (1 - discount) if month <= free else full
        result.append((staying, income, full * (1 - margin)))
        staying *= 1 - churn
        price *= 1 + growth
    return result


def payback(outlay, flow):
    total = 0.0
    for month, amount in enumerate(flow, 1):
        if total + amount >= outlay:
            return month - 1 + (outlay - total) / amount
        total += amount
    return None


def profit(rows):
    return [staying * (income - cost) for staying, income, cost in rows]


def ahead(rows):
    flow = []
    for index, (_, _, cost) in enumerate(rows):
        start = index - index % 12
        staying = rows[start][0]
        income = sum(row[1] for row in rows[start:start + 12]) if index == start else 0
        flow.append(staying * (income - cost))
    return flow


def mixed(rows, share):
    return [(1 - share) * one + share * other for one, other in zip(profit(rows), ahead(rows))]


clinic = monthly(150, 0.8, 0.03)
print("clinic", payback(1000, profit(clinic)), payback(1000, mixed(clinic, 0.4)), sum(profit(clinic)[:12]) - 100, 120 / 0.03)
print("closed form", log(1 - 1000 * 0.03 / 120) / log(0.97))
uneven = monthly(200, 0.75, 0.04, 0.01, 4, 2, 0.5, months=2000)
print("uneven", payback(1200, profit(uneven)), payback(1200, mixed(uneven, 0.5)), sum(profit(uneven)[:10]) - 200, sum(profit(uneven)))
print("uneven curve", sum(profit(uneven)[:2]) - 1200, sum(mixed(uneven, 0.5)[:2]) - 1200)
for cac, arpa, margin, churn in ((500, 50, 0.8, 0.03), (4000, 400, 0.75, 0.01)):
    print("segment", cac / arpa / margin, payback(cac, profit(monthly(arpa, margin, churn))))
print("all segments", (30 * 500 + 10 * 4000) / (30 * 50 * 0.8 + 10 * 400 * 0.75))
print("all ahead", payback(900, mixed(monthly(150, 0.8, 0.02), 1)))
