"""Bricks and mortar in exact fractions; bonds counted brick by brick over a long wall. python3 brick.py"""
from fractions import Fraction as F
from math import ceil


def counted(length, width, joint, bond, courses=1200, modules=600):
    """Bricks on a face by laying courses over a long run, against stretcher bond."""
    run, total, plain = modules * (length + joint), F(0), F(0)
    for course in range(courses):
        plain += run / (length + joint)
        if bond == 'english':
            total += run / ((length if course % 2 else width) + joint)
        elif bond == 'flemish':
            total += 2 * run / (length + width + 2 * joint)
        else:
            total += run / (length + joint)
    return total / plain


def wall(area, brick, joint, leaves, bond, waste, mortar_waste, unit, course=None):
    """Sizes and joint in a small unit, `unit` of which are one of the wall."""
    l, w, h = (F(x) / unit for x in brick)
    j = F(joint) / unit
    face = 1 / ((l + j) * (F(course) / unit if course else h + j))
    factor = counted(l, w, j, bond)
    per = face * (factor if leaves == 1 else leaves)
    mortar = F(area) * (leaves * w + (leaves - 1) * j - leaves * face * l * w * h)
    return {'per': float(per), 'net': ceil(F(area) * per), 'bricks': ceil(F(area) * per * (1 + F(waste))),
            'facing': ceil(F(area) * face * factor), 'mortar': float(mortar * (1 + F(mortar_waste)))}


uk, modular = ('215', '102.5', '65'), ('7.625', '3.625', '2.25')
print('uk m2', wall(1, uk, 10, 1, 'stretcher', 0, 0, 1000))
print('uk m2 english snapped', wall(1, uk, 10, 1, 'english', 0, 0, 1000))
print('uk m2 flemish snapped', wall(1, uk, 10, 1, 'flemish', 0, 0, 1000))
print('uk one brick english', wall('8.4', uk, 10, 2, 'english', '0.05', '0.2', 1000))
print('modular 100', wall(100, modular, F(3, 8), 1, 'stretcher', 0, 0, 12, F(8, 3)))
print('modular veneer', wall(291, modular, F(3, 8), 1, 'stretcher', '0.05', '0.2', 12, F(8, 3)))
print('engineer 100', wall(100, ('7.625', '3.625', F(45, 16)), F(3, 8), 1, 'stretcher', 0, 0, 12, F(16, 5)))
print('utility 100', wall(100, ('11.625', '3.625', '3.625'), F(3, 8), 1, 'stretcher', 0, 0, 12))
print('190 m2', wall(1, (190, 90, 65), 10, 1, 'stretcher', 0, 0, 1000))
print('290 m2', wall(1, (290, 90, 90), 10, 1, 'stretcher', 0, 0, 1000))
print('own', wall(12, (240, 115, 71), 12, 2, 'flemish', '0.03', '0.1', 1000))
m = wall('8.4', uk, 10, 2, 'english', '0.05', '0.2', 1000)['mortar']
print('cement kg', m * 1.33 / 5 * 1440, 'bags', m * 1.33 / 5 * 1440 / 25, 'sand t', m * 1.33 * 4 / 5 * 1.6)
m = wall(291, modular, F(3, 8), 1, 'stretcher', '0.05', '0.2', 12, F(8, 3))['mortar']
print('us cement lb', m * 1.33 / 4 * 94, 'sand tons', m * 1.33 * 3 / 4 * 100 / 2000)
