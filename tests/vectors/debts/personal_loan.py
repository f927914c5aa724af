"""What the cases of personal-loan-calculator cite: schedules of the agreement, and the APR by bisection."""
from schedules import *

def offer(amt, rate, n, fee, how, ins=0, pen=0, auto=0, extra=0, k=12, req=False):
    A = rnd(F(str(amt)) * 100)
    f = rnd(A * F(str(fee)))
    P = A + (f if how == 'added' else 0)
    cash = P - f
    rr = max(F(0), F(str(rate)) - F(str(auto)))
    inst, ag = sched(P, rr, n)
    _, pd = sched(P, rr, n, extra, inst)
    flows = [r[2] + (ins if req else 0) for r in ag]
    a = irr(cash, flows) if sum(flows) > cash else 0
    tot = sum((r[2] + r[3] for r in pd)) + ins * len(pd)
    st = min(k, len(pd))
    owed = pd[st - 1][4]
    pn = rnd(owed * F(str(pen)))
    ex = sum((r[2] + r[3] for r in pd[:st])) + ins * st + owed + pn - cash
    print(dict(pay=(inst + ins) / 100, fee=f / 100, cash=cash / 100, apr=round(a, 6), cost=(tot - cash) / 100, n=len(pd), owed=owed / 100, pen=pn / 100, exit=ex / 100, first=pd[0], last=pd[-1], int=sum((r[1] for r in pd)) / 100, tot=tot / 100))
offer(10000, 0.119, 36, 0.05, 'deducted', auto=0.005)
offer(10000, 0.139, 36, 0, 'deducted')
offer(10000, 0.114, 12, 0.05, 'deducted')
print('J')
offer(5000, 0.0969, 24, 0, 'deducted')
print('added, ins, pen, extra')
offer(8000, 0.15, 24, 0.03, 'added', ins=1250, pen=0.02, extra=10000, k=6, req=True)
offer(8000, 0.15, 24, 0.03, 'added', ins=1250, pen=0.02, extra=10000, k=6, req=False)
print('0%')
offer(1200, 0, 12, 0, 'deducted')
offer(1200, 0, 12, 0.05, 'deducted', k=20)
print('one')
offer(1000, 0.12, 1, 0, 'deducted')
print('mixed')
offer(10000, 0.159, 12, 0, 'deducted')
