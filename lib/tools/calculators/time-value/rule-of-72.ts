import { choice, defineCalculator, number, problem, rate } from '@/lib/kits/calculator'
import { forceOfInterest, nominalOfForce } from '@/lib/subjects/finance/interest'

const multiples = { double: 2, triple: 3, quadruple: 4, tenfold: 10, half: 2 } as const
const times = { yearly: 1, monthly: 12, daily: 365, continuous: Infinity } as const
const byTime = { field: 'find', is: 'years' } as const
const byRate = { field: 'find', is: 'rate' } as const

export default defineCalculator({
  inputs: {
    find: choice('Find', { options: { years: 'The years', rate: 'The rate' }, initial: 'years' }),
    rate: rate('Growth', {
      initial: 0.07,
      slider: { from: 0, to: 0.3, step: 0.0025 },
      per: 'year',
      negative: true,
      min: -0.99,
      max: 1,
      shownWhen: byTime,
    }),
    years: number('Years', {
      initial: 10,
      slider: { from: 1, to: 40, step: 1 },
      above: 0,
      max: 1000,
      shownWhen: byRate,
    }),
    multiple: choice('Until money', {
      options: {
        double: 'Doubles',
        triple: 'Triples',
        quadruple: 'Is four times as much',
        tenfold: 'Is ten times as much',
        half: 'Buys half as much',
      },
      initial: 'double',
      as: 'menu',
      help: 'To buy half as much, prices have to double: the growth is then inflation.',
    }),
    compounding: choice('Compounded', {
      options: { yearly: 'Yearly', monthly: 'Monthly', daily: 'Daily', continuous: 'Continuously' },
      initial: 'yearly',
      as: 'menu',
      refines: true,
    }),
  },
  outputs: {
    exact: { kind: 'number', label: 'Years, exactly', decimals: 2, unit: 'years', shownWhen: byTime },
    rateNeeded: { kind: 'percent', label: 'Rate needed, exactly', decimals: 3, optional: true },
    by72: { kind: 'number', label: 'By the rule of 72', decimals: 2, unit: 'years', shownWhen: byTime },
    rate72: { kind: 'percent', label: 'By the rule of 72', decimals: 3, optional: true },
    verdict: { kind: 'verdict', label: 'The rule here' },
    rules: {
      kind: 'table',
      label: 'Each rule at this rate',
      columns: {
        rule: { kind: 'text', label: 'Rule' },
        years: { kind: 'number', label: 'Years', decimals: 3 },
        error: { kind: 'percent', label: 'Error', decimals: 2 },
      },
    },
    table: {
      kind: 'table',
      label: 'From 1% to 30%',
      columns: {
        rate: { kind: 'percent', label: 'Rate' },
        exact: { kind: 'number', label: 'Exact', decimals: 2 },
        by72: { kind: 'number', label: '72', decimals: 2 },
        by70: { kind: 'number', label: '70', decimals: 2 },
        by69: { kind: 'number', label: '69.3', decimals: 2 },
        byMcHale: { kind: 'number', label: 'Eckart–McHale', decimals: 2 },
      },
    },
    errors: {
      kind: 'series',
      label: 'Error of each rule',
      columns: {
        rate: { kind: 'percent', label: 'Rate' },
        by72: { kind: 'percent', label: '72' },
        by70: { kind: 'percent', label: '70' },
        by69: { kind: 'percent', label: '69.3' },
        byMcHale: { kind: 'percent', label: 'Eckart–McHale' },
      },
    },
  },
  formula:
    'Exact years = ln(multiple) ÷ ln(1 + rate), continuously ln(multiple) ÷ rate; rule of 72 = 72 ÷ rate in percent, for each doubling; Eckart–McHale = 69.3 ÷ R × 200 ÷ (200 − R)',
  limits: [
    'Growth is the same every year.',
    'The rules are for doubling; for another multiple their answer is taken for as many doublings as it has, log2 of it: 1.585 for three times as much.',
    'Tax, fees and inflation are not taken off the rate.',
  ],
  sources: [
    { title: 'J. J. McHale and C. L. Eckart: rule of 72 with a correction of second order' },
    {
      title: 'OASIS OpenFormula 1.2, functions NPER and RRI',
      href: 'https://docs.oasis-open.org/office/v1.2/os/OpenDocument-v1.2-os-part2.html',
    },
  ],

  compute({ find, rate: typed, years, multiple, compounding }, { show }) {
    const doublings = Math.log2(multiples[multiple])
    const target = Math.log(multiples[multiple])
    const needed = find === 'rate' ? nominalOfForce(target / years, times[compounding]) : typed
    if (find === 'years' && typed <= 0)
      return problem('rate', 'must be above 0: what does not grow never becomes twice as much')
    if (needed === undefined || needed > 1.9)
      return problem('years', 'must be more: the rate would be above 190% a year, where the rules say nothing')
    const exactAt = (by: number) => target / (forceOfInterest(by, times[compounding]) ?? NaN)
    const exact = exactAt(needed)
    if (exact > 1e6) return problem('rate', 'must be higher: it takes more than a million years')
    const rules = rulesAt(needed, doublings)
    const rows = Array.from({ length: 30 }, (_, index) => {
      const by = (index + 1) / 100
      return { rate: by, exact: exactAt(by), ...rulesAt(by, doublings) }
    })
    const error = rules.by72 / exact - 1
    return {
      exact,
      by72: rules.by72,
      ...(find === 'rate' ? { rateNeeded: needed, rate72: (0.72 * doublings) / years } : {}),
      verdict: {
        is: Math.abs(error) < 0.02 ? 'good' : Math.abs(error) < 0.05 ? 'fair' : 'bad',
        says: `At ${show.percent(needed, 2)} the rule of 72 is ${show.percent(Math.abs(error), 1)} too ${error > 0 ? 'long' : 'short'}.`,
      },
      rules: [
        { rule: 'Rule of 72', years: rules.by72, error },
        { rule: 'Rule of 70', years: rules.by70, error: rules.by70 / exact - 1 },
        { rule: 'Rule of 69.3', years: rules.by69, error: rules.by69 / exact - 1 },
        { rule: 'Eckart–McHale', years: rules.byMcHale, error: rules.byMcHale / exact - 1 },
      ],
      table: rows,
      errors: rows.map((row) => ({
        rate: row.rate,
        by72: row.by72 / row.exact - 1,
        by70: row.by70 / row.exact - 1,
        by69: row.by69 / row.exact - 1,
        byMcHale: row.byMcHale / row.exact - 1,
      })),
    }
  },

  steps({ find, multiple, compounding }) {
    const isTime = find === 'years'
    const given = {
      goal: { kind: 'count' as const, value: multiples[multiple] },
      n: { kind: 'count' as const, value: compounding === 'continuous' ? 1 : times[compounding] },
      doublings: { kind: 'number' as const, value: Math.log2(multiples[multiple]), decimals: 6 },
    }
    return [
      {
        gives: isTime ? 'exact' : undefined,
        is: compounding === 'continuous' ? 'ln({goal}) ÷ {rate}' : 'ln({goal}) ÷ ({n} × ln(1 + {rate} ÷ {n}))',
        with: given,
      },
      {
        gives: 'rateNeeded',
        is: compounding === 'continuous' ? 'ln({goal}) ÷ {years}' : '{n} × ({goal}^(1 ÷ ({n} × {years})) − 1)',
        with: given,
      },
      { gives: isTime ? 'by72' : undefined, is: '0.72 ÷ {rate} × {doublings}', with: given },
      { gives: 'rate72', is: '0.72 ÷ {years} × {doublings}', with: given },
    ]
  },

  charts: [
    {
      kind: 'line',
      title: 'Error of each rule',
      of: 'errors',
      x: 'rate',
      y: ['by72', 'by70', 'by69', 'byMcHale'],
    },
  ],
  asked: [
    { says: 'rule of 72 at {rate}', sets: { find: 'years' }, gives: ['by72', 'exact'] },
    { says: 'double|doubling money at {rate}', sets: { find: 'years' }, gives: ['exact'] },
  ],
  examples: [
    {
      name: 'Seven percent a year',
      given: { find: 'years', rate: 0.07, multiple: 'double', compounding: 'yearly' },
      expect: { exact: 10.2447683511, by72: 10.2857142857 },
    },
    {
      name: 'Double in ten years',
      given: { find: 'rate', years: 10, multiple: 'double', compounding: 'yearly' },
      expect: { rateNeeded: 0.0717734625, rate72: 0.072 },
    },
  ],
})

/** Years to so many doublings by each rule of thumb, at a rate that is a fraction below 2. */
function rulesAt(by: number, doublings: number) {
  return {
    by72: (0.72 / by) * doublings,
    by70: (0.7 / by) * doublings,
    by69: (0.693 / by) * doublings,
    byMcHale: (0.693 / by) * (2 / (2 - by)) * doublings,
  }
}
