"""Late-filing and late-payment penalties and daily interest by a second hand, in decimal arithmetic. What cases of tax-penalties cite."""
from datetime import date, timedelta
from decimal import ROUND_HALF_UP, Decimal as D

cents = lambda x: D(x).quantize(D('0.01'), ROUND_HALF_UP)


def plus(day, months):
    y, m = divmod(day.month - 1 + months, 12)
    first = date(day.year + y + (m + 1) // 12, (m + 1) % 12 + 1, 1) if m == 11 else date(day.year + y, m + 2, 1)
    return date(day.year + y, m + 1, min(day.day, (first - timedelta(1)).day))


def begun(a, b):
    n = 0
    while plus(a, n) < b:
        n += 1
    return n


def run(title, owed, due, filed, until, pays=(), extended=None, agreement=None, notice=None, minimum=0, rates=(('2000-01-01', '0.07'),)):
    owed, extended = D(owed), extended or due
    unpaid = lambda day: max(D(0), owed - sum((D(a) for d, a in pays if d <= day), D(0)))
    ftp, used, bymonth = D(0), D(0), {}
    for n in range(begun(due, until)):
        start = plus(due, n)
        rate = D('0.005')
        if notice and notice + timedelta(10) < start:
            rate = D('0.01')
        elif agreement and filed <= extended and agreement <= start:
            rate = D('0.0025')
        rate = min(rate, D('0.25') - used)
        if unpaid(start) > 0:
            used += rate
        bymonth[n] = unpaid(start) * rate
        ftp += bymonth[n]
    skip = begun(due, extended)
    ftf = sum((max(D(0), owed * D('0.05') - bymonth.get(n + skip, D(0))) for n in range(min(5, begun(extended, filed)))), D(0))
    if (filed - extended).days > 60:
        ftf = max(ftf, min(D(minimum), owed))
    interest, day = D(0), due
    table = [(date.fromisoformat(d), D(r)) for d, r in rates]
    while day < until:
        rate = [r for d, r in table if d <= day][-1]
        year = 366 if day.year % 4 == 0 else 365
        interest += (unpaid(day) + (ftf if day >= extended else 0) + interest) * rate / year
        day += timedelta(1)
    left = unpaid(until)
    print(title, 'filing', cents(ftf), 'payment', cents(ftp), 'interest', cents(interest), 'total', cents(ftf) + cents(ftp) + cents(interest), 'to pay', cents(left) + cents(ftf) + cents(ftp) + cents(interest))


a = date(2025, 4, 15)
run('one month', 10_000, a, date(2025, 5, 15), date(2025, 5, 15))
run('five months and a year', 10_000, a, date(2025, 9, 15), date(2026, 4, 15))
run('filed in time', 10_000, a, a, date(2025, 5, 10))
run('agreement', 10_000, a, a, date(2026, 4, 15), agreement=date(2025, 6, 1))
run('notice', 10_000, a, a, date(2026, 4, 15), notice=date(2025, 9, 1))
run('part payments', 10_000, a, date(2025, 7, 20), date(2025, 12, 1), pays=((date(2025, 6, 20), 4_000),))
run('extension', 10_000, a, date(2025, 11, 1), date(2025, 12, 1), extended=date(2025, 10, 15))
run('minimum', 600, a, date(2025, 7, 1), date(2025, 7, 1), minimum=510)
run('all of it', 10_000, a, date(2031, 1, 1), date(2031, 1, 1))
run('two rates over a leap year', 8_000, date(2023, 4, 18), date(2023, 4, 18), date(2024, 6, 1), rates=(('2000-01-01', '0.07'), ('2023-10-01', '0.08')))
