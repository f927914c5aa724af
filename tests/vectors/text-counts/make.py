"""Writes counts.json: what Python and coreutils count in texts that are made by a seeded generator.

python3 tests/vectors/text-counts/make.py > tests/vectors/text-counts/counts.json
"""
import json
import random
import re
import subprocess
import unicodedata

PIECES = ["The quick fox", "naïve café", "e\u0301tude", "Ünïcode", "42", "3.5%", "ß", "Straße", "hello, world", "ΑΒΓ αβγ", "Привет", "日本語", "🙂", "👩‍💻", "“quoted”", "a-b", "don't", "x", "€9", "#tag", "_u_"]
ENDS = ["\n", "\r\n", "\r", "\n\n", "\r\n\r\n", "\n \n", " ", "  ", "\t", "\u2029"]


def text(chance):
    return "".join(chance.choice(PIECES) + chance.choice(ENDS) for _ in range(chance.randrange(0, 40)))


def counts(value):
    raw = value.encode()
    # A combining mark belongs to the letter before it.
    bases, last = [], ""
    for one in value:
        if last and unicodedata.category(one).startswith("M"):
            last += one
        else:
            if last:
                bases.append(last)
            last = one
    if last:
        bases.append(last)
    letters = [unicodedata.normalize("NFC", "".join(c for c in unicodedata.normalize("NFD", b) if not unicodedata.category(c).startswith("M"))).lower() for b in bases if unicodedata.category(b[0]).startswith("L")]
    tally = {}
    for one in letters:
        tally[one] = tally.get(one, 0) + 1
    total = len(letters)
    coincidence = sum(n * (n - 1) for n in tally.values()) / (total * (total - 1)) if total > 1 else None
    universal = re.split(r"\r\n|\r|\n", value)
    if universal[-1] == "":
        universal.pop()
    return {
        "text": value,
        "utf8": len(raw),
        "utf16": len(value.encode("utf-16-le")),
        "codePoints": len(value),
        "nfc": len(unicodedata.normalize("NFC", value)),
        "nfd": len(unicodedata.normalize("NFD", value)),
        "nfkc": len(unicodedata.normalize("NFKC", value)),
        "letters": total,
        "tally": tally,
        "coincidence": coincidence,
        "lines": len(universal),
        "blank": sum(1 for line in universal if line.strip() == ""),
        "wcLines": int(subprocess.run(["wc", "-l"], input=raw, capture_output=True, check=True).stdout),
        "splitWords": len(value.split()),
        "blocks": len([b for b in re.split(r"\n[^\S\n]*\n|\u2029", value.replace("\r\n", "\n").replace("\r", "\n")) if b.strip()]),
    }


chance = random.Random(13)
print(json.dumps([counts(text(chance)) for _ in range(60)], ensure_ascii=True, indent=0))
