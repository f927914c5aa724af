"""A chain of traders in exact fractions: nothing here is taken from the project.

Every trader looks for the price that leaves him his share by halving an interval; the way back is found by trying costs until the
forward chain ends at the wanted shelf price.
"""
from fractions import Fraction as F


def halve(enough, low=F(0), high=F(10**6)):
    for _ in range(100):
        mid = (low + high) / 2
        if enough(mid):
            high = mid
        else:
            low = mid
    return high


def asks(paid, share, of):
    return halve(lambda price: (price - paid) >= share * (price if of == 'margin' else paid))


def chain(cost, maker, dist, shop, of='margin', allow=0, freight=0, duty=0, both=True, tax=0):
    net = asks(F(cost), F(maker), of)
    yours = halve(lambda price: price - price * F(allow) >= net)
    landed = yours + F(freight) + F(duty) * (yours + (F(freight) if both else 0))
    trade = asks(landed, F(dist), of)
    retail = asks(trade, F(shop), of)
    return yours, landed, trade, retail, retail * (1 + F(tax))


f = lambda x: round(float(x), 6)


def show(name, *given, **terms):
    print(name, *(f'{label} {f(x)}' for label, x in zip(('yours', 'landed', 'trade', 'retail', 'shelf'), chain(*given, **terms))))


def back(name, shelf, *shares, **terms):
    cost = halve(lambda c: chain(c, *shares, **terms)[4] >= F(shelf), high=F(1000))
    print(name, 'cost', f(cost), *(f'{label} {f(x)}' for label, x in zip(('yours', 'landed', 'trade', 'retail', 'shelf'), chain(cost, *shares, **terms))))


show('candle', 6, '0.4', 0, '0.5', tax='0.2')
full = dict(allow='0.03', freight='0.8', duty='0.05', tax='0.2')
show('all', 6, '0.4', '0.2', '0.45', **full)
show('all, duty on price', 6, '0.4', '0.2', '0.45', both=False, **full)
show('markups', 6, '0.6', '0.25', 1, of='markup', freight='0.5')
back('back', '29.99', '0.4', '0.2', '0.45', **full)
back('back, markups', '29.99', '0.6', '0.25', 1, of='markup', freight='0.5', duty='0.1', both=False)
