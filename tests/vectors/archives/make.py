"""Archives by Python's zipfile and tarfile, Info-ZIP's zip, GNU tar, gzip, 7-Zip and libarchive's bsdtar.

Run in this folder: python3 make.py (Debian: zip, tar, gzip, p7zip-full, libarchive-tools). What each holds is in its name's line below and
in holds.json, which is written from the sources and not from the archives.
"""

import gzip
import hashlib
import io
import json
import os
import struct
import subprocess
import tarfile
import tempfile
import time
import zipfile

here = os.path.dirname(os.path.abspath(__file__))
stamp = (2024, 5, 6, 7, 8, 10)
letters = "".join(f"line {n}: the quick brown fox\n" for n in range(400)).encode()
files = {
    "notes/first.txt": b"first\n",
    "notes/long.txt": letters,
    "empty.bin": b"",
    "blob.bin": bytes((n * 7919) % 251 for n in range(3000)),
}
holds = {name: {"size": len(data), "sha256": hashlib.sha256(data).hexdigest()} for name, data in files.items()}


def put(name, data):
    with open(os.path.join(here, name), "wb") as out:
        out.write(data)


def info(name):
    one = zipfile.ZipInfo(name, stamp)
    one.external_attr = 0o100644 << 16
    one.create_system = 3
    return one


class Named(zipfile.ZipInfo):
    """A name in bytes of a code page, without the flag of UTF-8."""

    coding = "cp437"

    def _encodeFilenameFlags(self):
        return self.filename.encode(self.coding), self.flag_bits & ~0x800


def zipped(entries, method=zipfile.ZIP_DEFLATED, wide=False, comment=b""):
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        archive.comment = comment
        for one, data in entries:
            one.compress_type = method
            with archive.open(one, "w", force_zip64=wide) as out:
                out.write(data)
    return buffer.getvalue()


plain = [(info(name), data) for name, data in files.items()]
put("plain.zip", zipped([(info(n), d) for n, d in files.items()], comment=b"made by zipfile"))
put("stored.zip", zipped([(info(n), d) for n, d in files.items()], zipfile.ZIP_STORED))
put("wide.zip", zipped([(info(n), d) for n, d in files.items()], wide=True))
put("bzip2.zip", zipped([(info("notes/long.txt"), letters)], zipfile.ZIP_BZIP2))
put("lzma.zip", zipped([(info("notes/long.txt"), letters)], zipfile.ZIP_LZMA))
put("nothing.zip", zipped([]))
put("in-front.zip", b"#!/bin/sh\necho a program stands before it\n" + zipped([(info(n), d) for n, d in files.items()]))

named = {"cp437": "Müller/Größe.txt", "shift_jis": "日本語.txt", "cp1251": "Привет.txt", "gbk": "中文.txt", "utf-8": "Žluťoučký.txt"}
for coding, name in named.items():
    one = Named(name, stamp)
    one.coding = coding
    put(f"names-{coding.replace('_', '-')}.zip", zipped([(one, b"named\n")]))

bad = ["../../evil.txt", "/etc/cron.d/evil", "C:\\Windows\\evil.dll", "a/../../b.txt", "con.txt", "photo\u202egpj.exe", "good/one.txt"]
put("slip.zip", zipped([(info(name), b"x") for name in bad]))
put("twice.zip", zipped([(info("a.txt"), b"one"), (info("A.txt"), b"two")]))
put("macros.zip", zipped([(info("report.docm"), b"x"), (info("setup.exe"), b"MZ"), (info("word/vbaProject.bin"), b"x")]))

whole = bytearray(zipped([(info(n), d) for n, d in files.items()], zipfile.ZIP_STORED))
put("cut.zip", bytes(whole[: len(whole) // 2]))
at = whole.index(files["blob.bin"]) + 100
whole[at] ^= 1
put("damaged.zip", bytes(whole))

# Two files of the directory that are the same bytes of the archive, and one that claims another size than it has.
one = zipped([(info("a.txt"), letters)])
end = one.rindex(b"PK\x05\x06")
start = struct.unpack("<I", one[end + 16 : end + 20])[0]
entry = one[start:end]
both = entry + entry.replace(b"a.txt", b"b.txt")
put("overlap.zip", one[:start] + both + struct.pack("<IHHHHIIH", 0x06054B50, 0, 0, 2, 2, len(both), start, 0))
lies = bytearray(one)
struct.pack_into("<I", lies, start + 24, 50)
put("lies.zip", bytes(lies))
claims = bytearray(one)
struct.pack_into("<I", claims, start + 24, 4_000_000_000)
put("claims.zip", bytes(claims))
many = bytearray(one)
struct.pack_into("<HH", many, end + 8, 60000, 60000)
put("many.zip", bytes(many))

with tempfile.TemporaryDirectory() as work:
    for name, data in files.items():
        path = os.path.join(work, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "wb") as out:
            out.write(data)
        os.utime(path, (1_715_000_000, 1_715_000_000))
    os.symlink("notes/first.txt", os.path.join(work, "latest"))

    def run(*words):
        subprocess.run(words, cwd=work, check=True, stdout=subprocess.DEVNULL)

    def made(name, *words):
        target = os.path.join(here, name)
        if os.path.exists(target):
            os.remove(target)
        run(*[word.replace("@", target) for word in words])

    every = list(files)
    made("info-zip.zip", "zip", "-q", "-y", "@", *every, "latest")
    made("old-cipher.zip", "zip", "-q", "-P", "correct horse", "@", *every)
    with open(os.path.join(here, "streamed.zip"), "wb") as out:
        subprocess.run(["zip", "-q", "-", "-r", "."], cwd=work, check=True, stdout=out)
    made("aes-256.zip", "7z", "a", "-bd", "-tzip", "-mem=AES256", "-pcorrect horse", "@", *every)
    made("aes-128.zip", "7z", "a", "-bd", "-tzip", "-mem=AES128", "-pcorrect horse", "@", *every)
    made("bsdtar-aes.zip", "bsdtar", "--format", "zip", "--options", "zip:encryption=aes256", "--passphrase", "correct horse", "-cf", "@", *every)
    made("other.7z", "7z", "a", "-bd", "@", "notes/first.txt")
    made("gnu.tar", "tar", "--format=gnu", "--sort=name", "-cf", "@", *every, "latest")
    made("v7.tar", "tar", "--format=v7", "-cf", "@", *every)
    made("ustar.tgz", "tar", "--format=ustar", "-czf", "@", *every)

long = "deep/" * 30 + "Größe.txt"
for kind, form in {"pax": tarfile.PAX_FORMAT, "gnu-long": tarfile.GNU_FORMAT}.items():
    buffer = io.BytesIO()
    with tarfile.open(fileobj=buffer, mode="w", format=form) as archive:
        for name, data in {**files, long: b"deep\n"}.items():
            one = tarfile.TarInfo(name)
            one.size = len(data)
            one.mtime = 1_715_000_000
            archive.addfile(one, io.BytesIO(data))
    put(f"{kind}.tar", buffer.getvalue())
put("cut.tar", open(os.path.join(here, "pax.tar"), "rb").read()[:2000])

buffer = io.BytesIO()
with gzip.GzipFile("long.txt", "wb", 9, buffer, 1_715_000_000) as out:
    out.write(letters)
put("long.txt.gz", buffer.getvalue())
put("members.gz", gzip.compress(b"one\n", mtime=0) + gzip.compress(b"two\n", mtime=0))
put("cut.gz", buffer.getvalue()[:-20])
torn = bytearray(buffer.getvalue())
torn[-6] ^= 1
put("wrong-crc.gz", bytes(torn))
put("wrong-name.zip", b"This is text and no archive.\n")

with open(os.path.join(here, "holds.json"), "w") as out:
    json.dump({"files": holds, "names": named, "long": long}, out, ensure_ascii=False, indent=1)
    out.write("\n")
