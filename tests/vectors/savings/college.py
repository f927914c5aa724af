"""College savings followed month by month; the saving needed is found by bisection of the whole simulation."""

def bills(cost, age, start, years, inflation, share, in_today=True):
    away = max(0, start - age)
    over = max(0, age - start)
    out = {}
    for k in range(years - over):
        price = round(cost * (1 + inflation) ** ((away + k) if in_today else k) + 1e-9, 2)
        out[away + k] = round(price * share + 1e-9, 2)
    return away, out


def rate_of(year, away, early, late, glide):
    if year >= away:
        return late
    left = away - year
    return early if left > glide else late + (early - late) * left / (glide + 1)


def run(monthly, balance, away, due, early, late, glide, step=0.0, during=False, tax=0.0, in_cents=True):
    """Paid by the plan, end balance, rows of (year, bill, from plan, paid in, balance), balance when college starts."""
    last = max(due)
    paid = 0.0
    rows = []
    at_start = None
    for year in range(last + 1):
        if year == away:
            at_start = balance
        bill = due.get(year, 0.0)
        take = min(round(balance, 2) if in_cents else balance, bill)
        balance = max(0.0, balance - bill)
        paid += take
        put = 0.0
        if year < last:
            r = rate_of(year, away, early, late, glide) * (1 - tax)
            for _ in range(12):
                balance *= (1 + r) ** (1 / 12)
                if year < away or during:
                    balance += monthly * (1 + step) ** year
                    put += monthly * (1 + step) ** year
        rows.append((year, bill, round(take, 2), round(put, 2), round(balance, 2)))
    return paid, balance, rows, at_start


def needed(field, **given):
    """Bisection: the least monthly saving, or deposit today, that pays every bill."""
    total = sum(given['due'].values())
    low, high = 0.0, 1e7
    for _ in range(200):
        middle = (low + high) / 2
        one = dict(given, in_cents=False)
        if field == 'monthly':
            one['monthly'] = middle
        else:
            one['monthly'] = 0.0
            one['balance'] = given['balance'] + middle
        low, high = (low, middle) if run(**one)[0] >= total - 1e-7 else (middle, high)
    return round(high, 2)


def show(name, cost, age, start, years, inflation, share, in_today=True, **plan):
    away, due = bills(cost, age, start, years, inflation, share, in_today)
    plan = dict(early=0.06, late=0.03, glide=5, step=0.0, during=False, monthly=0.0, balance=0.0) | plan
    tax = plan.pop('gains_tax', 0.15)
    given = dict(plan, away=away, due=due)
    paid, end, rows, at_start = run(**given)
    total = sum(due.values())
    print(name)
    print('  bills', due, 'total', round(total, 2), 'paid', round(paid, 2), 'short', round(total - paid, 2), 'left', round(end, 2))
    print('  funded', paid / total, 'monthly needed', needed('monthly', **given), 'deposit', needed('lump', **given))
    if away:
        print('  at start', round(at_start, 2), 'taxable', round(run(**given, tax=tax)[3], 2))
    for row in (rows[0], rows[away], rows[-1]):
        print('   ', row)
    print('  paid in by year', [row[3] for row in rows])


show('five-year-old', 30_000, 5, 18, 4, 0.035, 1, balance=10_000, monthly=300)
show('step-up and saving during college, three quarters', 40_000, 10, 18, 4, 0.05, 0.75, balance=25_000, monthly=500, step=0.04,
     during=True, early=0.07, late=0.02, glide=3)
show('in college', 20_000, 19, 18, 4, 0.04, 1, balance=45_000, monthly=400, during=True)
show('in college, first bill not covered', 20_000, 18, 18, 4, 0, 1, balance=5_000, monthly=400, during=True)
show('priced at the start, no glide', 25_000, 8, 18, 2, 0.03, 1, in_today=False, balance=0, monthly=600, early=0.05, late=0.05, glide=0)
