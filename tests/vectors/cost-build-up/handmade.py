"""A maker's month in exact fractions: nothing here is taken from the project.

A thousand batches are made: packs are used up, minutes are clocked, overhead is charged by the hour worked. Prices are found by trying;
a stall is counted piece by piece.
"""
from fractions import Fraction as F


def show(name, packs, minutes, wage, fees, profit, batch, setup, overhead, hours, packaging, postage, share, asked=(), stall=None):
    wage, fees, profit, overhead, hours, packaging, postage, share = map(F, (wage, fees, profit, overhead, hours, packaging, postage, share))
    made, clock, stuff = 0, F(0), F(0)
    for _ in range(1000):
        clock += F(setup)
        for _ in range(batch):
            clock += F(minutes)
            made += 1
    clock /= 60
    for price, holds, used in packs:
        stuff += F(used) * made / F(holds) * F(price)
    rent = clock * overhead / hours
    pay = clock * wage
    spent = stuff + rent + packaging * made
    cost = (spent + pay) / made
    time = clock / made

    def try_price(keeps, wanted):
        low, high = F(0), F(10**6)
        for _ in range(100):
            mid = (low + high) / 2
            low, high = (low, mid) if keeps(mid) >= wanted else (mid, high)
        return high

    trade = cost + cost * profit
    direct = try_price(lambda p: p - p * fees - postage, trade)
    shop = try_price(lambda p: p * share, trade)
    retail = max(direct, shop)
    hour = lambda got: (got - spent / made) / time
    f = lambda x: round(float(x), 6)
    line = (f'{name}: materials {f(stuff / made)} time {f(pay / made)} overhead {f(rent / made)} cost {f(cost)} trade {f(trade)} direct {f(direct)}'
            f' shop {f(shop)} earned {f(hour(retail - retail * fees - postage))} at wholesale {f(hour(trade))} at direct {f(hour(direct - direct * fees - postage))}')
    for price in asked:
        price = F(price)
        line += f' | at {f(price)}: left {f(price - price * fees - postage - cost)} hour {f(hour(price - price * fees - postage))}'
    if stall:
        till, sold = F(0), 0
        while till < stall:
            till += retail - retail * fees - cost
            sold += 1
        line += f' | stall {sold}'
    print(line)


hat = [(9, 300, 120), ('4.5', 12, 3), (15, 100, 1)]
show('hat', hat, 75, 18, '0.1', '0.2', 6, 30, 120, 60, '0.8', '4.5', '0.5', (32, 65), 90)
show('soap', [(28, 5000, 95), (6, 1000, 13), (12, 50, '2.5')], 3, 18, '0.03', '0.25', 40, 90, 120, 60, '0.35', 0, '0.5', (), 60)
show('print on demand', [(7, 1, 1)], 5, 20, '0.15', '0.1', 1, 0, 0, 60, 0, 6, '0.9', (25,))
