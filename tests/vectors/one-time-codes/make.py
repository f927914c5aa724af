"""Writes vectors.json beside this file: codes of oathtool, Base32 of Python, addresses of PyOTP, exports of Google's protobuf.

Run: apt-get install oathtool protobuf-compiler python3-protobuf python3-pyotp
     cd tests/vectors/one-time-codes && /usr/bin/python3 make.py
"""

import base64
import hashlib
import importlib
import json
import random
import subprocess
import sys
import tempfile
import urllib.parse

import pyotp

random.seed(6238)
here = sys.path[0]


def oathtool(*arguments):
    return subprocess.run(["oathtool", *arguments], check=True, capture_output=True, text=True).stdout.strip()


codes = []
moments = [0, 59, 1111111109, 1234567890, 2000000000, 20000000000]
for algorithm, digest in [("SHA1", "SHA1"), ("SHA256", "SHA256"), ("SHA512", "SHA512")]:
    for digits in [6, 7, 8]:
        for period in [15, 30, 60]:
            secret = random.randbytes(random.choice([10, 16, 20, 32, 64, 130]))
            for seconds in random.sample(moments, 3):
                code = oathtool(f"--totp={digest}", f"--digits={digits}", f"--time-step-size={period}s", f"--now=@{seconds}", secret.hex())
                codes.append({"kind": "totp", "secret": secret.hex(), "algorithm": algorithm, "digits": digits, "period": period, "at": seconds, "code": code})
for counter in [0, 1, 9, 255, 65536, 4294967296, 999999999999]:
    secret = random.randbytes(20)
    for digits in [6, 7, 8]:
        code = oathtool(f"--digits={digits}", f"--counter={counter}", secret.hex())
        codes.append({"kind": "hotp", "secret": secret.hex(), "algorithm": "SHA1", "digits": digits, "at": counter, "code": code})

base32 = [{"hex": bytes_.hex(), "base32": base64.b32encode(bytes_).decode()} for bytes_ in (random.randbytes(length) for length in range(0, 41))]

uris = []
for name, issuer in [("alice@example.org", "Example"), ("bob smith", "Corner Bakery & Café"), ("50%+", ""), ("ж@пример", "Ünïcode: Ltd")]:
    for kind in ["totp", "hotp"]:
        secret = base64.b32encode(random.randbytes(20)).decode()
        algorithm = random.choice(["sha1", "sha256", "sha512"])
        digest = getattr(hashlib, algorithm)
        common = {"digits": random.choice([6, 8]), "digest": digest, "name": name, "issuer": issuer or None}
        if kind == "totp":
            period = random.choice([30, 60])
            made = pyotp.TOTP(secret, interval=period, **common)
            uri = made.provisioning_uri()
            codes_ = {"at": 1234567890, "code": made.at(1234567890)}
        else:
            made = pyotp.HOTP(secret, initial_count=7, **common)
            uri = made.provisioning_uri(initial_count=7)
            codes_ = {"at": 7, "code": made.at(0)}
        uris.append({"uri": uri, "name": name, "issuer": issuer, "kind": kind, **codes_})

with tempfile.TemporaryDirectory() as folder:
    subprocess.run(["protoc", f"--proto_path={here}", f"--python_out={folder}", "migration.proto"], check=True)
    sys.path.insert(0, folder)
    messages = importlib.import_module("migration_pb2")

    def uri_of(payload):
        data = base64.b64encode(payload.SerializeToString()).decode()
        return "otpauth-migration://offline?data=" + urllib.parse.quote(data, safe="")

    exports = []
    for index in range(2):
        payload = messages.MigrationPayload(version=1, batch_size=2, batch_index=index, batch_id=-1234567)
        accounts = []
        for at in range(5):
            secret = random.randbytes(random.choice([10, 20, 32]))
            account = {
                "secret": secret.hex(),
                "name": f"user{index}{at}@example.org",
                "issuer": random.choice(["", "Example", "Ünïcode"]),
                "algorithm": random.choice([0, 1, 2, 3]),
                "digits": random.choice([0, 1, 2]),
                "type": random.choice([1, 2]),
                "counter": random.choice([0, 1, 300, 5000000000]),
            }
            accounts.append(account)
            payload.otp_parameters.add(**{**account, "secret": secret})
        exports.append({"uri": uri_of(payload), "part": index + 1, "accounts": accounts})
    old = messages.MigrationPayload(version=1, batch_size=1)
    old.otp_parameters.add(secret=b"12345678901234567890", name="Old: eve", issuer="Old", algorithm=4, digits=1, type=2)
    md5 = uri_of(old)

with open(f"{here}/vectors.json", "w", encoding="utf-8") as file:
    json.dump({"codes": codes, "base32": base32, "uris": uris, "exports": exports, "md5": md5}, file, ensure_ascii=False, indent=1)
    file.write("\n")
print(len(codes), "codes,", len(base32), "texts,", len(uris), "addresses,", len(exports), "exports")
