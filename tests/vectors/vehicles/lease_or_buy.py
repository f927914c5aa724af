"""Leasing against buying, month by month: every amount is put on its month and discounted by itself."""
from loans import worth


def present(events, rate):
    return sum(amount / (1 + rate / 12) ** month for month, amount in events)


def a_month(value, rate, months):
    return value / sum((1 + rate / 12) ** -month for month in range(1, months + 1))


def loan_events(price, down, tax, apr, term, keep, saved=0.0, upkeep=0.0):
    balance = price * (1 + tax) - down
    payment = balance / sum((1 + apr / 12) ** -month for month in range(1, term + 1))
    events = [(0, down)]
    for month in range(1, keep + 1):
        interest = balance * apr / 12 if month <= term else 0.0
        paid = payment if month <= term else 0.0
        balance += interest - paid
        lost = worth(price, month - 1, 0.2, 0.14) - worth(price, month, 0.2, 0.14)
        events.append((month, paid + upkeep - saved * (lost + interest + upkeep)))
    events.append((keep, balance - worth(price, keep, 0.2, 0.14)))
    return payment, events


def lease_events(payment, months, leases, disposition, excess=0.0, signing=0.0, insurance=0.0, saved=0.0, bought=None):
    events = []
    for lease in range(leases):
        start = lease * months
        events.append((start, signing))
        events += [(start + month, payment) for month in range(months)]
        events += [(start + month, insurance) for month in range(1, months + 1)]
        if bought is None or lease < leases - 1:
            events.append((start + months, disposition + excess))
    events = [(month, amount * (1 - saved)) for month, amount in events]
    if bought is not None:
        events.append((months * leases, bought))
    return events


def year_of(month):
    return -(-month // 12)


def by_year(events, years):
    return [round(sum(a for m, a in events if year_of(m) == year), 2) for year in range(years + 1)]


if __name__ == '__main__':
    lease_payment = (15000 / 36 + 57000 * 0.0022) * 1.06
    lease = lease_events(lease_payment, 36, 2, 400)
    payment, loan = loan_events(36000, 4000, 0.06, 0.07, 60, 72)
    for name, events in (('lease', lease), ('loan', loan)):
        value = present(events, 0.04)
        print('two leases', name, round(value, 2), 'a month', round(a_month(value, 0.04, 72), 2), by_year(events, 6))
    one = lease_events(lease_payment, 36, 1, 400)
    print('lease without end', round(a_month(present(one, 0.04), 0.04, 36), 2))
    for years in (1, 3, 4, 10):
        _, events = loan_events(36000, 4000, 0.06, 0.07, 60, years * 12)
        print('loan kept', years, round(a_month(present(events, 0.04), 0.04, years * 12), 2))
    # 24,000 km a year against 20,000, 0.15 a km; half for business at 30%; 1,000 down; 10 more insurance; 20 more upkeep; no interest.
    lease_payment = (14000 / 36 + 56000 * 0.0022) * 1.06
    lease = lease_events(lease_payment, 36, 1, 400, 4000 * 3 * 0.15, 1000 * 1.06 + 700, 10, 0.15)
    payment, loan = loan_events(36000, 4000, 0.06, 0.07, 60, 36, 0.15, 20)
    print('business', round(lease_payment, 2), by_year(lease, 3), round(sum(a for _, a in lease), 2))
    print('business', round(payment, 2), by_year(loan, 3), round(sum(a for _, a in loan), 2))
    # The same for a mile at 0.25, and the car bought at its residual and sold for what the curve says.
    end = 21000 * 1.06 - worth(36000, 36, 0.2, 0.14)
    lease = lease_events(lease_payment, 36, 1, 400, 0, 1000 * 1.06 + 700, 10, 0.15, end)
    print('bought at the end', round(sum(a for _, a in lease), 2), round(worth(36000, 36, 0.2, 0.14), 2))
    print('miles', round(4000 / 1.609344 * 3 * 0.25, 2))
