"""British inheritance tax and American estate and gift tax, transcribed apart from lib; pounds and dollars."""


def british(estate, home=0, spouse=0, charity=0, gifts=0, extra=0, extra_home=0, business=0, cap=2500000):
    relief = business if cap is None else min(business, cap) + max(0, business - cap) / 2
    band = max(0, 325000 * (1 + extra) - gifts)
    residence = min(home, max(0, 175000 * (1 + extra_home) - max(0, estate - 2000000) / 2))
    left = estate - spouse - relief
    net = max(0, left - charity)
    residence = min(residence, net)
    charged = max(0, net - residence - band)
    rate = .36 if charity and charity >= .1 * max(0, left - band) else .4
    return round(charged, 2), rate, round(charged * rate, 2)


print('900,000, home 400,000', british(900000, 400000))
print('taper: 2,350,000', british(2350000, 600000), '2,349,998', british(2349998, 600000), '2,000,000', british(2000000, 600000))
print('charity 57,500 of 900,000', british(900000, 0, 0, 57500), '57,499', british(900000, 0, 0, 57499))
print('business 3,000,000 of 4,000,000', british(4000000, business=3000000), 'before', british(4000000, business=3000000, cap=None))
print('gifts 100,000 before', british(900000, gifts=100000))

TABLE = [(0, 0, .18), (10000, 1800, .20), (20000, 3800, .22), (40000, 8200, .24), (60000, 13000, .26), (80000, 18200, .28),
         (100000, 23800, .30), (150000, 38800, .32), (250000, 70800, .34), (500000, 155800, .37), (750000, 248300, .39), (1000000, 345800, .40)]


def tentative(x):
    over, tax, rate = [row for row in TABLE if row[0] <= x][-1]
    return tax + (x - over) * rate


for x in (10000, 132000, 1000000, 13610000, 13990000, 15000000):
    print('table', x, tentative(x))


def estate(base, gift_tax, exclusion):
    return max(0, tentative(base) - gift_tax - tentative(exclusion))


print('15,000,000 in 2025', estate(15000000, 0, 13990000))
print('20,000,000 and 1,000,000 of gifts, DSUE 3,000,000, 2026', estate(21000000, 0, 18000000))
print('gift of 16,000,000 after 200,000 before, 2026', tentative(16200000) - tentative(200000), max(0, tentative(16200000) - tentative(200000) - (tentative(15000000) - tentative(200000))))
