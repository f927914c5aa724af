import { choice, date, defineCalculator, integer, money, problem, rate, toggle } from '@/lib/kits/calculator'
import { fromMinor, toMinor } from '@/lib/base/money/minor-units'
import type { Show } from '@/lib/base/format/show'
import { versionOn } from '@/lib/law/rule'
import { providentFundInterest, publicProvidentFund } from '@/lib/law/in/public-provident-fund'
import { fundMatures, fundYears, type FundTerms, type FundYear } from '@/lib/subjects/finance/public-provident-fund'

const accountPart = 'An account that is running'
const afterPart = 'After maturity'
const months = {
  '0': 'April',
  '1': 'May',
  '2': 'June',
  '3': 'July',
  '4': 'August',
  '5': 'September',
  '6': 'October',
  '7': 'November',
  '8': 'December',
  '9': 'January',
  '10': 'February',
  '11': 'March',
} as const

export default defineCalculator({
  law: 'in',
  inputs: {
    deposit: money('You pay in', { initial: 150_000, max: 10_000_000 }),
    every: choice('How often', { options: { year: 'Once a year', month: 'Each month' }, initial: 'year' }),
    day: choice('Day of the month', {
      options: { early: 'By the fifth', late: 'After the fifth' },
      initial: 'early',
      help: 'A deposit after the fifth earns from the next month.',
    }),
    opened: date('Opened on', {
      initial: '2026-04-01',
      min: '2000-04-01',
      max: '2060-12-31',
      help: 'Its financial year, April to March, is what counts.',
    }),
    rate: rate('Interest rate to come', {
      initial: 0.071,
      slider: { from: 0.05, to: 0.09, step: 0.001 },
      per: 'year',
      max: 0.15,
      help: 'Set by the government for each quarter. Quarters that are known have their own rate.',
    }),
    month: choice('Month of the deposit', {
      options: months,
      initial: '0',
      as: 'menu',
      shownWhen: { field: 'every', is: 'year' },
      refines: true,
    }),
    from: date('Reckon from', {
      optional: true,
      min: '2020-04-01',
      max: '2100-12-31',
      help: 'From April of that financial year, if years have passed. Empty: from the year of opening.',
      section: accountPart,
      refines: true,
    }),
    balance: money('Balance at that time', { initial: 0, max: 1_000_000_000, section: accountPart, refines: true }),
    blocks: integer('Extensions of five years', { initial: 0, min: 0, max: 6, section: afterPart, refines: true }),
    goesOn: toggle('Pay in during extensions', { section: afterPart, refines: true }),
  },
  outputs: {
    maturity: { kind: 'money', label: 'Balance at the end' },
    verdict: { kind: 'verdict', label: 'What it means' },
    paidIn: { kind: 'money', label: 'Paid in' },
    interest: { kind: 'money', label: 'Interest' },
    matures: { kind: 'date', label: 'Can be closed from' },
    over: {
      kind: 'money',
      label: 'Above the limit',
      optional: true,
      help: 'Earns nothing and is given back.',
    },
    years: {
      kind: 'table',
      label: 'Year by year',
      columns: {
        year: { kind: 'text', label: 'Year', unbroken: true },
        paid: { kind: 'money', label: 'Paid in' },
        interest: { kind: 'money', label: 'Interest' },
        balance: { kind: 'money', label: 'Balance' },
        loan: { kind: 'money', label: 'Loan up to' },
        withdrawal: { kind: 'money', label: 'Withdrawal up to' },
      },
      totals: ['paid', 'interest'],
    },
  },
  formula:
    'Interest of a year = sum of the lowest balances of its months from the fifth day × rate ÷ 12, added on 31 March',
  limits: [
    'The rate to come is yours to choose; the government sets it every three months.',
    'The account runs for fifteen whole years after the financial year of opening, so sixteen years can have deposits.',
    'Loans and withdrawals are shown as limits and not taken; one withdrawal a year is allowed, less what is still borrowed.',
    'In extensions other limits of withdrawal hold. Closing early costs a point of interest; neither is worked out.',
    'Deposits count against the limit together with those for a minor child.',
  ],
  sources: [
    { title: 'Public Provident Fund Scheme, 2019', href: 'https://www.nsiindia.gov.in/' },
    {
      title: 'India Post: Post Office Saving Schemes',
      href: 'https://www.indiapost.gov.in/Financial/Pages/Content/Post-Office-Saving-Schemes.aspx',
    },
  ],
  rules: [publicProvidentFund, providentFundInterest],

  compute(values, { minorDigits, show }) {
    const coins = (amount: number) => fromMinor(toMinor(amount, minorDigits) ?? 0, minorDigits)
    const terms = publicProvidentFund.versions[0].value
    const opened = financialYear(values.opened)
    const from = values.from === undefined ? opened : financialYear(values.from)
    const last = fundMatures(terms, opened) + values.blocks * terms.blockYears
    if (from < opened) return problem('from', 'must not lie before the year of opening')
    if (from > last) return problem('from', 'must lie before the account ends')
    const yearly = values.deposit * (values.every === 'month' ? 12 : 1)
    if (yearly > 0 && yearly < terms.least)
      return problem('deposit', `must come to ${show.money(terms.least, 0)} in a year at least, or be nothing`)
    const years = fundYears(
      terms,
      {
        opened,
        from,
        balance: values.balance,
        deposit: values.deposit,
        isMonthly: values.every === 'month',
        month: Number(values.month),
        isEarly: values.day === 'early',
        blocks: values.blocks,
        goesOn: values.goesOn,
      },
      (month) => rateOn(month, values.rate),
      coins,
    )
    const end = years?.at(-1)
    if (!years || !end) return problem('from', 'must be April 2020 or later: earlier rates are not known here')
    const sum = (of: (year: FundYear) => number) => coins(years.reduce((total, year) => total + of(year), 0))
    const over = sum((year) => year.over)
    return {
      maturity: end.balance,
      verdict: verdictOn(over, yearly, terms, show),
      paidIn: sum((year) => year.paid),
      interest: sum((year) => year.interest),
      matures: `${end.year + 1}-04-01`,
      over: over > 0 ? over : undefined,
      years: years.map(({ year, paid, interest, balance, loan, withdrawal }) => ({
        year: `${year}–${String((year + 1) % 100).padStart(2, '0')}`,
        paid,
        interest,
        balance,
        loan: loan ?? null,
        withdrawal: withdrawal ?? null,
      })),
    }
  },

  steps: [
    { gives: 'paidIn', is: '{years.paid}' },
    { gives: 'maturity', is: '{balance} + {paidIn} + {interest}' },
  ],

  charts: [{ kind: 'stacked', title: 'Paid in and interest by year', of: 'years', x: 'year', y: ['paid', 'interest'] }],
  examples: [
    {
      name: 'The whole limit every April',
      given: { deposit: 150_000, every: 'year', day: 'early', opened: '2026-04-01', rate: 0.071 },
      expect: { maturity: 4_517_702.09, paidIn: 2_400_000, matures: '2042-04-01' },
    },
    {
      name: 'Five thousand a month after the fifth',
      given: { deposit: 5000, every: 'month', day: 'late', opened: '2026-04-01', rate: 0.071 },
      expect: { maturity: 1_742_190.7, paidIn: 960_000 },
    },
  ],
})

/** The year in which the financial year of a day begins. */
function financialYear(day: string): number {
  const year = Number(day.slice(0, 4))
  return Number(day.slice(5, 7)) >= 4 ? year : year - 1
}

/** Of a month whose quarter is known, that; the one entered for a later month; none for an earlier one. */
function rateOn(month: string, toCome: number): number | undefined {
  const known = versionOn(providentFundInterest, `${month}-01`)?.value.rate
  if (known !== undefined) return known
  return `${month}-01` < providentFundInterest.versions[0].from ? undefined : toCome
}

function verdictOn(over: number, yearly: number, terms: FundTerms & { least: number }, show: Show) {
  const most = show.money(terms.most, 0)
  if (over > 0)
    return { is: 'bad' as const, says: `Only ${most} of a financial year earns interest; the rest is given back.` }
  if (yearly === 0)
    return {
      is: 'fair' as const,
      says: `Without ${show.money(terms.least, 0)} a year an account falls dormant until the arrears are paid.`,
    }
  return yearly === terms.most
    ? { is: 'good' as const, says: `The limit of ${most} a year is used in full.` }
    : { is: 'good' as const, says: `The limit of a year is ${most}; ${show.money(terms.most - yearly)} of it is open.` }
}
