import { projectFile } from '@/lib/base/format/project-file'
import { csvText } from '@/lib/base/format/csv-cell'
import { plainDigits } from '@/lib/base/format/plain-digits'
import { minorUnitDigits } from '@/lib/base/money/currency'
import { decimalText } from '@/lib/base/money/minor-units'
import type { PaySlip } from './document'
import type { PaidLine, PaySums } from './sums'
import { payWords } from './words'

const head = ['List', 'Line', 'Hours', 'Rate', 'Amount', 'Year to date', 'Currency']

/** Every line of a pay slip and its sums as a table for spreadsheets (RFC 4180). */
export function paySlipCsv({ country, currency }: PaySlip, sums: PaySums): string {
  const words = payWords[country]
  const digits = minorUnitDigits(currency)
  const rowsOf = (list: string, lines: readonly PaidLine[]) =>
    lines.map(({ name, hours, rate, amount, toDate }) => [
      list,
      name,
      hours === undefined ? '' : plainDigits(hours),
      rate === undefined ? '' : plainDigits(rate),
      decimalText(amount, digits),
      sums.toDate ? decimalText(toDate, digits) : '',
      currency,
    ])
  const total = (label: string, amount: number, toDate: number | undefined) => [
    label,
    '',
    '',
    '',
    decimalText(amount, digits),
    toDate === undefined ? '' : decimalText(toDate, digits),
    currency,
  ]
  const rows = [
    head,
    ...rowsOf(words.earnings, sums.earnings),
    total(words.gross, sums.gross, sums.toDate?.gross),
    ...rowsOf(words.deductions, sums.deductions),
    total(words.deducted, sums.deducted, sums.toDate?.deducted),
    total(words.net, sums.net, sums.toDate?.net),
    ...rowsOf(words.contributions, sums.contributions),
  ]
  return csvText(rows)
}

/** All entries and sums for other programs. Sums are in whole minor units of the currency. */
export const paySlipJson = (slip: PaySlip, sums: PaySums) => projectFile(payWords[slip.country].title, slip, { sums })
