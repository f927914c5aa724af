"""The employees' provident fund by a second hand: a passbook of single entries, in fractions, asked for interest as paragraph 60 words it.

    python3 tests/vectors/provident-fund/epf.py
"""
from fractions import Fraction as F
import calendar, datetime, json, math

CEILING = [(datetime.date(2014, 9, 1), 15000), (datetime.date(2026, 9, 17), 25000)]
DECLARED = {2022: F(815, 10000), 2023: F(825, 10000), 2024: F(825, 10000), 2025: F(825, 10000)}


def half_up(amount):
    return math.floor(amount + F(1, 2))


def ceiling(year, month):
    days = calendar.monthrange(year, month)[1]
    total = F(0)
    for day in range(1, days + 1):
        today = datetime.date(year, month, day)
        total += [amount for since, amount in CEILING if since <= today][-1]
    return total / days


def passbook(pay, age, retires, raise_, balance, start=(2026, 12), rate=F(825, 10000), capped=False, vpf=F(0), member=True, served=0):
    entries = []  # (months since the first, amount, is above the limit)
    if balance:
        entries.append((-1, F(balance), False))
    year, month = start
    count = (retires - age) * 12
    book, pension_wages, wages = [], [], F(pay)
    own_of_year = employer_of_year = pension_of_year = 0
    first_of_year = 0
    for at in range(count):
        y, m = divmod(year * 12 + month - 1 + at, 12)
        m += 1
        financial = y if m >= 4 else y - 1
        if m == 4 and at:
            wages *= 1 + raise_
        cap = ceiling(y, m)
        base = min(wages, cap) if capped else wages
        own = half_up(base * F(12, 100)) + half_up(base * vpf)
        share = half_up(base * F(12, 100))
        eps = 0
        if member and age * 12 + at < 58 * 12:
            eps = min(share, half_up(min(wages, cap) * F(833, 10000)))
            pension_wages.append(min(wages, cap))
        below = max(0, min(own, 250000 - own_of_year))
        entries.append((at, F(below + share - eps), False))
        entries.append((at, F(own - below), True))
        own_of_year += own
        employer_of_year += share - eps
        pension_of_year += eps
        if m == 3 or at == count - 1:
            # Each entry earns for the months of the year after its own.
            yearly = DECLARED.get(financial, rate)
            earned = lambda only: sum(amount * (at - max(since, first_of_year - 1)) for since, amount, above in entries if above or not only) * yearly / 12
            interest, taxed = half_up(earned(False)), half_up(earned(True))
            entries.append((at, F(interest - taxed), False))
            entries.append((at, F(taxed), True))
            book.append({"year": financial, "own": own_of_year, "employer": employer_of_year, "pension": pension_of_year, "interest": interest, "taxed": taxed, "balance": int(sum(amount for _, amount, _ in entries))})
            own_of_year = employer_of_year = pension_of_year = 0
            first_of_year = at + 1
    last = pension_wages[-60:]
    average = sum(last) / len(last) if last else F(0)
    years = (served * 12 + len(pension_wages) + 6) // 12
    counted = years + (2 if years >= 20 else 0)
    pension = max(1000, half_up(average * counted / 70)) if years >= 10 and last else None
    total = lambda key: sum(one[key] for one in book)
    return {"corpus": book[-1]["balance"], "own": total("own"), "employer": total("employer"), "interest": total("interest"), "taxed": total("taxed"), "intoPension": total("pension"), "pension": pension, "wages": round(float(average), 2), "years": counted, "rows": len(book), "first": book[0], "second": book[1] if len(book) > 1 else None, "last": book[-1]}


for name, given in {
    "forty": dict(pay=40000, age=30, retires=58, raise_=F(5, 100), balance=0),
    "ninety": dict(pay=90000, age=45, retires=58, raise_=F(5, 100), balance=2500000, vpf=F(8, 100), served=18),
    "fifteen": dict(pay=15000, age=50, retires=58, raise_=F(0), balance=100000, start=(2023, 4)),
    "capped": dict(pay=60000, age=40, retires=60, raise_=F(3, 100), balance=500000, start=(2026, 9), capped=True, served=5),
    "outside": dict(pay=200000, age=35, retires=40, raise_=F(0), balance=0, member=False),
    "short": dict(pay=20000, age=52, retires=58, raise_=F(0), balance=0, start=(2026, 4)),
}.items():
    print(name, json.dumps(passbook(**given)))
