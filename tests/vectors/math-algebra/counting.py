"""What the cases of factorial and permutation-combination expect: Python's math, SymPy, mpmath."""
import sys
from itertools import combinations, combinations_with_replacement, permutations, product
from math import comb, factorial, perm

from mpmath import gamma, mp, mpf, nstr, sqrt, pi, e, loggamma
from sympy import factorial2, subfactorial, multinomial_coefficients, ff, rf, Rational

sys.set_int_max_str_digits(0)
mp.dps = 50
print("20!", factorial(20), "100!", len(str(factorial(100))), str(factorial(100)), "zeros", len(str(factorial(100))) - len(str(factorial(100)).rstrip("0")))
print("10000!", len(str(factorial(10000))), str(factorial(10000))[:14], "zeros", len(str(factorial(10000))) - len(str(factorial(10000)).rstrip("0")))
for n in (0, 1, 5, 20, 100):
    s = sqrt(2 * pi * n) * (n / e) ** n if n else mpf(0)
    print("stirling", n, nstr(s, 12), "below by", nstr(1 - s / factorial(n), 8))
print("9!!", factorial2(9), "10!!", factorial2(10), "0!!", factorial2(0), "101!!", factorial2(101), len(str(factorial2(10000))), "!5", subfactorial(5), "!0", subfactorial(0), "!1", subfactorial(1), "!20", subfactorial(20), len(str(subfactorial(10000))))
print("falling 10,3", ff(10, 3), "rising 10,3", rf(10, 3), "falling 2.5,3", ff(Rational(5, 2), 3), "rising -3,5", rf(-3, 5), "rising -2.5,3", rf(Rational(-5, 2), 3), "falling 5,7", ff(5, 7), "rising 7,0", rf(7, 0))
for x in ("0.5", "-0.5", "4.5", "-2.5", "3.7", "169.5", "-1.3", "0.0000001", "-0.9999999", "200.5"):
    print("gamma(x+1)", x, nstr(gamma(mpf(x) + 1), 13), nstr(loggamma(mpf(x) + 1).real, 13))
print("C(52,5)", comb(52, 5), "P(52,5)", perm(52, 5), "52^5", 52**5, "C(56,5)", comb(56, 5))
print("P(10,3)", perm(10, 3), "C(10,3)", comb(10, 3), "10^3", 1000, "C(12,3)", comb(12, 3), "9!", factorial(9), "circular r", perm(10, 3) // 3, "!10", subfactorial(10))
print("3,5", perm(3, 5), comb(3, 5), 3**5, comb(7, 5), "4,0", perm(4, 0), comb(4, 0), "0,0", perm(0, 0), comb(0, 0), "0,3", 0**3)
print("C(1000,500)", len(str(comb(1000, 500))), str(comb(1000, 500))[:14], "10000^5000", len(str(10000**5000)))
print("MISSISSIPPI", factorial(11) // (factorial(4) * factorial(4) * factorial(2)), "4,4,2,1", "BANANA", len(set(permutations("BANANA"))), sorted(set("".join(p) for p in permutations("BANANA")))[:4])
print("lists", list(permutations("ABCD", 2))[:4], len(list(permutations("ABCD", 2))), list(combinations("ABCD", 2)), list(combinations_with_replacement("ABC", 2)), len(list(product("ABC", repeat=2))), list(product("ABC", repeat=2))[:4])
