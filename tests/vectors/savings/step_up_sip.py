"""Step-up SIPs, each instalment carried to the end on its own."""
from decimal import ROUND_HALF_UP, Decimal as D, getcontext

getcontext().prec = 40
cents = lambda x: D(x).quantize(D('0.01'), ROUND_HALF_UP)


def corpus(first, years, monthly, raised, cap=None):
    each = [cents(min(raised(D(first), y), cap or D(10) ** 12)) for y in range(years)]
    total = sum(each[m // 12] * (1 + monthly) ** (years * 12 - m) for m in range(years * 12))
    return cents(total), sum(each) * 12, each[-1]


tenth = lambda p, y: p * D('1.1') ** y
print(corpus(10_000, 20, D('0.01'), tenth), corpus(10_000, 20, D('0.01'), lambda p, y: p))
print('1 year', corpus(10_000, 1, D('0.01'), tenth), '2 years', corpus(10_000, 2, D('0.01'), tenth))
print('real', cents(corpus(10_000, 20, D('0.01'), tenth)[0] / D('1.06') ** 20))
exact = sum(tenth(D(1), m // 12) * D('1.01') ** (240 - m) for m in range(240))
print('first SIP for a crore', cents(10_000_000 / exact))
amount = lambda p, y: p + 1000 * y
print('by 1,000 to at most 8,000', corpus(5000, 6, (1 + D('0.1')) ** (D(1) / 12) - 1, amount, D(8000)), corpus(5000, 6, (1 + D('0.1')) ** (D(1) / 12) - 1, lambda p, y: p))
print('no return', corpus(1000, 3, D(0), tenth), corpus(1000, 3, D(0), lambda p, y: p))
