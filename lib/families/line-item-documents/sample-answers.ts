import { csvText } from '@/lib/base/format/csv-cell'
import { decimalText } from '@/lib/base/money/minor-units'
import { sampleErrors, type SampleInvoice } from '@/lib/subjects/sample-invoices/draw'
import { samplePlaces } from '@/lib/subjects/sample-invoices/places'
import type { WrittenSample } from './samples'

/** What a program that reads the sample has to find: right figures, printed ones, and what is wrong. */
function answerOf(sample: SampleInvoice, { sums, printed }: WrittenSample, file: string) {
  const amount = (minor: number) => decimalText(minor, sums.digits)
  const [seller = ''] = sample.seller.split('\n')
  const [buyer = ''] = sample.buyer.split('\n')
  return {
    file,
    number: sample.number,
    date: sample.date,
    due: sample.due,
    country: sample.country,
    language: samplePlaces[sample.country].language,
    seller,
    sellerTaxNumber: sample.sellerTaxNumber,
    buyer,
    currency: sums.currency,
    net: amount(sums.net),
    tax: amount(sums.tax),
    total: amount(sums.total),
    printedTax: amount(printed.tax),
    printedTotal: amount(printed.total),
    error: sample.error === 'none' ? '' : sampleErrors[sample.error],
  }
}

export interface AnsweredSample {
  sample: SampleInvoice
  written: WrittenSample
  file: string
}

/** The answer key as a table, a row for each invoice (RFC 4180). */
export function answersCsv(all: readonly AnsweredSample[]): string {
  const rows = all.map(({ sample, written, file }) => answerOf(sample, written, file))
  const head = Object.keys(rows[0] ?? {})
  return csvText([head, ...rows.map((row) => Object.values(row))])
}

/** The answer key with the lines of every invoice. Amounts are decimal texts in major units. */
export function answersJson(all: readonly AnsweredSample[], seed: number): string {
  const invoices = all.map(({ sample, written, file }) => ({
    ...answerOf(sample, written, file),
    lines: sample.lines.map((line, at) => ({
      ...line,
      net: decimalText(written.sums.lines[at]?.net ?? 0, written.sums.digits),
    })),
  }))
  return `${JSON.stringify({ made: 'Sample invoices', version: 1, seed, invoices }, undefined, 2)}\n`
}
