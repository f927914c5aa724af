import type { Finding, View } from '@/lib/kits/app/views'
import { defineWorkbench, worker, type Work } from '@/lib/kits/app/workbench'
import { choice, text } from '@/lib/kits/fields/define'
import type { MadePair } from '@/lib/subjects/key-pair/make'
import type { PairAnswer, PairQuestion } from '@/lib/subjects/key-pair/task'

type Kept = Pick<Work<unknown, unknown, PairAnswer>, 'answer'>

const making = { field: 'task', is: 'make' } as const
const comparing = { field: 'task', is: 'compare' } as const
const madeIn = ({ answer }: Kept): MadePair | undefined => (answer?.kind === 'made' ? answer.pair : undefined)

/** As ssh-keygen names its files. */
const sshNames: Readonly<Record<string, string>> = { 'ssh-rsa': 'id_rsa', 'ssh-ed25519': 'id_ed25519' }
const sshName = ({ ssh }: MadePair) => sshNames[ssh?.publicLine.split(' ')[0] ?? ''] ?? 'id_ecdsa'

function filesOf(pair: MadePair | undefined): Readonly<Record<string, string | Blob>> {
  if (!pair) return {}
  const { ssh } = pair
  return {
    'private.pem': pair.privatePem,
    'public.pem': pair.publicPem,
    'private.der': new Blob([pair.privateDer]),
    'public.der': new Blob([pair.publicDer]),
    'public.jwk.json': pair.publicJwk,
    ...(!pair.isLocked && { 'private.jwk.json': pair.privateJwk }),
    ...(ssh && { [`${sshName(pair)}.pub`]: ssh.publicLine }),
    ...(ssh && !pair.isLocked && { [sshName(pair)]: ssh.privateKey }),
  }
}

function remarksOf({ isLocked, kind }: MadePair, draw: string): Finding[] {
  return [
    {
      tone: 'good',
      says: 'The pair was made by your browser and is in the memory of this page alone.',
      detail:
        'Nothing of it is kept, sent or put into a link. When you leave the page it is gone, so save what you need first.',
      offers: [{ label: 'Make another', sets: { draw: draw === 'a' ? 'b' : 'a' } }],
    },
    isLocked
      ? {
          tone: 'plain',
          says: 'PEM and DER of the private key are locked with your passphrase: AES-256, PBKDF2 with SHA-256 and 600,000 rounds.',
          detail: 'JWK and OpenSSH forms of the private half have no lock here and are left out.',
        }
      : {
          tone: 'warn',
          says: 'The private key has no passphrase.',
          detail:
            'Whoever gets the file can use it. For a server make the key on that server, so that it never travels.',
        },
    ...(kind === 'rsa-2048'
      ? [
          {
            tone: 'plain',
            says: 'NIST lets 2,048 bits of RSA count as 112 bits of security; 3,072 count as 128.',
          } as const,
        ]
      : []),
  ]
}

function pairViews(pair: MadePair, draw: string): View[] {
  const { ssh, isLocked } = pair
  return [
    { kind: 'findings', items: remarksOf(pair, draw) },
    {
      kind: 'values',
      items: [
        { label: isLocked ? 'Private key (PKCS #8, locked)' : 'Private key (PKCS #8)', text: pair.privatePem },
        { label: 'Public key (SPKI)', text: pair.publicPem },
        ...(ssh ? [{ label: 'Public key for authorized_keys', text: ssh.publicLine.trimEnd() }] : []),
        ...(ssh && !isLocked ? [{ label: 'Private key (OpenSSH)', text: ssh.privateKey }] : []),
        ...(isLocked ? [] : [{ label: 'Private key (JWK)', text: pair.privateJwk }]),
        { label: 'Public key (JWK)', text: pair.publicJwk },
        ...(ssh ? [{ label: 'Fingerprint, as ssh-keygen -l prints it', text: ssh.fingerprint }] : []),
        { label: 'Thumbprint (RFC 7638)', text: pair.thumbprint },
        { label: 'SHA-256 of the public key', text: pair.spkiSha256 },
      ],
    },
  ]
}

function comparedViews(answer: Extract<PairAnswer, { kind: 'compared' }>): View[] {
  return [
    { kind: 'note', strong: true, status: true, tone: answer.tone, says: answer.headline },
    { kind: 'findings', items: answer.remarks.map((says) => ({ tone: 'warn', says })) },
    ...(answer.keys.length > 0
      ? [
          {
            kind: 'table',
            label: 'Keys in the text',
            isTitled: true,
            columns: ['Line', 'Half', 'Form', 'Key', 'SHA-256 of the public key', 'Pin'],
            rows: answer.keys.map(({ line, half, form, says, sha256, pin }) => [line, half, form, says, sha256, pin]),
          } as const,
        ]
      : []),
  ]
}

export default defineWorkbench({
  worker: worker<PairQuestion, PairAnswer>('rsa-key-pair'),
  options: {
    task: choice('What to do', {
      options: { make: 'Make a pair', compare: 'Compare keys' },
      initial: 'make',
      as: 'buttons',
    }),
    kind: choice('Kind of key', {
      options: {
        ed25519: 'Ed25519: signatures, SSH',
        'rsa-2048': 'RSA, 2,048 bits',
        'rsa-3072': 'RSA, 3,072 bits',
        'rsa-4096': 'RSA, 4,096 bits',
        'p-256': 'Elliptic curve P-256',
        'p-384': 'Elliptic curve P-384',
        'p-521': 'Elliptic curve P-521',
        x25519: 'X25519: agreement on a key',
      },
      initial: 'ed25519',
      as: 'menu',
      shownWhen: making,
    }),
    comment: text('Comment in SSH keys', {
      optional: true,
      maxLength: 200,
      placeholder: 'ann@laptop',
      refines: true,
      shownWhen: making,
    }),
    draw: choice('Pair', { options: { none: 'None yet', a: 'First', b: 'Second' }, initial: 'none' }),
  },
  panels: [
    { at: 'top', fields: ['task', 'kind'] },
    { at: 'inputs', fields: ['comment'] },
  ],
  inputs: {
    passphrase: {
      kind: 'text',
      label: 'Passphrase for the private key, if any (not kept)',
      height: 'line',
      secret: true,
      hiddenWhen: [],
      shownWhen: making,
    },
    text: {
      kind: 'text',
      label: 'Keys, certificates and requests to compare (not kept)',
      placeholder: '-----BEGIN PRIVATE KEY-----\n…\nssh-ed25519 AAAA…',
      height: 'tall',
      secret: true,
      takes: { text: { task: 'compare' } },
      opens: {
        label: 'Open a key',
        accept: '.pem,.key,.pub,.crt,.cer,.csr,.json,.txt',
        largest: 1_000_000,
        otherwise: 'Paste the part that holds the key.',
      },
      shownWhen: comparing,
    },
  },
  resultLabel: 'Keys',
  asking: 'Working on the keys',
  ask({ values: { task, kind, comment, draw }, texts: { passphrase, text: given } }): PairQuestion | undefined {
    if (task === 'compare') return given.trim() === '' ? undefined : { task, text: given }
    return draw === 'none' ? undefined : { task, kind, passphrase, comment: comment ?? '', draw }
  },
  views({ answer, values: { task, draw } }) {
    if (answer?.kind === 'missing') return [{ kind: 'note', tone: 'bad', status: true, says: answer.says }]
    if (answer?.kind === 'made' && task === 'make') return pairViews(answer.pair, draw)
    if (answer?.kind === 'compared' && task === 'compare') return comparedViews(answer)
    if (task === 'compare')
      return [{ kind: 'note', says: 'Paste a private and a public key. Whether they are one pair stands here.' }]
    return [
      {
        kind: 'findings',
        items: [
          {
            tone: 'plain',
            says: 'Choose a kind, then make the pair. An RSA key of 4,096 bits takes some seconds.',
            offers: [{ label: 'Make the pair', sets: { draw: 'a' } }],
          },
        ],
      },
    ]
  },
  takeAway: {
    all: {
      kind: 'zip',
      label: 'Save all forms (ZIP)',
      file: 'key-pair.zip',
      shownWhen: making,
      files: (work) => filesOf(madeIn(work)),
    },
    copyPrivate: {
      kind: 'copy',
      label: 'Copy the private key',
      done: 'Copied the private key',
      shownWhen: making,
      of: (work) => madeIn(work)?.privatePem,
    },
    copyPublic: {
      kind: 'copy',
      label: 'Copy the public key',
      done: 'Copied the public key',
      shownWhen: making,
      of: (work) => madeIn(work)?.publicPem,
    },
    copyLine: {
      kind: 'copy',
      label: 'Copy the SSH line',
      done: 'Copied the line',
      shownWhen: making,
      of: (work) => madeIn(work)?.ssh?.publicLine,
    },
  },
  controls: [
    { label: 'Kind of key', help: 'RSA from 2,048 bits, the curves P-256, P-384 and P-521, Ed25519 and X25519.' },
    { label: 'Passphrase', help: 'Locks the private key in PEM and DER.' },
    { label: 'Compare keys', help: 'PEM, JWK, OpenSSH, certificates and requests in one text.' },
  ],
  results: [
    { label: 'Private and public key in PEM, DER, JWK and OpenSSH', kind: 'value' },
    { label: 'Fingerprint of SSH, thumbprint of RFC 7638, SHA-256 of the public key', kind: 'value' },
    { label: 'Whether a private and a public key belong together', kind: 'verdict' },
  ],
  formula:
    'Lets the browser make the pair (Web Cryptography), and writes its numbers as PKCS #8, SubjectPublicKeyInfo, JSON Web Key and OpenSSH define',
  limits: [
    'RSA below 2,048 bits is not offered: NIST does not allow it for new signatures.',
    'The lock is PBES2, which OpenSSL opens from version 1.1 on. Private keys in OpenSSH form have no passphrase; ssh-keygen -p adds one.',
    'Ed25519 and X25519 need a browser of 2025 or later.',
    'Public exponent 65537. No keys of DSA, secp256k1 or post-quantum kinds.',
    'A key that a page made is for tests and for small needs. Where much hangs on it, make it on the machine that will use it.',
  ],
  sources: [
    { title: 'W3C: Web Cryptography', href: 'https://www.w3.org/TR/webcrypto-2/' },
    { title: 'RFC 5958: Asymmetric Key Packages (PKCS #8)', href: 'https://www.rfc-editor.org/rfc/rfc5958' },
    { title: 'RFC 8018: PKCS #5 (PBES2)', href: 'https://www.rfc-editor.org/rfc/rfc8018' },
    { title: 'RFC 8410: Ed25519 and X25519 in certificates', href: 'https://www.rfc-editor.org/rfc/rfc8410' },
    { title: 'RFC 7638: JSON Web Key Thumbprint', href: 'https://www.rfc-editor.org/rfc/rfc7638' },
    {
      title: 'OpenSSH: PROTOCOL.key',
      href: 'https://github.com/openssh/openssh-portable/blob/master/PROTOCOL.key',
    },
    {
      title: 'NIST SP 800-57 Part 1: Recommendation for Key Management',
      href: 'https://csrc.nist.gov/pubs/sp/800/57/pt1/r5/final',
    },
  ],
  abilities: ['save'],
})
