"""Days, shares and bands of a closing (closing-costs)."""
from datetime import date
import calendar
from common import F, cents

def days(y, m, d):
    return calendar.monthrange(y, m)[1] - d + 1, date(y, m, d).timetuple().tm_yday - 1, 366 if calendar.isleap(y) else 365

left, before, year = days(2027, 3, 15)
interest = cents(F(32000000) * F('0.065') * left / 365)
escrow = cents(F(180000) * 2 / 12), cents(F(440000) * 3 / 12)
items = [150000, 65000, 200000, 60000, 15000, interest, 180000, *escrow]
share = cents(F(440000) * before / year)
print('A', left, before, 'interest', interest, 'escrow', escrow, 'costs', sum(items), 'share', share, 'cash', 40000000 + sum(items) - 32000000 - 1000000 - share)
left, before, year = days(2028, 2, 29)
share = cents(F(440000) * before / year)
tax = sum(max(0, min(40000000, hi) - lo) * r for lo, hi, r in [(12500000, 25000000, F('0.02')), (25000000, 92500000, F('0.05'))])
costs = cents(F(40000000) * F('0.05')) + 50000 + 200000 + 15000 + cents(tax)
print('B', left, before, year, 'share', share, share - 440000, 'tax', cents(tax), 'costs', costs, 'dues', cents(F(30000) * left / 29),
      'net', 40000000 - costs - 15000000 - 100000 - (share - 440000) + cents(F(30000) * left / 29))
left, before, year = days(2027, 12, 31)
print('C', left, before, cents(F(32000000) * F('0.065') * left / 365))
