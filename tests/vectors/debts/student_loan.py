"""What the cases of student-loan-calc cite: interest of the years of study by days, then repayment."""
from payoff import *
from student_loan_payoff import add, run2
import datetime as dt

def slc(loans, study, grace, term, extra, start):
    s = dt.date.fromisoformat(start)
    e = study + grace
    n = -(-study // 12)
    end = add(s, e)
    ds = []
    rows = []
    for y, r, f, sub in loans:
        Y = rnd(F(str(y)) * 100)
        acc = 0 if sub else sum((rnd(F(Y) * F(str(r)) * (end - add(s, 12 * k)).days / 365) for k in range(n)))
        B = Y * n + acc
        lev = rnd(pmt(F(str(r)) / 12, term, F(B)))
        rec = Y * n - rnd(Y * F(str(f))) * n
        rows.append((Y * n / 100, acc / 100, B / 100, lev / 100, rec / 100))
        ds.append(dict(bal=B, rate=lambda m, r=r: r, min=lambda o, i, l=lev: l, lev=lev, last=term))
    L = sum((d['lev'] for d in ds))
    print(rows, 'pay', L / 100 + extra, 'bal', sum((x[2] for x in rows)), 'acc', sum((x[1] for x in rows)), 'rec', sum((x[4] for x in rows)))

    def go(b):
        cnt = {'m': 0}
        DD = []
        for d in ds:
            d = dict(d)
            base = d['min']
            d['min'] = lambda o, i, base=base, l=d['last']: o if cnt['m'] >= l else base(o, i)
            DD.append(d)

        def sh(m):
            cnt['m'] = m
            return F(1, 12)
        fix = {}
        while True:
            R = run(DD, 'aval', (lambda m: max(b, fix.get(m, 0))) if b else None, {}, sh)
            if R[0] == 'short':
                fix[R[1]] = R[2]
                continue
            return R
    P0 = go(None)
    show(P0)
    P = go(L + extra * 100)
    show(P, (0, -1))
    print('payoff', add(s, e + len(P[1])), 'begins', add(s, e + 1), 'saved', sum((d['int'] for d in P0[0])) / 100 - sum((d['int'] for d in P[0])) / 100)
slc([(3500, 0.0639, 0.01, True), (4000, 0.0639, 0.01, False)], 45, 6, 120, 50, '2027-09-01')
print()
slc([(3500, 0.0639, 0.01, True), (4000, 0.0639, 0.01, False)], 45, 6, 120, 0, '2027-09-01')
print()
slc([(30000, 0.055, 0, True)], 12, 0, 120, 0, '2027-09-01')
print()
slc([(1200, 0, 0, False)], 12, 6, 12, 0, '2027-01-31')
print()
slc([(5000, 0.05, 0, False), (5000, 0.09, 0.02, False)], 24, 6, 120, 100, '2027-09-01')
