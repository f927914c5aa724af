"""RAKE after Rose et al. (2010), from the published description, as an oracle for lib/subjects/hiring/job-ad.ts.
Words and marks that part phrases are given here by hand for each text: the phrases are what remains between them."""
import json
from fractions import Fraction

TEXTS = [
    {
        "text": "Warehouse stock control and stock planning. Plan delivery routes, control delivery costs and lead a night shift.",
        "parting": ["and", "a"],
    },
    {
        "text": "Python data pipelines; data quality checks, SQL and data pipelines for the finance department",
        "parting": ["and", "for", "the"],
    },
]

def phrases(text, parting):
    for mark in ".;,":
        text = text.replace(mark, " | ")
    found, current = [], []
    for word in text.lower().split():
        if word == "|" or word in parting:
            if current:
                found.append(current)
            current = []
        else:
            current.append(word)
    return found + ([current] if current else [])

def rake(text, parting):
    lists = phrases(text, parting)
    words = {word for one in lists for word in one}
    score = {}
    for word in words:
        frequency = sum(one.count(word) for one in lists)
        degree = sum(len(one) * one.count(word) for one in lists)
        score[word] = Fraction(degree, frequency)
    scores = {" ".join(one): float(sum(score[word] for word in one)) for one in lists}
    return [{"phrase": phrase, "score": round(value, 9)} for phrase, value in sorted(scores.items(), key=lambda pair: -pair[1])]

print(json.dumps([{"text": one["text"], "phrases": rake(**one)} for one in TEXTS], indent=2))
