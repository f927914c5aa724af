"""Summaries of lists by Python's statistics and fractions (exact), numpy (quantiles) and SciPy (skewness, kurtosis). Prints JSON."""
import json
import random
import statistics
from fractions import Fraction
from math import sqrt

import numpy
import scipy.stats

random.seed(1908)
lists = {
    "two": [3, 5],
    "equal": [7, 7, 7, 7],
    "odd": [2, 4, 4, 4, 5, 5, 7, 9, 1],
    "negative": [-3.5, -1.25, 0, 2.75, 8],
    "skewed": [1, 1, 2, 2, 2, 3, 4, 6, 11, 27],
    "large offset": [1e9 + one for one in (4, 7, 13, 16)],
    "decimals": [0.1, 0.2, 0.3, 0.4, 0.7, 0.05],
    "normal": [round(random.gauss(50, 9), 2) for _ in range(60)],
    "lognormal": [round(random.lognormvariate(2, 1), 3) for _ in range(45)],
    "whole": [random.randint(1, 12) for _ in range(80)],
}


def exact(values):
    numbers = [Fraction(one) for one in values]
    mean = sum(numbers) / len(numbers)
    squares = sum((one - mean) ** 2 for one in numbers)
    return float(mean), float(squares)


out = []
for name, values in lists.items():
    mean, squares = exact(values)
    varied = squares > 0
    ordered = numpy.array(values, dtype=float)
    way = {"7": "linear", "6": "weibull", "8": "median_unbiased", "1": "inverted_cdf"}
    out.append(
        {
            "name": name,
            "values": values,
            "mean": mean,
            "squares": squares,
            "deviation": sqrt(squares / (len(values) - 1)),
            "skewness": float(scipy.stats.skew(values, bias=False)) if varied and len(values) > 2 else None,
            "kurtosis": float(scipy.stats.kurtosis(values, bias=False)) if varied and len(values) > 3 else None,
            "modes": sorted(statistics.multimode(values)) if len(set(values)) < len(values) else [],
            "quantiles": [
                [kind, share, float(numpy.quantile(ordered, share, method=method))]
                for kind, method in way.items()
                for share in (0.05, 0.1, 0.25, 0.37, 0.5, 0.75, 0.9, 0.99)
                if kind != "6" or 1 / (len(values) + 1) <= share <= len(values) / (len(values) + 1)
            ],
            "ranks": [
                [score, scipy.stats.percentileofscore(values, score, "mean") / 100]
                for score in (values[0], values[-1], mean)
            ],
        }
    )
print(json.dumps(out))
