"""What chmod and stat of GNU coreutils make of modes. Command: python3 make.py > chmod.json (as an ordinary or the root user, on tmpfs)."""
import json, os, random, stat, subprocess, tempfile
random.seed(7777)
fixed = ['u+x', 'go-rwx', 'a=r', '=r', '+x', '-w', '+w', 'u=rwx,go=rx', 'a+X', 'go=u-w', 'g=u', 'o=', 'u+s', 'g+s', '+t', 'o+t', 'a+t', 'u+t', 'u-s,g-s', '=', 'ug+rw,o-x',
  'u=g,g=o', 'a-x+X', '+X', 'g=s', 'o+s', 'a+s', '=rwxst', 'u=rwxs,g=rx,o=', '-rwx', 'u+r+w-x', 'uo=x']
def some():
    def clause():
        who = ''.join(random.sample('ugoa', random.randint(0, 3)))
        return who + ''.join(random.choice('+-=') + random.choice(['u', 'g', 'o', ''.join(random.sample('rwxXst', random.randint(0, 4)))]) for _ in range(random.randint(1, 2)))
    return ','.join(clause() for _ in range(random.randint(1, 3)))
rows = []
with tempfile.TemporaryDirectory(dir='/dev/shm') as root:
    for text in fixed * 3 + [some() for _ in range(300)]:
        mode, umask, isdir = random.choice([0o644, 0o755, 0o600, 0o4755, 0o2750, 0o1777, 0, random.randint(0, 0o7777)]), random.choice([0o22, 0o77, 0, 0o27]), random.random() < .4
        path = os.path.join(root, 'x')
        os.mkdir(path) if isdir else open(path, 'w').close()
        os.chmod(path, mode)
        # With the umask in the way, chmod warns of "-w" and ends with 1, after it has done what it could.
        subprocess.run(['sh', '-c', f'umask {umask:o}; chmod -- "$0" "$1"', text, path], capture_output=True)
        got = os.stat(path).st_mode & 0o7777
        rows.append([text, mode, umask, isdir, got, stat.filemode(got | stat.S_IFREG)[1:]])
        os.rmdir(path) if isdir else os.remove(path)
print(json.dumps(dict(changes=rows, letters=[stat.filemode(m | stat.S_IFREG)[1:] for m in range(0o10000)])))
