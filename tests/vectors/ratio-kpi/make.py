"""Writes <id>.json: seeded entries of tools of the family, and what LibreOffice Calc makes of formulas written here for them.

    python3 tests/vectors/ratio-kpi/make.py            (needs soffice on the path)

`entries` names a cell for each box and draws its value; a formula names cells in braces. Nothing of this project is read.
"""

import html
import json
import pathlib
import random
import re
import subprocess
import tempfile

here = pathlib.Path(__file__).parent
ROWS = 60


def amount(low, high):
    return lambda r: round(r.uniform(low, high), 2)


def share(low, high):
    return lambda r: round(r.uniform(low, high), 4)


def count(low, high):
    return lambda r: r.randint(low, high)


def one_of(*values):
    return lambda r: r.choice(values)


def rows(name, how_many, **columns):
    """The boxes of a table of rows: `name.0.column`."""
    return {f"{name}.{at}.{column}": draw for at in range(how_many) for column, draw in columns.items()}


def total(name, how_many, column):
    return "SUM(" + ";".join(f"{{{name}.{at}.{column}}}" for at in range(how_many)) + ")"


def wilson(successes, trials, sign):
    """An end of the 95% score interval of a share."""
    z = "LEGACY.NORMSINV(0.975)"
    part = f"({successes}/{trials})"
    root = f"SQRT({part}*(1-{part})/{trials}+{z}^2/(4*{trials}^2))"
    return f"({part}+{z}^2/(2*{trials}){sign}{z}*{root})/(1+{z}^2/{trials})"


TOOLS = {}
exec((here / "formulas.py").read_text())


def column_name(index):
    letters = ""
    index += 1
    while index:
        index, rest = divmod(index - 1, 26)
        letters = chr(65 + rest) + letters
    return letters


def cell(value):
    if isinstance(value, str) and not value.startswith("="):
        return f'<table:table-cell office:value-type="string"><text:p>{html.escape(value)}</text:p></table:table-cell>'
    if isinstance(value, str):
        formula = re.sub(r"\b([A-Z]{1,2}\d+)\b(?!\()", r"[.\1]", value)
        return f'<table:table-cell table:formula="{html.escape("of:" + formula)}"/>'
    return f'<table:table-cell office:value-type="float" office:value="{value!r}"/>'


def sheet_of(index, tool):
    lines = []
    for at, drawn in enumerate(tool["drawn"]):
        addresses = {name: f"{column_name(c)}{at + 1}" for c, name in enumerate(drawn)}
        formulas = [
            "=" + re.sub(r"\{([^}]+)\}", lambda found: addresses[found[1]], formula) for formula in tool["gives"].values()
        ]
        lines.append("<table:table-row>" + "".join(map(cell, [*drawn.values(), *formulas])) + "</table:table-row>")
    return f'<table:table table:name="tool{index}">{"".join(lines)}</table:table>'


def evaluated(tools):
    head = (
        '<?xml version="1.0" encoding="UTF-8"?><office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" '
        'xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" '
        'xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:of="urn:oasis:names:tc:opendocument:xmlns:of:1.2" '
        'office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.spreadsheet"><office:body><office:spreadsheet>'
    )
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder, "ratios.fods")
        sheets = "".join(sheet_of(index, tool) for index, tool in enumerate(tools))
        file.write_text(f"{head}{sheets}</office:spreadsheet></office:body></office:document>")
        subprocess.run(
            ["soffice", f"-env:UserInstallation=file://{folder}/profile", "--headless", "--convert-to", "fods"]
            + ["--outdir", f"{folder}/out", str(file)],
            check=True,
            capture_output=True,
        )
        text = pathlib.Path(folder, "out/ratios.fods").read_text()
    return [part for part in text.split("<table:table ") if part.startswith('table:name="tool')]


def values_of(table, tool):
    found = re.findall(r"<table:table-cell [^>]*table:formula=[^>]*>", table)
    width = len(tool["gives"])
    assert len(found) == width * ROWS, (tool["id"], len(found))
    for at in range(ROWS):
        row = {}
        for key, written in zip(tool["gives"], found[at * width : (at + 1) * width]):
            value = re.search(r' office:value="([^"]*)"', written)
            assert value and 'value-type="error"' not in written, (tool["id"], key, written)
            row[key] = float(value[1])
        yield row


def main():
    tools = []
    for tool_id, (entries, gives) in TOOLS.items():
        chance = random.Random(tool_id)
        drawn = [{name: draw(chance) for name, draw in entries.items()} for _ in range(ROWS)]
        tools.append({"id": tool_id, "drawn": drawn, "gives": gives})
    for table, tool in zip(evaluated(tools), tools):
        lines = [json.dumps({"entries": e, "gives": g}) for e, g in zip(tool["drawn"], values_of(table, tool))]
        (here / f"{tool['id']}.json").write_text("[\n  " + ",\n  ".join(lines) + "\n]\n")
        print(tool["id"], len(lines), "rows of", len(tool["gives"]), "formulas")


main()
