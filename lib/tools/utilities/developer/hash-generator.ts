import { rememberLast } from '@/lib/base/remember-last'
import type { Finding, NamedValue, View } from '@/lib/kits/app/views'
import { defineWorkbench, worker, type Work, type WorkFile } from '@/lib/kits/app/workbench'
import { tableToCsv } from '@/lib/kits/calculator/csv'
import { choice, toggle } from '@/lib/kits/fields/define'
import { compareWith, type Comparison } from '@/lib/subjects/hash/compare'
import {
  algorithmNames,
  algorithms,
  emptyDigests,
  taggedLines,
  writeDigest,
  type Digests,
  type Notation,
} from '@/lib/subjects/hash/digests'
import { missingFrom, readChecksums } from '@/lib/subjects/hash/expected'
import type { HashAnswer, HashRequest } from '@/lib/subjects/hash/task'
import type { TextForm } from '@/lib/subjects/hash/text-bytes'
import { hashMessages as says } from './hash-generator.messages'

interface Options extends TextForm {
  source: 'text' | 'files'
  notation: Notation
}
type HashWork = Work<Options, Readonly<Record<'text' | 'expected', string>>, HashAnswer>

/** One input with its digests. */
interface Hashed {
  name: string | undefined
  size: number
  digests: Digests
  compared: Comparison | undefined
}

const listOf = rememberLast(readChecksums)

/** Digests that a text is compared with, in lower-case hexadecimal. */
const expectedOf = rememberLast((text: string) =>
  listOf(text).checksums.flatMap(({ algorithm, hex }) => (algorithm === undefined ? [] : [hex])),
)

function hashedText({ texts, answer, isCurrent }: HashWork): Hashed | undefined {
  const isEmpty = texts.text === '' || (!answer && !isCurrent)
  const read = isEmpty ? { digests: emptyDigests, size: 0 } : answer?.kind === 'text' ? answer : undefined
  if (!read) return undefined
  const compared = isCurrent ? compareWith(read.digests, listOf(texts.expected).checksums, undefined) : undefined
  return { name: undefined, size: read.size, digests: read.digests, compared }
}

function hashedFile(file: WorkFile<HashAnswer>, { texts, files }: HashWork): Hashed | undefined {
  if (file.answer?.kind !== 'file') return undefined
  const { digests } = file.answer
  const compared = compareWith(digests, listOf(texts.expected).checksums, file.name, files.length)
  return { name: file.name, size: file.size, digests, compared }
}

function allHashed(work: HashWork): Hashed[] {
  const all = work.values.source === 'text' ? [hashedText(work)] : work.files.map((file) => hashedFile(file, work))
  return all.filter((one) => one !== undefined)
}

function finding(compared: Comparison, digests: Digests, notation: Notation): Finding {
  const tone = compared.kind === 'match' ? 'good' : compared.kind === 'differs' ? 'bad' : 'warn'
  const isWeak = compared.kind === 'match' && compared.algorithm !== 'sha-256'
  const shared = { tone, says: says.comparison(compared), ...(isWeak && { detail: says.weakMatch }) } as const
  if (compared.kind !== 'differs') return shared
  const expected = { label: says.expectedValue, text: writeDigest(compared.expected, notation) }
  return {
    ...shared,
    differs: [expected, { label: says.actualValue, text: writeDigest(digests[compared.algorithm], notation) }],
  }
}

function digestValues({ digests, compared }: Hashed, notation: Notation): NamedValue[] {
  return algorithms.map((algorithm) => {
    const weakness = says.weak[algorithm]
    const isMatch = compared?.kind === 'match'
    const isCompared = (isMatch || compared?.kind === 'differs') && compared.algorithm === algorithm
    return {
      label: algorithmNames[algorithm],
      text: writeDigest(digests[algorithm], notation),
      ...(weakness && { badge: { text: says.weakShort, says: weakness } }),
      ...(isCompared && { mark: { tone: isMatch ? 'good' : 'bad', text: says.verdicts[compared.kind] } }),
    } as const
  })
}

function viewsOfHashed(hashed: Hashed, notation: Notation): View[] {
  const { compared, digests } = hashed
  return [
    { kind: 'findings', items: compared ? [finding(compared, digests, notation)] : [] },
    ...(hashed.name !== undefined && hashed.size === 0 ? [{ kind: 'note', says: says.emptyNote } as const] : []),
    { kind: 'values', items: digestValues(hashed, notation) },
  ]
}

/** Another reading of the text that would match, and a press that chooses it. */
function otherReading({ answer, isCurrent, values, texts }: HashWork, compared: Comparison | undefined): Finding[] {
  if (texts.text === '' || !isCurrent || answer?.kind !== 'text' || !answer.found || compared?.kind === 'match')
    return []
  const { found } = answer
  const offers = found.end === 'none' ? { offers: [{ label: says.useReading, sets: { ...found.form } }] } : {}
  return [{ tone: 'plain', says: says.found(found, values), ...offers }]
}

function viewsOfText(work: HashWork): View[] {
  const hashed = hashedText(work)
  if (!hashed) return work.answer?.kind === 'unwritable' ? [{ kind: 'note', tone: 'bad', says: says.unwritable }] : []
  return [
    ...viewsOfHashed(hashed, work.values.notation),
    { kind: 'findings', items: otherReading(work, hashed.compared) },
    {
      kind: 'note',
      tone: 'plain',
      says: work.texts.text === '' ? says.emptyNote : says.hashedBytes(hashed.size),
    },
  ]
}

const shownNames = 5

function viewsOfFiles(work: HashWork): View[] {
  const { files, texts } = work
  const hashed = files.map((file) => hashedFile(file, work))
  const settled = files.length > 0 && files.every(({ isBusy }) => !isBusy)
  const absent = missingFrom(
    listOf(texts.expected),
    files.map(({ name }) => name),
  )
  return [
    { kind: 'note', status: true, strong: true, says: settled ? summaryOf(hashed) : '' },
    ...(settled && absent.length > 0 && files.length > 1
      ? [{ kind: 'note', tone: 'plain', says: says.missingFiles(absent, shownNames) } as const]
      : []),
    {
      kind: 'files',
      of: Object.fromEntries(
        files.map(({ id }, at) => {
          const one = hashed[at]
          return [id, one ? viewsOfHashed(one, work.values.notation) : []]
        }),
      ),
    },
  ]
}

function summaryOf(hashed: readonly (Hashed | undefined)[]): string {
  const comparisons = hashed.map((one) => one?.compared?.kind)
  if (comparisons.every((kind) => kind === undefined)) return says.done(hashed.filter(Boolean).length)
  const matches = comparisons.filter((kind) => kind === 'match').length
  const differences = comparisons.filter((kind) => kind === 'differs').length
  return says.summary(matches, differences, hashed.length - matches - differences)
}

const shownFaults = 3

/** What was found in the expected checksums. */
function viewsOfExpected(text: string): View[] {
  const { checksums, faults } = listOf(text)
  const isUnsaid = !text.toLowerCase().includes('sha') && checksums.some((one) => one.says === 'SHA-256')
  const notes = [
    checksums.length > 0 && { says: says.detected(checksums) },
    isUnsaid && { says: says.byLength, tone: 'plain' as const },
    ...faults.slice(0, shownFaults).map((fault) => ({ says: says.fault(fault), tone: 'bad' as const })),
    faults.length > shownFaults && { says: says.moreFaults(faults.length - shownFaults), tone: 'bad' as const },
  ]
  return notes.flatMap((note) => (note ? [{ kind: 'note', under: 'expected', ...note } as const] : []))
}

function csvOf(work: HashWork): string {
  const { name, bytes, outcome, ...names } = says.csvColumns
  const columns = {
    name: { kind: 'text', label: name },
    bytes: { kind: 'count', label: bytes },
    md5: { kind: 'text', label: names.md5 },
    'sha-1': { kind: 'text', label: names['sha-1'] },
    'sha-256': { kind: 'text', label: names['sha-256'] },
    outcome: { kind: 'text', label: outcome },
  } as const
  const rows = allHashed(work).map(({ digests, compared, ...one }) => ({
    name: one.name ?? says.textName,
    bytes: one.size,
    md5: writeDigest(digests.md5, work.values.notation),
    'sha-1': writeDigest(digests['sha-1'], work.values.notation),
    'sha-256': writeDigest(digests['sha-256'], work.values.notation),
    outcome: compared ? says.verdicts[compared.kind] : '',
  }))
  return tableToCsv(columns, rows)
}

const isText = { field: 'source', is: 'text' } as const

export default defineWorkbench({
  worker: worker<HashRequest, HashAnswer>('hash'),
  options: {
    source: choice('Digests of', { options: { text: 'Text', files: 'Files' }, initial: 'text' }),
    charset: choice('Written as', { options: says.charsets, initial: 'utf-8', shownWhen: isText }),
    lineEnds: choice('Line ends', {
      options: { typed: 'As typed', lf: 'LF', crlf: 'CRLF' },
      initial: 'typed',
      help: 'A browser’s text box holds every line end as LF, so “As typed” and “LF” are the same here. A file keeps its own bytes.',
      shownWhen: isText,
    }),
    mark: toggle('Byte order mark first', { shownWhen: isText }),
    notation: choice('Written in', { options: { hex: 'hex', 'hex-upper': 'HEX', base64: 'Base64' }, initial: 'hex' }),
  },
  panels: [
    { at: 'top', fields: ['source'] },
    { at: 'inputs', fields: ['charset', 'lineEnds', 'mark'] },
    { at: 'results', fields: ['notation'] },
  ],
  inputs: {
    text: {
      kind: 'text',
      label: 'Text to hash',
      placeholder: 'Type or paste. An empty text has digests too.',
      height: 'middle',
      shownWhen: isText,
      takes: { text: { source: 'text' } },
    },
    files: {
      kind: 'files',
      label: 'Files to hash',
      button: 'Choose files',
      verb: 'Hash',
      stopped: 'No digest was made.',
      shownWhen: { field: 'source', is: 'files' },
    },
    expected: {
      kind: 'text',
      label: 'Expected checksum',
      placeholder: 'ba7816bf 8f01cfea … or SHA256 (file.zip) = …',
      help: 'Paste a digest, a line of md5sum, sha256sum or BSD tools, or a whole checksum file. The type is found by label or length; case, spaces and colons do not matter.',
      height: 'short',
      clear: 'Clear the checksum',
      opens: { label: 'Open a checksum file', largest: 2_000_000, otherwise: 'Add it under “Files”.' },
    },
  },
  resultLabel: 'Digests',
  ask: ({ values: { charset, lineEnds, mark }, texts: { text, expected } }): HashRequest | undefined =>
    text === '' ? undefined : { kind: 'text', text, form: { charset, lineEnds, mark }, expected: expectedOf(expected) },
  askOf: (file): HashRequest => ({ kind: 'file', file }),
  views: (work) => [
    ...viewsOfExpected(work.texts.expected),
    ...(work.values.source === 'text' ? viewsOfText(work) : viewsOfFiles(work)),
    {
      kind: 'terms',
      items: algorithms.flatMap((algorithm) => {
        const text = says.weak[algorithm]
        return text ? [{ label: algorithmNames[algorithm], text }] : []
      }),
    },
  ],
  takeAway: {
    copy: {
      kind: 'copy',
      label: 'Copy all',
      done: 'Copied all digests',
      of(work) {
        const all = allHashed(work)
        const lines = all.map(({ name, digests }) => taggedLines(name ?? says.textName, digests, work.values.notation))
        return all.length > 0 ? lines.join('') : undefined
      },
    },
    csv: {
      kind: 'save',
      label: 'Download CSV',
      file: 'digests.csv',
      type: 'text/csv;charset=utf-8',
      of: (work) => (allHashed(work).length > 0 ? csvOf(work) : undefined),
    },
    input: {
      kind: 'carry',
      gives: 'text',
      leadsTo: ['hash-gen', 'sha-gen'],
      of: ({ texts, values }) => (values.source === 'files' || texts.text === '' ? undefined : texts.text),
    },
  },
  controls: [
    { label: 'Text', help: 'Hashed as you type, in UTF-8, UTF-16LE or UTF-16BE, with the line ends you choose.' },
    { label: 'Files', help: 'Any number, of any size and kind; they are read in pieces of 4 MB.' },
    {
      label: 'Expected checksum',
      help: 'A digest, a line of a checksum program, or a whole checksum file, pasted or opened.',
    },
    { label: 'Notation', help: 'Hexadecimal in small or capital letters, or Base64.' },
  ],
  results: [
    { label: 'MD5, SHA-1 and SHA-256', kind: 'table' },
    { label: 'Match or mismatch with the expected checksum', kind: 'verdict' },
    { label: 'Reading of the text that would match', kind: 'verdict' },
  ],
  formula:
    'Passes the same bytes once through MD5 (RFC 1321), SHA-1 and SHA-256 (FIPS 180-4) and writes the three states as digests',
  limits: [
    'A checksum of another algorithm, such as SHA-512 or CRC-32, is recognised but not computed.',
    'A digest without a label is told by its length alone, so a SHA3-256 looks like a SHA-256.',
    'Other readings of a text are tried up to 500,000 characters.',
    'A folder cannot be hashed; choose the files in it.',
  ],
  sources: [
    {
      title: 'RFC 1321: The MD5 Message-Digest Algorithm',
      href: 'https://www.rfc-editor.org/rfc/rfc1321',
    },
    {
      title: 'FIPS 180-4: Secure Hash Standard (SHS)',
      href: 'https://csrc.nist.gov/pubs/fips/180-4/upd1/final',
    },
    {
      title: 'NIST Cryptographic Algorithm Validation Program: Secure Hashing, test vectors',
      href: 'https://csrc.nist.gov/projects/cryptographic-algorithm-validation-program/secure-hashing',
    },
    {
      title: 'RFC 6151: Updated Security Considerations for the MD5 Message-Digest',
      href: 'https://www.rfc-editor.org/rfc/rfc6151',
    },
    {
      title: 'NIST: NIST Retires SHA-1 Cryptographic Algorithm (2022)',
      href: 'https://www.nist.gov/news-events/news/2022/12/nist-retires-sha-1-cryptographic-algorithm',
    },
  ],
  abilities: ['save', 'print'],
})
