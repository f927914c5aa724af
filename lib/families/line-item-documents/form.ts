import { choice, date, longText, number, percent, rows, text, toggle } from '@/lib/kits/fields/define'
import { sheetFields } from '@/lib/kits/generator/sheet-fields'
import type { Fields, RowOf, ScalarFields, Values } from '@/lib/kits/fields/types'
import { regionCodes, type RegionCode } from '@/lib/base/region/types'
import { currencyOfRegion, offeredCurrencies } from '@/lib/base/region/offered-currencies'
import { regionOf } from '@/lib/base/region/regions'
import { documentLanguageNames } from '@/lib/subjects/document-labels/labels'
import { kindFields } from './kind-fields'
import type { ColumnName, DocumentKind } from './member'
import { columnLabels, commonFieldLabels, taxNames, zeroReasons } from './names'

const taxNameOfRegion: Partial<Record<RegionCode, keyof typeof taxNames>> = {
  ...Object.fromEntries(
    (['uk', 'eu', 'de', 'fr', 'es', 'it', 'nl', 'ie', 'pl', 'se', 'no', 'dk', 'ch', 'ae', 'sa', 'za'] as const).map(
      (code) => [code, 'vat'],
    ),
  ),
  ...Object.fromEntries((['au', 'nz', 'sg', 'ca'] as const).map((code) => [code, 'gst'])),
  us: 'sales',
  in: 'cgst',
}

export const lineColumns = {
  description: text(columnLabels.description, { maxLength: 500, placeholder: 'What you sell' }),
  code: text(columnLabels.code, {
    optional: true,
    pattern: { source: '^[0-9](?:[0-9. ]{4,11})[0-9]$', says: 'have 6 to 10 digits, such as 6109.10' },
  }),
  origin: text(columnLabels.origin, {
    optional: true,
    pattern: { source: '^[A-Za-z]{2}$', says: 'be a country code of two letters, such as DE' },
  }),
  weight: number(columnLabels.weight, { optional: true, min: 0, max: 1_000_000, unit: 'kg', decimals: 3 }),
  quantity: number(columnLabels.quantity, { initial: 1, min: 0, max: 1e9, decimals: 6 }),
  carton: number(columnLabels.carton, { optional: true, min: 1, max: 1000, decimals: 0 }),
  delivered: number(columnLabels.delivered, { optional: true, min: 0, max: 1e9, decimals: 6 }),
  unit: text(columnLabels.unit, { optional: true, maxLength: 20 }),
  price: number(columnLabels.price, { min: 0, max: 1e12, decimals: 6 }),
  discount: percent(columnLabels.discount, { optional: true, min: 0, max: 1 }),
  tax: percent(columnLabels.tax, { optional: true, min: 0, max: 10 }),
  optional: toggle(columnLabels.optional, {}),
} as const satisfies Record<ColumnName, ScalarFields[string]>

export const adjustmentKinds = {
  'discount-percent': 'Discount, %',
  'discount-amount': 'Discount, amount',
  'charge-percent': 'Charge, %',
  'charge-amount': 'Charge, amount',
} as const

/** Where prices are printed. */
export const priceFields = {
  currency: choice('Currency', {
    section: 'Money',
    options: offeredCurrencies,
    initial: 'USD' as string,
    initialIn: currencyOfRegion,
    as: 'menu',
    refines: true,
  }),
  taxName: choice('The tax is', {
    section: 'Money',
    options: taxNames,
    initial: 'tax',
    initialIn: taxNameOfRegion,
    as: 'menu',
    help: 'Lines with an empty tax box are not taxed.',
    refines: true,
  }),
  ownTax: text('Name of the tax', {
    section: 'Money',
    initial: 'Tax',
    maxLength: 30,
    shownWhen: { field: 'taxName', is: 'own' },
    refines: true,
  }),
  secondRate: percent('Rate of the second tax', {
    section: 'Money',
    optional: true,
    above: 0,
    max: 1,
    help: 'PST or QST, charged on every taxed line besides GST.',
    shownWhen: { field: 'taxName', is: ['pst', 'qst'] },
    refines: true,
  }),
  zero: choice('Lines at 0% are', {
    section: 'Money',
    options: zeroReasons,
    initial: 'Z',
    as: 'menu',
    refines: true,
  }),
  prices: choice('Prices are', {
    section: 'Money',
    options: { 'without tax': 'Without tax', 'with tax': 'With tax' },
    initial: 'without tax',
    refines: true,
  }),
  rounding: choice('Tax is rounded', {
    section: 'Money',
    options: { document: 'Once for each rate', line: 'In every line' },
    initial: 'document',
    help: 'Once for each rate is what EN 16931 asks for.',
    refines: true,
  }),
  adjustments: rows('Discounts and charges on the whole', {
    section: 'Money',
    row: 'entry',
    columns: {
      reason: text('What for', { optional: true, maxLength: 100 }),
      kind: choice('Kind', { options: adjustmentKinds, initial: 'discount-percent', as: 'menu' }),
      size: number('Size', { min: 0, max: 1e12, decimals: 6 }),
    },
    initial: [],
    min: 0,
    max: 20,
    help: 'Spread over the tax rates by the amounts of the lines.',
    refines: true,
  }),
} as const

/** Where money is asked for. */
export const askedFields = {
  paid: number('Already paid', { section: 'Payment', optional: true, min: 0, max: 1e12, refines: true }),
  deposit: percent('Deposit to pay now', { section: 'Payment', optional: true, above: 0, max: 1, refines: true }),
  withholding: percent('Tax that the buyer withholds', {
    section: 'Payment',
    optional: true,
    above: 0,
    max: 1,
    help: 'Of the amount without tax, such as IRPF or TDS.',
    refines: true,
  }),
  withholdingName: text('Name of the withholding', {
    section: 'Payment',
    initial: 'Withholding tax',
    maxLength: 40,
    refines: true,
  }),
  cash: choice('Round what is due to', {
    section: 'Payment',
    options: { none: 'The last digit', '0.05': '0.05', '0.10': '0.10', '0.50': '0.50', '1': '1', '10': '10' },
    initial: 'none',
    as: 'menu',
    help: 'For cash in coins of this size.',
    refines: true,
  }),
  terms: text('Payment terms', {
    section: 'Payment',
    optional: true,
    maxLength: 300,
    placeholder: '30 days net',
    refines: true,
  }),
  iban: text('IBAN', {
    section: 'Payment',
    optional: true,
    maxLength: 50,
    help: 'In euros a code is printed that banking apps scan.',
    refines: true,
  }),
  bic: text('BIC', {
    section: 'Payment',
    optional: true,
    maxLength: 20,
    help: 'The code needs it for accounts outside the European Economic Area.',
    refines: true,
  }),
  upi: text('UPI id', {
    section: 'Payment',
    optional: true,
    maxLength: 100,
    placeholder: 'shop@bank',
    help: 'A code is printed that UPI apps scan.',
    shownWhen: { field: 'currency', is: 'INR' },
    refines: true,
  }),
  bank: longText('How to pay', {
    section: 'Payment',
    lines: 3,
    maxLength: 1000,
    optional: true,
    placeholder: 'Bank, account number, reference',
    refines: true,
  }),
} as const

/** Jurisdictions whose law of invoices is known. */
export const sellerCountries = {
  other: 'Another country',
  ...Object.fromEntries(
    (['ae', 'au', 'ca', 'de', 'es', 'fr', 'ie', 'in', 'it', 'nl', 'nz', 'sg', 'uk', 'us'] as const).map((code) => [
      code,
      regionOf(code).name,
    ]),
  ),
} as Readonly<Record<string, string>>

/** Where tax is owed for what the document says. */
export const taxFields = {
  country: choice('Your country', {
    section: 'Parties',
    options: sellerCountries,
    initial: 'other' as string,
    initialIn: Object.fromEntries(
      regionCodes.filter((code) => Object.hasOwn(sellerCountries, code)).map((code) => [code, code]),
    ) as Partial<Record<RegionCode, string>>,
    as: 'menu',
    help: 'What its law wants on an invoice is compared and named below the sheet.',
    refines: true,
  }),
} as const

/** Every document has them. */
export const commonFields = {
  fromId: text(commonFieldLabels.fromId, { section: 'Parties', optional: true, maxLength: 60, refines: true }),
  toId: text(commonFieldLabels.toId, { section: 'Parties', optional: true, maxLength: 60, refines: true }),
  logo: sheetFields.logo,
  reference: text('Reference of the other side', {
    section: 'Dates and references',
    optional: true,
    maxLength: 100,
    placeholder: 'Order number or contact',
    refines: true,
  }),
  heading: text('Heading', {
    section: 'Sheet',
    optional: true,
    maxLength: 60,
    placeholder: 'Tax invoice',
    help: 'Instead of the usual one.',
    refines: true,
  }),
  notes: longText('Notes', { section: 'Sheet', lines: 3, maxLength: 3000, optional: true, refines: true }),
  language: choice('Language', {
    section: 'Sheet',
    options: documentLanguageNames,
    initial: 'en',
    as: 'menu',
    help: 'Of labels, numbers and dates. What you type stays as it is.',
    refines: true,
  }),
  paper: sheetFields.paper,
  look: sheetFields.look,
  colour: sheetFields.colour,
  numbered: toggle('Number the lines', { section: 'Sheet', initial: true, refines: true }),
} as const

const partyLines = 'The first line is the name.'

/** A kind has some of the columns, so that a line may lack each. */
type AnyColumns = { [Name in ColumnName]: (typeof lineColumns)[Name] & { optional: true } }
export type LineEntry = RowOf<AnyColumns>

/** The five that stand open, in the words of the kind. */
function openFields(kind: DocumentKind) {
  const { from, to, columns, lines } = kind
  return {
    from: longText(from.label, { initial: from.initial, lines: 4, maxLength: 1000, help: partyLines }),
    to: longText(to.label, { initial: to.initial, lines: 4, maxLength: 1000, help: partyLines }),
    number: text(kind.number.label, { initial: kind.number.initial, maxLength: 60 }),
    date: date(kind.date, { initial: '2026-11-23' }),
    // Which columns there are depends on the kind.
    lines: rows('Lines', {
      row: 'line',
      columns: Object.fromEntries(columns.map((name) => [name, lineColumns[name]])) as unknown as AnyColumns,
      initial: lines as readonly LineEntry[],
      min: 1,
      max: 1000,
    }),
    deadline: date(kind.deadline?.label ?? '', {
      ...(kind.deadline?.initial ? { initial: kind.deadline.initial } : {}),
      section: 'Dates and references',
      optional: true,
      min: { field: 'date' },
      refines: true,
    }),
  }
}

type AllFields = ReturnType<typeof openFields> &
  typeof kindFields &
  typeof priceFields &
  typeof askedFields &
  typeof taxFields &
  typeof commonFields

export type LineItemFields = AllFields

/** What a document is built from. What its kind does not ask is absent. */
export type Entries = Partial<Values<AllFields>> &
  Pick<Values<AllFields>, 'from' | 'to' | 'number' | 'date' | 'lines' | 'paper' | 'numbered'>

/** The form of one kind, in the order in which its sections follow each other. */
export function formOf(kind: DocumentKind): Fields {
  const { deadline, ...open } = openFields(kind)
  // What a correction corrects stands open; a receipt can do without.
  const refined = kind.payment === 'received' ? { refines: true } : {}
  const own = Object.fromEntries(
    (kind.fields ?? []).map((name) => [name, { ...kindFields[name], ...refined }]),
  ) as Fields
  const hasPrices = kind.columns.includes('price')
  const all: Fields = {
    ...open,
    ...own,
    ...commonFields,
    ...(kind.deadline ? { deadline } : {}),
    ...(hasPrices ? priceFields : {}),
    ...(kind.payment === 'asked' ? askedFields : {}),
    ...(kind.payment === 'received' ? { paid: askedFields.paid, cash: askedFields.cash } : {}),
    ...(kind.law ? taxFields : {}),
  }
  const order = [undefined, 'Money', 'Payment', 'Parties', 'Dates and references', 'Delivery', 'Sheet']
  return Object.fromEntries(
    Object.entries(all).sort(([, one], [, other]) => order.indexOf(one.section) - order.indexOf(other.section)),
  )
}
