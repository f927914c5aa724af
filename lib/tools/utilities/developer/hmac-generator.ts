import { defineWorkbench, worker } from '@/lib/kits/app/workbench'
import type { Finding, View } from '@/lib/kits/app/views'
import { choice } from '@/lib/kits/fields/define'
import type { DigestName } from '@/lib/subjects/hash/digest-list'
import type { DigestAnswer, DigestRequest } from '@/lib/subjects/hash/digest-task'
import { writeDigest } from '@/lib/subjects/hash/digests'
import { isSameDigest, readSignature, urlSafe } from '@/lib/subjects/hash/signature-text'

type Digests = Extract<DigestAnswer, { kind: 'digests' }>

const writings = { text: 'Text', hex: 'Hex', base64: 'Base64' } as const
/** What openssl calls them. */
const programNames: Readonly<Partial<Record<DigestName, string>>> = {
  'sha-256': 'sha256',
  'sha-384': 'sha384',
  'sha-512': 'sha512',
  'sha3-256': 'sha3-256',
  'sha3-512': 'sha3-512',
  'sha-1': 'sha1',
  md5: 'md5',
}

function verdictOf(hex: string, expected: string): Finding[] {
  if (expected.trim() === '') return []
  const read = readSignature(expected, hex.length / 2)
  if (read === undefined)
    return [
      {
        tone: 'warn',
        says: `The expected signature is not of this length: ${hex.length / 2} bytes are ${hex.length} hexadecimal digits.`,
        detail: 'It may be of another algorithm, or cut.',
      },
    ]
  return isSameDigest(read, hex)
    ? [{ tone: 'good', says: 'The signature is right: whoever made it has the key, and the message is unchanged.' }]
    : [
        {
          tone: 'bad',
          says: 'The signature is wrong.',
          detail:
            'Key, message or algorithm differ. Look for a line end too many, another order of fields, or a key that is meant as hex or Base64.',
        },
      ]
}

function viewsOf({ digests, size, keySize = 0 }: Digests, algorithm: DigestName, expected: string): View[] {
  const hex = digests[algorithm]
  if (hex === undefined) return []
  const base64 = writeDigest(hex, 'base64')
  const program = programNames[algorithm] ?? ''
  const isShort = keySize * 2 < hex.length
  return [
    { kind: 'findings', label: 'Check', items: verdictOf(hex, expected) },
    {
      kind: 'values',
      items: [
        { label: 'Hexadecimal', text: hex },
        { label: 'Base64', text: base64 },
        { label: 'Base64, URL-safe', text: urlSafe(base64) },
        { label: 'As in a header', text: `${program}=${hex}` },
      ],
    },
    {
      kind: 'figures',
      items: [
        { label: 'Bytes of the message', text: String(size) },
        { label: 'Bytes of the key', text: String(keySize) },
      ],
    },
    ...(isShort
      ? [
          {
            kind: 'note',
            tone: 'warn',
            says: `The key is shorter than the ${hex.length / 2} bytes of the digest, which RFC 2104 advises against.`,
          } as const,
        ]
      : []),
    ...(program === 'md5' || program === 'sha1'
      ? [
          {
            kind: 'note',
            tone: 'plain',
            says: 'MD5 and SHA-1 are broken as digests. Within HMAC no forgery is known, and new designs still take SHA-256.',
          } as const,
        ]
      : []),
  ]
}

export default defineWorkbench({
  worker: worker<DigestRequest, DigestAnswer>('digest'),
  options: {
    algorithm: choice('Algorithm', {
      options: {
        'sha-256': 'HMAC-SHA-256',
        'sha-512': 'HMAC-SHA-512',
        'sha-384': 'HMAC-SHA-384',
        'sha3-256': 'HMAC-SHA3-256',
        'sha3-512': 'HMAC-SHA3-512',
        'sha-1': 'HMAC-SHA-1',
        md5: 'HMAC-MD5',
      },
      initial: 'sha-256',
      as: 'menu',
    }),
    keyAs: choice('The key is', { options: writings, initial: 'text' }),
    as: choice('The message is', { options: writings, initial: 'text' }),
    lineEnds: choice('Line ends', {
      options: { typed: 'LF, as typed', crlf: 'CRLF' },
      initial: 'typed',
      shownWhen: { field: 'as', is: 'text' },
    }),
  },
  panels: [
    { at: 'top', fields: ['algorithm', 'keyAs'] },
    { at: 'inputs', fields: ['as', 'lineEnds'] },
  ],
  inputs: {
    key: {
      kind: 'text',
      label: 'Key',
      placeholder: 'The shared secret',
      height: 'line',
      secret: true,
      clear: 'Clear the key',
    },
    text: {
      kind: 'text',
      label: 'Message',
      placeholder: 'The body of the request, exactly as it is sent',
      height: 'middle',
      takes: { text: {} },
      opens: { label: 'Open a text file', largest: 20_000_000, otherwise: 'Use a program on your machine for it.' },
    },
    expected: {
      kind: 'text',
      label: 'Signature to check',
      placeholder: 'Optional: sha256=…, hexadecimal or Base64',
      height: 'line',
      secret: true,
      clear: 'Clear the signature',
    },
  },
  resultLabel: 'Signature',
  ask: ({ values: { algorithm, keyAs, as, lineEnds }, texts: { key, text } }): DigestRequest | undefined =>
    key === ''
      ? undefined
      : { kind: 'digests', names: [algorithm], message: { text, as }, lineEnds, key: { text: key, as: keyAs } },
  views({ answer, values: { algorithm }, texts: { expected } }) {
    if (!answer) return [{ kind: 'note', says: 'Enter the key, then the message.' }]
    if (answer.kind === 'digests') return viewsOf(answer, algorithm, expected)
    if (answer.kind !== 'fault') return []
    const { fault, of } = answer
    const at = {
      input: of === 'key' ? 'key' : 'text',
      line: 1,
      column: fault.offset + 1,
      offset: fault.offset,
      length: 1,
    }
    return [{ kind: 'findings', items: [{ tone: 'bad', says: fault.says, at }] }]
  },
  takeAway: {
    copy: {
      kind: 'copy',
      label: 'Copy as hex',
      done: 'Copied the signature',
      of: ({ answer, values: { algorithm } }) => (answer?.kind === 'digests' ? answer.digests[algorithm] : undefined),
    },
    input: {
      kind: 'carry',
      gives: 'text',
      leadsTo: ['hash-gen', 'sha-gen'],
      of: ({ texts }) => (texts.text === '' ? undefined : texts.text),
    },
  },
  controls: [
    { label: 'Key', help: 'As text in UTF-8, hexadecimal digits or Base64; kept nowhere.' },
    { label: 'Message', help: 'As text with LF or CRLF, hexadecimal digits or Base64, up to 20 MB.' },
    { label: 'Signature to check', help: 'Hexadecimal or Base64, with or without a name before it.' },
  ],
  results: [
    { label: 'HMAC in hexadecimal, Base64 and as a header', kind: 'value' },
    { label: 'Right or wrong, for a signature that was given', kind: 'verdict' },
  ],
  formula:
    'Hashes the message with the key mixed in before, and the result with the key mixed in again; RFC 2104, FIPS 198-1',
  limits: [
    'The strings that a service asks to be signed, such as the canonical request of AWS, have to be put together by you.',
    'The sender is proved only to those who share the key; all of them can sign.',
    'Messages of up to 20 MB; larger files are for a program on your machine.',
  ],
  sources: [
    {
      title: 'RFC 2104: HMAC: Keyed-Hashing for Message Authentication',
      href: 'https://www.rfc-editor.org/rfc/rfc2104',
    },
    { title: 'RFC 4231: test vectors of HMAC with SHA-2', href: 'https://www.rfc-editor.org/rfc/rfc4231' },
    { title: 'RFC 2202: test cases of HMAC-MD5 and HMAC-SHA-1', href: 'https://www.rfc-editor.org/rfc/rfc2202' },
    {
      title: 'FIPS 198-1: The Keyed-Hash Message Authentication Code',
      href: 'https://csrc.nist.gov/pubs/fips/198-1/final',
    },
    { title: 'RFC 4648: Base16, Base32, Base64', href: 'https://www.rfc-editor.org/rfc/rfc4648' },
  ],
  abilities: ['print'],
})
