import { defineWorkbench, worker } from '@/lib/kits/app/workbench'
import type { NamedValue, View } from '@/lib/kits/app/views'
import { tableToCsv } from '@/lib/kits/calculator/csv'
import { choice, toggle } from '@/lib/kits/fields/define'
import { cArray, digestList, digestOrder, type DigestName } from '@/lib/subjects/hash/digest-list'
import type { DigestAnswer, DigestRequest } from '@/lib/subjects/hash/digest-task'
import { writeDigest } from '@/lib/subjects/hash/digests'

type Notation = 'hex' | 'hex-upper' | 'base64' | 'c'
type Digests = Extract<DigestAnswer, { kind: 'digests' }>

const groups = {
  sound: 'Cryptographic digests',
  broken: 'Broken: only against accidents',
  checksum: 'Checksums: fast, and no protection',
} as const

function written(hex: string, notation: Notation): string {
  return notation === 'c' ? cArray(hex) : writeDigest(hex, notation)
}

function rowsOf(
  { digests, keySize }: Digests,
  notation: Notation,
): { name: DigestName; label: string; text: string }[] {
  return digestOrder.flatMap((name) => {
    const hex = digests[name]
    const label = (keySize === undefined ? '' : 'HMAC-') + digestList[name].label
    return hex === undefined ? [] : [{ name, label, text: written(hex, notation) }]
  })
}

function viewsOf(answer: Digests, notation: Notation): View[] {
  const rows = rowsOf(answer, notation)
  const inGroups = Object.entries(groups).flatMap(([group, says]): View[] => {
    const items: NamedValue[] = rows.filter(({ name }) => digestList[name].group === group)
    return items.length === 0
      ? []
      : [
          { kind: 'note', says, strong: true },
          { kind: 'values', items },
        ]
  })
  const figures = [
    { label: 'Bytes hashed', text: String(answer.size) },
    ...(answer.keySize === undefined ? [] : [{ label: 'Bytes of the key', text: String(answer.keySize) }]),
  ]
  return [...inGroups, { kind: 'figures', items: figures }]
}

const isKeyed = { field: 'keyed', is: true } as const
const writings = { text: 'Text', hex: 'Hex', base64: 'Base64' } as const

export default defineWorkbench({
  worker: worker<DigestRequest, DigestAnswer>('digest'),
  options: {
    as: choice('The input is', { options: writings, initial: 'text' }),
    lineEnds: choice('Line ends', {
      options: { typed: 'LF, as typed', crlf: 'CRLF' },
      initial: 'typed',
      shownWhen: { field: 'as', is: 'text' },
    }),
    keyed: toggle('With a key (HMAC)', {}),
    keyAs: choice('The key is', { options: writings, initial: 'text', shownWhen: isKeyed }),
    notation: choice('Written in', {
      options: { hex: 'hex', 'hex-upper': 'HEX', base64: 'Base64', c: 'C array' },
      initial: 'hex',
    }),
  },
  panels: [
    { at: 'inputs', fields: ['as', 'lineEnds', 'keyed', 'keyAs'] },
    { at: 'results', fields: ['notation'] },
  ],
  inputs: {
    text: {
      kind: 'text',
      label: 'Input',
      placeholder: 'Type or paste',
      height: 'middle',
      takes: { text: {} },
      opens: { label: 'Open a text file', largest: 20_000_000, otherwise: 'For other files use the checksum tools.' },
    },
    key: {
      kind: 'text',
      label: 'Key',
      placeholder: 'The shared secret',
      height: 'line',
      secret: true,
      clear: 'Clear the key',
      shownWhen: isKeyed,
    },
  },
  resultLabel: 'Digests',
  ask: ({ values: { as, lineEnds, keyed, keyAs }, texts: { text, key } }): DigestRequest | undefined =>
    text === '' && !keyed
      ? undefined
      : {
          kind: 'digests',
          names: digestOrder,
          message: { text, as },
          lineEnds,
          ...(keyed && { key: { text: key, as: keyAs } }),
        },
  views({ answer, values: { notation } }) {
    if (!answer) return [{ kind: 'note', says: `${digestOrder.length} digests appear here as you type.` }]
    if (answer.kind === 'digests') return viewsOf(answer, notation)
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
      label: 'Copy all',
      done: 'Copied all digests',
      of: ({ answer, values }) =>
        answer?.kind === 'digests'
          ? rowsOf(answer, values.notation)
              .map(({ label, text }) => `${label}: ${text}\n`)
              .join('')
          : undefined,
    },
    csv: {
      kind: 'save',
      label: 'Download CSV',
      file: 'digests.csv',
      type: 'text/csv;charset=utf-8',
      of: ({ answer, values }) =>
        answer?.kind === 'digests'
          ? tableToCsv(
              { label: { kind: 'text', label: 'Algorithm' }, text: { kind: 'text', label: 'Digest' } },
              rowsOf(answer, values.notation).map(({ label, text }) => ({ label, text })),
            )
          : undefined,
    },
    json: {
      kind: 'save',
      label: 'Download JSON',
      file: 'digests.json',
      type: 'application/json',
      of: ({ answer, values }) =>
        answer?.kind === 'digests'
          ? `${JSON.stringify(Object.fromEntries(rowsOf(answer, values.notation).map(({ label, text }) => [label, text])), null, 2)}\n`
          : undefined,
    },
    input: {
      kind: 'carry',
      gives: 'text',
      leadsTo: ['sha-gen', 'hash-generator', 'sha256-generator'],
      of: ({ texts }) => (texts.text === '' ? undefined : texts.text),
    },
  },
  controls: [
    { label: 'Input', help: 'Text in UTF-8, hexadecimal digits or Base64, up to 20 MB.' },
    { label: 'Key', help: 'For HMAC with every digest that it is defined with.' },
    { label: 'Notation', help: 'Hexadecimal, Base64, or the bytes as an array of C.' },
  ],
  results: [{ label: 'Digests and checksums side by side', kind: 'table' }],
  formula: 'Writes the input as bytes and passes them through each algorithm, or through HMAC (RFC 2104) around it',
  limits: [
    'For text and short data. Files of any size belong to the checksum tools.',
    'SHAKE has no length of its own; 32 bytes of SHAKE128 and 64 of SHAKE256 are shown.',
    'The keyed modes of BLAKE2 and BLAKE3 are not offered.',
    'A password is not stored as any of these: use a password hash that is slow on purpose.',
  ],
  sources: [
    { title: 'FIPS 180-4: Secure Hash Standard', href: 'https://csrc.nist.gov/pubs/fips/180-4/upd1/final' },
    { title: 'FIPS 202: SHA-3 Standard', href: 'https://csrc.nist.gov/pubs/fips/202/final' },
    { title: 'RFC 2104: HMAC', href: 'https://www.rfc-editor.org/rfc/rfc2104' },
    { title: 'RFC 7693: BLAKE2', href: 'https://www.rfc-editor.org/rfc/rfc7693' },
    { title: 'RFC 1321: The MD5 Message-Digest Algorithm', href: 'https://www.rfc-editor.org/rfc/rfc1321' },
    { title: 'RFC 6151: Updated Security Considerations for MD5', href: 'https://www.rfc-editor.org/rfc/rfc6151' },
  ],
  abilities: ['save', 'print'],
})
