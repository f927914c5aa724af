import { fromMinor, toMinor } from '@/lib/base/money/minor-units'
import type { Show } from '@/lib/base/format/show'
import { choice, defineCalculator, integer, money, number, percent, problem, rate } from '@/lib/kits/calculator'
import {
  drawDown,
  effectiveRate,
  expectedYears,
  lastAge,
  lifeWorth,
  paidInYears,
  returnOfYears,
  survivalByYear,
  termWorth,
  type DrawnYear,
  type Life,
  type PaymentPlan,
} from '@/lib/subjects/finance/life-annuity'

const perYear = { monthly: 12, quarterly: 4, halfYearly: 2, yearly: 1 } as const
const forLife = { field: 'find', is: ['lifeIncome', 'lifeSum'] } as const
const withTerm = { field: 'find', is: ['termIncome', 'termSum'] } as const
const income = { field: 'find', is: ['termIncome', 'lifeIncome'] } as const
const entersSum = { field: 'find', is: ['termIncome', 'lifeIncome', 'lasting'] } as const
const entersIncome = { field: 'find', is: ['termSum', 'lifeSum', 'lasting'] } as const
const withPartner = [forLife, { field: 'partner', is: ['male', 'female'] }] as const
const oldestShown = 105
const mostYears = 120
const largest = 1e10
const course = 'Payments'
const couple = 'Partner and guarantee'
const offer = 'An offer'
const taxed = 'Tax in the United States'

export default defineCalculator({
  inputs: {
    find: choice('Find', {
      options: {
        lifeIncome: 'Income for life',
        termIncome: 'Income for a fixed term',
        lasting: 'How long a sum lasts',
        lifeSum: 'Sum for an income for life',
        termSum: 'Sum for an income of a fixed term',
      },
      initial: 'lifeIncome',
      as: 'menu',
    }),
    sum: money('Sum', {
      initial: 250_000,
      initialIn: { in: 5_000_000, jp: 30_000_000 },
      above: 0,
      max: largest,
      shownWhen: entersSum,
    }),
    wanted: money('Each payment', {
      initial: 1500,
      initialIn: { in: 30_000, jp: 150_000 },
      above: 0,
      max: largest,
      shownWhen: entersIncome,
    }),
    rate: rate('Interest', { initial: 0.045, slider: { to: 0.1, step: 0.0025 }, per: 'year', max: 0.3 }),
    years: integer('Years of payments', {
      initial: 20,
      slider: { from: 5, to: 40, step: 1 },
      min: 1,
      max: 60,
      shownWhen: withTerm,
    }),
    age: integer('Your age', {
      initial: 65,
      slider: { from: 50, to: 90, step: 1 },
      min: 18,
      max: 100,
      shownWhen: forLife,
    }),
    sex: choice('Sex', { options: { female: 'Female', male: 'Male' }, initial: 'female', shownWhen: forLife }),

    frequency: choice('Paid', {
      options: { monthly: 'Monthly', quarterly: 'Quarterly', halfYearly: 'Half-yearly', yearly: 'Yearly' },
      initial: 'monthly',
      as: 'menu',
      section: course,
      refines: true,
    }),
    timing: choice('Each payment comes', {
      options: { end: 'At the end of its period', start: 'At the start' },
      initial: 'end',
      section: course,
      refines: true,
    }),
    compounding: choice('The rate is', {
      options: { nominal: 'Nominal, added with each payment', effective: 'Effective a year' },
      initial: 'nominal',
      section: course,
      refines: true,
    }),
    deferral: integer('Years until it begins', { initial: 0, min: 0, max: 50, section: course, refines: true }),
    growth: rate('Payments rise by', {
      initial: 0,
      slider: { to: 0.05, step: 0.0025 },
      per: 'year',
      max: 0.15,
      section: course,
      refines: true,
    }),
    load: percent('Costs and profit of the insurer', {
      initial: 0,
      slider: { to: 0.15, step: 0.005 },
      max: 0.5,
      help: 'Taken from the sum before it is turned into income.',
      section: course,
      refines: true,
    }),
    partner: choice('Partner', {
      options: { none: 'None', female: 'Female', male: 'Male' },
      initial: 'none',
      shownWhen: forLife,
      section: couple,
      refines: true,
    }),
    partnerAge: integer('Age of the partner', {
      initial: 65,
      min: 18,
      max: 100,
      shownWhen: withPartner,
      section: couple,
      refines: true,
    }),
    share: percent('Share that goes on to the partner', {
      initial: 0.5,
      slider: { to: 1, step: 0.05 },
      max: 1,
      shownWhen: withPartner,
      section: couple,
      refines: true,
    }),
    certain: integer('Years paid in any case', {
      initial: 0,
      min: 0,
      max: 40,
      help: 'The guarantee counts from the first payment and goes to heirs.',
      shownWhen: forLife,
      section: couple,
      refines: true,
    }),
    quote: money('Payment that is offered', {
      optional: true,
      above: 0,
      max: largest,
      help: 'Of an insurer, for the same sum and the same terms.',
      shownWhen: income,
      section: offer,
      refines: true,
    }),
    basis: money('Of the sum already taxed', {
      optional: true,
      max: largest,
      help: 'The investment in the contract.',
      shownWhen: income,
      section: taxed,
      refines: true,
    }),
    multiple: number('Expected-return multiple', {
      optional: true,
      min: 1,
      max: 100,
      help: 'Of Table V or VI in IRS Publication 939, in years.',
      shownWhen: { field: 'find', is: 'lifeIncome' },
      section: taxed,
      refines: true,
    }),
  },
  outputs: {
    payment: { kind: 'money', label: 'Each payment', optional: true },
    needed: { kind: 'money', label: 'Sum needed', optional: true },
    lasts: { kind: 'number', label: 'It lasts', decimals: 1, unit: 'years', optional: true },
    verdict: { kind: 'verdict', label: 'What it means' },
    payoutRate: { kind: 'percent', label: 'Paid out in the first year', decimals: 2, help: 'Of the sum.' },
    total: { kind: 'money', label: 'Paid in all', optional: true },
    breakEven: { kind: 'count', label: 'Age at which the sum is back', optional: true },
    expectancy: {
      kind: 'number',
      label: 'Years you live on average',
      decimals: 1,
      optional: true,
      help: 'By the life table.',
    },
    fairSum: {
      kind: 'money',
      label: 'What the offer is worth',
      optional: true,
      help: 'Its expected payments at your rate of interest.',
      section: offer,
    },
    moneysWorth: { kind: 'percent', label: 'Of the sum', decimals: 1, optional: true, section: offer },
    offerReturn: { kind: 'percent', label: 'Return of the offer', decimals: 2, optional: true, section: offer },
    exclusion: { kind: 'percent', label: 'Exclusion ratio', decimals: 1, optional: true, section: taxed },
    taxFree: { kind: 'money', label: 'Tax-free of each payment', optional: true, section: taxed },
    byYear: {
      kind: 'table',
      label: 'Year by year',
      optional: true,
      columns: {
        year: { kind: 'count', label: 'Year' },
        paid: { kind: 'money', label: 'Paid out' },
        earned: { kind: 'money', label: 'Interest' },
        left: { kind: 'money', label: 'Left' },
      },
    },
    byAge: {
      kind: 'table',
      label: 'If you die at',
      optional: true,
      columns: {
        age: { kind: 'count', label: 'Age' },
        alive: { kind: 'percent', label: 'Chance to reach it', decimals: 1 },
        received: { kind: 'money', label: 'Received by then' },
        returned: { kind: 'percent', label: 'Return a year', decimals: 2 },
      },
    },
  },
  formula:
    'Payment = sum × (1 − costs) ÷ Σ v^t × p(t), with v = 1 ÷ (1 + rate) and p(t) = 1 for a term, the chance of being alive for life',
  limits: [
    'For life: the period table of 2017 for the population of the United States. People who buy annuities live longer, so insurers pay less.',
    'A period table does not foresee that mortality falls further. Deaths are spread evenly within each year of age.',
    'The lives of a couple are taken as independent. The table by age shows what comes to you, and to your heirs within the guarantee.',
    'Whoever dies before a deferred income begins receives only the guaranteed years.',
    'Exclusion ratio: no adjustment for a guarantee or for how often is paid, and none where payments rise.',
    'No tax but the exclusion ratio, and no risk that an insurer fails.',
  ],
  sources: [
    {
      title: 'Social Security Administration: Actuarial life table',
      href: 'https://www.ssa.gov/oact/STATS/table4c6.html',
    },
    {
      title: 'OASIS OpenFormula 1.2, functions PMT, PV and NPER',
      href: 'https://docs.oasis-open.org/office/v1.2/os/OpenDocument-v1.2-os-part2.html',
    },
    {
      title: 'IRS Publication 939: General rule for pensions and annuities',
      href: 'https://www.irs.gov/publications/p939',
    },
  ],

  compute(values, { minorDigits, show }) {
    const { find, sum, wanted, quote, basis, multiple } = values
    const coins = (amount: number) => fromMinor(toMinor(amount, minorDigits) ?? NaN, minorDigits)
    const plan = planOf(values)
    const life: Life = { sex: values.sex, age: values.age }
    const isLife = find === 'lifeIncome' || find === 'lifeSum'
    if (isLife && values.age + values.deferral > oldestShown)
      return problem('deferral', `must end by the age of ${oldestShown}`)
    if (find === 'lasting')
      return withAmounts(lastingOf(plan, sum, wanted, coins)) ?? problem('wanted', 'must be smaller')
    const factor = factorOf(values)
    const isIncome = find === 'termIncome' || find === 'lifeIncome'
    const payment = coins(isIncome ? (sum * (1 - values.load)) / factor : wanted)
    const premium = isIncome ? sum : coins((wanted * factor) / (1 - values.load))
    const tooLarge = problem(isIncome ? 'sum' : 'wanted', 'must be smaller, or the time until it begins shorter')
    if (!Number.isFinite(payment) || !Number.isFinite(premium) || premium > 1e15) return tooLarge
    if ((isIncome ? payment : premium) <= 0)
      return problem(isIncome ? 'sum' : 'wanted', 'must be large enough for a payment')
    const first = (isIncome ? payment : wanted) * plan.perYear
    const total = coins(paidInYears(plan, payment, values.years))
    if (!isLife && !Number.isFinite(total)) return tooLarge
    const expectedReturn = isLife ? (multiple === undefined ? undefined : multiple * first) : total
    const exclusion =
      !isIncome || basis === undefined || expectedReturn === undefined || (isLife && plan.growth > 0)
        ? undefined
        : Math.min(1, basis / expectedReturn)
    const found = {
      ...(isIncome ? { payment } : { needed: premium }),
      payoutRate: first / premium,
      ...(exclusion === undefined ? {} : { exclusion, taxFree: coins(payment * exclusion) }),
      ...(quote === undefined || !isIncome
        ? {}
        : {
            fairSum: coins(quote * factor),
            moneysWorth: (quote * factor) / premium,
            offerReturn: isLife ? undefined : returnOfYears(plan, quote, values.years, premium),
          }),
    }
    if (!isLife) {
      const { years } = drawDown(plan, premium * (1 - values.load), payment, values.years)
      const earned = coins(total - premium)
      const answer = {
        ...found,
        verdict: {
          is: 'plain' as const,
          says: `${show.count(values.years * plan.perYear)} payments come to ${show.money(total)}${moreOf(earned, show)}.`,
        },
        total,
        byYear: rowsOf(years, coins),
      }
      return withAmounts(answer) ?? tooLarge
    }
    const expectancy = expectedYears(life)
    const breakEven = ageOfReturn(values, plan, payment, premium)
    const answer = {
      ...found,
      verdict: {
        is: 'plain' as const,
        says: `${breakEven === undefined ? 'The payments never come to the sum.' : `The sum is back at ${breakEven}.`} On average somebody of your age lives to ${show.number(values.age + expectancy, 1)}.`,
      },
      ...(breakEven === undefined ? {} : { breakEven }),
      expectancy,
      byAge: agesOf(values, plan, payment, premium, coins),
    }
    return withAmounts(answer) ?? tooLarge
  },

  steps(values, { payment, needed, fairSum, moneysWorth, exclusion, taxFree, lasts }) {
    if (lasts !== undefined) return [{ gives: 'lasts', says: 'Payments until nothing is left, by their number a year' }]
    const factor = { kind: 'number' as const, value: values.find === 'lasting' ? 1 : factorOf(values), decimals: 10 }
    const yearly = { kind: 'count' as const, value: perYear[values.frequency] }
    const used = { factor, yearly }
    return [
      {
        finds: 'Worth today of 1 a payment',
        gives: { ...factor, decimals: 6 },
        says: 'Each payment discounted, and for life times the chance of being alive',
      },
      ...(payment === undefined
        ? []
        : [
            { gives: 'payment' as const, is: '{sum} × (1 − {load}) ÷ {factor}', rounded: 'cents' as const, with: used },
            { gives: 'payoutRate' as const, is: '{payment} × {yearly} ÷ {sum}', with: used },
          ]),
      ...(needed === undefined
        ? []
        : [
            {
              gives: 'needed' as const,
              is: '{wanted} × {factor} ÷ (1 − {load})',
              rounded: 'cents' as const,
              with: used,
            },
            { gives: 'payoutRate' as const, is: '{wanted} × {yearly} ÷ {needed}', with: used },
          ]),
      ...(fairSum === undefined || moneysWorth === undefined
        ? []
        : [
            { gives: 'fairSum' as const, is: '{quote} × {factor}', rounded: 'cents' as const, with: used },
            { gives: 'moneysWorth' as const, is: '{quote} × {factor} ÷ {sum}', with: used },
          ]),
      ...(exclusion === undefined || taxFree === undefined
        ? []
        : [
            { gives: 'exclusion' as const, says: 'What was taxed already ÷ the expected payments' },
            { gives: 'taxFree' as const, says: 'That share of each payment' },
          ]),
    ]
  },

  charts: [
    { kind: 'line', title: 'What is left', of: 'byYear', x: 'year', y: ['left'], needs: 'byYear', area: true },
    { kind: 'line', title: 'Return by age at death', of: 'byAge', x: 'age', y: ['returned', 'alive'], needs: 'byAge' },
  ],
  examples: [
    {
      name: 'An income for life at sixty-five',
      given: { find: 'lifeIncome', sum: 250_000, rate: 0.045, age: 65, sex: 'female' },
      expect: { payment: 1653.64, breakEven: 78 },
    },
    {
      name: 'Twenty years of monthly payments',
      given: { find: 'termIncome', sum: 250_000, rate: 0.045, years: 20 },
      expect: { payment: 1581.62 },
    },
    {
      name: 'Fifteen hundred a month out of a sum',
      given: { find: 'lasting', sum: 250_000, rate: 0.045, wanted: 1500 },
      expect: { payoutRate: 0.072 },
    },
  ],
})

interface Choices {
  find: 'lifeIncome' | 'termIncome' | 'lasting' | 'lifeSum' | 'termSum'
  rate: number
  years: number
  age: number
  sex: 'female' | 'male'
  frequency: keyof typeof perYear
  timing: 'end' | 'start'
  compounding: 'nominal' | 'effective'
  deferral: number
  growth: number
  partner: 'none' | 'female' | 'male'
  partnerAge: number
  share: number
  certain: number
}

/** How payments compare with the sum that they come from. */
function moreOf(earned: number, show: Show): string {
  if (earned === 0) return ', which is the sum'
  return earned > 0 ? `, ${show.money(earned)} more than the sum` : `, ${show.money(-earned)} less than the sum`
}

/** The answer, unless one of its amounts is too large to be written in whole coins. */
function withAmounts<Answer extends object>(answer: Answer): Answer | undefined {
  const isWritable = (value: unknown): boolean =>
    Array.isArray(value)
      ? value.every((row: object) => Object.values(row).every(isWritable))
      : typeof value !== 'number' || Number.isFinite(value)
  return Object.values(answer).every(isWritable) ? answer : undefined
}

function planOf({ rate: yearly, frequency, timing, compounding, deferral, growth }: Choices): PaymentPlan {
  const times = perYear[frequency]
  return {
    rate: compounding === 'nominal' ? effectiveRate(yearly, times) : yearly,
    perYear: times,
    timing,
    deferral,
    growth,
  }
}

/** What payments of 1 are worth today, of a term or for life. */
function factorOf(values: Choices): number {
  const { find, age, sex, partner, partnerAge, share, certain } = values
  const plan = planOf(values)
  if (find === 'termIncome' || find === 'termSum') return termWorth(plan, values.years)
  const couplePart = partner === 'none' ? undefined : { life: { sex: partner, age: partnerAge }, share }
  return lifeWorth(plan, { sex, age }, certain, couplePart)
}

function rowsOf(years: readonly DrawnYear[], coins: (amount: number) => number) {
  return years.map(({ year, paid, earned, left }) => ({
    year,
    paid: coins(paid),
    earned: coins(earned),
    left: coins(left),
  }))
}

function lastingOf(plan: PaymentPlan, sum: number, wanted: number, coins: (amount: number) => number) {
  const { years, periods, isSpent } = drawDown(plan, sum, wanted, mostYears)
  const payoutRate = (wanted * plan.perYear) / sum
  const byYear = rowsOf(years, coins)
  if (!isSpent)
    return {
      verdict: {
        is: 'good' as const,
        says: `Nothing is exhausted in ${mostYears} years: interest keeps up with the payments.`,
      },
      payoutRate,
      byYear: byYear.slice(0, 60),
    }
  return {
    lasts: periods / plan.perYear,
    verdict: {
      is: 'plain' as const,
      says: `The last full payment is number ${Math.floor(periods + 1e-9)}.`,
    },
    payoutRate,
    total: coins(years.reduce((all, { paid }) => all + paid, 0)),
    byYear,
  }
}

/** Whole years of payments that somebody receives who dies at an age, heirs within the guarantee included. */
function yearsPaid({ age, deferral, certain }: Choices, atDeath: number): number {
  return Math.max(certain, atDeath - age - deferral)
}

function ageOfReturn(values: Choices, plan: PaymentPlan, payment: number, premium: number): number | undefined {
  for (let age = values.age + values.deferral + 1; age <= lastAge; age++)
    if (paidInYears(plan, payment, age - values.age - values.deferral) >= premium) return age
  return undefined
}

function agesOf(
  values: Choices,
  plan: PaymentPlan,
  payment: number,
  premium: number,
  coins: (amount: number) => number,
) {
  const alive = survivalByYear({ sex: values.sex, age: values.age })
  const first = values.age + values.deferral + 1
  return Array.from({ length: Math.max(1, oldestShown + 1 - first) }, (_, at) => {
    const age = first + at
    const years = yearsPaid(values, age)
    return {
      age,
      alive: alive[age - values.age] ?? 0,
      received: coins(paidInYears(plan, payment, years)),
      returned: returnOfYears(plan, payment, years, premium) ?? null,
    }
  })
}
