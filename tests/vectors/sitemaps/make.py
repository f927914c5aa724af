"""Addresses, days and texts as Python's own library writes them.

python3 make.py > values.json
"""
import json
from datetime import datetime, timezone
from email.utils import parsedate_to_datetime
from urllib.parse import quote, urljoin, urlsplit, urlunsplit
from xml.sax.saxutils import escape

SAFE = "-._~:/?#@!$&'()*+,;=%"


def listed(base, written):
    parts = urlsplit(urljoin(base, written))
    return urlunsplit((parts.scheme, parts.netloc, quote(parts.path, safe=SAFE) or "/", quote(parts.query, safe=SAFE), ""))


ADDRESSES = [
    ("https://example.com/", "/oak tables"),
    ("https://example.com/", "https://example.com/café?q=zoë&x=1#top"),
    ("https://example.com/", "https://example.com"),
    ("https://example.com/a/", "b.html"),
    ("https://example.com/a/", "../c/"),
    ("https://example.com/", "/日本語/ページ"),
    ("https://example.com/", "/a|b^c`d{e}[f]"),
    ("https://example.com/", "/?list=[1]|2"),
    ("https://example.com/", "/a%20b?c=%C3%A9"),
    ("https://example.com/", "/it's/(x)*!,;=$@~"),
]

DAYS = [
    "2026-03-02",
    "2024-02-29",
    "2026-02-29",
    "2026-13-01",
    "2026-04-31",
    "2026-03-02T09:30:00+01:00",
    "2026-03-02T09:30:00Z",
    "2026-03-02T09:30:15.25-05:00",
    "Mon, 02 Mar 2026 09:30:00 GMT",
    "Sun, 29 Feb 2032 23:59:59 GMT",
]


def moment(written):
    try:
        found = parsedate_to_datetime(written) if "GMT" in written else datetime.fromisoformat(written)
    except ValueError:
        return None
    return int((found if found.tzinfo else found.replace(tzinfo=timezone.utc)).timestamp() * 1000)


TEXTS = ["Oak & ash <b>\"it's\"</b>", "plain", "A&amp;B", "日本"]

print(
    json.dumps(
        {
            "addresses": [{"base": base, "written": written, "listed": listed(base, written)} for base, written in ADDRESSES],
            "days": [{"written": written, "moment": moment(written)} for written in DAYS],
            "texts": [{"text": text, "xml": escape(text, {'"': "&quot;", "'": "&#39;"})} for text in TEXTS],
        },
        ensure_ascii=False,
        indent=1,
    )
)
