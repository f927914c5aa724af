"""Seeded days in six calendars by the library convertdate. Writes convertdate.tsv."""
import pathlib
import random
from datetime import date, timedelta

from convertdate import coptic, hebrew, indian_civil, islamic, julian, persian

random.seed(7)
ranges = {"coptic": (coptic, 400, 2400), "hebrew": (hebrew, 200, 2400), "indian": (indian_civil, 400, 2400), "islamic": (islamic, 700, 2400),
          "julian": (julian, 300, 2400), "persian": (persian, 1926, 2090)}
with open(pathlib.Path(__file__).parent / "convertdate.tsv", "w") as out:
    for name, (calendar, first, last) in ranges.items():
        for _ in range(200):
            day = date(first, 1, 1) + timedelta(days=random.randrange((last - first) * 365))
            out.write("\t".join([name, day.isoformat(), *map(str, calendar.from_gregorian(day.year, day.month, day.day))]) + "\n")


def chinese_years():
    """Years of the Chinese calendar by its rule (GB/T 33661-2017) from new Moons and the Sun's longitude of PyEphem, in China's time."""
    import math

    import ephem

    def longitude(day):
        """At midnight in China, degrees of the equinox of the date."""
        when = ephem.Date(ephem.Date(day.isoformat()) - 8 * ephem.hour)
        sun = ephem.Sun(when, epoch=when)
        return math.degrees(float(ephem.Ecliptic(ephem.Equatorial(sun.g_ra, sun.g_dec, epoch=when), epoch=when).lon))

    moons, when = [], ephem.Date("1928/11/1")
    while when < ephem.Date("2102/3/1"):
        when = ephem.next_new_moon(when)
        moons.append((ephem.Date(when + 8 * ephem.hour).datetime()).date())
        when = ephem.Date(when + 1)
    degrees = [longitude(day) for day in moons]
    has_term = [int(a // 30) != int(b // 30) for a, b in zip(degrees, degrees[1:])]
    # The month of the winter solstice, when the longitude passes 270, is the eleventh.
    solstices = [at for at in range(len(moons) - 1) if degrees[at] < 270 <= degrees[at + 1]]
    months = {}
    for start, end in zip(solstices, solstices[1:]):
        leap = next((at for at in range(start + 1, end) if not has_term[at]), None) if end - start == 13 else None
        number = 11
        for at in range(start, end):
            if at != start and at != leap:
                number = number % 12 + 1
            months[at] = (number, at == leap)
    year, rows = 1928, {}
    for at, (number, is_leap) in sorted(months.items()):
        if number == 1 and not is_leap:
            year += 1
        rows.setdefault(year, []).append((number, is_leap, (moons[at + 1] - moons[at]).days, moons[at]))
    return rows


with open(pathlib.Path(__file__).parent / "chinese.tsv", "w") as out:
    for year, row in chinese_years().items():
        if 1930 <= year <= 2056:
            leap = next((number for number, is_leap, *_ in row if is_leap), 0)
            out.write("\t".join([str(year), row[0][3].isoformat(), str(leap), " ".join(str(length) for _, _, length, _ in row)]) + "\n")
