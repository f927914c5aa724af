"""Random boards and what the Kanban Guide's measures come to, by dates of the standard library: python3 make.py > boards.json"""
import datetime as dt
import json
import random

random.seed(20261127)
UTC = dt.timezone.utc
COLUMNS = [("ideas", "waiting"), ("doing", "active"), ("check", "active"), ("done", "done"), ("shipped", "done")]
PHASE = dict(COLUMNS)
boards = []
for _ in range(60):
    offset_hours = random.choice([-8, 0, 1, 5.5])
    zone = dt.timezone(dt.timedelta(hours=offset_hours))
    now = dt.datetime(2026, 11, 27, 15, 30, tzinfo=UTC)
    cards = []
    for _ in range(random.randint(1, 25)):
        moment = now - dt.timedelta(minutes=random.randint(60, 60 * 24 * 40))
        steps = []
        while moment < now and len(steps) < 8:
            steps.append((moment, random.choice(COLUMNS)[0]))
            moment += dt.timedelta(minutes=random.randint(1, 60 * 24 * 6))
        # Coming to the column where it is already is no step.
        steps = [step for at, step in enumerate(steps) if at == 0 or steps[at - 1][1] != step[1]]
        cards.append(steps)
    cycles = []
    for steps in cards:
        if PHASE[steps[-1][1]] != "done":
            cycles.append(None)
            continue
        finished = None
        for moment, column in reversed(steps):
            if PHASE[column] != "done":
                break
            finished = moment
        begun = [moment for moment, column in steps if PHASE[column] == "active"]
        started = begun[0] if begun else finished
        cycles.append((finished.astimezone(zone).date() - started.astimezone(zone).date()).days + 1)
    days = []
    for back in range(20):
        day = now.astimezone(zone).date() - dt.timedelta(days=back)
        midnight = dt.datetime.combine(day + dt.timedelta(days=1), dt.time(), tzinfo=zone)
        held = {name: 0 for name, _ in COLUMNS}
        for steps in cards:
            before = [column for moment, column in steps if moment < midnight]
            if before:
                held[before[-1]] += 1
        days.append([int(midnight.timestamp() * 1000) - 1, [held[name] for name, _ in COLUMNS]])
    known = sorted(cycle for cycle in cycles if cycle is not None)
    ranks = {}
    for percent in (50, 85):
        # Nearest rank: the smallest value that at least so many of a hundred reach or stay below.
        ranks[percent] = next((value for value in known if 100 * sum(one <= value for one in known) >= percent * len(known)), None)
    boards.append(
        {
            "offset": int(offset_hours * 3600000),
            "cards": [[[int(moment.timestamp() * 1000), column] for moment, column in steps] for steps in cards],
            "cycles": cycles,
            "ranks": ranks,
            "days": days,
        }
    )
print(json.dumps({"columns": COLUMNS, "boards": boards}))
