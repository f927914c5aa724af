"""The partners of Form 1065 in 2026, by a second hand in decimal arithmetic: worksheets of Publication 541 and of the K-1 instructions on paper. What cases of partnership-tax cite."""
import contextlib
import io
from decimal import Decimal as D

with contextlib.redirect_stdout(io.StringIO()):
    from llc import base, cents, deduction, joint, single, tax


def bill(status, other, earned=D(0), guaranteed=D(0), passed=D(0), interest=D(0), dividends=D(0), short=D(0), long=D(0), charity=D(0)):
    """Income, self-employment tax, business deduction and total tax. `earned` holds the guaranteed payments. Gains only above zero beside losses of at most 3,000."""
    net = earned * D('0.9235') if earned > 0 else D(0)
    net = net if net >= 400 else D(0)
    se = min(net, base) * D('0.124') + net * D('0.029')
    extra = max(D(0), net - status['extra']) * D('0.009')
    gains = max(short + long, D(-3000))
    preferred = dividends + max(D(0), min(long, short + long))
    income = other + earned + passed + interest + dividends + gains
    agi = income - se / 2
    gift = min(charity, D(2000) if status is joint else D(1000))
    allowed = max(D(0), charity - agi * D('0.005'))
    off = max(D(status['standard']) + gift, allowed)
    before = agi - off
    qualified = (earned - guaranteed) * (1 - (se / 2) / earned if earned > 0 else 1) + passed
    qbi = deduction(qualified, D(0), before, False, status, preferred)
    taxable = max(D(0), before - qbi)
    ordinary = max(D(0), taxable - preferred)
    at_low = min(preferred, taxable)
    zero = max(D(0), min(taxable, D(status['zero'])) - ordinary)
    fifteen = min(at_low - zero, max(D(0), min(taxable, D(status['fifteen'])) - ordinary - zero))
    due = min(tax(ordinary, status) + fifteen * D('0.15') + (at_low - zero - fifteen) * D('0.2'), tax(taxable, status))
    invest = min(max(D(0), interest + dividends + gains), max(D(0), agi - status['extra'])) * D('0.038')
    return dict(income=income, se=se, qbi=qbi, total=due + se + extra + invest)


def show(title, status, other, cash, **k1):
    a, b = bill(status, D(other), **{n: D(v) for n, v in k1.items()}), bill(status, D(other))
    t = a['total'] - b['total']
    print(' ', title, 'income', cents(a['income'] - b['income']), 'se', cents(a['se']), 'qbi', cents(a['qbi']), 'tax', cents(t), 'cash', cents(D(cash) - t))
    return t


print('working and investing: 160,000 at 60 and 40%; basis 30,000 + 96,000 − 70,000 and 50,000 + 64,000 − 90,000')
print(' sum', cents(show('one', single, 0, 110_000, earned=136_000, guaranteed=40_000) + show('two', single, 0, 90_000, passed=64_000)))
print('loss: recourse 20,000 on the general partner. 20,000 + 20,000 + 10,000 = 50,000 for 70,000; 40,000 − 15,000 = 25,000 for 30,000, all passive')
print(' sum', cents(show('one', joint, 120_000, 0, earned=-50_000) + show('two', single, 90_000, 15_000)))
print('items: 10,000 interest, 8,000 dividends, 2,000 short, 30,000 long, 4,000 gifts, in halves; 5,000 of capital each; cash of 100,000 against 70,000, so that no basis is left for gifts')
half = dict(interest=5000, dividends=4000, short=1000, charity=2000)
print(' sum', cents(show('one', single, 0, 20_000, earned=40_000, long=15_000, **half) + show('two', single, 0, 100_000, earned=40_000, long=15_000 + 30_000, **{**half, 'charity': 0})))
print('not at risk: nonrecourse 60,000 shared in halves; 10,000 + 30,000 of basis for a loss of 40,000, of which 10,000 is at risk')
print(' sum', cents(show('one', single, 100_000, 0, earned=-10_000) + show('two', single, 100_000, 0, earned=-10_000)))
