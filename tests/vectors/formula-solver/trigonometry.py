"""What the cases of trigonometry expect: SymPy, in roots and to twelve digits. python3 trigonometry.py"""
from sympy import (Interval, N, Rational, S, Symbol, acos, acot, acsc, acosh, asec, asin, asinh, atanh, cos, cosh, cot, coth, csc, csch,
                   pi, sec, sech, simplify, sin, sinh, solveset, sqrt, sqrtdenest, tan, tanh)

x = Symbol("x", real=True)
for degrees in (0, 15, 30, 45, 60, 75, 90, 105, 225, 330):
    angle = pi * degrees / 180
    print(degrees, *(sqrtdenest(simplify(f(angle))) for f in (sin, cos, tan, csc, sec, cot)))
print(15, *(N(f(pi / 12), 12) for f in (sin, cos, tan, csc, sec, cot)))
print(-47.5, *(N(f(-pi * Rational(95, 360)), 12) for f in (sin, cos, tan)))
print("1 rad", N(180 / pi, 12), *(N(f(1), 12) for f in (sin, cos, sinh, cosh, tanh, csch, sech, coth)))
turn = Interval.Ropen(0, 2 * pi)
for name, left, where in (("sin 1/2", sin(x) - S.Half, turn), ("cos -1/2", cos(x) + S.Half, Interval.Ropen(-2 * pi, 2 * pi)),
                          ("tan -1", tan(x) + 1, turn), ("sin -1", sin(x) + 1, turn)):
    print(name, solveset(left, x, where))
print("arsinh", N(asinh(S.Half), 12), "arcosh", acosh(S.Half), "artanh", N(atanh(S.Half), 12))
print("asin 3/5", N(asin(Rational(3, 5)) * 180 / pi, 14), "acos", acos(sqrt(3) / 2), "asec 2", asec(2), "acsc -2", acsc(-2), "acot 0", acot(0),
      "acot -2", N(acot(-2) * 180 / pi, 12), "asin 1.2", asin(Rational(6, 5)).is_real, "asec .2", N(asec(Rational(1, 5))))
