"""Edges of the tax rate schedules, one dollar around each, written down as revenue procedures print them: tax at the foot of a
bracket, and the rate above. Decimal arithmetic; nothing of lib. Prints year, status, taxable income, tax by the schedule, tax on the return.

    python3 tests/vectors/us-federal/brackets.py > tests/vectors/us-federal/brackets.csv
"""
from decimal import ROUND_HALF_UP, Decimal as D

SCHEDULES = {
    (2024, 'single'): '0 0 10|11600 1160 12|47150 5426 22|100525 17168.50 24|191950 39110.50 32|243725 55678.50 35|609350 183647.25 37',
    (2024, 'joint'): '0 0 10|23200 2320 12|94300 10852 22|201050 34337 24|383900 78221 32|487450 111357 35|731200 196669.50 37',
    (2024, 'separate'): '0 0 10|11600 1160 12|47150 5426 22|100525 17168.50 24|191950 39110.50 32|243725 55678.50 35|365600 98334.75 37',
    (2024, 'head'): '0 0 10|16550 1655 12|63100 7241 22|100500 15469 24|191950 37417 32|243700 53977 35|609350 181954.50 37',
    (2025, 'single'): '0 0 10|11925 1192.50 12|48475 5578.50 22|103350 17651 24|197300 40199 32|250525 57231 35|626350 188769.75 37',
    (2025, 'joint'): '0 0 10|23850 2385 12|96950 11157 22|206700 35302 24|394600 80398 32|501050 114462 35|751600 202154.50 37',
    (2025, 'separate'): '0 0 10|11925 1192.50 12|48475 5578.50 22|103350 17651 24|197300 40199 32|250525 57231 35|375800 101077.25 37',
    (2025, 'head'): '0 0 10|17000 1700 12|64850 7442 22|103350 15912 24|197300 38460 32|250500 55484 35|626350 187031.50 37',
    (2026, 'single'): '0 0 10|12400 1240 12|50400 5800 22|105700 17966 24|201775 41024 32|256225 58448 35|640600 192979.25 37',
    (2026, 'joint'): '0 0 10|24800 2480 12|100800 11600 22|211400 35932 24|403550 82048 32|512450 116896 35|768700 206583.50 37',
    (2026, 'separate'): '0 0 10|12400 1240 12|50400 5800 22|105700 17966 24|201775 41024 32|256225 58448 35|384350 103291.75 37',
    (2026, 'head'): '0 0 10|17700 1770 12|67450 7740 22|105700 16155 24|201750 39207 32|256200 56631 35|640600 191171 37',
}


def steps(key):
    return [tuple(map(D, row.split())) for row in SCHEDULES[key].split('|')]


def tax(key, income):
    over, base, rate = max(row for row in steps(key) if row[0] <= income)
    return base + (income - over) * rate / 100


def rows_of_the_table():
    """Rows of the Tax Table: from, to."""
    yield from ((D(0), D(5)), (D(5), D(15)), (D(15), D(25)))
    low = D(25)
    while low < 100_000:
        high = low + (25 if low < 3000 else 50)
        yield low, high
        low = high


TABLE = list(rows_of_the_table())


def on_the_return(key, income):
    if income < 100_000:
        low, high = next(row for row in TABLE if row[0] <= income < row[1])
        income = (low + high) / 2 if high > 5 else D(0)
    return tax(key, income).quantize(D(1), ROUND_HALF_UP)


if __name__ == '__main__':
    print('year,status,income,exact,return')
    for key in SCHEDULES:
        for (over, base, rate), (upper, then, _) in zip(steps(key), steps(key)[1:]):
            assert base + (upper - over) * rate / 100 == then, (key, upper)
        edges = {D(n) for n in (4, 5, 14, 15, 24, 25, 2975, 2999, 3000, 3050, 25300, 60000, 99949, 99950, 99999, 100000, 100001, 1000000)}
        for over, _, _ in steps(key)[1:]:
            edges |= {over - 1, over, over + 1}
        for income in sorted(edges):
            print(f'{key[0]},{key[1]},{income},{tax(key, income)},{on_the_return(key, income)}')
