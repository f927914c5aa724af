"""Phases, lit share and distance of the Moon from 1900 to 2100 by PyEphem (libastro of XEphem, whose Moon is that of Moshier and Chapront,
no formula of the project). Writes phases.tsv and moments.tsv."""
import pathlib
import random
from datetime import datetime, timedelta
from math import atan2, cos, sin

import ephem

here = pathlib.Path(__file__).parent
kinds = [
    ("New Moon", ephem.next_new_moon),
    ("First quarter", ephem.next_first_quarter_moon),
    ("Full Moon", ephem.next_full_moon),
    ("Last quarter", ephem.next_last_quarter_moon),
]
random.seed(49)
start, end = datetime(1900, 1, 10), datetime(2100, 11, 1)


def moment():
    return start + timedelta(seconds=random.randrange(int((end - start).total_seconds())))


def iso(date):
    return ephem.Date(date + ephem.second / 2).datetime().strftime("%Y-%m-%dT%H:%M:%SZ")


with open(here / "phases.tsv", "w") as out:
    for _ in range(800):
        name, following = random.choice(kinds)
        out.write(f"{name}\t{iso(following(moment()))}\n")
def lit(when):
    """From the places of Sun and Moon; moon_phase itself is off by up to 0.4 points, as example 48.a of Meeus (0.6786) shows."""
    moon, sun = ephem.Moon(when), ephem.Sun(when)
    apart = ephem.separation((moon.g_ra, moon.g_dec), (sun.g_ra, sun.g_dec))
    angle = atan2(sun.earth_distance * sin(apart), moon.earth_distance - sun.earth_distance * cos(apart))
    return (1 + cos(angle)) / 2


with open(here / "moments.tsv", "w") as out:
    for _ in range(600):
        when = ephem.Date(moment())
        moon = ephem.Moon(when)
        # Geocentric: no observer is given. The distance is in astronomical units.
        out.write(f"{iso(when)}\t{lit(when):.4f}\t{moon.earth_distance * 149597870.7:.0f}\n")
