"""What the cases of three-phase-power expect: SymPy solves for each unknown. python3 three_phase.py"""
from sympy import I, N, Rational as R, Symbol, acos, arg, cos, exp, im, pi, re, solve, sqrt, tan

x = Symbol("x", positive=True)
show = lambda name, *values: print(name, *(N(v, 12) for v in values))
S = sqrt(3) * 400 * 100
show("400 V 100 A .9", S * R(9, 10), S, S * sqrt(1 - R(81, 100)), acos(R(9, 10)) * 180 / pi, 400 / sqrt(3))
hp = 550 * R(3048, 10000) * R("4.4482216152605")
show("shaft at .9, hp", S * R(81, 100), S * R(81, 100) / hp)
S = sqrt(3) * 400 * 50
show("400 V 50 A .85", S, S * R(85, 100), S * sqrt(1 - R(85, 100) ** 2))
show("winding of delta", 100 / sqrt(3))
show("55 kW", solve(sqrt(3) * 400 * x * R(86, 100) - 55000, x)[0], 55000 / R(86, 100))
p = 50 * hp / R(93, 100)
show("50 hp", p, solve(sqrt(3) * 460 * x * R(85, 100) - p, x)[0], 50 * hp)
show("500 kVA", 500000 / (400 * sqrt(3)), "30 kW shaft" and 40000 / (400 * sqrt(3)))
show("voltage", solve(sqrt(3) * x * 30 * R(95, 100) - 20000, x)[0])
f = 60000 / (sqrt(3) * 400 * 100)
show("factor", f, acos(f) * 180 / pi, 60000 * tan(acos(f)))
show("capacitor", 5000 * (tan(acos(R(3, 4))) - tan(acos(R(9, 10)))), 5000 / (R(9, 10) * 400 * sqrt(3)))
show("feeder to .98", sqrt(3) * 40000 * R(9, 10) * (tan(acos(R(9, 10))) - tan(acos(R(98, 100)))))
show("leading", sqrt(3) * 400 * 50 * R(6, 10))
turn = lambda degrees: exp(I * pi * degrees / 180)
for name, amps, factors in (("10 15 20", (10, 15, 20), (1, 1, 1)), ("10 10 10", (10, 10, 10), (1, R(8, 10), R(6, 10)))):
    currents = [a * turn(-120 * k) * exp(-I * acos(f)) for k, (a, f) in enumerate(zip(amps, factors))]
    total = N(sum(currents), 20)
    power = sum(400 / sqrt(3) * a * exp(I * acos(f)) for a, f in zip(amps, factors))
    show(name, abs(total), re(N(power, 20)), abs(N(power, 20)), re(N(power, 20)) / abs(N(power, 20)))
