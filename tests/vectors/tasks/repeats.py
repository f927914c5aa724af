"""The next day of repeating tasks, worked out by python-dateutil (BSD-3-Clause / Apache-2.0), which shares no code with this project.

    python3 tests/vectors/tasks/repeats.py > tests/vectors/tasks/repeats.json

Needs python3-dateutil. Each row: the rule in words, the recurrence of RFC 5545, the day it was due, the day it was done, the next one.
"""

import datetime
import json
import random

from dateutil.relativedelta import relativedelta
from dateutil.rrule import rrulestr

WEEKDAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
CODES = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
chance = random.Random(20261128)


def ordinal(day):
    if 10 <= day % 100 <= 20:
        return f"{day}th"
    return f"{day}{ {1: 'st', 2: 'nd', 3: 'rd'}.get(day % 10, 'th') }"


def month_day(day):
    """What a month has of a day, else its last."""
    if day <= 28:
        return f"BYMONTHDAY={day}"
    days = ",".join(str(one) for one in range(28, day + 1))
    return f"BYMONTHDAY={days};BYSETPOS=-1"


def rules():
    for every in (1, 2, 3, 10):
        each = lambda unit: f"every {unit}" if every == 1 else f"every {every} {unit}s"
        step = f";INTERVAL={every}"
        yield each("day"), f"FREQ=DAILY{step}"
        yield each("week"), f"FREQ=WEEKLY{step}"
        for size in (1, 2, 3):
            days = sorted(chance.sample(range(7), size))
            names = ", ".join(WEEKDAYS[day] for day in days)
            words = f"every {names}" if every == 1 else f"{each('week')} on {names}"
            yield words, f"FREQ=WEEKLY{step};WKST=MO;BYDAY={','.join(CODES[day] for day in days)}"
        for day in (1, 15, 28, 29, 30, 31):
            words = f"every {ordinal(day)}" if every == 1 else f"{each('month')} on {ordinal(day)}"
            yield words, f"FREQ=MONTHLY{step};{month_day(day)}"
        for month, day in ((1, 1), (2, 29), (12, 31), (6, 30)):
            words = f"every {day} {MONTHS[month - 1]}" if every == 1 else f"{each('year')} on {day} {MONTHS[month - 1]}"
            part = "BYMONTHDAY=28,29;BYSETPOS=-1" if (month, day) == (2, 29) else f"BYMONTHDAY={day}"
            yield words, f"FREQ=YEARLY{step};BYMONTH={month};{part}"
    yield "every workday", "FREQ=WEEKLY;WKST=MO;BYDAY=MO,TU,WE,TH,FR"
    yield "every last day", "FREQ=MONTHLY;BYMONTHDAY=-1"
    yield "every 1st, 15th", "FREQ=MONTHLY;BYMONTHDAY=1,15"
    for place in (1, 2, 3, 4, 5, -1):
        for weekday in (0, 4, 6):
            name = "last" if place < 0 else ordinal(place)
            yield f"every {name} {WEEKDAYS[weekday]}", f"FREQ=MONTHLY;BYDAY={place}{CODES[weekday]}"


def moment(day):
    return datetime.datetime(day.year, day.month, day.day)


def main():
    rows = []
    first = datetime.date(2023, 1, 1)
    for words, recurrence in rules():
        for _ in range(6):
            due = first + datetime.timedelta(days=chance.randrange(2200))
            done = due + datetime.timedelta(days=chance.choice([-40, -3, -1, 0, 0, 1, 2, 9, 33, 70, 400]))
            found = rrulestr(recurrence, dtstart=moment(due)).after(moment(max(due, done)))
            rows.append([words, recurrence, due.isoformat(), done.isoformat(), found.date().isoformat()])
    for every, unit in ((1, "day"), (3, "day"), (1, "week"), (6, "week"), (1, "month"), (3, "month"), (1, "year")):
        words = f"every {unit if every == 1 else f'{every} {unit}s'} after done"
        for done in (first, datetime.date(2024, 1, 31), datetime.date(2024, 2, 29), datetime.date(2025, 12, 31)):
            after = done + relativedelta(**{f"{unit}s": every})
            rows.append([words, "", (done - datetime.timedelta(days=5)).isoformat(), done.isoformat(), after.isoformat()])
    print("[")
    print(",\n".join(json.dumps(row) for row in rows))
    print("]")


main()
