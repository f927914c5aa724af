"""What the cases of long-division expect: Python's integers, fractions and SymPy's polynomials."""
from fractions import Fraction as F

from sympy import Poly, Rational as R, div, symbols

x = symbols("x")
for a, b in [("1234", "7"), ("1", "7"), ("12.5", "0.4"), ("12.34", "7"), ("-17", "5"), ("17", "-5"), ("1", "6"), ("100", "8"), ("3", "12"), ("0", "5"), ("7", "0.25"), ("987654321987654321", "123456789"), ("1", "97"), ("1000", "3")]:
    f = F(a) / F(b)
    whole = int(f)
    print(a, "/", b, "=", f, "whole", whole, "rest", F(a) - whole * F(b), float(f))
for p, q in [("2*x**3-3*x**2+4*x-5", "x-2"), ("x**4-1", "x**2+1"), ("x**3+x/2-1/3", "2*x+3"), ("x+1", "x**2"), ("(x+1)**5", "x+1"), ("x**3-8", "x-2"), ("5", "3")]:
    print(p, "/", q, [str(one) for one in div(Poly(p, x, domain="QQ"), Poly(q, x, domain="QQ"))])
print("347*26", 347 * 26, 347 * 6, 347 * 2, "1.25*-0.4", F("1.25") * F("-0.4"), 125 * 4, "123456789012345678901234567890^2", 123456789012345678901234567890**2, "605*103", 605 * 103)
print("458+79+1263", 458 + 79 + 1263, "0.75+12.5+3", F("0.75") + F("12.5") + 3, "999+1", 1000)
