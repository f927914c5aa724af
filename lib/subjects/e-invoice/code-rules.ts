import {
  allowanceReasons,
  chargeReasons,
  countries,
  creditNoteTypes,
  currencies,
  endpointSchemes,
  exemptions,
  identifierSchemes,
  invoiceTypes,
  itemLists,
  objectSchemes,
  paymentMeans,
  units,
} from './codes'
import type { Tell } from './finding'
import type { EInvoice, Identifier, Line, Party } from './model'

const categories: ReadonlySet<string> = new Set(['AE', 'L', 'M', 'E', 'S', 'Z', 'G', 'O', 'K', 'B'])
const taxPoints: ReadonlySet<string> = new Set(['3', '35', '432'])
const mimes: ReadonlySet<string> = new Set([
  'application/pdf',
  'image/png',
  'image/jpeg',
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.oasis.opendocument.spreadsheet',
])

type Check = (code: string | undefined, list: ReadonlySet<string>, rule: string, term: string, what: string) => void

function checkParty(
  party: Party | undefined,
  terms: { id: string; registration: string; country: string; vat: string },
  who: string,
  check: Check,
  tell: Tell,
): void {
  if (!party) return
  for (const { scheme } of party.identifiers ?? [])
    check(scheme, identifierSchemes, 'BR-CL-10', terms.id, `The scheme of an identifier of the ${who}`)
  check(
    party.registration?.scheme,
    identifierSchemes,
    'BR-CL-11',
    terms.registration,
    `The scheme of the registration number of the ${who}`,
  )
  check(party.address?.country, countries, 'BR-CL-14', terms.country, `The country of the ${who}`)
  const prefix = party.vatId?.slice(0, 2)
  if (prefix !== undefined && prefix !== 'EL' && prefix !== 'XI' && !countries.has(prefix))
    tell(
      'BR-CO-09',
      terms.vat,
      `The VAT number of the ${who} must begin with the code of its country, such as DE; Greece uses EL.`,
    )
}

function checkLine(line: Line, at: number, check: Check): void {
  const where = `Line ${at + 1}:`
  check(line.unit, units, 'BR-CL-23', 'BT-130', `${where} the unit`)
  check(line.baseUnit, units, 'BR-CL-23', 'BT-150', `${where} the unit of the price`)
  check(line.origin, countries, 'BR-CL-15', 'BT-159', `${where} the country of origin`)
  check(line.vat?.category, categories, 'BR-CL-18', 'BT-151', `${where} the VAT category`)
  check(
    line.standardItem?.scheme,
    identifierSchemes,
    'BR-CL-21',
    'BT-157',
    `${where} the scheme of the standard number`,
  )
  check(line.object?.scheme, objectSchemes, 'BR-CL-07', 'BT-128', `${where} the scheme of the invoiced object`)
  for (const { list } of line.classifications ?? [])
    check(list, itemLists, 'BR-CL-13', 'BT-158', `${where} the list of the classification`)
  for (const { reasonCode } of line.allowances ?? [])
    check(reasonCode, allowanceReasons, 'BR-CL-19', 'BT-140', `${where} the reason code of a discount`)
  for (const { reasonCode } of line.charges ?? [])
    check(reasonCode, chargeReasons, 'BR-CL-20', 'BT-145', `${where} the reason code of a charge`)
}

function checkScheme(identifier: Identifier | undefined, term: string, who: string, check: Check): void {
  check(identifier?.scheme, endpointSchemes, 'BR-CL-25', term, `The scheme of the electronic address of the ${who}`)
}

/** The code lists of EN 16931: rules BR-CL and the prefix of VAT numbers, BR-CO-09. */
export function checkCodes(invoice: EInvoice, tell: Tell): void {
  const check: Check = (code, list, rule, term, what) => {
    if (code !== undefined && !list.has(code.trim()))
      tell(rule, term, `${what} is not in its list of codes: “${code.slice(0, 40)}”.`)
  }
  const { typeCode, currency, taxCurrency, taxPointCode, seller, buyer, taxRepresentative, payee, delivery } = invoice
  check(typeCode, new Set([...invoiceTypes, ...creditNoteTypes]), 'BR-CL-01', 'BT-3', 'The type of the invoice')
  for (const own of invoice.amountCurrencies ?? [])
    check(own, currencies, 'BR-CL-03', 'BT-5', 'The currency of an amount')
  check(currency, currencies, 'BR-CL-04', 'BT-5', 'The currency')
  check(taxCurrency, currencies, 'BR-CL-05', 'BT-6', 'The currency of the tax office')
  check(taxPointCode, taxPoints, 'BR-CL-06', 'BT-8', 'The code for the day on which VAT becomes due')
  check(invoice.object?.scheme, objectSchemes, 'BR-CL-07', 'BT-18', 'The scheme of the invoiced object')
  checkParty(seller, { id: 'BT-29', registration: 'BT-30', country: 'BT-40', vat: 'BT-31' }, 'seller', check, tell)
  checkParty(buyer, { id: 'BT-46', registration: 'BT-47', country: 'BT-55', vat: 'BT-48' }, 'buyer', check, tell)
  checkParty(
    taxRepresentative,
    { id: 'BT-63', registration: 'BT-63', country: 'BT-69', vat: 'BT-63' },
    'tax representative',
    check,
    tell,
  )
  checkParty(payee, { id: 'BT-60', registration: 'BT-61', country: 'BG-10', vat: 'BG-10' }, 'payee', check, tell)
  checkScheme(seller?.endpoint, 'BT-34', 'seller', check)
  checkScheme(buyer?.endpoint, 'BT-49', 'buyer', check)
  check(delivery?.address?.country, countries, 'BR-CL-14', 'BT-80', 'The country of delivery')
  check(delivery?.location?.scheme, identifierSchemes, 'BR-CL-26', 'BT-71', 'The scheme of the place of delivery')
  for (const { code } of invoice.payments ?? [])
    check(code, paymentMeans, 'BR-CL-16', 'BT-81', 'The code for how to pay')
  for (const { category, exemptionCode } of invoice.vat ?? []) {
    check(category, categories, 'BR-CL-17', 'BT-118', 'A VAT category')
    check(exemptionCode?.toUpperCase(), exemptions, 'BR-CL-22', 'BT-121', 'The code for why no VAT is charged')
  }
  for (const { vat, reasonCode } of invoice.allowances ?? []) {
    check(vat?.category, categories, 'BR-CL-17', 'BT-95', 'The VAT category of a discount')
    check(reasonCode, allowanceReasons, 'BR-CL-19', 'BT-98', 'The reason code of a discount')
  }
  for (const { vat, reasonCode } of invoice.charges ?? []) {
    check(vat?.category, categories, 'BR-CL-17', 'BT-102', 'The VAT category of a charge')
    check(reasonCode, chargeReasons, 'BR-CL-20', 'BT-105', 'The reason code of a charge')
  }
  for (const { mime } of invoice.attachments ?? [])
    check(mime, mimes, 'BR-CL-24', 'BT-125', 'The kind of an attached file')
  for (const [at, line] of (invoice.lines ?? []).entries()) checkLine(line, at, check)
}
