"""Withholding for the rest of 2026, by a second method: the tax of a year on pay less the standard deduction, in place of the schedules
of Publication 15-T. What cases of w-4 cite."""
from decimal import ROUND_HALF_UP, Decimal as D

cents = lambda x: D(x).quantize(D('0.01'), ROUND_HALF_UP)
whole = lambda x: D(x).quantize(D(1), ROUND_HALF_UP)
tops = {'single': (12_400, 50_400, 105_700, 201_775, 256_225, 640_600), 'joint': (24_800, 100_800, 211_400, 403_550, 512_450, 768_700)}
standard = {'single': 16_100, 'joint': 32_200}


def tax(income, status):
    income, total, low = max(D(0), D(income)), D(0), D(0)
    for top, rate in zip((*tops[status], 10**12), ('0.10', '0.12', '0.22', '0.24', '0.32', '0.35', '0.37')):
        total += max(D(0), min(income, D(top)) - low) * D(rate)
        low = D(top)
    return total


def plan(title, status, jobs, target=0, delay=0, credits=0, other=0, estimated=0):
    plain = lambda pay, periods: cents(tax(D(pay) * periods - standard[status], status) / periods)
    wages = sum(D(earned) + D(pay) * left for pay, periods, left, earned, _, _ in jobs)
    owed = max(D(0), tax(wages + other - standard[status], status) - credits)
    paid = sum(D(withheld) for *_, withheld, _ in jobs) + estimated
    before = paid + sum(D(now) * left for _, _, left, _, _, now in jobs) - owed
    first = max(range(len(jobs)), key=lambda at: D(jobs[at][0]) * jobs[at][1])
    old = sum(D(now) * min(delay, left) for _, _, left, _, _, now in jobs)
    others = sum(plain(pay, periods) * max(0, left - delay) for at, (pay, periods, left, *_) in enumerate(jobs) if at != first)
    pay, periods, left, *_ = jobs[first]
    days = left - delay
    sure = paid + old + others
    need, own = (owed + target - sure) / days, plain(pay, periods)
    extra = whole(need - own) if need > own else D(0)
    step3 = whole((own - need) * periods) if need < own else D(0)
    each = max(D(0), cents(tax(D(pay) * periods - standard[status], status) / periods - step3 / periods)) + extra
    print(title, 'tax', owed, 'before', before, 'sure', sure, 'need', round(need, 4), 'plain', own, '4c', extra, 'step3', step3, 'each', each, 'after', sure + each * days - owed)


# pay, periods, left, earned, withheld, withheld each payday now
plan('single, plain', 'single', [(2500, 26, 26, 0, 0, '216.15')])
plan('single, late, too little', 'single', [(3000, 26, 10, 48_000, 3000, 250)], target=500, delay=1)
plan('couple, two children', 'joint', [(3200, 26, 26, 0, 0, 100), (4500, 12, 12, 0, 0, 200)], credits=4400)
plan('single, too much', 'single', [(4000, 24, 12, 48_000, 7200, 600)])
plan('other income', 'single', [(5000, 12, 6, 30_000, 2500, 400)], other=10_000, estimated=500)
plan('hopeless', 'single', [(4000, 12, 1, 44_000, 0, 0)])
plan('paid already', 'single', [(2000, 26, 4, 44_000, 9000, 150)])
