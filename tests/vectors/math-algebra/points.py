"""Seeded random points for tests/algebra/exact.test.ts, in points.json: SymPy factors, mpmath takes roots and logarithms."""
import json
import sys
from decimal import ROUND_HALF_EVEN, ROUND_HALF_UP, Decimal as D, getcontext
from fractions import Fraction as F
from math import gcd
from pathlib import Path
from random import Random

from mpmath import gamma, log, mp, mpc, mpf, nstr, sqrt
from sympy import factorint, nextprime

sys.set_int_max_str_digits(0)
mp.dps = 60
getcontext().prec = 80
random = Random(20261128)
MINUS = "−"


def num(f):
    return mpf(f.numerator) / f.denominator


def text(f):
    f = F(f)
    return (MINUS if f < 0 else "") + (str(abs(f.numerator)) if f.denominator == 1 else f"{abs(f.numerator)}/{f.denominator}")


def rational(size, most=60):
    kind = random.randrange(4)
    if kind == 0:
        return F(random.randint(-size, size))
    if kind == 1:
        return F(random.randint(-size * 100, size * 100), 100)
    return F(random.randint(-size, size), random.randint(1, most))


def taken_out(n, index):
    """n = out^index × left, by the powers of its primes; left written with its own smallest index."""
    out, inside = 1, {}
    for prime, power in factorint(n).items():
        out *= prime ** (power // index)
        if power % index:
            inside[prime] = power % index
    shared = index
    for power in inside.values():
        shared = gcd(shared, power)
    left = 1
    for prime, power in inside.items():
        left *= prime ** (power // shared)
    return out, left, index // shared if inside else 1


SIGNS = {2: "√", 3: "∛"}
UP = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")


def surd(value, index):
    """The root of a fraction above 0, the denominator made whole."""
    out, left, smaller = taken_out(value.numerator * value.denominator ** (index - 1), index)
    times = F(out, value.denominator)
    if smaller == 1:
        return text(times)
    sign = SIGNS.get(smaller) or str(smaller).translate(UP) + "√"
    return ("" if times.numerator == 1 else str(times.numerator)) + sign + str(left) + ("" if times.denominator == 1 else f"/{times.denominator}")


def quadratic():
    a = F(0)
    while a == 0:
        a = rational(40)
    b, c = rational(200), rational(200)
    if random.random() < 0.3:
        # Rational solutions
        p, q = rational(30, 12), rational(30, 12)
        b, c = -a * (p + q), a * p * q
    scale = a.denominator * b.denominator // gcd(a.denominator, b.denominator)
    scale = scale * c.denominator // gcd(scale, c.denominator)
    A, B, C = int(a * scale), int(b * scale), int(c * scale)
    if A < 0:
        A, B, C = -A, -B, -C
    E = B * B - 4 * A * C
    out, left = (0, 1) if E == 0 else taken_out(abs(E), 2)[:2]
    roots = []
    for sign in [-1, 1] if E else [1]:
        if E >= 0 and left == 1:
            roots.append(text(F(-B + sign * out, 2 * A)))
            continue
        d = gcd(gcd(abs(B), out), 2 * A)
        p, q, r = -B // d, out // d, 2 * A // d
        rooted = ("" if q == 1 else str(q)) + ("i" if E < 0 else "") + ("" if left == 1 else f"√{left}")
        if p == 0:
            roots.append((MINUS if sign < 0 else "") + rooted + ("" if r == 1 else f"/{r}"))
        else:
            both = f"{text(p)} {MINUS if sign < 0 else '+'} {rooted}"
            roots.append(both if r == 1 else f"({both})/{r}")
    values = [(mpc(-B) + sign * sqrt(mpc(E))) / (2 * A) for sign in ([-1, 1] if E else [1])]
    return {"a": str(a), "b": str(b), "c": str(c), "roots": roots, "discriminant": text(b * b - 4 * a * c),
            "values": [[nstr(v.real, 20), nstr(v.imag, 20)] for v in values]}


def root():
    index = random.choice([2, 2, 3, 3, 4, 5, 6, 7, 10, 12])
    value = abs(rational(random.choice([50, 5000, 10**6]), 30)) + F(1, random.choice([1, 2, 9]))
    if random.random() < 0.3:
        value = value.limit_denominator(20) ** min(index, 4)
    return {"value": str(value), "index": index, "surd": surd(value, index), "near": nstr(num(value) ** (mpf(1) / index), 20)}


def factored():
    kind = random.randrange(4)
    if kind == 0:
        n = random.randrange(2, 2**63)
    elif kind == 1:
        n = int(nextprime(random.randrange(2**30, 3037000000))) * int(nextprime(random.randrange(2**30, 3037000000)))
    elif kind == 2:
        n = int(nextprime(random.randrange(2, 2_000_000))) ** random.choice([2, 3])
    else:
        n = random.randrange(2, 10**6)
    return {"value": str(n), "factors": [[str(p), k] for p, k in sorted(factorint(n).items())]}


def power():
    base = abs(rational(60, 20)) or F(2)
    exponent = random.choice([F(random.randint(-40, 40)), F(random.randint(-9, 9), random.randint(2, 6))])
    size = exponent.numerator
    inner = base**size
    exact = text(inner) if exponent.denominator == 1 else surd(inner, exponent.denominator)
    return {"base": str(base), "exponent": str(exponent), "exact": exact, "near": nstr(num(base) ** num(exponent), 20)}


def logarithm():
    base = abs(rational(50, 20)) or F(3)
    if base == 1:
        base = F(7)
    exact = F(random.randint(-12, 12), random.choice([1, 1, 2, 3])) if random.random() < 0.4 else None
    if exact is not None:
        base = base**exact.denominator
        value = _root(base, exact.denominator) ** exact.numerator
    else:
        value = abs(rational(10**6, 1000)) or F(5)
    found = log(num(value)) / log(num(base))
    return {"base": str(base), "argument": str(value), "exact": None if exact is None else text(exact), "near": nstr(found, 20)}


def _root(value, index):
    """Of a perfect power."""
    whole = lambda n: round(mpf(n) ** (mpf(1) / index))
    return F(int(whole(value.numerator)), int(whole(value.denominator)))


def gammas():
    x = random.uniform(-20, 170)
    x = round(x, 6) + 0.0000005
    return {"x": repr(x), "near": nstr(gamma(mpf(repr(x))), 20)}


def figures():
    digits = "".join(random.choice("0012345678900") for _ in range(random.randint(1, 8)))
    place = random.randint(-1, len(digits))
    typed = digits if place < 0 else digits[:place] + "." + digits[place:]
    typed = ("0" if typed.startswith(".") else "") + typed
    if random.random() < 0.2:
        typed += f"e{random.randint(-9, 9)}"
    value = D(typed)
    body = typed.split("e")[0]
    core = body.replace(".", "").lstrip("0")
    count = len(core if "." in body else core.rstrip("0"))
    n = random.randint(1, 6)
    rounding = {}
    for way, name in [("halfAway", ROUND_HALF_UP), ("halfEven", ROUND_HALF_EVEN)]:
        if value == 0:
            continue
        cut = value.quantize(D(1).scaleb(value.adjusted() - n + 1), rounding=name)
        if cut.adjusted() > value.adjusted():
            cut = value.quantize(D(1).scaleb(value.adjusted() - n + 2), rounding=name)
        rounding[way] = [str(int(cut.scaleb(-cut.as_tuple().exponent))), cut.as_tuple().exponent]
    return {"typed": typed, "count": count, "to": n, "rounded": rounding}


points = {
    "quadratics": [quadratic() for _ in range(400)],
    "roots": [root() for _ in range(400)],
    "factors": [factored() for _ in range(200)],
    "powers": [power() for _ in range(300)],
    "logarithms": [logarithm() for _ in range(300)],
    "gammas": [gammas() for _ in range(200)],
    "figures": [figures() for _ in range(400)],
}
Path(__file__).with_name("points.json").write_text(json.dumps(points, ensure_ascii=False, separators=(",", ":")).replace('},{', '},\n{') + "\n")
print({name: len(found) for name, found in points.items()})
