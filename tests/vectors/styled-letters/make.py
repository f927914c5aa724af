"""Writes letters.txt: a line for each style, its name and the plain and styled characters in turn.

python3 tests/vectors/styled-letters/make.py > tests/vectors/styled-letters/letters.txt

Characters are looked up by their names in the Unicode Character Database (Python's unicodedata), never by their numbers.
"""
import string
import unicodedata

FIGURES = "ZERO ONE TWO THREE FOUR FIVE SIX SEVEN EIGHT NINE".split()
# Letters that Unicode had before the mathematical alphabets, by their older names.
OLDER = {
    "ITALIC SMALL H": "PLANCK CONSTANT",
    **{f"SCRIPT CAPITAL {c}": f"SCRIPT CAPITAL {c}" for c in "BEFHILMR"},
    **{f"SCRIPT SMALL {c}": f"SCRIPT SMALL {c}" for c in "EGO"},
    **{f"FRAKTUR CAPITAL {c}": f"BLACK-LETTER CAPITAL {c}" for c in "CHIRZ"},
    **{f"DOUBLE-STRUCK CAPITAL {c}": f"DOUBLE-STRUCK CAPITAL {c}" for c in "CHNPQRZ"},
}
MATH = {
    "bold": "BOLD", "italic": "ITALIC", "bold-italic": "BOLD ITALIC", "script": "SCRIPT", "bold-script": "BOLD SCRIPT",
    "fraktur": "FRAKTUR", "bold-fraktur": "BOLD FRAKTUR", "double-struck": "DOUBLE-STRUCK", "sans": "SANS-SERIF",
    "sans-bold": "SANS-SERIF BOLD", "sans-italic": "SANS-SERIF ITALIC", "sans-bold-italic": "SANS-SERIF BOLD ITALIC",
    "monospace": "MONOSPACE",
}


def found(*names):
    for name in names:
        try:
            return unicodedata.lookup(name)
        except KeyError:
            continue
    return None


def letters(of):
    return {c: of("CAPITAL" if c.isupper() else "SMALL", c.upper()) for c in string.ascii_letters}


def figures(of):
    return {str(at): of(word) for at, word in enumerate(FIGURES)}


def mathematical(word):
    both = letters(lambda case, c: found(OLDER.get(f"{word} {case} {c}", ""), f"MATHEMATICAL {word} {case} {c}"))
    return {**both, **figures(lambda digit: found(f"MATHEMATICAL {word} DIGIT {digit}"))}


styles = {style: mathematical(word) for style, word in MATH.items()}
styles["full-width"] = {chr(c): found("FULLWIDTH " + unicodedata.name(chr(c))) for c in range(33, 127)}
styles["circled"] = {**letters(lambda case, c: found(f"CIRCLED LATIN {case} LETTER {c}")), **figures(lambda d: found(f"CIRCLED DIGIT {d}"))}
styles["black-circled"] = {
    **letters(lambda _, c: found(f"NEGATIVE CIRCLED LATIN CAPITAL LETTER {c}")),
    **figures(lambda d: found(f"DINGBAT NEGATIVE CIRCLED DIGIT {d}", f"NEGATIVE CIRCLED DIGIT {d}")),
}
styles["squared"] = letters(lambda _, c: found(f"SQUARED LATIN CAPITAL LETTER {c}"))
styles["black-squared"] = letters(lambda _, c: found(f"NEGATIVE SQUARED LATIN CAPITAL LETTER {c}"))
styles["parenthesized"] = {
    **letters(lambda case, c: found(f"PARENTHESIZED LATIN {case} LETTER {c}")),
    **figures(lambda d: found(f"PARENTHESIZED DIGIT {d}")),
}
styles["small-capitals"] = {c: found(f"LATIN LETTER SMALL CAPITAL {c.upper()}") for c in string.ascii_lowercase}

for style, table in styles.items():
    print(style, "".join(plain + sign for plain, sign in table.items() if sign))

# Raised and lowered letters are those whose decomposition says so.
for style, tag in (("raised", "<super>"), ("lowered", "<sub>")):
    table = {}
    for code in range(0x80, 0x20000):
        parts = unicodedata.decomposition(chr(code)).split()
        if len(parts) == 2 and parts[0] == tag and int(parts[1], 16) < 128:
            table.setdefault(chr(int(parts[1], 16)), []).append(chr(code))
    for plain, signs in sorted(table.items()):
        print(f"{style} {plain}{''.join(signs)}")
