"""Reads the test ISIRs of the Department of Education and writes isirs.csv.

python3 extract.py <clone of fafsa-test-isirs-2024-25> <…-2025-26> <…-2026-27>

An ISIR is one line of fixed width. Positions are those of the record layouts (`isir-module*.js` of each repository), counted
from 0. What stands there is copied; nothing is worked out here but which of two entries counts:

- A person's tax figures are the ones typed by hand where an AGI was typed, else those that came from the IRS, but for single
  ones that were corrected by hand.
- Rollovers are taken off the untaxed distributions; the foreign income exclusion has no sign.
- Family size is the one stated, else the one that the processor assumed, else the exemptions of the returns.
"""

import csv
import subprocess
import sys

FILES = {
    "2024": ["test-isir-files/IDSA25OP-20240308.txt"],
    "2025": [
        "test-isir-files/applications_2526 ISIR test file_10232024.txt",
        "test-isir-files/applications_2526 ISIR test file_09182024.txt",
        "test-isir-files/corrections_2526 ISIR test file_10232024.txt",
    ],
    "2026": [
        "test-isir-files/applications_2627 ISIR test file_04012026.txt",
        "test-isir-files/applications_2627 ISIR test file_12082025.txt",
        "test-isir-files/applications_2627 ISIR test file_08042025.txt",
        "test-isir-files/applications_2627 ISIR test file_07142025.txt",
    ],
}

MANUAL = {"status": (0, 1), "earned": (1, 12), "interest": (12, 23), "ira": (23, 34), "iraRollover": (34, 45),
          "pensions": (45, 56), "pensionRollover": (56, 67), "agi": (67, 77), "tax": (77, 86)}
CONTRIBUTOR = {**MANUAL, "eitc": (86, 87), "deductible": (87, 98), "credits": (98, 107), "schedules": (107, 108),
               "scheduleC": (108, 120), "grants": (120, 127), "foreign": (127, 137), "support": (137, 144),
               "cash": (144, 151), "investments": (151, 158), "business": (158, 165)}
PARTNER = {**MANUAL, "deductible": (86, 97), "credits": (97, 106), "schedules": (106, 107), "scheduleC": (107, 119),
           "foreign": (119, 129)}
FROM_IRS = {"status": (4, 5), "agi": (5, 15), "exemptions": (15, 17), "earned": (19, 30), "tax": (30, 39),
            "credits": (39, 48), "ira": (48, 59), "deductible": (59, 70), "interest": (70, 81), "pensions": (81, 92),
            "scheduleC": (92, 104), "A": (104, 105), "B": (105, 106), "D": (106, 107), "E": (107, 108), "F": (108, 109),
            "H": (109, 110)}
PEOPLE = {"student": (709, CONTRIBUTOR, 7096, 2817), "spouse": (1321, PARTNER, 7209, 2829),
          "parent": (1801, CONTRIBUTOR, 7322, 2841), "partner": (2293, PARTNER, 7435, 2853)}
RECORD = {"sai": (175, 181), "provisional": (181, 187), "formula": (187, 188), "maxPell": (190, 191),
          "minPell": (191, 192), "model": (111, 112), "marital": (557, 558), "studentSize": (578, 580),
          "parentMarital": (1775, 1776), "parentState": (1776, 1778), "studentState": (493, 495),
          "parentSize": (1784, 1786), "assumedStudentSize": (3174, 3177), "assumedParentSize": (3177, 3180),
          "pellFlag": (3950, 3951)}
ASSETS = {"parentNetWorth": (3112, 3119), "parentAssets": (3131, 3143), "studentNetWorth": (3143, 3150),
          "studentAssets": (3162, 3174)}
INCOMES = {"studentIncome": (7609, 7624), "parentIncome": (7624, 7639)}
LINES = ["parentAllowances", "parentPayroll", "parentProtection", "parentEmployment", "parentAvailable", "parentAdjusted",
         "parentContribution", "studentPayroll", "studentProtection", "negativeAllowance", "studentEmployment",
         "studentAllowances", "studentAvailable", "studentFromIncome", "studentAdjusted", "studentContribution"]
LINES_BEGIN = {"2024": 2865, "2025": 2865, "2026": 7654}

PERSON_COLUMNS = ["status", "agi", "earned", "tax", "deductible", "interest", "ira", "pensions", "foreign", "grants",
                  "credits", "workStudy", "scheduleC", "schedules", "eitc"]
ASSET_COLUMNS = ["support", "cash", "investments", "business"]
OUTCOMES = ["sai", "maxPell", "minPell", "pellFlag", *INCOMES, *LINES, *ASSETS]
HEADINGS = (["year", "file", "record", "model", "formula", "marital", "size", "state", "benefit"]
            + [f"{who}.{column}" for who in ("first", "second", "student") for column in PERSON_COLUMNS]
            + [f"{who}.{column}" for who in ("family", "student") for column in ASSET_COLUMNS]
            + OUTCOMES)


def value(line, span, start=0):
    text = line[start + span[0]:start + span[1]].strip()
    return int(text) if text.lstrip("-").isdigit() else text


def number(found):
    return found if isinstance(found, int) else 0


def person(line, name):
    start, layout, irs_start, work_study = PEOPLE[name]
    typed = {key: value(line, span, start) for key, span in layout.items()}
    fetched = {key: value(line, span, irs_start) for key, span in FROM_IRS.items()}
    from_irs = typed["agi"] == "" and fetched["agi"] != ""
    corrected = {key: typed[key] if typed[key] != "" else fetched[key] for key in typed if key in fetched}
    counts = {**typed, **corrected} if from_irs else typed
    schedules = any(fetched[letter] == 1 for letter in "ABDEFH") if from_irs else typed["schedules"] == 1
    return {
        **{key: number(counts[key]) for key in ("agi", "earned", "tax", "deductible", "interest", "credits", "scheduleC")},
        "status": number(counts["status"]),
        "ira": max(0, number(counts["ira"]) - number(typed["iraRollover"])),
        "pensions": max(0, number(counts["pensions"]) - number(typed["pensionRollover"])),
        "foreign": abs(number(typed["foreign"])),
        "grants": number(typed.get("grants")),
        "workStudy": number(value(line, (work_study, work_study + 12))),
        "schedules": int(schedules),
        "eitc": int(typed.get("eitc") == 1),
        "exemptions": number(fetched["exemptions"]),
        "assets": {key: number(typed.get(key)) for key in ASSET_COLUMNS},
    }


def row(year, file, at, line):
    record = {key: value(line, span) for key, span in RECORD.items()}
    dependent = record["model"] in ("D", "X")
    names = ("parent", "partner") if dependent else ("student", "spouse")
    first, second = (person(line, name) for name in names)
    student = person(line, "student")
    stated, assumed = ("parentSize", "assumedParentSize") if dependent else ("studentSize", "assumedStudentSize")
    size = number(record[stated]) or number(record[assumed]) or first["exemptions"] + second["exemptions"]
    begin = LINES_BEGIN[year]
    benefits = range(1788, 1797) if dependent else range(696, 705)
    lines = {name: value(line, (begin + 15 * index, begin + 15 * index + 15)) for index, name in enumerate(LINES)}
    return {
        "year": year, "file": file.split("/")[-1], "record": at, "model": record["model"], "formula": record["formula"],
        "marital": record["parentMarital" if dependent else "marital"], "size": size,
        "state": record["parentState" if dependent else "studentState"],
        "benefit": int(any(line[place] == "1" for place in benefits)),
        **{f"first.{column}": first[column] for column in PERSON_COLUMNS},
        **{f"second.{column}": second[column] for column in PERSON_COLUMNS},
        **{f"student.{column}": student[column] if dependent else 0 for column in PERSON_COLUMNS},
        **{f"family.{column}": first["assets"][column] for column in ASSET_COLUMNS},
        **{f"student.{column}": student["assets"][column] if dependent else 0 for column in ASSET_COLUMNS},
        "sai": record["sai"] if record["sai"] != "" else record["provisional"],
        "maxPell": record["maxPell"], "minPell": record["minPell"], "pellFlag": record["pellFlag"],
        **{name: value(line, span) for name, span in INCOMES.items()},
        **lines,
        **{name: value(line, span) for name, span in ASSETS.items()},
    }


def main():
    found, seen = [], set()
    for (year, files), clone in zip(FILES.items(), sys.argv[1:], strict=True):
        for file in files:
            text = subprocess.run(["git", "-C", clone, "show", f"HEAD:{file}"], capture_output=True, check=True).stdout
            for at, line in enumerate(text.decode("latin-1").split("\n")):
                if len(line) < 7000:
                    continue
                one = row(year, file, at, line)
                same = tuple(one[heading] for heading in HEADINGS if heading not in ("file", "record"))
                if one["sai"] == "" or same in seen:
                    continue
                seen.add(same)
                found.append(one)
    with open("isirs.csv", "w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, HEADINGS, lineterminator="\n")
        writer.writeheader()
        writer.writerows(found)
    print(len(found), "records")


main()
