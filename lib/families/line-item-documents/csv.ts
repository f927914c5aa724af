import { csvText } from '@/lib/base/format/csv-cell'
import { plainDigits } from '@/lib/base/format/plain-digits'
import { decimalText } from '@/lib/base/money/minor-units'
import type { InvoiceSums } from '@/lib/subjects/invoicing/types'
import { chosenLines, percentText } from './entered'
import type { Entries, LineEntry } from './form'
import type { ColumnName, DocumentKind } from './member'
import { columnLabels } from './names'
import { wordsIn } from './words'

function cellOf(name: ColumnName, line: LineEntry): string {
  const value = line[name]
  if (value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'yes' : ''
  if (typeof value === 'string') return value
  return name === 'discount' || name === 'tax' ? `${percentText(value)}%` : plainDigits(value)
}

/** The lines as a table for spreadsheets (RFC 4180), in the columns of the form, so that they can be pasted back into it. */
export function csvOf(kind: DocumentKind, entries: Entries, sums: InvoiceSums | undefined): string {
  const words = wordsIn('en')
  const head = [
    ...kind.columns.map((name) => columnLabels[name]),
    ...(sums ? [words.net, words.taxAmount, words.totalWithTax, words.currency] : []),
  ]
  const sumsByLine = new Map(chosenLines(entries).map((line, at) => [line, sums?.lines[at]]))
  const rows = entries.lines.map((line: LineEntry) => {
    const own = sumsByLine.get(line)
    return [
      ...kind.columns.map((name) => cellOf(name, line)),
      ...(sums && own
        ? [...[own.net, own.tax, own.total].map((minor) => decimalText(minor, sums.digits)), sums.currency]
        : []),
    ]
  })
  return csvText([head, ...rows])
}
