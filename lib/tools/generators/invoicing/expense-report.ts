import {
  claimSheet,
  countedExpenses,
  countedJourneys,
  likelyTwice,
  safePicture,
  sumsBy,
  totalOf,
} from '@/lib/engines/expenses'
import { csvText } from '@/lib/base/format/csv-cell'
import { minorUnitDigits } from '@/lib/base/money/currency'
import { decimalText, toMinor } from '@/lib/base/money/minor-units'
import { currencyOfRegion, offeredCurrencies } from '@/lib/base/region/offered-currencies'
import { defineSectionedDocument } from '@/lib/families/sectioned-documents'
import type { Block, Value } from '@/lib/kits/document/types'
import { choice, date, file, longText, number, percent, problem, rows, text } from '@/lib/kits/generator'
import type { CountedExpense, CountedJourney, Expense, Journey } from '@/lib/subjects/expenses/claim'

const categories = {
  travel: 'Travel',
  lodging: 'Lodging',
  meals: 'Meals',
  supplies: 'Supplies',
  phone: 'Phone and internet',
  fees: 'Fees and training',
  guests: 'Guests',
  other: 'Other',
} as const

interface Claim {
  expenses: readonly (Expense & { category: keyof typeof categories; receipt?: string | undefined })[]
  journeys: readonly Journey[]
  currency: string
  advance?: number | undefined
}

/** In minor units; beyond it sums would no longer be exact. */
const largestTotal = 1e14

const saysSomething = ({ what, amount }: Pick<Expense, 'what' | 'amount'>) => what.trim() !== '' || amount > 0
const expensesOf = ({ expenses }: Claim) => expenses.filter(saysSomething)
const journeysOf = ({ journeys }: Claim) =>
  journeys.filter(({ route, distance }) => route.trim() !== '' || distance > 0)

interface Counted {
  expenses: CountedExpense[]
  journeys: CountedJourney[]
}

/** Everything in minor units; nothing where a rate is missing, which the report refuses before it comes here. */
function countedOf(claim: Claim): Counted {
  const counted = countedExpenses(expensesOf(claim), claim.currency)
  return {
    expenses: 'counted' in counted ? counted.counted : [],
    journeys: countedJourneys(journeysOf(claim), claim.currency),
  }
}

/** What the claimant has laid out, and what is left of it after the advance; below 0 it is to be given back. */
function payableOf(claim: Claim) {
  const { expenses, journeys } = countedOf(claim)
  const own = totalOf(expenses.filter(({ paidBy }) => paidBy === 'own')) + totalOf(journeys)
  const advance = toMinor(claim.advance ?? 0, minorUnitDigits(claim.currency)) ?? 0
  return { own, advance, left: own - advance, firm: totalOf(expenses.filter(({ paidBy }) => paidBy === 'firm')) }
}

function claimCsv(claim: Claim): string {
  const { expenses, journeys } = countedOf(claim)
  const inBase = (minor: number) => decimalText(minor, minorUnitDigits(claim.currency))
  const lines = [
    [
      'Date',
      'What',
      'Category',
      'Project',
      'Paid by',
      'Amount',
      'Currency',
      'Rate',
      `In ${claim.currency}`,
      'Tax in it',
    ],
    ...expenses.map((one) => [
      one.date,
      one.what,
      categories[one.category as keyof typeof categories],
      one.project ?? '',
      one.paidBy === 'own' ? 'Claimant' : 'Company',
      decimalText(one.paidMinor, minorUnitDigits(one.currency)),
      one.currency,
      one.currency === claim.currency ? '1' : String(one.rate),
      inBase(one.baseMinor),
      inBase(one.taxMinor),
    ]),
    ...journeys.map((one) => [
      one.date,
      one.route,
      'Mileage',
      one.project ?? '',
      'Claimant',
      String(one.distance),
      '',
      String(one.rate),
      inBase(one.baseMinor),
      '',
    ]),
  ]
  return csvText(lines)
}

function receiptBlocks(claim: Claim): Block[] {
  return expensesOf(claim).flatMap(({ receipt, what, date: day }, at): Block[] => {
    const picture = typeof receipt === 'string' && receipt !== '' ? safePicture(receipt) : undefined
    if (typeof picture !== 'string') return []
    const name = `Receipt ${at + 1}: ${what.trim() === '' ? day : what.trim()}`
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 170 215"><image href="${picture}" width="170" height="215" preserveAspectRatio="xMidYMin meet"/></svg>`
    return [
      { kind: 'page-break' },
      { kind: 'paragraph', text: [{ text: name, bold: true }] },
      { kind: 'image', svg, alt: name, width: 170 },
    ]
  })
}

export default defineSectionedDocument({
  document: 'Expense report',
  title: 'title',
  form: {
    title: text('What for', { initial: 'Trade fair in Lyon', maxLength: 200 }),
    from: longText('Claimed by', {
      initial: 'Priya Nair\nSales',
      lines: 2,
      maxLength: 500,
      help: 'The first line is the name.',
    }),
    currency: choice('Paid out in', {
      options: offeredCurrencies,
      initial: 'USD' as string,
      initialIn: currencyOfRegion,
      as: 'menu',
    }),
    expenses: rows('Expenses', {
      row: 'expense',
      columns: {
        date: date('Date', { initial: '2026-11-16' }),
        what: text('What', { maxLength: 300 }),
        category: choice('Category', { options: categories, initial: 'travel', as: 'menu' }),
        amount: number('Amount', { initial: 0, min: 0, max: 1e9, decimals: 4 }),
        currency: choice('Currency', { options: offeredCurrencies, initial: 'USD' as string, as: 'menu' }),
        rate: number('Rate', { optional: true, above: 0, max: 1e6 }),
        tax: percent('Tax in it', { optional: true, min: 0, max: 1 }),
        paidBy: choice('Paid by', { options: { own: 'Claimant', firm: 'Company' }, initial: 'own', as: 'menu' }),
        project: text('Project', { optional: true, maxLength: 100 }),
        receipt: file('Receipt', {
          optional: true,
          accept: 'image/png,image/jpeg,image/webp',
          maxBytes: 20_000_000,
          longestSide: 1400,
        }),
      },
      initial: [
        {
          date: '2026-11-16',
          what: 'Train to Lyon',
          category: 'travel',
          amount: 129.4,
          currency: 'EUR',
          rate: 1.0842,
          tax: 0.1,
        },
        {
          date: '2026-11-17',
          what: 'Hotel, two nights',
          category: 'lodging',
          amount: 286,
          currency: 'EUR',
          rate: 1.0842,
          tax: 0.1,
        },
        {
          date: '2026-11-17',
          what: 'Dinner with two customers',
          category: 'guests',
          amount: 94.5,
          currency: 'EUR',
          rate: 1.0842,
        },
        { date: '2026-11-18', what: 'Booth poster', category: 'supplies', amount: 48, currency: 'USD', paidBy: 'firm' },
      ],
      min: 0,
      max: 200,
      help: 'The rate says what one unit of the paid currency is in the one that you are paid in.',
    }),
    journeys: rows('Mileage', {
      section: 'Mileage and advance',
      row: 'journey',
      columns: {
        date: date('Date', { initial: '2026-11-16' }),
        route: text('From and to', { maxLength: 300 }),
        distance: number('Distance', { initial: 0, min: 0, max: 100_000, decimals: 2 }),
        rate: number('Rate', { initial: 0, min: 0, max: 10_000, decimals: 6 }),
        project: text('Project', { optional: true, maxLength: 100 }),
      },
      initial: [],
      min: 0,
      max: 200,
      help: 'The rate of your firm or tax office for each kilometre or mile.',
      refines: true,
    }),
    advance: number('Advance received', {
      section: 'Mileage and advance',
      optional: true,
      min: 0,
      max: 1e12,
      decimals: 4,
      refines: true,
    }),
    ratesFrom: text('Where the rates are from', {
      section: 'Mileage and advance',
      optional: true,
      maxLength: 200,
      placeholder: 'European Central Bank, 18 November 2026',
      refines: true,
    }),
    number: text('Number of the report', { section: 'Report', optional: true, maxLength: 60, refines: true }),
    day: date('Date of the report', { section: 'Report', initial: '2026-11-20', refines: true }),
    approver: text('Approved by', { section: 'Report', optional: true, maxLength: 100, refines: true }),
    payTo: text('Pay to', {
      section: 'Report',
      optional: true,
      maxLength: 200,
      placeholder: 'With the next salary, or an account',
      refines: true,
    }),
    notes: longText('Notes', { section: 'Report', optional: true, lines: 2, maxLength: 5000, refines: true }),
  },
  parties: [{ role: 'Claimed by', field: 'from' }],
  facts: ['number', 'day', 'payTo'],
  figures(values) {
    const { left } = payableOf(values)
    return [
      {
        label: left < 0 ? 'To be given back' : 'To be paid out',
        value: { kind: 'money', minor: Math.abs(left), currency: values.currency },
        strong: true,
      },
    ]
  },
  sections: [
    {
      heading: 'Expenses',
      parts: [
        {
          write(values, { show }) {
            const { expenses } = countedOf(values)
            if (expenses.length === 0) return []
            const hasRates = expenses.some(({ currency }) => currency !== values.currency)
            const hasTax = expenses.some(({ taxMinor }) => taxMinor > 0)
            const money = (minor: number, currency: string): Value => ({ kind: 'money', minor, currency })
            return [
              {
                kind: 'table',
                label: 'Expenses',
                columns: [
                  { label: 'No.', align: 'end', width: 1 },
                  { label: 'Date', width: 3 },
                  { label: 'What', width: 5 },
                  { label: 'Category', width: 3 },
                  ...(hasRates
                    ? [
                        { label: 'Paid', align: 'end' as const, width: 3 },
                        { label: 'Rate', align: 'end' as const, width: 2 },
                      ]
                    : []),
                  { label: `In ${values.currency}`, align: 'end', width: 3, sum: true },
                  ...(hasTax ? [{ label: 'Tax in it', align: 'end' as const, width: 3, sum: true }] : []),
                ],
                rows: expenses.map((one, at): Value[] => [
                  { kind: 'number', value: at + 1 },
                  { kind: 'date', value: one.date },
                  `${one.what.trim()}${one.paidBy === 'firm' ? ' (paid by the company)' : ''}`,
                  categories[one.category as keyof typeof categories],
                  ...(hasRates
                    ? [
                        money(one.paidMinor, one.currency),
                        one.currency === values.currency ? '' : show.number(one.rate ?? 1),
                      ]
                    : []),
                  money(one.baseMinor, values.currency),
                  ...(hasTax ? [money(one.taxMinor, values.currency)] : []),
                ]),
              },
            ]
          },
        },
      ],
    },
    {
      heading: 'Mileage',
      parts: [
        {
          write(values) {
            const { journeys } = countedOf(values)
            if (journeys.length === 0) return []
            return [
              {
                kind: 'table',
                label: 'Mileage',
                columns: [
                  { label: 'Date', width: 3 },
                  { label: 'From and to', width: 6 },
                  { label: 'Distance', align: 'end', width: 2, sum: true },
                  { label: 'Rate', align: 'end', width: 2 },
                  { label: `In ${values.currency}`, align: 'end', width: 3, sum: true },
                ],
                rows: journeys.map((one): Value[] => [
                  { kind: 'date', value: one.date },
                  one.route.trim(),
                  { kind: 'number', value: one.distance },
                  { kind: 'number', value: one.rate },
                  { kind: 'money', minor: one.baseMinor, currency: values.currency },
                ]),
              },
            ]
          },
        },
      ],
    },
    {
      heading: 'Sums',
      parts: [
        {
          write(values) {
            const { expenses, journeys } = countedOf(values)
            if (expenses.length + journeys.length === 0) return []
            const { own, advance, left, firm } = payableOf(values)
            const base = (minor: number): Value => ({ kind: 'money', minor, currency: values.currency })
            const paid = sumsBy(
              expenses,
              ({ currency }) => currency,
              ({ paidMinor }) => paidMinor,
            )
            const byCategory = sumsBy(
              [
                ...expenses.map(({ category, baseMinor }) => ({
                  name: categories[category as keyof typeof categories],
                  baseMinor,
                })),
                ...journeys.map(({ baseMinor }) => ({ name: 'Mileage', baseMinor })),
              ],
              ({ name }) => name,
              ({ baseMinor }) => baseMinor,
            )
            const withProject = [...expenses, ...journeys].filter(({ project = '' }) => project.trim() !== '')
            const byProject = sumsBy(
              withProject,
              ({ project = '' }) => project.trim(),
              ({ baseMinor }) => baseMinor,
            )
            const table = (label: string, of: readonly { name: string; minor: number }[]): Block => ({
              kind: 'table',
              label,
              columns: [{ label }, { label: `In ${values.currency}`, align: 'end', sum: true }],
              rows: of.map(({ name, minor }) => [name, base(minor)]),
            })
            return [
              table('Category', byCategory),
              ...(byProject.length > 0 ? [table('Project', byProject)] : []),
              ...(paid.some(({ name }) => name !== values.currency)
                ? [
                    {
                      kind: 'table' as const,
                      label: 'Paid in',
                      columns: [{ label: 'Paid in' }, { label: 'Sum', align: 'end' as const }],
                      rows: paid.map(({ name, minor }): Value[] => [name, { kind: 'money', minor, currency: name }]),
                    },
                  ]
                : []),
              {
                kind: 'facts',
                align: 'end',
                facts: [
                  { label: 'Laid out by the claimant', value: base(own) },
                  ...(firm > 0 ? [{ label: 'Paid by the company', value: base(firm) }] : []),
                  ...(advance > 0 ? [{ label: 'Advance received', value: base(advance) }] : []),
                  {
                    label: left < 0 ? 'To be given back' : 'To be paid out',
                    value: base(Math.abs(left)),
                    strong: true,
                  },
                ],
              },
            ]
          },
        },
        {
          write: ({ ratesFrom = '' }) =>
            ratesFrom.trim() === '' ? [] : [{ kind: 'paragraph', text: `Rates: ${ratesFrom.trim()}`, quiet: true }],
        },
      ],
    },
    { heading: 'Notes', parts: [{ text: 'notes' }] },
    {
      heading: 'Signatures',
      parts: [
        {
          write({ from, approver = '' }) {
            const name = from.split('\n')[0]?.trim() ?? ''
            return [
              {
                kind: 'signature',
                signers: [
                  { role: 'Claimed by', ...(name === '' ? {} : { name }) },
                  { role: 'Approved by', ...(approver.trim() === '' ? {} : { name: approver.trim() }) },
                ],
              },
            ]
          },
        },
        { write: (values) => receiptBlocks(values) },
      ],
    },
  ],
  refuses(values) {
    const counted = countedExpenses(expensesOf(values), values.currency)
    if ('withoutRate' in counted) {
      const line = expensesOf(values)[counted.withoutRate]
      return problem(
        'expenses',
        `must have a rate in line ${counted.withoutRate + 1}: what one ${line?.currency} is in ${values.currency}`,
      )
    }
    const { expenses, journeys } = countedOf(values)
    if (totalOf(expenses) + totalOf(journeys) > largestTotal)
      return problem('expenses', 'must come to a sum that fits on a sheet: look at the rates')
    const broken = expensesOf(values).findIndex(
      ({ receipt }) => typeof receipt === 'string' && receipt !== '' && typeof safePicture(receipt) !== 'string',
    )
    return broken >= 0 ? problem('expenses', `must have a picture as the receipt of line ${broken + 1}`) : undefined
  },
  warns(values) {
    const expenses = expensesOf(values)
    const { advance, left } = payableOf(values)
    const without = expenses.filter(({ receipt }) => typeof receipt !== 'string' || receipt === '').length
    const late = expenses.findIndex(({ date: day }) => day > values.day)
    return [
      ...likelyTwice(expenses).map(([one, other]) => ({
        is: 'fair' as const,
        says: `Lines ${one + 1} and ${other + 1} have the same day and amount. Was it entered twice?`,
      })),
      ...(late >= 0 ? [{ is: 'fair' as const, says: `Line ${late + 1} is after the date of the report.` }] : []),
      ...(expenses.length > 0 && without > 0
        ? [{ is: 'plain' as const, says: `${without} of ${expenses.length} expenses have no receipt here.` }]
        : []),
      ...(advance > 0 && left < 0
        ? [{ is: 'fair' as const, says: 'The advance was more than the expenses: the rest is given back.' }]
        : []),
    ]
  },
  files: {
    csv: {
      label: 'CSV',
      type: 'text/csv;charset=utf-8',
      extension: 'csv',
      make: (values) => claimCsv(values as unknown as Claim),
    },
    xlsx: {
      label: 'Excel with formulas',
      type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      extension: 'xlsx',
      slow: true,
      async make(values) {
        const { workbookXlsx } = await import('@/lib/engines/workbook')
        return workbookXlsx({
          title: 'Expense report',
          sheets: [
            {
              name: 'Expenses',
              widths: [12, 34, 18, 12, 10, 12, 14],
              frozenRows: 1,
              rows: claimSheet(
                countedOf(values as unknown as Claim),
                String(values.currency),
                (category) => categories[category as keyof typeof categories],
              ),
            },
          ],
        })
      },
    },
  },
  records: { kind: 'other', business: { logo: 'logo' }, date: 'day' },
  makes: 'An expense report with amounts converted and added up in whole cents, mileage, and a page for each receipt.',
  limits: [
    'Rates are typed, none is fetched. Write down where they are from, as your tax office may ask.',
    'Tax is taken out of the price at the rate that you enter. Whether it may be reclaimed is a question of your country’s law and of the receipt.',
    'Allowances for meals without receipts are not worked out.',
    'At most 200 expenses and 200 journeys. Photographs are made smaller, to 1,400 pixels on the longer side.',
  ],
  sources: [
    {
      title: 'ISO 4217: currency codes and minor units',
      href: 'https://www.six-group.com/en/products-services/financial-information/market-reference-data/data-standards.html',
    },
    {
      title: 'RFC 4180: Common format for comma-separated values files',
      href: 'https://www.rfc-editor.org/rfc/rfc4180',
    },
  ],
  examples: [
    {
      name: 'A trade fair abroad',
      given: {},
      expect: {
        text: [
          'Train to Lyon\tTravel\t€129.40\t1.0842\t$140.30\t$12.75',
          'Total\t\t\t\t\t\t$600.84\t$40.94',
          'EUR\t€509.90',
          'To be paid out: $552.84',
        ],
      },
    },
    {
      name: 'A day of driving, with an advance',
      given: {
        title: 'Visits in the north',
        currency: 'GBP',
        expenses: [
          { date: '2026-11-16', what: 'Bridge toll', category: 'travel', amount: 2.7, currency: 'GBP', paidBy: 'own' },
        ],
        journeys: [{ date: '2026-11-16', route: 'Leeds, Hull and back', distance: 122.5, rate: 0.45 }],
        advance: 100,
      },
      expect: { text: ['Leeds, Hull and back\t122.5\t0.45\t£55.13', 'To be given back: £42.17'] },
    },
  ],
})
