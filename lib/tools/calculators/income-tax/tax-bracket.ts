import { choice, defineCalculator, money, percent, problem, rows } from '@/lib/kits/calculator'
import type { Show } from '@/lib/base/format/show'
import { federalIncomeTax } from '@/lib/law/us/federal-income-tax'
import { versionOn } from '@/lib/law/rule'
import { currentYear, firstDay, knownYears } from '@/lib/law/years'
import { bracketTax, marginalRate, type Bracket } from '@/lib/subjects/tax/brackets'
import { bySchedule, filingStatuses, type FilingStatus } from '@/lib/subjects/tax/us/filing'

const begins = '01-01'
const rules = [federalIncomeTax]
const states = { field: 'bands', is: 'us' } as const
const own = { field: 'bands', is: 'global' } as const
const largest = 1_000_000_000_000

export default defineCalculator({
  law: { field: 'bands' },
  inputs: {
    bands: choice('Brackets', {
      options: { us: 'United States, federal', global: 'Your own' },
      initial: 'us',
      help: 'A schedule alone: deductions and credits are taken off before and after.',
    }),
    taxYear: choice('Tax year', {
      options: Object.fromEntries(knownYears(begins, rules).map((year) => [year, String(year)])),
      initial: String(currentYear(begins, rules)),
      shownWhen: states,
    }),
    status: choice('Filing status', { options: filingStatuses, initial: 'single', as: 'menu', shownWhen: states }),
    income: money('Taxable income', {
      initial: 70_000,
      max: largest,
      help: 'After deductions. In the United States line 15 of Form 1040, without gains at lower rates.',
    }),
    change: money('More income, or a deduction', {
      initial: 5000,
      min: -largest,
      max: largest,
      help: 'A raise as it is, a deduction with a minus.',
    }),
    own: rows('Your brackets', {
      row: 'bracket',
      min: 1,
      max: 20,
      columns: {
        over: money('Above', { initial: 0, max: largest }),
        rate: percent('Rate', { initial: 0.1, max: 1 }),
      },
      initial: [
        { over: 0, rate: 0.1 },
        { over: 20_000, rate: 0.2 },
        { over: 50_000, rate: 0.4 },
      ],
      shownWhen: own,
    }),
  },
  outputs: {
    tax: { kind: 'money', label: 'Tax by the brackets' },
    verdict: { kind: 'verdict', label: 'Where you stand' },
    marginal: { kind: 'percent', label: 'Your bracket', help: 'The rate on the last unit of income.' },
    average: { kind: 'percent', label: 'On all of it', decimals: 2, optional: true },
    ofChange: { kind: 'money', label: 'Tax on the change', help: 'Below zero where a deduction saves it.' },
    rateOfChange: { kind: 'percent', label: 'Of the change', decimals: 2, optional: true },
    room: { kind: 'money', label: 'Room to the next bracket', optional: true },
    slices: {
      kind: 'table',
      label: 'Slice by slice',
      columns: {
        from: { kind: 'money', label: 'Above' },
        upTo: { kind: 'money', label: 'Up to' },
        rate: { kind: 'percent', label: 'Rate' },
        part: { kind: 'money', label: 'In it' },
        tax: { kind: 'money', label: 'Tax' },
        before: { kind: 'money', label: 'Tax of lower brackets' },
      },
      totals: ['part', 'tax'],
    },
    curve: {
      kind: 'series',
      label: 'Rates by income',
      columns: {
        income: { kind: 'money', label: 'Taxable income', decimals: 0 },
        bracket: { kind: 'percent', label: 'Bracket' },
        average: { kind: 'percent', label: 'On all of it', decimals: 1 },
      },
    },
  },
  formula: 'Tax = Σ part of the income within each bracket × its rate',
  limits: [
    'The schedule of one tax and nothing else: allowances, credits, surcharges and other taxes are left out.',
    'United States: below $100,000 the return uses a table of $50 rows, so its tax differs by a few dollars.',
    'United States: long-term gains and qualified dividends have rates of their own.',
    'A credit or benefit that fades as income rises adds to the rate here; it is not looked up. No tax advice.',
  ],
  sources: [
    {
      title: 'IRS: Federal income tax rates and brackets',
      href: 'https://www.irs.gov/filing/federal-income-tax-rates-and-brackets',
    },
    { title: 'IRS Rev. Proc. 2025-32', href: 'https://www.irs.gov/pub/irs-drop/rp-25-32.pdf' },
  ],
  rules,

  compute(values, { show }) {
    const brackets = bracketsFor(values)
    if (brackets === undefined) return problem('taxYear', 'must be a year whose brackets are known here')
    if (brackets.some(({ over }, at) => at > 0 && over <= (brackets[at - 1]?.over ?? 0)))
      return problem('own', 'must rise from row to row: each bracket begins above the one before')
    const { income } = values
    const changed = income + values.change
    if (changed < 0) return problem('change', 'must not be a larger deduction than the income')
    const tax = bracketTax(income, brackets)
    const ofChange = bracketTax(changed, brackets) - tax
    const next = brackets.find(({ over }) => over > income || (over === income && over > 0))
    const marginal = marginalRate(income, brackets)
    const top = Math.max(income * 1.5, (brackets.at(-1)?.over ?? 0) * 1.2, 1)
    return {
      tax,
      verdict: verdictOn(next, income, marginal, show),
      marginal,
      average: income > 0 ? tax / income : undefined,
      ofChange,
      rateOfChange: values.change === 0 ? undefined : ofChange / values.change,
      room: next === undefined ? undefined : next.over - income,
      slices: brackets.map(({ over, rate }, at) => {
        const upTo = brackets[at + 1]?.over ?? null
        const part = Math.max(0, Math.min(income, upTo ?? Infinity) - over)
        return { from: over, upTo, rate, part, tax: part * rate, before: bracketTax(over, brackets) }
      }),
      curve: Array.from({ length: 121 }, (_, at) => {
        const one = (top / 120) * at
        return {
          income: one,
          bracket: marginalRate(one, brackets),
          average: one > 0 ? bracketTax(one, brackets) / one : 0,
        }
      }),
    }
  },

  steps(values) {
    const brackets = bracketsFor(values)
    if (brackets === undefined) return []
    const at = brackets.findLastIndex(({ over }) => values.income > over)
    const bracket = brackets[at]
    const money = (value: number) => ({ kind: 'money', value }) as const
    return [
      bracket
        ? {
            gives: 'tax',
            is: '[{before} + ]({income} − {over}) × {rate}',
            with: {
              before: money(bracketTax(bracket.over, brackets)),
              over: money(bracket.over),
              rate: { kind: 'percent', value: bracket.rate },
            },
          }
        : { gives: 'tax', says: 'No bracket charges anything at this income' },
      { gives: 'average', is: '{tax} ÷ {income}' },
      { gives: 'rateOfChange', is: '{ofChange} ÷ {change}' },
    ]
  },

  charts: [
    { kind: 'line', title: 'Bracket and rate on all of it', of: 'curve', x: 'income', y: ['bracket', 'average'] },
  ],
  examples: [
    {
      name: 'A raise into the next bracket',
      given: { bands: 'us', taxYear: '2026', status: 'single', income: 48_000, change: 5000 },
      expect: { tax: 5512, marginal: 0.12, ofChange: 860, room: 2400 },
    },
  ],
})

interface Choices {
  bands: 'us' | 'global'
  taxYear: string
  status: FilingStatus
  own: readonly Bracket[]
}

function bracketsFor({ bands, taxYear, status, own: typed }: Choices): readonly Bracket[] | undefined {
  if (bands === 'global') return typed
  const law = versionOn(federalIncomeTax, firstDay(begins, Number(taxYear)))?.value
  return law && bySchedule<readonly Bracket[]>(law.brackets, status)
}

function verdictOn(next: Bracket | undefined, income: number, marginal: number, show: Show) {
  if (next === undefined)
    return { is: 'plain' as const, says: `You are in the highest bracket, at ${show.percent(marginal)}.` }
  const room = next.over - income
  const cheaper = next.rate < marginal ? 'falls' : 'rises'
  return {
    is: 'plain' as const,
    says:
      room === 0
        ? `You stand on a threshold: the next unit is charged ${show.percent(next.rate)}.`
        : `After ${show.money(room)} more the rate ${cheaper} to ${show.percent(next.rate)}, for what lies above only.`,
  }
}
