"""What the cases of debt-payoff cite as a simulation."""
from payoff import *
c = lambda v: lambda m: v
A = lambda: [dict(bal=520000, rate=c(0.2399), min=shi(0.01, 3500)), dict(bal=140000, rate=c(0.199), min=fixed(4500)), dict(bal=980000, rate=c(0.069), min=fixed(24000))]
for o in ('aval', 'snow', 'list', 'pro'):
    print(o)
    show(run(A(), o, lambda m: 60000), (0, 11, -1))
print('min')
show(run(A(), 'list'), (0,))
print('lump')
show(run(A(), 'snow', lambda m: 60000, {4: 100000}), (3, -1))
print('promo')
show(run([dict(bal=300000, rate=lambda m: 0.0 if m <= 6 else 0.24, min=sh(0.02, 2500)), dict(bal=100000, rate=c(0.1), min=fixed(3000))], 'aval', lambda m: 20000), (0, 5, 6, -1))
show(run([dict(bal=300000, rate=lambda m: 0.0 if m <= 6 else 0.24, min=sh(0.02, 2500)), dict(bal=100000, rate=c(0.1), min=fixed(3000))], 'list'))
print('neg')
show(run([dict(bal=100000, rate=c(0.3), min=fixed(2000))], 'aval', lambda m: 6000), (0, -1))
show(run([dict(bal=100000, rate=c(0.3), min=fixed(2000))], 'list', limit=150))
print('single')
show(run([dict(bal=500000, rate=c(0.18), min=fixed(15000))], 'aval', lambda m: 20000), (0, -1))
show(run([dict(bal=500000, rate=c(0.18), min=fixed(15000))], 'list'))
print('short later')
show(run([dict(bal=100000, rate=lambda m: 0.0 if m <= 2 else 0.9, min=shi(0.02, 0))], 'list', lambda m: 2000))
