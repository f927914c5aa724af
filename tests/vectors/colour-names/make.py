"""The nearest CSS colour name of 150 colours in OKLab, by the code of Ottosson's post written in Python, over the names of the package
color-name 1.1.4 (MIT).

node -p "JSON.stringify(require('color-name'))" | python3 tests/vectors/colour-names/make.py > tests/vectors/colour-names/nearest.txt
"""
import json
import random
import sys


def light(byte):
    code = byte / 255
    return code / 12.92 if code <= 0.04045 else ((code + 0.055) / 1.055) ** 2.4


def oklab(colour):
    r, g, b = (light(byte) for byte in colour)
    l = (0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b) ** (1 / 3)
    m = (0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b) ** (1 / 3)
    s = (0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b) ** (1 / 3)
    return (
        0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
        1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
        0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s,
    )


names = json.load(sys.stdin)
assert len(names) == 148, len(names)
random.seed(148)
for _ in range(150):
    colour = tuple(random.randrange(256) for _ in range(3))
    point = oklab(colour)
    ranked = sorted((sum((x - y) ** 2 for x, y in zip(point, oklab(value))), name) for name, value in names.items())
    nearest = [name for far, name in ranked if far < ranked[0][0] + 1e-6]
    print("%02x%02x%02x" % colour, *nearest)
