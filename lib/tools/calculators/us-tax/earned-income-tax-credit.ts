import { choice, defineCalculator, integer, money, percent, problem, toggle, type Line } from '@/lib/kits/calculator'
import type { Show } from '@/lib/base/format/show'
import { earnedIncomeCredit as rule } from '@/lib/law/us/earned-income-credit'
import { versionOn } from '@/lib/law/rule'
import { currentYear, firstDay, knownYears } from '@/lib/law/years'
import { earnedIncomeCredit, type EarnedIncomeLaw } from '@/lib/subjects/tax/us/credits'
import { above, filingStatuses, type FilingStatus } from '@/lib/subjects/tax/us/filing'

const begins = '01-01'
const largest = 10_000_000
const conditions = 'Conditions'
const more = 100
/** Without a child: from this age, and under that one (26 U.S.C. 32(c)(1)(A)(ii)(II)). */
const ageFrom = 25
const ageUnder = 65

export default defineCalculator({
  law: 'us',
  inputs: {
    taxYear: choice('Tax year', {
      options: Object.fromEntries(
        knownYears(begins, [rule])
          .toReversed()
          .map((year) => [year, String(year)]),
      ),
      initial: String(currentYear(begins, [rule])),
    }),
    status: choice('Filing status', { options: filingStatuses, initial: 'head', as: 'menu' }),
    children: choice('Qualifying children', {
      options: { '0': 'None', '1': '1', '2': '2', '3': '3 or more' },
      initial: '1',
      help: 'Under 19, or under 24 as students, who lived with you for more than half of the year and have Social Security numbers.',
    }),
    earned: money('Earned income', {
      initial: 24_000,
      max: largest,
      help: 'Wages and profit of a business less half of self-employment tax, of both spouses on a joint return.',
    }),
    agi: money('Adjusted gross income', {
      optional: true,
      max: largest,
      help: 'Form 1040, line 11. Empty: the earned income.',
    }),
    investmentIncome: money('Investment income', {
      initial: 0,
      max: largest,
      help: 'Interest, also tax-exempt, dividends, gains, rents.',
      section: conditions,
      refines: true,
    }),
    combatPay: money('Nontaxable combat pay', {
      initial: 0,
      max: largest,
      help: 'Box 12, code Q. It is counted as earned where that raises the credit.',
      section: conditions,
      refines: true,
    }),
    age: integer('Your age on 31 December', { initial: 35, min: 0, max: 130, section: conditions, refines: true }),
    spouseAge: integer('Age of the spouse', {
      optional: true,
      min: 0,
      max: 130,
      help: 'Without a child one of you has to be old enough, and not too old.',
      section: conditions,
      shownWhen: { field: 'status', is: 'joint' },
      refines: true,
    }),
    numbers: choice('Social Security numbers valid for work', {
      options: { all: 'Everybody has one', missing: 'Somebody has not' },
      initial: 'all',
      help: 'You and your spouse. A child without one is not counted above.',
      section: conditions,
      refines: true,
    }),
    apart: toggle('Lived apart from the spouse', {
      help: 'For the last six months of the year, or separated by an agreement: then a separate return may claim it with a child.',
      section: conditions,
      shownWhen: { field: 'status', is: 'separate' },
      refines: true,
    }),
    stateShare: percent('State credit, of the federal one', {
      initial: 0,
      max: 2,
      slider: { to: 1, step: 0.01 },
      help: 'As your state’s form says; many states add a share.',
      section: conditions,
      refines: true,
    }),
  },
  outputs: {
    credit: { kind: 'money', label: 'Earned income credit' },
    verdict: { kind: 'verdict', label: 'Where you stand' },
    most: { kind: 'money', label: 'Most with these children' },
    next: {
      kind: 'percent',
      label: 'Change of it for another $100 earned',
      decimals: 2,
      help: 'By the formula, without the steps of the table.',
    },
    endsAt: {
      kind: 'money',
      label: 'Nothing is left from about',
      decimals: 0,
      help: 'The larger of earned and adjusted gross income.',
    },
    stateCredit: { kind: 'money', label: 'State credit', optional: true },
    byChildren: {
      kind: 'table',
      label: 'The same income with other children',
      columns: {
        children: { kind: 'text', label: 'Children' },
        most: { kind: 'money', label: 'Most', decimals: 0 },
        fullFrom: { kind: 'money', label: 'Full from', decimals: 0 },
        fallsFrom: { kind: 'money', label: 'Falls from', decimals: 0 },
        endsAt: { kind: 'money', label: 'Ends at', decimals: 0 },
        credit: { kind: 'money', label: 'At your income', decimals: 0 },
      },
    },
    curve: {
      kind: 'series',
      label: 'By earned income',
      columns: {
        earned: { kind: 'money', label: 'Earned income', decimals: 0 },
        credit: { kind: 'money', label: 'Credit', decimals: 0 },
      },
    },
  },
  formula:
    'Credit = smaller of the most and the phase-in rate × earned income, less the phase-out rate × income above the threshold; of earned and adjusted gross income the one that gives less',
  limits: [
    'The IRS table gives every income of a row of $50 the credit of its middle; so does the credit here.',
    'US citizens and residents all year, with no foreign earned income exclusion, whom nobody else claims as a dependant or as a qualifying child.',
    'Who is a qualifying child, and who of two people may claim one, has rules of its own: Publication 596.',
    'A joint return is asked for one age in range where there is no child. No tax advice.',
  ],
  sources: [
    { title: 'IRS Publication 596: Earned Income Credit', href: 'https://www.irs.gov/publications/p596' },
    { title: '26 U.S.C. § 32', href: 'https://www.law.cornell.edu/uscode/text/26/32' },
    { title: 'IRS Direct File', href: 'https://github.com/IRS-Public/direct-file' },
  ],
  rules: [rule],

  compute(values, { show }) {
    const law = versionOn(rule, firstDay(begins, Number(values.taxYear)))?.value
    const row = law?.children[Number(values.children)]
    if (!law || !row) return problem('taxYear', 'must be a year whose law is known here')
    const refusal = refusalOf(values, law, show)
    const at = (earned: number, agi: number, inRows: boolean, children = Number(values.children)) =>
      refusal ? 0 : bestOf({ ...values, children, earned, agi }, law, inRows)
    const agi = values.agi ?? values.earned
    const credit = at(values.earned, agi, true)
    const threshold = startOf(row, values.status)
    const end = threshold + row.most / row.phaseOut
    return {
      credit,
      verdict: refusal
        ? { is: 'bad', says: refusal }
        : verdictOn({ credit, most: row.most, income: Math.max(values.earned, agi), threshold }, show),
      most: row.most,
      next: (at(values.earned + more, agi + more, false) - at(values.earned, agi, false)) / more,
      endsAt: Math.round(end),
      stateCredit: values.stateShare > 0 ? credit * values.stateShare : undefined,
      byChildren: law.children.map((one, children) => ({
        children: ['None', '1', '2', '3 or more'][children] ?? '',
        most: one.most,
        fullFrom: Math.round(one.most / one.phaseIn / 10) * 10,
        fallsFrom: startOf(one, values.status),
        endsAt: Math.round(startOf(one, values.status) + one.most / one.phaseOut),
        credit:
          refusalOf({ ...values, children: String(children) }, law, show) === undefined
            ? bestOf({ ...values, children, agi }, law, true)
            : 0,
      })),
      curve: Array.from({ length: 81 }, (_, place) => {
        const earned = (Math.ceil(end / 5000) * 5000 * place) / 80
        return { earned, credit: at(earned, Math.max(0, earned + agi - values.earned), false) }
      }),
    }
  },

  steps(values, { credit }) {
    const law = versionOn(rule, firstDay(begins, Number(values.taxYear)))?.value
    const row = law?.children[Number(values.children)]
    if (!row || credit === undefined || credit === 0 || values.combatPay > 0) return []
    const agi = values.agi ?? values.earned
    const over = startOf(row, values.status)
    const dollars = (value: number) => ({ kind: 'money', value }) as const
    const share = (value: number) => ({ kind: 'percent', value, decimals: 2 }) as const
    const middle = (income: number) => Math.floor(income / 50) * 50 + 25
    const by = (income: number) =>
      Math.max(0, Math.min(row.most, middle(income) * row.phaseIn) - above(middle(income), over) * row.phaseOut)
    const lines: Line<'credit' | 'stateCredit'>[] = [
      {
        finds: 'By earned income, at the middle of its row',
        gives: dollars(by(values.earned)),
        is: 'max(0, min({limit}, {middle} × {phaseIn}) − max(0, {middle} − {over}) × {phaseOut})',
        with: {
          limit: dollars(row.most),
          middle: dollars(middle(values.earned)),
          phaseIn: share(row.phaseIn),
          over: dollars(over),
          phaseOut: share(row.phaseOut),
          byEarned: dollars(by(values.earned)),
          byIncome: dollars(by(agi)),
          middleIncome: dollars(middle(agi)),
        },
      },
      ...(agi > over && agi !== values.earned
        ? [
            {
              finds: 'By adjusted gross income',
              gives: dollars(by(agi)),
              is: 'max(0, min({limit}, {middleIncome} × {phaseIn}) − max(0, {middleIncome} − {over}) × {phaseOut})',
            },
            { gives: 'credit' as const, is: 'min({byEarned}, {byIncome})', rounded: 'nearest' as const },
          ]
        : [{ gives: 'credit' as const, is: '{byEarned}', rounded: 'nearest' as const }]),
      ...(values.stateShare > 0 ? [{ gives: 'stateCredit' as const, is: '{credit} × {stateShare}' }] : []),
    ]
    return lines
  },

  charts: [{ kind: 'line', title: 'Credit by earned income', of: 'curve', x: 'earned', y: ['credit'], area: true }],
  examples: [
    {
      name: 'A mother with one child',
      given: { taxYear: '2026', status: 'head', children: '1', earned: 24_000 },
      expect: { credit: 4405, most: 4427, endsAt: 51_593 },
    },
    {
      name: 'More income than earnings',
      given: { taxYear: '2024', status: 'single', children: '0', earned: 7300, agi: 15_802 },
      expect: { credit: 212 },
    },
  ],
})

interface Choices {
  status: FilingStatus
  children: string
  investmentIncome: number
  age: number
  spouseAge?: number | undefined
  numbers: 'all' | 'missing'
  apart: boolean
}

/** Why there is no credit at any income, or nothing. */
function refusalOf(values: Choices, law: EarnedIncomeLaw, show: Show): string | undefined {
  if (values.numbers === 'missing') return 'No credit: you and your spouse need Social Security numbers valid for work.'
  if (values.investmentIncome > law.mostInvestmentIncome)
    return `No credit: investment income is above ${show.money(law.mostInvestmentIncome, 0)}.`
  const alone = values.children === '0'
  if (values.status === 'separate' && (alone || !values.apart))
    return 'No credit on a separate return, unless you lived apart and have a qualifying child.'
  const ages = [values.age, ...(values.status === 'joint' && values.spouseAge !== undefined ? [values.spouseAge] : [])]
  if (alone && !ages.some((age) => age >= ageFrom && age < ageUnder))
    return `No credit: without a child one of you has to be at least ${ageFrom} and under ${ageUnder} at the end of the year.`
  return undefined
}

/** With combat pay or without it, whichever gives more: it is counted for both or for neither. */
function bestOf(
  {
    status,
    children,
    earned,
    agi,
    combatPay,
  }: { status: FilingStatus; children: number; earned: number; agi: number; combatPay: number },
  law: EarnedIncomeLaw,
  inRows: boolean,
): number {
  const filed = status === 'separate' ? 'single' : status
  const by = (pay: number) =>
    earnedIncomeCredit({ status: filed, children, earned: pay, agi, investmentIncome: 0 }, law, inRows)
  return Math.max(by(earned), by(earned + combatPay))
}

function startOf({ over, jointAdds }: EarnedIncomeLaw['children'][number], status: FilingStatus): number {
  return over + (status === 'joint' ? jointAdds : 0)
}

function verdictOn(
  { credit, most, income, threshold }: { credit: number; most: number; income: number; threshold: number },
  show: Show,
) {
  if (credit === 0)
    return income > threshold
      ? { is: 'bad' as const, says: 'Income is above the end of the credit.' }
      : { is: 'bad' as const, says: 'Without earned income there is no credit.' }
  if (income > threshold)
    return {
      is: 'fair' as const,
      says: `Income above ${show.money(threshold, 0)} takes ${show.money(most - credit, 0)} of the most away.`,
    }
  return credit >= most
    ? { is: 'good' as const, says: 'This is the most that these children bring.' }
    : { is: 'fair' as const, says: 'The credit still grows with what you earn.' }
}
