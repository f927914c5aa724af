"""Retirement in yearly steps; the saving needed and the spending that lasts are found by bisection of the whole simulation."""


def run(age, retire, end, savings, monthly, spending, before, after, inflation, tax=0.0, raised=0.0, match=0.0, pensions=()):
    balance = savings
    nest = savings if age >= retire else None
    out_at = None
    rows = []
    for k in range(end - age):
        now = age + k
        if now == retire:
            nest = balance
        prices = (1 + inflation) ** k
        if now < retire:
            balance = balance * (1 + before) + monthly * 12 * (1 + match) * (1 + raised) ** k
            rows.append((now, round(monthly * 12 * (1 + match) * (1 + raised) ** k, 2), 0, 0, round(balance, 2)))
            continue
        pension = sum(p * prices for p, start in pensions if now >= start)
        want = max(0.0, spending * prices - pension) / (1 - tax)
        take = min(balance, want)
        if take < want - 0.005 and out_at is None:
            out_at = now
        balance = (balance - take) * (1 + after)
        rows.append((now, 0, round(pension, 2), round(take, 2), round(balance, 2)))
    return nest, out_at, rows


def search(ok, low, high, rising=True):
    for _ in range(200):
        mid = (low + high) / 2
        low, high = (low, mid) if ok(mid) == rising else (mid, high)
    return high if rising else low


def show(name, **p):
    nest, out_at, rows = run(**p)
    away = max(0, p['retire'] - p['age'])
    print(name, 'nest', round(nest, 2), 'real', round(nest / (1 + p['inflation']) ** away, 2), 'runs out', out_at)
    print('   first', rows[0], 'at retirement', rows[away], 'last', rows[-1])
    if away:
        print('   saving', round(search(lambda m: run(**(p | {'monthly': m}))[1] is None, 0, 1e6), 2))
    print('   missing', round(search(lambda s: run(**(p | {'savings': p['savings'] + s}))[1] is None, 0, 1e9), 2))
    print('   needed', round(search(lambda s: run(**(p | {'age': p['retire'], 'savings': s, 'spending': p['spending'] * (1 + p['inflation']) ** away,
          'pensions': tuple((a * (1 + p['inflation']) ** away, f) for a, f in p.get('pensions', ()))}))[1] is None, 0, 1e9), 2) if away else '')
    print('   lasts with', round(search(lambda s: run(**(p | {'spending': s}))[1] is None, 0, 1e7, rising=False), 2))


show('thirty-five', age=35, retire=67, end=92, savings=50_000, monthly=600, spending=45_000, before=0.06, after=0.04, inflation=0.025, tax=0.1,
     raised=0.02, pensions=((18_000, 67),))
show('match and a late pension', age=50, retire=60, end=85, savings=400_000, monthly=1500, spending=48_000, before=0.05, after=0.03, inflation=0.02,
     tax=0.15, match=0.5, pensions=((20_000, 67), (5_000, 60)))
show('retired', age=70, retire=65, end=90, savings=500_000, monthly=0, spending=40_000, before=0.05, after=0.04, inflation=0.02, pensions=((15_000, 65),))
