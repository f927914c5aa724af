"""A year on each side of the table, paid day by day, in exact fractions: nothing here is taken from the project.

The equal salary, the equal day rate and the equal number of days are found by halving until both years are worth the same.
"""
from fractions import Fraction as F


def contract(rate, days, costs, tax, pension):
    bank = F(0)
    left = F(days)
    while left > 0:
        bank += rate * min(F(1), left)
        left -= 1
    bank -= costs
    fund = bank * pension
    return bank - (bank - fund) * tax if bank > 0 else bank


def job(salary, tax, bonus, pension, perks):
    pay = F(0)
    for _ in range(12):
        pay += salary / 12
    pay += salary * bonus
    return pay - pay * tax + salary * pension + perks


def halve(enough, high):
    low, high = F(0), F(high)
    for _ in range(90):
        mid = (low + high) / 2
        low, high = (low, mid) if enough(mid) else (mid, high)
    return high


def show(name, rate, salary, ctax, jtax, costs, off, bench, months, own, bonus, jp, perks):
    rate, salary, ctax, jtax, costs, own, bonus, jp, perks = map(F, (rate, salary, ctax, jtax, costs, own, bonus, jp, perks))
    days = F(260) * F(months) / 12 - F(off) - 5 * F(bench)
    c = contract(rate, days, costs, ctax, own)
    j = job(salary, jtax, bonus, jp, perks)
    equal_salary = halve(lambda s: job(s, jtax, bonus, jp, perks) >= c, 10**7)
    equal_rate = halve(lambda r: contract(r, days, costs, ctax, own) >= j, 10**5)
    equal_days = halve(lambda d: contract(rate, d, costs, ctax, own) >= j, 2000)
    f = lambda x: round(float(x), 6)
    bank = rate * days - costs
    print(f'{name}: days {f(days)} invoiced {f(rate * days)} contract {f(c)} job {f(j)} salary {f(equal_salary)} rate {f(equal_rate)}'
          f' even days {f(equal_days)} gap {f(c - j)} taxes {f((bank - bank * own) * ctax)} {f(salary * (1 + bonus) * jtax)}')


show('developer', 450, 62000, '0.28', '0.27', 4500, 41, 3, 12, '0.08', '0.05', '0.06', 1800)
show('seven months', 520, 62000, '0.24', '0.27', 3800, 11, 0, 7, 0, '0.05', '0.06', 3800)
show('worse', 300, 62000, '0.28', '0.27', 4500, 41, 3, 12, '0.08', '0.05', '0.06', 1800)
show('plain', 400, 50000, 0, 0, 0, 10, 0, 12, 0, 0, 0, 0)
