import { isProblem, problem, type Problem } from '@/lib/base/problem'
import { checkIban } from '@/lib/subjects/identifiers/iban'
import { checkCreditorReference, checkQrReference } from './reference'
import { charactersOf, oneLine } from './texts'

/** An address in parts; since 22 November 2025 no other kind is taken. */
export interface BillAddress {
  name: string
  street: string
  building: string
  postcode: string
  town: string
  /** ISO 3166 alpha-2. */
  country: string
}

/** What the payment part of a QR-bill holds; what is not wanted is empty. */
export interface SwissBill {
  iban: string
  creditor: BillAddress
  /** Hundredths of the currency; undefined where the payer writes the amount. */
  cents: number | undefined
  currency: 'CHF' | 'EUR'
  debtor: BillAddress | undefined
  /** A QR reference with a QR-IBAN, a creditor reference (RF) or none with another IBAN. */
  reference: string
  message: string
  /** Coded information of the biller, such as Swico's: begins with //. */
  billInformation: string
}

export type SwissBillProblem = Problem<keyof SwissBill>

/** What no code may exceed; it is drawn at level M. SIX, QR-bill guidelines, 5.1. */
export const longestSwissContent = 997

/** The characters of the guidelines since version 2.3: Basic Latin, Latin-1, Latin Extended-A, ȘșȚț and €. */
const permitted = /^[\u0020-\u007E\u00A0-\u017F\u0218-\u021B\u20AC]*$/

const parts = [
  ['name', 'name', 70],
  ['street', 'street', 70],
  ['building', 'building number', 16],
  ['postcode', 'postcode', 16],
  ['town', 'town', 35],
] as const

function addressLines(field: 'creditor' | 'debtor', address: BillAddress): string[] | SwissBillProblem {
  const lines: string[] = []
  for (const [part, word, most] of parts) {
    const line = oneLine(address[part])
    if (line === '' && (part === 'name' || part === 'postcode' || part === 'town'))
      return problem(field, `must have a ${word}`)
    if (charactersOf(line) > most)
      return problem(field, `must have a ${word} of ${most} characters or fewer; this has ${charactersOf(line)}`)
    if (!permitted.test(line)) return problem(field, `must have a ${word} in Latin letters`)
    lines.push(line)
  }
  const country = address.country.trim().toUpperCase()
  return /^[A-Z]{2}$/.test(country)
    ? ['S', ...lines, country]
    : problem(field, 'must have a country as two letters, such as CH')
}

/** A QR-IBAN has an institution number from 30000 to 31999, kept for payments with a QR reference. */
export function isQrIban(compact: string): boolean {
  return /^(?:CH|LI)\d\d3[01]\d{3}/.test(compact)
}

function accountOf(typed: string): string | SwissBillProblem {
  if (typed.trim() === '') return problem('iban', 'must be filled in')
  const checked = checkIban(typed)
  if (!checked.fits) return problem('iban', checked.fault)
  return checked.country === 'CH' || checked.country === 'LI'
    ? checked.compact
    : problem('iban', 'must be of Switzerland or Liechtenstein; a QR-bill takes no other')
}

function referenceLines(typed: string, iban: string): [kind: string, reference: string] | SwissBillProblem {
  const empty = typed.trim() === ''
  if (isQrIban(iban)) {
    if (empty) return problem('reference', 'must be filled in: a QR-IBAN is paid with a QR reference')
    const checked = checkQrReference(typed)
    return checked.fits ? ['QRR', checked.compact] : problem('reference', checked.fault)
  }
  if (empty) return ['NON', '']
  if (/^\s*\d/.test(typed)) return problem('reference', 'must begin with RF: a QR reference needs a QR-IBAN')
  const checked = checkCreditorReference(typed)
  return checked.fits ? ['SCOR', checked.compact] : problem('reference', checked.fault)
}

const noAddress = ['', '', '', '', '', '', '']

/**
 * The content of the Swiss QR code of a payment part: SIX, Swiss Implementation Guidelines for the QR-bill, version 2.3, in UTF-8
 * with line feeds. Draw it at level M with the Swiss cross in the middle.
 */
export function swissContent(bill: SwissBill): string | SwissBillProblem {
  const iban = accountOf(bill.iban)
  if (typeof iban !== 'string') return iban
  const creditor = addressLines('creditor', bill.creditor)
  if (isProblem(creditor)) return creditor
  const debtor = bill.debtor ? addressLines('debtor', bill.debtor) : noAddress
  if (isProblem(debtor)) return debtor
  const { cents } = bill
  if (cents !== undefined && !(Number.isInteger(cents) && cents >= 1 && cents <= 99_999_999_999))
    return problem('cents', 'must be from 0.01 to 999999999.99')
  const reference = referenceLines(bill.reference, iban)
  if (isProblem(reference)) return reference
  const [message, information] = [oneLine(bill.message), oneLine(bill.billInformation)]
  if (charactersOf(message) + charactersOf(information) > 140)
    return problem('message', 'must be 140 characters or shorter, together with the bill information')
  if (!permitted.test(message)) return problem('message', 'must be in Latin letters')
  if (information !== '' && !(information.startsWith('//') && permitted.test(information)))
    return problem('billInformation', 'must begin with // and be in Latin letters')
  const amount = cents === undefined ? '' : (cents / 100).toFixed(2)
  const lines = ['SPC', '0200', '1', iban, ...creditor, ...noAddress, amount, bill.currency, ...debtor, ...reference]
  const content = [...lines, message, 'EPD', ...(information === '' ? [] : [information])].join('\n')
  return new TextEncoder().encode(content).length <= longestSwissContent
    ? content
    : problem('message', `must be shorter: the code holds ${longestSwissContent} bytes`)
}
