"""One unit sold on a marketplace, worked out order by order: nothing here is taken from the project.

A book of 1,000 orders is kept in exact fractions: every order is paid, charged and shipped; then the returned ones are refunded. The
break-even price is found by halving an interval until it is shorter than a millionth.
"""
import json
from fractions import Fraction as F

ORDERS = 1000
BASE = dict(coupon=0, tax=0, rate='0.15', least=0, ship=0, low_below=None, low_ship=0, other=0, landed=0, acos=0, ad_sales=0, ad=0,
            returns=0, kept_share='0.2', kept_most=5, return_fee=0, resellable=0)


def book(price, **given):
    t = {k: (None if v is None else F(v)) for k, v in {**BASE, **given}.items()}
    paid = F(price) * (1 - t['coupon'])
    bank = F(0)
    advertised = int(ORDERS * t['ad_sales'])
    sent_back = int(ORDERS * t['returns'])
    kept = F(0)
    for order in range(ORDERS):
        bank += paid
        bank -= paid - paid / (1 + t['tax'])
        fee = paid * t['rate']
        if fee < t['least']:
            fee = t['least']
        bank -= fee
        bank -= t['low_ship'] if t['low_below'] is not None and paid < t['low_below'] else t['ship']
        bank -= t['other'] + t['landed'] + t['ad']
        if order < advertised:
            bank -= paid * t['acos']
        if order < sent_back:
            bank -= paid
            bank += paid - paid / (1 + t['tax'])
            kept = fee * t['kept_share']
            if kept > t['kept_most']:
                kept = t['kept_most']
            bank += fee
            bank -= kept + t['return_fee']
            bank += t['landed'] * t['resellable']
    return bank / ORDERS


def break_even(**given):
    low, high = F(0), F(1000)
    while high - low > F(1, 10**7):
        middle = ((low + high) / 2).limit_denominator(10**9)
        if book(middle, **given) >= 0:
            high = middle
        else:
            low = middle
    return high


CASES = {
    'everything': ('48', dict(coupon='0.1', tax='0.2', rate='0.15', ship='4.2', other='0.9', landed='11.4', acos='0.3', ad_sales='0.4',
                              returns='0.06', return_fee='1.5', resellable='0.5')),
    'low price': ('9.5', dict(rate='0.08', least='0.3', ship='3.3', low_below='10', low_ship='2.4', landed='3', ad='0.5')),
    'just above': ('10', dict(rate='0.08', least='0.3', ship='3.3', low_below='10', low_ship='2.4', landed='3', ad='0.5')),
    'minimum': ('1.5', dict(rate='0.15', least='0.3', ship='1', landed='0.5')),
    'mat': ('40', dict(ship='7.5', landed='12', ad='4.5')),
    'mat with returns': ('40', dict(ship='7.5', landed='12', ad='4.5', returns='0.08', return_fee='2', resellable='0.5')),
    'dear and capped': ('345', dict(ship='10', landed='280', returns='0.1')),
}
for name, (price, given) in CASES.items():
    print(name, json.dumps({'profit': float(book(price, **given)), 'breakEven': round(float(break_even(**given)), 5),
                            'sweep': [float(book(F(price) * part, **given)) for part in (F(1, 2), F(1), F(3, 2))]}))
