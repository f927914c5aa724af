# python3 tests/vectors/mpmath/special.py > tests/vectors/mpmath/special.json
import json
from mpmath import mp, mpf, gammainc, loggamma, nstr

mp.dps = 40
values = []


def add(name, args, value):
    values.append({"name": name, "args": args, "value": float(nstr(value, 17))})


for x in [0.1, 0.5, 1.5, 2.5, 3.7, 7, 10.25, 30, 150, 1000]:
    add("logGamma", [x], loggamma(mpf(x)))
for x in [0.25, 0.5, 1, 2.5, 10, 29.5, 30, 31, 64, 5000]:
    add("logGammaHalfStep", [x], loggamma(mpf(x) + mpf(0.5)) - loggamma(mpf(x)))
for a in [0.5, 1, 2.5, 10, 60]:
    for x in [0, 0.01, 0.3, 0.9 * a, a, a + 0.75, a + 1, a + 1.5, 2 * a + 3, 4 * a + 20]:
        add("upperGamma", [a, x], gammainc(mpf(a), mpf(x), regularized=True))

print("[\n" + ",\n".join("  " + json.dumps(one) for one in values) + "\n]")
