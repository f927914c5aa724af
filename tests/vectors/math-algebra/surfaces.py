"""What the cases of surface-area expect: SciPy integrates outlines turned around an axis, and mpmath the skin of an ellipsoid."""
from math import asin, cos, hypot, pi, sin, sqrt

import mpmath as mp
from scipy.integrate import dblquad, quad


def turned(radius, slope, start, end):
    return quad(lambda z: 2 * pi * radius(z) * hypot(1, slope(z)), start, end)[0]


print("cone 3 4", turned(lambda z: 3 * (1 - z / 4), lambda z: -3 / 4, 0, 4), 9 * pi)
print("frustum 8 4 6", turned(lambda z: 8 - 4 * z / 6, lambda z: -4 / 6, 0, 6), 64 * pi, 16 * pi)
print("cylinder 3 5", turned(lambda z: 3, lambda z: 0, 0, 5), 9 * pi)
print("sphere 2", quad(lambda t: 2 * pi * 2 * sin(t) * 2, 0, pi)[0])
print("cap 5 high 2", quad(lambda t: 2 * pi * 5 * sin(t) * 5, 0, mp.acos(mp.mpf(3) / 5))[0], (25 - 9) * pi)
print("torus 3 1", quad(lambda t: 2 * pi * (3 + cos(t)), 0, 2 * pi)[0])
print("capsule 1 2", quad(lambda t: 2 * pi * sin(t), 0, pi)[0] + 2 * pi * 2)
for a, b, c in [(3, 2, 1), (2, 2, 1), (1, 1, 3), (1, 1, 1), (5, 5, 4.999999)]:
    skin = lambda t, p: sin(t) * sqrt((b * c * sin(t) * cos(p)) ** 2 + (a * c * sin(t) * sin(p)) ** 2 + (a * b * cos(t)) ** 2)
    print("ellipsoid", a, b, c, 8 * dblquad(skin, 0, pi / 2, 0, pi / 2, epsabs=1e-12, epsrel=1e-12)[0])
# A pyramid on 6 by 4, 4 high: two triangles on each pair of sides.
print("pyramid 6 4 4", 6 * hypot(4, 2) + 4 * hypot(4, 3), 24)
print("prism 3 4 5 long 10", 12 * 10, 2 * 6)
