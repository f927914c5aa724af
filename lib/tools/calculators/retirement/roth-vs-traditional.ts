import { choice, defineCalculator, integer, money, percent, problem, rate, toggle } from '@/lib/kits/calculator'
import type { Show } from '@/lib/base/format/show'
import { iraLimits } from '@/lib/law/us/ira-limits'
import { retirementPlanLimits } from '@/lib/law/us/retirement-plans'
import { versionOn } from '@/lib/law/rule'
import { currentYear, firstDay } from '@/lib/law/years'
import { evenTax, rothAccount, traditionalAccount, type AccountChoice } from '@/lib/subjects/tax/us/account-choice'

const begins = '01-01'
const rules = [iraLimits, retirementPlanLimits] as const
const year = currentYear(begins, rules)
const accountPart = 'The account'
const laterRates = Array.from({ length: 11 }, (_, at) => at / 20)

export default defineCalculator({
  law: 'us',
  inputs: {
    spare: money('You can spare a year', {
      initial: 5000,
      above: 0,
      max: 10_000_000,
      help: 'After tax: what it may cost you. The traditional account then gets more, before tax.',
    }),
    taxNow: percent('Tax rate now', {
      initial: 0.24,
      max: 0.6,
      slider: { to: 0.5, step: 0.01 },
      help: 'Federal and state, on your last dollars of income.',
    }),
    taxLater: percent('Tax rate in retirement', {
      initial: 0.18,
      max: 0.6,
      slider: { to: 0.5, step: 0.01 },
      help: 'On what you take out, over all of it.',
    }),
    years: integer('Years', { initial: 25, min: 1, max: 60, slider: { from: 1, to: 45, step: 1 } }),
    returnRate: rate('Return', {
      initial: 0.06,
      slider: { to: 0.12, step: 0.0025 },
      per: 'year',
      max: 0.3,
    }),
    account: choice('Account', {
      options: { plan: '401(k) or 403(b)', ira: 'IRA', none: 'No limit' },
      initial: 'plan',
      section: accountPart,
      refines: true,
    }),
    older: toggle('50 or older', {
      shownWhen: { field: 'account', is: ['plan', 'ira'] },
      section: accountPart,
      refines: true,
    }),
    drag: percent('Tax on a taxable account’s return', {
      initial: 0.15,
      max: 0.6,
      slider: { to: 0.5, step: 0.01 },
      help: 'Each year, on the whole return of what finds no room.',
      section: accountPart,
      refines: true,
    }),
    spent: toggle('The tax saved is spent', {
      help: 'Both accounts then get the same amount, and the traditional one costs you less now.',
      section: accountPart,
      refines: true,
    }),
  },
  outputs: {
    ahead: { kind: 'money', label: 'Difference after tax' },
    verdict: { kind: 'verdict', label: 'What it means' },
    traditional: { kind: 'money', label: 'Traditional, to spend' },
    roth: { kind: 'money', label: 'Roth, to spend' },
    even: {
      kind: 'percent',
      label: 'Later rate at which they tie',
      decimals: 1,
      optional: true,
      help: 'Below it the traditional account leaves more.',
    },
    intoTraditional: { kind: 'money', label: 'Into the traditional account a year', section: accountPart },
    intoRoth: { kind: 'money', label: 'Into the Roth account a year', section: accountPart },
    beside: { kind: 'money', label: 'Beside the traditional one a year', section: accountPart },
    besideRoth: { kind: 'money', label: 'Beside the Roth one a year', section: accountPart },
    limit: { kind: 'money', label: 'The account takes a year', optional: true, section: accountPart },
    rates: {
      kind: 'table',
      label: 'By the rate in retirement',
      columns: {
        rate: { kind: 'percent', label: 'Rate in retirement', decimals: 0 },
        traditional: { kind: 'money', label: 'Traditional' },
        roth: { kind: 'money', label: 'Roth' },
        ahead: { kind: 'money', label: 'Traditional is ahead by' },
      },
    },
  },
  formula:
    'Traditional = contributions before tax grown × (1 − later rate) + what found no room, grown with tax each year; Roth = contributions after tax grown',
  limits: [
    'One rate now and one later. A pension of several brackets is better entered by its average.',
    'Whether you may deduct an IRA, or put into a Roth IRA at your income, is not judged; other pages do that.',
    'The limit of the year is kept for all years. The employer’s match is the same in both and left out.',
    'Required withdrawals, taxes on heirs and early withdrawals are left out. No tax advice.',
  ],
  sources: [
    { title: 'IRS: Roth comparison chart', href: 'https://www.irs.gov/retirement-plans/roth-comparison-chart' },
    { title: 'IRS: Traditional and Roth IRAs', href: 'https://www.irs.gov/retirement-plans/traditional-and-roth-iras' },
  ],
  rules: [...rules],

  compute(values, { show }) {
    const limit = limitOf(values.account, values.older)
    if (limit === undefined) return problem('account', 'must be one whose limit is known here')
    const given: AccountChoice = { ...values, limit }
    const traditional = traditionalAccount(given)
    const roth = rothAccount(given)
    const even = evenTax(given)
    const ahead = traditional.worth - roth.worth
    return {
      ahead: Math.abs(ahead),
      verdict: verdictOn(ahead, values, traditional.beside > roth.beside, show),
      traditional: traditional.worth,
      roth: roth.worth,
      even: even >= 0 && even <= 1 ? even : undefined,
      intoTraditional: traditional.into,
      intoRoth: roth.into,
      beside: traditional.beside,
      besideRoth: roth.beside,
      limit: limit === Infinity ? undefined : limit,
      rates: laterRates.map((taxLater) => {
        const then = traditionalAccount({ ...given, taxLater }).worth
        return { rate: taxLater, traditional: then, roth: roth.worth, ahead: then - roth.worth }
      }),
    }
  },

  steps: ({ spent }, { limit, intoTraditional }) => [
    ...(!spent && (limit === undefined || intoTraditional < limit)
      ? [{ gives: 'intoTraditional' as const, is: '{spare} ÷ (1 − {taxNow})' }]
      : []),
    { gives: 'traditional', says: 'Each year’s contribution grown, less the later rate, and what stood beside it' },
    { gives: 'roth', says: 'Each year’s contribution grown, without tax, and what stood beside it' },
    { gives: 'ahead', is: 'max({traditional}, {roth}) − min({traditional}, {roth})' },
  ],

  charts: [
    { kind: 'line', title: 'To spend, by the rate in retirement', of: 'rates', x: 'rate', y: ['traditional', 'roth'] },
  ],
  examples: [
    {
      name: 'A lower rate in retirement',
      given: { spare: 5000, taxNow: 0.24, taxLater: 0.18, years: 25, returnRate: 0.06 },
      expect: { traditional: 313_738.380_439, roth: 290_781.913_577, even: 0.24 },
    },
    {
      name: 'The IRA is full either way',
      given: { spare: 7500, taxNow: 0.24, taxLater: 0.24, years: 25, returnRate: 0.06, account: 'ira' },
      expect: { traditional: 423_036.349_846, roth: 436_172.870_366, even: 0.209_882 },
    },
  ],
})

function limitOf(account: 'plan' | 'ira' | 'none', isOlder: boolean): number | undefined {
  if (account === 'none') return Infinity
  const day = firstDay(begins, year)
  if (account === 'ira') {
    const law = versionOn(iraLimits, day)?.value
    return law && law.contribution + (isOlder ? law.catchUp : 0)
  }
  const law = versionOn(retirementPlanLimits, day)?.value
  return law && law.deferral + (isOlder ? law.catchUp : 0)
}

interface Rates {
  taxNow: number
  taxLater: number
  spent: boolean
}

function verdictOn(ahead: number, { taxNow, taxLater, spent }: Rates, isFull: boolean, show: Show) {
  const by = show.money(Math.abs(ahead), 0)
  if (Math.abs(ahead) < 0.5)
    return { is: 'plain' as const, says: 'Both leave the same: tax now and tax later commute.' }
  if (spent)
    return {
      is: 'plain' as const,
      says: 'With the tax saved spent, the traditional account cannot catch up; it paid you every year instead.',
    }
  if (ahead > 0)
    return { is: 'good' as const, says: `The traditional account leaves ${by} more: the later rate is low enough.` }
  return {
    is: 'good' as const,
    says:
      isFull && taxLater <= taxNow
        ? `The Roth account leaves ${by} more: at the limit it shelters more money.`
        : `The Roth account leaves ${by} more.`,
  }
}
