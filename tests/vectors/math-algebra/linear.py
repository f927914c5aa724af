"""What the cases of system-of-equations and matrix expect, and seeded random matrices in linear.json: SymPy's rational matrices."""
import json
from pathlib import Path
from random import Random

from sympy import Matrix, Rational as R, eye, linsolve, symbols

MINUS = "−"


def text(value):
    value = R(value)
    return (MINUS if value < 0 else "") + (str(abs(value.p)) if value.q == 1 else f"{abs(value.p)}/{value.q}")


def written(m):
    return "[" + "; ".join(", ".join(text(x) for x in m.row(i)) for i in range(m.rows)) + "]"


def norm(m):
    return max(sum(abs(x) for x in m.row(i)) for i in range(m.rows))


x, y, z, a, c = symbols("x y z a c")
for rows in [[[1, 1, 5], [2, -1, 1]], [[1, 1, 120], [12, 7, 1190]], [[2, 1, -1, 8], [-3, -1, 2, -11], [-2, 1, 2, -3]], [[1, 2, 4], [2, 4, 8]], [[1, 2, 4], [2, 4, 9]],
             [[R(1, i + j + 1) for j in range(4)] + [1] for i in range(4)], [[1, 1, 2], [1, R("1.0000000000001"), 3]], [[1, 1, 1, 6]], [[3, 7]], [[R(1, 2), R(1, 3), 1], [R("0.25"), -1, 2]],
             [[1, 1, 3], [1, -1, 1], [2, 1, 5]], [[0, 2, 4], [3, 0, 9]]]:
    m = Matrix(rows)
    left = m[:, :-1]
    print(rows, "->", linsolve(m, *symbols("x y z w")[: m.cols - 1]), "rank", left.rank(), m.rank(), end=" ")
    if left.rows == left.cols:
        print("det", left.det(), end=" ")
        if left.det() != 0:
            print("cond", norm(left) * norm(left.inv()), float(norm(left) * norm(left.inv())), end="")
            for k in range(left.cols):
                q = left.copy()
                q[:, k] = m[:, -1]
                print("; D", k, q.det(), end=" ")
    print()

print()
A, B = Matrix([[1, 2], [3, 4]]), Matrix([[0, 1], [1, 0]])
S = Matrix([[1, 2, 3], [4, 5, 6], [7, 8, 9]])
print("A", written(A.inv()), A.det(), A.rank(), A.trace(), "AB", written(A * B), "A+B", written(A + B), "A-B", written(A - B), "A/2", written(A / 2), "A^3", written(A**3), "A^-2", written(A**-2), "A^0", written(A**0), "T", written(A.T))
print("S", S.det(), S.rank(), S.trace(), written(S.rref()[0]), [written(v.T) for v in S.nullspace()], "LU", [written(m) if hasattr(m, "rows") else m for m in S.LUdecomposition()])
Z = Matrix([[0, 1, 2], [1, 0, 3], [4, -3, 8]])
print("Z", Z.det(), written(Z.inv()), "LU", [written(m) if hasattr(m, "rows") else m for m in Z.LUdecomposition()])
M, V = Matrix([[2, 1, 3], [0, 4, 1]]), Matrix([10, 5, 2])
print("MV", written(M * V), "rank", M.rank(), "T", written(M.T), "rref", written(M.rref()[0]), "kernel", [written(v.T) for v in M.nullspace()])
F = Matrix([[1, 1], [1, 0]])
print("fibonacci", written(F**20), written(F**50), "half", written(Matrix([[R(1, 2), R("0.25")], [R(1, 3), -2]]).inv()))
H = Matrix(10, 10, lambda i, j: R(1, i + j + 1))
print("Hilbert 10", H.det(), H.inv()[0, 0], H.inv()[9, 9])

random = Random(20261128)
points = []
for at in range(200):
    height = random.randint(1, 5)
    width = height if random.random() < 0.6 else random.randint(1, 5)
    m = Matrix(height, width, lambda i, j: R(random.randint(-9, 9), random.choice([1, 1, 1, 2, 3])))
    if height > 1 and random.random() < 0.3:
        m[height - 1, :] = m[0, :] * random.choice([0, 2, R(1, 3)])
    reduced, pivots = m.rref()
    point = {"rows": [[str(v) for v in m.row(i)] for i in range(height)], "reduced": written(reduced), "pivots": list(pivots),
             "kernel": [[text(v) for v in vector] for vector in m.nullspace()]}
    if height == width:
        point["determinant"] = text(m.det())
        point["inverse"] = None if m.det() == 0 else written(m.inv())
        point["cube"] = written(m**3)
    points.append(point)
Path(__file__).with_name("linear.json").write_text(json.dumps(points, ensure_ascii=False, separators=(",", ":")).replace('},{', '},\n{') + "\n")
