"""Posts set one by one along each side, pickets hung one by one, holes by their volume. python3 fence.py"""
from math import ceil, hypot, pi

E = 1e-9


def posts_along(side, spacing):
    """Equal bays none wider than `spacing`: walk with more and more bays until they fit."""
    if side <= E:
        return 0
    n = 1
    while side / n > spacing * (1 + E):
        n += 1
    return n


def fence(sides, spacing, gate, closed, picket=None, gap=0):
    """Counts distinct places of posts on a line that returns to its start when closed."""
    places, at, bays_all, pickets, ground_all, gates_all = [0.0], 0.0, 0, 0, 0.0, 0
    for length, rise, gates in sides:
        level = length - gates * gate
        ground = level * hypot(1, rise / length)
        bays = posts_along(ground, spacing)
        for _ in range(bays):
            at += ground / bays
            places.append(at)
        for _ in range(gates):
            at += gate
            places.append(at)
        bays_all += bays
        gates_all += gates
        ground_all += ground
        if picket:
            x, n = 0.0, 0
            while x < level - E:
                x += picket + gap
                n += 1
            pickets += n
    return {'posts': len(places) - (1 if closed else 0), 'bays': bays_all, 'gates': gates_all, 'ground': ground_all, 'pickets': pickets}


def hole(diameter, depth, post):
    return (pi * diameter ** 2 / 4 - post ** 2) * depth


print('100 ft', fence([(100, 0, 0)], 8, 4, False, 0.5))
r = fence([(160, 0, 1)], 8, 4, False, 5.5 / 12, 0.5 / 12)
c = hole(10 / 12, 2.5, 3.5 / 12) * r['posts']
print('160 ft', r, 'ft3', c, ceil(c / 0.45))
r = fence([(60, 0, 1), (40, 9, 0), (60, 0, 0), (40, 9, 0)], 3, 3.6, True)
c = hole(2.5, 6, 1) * r['posts']
print('paddock', r, 'wire', r['ground'] * 4, ceil(r['ground'] * 4 / 200), 'L', c, ceil(c / 11.5))
r = fence([(12, 0, 1), (7.5, 0, 0), (5, 0, 2)], 1.83, 1, False)
c = hole(3, 6, 1) * r['posts']
print('panels', r, 'L', c, ceil(c / 11.5))
r = fence([(24, 0, 0), (24, 0, 0), (24, 0, 0), (24, 0, 0)], 2.4, 1, True, 0.1, 0)
print('closed square', r)
