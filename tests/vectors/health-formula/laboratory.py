"""Laboratory values: filtration through logarithms, glucose and HbA1c in fractions (egfr, a1c)."""
from fractions import Fraction as F
from math import exp, log


def power(x, p):
    return exp(p * log(x))


def creatinine(sex, age, mg):
    kappa, alpha, factor = (0.7, -0.241, 1.012) if sex == 'f' else (0.9, -0.302, 1)
    exponent = alpha if mg < kappa else -1.2
    return 142 * power(mg / kappa, exponent) * power(0.9938, age) * factor


def cystatin(sex, age, mg):
    exponent = -0.499 if mg < 0.8 else -1.328
    return 133 * power(mg / 0.8, exponent) * power(0.996, age) * (0.932 if sex == 'f' else 1)


def both(sex, age, mg, cys):
    kappa, alpha, factor = (0.7, -0.219, 0.963) if sex == 'f' else (0.9, -0.144, 1)
    first = alpha if mg < kappa else -0.544
    second = -0.323 if cys < 0.8 else -0.778
    return 135 * power(mg / kappa, first) * power(cys / 0.8, second) * power(0.9961, age) * factor


for sex, age, mg, cys in (('m', 50, 1.0, 0.9), ('f', 60, 0.8, 0.7), ('f', 30, 0.6, None), ('m', 70, 2.4, 2.1), ('f', 80, 4.5, None),
                          ('m', 25, 0.7, None), ('m', 66, 1.3, None), ('f', 55, 1.5, 1.4), ('m', 40, 88.4 * 1.1 / 88.4, None), ('f', 45, 0.5, 0.6)):
    print('egfr', sex, age, mg, cys, round(creatinine(sex, age, mg), 4), cys and (round(cystatin(sex, age, cys), 4), round(both(sex, age, mg, cys), 4)))

for a1c in ('4', '5', '5.7', '6', '6.5', '7', '8', '9', '10', '12', '14'):
    a = F(a1c)
    print('a1c', a1c, 'mg/dL', float(F('28.7') * a - F('46.7')), 'mmol/L', float(F('1.59') * a - F('2.59')), 'ifcc', float(F('10.93') * a - F('23.5')))
for mg in (100, 154, 200):
    a = (mg + F('46.7')) / F('28.7')
    print('glucose mg/dL', mg, 'mmol/L', float(mg / F('18.0156')), 'a1c', float(a), 'ifcc', float(F('10.93') * a - F('23.5')), 'gmi', float(F('3.31') + F('0.02392') * mg))
for mmol in ('5.5', '8.6'):
    a = (F(mmol) + F('2.59')) / F('1.59')
    print('glucose mmol/L', mmol, 'a1c', float(a), 'mg/dL', float(F(mmol) * F('18.0156')), 'gmi', float(F('3.31') + F('0.02392') * F(mmol) * F('18.0156')))
for ifcc in (42, 48, 53):
    a = (ifcc + F('23.5')) / F('10.93')
    print('ifcc', ifcc, 'a1c', float(a), 'mg/dL', float(F('28.7') * a - F('46.7')))
