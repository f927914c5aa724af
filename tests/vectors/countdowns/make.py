"""Instants of wall-clock times in zones, by Python's zoneinfo, which shares no code with the project.

python3 make.py > moments.tsv

A time that comes twice has both instants (fold 0 and 1). One that does not come has the instant that zoneinfo gives for fold 0:
as long after the change as the time says.
"""
from datetime import datetime, timezone
from zoneinfo import ZoneInfo

zones = [
    'UTC', 'Europe/Berlin', 'Europe/London', 'America/New_York', 'America/St_Johns', 'America/Los_Angeles', 'Asia/Kolkata',
    'Asia/Kathmandu', 'Australia/Lord_Howe', 'Australia/Sydney', 'Pacific/Chatham', 'Pacific/Apia', 'Africa/Cairo',
]
walls = [
    (2024, 2, 29, 12, 0), (2025, 2, 28, 23, 59), (2026, 1, 31, 0, 0), (2026, 3, 8, 2, 30), (2026, 3, 29, 1, 30), (2026, 3, 29, 2, 30),
    (2026, 4, 5, 1, 45), (2026, 4, 5, 2, 30), (2026, 4, 5, 3, 15), (2026, 4, 24, 0, 30), (2026, 9, 27, 2, 50), (2026, 10, 4, 2, 15), (2026, 10, 25, 1, 30),
    (2026, 10, 25, 2, 30), (2026, 10, 29, 23, 30), (2026, 11, 1, 1, 30), (2026, 12, 31, 23, 59), (2027, 1, 1, 0, 0), (2028, 2, 29, 8, 15),
]
print('zone\twall\tkind\tmoment\tlater')
for name in zones:
    zone = ZoneInfo(name)
    for wall in walls:
        first = datetime(*wall, tzinfo=zone, fold=0)
        second = first.replace(fold=1)
        one, two = (int(each.timestamp() * 1000) for each in (first, second))
        text = datetime(*wall).isoformat(timespec='minutes')
        back = first.astimezone(timezone.utc).astimezone(zone).replace(tzinfo=None)
        kind = 'one' if one == two else 'twice' if back == datetime(*wall) else 'never'
        print(name, text, kind, one, two if kind == 'twice' else '', sep='\t')
