"""Figures that cases of the trading calculators expect; see README.md."""
import math
import struct
from datetime import date, timedelta
from decimal import Decimal, getcontext
from fractions import Fraction

getcontext().prec = 40


def heading(text):
    print(f'\n{text}')


def rate_that_fits(flows):
    """Yearly rate of dated flows over years of 365 days, by bisection."""
    first = flows[0][0]
    low, high = -0.9999, 1000.0
    for _ in range(300):
        middle = (low + high) / 2
        worth = sum(a / (1 + middle) ** ((d - first).days / 365) for d, a in flows)
        low, high = (middle, high) if worth > 0 else (low, middle)
    return low


def dividends(shares, price, dividend, years, times, price_growth, dividend_growth, tax=0, discount=0, extra=0, whole=False):
    held = plain = Decimal(shares)
    cash = wait = plain_wait = Decimal(0)
    rows = []
    for year in range(years):
        paid = Decimal(0)
        for part in range(times):
            each = Decimal(dividend) * (1 + Decimal(str(dividend_growth))) ** year / times
            market = Decimal(price) * (1 + Decimal(str(price_growth))) ** (Decimal(year * times + part + 1) / times)
            paid += held * each
            cash += plain * each * (1 - Decimal(str(tax)))
            purse = wait + held * each * (1 - Decimal(str(tax)))
            cheap = market * (1 - Decimal(str(discount)))
            if whole:
                bought = purse // cheap
                purse = purse - bought * cheap + extra
                more = purse // market
                wait = purse - more * market
                plain_more = (plain_wait + extra) // market
                plain_wait = plain_wait + extra - plain_more * market
            else:
                bought, more, plain_more = purse / cheap, Decimal(extra) / market, Decimal(extra) / market
            held += bought + more
            plain += plain_more
        rows.append((year + 1, float(market), float(held), float(paid), float(held * market + wait), float(plain * market + plain_wait + cash), float(cash)))
    return rows


heading('dividend plan: 120 shares at 25, 1.00 half-yearly, 3 years, 6% and 10%, tax 20%, discount 5%, 60 extra')
for row in dividends(120, 25, '1.00', 3, 2, '0.06', '0.10', '0.20', '0.05', 60):
    print(row)
heading('the same in whole shares')
for row in dividends(120, 25, '1.00', 3, 2, '0.06', '0.10', '0.20', '0.05', 60, True):
    print(row)
heading('a dividend cut by 50% a year, price unchanged: 100 at 10, 1.00 yearly, 4 years')
for row in dividends(100, 10, 1, 4, 1, 0, '-0.5'):
    print(row)


def chacha_words(key):
    """The key stream of ChaCha20 with nonce 0, as big-endian numbers of 32 bits."""
    def quarter(s, a, b, c, d):
        for x, y, z, n in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
            s[x] = (s[x] + s[y]) & 0xFFFFFFFF
            s[z] ^= s[x]
            s[z] = ((s[z] << n) | (s[z] >> (32 - n))) & 0xFFFFFFFF
    counter = 0
    while True:
        start = list(struct.unpack('<4I', b'expand 32-byte k')) + list(struct.unpack('<8I', key)) + [counter, 0, 0, 0]
        state = start[:]
        for _ in range(10):
            for cells in ((0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15), (0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14)):
                quarter(state, *cells)
        block = struct.pack('<16I', *[(one + other) & 0xFFFFFFFF for one, other in zip(state, start)])
        yield from struct.unpack('>16I', block)
        counter += 1


heading('seeded path: 2026-01-01 to 2026-03-01 from 100, growth 8%, volatility 50%, seed 7; weekly purchases of 50, fee 1%')
words = chacha_words(struct.pack('<I', 7) + bytes(28))
price, day, path = 100.0, date(2026, 1, 1), {}
while day <= date(2026, 3, 1):
    path[day] = price
    one, other = ((next(words) + 0.5) / 2**32 for _ in range(2))
    normal = math.sqrt(-2 * math.log(one)) * math.cos(2 * math.pi * other)
    price *= math.exp((math.log(1.08) - 0.125) / 365 + 0.5 / math.sqrt(365) * normal)
    day += timedelta(1)
days = [date(2026, 1, 1) + timedelta(7 * week) for week in range(9)]
units = [50 * 0.99 / path[day] for day in days if day <= date(2026, 3, 1)]
last = path[date(2026, 3, 1)]
high, fall = 0, 0
for value in path.values():
    high = max(high, value)
    fall = max(fall, 1 - value / high)
print('purchases', len(units), 'price', path[days[1]], path[days[8]], last, 'units', sum(units), 'value', sum(units) * last, 'fall', fall)
print('lump', 450 * 0.99 / 100 * last, 'mean', sum(path[day] for day in days) / 9)

heading('regular purchases: 100 a month on a list with a gap and a zero, fee 2% at least 3')
prices = [(date(2025, 1, 31), 50), (date(2025, 2, 28), 40), (date(2025, 4, 2), 32), (date(2025, 4, 30), 44), (date(2025, 6, 2), 55)]
bought = [(d, (100 - 3) / p) for d, p in prices]
total = sum(u for _, u in bought)
print('units', total, 'value', total * 55, 'average', 500 / total, 'mean', sum(p for _, p in prices) / 5)
print('rate', rate_that_fits([(d, -100) for d, _ in prices] + [(date(2025, 6, 2), total * 55)]))
print('lump', (500 - 10) / 50, (500 - 10) / 50 * 55, rate_that_fits([(date(2025, 1, 31), -500), (date(2025, 6, 2), 539)]))
for at in range(4):
    rest = bought[at:]
    print('from', rest[0][0], sum(u for _, u in rest) * 55 / (100 * len(rest)) - 1)
sofar = 0
for (d, u), (_, p) in zip(bought, prices):
    sofar += u
    print(d, sofar, sofar * p, 9.8 * p)

heading('stake of 1,000 at 10% less 10% commission, weekly claims of 0.02, 400 days')
balance, rate = Decimal(1000), Decimal('0.09')
for week in range(1, 53 + 5):
    balance += balance * rate / 52 - Decimal('0.02')
whole = int(400 / 365 * 52 + 1e-9)
balance = Decimal(1000)
for _ in range(whole):
    balance += balance * rate / 52 - Decimal('0.02')
rest = Decimal(400) / 365 - Decimal(whole) / 52
end = balance * (1 + rate * rest)
print('claims', whole, 'end', end, 'yearly with 14 days', float(end / 1000) ** (365 / 414) - 1, 'slashed', end * Decimal('0.97'))
print('price', 8 * 1.2 ** (400 / 365), 'value', float(end) * 8 * 1.2 ** (400 / 365), 'rewards', float(end - 1000) * 8 * 1.2 ** (400 / 365))
print('apy', (1 + 0.09 / 52) ** 52 - 1, 'real', (1 + 0.09 / 52) ** 52 / 1.03 - 1)
best = None
for claims in range(1, 366):
    balance = Decimal(1000)
    if balance * rate / claims <= Decimal('0.02'):
        continue
    for _ in range(claims):
        balance += balance * rate / claims - Decimal('0.02')
    if best is None or balance > best[1]:
        best = (claims, balance)
print('best', best, 365 / best[0])

heading('rig: 110 TH/s, 3,250 W, 0.08 a kWh, difficulty 90e12, 3.125 + 0.1, price 80,000, pool 2%, uptime 95%, +3% a month, rig 2,400')
blocks = Fraction(110 * 10**12 * 86400, 90 * 10**12 * 2**32)
kept = Fraction(95, 100) * Fraction(98, 100)
coins = blocks * (Fraction('3.225')) * kept
energy = Fraction(3250 * 24, 1000) * Fraction(95, 100)
print('coins', float(coins), 'revenue', float(coins * 80000), 'power', float(energy * Fraction('0.08')), 'kWh', float(energy))
print('profit', float(coins * 80000 - energy * Fraction('0.08')), 'price', float(energy * Fraction('0.08') / coins), 'tariff', float(coins * 80000 / energy))
print('days a block', float(1 / blocks), 'J/TH', 3250 / 110)
month = Fraction(365, 12)
total, all_coins = Fraction(-2400), Fraction(0)
halving = (date(2028, 4, 17) - date(2026, 11, 23)).days
for at in range(36):
    before = max(Fraction(0), min(month, halving - at * month)) / month
    subsidy = Fraction('3.125') * (before + (1 - before) / 2)
    mined = blocks * (subsidy + Fraction('0.1')) * kept * month / Fraction('1.03') ** at
    profit = mined * 80000 - energy * Fraction('0.08') * month
    total += profit
    all_coins += mined
    if at in (0, 1, 16, 35):
        print(at + 1, float(subsidy), float(mined), float(profit), float(total))
print('all', float(all_coins))

heading('yearly series 100, 120, 108, 135, 150')
values = [100, 120, 108, 135, 150]
growths = [b / a - 1 for a, b in zip(values, values[1:])]
mean = sum(growths) / 4
print('mean', mean, 'deviation', math.sqrt(sum((g - mean) ** 2 for g in growths) / 3), 'compound', 1.5**0.25 - 1, 'drag', mean - (1.5**0.25 - 1))
logs = [math.log(v) for v in values]
slope = sum((at - 2) * log for at, log in enumerate(logs)) / 10
print('fitted', math.exp(slope) - 1, 'fit', [math.exp(sum(logs) / 5 + slope * (at - 2)) for at in range(5)])
