"""Student loans kept and refinanced, month by month, in exact fractions. All amounts in cents."""
from fractions import Fraction as F
from math import floor


def cents(x):
    return floor(x + F(1, 2))


def level(rate, months, owed):
    i = F(rate) / 12
    if i == 0:
        return cents(F(owed, months))
    growth = (1 + i) ** months
    return cents(owed * i * growth / (growth - 1))


def repay(owed, months, rates):
    """rates: month -> yearly rate from then on. Gives rows (interest, paid, owed)."""
    rows = []
    rate = due = None
    for month in range(1, months + 1):
        if month in rates:
            rate = F(rates[month])
            due = level(rate, months - month + 1, owed)
        interest = cents(owed * rate / 12)
        paid = owed + interest if month == months or owed + interest <= due else due
        owed += interest - paid
        rows.append((interest, paid, owed))
        if owed == 0:
            break
    return rows


def income(loans, pays, covered, until):
    owed = sum(b for b, _, _ in loans)
    rate = sum(b * F(r) for b, r, _ in loans) / owed
    waiting, rows, subsidy = 0, [], 0
    for _ in range(until):
        full = cents(owed * rate / 12)
        interest = max(0, full - covered)
        subsidy += full - interest
        waiting += interest
        paid = min(pays, owed + waiting)
        to_interest = min(paid, waiting)
        waiting -= to_interest
        owed -= paid - to_interest
        rows.append((interest, paid, owed + waiting))
        if owed + waiting == 0:
            break
    return rows, subsidy


def stay(loans, kind='none', until=0, pays=0, covered=0):
    """loans: (cents, rate, months, federal)."""
    sides, subsidy, forgiven = [], 0, 0
    federal = [(b, r, n) for b, r, n, f in loans if f]
    for b, r, n, f in loans:
        if kind == 'income' and f:
            continue
        rows = repay(b, n, {1: r})
        if kind == 'forgiveness' and f:
            rows = rows[:until]
            forgiven += rows[-1][2]
        sides.append(rows)
    if kind == 'income':
        rows, subsidy = income(federal, pays, covered, until)
        forgiven += rows[-1][2]
        sides.append(rows)
    longest = max(map(len, sides))
    def at(month):
        if month == 0:
            return sum(b for b, _, _, _ in loans)
        return sum(s[month - 1][2] for s in sides if month <= len(s) and not (month == len(s)))
    return dict(first=sum(s[0][1] for s in sides), interest=sum(r[0] for s in sides for r in s),
                paid=sum(r[1] for s in sides for r in s), forgiven=forgiven, subsidy=subsidy, months=longest,
                owed={12 * y: at(12 * y) for y in range(0, longest // 12 + 2)},
                paid_by={12 * y: sum(r[1] for s in sides for r in s[:12 * y]) for y in range(0, longest // 12 + 2)})


def offer(name, loans, months, rates, fee=0, bonus=0, shifts=(), cap=None, alone=None, **benefits):
    now = stay(loans, **benefits)
    total = sum(b for b, *_ in loans)
    print(f'== {name}')
    print('weighted', float(sum(b * F(r) for b, r, *_ in loans) / total))
    print({k: v for k, v in now.items()})
    for shift in (0, *shifts):
        moved = {m: (min(F(r) + F(shift, 100), F(cap)) if cap and shift else F(r) + F(shift, 100)) for m, r in rates.items()}
        rows = repay(total, months, moved)
        paid = sum(r[1] for r in rows)
        print('shift', shift, 'first', rows[0][1], 'highest', max(r[1] for r in rows[:-1]), 'interest', sum(r[0] for r in rows),
              'paid', paid, 'saving', now['paid'] - paid - fee + bonus)
        if shift == 0:
            print('  owed', {12 * y: rows[12 * y - 1][2] for y in range(1, months // 12 + 1) if 12 * y <= len(rows)})
            print('  paid', {12 * y: sum(r[1] for r in rows[:12 * y]) for y in range(1, months // 12 + 1)})
            base = sum(r[0] for r in rows)
    if alone is not None:
        print('cosigner saves', sum(r[0] for r in repay(total, months, {1: alone})) - base)


if __name__ == '__main__':
    three = [(2200000, '0.068', 100, False), (1400000, '0.0735', 100, False), (900000, '0.0653', 84, True)]
    offer('Three loans, fixed, fee and bonus', three, 84, {1: '0.0525'}, fee=15000, bonus=30000, alone='0.0675')
    long = [(2000000, '0.07', 60, False)]
    offer('Longer term', long, 180, {1: '0.065'})
    public = [(4000000, '0.06', 100, True)]
    offer('Forgiveness on the standard plan', public, 60, {1: '0.045'}, kind='forgiveness', until=36)
    mixed = [(3000000, '0.06', 120, True), (2000000, '0.05', 120, True), (1000000, '0.09', 48, False)]
    offer('Income-driven with a subsidy', mixed, 120, {1: '0.055'}, kind='income', until=60, pays=15000, covered=5000)
    offer('Income-driven that repays first', [(500000, '0.06', 24, True)], 24, {1: '0.06'}, kind='income', until=60, pays=100000)
    offer('Variable', long, 60, {1: '0.045', 13: '0.055', 37: '0.0575'}, shifts=(1, 2, 3), cap='0.08')
    offer('No interest', [(120000, '0', 12, False)], 24, {1: '0'})
