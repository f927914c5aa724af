import { isLess, negated, sum, type Ratio } from '@/lib/base/units/ratio'
import { exact } from './decimals'
import { has, type Tell } from './finding'
import type { Adjustment, EInvoice, Line, VatCategory, VatRow } from './model'
import { added, isEqual, isNear, taxOf } from './sum-rules'

interface Family {
  /** Of its rules: 'BR-S'. */
  prefix: string
  name: string
  /** What a rate must be. */
  rate: 'above zero' | 'zero' | 'any' | 'none'
  /** Who must have, or must not have, a VAT number. */
  sellerHas: 'a number' | 'a VAT number' | 'no VAT number'
  buyerHas?: 'a number' | 'a VAT number'
  /** Whether the exemption must be explained. */
  explained: boolean
}

/** The VAT categories of UNTDID 5305 that EN 16931 has, with what it asks of each (rules BR-S, BR-Z, … numbered alike). */
const families: Readonly<Record<string, Family>> = {
  S: { prefix: 'BR-S', name: 'standard rate (S)', rate: 'above zero', sellerHas: 'a number', explained: false },
  Z: { prefix: 'BR-Z', name: 'zero rate (Z)', rate: 'zero', sellerHas: 'a number', explained: false },
  E: { prefix: 'BR-E', name: 'exempt (E)', rate: 'zero', sellerHas: 'a number', explained: true },
  AE: {
    prefix: 'BR-AE',
    name: 'reverse charge (AE)',
    rate: 'zero',
    sellerHas: 'a number',
    buyerHas: 'a number',
    explained: true,
  },
  K: {
    prefix: 'BR-IC',
    name: 'intra-Community supply (K)',
    rate: 'zero',
    sellerHas: 'a VAT number',
    buyerHas: 'a VAT number',
    explained: true,
  },
  G: { prefix: 'BR-G', name: 'export (G)', rate: 'zero', sellerHas: 'a VAT number', explained: true },
  O: {
    prefix: 'BR-O',
    name: 'outside the scope of VAT (O)',
    rate: 'none',
    sellerHas: 'no VAT number',
    explained: true,
  },
  L: { prefix: 'BR-AF', name: 'Canary Islands IGIC (L)', rate: 'any', sellerHas: 'a number', explained: false },
  M: { prefix: 'BR-AG', name: 'IPSI of Ceuta and Melilla (M)', rate: 'any', sellerHas: 'a number', explained: false },
}

const ofCategory =
  (code: string) =>
  ({ vat }: { vat?: VatCategory }): boolean =>
    vat?.category === code

interface Items {
  lines: readonly Line[]
  allowances: readonly Adjustment[]
  charges: readonly Adjustment[]
}

/** What is taxed in a category, and the rules and terms of the three kinds: 02 to 04 for the numbers, 05 to 07 for the rates. */
function itemsOf({ lines = [], allowances = [], charges = [] }: EInvoice, code: string): Items {
  const isOwn = ofCategory(code)
  return { lines: lines.filter(isOwn), allowances: allowances.filter(isOwn), charges: charges.filter(isOwn) }
}

function hasSellerNumber({ seller, taxRepresentative }: EInvoice, kind: Family['sellerHas']): boolean {
  const hasVatId = seller?.vatId !== undefined || taxRepresentative?.vatId !== undefined
  return hasVatId || (kind === 'a number' && seller?.taxNumber !== undefined)
}

function numberFault(invoice: EInvoice, { sellerHas, buyerHas, name }: Family): string | undefined {
  const { seller, buyer, taxRepresentative } = invoice
  if (sellerHas === 'no VAT number')
    return [seller?.vatId, taxRepresentative?.vatId, buyer?.vatId].every((id) => id === undefined)
      ? undefined
      : `with ${name} no VAT number of seller or buyer may stand on the invoice`
  if (!hasSellerNumber(invoice, sellerHas))
    return `with ${name} the seller needs ${sellerHas === 'a number' ? 'a VAT number or tax number' : 'a VAT number'}`
  const hasBuyer = buyer?.vatId !== undefined || (buyerHas === 'a number' && buyer?.registration?.id !== undefined)
  if (buyerHas && !hasBuyer)
    return `with ${name} the buyer needs ${buyerHas === 'a number' ? 'a VAT number or registration number' : 'a VAT number'}`
  return undefined
}

function rateFault(rate: string | undefined, { rate: wanted, name }: Family): string | undefined {
  const value = exact(rate)
  if (wanted === 'none') return rate === undefined ? undefined : `with ${name} there is no VAT rate`
  if (!value) return `with ${name} a VAT rate is needed`
  if (wanted === 'zero') return value.over === 0n ? undefined : `with ${name} the rate must be 0`
  if (value.over < 0n) return `with ${name} the rate must not be below 0`
  return wanted === 'above zero' && value.over === 0n ? `with ${name} the rate must be above 0` : undefined
}

/** What the lines, charges and discounts of a category come to; of one rate where it is given. */
function taxableOf({ lines, allowances, charges }: Items, rate?: Ratio): Ratio {
  const isOwn = ({ vat }: { vat?: VatCategory }) => {
    const own = exact(vat?.rate)
    return rate === undefined || (own !== undefined && isEqual(own, rate))
  }
  return [
    added(lines.filter(isOwn).map(({ net }) => net)),
    added(charges.filter(isOwn).map(({ amount }) => amount)),
    negated(added(allowances.filter(isOwn).map(({ amount }) => amount))),
  ].reduce((all, amount) => sum(all, amount))
}

function checkRow(row: VatRow, items: Items, family: Family, hasLines: boolean, tell: Tell): void {
  const { prefix, name, explained } = family
  const taxable = exact(row.taxable)
  const byRate = family.rate === 'above zero' || family.rate === 'any'
  const rate = byRate ? exact(row.rate) : undefined
  if (taxable && (!byRate || rate)) {
    const should = taxableOf(items, rate)
    const isRight = hasLines && (byRate ? isNear(taxable, should) : isEqual(taxable, should))
    if (!isRight)
      tell(
        `${prefix}-08`,
        'BT-116',
        `VAT table, ${name}: the taxable amount ${row.taxable} is not the sum of its lines, charges and discounts.`,
      )
  }
  const tax = exact(row.amount)
  if (tax && byRate && rate && taxable && !isNear(size(tax), size(taxOf(taxable, rate))))
    tell(`${prefix}-09`, 'BT-117', `VAT table, ${name}: ${row.rate}% of ${row.taxable} is not ${row.amount}.`)
  if (tax && !byRate && tax.over !== 0n) tell(`${prefix}-09`, 'BT-117', `VAT table, ${name}: the VAT amount must be 0.`)
  const isExplained = row.exemption !== undefined || row.exemptionCode !== undefined
  if (explained && !isExplained)
    tell(`${prefix}-10`, 'BT-120', `VAT table, ${name}: the reason why no VAT is charged is missing.`)
  if (!explained && isExplained)
    tell(`${prefix}-10`, 'BT-120', `VAT table, ${name}: no reason for an exemption may be given.`)
}

function size(value: Ratio): Ratio {
  return isLess(value, { over: 0n, under: 1n }) ? negated(value) : value
}

function checkFamily(code: string, family: Family, invoice: EInvoice, tell: Tell): void {
  const { prefix, name } = family
  const items = itemsOf(invoice, code)
  const rows = (invoice.vat ?? []).filter(({ category }) => category === code)
  const count = items.lines.length + items.allowances.length + items.charges.length
  const manyRows = family.rate === 'above zero' || family.rate === 'any'
  const fits = manyRows ? count > 0 === rows.length > 0 : rows.length === (count + rows.length > 0 ? 1 : 0)
  if (!fits)
    tell(
      `${prefix}-01`,
      'BG-23',
      `The VAT table must have ${manyRows ? 'a row' : 'one row'} for ${name} where lines have it, and no other.`,
    )
  const fault = numberFault(invoice, family)
  const kinds = [
    { of: items.lines, number: '02', rate: '05', term: 'BT-152', what: 'A line' },
    { of: items.allowances, number: '03', rate: '06', term: 'BT-96', what: 'A discount' },
    { of: items.charges, number: '04', rate: '07', term: 'BT-103', what: 'A charge' },
  ]
  for (const { of, number, rate, term, what } of kinds) {
    if (of.length > 0 && fault !== undefined) tell(`${prefix}-${number}`, 'BT-31', `${what}: ${fault}.`)
    const wrong = of.map(({ vat }) => rateFault(vat?.rate, family)).find((found) => found !== undefined)
    if (wrong !== undefined) tell(`${prefix}-${rate}`, term, `${what}: ${wrong}.`)
  }
  for (const row of rows) checkRow(row, items, family, (invoice.lines ?? []).length > 0 || count > 0, tell)
}

function checkCommunity({ vat = [], delivery, period }: EInvoice, tell: Tell): void {
  if (!vat.some(({ category }) => category === 'K')) return
  if (!has(delivery?.date) && Object.keys(period ?? {}).length === 0)
    tell('BR-IC-11', 'BT-72', 'An intra-Community supply needs the day of delivery or the invoicing period.')
  if (!has(delivery?.address?.country))
    tell('BR-IC-12', 'BT-80', 'An intra-Community supply needs the country that the goods went to.')
}

function checkOutside({ vat = [], lines = [], allowances = [], charges = [] }: EInvoice, tell: Tell): void {
  if (!vat.some(({ category }) => category === 'O')) return
  const isOther = ({ vat: own }: { vat?: VatCategory }) => own?.category !== undefined && own.category !== 'O'
  const says = 'What is outside the scope of VAT (O) stands on no invoice together with what is not'
  if (vat.some(({ category }) => category !== undefined && category !== 'O'))
    tell('BR-O-11', 'BG-23', `${says}: VAT table.`)
  if (lines.some(isOther)) tell('BR-O-12', 'BT-151', `${says}: lines.`)
  if (allowances.some(isOther)) tell('BR-O-13', 'BT-95', `${says}: discounts.`)
  if (charges.some(isOther)) tell('BR-O-14', 'BT-102', `${says}: charges.`)
}

/** What EN 16931-1 asks of each VAT category: rules BR-S, BR-Z, BR-E, BR-AE, BR-IC, BR-G, BR-O, BR-AF (IGIC) and BR-AG (IPSI). */
export function checkVat(invoice: EInvoice, tell: Tell): void {
  for (const [code, family] of Object.entries(families)) checkFamily(code, family, invoice, tell)
  checkCommunity(invoice, tell)
  checkOutside(invoice, tell)
}
