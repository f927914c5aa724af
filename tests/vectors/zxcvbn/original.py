"""Writes original.json: guesses of the original algorithm without word lists, by python3-zxcvbn 4.4.28 of Debian (MIT).

/usr/bin/python3 original.py > original.json
"""
import json
from zxcvbn import matching, scoring, zxcvbn

scoring.REFERENCE_YEAR = matching.REFERENCE_YEAR = 2026
for name in list(matching.RANKED_DICTIONARIES):
    del matching.RANKED_DICTIONARIES[name]

passwords = """qwertyuiop 1qaz2wsx zxcvbnm, poiuyt !QAZ asdfghjkl; 7896 14753
abcdef fedcba 13579 ABCDEFGH 97531 aceg zyxw aaaaaaaa abababab xyxyxyxy 111222333
1984 2019 24.12.1999 19991224 4/7/1776 31-12-2021 010190
k7Rm0pQz vB3x hJ8sL2 q p0 m9Kf3Lw8Zt5""".split()
words = {"lavinia1971": ["lavinia", "hendry"], "aiNivaL!": ["lavinia"], "L4v1n14": ["lavinia"], "HENDRYlavinia": ["lavinia", "hendry"], "x9lavinia": ["lavinia"]}
rows = [(password, []) for password in passwords] + list(words.items())
out = []
for password, own in rows:
    found = zxcvbn(password, own)
    out.append({"password": password, "words": own, "guesses": str(found["guesses"]), "score": found["score"],
                "patterns": [match["pattern"] for match in found["sequence"]]})
print(json.dumps(out, indent=1))
