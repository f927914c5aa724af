"""What the cases of roof-pitch expect: SymPy, to six digits. python3 roof_pitch.py"""
from sympy import N, Rational as R, atan, pi, sqrt, tan

f4 = sqrt(1 + R(1, 9))
print("28 ft, 4 in 12", N(14 * f4, 6), N(R(14) / 3, 6))
print("with overhang", N((14 - R(1, 16)) * f4, 6), N((14 - R(1, 16) + R(3, 2)) * f4, 6), N(R(31, 2) * sqrt(2 + R(1, 9)), 6), N(8 + R(14, 3), 6))
t = tan(pi / 6)
print("30 degrees, run 4", N(12 * t, 6), N(4 * t, 6), N(4 * sqrt(1 + t**2), 6), N(R(9, 2) * sqrt(1 + t**2), 6), N(R(9, 2) * sqrt(2 + t**2), 6))
print("1:20", N(atan(R(1, 20)) * 180 / pi, 6), "attic", N(R(36, 10) * sqrt(5) / 2, 6))
