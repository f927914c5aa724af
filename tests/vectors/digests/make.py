"""Digests of another program: Python's hashlib, hmac and zlib, which call OpenSSL, openssl itself for what hashlib lacks, and libxxhash."""
import ctypes, hashlib, hmac, json, random, subprocess, zlib

random.seed(20261127)
lengths = [0, 1, 3, 55, 56, 63, 64, 65, 111, 112, 127, 128, 129, 135, 136, 137, 1000]
messages = [bytes(random.randrange(256) for _ in range(n)) for n in lengths]

names = {
    'sha-1': 'sha1', 'sha-224': 'sha224', 'sha-256': 'sha256', 'sha-384': 'sha384', 'sha-512': 'sha512',
    'sha-512-224': 'sha512_224', 'sha-512-256': 'sha512_256', 'sha3-224': 'sha3_224', 'sha3-256': 'sha3_256',
    'sha3-384': 'sha3_384', 'sha3-512': 'sha3_512', 'md5': 'md5', 'blake2b': 'blake2b', 'blake2s': 'blake2s', 'sm3': 'sm3',
}
legacy = {'md4': 'md4', 'ripemd-160': 'rmd160', 'whirlpool': 'whirlpool'}

class Wide(ctypes.Structure):
    _fields_ = [('low', ctypes.c_uint64), ('high', ctypes.c_uint64)]

xx = ctypes.CDLL('libxxhash.so.0')
for name, result, seeded in [('XXH32', ctypes.c_uint32, True), ('XXH64', ctypes.c_uint64, True), ('XXH3_64bits', ctypes.c_uint64, False), ('XXH3_128bits', Wide, False)]:
    function = getattr(xx, name)
    function.restype = result
    seed = [ctypes.c_uint64 if name == 'XXH64' else ctypes.c_uint32] if seeded else []
    function.argtypes = [ctypes.c_char_p, ctypes.c_size_t, *seed]

def by_xxhash(m):
    wide = xx.XXH3_128bits(m, len(m))
    return {
        'xxh32': f'{xx.XXH32(m, len(m), 0):08x}', 'xxh64': f'{xx.XXH64(m, len(m), 0):016x}',
        'xxh3': f'{xx.XXH3_64bits(m, len(m)):016x}', 'xxh128': f'{wide.high:016x}{wide.low:016x}',
    }

def by_openssl(name, message):
    command = ['openssl', 'dgst', '-provider', 'legacy', '-provider', 'default', f'-{name}']
    return subprocess.run(command, input=message, capture_output=True, check=True).stdout.decode().split()[-1]

def digests(m):
    found = {name: hashlib.new(other, m).hexdigest() for name, other in names.items()}
    found |= {name: by_openssl(other, m) for name, other in legacy.items()}
    found['shake128'] = hashlib.shake_128(m).hexdigest(32)
    found['shake256'] = hashlib.shake_256(m).hexdigest(64)
    found['crc-32'] = f'{zlib.crc32(m):08x}'
    found['adler-32'] = f'{zlib.adler32(m):08x}'
    return found | by_xxhash(m)

keys = [bytes(random.randrange(256) for _ in range(n)) for n in [0, 1, 20, 64, 65, 128, 129, 136, 137, 200]]
macs = [
    {'key': k.hex(), 'message': messages[5].hex(), 'macs': {n: hmac.new(k, messages[5], o).hexdigest() for n, o in names.items() if n not in ('blake2b', 'blake2s')}}
    for k in keys
]
derived = [
    {'hash': n, 'password': p, 'salt': s, 'iterations': i, 'length': l, 'key': hashlib.pbkdf2_hmac(o, p.encode(), s.encode(), i, l).hex()}
    for n, o in [('sha-1', 'sha1'), ('sha-256', 'sha256'), ('sha-384', 'sha384'), ('sha-512', 'sha512')]
    for p, s, i, l in [('password', 'salt', 1, 20), ('password', 'salt', 2, 32), ('passwordPASSWORDpassword', 'saltSALTsaltSALTsaltSALTsaltSALTsalt', 4096, 25), ('pässwörd', 'x', 10, 70)]
]
print(json.dumps({'digests': [{'message': m.hex(), 'digests': digests(m)} for m in messages], 'macs': macs, 'derived': derived}, indent=1))
