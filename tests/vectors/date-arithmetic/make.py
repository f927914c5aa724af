"""Days, weeks, clocks and lengths worked out by the Python library and dateutil. Prints what the cases of the tools expect."""
import calendar
from datetime import date, timedelta

from dateutil.relativedelta import relativedelta
from dateutil.rrule import FR, YEARLY, MONTHLY, rrule

day = date(1969, 7, 20)
print('1969-07-20', day.strftime('%A'), day.timetuple().tm_yday, day.isocalendar())
print('fridays', [str(one.date()) for one in rrule(MONTHLY, dtstart=date(1969, 7, 20), until=date(1971, 12, 31), bymonthday=13, byweekday=FR)])
print('fridays to 1981', sum(1 for _ in rrule(MONTHLY, dtstart=day, until=date(1981, 12, 31), bymonthday=13, byweekday=FR)))
print('saturdays', [y for y in range(1969, 1982) if date(y, 7, 20).weekday() == 5])
print('alike', [y for y in range(1970, 1982) if calendar.calendar(y)[10:] == calendar.calendar(1969)[10:] or [date(y, m, 1).weekday() for m in range(1, 13)] == [date(1969, m, 1).weekday() for m in range(1, 13)]])
print('fridays 2026-28', [str(one.date()) for one in rrule(MONTHLY, dtstart=date(2026, 1, 1), until=date(2028, 12, 31), bymonthday=13, byweekday=FR)])
print('nth', calendar.monthcalendar(2026, 11))
print('leap day weekday', [(y, date(y, 2, 29).strftime('%A')) for y in range(2024, 2065, 4)])

# Times: sums, scales and clocks.
def hms(*parts):
    return timedelta(**dict(zip(('hours', 'minutes', 'seconds'), parts)))


print('sum', hms(2, 45, 30) + hms(1, 20, 45), (hms(2, 45, 30) + hms(1, 20, 45)) / 2)
laps = [92.45, 91.98, 93.02, 91.55]
print('laps', timedelta(seconds=sum(laps)), timedelta(seconds=sum(laps) / 4))
print('long', hms(25, 30, 0) + hms(26, 40, 0), 'negative', hms(1, 0, 0) - hms(2, 30, 15))
print('scaled', hms(1, 20, 0) * 3.5, hms(1, 20, 0) / 3)

# Drop-frame timecode by counting every frame: no formula of the project.
def count_until(target, nominal, drop):
    h = m = s = f = frames = 0
    while (h, m, s, f) != target:
        frames += 1
        f += 1
        if f == nominal:
            f, s = 0, s + 1
            if s == 60:
                s, m = 0, m + 1
                if m == 60:
                    m, h = 0, h + 1
                if m % 10:
                    f = drop
    return frames


for target, nominal, drop in (((0, 1, 0, 2), 30, 2), ((0, 10, 0, 0), 30, 2), ((1, 0, 0, 0), 30, 2), ((0, 12, 34, 15), 30, 2), ((0, 1, 0, 4), 60, 4), ((1, 0, 0, 0), 60, 4)):
    print('frames', target, nominal, drop, count_until(target, nominal, drop))

# Lengths until a day, ages and gaps.
from math import ceil

import numpy as np
from dateutil.easter import easter


def gap(one, other):
    by = relativedelta(other, one)
    return by.years, by.months, by.days, (other - one).days


print('wedding', gap(date(2026, 11, 23), date(2027, 6, 26)), divmod(215, 7), np.busday_count('2026-11-24', '2027-06-27'))
print('christmas', gap(date(2026, 11, 23), date(2026, 12, 25)), np.busday_count('2026-11-24', '2026-12-26'))
print('gone', (date(2026, 11, 23) - date(2026, 5, 1)).days / (date(2027, 6, 26) - date(2026, 5, 1)).days)
print('easter', easter(2027), (easter(2027) - date(2026, 11, 23)).days, 'thanksgiving', [d for d in range(22, 29) if date(2026, 11, d).weekday() == 3])
print('past', gap(date(2026, 10, 1), date(2026, 11, 23)))
print('leap', (date(2027, 3, 1) - date(2026, 11, 23)).days, (date(2028, 2, 29) - date(2027, 11, 23)).days)
print('ages', gap(date(1990, 5, 15), date(1995, 8, 20)), gap(date(1990, 5, 15), date(2026, 11, 23)), gap(date(1995, 8, 20), date(2026, 11, 23)))
print('twice', date(1995, 8, 20) + timedelta(1923), gap(date(1990, 5, 15), date(2000, 11, 24)), gap(date(1995, 8, 20), date(2000, 11, 24)))
print('mother', gap(date(1994, 3, 2), date(2025, 10, 11)), date(2025, 10, 11) + timedelta(ceil((date(2025, 10, 11) - date(1994, 3, 2)).days / 2)))
print('sum', date(1990, 5, 15) + timedelta(ceil((1923 + 100 * 365.2425) / 2)), date(1990, 5, 15) + timedelta(ceil((1923 + 75 * 365.2425) / 2)))
print('share', (date(2026, 11, 23) - date(1995, 8, 20)).days / (date(2026, 11, 23) - date(1990, 5, 15)).days)
print('leapers', [y for y in range(2028, 2061) if calendar.isleap(y)], calendar.leapdays(1901, 2001), calendar.leapdays(1600, 2000))
