"""Loans in whole cents and exact fractions, rounded half up. Shared by the scripts of this folder, by no code of `lib`."""
from datetime import date
from fractions import Fraction as F
import calendar, math

def cents(x):
    x = F(x)
    return math.floor(x + F(1, 2)) if x >= 0 else -math.floor(-x + F(1, 2))

def level(owed, rate, n, balloon=0):
    rate = F(rate)
    if rate == 0:
        return cents(F(owed - balloon) / n)
    g = (1 + rate) ** n
    return cents((owed * g - balloon) * rate / (g - 1))

def add_months(day, k):
    m = day.month - 1 + k
    y, m = day.year + m // 12, m % 12 + 1
    return date(y, m, min(day.day, calendar.monthrange(y, m)[1]))

def simulate(loan, rate, n, extra=0, pay=None):
    """Rows of (payment, interest, owed); the last payment takes what is left."""
    pay = pay or level(loan, rate, n)
    owed, rows = loan, []
    while owed > 0:
        i = cents(owed * F(rate))
        p = owed + i if len(rows) + 1 == n else min(pay + extra, owed + i)
        owed += i - p
        rows.append((p, i, owed))
    return rows

def bisect(f, low, high, rounds=200):
    sign = f(low) > 0
    for _ in range(rounds):
        middle = (low + high) / 2
        if (f(middle) > 0) == sign:
            low = middle
        else:
            high = middle
    return (low + high) / 2
