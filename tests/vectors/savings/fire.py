"""Independence by years of simulation and bisection; nothing of the closed formula."""


def worth(start, saved, r, years):
    """Balance after a broken number of years, with saving as a flow at the ends of years continued between them."""
    whole = int(years)
    for _ in range(whole):
        start = start * (1 + r) + saved
    rest = years - whole
    growth = (1 + r) ** rest
    return start * growth + (saved * (growth - 1) / r if r else saved * rest)


def until(goal, start, saved, r):
    low, high = 0.0, 200.0
    if worth(start, saved, r, high) < goal:
        return None
    for _ in range(200):
        mid = (low + high) / 2
        low, high = (low, mid) if worth(start, saved, r, mid) >= goal else (mid, high)
    return high


print('regular', until(900_000, 80_000, 24_000, 0.05), 'lean', until(630_000, 80_000, 24_000, 0.05), 'fat', until(1_350_000, 80_000, 24_000, 0.05))
print('barista', until(525_000, 80_000, 24_000, 0.05), 'coast', 900_000 / 1.05 ** 33)
low, high = 0.0, 33.0
for _ in range(200):
    mid = (low + high) / 2
    low, high = (low, mid) if worth(80_000, 24_000, 0.05, mid) * 1.05 ** (33 - mid) >= 900_000 else (mid, high)
print('coast in', high)
print('spends more than earned', until(500_000, 400_000, -5000, 0.05))
print('no return', until(500_000, 100_000, 20_000, 0.0))
print('savings rates', [(s, until((1 - s) / 0.04, 0, s, 0.05)) for s in (0.1, 0.25, 0.5, 0.75)])
