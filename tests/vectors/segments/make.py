"""Writes clusters.json: iris, and what scikit-learn makes of it; and scores of customers by counting."""
import json
import random
from bisect import bisect_left

import numpy as np
from sklearn.cluster import KMeans
from sklearn.datasets import load_iris
from sklearn.decomposition import PCA
from sklearn.metrics import adjusted_rand_score, silhouette_score
from sklearn.preprocessing import StandardScaler

iris = load_iris()
scaled = StandardScaler().fit_transform(iris.data)
runs = []
for count in range(2, 7):
    fitted = KMeans(n_clusters=count, n_init=2000, tol=0, random_state=1).fit(scaled)
    runs.append(
        {
            'clusters': count,
            'inertia': fitted.inertia_,
            'silhouette': silhouette_score(scaled, fitted.labels_),
            'labels': fitted.labels_.tolist(),
            'rand': adjusted_rand_score(iris.target, fitted.labels_),
        }
    )
parts = PCA().fit(scaled)
chance = random.Random(7)
customers = [
    {'recency': chance.randint(0, 400), 'frequency': chance.choice([1, 1, 1, 2, 2, 3, 5, 9]), 'money': round(chance.lognormvariate(4, 1), 2)}
    for _ in range(83)
]


def scores(values, turned):
    signed = sorted(-v if turned else v for v in values)
    return [min(5, 1 + 5 * bisect_left(signed, -v if turned else v) // len(values)) for v in values]


print(
    json.dumps(
        {
            'iris': iris.data.tolist(),
            'names': iris.feature_names,
            'means': iris.data.mean(axis=0).tolist(),
            'deviations': np.std(iris.data, axis=0).tolist(),
            'runs': runs,
            'axes': parts.components_.tolist(),
            'shares': parts.explained_variance_ratio_.tolist(),
            'customers': customers,
            'recency': scores([c['recency'] for c in customers], True),
            'frequency': scores([c['frequency'] for c in customers], False),
            'money': scores([c['money'] for c in customers], False),
        }
    )
)
