"""SDLT, LBTT and LTT by slices, pound by band, transcribed apart from lib."""


def slices(price, *bands):
    total = 0
    for i, (low, rate) in enumerate(bands):
        high = bands[i + 1][0] if i + 1 < len(bands) else float('inf')
        total += max(0, min(price, high) - low) * rate
    return round(total, 6)


SDLT = [(0, 0), (125000, .02), (250000, .05), (925000, .10), (1500000, .12)]
OLD = [(0, 0), (250000, .05), (925000, .10), (1500000, .12)]
FTB = [(0, 0), (300000, .05)]
LBTT = [(0, 0), (145000, .02), (250000, .05), (325000, .10), (750000, .12)]
LTT = [(0, 0), (225000, .06), (400000, .075), (750000, .10), (1500000, .12)]
LTT2 = [(0, .05), (180000, .085), (250000, .10), (400000, .125), (750000, .15), (1500000, .17)]
for price in (125000, 125001, 250001, 295000, 925001, 1500001, 2000000):
    print('SDLT', price, slices(price, *SDLT))
print('SDLT 295,000 in March 2025', slices(295000, *OLD), 'first 500,000', slices(500000, *FTB), 'first 500,001', slices(500001, *SDLT))
print('another 300,000', slices(300000, *SDLT) + 15000, 'and from abroad', slices(300000, *SDLT) + 21000)
for price in (145001, 325001, 350000, 750001):
    print('LBTT', price, slices(price, *LBTT), 'ADS', price * .08)
for price in (225001, 300000, 400001, 1500001):
    print('LTT', price, slices(price, *LTT), 'another', slices(price, *LTT2))
print('shop 400,000', slices(400000, (0, 0), (150000, .02), (250000, .05)), slices(400000, (0, 0), (150000, .01), (250000, .05)), slices(400000, (0, 0), (225000, .01), (250000, .05)))
npv = sum(30000 / 1.035 ** n for n in range(1, 16))
print('rent 30,000 for 15 years', npv, slices(npv, (0, 0), (150000, .01), (5000000, .02)), slices(npv, (0, 0), (225000, .01), (2000000, .02)))
