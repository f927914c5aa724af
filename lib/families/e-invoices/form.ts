import { offeredCurrencies } from '@/lib/base/region/offered-currencies'
import { choice, date, file, longText, number, percent, rows, text } from '@/lib/kits/fields/define'
import type { Fields, Values } from '@/lib/kits/fields/types'
import { sheetFields } from '@/lib/kits/generator/sheet-fields'
import {
  addressSchemes,
  countryNames,
  documentTypes,
  paymentCodes,
  vatCategories,
  zeroReasons,
} from '@/lib/subjects/e-invoice/offered'
import { profileNames } from '@/lib/subjects/e-invoice/profiles'

const isWriting = { field: 'task', is: 'write' } as const

const partyHelp =
  'Name, street, then post code and town. A line with an email address or a telephone number is taken as such.'

/** Shown while an invoice is written, and folded. */
const parties = {
  fromCountry: choice('Your country', {
    section: 'Parties',
    options: countryNames,
    initial: 'DE' as string,
    as: 'search',
    refines: true,
  }),
  fromId: text('Your VAT number', {
    section: 'Parties',
    initial: 'DE123456788',
    optional: true,
    maxLength: 60,
    refines: true,
  }),
  fromTaxNumber: text('Your tax number', {
    section: 'Parties',
    optional: true,
    maxLength: 60,
    help: 'Where you have no VAT number.',
    refines: true,
  }),
  fromRegistration: text('Your company number', { section: 'Parties', optional: true, maxLength: 60, refines: true }),
  contact: text('Contact at your business', {
    section: 'Parties',
    initial: 'Ana Weber',
    optional: true,
    maxLength: 100,
    refines: true,
  }),
  fromScheme: choice('Your electronic address is', {
    section: 'Parties',
    options: addressSchemes,
    initial: 'EM' as string,
    as: 'search',
    refines: true,
  }),
  fromEndpoint: text('Your electronic address', {
    section: 'Parties',
    optional: true,
    maxLength: 100,
    help: 'Left empty, the email address above is used.',
    refines: true,
  }),
  toCountry: choice('Country of the buyer', {
    section: 'Parties',
    options: countryNames,
    initial: 'DE' as string,
    as: 'search',
    refines: true,
  }),
  toId: text('VAT number of the buyer', { section: 'Parties', optional: true, maxLength: 60, refines: true }),
  toRegistration: text('Company number of the buyer', {
    section: 'Parties',
    optional: true,
    maxLength: 60,
    refines: true,
  }),
  toScheme: choice('Electronic address of the buyer is', {
    section: 'Parties',
    options: addressSchemes,
    initial: 'EM' as string,
    as: 'search',
    refines: true,
  }),
  toEndpoint: text('Electronic address of the buyer', {
    section: 'Parties',
    optional: true,
    maxLength: 100,
    help: 'Left empty, the email address above is used.',
    refines: true,
  }),
  logo: sheetFields.logo,
} as const

const references = {
  buyerReference: text('Buyer reference', {
    section: 'References and days',
    initial: '04011000-12345-03',
    optional: true,
    maxLength: 100,
    help: 'For German authorities the Leitweg-ID.',
    refines: true,
  }),
  reference: text('Order number of the buyer', {
    section: 'References and days',
    optional: true,
    maxLength: 100,
    refines: true,
  }),
  contract: text('Contract number', { section: 'References and days', optional: true, maxLength: 100, refines: true }),
  supplyDate: date('Day of delivery', {
    section: 'References and days',
    initial: '2026-11-20',
    optional: true,
    refines: true,
  }),
  periodStart: date('Period from', { section: 'References and days', optional: true, refines: true }),
  periodEnd: date('Period to', { section: 'References and days', optional: true, refines: true }),
  shipTo: longText('Ship to', {
    section: 'References and days',
    lines: 3,
    maxLength: 1000,
    optional: true,
    help: 'Where it is another address.',
    refines: true,
  }),
  shipCountry: choice('Country of delivery', {
    section: 'References and days',
    options: { '': 'That of the buyer', ...countryNames },
    initial: '' as string,
    as: 'search',
    refines: true,
  }),
  type: choice('Type of document', {
    section: 'References and days',
    options: documentTypes,
    initial: '380',
    as: 'menu',
    refines: true,
  }),
  original: text('Number of the invoice that it corrects', {
    section: 'References and days',
    optional: true,
    maxLength: 60,
    refines: true,
  }),
  originalDate: date('Date of the invoice that it corrects', {
    section: 'References and days',
    optional: true,
    max: { field: 'date' },
    refines: true,
  }),
} as const

const money = {
  currency: choice('Currency', {
    section: 'Money and VAT',
    options: offeredCurrencies,
    initial: 'EUR' as string,
    as: 'menu',
    refines: true,
  }),
  prices: choice('Prices are', {
    section: 'Money and VAT',
    options: { 'without tax': 'Without VAT', 'with tax': 'With VAT' },
    initial: 'without tax',
    help: 'An e-invoice holds prices without VAT.',
    refines: true,
  }),
  zero: choice('Lines at 0% are', {
    section: 'Money and VAT',
    options: zeroReasons,
    initial: 'Z',
    as: 'menu',
    refines: true,
  }),
  exemption: text('Why no VAT is charged', {
    section: 'Money and VAT',
    optional: true,
    maxLength: 300,
    placeholder: 'Exempt under article 132 of Directive 2006/112/EC',
    refines: true,
  }),
  exemptionCode: text('Code for why no VAT is charged', {
    section: 'Money and VAT',
    optional: true,
    maxLength: 40,
    placeholder: 'VATEX-EU-132',
    refines: true,
  }),
  adjustments: rows('Discounts and charges on the whole', {
    section: 'Money and VAT',
    row: 'entry',
    columns: {
      reason: text('What for', { optional: true, maxLength: 100 }),
      kind: choice('Kind', {
        options: {
          'discount-percent': 'Discount, %',
          'discount-amount': 'Discount, amount',
          'charge-percent': 'Charge, %',
          'charge-amount': 'Charge, amount',
        },
        initial: 'discount-percent',
        as: 'menu',
      }),
      size: number('Size', { min: 0, max: 1e12, decimals: 6 }),
    },
    initial: [],
    min: 0,
    max: 20,
    refines: true,
  }),
} as const

const payment = {
  deadline: date('Due date', {
    section: 'Payment',
    initial: '2026-12-23',
    optional: true,
    min: { field: 'date' },
    refines: true,
  }),
  terms: text('Payment terms', {
    section: 'Payment',
    optional: true,
    maxLength: 300,
    placeholder: '30 days net',
    refines: true,
  }),
  payCode: choice('Paid by', { section: 'Payment', options: paymentCodes, initial: '58', as: 'menu', refines: true }),
  iban: text('IBAN', {
    section: 'Payment',
    initial: 'DE02120300000000202051',
    optional: true,
    maxLength: 50,
    shownWhen: { field: 'payCode', is: ['58', '30'] },
    refines: true,
  }),
  bic: text('BIC', {
    section: 'Payment',
    optional: true,
    maxLength: 20,
    shownWhen: { field: 'payCode', is: ['58', '30'] },
    refines: true,
  }),
  accountName: text('Name of the account', {
    section: 'Payment',
    optional: true,
    maxLength: 100,
    shownWhen: { field: 'payCode', is: ['58', '30'] },
    refines: true,
  }),
  card: text('Last digits of the card', {
    section: 'Payment',
    optional: true,
    maxLength: 30,
    shownWhen: { field: 'payCode', is: ['48', '54', '55'] },
    refines: true,
  }),
  mandate: text('Reference of the mandate', {
    section: 'Payment',
    optional: true,
    maxLength: 60,
    shownWhen: { field: 'payCode', is: '59' },
    refines: true,
  }),
  creditor: text('Creditor identifier', {
    section: 'Payment',
    optional: true,
    maxLength: 60,
    shownWhen: { field: 'payCode', is: '59' },
    refines: true,
  }),
  debited: text('IBAN that is debited', {
    section: 'Payment',
    optional: true,
    maxLength: 50,
    shownWhen: { field: 'payCode', is: '59' },
    refines: true,
  }),
  remittance: text('Purpose of the payment', {
    section: 'Payment',
    optional: true,
    maxLength: 140,
    help: 'Left empty, the invoice number.',
    refines: true,
  }),
  paid: number('Already paid', { section: 'Payment', optional: true, min: 0, max: 1e12, refines: true }),
} as const

const sheet = {
  notes: longText('Notes', { section: 'Sheet', lines: 3, maxLength: 3000, optional: true, refines: true }),
  paper: sheetFields.paper,
  look: sheetFields.look,
  colour: sheetFields.colour,
} as const

const open = {
  profile: choice('Rules', { options: profileNames, initial: 'xrechnung' }),
  from: longText('From (your business)', {
    initial: 'Hafen Studio GmbH\nKaistraße 12\n20457 Hamburg\nrechnung@hafen-studio.example\n+49 40 1234567',
    lines: 5,
    maxLength: 1000,
    help: partyHelp,
  }),
  to: longText('Bill to', {
    initial: 'Erle & Fink AG\nMühlweg 7\n10115 Berlin\neinkauf@erle-fink.example',
    lines: 4,
    maxLength: 1000,
    help: partyHelp,
  }),
  number: text('Invoice number', { initial: 'RE-2026-0001', maxLength: 60 }),
  date: date('Invoice date', { initial: '2026-11-23' }),
  lines: rows('Lines', {
    row: 'line',
    columns: {
      description: text('Description', { maxLength: 500, placeholder: 'What you sell' }),
      quantity: number('Quantity', { initial: 1, min: 0, max: 1e9, decimals: 6 }),
      unit: text('Unit', { optional: true, maxLength: 20, placeholder: 'h, kg, C62' }),
      price: number('Unit price', { min: 0, max: 1e12, decimals: 6 }),
      discount: percent('Discount', { optional: true, min: 0, max: 1 }),
      tax: percent('VAT', { optional: true, min: 0, max: 1 }),
      category: choice('Category', { options: vatCategories, initial: 'auto', as: 'menu' }),
    },
    initial: [
      { description: 'Website design', quantity: 1, price: 2400, tax: 0.19 },
      { description: 'Photography', quantity: 6, unit: 'h', price: 85, discount: 0.05, tax: 0.19 },
      { description: 'Printed guide', quantity: 40, price: 4.5, tax: 0.07 },
    ],
    min: 1,
    max: 500,
  }),
} as const

type Shown<F extends Fields> = { [Name in keyof F]: F[Name] }

/** Fields that are for writing alone; those that hang on another choice hang on the task through it. */
function whenWriting<F extends Fields>(fields: F): Shown<F> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const own = field.shownWhen === undefined ? [] : [field.shownWhen].flat()
      return [name, { ...field, shownWhen: [isWriting, ...own] }]
    }),
  ) as unknown as Shown<F>
}

/** The form of an e-invoice: what to do, the file to show, or what to write. `kind` is the file that is opened. */
export function eInvoiceForm(kind: { label: string; accept: string; maxBytes: number; help: string }) {
  const { label, accept, maxBytes, help } = kind
  return {
    task: choice('What do you have?', {
      options: { write: 'An invoice to write', open: 'An e-invoice to read' },
      initial: 'write',
      as: 'buttons',
    }),
    file: file(label, { accept, maxBytes, optional: true, help, shownWhen: { field: 'task', is: 'open' } }),
    ...whenWriting({ ...open, ...money, ...payment, ...parties, ...references }),
    ...whenWriting({ notes: sheet.notes }),
    paper: sheet.paper,
    look: sheet.look,
    colour: sheet.colour,
  }
}

export type EInvoiceFields = ReturnType<typeof eInvoiceForm>
/** Fields that both pages have. */
export type EInvoiceField = Exclude<keyof EInvoiceFields & string, 'logo' | 'profile'>
export type EInvoiceEntries = Values<EInvoiceFields>

const {
  profile: _,
  logo: __,
  ...facturXFields
} = eInvoiceForm({
  label: 'PDF file',
  accept: '.pdf,application/pdf',
  maxBytes: 20_000_000,
  help: 'Factur-X or ZUGFeRD, up to 20 MB. It stays on this page.',
})

/** The form of a Factur-X invoice: its profile is EN 16931, and its PDF is set away from the page, which draws no logo. */
export const facturXForm = facturXFields
