"""Pay in Sweden, 2026. Kronor amounts of the technical description SKV 433 (thresholds worked out there from the price base amount 59,200).
TABLE is Skatteverket's own withholding table 29 for 2026, column 1: pay of a month up to, and tax of the month; it holds 27.84% of
municipal tax and 1.16% of fees. Nothing is written unless this arithmetic comes to each of its rows."""
import random
from fractions import Fraction as F

TABLE = [(17400, 2435), (18000, 2563), (19000, 2776), (20000, 2989), (21000, 3202), (22000, 3415), (23000, 3628), (24000, 3849), (25000, 4070),
         (26000, 4292), (27000, 4513), (28000, 4734), (29000, 4955), (30000, 5177), (30600, 5309), (54800, 11691), (55000, 11749), (55200, 11840),
         (56000, 12232), (58000, 13212), (60000, 14192), (62000, 15172), (65000, 16642), (68000, 18112), (70000, 19092)]


def basic(f):
    if f <= 58608:
        g = F(250416, 10)
    elif f <= 161024:
        g = F(250416, 10) + F(f - 58608, 5)
    elif f <= 184112:
        g = F(45584)
    elif f <= 466496:
        g = 45584 - F(f - 184112, 10)
    else:
        g = F(173456, 10)
    return min(f, int(-(-g // 100) * 100))


def assessed(pay, local, fees):
    """Contribution and everything else that is taken, whole kronor."""
    f = pay // 100 * 100
    g = basic(f)
    b = f - g
    tax, state = (b * local).__floor__(), max(0, b - 643000) // 5
    contribution = 0
    if f >= 25042:
        exact = F(min(f, 673038) * 7, 100)
        contribution = int(exact // 100 * 100 + (100 if exact % 100 > 50 else 0))
    credit = min(contribution, tax + state)
    left = max(0, tax - credit)
    if f <= 53872:
        counted = F(f)
    elif f <= 191808:
        counted = 53872 + F(3874, 10000) * (f - 53872)
    elif f <= 478336:
        counted = F(1073296, 10) + F(251, 1000) * (f - 191808)
    else:
        counted = F(1791984, 10)
    work = min(left, (max(F(0), counted - g) * local).__floor__())
    earned = min(left - work, 1500, max(0, b - 40000) * 75 // 10000)
    service, burial = min(1184, b // 100), (b * fees).__floor__()
    return contribution, tax + state - credit - work - earned + service + burial


def main():
    for month, printed in TABLE:
        contribution, rest = assessed(month * 12, F(2784, 10000), F(116, 10000))
        assert (contribution + rest) // 12 == printed, (month, printed, (contribution + rest) / 12)
    print("taxYear,pay,municipal,fees,=tax,=social,=takeHome,=employerCost")
    dice = random.Random(46)
    edges = [25042, 53872, 58608, 161024, 184112, 191808, 466496, 478336, 660400, 673038, 118428, 257400]
    pays = {e + d for e in edges for d in (-100, -1, 0, 1, 100)} | {dice.randrange(1000, 2000000) for _ in range(40)}
    for pay in sorted(pays):
        local, fees = dice.choice([2898, 3238, 3530]), dice.choice([0, 29, 129])
        contribution, rest = assessed(pay, F(local, 10000), F(fees, 10000))
        if pay - contribution - rest < 0:
            continue
        cost = pay + (F(pay * 3142, 10000) + F(1, 2)).__floor__()
        print(2026, pay, local / 10000, fees / 10000, rest, contribution, pay - contribution - rest, cost, sep=",")


main()
