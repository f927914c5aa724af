"""A freelancer's year, week by week, in exact fractions: nothing here is taken from the project.

A rate is tried, the year is worked and invoiced, bills that are not paid are written off, costs, pension and tax are paid; the rate is
halved towards the one at which exactly the wanted amount is taken home.
"""
from fractions import Fraction as F


def year(rate, tax, costs, hours, billable, off, pension, bad):
    bank = F(0)
    billed = F(0)
    weeks = F(52) - off
    while weeks > 0:
        part = min(F(1), weeks)
        worked = hours * part * billable
        billed += worked
        invoice = worked * rate
        bank += invoice - invoice * bad
        weeks -= part
    profit = bank - costs
    into_pension = profit * pension
    taxed = (profit - into_pension) * tax
    return profit - into_pension - taxed, billed, bank, into_pension, taxed


def show(name, net, tax, costs, hours, billable, off, pension=0, bad=0, buffer=0, days=5, salary=None):
    terms = [F(x) for x in (tax, costs, hours, billable, off, pension, bad)]
    low, high = F(0), F(100_000)
    for _ in range(90):
        mid = (low + high) / 2
        if year(mid, *terms)[0] >= net:
            high = mid
        else:
            low = mid
    home, billed, bank, saved, taxed = year(high, *terms)
    f = lambda x: round(float(x), 6)
    target = high * (1 + F(buffer))
    per_day = F(hours) / days
    print(f'{name}: billed {f(billed)} lowest {f(high)} target {f(target)} day {f(target * per_day)} half {f(target * per_day / 2)}'
          f' week {f(target * F(hours))} revenue {f(target * billed)} month {f(target * billed / 12)} days {f(billed / per_day)}'
          f' profit {f(bank - F(costs))} pension {f(saved)} tax {f(taxed)} reserve {f(bank * F(buffer))} unpaid {f(target * billed * F(bad))}'
          + (f' paid hour {f(F(salary) / 52 / F(hours))} times {f(target / (F(salary) / 52 / F(hours)))}' if salary else ''))


show('designer', 45000, '0.3', 9000, 40, '0.6', 8, '0.1', '0.01', '0.1', salary=58000)
show('designer, half billed', 45000, '0.3', 9000, 40, '0.5', 8, '0.1', '0.01', '0.1')
show('designer, 90% billed', 45000, '0.3', 9000, 40, '0.9', 8, '0.1', '0.01', '0.1')
show('plain', 60000, 0, 8000, 25, 1, 6)
show('four days, long weeks', 80000, '0.42', 21500, 56, '0.75', '4.5', '0.05', 0, '0.2', days=4)
