"""What the cases of fraction, decimal-to-fraction and ratio expect: fractions of Python's standard library, SymPy for continued fractions."""
from fractions import Fraction as F

from sympy import Rational
from sympy.ntheory.continued_fraction import continued_fraction

print("fraction")
print(" 1/2+1/3", F(1, 2) + F(1, 3))
print(" 2 3/4 ÷ 1/2", F(11, 4) / F(1, 2))
print(" -1 1/2 × 2/9", F(-3, 2) * F(2, 9))
print(" 3/4 − 5/6", F(3, 4) - F(5, 6))
print(" (2/3)^-3", F(2, 3) ** -3)
print(" 1/2 + 2/3 × 3/4 − 1/8", F(1, 2) + F(2, 3) * F(3, 4) - F(1, 8))
print(" 1/2 ÷ 3/4 × 5/6", F(1, 2) / F(3, 4) * F(5, 6))
print(" 0.75 + 1/8", F("0.75") + F(1, 8))
print(" 123456789/987654321 + 1/1000000007", F(123456789, 987654321) + F(1, 1000000007))
print(" 1234/5678", F(1234, 5678))
print(" sorted 3/4 2/3 0.7 5/7", sorted([F(3, 4), F(2, 3), F("0.7"), F(5, 7)]))

print("decimal-to-fraction")
for text, most in [("3.14159265358979", 1000), ("3.14159265358979", 100), ("2.718281828459045", 500), ("0.201", 64), ("-0.333", 10), ("1.41421356", 50)]:
    value = F(text)
    near = value.limit_denominator(most)
    print("", text, most, value, near, float(near - value))
print(" 3.14159265358979", continued_fraction(Rational("3.14159265358979")))
print(" -2.6", continued_fraction(Rational("-2.6")))


def decimals(value):
    whole, rest = divmod(abs(value.numerator), value.denominator)
    seen, digits = {}, ""
    while rest and rest not in seen:
        seen[rest] = len(digits)
        digits += str(rest * 10 // value.denominator)
        rest = rest * 10 % value.denominator
    at = seen.get(rest) if rest else None
    return f"{whole}.{digits}" if at is None else f"{whole}.{digits[:at]}({digits[at:]})"


for over, under in [(1, 6), (5, 8), (22, 7), (1, 28), (1, 97), (-7, 12)]:
    print("", F(over, under), decimals(F(over, under)))
for text in ["1.4142", "0.8125", "0.201"]:
    for part in [2, 4, 8, 16, 32, 64]:
        mark = F(int(F(text) * part + F(1, 2)), part)
        print("", text, f"1/{part}", mark, float(mark - F(text)))
print(" 12.(345)", F(12345 - 12, 999))
print(" 0.58(3)", F(583 - 58, 900))
