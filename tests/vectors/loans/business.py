"""Loans sized by cover, then followed month by month (business-loan)."""
from common import F, cents, level, simulate, bisect

def run(name, flow, dscr, existing, rate, n, due=None, asked=None, collateral=None, fees=0, covenant='1.2', own=0, owndebt=0):
    due = due or n
    service = max(F(0), F(flow) / F(dscr) - existing)
    r = F(rate) / 12
    v = sum(1 / (1 + r) ** t for t in range(1, n + 1))
    cash = service / 12 * v
    most = min(cash, F(collateral)) if collateral is not None else cash
    loan = asked or cents(most)
    rows = simulate(loan, r, n)
    p = rows[0][0]
    fees = fees(loan)
    flows = [x[0] for x in rows[:due]]
    owed = rows[due - 1][2]
    flows[-1] += owed
    apr = 12 * bisect(lambda i: sum(a / (1 + i) ** (t + 1) for t, a in enumerate(flows)) - (loan - fees), 0.0, 1.0)
    debt = existing + 12 * p
    print(name, 'service', float(service), 'cash', float(cash), 'loan', loan, 'pay', p, 'dscr', flow / debt, 'fall', float(1 - F(covenant) * debt / flow), 'apr', apr,
          'global', (flow + own) / (debt + owndebt), 'balloon', owed, 'fees', fees, 'interest', sum(x[1] for x in rows[:due]), 'last', flows[-1])
    for d in ('-0.02', '0.03'):
        q = level(loan, (F(rate) + F(d)) / 12, n)
        rr = (F(rate) + F(d)) / 12
        print('   ', d, q, float(service / 12 * sum(1 / (1 + rr) ** t for t in range(1, n + 1))), flow / (existing + 12 * q), 0.9 * flow / (existing + 12 * q), 0.8 * flow / (existing + 12 * q))

run('A', 20000000, '1.25', 4000000, '0.09', 120, fees=lambda l: cents(l * F('0.01')))
run('B', 20000000, '1.25', 4000000, '0.09', 240, due=60, asked=50000000, collateral=44000000, fees=lambda l: cents(l * (F('0.01') + F('0.75') * F('0.03'))) + 100000, own=5000000, owndebt=3000000)
