"""Weeks of punches, walked minute by minute. Run: python3 tests/vectors/work-pay-time/time_card.py > tests/vectors/work-pay-time/time-card.json

Every minute from the first punch on is asked whether somebody is inside; every worked minute is put into one drawer: double time,
overtime of the day, overtime of the week, or plain. Rounding tries all steps of the clock and takes the nearest, the later of two."""
import json
import random

random.seed(20260315)


def clock(minute):
    return f"{minute // 60 % 24:02d}:{minute % 60:02d}"


def nearest(minute, step):
    return min(range(0, 3000, step), key=lambda mark: (abs(mark - minute), -mark))


def day(step, paid_up_to):
    pairs = random.choice([0, 1, 1, 2, 3])
    at = random.randrange(240, 1320)
    punches = []
    for _ in range(2 * pairs):
        punches.append(at)
        at += random.randrange(3, 260)
    inside = set()
    for first in range(0, len(punches), 2):
        inside |= set(range(punches[first], punches[first + 1]))
    for first in range(1, len(punches) - 1, 2):
        if punches[first + 1] - punches[first] <= paid_up_to:
            inside |= set(range(punches[first], punches[first + 1]))
    edges = sorted(m for m in inside if m - 1 not in inside), sorted(m + 1 for m in inside if m + 1 not in inside)
    worked = sum(nearest(end, step) - nearest(start, step) for start, end in zip(*edges))
    return [clock(punch) for punch in punches], worked


def week():
    step = random.choice([1, 5, 6, 15])
    paid_up_to = random.choice([0, 15, 20])
    daily, double = random.choice([(None, None), (480, 720), (600, None)])
    weekly = random.choice([1500, 2400])
    days = [day(step, paid_up_to) for _ in range(7)]
    plain_of_week, split = 0, []
    for _, worked in days:
        drawers = {"regular": 0, "daily": 0, "weekly": 0, "double": 0}
        for minute in range(worked):
            if double is not None and minute >= double:
                drawers["double"] += 1
            elif daily is not None and minute >= daily:
                drawers["daily"] += 1
            elif plain_of_week >= weekly:
                drawers["weekly"] += 1
            else:
                drawers["regular"] += 1
                plain_of_week += 1
        split.append(drawers)
    rules = {"step": step, "paidUpTo": paid_up_to, "weekly": weekly}
    if daily is not None:
        rules["daily"] = daily
    if double is not None:
        rules["doubleAfter"] = double
    return {**rules, "days": [{"punches": p, "worked": w, **s} for (p, w), s in zip(days, split)]}


print("[\n" + ",\n".join(json.dumps(week()) for _ in range(60)) + "\n]")
