"""What a plot must show, in plots.json for tests/algebra/plots.test.ts: mpmath with 40 digits evaluates, finds roots and extremes."""
import json
from pathlib import Path
from random import Random

from mpmath import acos, atan, cos, diff, exp, findroot, floor, inf, isnan, ln, log10, mp, mpf, nstr, pi, power, sin, sqrt, tan

mp.dps = 40
random = Random(20261129)


def n(value, digits=9):
    return float(nstr(mpf(value), digits))


def real(f, x):
    """The real value, or None where there is none."""
    try:
        value = f(mpf(x))
    except (ZeroDivisionError, ValueError):
        return None
    if hasattr(value, "imag") and value.imag != 0:
        return None
    return None if isnan(value) or abs(value) == inf else mpf(value.real)


def between(f, a, b, steps, want):
    """Places where `f` changes its sign, each closed in by mpmath; `want` says which of them count."""
    found = []
    places = [mpf(a) + (mpf(b) - a) * (k + mpf("0.0061")) / steps for k in range(steps)]
    if a > 0:
        low, high = log10(mpf(a)), log10(mpf(b))
        places = sorted([*places, *(power(10, low + (high - low) * (k + mpf("0.0061")) / steps) for k in range(steps))])
    for x, after in zip(places, places[1:]):
        y, z = real(f, x), real(f, after)
        if y is None or z is None or y * z >= 0:
            continue
        root = findroot(f, (x, after), solver="anderson", tol=mpf("1e-50"), verify=False)
        if want(root, y, z):
            found.append(root)
    return found


def small(f):
    return lambda root, y, z: (real(f, root) is not None) and abs(f(root)) < min(abs(y), abs(z), mpf("1e-20"))


def function(formula, f, left, right, bottom, top, poles=(), jumps=(), flat=(), logs="", ends=(), steps=400):
    """`flat`: touching zeros that no change of sign shows. `ends`: where values begin or end."""
    breaks = [mpf(p) for p in (*poles, *jumps)]
    if "x" in logs:
        low, high = log10(mpf(left)), log10(mpf(right))
        xs = {power(10, low + (high - low) * k / steps) for k in range(steps + 1)}
    else:
        xs = {mpf(left) + (mpf(right) - left) * k / steps for k in range(steps + 1)}
    for p in (*breaks, *map(mpf, ends)):
        for k in range(60):
            d = mpf("0.08") * power(mpf("0.75"), k)
            xs |= {x for x in (p - d, p + d) if left <= x <= right}
    xs = sorted(x for x in xs if all(abs(x - p) > mpf("1e-9") for p in breaks))
    samples = [[n(x, 12), None if real(f, x) is None else n(real(f, x))] for x in xs]
    zeros = sorted([*between(f, left, right, 3000, small(f)), *map(mpf, flat)])
    slope = lambda x: diff(f, x)
    extremes = []
    for x in between(slope, left, right, 3000, lambda root, y, z: all(abs(root - p) > mpf("1e-3") for p in breaks)):
        if real(f, x) is not None and abs(slope(x)) < mpf("1e-15"):
            is_minimum = f(x + mpf("1e-6")) > f(x)
            extremes.append([n(x, 12), n(f(x), 12), "Minimum" if is_minimum else "Maximum"])
    return {
        "formula": formula,
        "window": [left, right, bottom, top],
        "logs": logs,
        "breaks": [n(p, 15) for p in breaks],
        "samples": samples,
        "zeros": [n(z, 12) for z in zeros],
        "extremes": extremes,
    }


half = pi / 2
functions = [
    function("x^2 - 2", lambda x: x * x - 2, -5, 5, -4, 24),
    function("tan(x)", tan, -5, 5, -6, 6, poles=[-3 * half, -half, half, 3 * half]),
    function("1/x", lambda x: 1 / x, -5, 5, -6, 6, poles=[0]),
    function("1/(x - 1)^2", lambda x: 1 / (x - 1) ** 2, -3, 5, -1, 20, poles=[1]),
    function("sec(x)", lambda x: 1 / cos(x), -5, 5, -6, 6, poles=[-3 * half, -half, half, 3 * half]),
    function("floor(x)", floor, -2.7, 3.4, -4, 4, jumps=[-2, -1, 0, 1, 2, 3]),
    function("sqrt(x)", lambda x: sqrt(x), -5, 5, -1, 3, ends=[0]),
    function("ln(x)", lambda x: ln(x) if x > 0 else mpf("nan"), -1, 6, -5, 3, ends=[0]),
    function("acos(x)", lambda x: acos(x), -2, 2, -1, 4, ends=[-1, 1]),
    function("x sin(x)", lambda x: x * sin(x), -10, 10, -10, 10, flat=[0]),
    function("sin(20x)/(1 + x^2)", lambda x: sin(20 * x) / (1 + x * x), -3, 3, -1.2, 1.2, steps=1600),
    function("x^3 - 3x", lambda x: x**3 - 3 * x, -3, 3, -4, 4),
    function("e^(-x^2)", lambda x: exp(-x * x), -4, 4, -0.5, 1.5),
    function("atan(1/x)", lambda x: atan(1 / x), -4, 4, -2, 2, jumps=[0]),
    function("1000 (x - 0.3)", lambda x: 1000 * (x - mpf("0.3")), -5, 5, -8, 8),
    function("x^2 - 2", lambda x: x * x - 2, 0.01, 100, 0.001, 1000, logs="xy", ends=[sqrt(2)]),
    function("log(x)", lambda x: log10(x), 0.001, 1000, -4, 4, logs="x"),
    function("exp(x)", exp, -5, 5, 0.001, 1000, logs="y"),
    function("sin(ln(x))", lambda x: sin(ln(x)), 0.001, 1000, -2, 2, logs="x"),
]


def crossing(one, f, other, g, left, right):
    difference = lambda x: f(x) - g(x)
    found = between(difference, left, right, 3000, small(difference))
    return {"lines": [one, other], "from": left, "to": right, "points": [[n(x, 12), n(f(x), 12)] for x in found]}


crossings = [
    crossing("x^2 - 2", lambda x: x * x - 2, "x + 1", lambda x: x + 1, -5, 5),
    crossing("cos(x)", cos, "x", lambda x: x, 0, 1.5),
    crossing("e^x", exp, "3x", lambda x: 3 * x, -2, 3),
    crossing("sin(x)", sin, "x/10", lambda x: x / 10, -12, 12),
    crossing("tan(x)", tan, "x", lambda x: x, 1, 11),
    crossing("ln(x)", lambda x: ln(x) if x > 0 else mpf("nan"), "x - 2", lambda x: x - 2, -1, 6),
]


def traced(line, at, t_from, t_to, window, steps=900):
    ts = [mpf(t_from) + (mpf(t_to) - t_from) * k / steps for k in range(steps + 1)]
    points = [[n(x), n(y)] for x, y in map(at, ts)]
    return {"line": line, "t": [n(t_from, 15), n(t_to, 15)], "window": window, "points": points}


polar = lambda r: lambda t: (r(t) * cos(t), r(t) * sin(t))
curves = [
    traced("(2cos t, sin t)", lambda t: (2 * cos(t), sin(t)), 0, 2 * pi, [-3, 3, -3, 3]),
    traced("(sin(3t), sin(4t))", lambda t: (sin(3 * t), sin(4 * t)), 0, 2 * pi, [-1.5, 1.5, -1.5, 1.5]),
    traced("r = 1 + cos t", polar(lambda t: 1 + cos(t)), 0, 2 * pi, [-3, 3, -3, 3]),
    traced("r = 2 sin(5t)", polar(lambda t: 2 * sin(5 * t)), 0, 2 * pi, [-3, 3, -3, 3], 1600),
    traced("r = t/4", polar(lambda t: t / 4), 0, 8 * pi, [-8, 8, -8, 8], 1600),
]


def level(line, window, *runs):
    """`runs` are parametrised by hand, so that the points do not come from the equation that is drawn."""
    return {"line": line, "window": window, "runs": [[[n(x), n(y)] for x, y in run] for run in runs]}


def run(at, a, b, steps=500):
    return [at(mpf(a) + (mpf(b) - a) * k / steps) for k in range(steps + 1)]


# y² = x³ − x + 1 by solving for y; its one real root of the cubic is where the curve turns.
cubic = lambda x: x**3 - x + 1
turn = findroot(cubic, mpf("-1.3"))
elliptic = [(turn + t * t, (1 if t >= 0 else -1) * sqrt(abs(cubic(turn + t * t)))) for (t, _) in run(lambda t: (t, t), -2, 2)]
# Bernoulli's lemniscate (x² + y²)² = 4(x² − y²).
lemniscate = run(lambda t: (2 * cos(t) / (1 + sin(t) ** 2), 2 * sin(t) * cos(t) / (1 + sin(t) ** 2)), 0, 2 * pi, 900)
levels = [
    level("x^2 + y^2 = 4", [-5, 5, -5, 5], run(lambda t: (2 * cos(t), 2 * sin(t)), 0, 2 * pi)),
    level("x^2/9 + y^2/4 = 1", [-4, 4, -4, 4], run(lambda t: (3 * cos(t), 2 * sin(t)), 0, 2 * pi)),
    level("y^2 = x^3 - x + 1", [-3, 3, -4, 4], elliptic),
    level("(x^2 + y^2)^2 = 4(x^2 - y^2)", [-3, 3, -3, 3], lemniscate),
    level("x y = 1", [-5, 5, -5, 5], run(lambda t: (exp(t), exp(-t)), -2, 2), run(lambda t: (-exp(t), -exp(-t)), -2, 2)),
    level("x = 2", [-5, 5, -5, 5], run(lambda t: (mpf(2), t), -5, 5, 100)),
    # A change of sign at the pole of the left side is no part of the curve.
    level("1/x = y", [-5, 5, -5, 5], run(lambda t: (exp(t), exp(-t)), -2, 2), run(lambda t: (-exp(t), -exp(-t)), -2, 2)),
]


def region(line, window, holds, edge, logs=""):
    """Seeded points with whether the inequality holds there; `edge` drops those too near to its border."""
    left, right, bottom, top = window
    points = []
    while len(points) < 400:
        x = power(10, random.uniform(float(log10(left)), float(log10(right)))) if "x" in logs else mpf(random.uniform(left, right))
        y = power(10, random.uniform(float(log10(bottom)), float(log10(top)))) if "y" in logs else mpf(random.uniform(bottom, top))
        if edge(x, y) > 0.03:
            points.append([n(x), n(y), bool(holds(x, y))])
    return {"line": line, "window": list(window), "logs": logs, "points": points}


regions = [
    region("x^2 + y^2 < 4", (-5, 5, -5, 5), lambda x, y: x * x + y * y < 4, lambda x, y: abs(sqrt(x * x + y * y) - 2)),
    region("1 <= x^2 + y^2 < 4", (-3, 3, -3, 3), lambda x, y: 1 <= x * x + y * y < 4, lambda x, y: min(abs(sqrt(x * x + y * y) - 2), abs(sqrt(x * x + y * y) - 1))),
    region("x > 2", (-5, 5, -5, 5), lambda x, y: x > 2, lambda x, y: abs(x - 2)),
    region("x y >= 1", (-5, 5, -5, 5), lambda x, y: x * y >= 1, lambda x, y: abs(x * y - 1) / (1 + abs(x) + abs(y))),
    region("2x + 3y < 6", (-5, 5, -5, 5), lambda x, y: 2 * x + 3 * y < 6, lambda x, y: abs(2 * x + 3 * y - 6)),
    region("y < x^2 - 2", (-5, 5, -5, 5), lambda x, y: y < x * x - 2, lambda x, y: abs(y - x * x + 2) / (1 + 2 * abs(x))),
    region("y >= tan(x)", (-5, 5, -5, 5), lambda x, y: y >= tan(x), lambda x, y: min(abs(x - atan(y) - k * pi) for k in range(-3, 4)) if abs(cos(x)) > 0.02 else 0),
    region("y > x", (0.01, 100, 0.01, 100), lambda x, y: y > x, lambda x, y: abs(log10(y / x)), "xy"),
    region("x y < 1", (0.01, 100, 0.01, 100), lambda x, y: x * y < 1, lambda x, y: abs(log10(x * y)), "xy"),
]

out = Path(__file__).with_name("plots.json")
data = {"functions": functions, "crossings": crossings, "curves": curves, "levels": levels, "regions": regions}
out.write_text("{\n" + ",\n".join(f'"{name}": [\n' + ",\n".join(json.dumps(row, separators=(",", ":")) for row in rows) + "\n]" for name, rows in data.items()) + "\n}\n")
