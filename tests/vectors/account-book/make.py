"""Amounts in the currency of a book and the tax in them, by the decimal arithmetic of Python, which shares no code with this project.

    python3 tests/vectors/account-book/make.py > tests/vectors/account-book/postings.json

Each row: amount, currency, decimals of it, rate, tax, base, decimals of it, then gross, tax and net in whole minor units of the base.
"""

import json
import random
from decimal import ROUND_HALF_UP, Decimal, getcontext

getcontext().prec = 60
chance = random.Random(2)
DIGITS = {"EUR": 2, "USD": 2, "JPY": 0, "KWD": 3}
TAXES = ["0", "0.05", "0.07", "0.19", "0.2", "0.21", "0.0825", "0.1", "0.15", "0.18", "0.25", "1"]


def whole(value):
    """Halves away from zero."""
    return value.quantize(Decimal(1), ROUND_HALF_UP)


rows = []
for _ in range(600):
    base, currency = chance.choice(list(DIGITS)), chance.choice(list(DIGITS))
    digits = DIGITS[currency]
    amount = Decimal(chance.randrange(-10**6, 10**9)) / 10**chance.choice([digits, digits, digits + 1])
    rate = Decimal(1) if base == currency else Decimal(chance.randrange(1, 10**6)) / 10**chance.randrange(2, 6)
    tax = Decimal(chance.choice(TAXES))
    paid = whole(amount * 10**digits)
    gross = whole(paid * rate * Decimal(10) ** (DIGITS[base] - digits))
    part = whole(gross * tax / (1 + tax))
    rows.append([float(amount), currency, digits, float(rate), float(tax), base, DIGITS[base], int(gross), int(part), int(gross - part)])
print("[")
print(",\n".join(json.dumps(row) for row in rows))
print("]")
