"""Stairs walked step by step; headroom as the least height above points of the nosing line. python3 stairs.py"""
from math import atan2, ceil, degrees, hypot


def flight(rise, most, going, nosing, thick, opening=None, floor=0.0, n=None):
    n = n or ceil(rise / most - 1e-9)
    r = rise / n
    out = {'risers': n, 'riser': r, 'run': (n - 1) * going, 'angle': degrees(atan2(r, going)), 'stringer': hypot(rise, (n - 1) * going),
           'first': r - thick, '2R+T': 2 * r + going}
    if opening is not None:
        # Points below the ceiling that is left: from far before the first riser to the edge of the opening.
        edge = (n - 1) * going - opening
        least, steps = rise - floor, 200000
        for i in range(steps + 1):
            x = -5 * going + (edge + 5 * going) * i / steps
            line = (x + nosing) / going * r + r
            if 0 <= line <= rise:
                least = min(least, rise - floor - line)
        out['headroom'] = least
    return out


print('108', flight(108, 7.75, 10, 1, 1, 132, 12))
print('needs for 80 in', (80 + 12) * 10 / (108 / 14) + 1)
print('108 of 7.5', flight(108, 7.5, 10, 1, 1))
print('loft', flight(2600, 220, 225, 20, 32))
print('loft 13', flight(2600, 220, 225, 20, 32, n=13))
print('general', flight(3000, 170, 280, 25, 40, 4200, 350))
print('needs 2000', (2000 + 350) * 280 / (3000 / 18) + 25)
print('wide open', flight(2700, 180, 270, 0, 30, 9000, 300))
print('edge of one step and of 13', hypot(108 / 14, 10), 13 * hypot(108 / 14, 10))
print('opening of 3 m', flight(108, 7.75, 10, 1, 1, 3000 / 25.4, 12)['headroom'])
