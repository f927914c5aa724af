"""What the cases of quadratic-equation expect, and seeded random equations: SymPy."""
from random import Random

from sympy import Poly, Rational as R, I, expand, factor, nsimplify, roots, sqrt, symbols, N

x = symbols("x")
for a, b, c in [("1", "-5", "6"), ("1", "1", "1"), ("1", "-50", "600"), ("-49/10", "12", "16/10"), ("1", "-1", "-1"), ("2", "-4", "2"),
                ("6", "-7", "2"), ("1", "0", "-2"), ("1", "0", "4"), ("1", "100000000", "1"), ("1/2", "1/3", "-1/4"), ("1", "2", "5"), ("3", "0", "0"),
                ("1", "10000000000000000000000000000000000000000000000001", "1"), ("4", "4", "13"), ("2", "3", "5")]:
    a, b, c = R(a), R(b), R(c)
    p = a * x**2 + b * x + c
    found = roots(Poly(p, x))
    print(p, found, [N(r, 20) for r in found], "D", b**2 - 4 * a * c, "vertex", -b / (2 * a), c - b**2 / (4 * a), factor(p), "sum", -b / a, "product", c / a)
