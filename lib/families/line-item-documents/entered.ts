import { problem, type Problem } from '@/lib/base/problem'
import type { DocumentAdjustment, InvoiceInput, InvoiceLine, Tax } from '@/lib/subjects/invoicing/types'
import type { Entries, LineEntry } from './form'
import { taxNames } from './names'

/** A percentage as it was typed: 0.075 is '7.5'. */
export function percentText(fraction: number): string {
  return String(Number((fraction * 100).toPrecision(12)))
}

/** The names that the taxes of one line are charged under. */
function namesOf({ taxName = 'tax', ownTax = '' }: Entries): readonly string[] {
  if (taxName === 'own') return [ownTax.trim() || taxNames.tax]
  if (taxName === 'cgst') return ['CGST', 'SGST']
  if (taxName === 'utgst') return ['CGST', 'UTGST']
  if (taxName === 'pst') return ['GST', 'PST']
  if (taxName === 'qst') return ['GST', 'QST']
  return [taxNames[taxName]]
}

/** Whether a second tax with a rate of its own is charged besides the first. */
export function isBesides({ taxName }: Pick<Entries, 'taxName'>): boolean {
  return taxName === 'pst' || taxName === 'qst'
}

/** Lines that count: options of a quotation are priced beside them. */
export function chosenLines({ lines }: Pick<Entries, 'lines'>): readonly LineEntry[] {
  return lines.filter(({ optional }: LineEntry) => !optional)
}

function taxesOf({ tax }: LineEntry, entries: Entries): Tax[] {
  if (tax === undefined) return []
  const [first = '', second] = namesOf(entries)
  if (tax === 0) return [{ name: first, category: entries.zero ?? 'Z', percent: '0' }]
  const charged = (name: string, fraction: number): Tax => ({ name, category: 'S', percent: percentText(fraction) })
  if (second === undefined) return [charged(first, tax)]
  if (isBesides(entries)) return [charged(first, tax), charged(second, entries.secondRate ?? 0)]
  return [charged(first, tax / 2), charged(second, tax / 2)]
}

function lineOf(line: LineEntry, entries: Entries): InvoiceLine {
  const { description = '', quantity = 0, unit, price = 0, discount } = line
  return {
    description,
    quantity: String(quantity),
    ...(unit ? { unit } : {}),
    unitPrice: String(price),
    adjustments: discount ? [{ is: 'discount', size: { percent: percentText(discount) } }] : [],
    taxes: taxesOf(line, entries),
  }
}

function adjustmentOf({ reason, kind, size }: NonNullable<Entries['adjustments']>[number]): DocumentAdjustment {
  const [is, of] = kind.split('-')
  return {
    is: is === 'charge' ? 'charge' : 'discount',
    size: of === 'percent' ? { percent: String(size) } : { amount: String(size) },
    ...(reason ? { reason } : {}),
  }
}

/** What the calculation is asked, from what was entered. Refuses a second tax without a rate. */
export function inputOf(entries: Entries): InvoiceInput | Problem<string> {
  const { currency = 'USD', taxName, secondRate, cash = 'none', paid, deposit, withholding } = entries
  const lines = chosenLines(entries)
  if (lines.length === 0) return problem('lines', 'must have at least one that is not optional')
  const isTaxed = entries.lines.some(({ tax = 0 }: LineEntry) => tax > 0)
  if (isBesides(entries) && secondRate === undefined && isTaxed)
    return problem('secondRate', `must be filled in where ${taxNames[taxName ?? 'tax']} is charged`)
  return {
    currency,
    prices: entries.prices ?? 'without tax',
    rounding: entries.rounding ?? 'document',
    lines: lines.map((line) => lineOf(line, entries)),
    adjustments: (entries.adjustments ?? []).map(adjustmentOf),
    prepaid: paid === undefined ? [] : [String(paid)],
    ...(cash === 'none' ? {} : { cashStep: cash }),
    withholdings:
      withholding === undefined
        ? []
        : [{ name: entries.withholdingName || 'Withholding tax', percent: percentText(withholding), of: 'net' }],
    ...(deposit === undefined ? {} : { deposit: { percent: percentText(deposit) } }),
  }
}

const fieldOfPath: Readonly<Record<string, string>> = {
  lines: 'lines',
  adjustments: 'adjustments',
  prepaid: 'paid',
  cashStep: 'cash',
  withholdings: 'withholding',
  deposit: 'deposit',
  currency: 'currency',
}
const wordOfPart: Readonly<Record<string, string>> = {
  quantity: 'the quantity of line',
  unitPrice: 'the price of line',
  adjustments: 'the discount of line',
  taxes: 'the tax of line',
}

/** A fault of the calculation beside the field that it concerns: which line, which of its boxes. */
export function besideField({ field, message }: Problem<string>): Problem<string> {
  const [name = '', position, part = ''] = (field ?? '').split('.')
  const own = fieldOfPath[name] ?? name
  if (name !== 'lines' || position === undefined)
    return problem(
      own,
      position !== undefined && name === 'adjustments' ? `have one (${Number(position) + 1}) that ${message}` : message,
    )
  return problem(own, `do not fit: ${wordOfPart[part] ?? 'line'} ${Number(position) + 1} ${message}`)
}
