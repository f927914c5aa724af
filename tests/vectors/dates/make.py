"""Seeded random days worked out by dateutil, the datetime module and NumPy. Writes lengths.tsv, weeks.tsv, working.tsv, easter.tsv here."""
import calendar
import pathlib
import random
from datetime import date, timedelta

import numpy as np
from dateutil.easter import easter
from dateutil.relativedelta import relativedelta

here = pathlib.Path(__file__).parent
draw = random.Random(20261123)
first, last = date(1, 1, 1).toordinal(), date(9999, 12, 31).toordinal()


def any_day(near=None):
    if near is None:
        number = draw.choice([draw.randint(first, last), draw.randint(date(1900, 1, 1).toordinal(), date(2100, 1, 1).toordinal())])
    else:
        number = min(last, max(first, near.toordinal() + draw.randint(-40000, 40000)))
    day = date.fromordinal(number)
    if draw.random() < 0.4:  # ends of months, where clamping matters
        day = day.replace(day=calendar.monthrange(day.year, day.month)[1])
    return day


def next_day_instead(start, months):
    """The same day of a later month, or the first of the month after where it is missing. By the date constructor's refusal."""
    number = start.year * 12 + start.month - 1 + months
    try:
        return date(number // 12, number % 12 + 1, start.day)
    except ValueError:
        number += 1
        return date(number // 12, number % 12 + 1, 1)


def length_by_next(start, end):
    months = 0
    # In steps of decreasing size: no subtraction of months, as the project does it.
    for step in (12000, 1200, 120, 12, 1):
        while True:
            number = start.year * 12 + start.month - 1 + months + step
            if number // 12 > 9999 or next_day_instead(start, months + step) > end:
                break
            months += step
    return months // 12, months % 12, (end - next_day_instead(start, months)).days


with open(here / 'lengths.tsv', 'w') as out:
    for _ in range(3000):
        one = any_day()
        other = any_day(one)
        start, end = min(one, other), max(one, other)
        gap = relativedelta(end, start)
        over = length_by_next(start, end)
        months = draw.randint(-1500, 1500)
        number = start.year * 12 + start.month - 1 + months
        later = (start + relativedelta(months=months)).isoformat() if 12 <= number < 120000 else '-'
        print(start, end, (end - start).days, gap.years, gap.months, gap.days, *over, months, later, sep='\t', file=out)

with open(here / 'weeks.tsv', 'w') as out:
    for _ in range(2000):
        day = any_day()
        year, week, weekday = day.isocalendar()
        print(day, year, week, weekday % 7, day.timetuple().tm_yday, sep='\t', file=out)

masks = {'sat-sun': '1111100', 'fri-sat': '1111001', 'thu-fri': '1110011', 'sun': '1111110', 'fri': '1111011', 'none': '1111111'}
with open(here / 'working.tsv', 'w') as out:
    for _ in range(800):
        start = date.fromordinal(draw.randint(date(1990, 1, 1).toordinal(), date(2080, 1, 1).toordinal()))
        end = start + timedelta(days=draw.randint(0, 900))
        name = draw.choice(list(masks))
        free = sorted({start + timedelta(days=draw.randint(-60, 960)) for _ in range(draw.randint(0, 12))})
        worked = np.busdaycalendar(weekmask=masks[name], holidays=[day.isoformat() for day in free])
        count = draw.randint(-300, 300)
        both = np.busday_count(start, end + timedelta(days=1), busdaycal=worked)
        # As a spreadsheet counts: from the day before or after, so that a start without work is no working day.
        if count == 0:
            later = np.datetime64(start)
        else:
            later = np.busday_offset(start, count, roll='preceding' if count > 0 else 'following', busdaycal=worked)
        rolls = [np.busday_offset(start, 0, roll=rule, busdaycal=worked) for rule in ('following', 'modifiedfollowing', 'preceding')]
        print(start, end, name, ','.join(map(str, free)), both, count, later, *rolls, sep='\t', file=out)

with open(here / 'easter.tsv', 'w') as out:
    for year in range(1583, 4100):
        print(easter(year), file=out)
