"""Writes the templates of ignore rules: python3 scripts/ignore-templates/write.py <clone of github.com/github/gitignore> && npx oxfmt lib/subjects/ignore

They are under CC0 1.0. Those of the folder "community" are left out, and links to other files of the collection are followed.
"""
import json, pathlib, subprocess, sys

clone = sys.argv[1]
def git(*args): return subprocess.run(['git', '-C', clone, *args], check=True, capture_output=True).stdout

commit = git('log', '-1', '--format=%H %cs').decode().strip()
templates = {}
for entry in git('ls-tree', '-r', 'HEAD').decode().splitlines():
    meta, path = entry.split('\t')
    if not path.endswith('.gitignore') or path.startswith('community/'): continue
    text = git('show', f'HEAD:{path}').decode('utf-8', 'replace')
    if meta.startswith('120000'): text = git('show', f'HEAD:{pathlib.PurePosixPath(path).parent / text.strip()}'.replace(':./', ':')).decode('utf-8', 'replace')
    name = pathlib.PurePath(path).name.removesuffix('.gitignore')
    if path.startswith('Global/') and name in templates: name += ' (global)'
    templates[name] = '\n'.join(line.rstrip('\r') for line in text.replace('\r\n', '\n').split('\n')).strip('\n')

folder = pathlib.Path(__file__).parents[2] / 'lib/subjects/ignore'
names = sorted(templates, key=str.lower)
head = f'/* Written by scripts/ignore-templates/write.py from github/gitignore (CC0 1.0), commit {commit}. */\n'
listed = ''.join(f'  {json.dumps(name)}: {json.dumps(name)},\n' for name in names)
(folder / 'template-names.ts').write_text(f'{head}export const templateNames = {{\n{listed}}} as const\n')
(folder / 'templates.json').write_text(json.dumps({name: templates[name] for name in names}, ensure_ascii=False, indent=2) + '\n')
