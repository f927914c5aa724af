"""Next runs by two other hands. Command: python3 make.py > cron.json (croniter 6.2, MIT; zoneinfo of Python 3.11 with tzdata 2026.4).

`utc`: croniter, in UTC. `zones`: every minute of UTC is looked at and its wall time compared with croniter's sets, with the rules of
cronie's man page for jobs at fixed times around a change of clocks.
"""
import datetime as dt, json
from zoneinfo import ZoneInfo
from croniter import croniter

UTC = dt.timezone.utc
unix = ['* * * * *', '*/15 * * * *', '5 4 * * *', '0 9-17 * * 1-5', '30 8 1,15 * *', '0 0 1 1 *', '0 12 * * MON-FRI', '0 0 29 2 *',
  '15 10 13 * 5', '0 0 1,15 * 3', '5 0 * 8 *', '0 22 * * 1-5', '23 0-20/2 * * *', '0 4 8-14 * *', '0 0 * * 7', '0 0 * * 0', '0 6 31 * *',
  '0 0 30 4,6,9,11 *', '*/7 */5 * * *', '1-59/2 3 * jan,jul sun', '0 0 * * 5-7', '59 23 31 12 *', '10,20,30 6,18 * * *', '0 0 29 2 1',
  '0 0 1 */3 *', '0 0 10-20/5 * *', '0 1 * * sat,sun', '45 23 * * 6', '0 0 31 1-6 2', '30 5 1 6 *']
starts = ['2026-01-01T00:00:00', '2026-02-28T23:59:30', '2027-12-31T12:00:00']
rows = []
for text in unix:
    for start in starts:
        it = croniter(text, dt.datetime.fromisoformat(start).replace(tzinfo=UTC))
        rows.append([text, start, [it.get_next(dt.datetime).strftime('%Y-%m-%dT%H:%M:%S') for _ in range(8)]])

quartz = [('0 0 12 L * ?', 'L'), ('0 15 10 ? * 6L', None), ('0 15 10 ? * 6#3', None)]
def month_last(y, m): return (dt.date(y + m // 12, m % 12 + 1, 1) - dt.timedelta(1)).day
def nth(y, m, weekday, n):
    days = [d for d in range(1, month_last(y, m) + 1) if dt.date(y, m, d).isoweekday() % 7 == weekday]
    return days[n] if n < len(days) else None
def nearest(y, m, d):
    day = dt.date(y, m, d)
    if day.isoweekday() == 6: return d - 1 if d > 1 else 3
    if day.isoweekday() == 7: return d + 1 if d < month_last(y, m) else d - 2
    return d
special = {'0 0 12 L * ?': lambda y, m: month_last(y, m), '0 0 12 L-3 * ?': lambda y, m: month_last(y, m) - 3,
  '0 0 12 LW * ?': lambda y, m: nearest(y, m, month_last(y, m)), '0 0 12 15W * ?': lambda y, m: nearest(y, m, 15),
  '0 0 12 1W * ?': lambda y, m: nearest(y, m, 1), '0 0 12 ? * 6L': lambda y, m: nth(y, m, 5, -1), '0 0 12 ? * FRI#3': lambda y, m: nth(y, m, 5, 2),
  '0 0 12 ? * 2#5': lambda y, m: nth(y, m, 1, 4)}
last = []
for text, day in special.items():
    got = [(y, m, day(y, m)) for y in (2026, 2027, 2028) for m in range(1, 13)]
    last.append([text, [f'{y}-{m:02}-{d:02}' for y, m, d in got if d]])

def walls(text):
    minute, hour, *_ = croniter.expand(text)[0]
    full = lambda values, top: set(range(top)) if values == ['*'] else set(values)
    return full(minute, 60), full(hour, 24)
zones = []
for zone, day in [('America/New_York', '2026-03-08'), ('America/New_York', '2026-11-01'), ('Europe/Berlin', '2026-03-29'),
                  ('Europe/Berlin', '2026-10-25'), ('Australia/Lord_Howe', '2026-04-05'), ('Australia/Lord_Howe', '2026-10-04'), ('Asia/Kolkata', '2026-05-05'),
                  ('America/Santiago', '2026-09-06')]:
    info = ZoneInfo(zone)
    noon = dt.datetime.fromisoformat(day + 'T12:00').replace(tzinfo=info).astimezone(UTC)
    begin = noon - dt.timedelta(hours=20)
    for text in ['30 2 * * *', '30 1 * * *', '45 1,2 * * *', '*/30 * * * *', '15 * * * *', '*/20 1-3 * * *', '0 3 * * *', '0 0 * * *', '15 0,1,2,3 * * *']:
        minutes, hours = walls(text)
        first, second = text.split()[:2]
        clock = first.startswith('*') or second.startswith('*')
        runs, seen, before = [], set(), None
        for step in range(36 * 60):
            now = begin + dt.timedelta(minutes=step)
            wall = now.astimezone(info).replace(tzinfo=None)
            if not clock and before is not None:
                missed = before + dt.timedelta(minutes=1)
                late = False
                while missed < wall:
                    if missed.minute in minutes and missed.hour in hours: late = True
                    seen.add(missed); missed += dt.timedelta(minutes=1)
                if late: runs.append(now)
            fits = wall.minute in minutes and wall.hour in hours
            if fits and (clock or wall not in seen) and not (runs and runs[-1] == now): runs.append(now)
            seen.add(wall); before = wall if before is None or clock or wall > before else before
        zones.append([text, zone, begin.strftime('%Y-%m-%dT%H:%M:%S'), [run.strftime('%Y-%m-%dT%H:%M:%S') for run in runs if run > begin]])
print(json.dumps({'utc': rows, 'last': last, 'zones': zones}, indent=0))
