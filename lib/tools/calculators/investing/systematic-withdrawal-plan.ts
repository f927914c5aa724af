import { choice, defineCalculator, integer, money, number, percent, problem, rate } from '@/lib/kits/calculator'
import { fromMinor, toMinor } from '@/lib/base/money/minor-units'

const tax = 'Tax on the gain'

export default defineCalculator({
  inputs: {
    corpus: money('Invested', {
      initial: 500_000,
      initialIn: { in: 5_000_000, jp: 50_000_000 },
      above: 0,
      max: 1e11,
    }),
    withdrawal: money('Withdrawn a month', {
      initial: 3000,
      initialIn: { in: 30_000, jp: 300_000 },
      above: 0,
      max: 1e9,
    }),
    annualReturn: rate('Return', {
      initial: 0.08,
      slider: { from: -0.05, to: 0.2, step: 0.0025 },
      per: 'year',
      negative: true,
      min: -0.5,
      max: 0.5,
      help: 'An assumption. Funds promise no return.',
    }),
    years: number('Years', { initial: 20, slider: { from: 1, to: 40, step: 1 }, min: 1, max: 60, decimals: 0 }),
    increase: rate('Withdrawal grows by', {
      initial: 0,
      slider: { to: 0.12, step: 0.005 },
      per: 'year',
      max: 0.3,
    }),
    convention: choice('Monthly rate', {
      options: { effective: 'Equivalent', simple: 'Yearly ÷ 12' },
      initial: 'effective',
      refines: true,
    }),
    cost: money('What the units cost you', {
      optional: true,
      max: 1e11,
      help: 'Empty: what they are worth today, so that only growth from now on is gain.',
      section: tax,
      refines: true,
    }),
    held: integer('Months held already', { initial: 0, min: 0, max: 600, section: tax, refines: true }),
    longAfter: integer('Long-term after months', { initial: 12, min: 0, max: 60, section: tax, refines: true }),
    shortRate: percent('Tax rate until then', {
      initial: 0.2,
      slider: { to: 0.5, step: 0.005 },
      below: 1,
      section: tax,
      refines: true,
    }),
    longRate: percent('Tax rate after it', {
      initial: 0.125,
      slider: { to: 0.5, step: 0.005 },
      below: 1,
      section: tax,
      refines: true,
    }),
    exempt: money('Long-term gain exempt a year', {
      initial: 0,
      initialIn: { in: 125_000 },
      max: 1e9,
      help: 'Type what your law exempts; in India ₹1,25,000 for equity funds in 2026-27.',
      section: tax,
      refines: true,
    }),
  },
  outputs: {
    closing: { kind: 'money', label: 'Left at the end' },
    verdict: { kind: 'verdict', label: 'The plan' },
    lasts: { kind: 'count', label: 'Withdrawals paid in full' },
    withdrawn: { kind: 'money', label: 'Withdrawn in all' },
    taxPaid: { kind: 'money', label: 'Tax on the gain' },
    kept: { kind: 'money', label: 'Yours after tax' },
    sustainable: {
      kind: 'money',
      label: 'Withdrawal that uses it up exactly',
      help: 'First month’s amount, for the same years and increase, before tax.',
    },
    table: {
      kind: 'table',
      label: 'Year by year',
      columns: {
        year: { kind: 'count', label: 'Year' },
        withdrawn: { kind: 'money', label: 'Withdrawn' },
        gain: { kind: 'money', label: 'Of it gain' },
        tax: { kind: 'money', label: 'Tax' },
        growth: { kind: 'money', label: 'Growth' },
        balance: { kind: 'money', label: 'Balance' },
      },
      totals: ['withdrawn', 'gain', 'tax', 'growth'],
    },
  },
  formula:
    'Each month: balance × (1 + i) − withdrawal; gain in it = withdrawal × (1 − cost of a unit ÷ its value); tax = gain × rate, after the yearly exemption',
  limits: [
    'All units were bought on one day, so that first-in first-out and average cost agree.',
    'A withdrawal is made at the end of each month, and its tax is paid from what you receive.',
    'The order of good and bad years is left out; it decides how long a real fund lasts.',
    'A loss on a unit bears no tax and is not set off against gains of other months.',
    'Exit load, stamp duty and surcharge are left out.',
  ],
  sources: [
    {
      title: 'OASIS OpenFormula 1.2, functions NPER and PMT',
      href: 'https://docs.oasis-open.org/office/v1.2/os/OpenDocument-v1.2-os-part2.html',
    },
    { title: 'Association of Mutual Funds in India: systematic withdrawal plan', href: 'https://www.amfiindia.com/' },
  ],

  compute(values, { minorDigits, show }) {
    const { corpus, withdrawal, annualReturn, years, increase, convention, held, longAfter, shortRate, longRate } =
      values
    const coins = (amount: number) => fromMinor(toMinor(amount, minorDigits) ?? NaN, minorDigits)
    const monthly = convention === 'simple' ? annualReturn / 12 : Math.expm1(Math.log1p(annualReturn) / 12)
    // A unit is what one of the corpus is today: its value then follows the growth, its cost stays.
    const unitCost = (values.cost ?? corpus) / corpus
    let balance = corpus
    let unit = 1
    let paid = 0
    let isEmpty = false
    const table = []
    for (let year = 1; year <= years; year++) {
      const opened = coins(balance)
      let withdrawn = 0
      let gain = 0
      let short = 0
      let long = 0
      const asked = withdrawal * (1 + increase) ** (year - 1)
      for (let month = 1; month <= 12; month++) {
        balance *= 1 + monthly
        unit *= 1 + monthly
        const now = Math.min(asked, balance)
        if (now >= asked * (1 - 1e-9)) paid += 1
        else isEmpty = true
        balance = Math.max(0, balance - now)
        withdrawn += now
        const part = now * (1 - unitCost / unit)
        gain += part
        const isLong = held + (year - 1) * 12 + month > longAfter
        if (isLong) long += Math.max(0, part)
        else short += Math.max(0, part)
      }
      const due = coins(short * shortRate + Math.max(0, long - values.exempt) * longRate)
      const closed = coins(balance)
      table.push({
        year,
        withdrawn: coins(withdrawn),
        gain: coins(gain),
        tax: due,
        growth: coins(closed - opened + coins(withdrawn)),
        balance: closed,
      })
      if (isEmpty) break
    }
    const withdrawn = coins(table.reduce((sum, row) => sum + row.withdrawn, 0))
    const taxPaid = coins(table.reduce((sum, row) => sum + row.tax, 0))
    const closing = table.at(-1)?.balance ?? 0
    const factor = sustainableFactor(years, monthly, increase)
    if (!Number.isFinite(closing + withdrawn + taxPaid))
      return problem('annualReturn', 'must be lower, or the time shorter')
    return {
      closing,
      verdict: isEmpty
        ? {
            is: 'bad',
            says: `Used up: ${paid === 0 ? 'not one withdrawal is' : paid === 1 ? 'one withdrawal is' : `${show.count(paid)} withdrawals are`} paid in full, the next takes what is left.`,
          }
        : closing >= corpus
          ? { is: 'good', says: 'Growth covers the withdrawals: more is left than was invested.' }
          : {
              is: 'fair',
              says: `It lasts ${years} years, and ${closing === 0 ? 'nothing' : show.money(closing)} is left.`,
            },
      lasts: paid,
      withdrawn,
      taxPaid,
      kept: coins(withdrawn - taxPaid),
      sustainable: coins(corpus / factor),
      table,
    }
  },

  steps({ convention, increase, annualReturn }) {
    return [
      {
        finds: 'Rate a month',
        as: 'i',
        in: 'percent',
        decimals: 6,
        is: convention === 'simple' ? '{annualReturn} ÷ 12' : '(1 + {annualReturn})^(1 ÷ 12) − 1',
      },
      {
        gives: increase === 0 && annualReturn !== 0 ? 'sustainable' : undefined,
        is: '{corpus} × {i} ÷ (1 − (1 + {i})^(−12 × {years:0}))',
        rounded: 'cents',
      },
      { gives: 'closing', is: '{corpus} + {table.growth} − {withdrawn}', rounded: 'cents' },
      { gives: 'kept', is: '{withdrawn} − {taxPaid}', rounded: 'cents' },
    ]
  },

  charts: [{ kind: 'line', title: 'Balance', of: 'table', x: 'year', y: ['balance'], area: true }],
  examples: [
    {
      name: 'Twenty years of three thousand a month',
      given: {
        corpus: 500_000,
        withdrawal: 3000,
        annualReturn: 0.08,
        years: 20,
        increase: 0,
        convention: 'effective',
        cost: undefined,
        held: 0,
        longAfter: 12,
        shortRate: 0.2,
        longRate: 0.125,
        exempt: 0,
      },
      expect: { lasts: 240 },
    },
  ],
})

/** What a first withdrawal of one, raised each year, is worth today over the whole time. */
function sustainableFactor(years: number, monthly: number, increase: number): number {
  let worth = 0
  for (let month = 1; month <= years * 12; month++)
    worth += (1 + increase) ** Math.floor((month - 1) / 12) / (1 + monthly) ** month
  return worth
}
