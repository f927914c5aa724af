"""Writes lib/subjects/entities/data.ts: the named character references of the HTML standard.

python3 scripts/entities/write.py

The names are those of Python's html.entities.html5, which is the table of the standard.
"""
from html.entities import html5

names = {name[:-1]: text for name, text in html5.items() if name.endswith(";")}
legacy = sorted(name for name in html5 if not name.endswith(";"))
assert all(html5[name] == names[name] for name in legacy)
pairs = " ".join(name + " " + "-".join(f"{ord(c):x}" for c in text) for name, text in sorted(names.items()))

with open("lib/subjects/entities/data.ts", "w", encoding="utf-8") as out:
    out.write("// Written by scripts/entities/write.py.\n")
    out.write("/** Names and the code points they stand for, in hexadecimal and joined by hyphens, all parted by spaces. */\n")
    out.write(f"export const namedReferences =\n  '{pairs}'\n")
    out.write("/** Names that browsers also read without a semicolon. */\n")
    out.write(f"export const openNames =\n  '{' '.join(legacy)}'\n")
print(len(names), len(legacy))
