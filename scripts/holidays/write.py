"""Writes the table of public holidays of each country that lib/engines/holiday-tables.ts hands out.

    pip install holidays==0.105
    python3 scripts/holidays/write.py

The package `holidays` (https://github.com/vacanza/holidays, MIT) works the days out; this script asks it for each country, each of its
regions and each kind of day from 1970 to 2075, in English and in the country's own language, and writes what it says as rules: a day of a
month, a weekday of a month or on or after a day, days from Easter, stretches, or the days themselves. Reading the table back must give what
was asked, or it stops. With codes it writes those countries alone; without, also the lists of countries and of their files.
"""
import collections, datetime, inspect, io, json, pathlib, re, subprocess, sys, warnings, zipfile
import holidays
from dateutil.easter import EASTER_ORTHODOX, EASTER_WESTERN, easter
from holidays.registry import COUNTRIES

FIRST, LAST = 1970, 2075
ROOT = pathlib.Path(__file__).resolve().parents[2]
TABLES = ROOT / "lib/subjects/holidays/tables"
KINDS = {"public": "public", "bank": "bank", "school": "school", "government": "government", "half_day": "half", "workday": "observance", "unofficial": "observance"}
WEEKDAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
EASTERS = {key: {year: easter(year, kind) for year in range(FIRST - 1, LAST + 2)} for key, kind in (("Easter", EASTER_WESTERN), ("Pascha", EASTER_ORTHODOX))}
# A country is left out of a year that it has no law for; the package says so on standard error.
warnings.simplefilter("ignore")
ESTIMATED = re.compile(r"\s*\(([^()]*?)(?:,\s*)?estimated\)$")


def nth(day):
    return (day.day - 1) // 7 + 1


def rules_of(day):
    """Rules that give this day in its year."""
    weekday = WEEKDAYS[day.weekday()]
    yield f"{day:%m-%d}"
    yield f"{nth(day)} {weekday} {day:%m}"
    if (day + datetime.timedelta(7)).month != day.month:
        yield f"last {weekday} {day:%m}"
    for before in range(7):
        earlier = day - datetime.timedelta(before)
        if earlier.year == day.year and (earlier.month, earlier.day) != (2, 29):
            yield f"{weekday} {earlier:%m-%d}"
    for name, easters in EASTERS.items():
        apart = (day - easters[day.year]).days
        if abs(apart) <= 70:
            yield f"{name} {apart:+d}"


def day_of(rule, year):
    if "-" in rule and " " not in rule:
        month, day = map(int, rule.split("-"))
        try:
            return datetime.date(year, month, day)
        except ValueError:
            return None
    first, *rest = rule.split(" ")
    if first in EASTERS:
        return EASTERS[first][year] + datetime.timedelta(int(rest[0]))
    if first in WEEKDAYS:
        start = day_of(rest[0], year)
        return start + datetime.timedelta((WEEKDAYS.index(first) - start.weekday()) % 7)
    weekday, month = WEEKDAYS.index(rest[0]), int(rest[1])
    days = [datetime.date(year, month, 1) + datetime.timedelta(at) for at in range(31)]
    found = [day for day in days if day.month == month and day.weekday() == weekday]
    if first == "last":
        return found[-1]
    return found[int(first) - 1] if int(first) <= len(found) else None


def spec(days):
    """Days as rules with their years, and those that follow none as they are."""
    left, parts, single = set(days), [], []
    for day in sorted(days):
        length = 0
        while day + datetime.timedelta(length) in left:
            length += 1
        if length >= 4:
            single.append(f"{day:%Y%m%d}+{length - 1}")
            left -= {day + datetime.timedelta(at) for at in range(length)}
    for day in sorted(days):
        if day not in left:
            continue
        best, years = None, 0
        for rule in rules_of(day):
            year = day.year
            while year <= LAST and day_of(rule, year) in left:
                year += 1
            if year - day.year > years:
                best, years = rule, year - day.year
        if years >= 3:
            parts.append(f"{day.year}-{day.year + years - 1} {best}")
            left -= {day_of(best, year) for year in range(day.year, day.year + years)}
        else:
            single.append(f"{day:%Y%m%d}")
            left.discard(day)
    return ";".join(parts + ([" ".join(single)] if single else []))


def read(text):
    """What the site makes of it."""
    days = set()
    for part in text.split(";"):
        head = re.match(r"^(\d{4})-(\d{4}) (.*)$", part)
        if head:
            days |= {day_of(head[3], year) for year in range(int(head[1]), int(head[2]) + 1)}
        else:
            for one in part.split(" "):
                first, _, more = one.partition("+")
                start = datetime.datetime.strptime(first, "%Y%m%d").date()
                days |= {start + datetime.timedelta(at) for at in range(int(more or 0) + 1)}
    return days


def asked(country, region, category, years, language):
    options = {"language": language} if language else {}
    if "islamic_show_estimated" in inspect.signature(type(country()).__init__).parameters:
        options["islamic_show_estimated"] = True
    found = country(subdiv=region, years=years, categories={category}, **options)
    return {day: found.get_list(day) for day in found if FIRST <= day.year <= LAST}


def own_names(pairs):
    """What a name is in the other language: names of one day are in the order of their letters, so days with a single one tell."""
    found = collections.defaultdict(collections.Counter)
    for said, local in pairs:
        if len(said) == len(local) == 1:
            found[said[0]][local[0]] += 1
    return lambda name: found[name].most_common(1)[0][0] if name in found else name


def table_of(code, country):
    languages = country.supported_languages
    english = "en_US" if "en_US" in languages else next((one for one in languages if one.startswith("en")), None)
    own = country.default_language
    years = range(max(FIRST, country.start_year), min(LAST, country.end_year) + 1)
    regions = tuple(country.subdivisions)
    places = [(region, category) for region in (None, *regions) for category in country.supported_categories]
    in_english = {place: asked(country, *place, years, english) for place in places}
    in_own = {place: asked(country, *place, years, own) for place in places} if own and own != english else in_english
    named = own_names((said, in_own[place].get(day, [])) for place in places for day, said in in_english[place].items())
    where = {}
    for region, category in places:
        kind = KINDS.get(category, "optional")
        for day, said in in_english[(region, category)].items():
            local = in_own[(region, category)].get(day, [])
            for name in said:
                own_name = local[0] if len(said) == len(local) == 1 else named(name)
                estimated = ESTIMATED.search(name)
                if estimated:
                    name = ESTIMATED.sub(lambda match: f" ({match[1]})" if match[1] else "", name)
                    own_name = re.sub(r"\s*\([^()]*\)$", "", own_name)
                key = (name, "" if own_name == name else own_name, kind, bool(estimated), day)
                where.setdefault(key, set()).add(region.replace(" ", "_") if region else ".")
    # A day off for all is no optional one too.
    for key in [key for key in where if key[2] != "public"]:
        off = where.get((*key[:2], "public", key[3], key[4]))
        if off and where[key] <= off:
            del where[key]
    scope_of = lambda places: "" if len(places) == len(regions) + 1 else " ".join(sorted(places))
    grouped = {}
    for (*words, day), places in where.items():
        # Breaks of schools begin and end on days of their own in each region; those of one region are stretches.
        for scope in sorted(places) if words[2] == "school" else [scope_of(places)]:
            grouped.setdefault((*words, scope), set()).add(day)
    same = {}
    for (*words, scope), days in grouped.items():
        written = spec(days)
        if read(written) != days:
            raise SystemExit(f"{code}: {words[0]} is not what was asked")
        if words[2] == "school":
            same.setdefault((*words, written), set()).add(scope)
        else:
            same[(*words, written, scope)] = None
    rows = [
        [name, own_name, kind, *(more if places is None else [scope_of(places)]), 1 if estimated else 0, written]
        for (name, own_name, kind, estimated, written, *more), places in same.items()
    ]
    rows.sort(key=lambda row: (row[2] != "public", row[0], row[3], row[4]))
    names = {short: long for long, short in country.subdivisions_aliases.items()}
    return {
        "language": (own or "en").replace("_", "-"),
        "weekend": sorted((day + 1) % 7 for day in country.weekend),
        "from": years.start,
        "to": years.stop - 1,
        "regions": {region.replace(" ", "_"): names.get(region, region) for region in regions},
        "days": rows,
    }


def english_names(codes):
    """As the Unicode CLDR of Node names them."""
    script = "const names = new Intl.DisplayNames('en', { type: 'region' }); console.log(JSON.stringify(process.argv.slice(1).map((code) => names.of(code))))"
    return dict(zip(codes, json.loads(subprocess.run(["node", "-e", script, *codes], capture_output=True, text=True, check=True).stdout)))


def write_lists(codes):
    names = sorted(english_names(codes).items(), key=lambda one: one[1])
    lines = "".join(f"  {code}: {json.dumps(name, ensure_ascii=False)},\n" for code, name in names)
    (TABLES.parent / "countries.ts").write_text(
        "/* Written by scripts/holidays/write.py. */\n\n"
        f"/** Of the tables: the release of their source, and the day on which it was asked. */\nexport const tablesOf = {{ release: '{holidays.__version__}', day: '{datetime.date.today()}' }}\n\n"
        f"/** Countries and territories whose holidays are known, by ISO 3166 code. */\nexport const holidayCountries = {{\n{lines}}}\nexport type HolidayCountry = keyof typeof holidayCountries\n"
    )
    imports = "".join(f"import {code} from '@/lib/subjects/holidays/tables/{code.lower()}.zip'\n" for code in sorted(codes))
    (ROOT / "lib/engines/holiday-tables.ts").write_text(
        f"/* Written by scripts/holidays/write.py: the tables of public holidays, a file for each country. */\n{imports}"
        "import type { HolidayCountry } from '@/lib/subjects/holidays/countries'\n"
        "import { tableIn, type HolidayTable } from '@/lib/subjects/holidays/table'\n\n"
        f"const addresses: Readonly<Record<HolidayCountry, string>> = {{ {', '.join(sorted(codes))} }}\n\n"
        "/** The holidays of a country; rejects where its file does not load. */\n"
        "export async function holidayTable(country: HolidayCountry): Promise<HolidayTable> {\n"
        "  const loaded = await fetch(new URL(addresses[country], import.meta.url).href)\n"
        "  if (!loaded.ok) throw new Error(`the holidays of ${country} did not load: ${loaded.status}`)\n"
        "  return tableIn(new Uint8Array(await loaded.arrayBuffer()))\n}\n"
    )


def main(only):
    TABLES.mkdir(parents=True, exist_ok=True)
    codes = sorted(code for _, (_, code, *_) in COUNTRIES.items())
    for code in codes:
        if only and code not in only:
            continue
        text = json.dumps(table_of(code, getattr(holidays, code)), ensure_ascii=False, separators=(",", ":"))
        archive = io.BytesIO()
        with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as file:
            file.writestr(zipfile.ZipInfo("table.json", (2026, 1, 1, 0, 0, 0)), text, zipfile.ZIP_DEFLATED, 9)
        (TABLES / f"{code.lower()}.zip").write_bytes(archive.getvalue())
        print(code, len(text), len(archive.getvalue()), flush=True)
    if not only:
        write_lists(codes)


if "--lists" in sys.argv:
    write_lists(sorted(code for _, (_, code, *_) in COUNTRIES.items()))
else:
    main(set(sys.argv[1:]))
