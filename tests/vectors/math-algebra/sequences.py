"""What the cases of sequence-series expect: SymPy's interpolation, sums and Fibonacci numbers, Python fractions."""
import sys
from fractions import Fraction as F

from sympy import Symbol, fibonacci, interpolate, lucas, oo, summation

sys.set_int_max_str_digits(0)
n, k = Symbol("n"), Symbol("k")
print("2 5 10 17 26:", interpolate([2, 5, 10, 17, 26], n), "term 20", 20**2 + 1, "sum", summation(k**2 + 1, (k, 1, 20)), summation(k**2 + 1, (k, 1, n)).expand())
print("1..100:", summation(k, (k, 1, 100)), "1..10^9", summation(k, (k, 1, 10**9)))
print("3 + 4(n-1): a20", 3 + 4 * 19, "S20", summation(3 + 4 * (k - 1), (k, 1, 20)))
print("geometric 1, 1/2: a10", F(1, 2) ** 9, "S10", sum(F(1, 2) ** i for i in range(10)), "endless", summation(F(1, 2) ** k, (k, 0, oo)))
print("geometric 5, -2/3: a7", 5 * F(-2, 3) ** 6, float(5 * F(-2, 3) ** 6), "S7", sum(5 * F(-2, 3) ** i for i in range(7)), "endless", F(5) / (1 + F(2, 3)))
print("geometric 2, 3: a50", 2 * 3**49, "S50", 3**50 - 1)
print("F(100)", fibonacci(100), "sum", fibonacci(102) - 1, "F(1000)", len(str(fibonacci(1000))), str(fibonacci(1000))[:14], "L(30) from 1, 3", lucas(30), sum(lucas(i) for i in range(1, 31)))
a, b = 1, 2
terms = [a, b]
while len(terms) < 20:
    terms.append(2 * terms[-1] + terms[-2])
print("2p + q from 1, 2: a20", terms[19], "S20", sum(terms), "a10", terms[9])
x = [F(1)]
while len(x) < 5:
    x.append(x[-1] / 2 + 1 / x[-1])
print("Newton for the root of 2:", x, [float(v) for v in x], "sum", sum(x))
h = [1, 3, 7, 15, 31]
print("2a + 1: a10", 2**10 - 1, "S10", 2**11 - 12)
f = [1, 2, 6, 24, 120]
print("1 2 6 24 120: a10", 3628800, "S10", sum(__import__("math").factorial(i) for i in range(1, 11)))
print("n^2 + n + 41: a40", 40**2 + 40 + 41, "S40", summation(k**2 + k + 41, (k, 1, 40)), "cubes S20", summation(k**3, (k, 1, 20)))
print("3 1 4 1 5 9:", interpolate([3, 1, 4, 1, 5, 9], n), "at 7", interpolate([3, 1, 4, 1, 5, 9], n).subs(n, 7))
