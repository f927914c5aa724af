"""What the cases of gcd-lcm and ratio expect: SymPy and Python's math."""
from fractions import Fraction as F
from math import gcd, lcm

from sympy import factorint, gcdex

for numbers in [(12, 18, 20), (1071, 462), (35, 64), (0, 45), (0, 0), (-84, 126, 210), (10**30 + 57, 10**29 - 27), (999999000001, 1000003)]:
    print(numbers, gcd(*numbers), lcm(*numbers), [factorint(abs(n)) for n in numbers if n and abs(n) < 10**15])
for a, b in [(1071, 462), (-30, 42), (35, 64)]:
    print(a, b, gcdex(a, b))
print("ratio 1.5:2:0.25", [F("1.5") * 4, F(2) * 4, F("0.25") * 4])
print("ratio 1/2:1/3", F(1, 2) / F(1, 3))
print("100 in 1:1:1 in cents, largest remainder", [F(10000, 3)] * 3)
print("1000 in 5:3:7", [F(1000 * n, 15) for n in (5, 3, 7)], [float(F(1000 * n, 15)) for n in (5, 3, 7)])
print("2.5:4 = x:10", F("2.5") * 10 / 4)
print("3:4 = 9:x", F(4 * 9, 3), " 3:x = 9:12", F(3 * 12, 9), " x:4 = 9:12", F(4 * 9, 12))
print("inverse x*6 = 3*8", F(3 * 8, 6), " 4*x = 3*8", F(3 * 8, 4), " 4*6 = x*8", F(24, 8))
