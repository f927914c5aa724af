"""Discomfort, best hours and rotations of meetings, written anew in Python over zoneinfo; shares no code with the project.

python3 make.py > meetings.json

The rules, as the page says them. A quarter of an hour costs a person: 100 in hours ruled out; else 24 on a Saturday, a Sunday or a day
off; else 0 in working hours (1 if they lie outside the hours liked); else 4 within an hour of the working hours and 2 more for each
further hour, at most 24. A meeting costs a person what its dearest quarter costs. Best: fewest people in hours ruled out, least in
all, least for the worst off, earliest. Rotation: fewest ruled out, least for whoever has borne most, least in all, earliest.
"""
from datetime import date, datetime, time, timedelta, timezone
from zoneinfo import ZoneInfo
import json
import random

random.seed(20261128)
ZONES = ['Europe/Berlin', 'Europe/London', 'America/New_York', 'America/Los_Angeles', 'Asia/Kolkata', 'Asia/Kathmandu', 'Asia/Tokyo', 'Australia/Sydney', 'Pacific/Auckland', 'America/Sao_Paulo', 'Australia/Lord_Howe', 'UTC']
DAYS = ['2026-03-05', '2026-03-27', '2026-04-03', '2026-06-17', '2026-10-23', '2026-10-30', '2026-12-24']


def minutes_of(begin, end):
    """All minutes of the day in a band that may run over midnight."""
    return set() if begin == end else set(range(begin, end)) if begin < end else set(range(begin, 1440)) | set(range(0, end))


def quarter(person, local):
    minute = local.hour * 60 + local.minute
    if minute in minutes_of(*person['never']):
        return 100
    if local.weekday() >= 5 or local.date().isoformat() in person['off']:
        return 24
    work = minutes_of(*person['work'])
    if minute in work:
        return 0 if person['likes'] is None or minute in minutes_of(*person['likes']) else 1
    # Hours on the clock to the nearest working quarter, counted by walking both ways.
    for steps in range(1, 97):
        away = steps * 15
        if (minute + away) % 1440 in work or (minute - away) % 1440 in work:
            break
    return min(24, 4 + 2 * (-(-away // 60) - 1))


def cost(person, start, length):
    zone = ZoneInfo(person['zone'])
    return max(quarter(person, (start + timedelta(minutes=at)).astimezone(zone)) for at in range(0, length, 15))


def starts(home, day):
    zone = ZoneInfo(home)
    for half in range(48):
        local = datetime.combine(day, time(half // 2, half % 2 * 30), tzinfo=zone)
        instant = local.astimezone(timezone.utc)
        if instant.astimezone(zone).replace(tzinfo=None) == local.replace(tzinfo=None):
            yield instant


def rated(people, start, length):
    all_costs = [cost(person, start, length) for person in people]
    return {'ms': int(start.timestamp() * 1000), 'costs': all_costs, 'nevers': all_costs.count(100), 'total': sum(all_costs), 'worst': max(all_costs)}


plans = []
for number in range(24):
    people = []
    for _ in range(random.randrange(2, 6)):
        begin = random.choice([480, 510, 540, 600])
        likes = random.choice([None, None, [begin + 60, begin + 240]])
        people.append({'zone': random.choice(ZONES), 'work': [begin, begin + random.choice([420, 480, 540])], 'likes': likes, 'never': random.choice([[1320, 420], [0, 360], [0, 0]]), 'off': random.choice([[], ['2026-03-30', '2026-04-03', '2026-12-25']])})
    home, first, days, length = people[0]['zone'], date.fromisoformat(DAYS[number % len(DAYS)]), random.choice([1, 2, 5]), random.choice([30, 45, 60, 90])
    slots = [rated(people, start, length) for ahead in range(days) for start in starts(home, first + timedelta(days=ahead))]
    slots.sort(key=lambda slot: (slot['nevers'], slot['total'], slot['worst'], slot['ms']))
    borne, turns = [0] * len(people), []
    for turn in range(4):
        choices = [rated(people, start, length) for start in starts(home, first + timedelta(days=7 * turn))]
        best = min(choices, key=lambda slot: (slot['nevers'], max(one + other for one, other in zip(borne, slot['costs'])), slot['total'], slot['ms']))
        borne = [one + other for one, other in zip(borne, best['costs'])]
        turns.append(best['ms'])
    plans.append({'people': people, 'home': home, 'from': first.isoformat(), 'days': days, 'minutes': length, 'best': slots[:6], 'count': len(slots), 'turns': turns, 'borne': borne})
print(json.dumps(plans, separators=(',', ':')))
