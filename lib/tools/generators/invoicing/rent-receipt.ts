import { csvCell } from '@/lib/base/format/csv-cell'
import { amountInWords, wordStyles } from '@/lib/base/money/in-words'
import { fromMinor, toMinor } from '@/lib/base/money/minor-units'
import { amountWords } from '@/lib/families/letters-contracts/amounts'
import { choice, date, defineGenerator, integer, longText, money, problem, text, toggle } from '@/lib/kits/generator'
import type { Block, Fact } from '@/lib/kits/document/types'
import type { GeneratorContext } from '@/lib/kits/generator/types'
import { indianReceipts } from '@/lib/subjects/tenancy/indian-receipts'
import { rentPeriods, type RentPeriod } from '@/lib/subjects/tenancy/rent-periods'

type Payment = 'cash' | 'transfer' | 'cheque' | 'card'
const payments: Readonly<Record<Payment, string>> = {
  cash: 'Cash',
  transfer: 'Bank transfer',
  cheque: 'Cheque',
  card: 'Card',
}

interface Receipts {
  landlord: string
  tenant: string
  premises: string
  rent: number
  charges: number | undefined
  received: number | undefined
  firstDay: string
  count: number
  every: 'month' | 'week' | 'fourWeeks'
  payment: Payment
  paidOn: 'first' | 'last' | 'none'
  serial: string
  words: keyof typeof wordStyles | 'none'
  landlordAddress: string | undefined
  landlordTaxNumber: string | undefined
  stamp: boolean
  each: 'one' | 'two'
  paper: 'a4' | 'letter'
}

const perSheet = { one: 1, two: 2 } as const

/** RENT-007 after RENT-006: the number at the end counts on and keeps its zeros. */
function serialAt(first: string, at: number): string {
  const [, head = first, digits] = /^(.*?)(\d{1,15})$/s.exec(first) ?? []
  return digits === undefined ? `${first}${at + 1}` : head + String(Number(digits) + at).padStart(digits.length, '0')
}

interface Sums {
  due: number
  received: number
}

/** Whole minor units of one receipt. */
function sumsOf({ rent, charges, received }: Receipts, { minorDigits }: Pick<GeneratorContext, 'minorDigits'>): Sums {
  const due = (toMinor(rent, minorDigits) ?? 0) + (toMinor(charges ?? 0, minorDigits) ?? 0)
  return { due, received: received === undefined ? due : (toMinor(received, minorDigits) ?? due) }
}

function inWords(minor: number, values: Receipts, { currency }: Pick<GeneratorContext, 'currency'>): string {
  const words = values.words === 'none' ? undefined : amountInWords(minor, currency, wordStyles[values.words])
  return words ? ` (${words})` : ''
}

function receiptBlocks(values: Receipts, period: RentPeriod, at: number, context: GeneratorContext): Block[] {
  const { show, minorDigits } = context
  const { due, received } = sumsOf(values, context)
  const amount = (minor: number) => show.money(fromMinor(minor, minorDigits))
  const paidOn = { first: period.from, last: period.to, none: undefined }[values.paidOn]
  const fact = (label: string, value: string | undefined): Fact[] => (value ? [{ label, value }] : [])
  return [
    { kind: 'heading', level: 1, text: 'Rent receipt' },
    {
      kind: 'facts',
      facts: [
        { label: 'Number', value: serialAt(values.serial, at) },
        { label: 'For', value: `${show.date(period.from)} to ${show.date(period.to)}` },
        ...fact('Paid on', paidOn && show.date(paidOn)),
        { label: 'Paid by', value: payments[values.payment] },
      ],
    },
    {
      kind: 'paragraph',
      text: [
        `${values.landlord || 'The landlord'} has received from ${values.tenant || 'the tenant'} `,
        { text: `${amount(received)}${inWords(received, values, context)}`, bold: true },
        ` for ${values.premises || 'the rented rooms'}.`,
      ],
    },
    {
      kind: 'facts',
      align: 'end',
      facts: [
        { label: 'Rent', value: amount(toMinor(values.rent, minorDigits) ?? 0) },
        ...(values.charges ? [{ label: 'Charges', value: amount(toMinor(values.charges, minorDigits) ?? 0) }] : []),
        { label: 'Due', value: amount(due) },
        { label: 'Received', value: amount(received), strong: true },
        ...(received < due ? [{ label: 'Still owed', value: amount(due - received) }] : []),
      ],
    },
    ...(values.landlordTaxNumber
      ? [{ kind: 'paragraph' as const, text: `Tax number of the landlord: ${values.landlordTaxNumber}` }]
      : []),
    ...(values.landlordAddress
      ? [
          {
            kind: 'paragraph' as const,
            text: `Landlord’s address: ${values.landlordAddress.replaceAll(/\s*\n\s*/g, ', ')}`,
          },
        ]
      : []),
    ...(values.stamp ? [{ kind: 'paragraph' as const, text: '☐ Revenue stamp' }] : []),
    {
      kind: 'signature',
      signers: [{ role: 'Landlord', ...(values.landlord ? { name: values.landlord } : {}) }],
    },
  ]
}

function indianNotices(values: Receipts, sums: Sums, context: GeneratorContext) {
  if (context.region !== 'in') return []
  const { panAbove, stampAbove, stamp } = indianReceipts
  const { show, minorDigits } = context
  const received = fromMinor(sums.received, minorDigits)
  const yearly = values.rent * { month: 12, week: 52, fourWeeks: 13 }[values.every]
  return [
    ...(yearly > panAbove && !values.landlordTaxNumber
      ? [
          {
            is: 'fair' as const,
            says: `Rent above ${show.money(panAbove, 0)} a year: whoever claims house rent allowance gives the landlord’s PAN to the employer.`,
          },
        ]
      : []),
    ...(received > stampAbove && values.payment === 'cash' && !values.stamp
      ? [
          {
            is: 'fair' as const,
            says: `A receipt for more than ${show.money(stampAbove, 0)} in cash needs a revenue stamp of ${show.money(stamp, 0)}.`,
          },
        ]
      : []),
  ]
}

export default defineGenerator({
  form: {
    landlord: text('Landlord', { initial: 'Ines Falk', as: 'name' }),
    tenant: text('Tenant', { initial: 'Ana Reyes', as: 'name' }),
    premises: text('Rented', { initial: 'the flat at 18 Vicar Lane, Leeds', maxLength: 300 }),
    rent: money('Rent', { initial: 950, above: 0 }),
    firstDay: date('First day', { initial: '2027-01-01' }),

    every: choice('Paid', {
      options: { month: 'Each month', week: 'Each week', fourWeeks: 'Every four weeks' },
      initial: 'month',
      refines: true,
      section: 'Periods',
    }),
    count: integer('Receipts', { initial: 12, min: 1, max: 60, refines: true, section: 'Periods' }),
    charges: money('Charges', {
      optional: true,
      help: 'Heating, water or service charges on top of the rent.',
      refines: true,
      section: 'Payment',
    }),
    received: money('Received', {
      optional: true,
      above: 0,
      help: 'Only where it is less than what was due.',
      refines: true,
      section: 'Payment',
    }),
    payment: choice('Paid by', { options: payments, initial: 'transfer', refines: true, section: 'Payment' }),
    paidOn: choice('Day of payment', {
      options: { first: 'First day', last: 'Last day', none: 'Not stated' },
      initial: 'first',
      refines: true,
      section: 'Payment',
    }),
    words: amountWords('Payment'),
    serial: text('First number', { initial: 'RENT-001', maxLength: 40, refines: true, section: 'The receipts' }),
    landlordAddress: longText('Landlord’s address', {
      optional: true,
      lines: 3,
      maxLength: 500,
      refines: true,
      section: 'The receipts',
    }),
    landlordTaxNumber: text('Landlord’s tax number', {
      optional: true,
      help: 'The PAN in India.',
      refines: true,
      section: 'The receipts',
    }),
    stamp: toggle('Box for a revenue stamp', { refines: true, section: 'The receipts' }),
    each: choice('Receipts on a sheet', {
      options: { one: 'One', two: 'Two' },
      initial: 'two',
      refines: true,
      section: 'The receipts',
    }),
    paper: choice('Paper', {
      options: { a4: 'A4', letter: 'US Letter' },
      initial: 'a4',
      initialIn: { us: 'letter', ca: 'letter' },
      refines: true,
      section: 'The receipts',
    }),
  },

  build(values, context) {
    const sums = sumsOf(values, context)
    if (sums.received > sums.due) return problem('received', 'must not be more than rent and charges')
    const periods = rentPeriods(values.firstDay, values.every, values.count)
    if (!periods) return problem('firstDay', 'must leave room for all periods before the year 10000')
    const onSheet = perSheet[values.each]
    return {
      title: `Rent receipts ${values.tenant}`.trim(),
      sheet: values.paper,
      language: 'en',
      blocks: periods.flatMap((period, at): Block[] => [
        ...(at === 0 ? [] : [{ kind: at % onSheet === 0 ? ('page-break' as const) : ('rule' as const) }]),
        ...receiptBlocks(values, period, at, context),
      ]),
      notices: indianNotices(values, sums, context),
    }
  },
  files: {
    ledger: {
      label: 'CSV',
      type: 'text/csv',
      extension: 'csv',
      make(values, context) {
        const { due, received } = sumsOf(values, context)
        const figure = (minor: number) => fromMinor(minor, context.minorDigits).toFixed(context.minorDigits)
        const periods = rentPeriods(values.firstDay, values.every, values.count) ?? []
        return [
          'number,from,to,due,received,owed',
          ...periods.map(({ from, to }, at) =>
            [
              csvCell(serialAt(values.serial, at)),
              from,
              to,
              figure(due),
              figure(received),
              figure(due - received),
            ].join(','),
          ),
          '',
        ].join('\r\n')
      },
    },
  },

  records: {
    kind: 'receipt',
    besides: true,
    business: { name: 'landlord', address: 'landlordAddress', taxId: 'landlordTaxNumber' },
    client: { name: 'tenant' },
    date: 'firstDay',
  },
  makes: 'Rent receipts for a year in one go, numbered, with amounts in figures and words and a ledger as CSV.',
  limits: [
    'A receipt proves that money was received. It is no lease, and no tax document in most countries.',
    'Every receipt has the same rent, charges and part payment. Where a month differs, make it by itself.',
    'Words are English, in thousands and millions or in lakhs and crores.',
    'For India the stamp of one rupee and the limit for the landlord’s PAN are pointed out; other countries’ rules are not known here.',
  ],
  sources: [
    { title: 'ISO 8601-1:2019, calendar days and months', href: 'https://www.iso.org/standard/70907.html' },
    {
      title: 'Circular 8/2013 of the Central Board of Direct Taxes on the landlord’s PAN, as CiteHR reports it',
      href: 'https://www.citehr.com/amp.php?t=473455',
    },
    {
      title: 'Vakilsaheb: the one-rupee stamp under the Indian Stamp Act 1899',
      href: 'https://vakilsaheb.org/the-one-rupee-stamp-is-required-to-be-affixed-on-any-receipt-the-amount-or-value-of-which-exceeds-rs-5000',
    },
    {
      title: 'Unicode CLDR: English names of currencies',
      href: 'https://github.com/unicode-org/cldr-json/blob/main/cldr-json/cldr-numbers-full/main/en/currencies.json',
    },
  ],

  examples: [
    {
      name: 'A year in Leeds',
      given: { rent: 950, charges: 45.5, firstDay: '2027-01-01', count: 12 },
      expect: {
        text: [
          'has received from Ana Reyes $995.50 (nine hundred ninety-five dollars and fifty cents)',
          'RENT-012',
          'Dec 1, 2027 to Dec 31, 2027',
        ],
      },
    },
    {
      name: 'A part payment',
      given: { rent: 950, received: 600, count: 1, payment: 'cash' },
      expect: { text: ['Received: $600.00', 'Still owed: $350.00'] },
    },
  ],
})
