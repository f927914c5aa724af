"""What the cases of rounding expect: Python's decimal with its own rounding modes, fractions for halves up and down, and scaled steps."""
from decimal import ROUND_CEILING, ROUND_DOWN, ROUND_FLOOR, ROUND_HALF_DOWN, ROUND_HALF_EVEN, ROUND_HALF_UP, ROUND_UP, Decimal as D
from fractions import Fraction as F
from math import ceil, floor

ways = [("halfAway", ROUND_HALF_UP), ("halfEven", ROUND_HALF_EVEN), ("halfToward", ROUND_HALF_DOWN), ("floor", ROUND_FLOOR),
        ("ceiling", ROUND_CEILING), ("truncate", ROUND_DOWN), ("away", ROUND_UP)]
for text, step in [("2.5", "1"), ("-2.5", "1"), ("3.5", "1"), ("1.005", "0.01"), ("17.38", "0.05"), ("-0.4", "1"), ("1250", "100"), ("2.7", "1"), ("-2.7", "1")]:
    quotient = D(text) / D(step)
    found = {name: str(quotient.quantize(D(1), rounding=way) * D(step)) for name, way in ways}
    exact = F(text) / F(step)
    found["halfUp"] = str(D(floor(exact + F(1, 2))) * D(step))
    found["halfDown"] = str(D(ceil(exact - F(1, 2))) * D(step))
    print(text, step, found)
print("0.7 to eighths, half even", F(round(F("0.7") * 8), 8))
print("0.00123456 to 3 figures", D("0.00123456").quantize(D("0.00001"), ROUND_HALF_UP), " 98765 to 2:", D("9.8765e4").quantize(D("1e3"), ROUND_HALF_UP))
