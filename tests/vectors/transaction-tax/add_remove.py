"""A tax added to prices and taken out of them, in decimal arithmetic: its own rates, its own rounding.

Prints what the cases cite, then checks that taking out what was added gives the price back for every price of a range."""
from decimal import Decimal as D, ROUND_HALF_UP, ROUND_DOWN

CENT = D('0.01')


def cents(amount, how=ROUND_HALF_UP, unit=CENT):
    return amount.quantize(unit, rounding=how)


def added(net, *rates):
    return [cents(net * rate) for rate in rates]


def removed(gross, *rates):
    return [cents(gross * rate / (1 + sum(rates))) for rate in rates]


def show(label, *values):
    print(f"{label}: {', '.join(str(value) for value in values)}")


for gross in ('120', '100', '0.01', '0.02', '0.03', '0.06', '99.99', '12.35'):
    vat, = removed(D(gross), D('0.2'))
    show(f'20% in {gross}', vat, D(gross) - vat)
for net in ('100', '0.02', '0.03', '0.07', '0.08', '41.66', '41.67'):
    vat, = added(D(net), D('0.2'))
    show(f'20% on {net}', vat, D(net) + vat)
show('8.1% in 250.50', *removed(D('250.50'), D('0.081')))
show('10% in 1,100 yen', cents(D(1100) * D('0.1') / D('1.1'), unit=D(1)))
show('10% on 1,005 yen', cents(D(1005) * D('0.1'), unit=D(1)))

lines = [(D(7), D('1.435'), D(0), D('0.2')), (D(3), D('2.665'), D('0.1'), D('0.2')), (D(11), D('0.85'), D(0), D('0.05'))]
nets = [cents(q * p * (1 - d)) for q, p, d, r in lines]
show('lines, net', *nets)
show('by line', *[cents(n * l[3]) for n, l in zip(nets, lines)])
for rate in (D('0.2'), D('0.05')):
    exact = sum(n * l[3] for n, l in zip(nets, lines) if l[3] == rate)
    show(f'by rate {rate}', exact, cents(exact), cents(exact, ROUND_DOWN))

for rate in ('0.05', '0.081', '0.19', '0.2', '0.255', '0.27'):
    for pence in range(0, 20000):
        net = D(pence) / 100
        gross = net + added(net, D(rate))[0]
        assert gross - removed(gross, D(rate))[0] == net, (rate, net)
print('taking out what was added gives back 120,000 prices')
