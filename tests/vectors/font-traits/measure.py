"""Measures the fonts of the pairing tool by FreeType's rendering and HarfBuzz's shaping, and writes traits.tsv and lines.tsv.

    /usr/bin/python3 tests/vectors/font-traits/measure.py

Needs fonttools, Pillow and hb-shape. lines.tsv holds the width of a line in thousandths of the size, kerned. Heights are those of the flat letters x and H, the width is the mean advance of a to z, all in
thousandths of the em at weight 400. Contrast is that of a lowercase o drawn 2,000 pixels high: its left stroke at half height
over its lower stroke at half width.
"""
import io
import json
import pathlib
import subprocess
import tempfile

from fontTools.ttLib import TTFont
from PIL import Image, ImageDraw, ImageFont

here = pathlib.Path(__file__).parent
packages = here.parents[2] / "node_modules" / "@fontsource"
families = """bitter eb-garamond ibm-plex-mono ibm-plex-sans inter lato libre-baskerville lora merriweather
montserrat oswald playfair-display roboto-slab source-sans-3 source-serif-4 work-sans""".split()
size = 2000


def drawn(font, letter):
    image = Image.new("L", (size * 2, size * 2))
    ImageDraw.Draw(image).text((size // 2, size * 3 // 2), letter, font=font, fill=255, anchor="ls")
    return image.point(lambda level: 255 if level > 127 else 0)


def first_run(line):
    start = next(at for at, level in enumerate(line) if level)
    return next(at for at in range(start, len(line)) if not line[at]) - start


def line_width(plain, per_em):
    with tempfile.NamedTemporaryFile(suffix=".ttf") as file:
        file.write(plain.getvalue())
        file.flush()
        shaped = json.loads(subprocess.check_output(["hb-shape", "--output-format=json", file.name, line]))
    return sum(glyph["ax"] for glyph in shaped) / per_em * 1000


line = "AVALON To Yves: office, affluent 1,204.50"
widths = [f"family\t{line}"]
rows = ["family\tversion\txHeight\tcapHeight\twidth\tcontrast"]
for family in families:
    folder = packages / family
    font = TTFont(folder / "files" / f"{family}-latin-400-normal.woff")
    font.flavor = None
    plain = io.BytesIO()
    font.save(plain)
    plain.seek(0)
    face = ImageFont.truetype(plain, size)
    baseline = size * 3 // 2
    x_height = baseline - drawn(face, "x").getbbox()[1]
    cap_height = baseline - drawn(face, "H").getbbox()[1]
    per_em = font["head"].unitsPerEm
    cmap, advances = font.getBestCmap(), font["hmtx"].metrics
    width = sum(advances[cmap[ord(letter)]][0] for letter in "abcdefghijklmnopqrstuvwxyz") / 26 / per_em
    o = drawn(face, "o")
    left, top, right, bottom = o.getbbox()
    o = o.crop((left, top, right, bottom))
    across = [o.getpixel((at, o.height // 2)) for at in range(o.width)]
    up = [o.getpixel((o.width // 2, o.height - 1 - at)) for at in range(o.height)]
    version = json.loads((folder / "package.json").read_text())["version"]
    widths.append(f"{family}\t{line_width(plain, per_em):.1f}")
    rows.append(
        f"{family}\t{version}\t{x_height / size * 1000:.0f}\t{cap_height / size * 1000:.0f}\t{width * 1000:.0f}"
        f"\t{first_run(across) / first_run(up):.2f}"
    )
(here / "traits.tsv").write_text("\n".join(rows) + "\n")
(here / "lines.tsv").write_text("\n".join(widths) + "\n")
