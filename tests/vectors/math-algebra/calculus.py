"""Random functions with two derivatives by SymPy, as values at points: calculus.json, read by tests/algebra/calculus.test.ts.

    python3 tests/vectors/math-algebra/calculus.py > tests/vectors/math-algebra/calculus.json
"""
import json
import random

from sympy import Rational, Symbol, atan, cos, cosh, diff, exp, im, log, preorder_traversal, sin, sinh, sstr, tan, tanh

random.seed(404)
x = Symbol("x", real=True)


def leaf():
    return random.choice([x, x, x, Rational(random.randint(1, 5)), Rational(random.randint(1, 5), random.randint(2, 4))])


def made(depth):
    if depth == 0:
        return leaf()
    kind = random.random()
    if kind < 0.25:
        return made(depth - 1) + made(depth - 1)
    if kind < 0.45:
        return made(depth - 1) * made(depth - 1)
    if kind < 0.58:
        return made(depth - 1) / (made(depth - 1) + random.randint(2, 5))
    if kind < 0.70:
        return made(depth - 1) ** random.choice([2, 3, -1, Rational(1, 2)])
    if kind < 0.74:
        return random.randint(2, 3) ** made(depth - 1)
    if kind < 0.77:
        return (x + 1) ** made(depth - 1)
    return random.choice([sin, cos, tan, exp, log, atan, sinh, cosh, tanh])(made(depth - 1))


def typed(expression):
    return sstr(expression).replace("**", "^").replace("log(", "ln(")


rows, seen = [], set()
while len(rows) < 240:
    f = made(random.choice([2, 2, 3, 3, 4]))
    if not f.has(x) or f in seen or len(sstr(f)) > 110 or f.has(Symbol("zoo")):
        continue
    seen.add(f)
    first, second = diff(f, x), diff(f, x, 2)
    row = {"formula": typed(f), "points": []}
    for at in (Rational(7, 10), Rational(13, 10), Rational(-2, 5)):
        try:
            values = [complex(one.subs(x, at).evalf(30)) for one in (f, first, second)]
        except Exception:
            continue
        # Real in every part: SymPy also gives sinh(ln(-1)), by complex numbers.
        parts = (abs(im(one.subs(x, at).evalf(20))) < 1e-15 for one in preorder_traversal(f))
        if all(abs(v.imag) < 1e-18 and abs(v.real) < 1e6 for v in values) and all(parts):
            row["points"].append([float(at)] + [v.real for v in values])
    if row["points"]:
        rows.append(row)
print("[\n" + ",\n".join(json.dumps(row) for row in rows) + "\n]")
