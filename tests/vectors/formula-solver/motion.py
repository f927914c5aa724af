"""What the cases of projectile-motion expect: SymPy for every choice of three of s, u, v, a, t and for flights without air, closed forms for
a vertical flight through air, and mpmath's Taylor series for an oblique one. python3 motion.py"""
from itertools import combinations

from mpmath import atan as matan, cos as mcos, cosh, findroot, hypot, log as mlog, mp, mpf, odefun, pi as mpi, sin as msin, sqrt as msqrt, tan as mtan
from sympy import N, Rational as R, atan, cos, pi, rad, sin, solve, sqrt, symbols, tan

s, u, v, a, t = symbols("s u v a t", real=True)
values = {s: R(7), u: R(6), v: R(8), a: R(2), t: R(1)}
for known in combinations(values, 3):
    unknown = [x for x in values if x not in known]
    equations = [e.subs({x: values[x] for x in known}) for e in (v - u - a * t, s - u * t - a * t**2 / 2, s - (u + v) * t / 2)]
    print(*known, "->", solve(equations, unknown, dict=True))
print("passes twice", solve([v - 20 - a * t, s - 20 * t - a * t**2 / 2], [v, t], dict=True)[0] and [
    (x[v], x[t]) for x in solve([v - 20 + 10 * t, 15 - 20 * t + 5 * t**2], [v, t], dict=True)])
g = R("9.80665")
show = lambda name, *xs: print(name, *(N(x, 10) for x in xs))


def throw(name, speed, degrees, height, g=g):
    vx, vy = speed * cos(rad(degrees)), speed * sin(rad(degrees))
    time = (vy + sqrt(vy**2 + 2 * g * height)) / g
    show(name, vx * time, height + vy**2 / (2 * g), time, sqrt(speed**2 + 2 * g * height), atan((g * time - vy) / vx) * 180 / pi,
         atan(speed / sqrt(speed**2 + 2 * g * height)) * 180 / pi, speed * sqrt(speed**2 + 2 * g * height) / g)


throw("20 m/s 45", R(20), 45, R(0))
throw("firework 9.81", R(13), 45, R(77), R("9.81"))
throw("moon", R(20), 45, R(0), R("1.6"))
throw("35 degrees", R(40), 35, R("1.5"))
throw("down", R(10), -30, R(20))
x, y, speed = R(30), R(8), R(25)
root = sqrt(speed**4 - g * (g * x**2 + 2 * y * speed**2))
for sign in (-1, 1):
    angle = atan((speed**2 + sign * root) / (g * x))
    show("target", angle * 180 / pi, x / (speed * cos(angle)))
show("least", sqrt(g * (y + sqrt(x**2 + y**2))))
mp.dps = 25
G = mpf("9.80665")
k = mpf("1.225") * mpf("0.35") * mpf("0.0043") / (2 * mpf("0.145"))
vt = msqrt(G / k)
up = vt**2 / (2 * G) * mlog(1 + (40 / vt) ** 2)
# Down from the top: y = vt²/g ln cosh(g t / vt).
down = findroot(lambda q: vt**2 / G * mlog(cosh(G * q / vt)) - up, 3)
print("vertical in air", mp.nstr(up, 12), mp.nstr(vt / G * matan(40 / vt) + down, 12), mp.nstr(vt * mp.tanh(G * down / vt), 12))
angle = mpi * 35 / 180
flight = odefun(lambda q, z: [z[2], z[3], -k * hypot(z[2], z[3]) * z[2], -G - k * hypot(z[2], z[3]) * z[3]], 0,
                [mpf(0), mpf("1.5"), 40 * mcos(angle), 40 * msin(angle)])
end = findroot(lambda q: flight(q)[1], mpf("4.2"))
top = findroot(lambda q: flight(q)[3], mpf("2"))
z = flight(end)
print("oblique in air", *(mp.nstr(q, 12) for q in (z[0], flight(top)[1], end, hypot(z[2], z[3]), matan(-z[3] / z[2]) * 180 / mpi)))
slope = symbols("slope")
below = sorted(solve(40 * slope - g * 1600 * (1 + slope**2) / 800 + 10, slope))
show("below", *(q for one in below for q in (atan(one) * 180 / pi, 40 / (20 * cos(atan(one))))), sqrt(g * (-10 + sqrt(R(1700)))))
