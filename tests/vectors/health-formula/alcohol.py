"""Alcohol in blood, minute by minute: each drink is added when it is finished, and a sixtieth of the rate is taken off every minute.
python3 alcohol.py"""


def water(sex, age, height, weight):
    if sex == 'male':
        return 2.447 - 0.09516 * age + 0.1074 * height + 0.3362 * weight
    return -2.097 + 0.1069 * height + 0.2466 * weight


def grams(ml, strength):
    return ml * strength * 0.789


def walk(doses, per_gram, rate, until):
    """doses: minute -> grams; the level at minute `until`, and minutes to zero from there."""
    level, minute = 0.0, 0
    at = None
    while True:
        level += doses.get(minute, 0) * per_gram
        if minute == until:
            at = level
        if minute >= until and level <= 1e-12:
            return at, minute - until
        level = max(0.0, level - rate / 60)
        minute += 1


def show(name, doses, sex, weight, age, height, until, rate=0.015, r=None):
    r = r or {'male': 0.68, 'female': 0.55}[sex]
    w = water(sex, age, height, weight)
    print(name, 'grams', sum(doses.values()), 'water', w)
    for label, per in (('widmark', 1 / (r * weight * 10)), ('watson', 0.8 / (w * 10))):
        print('  ', label, [(b, walk(doses, per, b, until)) for b in (rate, 0.02, 0.01)])


show('40 g', {0: 40}, 'male', 70, 40, 170, 0)
show('evening', {0: grams(200, 0.11), 120: grams(300, 0.13)}, 'female', 64, 35, 168, 270)
show('default', {0: grams(660, 0.05), 90: grams(175, 0.125)}, 'female', 70, 40, 170, 180)
oz = 29.5735295625
show('ounces', {0: grams(24 * oz, 0.05), 60: grams(1.5 * oz, 0.4)}, 'male', 81.6466266, 30, 180, 180)
show('gap', {0: grams(330, 0.05), 480: grams(330, 0.05)}, 'male', 80, 40, 180, 540)
show('review', {0: 42.04854, 60: 28.03236, 120: 28.03236, 180: 28.03236}, 'male', 72.576, 40, 172.72, 180, 0.02)
show('much', {0: grams(1000, 0.4)}, 'male', 80, 40, 180, 60)
