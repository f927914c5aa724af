import { choice, date, defineCalculator, integer, money, percent, problem, rows, toggle } from '@/lib/kits/calculator'
import { dayNumber, paymentCalendar } from '@/lib/subjects/finance/payment-dates'
import { settlement, type Invoiced } from '@/lib/subjects/finance/settlement'
import { allocate, fromMinor, toMinor } from '@/lib/base/money/minor-units'

const perYear = { weekly: 52, fortnightly: 26, monthly: 12, quarterly: 4 } as const
const rhythms = {
  weekly: 'Weekly',
  fortnightly: 'Every two weeks',
  monthly: 'Monthly',
  quarterly: 'Quarterly',
} as const
const kinds = {
  tax: 'VAT, tax',
  capex: 'Capex',
  drawn: 'Loan in',
  repaid: 'Loan out',
  income: 'Receipt',
  other: 'Payment',
  payroll: 'Payroll',
  rent: 'Rent',
} as const
const receiptLines = ['sales', 'drawn', 'income'] as const
const paymentLines = ['suppliers', 'payroll', 'rent', 'tax', 'capex', 'repaid', 'other'] as const
type Line = (typeof receiptLines)[number] | (typeof paymentLines)[number]
/** Lines that the worst case makes dearer: those of running the business, not loans, taxes and investment. */
const runningLines: readonly Line[] = ['suppliers', 'payroll', 'rent', 'other']
const names = { base: 'Base', best: 'Best', worst: 'Worst' } as const
const inWeeks = { field: 'period', is: 'weeks' } as const
const inMonths = { field: 'period', is: 'months' } as const
const invoices = {
  sales: money('Sales', { max: 1e9 }),
  purchases: money('Purchases', { max: 1e9 }),
}
const invoiceHelp = 'With VAT or sales tax, as it will be paid. Fewer rows make a shorter forecast.'
const earlierHelp = 'As far back as your delays reach: their unpaid part arrives in this forecast.'
const latest = '2099-12-31'
const earliest = '1990-01-01'

export default defineCalculator({
  inputs: {
    period: choice('Length', {
      options: { weeks: '13 weeks', months: '12 months' },
      initial: 'weeks',
      help: 'Each length keeps its own invoices and delays.',
    }),
    start: date('First day', { initial: '2027-02-01', min: earliest, max: latest }),
    opening: money('Cash on that morning', {
      initial: 20_000,
      negative: true,
      min: -1e9,
      max: 1e9,
      help: 'All bank accounts together; with a minus when overdrawn.',
    }),
    limit: money('Overdraft limit', { initial: 10_000, max: 1e9, refines: true }),
    plan: rows('Invoices of each week', {
      row: 'week',
      columns: invoices,
      initial: [
        { sales: 21_000, purchases: 9000 },
        { sales: 19_000, purchases: 9000 },
        { sales: 20_000, purchases: 10_000 },
        { sales: 22_000, purchases: 12_000 },
        { sales: 23_000, purchases: 12_000 },
        { sales: 24_000, purchases: 13_000 },
        { sales: 25_000, purchases: 13_000 },
        { sales: 26_000, purchases: 12_000 },
        { sales: 27_000, purchases: 12_000 },
        { sales: 27_000, purchases: 11_000 },
        { sales: 26_000, purchases: 11_000 },
        { sales: 28_000, purchases: 11_000 },
        { sales: 28_000, purchases: 11_000 },
      ],
      max: 13,
      shownWhen: inWeeks,
      help: invoiceHelp,
    }),
    monthlyPlan: rows('Invoices of each month', {
      row: 'month',
      columns: invoices,
      initial: [
        { sales: 92_000, purchases: 50_000 },
        { sales: 98_000, purchases: 54_000 },
        { sales: 104_000, purchases: 60_000 },
        { sales: 110_000, purchases: 60_000 },
        { sales: 112_000, purchases: 58_000 },
        { sales: 106_000, purchases: 50_000 },
        { sales: 94_000, purchases: 46_000 },
        { sales: 90_000, purchases: 54_000 },
        { sales: 102_000, purchases: 60_000 },
        { sales: 112_000, purchases: 62_000 },
        { sales: 116_000, purchases: 58_000 },
        { sales: 104_000, purchases: 52_000 },
      ],
      max: 12,
      shownWhen: inMonths,
      help: invoiceHelp,
    }),
    earlier: rows('Invoices before the first day, latest week first', {
      row: 'week',
      columns: invoices,
      initial: [
        { sales: 16_000, purchases: 8000 },
        { sales: 24_000, purchases: 12_000 },
        { sales: 26_000, purchases: 13_000 },
        { sales: 25_000, purchases: 12_000 },
      ],
      min: 0,
      max: 24,
      shownWhen: inWeeks,
      help: earlierHelp,
      refines: true,
    }),
    monthlyEarlier: rows('Invoices before the first day, latest month first', {
      row: 'month',
      columns: invoices,
      initial: [
        { sales: 90_000, purchases: 48_000 },
        { sales: 104_000, purchases: 52_000 },
      ],
      min: 0,
      max: 24,
      shownWhen: inMonths,
      help: earlierHelp,
      refines: true,
    }),
    now: percent('Paid in the same period', {
      initial: 0.4,
      slider: { to: 1, step: 0.01 },
      max: 1,
      section: 'When customers pay',
      refines: true,
    }),
    next: percent('Paid after the shorter delay', {
      initial: 0.35,
      slider: { to: 1, step: 0.01 },
      max: 1,
      section: 'When customers pay',
      refines: true,
    }),
    nextLag: integer('Shorter delay', {
      initial: 2,
      min: 1,
      max: 24,
      unit: 'weeks',
      shownWhen: inWeeks,
      section: 'When customers pay',
      refines: true,
    }),
    monthlyNextLag: integer('Shorter delay', {
      initial: 1,
      min: 1,
      max: 24,
      unit: 'months',
      shownWhen: inMonths,
      section: 'When customers pay',
      refines: true,
    }),
    later: percent('Paid after the longer delay', {
      initial: 0.23,
      slider: { to: 1, step: 0.01 },
      max: 1,
      section: 'When customers pay',
      refines: true,
    }),
    laterLag: integer('Longer delay', {
      initial: 4,
      min: 1,
      max: 24,
      unit: 'weeks',
      shownWhen: inWeeks,
      section: 'When customers pay',
      refines: true,
    }),
    monthlyLaterLag: integer('Longer delay', {
      initial: 2,
      min: 1,
      max: 24,
      unit: 'months',
      shownWhen: inMonths,
      section: 'When customers pay',
      refines: true,
    }),
    bad: percent('Never paid (bad debt)', {
      initial: 0.02,
      slider: { to: 0.2, step: 0.005 },
      max: 1,
      section: 'When customers pay',
      refines: true,
    }),
    atOnce: percent('Paid in the period of purchase', {
      initial: 0,
      slider: { to: 1, step: 0.01 },
      max: 1,
      section: 'When you pay suppliers',
      refines: true,
    }),
    lag: integer('The rest is paid after', {
      initial: 3,
      min: 0,
      max: 24,
      unit: 'weeks',
      shownWhen: inWeeks,
      section: 'When you pay suppliers',
      refines: true,
    }),
    monthlyLag: integer('The rest is paid after', {
      initial: 1,
      min: 0,
      max: 24,
      unit: 'months',
      shownWhen: inMonths,
      section: 'When you pay suppliers',
      refines: true,
    }),
    pay: money('Payroll, each time', {
      initial: 13_500,
      max: 1e9,
      help: 'Net pay with payroll taxes, unless those have dates of their own below.',
      section: 'Regular payments',
      refines: true,
    }),
    payEvery: choice('Payroll is paid', {
      options: rhythms,
      initial: 'fortnightly',
      as: 'menu',
      section: 'Regular payments',
      refines: true,
    }),
    payFirst: date('A payday', {
      initial: '2027-01-08',
      min: earliest,
      max: latest,
      help: 'Any one: the paydays before and after it follow from it.',
      section: 'Regular payments',
      refines: true,
    }),
    rent: money('Rent and overheads, each time', {
      initial: 6200,
      max: 1e9,
      section: 'Regular payments',
      refines: true,
    }),
    rentEvery: choice('Rent is paid', {
      options: rhythms,
      initial: 'monthly',
      as: 'menu',
      section: 'Regular payments',
      refines: true,
    }),
    rentFirst: date('A rent day', {
      initial: '2027-01-01',
      min: earliest,
      max: latest,
      section: 'Regular payments',
      refines: true,
    }),
    repay: money('Loan repayment, each time', { initial: 900, max: 1e9, section: 'Regular payments', refines: true }),
    repayEvery: choice('Loan is repaid', {
      options: rhythms,
      initial: 'monthly',
      as: 'menu',
      section: 'Regular payments',
      refines: true,
    }),
    repayFirst: date('A repayment day', {
      initial: '2027-01-15',
      min: earliest,
      max: latest,
      help: 'Any one of a running loan. For a loan that begins later, enter its payments below.',
      section: 'Regular payments',
      refines: true,
    }),
    dated: rows('Single receipts and payments', {
      row: 'item',
      columns: {
        kind: choice('Kind', { options: kinds, initial: 'other', as: 'menu' }),
        on: date('On', { min: earliest, max: latest }),
        amount: money('Amount', { max: 1e9 }),
      },
      initial: [
        { kind: 'tax', on: '2027-03-08', amount: 11_500 },
        { kind: 'capex', on: '2027-03-16', amount: 16_000 },
        { kind: 'drawn', on: '2027-03-29', amount: 8000 },
      ],
      min: 0,
      max: 120,
      section: 'On a date of their own',
      help: 'Each falls into the week or month of its date. Capex: machines, vehicles, fittings.',
    }),
    bestSales: percent('Best: sales higher by', {
      initial: 0.1,
      slider: { to: 0.5, step: 0.01 },
      max: 1,
      section: 'Scenarios',
      refines: true,
    }),
    worstSales: percent('Worst: sales lower by', {
      initial: 0.15,
      slider: { to: 0.5, step: 0.01 },
      max: 1,
      section: 'Scenarios',
      refines: true,
    }),
    worstLate: integer('Worst: customers pay later by', {
      initial: 1,
      min: 0,
      max: 12,
      unit: 'weeks',
      shownWhen: inWeeks,
      section: 'Scenarios',
      refines: true,
    }),
    monthlyWorstLate: integer('Worst: customers pay later by', {
      initial: 1,
      min: 0,
      max: 12,
      unit: 'months',
      shownWhen: inMonths,
      section: 'Scenarios',
      refines: true,
    }),
    worstCosts: percent('Worst: running costs higher by', {
      initial: 0.05,
      slider: { to: 0.5, step: 0.01 },
      max: 1,
      help: 'Suppliers, payroll, rent and other payments.',
      section: 'Scenarios',
      refines: true,
    }),
    follow: toggle('Purchases move with sales', { initial: true, section: 'Scenarios', refines: true }),
    shown: choice('Results show', {
      options: { base: 'Base', best: 'Best', worst: 'Worst' },
      initial: 'base',
      section: 'Scenarios',
      refines: true,
    }),
  },
  outputs: {
    lowest: { kind: 'money', label: 'Lowest closing balance' },
    verdict: { kind: 'verdict', label: 'Overdraft' },
    worstVerdict: { kind: 'verdict', label: 'Worst case' },
    lowestAt: { kind: 'count', label: 'At the end of period number' },
    lowestFrom: { kind: 'date', label: 'That period begins' },
    left: { kind: 'money', label: 'Left of the limit then', help: 'A minus is the amount you lack.' },
    breaches: { kind: 'count', label: 'Periods over the limit' },
    received: { kind: 'money', label: 'Receipts in all', section: 'Over the whole forecast' },
    spent: { kind: 'money', label: 'Payments in all', section: 'Over the whole forecast' },
    closing: { kind: 'money', label: 'Balance at the end', section: 'Over the whole forecast' },
    receivable: { kind: 'money', label: 'Customers still owe', section: 'At the end' },
    lost: { kind: 'money', label: 'Bad debt on these sales', section: 'At the end' },
    payable: { kind: 'money', label: 'You still owe suppliers', section: 'At the end' },
    outside: { kind: 'verdict', label: 'Left out', optional: true },
    scenarios: {
      kind: 'table',
      label: 'Scenarios',
      columns: {
        name: { kind: 'text', label: 'Case' },
        receipts: { kind: 'money', label: 'Receipts' },
        payments: { kind: 'money', label: 'Payments' },
        closing: { kind: 'money', label: 'At the end' },
        lowest: { kind: 'money', label: 'Lowest' },
        at: { kind: 'count', label: 'Lowest in period' },
        over: { kind: 'count', label: 'Periods over the limit' },
      },
    },
    balances: {
      kind: 'table',
      label: 'Balances by period',
      columns: {
        number: { kind: 'count', label: 'Period' },
        from: { kind: 'date', label: 'From' },
        opening: { kind: 'money', label: 'Opening' },
        receipts: { kind: 'money', label: 'Receipts' },
        payments: { kind: 'money', label: 'Payments' },
        closing: { kind: 'money', label: 'Closing' },
        flag: { kind: 'text', label: 'Flag' },
      },
      totals: ['receipts', 'payments'],
    },
    inflows: {
      kind: 'table',
      label: 'Receipts by line, and net cash flow',
      columns: {
        number: { kind: 'count', label: 'Period' },
        sales: { kind: 'money', label: 'From sales' },
        drawn: { kind: 'money', label: 'Loan drawn' },
        income: { kind: 'money', label: 'Other receipts' },
        receipts: { kind: 'money', label: 'Receipts' },
        payments: { kind: 'money', label: 'Payments' },
        net: { kind: 'money', label: 'Net' },
      },
      totals: ['sales', 'drawn', 'income', 'receipts', 'payments', 'net'],
    },
    outflows: {
      kind: 'table',
      label: 'Payments by line',
      columns: {
        number: { kind: 'count', label: 'Period' },
        suppliers: { kind: 'money', label: 'Suppliers' },
        payroll: { kind: 'money', label: 'Payroll' },
        rent: { kind: 'money', label: 'Rent' },
        tax: { kind: 'money', label: 'VAT, tax' },
        capex: { kind: 'money', label: 'Capex' },
        repaid: { kind: 'money', label: 'Loan' },
        other: { kind: 'money', label: 'Other' },
      },
      totals: ['suppliers', 'payroll', 'rent', 'tax', 'capex', 'repaid', 'other'],
    },
    course: {
      kind: 'series',
      label: 'Closing balance by scenario',
      columns: {
        number: { kind: 'count', label: 'End of week or month number' },
        base: { kind: 'money', label: 'Base' },
        best: { kind: 'money', label: 'Best' },
        worst: { kind: 'money', label: 'Worst' },
        floor: { kind: 'money', label: 'Overdraft limit' },
      },
    },
  },
  formula:
    'Closing balance = opening balance + receipts − payments of the period. Receipts from sales of period t = share at once × sales(t) + second share × sales(t − shorter delay) + third share × sales(t − longer delay)',
  limits: [
    'Balances are those at the end of each period: within a week, and more so within a month, cash can be lower for some days.',
    'Interest and fees of the overdraft are not added; enter them as other payments.',
    'Scenarios change invoices from the first day on. Older invoices are paid as issued, in the worst case later by the delay you set.',
    'In the worst case taxes, loans and capital expenditure stay on their dates and at their amounts.',
    'VAT is not worked out from the invoices: its payment is an amount on a date that you enter.',
  ],
  sources: [
    {
      title: 'OpenStax: Principles of Accounting, Volume 2, 7.3 Prepare Financial Budgets',
      href: 'https://openstax.org/books/principles-managerial-accounting/pages/7-3-prepare-financial-budgets',
    },
    {
      title: 'S. Ross, R. Westerfield, B. Jordan: Fundamentals of Corporate Finance, Short-Term Finance and Planning',
    },
    { title: 'J. Weygandt, P. Kimmel, D. Kieso: Managerial Accounting, Budgetary Planning' },
  ],

  compute(values, { minorDigits, show }) {
    const { period, start, limit, now, next, later, bad, dated, worstCosts } = values
    const { plan, earlier, nextLag, laterLag, lag, worstLate } = termsOf(values)
    const shares = now + next + later + bad
    if (Math.abs(shares - 1) > 1e-9)
      return problem('bad', `must bring the four shares of your sales to 100%; they make ${show.percent(shares)}`)
    const periods = plan.length
    const calendar = paymentCalendar(start, period === 'weeks' ? 52 : 12)
    const starts = Array.from({ length: periods + 1 }, (_, index) => calendar?.(index) ?? '')
    const end = starts[periods] ?? ''
    const minor = (amount: number) => toMinor(amount, minorDigits) ?? 0
    const amount = (whole: number) => fromMinor(whole, minorDigits)
    const invoiced = (column: 'sales' | 'purchases', growth: number): Invoiced[] => [
      ...plan.map((row, index) => ({ period: index, minor: minor(row[column] * growth) })),
      ...earlier.map((row, index) => ({ period: -1 - index, minor: minor(row[column]) })),
    ]

    const forecast = (growth: number, late: number, costs: number) => {
      const fromCustomers = settlement(
        invoiced('sales', growth),
        [{ share: now, delay: 0 }, { share: next, delay: nextLag }, { share: later, delay: laterLag }, { share: bad }],
        periods,
        late,
      )
      const toSuppliers = settlement(
        invoiced('purchases', (values.follow ? growth : 1) * costs),
        [
          { share: values.atOnce, delay: 0 },
          { share: 1 - values.atOnce, delay: lag },
        ],
        periods,
      )
      const none = () => Array.from({ length: periods }, () => 0)
      const lines: Record<Line, number[]> = {
        sales: fromCustomers.paid,
        suppliers: toSuppliers.paid,
        drawn: none(),
        income: none(),
        payroll: none(),
        rent: none(),
        tax: none(),
        capex: none(),
        repaid: none(),
        other: none(),
      }
      const add = (line: Line, on: string, sum: number) => {
        const at = starts.findIndex((day, index) => day <= on && on < (starts[index + 1] ?? ''))
        const cells = lines[line]
        if (at >= 0) cells[at] = (cells[at] ?? 0) + minor(sum * (runningLines.includes(line) ? costs : 1))
      }
      const regularly = (line: Line, sum: number, every: keyof typeof perYear, first: string) => {
        const days = paymentCalendar(first, perYear[every])
        const elapsed = (dayNumber(start) ?? 0) - (dayNumber(first) ?? 0)
        // An estimate from below, with the longest year or the shortest: turns before the first day fall into no period.
        const yearLength = elapsed < 0 ? 364 : 366
        for (let turn = Math.floor((elapsed * perYear[every]) / yearLength) - 1; ; turn += 1) {
          const on = days?.(turn)
          if (on === undefined || on >= end) return
          add(line, on, sum)
        }
      }
      regularly('payroll', values.pay, values.payEvery, values.payFirst)
      regularly('rent', values.rent, values.rentEvery, values.rentFirst)
      regularly('repaid', values.repay, values.repayEvery, values.repayFirst)
      for (const { kind, on, amount: sum } of dated) add(kind, on, sum)

      const total = (of: readonly Line[], at: number) => of.reduce((sum, line) => sum + (lines[line][at] ?? 0), 0)
      let balance = minor(values.opening)
      const steps = none().map((_, at) => {
        const opening = balance
        const receipts = total(receiptLines, at)
        const payments = total(paymentLines, at)
        balance += receipts - payments
        return { opening, receipts, payments, closing: balance }
      })
      const lowest = Math.min(...steps.map(({ closing }) => closing))
      const over = steps.flatMap(({ closing }, at) => (closing < -minor(limit) ? [at] : []))
      return {
        lines,
        steps,
        closing: balance,
        lowest,
        at: steps.findIndex(({ closing }) => closing === lowest),
        over,
        receipts: steps.reduce((sum, { receipts }) => sum + receipts, 0),
        payments: steps.reduce((sum, { payments }) => sum + payments, 0),
        receivable: fromCustomers.open,
        lost: fromCustomers.lost,
        payable: toSuppliers.open,
      }
    }
    const cases = {
      best: forecast(1 + values.bestSales, 0, 1),
      base: forecast(1, 0, 1),
      worst: forecast(1 - values.worstSales, worstLate, 1 + worstCosts),
    }
    const seen = cases[values.shown]
    const unit = period === 'weeks' ? 'week' : 'month'
    const floor = -minor(limit)
    const says = (which: typeof seen) => {
      const [first = 0] = which.over
      const below = which.steps.filter(({ closing }) => closing < 0).length
      const lowest = show.money(amount(which.lowest))
      if (which.over.length > 0)
        return {
          is: 'bad' as const,
          says: `over the limit in ${which.over.length} of ${periods} ${unit}s, first in the ${unit} from ${show.date(starts[first] ?? '')}, by up to ${show.money(amount(floor - which.lowest))}.`,
        }
      if (below > 0)
        return {
          is: 'fair' as const,
          says: `overdrawn in ${below} of ${periods} ${unit}s, down to ${lowest}, within the limit of ${show.money(limit)}.`,
        }
      return { is: 'good' as const, says: `never overdrawn; the lowest balance is ${lowest}.` }
    }
    const spoken = (which: keyof typeof cases) => {
      const verdict = says(cases[which])
      return { is: verdict.is, says: `${names[which]} case: ${verdict.says}` }
    }
    const missed = dated.filter(({ on }) => on < start || on >= end).length
    const cell = (line: Line, at: number) => (seen.lines[line][at] ? amount(seen.lines[line][at]) : null)
    return {
      lowest: amount(seen.lowest),
      verdict: spoken(values.shown),
      worstVerdict: spoken(values.shown === 'worst' ? 'base' : 'worst'),
      lowestAt: seen.at + 1,
      lowestFrom: starts[seen.at] ?? start,
      left: amount(seen.lowest - floor),
      breaches: seen.over.length,
      received: amount(seen.receipts),
      spent: amount(seen.payments),
      closing: amount(seen.closing),
      receivable: amount(seen.receivable),
      lost: amount(seen.lost),
      payable: amount(seen.payable),
      outside:
        missed === 0
          ? undefined
          : {
              is: 'plain',
              says: `Not in the forecast, which runs from ${show.date(start)} and ends before ${show.date(end)}: single items outside it (${missed}).`,
            },
      scenarios: (['best', 'base', 'worst'] as const).map((which) => ({
        name: names[which],
        receipts: amount(cases[which].receipts),
        payments: amount(cases[which].payments),
        closing: amount(cases[which].closing),
        lowest: amount(cases[which].lowest),
        at: cases[which].at + 1,
        over: cases[which].over.length,
      })),
      balances: seen.steps.map(({ opening, receipts, payments, closing }, at) => ({
        number: at + 1,
        from: starts[at] ?? null,
        opening: amount(opening),
        receipts: amount(receipts),
        payments: amount(payments),
        closing: amount(closing),
        flag: closing < floor ? 'Over limit' : closing < 0 ? 'Overdrawn' : null,
      })),
      inflows: seen.steps.map(({ receipts, payments }, at) => ({
        number: at + 1,
        sales: cell('sales', at),
        drawn: cell('drawn', at),
        income: cell('income', at),
        receipts: amount(receipts),
        payments: amount(payments),
        net: amount(receipts - payments),
      })),
      outflows: seen.steps.map((_, at) => ({
        number: at + 1,
        suppliers: cell('suppliers', at),
        payroll: cell('payroll', at),
        rent: cell('rent', at),
        tax: cell('tax', at),
        capex: cell('capex', at),
        repaid: cell('repaid', at),
        other: cell('other', at),
      })),
      course: [-1, ...seen.steps.keys()].map((at) => ({
        number: at + 1,
        base: cases.base.steps[at] ? amount(cases.base.steps[at].closing) : values.opening,
        best: cases.best.steps[at] ? amount(cases.best.steps[at].closing) : values.opening,
        worst: cases.worst.steps[at] ? amount(cases.worst.steps[at].closing) : values.opening,
        floor: limit > 0 ? -limit : null,
      })),
    }
  },

  steps: (values, { lowestAt }, { currencyDigits }) => {
    const { plan, earlier, nextLag, laterLag } = termsOf(values)
    const { now, next, later, bad } = values
    const money = (minor: number) => ({ kind: 'money', value: fromMinor(minor, currencyDigits) }) as const
    // What is paid of each month's sales: whole cents that add up to them, so that the receipt is their sum to the cent.
    const parts = Object.entries({ now: 0, next: nextLag, later: laterLag }).flatMap(([share, delay], of) => {
      const at = lowestAt - 1 - delay
      const sold = toMinor((at >= 0 ? plan[at] : earlier[-1 - at])?.sales ?? 0, currencyDigits) ?? 0
      const paid = allocate(sold, [now, next, later, bad])?.[of]
      return paid ? [{ share, sold: money(sold), paid: money(paid) }] : []
    })
    const when = { field: 'shown', is: 'base' } as const
    return [
      ...parts.map(({ share, sold, paid }) => ({
        finds: 'Paid in period {lowestAt}',
        gives: paid,
        is: `{${share}} × {sold}`,
        rounded: 'cents that add up' as const,
        when,
        with: { sold },
      })),
      {
        finds: 'Receipts from sales in period {lowestAt}',
        gives: 'inflows.lowestAt.sales' as const,
        is: parts.map((_, at) => `{part${at}}`).join(' + ') || '0',
        when,
        with: Object.fromEntries(parts.map(({ paid }, at) => [`part${at}`, paid])),
      },
      {
        gives: 'lowest',
        is: '{balances.lowestAt.opening} + {balances.lowestAt.receipts} − {balances.lowestAt.payments}',
      },
      { finds: 'Left of the limit', gives: 'left', is: '{limit} + {lowest}' },
      { gives: 'closing', is: '{opening} + {received} − {spent}' },
    ]
  },

  charts: [
    {
      kind: 'line',
      title: 'Closing balance, three cases',
      of: 'course',
      x: 'number',
      y: ['base', 'best', 'worst', 'floor'],
      marks: [{ x: 'lowestAt', y: 'lowest', label: 'Lowest' }],
    },
    { kind: 'bar', title: 'Receipts and payments', of: 'balances', x: 'number', y: ['receipts', 'payments'] },
  ],
  examples: [
    {
      name: 'Two slow months',
      given: {
        period: 'months',
        start: '2027-01-01',
        opening: 10_000,
        limit: 5000,
        monthlyPlan: [
          { sales: 20_000, purchases: 10_000 },
          { sales: 20_000, purchases: 10_000 },
          { sales: 30_000, purchases: 12_000 },
          { sales: 30_000, purchases: 12_000 },
        ],
        monthlyEarlier: [
          { sales: 20_000, purchases: 10_000 },
          { sales: 30_000, purchases: 15_000 },
        ],
        now: 0.5,
        next: 0.3,
        monthlyNextLag: 1,
        later: 0.2,
        monthlyLaterLag: 2,
        bad: 0,
        atOnce: 0,
        monthlyLag: 1,
        pay: 7000,
        payEvery: 'monthly',
        payFirst: '2027-01-29',
        rent: 4000,
        rentEvery: 'monthly',
        rentFirst: '2027-01-01',
        repay: 0,
        dated: [{ kind: 'tax', on: '2027-02-08', amount: 12_000 }],
      },
      expect: { lowest: -2000, lowestAt: 2, lowestFrom: '2027-02-01', left: 3000, closing: 7000, breaches: 0 },
    },
  ],
})

interface Terms {
  plan: readonly { sales: number; purchases: number }[]
  earlier: readonly { sales: number; purchases: number }[]
  nextLag: number
  laterLag: number
  lag: number
  worstLate: number
}
interface MonthlyTerms {
  monthlyPlan: Terms['plan']
  monthlyEarlier: Terms['earlier']
  monthlyNextLag: number
  monthlyLaterLag: number
  monthlyLag: number
  monthlyWorstLate: number
}

/** Invoices and delays of the length that is chosen: what is true of a week says nothing of a month. */
function termsOf(values: Terms & MonthlyTerms & { period: 'weeks' | 'months' }): Terms {
  if (values.period === 'weeks') return values
  return {
    plan: values.monthlyPlan,
    earlier: values.monthlyEarlier,
    nextLag: values.monthlyNextLag,
    laterLag: values.monthlyLaterLag,
    lag: values.monthlyLag,
    worstLate: values.monthlyWorstLate,
  }
}
