"""Lengths of shifts over nights in which clocks change, from Python's zoneinfo, as an oracle for lib/subjects/time-entries/timesheet.ts."""
import json
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

NIGHTS = [
    ("Europe/Berlin", "2027-03-27"), ("Europe/Berlin", "2027-10-30"), ("America/New_York", "2027-03-13"),
    ("America/New_York", "2027-11-06"), ("Australia/Lord_Howe", "2027-04-03"), ("Australia/Lord_Howe", "2027-10-02"),
    ("Asia/Kolkata", "2027-03-27"), ("Europe/London", "2027-03-27"), ("Europe/London", "2027-10-30"),
]
SHIFTS = [("22:00", "06:00"), ("18:30", "03:30"), ("23:15", "07:45"), ("20:00", "04:00")]
out = []
for zone, date in NIGHTS:
    for start, end in SHIFTS:
        first = datetime.fromisoformat(f"{date}T{start}").replace(tzinfo=ZoneInfo(zone))
        day = (datetime.fromisoformat(date) + timedelta(days=1)).date().isoformat()
        last = datetime.fromisoformat(f"{day}T{end}").replace(tzinfo=ZoneInfo(zone))
        out.append({"zone": zone, "date": date, "start": start, "end": end, "minutes": int((last.timestamp() - first.timestamp()) // 60)})
print(json.dumps(out, indent=1))
