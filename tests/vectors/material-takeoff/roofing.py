"""Roofs from the corners of their planes: areas by cross products, edges by distances. python3 roofing.py"""
from math import ceil, dist, tan, radians


def area(points):
    """Of a plane polygon in space, by triangles from its first corner."""
    total = 0
    a = points[0]
    for b, c in zip(points[1:], points[2:]):
        u, v = [b[i] - a[i] for i in range(3)], [c[i] - a[i] for i in range(3)]
        n = (u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0])
        total += sum(x * x for x in n) ** 0.5 / 2
    return total


def gable(l, w, p):
    h = w / 2 * p
    a, b, c, d, r, s = (0, 0, 0), (l, 0, 0), (l, w, 0), (0, w, 0), (0, w / 2, h), (l, w / 2, h)
    return {'area': area([a, b, s, r]) + area([d, c, s, r]), 'ridge': dist(r, s), 'hips': 0, 'eaves': dist(a, b) + dist(c, d),
            'rakes': dist(a, r) + dist(d, r) + dist(b, s) + dist(c, s), 'rafter': dist(a, r), 'rise': h}


def hip(l, w, p):
    if l < w:
        l, w = w, l
    h = w / 2 * p
    a, b, c, d, r, s = (0, 0, 0), (l, 0, 0), (l, w, 0), (0, w, 0), (w / 2, w / 2, h), (l - w / 2, w / 2, h)
    return {'area': area([a, b, s, r]) * 2 + area([a, r, d]) * 2, 'ridge': dist(r, s), 'hips': 4 * dist(a, r), 'eaves': 2 * (l + w),
            'rakes': 0, 'rafter': dist((w / 2, 0, 0), r), 'rise': h}


def shed(l, w, p):
    h = w * p
    a, b, c, d = (0, 0, 0), (l, 0, 0), (l, w, h), (0, w, h)
    return {'area': area([a, b, c, d]), 'ridge': dist(c, d), 'hips': 0, 'eaves': dist(a, b), 'rakes': dist(a, d) + dist(b, c), 'rafter': dist(a, d), 'rise': h}


r = gable(50, 40, 0.5)
print('ranch', r, 'bundles', ceil(r['area'] * 1.1 * 3 / 100), 'rolls', ceil(r['area'] / 400), 'drip', r['eaves'] + r['rakes'])
r = gable(50, 30, 0.5)
print('1500', r, ceil(r['area'] * 3 / 100))
r = hip(13, 10, tan(radians(45)))
print('bungalow', r, 'tiles', ceil(r['area'] * 1.15 * 10 - 1e-9), 'rolls', ceil(r['area'] / 45))
r = hip(30, 42, 4 / 12)
print('hip across', r, 'bundles', ceil(r['area'] * 1.15 * 3 / 100), 'rolls', ceil(r['area'] / 400))
r = shed(6.4, 3.4, tan(radians(10)))
print('shed 10 degrees', r, 'bundles', ceil(r['area'] * 1.1 / 3), 'rolls', ceil(r['area'] * 2 / 45))
