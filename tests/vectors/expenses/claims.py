"""Conversions and taxes of expenses with Python's decimal, ROUND_HALF_UP, as an oracle for lib/subjects/expenses/claim.ts."""
import json
import random
from decimal import Decimal, ROUND_HALF_UP, getcontext

getcontext().prec = 50
DIGITS = {"USD": 2, "EUR": 2, "JPY": 0, "KWD": 3}
random.seed(20261123)

def rounded(value, digits):
    return value.quantize(Decimal(1).scaleb(-digits), rounding=ROUND_HALF_UP)

cases = []
for _ in range(200):
    base = random.choice(list(DIGITS))
    paid = random.choice(list(DIGITS))
    amount = Decimal(random.randint(1, 10_000_000)).scaleb(-random.randint(0, 4))
    rate = Decimal(random.randint(1, 2_000_000)).scaleb(-random.randint(2, 6))
    tax = random.choice(["0", "0.05", "0.077", "0.19", "0.2", "0.255"])
    in_paid = rounded(amount, DIGITS[paid])
    in_base = rounded(in_paid * (1 if paid == base else rate), DIGITS[base])
    part = rounded(in_base * Decimal(tax) / (1 + Decimal(tax)), DIGITS[base])
    minor = lambda value, digits: int(value.scaleb(digits))
    cases.append({
        "base": base, "currency": paid, "amount": float(amount), "rate": float(rate), "tax": float(tax),
        "paidMinor": minor(in_paid, DIGITS[paid]), "baseMinor": minor(in_base, DIGITS[base]), "taxMinor": minor(part, DIGITS[base]),
    })
print(json.dumps(cases, indent=1))
