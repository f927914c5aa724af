"""What the cases of scientific-calculator expect: mpmath with 50 digits, SymPy for exact values, written with 15 digits."""
from fractions import Fraction

from mpmath import mp, mpf, nstr
import mpmath as m
from sympy import binomial, factorial, gcd, lcm

mp.dps = 50
degrees = m.pi / 180


def show(name, value):
    print(f"{name:32} {nstr(m.mpf(value), 15, min_fixed=-30, max_fixed=30) if not isinstance(value, (int, Fraction, str)) else value}")


show("sin(1 rad)", m.sin(1))
show("cos(37 deg)", m.cos(37 * degrees))
show("tan(37 deg)", m.tan(37 * degrees))
show("asin(0.3) deg", m.asin(mpf("0.3")) / degrees)
show("acos(0.3) rad", m.acos(mpf("0.3")))
show("atan(2) gradians", m.atan(2) * 200 / m.pi)
show("atan2(-1, -2) deg", m.atan2(-1, -2) / degrees)
show("sinh(1.5)", m.sinh(mpf("1.5")))
show("cosh(1.5)", m.cosh(mpf("1.5")))
show("tanh(1.5)", m.tanh(mpf("1.5")))
show("asinh(2)", m.asinh(2))
show("acosh(2)", m.acosh(2))
show("atanh(0.5)", m.atanh(mpf("0.5")))
show("ln(10)", m.log(10))
show("log2(10)", m.log(10, 2))
show("log(81, 3)", m.log(81, 3))
show("log(5, 7)", m.log(5, 7))
show("e^pi - pi", m.e**m.pi - m.pi)
show("exp(-3.5)", m.exp(mpf("-3.5")))
show("2^0.5", m.sqrt(2))
show("root(-32, 5)", "-2")
show("cbrt(2)", m.cbrt(2))
show("phi", m.phi)
show("tau", 2 * m.pi)
show("cot(30 deg)", m.cot(30 * degrees))
show("sec(20 deg)", m.sec(20 * degrees))
show("csc(20 deg)", m.csc(20 * degrees))
show("hypot(2, 3)", m.sqrt(13))
show("sin(33 gon)", m.sin(33 * m.pi / 200))
show("5 deg in radians", 5 * degrees)
show("pi*0.36*1.5*1000", m.pi * mpf("0.36") * mpf("1.5") * 1000)
show("170!", m.mpf(int(factorial(170))))
show("25!", int(factorial(25)))
show("C(52,5)", int(binomial(52, 5)))
show("P(10,3)", int(factorial(10) // factorial(7)))
show("2^100", 2**100)
show("gcd(84,126,210)", int(gcd(gcd(84, 126), 210)))
show("lcm(4,6,10)", int(lcm(lcm(4, 6), 10)))
show("-7 mod 3", -7 % 3)
show("0.1+0.2-0.3", Fraction("0.1") + Fraction("0.2") - Fraction("0.3"))
show("1/3+1/6", Fraction(1, 3) + Fraction(1, 6))
show("(2/3)^-3", Fraction(2, 3) ** -3)
show("200+10%", Fraction(200) + Fraction(10, 100))
show("1.5e3*2e-5", Fraction("1.5e3") * Fraction("2e-5"))
show("1/7", m.mpf(1) / 7)

from sympy import Symbol, cos, pi, simplify, sin, tan

z = Symbol("z")
for value in [sin(pi / 6), sin(pi), cos(pi / 3), tan(pi / 4), sin(7 * pi / 6), cos(pi / 2), tan(3 * pi), simplify(sin(z) ** 2 + cos(z) ** 2)]:
    print("exactly", value)
