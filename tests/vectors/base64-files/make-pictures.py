"""Writes pictures.json beside this file: pictures of Pillow in the texts of other programs, with their SHA-256, and pictures cut off, with
the rows that libjpeg, libpng's zlib and libwebp still read of them.

    python3 make-pictures.py        (Python 3.11, Pillow 12)
"""
import base64
import hashlib
import html
import io
import json
import random
import sys
import urllib.parse

from PIL import Image, ImageFile

random.seed(11)


def photo(width, height):
    image = Image.new("RGB", (width, height))
    image.putdata([
        (
            min(255, max(1, 40 + x * 160 // width + random.randrange(40))),
            min(255, max(1, 60 + y * 120 // height + random.randrange(40))),
            min(255, max(1, 200 - x * 100 // width + random.randrange(40))),
        )
        for y in range(height) for x in range(width)
    ])
    return image


def saved(image, kind, **options):
    out = io.BytesIO()
    image.save(out, kind, **options)
    return out.getvalue()


small = photo(24, 18)
flat = Image.new("RGBA", (20, 10), (11, 95, 255, 128))
pictures = {
    "png": saved(flat, "PNG"),
    "jpeg": saved(small, "JPEG", quality=60),
    "webp": saved(small, "WEBP", quality=40),
    "gif": saved(small.quantize(8), "GIF"),
    "bmp": saved(Image.new("RGB", (4, 3), (1, 2, 3)), "BMP"),
    "ico": saved(Image.new("RGBA", (32, 32), (9, 9, 9, 255)), "ICO", sizes=[(16, 16), (32, 32)]),
    "avif": saved(small, "AVIF", quality=40),
}
sizes = {"png": [20, 10], "jpeg": [24, 18], "webp": [24, 18], "gif": [24, 18], "bmp": [4, 3], "ico": [32, 32], "avif": [24, 18]}
svg = "<svg xmlns='http://www.w3.org/2000/svg' width='30' height='20'><title>50% \u00e9t\u00e9</title><rect width='30' height='20' fill='#12588a'/></svg>".encode()
quoted = svg.replace(b"'", b'"')


def uri(kind, content=None, claim=None):
    return f"data:{claim or 'image/' + kind};base64,{base64.b64encode(content or pictures[kind]).decode()}"


def one(kind, content=None, **more):
    content = content or pictures[kind]
    return {"kind": kind, "sha256": hashlib.sha256(content).hexdigest(), "bytes": len(content), **more}


def drawing(content, line=None):
    return one("svg", content, claimed="image/svg+xml", **({"line": line} if line else {}))


texts = []


def add(name, text, *found):
    texts.append({"name": name, "text": text, "pictures": list(found)})


escaped = urllib.parse.quote(svg.decode(), safe="")
for kind in pictures:
    add(f"a page with a {kind}", f'<p>One</p>\n<img src="{uri(kind)}" alt="">\n', one(kind, claimed=f"image/{kind}", line=2))
add("a style sheet", f"a {{ background: url({uri('png')}) }}\nb {{ background: url(\"data:image/svg+xml,{escaped}\") }}\nc {{ background: url('{uri('gif')}') }}\n",
    one("png", claimed="image/png", line=1), drawing(svg, 2), one("gif", claimed="image/gif", line=3))
add("JSON of json.dumps", json.dumps({"a": uri("jpeg"), "b": f"data:image/svg+xml;utf8,{quoted.decode()}", "c": base64.b64encode(pictures["webp"]).decode()}, ensure_ascii=False, indent=1),
    one("jpeg", claimed="image/jpeg", line=2), drawing(quoted, 3), one("webp", line=4))
add("JSON with escaped slashes", json.dumps({"a": uri("png")}).replace("/", "\\/"), one("png", claimed="image/png", line=1))
add("HTML of html.escape", f'<div style="{html.escape("background:url(" + chr(34) + "data:image/svg+xml;charset=utf-8," + svg.decode().replace("%", "%25").replace("#", "%23") + chr(34) + ")")}"></div>',
    drawing(svg, 1))
add("a bare drawing", f"data:image/svg+xml;utf8,{quoted.decode().replace('%', '%25')} and more", drawing(quoted, 1))
add("a string in a string", json.dumps(f'x = "data:image/svg+xml,{escaped}";'), drawing(svg, 1))
add("a wrong claim", f"![a]({uri('gif', claim='image/png')})", one("gif", claimed="image/png", line=1))
add("fonts and texts are no pictures", f"@font-face {{ src: url(data:font/woff2;base64,{base64.b64encode(b'wOF2' + random.randbytes(90)).decode()}) }} data:text/plain,hello",)
add("URL-safe, in lines, without padding", "\n".join(base64.urlsafe_b64encode(pictures["jpeg"]).decode().rstrip("=")[at:at + 76] for at in range(0, 9999, 76)).strip(),
    one("jpeg"))
add("one data URI in quotes", f' "{uri("webp")}" ', one("webp", claimed="image/webp"))

# Rows that are the same as those of the whole picture.
ImageFile.LOAD_TRUNCATED_IMAGES = True


def rows_there(whole, cut):
    full, part = (Image.open(io.BytesIO(data)).convert("RGB") for data in (whole, cut))
    width, height = full.size
    a, b = full.tobytes(), part.tobytes()
    for row in range(height):
        if a[row * width * 3:(row + 1) * width * 3] != b[row * width * 3:(row + 1) * width * 3]:
            return row
    return height


cuts = []
noisy = photo(96, 80)
kinds = {
    "jpeg 4:4:4": ("jpeg", saved(noisy, "JPEG", quality=70, subsampling=0), 8),
    "jpeg 4:2:0": ("jpeg", saved(noisy, "JPEG", quality=70, subsampling=2), 16),
    "jpeg with restarts": ("jpeg", saved(noisy, "JPEG", quality=70, subsampling=0, restart_marker_blocks=5), 8),
    "jpeg grey": ("jpeg", saved(noisy.convert("L"), "JPEG", quality=70), 8),
    "jpeg progressive": ("jpeg", saved(noisy, "JPEG", quality=70, progressive=True), 0),
    "png rgb": ("png", saved(noisy, "PNG"), 1),
    "png rgba": ("png", saved(noisy.convert("RGBA"), "PNG"), 1),
    "png palette": ("png", saved(noisy.quantize(16), "PNG"), 1),
    "webp": ("webp", saved(noisy, "WEBP", quality=50), 0),
    "bmp": ("bmp", saved(noisy.resize((20, 20)), "BMP"), 0),
    "ico": ("ico", saved(noisy, "ICO", sizes=[(16, 16), (48, 48)]), 0),
    "avif": ("avif", saved(noisy, "AVIF", quality=40), 0),
}
for name, (kind, content, step) in kinds.items():
    for share in (0.5, 0.85):
        kept = int(len(content) * share)
        cut = {"name": f"{name}, {int(share * 100)} percent", "kind": kind, "text": base64.b64encode(content[:kept]).decode(), "missing": len(content) - kept}
        if step:
            # Colours of a last row may be drawn with those of the next one.
            cut["rows"] = (rows_there(content, content[:kept]) + (2 if step == 16 else 0)) // step * step
        cuts.append(cut)

with open(f"{sys.path[0]}/pictures.json", "w", encoding="utf-8") as file:
    json.dump({"texts": texts, "sizes": sizes, "cuts": cuts}, file, ensure_ascii=False, indent=1)
    file.write("\n")
