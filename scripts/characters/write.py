"""Writes lib/subjects/characters/data.ts: names of characters, packed, and characters that look like ASCII.

python3 scripts/characters/write.py <confusables.txt of UTS 39>

Names are those of Python's unicodedata; ideographs, Hangul syllables and large historic scripts are left out, since their names follow
from their numbers.
"""
import base64
import sys
import unicodedata
import zlib

LEFT_OUT = [(0x3400, 0x9FFF), (0xAC00, 0xD7A3), (0xF900, 0xFAFF), (0x12000, 0x1254F), (0x13000, 0x1467F), (0x16800, 0x16A38), (0x17000, 0x1B2FF), (0x20000, 0xDFFFF)]


def names():
    lines, last = [], -1
    for code in range(0x110000):
        if any(first <= code <= end for first, end in LEFT_OUT):
            continue
        name = unicodedata.name(chr(code), "")
        if name:
            lines.append(f"{code - last:x} {name}")
            last = code
    return "\n".join(lines)


def look_alikes(file):
    """The summary of UTS 39: after a line with # a set, first what the others look like."""
    alike, target = {}, None
    for line in open(file, encoding="utf-8-sig"):
        if line.startswith("#"):
            target = None
            continue
        parts = line.split("\t")
        if len(parts) < 3 or " " in parts[2].strip() or not parts[2].strip():
            continue
        character = chr(int(parts[2], 16))
        if target is None:
            target = character
        # What a compatibility mapping tells is told by that; symbols are no trap.
        elif "!" <= target <= "~" and character > "~" and unicodedata.category(character)[0] in "LNP":
            alike.setdefault(target, []).append(character)
    return "\n".join(target + "".join(sources) for target, sources in sorted(alike.items()))


def main():
    packed = zlib.compressobj(9, zlib.DEFLATED, -15)
    data = packed.compress(names().encode()) + packed.flush()
    plain = look_alikes(sys.argv[1]).replace("\\", "\\\\").replace("'", "\\'").replace("\n", "\\n")
    escaped = "".join(look if ord(look) < 127 else f"\\u{{{ord(look):x}}}" for look in plain)
    with open("lib/subjects/characters/data.ts", "w", encoding="utf-8") as out:
        out.write("// Written by scripts/characters/write.py. © Unicode, Inc., Unicode License v3.\n")
        out.write(f"/* Names of Unicode {unicodedata.unidata_version}. */\n")
        out.write("/** Raw DEFLATE in Base64: a line for each named character, how far it is from the one before, in hexadecimal, and its name. */\n")
        out.write(f"export const packedNames =\n  '{base64.b64encode(data).decode()}'\n")
        out.write("/** UTS 39, confusables.txt: an ASCII character, then single letters, digits and marks that look like it, a line each. */\n")
        out.write(f"export const lookAlikes =\n  '{escaped}'\n")


main()
