"""Contrast ratios by the definition of WCAG 2.2, in decimals of 40 digits.

python3 tests/vectors/contrast/make.py > tests/vectors/contrast/pairs.txt
"""
from decimal import Decimal, getcontext
import random

getcontext().prec = 40


def light(byte):
    code = Decimal(byte) / 255
    if code <= Decimal("0.04045"):
        return code / Decimal("12.92")
    return ((code + Decimal("0.055")) / Decimal("1.055")) ** Decimal("2.4")


def luminance(hexadecimal):
    red, green, blue = (int(hexadecimal[at : at + 2], 16) for at in (0, 2, 4))
    return Decimal("0.2126") * light(red) + Decimal("0.7152") * light(green) + Decimal("0.0722") * light(blue)


def ratio(one, other):
    a, b = luminance(one), luminance(other)
    return (max(a, b) + Decimal("0.05")) / (min(a, b) + Decimal("0.05"))


random.seed(22)
pairs = [("777777", "ffffff"), ("767676", "ffffff"), ("000000", "ffffff"), ("0a0a0a", "0b0b0b"), ("ff0000", "ffffff")]
pairs += [tuple(f"{random.randrange(1 << 24):06x}" for _ in range(2)) for _ in range(200)]
for one, other in pairs:
    print(one, other, f"{ratio(one, other):.12f}")
