"""What the cases of half-life expect: SymPy, chains by solving both rate equations. python3 decay.py"""
from sympy import Eq, Function, N, Rational as R, Symbol, diff, dsolve, exp, log, nsolve

t = Symbol("t", nonnegative=True)
show = lambda name, *values: print(name, *(N(v, 10) for v in values))
year = R(31557600)
left = R(2) ** (-10 / R("8.0252"))
A = R("6.02214076e23")
bq = 370_000_000 * left
show("I-131", left, 10 / R("8.0252"), bq, bq / R("3.7e10"), bq * 60, bq * R("8.0252") * 86400 / log(2) / A * R("130.906126"))
show("Sr-90 1 g", A / R("89.907728") * log(2) / (R("28.91") * year), A / R("89.907728") * log(2) / (R("28.91") * year) / R("3.7e10"), log(2) / R("28.91"))
show("effective", 1 / (1 / R("8.04") + 1 / R(138)), "mean 7.2 d" and R("7.2") / log(2), log(2) / R("7.2"))
show("carbon", *(-8033 * log(R(f)) for f in ("0.5", "0.92", "1.2", "0.001")), 5700)


p, q = Symbol("p", positive=True), Symbol("q", positive=True)
x = Function("x")
# Atoms of the daughter for one atom of the parent at first.
atoms = dsolve(Eq(diff(x(t), t), p * exp(-p * t) - q * x(t)), x(t), ics={x(0): 0}).rhs
parent_of = lambda when, one: exp(-one * when)


def chain(name, parent, daughter, when):
    one, two = log(2) / parent, log(2) / daughter
    activity = (q * atoms / p).subs({p: one, q: two, t: when})
    show(name, parent_of(when, one), activity, activity / parent_of(when, one), log(two / one) / (two - one))


chain("Mo-99 in hours", R("65.924"), R("21624.12") / 3600, 24)
chain("Sr-90 in hours", R("28.91") * year / 3600, R("64.05"), year / 3600)
chain("1 h and 2 h", R(1), R(2), R(2))
chain("Mo-99 of 40 GBq, shares", R("65.924"), R("21624.12") / 3600, 24)
one, two = log(2) / R("65.924"), log(2) / (R("21624.12") / 3600)
share = two / (two - one) * (exp(-24 * one) - exp(-24 * two))
show("Mo-99 of 40 GBq", 40 * exp(-24 * one), 40 * share, share * one / two)
show("25 MBq of 8 days", 25_000_000 * 8 * 86400 / log(2) / A * 131)
