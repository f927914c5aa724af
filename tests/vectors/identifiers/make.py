"""Numbers that python-stdnum takes, and which of them it still takes with one digit changed. See README.md."""
import importlib, json, random

random.seed(20261123)
PER_SHAPE = 6
L = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"

# kind: (module of stdnum, shapes, digits at the end that are not changed). # is any digit, @ any letter, ? either.
KINDS = {
    "AT": ("at.uid", ["U########"]), "BE": ("be.vat", ["0#########", "1#########"]),
    "BG": ("bg.vat", ["#########", "##########"]), "CY": ("cy.vat", ["########@"]),
    "CZ": ("cz.dic", ["########", "6########", "##5101####", "780101####"]), "DE": ("de.vat", ["#########"]),
    "DK": ("dk.cvr", ["########"]), "EE": ("ee.kmkr", ["#########"]), "EL": ("gr.vat", ["#########"]),
    "ES": ("es.nif", ["########@", "X#######@", "Y#######@", "B########", "A########", "N#######?", "G#######?"]),
    "FI": ("fi.alv", ["########"]), "FR": ("fr.tva", ["###########", "@##########", "#@#########", "##000######"]),
    "HR": ("hr.oib", ["###########"]), "HU": ("hu.anum", ["########"]),
    "IE": ("ie.vat", ["#######@", "#######@@", "#@#####@"]), "IT": ("it.iva", ["#######0###"]),
    "LT": ("lt.pvm", ["#######1#", "##########1#"]), "LU": ("lu.tva", ["########"]),
    "LV": ("lv.pvn", ["4##########", "010190#####", "32#########"]),
    "MT": ("mt.vat", ["########"]), "NL": ("nl.btw", ["#########B01", "#########B##"]),
    "PL": ("pl.nip", ["##########"]), "PT": ("pt.nif", ["#########"]),
    "RO": ("ro.cf", ["#########", "#######", "##########"]), "SE": ("se.vat", ["##########01"], 2),
    "SI": ("si.ddv", ["########"]), "SK": ("sk.dph", ["##########"]),
    "GB": ("gb.vat", ["#########", "#########001"]),
    "gstin": ("in_.gstin", ["27AAAPA####A1Z?", "09AAACA####A2Z?"]), "abn": ("au.abn", ["###########"]),
    "ird": ("nz.ird", ["########", "#########"]), "ch-uid": ("ch.uid", ["CHE#########"]),
    "orgnr": ("no.orgnr", ["#########"]), "siren": ("fr.siren", ["#########"]), "siret": ("fr.siret", ["##############"]),
    "nzbn": ("ean", ["94###########"]), "ca-bn": ("ca.bn", ["#########"]),
}


# Where a published rule is narrower than python-stdnum 1.18: README.md says which.
NARROWER = {
    "GB": lambda n: sum(w * int(d) for w, d in zip([8, 7, 6, 5, 4, 3, 2, 10, 1], n)) % 97 in (0, 42),
    "CZ": lambda n: len(n) != 9 or n[0] == "6" or int(n[:2]) <= 53,
    "BE": lambda n: 1 <= int(n[8:]) <= 97,
    "LV": lambda n: n[0] > "3" or n.startswith("32") or n[6] in "012",
    "SK": lambda n: n[2] in "234789",
}


def drawn(shape):
    out = ""
    for sign in shape:
        out += random.choice("0123456789") if sign == "#" else random.choice(L) if sign == "@" else random.choice("0123456789" + L) if sign == "?" else sign
    return out


def numbers(takes, shapes):
    for shape in shapes:
        found, tries = set(), 0
        while len(found) < PER_SHAPE and tries < 400_000:
            tries += 1
            number = drawn(shape)
            if takes(number):
                found.add(number)
        yield from sorted(found)


def main():
    out = {}
    for kind, (name, shapes, *rest) in KINDS.items():
        valid = importlib.import_module(f"stdnum.{name}").is_valid
        takes = lambda number: bool(valid(number)) and NARROWER.get(kind, lambda n: True)(number)
        kept = rest[0] if rest else 0
        rows = {}
        for number in numbers(takes, shapes):
            taken = []
            for at in range(len(number) - kept):
                if not number[at].isdigit():
                    continue
                for digit in "0123456789":
                    changed = number[:at] + digit + number[at + 1:]
                    if digit != number[at] and takes(changed):
                        taken.append(changed)
            rows[number] = taken
        out[kind] = rows
    import stdnum
    print(json.dumps({"made": f"python-stdnum {stdnum.__version__}", "numbers": out}, indent=1, sort_keys=True))


main()
