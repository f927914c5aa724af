"""Tasks and events as a calendar file, written by the Python package icalendar (BSD-2-Clause), which shares no code with this project.

    python3 tests/vectors/tasks/calendars.py > tests/vectors/tasks/calendars.json

Needs python3-icalendar. The file, and what was put into it, its moments on the clocks of Europe/Berlin.
"""

import datetime as dt
import json
from zoneinfo import ZoneInfo

from icalendar import Alarm, Calendar, Event, Todo

BERLIN = ZoneInfo("Europe/Berlin")
NEW_YORK = ZoneInfo("America/New_York")
UTC = dt.timezone.utc


def task(title, due=None, time="", minutes=None, repeat="", tags=(), priority=0, done=None, notes="", rings=None):
    return dict(title=title, due=due, time=time, minutes=minutes, repeat=repeat, tags=list(tags), priority=priority,
                doneOn=done, notes=notes, rings=rings)


calendar = Calendar()
calendar.add("prodid", "-//vectors//EN")
calendar.add("version", "2.0")
expected = []


def put(kind, what, **properties):
    item = kind()
    item.add("uid", f"{len(expected)}@vectors")
    item.add("dtstamp", dt.datetime(2026, 1, 1, tzinfo=UTC))
    for name, value in properties.items():
        item.add(name, value)
    calendar.add_component(item)
    expected.append(what)
    return item


put(Todo, task("Whole day", "2026-12-01"), summary="Whole day", due=dt.date(2026, 12, 1))
put(Todo, task("In UTC, summer", "2026-07-01", "11:30"), summary="In UTC, summer", due=dt.datetime(2026, 7, 1, 9, 30, tzinfo=UTC))
put(Todo, task("In UTC, over midnight", "2027-01-01", "00:15"), summary="In UTC, over midnight",
    due=dt.datetime(2026, 12, 31, 23, 15, tzinfo=UTC))
put(Todo, task("In New York", "2026-11-30", "15:00"), summary="In New York", due=dt.datetime(2026, 11, 30, 9, 0, tzinfo=NEW_YORK))
put(Todo, task("On any clock", "2026-11-30", "09:00"), summary="On any clock", due=dt.datetime(2026, 11, 30, 9, 0))
put(Todo, task("Signs; commas, and a \\ back", notes="One line\nanother; with, signs"),
    summary="Signs; commas, and a \\ back", description="One line\nanother; with, signs")
put(Todo, task("Ümläute und eine Zeile, die viel länger ist als fünfundsiebzig Bytes und darum gefaltet wird: 東京"),
    summary="Ümläute und eine Zeile, die viel länger ist als fünfundsiebzig Bytes und darum gefaltet wird: 東京")
put(Todo, task("Tags", tags=["home", "a, b"]), summary="Tags", categories=["home", "a, b"])
for rank, priority in ((0, 0), (1, 1), (2, 2), (4, 2), (5, 3), (6, 4), (9, 4)):
    put(Todo, task(f"Rank {rank}", priority=priority), summary=f"Rank {rank}", priority=rank)
put(Todo, task("Done", "2026-05-01", done="2026-05-03"), summary="Done", due=dt.date(2026, 5, 1), status="COMPLETED",
    completed=dt.datetime(2026, 5, 2, 22, 30, tzinfo=UTC))
put(Todo, task("Done some day", done="2026-06-12"), summary="Done some day", status="COMPLETED")
put(Todo, task("Every other Monday", "2026-11-30", "08:00", 45, "every 2 weeks on Mon"), summary="Every other Monday",
    dtstart=dt.datetime(2026, 11, 30, 8, 0), duration=dt.timedelta(minutes=45),
    rrule={"freq": "weekly", "interval": 2, "byday": "MO"})
put(Todo, task("Last Friday", "2026-11-27", repeat="every last Fri"), summary="Last Friday", dtstart=dt.date(2026, 11, 27),
    rrule={"freq": "monthly", "byday": "-1FR"})
put(Todo, task("Three times only", "2026-11-27"), summary="Three times only", dtstart=dt.date(2026, 11, 27),
    rrule={"freq": "daily", "count": 3})
rung = put(Todo, task("Rings", "2026-11-27", "10:00", rings=30), summary="Rings", due=dt.datetime(2026, 11, 27, 10, 0))
alarm = Alarm()
alarm.add("action", "DISPLAY")
alarm.add("description", "Another text")
alarm.add("trigger", dt.timedelta(minutes=-30))
rung.add_component(alarm)
put(Event, task("Event of a day", "2026-12-24"), summary="Event of a day", dtstart=dt.date(2026, 12, 24), dtend=dt.date(2026, 12, 25))
put(Event, task("Event with hours", "2026-12-24", "18:00", 150), summary="Event with hours",
    dtstart=dt.datetime(2026, 12, 24, 18, 0, tzinfo=BERLIN), dtend=dt.datetime(2026, 12, 24, 20, 30, tzinfo=BERLIN))

print(json.dumps({"file": calendar.to_ical().decode(), "tasks": expected}, ensure_ascii=False, indent=1))
