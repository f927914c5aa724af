"""Writes docker.json: python3 tests/vectors/ignore/make-docker.py (docker 7.2.0, Apache-2.0, from PyPI)

Each pair is a rule for git and the same rule for Docker, written by hand. The script stops unless what docker-py leaves out of a build
context is what `git check-ignore` lists, for every file of a tree.
"""
import itertools, json, pathlib, subprocess, tempfile
from docker.utils.build import exclude_paths

pairs = [
    ('node_modules/', '**/node_modules'), ('/dist', 'dist'), ('*.log', '**/*.log'), ('a/b', 'a/b'), ('/a/*.log', 'a/*.log'),
    ('b', '**/b'), ('**/x', '**/x'), ('a/**/b', 'a/**/b'), ('?.log', '**/?.log'), ('[ab].log', '**/[ab].log'), ('dist/', '**/dist'),
    ('/a/', 'a'), ('a/dist/', 'a/dist'),
]
names = ['a', 'b', 'x', 'dist', 'node_modules']
files = [f'{"/".join(folders)}/{name}' if folders else name for depth in range(3) for folders in itertools.product(names, repeat=depth)
         for name in ['a.log', 'b.log', 'file.txt', 'ab.log']]
with tempfile.TemporaryDirectory() as folder:
    root = pathlib.Path(folder)
    subprocess.run(['git', 'init', '-q', folder], check=True)
    for file in files:
        (root / file).parent.mkdir(parents=True, exist_ok=True)
        (root / file).write_text('')
    kept = []
    for git, docker in pairs:
        (root / '.gitignore').write_text(git + '\n')
        ran = subprocess.run(['git', '-C', folder, '-c', 'core.excludesFile=/dev/null', 'check-ignore', '--no-index', '--stdin'], input='\n'.join(files), capture_output=True, text=True)
        by_git = set(ran.stdout.split())
        by_docker = set(files) - exclude_paths(folder, [docker])
        assert by_git == by_docker and by_git, (git, docker, sorted(by_git ^ by_docker)[:5], len(by_git))
        kept.append([git, docker])
pathlib.Path(__file__).with_name('docker.json').write_text('[\n' + ',\n'.join(json.dumps(pair) for pair in kept) + '\n]\n')
print(len(kept), 'pairs on', len(files), 'files')
