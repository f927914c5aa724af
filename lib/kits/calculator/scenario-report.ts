import type { Show } from '@/lib/base/format/show'
import { paperOf } from '@/lib/base/region/paper'
import { csvText } from '@/lib/base/format/csv-cell'
import type { Block, Document } from '@/lib/kits/document/types'
import { savingMessages } from '@/lib/messages/saving'
import { scenarioMessages as says } from '@/lib/messages/scenarios'
import type { About } from './about'
import type { ComparedLine, ComparedScenarios } from './scenarios'

/** Scenarios with their names and the addresses that open them, as files have them. */
export interface NamedScenarios {
  /** The name of the calculator. */
  tool: string
  names: readonly string[]
  /** Undefined where the entries are too long for an address. */
  addresses: readonly (string | undefined)[]
  compared: ComparedScenarios
  about: About
}

/** A line as cells, and beneath it the differences, where there are any. */
function rowsOf(line: ComparedLine): string[][] {
  const found = [line.label, ...line.texts.map((text) => text ?? says.none)]
  if (line.differences.every((one) => one === undefined)) return [found]
  return [found, [says.differenceOf(line.label), ...line.differences.map((one) => one ?? '')]]
}

/** What is compared as rows of text: a head, the entries that differ, each result and beneath it the differences, what is shared. */
export function scenarioRows({ names, compared }: NamedScenarios): readonly (readonly string[])[] {
  const { entries, results, shared, problems } = compared
  return [
    [says.entry, ...names],
    ...entries.flatMap(rowsOf),
    ...results.flatMap(rowsOf),
    ...(problems.some((one) => one !== undefined) ? [[says.noAnswer, ...problems.map((one) => one ?? '')]] : []),
    ...shared.map(({ label, text }) => [label, ...names.map(() => text)]),
  ]
}

/** The comparison as CSV (RFC 4180). */
export const scenarioCsv = (named: NamedScenarios) => csvText(scenarioRows(named))

function tableOf(label: string, names: readonly string[], lines: readonly ComparedLine[]): Block[] {
  if (lines.length === 0) return []
  return [
    { kind: 'heading', level: 2, text: label },
    {
      kind: 'table',
      label,
      columns: [
        { label: says.entry, align: 'start' },
        ...names.map((name) => ({ label: name, align: 'end' as const })),
      ],
      rows: lines.flatMap(rowsOf),
    },
  ]
}

/** The comparison as a document: what differs, the results with their differences, what is shared, where it can be opened again. */
export function scenarioReport(
  { tool, names, addresses, compared, about }: NamedScenarios,
  show: Show,
  today: string,
): Document {
  const reasons = compared.problems.flatMap((problem, at) =>
    problem === undefined ? [] : [`${names[at]}: ${problem}`],
  )
  const links = addresses.flatMap((address, at) =>
    address === undefined ? [] : [{ text: [`${names[at]}: `, { text: address, href: address }] }],
  )
  return {
    title: says.reportTitle(tool),
    sheet: paperOf(show.region.code),
    blocks: [
      { kind: 'heading', level: 1, text: says.reportTitle(tool) },
      { kind: 'paragraph', text: savingMessages.madeOn(show.date(today)), quiet: true },
      ...reasons.map((text): Block => ({ kind: 'paragraph', text })),
      ...tableOf(says.results, names, compared.results),
      ...tableOf(says.entries, names, compared.entries),
      ...(compared.shared.length === 0
        ? []
        : [
            { kind: 'heading', level: 2, text: says.shared } as const,
            {
              kind: 'facts',
              facts: compared.shared.map(({ label, text }) => ({ label, value: text })),
            } as const,
          ]),
      { kind: 'heading', level: 2, text: savingMessages.formula },
      { kind: 'paragraph', text: about.formula },
      ...(links.length === 0
        ? []
        : [{ kind: 'heading', level: 2, text: says.reopen } as const, { kind: 'list', items: links } as const]),
    ],
  }
}
