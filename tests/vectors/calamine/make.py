"""What LibreOffice writes as CSV of every sheet of the workbooks in `files`: values as they are stored, and as its cells show them.

python3 tests/vectors/calamine/make.py   (LibreOffice as `soffice`; writes cells.json beside this file)
"""
import csv, glob, json, pathlib, subprocess, tempfile

here = pathlib.Path(__file__).parent
csv.field_size_limit(1 << 30)
# It stands for two billion rows, which LibreOffice does not come through.
sources = sorted(file for file in (here / 'files').iterdir() if file.name != 'issue_594_dos.ods')
cells = {}
for kind, shown in (('stored', 'false'), ('shown', 'true')):
    for ending in sorted({source.suffix for source in sources}):
        files = [source for source in sources if source.suffix == ending]
        with tempfile.TemporaryDirectory() as folder:
            subprocess.run(
                ['soffice', f'-env:UserInstallation=file://{folder}/profile', '--headless', '--convert-to',
                 f'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,false,{shown},false,false,-1',
                 '--outdir', f'{folder}/out', *map(str, files)], check=False, capture_output=True, timeout=500)
            for source in files:
                for made in sorted(pathlib.Path(folder, 'out').glob(glob.escape(source.stem) + '-*.csv')):
                    with made.open(encoding='utf-8', newline='') as file:
                        rows = list(csv.reader(file))
                    cells.setdefault(source.name, {}).setdefault(made.stem[len(source.stem) + 1 :], {})[kind] = rows
(here / 'cells.json').write_text(json.dumps(cells, ensure_ascii=False, separators=(',', ':')) + '\n', encoding='utf-8')
print(len(cells), 'workbooks')
