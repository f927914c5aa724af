"""One owner as sole proprietor and as S corporation in 2026, single, by a second hand in decimal arithmetic. What cases of s-corp-tax and llc-tax cite."""
from decimal import ROUND_HALF_UP, Decimal as D

cents = lambda x: D(x).quantize(D('0.01'), ROUND_HALF_UP)
tops, standard, base = (12_400, 50_400, 105_700, 201_775, 256_225, 640_600), D(16_100), D(184_500)


def tax(income):
    income, total, low = max(D(0), D(income)), D(0), D(0)
    for top, rate in zip((*tops, 10**12), ('0.10', '0.12', '0.22', '0.24', '0.32', '0.35', '0.37')):
        total += max(D(0), min(income, D(top)) - low) * D(rate)
        low = D(top)
    return total


def deduction(qualified, wages, before, service):
    """Section 199A: above 201,750 the limits phase in over 75,000."""
    if qualified <= 0:
        return D(0)
    share = min(D(1), max(D(0), before - 201_750) / 75_000)
    counts = 1 - share if service else D(1)
    full, limit = qualified * counts / 5, wages * counts / 2
    part = full - max(D(0), full - limit) * share
    least = min(D(400), before) if qualified >= 1000 else D(0)
    return max(min(part, before / 5), least)


def sole(profit, other=0, service=False, health=0):
    net = D(profit) * D('0.9235')
    se = min(net, base) * D('0.124') + net * D('0.029')
    extra = max(D(0), net - 200_000) * D('0.009')
    before = D(profit) + other - se / 2 - health - standard
    qbi = deduction(D(profit) - se / 2 - health, D(0), before, service)
    income = tax(before - qbi)
    return {'income': income, 'se': se, 'extra': extra, 'qbi': qbi, 'total': income + se + extra}


def corp(profit, salary, other=0, costs=0, service=False, health=0, entity='0'):
    half = min(D(salary), base) * D('0.062') + D(salary) * D('0.0145')
    left = D(profit) - salary - half - costs - health
    state = left * D(entity)
    k1 = left - state
    extra = max(D(0), D(salary) - 200_000) * D('0.009')
    before = D(salary) + k1 + other - standard
    qbi = deduction(k1, D(salary), before, service)
    income = tax(before - qbi)
    return {'income': income, 'payroll': 2 * half, 'extra': extra, 'qbi': qbi, 'k1': k1, 'state': state, 'total': income + 2 * half + extra + costs + state}


for title, a, b in (
    ('designer', dict(profit=120_000), dict(profit=120_000, salary=60_000, costs=2500)),
    ('consultant above the range', dict(profit=500_000), dict(profit=500_000, salary=150_000, costs=3000)),
    ('lawyer', dict(profit=500_000, service=True), dict(profit=500_000, salary=250_000, costs=3000, service=True)),
    ('small', dict(profit=30_000), dict(profit=30_000, salary=24_000, costs=2500)),
    ('health and state tax', dict(profit=150_000, other=20_000, health=9_000), dict(profit=150_000, salary=80_000, other=20_000, costs=2000, health=9_000, entity='0.015')),
):
    one, two = sole(**a), corp(**b)
    print(title, 'sole', {k: str(cents(v)) for k, v in one.items()}, 'corp', {k: str(cents(v)) for k, v in two.items()}, 'saving', cents(one['total'] - two['total']))
