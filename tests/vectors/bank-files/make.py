"""OFX files as the Python package ofxparse (MIT) reads them, which shares no code with this project.

    python3 tests/vectors/bank-files/make.py > tests/vectors/bank-files/ofx.json

Needs python3-ofxparse. The files are made here by the OFX specification, 1.0.2 (SGML) and 2.2 (XML).
"""

import io
import json
import random
from decimal import Decimal

from ofxparse import OfxParser

chance = random.Random(7)
NAMES = ["COFFEE & CO", "Rent, March", "Müller GmbH", "REFUND <shop>", "Salary", "Card 1234"]


def escaped(text):
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def movements(count):
    for at in range(count):
        day = f"2026{chance.randrange(1, 13):02}{chance.randrange(1, 29):02}"
        stamp = chance.choice([day, f"{day}120000", f"{day}120000.000[-5:EST]", f"{day}235959[+1:CET]"])
        amount = Decimal(chance.randrange(-500000, 500000)) / 100
        yield stamp, f"{amount:.2f}", f"ID{at}-{day}", chance.choice(NAMES), chance.choice(["", "Memo one", "a & b"])


def leaf(name, value, closes):
    return f"<{name}>{escaped(value)}" + (f"</{name}>" if closes else "") + "\n"


def body(count, closes, currency, card):
    one = lambda name, value: leaf(name, value, closes)
    text = "<OFX>\n<SIGNONMSGSRSV1><SONRS><STATUS>\n" + one("CODE", "0") + one("SEVERITY", "INFO") + "</STATUS>\n"
    text += one("DTSERVER", "20260401") + one("LANGUAGE", "ENG") + "</SONRS></SIGNONMSGSRSV1>\n"
    message, account = ("CREDITCARD", "CC") if card else ("BANK", "")
    prefix = "CCSTMT" if card else "STMT"
    text += f"<{message}MSGSRSV1><{prefix}TRNRS>\n" + one("TRNUID", "1") + "<STATUS>\n" + one("CODE", "0") + one("SEVERITY", "INFO") + "</STATUS>\n"
    text += f"<{prefix}RS>\n" + one("CURDEF", currency) + f"<{account or 'BANK'}ACCTFROM>\n"
    if not card:
        text += one("BANKID", "12345")
    text += one("ACCTID", "987-654") + ("" if card else one("ACCTTYPE", "CHECKING")) + f"</{account or 'BANK'}ACCTFROM>\n"
    text += "<BANKTRANLIST>\n" + one("DTSTART", "20260101") + one("DTEND", "20261231")
    for stamp, amount, ident, name, memo in movements(count):
        text += "<STMTTRN>\n" + one("TRNTYPE", "DEBIT" if amount.startswith("-") else "CREDIT") + one("DTPOSTED", stamp)
        text += one("TRNAMT", amount) + one("FITID", ident) + one("NAME", name) + (one("MEMO", memo) if memo else "") + "</STMTTRN>\n"
    text += "</BANKTRANLIST>\n<LEDGERBAL>\n" + one("BALAMT", "1234.56") + one("DTASOF", "20261231120000") + "</LEDGERBAL>\n"
    return text + f"</{prefix}RS></{prefix}TRNRS></{message}MSGSRSV1>\n</OFX>\n"


SGML = "OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\nSECURITY:NONE\nENCODING:USASCII\nCHARSET:1252\nCOMPRESSION:NONE\nOLDFILEUID:NONE\nNEWFILEUID:NONE\n\n"
XML = '<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n<?OFX OFXHEADER="200" VERSION="220" SECURITY="NONE" OLDFILEUID="NONE" NEWFILEUID="NONE"?>\n'

out = []
for header, closes, currency, card in ((SGML, False, "USD", False), (XML, True, "EUR", False), (SGML, False, "GBP", True)):
    text = header + body(25, closes, currency, card)
    # Its reader of XML takes ASCII alone.
    if header == XML:
        text = text.replace("ü", "ue")
    read = OfxParser.parse(io.BytesIO(text.encode("cp1252")))
    statement = read.account.statement
    out.append({
        "file": text,
        "currency": statement.currency.upper(),
        "account": read.account.account_id,
        "balance": int(statement.balance * 100),
        "movements": [
            [one.id, int(one.amount * 100), one.payee, one.memo] for one in statement.transactions
        ],
    })
print(json.dumps(out, ensure_ascii=False, indent=1))
