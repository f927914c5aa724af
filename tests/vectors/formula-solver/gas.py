"""What the cases of ideal-gas expect: SymPy solves both equations for every unknown. python3 gas.py"""
from sympy import N, Rational as R, Symbol, nsolve, real_roots, solve

x = Symbol("x", positive=True)
G = R("8.31446261815324")
show = lambda name, *values: print(name, *(N(v, 10) for v in values))
atm = R(101325)
show("mole", solve(atm * x - G * R("273.15"), x)[0] * 1000, G * R("273.15") / 100, G * R("298.15") / 100)


def waals(name, a, b, p=None, v=None, n=None, t=None):
    """a in bar L²/mol², b in L/mol; SI otherwise. Prints the ideal unknown, the real one, and Z."""
    a, b = R(a) / 10, R(b) / 1000
    ideal = solve((p or x) * (v or x) - (n or x) * G * (t or x), x)[0]
    if p is None:
        real = n * G * t / (v - n * b) - a * n**2 / v**2
        z = real / ideal
    elif t is None:
        real = (p + a * n**2 / v**2) * (v - n * b) / (n * G)
        z = ideal / real
    else:
        molar = max(real_roots(p * x**3 - (p * b + G * t) * x**2 + a * x - a * b))
        real = n * molar if v is None else v / molar
        z = real / ideal if v is None else ideal / real
    show(name, ideal, real, real / ideal - 1, z, 8 * a / (27 * G * b), a / (27 * b**2))


co2 = ("3.658", "0.0429")
waals("CO2 1 mol 3 L 0 C", *co2, v=R(3, 1000), n=R(1), t=R("273.15"))
waals("CO2 1 mol 1 atm 0 C", *co2, p=atm, n=R(1), t=R("273.15"))
waals("N2 50 L 200 bar 20 C", "1.37", "0.0387", p=R(20000000), v=R(50, 1000), t=R("293.15"))
waals("O2 2 mol 5 L 1 MPa", "1.382", "0.03186", p=R(1000000), v=R(5, 1000), n=R(2))
show("60 g CO2", 60 / R("44.009"), 60 / R("44.009") * G * R("293.15") / R("0.0006"))
show("density air 15 C", R("28.9644") * atm / (1000 * G * R("288.15")))
show("tire", (220000 + atm) * R("318.15") / R("288.15"), (220000 + atm) * R("318.15") / R("288.15") - atm)
show("states volume", 2 * atm * 3 / R(300) * 400 / atm, "t" and R("500000") * 4 * 300 / (R("200000") * 5))
show("moles", atm * R(10, 1000) / (G * 300))
m = [(78.08, "28.014"), (20.95, "31.998"), (0.93, "39.95")]
total = sum(R(str(a)) for a, _ in m)
mass = sum(R(str(a)) * R(b) for a, b in m)
show("air by parts", *(R(str(a)) / total * atm for a, _ in m), mass / total, *(R(str(a)) * R(b) / mass for a, b in m))
show("rho", mass / total * atm / (1000 * G * R("273.15")))
for name, tc, pc in (("C3H8", "369.83", "42.48"), ("C2H4", "282.34", "50.41"), ("C2H2", "308.3", "61.38"), ("Kr", "209.48", "55.25"), ("Xe", "289.733", "58.42")):
    r, tc, pc = G / 100, R(tc), R(pc)
    show(f"critical {name}, a and b", 27 * (r * tc) ** 2 / (64 * pc), r * tc / (8 * pc))
