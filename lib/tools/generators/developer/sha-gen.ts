import { defineWorkbench, worker } from '@/lib/kits/app/workbench'
import type { View } from '@/lib/kits/app/views'
import { choice, integer } from '@/lib/kits/fields/define'
import { digestList, shaNames } from '@/lib/subjects/hash/digest-list'
import type { DigestAnswer, DigestRequest } from '@/lib/subjects/hash/digest-task'
import { writeDigest, type Notation } from '@/lib/subjects/hash/digests'

type Digests = Extract<DigestAnswer, { kind: 'digests' }>

/** Browsers take these three: Subresource Integrity, section 3.2. */
const integrityNames = ['sha-256', 'sha-384', 'sha-512'] as const

function integrityOf({ digests }: Digests): { label: string; text: string }[] {
  return integrityNames.flatMap((name) => {
    const hex = digests[name]
    return hex === undefined
      ? []
      : [{ label: digestList[name].label, text: `${name.replace('-', '')}-${writeDigest(hex, 'base64')}` }]
  })
}

function tagsOf(answer: Digests): string {
  const integrity = integrityOf(answer).find(({ label }) => label === 'SHA-384')?.text ?? ''
  return [
    `<script src="https://cdn.example.com/app.js" integrity="${integrity}" crossorigin="anonymous"></script>`,
    `<link rel="stylesheet" href="https://cdn.example.com/app.css" integrity="${integrity}" crossorigin="anonymous">`,
  ].join('\n')
}

function namedDigests({ digests, keySize }: Digests, notation: Notation): { label: string; text: string }[] {
  return shaNames.flatMap((name) => {
    const hex = digests[name]
    const label = (keySize === undefined ? '' : 'HMAC-') + digestList[name].label
    return hex === undefined ? [] : [{ label, text: writeDigest(hex, notation) }]
  })
}

const broken = {
  text: 'broken',
  says: 'Collisions were published in 2017, and NIST retires it by the end of 2030.',
}

function digestViews(answer: Digests, task: string, notation: Notation): View[] {
  const size: View = { kind: 'figures', items: [{ label: 'Bytes hashed', text: String(answer.size) }] }
  if (task === 'integrity')
    return [
      { kind: 'note', says: 'Integrity values', strong: true },
      { kind: 'values', items: integrityOf(answer) },
      { kind: 'note', says: 'Tags with SHA-384', strong: true },
      { kind: 'text', label: 'Tags with SHA-384', text: tagsOf(answer), boxed: true },
      size,
    ]
  const items = namedDigests(answer, notation).map((one) =>
    one.label.endsWith('SHA-1') ? { ...one, badge: broken } : one,
  )
  return [{ kind: 'values', items }, size]
}

const isDerived = { field: 'task', is: ['hkdf', 'pbkdf2'] } as const
const hashesText = { field: 'task', is: ['digests', 'integrity', 'hmac'] } as const
const writings = { text: 'Text', hex: 'Hex', base64: 'Base64' } as const

export default defineWorkbench({
  worker: worker<DigestRequest, DigestAnswer>('digest'),
  options: {
    task: choice('Make', {
      options: {
        digests: 'Digests of a text',
        integrity: 'Integrity tag for a script or style sheet',
        hmac: 'HMAC with a key',
        hkdf: 'Key from a secret (HKDF)',
        pbkdf2: 'Key from a password (PBKDF2)',
      },
      initial: 'digests',
      as: 'menu',
    }),
    lineEnds: choice('Line ends', {
      options: { typed: 'LF, as typed', crlf: 'CRLF' },
      initial: 'typed',
      shownWhen: hashesText,
    }),
    as: choice('The text is', {
      options: writings,
      initial: 'text',
      shownWhen: { field: 'task', is: ['digests', 'hmac'] },
    }),
    keyAs: choice('The secret is', {
      options: writings,
      initial: 'text',
      shownWhen: { field: 'task', is: ['hmac', 'hkdf', 'pbkdf2'] },
    }),
    saltAs: choice('The salt is', { options: writings, initial: 'text', shownWhen: isDerived }),
    hash: choice('With', {
      options: { 'sha-256': 'SHA-256', 'sha-384': 'SHA-384', 'sha-512': 'SHA-512', 'sha-1': 'SHA-1' },
      initial: 'sha-256',
      shownWhen: isDerived,
    }),
    iterations: integer('Rounds', {
      initial: 600_000,
      min: 1,
      max: 10_000_000,
      shownWhen: { field: 'task', is: 'pbkdf2' },
      help: 'OWASP advised 600,000 with SHA-256 in 2023.',
    }),
    length: integer('Bytes of the key', { initial: 32, min: 4, max: 1024, shownWhen: isDerived }),
    notation: choice('Written in', { options: { hex: 'hex', 'hex-upper': 'HEX', base64: 'Base64' }, initial: 'hex' }),
  },
  panels: [
    { at: 'top', fields: ['task'] },
    { at: 'inputs', fields: ['as', 'lineEnds', 'keyAs', 'saltAs', 'hash', 'iterations', 'length'] },
    { at: 'results', fields: ['notation'] },
  ],
  inputs: {
    text: {
      kind: 'text',
      label: 'Text',
      placeholder: 'Type, paste or open a script',
      height: 'middle',
      shownWhen: hashesText,
      takes: { text: {} },
      opens: { label: 'Open a text file', largest: 20_000_000, otherwise: 'For other files use the checksum tools.' },
    },
    secret: {
      kind: 'text',
      label: { field: 'task', is: { hmac: 'Key', hkdf: 'Secret', pbkdf2: 'Password' } },
      height: 'line',
      secret: true,
      shownWhen: { field: 'task', is: ['hmac', 'hkdf', 'pbkdf2'] },
    },
    salt: { kind: 'text', label: 'Salt', height: 'line', secret: true, shownWhen: isDerived },
    info: {
      kind: 'text',
      label: 'Purpose (info)',
      placeholder: 'Empty, or what the key is for',
      height: 'line',
      shownWhen: { field: 'task', is: 'hkdf' },
    },
  },
  resultLabel: 'Result',
  ask({ values, texts }): DigestRequest | undefined {
    const { task, hash, length, iterations } = values
    const secret = { text: texts.secret, as: values.keyAs }
    const salt = { text: texts.salt, as: values.saltAs }
    if (task === 'hkdf')
      return texts.secret === '' ? undefined : { kind: 'hkdf', hash, secret, salt, info: texts.info, length }
    if (task === 'pbkdf2')
      return texts.secret === '' || texts.salt === ''
        ? undefined
        : { kind: 'pbkdf2', hash, secret, salt, iterations, length }
    if (texts.text === '' || (task === 'hmac' && texts.secret === '')) return undefined
    const as = task === 'integrity' ? 'text' : values.as
    const names = task === 'integrity' ? integrityNames : shaNames
    const shared = { kind: 'digests', names, message: { text: texts.text, as }, lineEnds: values.lineEnds } as const
    return task === 'hmac' ? { ...shared, key: secret } : shared
  },
  views({ answer, values: { task, notation } }) {
    const needs = {
      digests: 'a text',
      integrity: 'the script',
      hmac: 'a text and a key',
      hkdf: 'a secret',
      pbkdf2: 'a password and a salt',
    }
    if (!answer) return [{ kind: 'note', says: `The result appears here once there is ${needs[task]}.` }]
    if (answer.kind === 'digests') return digestViews(answer, task, notation)
    if (answer.kind === 'derived')
      return [{ kind: 'values', items: [{ label: 'Key', text: writeDigest(answer.hex, notation) }] }]
    if (answer.kind !== 'fault') return []
    const { fault, of } = answer
    const input = of === 'message' ? 'text' : of === 'key' ? 'secret' : 'salt'
    const at = { input, line: 1, column: fault.offset + 1, offset: fault.offset, length: 1 }
    return [{ kind: 'findings', items: [{ tone: 'bad', says: fault.says, at }] }]
  },
  takeAway: {
    copy: {
      kind: 'copy',
      label: 'Copy all',
      done: 'Copied the result',
      of({ answer, values: { task, notation } }) {
        if (answer?.kind === 'derived') return writeDigest(answer.hex, notation)
        if (answer?.kind !== 'digests') return undefined
        if (task === 'integrity') return tagsOf(answer)
        return namedDigests(answer, notation)
          .map(({ label, text }) => `${label}: ${text}\n`)
          .join('')
      },
    },
    input: {
      kind: 'carry',
      gives: 'text',
      leadsTo: ['hash-gen', 'hash-generator', 'sha256-generator'],
      of: ({ texts, values: { task } }) =>
        texts.text === '' || task === 'hkdf' || task === 'pbkdf2' ? undefined : texts.text,
    },
  },
  asking: 'Working it out',
  controls: [
    { label: 'Make', help: 'Digests, an integrity tag, HMAC, or a key by HKDF or PBKDF2.' },
    { label: 'Text, key and salt', help: 'As text in UTF-8, hexadecimal digits or Base64.' },
    { label: 'Rounds and length', help: 'Of a key from a password: as many rounds as the other side uses.' },
  ],
  results: [
    { label: 'SHA-1, SHA-2, SHA-3 and SHAKE of the text', kind: 'table' },
    { label: 'Integrity attribute with finished tags', kind: 'value' },
    { label: 'HMAC, or the derived key', kind: 'value' },
  ],
  formula:
    'SHA-1 and SHA-2 by FIPS 180-4, SHA-3 and SHAKE by FIPS 202, HMAC by RFC 2104, HKDF by RFC 5869, PBKDF2 by RFC 8018',
  limits: [
    'For text and short data. Files of any size belong to the checksum tools.',
    'An integrity tag holds for exactly these bytes: a file that a server rewrites on the way will be blocked.',
    'SHAKE has no length of its own; 32 bytes of SHAKE128 and 64 of SHAKE256 are shown.',
    'A derived key has at most 1,024 bytes.',
  ],
  sources: [
    { title: 'FIPS 180-4: Secure Hash Standard', href: 'https://csrc.nist.gov/pubs/fips/180-4/upd1/final' },
    { title: 'FIPS 202: SHA-3 Standard', href: 'https://csrc.nist.gov/pubs/fips/202/final' },
    { title: 'RFC 2104: HMAC', href: 'https://www.rfc-editor.org/rfc/rfc2104' },
    { title: 'RFC 5869: HKDF', href: 'https://www.rfc-editor.org/rfc/rfc5869' },
    { title: 'RFC 8018: PKCS #5, PBKDF2', href: 'https://www.rfc-editor.org/rfc/rfc8018' },
    { title: 'W3C: Subresource Integrity', href: 'https://www.w3.org/TR/SRI/' },
    {
      title: 'OWASP: Password Storage Cheat Sheet',
      href: 'https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html',
    },
  ],
  abilities: ['print'],
})
