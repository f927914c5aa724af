"""Writes texts.json beside this file: texts of other programs with Base64 in them, and the SHA-256 of what they hold.

Python's email, base64, json, plistlib and urllib write the mail, the data URIs, the JSON, the property list and the escapes; openssl the PEM.
Run: cd tests/vectors/base64-files && python3 make.py
"""

import base64
import hashlib
import json
import plistlib
import random
import subprocess
import sys
import urllib.parse
from email.message import EmailMessage
from email.policy import SMTP

random.seed(4648)
texts = []


def file_of(content, **more):
    return {"sha256": hashlib.sha256(content).hexdigest(), "bytes": len(content), **more}


def add(name, text, *files, least=40):
    texts.append({"name": name, "text": text, "least": least, "files": files})


png = base64.b64decode("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==")
pdf = b"%PDF-1.4\n" + random.randbytes(900)
zeros = bytes(300)

mail = EmailMessage()
mail["From"], mail["To"], mail["Subject"] = "anna@example.org", "ben@example.org", "Files"
mail.set_content("Both files are attached.\n")
mail.add_attachment(pdf, maintype="application", subtype="pdf", filename="report.pdf")
mail.add_attachment(png, maintype="image", subtype="png", filename="dot.png")
add("mail with two attachments", mail.as_bytes(policy=SMTP).decode(), file_of(pdf), file_of(png))
add("mail with line feeds alone", mail.as_string(), file_of(pdf), file_of(png))

uri = lambda type_, content: f"data:{type_};base64,{base64.b64encode(content).decode()}"
add(
    "page and style sheet",
    f'<!doctype html>\n<img src="{uri("image/png", png)}" alt="">\n<style>a{{background:url({uri("image/gif;name=dot%20one.gif", b"GIF89a")})}}</style>\n',
    file_of(png, claimed="image/png", line=2),
    file_of(b"GIF89a", claimed="image/gif", line=3, file="dot one.gif"),
)
add("escaped address", "see " + urllib.parse.quote(uri("application/octet-stream", random.Random(1).randbytes(99)), safe=":,;/") + " there",
    file_of(random.Random(1).randbytes(99), claimed="application/octet-stream"))
blob = random.randbytes(700)
folded = base64.encodebytes(blob).decode()
add("JSON with folded lines", json.dumps({"name": "scan", "data": folded, "n": 12}), file_of(blob))
add("JSON with escaped slashes", json.dumps({"data": base64.b64encode(blob).decode()}).replace("/", "\\/"), file_of(blob))
add("property list", plistlib.dumps({"key": blob, "text": "no file here"}).decode(), file_of(blob))
add("URL-safe without padding", "token=" + base64.urlsafe_b64encode(blob[:100]).decode().rstrip("=") + "&next=1", file_of(blob[:100]))
add("two in a row", base64.b64encode(blob[:100]).decode() + "\n" + base64.b64encode(blob[100:200]).decode() + "\n", file_of(blob[:100]), file_of(blob[100:200]))
add("zeros", "A: " + base64.b64encode(zeros).decode() + ";", file_of(zeros))

key = subprocess.run(["openssl", "genpkey", "-algorithm", "RSA", "-pkeyopt", "rsa_keygen_bits:1024"], check=True, capture_output=True).stdout
der = subprocess.run(["openssl", "pkcs8", "-topk8", "-nocrypt", "-outform", "DER"], input=key, check=True, capture_output=True).stdout
public = subprocess.run(["openssl", "pkey", "-pubout"], input=key, check=True, capture_output=True).stdout
public_der = subprocess.run(["openssl", "pkey", "-pubout", "-outform", "DER"], input=key, check=True, capture_output=True).stdout
add("PEM of two keys", (key + public).decode(), file_of(der), file_of(public_der))

add(
    "nothing: names, digests, paths, rules, words",
    "\n".join([
        "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
        "-" * 70,
        "https://example.org/a/path/that/is/longer/than/forty/characters/index",
        "averyveryverylongwordwithoutanycapitallettersatallinit",
        "Donaudampfschifffahrtsgesellschaftskapitaenswitwe and THE_CONSTANT_WITH_A_VERY_LONG_NAME_IN_CAPITALS_1",
        "short QUJD text",
    ]),
)

with open(f"{sys.path[0]}/texts.json", "w", encoding="utf-8") as file:
    json.dump(texts, file, ensure_ascii=False, indent=1)
    file.write("\n")
print(len(texts), "texts")
