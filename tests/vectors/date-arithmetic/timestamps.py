"""Moments in other epochs by Python's datetime, whole numbers and zoneinfo. Prints what the cases of timestamp-converter expect."""
from datetime import date, datetime, timedelta, timezone
from fractions import Fraction
from zoneinfo import ZoneInfo

utc = timezone.utc


def since(moment, zero):
    gap = moment - zero
    return (gap.days * 86400 + gap.seconds) * 10**6 + gap.microseconds


m = datetime(2023, 11, 14, 22, 13, 20, tzinfo=utc)
print('unix', m.timestamp(), m.astimezone(ZoneInfo('America/New_York')), m.strftime('%A %j'), m.isocalendar())
print('filetime', since(m, datetime(1601, 1, 1, tzinfo=utc)) * 10, 'webkit', since(m, datetime(1601, 1, 1, tzinfo=utc)))
print('ticks', since(m, datetime(1, 1, 1, tzinfo=utc)) * 10)
print('mac', since(m, datetime(1904, 1, 1, tzinfo=utc)) // 10**6, 'cocoa', since(m, datetime(2001, 1, 1, tzinfo=utc)) // 10**6)
print('gps', since(m, datetime(1980, 1, 6, tzinfo=utc)) // 10**6 + 18)
print('excel', float(Fraction(since(m, datetime(1899, 12, 30, tzinfo=utc)), 86400 * 10**6)), float(Fraction(since(m, datetime(1904, 1, 1, tzinfo=utc)), 86400 * 10**6)))
print('y2038', datetime.fromtimestamp(2**31 - 1, utc), datetime.fromtimestamp(-(2**31), utc))
print('ns', datetime.fromtimestamp(1700000000, utc), 1700000000123456789 % 10**9)
print('objectid', datetime.fromtimestamp(int('507f1f77', 16), utc))
print('uuid', datetime.fromtimestamp(int('017f22e279b0', 16) / 1000, utc))
print('snowflake', datetime.fromtimestamp(((175928847299117063 >> 22) + 1420070400000) / 1000, utc))
print('ambiguous', datetime(2026, 11, 1, 1, 30, tzinfo=ZoneInfo('America/New_York')).timestamp(), datetime(2026, 3, 8, 2, 30, tzinfo=ZoneInfo('America/New_York')).timestamp())
print('leap day', datetime(2024, 2, 29, tzinfo=utc).timestamp(), 'gps 0', datetime(1980, 1, 6, tzinfo=utc).timestamp())
print('excel 59', date(1899, 12, 31) + timedelta(59), date(1899, 12, 30) + timedelta(61))
