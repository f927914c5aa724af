"""Paid time off, day by day. Run: python3 tests/vectors/work-pay-time/pto.py

Prints what the cases of pto-accrual expect: each day of the calendar is visited once, and adds its part of a period to a tray that is
paid in when the period ends."""
from datetime import date, timedelta
from calendar import monthrange

ONE = timedelta(1)


def full_years(hired, day):
    years = day.year - hired.year
    return years - ((day.month, day.day) < (hired.month, hired.day))


def run(name, hired, until, per_period, length=None, anchor=None, cap=None, carry=None, anniversary=False, leave=(), opening=0.0,
        start=None, earns_from=None, grant=None):
    start = start or hired
    earns_from = earns_from or start
    balance, tray, lost, earned, used, cap_day, low = opening, 0.0, 0.0, 0.0, 0.0, None, (opening, start)
    day = start
    while day <= until:
        new_year = (day.month, day.day) == ((hired.month, hired.day) if anniversary else (1, 1))
        if new_year and day != start and carry is not None and balance > carry:
            lost += balance - carry
            balance = carry
        if grant and (day == start == hired or new_year):
            days = 366 if day.year % 4 == 0 else 365
            share = 1 if new_year or anniversary else ((date(day.year + 1, 1, 1) - day).days / days)
            gift = grant(full_years(hired, day)) * share
            room = gift if cap is None else max(0, min(gift, cap - balance))
            earned += gift
            lost += gift - room
            balance += room
        for when, hours in leave:
            if when == day:
                balance -= hours
                used += hours
        if per_period:
            if length:
                size, ends = length, (day - anchor).days % length == length - 1
            else:
                size = monthrange(day.year, day.month)[1]
                ends = day.day == size
            if day >= earns_from:
                tray += 1 / size
            if ends and day >= earns_from:
                gift = per_period(full_years(hired, day)) * tray
                tray = 0.0
                room = gift if cap is None else max(0, min(gift, cap - balance))
                earned += gift
                lost += gift - room
                balance += room
        if cap is not None and cap_day is None and balance >= cap - 1e-9:
            cap_day = day
        if balance < low[0]:
            low = (balance, day)
        day += ONE
    print(f"{name}: balance {balance:.6f} earned {earned:.6f} used {used:.6f} lost {lost:.6f} cap {cap_day} low {low[0]:.6f} {low[1]}")


run('Heartland weekly', date(2026, 1, 5), date(2027, 1, 3), lambda years: (40, 80)[years >= 1] / 52, 7, date(2026, 1, 5))
run('sick 1 per 30', date(2026, 1, 5), date(2028, 12, 31), lambda years: 40 / 30, 7, date(2026, 1, 5), cap=120, carry=80, anniversary=True)
run('mid-period', date(2026, 3, 18), date(2027, 6, 30), lambda years: (120, 160)[years >= 1] / 12, cap=150, carry=40,
    leave=[(date(2026, 8, 10), 40), (date(2026, 12, 24), 24), (date(2027, 1, 4), 16)])
run('fortnights', date(2026, 3, 18), date(2026, 12, 31), lambda years: 104 / 26, 14, date(2026, 3, 9),
    leave=[(date(2026, 4, 20), 24)])
run('front', date(2026, 7, 1), date(2028, 2, 1), None, carry=40, cap=200, grant=lambda years: 120,
    leave=[(date(2026, 9, 7), 24)])
run('wait', date(2026, 1, 1), date(2026, 12, 31), lambda years: 10, earns_from=date(2026, 4, 1))
