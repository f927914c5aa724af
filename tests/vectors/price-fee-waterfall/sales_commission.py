"""Commission counted dollar by dollar: nothing here is taken from the project.

A sale arrives as a stream of single dollars. Under marginal tiers each dollar is paid at the rate that holds when it arrives; under
retroactive tiers the stream is replayed at the last rate. Half dollars are counted as half.
"""
from decimal import Decimal as D, ROUND_HALF_UP


def dollars(base):
    whole = int(base)
    yield from ([D(1)] * whole)
    if base != whole:
        yield D(base) - whole


def cents(x):
    return x.quantize(D('0.01'), ROUND_HALF_UP)


def marginal(base, tiers):
    seen, paid = D(0), D(0)
    for one in dollars(base):
        rate = D(0)
        for start, r in tiers:
            if seen >= start:
                rate = D(r)
        paid += one * rate
        seen += one
    return cents(paid)


def retroactive(base, tiers):
    rate = D(0)
    for start, r in tiers:
        if base >= start:
            rate = D(r)
    return cents(sum(one * rate for one in dollars(base)))


def flat(base, rate, threshold=0, everything=False, quota=None, times=1):
    if base < threshold:
        return D('0.00')
    seen, paid = D(0), D(0)
    for one in dollars(base):
        if everything or seen >= threshold:
            paid += one * D(rate)
        if quota is not None and seen >= quota:
            paid += one * D(rate) * (D(str(times)) - 1)
        seen += one
    return cents(paid)


T = [(0, '0.04'), (50000, '0.06'), (100000, '0.09')]
for name, plan in (('marginal', marginal), ('retroactive', retroactive)):
    team = [(n, b, plan(D(b), T)) for n, b in (('Ana', 82000), ('Ben', 49000), ('Chloe', 66000))]
    print(name, [(n, str(c), round(float(c) / b, 9)) for n, b, c in team], 'total', sum(c for _, _, c in team),
          'share', float(sum(c for _, _, c in team)) / 263000)
print('on the edge: marginal', marginal(D(50000), T), 'retroactive', retroactive(D(50000), T), 'a dollar less', retroactive(D(49999), T))
print('three tiers crossed', marginal(D('125000.5'), T))
late = [(20000, '0.05'), (60000, '0.08')]
print('no tier reached', marginal(D(15000), late), retroactive(D(15000), late), 'first', marginal(D(30000), late), retroactive(D(30000), late))
print('threshold', flat(D(82000), '0.06', 50000), 'all', flat(D(82000), '0.06', 50000, True), 'missed', flat(D(49000), '0.06', 50000))
print('accelerator', flat(D(82000), '0.06', 0, False, 60000, 1.5), 'with threshold', flat(D(82000), '0.06', 20000, False, 60000, 2))
print('profit 35%', flat(D(32000), '0.35'), flat(D(17000), '0.35'), flat(D(26000), '0.35'))
