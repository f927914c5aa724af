"""Words of 8 to 64 bits by Python's own integers: ctypes wraps them, comparisons with the exact result give the flags.

    python3 tests/vectors/number-bases/arithmetic.py > tests/vectors/number-bases/arithmetic.json
"""
import ctypes
import json
import random

random.seed(20260)
SIGNED = {8: ctypes.c_int8, 16: ctypes.c_int16, 32: ctypes.c_int32, 64: ctypes.c_int64}
UNSIGNED = {8: ctypes.c_uint8, 16: ctypes.c_uint16, 32: ctypes.c_uint32, 64: ctypes.c_uint64}


def truncated(a, b):
    return abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)


rows = []
for width in (8, 16, 32, 64):
    for signed in (False, True):
        wrap = (SIGNED if signed else UNSIGNED)[width]
        edges = [0, 1, 2, (1 << width) - 1, 1 << (width - 1), (1 << (width - 1)) - 1]
        for _ in range(40):
            one, other = (random.choice(edges) if random.random() < 0.3 else random.getrandbits(width) for _ in "ab")
            a, b = wrap(one).value, wrap(other).value
            sa, sb = SIGNED[width](one).value, SIGNED[width](other).value
            by = other % (width + 3)
            found = {"add": a + b, "subtract": a - b, "multiply": a * b, "and": one & other, "or": one | other, "xor": one ^ other, "not": ~one,
                     "left": one << by, "right": one >> by, "fill": sa >> by,
                     "rotateLeft": (one << by % width) | (one >> (width - by % width)), "rotateRight": (one >> by % width) | (one << (width - by % width))}
            if b:
                found["divide"], found["modulo"] = truncated(a, b), a % b
            flags = {"add": (one + other, sa + sb), "subtract": (one - other, sa - sb), "multiply": (one * other, sa * sb)}
            for name, value in found.items():
                shift = name in ("left", "right", "fill", "rotateLeft", "rotateRight")
                row = [name, width, int(signed), str(one), str(by if shift else other), str(wrap(value).value)]
                if name in flags:
                    plain, exact = flags[name]
                    row += [int(not 0 <= plain < 1 << width), int(SIGNED[width](exact).value != exact)]
                rows.append(row)
for _ in range(60):
    a, b = random.randint(-10**30, 10**30), random.randint(-10**15, 10**15) or 1
    by = random.randint(0, 200)
    for name, value in {"add": a + b, "subtract": a - b, "multiply": a * b, "divide": truncated(a, b), "modulo": a % b, "and": a & b, "or": a | b,
                        "xor": a ^ b, "not": ~a, "left": a << by, "right": a >> by, "fill": a >> by}.items():
        rows.append([name, 0, 1, str(a), str(by if name in ("left", "right", "fill") else b), str(value)])
print("[\n" + ",\n".join(json.dumps(row) for row in rows) + "\n]")
