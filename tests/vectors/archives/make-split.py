"""Archives in several parts by Info-ZIP's zip 3.0, 7-Zip 26.02 and GNU split.

Run in this folder: python3 make-split.py (Debian: zip, 7zip, coreutils). What is packed is made here and free of rights; the digests of
holds-split.json are of the sources and not of the archives.

own-split.json and own-joined.zip are of what the page writes: KEPT_PARTS=<folder> npx vitest run tests/archive/parts.test.ts keeps the parts
there, sha256sum of each is in the first, and `zip -s 0 own-split.zip --out own-joined.zip` in that folder made the second.
zip 3.0 loses the middle of a file that lies in three parts when it joins them, in split-info.zip too.
"""

import glob
import hashlib
import json
import os
import random
import subprocess
import tempfile

here = os.path.dirname(os.path.abspath(__file__))
secret = "correct horse"
letters = "".join(f"line {n}: the quick brown fox\n" for n in range(400)).encode()
sets = {
    # One file over three parts, and one behind it.
    "split-info": {"noise.bin": random.Random(7).randbytes(140_000), "notes/first.txt": b"first\n", "notes/long.txt": letters},
    # Headers and the list of files at the edge of a part.
    "split-many": {
        "noise.bin": random.Random(8).randbytes(52_000),
        **{f"many/{n:03}.txt": f"file {n}\n".encode() for n in range(150)},
    },
    "split-7zip": {"notes/first.txt": b"first\n", "notes/long.txt": letters, "blob.bin": random.Random(9).randbytes(2000)},
}
for old in glob.glob(os.path.join(here, "split-*")):
    os.remove(old)

with tempfile.TemporaryDirectory() as work:
    for name, files in sets.items():
        for path, data in files.items():
            target = os.path.join(work, name, path)
            os.makedirs(os.path.dirname(target), exist_ok=True)
            with open(target, "wb") as out:
                out.write(data)
            os.utime(target, (1_715_000_000, 1_715_000_000))

    def run(name, *words):
        subprocess.run(words, cwd=os.path.join(work, name), check=True, stdout=subprocess.DEVNULL)

    def at(name):
        return os.path.join(here, name)

    # Parts of 64 KiB, the smallest that zip makes; -fz writes ZIP64.
    run("split-info", "zip", "-q", "-X", "-s", "64k", at("split-info.zip"), *sets["split-info"])
    run("split-many", "zip", "-q", "-X", "-fz", "-s", "64k", at("split-many.zip"), *sets["split-many"])
    every = list(sets["split-7zip"])
    run("split-7zip", "7zz", "a", "-bd", "-tzip", "-v1000b", at("split-7zip.zip"), *every)
    run("split-7zip", "7zz", "a", "-bd", "-tzip", "-mem=AES256", f"-p{secret}", "-v1000b", at("split-aes.zip"), *every)
    run("split-7zip", "tar", "--format=gnu", "-czf", os.path.join(work, "whole.tgz"), *every)
    run("split-7zip", "split", "-b", "1000", os.path.join(work, "whole.tgz"), at("split-gnu.tgz."))

with open(at("holds-split.json"), "w") as out:
    listed = {
        name: {path: {"size": len(data), "sha256": hashlib.sha256(data).hexdigest()} for path, data in files.items()}
        for name, files in sets.items()
    }
    json.dump(listed, out, indent=1)
    out.write("\n")
