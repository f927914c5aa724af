"""A borrower's ledger, month by month in Decimal, for the cases of the UK student loan calculator.

Written before the calculator and apart from it: python3 tests/vectors/uk-student-loan/ledger.py
Interest of a month is a twelfth of the yearly rate on what is owed at its start, in pence, half up; pay day is the last day.
"""

from decimal import ROUND_DOWN, ROUND_HALF_UP, Decimal as D

PENNY = D("0.01")
NINE, SIX = D("0.09"), D("0.06")
THRESHOLD = {"1": D(26900), "2": D(29385), "4": D(33795), "5": D(25000), "pg": D(21000)}
TERM = {"1": 25, "2": 30, "4": 30, "5": 40, "pg": 30}
UPPER = D(52885)


def pennies(amount):
    return amount.quantize(PENNY, ROUND_HALF_UP)


def tax_year(year, month):
    return year if month >= 4 else year - 1


def run(loans, salary, rise, start, rpi=D("0.032"), thresholds=D("0.03"), overpay=D(0), bank=D("0.04")):
    year, month = start
    first_year = tax_year(year, month)
    owed = {plan: balance for plan, balance, _ in loans}
    due = {plan: end + 1 for plan, _, end in loans}
    if "5" in due:
        due["5"] = max(due["5"], 2026)
    paid = interest = written_off = D(0)
    rows, first_pay, rate_now = {}, None, None
    while any(owed.values()):
        ty = tax_year(year, month)
        for plan in owed:
            if (year, month) >= (due[plan] + TERM[plan], 4) and owed[plan]:
                written_off += owed[plan]
                owed[plan] = D(0)
        if not any(owed.values()):
            break
        annual = salary * (1 + rise) ** (ty - first_year)
        level = {}
        for plan, base in THRESHOLD.items():
            raised = ty - 2026
            if plan == "pg":
                raised = 0
            if plan == "2":
                raised = max(0, ty - 2029)
            level[plan] = base * (1 + thresholds) ** max(0, raised)
        upper = UPPER * level["2"] / THRESHOLD["2"]
        rates = {}
        for plan in owed:
            if plan in "14" and plan != "pg":
                rates[plan] = min(rpi, bank + D("0.01"))
            elif plan == "5":
                rates[plan] = rpi
            elif plan == "pg":
                rates[plan] = rpi + D("0.03")
            else:
                studying = (year, month) < (due[plan], 4)
                share = D(1) if studying else min(D(1), max(D(0), (annual - level["2"]) / (upper - level["2"])))
                rates[plan] = rpi + D("0.03") * share
            if plan in ("2", "pg") and (2026, 9) <= (year, month) <= (2027, 8):
                rates[plan] = min(rates[plan], D("0.06"))
        row = rows.setdefault(ty, {"paid": D(0), "interest": D(0)})
        for plan in owed:
            grown = pennies(owed[plan] * rates[plan] / 12)
            interest += grown
            row["interest"] += grown
            owed[plan] += grown
        pay = annual / 12
        liable = [p for p in owed if owed[p] and (year, month) >= (due[p], 4)]
        planned = {}
        if "pg" in liable:
            planned["pg"] = max(D(0), (pay - level["pg"] / 12) * SIX).quantize(D(1), ROUND_DOWN)
        others = sorted((p for p in liable if p != "pg"), key=lambda p: level[p])
        if others:
            lowest = level[others[0]] / 12
            whole = max(D(0), (pay - lowest) * NINE).quantize(D(1), ROUND_DOWN)
            if len(others) == 1:
                planned[others[0]] = whole
            else:
                upto = min(pay, level[others[1]] / 12)
                low = max(D(0), (upto - lowest) * NINE).quantize(D(1), ROUND_DOWN)
                planned[others[0]], planned[others[1]] = low, whole - low
        month_paid = D(0)
        for plan, amount in planned.items():
            now = min(amount, owed[plan])
            owed[plan] -= now
            month_paid += now
            left = amount - now
            for other in others:
                if left and plan != "pg" and other != plan:
                    more = min(left, owed[other])
                    owed[other] -= more
                    month_paid += more
        extra = overpay
        for plan in sorted(owed, key=lambda p: -rates[p]):
            now = min(extra, owed[plan])
            owed[plan] -= now
            extra -= now
            month_paid += now
        if first_pay is None:
            first_pay, rate_now = month_paid, rates
        paid += month_paid
        row["paid"] += month_paid
        row["owed"] = sum(owed.values())
        last = (year, month)
        year, month = (year, month + 1) if month < 12 else (year + 1, 1)
    return {
        "paid": paid, "interest": interest, "written off": written_off, "last payment": last, "first": first_pay,
        "rates": rate_now, "years": len(rows), "rows": {k: rows[k] for k in list(rows)[:2]},
    }


def show(name, *args, **options):
    print(name)
    for key, value in run(*args, **options).items():
        print("   ", key, value)


show("plan 2, 45,000, pay 35,000 rising 3%, course ended 2020", [("2", D(45000), 2020)], D(35000), D("0.03"), (2026, 12))
show("plan 5, 60,000, pay 32,000 rising 4%, course ends 2026", [("5", D(60000), 2026)], D(32000), D("0.04"), (2026, 12))
show("plan 1, 6,000, pay 40,000 flat", [("1", D(6000), 2010)], D(40000), D(0), (2026, 12))
show("the same, 100 more a month", [("1", D(6000), 2010)], D(40000), D(0), (2026, 12), overpay=D(100))
show("plan 2 and postgraduate", [("2", D(40000), 2021), ("pg", D(12000), 2022)], D(42000), D("0.03"), (2026, 12))
show("plan 1 and plan 2", [("1", D(9000), 2012), ("2", D(30000), 2016)], D(38000), D("0.02"), (2026, 12))
show("plan 4, 20,000, pay 45,000, bank rate 2%", [("4", D(20000), 2019)], D(45000), D("0.02"), (2027, 4), bank=D("0.02"))
show("plan 2 overpaid 200", [("2", D(45000), 2020)], D(35000), D("0.03"), (2026, 12), overpay=D(200))
show("plan 2 still studying", [("2", D(30000), 2027)], D(30000), D("0.03"), (2026, 12))
