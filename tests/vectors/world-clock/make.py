"""Makes what the world clock is held against.

python3 make.py

sun.tsv: where the Sun stands overhead, and its altitude at a place, by PyEphem (XEphem's VSOP87; MIT), without refraction.
changes.tsv: every change of the clocks of zones from 2026 to 2028, by Python's zoneinfo: seconds since 1970, minutes before and after.
Neither shares code with the project.
"""
from datetime import datetime, timedelta, timezone
from zoneinfo import ZoneInfo
import math
import random
import ephem

random.seed(20261128)
rows = ['moment\tdeclination\tlongitude\tlatitude\teast\taltitude']
for _ in range(120):
    moment = datetime(2024, 1, 1, tzinfo=timezone.utc) + timedelta(minutes=random.randrange(10 * 365 * 1440))
    sun = ephem.Sun()
    observer = ephem.Observer()
    observer.date = ephem.Date(moment.replace(tzinfo=None))
    observer.pressure = 0
    observer.elevation = 0
    latitude, east = random.uniform(-85, 85), random.uniform(-180, 180)
    observer.lat, observer.lon = math.radians(latitude), math.radians(east)
    observer.epoch = observer.date
    sun.compute(observer)
    greenwich = ephem.Observer()
    greenwich.date, greenwich.lat, greenwich.lon, greenwich.pressure = observer.date, '0', '0', 0
    below = math.degrees(float(sun.ra) - float(greenwich.sidereal_time()))
    below = (below + 180) % 360 - 180
    rows.append('\t'.join([str(int(moment.timestamp() * 1000)), *(f'{value:.4f}' for value in (math.degrees(sun.dec), below, latitude, east, math.degrees(sun.alt)))]))
open('sun.tsv', 'w').write('\n'.join(rows) + '\n')

zones = [
    'Europe/London', 'Europe/Berlin', 'America/New_York', 'America/St_Johns', 'America/Santiago', 'Asia/Kolkata', 'Asia/Kathmandu', 'Australia/Adelaide',
    'Australia/Lord_Howe', 'Pacific/Chatham', 'Pacific/Auckland', 'Africa/Cairo', 'Africa/Casablanca', 'Asia/Jerusalem', 'Asia/Tokyo', 'America/Phoenix',
]
rows = ['zone\tmoment\tbefore\tafter']
for name in zones:
    zone = ZoneInfo(name)
    offset = lambda at: int(datetime.fromtimestamp(at, zone).utcoffset().total_seconds() // 60)
    begin, end = (int(datetime(year, 1, 1, tzinfo=timezone.utc).timestamp()) for year in (2026, 2029))
    last = offset(begin)
    for at in range(begin, end, 900):
        now = offset(at)
        if now != last:
            rows.append(f'{name}\t{at}\t{last}\t{now}')
            last = now
open('changes.tsv', 'w').write('\n'.join(rows) + '\n')
