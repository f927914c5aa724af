"""A company without an election, as S and as C corporation in 2026, by a second hand in decimal arithmetic. What cases of llc-tax cite."""
from decimal import ROUND_HALF_UP, Decimal as D

cents = lambda x: str(D(x).quantize(D('0.01'), ROUND_HALF_UP))
base = D(184_500)
rates = [D(r) for r in ('0.10', '0.12', '0.22', '0.24', '0.32', '0.35', '0.37')]
single = dict(tops=(12_400, 50_400, 105_700, 201_775, 256_225, 640_600), standard=16_100, qbi=(201_750, 75_000), zero=49_450, fifteen=545_500, extra=200_000)
joint = dict(tops=(24_800, 100_800, 211_400, 403_550, 512_450, 768_700), standard=32_200, qbi=(403_500, 150_000), zero=98_900, fifteen=613_700, extra=250_000)


def tax(income, s):
    total, low = D(0), D(0)
    for top, rate in zip((*s['tops'], 10**12), rates):
        total += max(D(0), min(income, D(top)) - low) * rate
        low = D(top)
    return total


def deduction(qualified, wages, before, service, s, preferred=0):
    if qualified <= 0:
        return D(0)
    share = min(D(1), max(D(0), before - s['qbi'][0]) / s['qbi'][1])
    counts = 1 - share if service else D(1)
    full, limit = qualified * counts / 5, wages * counts / 2
    part = full - max(D(0), full - limit) * share
    least = min(D(400), max(D(0), before)) if qualified >= 1000 else D(0)
    return max(min(part, max(D(0), before - preferred) / 5), least)


def fica(salary):
    return min(salary, base) * D('0.062') + salary * D('0.0145')


def none(share, status, other, service=False):
    net = share * D('0.9235') if share > 0 else D(0)
    se = min(net, base) * D('0.124') + net * D('0.029') if net >= 400 else D(0)
    extra = max(D(0), net - status['extra']) * D('0.009')
    before = share + other - se / 2 - status['standard']
    qbi = deduction(share - se / 2, D(0), before, service, status)
    income = tax(max(D(0), before - qbi), status)
    return dict(income=income, se=se, extra=extra, qbi=qbi, total=income + se + extra)


def small(salary, k1, other, status, wages, service=False):
    extra = max(D(0), salary - status['extra']) * D('0.009')
    before = salary + k1 + other - status['standard']
    qbi = deduction(k1, wages, before, service, status)
    income = tax(max(D(0), before - qbi), status)
    return dict(income=income, extra=extra, qbi=qbi, total=income + extra)


def own(salary, dividends, other, status):
    taxable = max(D(0), salary + dividends + other - status['standard'])
    ordinary = max(D(0), taxable - dividends)
    gains = min(dividends, taxable)
    zero = max(D(0), min(taxable, D(status['zero'])) - ordinary)
    fifteen = min(gains - zero, max(D(0), min(taxable, D(status['fifteen'])) - ordinary - zero))
    income = min(tax(ordinary, status) + fifteen * D('0.15') + (gains - zero - fifteen) * D('0.20'), tax(taxable, status))
    invest = min(dividends, max(D(0), salary + dividends + other - status['extra'])) * D('0.038')
    extra = max(D(0), salary - status['extra']) * D('0.009')
    return dict(income=income, surtaxes=invest + extra, total=income + invest + extra)


def company(title, profit, owners, costs, fee_none=0, s_state=lambda x: D(0), c_state=lambda x: D(0), paid=1, service=False):
    """Owners: share, salary, status, other income."""
    profit = D(profit)
    a = [none((profit - fee_none) * D(s), st, D(o), service) for s, _, st, o in owners]
    salaries, half = sum(D(w) for _, w, _, _ in owners), sum(fica(D(w)) for _, w, _, _ in owners)
    if profit - costs < salaries + half:
        assert profit <= costs, 'only no room at all is worked here'
        owners, salaries, half = [(s, 0, st, o) for s, _, st, o in owners], D(0), D(0)
    before = profit - costs - salaries - half
    st = s_state(before)
    b = [small(D(w), (before - st) * D(s), D(o), status, salaries * D(s), service) for s, w, status, o in owners]
    ct = c_state(before)
    taxed = before - ct
    corporate = max(D(0), taxed) * D('0.21')
    dividends = max(D(0), taxed - corporate) * D(paid)
    kept = max(D(0), taxed - corporate) - dividends
    c = [own(D(w), dividends * D(s), D(o), status) for s, w, status, o in owners]
    total = lambda rows: sum(r['total'] for r in rows)
    others = sum(D(o) for *_, o in owners)
    ta, tb = total(a) + fee_none, total(b) + 2 * half + st + costs
    tc = total(c) + 2 * half + ct + costs + corporate
    print(title)
    print('  none', cents(ta), 'se', [cents(r['se']) for r in a], 'qbi', cents(sum(r['qbi'] for r in a)), 'income', cents(sum(r['income'] for r in a)), 'cash', cents(profit + others - ta), 'each', [cents(r['total']) for r in a])
    print('  small', cents(tb), 'left', cents(before - st), 'state', cents(st), 'payroll', cents(2 * half), 'qbi', cents(sum(r['qbi'] for r in b)), 'cash', cents(profit + others - tb), 'each', [cents(r['total']) for r in b])
    print('  own', cents(tc), 'taxed', cents(taxed), 'state', cents(ct), 'corporate', cents(corporate), 'dividends', cents(dividends), 'kept', cents(kept), 'surtaxes', cents(sum(r['surtaxes'] for r in c)), 'cash', cents(profit + others - tc - kept), 'each', [cents(r['total']) for r in c])
    return ta - tb


def saves_from(owners, costs, low, high):
    """Bisection on the profit at which both come to the same, salaries whole."""
    import io, contextlib
    low, high = D(low), D(high)
    with contextlib.redirect_stdout(io.StringIO()):
        while high - low > D('0.01'):
            middle = (low + high) / 2
            if company('', middle, owners, costs) > 0:
                high = middle
            else:
                low = middle
    return cents(high)


california = lambda rate: lambda before: max(D(800), before * D(rate))
one = [(1, 60_000, single, 0)]
company('consultant', 140_000, one, 2500)
print('  saves from', saves_from(one, 2500, 70_000, 140_000))
company('two in California', 300_000, [('0.6', 90_000, joint, 40_000), ('0.4', 80_000, single, 0)], 4000, fee_none=3300, s_state=california('0.015'), c_state=california('0.0884'))
company('loss', -30_000, [(1, 60_000, joint, 110_000)], 2500)
company('large, half kept', 900_000, [(1, 200_000, single, 0)], 5000, paid='0.5', service=True)
typed = lambda before: 500 + (before - 500) * D('0.06')
company('a fee of 500 and 6%', 140_000, one, 2500, fee_none=500, s_state=typed, c_state=typed)
company('costs that eat it', 140_000, one, 70_000)
