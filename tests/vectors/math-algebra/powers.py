"""What the cases of exponent and logarithm expect: Python integers and fractions, mpmath with 60 digits."""
import sys
from fractions import Fraction as F

from mpmath import mp, mpf, mpc, log, nstr, e, power as mpower

mp.dps = 60
sys.set_int_max_str_digits(0)
print("2^10", 2**10, "2^-10", F(2) ** -10, 2.0**-10, "(2/3)^5", F(2, 3) ** 5, nstr(mpf(32) / 243, 16), "(-2/3)^-3", F(-2, 3) ** -3, "1.5^4", F(3, 2) ** 4)
print("2^1000", str(2**1000)[:20], len(str(2**1000)), nstr(mpf(2) ** 1000, 12), "2^200", 2**200, nstr(mpf(2) ** 200, 12))
print("10^40", nstr(mpf(10) ** 40, 12), "7^100000", nstr(mpf(7) ** 100000, 8), "0.5^100000", nstr(mpf(0.5) ** 100000, 8), len(str(9**10000)))
for b, p in [("27", "2/3"), ("2", "1/2"), ("5", "-2/3"), ("2", "123456789/1000000000"), ("12", "3/2"), ("3/4", "1/2")]:
    print(b, p, nstr(mpower(mpf(F(b).numerator) / F(b).denominator, mpf(F(p).numerator) / F(p).denominator), 18))
for b, p in [(-8, F(1, 3)), (-8, F(2, 3)), (-4, F(1, 2)), (-2, F(1, 4)), (-2, F(1, 3)), (-32, F(3, 5))]:
    print("principal", b, p, nstr(mpower(mpc(b), mpf(p.numerator) / p.denominator), 12))
print("e^2", nstr(e**2, 16), nstr(e**2, 13), "e^10", nstr(e**10, 13), "2^e", nstr(mpf(2) ** e, 13), "e^0.5", nstr(e**mpf("0.5"), 13))
print("base: 2^(1/10)", nstr(mpf(2) ** (mpf(1) / 10), 16), "1024^(1/10)", nstr(mpf(1024) ** (mpf(1) / 10), 16), "(-27)^(1/3) real -3", "5^(1/-2)", nstr(mpf(5) ** mpf("-0.5"), 16))
print("exponent: log2 1024", log(1024, 2), "log4 8", nstr(log(8, 4), 20), "log2 10", nstr(log(10, 2), 16), nstr(log(10, 2), 14), "log1.05 2", nstr(log(2, mpf("1.05")), 14))
print()
for x in ["1024", "72", "0.5", "1.000000000000001", "1e-50", "2", "100", "0.0001"]:
    v = mpf(x)
    print("x =", x, "ln", nstr(log(v), 16), "lg", nstr(log(v, 10), 16), "ld", nstr(log(v, 2), 16), "log3", nstr(log(v, 3), 16))
print("antilog: 10^2.5", nstr(mpf(10) ** mpf("2.5"), 16), "e^-1", nstr(e**-1, 16), "2^0.1", nstr(mpf(2) ** mpf("0.1"), 16), "7^-3", F(1, 343), nstr(mpf(1) / 343, 16))
print("base of log 5 = 3/2:", nstr(mpf(5) ** (mpf(2) / 3), 16), "log 1000 = 3:", 10, "log 8 = -3", F(1, 2), "log 5 = 0.3", nstr(mpf(5) ** (1 / mpf("0.3")), 16))
