"""The books of a plant for one period, in exact fractions: nothing here is taken from the project.

Units are started until enough good ones are left; everything that is spent is written into the book and divided at the end. The
break-even volume is found by selling one unit after another.
"""
from fractions import Fraction as F


def plant(name, items, overhead, target, volume, scrap='0', admin='0', fixed='1'):
    scrap, admin, fixed = F(scrap), F(admin), F(fixed)
    started = volume / (1 - scrap)
    book = {'material': F(0), 'labor': F(0), 'machine': F(0)}
    hours = {'labor': F(0), 'machine': F(0)}
    for kind, quantity, rate in items:
        book[kind] += started * F(quantity) * F(rate)
        if kind in hours:
            hours[kind] += started * F(quantity)
    direct = sum(book.values())
    how, size = overhead
    size = F(size)
    spread = {'labor': hours['labor'] * size, 'machine': hours['machine'] * size, 'direct': direct * size, 'volume': size}[how]
    production = direct + spread
    office = production * admin
    spent = production + office
    stays = (spread + office) * fixed
    moves = spent - stays

    def price_for(cost, units):
        kind, *x = target
        if kind == 'markup':
            return cost + cost * F(x[0])
        if kind == 'margin':
            return cost / (1 - F(x[0]))
        return cost + F(x[0]) * F(x[1]) / units

    price = price_for(spent / volume, volume)
    each = moves / volume
    sold, till = 0, F(0)
    if price > each and stays < 10**7:
        while till < stays:
            till += price - each
            sold += 1
    f = lambda x: round(float(x), 6)
    print(f'{name}: direct {f(direct / started)} overhead {f(spread / started)} production {f(production / volume)} admin {f(office / volume)}'
          f' full {f(spent / volume)} price {f(price)} profit {f(price - spent / volume)} margin {f((price * volume - spent) / (price * volume))} break-even {sold}')
    for factor in (F(4, 5), F(9, 10), F(1), F(11, 10), F(6, 5)):
        units = volume * factor
        cost = each + stays / units
        print(f'   {float(units)}: cost {f(cost)} price {f(price_for(cost, units))} profit {f(units * (price - each) - stays)} fixed {f(stays / units)} variable {f(each)}')


table = [('material', '2.5', 12), ('material', 4, '1.5'), ('labor', '1.5', 22), ('machine', '0.5', 18)]
plant('table', table, ('labor', 14), ('markup', '0.4'), 1000, '0.04', '0.1')
plant('table by machine, half fixed', table, ('machine', 30), ('margin', '0.35'), 640, '0.05', '0.08', '0.5')
plant('capital', [('material', 1, 25)], ('direct', 0), ('roi', 750000, '0.12'), 14000, '0', F(1, 7))
plant('absorption', [('material', 1, 60), ('labor', 1, 110), ('machine', 1, 40)], ('volume', 100000), ('markup', 0), 5000)
plant('low volume', [('material', 1, 8)], ('volume', 9000), ('markup', '0.05'), 300, '0', '0.2')
plant('scrap on a period of overhead', [('material', 1, 8)], ('volume', 9000), ('margin', '0.5'), 1000, '0.2')
