"""What the cases of student-loan-payoff-calculator cite: simple interest by days, grace, and the payment that ends by a date."""
from payoff import *
import datetime as dt

def add(d, m):
    y, mo = divmod(d.year * 12 + d.month - 1 + m, 12)
    mo += 1
    last = [31, 29 if y % 4 == 0 and (y % 100 or y % 400 == 0) else 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][mo - 1]
    return dt.date(y, mo, min(d.day, last))

def slp(loans, extra, order, term, first, lumps={}, during='nothing', cap=True, pays=None, finish=None):
    f = dt.date.fromisoformat(first)
    day = lambda m: add(f, m - 1)
    share = lambda m: F((day(m) - day(m - 1)).days, 365)

    def mk(n):
        out = []
        for b, r, w, g in loans:
            B, W = (b * 100, w * 100)
            un = W if during == 'interest' else W + F(B) * F(str(r)) * (day(g) - day(0)).days / 365
            lev = rnd(pmt(F(str(r)) / 12, n, F(B) + un))
            out.append(dict(bal=B, wait=W, rate=lambda m, r=r: r, lev=lev, last=g + n, min=lambda o, i, l=lev: l, defer=(g, during, cap) if g else None))
        return out

    def go(ds, budget, order, lumps={}):
        return run2(ds, order, budget, lumps, share)
    sch = mk(term)
    std = mk(120)
    print('monthly', sum((d['lev'] for d in sch)) / 100 + extra, 'each', [d['lev'] / 100 for d in sch], 'std', sum((d['lev'] for d in std)) / 100, [d['lev'] / 100 for d in std])
    S = go(std, None, order)
    show(S, (0, 59, -1))
    if pays is None:
        P = go(sch, lambda m: sum((d['lev'] if m > (d['defer'] or (0,))[0] else 0 for d in sch)) + extra * 100, order, lumps)
    else:
        for d in sch:
            d['min'] = lambda o, i: 0
            d['last'] = 10 ** 9
        P = go(sch, lambda m: int((pays + extra) * 100), order, lumps)
    show(P, (0, -1))
    if P[0] != 'short':
        print('  payoff', day(len(P[1])), [str(day(d['clr'])) if d['clr'] else None for d in P[0]])
    if finish:
        e = dt.date.fromisoformat(finish)
        n = 0
        while day(n + 1) <= e:
            n += 1
        fr = mk(term)
        for d in fr:
            d['min'] = lambda o, i: 0
            d['last'] = 10 ** 9
        lo, hi = (0, 2 * sum((int(d['bal'] + d['wait']) for d in fr)))
        while hi - lo > 1:
            mid = (lo + hi) // 2
            R = go([dict(d) for d in fr], lambda m: mid, order)
            if sum((d['b'] + d['w'] for d in R[0])) == 0 and len(R[1]) <= n:
                hi = mid
            else:
                lo = mid
        print('  needed', hi / 100, 'n', n)

def run2(debts, order, budget, lumps, share):
    cnt = {'m': 0}
    ds = []
    for d in debts:
        d = dict(d)
        base = d['min']
        last = d['last']
        d['min'] = lambda o, i, base=base, last=last: o if cnt['m'] >= last else base(o, i)
        ds.append(d)

    def sh(m):
        cnt['m'] = m
        return share(m)
    fix = {}
    while True:
        cnt['m'] = 0
        R = run(ds, order, (lambda m: max(budget(m), fix.get(m, 0))) if budget else None, lumps, sh, True)
        if R[0] == 'short' and any((d['last'] == R[1] for d in debts)):
            fix[R[1]] = R[2]
            continue
        return R
if __name__ == '__main__':
    A = [(18000, 0.0653, 0, 0), (9000, 0.0499, 0, 0), (6000, 0.0875, 0, 0)]
    for o in ('aval', 'snow', 'pro'):
        print(o)
        slp(A, 100, o, 120, '2027-01-15', finish='2031-12-31' if o == 'aval' else None)
    print('30k')
    slp([(30000, 0.055, 0, 0)], 0, 'aval', 120, '2027-01-15')
    print('grace')
    slp([(10000, 0.06, 200, 6)], 0, 'aval', 120, '2027-01-15', lumps={14: 50000})
    print('grace nocap')
    slp([(10000, 0.06, 200, 6)], 0, 'aval', 120, '2027-01-15', cap=False)
    print('grace interest')
    slp([(10000, 0.06, 0, 6)], 0, 'aval', 120, '2027-01-15', during='interest')
    print('low')
    slp([(10000, 0.06, 0, 0)], 0, 'aval', 120, '2027-01-15', pays=40)
    print('long')
    slp([(10000, 0.06, 0, 0)], 0, 'aval', 240, '2027-01-31')
    print('own')
    slp([(10000, 0.06, 0, 0)], 50, 'aval', 120, '2027-01-31', pays=100)
