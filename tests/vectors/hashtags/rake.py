#!/usr/bin/env python3
"""RAKE by its definition, written apart from the site's code: a co-occurrence matrix, with which the paper explains degrees.

    python3 tests/vectors/hashtags/rake.py < text.txt    # stop words in the first line, the text after it
"""
import collections
import re
import sys

stop_line, text = sys.stdin.read().split('\n', 1)
stop = set(stop_line.split())
phrases = []
for fragment in re.split(r'[.,;:!?()\n]', text.lower()):
    run = []
    for word in fragment.split() + ['']:
        if word and word not in stop:
            run.append(word)
        elif run:
            phrases.append(tuple(run))
            run = []
together = collections.defaultdict(lambda: collections.defaultdict(int))
for phrase in phrases:
    for one in phrase:
        for other in phrase:
            together[one][other] += 1
degree = {word: sum(row.values()) for word, row in together.items()}
frequency = collections.Counter(word for phrase in phrases for word in phrase)
for phrase in sorted(set(phrases), key=lambda p: (-sum(degree[w] / frequency[w] for w in p), phrases.index(p))):
    score = sum(degree[w] / frequency[w] for w in phrase)
    print(f'{score:.1f}', phrases.count(phrase), ' '.join(phrase), sep='\t')
print()
for word in sorted(degree, key=lambda w: -degree[w]):
    print(degree[word], frequency[word], word, sep='\t')
