import { decimalText } from '@/lib/base/money/minor-units'
import { isProblem, problem, type Problem } from '@/lib/base/problem'
import { sumsOf } from '@/lib/subjects/invoicing/sums'
import type { DocumentAdjustment, InvoiceInput, InvoiceSums, Tax, TaxCategory } from '@/lib/subjects/invoicing/types'
import type { EInvoiceEntries, EInvoiceField } from './form'
import type { Adjustment, EInvoice, Identifier, Line, Party, VatRow } from '@/lib/subjects/e-invoice/model'
import { unitCode } from '@/lib/subjects/e-invoice/offered'
import { billingProcess, specifications } from '@/lib/subjects/e-invoice/profiles'
import { typedParty } from '@/lib/subjects/e-invoice/typed-party'

type LineEntry = EInvoiceEntries['lines'][number]

/** A percentage as it was typed: 0.075 is '7.5'. */
function percentText(fraction: number): string {
  return String(Number((fraction * 100).toPrecision(12)))
}

/** A number of the form as a plain decimal; it has six decimals at most. */
function plain(value: number): string {
  const text = String(value)
  return text.includes('e') ? value.toFixed(6).replace(/\.?0+$/, '') : text
}

function categoryOf({ tax, category }: LineEntry, { zero }: EInvoiceEntries): TaxCategory | undefined {
  if (category !== 'auto') return category
  if (tax === undefined) return undefined
  return tax > 0 ? 'S' : zero
}

function taxesOf(line: LineEntry, entries: EInvoiceEntries): Tax[] {
  const category = categoryOf(line, entries)
  return category === undefined ? [] : [{ name: 'VAT', category, percent: percentText(line.tax ?? 0) }]
}

function adjustmentOf({ reason, kind, size }: EInvoiceEntries['adjustments'][number]): DocumentAdjustment {
  const [is, of] = kind.split('-')
  return {
    is: is === 'charge' ? 'charge' : 'discount',
    size: of === 'percent' ? { percent: plain(size) } : { amount: plain(size) },
    ...(reason ? { reason } : {}),
  }
}

function inputOf(entries: EInvoiceEntries): InvoiceInput {
  return {
    currency: entries.currency,
    prices: 'without tax',
    rounding: 'document',
    lines: entries.lines.map((line) => ({
      description: line.description,
      quantity: plain(line.quantity),
      unitPrice: plain(line.price),
      adjustments: line.discount ? [{ is: 'discount' as const, size: { percent: percentText(line.discount) } }] : [],
      taxes: taxesOf(line, entries),
    })),
    adjustments: entries.adjustments.map(adjustmentOf),
    prepaid: entries.paid === undefined ? [] : [plain(entries.paid)],
  }
}

const fieldOfPath: Readonly<Record<string, EInvoiceField>> = {
  lines: 'lines',
  adjustments: 'adjustments',
  prepaid: 'paid',
  currency: 'currency',
}

/** A fault of the sums beside the field that it comes from, with the number of the line. */
function besideField({ field, message }: Problem): Problem<EInvoiceField> {
  const [name = '', position, part] = (field ?? '').split('.')
  const own = fieldOfPath[name] ?? 'lines'
  if (name !== 'lines' || position === undefined) return problem(own, message)
  const what =
    { taxes: 'the VAT of line', adjustments: 'the discount of line', unitPrice: 'the price of line' }[part ?? ''] ??
    'line'
  return problem(own, `do not fit: ${what} ${Number(position) + 1} ${message}`)
}

function identifierOf(id: string | undefined, scheme: string, email: string | undefined): { endpoint?: Identifier } {
  if (id) return { endpoint: { id, scheme } }
  return email === undefined ? {} : { endpoint: { id: email, scheme: 'EM' } }
}

function partyOf(
  typed: string,
  country: string,
  more: Omit<Party, 'name' | 'address'>,
  address: { id: string | undefined; scheme: string },
): Party {
  const { name, address: place, contact } = typedParty(typed)
  const { contact: named, ...rest } = more
  const all = { ...named, ...contact }
  return {
    ...identifierOf(address.id, address.scheme, contact?.email),
    name: name ?? '',
    ...rest,
    address: { ...place, country },
    ...(Object.keys(all).length > 0 ? { contact: all } : {}),
  }
}

function given<Name extends string>(name: Name, value: string | undefined): { [Key in Name]?: string } {
  return (value ? { [name]: value } : {}) as { [Key in Name]?: string }
}

/** Reasons that go without saying, by category, with their codes (VATEX). */
const usualReasons: Readonly<Record<string, readonly [reason: string, code: string]>> = {
  AE: ['Reverse charge', 'VATEX-EU-AE'],
  K: ['Intra-Community supply', 'VATEX-EU-IC'],
  G: ['Export outside the EU', 'VATEX-EU-G'],
  O: ['Not subject to VAT', 'VATEX-EU-O'],
}

function rowOf(
  { category, percent, taxable, amount }: InvoiceSums['taxes'][number],
  digits: number,
  entries: EInvoiceEntries,
): VatRow {
  const [usual, usualCode] = usualReasons[category] ?? []
  const isExplained = ['E', 'AE', 'K', 'G', 'O'].includes(category)
  const reason = entries.exemption || (entries.exemptionCode ? undefined : usual)
  const code = entries.exemptionCode || (entries.exemption ? undefined : usualCode)
  return {
    category,
    ...(category === 'O' ? {} : { rate: percent }),
    taxable: decimalText(taxable, digits),
    amount: decimalText(amount, digits),
    ...(isExplained ? { ...given('exemption', reason), ...given('exemptionCode', code?.trim().toUpperCase()) } : {}),
  }
}

function vatOf([tax]: readonly Tax[]): { vat?: { category: string; rate?: string } } {
  if (!tax) return {}
  return { vat: { category: tax.category, ...(tax.category === 'O' ? {} : { rate: tax.percent }) } }
}

/** The parts of discounts and charges on the whole, one for each VAT rate that they are spread over. */
function wholeAdjustments(input: InvoiceInput, sums: InvoiceSums, is: 'discount' | 'charge'): readonly Adjustment[] {
  return (input.adjustments ?? []).flatMap((own, at) =>
    own.is !== is
      ? []
      : (sums.adjustments[at]?.parts ?? []).map(({ taxes, net }) => ({
          amount: decimalText(Math.abs(net), sums.digits),
          reason: own.reason ?? (is === 'discount' ? 'Discount' : 'Charge'),
          ...vatOf(taxes),
        })),
  )
}

function linesOf(entries: EInvoiceEntries, input: InvoiceInput, sums: InvoiceSums): readonly Line[] {
  return entries.lines.map((line, at): Line => {
    const own = sums.lines[at]
    const gross = decimalText(own?.gross ?? 0, sums.digits)
    const off = Math.abs(own?.adjustments[0]?.amount ?? 0)
    return {
      id: String(at + 1),
      quantity: plain(line.quantity),
      unit: unitCode(line.unit),
      net: decimalText(own?.net ?? 0, sums.digits),
      ...(line.discount
        ? {
            allowances: [
              {
                amount: decimalText(off, sums.digits),
                base: gross,
                percent: percentText(line.discount),
                reason: 'Discount',
                reasonCode: '95',
              },
            ],
          }
        : {}),
      price: plain(line.price),
      ...vatOf(input.lines[at]?.taxes ?? []),
      name: line.description,
    }
  })
}

function paymentOf(entries: EInvoiceEntries): EInvoice['payments'] {
  const { payCode, iban, bic, accountName, card, debited } = entries
  const isTransfer = payCode === '58' || payCode === '30'
  const bare = (account: string | undefined) => account?.replaceAll(/\s/g, '').toUpperCase()
  return [
    {
      code: payCode,
      ...(isTransfer && (iban || bic || accountName)
        ? { account: { ...given('id', bare(iban)), ...given('name', accountName), ...given('bank', bare(bic)) } }
        : {}),
      ...(payCode === '48' && card ? { card: { number: card } } : {}),
      ...(payCode === '59' ? given('debited', bare(debited)) : {}),
    },
  ]
}

function deliveryOf({ supplyDate, shipTo, shipCountry, toCountry }: EInvoiceEntries): {
  delivery?: EInvoice['delivery']
} {
  const to = shipTo ? typedParty(shipTo) : undefined
  const address = to
    ? { ...to.address, country: shipCountry || toCountry }
    : shipCountry
      ? { country: shipCountry }
      : undefined
  if (!supplyDate && !address) return {}
  return { delivery: { ...given('name', to?.name), ...given('date', supplyDate), ...(address ? { address } : {}) } }
}

function totalsOf(sums: InvoiceSums): EInvoice['totals'] {
  const { lineNet, discounts, charges, net, tax, total, prepaid, due, digits } = sums
  const text = (minor: number) => decimalText(minor, digits)
  return {
    lines: text(lineNet),
    ...(discounts === 0 ? {} : { allowances: text(discounts) }),
    ...(charges === 0 ? {} : { charges: text(charges) }),
    net: text(net),
    tax: text(tax),
    gross: text(total),
    ...(prepaid === 0 ? {} : { prepaid: text(prepaid) }),
    due: text(due),
  }
}

/**
 * The e-invoice of what was entered, its sums from `lib/subjects/invoicing/sums.ts`. Refuses what makes no sums, beside its field.
 * What is missing of an e-invoice stays missing: the rules name it.
 */
export function enteredInvoice(entries: EInvoiceEntries): EInvoice | Problem<EInvoiceField> {
  if (entries.prices === 'with tax') return problem('prices', 'must be without VAT: an e-invoice holds no other prices')
  const input = inputOf(entries)
  const sums = sumsOf(input)
  if (isProblem(sums)) return besideField(sums)
  const { profile, from, to, number, periodStart, periodEnd, original, originalDate } = entries
  const allowances = wholeAdjustments(input, sums, 'discount')
  const charges = wholeAdjustments(input, sums, 'charge')
  const { notes } = entries
  const isDebit = entries.payCode === '59'
  return {
    specification: specifications[profile],
    process: billingProcess,
    number,
    issueDate: entries.date,
    ...given('dueDate', entries.deadline),
    typeCode: entries.type,
    ...(notes ? { notes: [{ text: notes }] } : {}),
    currency: entries.currency,
    ...given('buyerReference', entries.buyerReference),
    ...(periodStart || periodEnd ? { period: { ...given('start', periodStart), ...given('end', periodEnd) } } : {}),
    ...given('order', entries.reference),
    ...given('contract', entries.contract),
    ...(original ? { preceding: [{ number: original, ...given('date', originalDate) }] } : {}),
    seller: partyOf(
      from,
      entries.fromCountry,
      {
        ...given('vatId', entries.fromId?.replaceAll(/\s/g, '').toUpperCase()),
        ...given('taxNumber', entries.fromTaxNumber),
        ...(entries.fromRegistration ? { registration: { id: entries.fromRegistration } } : {}),
        ...(entries.contact ? { contact: { name: entries.contact } } : {}),
      },
      { id: entries.fromEndpoint, scheme: entries.fromScheme },
    ),
    buyer: partyOf(
      to,
      entries.toCountry,
      {
        ...given('vatId', entries.toId?.replaceAll(/\s/g, '').toUpperCase()),
        ...(entries.toRegistration ? { registration: { id: entries.toRegistration } } : {}),
      },
      { id: entries.toEndpoint, scheme: entries.toScheme },
    ),
    ...deliveryOf(entries),
    payments: paymentOf(entries),
    remittance: entries.remittance || number,
    ...(isDebit ? { ...given('mandate', entries.mandate), ...given('creditor', entries.creditor) } : {}),
    ...given('terms', entries.terms),
    ...(allowances.length > 0 ? { allowances } : {}),
    ...(charges.length > 0 ? { charges } : {}),
    vat: sums.taxes.map((row) => rowOf(row, sums.digits, entries)),
    totals: totalsOf(sums),
    lines: linesOf(entries, input, sums),
  }
}
