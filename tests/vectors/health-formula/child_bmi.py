"""Percentiles of BMI by age with scipy from the table of CDC, read from lib/subjects/health/bmi-for-age-table.ts. python3 child_bmi.py"""
import re
from datetime import date
from pathlib import Path
from scipy.stats import norm
import numpy as np

SOURCE = (Path(__file__).parents[3] / 'lib/subjects/health/bmi-for-age-table.ts').read_text()
AGES = [24.0] + [m + .5 for m in range(24, 240)] + [240.0, 240.5]
TABLE = {sex: np.array([[float(x) for x in row.split()] for row in re.search(sex + r'Table = `([^`]*)`', SOURCE).group(1).split('\n')]) for sex in ('boys', 'girls')}


def lms(sex, months):
    return [np.interp(months, AGES, TABLE[sex][:, i]) for i in range(3)]


def at(sex, months, p):
    l, m, s = lms(sex, months)
    return m * (1 + l * s * norm.ppf(p)) ** (1 / l)


def place(sex, months, bmi):
    l, m, s = lms(sex, months)
    top = at(sex, months, .95)
    if bmi <= top:
        z = ((bmi / m) ** l - 1) / (l * s)
        return norm.cdf(z) * 100, z
    y = months / 12
    sigma = .3728 + .5196 * y - .0091 * y * y if sex == 'boys' else .8334 + .3712 * y - .0011 * y * y
    upper = .1 * norm.sf((bmi - top) / sigma)
    return 100 - 100 * upper, norm.isf(upper)


def show(name, sex, born, day, height, weight):
    months = max((date.fromisoformat(day) - date.fromisoformat(born)).days / 30.4375, 24)
    bmi = weight / (height / 100) ** 2
    p, z = place(sex, months, bmi)
    print(name, dict(months=months, years=months / 12, bmi=bmi, p=p, z=z, median=lms(sex, months)[1], ofTop=bmi / at(sex, months, .95),
                     healthy=(at(sex, months, .05) * (height / 100) ** 2, at(sex, months, .85) * (height / 100) ** 2)),
          [round(float(at(sex, months, q)), 4) for q in (.05, .1, .25, .5, .75, .85, .9, .95)])


show('example', 'girls', '2017-02-14', '2026-09-21', 137, 33.5)
show('two', 'boys', '2020-01-01', '2022-01-01', 86, 12.25)
for b in (20.3657, 21.4529, 22.3802):
    print('  z at 24 months', b, place('boys', 24.0, b))
    print('  z at 731 days', b, place('boys', 731 / 30.4375, b))
show('twelve', 'boys', '2012-05-01', '2024-05-01', 152, 56.6)
show('thin', 'girls', '2014-06-15', '2024-06-20', 140, 25)
show('over', 'girls', '2014-06-15', '2024-06-20', 140, 42)
show('severe', 'boys', '2012-05-01', '2024-05-01', 152, 72)
show('most', 'boys', '2012-05-01', '2024-05-01', 152, 88)
show('tall 35', 'girls', '2006-07-01', '2026-06-01', 170, 101.5)
show('nearly twenty', 'boys', '2006-06-02', '2026-06-01', 180, 74)

# WHO Reference 2007: the table from lib/subjects/health/who-bmi-for-age-table.ts, interpolated by numpy
WHO_SOURCE = (Path(__file__).parents[3] / 'lib/subjects/health/who-bmi-for-age-table.ts').read_text()
WHO_TABLE = {sex: np.array([[float(x) for x in row.split()] for row in re.search(sex + r'WhoTable = `([^`]*)`', WHO_SOURCE).group(1).split('\n')]) for sex in ('boys', 'girls')}
WHO_AGES = np.arange(60, 230)


def who_lms(sex, months):
    return [np.interp(months, WHO_AGES, WHO_TABLE[sex][:, i]) for i in range(3)]


def who_at(sex, months, z):
    l, m, s = who_lms(sex, months)
    return m * np.exp(np.log1p(l * s * z) / l)


def who_z(sex, months, bmi):
    l, m, s = who_lms(sex, months)
    z = np.expm1(l * np.log(bmi / m)) / (l * s)
    if z > 3:
        return 3 + (bmi - who_at(sex, months, 3)) / (who_at(sex, months, 3) - who_at(sex, months, 2))
    if z < -3:
        return -3 + (bmi - who_at(sex, months, -3)) / (who_at(sex, months, -2) - who_at(sex, months, -3))
    return z


def who_show(name, sex, born, day, height, weight):
    months = (date.fromisoformat(day) - date.fromisoformat(born)).days / 30.4375
    months = min(max(months, 61), 229 - 1e-6)
    bmi = weight / (height / 100) ** 2
    z = who_z(sex, months, bmi)
    square = (height / 100) ** 2
    print('who', name, dict(months=months, bmi=bmi, z=float(z), p=float(norm.cdf(z) * 100), median=float(who_lms(sex, months)[1]),
                            normal=(float(who_at(sex, months, -2) * square), float(who_at(sex, months, 1) * square))),
          [round(float(who_at(sex, months, q)), 4) for q in (-3, -2, -1, 0, 1, 2, 3)])


if __name__ == '__main__':
    show('second birthday after 730 days', 'boys', '2021-03-01', '2023-03-01', 86, 12.25)
    show('class 3 by 40', 'girls', '2007-07-01', '2026-06-01', 170, 118)
    who_show('school', 'girls', '2017-02-14', '2026-09-21', 137, 33.5)
    who_show('61 months', 'boys', '2020-01-31', '2025-02-28', 110, 18.47)
    who_show('nineteen', 'girls', '2006-06-15', '2025-07-14', 165, 68)
