import { minorUnitDigits } from '@/lib/base/money/currency'
import type { DateOrder } from '@/lib/base/region/types'
import { detectDialect } from '@/lib/subjects/csv/dialect'
import { RowReader, type Row } from '@/lib/subjects/csv/row-reader'
import { decimalOf, readMinor } from './amount'
import { orderOf, readBankDay } from './dates'
import type { BadRow, BankStatement, Movement } from './statement'

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** What banks call their columns, in several languages; the first that a file has is taken. */
const names = {
  day: 'date|transaction date|posting date|posted date|booking date|value date|completed date|started date|buchungstag|buchungsdatum|datum|valuta|wertstellung|date operation|date comptable|fecha|fecha operacion|data|data operazione|boekingsdatum',
  amount:
    'amount|transaction amount|value|betrag|umsatz|montant|importe|importo|bedrag|bedrag eur|amount eur|amount gbp|amount usd|betrag eur',
  out: 'debit|debit amount|paid out|money out|withdrawal|withdrawals|withdrawal amt|soll|uscite|cargo',
  in: 'credit|credit amount|paid in|money in|deposit|deposits|deposit amt|haben|entrate|abono',
  text: 'description|transaction description|details|narrative|name|payee|counter party|counterparty|merchant|beguenstigter zahlungspflichtiger|beguenstigter|auftraggeber|empfanger|libelle|concepto|descripcion|descrizione|naam omschrijving|omschrijving',
  more: 'memo|reference|notes|verwendungszweck|buchungstext|particulars|mededelingen|transaction type|type',
  id: 'transaction id|reference number|fitid|transaction reference|id',
  currency: 'currency|currency code|wahrung|waehrung|devise|divisa|valuta waluta',
  sign: 'af bij|debit credit|dr cr|soll haben|cr dr',
} as const
type Part = keyof typeof names
type Columns = Partial<Record<Part, number>>

function columnsOf({ fields }: Row): Columns {
  const heads = fields.map(plain)
  const found: Columns = {}
  for (const part of Object.keys(names) as Part[]) {
    const at = names[part]
      .split('|')
      .map((name) => heads.indexOf(name))
      .find((index) => index >= 0 && !Object.values(found).includes(index))
    if (at !== undefined) found[part] = at
  }
  return found
}

const isHead = ({ day, amount, out, in: inward }: Columns) =>
  day !== undefined && (amount !== undefined || out !== undefined || inward !== undefined)
/** Banks write name and number of the account above the names of columns. */
const mostAbove = 30

function rowsOf(text: string): readonly Row[] {
  const { delimiter, lineEnd, skipped } = detectDialect(text.slice(0, 65_536), undefined)
  const reader = new RowReader(delimiter, lineEnd, skipped > 0 ? 2 : 1)
  const first = reader.read(text.slice(skipped))
  const last = reader.finish()
  return [...first, ...last]
}

function headOf(rows: readonly Row[]): { at: number; columns: Columns } | undefined {
  for (const [at, row] of rows.slice(0, mostAbove).entries()) {
    const columns = columnsOf(row)
    if (isHead(columns)) return { at, columns }
  }
  return undefined
}

/** Whether a text is a table in whose first lines a column of days and one of amounts are named. */
export function isBankCsv(text: string): boolean {
  return headOf(rowsOf(text.slice(0, 20_000))) !== undefined
}

/**
 * The movements of a CSV file of a bank: its separator, the line with the names of columns, the sign before the cents and the order
 * of day and month are found from the file; `order` is taken where it leaves that open. Rows whose day or amount cannot be read
 * are bad ones. Throws a RangeError for a file without such columns.
 */
export function readBankCsv(
  text: string,
  { currency, order: usual }: { currency: string; order: DateOrder },
): BankStatement {
  const rows = rowsOf(text.replace(/^\uFEFF/, ''))
  const head = headOf(rows)
  if (!head) throw new RangeError('no columns of days and amounts')
  const { columns } = head
  const body = rows.slice(head.at + 1)
  const cell = ({ fields }: Row, part: Part) => {
    const at = columns[part]
    return at === undefined ? '' : (fields[at] ?? '').trim()
  }
  const days = body.map((row) => cell(row, 'day')).filter(Boolean)
  const { order, isSure } = orderOf(days, usual)
  const decimal = decimalOf(body.flatMap((row) => [cell(row, 'amount'), cell(row, 'out'), cell(row, 'in')]))
  const own = body.map((row) => cell(row, 'currency').toUpperCase()).find((code) => /^[A-Z]{3}$/.test(code))
  const digits = minorUnitDigits(own ?? currency)
  const amountOf = (row: Row): number | undefined => {
    const amount = cell(row, 'amount')
    if (amount !== '') {
      const minor = readMinor(amount, digits, decimal)
      const isOut = /^(?:af|debit|dr|d|s|soll)$/i.test(cell(row, 'sign'))
      return minor !== undefined && isOut && minor > 0 ? -minor : minor
    }
    const [out, inward] = [cell(row, 'out'), cell(row, 'in')]
    if (out === '' && inward === '') return undefined
    const [spent, gained] = [
      out === '' ? 0 : readMinor(out, digits, decimal),
      inward === '' ? 0 : readMinor(inward, digits, decimal),
    ]
    return spent === undefined || gained === undefined ? undefined : gained - Math.abs(spent)
  }
  const movements: Movement[] = []
  const bad: BadRow[] = []
  for (const row of body) {
    const day = readBankDay(cell(row, 'day'), order)
    const minor = amountOf(row)
    const words = [cell(row, 'text'), cell(row, 'more')].filter(Boolean)
    if (day !== undefined && minor !== undefined)
      movements.push({ line: row.line, day, minor, text: [...new Set(words)].join(' ') || '-', id: cell(row, 'id') })
    else {
      const why = day === undefined ? (minor === undefined ? 'both' : 'day') : 'amount'
      bad.push({ line: row.line, why, shown: row.fields.join(' ').trim().slice(0, 80) })
    }
  }
  return { movements, bad, currency: own, account: '', isOrderUnsure: !isSure, balance: undefined }
}
