"""What the cases of molarity and dilution expect: SymPy, from the definition of concentration. python3 solutions.py"""
from sympy import N, Rational as R, Symbol, solve

x = Symbol("x", positive=True)
show = lambda name, *values: print(name, *(N(v, 9) for v in values))
water = R("18.015")
show("saline", R(9) / R("58.44"))
show("CuSO4.5H2O", solve(x / (R("159.61") + 5 * water) / R(1, 2) - R(1, 4), x)[0])
strength = lambda share, density, mass: 1000 * R(share) * R(density) / R(mass)
for name, *label in (("own", ".37", "1.19", "36.46"), ("hcl", ".37", "1.18", "36.46"), ("h2so4", ".96", "1.84", "98.08"), ("hno3", ".7", "1.42", "63.01"),
                     ("acetic", ".996", "1.05", "60.05"), ("h3po4", ".85", "1.7", "98"), ("hclo4", ".7", "1.67", "100.46"), ("nh3", ".28", ".9", "17.03")):
    stock = strength(*label)
    show(name, stock, solve(x * stock - 1, x)[0])
show("nh3 volume", R("0.1") * strength(".28", ".9", "17.03") / 2)
show("h2so4 0.05 M", solve(x * strength(".96", "1.84", "98.08") - R("0.05"), x)[0])
show("molality", R("0.733") / ((R("1039.2") - R("0.733") * R("84.995")) / 1000))
show("purity", R("0.2") * 40 / R("0.98"))
show("12 M to 1 M", solve(12 * x - 500, x)[0])
show("C1", solve(x * 25 - 2 * 250, x)[0], "V2" and solve(5 * 20 - x * R(1, 2), x)[0], solve(8 * 30 - x * 240, x)[0])
