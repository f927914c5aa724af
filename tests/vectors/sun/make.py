"""Sunrise and sunset by the low-precision Sun of the Astronomical Almanac (longitude, anomaly and equation of time as the US Naval
Observatory published them) and a search for the moment at which its altitude is reached: no formula of the project. Writes rises.tsv."""
import pathlib
import random
import sys
from datetime import date, timedelta
from math import asin, cos, degrees, radians, sin

from scipy.optimize import brentq


def sun(days):
    """Declination and Greenwich hour angle in degrees, days from 2000-01-01 12:00 UT."""
    t = days / 36525
    mean = 280.460 + 36000.770 * t
    g = radians(357.528 + 35999.050 * t)
    longitude = radians(mean + 1.915 * sin(g) + 0.020 * sin(2 * g))
    tilt = radians(23.4393 - 0.01300 * t)
    equation = -1.915 * sin(g) - 0.020 * sin(2 * g) + 2.466 * sin(2 * longitude) - 0.053 * sin(4 * longitude)
    hours = ((days + 0.5) % 1) * 24
    return degrees(asin(sin(tilt) * sin(longitude))), 15 * hours - 180 + equation


def altitude(days, lat, lon):
    declination, hour = sun(days)
    d, h, p = radians(declination), radians(hour + lon), radians(lat)
    return degrees(asin(sin(p) * sin(d) + cos(p) * cos(d) * cos(h)))


def crossings(day, lat, lon, level):
    start = (day - date(2000, 1, 1)).days - 0.5
    noon = start + (720 - 4 * lon) / 1440
    noon = max((noon + k / 1440 for k in range(-40, 41)), key=lambda one: altitude(one, lat, lon))
    at = lambda one: altitude(one, lat, lon) - level
    if at(noon) < 0:
        return 'down', 'down', (noon - start) * 1440
    if at(noon - 0.5) > 0 or at(noon + 0.5) > 0:
        return 'up', 'up', (noon - start) * 1440
    rise, set_ = brentq(at, noon - 0.5, noon), brentq(at, noon, noon + 0.5)
    return (rise - start) * 1440, (set_ - start) * 1440, (noon - start) * 1440


if __name__ == '__main__':
    draw = random.Random(20261123)
    with open(pathlib.Path(__file__).parent / 'rises.tsv', 'w') as out:
        for _ in range(600):
            day = date(1980, 1, 1) + timedelta(draw.randint(0, 36500))
            lat, lon = round(draw.uniform(-62, 62), 3), round(draw.uniform(-180, 180), 3)
            level = draw.choice([-0.833, -0.833, -0.833, -6, -12])
            rise, set_, noon = crossings(day, lat, lon, level)
            shown = [one if isinstance(one, str) else f'{one:.2f}' for one in (rise, set_)]
            print(day, lat, lon, level, *shown, sep='\t', file=out)
    clock = lambda minutes: f'{int(round(minutes) // 60 % 24):02}:{int(round(minutes) % 60):02}'
    for name, lat, lon, ahead, day in (('London', 51.51, -0.13, 0, date(2026, 12, 21)), ('New York', 40.71, -74.01, -240, date(2026, 6, 21)), ('Sydney', -33.87, 151.21, 660, date(2026, 12, 21)), ('Tromso', 69.65, 18.96, 60, date(2026, 12, 21)), ('Kiritimati', 1.87, -157.4, 840, date(2026, 3, 1)), ('Delhi', 28.61, 77.21, 330, date(2026, 3, 20))):
        for level in (-0.833, -6, -12, -18, 6):
            rise, set_, noon = crossings(day, lat, lon, level)
            if isinstance(rise, str):
                print(name, day, level, rise)
            else:
                print(name, day, level, clock(rise + ahead), clock(set_ + ahead), f'{rise + ahead:.2f} {set_ + ahead:.2f}', clock(noon + ahead), f'{(set_ - rise):.1f}')
