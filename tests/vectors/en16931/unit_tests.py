"""Published unit tests as JSON: rule, outcome and the fragment as it is published, white space between elements taken out.

python3 unit_tests.py <work tree of eInvoicing-EN16931>/test Invoice-unit-UBL CreditNote-unit-UBL cii > unit.json
python3 unit_tests.py <work tree of peppol-bis-invoice-3>/rules unit-UBL-PEPPOL unit-CII-PEPPOL > ../peppol-bis-3/unit.json
"""

import json
import pathlib
import re
import sys

root = pathlib.Path(sys.argv[1])
comment = re.compile(r"<!--.*?-->", re.S)
tests = re.compile(r"<test\b[^>]*>(.*?)</test>", re.S)
stated = re.compile(r"<assert>(.*?)</assert>", re.S)
outcome = re.compile(r"<(success|error|warning|fatal)[^>]*>\s*([\w-]+)\s*</")

found = []
for folder in sys.argv[2:]:
    for file in sorted((root / folder).glob("*.xml")):
        text = comment.sub("", file.read_text(encoding="utf-8-sig"))
        for at, test in enumerate(tests.findall(text), 1):
            head = stated.search(test)
            xml = re.sub(r">\s+<", "><", test[head.end():].strip())
            xml = re.sub(r"\s+", " ", xml)
            for kind, rule in outcome.findall(head.group(1)):
                found.append({"rule": rule, "fails": kind != "success", "at": f"{folder}/{file.name} {at}", "xml": xml})
json.dump(found, sys.stdout, indent=0, ensure_ascii=False)
