"""Counts of words and phrases, weights and stems that do not come from this project.

python3 make.py > terms.json

Phrases are counted by the plain loops below over texts written for it, stems come from snowballstemmer 3.1.1 (BSD-3-Clause), weights from
scikit-learn (BSD-3-Clause) with smooth_idf and without norm.
"""
import json
import re

import snowballstemmer
from sklearn.feature_extraction.text import TfidfVectorizer

COMMON = set("the a an of to and in is it we our from so before us for if your are how on".split())
porter = snowballstemmer.stemmer("porter")


def stem(word):
    return porter.stemWord(re.sub(r"'s?$", "", word))


def same(word):
    return word


TEXTS = {
    "a paragraph": "An oak table from our workshop takes six weeks. We saw the oak ourselves, so the boards of a table come from one tree. "
    "Every oak table is oiled twice before it leaves us: an oak table lasts.",
    "forms": "Oiling oak tables. The table's oil, the oiled table and the tables we oil: oak table, oak tables.",
    "phrases of four": "We sell oak tables made to measure. Oak tables made to measure take six weeks. Ask for oak tables made to measure today.",
    "over commas": "Blue paint, red paint, blue paint, red paint. Blue paint red paint blue paint red paint.",
    "one word": "oak",
    "nothing but common words": "It is for us and it is so.",
    "the first hundred": " ".join(["oak"] + [f"word{n}" for n in range(98)] + ["oak", "oak"]),
}


def count(text, make):
    runs = [re.findall(r"[a-z0-9]+(?:'[a-z]+)?", part) for part in re.split(r"[.,:;()\n]", text.lower())]
    runs = [run for run in runs if run]
    words = [word for run in runs for word in run]
    found = {}
    place = 0
    for run in runs:
        for start in range(len(run)):
            for length in range(1, 5):
                part = run[start : start + length]
                if len(part) < length or part[0] in COMMON or part[-1] in COMMON:
                    continue
                key = " ".join(make(word) for word in part)
                one = found.setdefault(key, {"forms": {}, "early": 0, "words": length})
                form = " ".join(part)
                one["forms"][form] = one["forms"].get(form, 0) + 1
                one["early"] += place + start + length <= 100
        place += len(run)
    terms = {}
    for key, one in found.items():
        times = sum(one["forms"].values())
        if one["words"] > 1 and times < 2:
            continue
        terms[key] = {"count": times, "early": one["early"], "forms": sorted(one["forms"], key=lambda form: (-one["forms"][form], form))}
    return {"words": len(words), "different": len({make(word) for word in words}), "terms": terms}


STEMS = {
    "en": ("porter", "tables oiling oiled measures relational happily crying agreed hopping generalizations"),
    "es": ("spanish", "mesas hablando rápidamente canciones trabajadores nacional"),
    "fr": ("french", "tables continuellement majestueux chevaux parlaient nationales"),
    "de": ("german", "tische häuser aufgaben kategorien arbeiten schönes"),
    "it": ("italian", "tavoli parlando velocemente abbandonata città nazionale"),
    "pt": ("portuguese", "mesas falando rapidamente canções trabalhadores nacional"),
    "nl": ("dutch_porter", "tafels lichamelijk huizen werkende mogelijkheid opheffing"),
    "sv": ("swedish", "borden jaktkarlarne husen klokast arbetare friskheten"),
    "ru": ("russian", "столы важная говорили красивого домами работать"),
    "hi": ("hindi", "लड़कियों किताबें घरों"),
    "da": ("danish", "bordene undersøgelse husene arbejdere venlighed"),
    "nb": ("norwegian", "bordene havnedistriktene husene arbeidere vennlighet"),
    "fi": ("finnish", "pöydät edeltäjiensä taloissa työntekijät"),
    "hu": ("hungarian", "asztalok babakocsijáért házakban dolgozók"),
    "ro": ("romanian", "mesele abundenței casele lucrători"),
    "tr": ("turkish", "masalar kitapların evlerde çalışanlar"),
    "el": ("greek", "τραπεζια σπιτια ανθρωποι"),
}

DOCUMENTS = ["oak oak table oil", "table chair chair", "oil oil glue table glue"]
vectorizer = TfidfVectorizer(norm=None, smooth_idf=True, sublinear_tf=False)
weights = vectorizer.fit_transform(DOCUMENTS)
names = vectorizer.get_feature_names_out()

print(
    json.dumps(
        {
            "texts": [
                {"name": name, "text": text, "apart": count(text, same), "merged": count(text, stem)} for name, text in TEXTS.items()
            ],
            "stems": {
                language: {word: snowballstemmer.stemmer(algorithm).stemWord(word) for word in words.split()}
                for language, (algorithm, words) in STEMS.items()
            },
            "weights": {
                "documents": DOCUMENTS,
                "first": {name: round(float(weights[0, at]), 9) for at, name in enumerate(names) if weights[0, at] > 0},
            },
        },
        ensure_ascii=False,
        indent=1,
    )
)
