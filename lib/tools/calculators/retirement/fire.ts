import { defineCalculator, integer, money, percent, problem, rate } from '@/lib/kits/calculator'

const levelsSection = 'Lean and fat'

export default defineCalculator({
  inputs: {
    income: money('Income a year after tax', {
      initial: 60_000,
      initialIn: { in: 1_500_000, jp: 6_000_000 },
      max: 1e9,
    }),
    spending: money('Spending a year', { initial: 36_000, initialIn: { in: 900_000, jp: 3_600_000 }, max: 1e9 }),
    portfolio: money('Invested today', { initial: 80_000, initialIn: { in: 2_000_000, jp: 8_000_000 }, max: 1e11 }),
    age: integer('Your age', { initial: 32, slider: { from: 18, to: 70, step: 1 }, min: 15, max: 90 }),
    realReturn: rate('Return above inflation', {
      initial: 0.05,
      slider: { from: -0.02, to: 0.1, step: 0.0025 },
      per: 'year',
      negative: true,
      min: -0.1,
      max: 0.2,
    }),
    withdrawal: percent('Withdrawal rate', {
      initial: 0.04,
      slider: { from: 0.02, to: 0.06, step: 0.0025 },
      min: 0.005,
      max: 0.2,
      help: 'Of the portfolio in the first year, raised by inflation afterwards.',
      refines: true,
    }),
    later: money('Spending a year once independent', {
      optional: true,
      max: 1e9,
      help: 'Empty: as today.',
      refines: true,
    }),
    other: money('Other income then, a year', {
      initial: 0,
      max: 1e9,
      help: 'A pension or rent that begins with independence, in today’s money.',
      refines: true,
    }),
    partTime: money('Part-time income, a year', {
      initial: 15_000,
      initialIn: { in: 400_000, jp: 1_500_000 },
      max: 1e9,
      help: 'For the Barista number.',
      refines: true,
    }),
    oldAge: integer('Traditional retirement at', {
      initial: 65,
      slider: { from: 50, to: 75, step: 1 },
      min: 16,
      max: 100,
      refines: true,
    }),
    lean: percent('Lean: share of the spending', {
      initial: 0.7,
      slider: { from: 0.3, to: 1, step: 0.05 },
      min: 0.1,
      max: 1,
      section: levelsSection,
      refines: true,
    }),
    fat: percent('Fat: share of the spending', {
      initial: 1.5,
      slider: { from: 1, to: 3, step: 0.05 },
      min: 1,
      max: 5,
      section: levelsSection,
      refines: true,
    }),
  },
  outputs: {
    number: { kind: 'money', label: 'Your independence number' },
    verdict: { kind: 'verdict', label: 'On this course' },
    years: { kind: 'number', label: 'Years until then', decimals: 1, unit: 'years', optional: true },
    ageThen: { kind: 'number', label: 'Your age then', decimals: 1, optional: true },
    savingsRate: { kind: 'percent', label: 'Savings rate', decimals: 1, optional: true },
    progress: { kind: 'percent', label: 'Of it invested today', decimals: 1, optional: true },
    saved: { kind: 'money', label: 'Saved a year' },
    coast: {
      kind: 'money',
      label: 'Coast number today',
      optional: true,
      help: 'Grows to your number by traditional retirement without another deposit.',
      section: 'Coast and Barista',
    },
    coastYears: {
      kind: 'number',
      label: 'Years until you can coast',
      decimals: 1,
      unit: 'years',
      optional: true,
      section: 'Coast and Barista',
    },
    barista: {
      kind: 'money',
      label: 'Barista number',
      help: 'With the part-time income paying its share.',
      section: 'Coast and Barista',
    },
    baristaYears: {
      kind: 'number',
      label: 'Years until then',
      decimals: 1,
      unit: 'years',
      optional: true,
      section: 'Coast and Barista',
    },
    levels: {
      kind: 'table',
      label: 'Lean, regular and fat',
      columns: {
        level: { kind: 'text', label: 'Level' },
        spending: { kind: 'money', label: 'Spending a year' },
        number: { kind: 'money', label: 'Number' },
        years: { kind: 'number', label: 'Years', decimals: 1 },
        age: { kind: 'number', label: 'Age', decimals: 1 },
      },
    },
    path: {
      kind: 'table',
      label: 'Year by year, in today’s money',
      columns: {
        age: { kind: 'count', label: 'Age' },
        saved: { kind: 'money', label: 'Saved' },
        growth: { kind: 'money', label: 'Growth' },
        balance: { kind: 'money', label: 'Invested' },
      },
    },
    curve: {
      kind: 'series',
      label: 'Years by savings rate',
      columns: {
        rate: { kind: 'percent', label: 'Savings rate' },
        years: { kind: 'number', label: 'Years from nothing', decimals: 1 },
      },
    },
  },
  formula:
    'Number = (spending − other income) ÷ withdrawal rate; years = ln((number × r + C) ÷ (portfolio × r + C)) ÷ ln(1 + r), with C saved a year and r the return above inflation; Coast = number ÷ (1 + r)^(years to traditional retirement)',
  limits: [
    'Everything is in today’s money; what you save a year keeps pace with prices.',
    'Saving is added at the end of each year, and the return is the same in every year. A bad first decade can exhaust a portfolio that the average would have carried.',
    'The withdrawal rate is yours to choose. The study behind 4% looked at thirty years of American markets; an early retirement lasts longer.',
    'Taxes on withdrawals belong into the spending.',
  ],
  sources: [
    {
      title:
        'P. Cooley, C. Hubbard, D. Walz: Retirement savings, choosing a withdrawal rate that is sustainable (1998)',
    },
    {
      title: 'OASIS OpenFormula 1.2, functions NPER and PV',
      href: 'https://docs.oasis-open.org/office/v1.2/os/OpenDocument-v1.2-os-part2.html',
    },
  ],

  compute(values, { show }) {
    const { income, spending, portfolio, age, realReturn: r, withdrawal, other, partTime, oldAge, lean, fat } = values
    const later = values.later ?? spending
    const saved = income - spending
    const numberFor = (need: number) => Math.max(0, need) / withdrawal
    const number = numberFor(later - other)
    const barista = numberFor(later - other - partTime)
    const until = (goal: number, from = portfolio, yearly = saved) => yearsUntil(goal, from, yearly, r)
    const years = until(number)
    const baristaYears = until(barista)
    const ahead = oldAge - age
    const growth = (1 + r) ** Math.max(0, ahead)
    const coastYears = ahead > 0 ? coastAfter(number, portfolio, saved, r, ahead) : undefined
    const level = (name: string, share: number) => {
      const goal = numberFor(later * share - other)
      const time = until(goal)
      return {
        level: name,
        spending: later * share,
        number: goal,
        years: time ?? null,
        age: time === undefined ? null : age + time,
      }
    }
    if (number > 1e13) return problem('withdrawal', 'must be higher, or the spending lower')
    const end = Math.min(100 - Math.min(age, 99), years === undefined ? 40 : Math.ceil(years))
    let balance = portfolio
    const path = Array.from({ length: Math.max(1, end) }, (_, index) => {
      const gained = balance * r
      balance = Math.max(0, balance + gained + saved)
      return { age: age + index + 1, saved, growth: gained, balance }
    })
    return {
      number,
      verdict:
        years === 0
          ? { is: 'good', says: 'You are there: the portfolio carries this spending at the rate you chose.' }
          : years === undefined
            ? {
                is: 'bad',
                says:
                  saved <= 0
                    ? 'You spend what you earn or more, and the return does not make up for it: the number is never reached.'
                    : 'At this return the portfolio never gets there.',
              }
            : {
                is: age + years <= oldAge ? 'good' : 'fair',
                says: `Independent at ${show.number(age + years, 1)}${age + years <= oldAge ? '' : `, after ${oldAge}`}.`,
              },
      ...(years === undefined ? {} : { years, ageThen: age + years }),
      ...(income > 0 && saved / income > -100 ? { savingsRate: saved / income } : {}),
      ...(number > 0 ? { progress: portfolio / number } : {}),
      saved,
      ...(ahead > 0 ? { coast: number / growth } : {}),
      ...(coastYears === undefined ? {} : { coastYears }),
      barista,
      ...(baristaYears === undefined ? {} : { baristaYears }),
      levels: [level('Lean', lean), level('Regular', 1), level('Fat', fat)],
      path,
      curve: Array.from({ length: 18 }, (_, index) => {
        const share = (index + 1) / 20
        return { rate: share, years: yearsUntil((1 - share) / withdrawal, 0, share, r) ?? null }
      }),
    }
  },

  steps({ realReturn, later, spending }, { years }) {
    const need = { kind: 'money' as const, value: later ?? spending }
    return [
      { gives: 'number', is: 'max({need} − {other}, 0) ÷ {withdrawal}', with: { need } },
      { gives: 'saved', is: '{income} − {spending}' },
      {
        gives: years !== undefined && years > 0 && realReturn !== 0 ? 'years' : undefined,
        is: 'ln(({number} × {realReturn} + {saved}) ÷ ({portfolio} × {realReturn} + {saved})) ÷ ln(1 + {realReturn})',
      },
      {
        gives: years !== undefined && years > 0 && realReturn === 0 ? 'years' : undefined,
        is: '({number} − {portfolio}) ÷ {saved}',
      },
      { gives: 'ageThen', is: '{age} + {years}' },
      { gives: 'coast', is: '{number} ÷ (1 + {realReturn})^({oldAge} − {age})' },
      { gives: 'progress', is: '{portfolio} ÷ {number}' },
    ]
  },

  charts: [
    { kind: 'line', title: 'Invested, by age', of: 'path', x: 'age', y: ['balance'], area: true },
    { kind: 'line', title: 'Years to independence by savings rate', of: 'curve', x: 'rate', y: ['years'] },
  ],
  examples: [
    {
      name: 'Two fifths saved at thirty-two',
      given: {
        income: 60_000,
        spending: 36_000,
        portfolio: 80_000,
        age: 32,
        realReturn: 0.05,
        withdrawal: 0.04,
        later: undefined,
        other: 0,
        partTime: 15_000,
        oldAge: 65,
        lean: 0.7,
        fat: 1.5,
      },
      expect: { number: 900_000, savingsRate: 0.4 },
    },
  ],
})

/** Years of saving `yearly` at the end of each until `from` has become `goal`; undefined where it never does. */
function yearsUntil(goal: number, from: number, yearly: number, r: number): number | undefined {
  if (from >= goal) return 0
  const time =
    Math.abs(r) < 1e-12 ? (goal - from) / yearly : Math.log((goal * r + yearly) / (from * r + yearly)) / Math.log1p(r)
  return from * r + yearly > 0 && time > 0 && time < 1000 ? time : undefined
}

/** Years of saving after which the portfolio, left alone, still grows to the goal `ahead` years from now; within that time. */
function coastAfter(goal: number, from: number, yearly: number, r: number, ahead: number): number | undefined {
  const growth = (1 + r) ** ahead
  if (from * growth >= goal) return 0
  if (yearly <= 0) return undefined
  const u = 1 - ((goal - from * growth) * r) / (yearly * growth)
  const time = Math.abs(r) < 1e-12 ? (goal - from) / yearly : u > 0 ? -Math.log(u) / Math.log1p(r) : Infinity
  return time > 0 && time <= ahead ? time : undefined
}
