"""The books of 10,000 orders at a price, in exact fractions, and the lowest price in cents that leaves the target, by trying.

Nothing here is taken from the project. The price is found by halving an interval on the profit of the whole book.
"""
from fractions import Fraction as F

N = 10_000


def book(price, cost, ship, fees, disc=0, taxed='none', tax=0, income=0, returns=0, back=0, fit=1, kept=0):
    """Profit of one unit on average after income tax, what the buyer pays, and the revenue of one sale."""
    price, cost, ship = F(price), F(cost), F(ship)
    asked = price * (1 - F(disc) / 100)
    t = F(tax) / 100
    pays = asked * (1 + t) if taxed == 'added' else asked
    due = pays - asked if taxed == 'added' else (asked - asked / (1 + t) if taxed == 'included' else F(0))
    till = F(0)
    coming_back = int(N * F(returns) / 100)
    fee_sum = F(0)
    shares = sum(F(s) for s, _ in fees) / 100 * pays
    amounts = sum(F(a) for _, a in fees)
    sale = pays - due - shares - amounts - cost - ship
    till = sale * (N - coming_back)
    refund = F(0)
    for _ in range(1):
        # one order that is sent back: the buyer's money goes out again, the tax is not owed, fees come back less what is kept
        refund = sale - (pays - due) + shares * (1 - F(kept) / 100) - F(back) + F(fit) / 100 * cost
    till += refund * coming_back
    profit = till / N
    if profit > 0:
        profit -= profit * F(income) / 100
    return profit, pays, pays - due


def solve(wanted, **terms):
    """The price at which the book leaves what `wanted(profit, revenue)` asks for."""
    low, high = F(0), F(100_000)
    for _ in range(80):
        mid = (low + high) / 2
        profit, _, revenue = book(mid, **terms)
        if wanted(profit, revenue):
            high = mid
        else:
            low = mid
    return high


def show(name, wanted, ending=None, **terms):
    exact = solve(wanted, **terms)
    cents = -(-exact * 100 // 1)
    if abs(exact * 100 - round(exact * 100)) < F(1, 10**9):
        cents = round(exact * 100)
    if ending is not None:
        while cents % 100 != ending:
            cents += 1
    price = F(int(cents), 100)
    profit, pays, revenue = book(price, **terms)
    floor = solve(lambda p, _: p >= 0, **terms)
    shares = [(float(F(s) / 100 * pays + F(a))) for s, a in terms['fees']]
    outlay = F(terms['cost']) + F(terms['ship'])
    print(f'{name}: exact {float(exact):.6f} price {float(price)} profit {float(profit):.6f} margin {float(profit / revenue):.9f}'
          f' on cost {float(profit / outlay):.9f} floor {float(floor):.6f} pays {float(pays):.4f} fees {shares} = {sum(shares):.6f}')


FEES = [(12, 0), (3, '0.3')]
show('lamp', lambda p, r: p >= r / 5, cost=18, ship='4.5', fees=FEES)
full = dict(cost=18, ship='4.5', fees=FEES, disc=10, taxed='included', tax=20, income=25, returns=5, back=4, fit=80, kept=20)
show('lamp with all', lambda p, r: p >= 8, ending=99, **full)
show('lamp with all, share of price', lambda p, r: p >= r / 10, **full)
show('tax on top', lambda p, r: p >= F(35, 100) * F('22.5'), cost=18, ship='4.5', fees=FEES, taxed='added', tax='8.25', disc=20)
show('no fees', lambda p, r: p >= F(1, 4) * r, cost=30, ship=0, fees=[])
show('amount after tax', lambda p, r: p >= 6, cost=10, ship=2, fees=[('9.5', '0.25')], income=30)
