"""Several debts paid month by month in exact fractions, and the three usual rules for a minimum payment. Amounts are whole cents."""
from schedules import *

def run(debts, order, budget=None, lumps={}, share=None, simple=False, limit=1200):
    D = [dict(b=d['bal'], w=d.get('wait', 0), paid=0, int=0, clr=None, grow=False, **{k: d[k] for k in ('rate', 'min')}, defer=d.get('defer')) for d in debts]
    hist = []
    m = 0
    while sum((d['b'] + d['w'] for d in D)) > 0 and m < limit:
        m += 1
        mins = []
        rowi = []
        for d in D:
            ob = d['b'] + d['w']
            if d['defer'] and m == d['defer'][0] + 1 and d['defer'][2]:
                d['b'] += d['w']
                d['w'] = 0
            i = rnd(d['b'] * F(str(d['rate'](m))) * (share(m) if share else F(1, 12)))
            d['int'] += i
            rowi.append(i)
            if simple:
                d['w'] += i
            else:
                d['b'] += i
            if d['defer'] and m <= d['defer'][0]:
                mins.append(i if d['defer'][1] == 'interest' else 0)
            else:
                o = d['b'] + d['w']
                mn = min(o, d['min'](o, i))
                mins.append(mn)
                if ob > 0 and mn < i:
                    d['grow'] = True
        need = sum(mins)
        bud = budget(m) if budget else need
        if bud < need:
            return ('short', m, need)
        before = [d['paid'] for d in D]

        def pay(d, x):
            t = min(d['w'], x)
            d['w'] -= t
            d['b'] -= x - t
            d['paid'] += x
        for d, x in zip(D, mins):
            pay(d, x)
        left = bud - need + lumps.get(m, 0)
        ow = [d for d in D if d['b'] + d['w'] > 0]
        if order == 'pro':
            tot = sum((d['b'] + d['w'] for d in ow))
            g = min(left, tot)
            if tot:
                q = [F(g * (d['b'] + d['w']), tot) for d in ow]
                fl = [int(x) for x in q]
                r = g - sum(fl)
                for k in sorted(range(len(ow)), key=lambda k: -(q[k] - fl[k]))[:r]:
                    fl[k] += 1
                for d, x in zip(ow, fl):
                    pay(d, x)
        else:
            key = {'aval': lambda d: (-F(str(d['rate'](m))), d['b'] + d['w']), 'snow': lambda d: (d['b'] + d['w'], -F(str(d['rate'](m)))), 'list': lambda d: 0}[order]
            for d in sorted(ow, key=key):
                x = min(left, d['b'] + d['w'])
                pay(d, x)
                left -= x
        for d in D:
            if d['b'] + d['w'] == 0 and d['clr'] is None:
                d['clr'] = m
        hist.append((m, sum(rowi), sum((d['paid'] for d in D)) - sum(before), [d['b'] + d['w'] for d in D]))
    return (D, hist)

def show(R, at=()):
    if R[0] == 'short':
        print(R)
        return
    D, h = R
    print('months', len(h), 'paid', sum((d['paid'] for d in D)) / 100, 'int', sum((d['int'] for d in D)) / 100, 'clears', sum((d['b'] + d['w'] for d in D)) == 0)
    print('  ', [(d['clr'], d['int'] / 100, d['paid'] / 100, d['grow']) for d in D])
    for k in at:
        print('  ', h[k])
fixed = lambda a: lambda o, i: a
sh = lambda s, f: lambda o, i: max(rnd(o * F(str(s))), f)
shi = lambda s, f: lambda o, i: max(rnd((o - i) * F(str(s))) + i, f)
