import { choice, defineCalculator, integer, money, number, percent, problem, rate, rows } from '@/lib/kits/calculator'
import { lastingPaybackPeriod, netPresentValue, paybackPeriod } from '@/lib/subjects/finance/cash-flow'
import { runningTotal } from '@/lib/subjects/finance/running-total'
import { compareAmounts, type Order } from '@/lib/base/money/compare-amounts'

export default defineCalculator({
  inputs: {
    outlay: money('Paid today', { initial: 40_000, above: 0 }),
    pattern: choice('Cash flows', {
      options: { even: 'The same every year', uneven: 'Year by year' },
      initial: 'even',
    }),
    annual: money('Cash flow a year', {
      initial: 12_000,
      negative: true,
      help: 'Receipts less running costs and tax. Depreciation is no cash.',
      shownWhen: { field: 'pattern', is: 'even' },
    }),
    years: integer('Years it runs', {
      initial: 6,
      slider: { from: 1, to: 30, step: 1 },
      min: 1,
      max: 60,
      shownWhen: { field: 'pattern', is: 'even' },
    }),
    firstSalvage: money('Sale value after one year', {
      initial: 25_000,
      optional: true,
      help: 'What you could sell it for. Empty if nothing.',
      shownWhen: { field: 'pattern', is: 'even' },
      refines: true,
    }),
    salvageLoss: percent('It then loses each year', {
      initial: 0.25,
      slider: { to: 1, step: 0.01 },
      max: 1,
      shownWhen: { field: 'pattern', is: 'even' },
      refines: true,
    }),
    flows: rows('Cash flow of each year', {
      row: 'year',
      columns: {
        amount: money('Amount', { negative: true }),
        salvage: money('Sale value', { optional: true }),
      },
      initial: [
        { amount: 14_000, salvage: 24_000 },
        { amount: 16_000, salvage: 17_000 },
        { amount: 18_000, salvage: 11_000 },
        { amount: 20_000, salvage: 6000 },
      ],
      min: 1,
      max: 60,
      help: 'Sale value: what you could sell it for at the end of that year.',
      shownWhen: { field: 'pattern', is: 'uneven' },
    }),
    discountRate: rate('Discount rate', { initial: 0.08, slider: { to: 0.3, step: 0.005 }, per: 'year', max: 10 }),
    cutOff: number('Latest payback you accept', {
      initial: 4,
      slider: { from: 0.5, to: 20, step: 0.5 },
      above: 0,
      max: 60,
      unit: 'years',
      refines: true,
    }),
  },
  outputs: {
    simple: { kind: 'number', label: 'Payback period', decimals: 2, unit: 'years', optional: true },
    inWords: { kind: 'text', label: 'In years and months', optional: true },
    verdict: { kind: 'verdict', label: 'Decision' },
    discounted: { kind: 'number', label: 'Discounted payback', decimals: 2, unit: 'years', optional: true },
    reopened: { kind: 'verdict', label: 'Later outflows', optional: true },
    lasting: { kind: 'number', label: 'Recovered for good after', decimals: 2, unit: 'years', optional: true },
    bailout: {
      kind: 'count',
      label: 'Bailout payback, at the end of year',
      optional: true,
      help: 'The first year end at which cash so far and the sale value return the outlay.',
    },
    ignored: {
      kind: 'money',
      label: 'Present value of flows after your limit',
      help: 'What a decision by payback alone leaves out.',
    },
    npv: { kind: 'money', label: 'Net present value of all flows' },
    table: {
      kind: 'table',
      label: 'Year by year',
      columns: {
        year: { kind: 'count', label: 'Year' },
        flow: { kind: 'money', label: 'Cash flow' },
        cumulative: { kind: 'money', label: 'Running total' },
        value: { kind: 'money', label: 'Present value' },
        cumulativeValue: { kind: 'money', label: 'Running total, discounted' },
        withSale: { kind: 'money', label: 'Running total with sale' },
      },
    },
  },
  formula:
    'Payback = last year in which the running total is negative + what is missing then ÷ cash flow of the next year; discounted payback uses present values',
  limits: [
    'Within the year of recovery cash is taken to arrive evenly.',
    'Sale values count for the bailout payback only, not for the other figures.',
    'Payback ignores whatever comes after recovery; the two last figures show how much that is.',
  ],
  sources: [
    { title: 'Brealey, Myers, Allen: Principles of Corporate Finance, chapter 5' },
    { title: 'ACCA Financial Management (FM) syllabus, section D: investment appraisal techniques' },
  ],

  compute(form, { minorDigits, show }) {
    const { outlay, discountRate, cutOff } = form
    const flows = yearsOf(form)
    const amounts = [-outlay, ...flows.map(({ amount }) => amount)]
    const simple = paybackPeriod(amounts, 0, minorDigits)
    const discounted = paybackPeriod(amounts, discountRate, minorDigits)
    const lasting = lastingPaybackPeriod(amounts, 0, minorDigits)
    const exact = netPresentValue(discountRate, amounts, 'start')
    const values = amounts.map((flow, year) => flow / (1 + discountRate) ** year)
    const plain = runningTotal(amounts, minorDigits)
    const present = runningTotal(values, minorDigits)
    if (exact === undefined || !plain || !present)
      return problem('outlay', 'and the cash flows must be smaller amounts, so that coins can be counted')
    const gross = amounts.reduce((sum, amount) => sum + Math.abs(amount), 0)
    const worth = compareAmounts(exact, 0, minorDigits, gross)
    const table = amounts.map((_, year) => {
      const salvage = flows[year - 1]?.salvage
      const cumulative = plain[year]?.total ?? 0
      return {
        year,
        flow: plain[year]?.amount ?? 0,
        cumulative,
        value: present[year]?.amount ?? 0,
        cumulativeValue: present[year]?.total ?? 0,
        withSale: salvage === undefined ? null : cumulative + salvage,
      }
    })
    const missing = show.money(Math.abs(table.at(-1)?.cumulative ?? 0))
    const bailout = table.find(
      ({ withSale }) => withSale !== null && compareAmounts(withSale, 0, minorDigits, gross) >= 0,
    )?.year
    const ignored = values.reduce((sum, value, year) => (year > cutOff ? sum + value : sum), 0)
    return {
      ...(simple === undefined ? {} : { simple, inWords: yearsAndMonths(simple) }),
      verdict: verdictOn(simple, cutOff, worth, missing, show.money(Math.abs(exact))),
      ...(discounted === undefined ? {} : { discounted }),
      ...(simple === undefined || lasting === simple
        ? {}
        : lasting === undefined
          ? {
              reopened: {
                is: 'bad' as const,
                says: 'Later outflows take the running total below zero again, and it never recovers.',
              },
            }
          : {
              lasting,
              reopened: {
                is: 'fair' as const,
                says: 'Later outflows take the running total below zero again for a time.',
              },
            }),
      ...(bailout === undefined ? {} : { bailout }),
      ignored,
      npv: exact,
      table,
    }
  },

  steps(values, { simple, discounted }) {
    const { outlay, discountRate } = values
    const flows = [{ amount: -outlay }, ...yearsOf(values)]
    const money = (value: number) => ({ kind: 'money', value }) as const
    // The rows of the table are rounded, the answers are not.
    const present = (by: number) => flows.map(({ amount }, year) => amount / (1 + by) ** year)
    const recovered = (time: number, by: number) => {
      const worth = present(by)
      const before = Math.max(0, Math.ceil(time - 1e-12) - 1)
      const missing = -worth.slice(0, before + 1).reduce((sum, value) => sum + value, 0)
      const flow = worth[before + 1] ?? 0
      return {
        is: `${before} + {missing} ÷ {flow}`,
        with: { missing: money(Math.max(0, missing)), flow: time === 0 || flow === 0 ? undefined : money(flow) },
      }
    }
    const later = discounted === undefined ? undefined : recovered(discounted, discountRate)
    const received = present(discountRate)
      .slice(1)
      .reduce((sum, value) => sum + value, 0)
    const receipts = flows.slice(1).reduce((sum, { amount }) => sum + amount, 0)
    return [
      simple === undefined
        ? {
            finds: 'Never paid back: missing at the end',
            gives: money(outlay - receipts),
            is: '{outlay} − {receipts}',
            with: { receipts: money(receipts) },
          }
        : { gives: 'simple' as const, ...recovered(simple, 0) },
      {
        finds: 'Discounted payback',
        gives: 'discounted',
        is: `${later?.is ?? ''}, each flow ÷ (1 + {discountRate})^year`,
        with: later?.with ?? {},
      },
      { finds: 'Value after your limit', gives: 'ignored', says: 'Present values of the later years, added up' },
      {
        finds: 'Net present value',
        gives: 'npv',
        is: '{received} − {outlay}',
        says: 'All present values less the outlay',
        with: { received: money(received) },
      },
    ]
  },

  charts: [
    {
      kind: 'line',
      title: 'Running total, simple and discounted',
      of: 'table',
      x: 'year',
      y: ['cumulative', 'cumulativeValue'],
      marks: [
        { x: 'simple', y: 0, label: 'Payback' },
        { x: 'discounted', y: 0, label: 'Discounted' },
      ],
    },
  ],
  examples: [
    {
      name: 'Solar panels on a workshop',
      given: {
        outlay: 27_000,
        pattern: 'even',
        annual: 3600,
        years: 20,
        firstSalvage: undefined,
        discountRate: 0.05,
        cutOff: 8,
      },
      expect: { simple: 7.5, inWords: '7 years 6 months', npv: 17_863.96 },
    },
    {
      name: 'A food truck',
      given: {
        outlay: 60_000,
        pattern: 'uneven',
        flows: [
          { amount: 12_000, salvage: 42_000 },
          { amount: 20_000, salvage: 33_000 },
          { amount: 22_000, salvage: 25_000 },
          { amount: 24_000, salvage: 18_000 },
          { amount: 24_000, salvage: 12_000 },
        ],
        discountRate: 0.1,
        cutOff: 4,
      },
      expect: { simple: 3.25, bailout: 2 },
    },
  ],
})

interface Form {
  pattern: 'even' | 'uneven'
  annual: number
  years: number
  firstSalvage?: number | undefined
  salvageLoss: number
  flows: readonly { amount: number; salvage?: number | undefined }[]
}

function yearsOf({ pattern, annual, years, firstSalvage, salvageLoss, flows }: Form) {
  if (pattern === 'uneven') return flows
  return Array.from({ length: years }, (_, at) => ({
    amount: annual,
    salvage: firstSalvage === undefined ? undefined : firstSalvage * (1 - salvageLoss) ** at,
  }))
}

/** Rounded up: the month in which the last coin comes back has to pass. */
function yearsAndMonths(time: number): string {
  const months = Math.ceil(time * 12 - 1e-9)
  const years = Math.floor(months / 12)
  const part = (count: number, word: string) => (count === 0 ? [] : [`${count} ${word}${count === 1 ? '' : 's'}`])
  return [...part(years, 'year'), ...part(months % 12, 'month')].join(' ') || 'under a month'
}

function verdictOn(simple: number | undefined, cutOff: number, worth: Order, missing: string, value: string) {
  if (simple === undefined)
    return { is: 'bad' as const, says: `The outlay is never recovered: ${missing} is missing at the end.` }
  const inTime = simple <= cutOff + 1e-9
  if (inTime && worth < 0)
    return {
      is: 'fair' as const,
      says: `Paid back in time, but it falls ${value} short of your discount rate. Net present value says no.`,
    }
  if (inTime && worth === 0)
    return { is: 'good' as const, says: 'Paid back in time, and it earns exactly your discount rate.' }
  if (inTime) return { is: 'good' as const, says: `Paid back in time, and worth ${value} more than it costs.` }
  if (worth === 0)
    return {
      is: 'bad' as const,
      says: 'Paid back too late for your limit, although it earns exactly your discount rate.',
    }
  return worth > 0
    ? { is: 'bad' as const, says: `Paid back too late for your limit, although it would add ${value} of value in all.` }
    : { is: 'bad' as const, says: 'Paid back too late for your limit, and it does not earn your discount rate.' }
}
