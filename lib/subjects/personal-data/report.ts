import type { Report, ReportFinding } from '@/lib/base/report/report'
import { counted, whole } from '@/lib/messages/counted'
import { dataKinds, findsIn, type DataKind } from './detectors'
import { maskOf, redacted, type Redaction } from './redact'

export interface PrivacyQuestion {
  source: string | Blob
  isTable: boolean
  skipped: readonly DataKind[]
  how: Redaction
  secret: string
  /** Columns by which people could be told apart together, parted by commas. */
  together: string
}

const listed = 2000
const kindNames = Object.keys(dataKinds) as DataKind[]

export const wantedKinds = (skipped: readonly DataKind[]): ReadonlySet<DataKind> =>
  new Set(kindNames.filter((kind) => !skipped.includes(kind)))

function countsOf(finds: readonly { kind: DataKind; what: string }[]): string[][] {
  const counts = new Map<string, { kind: DataKind; what: string; count: number }>()
  for (const { kind, what } of finds) {
    const key = `${kind}\n${what}`
    counts.set(key, { kind, what, count: (counts.get(key)?.count ?? 0) + 1 })
  }
  return [...counts.values()]
    .toSorted((a, b) => kindNames.indexOf(a.kind) - kindNames.indexOf(b.kind) || b.count - a.count)
    .map(({ kind, what, count }) => [what, dataKinds[kind], whole(count)])
}

/** Line and column of offsets that rise, counted once through the text. */
function linePlaces(text: string, offsets: readonly number[]): { line: number; column: number }[] {
  let line = 1
  let start = 0
  let next = text.indexOf('\n')
  return offsets.map((offset) => {
    while (next >= 0 && next < offset) {
      line++
      start = next + 1
      next = text.indexOf('\n', start)
    }
    return { line, column: offset - start + 1 }
  })
}

const notes = [
  'Names and postal addresses are not found: no rule tells them from other words. What is found fits a shape, and a check digit where there is one; it may still be something else.',
]

function headlineOf(count: number, kinds: number, where: string): Pick<Report, 'headline' | 'tone'> {
  return count === 0
    ? { headline: `Nothing that was looked for is in ${where}.`, tone: 'good' }
    : {
        headline: `${counted(count, 'place looks', 'places look')} like personal data, of ${counted(kinds, 'kind', 'kinds')}.`,
        tone: 'warn',
      }
}

const countTable = (finds: readonly { kind: DataKind; what: string }[]) => ({
  label: 'What was found',
  columns: ['What', 'Kind', 'Places'],
  rows: countsOf(finds),
})

/** What a text holds of people, with places, and a copy without it. */
export function textReport(text: string, { skipped, how, secret }: Omit<PrivacyQuestion, 'source'>): Report {
  const finds = findsIn(text, wantedKinds(skipped))
  const places = linePlaces(
    text,
    finds.map(({ start }) => start),
  )
  const placed = finds.map((find, at) => ({ ...find, line: places[at]?.line ?? 1, column: places[at]?.column ?? 1 }))
  const secrets = placed.filter(({ kind }) => kind === 'secret')
  const findings: ReportFinding[] = secrets.slice(0, 20).map((find) => ({
    tone: 'bad',
    says: `${find.what} in plain text.`,
    detail: 'Whoever has this file has access. Change it; redacting a copy does not help.',
    at: { line: find.line, column: find.column, offset: find.start, length: find.end - find.start },
  }))
  return {
    ...headlineOf(finds.length, new Set(finds.map(({ kind }) => kind)).size, 'the text'),
    figures: kindNames.flatMap((kind) => {
      const count = finds.filter((one) => one.kind === kind).length
      return count > 0 ? [{ label: dataKinds[kind], text: whole(count) }] : []
    }),
    parts: [
      { notes, findings },
      {
        tables: [
          countTable(finds),
          {
            label: finds.length > listed ? `The first ${whole(listed)} places` : 'Places',
            columns: ['Line', 'Column', 'What', 'Masked'],
            rows: placed
              .slice(0, listed)
              .map(({ line, column, what, kind, start, end }) => [
                whole(line),
                whole(column),
                what,
                maskOf(kind, text.slice(start, end)).slice(0, 80),
              ]),
          },
        ],
      },
    ],
    files: { 'redacted.txt': redacted(text, finds, how, secret) },
  }
}

/** The smallest group of rows that have the same values in these columns, and how many rows are alone; L. Sweeney, “k-anonymity” (2002). */
export function groupsOf(
  rows: readonly (readonly string[])[],
  columns: readonly number[],
): { smallest: number; alone: number; groups: number } {
  const sizes = new Map<string, number>()
  for (const row of rows) {
    const key = JSON.stringify(columns.map((column) => (row[column] ?? '').trim().toLowerCase()))
    sizes.set(key, (sizes.get(key) ?? 0) + 1)
  }
  const all = [...sizes.values()]
  return {
    smallest: all.reduce((least, size) => Math.min(least, size), rows.length),
    alone: all.filter((size) => size === 1).length,
    groups: all.length,
  }
}

/** What a table holds of people by columns, how alone its rows are, and a copy without it. `csvOf` writes a table. */
export function tableReport(
  [head = [], ...rows]: readonly (readonly string[])[],
  { skipped, how, secret, together }: Omit<PrivacyQuestion, 'source'>,
  csvOf: (rows: readonly (readonly string[])[]) => string,
  progress: (share: number) => void = () => {},
): Report {
  const kinds = wantedKinds(skipped)
  const all: { kind: DataKind; what: string }[] = []
  const byColumn = head.map(() => ({ filled: 0, hit: 0, kinds: new Map<string, number>() }))
  const written = rows.map((row, at) => {
    if (at % 500 === 0) progress(at / rows.length)
    return row.map((cell, column) => {
      const facts = byColumn[column]
      if (facts && cell.trim() !== '') facts.filled++
      const finds = findsIn(cell, kinds, head[column] ?? '')
      if (finds.length === 0) return cell
      if (facts) facts.hit++
      for (const find of finds) {
        all.push(find)
        facts?.kinds.set(find.what, (facts.kinds.get(find.what) ?? 0) + 1)
      }
      return redacted(cell, finds, how, secret)
    })
  })
  const wanted = together
    .split(',')
    .map((one) => one.trim().toLowerCase())
    .filter(Boolean)
  const columns = wanted.map((name) => head.findIndex((one) => one.trim().toLowerCase() === name))
  const unknown = wanted.filter((_, at) => (columns[at] ?? -1) < 0)
  const known = columns.filter((column) => column >= 0)
  const groups = known.length > 0 && rows.length > 0 ? groupsOf(rows, known) : undefined
  const secretCount = all.filter(({ kind }) => kind === 'secret').length
  const findings: ReportFinding[] = [
    ...unknown.map((name) => ({
      tone: 'bad' as const,
      says: `There is no column “${name}”.`,
      detail: `The first row has: ${head.join(', ').slice(0, 300)}.`,
    })),
    ...(secretCount > 0
      ? [
          {
            tone: 'bad' as const,
            says: `${counted(secretCount, 'key or password stands', 'keys or passwords stand')} in plain text.`,
            detail: 'Change them; redacting a copy does not help.',
          },
        ]
      : []),
    ...(groups
      ? [
          {
            tone: groups.smallest === 1 ? ('warn' as const) : ('plain' as const),
            says: `By ${known.map((column) => head[column]).join(', ')} each row is one of at least ${whole(groups.smallest)} (k = ${whole(groups.smallest)}); ${counted(groups.alone, 'row is', 'rows are')} alone.`,
            detail: 'Who is alone can be recognised by somebody who knows these values, without a name.',
            source: 'Sweeney: k-anonymity (2002)',
          },
        ]
      : []),
  ]
  return {
    ...headlineOf(all.length, new Set(all.map(({ kind }) => kind)).size, 'the table'),
    figures: [
      { label: 'Rows', text: whole(rows.length) },
      {
        label: 'Columns with personal data',
        text: `${whole(byColumn.filter(({ hit }) => hit > 0).length)} of ${whole(head.length)}`,
      },
      ...(groups ? [{ label: 'k', text: whole(groups.smallest) }] : []),
    ],
    parts: [
      { notes, findings },
      {
        tables: [
          {
            label: 'Columns',
            columns: ['Column', 'Filled', 'With a find', 'Share', 'What'],
            rows: byColumn.map(({ filled, hit, kinds: found }, column) => [
              head[column] ?? '',
              whole(filled),
              whole(hit),
              filled > 0 ? `${((hit / filled) * 100).toFixed(0)}%` : '',
              [...found]
                .toSorted(([, a], [, b]) => b - a)
                .map(([what]) => what)
                .join(', '),
            ]),
          },
          countTable(all),
        ],
      },
    ],
    files: { 'redacted.csv': csvOf([head, ...written]) },
  }
}
