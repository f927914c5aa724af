"""What cases of the angel-investment and LTV:CAC calculators expect: a sale is shared out in exact fractions under every choice of who
converts, and customers are followed month by month. Usage: python3 tests/vectors/venture/make.py"""
from fractions import Fraction as F
from itertools import product


def shared(proceeds, classes, converting, participating, latest_first):
    """What each class receives; classes are (part, preference), the earliest first, the rest are ordinary shares."""
    claims = [0 if converts else preference for (_, preference), converts in zip(classes, converting)]
    if latest_first:
        left, paid = proceeds, [F(0)] * len(classes)
        for at in reversed(range(len(classes))):
            paid[at] = min(F(claims[at]), left)
            left -= paid[at]
    else:
        claimed = sum(claims)
        paid = [F(claim) * (proceeds / claimed if claimed > proceeds else 1) for claim in claims]
    left = proceeds - sum(paid)
    sharing = [part if participating or converts else F(0) for (part, _), converts in zip(classes, converting)]
    ordinary = 1 - sum(part for part, _ in classes)
    whole = ordinary + sum(sharing)
    return [amount + left * part / whole for amount, part in zip(paid, sharing)]


def sale(proceeds, classes, participating=False, latest_first=False):
    """Every choice to convert from which no class would rather step back alone."""
    proceeds = F(proceeds)
    if participating:
        return [shared(proceeds, classes, [False] * len(classes), True, latest_first)]
    stable = []
    for choice in product([False, True], repeat=len(classes)):
        now = shared(proceeds, classes, choice, False, latest_first)
        others = [choice[:at] + (not choice[at],) + choice[at + 1:] for at in range(len(classes))]
        if all(now[at] >= shared(proceeds, classes, other, False, latest_first)[at] for at, other in enumerate(others)):
            stable.append(now)
    return stable


def show(name, value):
    print(f'{name}: {float(value):.6f}')


print('# angel-investment')
mine = F(50_000, 5_000_000) * (1 - F(5, 20) - F(1, 20))
angel, fund = (mine, 50_000), (F(1, 4), 5_000_000)
show('stake', mine)
for proceeds in (0, 8_000_000, 200_000_000):
    print(f'{proceeds}:', sorted({float(payouts[0]) for payouts in sale(proceeds, [angel, fund])}))
print('pay-to-play:', sorted({float(payouts[0]) for payouts in sale(8_000_000, [(mine, 0), fund])}))
show('participating', sale(8_000_000, [angel, fund], participating=True)[0][0])
print('fire sale, together:', sorted({float(payouts[0]) for payouts in sale(5_020_000, [angel, fund])}))
print('fire sale, latest first:', sorted({float(payouts[0]) for payouts in sale(5_020_000, [angel, fund], latest_first=True)}))
kept = mine + F(1, 100) * F(1, 4)
show('pro rata, stake', kept)
show('pro rata, 200 million', sale(200_000_000, [angel, fund])[0][0] + 200_000_000 * (kept - mine))

print('# ltv-cac-ratio-calculator')


def followed(customers, month_profit, churn, months):
    """Profit of customers who pay at the beginning of each month, of whom a part leaves at its end; whole customers are not assumed."""
    left, earned = float(customers), 0.0
    for _ in range(months):
        earned += left * month_profit
        left *= 1 - churn
    return earned


segments = [('Self-serve', 150, 40, 0.05, 30_000), ('Segment 2', 10, 400, 0.01, 90_000)]
earned = [followed(customers, profit, churn, 6000) for _, customers, profit, churn, _ in segments]
for (name, customers, profit, churn, spend), sum_of in zip(segments, earned):
    show(f'{name}, ltv', sum_of / customers)
    show(f'{name}, ratio', sum_of / spend)
    show(f'{name}, payback', F(spend, customers) / profit)
customers, spend = 160, 120_000
show('All, ltv', sum(earned) / customers)
show('All, ratio', sum(earned) / spend)
show('All, payback', F(spend, sum(customers * profit for _, customers, profit, _, _ in segments)))
