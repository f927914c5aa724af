"""Seeded random days, clocks and moments worked out by datetime, dateutil and zoneinfo. Writes random.json here."""
import json
import pathlib
import random
from datetime import date, datetime, time, timedelta, timezone
from zoneinfo import ZoneInfo

from dateutil.relativedelta import relativedelta

draw = random.Random(20261124)
first, last = date(1, 1, 1).toordinal(), date(9999, 12, 31).toordinal()
zones = ['America/New_York', 'Europe/Berlin', 'Asia/Kolkata', 'Australia/Lord_Howe', 'America/St_Johns', 'Pacific/Auckland']
# Between these, offsets are whole minutes in all six zones and rules of daylight saving do not lie in the future of tzdata.
earliest, latest = (int(datetime(year, 1, 1, tzinfo=timezone.utc).timestamp()) for year in (1972, 2024))


def day_row():
    day = date.fromordinal(draw.choice([draw.randint(first, last), draw.randint(693_000, 770_000)]))
    year, week, weekday = day.isocalendar()
    return [str(day), year, week, weekday % 7, day.timetuple().tm_yday]


def gap_row():
    born = [date.fromordinal(draw.randint(693_000, 738_000)) for _ in range(2)]
    older, younger = min(born), max(born)
    gap = relativedelta(younger, older)
    return [str(older), str(younger), (younger - older).days, gap.years, gap.months, gap.days]


def clock_row():
    start = datetime.combine(date.fromordinal(draw.randint(693_000, 770_000)), time(draw.randrange(24), draw.randrange(60), draw.randrange(60)))
    added = timedelta(seconds=draw.choice([-1, 1]) * draw.randint(1, 400_000))
    return [start.isoformat(), int(added.total_seconds()), (start + added).isoformat()]


def moment_row():
    stamp, zone = draw.randint(earliest, latest), draw.choice(zones)
    return [stamp, zone, datetime.fromtimestamp(stamp, ZoneInfo(zone)).isoformat()]


rows = {name: [make() for _ in range(500)] for name, make in (('days', day_row), ('gaps', gap_row), ('clocks', clock_row), ('moments', moment_row))}
lines = ',\n'.join(f'"{name}": [\n' + ',\n'.join(json.dumps(row) for row in made) + '\n]' for name, made in rows.items())
(pathlib.Path(__file__).parent / 'random.json').write_text('{' + lines + '}\n')
