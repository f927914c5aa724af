import { rememberLast } from '@/lib/base/remember-last'
import { csvText } from '@/lib/base/format/csv-cell'
import type { Finding, NamedValue, View } from '@/lib/kits/app/views'
import type { AnyWork, WorkbenchModule, WorkFile } from '@/lib/kits/app/workbench'
import { linesOf } from '@/lib/subjects/hash/digest-lines'
import type { DigestAnswer, DigestRequest } from '@/lib/subjects/hash/digest-task'
import { writeDigest, type Notation } from '@/lib/subjects/hash/digests'
import { readChecksums, type ChecksumFault } from '@/lib/subjects/hash/expected'
import {
  copiesAmong,
  verifyFiles,
  writeList,
  type FileVerdict,
  type HashedFile,
  type ListFormat,
} from '@/lib/subjects/hash/manifest'
import type { ChecksumData } from './member'

const listOf = rememberLast(readChecksums)
const answerOf = (answer: unknown) => answer as DigestAnswer | undefined

function hashedOf({ name, size, answer }: WorkFile<unknown>): HashedFile | undefined {
  const read = answerOf(answer)
  return read?.kind === 'file' ? { name, size, hex: read.hex } : undefined
}

const hashedFiles = ({ files }: AnyWork) => files.map(hashedOf).filter((file) => file !== undefined)
const isListed = ({ texts }: AnyWork) => (texts.list ?? '').trim() !== ''
const notationOf = ({ values }: AnyWork) => (values.capitals === true ? 'hex-upper' : 'hex') satisfies Notation

function faultSays({ line, reason, digits }: ChecksumFault): string {
  return reason === 'length'
    ? `Line ${line} has ${digits} hexadecimal digits, which is the length of no digest. It may be cut.`
    : `Line ${line} holds no checksum.`
}

const shownFaults = 3

function listViews(work: AnyWork, { name, algorithm }: ChecksumData): View[] {
  if (!isListed(work)) return []
  const { checksums, faults } = listOf(work.texts.list ?? '')
  const { others } = verifyFiles([], { checksums, faults }, algorithm)
  const own = checksums.filter(({ says }) => says === name).length
  const notes = [
    own > 0 && { says: `${own} ${name} ${own === 1 ? 'checksum' : 'checksums'} read.` },
    own === 0 &&
      others.length > 0 && { says: `The list holds ${others.join(', ')} and no ${name}.`, tone: 'bad' as const },
    ...faults.slice(0, shownFaults).map((fault) => ({ says: faultSays(fault), tone: 'bad' as const })),
    faults.length > shownFaults && {
      says: `${faults.length - shownFaults} further lines hold none.`,
      tone: 'bad' as const,
    },
  ]
  return notes.flatMap((note) => (note ? [{ kind: 'note', under: 'list', ...note } as const] : []))
}

function findingOf(verdict: FileVerdict, { hex }: HashedFile, { caution }: ChecksumData, notation: Notation): Finding {
  if (verdict.kind === 'same')
    return { tone: 'good', says: 'Unchanged: as the list has it.', ...(caution !== undefined && { detail: caution }) }
  if (verdict.kind === 'renamed')
    return { tone: 'warn', says: `The list has this content under another name: ${verdict.name}.` }
  if (verdict.kind === 'extra') return { tone: 'warn', says: 'Not in the list.' }
  return {
    tone: 'bad',
    says: 'Changed: the list has another checksum.',
    differs: [
      { label: 'List', text: writeDigest(verdict.expected, notation) },
      { label: 'File', text: writeDigest(hex, notation) },
    ],
  }
}

function many(count: number, one: string, more: string): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : more}`
}

function summaryOf(verdicts: readonly FileVerdict[], missing: number): string {
  const count = (kind: FileVerdict['kind']) => verdicts.filter((one) => one.kind === kind).length
  const parts = [
    [count('same'), 'unchanged'],
    [count('changed'), 'changed'],
    [count('renamed'), 'renamed'],
    [count('extra'), 'not in the list'],
    [missing, 'missing'],
  ] as const
  return `${parts.flatMap(([number, word]) => (number > 0 ? [`${number} ${word}`] : [])).join(', ')}.`
}

const shownNames = 8

function namesOf(names: readonly string[]): string {
  const more = names.length - shownNames
  return names.slice(0, shownNames).join(', ') + (more > 0 ? ` and ${more} more` : '')
}

function fileViews(work: AnyWork, data: ChecksumData): View[] {
  const hashed = hashedFiles(work)
  const settled = work.files.length > 0 && work.files.every(({ isBusy }) => !isBusy)
  const list = listOf(work.texts.list ?? '')
  const verified = isListed(work) ? verifyFiles(hashed, list, data.algorithm) : undefined
  const verdictOf = new Map(hashed.map((file, at) => [file, verified?.verdicts[at]]))
  const items: Finding[] = []
  if (settled && verified && verified.missing.length > 0)
    items.push({ tone: 'warn', says: `In the list, and not among these files: ${namesOf(verified.missing)}.` })
  for (const copies of settled ? copiesAmong(hashed).slice(0, shownNames) : [])
    items.push({ tone: 'plain', says: `The same content: ${namesOf(copies.map(({ name }) => name))}.` })
  const summary = verified
    ? summaryOf(verified.verdicts, verified.missing.length)
    : `${many(hashed.length, 'file', 'files')} hashed.`
  const viewsOf = (file: WorkFile<unknown>): View[] => {
    const own = hashed.find(({ name, size }) => name === file.name && size === file.size && file.answer !== undefined)
    if (!own) return []
    const verdict = verdictOf.get(own)
    const value: NamedValue = { label: data.name, text: writeDigest(own.hex, notationOf(work)) }
    return [
      { kind: 'findings', items: verdict ? [findingOf(verdict, own, data, notationOf(work))] : [] },
      { kind: 'values', items: [value] },
      ...(own.size === 0 ? [{ kind: 'note', says: 'The file is empty.' } as const] : []),
    ]
  }
  return [
    { kind: 'note', status: true, strong: true, says: settled ? summary : '' },
    { kind: 'findings', label: 'About the files', items },
    { kind: 'files', of: Object.fromEntries(work.files.map((file) => [file.id, viewsOf(file)])) },
  ]
}

const shownLines = 200

function textViews(work: AnyWork, { name, algorithm }: ChecksumData): View[] {
  const answer = answerOf(work.answer)
  if (!answer) return [{ kind: 'note', says: 'The digest appears here as you type.' }]
  if (answer.kind === 'digests')
    return [
      {
        kind: 'values',
        items: [{ label: name, text: writeDigest(answer.digests[algorithm] ?? '', notationOf(work)) }],
      },
      { kind: 'figures', items: [{ label: 'Bytes hashed', text: String(answer.size) }] },
    ]
  if (answer.kind === 'fault') return [{ kind: 'note', tone: 'bad', says: answer.fault.says }]
  if (answer.kind !== 'lines') return []
  const rows = lineRows(work, shownLines)
  const rest = answer.hexes.length - rows.length
  return [
    { kind: 'table', label: 'Lines and digests', columns: ['Line', 'Digest'], rows },
    ...(rest > 0
      ? [{ kind: 'note', says: `${many(rest, 'more line is', 'more lines are')} in the CSV file.` } as const]
      : []),
  ]
}

function lineRows(work: AnyWork, most: number): [string, string][] {
  const answer = answerOf(work.answer)
  if (answer?.kind !== 'lines') return []
  return linesOf(work.texts.text ?? '')
    .slice(0, Math.min(most, answer.hexes.length))
    .map((line, at) => [line, writeDigest(answer.hexes[at] ?? '', notationOf(work))])
}

function savedText(work: AnyWork, { algorithm, name }: ChecksumData): string | undefined {
  if (work.values.source === 'lines') {
    const rows = lineRows(work, Infinity)
    if (rows.length === 0) return undefined
    return csvText([['Line', name], ...rows])
  }
  if (work.values.source === 'text') return undefined
  const hashed = hashedFiles(work).map((file) => ({ ...file, hex: writeDigest(file.hex, notationOf(work)) }))
  return hashed.length === 0 ? undefined : writeList(hashed, algorithm, work.values.format as ListFormat)
}

const endings: Readonly<Record<string, string>> = { csv: '.csv', json: '.json' }

/** What of a member is in the browser: checksums of files as md5sum and sha256sum make and check them. */
export function checksumModule(data: ChecksumData): WorkbenchModule {
  const { algorithm, listName } = data
  return {
    ask({ values: { source }, texts: { text = '' } }): DigestRequest | undefined {
      if (source === 'files' || text === '') return undefined
      if (source === 'lines') return { kind: 'lines', name: algorithm, text }
      return { kind: 'digests', names: [algorithm], message: { text, as: 'text' }, lineEnds: 'typed' }
    },
    askOf: (file): DigestRequest => ({ kind: 'file', name: algorithm, file }),
    views: (work) => [
      ...(work.values.source === 'files' ? listViews(work, data) : []),
      ...(work.values.source === 'files' ? fileViews(work, data) : textViews(work, data)),
    ],
    takeAway: {
      input: {
        kind: 'carry',
        gives: 'text',
        leadsTo: ['hash-generator', 'hash-gen'],
        of: ({ values: { source }, texts: { text = '' } }) => (source === 'files' || text === '' ? undefined : text),
      },
      copy: { kind: 'copy', label: 'Copy list', done: 'Copied the list', of: (work) => savedText(work, data) },
      save: {
        kind: 'save',
        label: 'Save list',
        file: ({ values: { source, format } }) =>
          source === 'lines' ? 'lines.csv' : listName + (endings[String(format)] ?? ''),
        type: 'text/plain;charset=utf-8',
        of: (work) => savedText(work, data),
      },
    },
  }
}
