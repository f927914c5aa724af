"""Writes git.json: python3 tests/vectors/ignore/make.py

Rules and paths are tried by `git check-ignore -v -n --no-index` (git 2.39.5) in a folder in which the paths exist; those that end in / are folders there. First the cases that
gitignore(5) describes, then random ones of a fixed seed. Each case: rules, then [path, line that decides or 0].
"""
import json, os, pathlib, random, subprocess, tempfile

def ask(rules, paths):
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder)
        subprocess.run(['git', 'init', '-q', folder], check=True)
        for path in paths:
            full = root / path
            try:
                if path.endswith('/'): full.mkdir(parents=True, exist_ok=True)
                else:
                    full.parent.mkdir(parents=True, exist_ok=True)
                    if not full.exists(): full.write_text('')
            except (FileExistsError, NotADirectoryError): pass
        there = [p for p in paths if (root / p).is_dir() == p.endswith('/') and (root / p).exists()]
        (root / '.gitignore').write_text('\n'.join(rules) + '\n')
        ran = subprocess.run(['git', '-C', folder, '-c', 'core.excludesFile=/dev/null', '-c', 'core.ignoreCase=false', 'check-ignore', '-v', '-n', '-z', '--no-index', '--stdin'],
            input='\0'.join(p.rstrip('/') for p in there) + '\0', capture_output=True, text=True)
        words = ran.stdout.split('\0')[:-1]
        lines = [int(words[i + 1] or 0) for i in range(0, len(words), 4)]
        assert len(lines) == len(there)
        return [list(pair) for pair in zip(there, lines)]

documented = [
    (['hello.*'], ['hello.txt', 'hello.java', 'a/hello.java']),
    (['/hello.*'], ['hello.txt', 'hello.c', 'a/hello.java']),
    (['foo/'], ['foo/', 'a/foo/', 'b/foo', 'foo/x', 'a/foo/y']),
    (['doc/frotz', '/doc/frotz'], ['doc/frotz', 'a/doc/frotz']),
    (['foo/*'], ['foo/test.json', 'foo/bar/', 'foo/bar/hello.c']),
    (['**/foo'], ['foo', 'a/foo', 'a/b/foo']),
    (['**/foo/bar'], ['foo/bar', 'a/foo/bar', 'a/foo/x/bar']),
    (['abc/**'], ['abc/x', 'abc/x/y', 'abc/', 'z/abc/x']),
    (['a/**/b'], ['a/b', 'a/x/b', 'a/x/y/b', 'ab']),
    (['/*', '!/foo', '/foo/*', '!/foo/bar'], ['x', 'foo/x', 'foo/bar', 'foo/bar2']),
    (['build/', '!build/keep.txt'], ['build/keep.txt', 'build/x']),
    (['*.log', '!keep.log'], ['a.log', 'keep.log', 'x/keep.log']),
    (['\\#a', '\\!b', '# c', 'd\\ ', 'e  ', ''], ['#a', '!b', 'c', 'd ', 'e', 'd']),
    (['[a-c].txt', '[!a-c].md', '[[:digit:]].js', 'x[].z', 'x[]y].w', '[^q].p'], ['a.txt', 'd.txt', 'd.md', 'a.md', '5.js', 'a.js', 'x[].z', 'x].w', 'xy.w', 'r.p', 'q.p']),
    (['foo**bar', 'a**/b', '**', '!**/'], ['fooxbar', 'foo/xbar', 'ax/b', 'z', 'q/r']),
    (['/', '!', 'a\\', '[', './b', '/c/'], ['a', 'a\\', '[', 'b', 'c/', 'x/c/']),
    (['Documents', 'data/raw/'], ['documents', 'Documents', 'data/raw/', 'x/data/raw/']),
    (['?.c', '??'], ['a.c', 'ab.c', 'ab', 'é.c', 'a/b.c']),
]
random.seed(2026)
atoms = ['a', 'b', 'c', 'ab', 'a.b', '*', '**', '?', '*.b', 'a*', '[ab]', '[!a]', 'b?']
names = ['a', 'b', 'c', 'ab', 'a.b', 'ba', 'c.b', 'abc']
def rule():
    body = '/'.join(random.choice(atoms) for _ in range(random.choice([1, 1, 2, 2, 3])))
    return random.choice(['', '', '', '!']) + random.choice(['', '', '/']) + body + random.choice(['', '', '', '/'])
def path(): return '/'.join(random.choice(names) for _ in range(random.randint(1, 4))) + random.choice(['', '', '/'])
cases = documented + [([rule() for _ in range(random.randint(1, 5))], sorted({path() for _ in range(12)})) for _ in range(300)]
made = [{'rules': rules, 'paths': ask(rules, paths)} for rules, paths in cases]
pathlib.Path(__file__).with_name('git.json').write_text('[\n' + ',\n'.join(json.dumps(case) for case in made) + '\n]\n')
print(sum(len(case['paths']) for case in made), 'verdicts')
