"""Widths of lines in Liberation Sans, whose letters are as wide as those of Arial, in pixels at 20.

python3 make.py LiberationSans-Regular.ttf LiberationSans-Bold.ttf > widths.json

`sum` adds the widths of the letters, read by fontTools. `set` is the line as HarfBuzz sets it, with kerning, as browsers do.
"""
import json
import random
import re
import subprocess
import sys

from fontTools.ttLib import TTFont

random.seed(20)
ENGLISH = "oak tables chairs made to measure in Leeds oiled twice delivered free Wave Type Avery Toyota AV LTd. P. F, r. 24 19.99 £ € % & (new) | – — : 2026 best price guide how why what".split()
GERMAN = "Eichentische nach Maß für Küche und Büro größer schöner Überblick Ärger Öl".split()
FRENCH = "tables en chêne sur mesure à l’atelier français naïve où dès".split()
POLISH = "stoły dębowe na wymiar źródło łóżko żółć święto".split()
RUSSIAN = "Дубовые столы на заказ купить недорого в Москве цена щётка объём".split()
GREEK = "Τραπέζια από δρυ στα μέτρα σας καρέκλες και ξύλο".split()
POOLS = [ENGLISH, ENGLISH, ENGLISH, GERMAN, FRENCH, POLISH, RUSSIAN, GREEK]


def reader(path):
    font = TTFont(path)
    cmap, widths, units = font.getBestCmap(), font["hmtx"], font["head"].unitsPerEm
    def total(text):
        return sum(widths[cmap[ord(sign)]][0] for sign in text) * 20 / units

    def line(text):
        shape = subprocess.run(["hb-shape", "--no-glyph-names", path, text], capture_output=True, text=True, check=True).stdout
        return sum(int(advance) for advance in re.findall(r"\+(-?\d+)", shape)) * 20 / units

    return total, line


(total, line), (bold, _) = reader(sys.argv[1]), reader(sys.argv[2])
strings = []
for number in range(200):
    pool = POOLS[number % len(POOLS)]
    text = " ".join(random.choice(pool) for _ in range(random.randint(1, 14)))
    strings.append({"text": text, "sum": round(total(text), 3), "set": round(line(text), 3), "bold": round(bold(text), 3)})
print(json.dumps(strings, ensure_ascii=False, indent=0))
