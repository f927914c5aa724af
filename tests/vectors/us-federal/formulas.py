"""Second methods for single lines, in decimal arithmetic."""
from decimal import ROUND_HALF_UP, Decimal as D

whole = lambda x: D(x).quantize(D(1), ROUND_HALF_UP)

# A lawyer of 2025 within the range of section 199A, Form 8995-A with Schedule A.
net = whole(D(240_000) * D('0.9235'))
social, medicare = whole(min(net, D(176_100)) * D('0.124')), whole(net * D('0.029'))
half = whole((social + medicare) / 2)
agi = 240_000 - half
income = agi - 15_750
share = (income - 197_300) / D(50_000)
applicable = 1 - share
qbi = whole(agi * applicable)
deduction = whole(agi * applicable * D('0.2') * (1 - share))
taxed = income - deduction
print('service business', net, social + medicare, half, agi, income, deduction, taxed, whole(17_651 + (taxed - 103_350) * D('0.24')) if taxed <= 197_300 else whole(40_199 + (taxed - 197_300) * D('0.32')))
print('additional Medicare', whole((net - 200_000) * D('0.009')))

# Schedule SE in whole dollars, by the shares of an employee and an employer.
def schedule_se(profit, wages, base, church=0):
    net = whole(D(profit) * (1 - 2 * (D('0.062') + D('0.0145')) / 2)) if profit > 0 else D(0)
    net = net if net >= 400 else D(0)
    extra = whole(D(church) * D('0.9235')) if church >= D('108.28') else D(0)
    net += extra
    left = max(D(0), D(base) - D(wages))
    parts = whole(min(net, left) * D('0.124')), whole(net * D('0.029'))
    return net, left, *parts, sum(parts), whole(sum(parts) / 2)


for args in ((60_000, 0, 184_500), (40_000, 170_000, 184_500), (300_000, 0, 176_100), (433, 0, 168_600), (434, 0, 168_600), (90_000, 184_500, 184_500),
             (90_000, 184_499, 184_500), (0, 0, 184_500, 5000), (0, 0, 184_500, 108), (200_000, 0, 168_600), (100_000, 0, 168_600)):
    print('Schedule SE', args, *schedule_se(*args))
