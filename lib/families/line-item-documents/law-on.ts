import { fromMinor } from '@/lib/base/money/minor-units'
import { regionCodes } from '@/lib/base/region/types'
import type { Notice } from '@/lib/kits/document/types'
import { invoiceLacks, type InvoiceFacts } from '@/lib/subjects/invoice-requirements/lacks'
import type { InvoiceSums } from '@/lib/subjects/invoicing/types'
import type { Making } from './document'
import type { LineEntry } from './form'
import { advice } from './words'

function linesOf(party: string): string[] {
  return party.split('\n').filter((line) => line.trim() !== '')
}

type Particular = InvoiceFacts['shows'] extends ReadonlySet<infer Name> ? Name : never

/** Everything that somebody wrote in sentences: the law's words may stand in any of it. */
function textOf({ entries, words }: Making, sums: InvoiceSums): string {
  const { notes = '', terms = '', bank = '', heading = '' } = entries
  const reasons = sums.taxes.map(({ category }) => words.zero[category])
  return [heading, terms, bank, notes, ...reasons].join('\n')
}

/** A number of a register among the lines of the seller: eight digits or more, however they are grouped. */
const companyNumber = /\d(?:[ .-]?\d){7,}/

/** What the sheet shows, as far as it can be told: an address is a second line, a company number some digits in it. */
function shownOn({ kind, entries }: Making, sums: InvoiceSums, text: string): InvoiceFacts['shows'] {
  const lines: readonly LineEntry[] = entries.lines
  const { from, to, fromId, toId, heading = kind.title } = entries
  const isShown: Record<Particular, boolean> = {
    taxInvoiceTitle: /tax (?:invoice|credit note|debit note)/i.test(heading),
    number: entries.number.trim() !== '',
    issueDate: true,
    supplyDate: entries.supplyDate !== undefined,
    sellerName: linesOf(from).length > 0,
    sellerAddress: linesOf(from).length > 1,
    sellerTaxNumber: Boolean(fromId),
    sellerCompanyNumber: companyNumber.test(from),
    buyerName: linesOf(to).length > 0,
    buyerAddress: linesOf(to).length > 1,
    buyerTaxNumber: Boolean(toId),
    description: lines.every(({ description = '' }) => description.trim() !== ''),
    itemCode: lines.every(({ description = '', code }) => code !== undefined || /\b\d{4,8}\b/.test(description)),
    quantity: true,
    unit: lines.some(({ unit }) => Boolean(unit)),
    unitPrice: true,
    discount: true,
    netAmount: true,
    taxRate: sums.taxes.length > 0,
    taxAmount: sums.taxes.length > 0,
    total: true,
    placeOfSupply: /place of supply/i.test(text),
    paymentTerms: Boolean(entries.terms) || entries.deadline !== undefined,
    latePaymentTerms: /interest|late payment|penalt/i.test(text),
    signature: kind.signers !== undefined || /sign/i.test(text),
  }
  return new Set((Object.keys(isShown) as Particular[]).filter((name) => isShown[name]))
}

function factsOf(making: Making, sums: InvoiceSums, jurisdiction: InvoiceFacts['jurisdiction']): InvoiceFacts {
  const { entries } = making
  const has = (category: string) => sums.taxes.some((tax) => tax.category === category)
  const isShifted = has('AE') || has('K')
  const text = textOf(making, sums)
  return {
    jurisdiction,
    day: entries.date,
    currency: sums.currency,
    gross: fromMinor(sums.total, sums.digits),
    net: fromMinor(sums.net, sums.digits),
    number: entries.number,
    shows: shownOn(making, sums, text),
    text,
    // Nobody is asked who the buyer is: a tax number, or tax that the buyer owes, says it.
    buyer: entries.toId || isShifted ? 'registered' : 'consumer',
    acrossUnion: has('K'),
    interState: entries.taxName === 'igst',
    otherDay: entries.supplyDate !== undefined && entries.supplyDate !== entries.date,
    discounted: sums.discounts > 0,
    statements: new Set([
      ...(has('AE') ? (['reverseCharge'] as const) : []),
      ...(has('E') ? (['exempt'] as const) : []),
    ]),
  }
}

/** So many sentences are read; the rest is counted. */
const mostTold = 4

/** What the law of the seller's country wants and the document lacks, each in a sentence; nothing where that law is not known. */
export function lawOn(making: Making, sums: InvoiceSums): Notice[] {
  const jurisdiction = regionCodes.find((code) => code === making.entries.country)
  if (jurisdiction === undefined) return []
  const found = invoiceLacks(factsOf(making, sums, jurisdiction))
  if (found === undefined) return []
  const told = found.lacks.slice(0, mostTold).map(({ sentence }): Notice => ({ is: 'fair', says: sentence }))
  const others = found.lacks.length - told.length
  return others > 0 ? [...told, { is: 'plain', says: advice.moreLacks(others) }] : told
}
