"""Prints what the cases of the beam calculator take from macaulay.py."""
from macaulay import Beam, F

D = F
steel_us = F(29000 * 204, 144)  # kip·ft²


def report(name, beam, spans, small, stops=(), places=()):
    """`spans`: from, to and the levels of their supports, None where an end is free. `small`: millimetres or inches of a length."""
    print('==', name)
    beam.extra = list(stops)
    print('reactions', beam.reactions())
    shear, moment, slope, deflection = (beam.extremes(what) for what in range(4))
    print('shear', shear, 'moment', moment)
    print('slope in mrad', [(value * 1000, at) for value, at in slope], 'deflection', [(value * small, at) for value, at in deflection])
    for low, high, left, right in spans:
        start = left if left is not None else right
        rise = 0 if left is None or right is None else (right - left) / (high - low)
        value, at = max(beam.extremes(3, low, high, lambda x: start + rise * (x - low)), key=lambda one: abs(one[0]))
        print('span', low, high, 'sag', -value * small, 'at', at, 'ratio', (high - low) / abs(value))
    for at in places:
        for after in (0, F(1, 10**12)):
            v = [float(beam.at(what, F(at) + after)) for what in range(4)]
            print('at', at, 'after' if after else 'before', v[0], v[1], v[2] * 1000, v[3] * small)


report('every kind of load', Beam(10, 20000, [(1, 1, 0, 0), (5, 1, 0, D('0.004')), (9, 1, 0, D('0.001'))],
       points=[(3, 20), (D('3.05'), 2)], lines=[(4, D('7.4'), 8, 8), (6, 10, 12, 4), (0, 10, D('0.5'), D('0.5'))], moments=[(8, 15)]),
       [(0, 1, None, 0), (1, 5, 0, -.004), (5, 9, -.004, -.001), (9, 10, -.001, None)], 1000,
       [3, D('3.05'), 4, 6, D('7.4'), 8], [0, 1, 2, 8, 10])
report('US, overhangs', Beam(23, steel_us, [(4, 1, 0, D('0.1') / 12), (20, 1, 0, 0)], points=[(0, 2), (23, -6)],
       lines=[(4, 20, D('0.5'), D('0.5'))]), [(0, 4, None, -.1 / 12), (4, 20, -.1 / 12, 0), (20, 23, 0, None)], 12, [0, 23], [0, 4, 12, 23])
report('US, table', Beam(22, steel_us, [(0, 1, 0, 0), (10, 1, 0, D('0.25') / 12), (22, 1, 1, 0)],
       lines=[(10, 22, 0, D('1.2'))], moments=[(15, 8)]), [(0, 10, 0, -.25 / 12), (10, 22, -.25 / 12, 0)], 12, [15], [0, 22])
report('from down to up', Beam(6, 20000, [(0, 1, 0, 0), (6, 1, 0, 0)], lines=[(0, 6, 10, -10)]), [(0, 6, 0, 0)], 1000)
report('a little more up', Beam(6, 20000, [(0, 1, 0, 0), (6, 1, 0, 0)], lines=[(0, 6, 10, D('-10.2'))]), [(0, 6, 0, 0)], 1000)
report('triangle to zero', Beam(4, 20000, [(0, 1, 0, 0), (2, 1, 0, 0)], lines=[(0, 2, 5, 0)], points=[(4, 3)]),
       [(0, 2, 0, 0), (2, 4, 0, None)], 1000)
