"""Body size: ideal weights in inches and pounds, density from a tape by natural logarithms (ideal-weight, body-fat)."""
from math import log

IDEAL = {  # kg at 60 in, kg for each inch above
    'm': {'Devine': (50, 2.3), 'Robinson': (52, 1.9), 'Miller': (56.2, 1.41), 'Hamwi': (48, 2.7)},
    'f': {'Devine': (45.5, 2.3), 'Robinson': (49, 1.7), 'Miller': (53.1, 1.36), 'Hamwi': (45.5, 2.2)},
}
for sex, cm, actual in (('m', 177.8, 100), ('f', 165.1, None), ('f', 150, 90), ('m', 152.4, None), ('m', 185, 70)):
    inches = cm / 2.54
    found = {name: a + b * (inches - 60) for name, (a, b) in IDEAL[sex].items()}
    mean = sum(found.values()) / 4
    print(sex, cm, {n: round(v, 3) for n, v in found.items()}, 'mean', round(mean, 3),
          'range', round(18.5 * (cm / 100) ** 2, 3), round(25 * (cm / 100) ** 2, 3),
          'frames', round(found['Hamwi'] * .9, 3), round(found['Hamwi'] * 1.1, 3),
          'lb', {n: round(v / 0.45359237, 2) for n, v in found.items()})
    if actual:
        ibw = found['Devine']
        print('   adjusted', round(ibw + .4 * (actual - ibw), 3), 'of ideal', round(actual / ibw, 4))


def fat(sex, height, neck, waist, hip=0):
    if sex == 'm':
        density = 1.0324 - (0.19077 * log(waist - neck) - 0.15456 * log(height)) / log(10)
    else:
        density = 1.29579 - (0.35004 * log(waist + hip - neck) - 0.22100 * log(height)) / log(10)
    return density, 495 / density - 450


for sex, height, neck, waist, hip, weight in (('m', 180, 40, 90, 0, 82), ('f', 165, 34, 78, 100, 64), ('m', 178, 38, 78, 0, 70),
                                              ('f', 170, 33, 68, 95, 58), ('m', 175, 42, 120, 0, 110), ('f', 160, 36, 105, 120, 90),
                                              ('f', 168, 32, 62, 88, 52), ('m', 185, 39, 72, 0, 68)):
    density, percent = fat(sex, height, neck, waist, hip)
    print(sex, height, neck, waist, hip, 'density', round(density, 6), 'fat %', round(percent, 4),
          'fat kg', round(weight * percent / 100, 4), 'lean', round(weight * (1 - percent / 100), 4))
