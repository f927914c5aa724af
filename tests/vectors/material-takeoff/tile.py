"""Tiles by area in exact fractions, and laid out by placing them one by one from the middle. python3 tile.py"""
from fractions import Fraction as F
from math import ceil


def by_area(area, tile, joint, waste):
    pitch = (F(tile[0]) + F(joint)) * (F(tile[1]) + F(joint))
    return ceil(F(area) / pitch), ceil(F(area) * (1 + F(waste)) / pitch)


def edges(side, tile, joint, start):
    """Widths of the tiles that touch a side when one tile begins at `start`."""
    side, tile, joint, at = F(side), F(tile), F(joint), F(start)
    while at > 0:
        at -= tile + joint
    found = []
    while at < side:
        width = min(side, at + tile) - max(F(0), at)
        if width > 0:
            found.append(width)
        at += tile + joint
    return found


def centred(side, tile, joint):
    """A joint or a tile in the middle: whichever leaves the wider cut, equal at both ends."""
    side, tile, joint = F(side), F(tile), F(joint)
    if side < tile:
        return [side]
    ways = [edges(side, tile, joint, side / 2 + joint / 2), edges(side, tile, joint, side / 2 - tile / 2)]
    return max(ways, key=lambda widths: min(widths))


for name, side, tile, joint in [('4 m, 300, 3', 4000, 300, 3), ('2.5 m', 2500, 300, 3), ('3 m', 3000, 300, 0), ('0.2 m', 200, 300, 3), ('0.5 m', 500, 300, 3),
                                ('10 ft, 12 in, 1/8', 120, 12, '1/8'), ('8 ft', 96, 12, '1/8'), ('2 m, 600x300', 2000, 600, 2), ('1.7 m', 1700, 300, 2)]:
    widths = centred(side, tile, joint)
    print(name, len(widths), 'tiles, ends', float(widths[0]), float(widths[-1]))
print('10 m2', by_area(10_000_000, (300, 300), 3, '0.1'))
print('14.25 ft2 of 4 in', by_area(F('14.25') * 144, (4, 4), '1/8', '0.15'))
print('80 ft2 of 12 in', by_area(80 * 144, (12, 12), '1/8', '0.1'))
print('4.36 m2 of 600 x 300', by_area(F('3.4') * 10**6 + F('0.96') * 10**6, (600, 300), 2, '0.2'))
print('30 ft2 of 12 in, joint 0', by_area(30 * 144, (12, 12), 0, '0.1'))
