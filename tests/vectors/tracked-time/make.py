"""Stretches of work over nights and changes of summer time, by Python's zoneinfo, which shares no code with the project.

python3 make.py > stretches.json

Each case has the boxes of an entry, the seconds from its start to its end, and the seconds on each day. A time that comes twice is its
first coming (fold 0), one that does not come is read by the offset before the change; an offset behind a time settles which is meant.
"""
from datetime import datetime, timedelta, timezone
from zoneinfo import ZoneInfo
import json
import random

random.seed(20261128)
ZONES = ['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'America/St_Johns', 'Africa/Cairo', 'UTC']
STARTS = ['2026-03-07T22:10:00', '2026-03-08T01:30:00', '2026-03-28T23:15:30', '2026-03-29T01:50:00', '2026-04-04T20:00:00', '2026-04-24T18:00:00', '2026-10-03T22:00:00', '2026-10-24T21:45:00', '2026-10-25T02:30:00', '2026-10-31T23:59:59', '2026-11-01T00:30:00', '2026-12-31T17:00:00', '2028-02-28T23:00:00']
cases = []
for name in ZONES:
    zone = ZoneInfo(name)
    for text in STARTS:
        begin = datetime.fromisoformat(text).replace(tzinfo=zone, fold=0)
        start = begin.astimezone(timezone.utc)
        for length in (random.randrange(60, 3600 * 5), random.randrange(3600 * 5, 3600 * 23)):
            end = start + timedelta(seconds=length)
            local = end.astimezone(zone)
            twice = local.replace(fold=0).utcoffset() != local.replace(fold=1).utcoffset()
            offset = local.strftime('%z')
            written = local.strftime('%H:%M:%S') + (f'{offset[:3]}:{offset[3:5]}' if twice else '')
            days, at = {}, start
            while at < end:
                day = at.astimezone(zone).date()
                midnight = datetime.combine(day + timedelta(days=1), datetime.min.time(), tzinfo=zone).astimezone(timezone.utc)
                stop = min(end, midnight)
                days[day.isoformat()] = int((stop - at).total_seconds())
                at = stop
            cases.append({'zone': name, 'date': begin.date().isoformat(), 'start': begin.strftime('%H:%M:%S'), 'endDate': local.date().isoformat(), 'end': written, 'seconds': length, 'days': days})
print(json.dumps(cases, separators=(',', ':')))
