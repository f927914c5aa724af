import { csvText } from '@/lib/base/format/csv-cell'
import { shownRows, type Report, type ReportFinding, type ReportPart, type ReportTable } from '@/lib/base/report/report'
import { reportMessages as says } from '@/lib/messages/report'
import type { Finding, View } from './views'

/** What a workbench whose worker answers with a report needs to know of its work. */
interface ReportWork {
  answer: Report | undefined
}

function findingOf({ tone, says: sentence, detail, source, at }: ReportFinding, input: string): Finding {
  const more = [detail, source && says.source(source)].filter(Boolean).join(' ')
  return { tone, says: sentence, ...(more && { detail: more }), ...(at && { at: { input, ...at } }) }
}

function tableViews({ label, columns, rows }: ReportTable): View[] {
  if (rows.length === 0) return []
  const table: View = { kind: 'table', label, isTitled: true, columns, rows: rows.slice(0, shownRows) }
  const hidden = rows.length - shownRows
  return hidden > 0 ? [table, { kind: 'note', tone: 'plain', says: says.moreRows(hidden) }] : [table]
}

function partViews(
  { heading, findings = [], charts = [], tables = [], texts = [], notes = [] }: ReportPart,
  input: string,
): View[] {
  const views: View[] = [
    ...notes.map((note) => ({ kind: 'note', tone: 'plain', says: note }) as const),
    ...(findings.length > 0
      ? [{ kind: 'findings', items: findings.map((finding) => findingOf(finding, input)) } as const]
      : []),
    ...charts.map((chart) => ({ kind: 'chart', ...chart }) as const),
    ...tables.flatMap(tableViews),
    ...texts.map(({ label, text }) => ({ kind: 'text', label, text, boxed: true }) as const),
  ]
  return heading && views.length > 0 ? [{ kind: 'heading', says: heading }, ...views] : views
}

/** A report as views; places in it are places of that input. `waiting` stands there before the first. */
export function reportViews({ answer }: ReportWork, input: string, waiting: string): View[] {
  if (!answer) return [{ kind: 'note', status: true, says: waiting }]
  const { headline, tone, figures = [], parts } = answer
  return [
    { kind: 'note', status: true, strong: true, tone, says: headline },
    ...(figures.length > 0 ? [{ kind: 'figures', items: figures } as const] : []),
    ...parts.flatMap((part) => partViews(part, input)),
  ]
}

/** The tables of a report as CSV, one under the other, and its findings as a table of their own. Undefined without either. */
export function reportCsv(report: Report | undefined): string | undefined {
  if (!report) return undefined
  const found = report.parts.flatMap(({ findings = [] }) => findings)
  const findings: ReportTable = {
    label: says.findings,
    columns: says.columns,
    rows: found.map(({ tone, says: sentence, detail = '', source = '', at }) => [
      says.tones[tone],
      sentence,
      detail,
      source,
      at ? String(at.line) : '',
    ]),
  }
  const tables = [findings, ...report.parts.flatMap(({ tables = [] }) => tables)].filter(({ rows }) => rows.length > 0)
  if (tables.length === 0) return undefined
  return tables.map(({ columns, rows }) => csvText([columns, ...rows])).join('\r\n')
}

/** A report as plain text: the answer, figures and findings. */
export function reportText(report: Report | undefined): string | undefined {
  if (!report) return undefined
  const { headline, figures = [], parts } = report
  const lines = parts.flatMap(({ heading, findings = [] }) => [
    ...(heading && findings.length > 0 ? ['', heading] : []),
    ...findings.map(({ tone, says: sentence, detail, source, at }) =>
      [`${says.tones[tone]}: ${at ? says.atLine(at.line) : ''}${sentence}`, detail, source && says.source(source)]
        .filter(Boolean)
        .join(' '),
    ),
  ])
  return `${[headline, ...figures.map(({ label, text }) => `${label}: ${text}`), ...lines].join('\n')}\n`
}

/** The file of that name in a report. */
export function reportFile(report: Report | undefined, name: string): string | undefined {
  return report?.files?.[name]
}
