"""Reads HTML on standard input as Outlook does (with what its comments hold) and as others do; writes tags that do not close, and the words."""
import html.parser, json, re, sys

VOID = {"meta", "img", "br"}
source = sys.stdin.buffer.read().decode()

class Reader(html.parser.HTMLParser):
    def __init__(self):
        super().__init__()
        self.open, self.faults, self.words, self.links, self.images = [], [], [], [], []
    def handle_starttag(self, tag, attrs):
        names = dict(attrs)
        if tag == "a": self.links.append(names.get("href"))
        if tag == "img": self.images.append([names.get("src"), names.get("alt"), names.get("width")])
        if tag == "tr" and (not self.open or self.open[-1] != "table"): self.faults.append("tr in " + str(self.open[-1:]))
        if tag == "td" and (not self.open or self.open[-1] != "tr"): self.faults.append("td in " + str(self.open[-1:]))
        if tag not in VOID: self.open.append(tag)
    def handle_endtag(self, tag):
        if not self.open or self.open[-1] != tag: self.faults.append("/" + tag + " in " + str(self.open[-1:]))
        else: self.open.pop()
    def handle_data(self, data):
        if data.strip() and not {"style", "title", "xml"} & set(self.open): self.words.append(data.strip())

def read(text):
    reader = Reader()
    reader.feed(text)
    reader.close()
    return {"faults": reader.faults + reader.open, "words": reader.words, "links": reader.links, "images": reader.images}

comment = re.compile(r"<!--\[if mso\]>(.*?)<!\[endif\]-->", re.S)
print(json.dumps({"outlook": read(comment.sub(r"\1", source)), "others": read(comment.sub("", source)), "bytes": len(source.encode())}))
