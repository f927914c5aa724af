"""Loans followed month by month in decimal arithmetic: what the cases of the home-loan calculators cite as a simulation.
Every interest and every level payment is rounded half up to the cent. Usage: python3 tests/vectors/home-loans/simulate.py"""
from decimal import Decimal as D, ROUND_HALF_UP, getcontext
from datetime import date, timedelta
getcontext().prec = 40
cent = lambda x: D(x).quantize(D('0.01'), ROUND_HALF_UP)

def level(balance, rate, n):
    return cent(balance / n) if rate == 0 else cent(balance * rate / (1 - (1 + rate) ** -n))

def day_of(first, k, per_year):
    if per_year in (26, 52):
        return first + timedelta(days=k * (14 if per_year == 26 else 7))
    month = first.month - 1 + k * 12 // per_year
    return date(first.year + month // 12, month % 12 + 1, first.day)

def simulate(loan, rate, n, extras=None, changes=None, keep='term', payment=None):
    """rows of (period, interest, principal, extra, closing); extras {period: amount}; changes {period: rate}."""
    balance, rows, paid = D(loan), [], payment
    rate = D(rate)
    k = 0
    while balance > 0:
        k += 1
        if changes and k in changes:
            rate = changes[k]
            if keep == 'term':
                paid = None
        if paid is None:
            paid = level(balance, rate, n - k + 1)
        interest = cent(balance * rate)
        due = balance + interest if (k >= n and keep == 'term') else min(paid, balance + interest)
        extra = min(D(extras.get(k, 0)) if extras else D(0), balance + interest - due)
        balance = balance + interest - due - extra
        rows.append((k, interest, due - interest, extra, balance))
    return rows

def total(rows, column):
    return sum(r[column] for r in rows)

def by_year(rows, first, per_year=12):
    years = {}
    for r in rows:
        y = day_of(first, r[0] - 1, per_year).year
        a = years.setdefault(y, [D(0), D(0), D(0), D(0)])
        for i in range(3):
            a[i] += r[i + 1]
        a[3] = r[4]
    return years

def amortization():
    first = date(2027, 1, 1)
    m = D('0.06') / 12
    rows = simulate(200000, m, 360)
    print('200,000 at 6%, 360:', rows[0], rows[59], rows[-1], 'interest', total(rows, 1))
    y = by_year(rows, first)
    print('  2027', y[2027], '2056', y[2056])
    more = simulate(200000, m, 360, {k: 100 for k in range(1, 361)})
    print('  with 100 a month:', len(more), day_of(first, len(more) - 1, 12), more[-1], total(more, 1), total(rows, 1) - total(more, 1))
    y = by_year(more, first)
    print('  2027', y[2027])
    mixed = simulate(200000, m, 360, {**{k: 5000 for k in range(6, 361, 12)}, 25: 20000})
    print('  yearly 5,000 from June 2027, once 20,000 in January 2029:', len(mixed), mixed[-1], total(mixed, 1), total(rows, 1) - total(mixed, 1))
    risen = simulate(200000, m, 360, changes={61: D('0.08') / 12})
    print('  8% from payment 61:', risen[60], risen[60][1] + risen[60][2], risen[-1], total(risen, 1))
    longer = simulate(200000, m, 360, changes={61: D('0.065') / 12}, keep='instalment', payment=level(D(200000), m, 360))
    print('  6.5% from payment 61, same payment:', len(longer), longer[-1], total(longer, 1))
    half = (1 + D('0.05') / 2) ** (D(1) / 6) - 1
    canada = simulate(300000, half, 300)
    print('Canada 300,000 at 5%, 300:', level(D(300000), half, 300), canada[0], canada[-1], total(canada, 1))
    weekly = D('0.06') / 52
    start = date(2027, 1, 4)
    days = [day_of(start, k, 52) for k in range(520)]
    extras = {}
    for k in range(400):
        day = day_of(date(2027, 1, 15), k, 12)
        hit = next((i + 1 for i, x in enumerate(days) if x >= day), None)
        if hit:
            extras[hit] = extras.get(hit, 0) + 50
    rows = simulate(50000, weekly, 520)
    more = simulate(50000, weekly, 520, extras)
    print('Weekly 50,000 at 6%, 520:', level(D(50000), weekly, 520), total(rows, 1), 'with 50 a month:', len(more), day_of(start, len(more) - 1, 52), total(more, 1))

def refinance(name, balance, rate, left, new_rate, term, cost, stay, rolled=False, points='0', out=0, relief='0', pmi_now='0', pmi_new='0', discount='0.04'):
    """net = interest and insurance of the old loan until the day, less those of the new one and the costs: a second way to the balances."""
    balance, cost, points, relief, out = D(balance), D(cost), D(points), D(relief), D(out)
    new = cent((balance + out + cost) / (1 - points)) if rolled else balance + out
    costs = new - balance - out if rolled else cost + cent(new * points)
    old_rows, new_rows = simulate(balance, D(rate) / 12, left), simulate(new, D(new_rate) / 12, term)
    same = simulate(new, D(new_rate) / 12, left)
    pay = lambda rows, k: rows[k - 1][1] + rows[k - 1][2] if k <= len(rows) else D(0)
    interest = lambda rows, k: rows[k - 1][1] if k <= len(rows) else D(0)
    owed = lambda rows, k: rows[k - 1][4] if k <= len(rows) else D(0)
    net, first, flows = -costs, None, []
    at = {}
    for k in range(1, max(left, term, stay * 12) + 1):
        premium = (D(pmi_now) if k <= left else 0) - (D(pmi_new) if k <= term else 0)
        net += (interest(old_rows, k) - interest(new_rows, k)) * (1 - relief) + premium
        at[k] = net
        flows.append(pay(old_rows, k) - pay(new_rows, k) + premium - relief * (interest(old_rows, k) - interest(new_rows, k)))
        if first is None and net >= 0:
            first = k
    t = stay * 12
    v = 1 / (1 + D(discount) / 12)
    pv = sum(f * v ** (k + 1) for k, f in enumerate(flows[:t])) + (owed(old_rows, t) - owed(new_rows, t)) * v ** t + (out if rolled else out - costs)
    print(name, '| old', pay(old_rows, 1), 'new', pay(new_rows, 1), 'loan', new, 'costs', costs, '| net', at[t], 'true', first, 'pv', round(pv, 4))
    print('   interest', total(old_rows, 1), total(new_rows, 1), 'same', pay(same, 1), total(same, 1), 'reset', total(new_rows, 1) - total(same, 1))
    print('   year 1:', sum(flows[:12]), owed(old_rows, 12), owed(new_rows, 12), at[12], ' last:', at[max(left, term, t)], ' stay paid less', sum(flows[:t]), owed(old_rows, t), owed(new_rows, t))

def refinances():
    refinance('A', 200000, '0.06', 300, '0.05', 360, 4000, 5)
    refinance('B', 200000, '0.06', 300, '0.05', 300, 4500, 5, rolled=True, points='0.01', out=20000)
    refinance('C', 200000, '0.06', 300, '0.05', 300, 3000, 4, points='0.01', relief='0.25', pmi_now='80', pmi_new='30', discount='0.06')
    refinance('D', 100000, '0.06', 120, '0.0575', 360, 3000, 10)
    refinance('E', 200000, '0.07', 300, '0.055', 180, 3000, 3)
    refinance('F', 200000, '0.06', 300, '0.05', 360, 4000, 20)

def fha(name, price, down, rate, n, annual, years, upfront='0.0175', financed=True, other='0.065', pmi='0.01', stay=7):
    """HUD's steps for the monthly premium: average of the balances before each payment of the year, rounded at each step."""
    price, annual, upfront = D(price), D(annual), D(upfront)
    base = price - cent(price * D(down))
    up = cent(base * upfront)
    loan = base + up if financed else base
    rows, conv = simulate(loan, D(rate) / 12, n), simulate(base, D(other) / 12, n)
    openings = [loan] + [r[4] for r in rows]
    months = min(n, years * 12 if years else n)
    table = []
    for y in range((n + 11) // 12):
        average = sum(openings[12 * y:min(n, 12 * y + 12)]) / 12
        yearly = cent(average * annual)
        monthly = cent((cent(yearly / (1 + upfront)) if financed else yearly) / 12)
        count = max(0, min(n - 12 * y, 12, months - 12 * y))
        table.append((y + 1, cent(average), monthly if count else D(0), monthly * count))
    premium = cent(base * D(pmi) / 12) if base > price * D('0.8') else D(0)
    paid = next(r[0] for r in conv if r[4] <= price * D('0.78')) if premium else 0
    fha_cost = total(rows[:stay * 12], 1) + up + sum(t[3] for t in table[:stay])
    conv_cost = total(conv[:stay * 12], 1) + premium * min(paid, stay * 12)
    print(name, '| base', base, 'up', up, 'loan', loan, 'P&I', rows[0][1] + rows[0][2], 'premiums', table[0], table[1], table[-1], 'in all', up + sum(t[3] for t in table))
    print('   conventional', conv[0][1] + conv[0][2], 'pmi', premium, 'months', paid, 'year of last pmi', (paid + 11) // 12, '| costs', fha_cost, conv_cost, fha_cost - conv_cost, 'owed after 1:', rows[11][4], 'premium year 11, 12', table[10:12])

def fhas():
    fha('A', 300000, '0.035', '0.06', 360, '0.0055', None)
    fha('B', 300000, '0.1', '0.06', 360, '0.005', 11)
    fha('C', 300000, '0.1', '0.06', 180, '0.0015', 11, financed=False, pmi='0.005', stay=10)
    fha('D', 900000, '0.15', '0.06', 360, '0.007', 11)
    fha('E', 900000, '0.05', '0.06', 180, '0.0065', None)
    fha('F', 400000, '0.2', '0.06', 360, '0.005', 11, other='0.06', pmi='0')

def va(name, price, down, fee, rate, n=360):
    base = D(price) - cent(D(price) * D(down))
    charged = cent(base * D(fee))
    rows = simulate(base + charged, D(rate) / 12, n)
    print(name, '| base', base, 'fee', charged, 'loan', base + charged, 'P&I', rows[0][1] + rows[0][2], 'interest', total(rows, 1))
    return rows[0][1] + rows[0][2]

def vas():
    for price, use in ((400000, '0.0215'), (500000, '0.033')):
        level0 = va('VA', price, 0, use, '0.06')
        for down, fee in (('0.05', '0.015'), ('0.1', '0.0125'), ('0.2', '0.0125')):
            paid = va('VA ' + down, price, down, fee, '0.06')
            print('   earned back after', -(-D(price) * D(down) // (level0 - paid)))
    va('IRRRL', 250000, 0, '0.005', '0.055')
    va('Cash-out, later', 300000, 0, '0.033', '0.065')
    va('Exempt', 400000, 0, '0', '0.06')

def power(base, exponent):
    return (D(base).ln() * D(exponent)).exp()

def down(name, price, share, savings, monthly, closing='0.03', moving=2000, growth='0.03', interest='0.04', rate='0.065', n=360, pmi='0.007', rent=1500, upkeep='0.025', horizon=120, gift=0):
    """Savings chase a price; bought as soon as the sum is there, then the same budget goes on. Every month on its own line."""
    price, share, g = D(price), D(share), 1 + D(growth)
    i = D(interest) / 12
    needed = lambda k: max(D(0), price * power(g, D(k) / 12) * (share + D(closing)) + moving - gift)
    account, k = D(savings), 0
    while account < needed(k) and k < 600:
        account, k = account * (1 + i) + monthly, k + 1
    wait, at = (k, needed(k)) if account >= needed(k) else (None, None)
    base = cent(price - price * share)
    rows = simulate(base, D(rate) / 12, n) if base else []
    premium = cent(base * D(pmi) / 12) if base > price * D('0.8') else D(0)
    months = next(r[0] for r in rows if r[4] <= price * D('0.78')) if premium else 0
    print(name, '| needed', needed(0), 'wait', wait, 'then', at and round(at, 4), 'loan', base, 'P&I', rows and rows[0][1] + rows[0][2], 'pmi', premium, months, 'cost', total(rows, 1) + months * premium)
    if wait is not None and wait <= horizon:
        paid = price * power(g, D(wait) / 12)
        loan = cent(paid - paid * share)
        rows = simulate(loan, D(rate) / 12, n) if loan else []
        premium = cent(loan * D(pmi) / 12) if loan > paid * D('0.8') + D('0.005') else D(0)
        months = next(r[0] for r in rows if r[4] <= cent(paid) * D('0.78')) if premium else 0
        account -= needed(wait)
        for m in range(1, horizon - wait + 1):
            worth = price * power(g, D(wait + m) / 12)
            row = rows[m - 1] if m <= len(rows) else (m, 0, 0, 0, 0)
            account = account * (1 + i) + rent + monthly - (row[1] + row[2]) - (premium if m <= months else 0) - worth * D(upkeep) / 12
        owed = loan if wait == horizon else (rows[horizon - wait - 1][4] if horizon - wait <= len(rows) else 0)
        print('   owned at the end', round(account + price * power(g, D(horizon) / 12) - owed, 4))
    else:
        account = D(savings)
        for m in range(horizon):
            account = account * (1 + i) + monthly
        print('   owned at the end', round(account, 4))

def downs():
    for share in ('0.035', '0.05', '0.1', '0.2'):
        down('down ' + share, 300000, share, 10000, 1000)
    down('no growth', 300000, '0.1', 10000, 1000, growth='0', closing='0', moving=0)
    down('outgrown', 300000, '0.2', 1000, 100, growth='0.06')

if __name__ == '__main__':
    amortization()
    refinances()
    fhas()
    vas()
    downs()
