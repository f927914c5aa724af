"""Writes one Google Ads report in three ways and has LibreOffice Calc add it up and judge it by formulas of its own."""
import csv, io, json, pathlib, re, subprocess, tempfile

here = pathlib.Path(__file__).parent
rows = [  # campaign, search term, clicks, impressions, cost, conversions, value
    ("Search | Boots", "winter boots", 1420, 61000, 1378.45, 41.5, 5890.10),
    ("Search | Boots", "boot repair", 196, 5500, 191.20, 0, 0),
    ("Total fitness", "gym shoes", 2260, 95200, 1256.00, 14, 1236.00),
    ("Total fitness", "gym near me", 640, 24800, 470.05, 0, 0),
    ("Display, remarketing", "", 3100, 880000, 362.40, 9.33, 1160.25),
    ("New market", "free shoes", 205, 8800, 143.50, 0, 0),
]
heads = ["Campaign", "Search term", "Clicks", "Impr.", "Cost", "Conversions", "Conv. value"]
margin, refunds, lifetime, curve, share = 0.4, 0.06, 1.25, 0.7, 0.2


def number(value, decimals, german):
    text = f"{value:,.{decimals}f}"
    return text.translate(str.maketrans(",.", ".,")) if german else text


def table(delimiter, german, titles):
    out = io.StringIO()
    writer = csv.writer(out, delimiter=delimiter, lineterminator="\r\n")
    for title in titles:
        writer.writerow([title])
    writer.writerow(heads)
    for name, term, clicks, seen, cost, won, value in rows:
        writer.writerow([name, term or " --", number(clicks, 0, german), number(seen, 0, german), number(cost, 2, german),
                         number(won, 2, german), number(value, 2, german)])
    total = [sum(row[at] for row in rows) for at in range(2, 7)]
    writer.writerow(["Total: Account", " --"] + [number(value, 0 if at < 2 else 2, german) for at, value in enumerate(total)])
    return out.getvalue()


(here / "excel.csv").write_bytes(table("\t", False, ["Search terms report", "October 1, 2026 - October 31, 2026"]).encode("utf-16"))
(here / "plain.csv").write_text(table(",", False, ["Search terms report", "October 1, 2026 - October 31, 2026"]), newline="")
(here / "comma.csv").write_text(table(";", True, []), newline="")


def cell(value):
    if isinstance(value, str) and value.startswith("="):
        formula = re.sub(r"(?<![\w.])(\$?[A-Z]\$?\d+)(?::(\$?[A-Z]\$?\d+))?", lambda m: f"[.{m[1]}:.{m[2]}]" if m[2] else f"[.{m[1]}]", value)
        return f'<table:table-cell table:formula="of:{formula.replace(chr(34), "&quot;").replace("<", "&lt;")}"/>'
    if isinstance(value, str):
        return f'<table:table-cell office:value-type="string"><text:p>{value}</text:p></table:table-cell>'
    return f'<table:table-cell office:value-type="float" office:value="{value}"/>'


first, last = 1, len(rows)
lines = [list(row) for row in rows]
names = list(dict.fromkeys(row[0] for row in rows))
assumptions = [margin, refunds, lifetime, curve, share]
lines.append(assumptions)
a = len(lines)
sums = {}
for name in names + ["all"]:
    at = len(lines) + 1
    def total(column):
        return f'=SUM({column}{first}:{column}{last})' if name == "all" else f'=SUMPRODUCT(($A${first}:$A${last}=A{at})*{column}{first}:{column}{last})'
    lines.append([name, total("C"), total("E"), total("F"), total("G"), f"=E{at}*(1-B${a})*C${a}", f"=F{at}*A${a}", f"=G{at}-C{at}",
                  f"=F{at}/C{at}", f"=(F{at}-(F{at}-G{at})-C{at})/((F{at}-G{at})+C{at})",
                  f"=IF(D{at}=0;-1;C{at}/D{at})", f"=G{at}/B{at}", f"=D${a}*G{at}/C{at}-1"])
    sums[name] = at
worst, best = sums["Total fitness"], sums["Search | Boots"]
move = f"C{worst}*E{a}"
lines.append([f"=G{worst}*(1-E{a})^D{a}-(C{worst}-{move})+G{best}*((C{best}+{move})/C{best})^D{a}-(C{best}+{move})-H{worst}-H{best}"])
lines.append([f'=SUMIF(F{first}:F{last};0;E{first}:E{last})'])

body = "".join("<table:table-row>" + "".join(cell(value) for value in line) + "</table:table-row>" for line in lines)
document = f"""<?xml version="1.0" encoding="UTF-8"?>
<office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:of="urn:oasis:names:tc:opendocument:xmlns:of:1.2" office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.spreadsheet"><office:body><office:spreadsheet><table:table table:name="one">{body}</table:table></office:spreadsheet></office:body></office:document>"""
with tempfile.TemporaryDirectory() as folder:
    source = pathlib.Path(folder) / "one.fods"
    source.write_text(document)
    subprocess.run(["soffice", f"-env:UserInstallation=file://{folder}/profile", "--headless", "--convert-to", "fods", "--outdir",
                    f"{folder}/out", str(source)], check=True, capture_output=True)
    text = (pathlib.Path(folder) / "out/one.fods").read_text()
found = []
for row in re.findall(r"<table:table-row[^>]*>(.*?)</table:table-row>", text, re.S):
    found.append([float(m) for m in re.findall(r'<table:table-cell[^>]*office:value="([^"]+)"', row)])
keys = ["clicks", "cost", "conversions", "value", "revenue", "contribution", "profit", "returnOnAdSpend", "returnOnInvestment",
        "costPerConversion", "breakEvenClick", "next"]
expected = {name: dict(zip(keys, found[at - 1])) for name, at in sums.items()}
expected["gain"] = found[len(lines) - 2][0]
expected["wasted"] = found[len(lines) - 1][0]
(here / "expected.json").write_text(json.dumps({"assumptions": dict(zip(["margin", "refunds", "lifetime", "curve", "share"], assumptions)), **expected}, indent=2) + "\n")
