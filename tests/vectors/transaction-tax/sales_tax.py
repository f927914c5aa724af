"""Sales tax in decimal arithmetic: rounded once for an invoice, Tennessee's steps by article, inclusive prices by bisection."""
from decimal import Decimal as D, ROUND_HALF_UP, getcontext

getcontext().prec = 40


def cents(amount):
    return amount.quantize(D('0.01'), rounding=ROUND_HALF_UP)


def article(net, state, local):
    tax = net * state + min(net, D(1600)) * local
    if net > 1600:
        tax += (min(net, D(3200)) - 1600) * D('0.0275')
    return tax


def before(gross, tax_of):
    low, high = D(0), gross
    for _ in range(120):
        middle = (low + high) / 2
        low, high = (middle, high) if middle + tax_of(middle) < gross else (low, middle)
    return low


print('249.95 at 8.25%', cents(D('249.95') * D('0.0825')))
print('54.44 with 8.875%', cents(D('54.44') - D('54.44') / D('1.08875')))
for net in ('1599.99', '1600', '1600.01', '3199.99', '3200', '3200.01', '4000'):
    print('Tennessee, local 2.25%,', net, cents(article(D(net), D('0.07'), D('0.0225'))))
for gross in ('1748.00', '2000', '3492', '3504.00', '4360'):
    tax = D(gross) - before(D(gross), lambda n: article(n, D('0.07'), D('0.0225')))
    print('Tennessee, with tax', gross, cents(tax))

state, layers = D('0.0625'), {'county': D('0.005'), 'city': D('0.01'), 'district': D('0.0025')}
net = D('19.99') * 3
print('three at 19.99, layers', net, cents(net * (state + sum(layers.values()))), [net * rate for rate in (state, *layers.values())])
goods = [('all', D(480) * D('0.9')), ('none', D('86.40')), ('local', D('30.30')), ('state', D('12.34'))]
local = D('0.0225')
tax = sum(price * ((state if taxed in ('all', 'state') else 0) + (local if taxed in ('all', 'local') else 0)) for taxed, price in goods)
print('four items', sum(price for _, price in goods), tax, cents(tax))
tax_within = sum(price - price / (1 + (state if t in ('all', 'state') else 0) + (local if t in ('all', 'local') else 0)) for t, price in goods)
print('four items with tax inside', cents(tax_within))
