"""Savings goals by loops and bisection; the list of goals by exact fractions where there is no return."""
from fractions import Fraction


def balance(current, monthly, months, yearly, increase=0.0, start=False, tax=0.0):
    factor = (1 + yearly * (1 - tax)) ** (1 / 12)
    for month in range(months):
        put = monthly * (1 + increase) ** (month // 12)
        current = (current + put) * factor if start else current * factor + put
    return current


def bisect(f, low, high):
    for _ in range(300):
        middle = (low + high) / 2
        low, high = (middle, high) if f(middle) < 0 else (low, middle)
    return high


def needed(target, months, **rest):
    return bisect(lambda m: balance(monthly=m, months=months, **rest) - target, 0.0, 1e9)


print('today’s money, step-up, tax, start:', (goal := round(50_000 * 1.025 ** 10, 2)),
      round(needed(goal, 120, current=5000, yearly=0.06, increase=0.03, start=True, tax=0.25), 2))
m = 0
while balance(2000, 350, m, 0.04) < 25_000:
    m += 1
print('time', m, round(balance(2000, 350, m, 0.04), 2))
m = 0
while balance(0, 300, m, 0.05) < round(20_000 * 1.03 ** (m / 12), 2):
    m += 1
print('time with a target that rises', m, round(balance(0, 300, m, 0.05), 2), round(20_000 * 1.03 ** (m / 12), 2))
r = bisect(lambda y: balance(2000, 350, 60, y, tax=0.2) - 25_000, -0.9, 5)
print('rate before a tax of a fifth', r)


def in_order(goals, budget, monthly=Fraction(0)):
    pots = [Fraction(0)] * len(goals)
    first = None
    for month in range(max(g[1] for g in goals)):
        left = Fraction(budget)
        row = []
        for k, (amount, due) in enumerate(goals):
            rest = due - month
            if rest <= 0:
                row.append(Fraction(0))
                continue
            grown = pots[k] * (1 + monthly) ** rest
            worth = sum((1 + monthly) ** j for j in range(rest))
            put = min(left, max(Fraction(0), (amount - grown) / worth))
            left -= put
            pots[k] = pots[k] * (1 + monthly) + put
            row.append(put)
        first = first or row
    return [float(x) for x in first], [float(round(x, 4)) for x in pots]


print(in_order([(3000, 12), (6000, 24), (4000, 24)], 500))
print(in_order([(3000, 12), (6000, 24), (4000, 30)], 500, Fraction(1, 200)))
