# Messages that GnuPG encrypted under a passphrase, and what it says of one that was written here.
# python3 tests/vectors/openpgp/make.py     (GnuPG 2.2; the messages are CC0)
import json
import os
import subprocess
import tempfile

FOLDER = os.path.dirname(os.path.abspath(__file__))
PASSPHRASE = 'correct horse bättery'
TEXT = 'Door code 4711\nüber the bridge 🦊\n'
LONG = ''.join('Line %d of a long text.\n' % at for at in range(900))


def gpg(*words, given=b'', home=None):
    command = ['gpg', '--homedir', home, '--batch', '--yes', '--quiet', '--pinentry-mode', 'loopback', *words]
    done = subprocess.run(command, input=given, capture_output=True)
    if done.returncode:
        raise SystemExit(done.stderr.decode())
    return done.stdout


def seal(home, text, *words):
    return gpg('--passphrase', PASSPHRASE, '-a', '-c', *words, given=text.encode(), home=home).decode()


KINDS = {
    'as GnuPG does by itself': (),
    'AES-128, not packed': ('--cipher-algo', 'AES128', '--compress-algo', 'none'),
    'AES-192, ZLIB': ('--cipher-algo', 'AES192', '--compress-algo', 'zlib'),
    'AES-256, SHA-512': ('--cipher-algo', 'AES256', '--s2k-digest-algo', 'SHA512'),
    'salted once': ('--cipher-algo', 'AES256', '--s2k-mode', '1', '--s2k-digest-algo', 'SHA256'),
    'simple': ('--cipher-algo', 'AES256', '--s2k-mode', '0', '--s2k-digest-algo', 'SHA1'),
    'SHA-224, few rounds': ('--cipher-algo', 'AES256', '--s2k-digest-algo', 'SHA224', '--s2k-count', '1024'),
}
REFUSED = {
    'another cipher': ('--cipher-algo', 'CAST5'),
    'packed by bzip2': ('--cipher-algo', 'AES256', '--compress-algo', 'bzip2'),
}

with tempfile.TemporaryDirectory() as home:
    os.chmod(home, 0o700)
    opened = [{'name': name, 'text': TEXT, 'message': seal(home, TEXT, *words)} for name, words in KINDS.items()]
    opened.append({'name': 'in parts', 'text': LONG, 'message': seal(home, LONG, '--compress-algo', 'none')})
    refused = []
    for name, words in REFUSED.items():
        refused.append({'name': name, 'message': seal(home, TEXT, *words)})
    gpg('--passphrase', '', '--quick-gen-key', 'a@example.com', 'default', 'default', 'never', home=home)
    key = gpg('-a', '-e', '-r', 'a@example.com', '--trust-model', 'always', given=TEXT.encode(), home=home).decode()
    refused.append({'name': 'for a key', 'message': key})
    both = gpg(
        '--passphrase', PASSPHRASE, '-a', '-c', '-e', '-r', 'a@example.com', '--trust-model', 'always',
        given=TEXT.encode(), home=home,
    ).decode()
    opened.append({'name': 'for a key or a passphrase', 'text': TEXT, 'message': both})
    ours = os.path.join(FOLDER, 'ours.asc')
    if os.path.exists(ours):
        said = gpg('--passphrase', PASSPHRASE, '-d', ours, home=home).decode()
        assert said == TEXT, said
        print('GnuPG opened ours.asc')
    with open(os.path.join(FOLDER, 'messages.json'), 'w') as file:
        json.dump({'passphrase': PASSPHRASE, 'opened': opened, 'refused': refused}, file, indent=1, ensure_ascii=False)
        file.write('\n')
