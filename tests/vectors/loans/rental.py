"""A let property year by year (rental-property)."""
from common import F, simulate
from scipy.optimize import brentq

def run(name, price=300000, rent=2600, down=.25, rate='0.07', hold=10, n=360, closing=8000, rehab=10000, worth=None, rg=.03, vac=.06, man=.08, up=.08, fixed=5400, cg=.025, growth=.03, sc=.06, d=.08, tax=0, land=.2, life=27.5, offset=False, gt=0, rec=0):
    worth = worth or price
    P = round(price * (1 - down) * 100)
    rows = simulate(P, F(rate) / 12, n) if P else []
    cash = price - P / 100 + closing + rehab
    basis = (price + closing + rehab) * (1 - land)
    pool, b, a, taxes, nois = 0.0, [-cash], [-cash], [], []
    for y in range(hold):
        got = rent * 12 * (1 + rg) ** y * (1 - vac)
        noi = got * (1 - man - up) - fixed * (1 + cg) ** y
        sub = rows[12 * y:12 * y + 12]
        ds, i = sum(r[0] for r in sub) / 100, sum(r[1] for r in sub) / 100
        dep = max(0, min(basis - y * basis / life, basis / life))
        res = noi - i - dep
        if offset: t = res * tax
        else:
            pool -= res
            t = max(0, -pool) * tax
            pool = max(0, pool)
        nois.append(noi); taxes.append(t); b.append(noi - ds); a.append(noi - ds - t)
    v = worth * (1 + growth) ** hold
    owed = rows[12 * hold - 1][2] / 100 if 12 * hold <= len(rows) else 0
    dep = min(basis, hold * basis / life)
    gain = v * (1 - sc) - (price + closing + rehab) + dep
    r = max(0, min(gain, dep))
    st = max(0, r * rec + max(0, gain - r) * gt - pool * tax)
    b[-1] += v * (1 - sc) - owed; a[-1] += v * (1 - sc) - owed - st
    irr = lambda f: brentq(lambda x: sum(c / (1 + x) ** k for k, c in enumerate(f)), -.9, 5)
    npv = sum(c / (1 + d) ** k for k, c in enumerate(a))
    print(name, 'irr', irr(a), irr(b), 'npv', npv, 'mult', sum(a[1:]) / cash, 'noi', nois[0], nois[-1], 'saletax', st, 'proceeds', v * (1 - sc) - owed - st, 'taxes', taxes[0], taxes[-1], sum(taxes), 'b', b[1], 'value', v, 'owed', owed, 'cash', cash)
    print('   flows', [round(x, 2) for x in a])

run('A')
run('B', tax=.3, gt=.15, rec=.25, hold=5, worth=330000)
run('C', down=1, rate='0', hold=3, offset=True, tax=.3, rent=900, growth=-.02, land=0, life=2, sc=0)
