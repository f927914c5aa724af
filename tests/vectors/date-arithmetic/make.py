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
