"""Next rings of alarms in zones, by Python's zoneinfo, which shares no code with the project.

python3 make.py > rings.tsv

An alarm rings when a clock of its zone shows its time on one of its weekdays (0 is Sunday), strictly after a moment. A time that comes
twice rings at its first coming (fold 0); one that does not come, at the instant that zoneinfo gives for fold 0. Every line has the
five rings that follow the moment.
"""
from datetime import datetime, timedelta, timezone
from zoneinfo import ZoneInfo

zones = [
    'UTC', 'Europe/Berlin', 'Europe/London', 'America/New_York', 'America/St_Johns', 'America/Los_Angeles', 'Asia/Kolkata',
    'Asia/Kathmandu', 'Australia/Lord_Howe', 'Australia/Sydney', 'Pacific/Chatham', 'Africa/Cairo', 'America/Santiago',
]
times = ['00:00', '01:30', '02:15', '02:30', '06:59', '23:45']
days = ['0123456', '12345', '06', '0']
afters = ['2026-03-06T17:00', '2026-03-27T23:00', '2026-04-03T12:00', '2026-04-23T09:00', '2026-09-05T03:00', '2026-10-03T11:00', '2026-10-24T00:00', '2026-10-30T10:00', '2028-02-27T22:00']


def rings(zone, time, weekdays, after, count):
    hour, minute = map(int, time.split(':'))
    day = after.astimezone(zone).date() - timedelta(days=1)
    found = []
    while len(found) < count:
        wall = datetime(day.year, day.month, day.day, hour, minute, tzinfo=zone, fold=0)
        if str((day.weekday() + 1) % 7) in weekdays and wall.timestamp() > after.timestamp():
            found.append(int(wall.timestamp() * 1000))
        day += timedelta(days=1)
    return found


print('zone\ttime\tdays\tafter\trings')
for name in zones:
    for at, time in enumerate(times):
        for place, moment in enumerate(afters):
            weekdays = days[(at + place) % len(days)]
            after = datetime.fromisoformat(moment).replace(tzinfo=timezone.utc)
            print(name, time, weekdays, int(after.timestamp() * 1000), ' '.join(map(str, rings(ZoneInfo(name), time, weekdays, after, 5))), sep='\t')
