"""
A beam by Macaulay's brackets in exact fractions. Loads downwards and moments anticlockwise are positive, as on the page.

EI·y(x) = EI·(c0 + c1·x) + sum R·<x − a>³/6 − sum M·<x − a>²/2 + what the loads give. Reactions, c0 and c1 follow from the
movements that the supports prescribe, and from shear and moment being zero beyond the right end.
"""
from fractions import Fraction as F


def bracket(x, a, power):
    return F(0) if x <= a else (x - a) ** power if power else F(1)


def solve(rows, right):
    size = len(rows)
    m = [row + [value] for row, value in zip(rows, right)]
    for column in range(size):
        pivot = next(index for index in range(column, size) if m[index][column] != 0)
        m[column], m[pivot] = m[pivot], m[column]
        m[column] = [value / m[column][column] for value in m[column]]
        for index in range(size):
            if index != column and m[index][column] != 0:
                m[index] = [value - m[index][column] * other for value, other in zip(m[index], m[column])]
    return [row[size] for row in m]


class Beam:
    """Supports: at, whether deflection and rotation are held, settlement. Line loads: from, to, intensity at both."""

    def __init__(self, length, rigidity, supports, points=(), lines=(), moments=()):
        self.length, self.rigidity, self.extra = F(length), F(rigidity), []
        self.supports = [(F(at), held, turned, F(sunk)) for at, held, turned, sunk in supports]
        # coefficient·<x − a>^power in the shear
        self.loads = [(F(at), 0, -F(force)) for at, force in points]
        for start, end, first, last in lines:
            start, end, first, last = F(start), F(end), F(first), F(last)
            rise = (last - first) / (end - start)
            self.loads += [(start, 1, -first), (start, 2, -rise / 2), (end, 1, last), (end, 2, rise / 2)]
        self.moments = [(F(at), -F(moment)) for at, moment in moments]
        self.unknown = [('force', at) for at, held, _, _ in self.supports if held]
        self.unknown += [('moment', at) for at, _, turned, _ in self.supports if turned]
        self.unknown += [('c0', None), ('c1', None)]
        rows, right = [], []

        def require(what, x, value):
            rows.append(self.influence(what, x))
            right.append(value - self.known(what, x))

        for at, held, turned, sunk in self.supports:
            if held:
                require(3, at, -sunk * self.rigidity)
            if turned:
                require(2, at, 0)
        require(0, self.length + 1, 0)
        require(1, self.length + 1, 0)
        self.found = dict(zip(self.unknown, solve(rows, right)))

    def influence(self, what, x):
        """Of every unknown at 1 on shear, moment, EI·slope or EI·deflection (0 to 3) at x."""
        of = {
            'force': lambda a: [bracket(x, a, 0), bracket(x, a, 1), bracket(x, a, 2) / 2, bracket(x, a, 3) / 6],
            'moment': lambda a: [F(0), -bracket(x, a, 0), -bracket(x, a, 1), -bracket(x, a, 2) / 2],
            'c0': lambda _: [F(0), F(0), F(0), self.rigidity],
            'c1': lambda _: [F(0), F(0), self.rigidity, self.rigidity * x],
        }
        return [of[kind](a)[what] for kind, a in self.unknown]

    def known(self, what, x):
        total = F(0)
        for a, power, coefficient in self.loads:
            for times in range(what):
                coefficient /= power + 1 + times
            total += coefficient * bracket(x, a, power + what)
        for a, moment in self.moments:
            if what > 0:
                total += moment * bracket(x, a, what - 1) / (2 if what == 3 else 1)
        return total

    def at(self, what, x):
        """Just left of x."""
        value = sum(one * self.found[name] for one, name in zip(self.influence(what, F(x)), self.unknown)) + self.known(what, F(x))
        return value / (self.rigidity if what > 1 else 1)

    def reactions(self):
        return [
            (float(at), held and float(self.found['force', at]), turned and float(self.found['moment', at]))
            for at, held, turned, _ in self.supports
        ]

    def extremes(self, what, low=0, high=None, less=lambda x: 0, count=2000):
        """The highest and the lowest value and their places: the best of many places and both sides of every jump, then narrowed."""
        low, high = F(low), F(self.length if high is None else high)
        jumps = [at for at, *_ in self.supports] + [F(at) for at in self.extra]
        places = {low + (high - low) * index / count for index in range(count + 1)}
        places |= {x for at in jumps for x in (at, at + F(1, 10**12)) if low <= x <= high}
        value = lambda x: float(self.at(what, F(x))) - less(float(x))
        values = [(value(x), float(x)) for x in places]

        def narrowed(sign):
            best, at = max(values, key=lambda one: (sign * one[0], -one[1]))
            left, right = max(float(low), at - float(high - low) / count), min(float(high), at + float(high - low) / count)
            for _ in range(80):
                third = (right - left) / 3
                if sign * value(left + third) < sign * value(right - third):
                    left += third
                else:
                    right -= third
            middle = (left + right) / 2
            return (value(middle), middle) if sign * value(middle) > sign * best else (best, at)

        return narrowed(1), narrowed(-1)
