"""Chains of discounts, kept as a till roll in exact fractions: nothing here is taken from the project.

Each discount is a line of the roll; the price is what the lines leave. Amounts are rounded half away from zero once, at the end.
"""
from fractions import Fraction as F


def cents(amount, digits=2):
    scaled = F(amount) * 10**digits
    whole = int(scaled + F(1, 2)) if scaled >= 0 else -int(-scaled + F(1, 2))
    return F(whole, 10**digits)


def roll(price, lines):
    left = F(price)
    for kind, size, cap in lines:
        off = left * F(size) / 100 if kind == '%' else F(size)
        if cap is not None and off > F(cap):
            off = F(cap)
        if off > left:
            off = left
        left = left - off
        print(f'   {kind}{size}: takes {float(off):.6f} leaves {float(left):.6f} so far {float(1 - left / F(price)):.9f}')
    return left


def show(name, price, lines, coupon=0, tax=0, when='before', early=0, days=(10, 30)):
    print(name)
    left = roll(price, lines)
    net = cents(left)
    t = F(tax) / 100
    if when == 'before':
        used = min(F(coupon), net)
        due = (net - used) + cents((net - used) * t)
        taxed = cents((net - used) * t)
    elif when == 'after':
        taxed = cents(net * t)
        used = min(F(coupon), net + taxed)
        due = net + taxed - used
    else:
        used = min(F(coupon), net)
        due = net - used
        taxed = due - cents(due / (1 + t))
    d = F(early) / 100
    print(f'   net {float(net)} factor {float(left / F(price)):.9f} rate {float(1 - left / F(price)):.9f} saved {float(F(price) - net):.4f}'
          f' coupon {float(used)} tax {float(taxed)} total {float(due)}'
          + (f' early {float(cents(due * (1 - d)))} a year {float(d / (1 - d) * 365 / (days[1] - days[0])):.9f}' if d else ''))


P = lambda size, cap=None: ('%', size, cap)
A = lambda size, cap=None: ('-', size, cap)
show('three rates', 1000, [P(20), P(10), P(5)], early=2)
sofa = [P(25), A(50), P(10, 40)]
show('sofa', 899, sofa)
show('sofa, rates first', 899, [P(25), P(10, 40), A(50)])
show('sofa, amounts first', 899, [A(50), P(25), P(10, 40)])
show('jacket, coupon before tax', '149.90', [P(30), P('12.5')], coupon=15, tax='8.25')
show('jacket, coupon after tax', '149.90', [P(30), P('12.5')], coupon=15, tax='8.25', when='after')
show('jacket, tax inside', '149.90', [P(30), P('12.5')], coupon=15, tax=19, when='included')
show('voucher above the price', 40, [P(50)], coupon=25, tax=10)
show('voucher pays the tax too', 40, [P(50)], coupon=25, tax=10, when='after')
show('amount above the price', 30, [A(45), P(10)])
show('terms 2/12 net 35', 500, [P(10)], early=2, days=(12, 35))
