"""Writes official.json from lists of governments.

    python3 tests/vectors/holidays/make.py <clone of govuk-bank-holidays> <clone of holidays-jp> > tests/vectors/holidays/official.json
"""
import csv, io, json, subprocess, sys

FROM, TO = "2024", "2027"


def at_head(clone, path):
    return subprocess.run(["git", "-C", clone, "show", f"HEAD:{path}"], capture_output=True, check=True).stdout


uk = json.loads(at_head(sys.argv[1], "govuk_bank_holidays/bank-holidays.json"))
of = {"england-and-wales": ("GB", "ENG"), "scotland": ("GB", "SCT"), "northern-ireland": ("GB", "NIR")}
lists = [
    {"country": of[name][0], "region": of[name][1], "days": sorted(one["date"] for one in division["events"] if FROM <= one["date"][:4] <= TO)}
    for name, division in uk.items()
]
rows = csv.reader(io.StringIO(at_head(sys.argv[2], "syukujitsu.csv").decode("cp932")))
japan = ["-".join(part.zfill(2) for part in row[0].split("/")) for row in rows if row[0][:1].isdigit()]
lists.append({"country": "JP", "region": "", "days": sorted(day for day in japan if FROM <= day[:4] <= TO)})
# Federal holidays as the Office of Personnel Management lists them, read by hand.
america = """
2024-01-01 2024-01-15 2024-02-19 2024-05-27 2024-06-19 2024-07-04 2024-09-02 2024-10-14 2024-11-11 2024-11-28 2024-12-25
2025-01-01 2025-01-20 2025-02-17 2025-05-26 2025-06-19 2025-07-04 2025-09-01 2025-10-13 2025-11-11 2025-11-27 2025-12-25
2026-01-01 2026-01-19 2026-02-16 2026-05-25 2026-06-19 2026-07-03 2026-09-07 2026-10-12 2026-11-11 2026-11-26 2026-12-25
2027-01-01 2027-01-18 2027-02-15 2027-05-31 2027-06-18 2027-07-05 2027-09-06 2027-10-11 2027-11-11 2027-11-25 2027-12-24 2027-12-31
"""
lists.append({"country": "US", "region": "", "days": america.split()})
# Annexure I of DoPT Office Memorandum 12/9/2020-JCA-2 of 10 June 2020, as quoted by staffnews.in; Dr. Ambedkar's birthday of that year was
# declared by a memorandum of its own.
india = """
2021-01-26 2021-03-29 2021-04-02 2021-04-14 2021-04-21 2021-04-25 2021-05-14 2021-05-26 2021-07-21 2021-08-15 2021-08-19 2021-08-30 2021-10-02
2021-10-15 2021-10-19 2021-11-04 2021-11-19 2021-12-25
"""
lists.append({"country": "IN", "region": "", "days": india.split()})
print(json.dumps(lists, indent=1))
