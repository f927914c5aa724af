"""Interest on late invoices by a second hand: every day by itself, in fractions. What cases of late-payment-interest cite.

Run: python3 tests/vectors/late-payment/late-payment.py
Rates of the United Kingdom are Bank Rate of 30 June or 31 December before the first day of interest, plus eight points; those of the
European Union the main refinancing rate of 1 January or 1 July of the half-year of the day, plus eight points.
"""
from datetime import date, timedelta
from fractions import Fraction as F
from itertools import groupby

# Changes of Bank Rate and of the main refinancing rate: from this day on, percent.
bank = [('2018-08-02', '0.75'), ('2020-03-11', '0.25'), ('2020-03-19', '0.1'), ('2021-12-16', '0.25'), ('2022-06-16', '1.25'),
        ('2022-12-15', '3.5'), ('2023-06-22', '5'), ('2023-08-03', '5.25'), ('2024-08-01', '5'), ('2024-11-07', '4.75'),
        ('2025-05-08', '4.25'), ('2025-12-18', '3.75')]
ecb = [('2019-09-18', '0'), ('2022-07-27', '0.5'), ('2022-12-21', '2.5'), ('2023-06-21', '4'), ('2023-09-20', '4.5'),
       ('2024-06-12', '4.25'), ('2024-12-18', '3.15'), ('2025-06-11', '2.15')]


def at(table, day):
    return [F(r) for d, r in table if date.fromisoformat(d) <= day][-1]


def uk(first, day):
    before = date(first.year, 6, 30) if first.month > 6 else date(first.year - 1, 12, 31)
    return (at(bank, before) + 8) / 100


def eu(first, day):
    return (at(ecb, date(day.year, 7 if day.month > 6 else 1, 1)) + 8) / 100


def cents(x):
    return int(x * 100 + F(1, 2)) / 100


def run(title, law, invoices, until, pays=()):
    until = date.fromisoformat(until)
    left = [[n, date.fromisoformat(d), F(a), []] for n, d, a in invoices]
    paid = []
    for d, a in sorted(pays):
        a = F(a)
        for one in sorted(left, key=lambda o: o[1]):
            part = min(a, one[2] - sum(p for _, p in one[3]))
            if part > 0:
                one[3].append((date.fromisoformat(d), part))
                a -= part
    total = 0
    print(title)
    for n, due, amount, parts in left:
        days = []
        day = due + timedelta(1)
        while day <= until:
            balance = amount - sum(p for d, p in parts if d < day)
            if balance > 0:
                days.append((day, balance, law(due + timedelta(1), day)))
            day += timedelta(1)
        for (balance, rate), group in groupby(days, key=lambda x: (x[1], x[2])):
            group = list(group)
            interest = cents(sum(b * r / 365 for _, b, r in group))
            total += interest
            print(' ', n, group[0][0], group[-1][0], len(group), float(balance), float(rate), interest)
    print('  total', round(total, 2))


run('uk four months', uk, [('1042', '2026-02-28', '4800')], '2026-06-30')
run('uk across a change', uk, [('a', '2023-06-29', '999.99'), ('b', '2023-06-30', '1000'), ('c', '2023-11-15', '10000')], '2024-03-31')
run('uk part payments', uk, [('a', '2021-11-30', '2500'), ('b', '2022-01-15', '800')], '2022-12-31', [('2022-01-31', '1500'), ('2022-06-30', '1200')])
run('eu two invoices', eu, [('A-7', '2025-05-15', '3000'), ('A-9', '2025-08-31', '1200')], '2025-12-31', [('2025-09-30', '1000')])
run('eu over two years', eu, [('x', '2022-11-30', '10000')], '2025-02-28')
run('eu first day stays', lambda f, d: eu(f, f), [('x', '2022-11-30', '10000')], '2025-02-28')
run('contract 5%', lambda f, d: F('0.05'), [('x', '2023-12-31', '7300')], '2024-12-31')
run('own rate 4.5 plus 9', lambda f, d: F('0.135'), [('x', '2026-07-31', '5000')], '2026-10-31')
