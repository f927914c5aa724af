"""Writes unescaped.json: texts with references of every kind and what they stand for in text, by Python's html.unescape.

python3 tests/vectors/html-entities/make.py > tests/vectors/html-entities/unescaped.json
"""
import html
import json
import random
from html.entities import html5

random.seed(13)
names = sorted(html5)
texts = ["&" + name for name in names] + ["&" + name + "x" for name in names] + ["&" + name + "=" for name in names]
texts += [f"&#{code};" for code in [9, 10, 12, 13, *range(0x20, 0x7F), *range(0x80, 0x180), 0xD7FF, 0xE000, 0xFFFD, 0x1F600, 0x110000, 0xD800, 99999999999]]
texts += ["&#x" + form for form in ("41;", "41", "4Ag", "", ";", "FFFFFFFF;", "dfff;", "1F600 ")] + ["&#", "&#;", "&#a", "&", "&;", "& amp;", "&&amp;", "&amp;lt;", "&AMP", "&ampamp;", "&notit;", "&notin;", "&Amp;"]
pieces = ["&", "#", "x", ";", "amp", "lt", "not", "in", "copy", "41", "128", " ", "=", "a", "é"]
texts += ["".join(random.choice(pieces) for _ in range(random.randint(2, 9))) for _ in range(1500)]
# Python drops controls and noncharacters that the standard keeps; those are written by hand in the test.
print(json.dumps([[text, html.unescape(text)] for text in dict.fromkeys(texts)], ensure_ascii=True, separators=(",", ":")).replace("],[", "],\n["))
