import { joinedWords } from '@/lib/base/text/joined-words'
import {
  choice,
  date,
  defineCalculator,
  integer,
  money,
  percent,
  problem,
  type Line,
  type Problem,
} from '@/lib/kits/calculator'
import { form1040, lawOfYear } from '@/lib/engines/us-federal'
import {
  heldOf,
  isStateCode,
  leftOut,
  nameOfState,
  rankedStates,
  readOnceOf,
  taxOfState,
  yearsOfState,
  type StateIncome,
  type StateTax,
} from '@/lib/engines/us-states'
import { stateNames, type StateCode } from '@/lib/law/us/state-names'
import { stateTaxOffices } from '@/lib/law/us/state-tax-offices'
import { filingStatuses, type FilingStatus } from '@/lib/subjects/tax/us/filing'
import { dayOfYear, isLeapYear } from '@/lib/subjects/time/calendar'

const income = 'Other income'
const federal = 'Federal return'
const local = 'Local tax'
const move = 'A move within the year'
const largest = 100_000_000_000
const more = 1000

const otherMoney = (label: string, help?: string) =>
  money(label, { initial: 0, max: largest, section: income, refines: true, ...(help ? { help } : {}) })

export default defineCalculator({
  law: 'us',
  inputs: {
    state: choice('State', { options: stateNames, initial: 'ca', as: 'menu' }),
    status: choice('Filing status', { options: filingStatuses, initial: 'single', as: 'menu' }),
    wages: money('Wages', {
      initial: 85_000,
      max: largest,
      help: 'Box 1 of every W-2 of the return: a whole year of a resident.',
    }),
    children: integer('Children under 17', { initial: 0, min: 0, max: 20 }),
    taxYear: choice('Tax year', {
      options: { '2026': '2026', '2025': '2025', '2024': '2024' },
      initial: '2025',
      help: 'Of 2026 not every state’s figures were read: the page says which.',
    }),

    retirement: otherMoney(
      'Retirement income the state taxes',
      'Pensions and IRA withdrawals, without what your state exempts.',
    ),
    interest: otherMoney('Interest and dividends'),
    gains: otherMoney(
      'Long-term gains',
      'Washington taxes nothing else; six states tax them by rules of their own here.',
    ),
    otherDependants: integer('Other dependants', { initial: 0, min: 0, max: 20, section: federal, refines: true }),
    federalTax: money('Federal income tax', {
      optional: true,
      max: largest,
      help: 'Alabama, Missouri and Oregon let you deduct it. Empty: worked out with the standard deduction.',
      section: federal,
      refines: true,
    }),
    localRate: percent('Local rate', {
      initial: 0,
      max: 0.2,
      slider: { to: 0.05, step: 0.0005 },
      help: 'Of your county, city or school district.',
      section: local,
      refines: true,
    }),
    localBase: choice('Charged on', {
      options: { taxable: 'Income the state taxes', wages: 'Wages' },
      initial: 'taxable',
      help: 'Counties of Indiana and Maryland: the first. Cities of Kentucky, Ohio and Pennsylvania: wages.',
      section: local,
      refines: true,
    }),
    otherState: choice('Moved to', {
      options: { none: 'No move', ...stateNames },
      initial: 'none',
      as: 'menu',
      section: move,
      refines: true,
    }),
    moved: date('First day there', {
      initial: '2025-07-01',
      min: '2024-01-01',
      max: '2026-12-31',
      section: move,
      shownWhen: { field: 'otherState', is: Object.keys(stateNames) },
      refines: true,
    }),
  },
  outputs: {
    tax: { kind: 'money', label: 'State income tax of the year' },
    place: { kind: 'verdict', label: 'Among the states' },
    taxable: { kind: 'money', label: 'Income the state taxes' },
    effectiveRate: { kind: 'percent', label: 'Of all income', decimals: 2, optional: true },
    nextRate: {
      kind: 'percent',
      label: 'Of another $1,000 of wages',
      decimals: 2,
      help: 'Rates, and deductions and credits that shrink.',
    },
    localTax: { kind: 'money', label: 'Local tax', optional: true },
    lines: {
      kind: 'table',
      label: 'How the tax is made',
      columns: { item: { kind: 'text', label: 'Item' }, amount: { kind: 'money', label: 'Amount' } },
    },
    bands: {
      kind: 'table',
      label: 'Taxed income by rate',
      columns: {
        rate: { kind: 'percent', label: 'Rate', decimals: 3 },
        part: { kind: 'money', label: 'Taxed at it' },
        tax: { kind: 'money', label: 'Tax' },
      },
      totals: ['part', 'tax'],
    },
    split: {
      kind: 'table',
      label: 'The year in two states',
      optional: true,
      columns: {
        state: { kind: 'text', label: 'State' },
        days: { kind: 'count', label: 'Days' },
        whole: { kind: 'money', label: 'Tax of a whole year' },
        part: { kind: 'money', label: 'Your part' },
      },
      totals: ['days', 'part'],
    },
    states: {
      kind: 'table',
      label: 'The same income in every state',
      columns: {
        place: { kind: 'count', label: 'Place' },
        state: { kind: 'text', label: 'State' },
        tax: { kind: 'money', label: 'Tax of the year' },
        share: { kind: 'percent', label: 'Of all income', decimals: 2 },
        change: { kind: 'money', label: 'Against yours' },
      },
    },
    scope: {
      kind: 'table',
      label: 'What is counted',
      columns: { what: { kind: 'text', label: 'For this state' }, says: { kind: 'text', label: 'In words' } },
    },
    oneSource: {
      kind: 'text',
      label: 'One source',
      optional: true,
      section: 'Readings',
      help: 'These figures of the law were read in one source only.',
    },
  },
  formula:
    'State tax = (income − standard deduction − exemptions − federal tax where the state allows it) by the state’s bands + what takes lower rates back − credits',
  limits: [
    'For a resident with the standard deduction. Credits for children, low earnings, rent and property, and what age brings, are left out in every state.',
    'Income is wages and what you add, without adjustments. Social Security benefits are left out.',
    'A state’s year is refused where its figures were not read, and a filing status where two sources disagree.',
    'The tax is exact by the rates. Printed tax tables, which tax the middle of a row, differ by a few dollars.',
    'A move: each state’s tax of the whole year times its days. Returns go by what was earned in each state, and some states have rules of their own.',
    'This page explains the law; it is no advice.',
  ],
  sources: [
    {
      title: 'IRS: State government websites, with every tax office',
      href: 'https://www.irs.gov/businesses/small-businesses-self-employed/state-government-websites',
    },
  ],
  rules: [stateTaxOffices],

  compute(values) {
    const year = Number(values.taxYear)
    const chosen = values.state
    const other = values.otherState === 'none' ? undefined : values.otherState
    const fault = faultOf('state', chosen, values) ?? (other && faultOf('otherState', other, values))
    if (fault) return fault
    if (other === chosen) return problem('otherState', 'must be another state than the first')
    if (other && !values.moved.startsWith(values.taxYear)) return problem('moved', `must be a day of ${values.taxYear}`)

    const typed = incomeOf(values)
    if (!typed) return problem('taxYear', 'must be a year whose federal law is known here')
    const found = taxOfState(chosen, year, typed)
    const next = incomeOf({ ...values, wages: values.wages + more })
    const afterMore = next && taxOfState(chosen, year, next)
    if (!found || !afterMore) return problem('state', 'must be another one: its law of this year was not read')
    const split = other && splitOf(values, found, taxOfState(other, year, typed), other)
    const tax = split ? split.reduce((total, { part }) => total + part, 0) : found.tax
    const { known, unknown } = rankedStates(year, typed)
    const below = known.filter((one) => one.tax < found.tax).length
    const above = known.filter((one) => one.tax > found.tax).length
    const localTax = values.localRate * (values.localBase === 'wages' ? values.wages : found.taxable)
    return {
      tax,
      place: {
        is: 'plain',
        says: `Of ${known.length - 1} others in ${year}, ${below} take less of the same income in a whole year than ${nameOfState(chosen)}, and ${above} take more.`,
      },
      taxable: found.taxable,
      effectiveRate: found.income > 0 ? tax / found.income : undefined,
      nextRate: (afterMore.tax - found.tax) / more,
      localTax: values.localRate > 0 ? localTax : undefined,
      lines: linesOf(found),
      bands: found.bands,
      split,
      states: known.map((one) => ({
        place: known.filter((cheaper) => cheaper.tax < one.tax).length + 1,
        state: one.name,
        tax: one.tax,
        share: found.income > 0 ? one.tax / found.income : 0,
        change: one.tax - found.tax,
      })),
      scope: scopeOf(chosen, year, unknown),
      oneSource: readOnceOf(chosen, year),
    }
  },

  steps(values, results) {
    const typed = incomeOf(values)
    const found = typed && taxOfState(values.state, Number(values.taxYear), typed)
    if (!found) return []
    const dollars = (value: number) => ({ kind: 'money', value }) as const
    const share = (value: number) => ({ kind: 'percent', value, decimals: 3 }) as const
    const rated = Object.fromEntries(
      found.bands.flatMap(({ part, rate }, at) => [
        [`part${at}`, dollars(part)],
        [`rate${at}`, share(rate)],
      ]),
    )
    const byBands = found.bands.map((_, at) => `{part${at}} × {rate${at}}`).join(' + ')
    const lines: Line<keyof typeof results & string>[] = [
      {
        gives: 'taxable',
        is: 'max(0, {base}[ − {free}][ − {deduction}][ − {exemptions}][ − {federal}])',
        with: {
          base: dollars(found.base),
          free: dollars(found.untaxedGains),
          deduction: dollars(found.deduction),
          exemptions: dollars(found.exemptions),
          federal: dollars(found.federalTax),
        },
      },
    ]
    if (byBands)
      lines.push({
        finds: 'Tax by the rates',
        gives: dollars(found.byRates),
        is: `${byBands}[ + {entry}]`,
        with: { ...rated, entry: dollars(found.entry) },
      })
    if (found.addedBack + found.credits > 0)
      lines.push({
        finds: 'After what is taken back and credits',
        gives: dollars(found.tax),
        is: '{byRates}[ + {addedBack}][ − {credits}]',
        with: {
          byRates: dollars(found.byRates),
          addedBack: dollars(found.addedBack),
          credits: dollars(found.credits),
        },
      })
    const [first, second] = results.split ?? []
    if (first && second)
      lines.push({
        gives: 'tax',
        is: '{whole} × {days} ÷ {all} + {wholeThere} × {daysThere} ÷ {all}',
        with: {
          whole: dollars(first.whole ?? 0),
          days: { kind: 'count', value: first.days ?? 0 },
          all: { kind: 'count', value: (first.days ?? 0) + (second.days ?? 0) },
          wholeThere: dollars(second.whole ?? 0),
          daysThere: { kind: 'count', value: second.days ?? 0 },
        },
      })
    return lines
  },

  charts: [{ kind: 'bar', title: 'The same income in every state', of: 'states', x: 'state', y: ['tax'] }],
  examples: [
    {
      name: 'A salary in California',
      given: { state: 'ca', status: 'single', wages: 85_000, taxYear: '2024' },
      expect: { taxable: 79_460, tax: 3783.14 },
    },
    {
      name: 'A move to Texas',
      given: { state: 'ca', status: 'single', wages: 85_000, taxYear: '2024', otherState: 'tx', moved: '2024-07-01' },
      expect: { tax: 1881.23 },
    },
    {
      name: 'Two children in Indiana',
      given: { state: 'in', status: 'joint', wages: 85_000, children: 2, taxYear: '2025', localRate: 0.0202 },
      expect: { taxable: 78_000, tax: 2340, localTax: 1575.6 },
    },
  ],
})

interface Choices {
  state: StateCode
  status: FilingStatus
  wages: number
  children: number
  taxYear: string
  retirement: number
  interest: number
  gains: number
  otherDependants: number
  federalTax?: number | undefined
  otherState: StateCode | 'none'
  moved: string
}

/** Refuses a state whose law of the year, or of this way to file, was not read, and says which years were. */
function faultOf(field: 'state' | 'otherState', code: string, values: Choices): Problem<keyof Choices> | undefined {
  if (!isStateCode(code)) return problem(field, 'must be a state of the list')
  const years = yearsOfState(code, values.status)
  const name = nameOfState(code)
  if (years.length === 0)
    return problem(
      'status',
      `must be another one for ${name}: what was read of this way to file disagrees or is incomplete`,
    )
  if (!years.includes(Number(values.taxYear)))
    return problem(
      field,
      `must be another one for ${values.taxYear}: of ${name}, filed like this, ${years.join(' and ')} ${years.length === 1 ? 'was' : 'were'} read`,
    )
  if (code === 'wa' && values.gains > 0 && values.taxYear === '2026')
    return problem('gains', 'must be empty for Washington in 2026: its deduction of that year was not read')
  return undefined
}

function incomeOf(values: Choices): StateIncome | undefined {
  const law = lawOfYear(Number(values.taxYear))
  if (!law) return undefined
  const { status, wages, children, otherDependants, retirement, interest, gains } = values
  const found = form1040(
    { status, wages, interest, pensions: retirement, longTerm: gains, children, otherDependants },
    law,
    'exact',
  )
  return {
    status,
    wages,
    other: retirement,
    interest,
    gains,
    children,
    otherDependants,
    federalDeduction: found.standardDeduction,
    federalTax: values.federalTax ?? Math.max(0, found.taxAfterCredits - found.family.refundable),
  }
}

function linesOf(found: StateTax) {
  const row = (item: string, amount: number) => ({ item, amount })
  const rows = [
    row('Income that is taxed here', found.base),
    row('Gains that are free', -found.untaxedGains),
    row('Standard deduction', -found.deduction),
    row('Exemptions', -found.exemptions),
    row('Federal income tax', -found.federalTax),
    row('Taxed income', found.taxable),
    row('Tax by the rates', found.byRates),
    row('Lower rates taken back', found.addedBack),
    row('Credits', -found.credits),
    row('Tax of a whole year', found.tax),
  ]
  const always = new Set(['Income that is taxed here', 'Taxed income', 'Tax of a whole year'])
  return rows.filter(({ item, amount }) => amount !== 0 || always.has(item))
}

function splitOf(values: Choices, first: StateTax, second: StateTax | undefined, other: StateCode) {
  const all = isLeapYear(Number(values.taxYear)) ? 366 : 365
  const before = dayOfYear(values.moved) - 1
  const row = (code: StateCode, days: number, whole: number) => ({
    state: nameOfState(code),
    days,
    whole,
    part: (whole * days) / all,
  })
  return [
    row(isStateCode(values.state) ? values.state : other, before, first.tax),
    row(other, all - before, second?.tax ?? 0),
  ]
}

function scopeOf(chosen: StateCode, year: number, unknown: readonly string[]) {
  const left = leftOut[chosen]
  return [
    { what: 'Counted', says: sentence(heldOf(chosen, year)) },
    { what: 'Left out', says: left ? `${capital(left)}.` : 'Nothing beyond what every state leaves out here.' },
    ...(unknown.length > 0 ? [{ what: `Not in the list of ${year}`, says: sentence(unknown) }] : []),
  ]
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const sentence = (parts: readonly string[]) => `${capital(joinedWords(parts))}.`
