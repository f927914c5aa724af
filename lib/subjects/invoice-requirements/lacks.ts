import { regions } from '@/lib/base/region/regions'
import { isUnionMember } from '@/lib/base/region/made-for'
import type { RegionCode } from '@/lib/base/region/types'
import type {
  InvoiceCondition,
  InvoiceContents,
  InvoiceNeed,
  InvoiceParticular,
  InvoiceStatement,
  SimplifiedInvoice,
} from '@/lib/law/invoice-contents'
import { versionOn } from '@/lib/law/rule'
import { documentLabels } from '@/lib/subjects/document-labels/labels'
import { invoiceRules } from './rules'
import { particularWords, statementWords } from './words'

/** What of an invoice decides what it must show. Amounts are in major units of `currency`. */
export interface InvoiceFacts {
  /** Where the seller is registered for tax. */
  jurisdiction: RegionCode
  /** The day of the invoice, 'YYYY-MM-DD'. */
  day: string
  currency: string
  gross: number
  net: number
  number: string
  /** What the invoice shows. */
  shows: ReadonlySet<InvoiceParticular>
  /** Every note and line of text on it. */
  text: string
  buyer: 'consumer' | 'business' | 'registered'
  /** ISO 3166 is not needed: only whether the buyer is a business in another member state. */
  acrossUnion: boolean
  interState: boolean
  otherDay: boolean
  discounted: boolean
  statements: ReadonlySet<InvoiceStatement>
}

export interface InvoiceLack {
  /** What is missing, for the form to find its field: a particular or a statement. */
  what: InvoiceParticular | InvoiceStatement
  /** A whole sentence in plain words, with the law in brackets. */
  sentence: string
}

export interface InvoiceLacks {
  lacks: readonly InvoiceLack[]
  /** Which list was compared: that of a full invoice, of a simplified one, or of one without tax. */
  kind: 'full' | 'simplified' | 'untaxed'
  provision: string
}

interface InvoiceList extends Pick<InvoiceLacks, 'kind' | 'provision'> {
  needs: readonly InvoiceNeed[]
}

/** Languages of the union: a statement in any of them is taken in each of its states. */
const unionLanguages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl'] as const

function holds(condition: InvoiceCondition, facts: InvoiceFacts): boolean {
  switch (condition) {
    case 'otherDay':
      return facts.otherDay
    case 'discounted':
      return facts.discounted
    case 'toBusiness':
      return facts.buyer !== 'consumer'
    case 'toRegistered':
      return facts.buyer === 'registered'
    case 'reverseCharge':
      return facts.statements.has('reverseCharge')
    case 'acrossUnion':
      return facts.acrossUnion
    case 'interState':
      return facts.interState
  }
}

function isWithin({ upTo, including, of }: SimplifiedInvoice, facts: InvoiceFacts): boolean {
  const amount = facts[of]
  return amount < upTo || (including && amount === upTo)
}

function fitsSimplified(simplified: SimplifiedInvoice, facts: InvoiceFacts): boolean {
  if (facts.acrossUnion) return false
  if (facts.statements.has('reverseCharge') && !simplified.forReverseCharge) return false
  if (simplified.anyAmountToUnregistered && facts.buyer !== 'registered') return true
  // An amount in another currency is not compared with the law's: the full list is the safe one.
  return facts.currency === regions[facts.jurisdiction].currency && isWithin(simplified, facts)
}

/** An exempt or small seller charges no tax, so that no rate, amount or tax number of the buyer is wanted for it. */
function isBesideThePoint(particular: InvoiceParticular, { statements }: InvoiceFacts): boolean {
  const untaxed = statements.has('exempt') || statements.has('smallBusiness') || statements.has('reverseCharge')
  return untaxed && (particular === 'taxRate' || particular === 'taxAmount')
}

/** What is needed and not shown, each once. */
function missing(needs: readonly InvoiceNeed[], contents: InvoiceContents, facts: InvoiceFacts): InvoiceParticular[] {
  const lacking = needs.flatMap((need) => {
    const { what, when, or = [] } = typeof need === 'string' ? { what: need } : need
    if (when !== undefined && !holds(when, facts)) return []
    return [what, ...or].some((one) => facts.shows.has(one)) ? [] : [what]
  })
  const { namedBuyerFrom } = contents
  const isNamed = namedBuyerFrom !== undefined && facts.buyer !== 'registered' && facts.net >= namedBuyerFrom
  const buyer = isNamed ? (['buyerName', 'buyerAddress'] as const).filter((one) => !facts.shows.has(one)) : []
  return [...new Set([...lacking, ...buyer])].filter((particular) => !isBesideThePoint(particular, facts))
}

/** The list that is compared, and where it stands. */
function listFor(contents: InvoiceContents, facts: InvoiceFacts): InvoiceList {
  const { full, provision, simplified, untaxed = {} } = contents
  const reason = [...facts.statements].find((statement) => untaxed[statement] !== undefined)
  const lighter = reason && untaxed[reason]
  if (lighter) return { kind: 'untaxed', ...lighter }
  const small = simplified.find((one) => fitsSimplified(one, facts))
  return small ? { kind: 'simplified', provision, needs: small.needs } : { kind: 'full', provision, needs: full }
}

function says(text: string, statement: InvoiceStatement, words: string, jurisdiction: RegionCode): boolean {
  const lower = text.toLowerCase()
  const accepted =
    statement === 'reverseCharge' && isUnionMember(jurisdiction)
      ? [words, ...unionLanguages.map((language) => documentLabels[language].reverseCharge)]
      : [words]
  return accepted.some((one) => lower.includes(one.toLowerCase()))
}

function statementLacks(contents: InvoiceContents, facts: InvoiceFacts): InvoiceLack[] {
  return [...facts.statements].flatMap((statement) => {
    const wording = contents.wordings[statement]
    if (!wording || says(facts.text, statement, wording.text, facts.jurisdiction)) return []
    // Words of one's own may say the same; that nobody but a reader can tell.
    if (!wording.exact && facts.text.trim() !== '') return []
    const what = wording.exact
      ? `The words “${wording.text}” are missing`
      : `A note such as “${wording.text}” is missing`
    return [{ what: statement, sentence: `${what}, because ${statementWords[statement]} (${wording.provision}).` }]
  })
}

function numberLack({ numberForm, provision }: InvoiceContents, { number, shows }: InvoiceFacts): InvoiceLack[] {
  if (!numberForm || !shows.has('number') || new RegExp(numberForm.pattern).test(number)) return []
  return [{ what: 'number', sentence: `The invoice number must have ${numberForm.words} (${provision}).` }]
}

/**
 * What an invoice lacks by the law of the seller's jurisdiction on the day of the invoice, in plain words; undefined where no rule
 * is known for the place or the day. It names, it never blocks: an invoice that lacks something may be right for reasons that
 * nobody entered.
 */
export function invoiceLacks(facts: InvoiceFacts): InvoiceLacks | undefined {
  const rule = invoiceRules[facts.jurisdiction]
  const contents = rule && versionOn(rule, facts.day)?.value
  if (!contents) return undefined
  const { kind, provision, needs } = listFor(contents, facts)
  const lacks = missing(needs, contents, facts).map((what): InvoiceLack => {
    const [words, verb] = particularWords[what]
    return { what, sentence: `${words} ${verb} missing (${provision}).` }
  })
  return { lacks: [...lacks, ...numberLack(contents, facts), ...statementLacks(contents, facts)], kind, provision }
}
