"""What the cases of root expect: SymPy with mpmath."""
from mpmath import mp, mpf, mpc, root as mproot
from sympy import Rational as R, root, factorint, N, nsimplify, radsimp

mp.dps = 40
for x, n in [("72", 2), ("1/2", 3), ("32", 5), ("2", 2), ("-27", 3), ("-5", 2), ("-16", 4), ("-4/9", 2), ("12/5", 2), ("8", 6), ("7", -2), ("0", 2), ("1000000007", 2),
             ("10000000000000000000000000000000000000000000000001", 2), ("2", 100), ("-32", 5), ("54", 3), ("144", 2)]:
    r = root(R(x) if n > 0 else 1 / R(x), abs(n))
    print(x, n, "=", radsimp(r), N(r, 20), "all", [mp.nstr(mproot(mpf(R(x).p) / R(x).q, abs(n), k), 12) for k in range(min(abs(n), 6))] if x != "0" and n > 0 else "")
    if x not in ("0",): print("   1/r", radsimp(1 / r))
