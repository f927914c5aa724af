"""Streaks and strengths of seeded habits, worked out another way: each habit becomes a string of letters, one a turn, on which
regular expressions find the streaks, and the strength is a sum of weights instead of a running average.

python3 make.py > habits.json

D done, M missed, P passed over (rest, skipped), O not over yet.
"""
from datetime import date, timedelta
import json
import random
import re

random.seed(20261128)


def streaks(letters, grace):
    kept = re.sub('[PO]', '', letters)
    runs = [piece.count('D') for piece in re.split('M' * (grace + 1) + '+', kept)]
    return runs[-1], max(runs)


def strength(letters, shares, half):
    turns = [share for letter, share in zip(letters, shares) if letter in 'DM']
    keep = 0.5 ** (1 / half)
    return sum(share * (1 - keep) * keep ** (len(turns) - 1 - at) for at, share in enumerate(turns))


cases = []
for number in range(160):
    start = date(2024, 2, 20) + timedelta(days=random.randrange(60)) if number % 2 else date(2026, 3, 1) + timedelta(days=random.randrange(300))
    length = random.randrange(1, 120)
    today = start + timedelta(days=length)
    rhythm = 'daily' if number % 3 else 'weekly'
    target = random.choice([1, 1, 3, 30])
    grace = random.choice([0, 0, 1, 2])
    times = random.randrange(1, 6)
    rest = random.choice([[], [], [0, 6], [3]]) if rhythm == 'daily' else []
    marks = {}
    for at in range(length + 1):
        day = start + timedelta(days=at)
        roll = random.random()
        if roll < 0.66:
            marks[day] = None
        elif roll < 0.76:
            marks[day] = 'skip'
        elif roll < 0.9 and target > 1:
            marks[day] = random.randrange(0, target + 2)
    share = lambda day: 0 if marks.get(day, 'none') in ('none', 'skip') else 1 if marks[day] is None else min(1, marks[day] / target)
    letters, shares = '', []
    if rhythm == 'daily':
        for at in range(length + 1):
            day = start + timedelta(days=at)
            resting = (day.weekday() + 1) % 7 in rest
            shares.append(share(day))
            letters += 'P' if resting or marks.get(day) == 'skip' else 'D' if share(day) == 1 else 'O' if day == today else 'M'
    else:
        monday = start - timedelta(days=start.weekday())
        while monday <= today:
            week = [monday + timedelta(days=at) for at in range(7)]
            done = sum(share(day) == 1 for day in week)
            shares.append(min(1, done / times))
            letters += 'D' if done >= times else 'O' if week[6] >= today else 'P' if any(marks.get(day) == 'skip' for day in week) else 'M'
            monday += timedelta(days=7)
    current, longest = streaks(letters, grace)
    lines = [f'{day}' if mark is None else f'{day} {mark}' for day, mark in sorted(marks.items())]
    cases.append({'rhythm': rhythm, 'times': times, 'target': target, 'grace': grace, 'rest': rest, 'from': start.isoformat(), 'today': today.isoformat(), 'log': '\n'.join(lines), 'current': current, 'longest': longest, 'strength': round(strength(letters, shares, 13 if rhythm == 'daily' else 4), 9), 'due': letters.count('D') + letters.count('M'), 'done': letters.count('D')})
print(json.dumps(cases, separators=(',', ':')))
