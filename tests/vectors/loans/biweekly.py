"""Half payments day by day, in exact fractions rounded half up to the cent (biweekly-mortgage)."""
from datetime import date, timedelta
from fractions import Fraction as F
from common import cents, level, add_months, simulate

def posted(loan, rate, n, start, days, by):
    pay = level(loan, F(rate) / 12, n)
    part = -(-pay // (14 // days * 2))
    per = F(rate) * days / 365 if by == 'days' else F(rate) / (52 if days == 7 else 26)
    rows, owed, day = [], loan, start
    while owed > 0:
        day += timedelta(days=days)
        i = cents(owed * per)
        p = min(part, owed + i)
        owed += i - p
        rows.append((day, p, i, owed))
    return pay, part, rows

def held(loan, rate, n, start):
    pay = level(loan, F(rate) / 12, n)
    part = -(-pay // 2)
    account, drawn, owed, rows, next_draw, month, draws = 0, 0, loan, [], start + timedelta(days=14), 0, []
    while owed > 0:
        month += 1
        due = add_months(start, month)
        while next_draw <= due:
            account += part
            draws.append(next_draw)
            next_draw += timedelta(days=14)
        i = cents(owed * F(rate) / 12)
        p = min(pay, owed + i) if month < n else owed + i
        account -= p
        owed += i - p
        x = min(account, owed) if month % 12 == 0 else 0
        account -= x
        owed -= x
        rows.append((due, p + x, i, owed))
    return pay, part, rows, draws

def monthly(loan, rate, n, extra=0):
    rows = simulate(loan, F(rate) / 12, n, extra=extra)
    return len(rows), sum(r[1] for r in rows)

def long_years(days, per):
    years = [d.year for d in days]
    return sum(1 for y in set(years) if years.count(y) > per)

if __name__ == '__main__':
    s = date(2027, 1, 1)
    for label, days, by, loan, rate, n in [('A', 14, 'days', 30000000, '0.06', 360), ('B', 14, 'periods', 30000000, '0.06', 360),
                                  ('C', 7, 'days', 30000000, '0.06', 360), ('D', 14, 'days', 1200000, '0', 12), ('E', 7, 'periods', 20000000, '0.045', 300)]:
        pay, part, rows = posted(loan, rate, n, s, days, by)
        i = sum(r[2] for r in rows)
        k, mi = monthly(loan, rate, n)
        print(label, 'pay', pay, 'part', part, 'count', len(rows), 'last', rows[-1], 'interest', i, 'monthly', k, mi, 'saved', mi - i,
              'long', long_years([r[0] for r in rows], 52 if days == 7 else 26), 'first', rows[0])
        y = s.year
        first = [r for r in rows if r[0].year == y]
        print('   first year parts', len(first), 'interest', sum(r[2] for r in first), 'owed', first[-1][3])
        x = 0
        lo, hi = -1, loan
        if mi <= i: lo, hi = -1, 0
        while hi - lo > 1:
            m = (lo + hi) // 2
            if monthly(loan, rate, n, m)[1] <= i: hi = m
            else: lo = m
        k12 = monthly(loan, rate, n, -(-pay // 12))
        print('   equal', hi, 'twelfth', k12, 'saved', mi - k12[1], 'ends', add_months(s, k12[0]), 'monthly ends', add_months(s, k))
    pay, part, rows, draws = held(30000000, '0.06', 360, s)
    i = sum(r[2] for r in rows)
    print('held', pay, part, len(rows), rows[11], rows[-1], 'interest', i, 'draws', len(draws), 'saved', monthly(30000000, '0.06', 360)[1] - i,
          'fees', 30000 + 250 * len(draws), 'long', long_years(draws, 26))
