import { describe, expect, it } from 'vitest'
import type { RegionCode } from '@/lib/base/region/types'
import type { InvoiceParticular } from '@/lib/law/invoice-contents'
import { invoiceLacks, type InvoiceFacts } from '@/lib/subjects/invoice-requirements/lacks'
import { invoiceRules } from '@/lib/subjects/invoice-requirements/rules'
import { particularWords } from '@/lib/subjects/invoice-requirements/words'

const everything = new Set(Object.keys(particularWords) as InvoiceParticular[])

const blank: Omit<InvoiceFacts, 'jurisdiction' | 'currency'> = {
  day: '2026-11-23',
  gross: 1_000_000,
  net: 900_000,
  number: '',
  shows: new Set(),
  text: '',
  buyer: 'registered',
  acrossUnion: false,
  interState: false,
  otherDay: false,
  discounted: false,
  statements: new Set(),
}

const currencies: Partial<Record<RegionCode, string>> = {
  in: 'INR',
  uk: 'GBP',
  au: 'AUD',
  nz: 'NZD',
  sg: 'SGD',
  ae: 'AED',
  us: 'USD',
  ca: 'CAD',
}

function lacks(jurisdiction: RegionCode, facts: Partial<InvoiceFacts> = {}) {
  const all = { ...blank, jurisdiction, currency: currencies[jurisdiction] ?? 'EUR', ...facts }
  const found = invoiceLacks(all)
  if (!found) throw new Error(`nothing is known of ${jurisdiction}`)
  return found
}

const named = (jurisdiction: RegionCode, facts: Partial<InvoiceFacts> = {}) =>
  lacks(jurisdiction, facts)
    .lacks.map(({ what }) => what)
    .sort()

// Each list was written down from another text than the rule's own source: it is named before it.
describe('what a blank invoice lacks', () => {
  const seller = ['sellerName', 'sellerAddress'] as const
  const buyer = ['buyerName', 'buyerAddress'] as const

  it.each<[string, RegionCode, Partial<InvoiceFacts>, readonly InvoiceParticular[]]>([
    [
      'UStAE 14.5 in the list of IHK: names and addresses, tax number, date, number, quantity and kind, day, net, rate, tax',
      'de',
      {},
      [
        ...seller,
        ...buyer,
        'sellerTaxNumber',
        'issueDate',
        'number',
        'quantity',
        'description',
        'supplyDate',
        'netAmount',
        'taxRate',
        'taxAmount',
      ],
    ],
    [
      'UStAE 14.6(1), Kleinbetragsrechnung of 250 euros',
      'de',
      { gross: 250 },
      [...seller, 'issueDate', 'quantity', 'description', 'total', 'taxRate'],
    ],
    [
      'HMRC VATREC16042, less detailed VAT invoice of 250 pounds',
      'uk',
      { gross: 250 },
      [...seller, 'sellerTaxNumber', 'supplyDate', 'description', 'total', 'taxRate'],
    ],
    [
      'payslipmaker.uk on regulation 14 and Notice 700, 16.3',
      'uk',
      { discounted: true },
      [
        'number',
        'supplyDate',
        'issueDate',
        ...seller,
        'sellerTaxNumber',
        ...buyer,
        'description',
        'quantity',
        'unitPrice',
        'taxRate',
        'netAmount',
        'discount',
        'taxAmount',
      ],
    ],
    [
      'Notes for guidance to section 66 VATCA 2010, simplified invoice of 100 euros',
      'ie',
      { gross: 100 },
      ['issueDate', ...seller, 'sellerTaxNumber', 'description', 'taxAmount'],
    ],
    [
      'ESJ accountants on article 35a, domestic sale',
      'nl',
      {},
      [
        ...seller,
        ...buyer,
        'issueDate',
        'number',
        'sellerTaxNumber',
        'quantity',
        'description',
        'netAmount',
        'unitPrice',
        'taxRate',
        'taxAmount',
      ],
    ],
    ['MKB Belangen, factuur van € 100', 'nl', { gross: 100 }, ['issueDate', ...seller, 'description', 'taxAmount']],
    [
      'Puche 29 Consultoría on factura simplificada',
      'es',
      { gross: 400, buyer: 'consumer' },
      ['number', 'sellerName', 'sellerTaxNumber', 'issueDate', 'description', 'taxRate', 'total'],
    ],
    [
      'Fisco e Tasse, fattura semplificata of 400 euros, letters a to g',
      'it',
      { gross: 400 },
      ['issueDate', 'number', ...seller, 'sellerTaxNumber', 'buyerTaxNumber', 'description', 'total', 'taxAmount'],
    ],
    [
      'atotaxrates.info, tax invoice below 1,000 dollars',
      'au',
      { gross: 999.99 },
      [
        'taxInvoiceTitle',
        'sellerName',
        'sellerTaxNumber',
        'issueDate',
        'description',
        'quantity',
        'total',
        'taxAmount',
      ],
    ],
    [
      'CT chartered accountants, 200 dollars or less',
      'nz',
      { gross: 200 },
      ['sellerName', 'issueDate', 'description', 'total'],
    ],
    [
      'CT chartered accountants, more than 200 and up to 1,000 dollars',
      'nz',
      { gross: 1000 },
      ['sellerName', 'issueDate', 'description', 'total', 'sellerTaxNumber', 'taxAmount'],
    ],
    [
      'Cornish accountants, over 1,000 dollars',
      'nz',
      { gross: 1000.01 },
      ['sellerName', 'issueDate', 'description', 'total', 'sellerTaxNumber', 'taxAmount', ...buyer],
    ],
    [
      'Sleek, information required in a tax invoice',
      'sg',
      {},
      [
        'taxInvoiceTitle',
        ...seller,
        ...buyer,
        'sellerTaxNumber',
        'issueDate',
        'number',
        'description',
        'quantity',
        'taxAmount',
        'taxRate',
        'netAmount',
        'total',
      ],
    ],
    [
      'Finbook on the VAT Decree-Law, discount offered and supplied on another day',
      'ae',
      { discounted: true, otherDay: true },
      [
        'taxInvoiceTitle',
        ...seller,
        'sellerTaxNumber',
        ...buyer,
        'buyerTaxNumber',
        'number',
        'issueDate',
        'supplyDate',
        'description',
        'unitPrice',
        'quantity',
        'taxRate',
        'discount',
        'total',
        'taxAmount',
      ],
    ],
    [
      'Advanced AnalytIQ, simplified to a buyer who is not registered',
      'ae',
      { buyer: 'business' },
      ['taxInvoiceTitle', ...seller, 'sellerTaxNumber', 'issueDate', 'description', 'total', 'taxAmount'],
    ],
    ['City of Niagara Falls, under 100 dollars', 'ca', { gross: 99.99 }, ['sellerName', 'issueDate', 'total']],
    [
      'City of Niagara Falls, 100 to 499.99 dollars',
      'ca',
      { gross: 100 },
      ['sellerName', 'issueDate', 'total', 'taxAmount', 'sellerTaxNumber'],
    ],
    [
      'City of Niagara Falls, 500 dollars or more',
      'ca',
      { gross: 500 },
      ['sellerName', 'issueDate', 'total', 'taxAmount', 'sellerTaxNumber', 'buyerName', 'description', 'paymentTerms'],
    ],
    [
      'lawontips.com, rule 46(a) to (q), sale within a state to a registered buyer',
      'in',
      {},
      [
        ...seller,
        'sellerTaxNumber',
        'number',
        'issueDate',
        ...buyer,
        'buyerTaxNumber',
        'itemCode',
        'description',
        'quantity',
        'unit',
        'total',
        'netAmount',
        'taxRate',
        'taxAmount',
        'signature',
      ],
    ],
  ])('%s', (_, jurisdiction, facts, expected) => expect(named(jurisdiction, facts)).toEqual([...expected].sort()))

  it('a buyer in India without a GSTIN is named from 50,000 rupees on (rule 46(e) and (f))', () => {
    const about = (net: number) => named('in', { buyer: 'consumer', net }).filter((what) => what.startsWith('buyer'))
    expect(about(49_999.99)).toEqual([])
    expect(about(50_000)).toEqual(['buyerAddress', 'buyerName'])
  })

  it('a French invoice of 150 euros without tax needs no VAT number of the seller', () => {
    expect(named('fr', { net: 150, gross: 180 })).not.toContain('sellerTaxNumber')
    expect(named('fr', { net: 150.01, gross: 180.01 })).toContain('sellerTaxNumber')
  })

  // th-berater.de on § 34a UStDV: neither a number nor the day of the supply.
  it('a small business in Germany needs no number and no day', () => {
    const found = lacks('de', { statements: new Set(['smallBusiness']) })
    expect(found).toMatchObject({ kind: 'untaxed', provision: 'UStDV, § 34a' })
    expect(found.lacks.map(({ what }) => what)).toEqual([
      'sellerName',
      'sellerAddress',
      'buyerName',
      'buyerAddress',
      'sellerTaxNumber',
      'issueDate',
      'quantity',
      'description',
      'total',
      'smallBusiness',
    ])
  })
})

describe('an invoice that shows everything', () => {
  it.each(Object.keys(invoiceRules) as RegionCode[])('lacks nothing in %s', (jurisdiction) =>
    expect(
      lacks(jurisdiction, { shows: everything, number: '2026/1', interState: true, otherDay: true }).lacks,
    ).toEqual([]),
  )
})

describe('statements', () => {
  const reverse = { shows: everything, number: '1', statements: new Set(['reverseCharge'] as const) }

  it.each<[RegionCode, string]>([
    ['de', 'Steuerschuldnerschaft des Leistungsempfängers'],
    ['fr', 'Autoliquidation'],
    ['es', 'Inversión del sujeto pasivo'],
    ['it', 'Inversione contabile'],
    ['nl', 'Btw verlegd'],
    ['ie', 'Reverse charge'],
    ['uk', 'Reverse charge'],
  ])('%s wants the words “%s” where the buyer owes the tax, and no others', (jurisdiction, words) => {
    expect(lacks(jurisdiction, reverse).lacks.map(({ sentence }) => sentence)).toEqual([
      expect.stringContaining(`The words “${words}” are missing, because the buyer owes the tax (`),
    ])
    expect(lacks(jurisdiction, { ...reverse, text: `Hinweis: ${words.toUpperCase()}.` }).lacks).toEqual([])
    expect(lacks(jurisdiction, { ...reverse, text: 'Thank you.' }).lacks).toHaveLength(1)
  })

  // UStAE 14a.1(6): the words of article 226(11a) in another official language will do.
  it('within the union the words may be in another of its languages, elsewhere not', () => {
    expect(lacks('de', { ...reverse, text: 'Reverse charge' }).lacks).toEqual([])
    expect(lacks('uk', { ...reverse, text: 'Autoliquidation' }).lacks).toHaveLength(1)
  })

  it('a composition dealer of India writes the words of rule 5', () => {
    const composition = { shows: everything, number: '1', statements: new Set(['smallBusiness'] as const) }
    expect(lacks('in', composition).lacks).toEqual([
      {
        what: 'smallBusiness',
        sentence:
          'The words “Composition taxable person, not eligible to collect tax on supplies” are missing, because your business is small and charges no tax (CGST Rules, rule 5(1)(f)).',
      },
    ])
  })

  it('a simplified invoice is not for sales across the union or a German buyer who owes the tax', () => {
    expect(lacks('de', { gross: 100 }).kind).toBe('simplified')
    expect(lacks('de', { gross: 100, acrossUnion: true }).kind).toBe('full')
    expect(lacks('de', { gross: 100, statements: new Set(['reverseCharge']) }).kind).toBe('full')
    expect(named('de', { acrossUnion: true })).toContain('buyerTaxNumber')
  })
})

describe('numbers, days and currencies', () => {
  it('a number in India has at most 16 letters, digits, hyphens and slashes', () => {
    const about = (number: string) => lacks('in', { shows: everything, number }).lacks.map(({ sentence }) => sentence)
    expect(about('INV/2026-27/0001')).toEqual([])
    expect(about('INV/2026-27/00001')).toEqual([
      'The invoice number must have at most 16 letters, digits, hyphens and slashes (CGST Rules, rule 46).',
    ])
    expect(about('INV#1')).toHaveLength(1)
  })

  it('an amount in another currency is compared with no threshold', () =>
    expect(lacks('de', { gross: 100, currency: 'USD' }).kind).toBe('full'))

  it('nothing is said of a place or a day that no rule knows', () => {
    expect(invoiceLacks({ ...blank, jurisdiction: 'jp', currency: 'JPY' })).toBeUndefined()
    expect(invoiceLacks({ ...blank, jurisdiction: 'it', currency: 'EUR', day: '2027-01-01' })).toBeUndefined()
    expect(invoiceLacks({ ...blank, jurisdiction: 'ca', currency: 'CAD', day: '2021-04-19' })).toBeUndefined()
  })

  it('says it in a sentence', () =>
    expect(lacks('uk', { shows: new Set([...everything].filter((one) => one !== 'supplyDate')) }).lacks).toEqual([
      { what: 'supplyDate', sentence: 'The date of supply is missing (VAT Regulations 1995, regulation 14).' },
    ]))
})
