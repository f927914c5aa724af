"""Definite and improper integrals by mpmath with 30 digits: integrals.json.

    python3 tests/vectors/math-algebra/integrals.py > tests/vectors/math-algebra/integrals.json
"""
import json

from mpmath import atan, cos, cosh, e, exp, inf, log, mp, mpf, pi, quad, sin, sinh, sqrt, tan, tanh

mp.dps = 30
ROWS = [
    ("4/(1+x^2)", lambda x: 4 / (1 + x * x), 0, 1), ("e^(-x^2)", lambda x: exp(-x * x), -inf, inf), ("e^(-x^2)", lambda x: exp(-x * x), 0, 2),
    ("sin(x)", sin, 0, pi), ("x^2", lambda x: x * x, 0, 3), ("x^2", lambda x: x * x, 3, 0), ("1/sqrt(x)", lambda x: 1 / sqrt(x), 0, 4),
    ("ln(x)", log, 0, 1), ("1/x^2", lambda x: 1 / x**2, 1, inf), ("x e^(-x)", lambda x: x * exp(-x), 0, inf), ("1/(1+x^2)", lambda x: 1 / (1 + x * x), -inf, inf),
    ("sqrt(1-x^2)", lambda x: sqrt(1 - x * x), -1, 1), ("1/sqrt(1-x^2)", lambda x: 1 / sqrt(1 - x * x), -1, 1), ("sin(x)/x", lambda x: sin(x) / x if x else mpf(1), -1, 1),
    ("e^x sin(x)", lambda x: exp(x) * sin(x), 0, pi), ("x^x", lambda x: x**x if x else mpf(1), 0, 1), ("1/(1+x^4)", lambda x: 1 / (1 + x**4), 0, 1),
    ("sin(x)^2 cos(x)^3", lambda x: sin(x) ** 2 * cos(x) ** 3, 0, 1), ("tan(x)", tan, 0, 1), ("x atan(x)", lambda x: x * atan(x), 0, 2),
    ("1/(x^2+2x+5)", lambda x: 1 / (x * x + 2 * x + 5), 0, 3), ("(3x+5)/(x^2-4x+3)", lambda x: (3 * x + 5) / (x * x - 4 * x + 3), 4, 6), ("2^x", lambda x: mpf(2) ** x, -1, 3),
    ("x^2 e^(-x)", lambda x: x * x * exp(-x), 0, 5), ("cosh(x)/(1+sinh(x)^2)", lambda x: cosh(x) / (1 + sinh(x) ** 2), 0, 2), ("tanh(x)", tanh, 0, 3),
    ("ln(x)/x", lambda x: log(x) / x, 1, e), ("sqrt(x^2+4)", lambda x: sqrt(x * x + 4), 0, 2), ("sqrt(x) ln(x)", lambda x: sqrt(x) * log(x), 0, 1),
    ("e^(-x) / sqrt(x)", lambda x: exp(-x) / sqrt(x), 0, inf), ("cos(20x)", lambda x: cos(20 * x), 0, 1), ("1/(1+25x^2)", lambda x: 1 / (1 + 25 * x * x), -1, 1),
    ("|x - 1/3|", lambda x: abs(x - mpf(1) / 3), 0, 1), ("x^(1/3)", lambda x: x ** (mpf(1) / 3), 0, 8), ("e^(-|x|)", lambda x: exp(-abs(x)), -inf, inf),
    ("x^3/(e^x-1)", lambda x: x**3 / (exp(x) - 1) if x else mpf(0), 0, inf), ("ln(1+x)/x", lambda x: log(1 + x) / x if x else mpf(1), 0, 1), ("e^(sin(x))", lambda x: exp(sin(x)), 0, 2 * pi),
]


def typed(limit):
    return {inf: "inf", -inf: "-inf", pi: "pi", e: "e"}.get(limit, "2pi" if limit == 2 * pi else str(limit))


rows = []
for formula, f, low, high in ROWS:
    points = [low, mpf(1) / 3, high] if "1/3|" in formula else [low, 0, high] if "|x|" in formula else [low, high]
    rows.append({"formula": formula, "from": typed(low), "to": typed(high), "value": float(quad(f, points))})
print("[\n" + ",\n".join(json.dumps(row) for row in rows) + "\n]")
