"""Withdrawal plans by units: each month units are sold at their value, and their cost is what was paid for them."""


def plan(corpus, ask, yearly, years, increase=0.0, simple=False, cost=None, held=0, long_after=12, short=0.2, long=0.125, exempt=0.0):
    i = yearly / 12 if simple else (1 + yearly) ** (1 / 12) - 1
    price = 100.0
    units = corpus / price
    bought = (corpus if cost is None else cost) / units
    rows, full = [], 0
    for y in range(years):
        out = gain = s = l = 0.0
        want = ask * (1 + increase) ** y
        done = False
        for m in range(12):
            price *= 1 + i
            sell = min(want / price, units)
            if sell * price >= want - 1e-7:
                full += 1
            else:
                done = True
            units -= sell
            g = sell * (price - bought)
            out += sell * price
            gain += g
            if held + y * 12 + m + 1 > long_after:
                l += max(0.0, g)
            else:
                s += max(0.0, g)
        rows.append((round(out, 2), round(gain, 2), round(s * short + max(0.0, l - exempt) * long + 1e-12, 2), round(units * price, 2)))
        if done:
            break
    return full, rows[-1][3], round(sum(r[0] for r in rows), 2), round(sum(r[2] for r in rows), 2), rows[0], rows[-1]


def uses_up(corpus, yearly, years, increase):
    low, high = 0.0, corpus * 2
    for _ in range(200):
        mid = (low + high) / 2
        b = corpus
        for k in range(years * 12):
            b = b * (1 + yearly) ** (1 / 12) - mid * (1 + increase) ** (k // 12)
        low, high = (mid, high) if b > 0 else (low, mid)
    return round(high, 2)


print('plain', plan(500_000, 3000, 0.08, 20))
print('raised, with cost and exemption', plan(5_000_000, 40_000, 0.1, 10, 0.06, cost=3_000_000, held=6, exempt=125_000), uses_up(5_000_000, 0.1, 10, 0.06))
print('used up', plan(100_000, 2000, 0.05, 10))
print('simple rate', plan(1_000_000, 10_000, 0.12, 5, simple=True))
print('loss', plan(120_000, 1000, 0.0, 10, cost=200_000), plan(100_000, 1000, -0.06, 2, cost=120_000))
