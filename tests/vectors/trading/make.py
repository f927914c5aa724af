"""What cases of the currency and crowdfunding calculators expect, in exact fractions; prices and counts where something becomes nil
are found by bisection. Usage: python3 tests/vectors/trading/make.py"""
from fractions import Fraction as F


def root(function, low, high):
    """Where `function` changes its sign between two fractions."""
    low, high = F(low), F(high)
    rises = function(low) < 0
    for _ in range(80):
        middle = (low + high) / 2
        if (function(middle) < 0) == rises:
            low = middle
        else:
            high = middle
    return low


def show(name, value, digits=6):
    print(f'{name}: {float(value):.{digits}f}')


print('# forex-profit')
costs = 2 * 100_000 * F('0.0001') + 2 * 7 + 2 * 5 * 8
net = 200_000 * F('0.005') - costs
show('every cost, net', net)
show('every cost, break-even', root(lambda p: 200_000 * (p - F('1.1')) - costs, 1, 2))
show('every cost, target', root(lambda p: 200_000 * (p - F('1.1')) - costs - 2000, 1, 2))
show('every cost, on margin', net / (200_000 * F('1.1') / 30))
chf = [(1, 1, '0.9', '0.91', 0), (2, 1, '0.9', '0.905', 0), (1, -1, '0.905', '0.9', 14)]
gross = [lots * 100_000 * side * (F(close) - F(start)) / F(close) for lots, side, start, close, _ in chf]
charge = [5 * lots - swap for lots, _, _, _, swap in chf]
show('hedge, gross', sum(gross))
show('hedge, net', sum(gross) - sum(charge))
at = lambda p: sum(lots * 100_000 * side * (p - F(start)) / p for lots, side, start, _, _ in chf) - sum(charge)
show('hedge, break-even', root(at, '0.8', '1'))
show('hedge, target of 3000', root(lambda p: at(p) - 3000, '0.8', '1'))

print('# forex-margin')
rate = F('1.27')


def account(eurgbp, usdjpy):
    """Equity and margin in dollars with 0.5 lots of EUR/GBP sold and 0.4 of USD/JPY bought."""
    profit = 50_000 * (F('0.86') - eurgbp) * rate + 40_000 * (usdjpy - 150) / usdjpy
    return 5000 + profit, (50_000 * eurgbp * rate + 40_000) / 50


equity, margin = account(F('0.855'), F(149))
show('margin', margin)
show('equity', equity)
for name, level in (('call', 1), ('stop', F(1, 2))):
    gap = lambda pair: pair[0] - level * pair[1]
    show(f'EUR/GBP, {name}', root(lambda p: gap(account(p, F(149))), '0.8', '1.2'))
    show(f'USD/JPY, {name}', root(lambda p: gap(account(F('0.855'), p)), 120, 160))

print('# forex-position-size')
loss = (F('1.204') + F('0.00015') - F('1.2')) * 100_000 + 6
show('a lot loses', loss)
lots = F(160) / loss * 100 // 1 / 100
show('lots', lots)
show('risk', lots * loss)
show('reward', lots * ((F('1.2') - F('1.19') - F('0.00015')) * 100_000 - 6))
yen = F('0.6') * 100_000 / 190 + 5
show('yen cross, a lot loses', yen)
yen_lots = 20 / yen * 100 // 1 / 100
show('yen cross, risk', yen_lots * yen)
show('yen cross, reward', yen_lots * (F('1.2') * 100_000 / 190 - 5))

print('# crowdfunding')


def campaign(tiers, fixed, dropped, contingency, platform, payment, each, tax):
    """Profit as a function of pledges; tiers are (price, cost, share)."""
    shares = sum(F(share) for _, _, share in tiers)
    average = sum(F(price) * F(share) for price, _, share in tiers) / shares
    cost = sum(F(cost) * F(share) for _, cost, share in tiers) / shares
    kept = 1 - F(dropped)

    def profit(pledges):
        money = pledges * kept * average
        fees = money * (F(platform) + F(payment)) + pledges * kept * F(each)
        return money - money * F(tax) / (1 + F(tax)) - fees - pledges * kept * cost * (1 + F(contingency)) - fixed

    return profit, average


for name, profit_average in (
    ('three tiers', campaign([(39, 24, '0.25'), (49, 24, '0.6'), (90, 45, '0.15')], F(16500), '0.03', '0.1', '0.05', '0.03', '0.2', 0)),
    ('with tax', campaign([(60, 25, '0.3'), (120, 46, '0.1')], F(11500), '0.04', '0.15', '0.05', '0.029', '0.3', '0.2')),
    ('sticker', campaign([(5, 5, '0.2'), (35, 15, '0.8')], F(4000), '0.05', 0, '0.05', '0.03', '0.2', 0)),
):
    profit, average = profit_average
    pledges = root(profit, 0, 100_000)
    show(f'{name}, pledges', pledges)
    show(f'{name}, goal', pledges * average)
    for times in (F(1, 2), F(5, 4), 2, 3):
        show(f'{name}, profit at {float(times)}', profit(pledges * times))
