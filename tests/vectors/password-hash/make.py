"""Password hashes of other programs: the reference argon2 of Debian, libxcrypt (crypt of Python 3.11), OpenSSL (hashlib).

Run: apt-get install argon2; python3 tests/vectors/password-hash/make.py > tests/vectors/password-hash/made.tsv
"""
import base64
import crypt
import hashlib
import subprocess
import warnings

warnings.simplefilter('ignore')
print('# Written by make.py: password, encoded hash.')


def argon(kind, password, salt, t, k, p, length=32):
    out = subprocess.run(['argon2', salt, '-' + kind, '-t', str(t), '-k', str(k), '-p', str(p), '-l', str(length), '-e'],
                         input=password.encode(), capture_output=True, check=True).stdout.decode().strip()
    print(password, out, sep='\t')


for kind in ('id', 'i', 'd'):
    argon(kind, 'password', 'somesalt', 2, 256, 1)
argon('id', 'password', 'somesalt', 2, 19456, 1)
argon('id', 'pässwörd', 'diffsalt', 3, 4096, 4, 24)

bare = lambda b: base64.b64encode(b).decode().rstrip('=')
for password, cost in (('U*U', 5), ('correct horse battery staple', 6), ('pässwörd', 4), ('a' * 80, 4)):
    for prefix in ('2a', '2b', '2y'):
        print(password, crypt.crypt(password, f'${prefix}${cost:02}$CCCCCCCCCCCCCCCCCCCCC.'), sep='\t')
for password, ln, r, p in (('password', 10, 8, 16), ('pleaseletmein', 14, 8, 1)):
    h = hashlib.scrypt(password.encode(), salt=b'SodiumChloride', n=2**ln, r=r, p=p, dklen=64, maxmem=2**30)
    print(password, f'$scrypt$ln={ln},r={r},p={p}${bare(b"SodiumChloride")}${bare(h)}', sep='\t')
for name in ('sha1', 'sha256', 'sha512'):
    h = hashlib.pbkdf2_hmac(name, b'password', b'sodium chloride!', 4096)
    tag = 'pbkdf2' if name == 'sha1' else f'pbkdf2-{name}'
    print('password', f'${tag}$4096${bare(b"sodium chloride!").replace("+", ".")}${bare(h).replace("+", ".")}', sep='\t')
h = hashlib.pbkdf2_hmac('sha256', b'password', b'seasalt', 1000)
print('password', f'pbkdf2_sha256$1000$seasalt${base64.b64encode(h).decode()}', sep='\t')
