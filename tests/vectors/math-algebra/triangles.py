"""What the cases of triangle, right-triangle and circle expect: mpmath with 40 digits, from corners and the cosine rule."""
from mpmath import acos, asin, cos, degrees, hypot, mp, mpf, pi, radians, sin, sqrt, tan

mp.dps = 40


def tell(name, a, b, c):
    a, b, c = mpf(a), mpf(b), mpf(c)
    s = (a + b + c) / 2
    area = sqrt(s * (s - a) * (s - b) * (s - c))
    angle = lambda x, y, z: degrees(acos((y * y + z * z - x * x) / (2 * y * z)))
    A, B, C = angle(a, b, c), angle(b, a, c), angle(c, a, b)
    f = lambda x: mp.nstr(x, 12)
    print(name)
    print("  sides", f(a), f(b), f(c), "angles", f(A), f(B), f(C), "area", f(area), "around", f(a + b + c))
    print("  heights", f(2 * area / a), f(2 * area / b), f(2 * area / c))
    print("  medians", *(f(sqrt(2 * y * y + 2 * z * z - x * x) / 2) for x, y, z in ((a, b, c), (b, a, c), (c, a, b))))
    print("  bisectors", *(f(2 * y * z * cos(radians(w) / 2) / (y + z)) for y, z, w in ((b, c, A), (a, c, B), (a, b, C))))
    print("  inradius", f(area / s), "circumradius", f(a * b * c / (4 * area)))
    x = b * cos(radians(A)); y = b * sin(radians(A))
    print("  centroid", f((c + x) / 3), f(y / 3))


tell("5 6 7", 5, 6, 7)
a, b, C = mpf(8), mpf(11), mpf(37)
tell("SAS a=8 b=11 C=37", a, b, sqrt(a * a + b * b - 2 * a * b * cos(radians(C))))
c, A, B = mpf(10), mpf(40), mpf(60)
tell("ASA c=10 A=40 B=60", c * sin(radians(A)) / sin(radians(80)), c * sin(radians(B)) / sin(radians(80)), c)
a = mpf(7); tell("AAS a=7 A=50 B=60", a, a * sin(radians(60)) / sin(radians(50)), a * sin(radians(70)) / sin(radians(50)))
for name, a, b, A in [("SSA a=9 b=10 A=60", 9, 10, 60), ("SSA a=37 b=54 A=30", 37, 54, 30), ("SSA a=28 b=40 A=37", 28, 40, 37)]:
    for B in (degrees(asin(b * sin(radians(mpf(A))) / a)), 180 - degrees(asin(b * sin(radians(mpf(A))) / a))):
        C = 180 - A - B
        tell(name + f" B={mp.nstr(B, 12)}", a, b, a * sin(radians(C)) / sin(radians(mpf(A))))
tell("SSA a=12 b=7 A=40", 12, 7, 12 * sin(radians(140 - degrees(asin(7 * sin(radians(mpf(40))) / 12)))) / sin(radians(mpf(40))))
tell("needle 100000 99999.75 0.2500001", 100000, mpf("99999.75"), mpf(0.2500001))
tell("points (1,1) (5,2) (3,6)", hypot(3 - 5, 6 - 2), hypot(3 - 1, 6 - 1), hypot(5 - 1, 2 - 1))
print("right")
tell("3 4 5", 3, 4, 5)
tell("legs 1 1", 1, 1, sqrt(2))
tell("c=13 a=5", 5, 12, 13)
tell("a=5 A=30", 5, 5 * sqrt(3), 10)
tell("c=10 A=25", 10 * sin(radians(25)), 10 * cos(radians(25)), 10)
u = sqrt(100 + 4 * mpf(20)); v = sqrt(100 - 4 * mpf(20)); tell("c=10 area=20", (u - v) / 2, (u + v) / 2, 10)
P, area = mpf(30), mpf(30); c = P / 2 - 2 * area / P; s = P - c; d = sqrt(s * s - 8 * area); tell("area 30 perimeter 30", (s - d) / 2, (s + d) / 2, c)
print("circle")
import sympy

x, y = sympy.symbols("x y")
circle = sympy.Circle(sympy.Point(1, 1), sympy.Point(2, -1), sympy.Point(2, 3))
print(" through (1,1) (2,-1) (2,3)", circle.center, circle.radius, sympy.expand(circle.equation(x, y)))
circle = sympy.Circle(sympy.Point(3, -1), sympy.Point(-2, 4), sympy.Point(6, 8))
print(" through (3,-1) (-2,4) (6,8)", circle.center, circle.radius, sympy.N(circle.radius, 12), sympy.expand(circle.equation(x, y)))
print(" x²+y²-4x+6y-12", sympy.Circle(x**2 + y**2 - 4 * x + 6 * y - 12).center, sympy.Circle(x**2 + y**2 - 4 * x + 6 * y - 12).radius)
for r in (1, mpf("2.5")):
    print(" r", r, "C", mp.nstr(2 * pi * r, 12), "A", mp.nstr(pi * r * r, 12), "hexagon in/around", mp.nstr(6 * r * r * sin(pi / 3) / 2, 12), mp.nstr(6 * r * r * tan(pi / 6), 12),
          "side in/around", mp.nstr(2 * r * sin(pi / 6), 12), mp.nstr(2 * r * tan(pi / 6), 12), "square", mp.nstr(r * sqrt(2), 12), mp.nstr(2 * r, 12))
print(" C=10 r", mp.nstr(10 / (2 * pi), 12), " A=50 r", mp.nstr(sqrt(50 / pi), 12))
print(" tangent from (5,0) to r=3 at 0", mp.nstr(sqrt(mpf(25 - 9)), 12), "touches", mpf(9) / 5, 12 / mpf(5))
