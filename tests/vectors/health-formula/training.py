"""Training: maxima from sets, heart rates and running times in fractions and whole seconds (one-rep-max, heart-rate-zones, running-pace)."""
from fractions import Fraction as F


def maxima(w, r):
    """Rational but for Lombardi, which is the tenth root of w**10 * r by bisection."""
    low, high = F(w), F(w) * 2
    for _ in range(60):
        mid = (low + high) / 2
        low, high = (mid, high) if mid ** 10 < F(w) ** 10 * r else (low, mid)
    return {'Epley': F(w) * (30 + r) / 30, 'Brzycki': F(w) * 36 / (37 - r),
            'Lander': 100 * F(w) / (F('101.3') - F('2.67123') * r), 'Lombardi': low, "O'Conner": F(w) * (1 + F('0.025') * r)}


for w, r in ((100, 5), (80, 10), (60, 12), (120, 2), (100, 8), (61.23496995, 8)):
    found = maxima(F(str(w)), r)
    print(w, r, {n: round(float(v), 4) for n, v in found.items()}, 'mean', round(float(sum(found.values()) / 5), 4),
          'of epley', [round(float(found['Epley']) * p / 100, 3) for p in (95, 85, 70, 50)])


def plates(load, bar, sizes):
    """Every way to fill a side within the load; the heaviest, then the fewest plates."""
    best = (F(0), 0, [])
    def fill(rest, at, used):
        nonlocal best
        total = sum(used, F(0))
        if (total, -len(used)) > (best[0], -best[1]):
            best = (total, len(used), used)
        if at == len(sizes):
            return
        for count in range(int(rest // sizes[at]), -1, -1):
            fill(rest - count * sizes[at], at + 1, used + [sizes[at]] * count)
    fill((load - bar) / 2, 0, [])
    return [float(x) for x in best[2]], float(bar + 2 * best[0])


KG = [F(25), F(20), F(15), F(10), F(5), F('2.5'), F('1.25')]
LB = [F(45), F(35), F(25), F(10), F(5), F('2.5')]
for load in (100, 110, F('87.5'), F('116.67'), 61):
    print('plates kg', float(load), plates(F(load), F(20), KG))
for load in (225, 190, 157):
    print('plates lb', load, plates(F(load), F(45), LB))

for age, rest in ((40, 60), (25, 50), (60, 70)):
    for name, top in (('Tanaka', 208 - F('0.7') * age), ('Fox', F(220 - age)), ('Gulati', 206 - F('0.88') * age)):
        print('heart', age, rest, name, float(top), 'of max', [float(top * p / 100) for p in (50, 60, 70, 80, 90)],
              'karvonen', [float(rest + (top - rest) * p / 100) for p in (50, 60, 70, 80, 90)],
              'ACSM', [float(top * p / 100) for p in (64, 76, 77, 95)])


def clock(s):
    return f'{s // 3600}:{s // 60 % 60:02}:{s % 60:02}'


MILE = F('1.609344')
for km, seconds in ((F('42.195'), 14400), (F(10), 3000), (F('21.0975'), 6330), (F(5), 1499)):
    per = seconds / km
    print('pace', float(km), clock(seconds), 'per km', float(per), 'per mile', float(per * MILE), 'km/h', float(3600 / per),
          'mph', float(3600 / per / MILE))
print('time of 42.195 at 5:00', float(F('42.195') * 300), 'distance in 1:00:00 at 5:30', float(F(3600, 330)))


def uneven(km, seconds, faster, each=F(1)):
    """Walks along in hundredths of a metre-exact fractions: the pace of each half from 'second takes (1 - faster) of the first'."""
    first = F(seconds) / (km / 2 * (1 + 1 - faster))
    marks, at = [], each
    while at < km:
        marks.append(at)
        at += each
    marks.append(km)
    clocks = [m * first if m <= km / 2 else km / 2 * first + (m - km / 2) * first * (1 - faster) for m in marks]
    return [clock(int(c + F(1, 2))) for c in clocks], clock(int(km / 2 * first + F(1, 2)))


for args in ((F('42.195'), 14400, F('0.02')), (F(5), 1499, F(0)), (F(10), 3000, F('-0.05')), (F('42.195'), 14400, F(0), MILE)):
    clocks, half = uneven(*args)
    print('splits', [str(a) for a in args], clocks[:2], clocks[-2:], len(clocks), 'half', half)
