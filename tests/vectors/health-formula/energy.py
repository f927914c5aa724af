"""Resting energy and energy need in exact fractions, from the coefficients as the papers print them (bmr, tdee, macro)."""
from fractions import Fraction as F

POUND, INCH = F('0.45359237'), F('2.54')


def dot(coefficients, *values):
    return sum((F(c) * v for c, v in zip(coefficients.split(), (1, *values))), F(0))


MIFFLIN = {'m': '5 10 6.25 -5', 'f': '-161 10 6.25 -5'}  # constant, kg, cm, years
ROZA = {'m': '88.362 13.397 4.799 -5.677', 'f': '447.593 9.247 3.098 -4.330'}
NASEM = {  # constant, years, cm, kg
    'm': ['753.07 -10.83 6.50 14.10', '581.47 -10.83 8.30 14.94', '1004.82 -10.83 6.52 15.91', '-517.88 -10.83 15.61 19.11'],
    'f': ['584.90 -7.01 5.72 11.71', '575.77 -7.01 6.60 12.14', '710.25 -7.01 6.54 12.34', '511.83 -7.01 9.07 12.56'],
}


def show(*values):
    print(*(round(float(v), 3) for v in values))


def resting(sex, age, cm, kg, fat=None):
    found = [dot(MIFFLIN[sex], kg, cm, age), dot(ROZA[sex], kg, cm, age)]
    if fat is not None:
        lean = kg * (1 - F(fat))
        found += [lean, F(370) + F('21.6') * lean, 500 + 22 * lean]
    return found


for who in (('m', 30, F(180), F(80)), ('f', 45, F(165), F(68), '0.32'), ('m', 25, F(178), F(75), '0.15'),
            ('f', 82, F(155), F(50)), ('m', 18, 70 * INCH, 180 * POUND), ('f', 30, F(170), F(65))):
    print('resting', who)
    rest = resting(*who)
    show(*rest, rest[0] * F('4.184'), rest[1] * F('4.184'), rest[1] - rest[0], rest[0] * F('0.9'), rest[0] * F('1.1'))

for sex, age, cm, kg in (('m', 30, F(180), F(80)), ('f', 45, F(165), F(68)), ('f', 40, F(150), F(45)), ('m', 35, 70 * INCH, 190 * POUND),
                         ('m', 85, F(160), F(52))):
    print('need', sex, age, float(cm), float(kg))
    base = dot(MIFFLIN[sex], kg, cm, age)
    show(base, *(base * F(f) for f in '1.2 1.375 1.55 1.725 1.9'.split()))
    show(*(dot(row, age, cm, kg) for row in NASEM[sex]))
