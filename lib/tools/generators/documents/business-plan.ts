import { csvText } from '@/lib/base/format/csv-cell'
import { fromMinor, toMinor } from '@/lib/base/money/minor-units'
import { defineSectionedDocument } from '@/lib/families/sectioned-documents'
import { choice, date, integer, longText, money, percent, problem, rows, text } from '@/lib/kits/generator'
import type { Block, Notice, Value } from '@/lib/kits/document/types'
import type { GeneratorContext } from '@/lib/kits/generator/types'
import { forecast, type ForecastYear, type Years } from '@/lib/subjects/planning/forecast'

const years = 3
const mostMoney = 1e10
/** A hundred of them are counted exactly in the smallest coins there are. */
const largestMarket = 1e10

interface YearRow {
  first: number
  second: number
  third: number
}
interface Plan {
  revenue: readonly ({ stream: string } & YearRow)[]
  costs: readonly ({ cost: string; kind: 'direct' | 'running' } & YearRow)[]
  firstYear?: number | undefined
  taxRate: number
  ownMoney: number
  loan: number
  loanRate: number
  loanYears: number
  equipment: number
  lifetime: number
}
type Money = Pick<GeneratorContext, 'minorDigits' | 'currency'>

const minorOf = (amount: number, { minorDigits }: Money) => toMinor(amount, minorDigits) ?? 0
const yearsOf = ({ first, second, third }: YearRow, money: Money): Years =>
  [first, second, third].map((amount) => minorOf(amount, money))
const hasFigure = ({ first, second, third }: YearRow) => first !== 0 || second !== 0 || third !== 0

function rowsOf({ revenue, costs }: Plan) {
  const isUsed = (name: string, row: YearRow) => name.trim() !== '' || hasFigure(row)
  const used = costs.filter((row) => isUsed(row.cost, row))
  return {
    revenue: revenue.filter((row) => isUsed(row.stream, row)),
    direct: used.filter(({ kind }) => kind === 'direct'),
    running: used.filter(({ kind }) => kind === 'running'),
  }
}

function forecastOf(plan: Plan, money: Money): ForecastYear[] {
  const { revenue, direct, running } = rowsOf(plan)
  return forecast({
    revenue: revenue.map((row) => yearsOf(row, money)),
    directCosts: direct.map((row) => yearsOf(row, money)),
    runningCosts: running.map((row) => yearsOf(row, money)),
    years,
    equipment: minorOf(plan.equipment, money),
    lifetime: plan.lifetime,
    ownMoney: minorOf(plan.ownMoney, money),
    loan: minorOf(plan.loan, money),
    loanRate: plan.loanRate,
    loanYears: plan.loanYears,
    taxRate: plan.taxRate,
  })
}

const yearNames = ({ firstYear }: Plan) =>
  Array.from({ length: years }, (_, at) => (firstYear === undefined ? `Year ${at + 1}` : String(firstYear + at)))

/** A line of a statement: its name and one amount for each year. */
type Line = readonly [name: string, amounts: Years]

/** The three statements, line by line; lines of nothing but zeros that no one asked for are left out. */
function statements(plan: Plan, money: Money): Readonly<Record<'profit' | 'cash' | 'balance', readonly Line[]>> {
  const made = forecastOf(plan, money)
  const { revenue, direct, running } = rowsOf(plan)
  const line = (name: string, figure: (year: ForecastYear) => number): Line => [name, made.map(figure)]
  const used = (one: Line) => (one[1].some((amount) => amount !== 0) ? [one] : [])
  return {
    profit: [
      ...revenue.map((row): Line => [row.stream.trim() || 'Sales', yearsOf(row, money)]),
      line('Revenue', (year) => year.revenue),
      ...direct.map((row): Line => [row.cost.trim() || 'Direct costs', yearsOf(row, money).map((amount) => -amount)]),
      line('Gross profit', (year) => year.grossProfit),
      ...running.map((row): Line => [row.cost.trim() || 'Running costs', yearsOf(row, money).map((amount) => -amount)]),
      ...used(line('Depreciation', (year) => -year.depreciation)),
      line('Operating profit', (year) => year.operatingProfit),
      ...used(line('Interest', (year) => -year.interest)),
      ...(made.some(({ interest, tax }) => interest !== 0 || tax !== 0)
        ? [line('Profit before tax', (year) => year.profitBeforeTax)]
        : []),
      ...used(line('Tax on profit', (year) => -year.tax)),
      line('Profit after tax', (year) => year.profit),
    ],
    cash: [
      line('Cash at the start', (year) => year.openingCash),
      ...used(['Own money', made.map((year, at) => (at === 0 ? year.ownMoney : 0))]),
      ...used(['Loan', made.map((_, at) => (at === 0 ? minorOf(plan.loan, money) : 0))]),
      ...used(line('Equipment', (year) => -year.invested)),
      line('Profit after tax', (year) => year.profit),
      ...used(line('Depreciation, not paid', (year) => year.depreciation)),
      ...used(line('Loan paid back', (year) => -year.repaid)),
      line('Cash at the end', (year) => year.closingCash),
    ],
    balance: [
      ...used(line('Equipment', (year) => year.equipment)),
      line('Cash', (year) => year.closingCash),
      line('Assets', (year) => year.equipment + year.closingCash),
      ...used(line('Loan', (year) => year.owed)),
      ...used(line('Own money', (year) => year.ownMoney)),
      line('Profit kept', (year) => year.retained),
      line('Loan and equity', (year) => year.owed + year.ownMoney + year.retained),
    ],
  }
}

/** Lines that the ones above them lead to. */
const sums = [
  'Revenue',
  'Gross profit',
  'Operating profit',
  'Profit after tax',
  'Cash at the end',
  'Assets',
  'Loan and equity',
]

function statementTable(label: string, lines: readonly Line[], plan: Plan, { currency }: Money): Block {
  return {
    kind: 'table',
    label,
    columns: [
      { label: currency, width: 5 },
      ...yearNames(plan).map((name) => ({ label: name, width: 3, align: 'end' as const })),
    ],
    rows: lines.map(([name, amounts]) => [
      name,
      ...amounts.map((minor): Value => ({ kind: 'money', minor, currency })),
    ]),
    strong: lines.flatMap(([name], at) => (sums.includes(name) ? [at] : [])),
  }
}

const hasFigures = (plan: Plan) => {
  const { revenue, direct, running } = rowsOf(plan)
  return revenue.length + direct.length + running.length > 0 || plan.ownMoney + plan.loan + plan.equipment > 0
}

const yearColumns = {
  first: money('Year 1', { initial: 0, max: mostMoney }),
  second: money('Year 2', { initial: 0, max: mostMoney }),
  third: money('Year 3', { initial: 0, max: mostMoney }),
} as const

export default defineSectionedDocument({
  document: 'Business plan',
  title: 'company',
  long: true,
  form: {
    company: text('Business', { initial: 'Juniper Row Coffee', maxLength: 200 }),
    summary: longText('Summary', {
      initial:
        'Juniper Row will roast and serve coffee in the former post office on Juniper Row, from March. No café within ten minutes opens before nine, while about 1,400 people walk past to the morning trains.\n\nThe founders work behind the counter themselves. The plan earns its costs from the first year on.',
      lines: 6,
      maxLength: 20_000,
      help: 'Written last, read first: what you sell, to whom, why now, what it earns, what you ask for.',
    }),
    offer: longText('Products and services', {
      initial:
        'Coffee and breakfast to take away from half past six, a counter with twelve seats, and beans by the bag.\n\n- Coffee: four drinks, all at one price\n- Breakfast: delivered by the bakery across the street\n- Beans: two roasts a month',
      lines: 6,
      maxLength: 20_000,
      help: 'What a customer gets and pays, and what they do today instead.',
    }),
    revenue: rows('Sales', {
      row: 'line',
      columns: { stream: text('What is sold', { maxLength: 150 }), ...yearColumns },
      initial: [
        { stream: 'Drinks', first: 96_000, second: 118_000, third: 126_000 },
        { stream: 'Breakfast', first: 31_000, second: 40_000, third: 44_000 },
        { stream: 'Beans', first: 6_500, second: 12_000, third: 18_000 },
      ],
      min: 0,
      max: 40,
      help: 'Without sales tax. Customers a day × days × what each spends is easier to defend than a round sum.',
    }),
    costs: rows('Costs', {
      row: 'line',
      columns: {
        cost: text('What is paid', { maxLength: 150 }),
        kind: choice('Kind', {
          options: { direct: 'Grows with sales', running: 'Runs anyway' },
          initial: 'running',
          as: 'menu',
        }),
        ...yearColumns,
      },
      initial: [
        { cost: 'Coffee, milk, cups', kind: 'direct', first: 27_000, second: 33_500, third: 36_500 },
        { cost: 'Bakery', kind: 'direct', first: 17_000, second: 22_000, third: 24_000 },
        { cost: 'Staff', kind: 'running', first: 52_000, second: 61_000, third: 63_000 },
        { cost: 'Rent and energy', kind: 'running', first: 24_000, second: 24_600, third: 25_200 },
        { cost: 'Everything else', kind: 'running', first: 9_000, second: 8_000, third: 8_500 },
      ],
      min: 0,
      max: 80,
      help: 'Include what you pay yourselves.',
    }),

    market: longText('Market', {
      section: 'Sections',
      optional: true,
      lines: 4,
      maxLength: 20_000,
      help: 'Who buys, how many there are, how you know.',
      refines: true,
    }),
    segments: rows('Size of the market', {
      section: 'Sections',
      row: 'group',
      columns: {
        group: text('Customers', { maxLength: 150 }),
        count: integer('How many', { initial: 0, min: 0, max: 10_000_000_000 }),
        spend: money('Spend a year, each', { initial: 0, max: 1e6 }),
        share: percent('Share you aim at', { initial: 0, max: 1 }),
      },
      initial: [],
      min: 0,
      max: 20,
      refines: true,
    }),
    competition: longText('Competition', {
      section: 'Sections',
      optional: true,
      lines: 4,
      maxLength: 20_000,
      help: 'By name. What do they do better, and what will make somebody change?',
      refines: true,
    }),
    selling: longText('Marketing and sales', {
      section: 'Sections',
      optional: true,
      lines: 4,
      maxLength: 20_000,
      help: 'How the first hundred customers hear of you, and what one of them costs.',
      refines: true,
    }),
    operations: longText('Operations', {
      section: 'Sections',
      optional: true,
      lines: 4,
      maxLength: 20_000,
      help: 'Place, suppliers, permits, equipment: what has to work on a normal day.',
      refines: true,
    }),
    team: rows('Team', {
      section: 'Sections',
      row: 'person',
      columns: {
        name: text('Name', { maxLength: 100 }),
        role: text('Role', { optional: true, maxLength: 150 }),
        experience: text('Experience', { optional: true, maxLength: 300 }),
      },
      initial: [],
      min: 0,
      max: 40,
      refines: true,
    }),
    milestones: rows('Milestones', {
      section: 'Sections',
      row: 'milestone',
      columns: { what: text('What', { maxLength: 300 }), by: date('By', { optional: true }) },
      initial: [],
      min: 0,
      max: 40,
      refines: true,
    }),
    risks: rows('Risks', {
      section: 'Sections',
      row: 'risk',
      columns: {
        risk: text('What may happen', { maxLength: 300 }),
        answer: text('What you will do then', { optional: true, maxLength: 300 }),
      },
      initial: [],
      min: 0,
      max: 40,
      refines: true,
    }),
    request: longText('What you ask for', {
      section: 'Sections',
      optional: true,
      lines: 3,
      maxLength: 10_000,
      help: 'How much, for what, when it is paid back, and what secures it.',
      refines: true,
    }),

    firstYear: integer('First year', {
      section: 'Money',
      optional: true,
      min: 1900,
      max: 2200,
      help: 'Columns are then called by their years.',
      refines: true,
    }),
    ownMoney: money('Own money at the start', { section: 'Money', initial: 0, max: mostMoney, refines: true }),
    loan: money('Loan at the start', { section: 'Money', initial: 0, max: mostMoney, refines: true }),
    loanRate: percent('Interest a year', {
      section: 'Money',
      initial: 0,
      max: 1,
      slider: { to: 0.2, step: 0.0025 },
      refines: true,
    }),
    loanYears: integer('Paid back over', {
      section: 'Money',
      initial: 5,
      min: 1,
      max: 40,
      unit: 'years',
      refines: true,
    }),
    equipment: money('Equipment bought at the start', { section: 'Money', initial: 0, max: mostMoney, refines: true }),
    lifetime: integer('It is used for', {
      section: 'Money',
      initial: 5,
      min: 1,
      max: 40,
      unit: 'years',
      refines: true,
    }),
    taxRate: percent('Tax on profit', {
      section: 'Money',
      initial: 0,
      max: 1,
      slider: { to: 0.4, step: 0.005 },
      help: 'Of the profit of a year. 0 where the owners are taxed and not the business.',
      refines: true,
    }),

    author: text('Written by', { section: 'Sheet', optional: true, maxLength: 200, refines: true }),
    day: date('Date', { section: 'Sheet', optional: true, refines: true }),
  },
  facts: ['author', 'day'],
  sections: [
    { heading: 'Summary', parts: [{ text: 'summary' }] },
    { heading: 'Products and services', parts: [{ text: 'offer' }] },
    {
      heading: 'Market',
      parts: [
        { text: 'market' },
        {
          write({ segments }, context) {
            const groups = segments.filter(({ group, count, spend }) => group.trim() !== '' || count > 0 || spend > 0)
            if (groups.length === 0) return []
            const { currency } = context
            const sized = groups.map(({ group, count, spend, share }) => {
              const size = count * minorOf(spend, context)
              return {
                group: group.trim(),
                count,
                spend: minorOf(spend, context),
                share,
                size,
                aim: Math.round(size * share),
              }
            })
            const amount = (minor: number): Value => ({ kind: 'money', minor, currency })
            return [
              {
                kind: 'table',
                label: 'Size of the market',
                columns: [
                  { label: 'Customers', width: 4 },
                  { label: 'How many', width: 2, align: 'end' },
                  { label: 'Each a year', width: 2, align: 'end' },
                  { label: 'Market a year', width: 3, align: 'end', sum: true },
                  { label: 'Share', width: 2, align: 'end' },
                  { label: 'Aim', width: 3, align: 'end', sum: true },
                ],
                rows: sized.map(({ group, count, spend, share, size, aim }) => [
                  group,
                  { kind: 'number', value: count },
                  amount(spend),
                  amount(size),
                  { kind: 'percent', value: share },
                  amount(aim),
                ]),
              },
            ]
          },
        },
      ],
    },
    { heading: 'Competition', parts: [{ text: 'competition' }] },
    { heading: 'Marketing and sales', parts: [{ text: 'selling' }] },
    { heading: 'Operations', parts: [{ text: 'operations' }] },
    { heading: 'Team', parts: [{ table: 'team' }] },
    { heading: 'Milestones', parts: [{ table: 'milestones' }] },
    { heading: 'Risks', parts: [{ table: 'risks' }] },
    {
      heading: 'Financial plan',
      parts: [
        {
          write(values, context) {
            const plan: Plan = values
            if (!hasFigures(plan)) return []
            const { profit, cash, balance } = statements(plan, context)
            return [
              { kind: 'heading', level: 3, text: 'Profit and loss' },
              statementTable('Profit and loss', profit, plan, context),
              { kind: 'heading', level: 3, text: 'Cash' },
              statementTable('Cash', cash, plan, context),
              { kind: 'heading', level: 3, text: 'Balance sheet, at the end of each year' },
              statementTable('Balance sheet', balance, plan, context),
              {
                kind: 'paragraph',
                text: 'Sales and costs are counted as paid in the year in which they arise.',
                quiet: true,
              },
            ]
          },
        },
      ],
    },
    { heading: 'What we ask for', parts: [{ text: 'request' }] },
  ],
  refuses({ segments }, context) {
    const isTooLarge = segments.some(({ count, spend }) => count * spend > largestMarket)
    return isTooLarge
      ? problem('segments', `must each be a market of at most ${context.show.money(largestMarket, 0)} a year`)
      : undefined
  },
  warns(values, context): readonly Notice[] {
    const plan: Plan = values
    if (!hasFigures(plan)) return []
    const made = forecastOf(plan, context)
    const names = yearNames(plan)
    const written = (minor: number) => context.show.money(fromMinor(minor, context.minorDigits))
    const broke = made.findIndex(({ closingCash }) => closingCash < 0)
    const losses = names.filter((_, at) => (made[at]?.profit ?? 0) < 0)
    return [
      ...(broke < 0
        ? []
        : [
            {
              is: 'bad' as const,
              says: `At the end of ${names[broke]} ${written(-(made[broke]?.closingCash ?? 0))} are missing. Plan more money at the start, or fewer costs.`,
            },
          ]),
      ...(losses.length === 0 ? [] : [{ is: 'fair' as const, says: `A loss is planned for ${losses.join(' and ')}.` }]),
    ]
  },
  files: {
    csv: {
      label: 'CSV of the figures',
      type: 'text/csv;charset=utf-8',
      extension: 'csv',
      make(values, context) {
        const plan = values as unknown as Plan
        const { profit, cash, balance } = statements(plan, context)
        const part = (name: string, lines: readonly Line[]) => [
          [name, ...yearNames(plan)],
          ...lines.map(([label, amounts]) => [
            label,
            ...amounts.map((minor) => fromMinor(minor, context.minorDigits).toFixed(context.minorDigits)),
          ]),
        ]
        return csvText([...part('Profit and loss', profit), ...part('Cash', cash), ...part('Balance sheet', balance)])
      },
    },
  },
  records: { kind: 'other', business: { name: 'company' }, date: 'day' },
  makes:
    'A business plan in sections with profit, cash and balance sheet for three years that follow from one another in whole cents.',
  limits: [
    'Years, not months: a year that ends with money in the bank may still run out of it in June.',
    'Sales and costs count as paid in the year in which they arise; stock and unpaid invoices are not planned.',
    'The loan is paid back in equal parts at the end of each year, with interest on what is owed at its start. A loss does not lower the tax of a later year.',
    'Equipment loses its value in equal parts over its years.',
  ],
  sources: [
    {
      title: 'Developing New Products and Services, 12.4: Business Plan Template (Saylor Academy)',
      href: 'https://github.com/saylordotorg/text_developing-new-products-and-services/blob/master/s15-04-business-plan-template.html',
    },
  ],
  examples: [
    {
      name: 'A coffee bar without a loan',
      given: {},
      expect: {
        text: [
          'Revenue\t$133,500.00\t$170,000.00\t$188,000.00',
          'Profit after tax\t$4,500.00\t$20,900.00\t$30,800.00',
          'Cash at the end\t$4,500.00\t$25,400.00\t$56,200.00',
        ],
      },
    },
    {
      name: 'With a loan and a machine',
      given: {
        firstYear: 2027,
        ownMoney: 20_000,
        loan: 20_000,
        loanRate: 0.06,
        loanYears: 5,
        equipment: 30_000,
        lifetime: 6,
        taxRate: 0.2,
      },
      expect: { text: ['Interest\t−$1,200.00\t−$960.00\t−$720.00', 'Assets\t$34,300.00\t$42,252.00\t$58,316.00'] },
    },
  ],
})
