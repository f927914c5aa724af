"""Numbers that python-stdnum takes, and which of them it still takes once mistyped. See README.md."""
import importlib, json, random
from stdnum import ean
from stdnum.iso7064 import mod_11_2

random.seed(20261128)
PER_SHAPE = 5
D, L = "0123456789", "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
B = D + "BCDFGHJKLMNPQRSTVWXYZ"

def module(name):
    return importlib.import_module(f"stdnum.{name}").is_valid

def gs1(length):
    return lambda n: len(n) == length and n.isdigit() and ean.calc_check_digit(n[:-1]) == n[-1]

def sized(valid, length):
    return lambda n: len(n) == length and bool(valid(n))

def orcid(n):
    return len(n) == 16 and n[:15].isdigit() and mod_11_2.is_valid(n)

def canonical(valid, start):
    """ISO 7064 makes check digits from 02 to 98; 00, 01 and 99 leave the same remainders and are never made."""
    return lambda n: 2 <= int(n[start:start + 2] or 0) <= 98 and bool(valid(n)) if n[start:start + 2].isdigit() else False

import stdnum.iban as iban
KINDS = {
    "gtin-8": (sized(ean.is_valid, 8), ["########"]), "gtin-12": (sized(ean.is_valid, 12), ["############"]),
    "gtin-13": (sized(ean.is_valid, 13), ["#############"]), "gtin-14": (sized(ean.is_valid, 14), ["##############"]),
    "sscc": (gs1(18), ["#" * 18]), "gln": (gs1(13), ["#" * 13]), "gsin": (gs1(17), ["#" * 17]),
    "isbn-13": (sized(module("isbn"), 13), ["978##########", "9791#########"]),
    "isbn-10": (sized(module("isbn"), 10), ["##########", "#########X"]), "issn": (sized(module("issn"), 8), ["########", "#######X"]),
    "ismn": (module("ismn"), ["9790#########", "M#########"]), "imei": (sized(module("imei"), 15), ["35#############"]),
    "iban": (canonical(lambda n: iban.is_valid(n, check_country=False), 2), ["DE####################", "GB##@@@@##############", "FR#########################", "NO#############", "MT##@@@@#######################"]),
    "rf": (canonical(module("iso11649"), 2), ["RF##########", "RF##@#@#@#"]), "lei": (canonical(module("lei"), 18), ["####00??????????####"]),
    "isin": (module("isin"), ["US##########", "DE000#######", "IE00@#@#@###"]), "cusip": (module("cusip"), ["#########", "##@##@###"]),
    "sedol": (module("gb.sedol"), ["0######", "B??????"]), "aba": (module("us.rtn"), ["0########", "11#######", "322######"]),
    "imo": (lambda n: n.startswith("IMO") and bool(module("imo")(n)), ["IMO#######"]),
    "container": (module("iso6346"), ["@@@U#######", "@@@Z#######"]),
    "cas": (lambda n: n[0] != "0" and bool(module("casrn")(n)), ["##-##-#", "####-##-#", "######-##-#"]), "orcid": (orcid, ["0000000#########", "000000########0X"]),
    "nhs": (module("gb.nhs"), ["##########"]), "aadhaar": (module("in_.aadhaar"), ["############"]),
    "steuer-id": (module("de.idnr"), ["###########"]), "pesel": (module("pl.pesel"), ["##0#1######"]),
    "cpf": (module("br.cpf"), ["###########"]), "bsn": (module("nl.bsn"), ["#########"]),
    "siren": (module("fr.siren"), ["#########"]), "siret": (module("fr.siret"), ["##############"]),
    "orgnr": (module("no.orgnr"), ["9########"]), "abn": (module("au.abn"), ["###########"]),
    "uk-vat": (lambda n: n.startswith("GB") and sum(w * int(d) for w, d in zip([8, 7, 6, 5, 4, 3, 2, 10, 1], n[2:])) % 97 in (0, 42) and bool(module("gb.vat")(n)), ["GB2########", "GB4########"]),
    "swiss-uid": (module("ch.uid"), ["CHE#########"]), "gstin": (module("in_.gstin"), ["27AAAPA####A1Z?"]),
    "eu-vat": (lambda n: bool(module("eu.vat")(n[:-2] + "01" if n.startswith("SE") and "01" <= n[-2:] <= "94" else n)), ["DE#########", "FR###########", "ATU########", "BE0#########", "NL#########B01", "ESB########", "IE#######@", "LU########", "PT#########", "SE##########01", "MT########", "CY########@"]),
}

def drawn(shape):
    return "".join(random.choice(D) if s == "#" else random.choice(L) if s == "@" else random.choice(B) if s == "?" else s for s in shape)

def mistyped(n):
    for at, sign in enumerate(n):
        for other in D if sign.isdigit() else L if sign in L else "":
            if other != sign:
                yield n[:at] + other + n[at + 1:]
        if at + 1 < len(n) and n[at + 1] != sign:
            yield n[:at] + n[at + 1] + sign + n[at + 2:]

def main():
    out = {}
    for kind, (takes, shapes) in KINDS.items():
        rows = {}
        for shape in shapes:
            found, tries = set(), 0
            while len(found) < PER_SHAPE and tries < 300_000:
                tries += 1
                number = drawn(shape)
                if takes(number):
                    found.add(number)
            for number in sorted(found):
                rows[number] = sorted({one for one in mistyped(number) if takes(one)})
        out[kind] = rows
    import stdnum
    print(json.dumps({"made": f"python-stdnum {stdnum.__version__}", "numbers": out}, indent=1))

main()
