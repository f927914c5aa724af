"""Shares, Wilson ranges, tests and means of ratings by scipy and plain sums. python3 csat.py"""
from math import sqrt
from scipy import stats

Z = stats.norm.ppf(0.975)


def wilson(k, n):
    r = stats.binomtest(k, n).proportion_ci(0.95, method='wilson')
    return r.low, r.high


def chi(rows):
    table = [[k for k, n in rows], [n - k for k, n in rows]]
    return stats.chi2_contingency(table, correction=False).pvalue


def one(counts, top):
    n, k = sum(counts), sum(counts[-top:])
    values = [i + 1 for i, c in enumerate(counts) for _ in range(c)]
    mean = sum(values) / n
    p = k / n
    return {'n': n, 'k': k, 'csat': p, 'wilson': wilson(k, n), 'mean': mean, 'index': (mean - 1) / (len(counts) - 1) * 100,
            'needed5': p * (1 - p) * (Z / 0.05) ** 2}


def show(name, rows, tops):
    print(name)
    done = [one(c, t) for c, t in zip(rows, tops)]
    for d in done:
        print('  ', d)
    pairs = [(d['k'], d['n']) for d in done]
    print('   all', sum(k for k, _ in pairs), sum(n for _, n in pairs), wilson(sum(k for k, _ in pairs), sum(n for _, n in pairs)),
          'index', sum(d['index'] * d['n'] for d in done) / sum(n for _, n in pairs),
          'mean', sum(d['mean'] * d['n'] for d in done) / sum(n for _, n in pairs))
    if len(pairs) > 1:
        print('   chi-square p', chi(pairs))
    for a, b in zip(pairs, pairs[1:]):
        p = (a[0] + b[0]) / (a[1] + b[1])
        print('   wave', b[0] / b[1] - a[0] / a[1], 'z', (b[0] / b[1] - a[0] / a[1]) / sqrt(p * (1 - p) * (1 / a[1] + 1 / b[1])), 'p', chi([a, b]))
    for i, a in enumerate(pairs):
        rest = [b for j, b in enumerate(pairs) if j != i]
        if rest:
            b = (sum(k for k, _ in rest), sum(n for _, n in rest))
            print('   rest', a[0] / a[1] - b[0] / b[1], 'p', chi([a, b]))


show('delighted', [[14, 9, 10, 32, 42]], [2])
show('example', [[14, 9, 10, 32, 42], [8, 9, 13, 45, 75]], [2, 2])
show('wyapy', [[10, 10, 20, 40, 120]], [2])
show('intercom', [[5, 5, 10, 20, 10]], [2])
show('segments', [[4, 6, 10, 40, 40], [10, 20, 30, 30, 10], [5, 10, 15, 50, 40]], [2, 2, 2])
show('fall', [[5, 5, 10, 40, 40], [15, 20, 25, 30, 10]], [2, 2])
show('mixed', [[21, 30, 62, 148, 139], [9, 12, 20, 38, 71, 96, 74]], [2, 2])
show('ten', [[3, 2, 4, 5, 12, 14, 27, 51, 46, 36]], [3])
show('ten, best two', [[3, 2, 4, 5, 12, 14, 27, 51, 46, 36]], [2])
show('three', [[18, 41, 141]], [1])
show('seven', [[4, 6, 11, 24, 47, 68, 40]], [2])
show('everybody', [[0, 0, 0, 0, 20]], [2])
show('nobody', [[20, 0, 0, 0, 0]], [2])
