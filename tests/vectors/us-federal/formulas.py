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
