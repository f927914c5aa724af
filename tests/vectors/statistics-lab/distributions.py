"""Values of distributions by mpmath with 50 digits. Prints JSON: [{name, args, value}]."""
import json
from mpmath import mp, mpf, erfc, sqrt, gammainc, betainc, binomial, erfinv

mp.dps = 50
out = []


def add(name, args, value):
    out.append({"name": name, "args": args, "value": float(value)})


def upper_normal(z):
    return erfc(mpf(z) / sqrt(2)) / 2


def chi_upper(x, df):
    return gammainc(mpf(df) / 2, mpf(x) / 2, mp.inf, regularized=True)


def chi_lower(x, df):
    return gammainc(mpf(df) / 2, 0, mpf(x) / 2, regularized=True)


def f_lower(x, a, b):
    x, a, b = mpf(x), mpf(a), mpf(b)
    return betainc(a / 2, b / 2, 0, a * x / (a * x + b), regularized=True)


def f_upper(x, a, b):
    x, a, b = mpf(x), mpf(a), mpf(b)
    return betainc(b / 2, a / 2, 0, b / (a * x + b), regularized=True)


def t_upper(t, df):
    t, df = mpf(t), mpf(df)
    return betainc(df / 2, mpf(1) / 2, 0, df / (df + t * t), regularized=True) / 2


for z in [-8.5, -3, -1.96, -1, -0.5, -1e-3, 0, 1e-6, 0.3, 0.6745, 1, 1.4, 1.5, 1.96, 2.5, 3, 5, 8, 10, 15, 20, 26, 30, 37]:
    add("normalUpper", [z], upper_normal(z))
for p in [1e-300, 1e-100, 1e-20, 1e-10, 1e-5, 0.001, 0.01, 0.025, 0.1, 0.25, 0.4, 0.499, 0.6, 0.9, 0.975, 0.995, 0.9999]:
    q = mpf(p)
    if p > 1e-30:
        z = -sqrt(2) * erfinv(1 - 2 * q)
    else:
        # Halving on the logarithm of the tail: the tail itself is too flat for secants.
        low, high = mpf(0), mpf(60)
        for _ in range(170):
            middle = (low + high) / 2
            low, high = (middle, high) if upper_normal(middle) > q else (low, middle)
        z = -low
    add("normalQuantile", [p], z)
for t, df in [(0.1, 1), (1, 1), (12.7, 1), (1e6, 1), (2, 2.5), (1.96, 5), (4.3, 9.7), (10, 20), (2.5, 60), (6, 326), (12.62059, 326), (40, 12), (1.96, 5000)]:
    add("studentUpper", [t, df], t_upper(t, df))
for x, df in [(0.001, 1), (0.02, 3), (0.5, 1), (1, 2), (3.84, 1), (5, 5.5), (10, 4), (30, 10), (50, 50), (90, 100), (150, 100), (700, 3), (1000, 1000)]:
    add("chiUpper", [x, df], chi_upper(x, df))
    add("chiLower", [x, df], chi_lower(x, df))
for p, df in [(0.001, 1), (0.025, 1), (0.025, 9), (0.5, 3), (0.95, 1), (0.975, 9), (0.975, 194), (0.999, 40), (0.9999, 2.5), (0.975, 9990), (0.975, 12000), (0.005, 20000)]:
    low, high = mpf(0), mpf(df) * (40 if df < 100 else 2)
    for _ in range(170):
        middle = (low + high) / 2
        low, high = (middle, high) if chi_lower(middle, df) < mpf(p) else (low, middle)
    add("chiQuantile", [p, df], low)
for x, a, b in [(0.01, 1, 5), (0.3, 2, 9), (1, 1, 1), (1, 7.5, 3.2), (1.18046237440255, 4, 20), (3.5, 2, 27), (10, 3, 12), (250, 2, 8), (4, 100, 200), (1e-4, 5, 5), (40, 19, 180)]:
    add("fLower", [x, a, b], f_lower(x, a, b))
    add("fUpper", [x, a, b], f_upper(x, a, b))
for q, a, b in [(0.05, 2, 27), (0.01, 4, 20), (0.5, 1, 1), (0.001, 7.5, 3.2), (0.95, 3, 12)]:
    low, high = mpf(0), mpf(100000)
    for _ in range(190):
        middle = (low + high) / 2
        low, high = (middle, high) if f_upper(middle, a, b) > mpf(q) else (low, middle)
    add("fQuantile", [q, a, b], low)
for x, df in [(0.5, 1), (3, 4), (20, 10.5)]:
    add("chiDensity", [x, df], mp.diff(lambda v: chi_lower(v, df), mpf(x)))
    add("studentDensity", [x, df], -mp.diff(lambda v: t_upper(v, df), mpf(x)))
for x, a, b in [(0.4, 2, 9), (1.7, 5, 12.5)]:
    add("fDensity", [x, a, b], mp.diff(lambda v: f_lower(v, a, b), mpf(x)))


def exact(k, n, p):
    p = mpf(p)
    return binomial(n, k) * p**k * (1 - p) ** (n - k)


for k, n, p in [(5, 10, 0.5), (0, 10, 0.3), (10, 10, 0.3), (3, 7, 0.01), (60, 100, 0.5), (2, 1000, 0.001), (520, 1000, 0.5), (300, 1000, 0.5), (995, 1000, 0.9), (49_500, 100_000, 0.5), (150, 100_000, 0.001), (16, 31, 0.45)]:
    add("binomialChance", [k, n, p], exact(k, n, p))
    low = mp.fsum(exact(j, n, p) for j in range(k, max(-1, k - 4000), -1))
    high = mp.fsum(exact(j, n, p) for j in range(k, min(n + 1, k + 4000)))
    add("binomialAtMost", [k, n, p], low)
    add("binomialAtLeast", [k, n, p], high)
print(json.dumps(out, indent=0))
