"""Shelf labels in exact fractions: nothing here is taken from the project.

Packs are put into a basket one by one until the need is met; the price of a unit is what one more gram, milliliter or piece costs.
"""
from fractions import Fraction as F

LB = F('453.59237')
GAL, IMP = F('3785.411784'), F('4546.09')
IN = {'g': F(1), 'kg': F(1000), 'oz': LB / 16, 'lb': LB, 'ml': F(1), 'l': F(1000), 'usfl': GAL / 128, 'ukfl': IMP / 160,
      'ukpt': IMP / 8, 'usqt': GAL / 4, 'usgal': GAL, 'piece': F(1)}


def shelf(name, packs, shown, need=None, serving=None):
    print(name)
    labels = []
    for label, price, size, unit, count, coupon, waste in packs:
        paid = F(price) - F(coupon)
        usable = F(0)
        for _ in range(count):
            usable += F(size) * IN[unit]
        usable -= usable * F(waste) / 100
        labels.append((label, paid, usable))
    cheapest = min(p / u for _, p, u in labels)
    for label, paid, usable in labels:
        price = paid / usable * shown
        line = f'   {label}: {float(price):.9f} holds {float(usable / shown):.6f} dearer {float(paid / usable / cheapest - 1):.9f}'
        if need:
            basket, have = 0, F(0)
            while have < need:
                basket, have = basket + 1, have + usable
            line += f' times {basket} cost {float(basket * paid):.4f} left {float((have - need) / shown):.6f}'
        if serving:
            line += f' servings {float(usable / serving):.6f} each {float(paid / usable * serving):.9f}'
        print(line)


def pack(label, price, size, unit, count=1, coupon='0', waste='0'):
    return label, price, size, unit, count, coupon, waste


oats = [pack('18', '1.86', '18', 'oz'), pack('42', '3.17', '42', 'oz'), pack('112', '6.29', '112', 'oz')]
shelf('oatmeal', oats, IN['oz'], need=3 * LB, serving=F(40))
shelf('drinks', [pack('cans', '2.99', '12', 'usfl', 6), pack('bottle', '1.29', '1', 'l')], IN['usfl'])
shelf('jars', [pack('small', '2.6', '340', 'g'), pack('large', '4.9', '700', 'g'), pack('three', '7', '340', 'g', 3)], F(1000))
shelf('spinach', [pack('whole', '2.4', '500', 'g', 1, '0', '28'), pack('ready', '1.9', '0.3', 'kg', 1, '0.25', '0')], F(100), need=F(600))
shelf('beer', [pack('uk can', '1.5', '1', 'ukpt'), pack('us can', '1.5', '16', 'usfl'), pack('uk oz', '1.5', '16', 'ukfl')], F(1000))
shelf('oil', [pack('quart', '9.5', '1', 'usqt'), pack('gallon', '29', '1', 'usgal'), pack('half litre', '4.2', '500', 'ml')], IN['usqt'], need=F(1000))
shelf('sheets', [pack('80', '3.17', '80', 'piece'), pack('120', '4.44', '120', 'piece'), pack('160', '6.24', '160', 'piece')], F(100))
shelf('meat', [pack('lb', '5', '1', 'lb'), pack('kg', '11', '1', 'kg')], LB, need=2 * LB)
