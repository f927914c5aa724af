"""The overlapping incidents of uptime-sla.cases.ts, minute by minute: python3 uptime-sla.py"""
from datetime import datetime, timedelta

at = lambda text: datetime.strptime(text, "%Y-%m-%d %H:%M")
outages = [
    ("2028-01-31 23:50", "2028-02-01 00:05", 1.0),
    ("2028-02-10 10:00", "2028-02-10 11:00", 0.5),
    ("2028-02-10 10:30", "2028-02-10 10:50", 1.0),
    ("2028-02-29 23:58", "2028-03-01 01:00", 1.0),
]
planned = ("2028-02-10 10:55", "2028-02-10 12:55")


def count(until):
    moment, down, counted = at("2028-02-01 00:00"), 0.0, 0
    while moment < until:
        if not at(planned[0]) <= moment < at(planned[1]):
            counted += 1
            down += max([scope for start, end, scope in outages if at(start) <= moment < at(end)], default=0)
        moment += timedelta(minutes=1)
    return down, counted


down, counted = count(at("2028-03-01 00:00"))
allowed = 0.0005 * counted
print("counted", counted, "down", down, "allowed", allowed, "left", allowed - down)
print("spent", down / allowed, "achieved", 1 - down / counted)
print("left after 14.5 days", allowed - count(at("2028-02-15 12:00"))[0])
