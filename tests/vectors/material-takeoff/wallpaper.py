"""Strips cut one by one from rolls whose pattern is followed along the paper. python3 wallpaper.py"""
from fractions import Fraction as F
from math import ceil


def first_start(after, phase, repeat):
    """The first place at or after `after` that is `phase` into the repeat."""
    return phase + ceil((after - phase) / repeat) * repeat


def length_taken(strip, repeat, match):
    """From the start of one strip to the start of the next that matches it."""
    strip, repeat = F(strip), F(repeat)
    if match == 'free':
        return strip
    return first_start(strip, repeat / 2 if match == 'half' else F(0), repeat)


def rolls(strips, roll):
    """Longest first, each into the first roll that still holds it."""
    rests = []
    for length in sorted(strips, reverse=True):
        at = next((i for i, rest in enumerate(rests) if rest >= length), None)
        if at is None:
            rests.append(F(roll))
            at = len(rests) - 1
        rests[at] -= length
    return len(rests), float(sum(rests))


def job(walls, roll_width, roll, trim, repeat=1, match='free'):
    strips, rows = [], []
    for width, height in walls:
        taken = length_taken(F(height) + F(trim), repeat, match)
        n = ceil(F(width) / F(roll_width))
        rows.append((n, float(taken)))
        strips += [taken] * n
    return rows, rolls(strips, roll)


print('14 m', job([('14', '2.4')], '0.53', '10.05', '0.1'))
print('14 m straight 64', job([('14', '2.4')], '0.53', '10.05', '0.1', '0.64', 'straight'))
print('14 m half 64', job([('14', '2.4')], '0.53', '10.05', '0.1', '0.64', 'half'))
print('dave', job([('18.9', '2.76')], '0.535', '10', '0.15'))
print('three heights', job([('5', '2.6'), ('4', '1.2'), ('3.2', '3.4')], '0.53', '10.05', '0.1'))
print('three heights straight', job([('5', '2.6'), ('4', '1.2'), ('3.2', '3.4')], '0.53', '10.05', '0.1', '0.5', 'straight'))
print('13 ft half', job([('13', '8.5')], F(27, 12), 27, F(1, 3), F(25, 12), 'half'))
print('44 ft', job([('44', '8')], F('20.5') / 12, 33, F(1, 3)))
print('exact repeat', job([('5.3', '2.4')], '0.53', '10', '0.1', '0.5', 'straight'))
print('door', job([('9.2', '2.4')], '0.53', '10.05', '0.1'))
