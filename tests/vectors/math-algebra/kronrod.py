"""Nodes and weights of the Gauss rule with 7 points and of its Kronrod extension with 15, by their definition in mpmath with 60 digits.

The Stieltjes polynomial of degree 8 is orthogonal to all lower powers under the weight P7; the weights integrate powers exactly.
"""
from mpmath import legendre, lu_solve, matrix, mp, mpf, nstr, polyroots, quad, taylor

mp.dps = 60
p = [c for c in taylor(lambda t: legendre(7, t), 0, 7)]


def moment(k):
    """The integral of P7(t) t^k from -1 to 1."""
    return sum(c * (2 / mpf(i + k + 1) if (i + k) % 2 == 0 else 0) for i, c in enumerate(p))


a, b = matrix(8, 8), matrix(8, 1)
for row in range(8):
    for column in range(8):
        a[row, column] = moment(row + column)
    b[row] = -moment(row + 8)
e = [1] + [None] * 8
odd = [k for k in range(8)]
# Even polynomial t^8 + c6 t^6 + c4 t^4 + c2 t^2 + c0; only odd rows say something.
rows = [1, 3, 5, 7]
m, r = matrix(4, 4), matrix(4, 1)
for i, row in enumerate(rows):
    for j, power in enumerate((0, 2, 4, 6)):
        m[i, j] = moment(row + power)
    r[i] = -moment(row + 8)
c = lu_solve(m, r)
stieltjes = polyroots([1, 0, c[3], 0, c[2], 0, c[1], 0, c[0]], maxsteps=500, extraprec=200)
legendre_roots = polyroots(list(reversed(p)), maxsteps=500, extraprec=200)
points = sorted([t.real for t in stieltjes] + [t.real for t in legendre_roots])


def weights(at):
    n = len(at)
    v, right = matrix(n, n), matrix(n, 1)
    for k in range(n):
        for j in range(n):
            v[k, j] = at[j] ** k
        right[k] = 2 / mpf(k + 1) if k % 2 == 0 else 0
    return lu_solve(v, right)


w = weights(points)
g = weights(sorted(t.real for t in legendre_roots))
print("nodes", [nstr(-t, 20) for t in points[:8]])
print("kronrod", [nstr(w[i], 20) for i in range(8)])
print("gauss", [nstr(g[i], 20) for i in range(4)])
