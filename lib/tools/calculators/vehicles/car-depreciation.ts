import { choice, defineCalculator, integer, money, percent, problem, quantity, rate } from '@/lib/kits/calculator'
import type { Verdict } from '@/lib/kits/calculator'
import { loanSchedule } from '@/lib/engines/loan-schedule'
import { toMinor, fromMinor } from '@/lib/base/money/minor-units'
import { kilometresPerMile } from '@/lib/subjects/vehicles/fuel-economy'
import { shareLeft } from '@/lib/subjects/vehicles/value-curve'

const byCurve = { field: 'method', is: 'curve' } as const
const byValues = { field: 'method', is: 'values' } as const
const ownCurve = [byCurve, { field: 'kind', is: 'own' }] as const
const withLoan = { field: 'loan', is: 'yes' } as const

export default defineCalculator({
  inputs: {
    price: money('Price you pay', { initial: 35_000, initialIn: { in: 1_200_000 }, above: 0, max: 1e10 }),
    age: integer('Age of the car when you buy it', {
      initial: 0,
      slider: { to: 10, step: 1 },
      min: 0,
      max: 20,
      unit: 'years',
      help: '0 for a new one.',
    }),
    keep: integer('Years you keep it', {
      initial: 5,
      slider: { from: 1, to: 15, step: 1 },
      min: 1,
      max: 20,
      unit: 'years',
    }),
    method: choice('Loss of value', {
      options: { curve: 'By a usual curve', values: 'From two known prices' },
      initial: 'curve',
    }),
    kind: choice('Kind of car', {
      options: {
        steady: 'Holds its value (20%, then 12%)',
        usual: 'Usual (22%, then 14%)',
        fast: 'Loses fast (24%, then 15%)',
        own: 'Own percentages',
      },
      initial: 'usual',
      as: 'menu',
      help: 'Round assumptions: the first year of a new car, then each later year.',
      shownWhen: byCurve,
    }),
    firstYear: percent('Lost in the first year', {
      initial: 0.22,
      slider: { to: 0.5, step: 0.01 },
      max: 0.9,
      shownWhen: ownCurve,
      refines: true,
    }),
    later: percent('Lost in each later year', {
      initial: 0.14,
      slider: { to: 0.4, step: 0.01 },
      max: 0.9,
      shownWhen: ownCurve,
      refines: true,
    }),
    oneAge: integer('Age of the first car', {
      initial: 1,
      min: 0,
      max: 30,
      unit: 'years',
      shownWhen: byValues,
      section: 'Known prices',
      refines: true,
    }),
    onePrice: money('Price of the first car', {
      initial: 28_000,
      initialIn: { in: 950_000 },
      above: 0,
      max: 1e10,
      shownWhen: byValues,
      section: 'Known prices',
      refines: true,
    }),
    otherAge: integer('Age of the second car', {
      initial: 5,
      min: 1,
      max: 40,
      unit: 'years',
      shownWhen: byValues,
      section: 'Known prices',
      refines: true,
    }),
    otherPrice: money('Price of the second car', {
      initial: 15_500,
      initialIn: { in: 520_000 },
      above: 0,
      max: 1e10,
      shownWhen: byValues,
      section: 'Known prices',
      refines: true,
    }),
    distance: quantity('Distance a year', {
      of: 'length',
      unit: 'km',
      units: ['km', 'mi'],
      unitIn: { us: 'mi', uk: 'mi' },
      initial: 15_000,
      min: 0,
      max: 1e6,
      section: 'Distance',
      refines: true,
    }),
    norm: quantity('Usual distance a year', {
      of: 'length',
      unit: 'km',
      units: ['km', 'mi'],
      unitIn: { us: 'mi', uk: 'mi' },
      initial: 15_000,
      min: 0,
      max: 1e6,
      help: 'For which the curve holds.',
      section: 'Distance',
      refines: true,
    }),
    perDistance: money('Value lost for each further km or mile', {
      initial: 0,
      max: 1e4,
      decimals: 4,
      help: 'Given back for each that is driven less.',
      section: 'Distance',
      refines: true,
    }),
    distanceUnit: choice('Figures for a', {
      options: { km: 'Kilometre', mi: 'Mile' },
      initial: 'km',
      initialIn: { us: 'mi', uk: 'mi' },
      section: 'Distance',
      refines: true,
    }),
    scrap: money('Never worth less than', {
      initial: 500,
      initialIn: { in: 20_000 },
      max: 1e10,
      help: 'What a scrapyard or an exporter pays.',
      section: 'Value',
      refines: true,
    }),
    inflation: rate('Inflation', {
      initial: 0,
      per: 'year',
      slider: { to: 0.1, step: 0.005 },
      max: 0.5,
      help: 'For the values in today’s money.',
      section: 'Value',
      refines: true,
    }),
    loan: choice('Compare with a loan', {
      options: { no: 'No', yes: 'Yes' },
      initial: 'no',
      section: 'Loan',
      refines: true,
    }),
    down: money('Paid at once', {
      initial: 5000,
      initialIn: { in: 200_000 },
      max: 1e10,
      shownWhen: withLoan,
      section: 'Loan',
      refines: true,
    }),
    apr: rate('APR', {
      initial: 0.07,
      per: 'year',
      slider: { to: 0.25, step: 0.0025 },
      max: 1,
      shownWhen: withLoan,
      section: 'Loan',
      refines: true,
    }),
    months: integer('Months', { initial: 60, min: 1, max: 180, shownWhen: withLoan, section: 'Loan', refines: true }),
  },
  outputs: {
    value: { kind: 'money', label: 'Value when you sell' },
    lost: { kind: 'money', label: 'Value lost' },
    perMonth: { kind: 'money', label: 'Loss a month' },
    perUnit: {
      kind: 'money',
      label: 'Loss for each km or mile',
      decimals: 3,
      optional: true,
    },
    left: { kind: 'percent', label: 'Left of the price', decimals: 1 },
    floor: { kind: 'verdict', label: 'Lowest value', optional: true },
    firstLoss: { kind: 'percent', label: 'Lost in your first year', decimals: 1, section: 'The curve' },
    yearly: { kind: 'percent', label: 'Loss of a later year', decimals: 2, section: 'The curve' },
    realValue: { kind: 'money', label: 'That value in today’s money', optional: true, section: 'The curve' },
    bestBuy: {
      kind: 'count',
      label: 'Cheapest age to buy',
      unit: 'years',
      help: 'Least loss a year over the years you keep it, up to an age of 10. Repairs, which grow with age, are not in it.',
      section: 'When to buy',
    },
    bestLoss: { kind: 'money', label: 'Loss a year then', section: 'When to buy' },
    owedMore: {
      kind: 'count',
      label: 'Year-ends with more owed than the car is worth',
      optional: true,
      section: 'Loan',
    },
    values: {
      kind: 'table',
      label: 'Value year by year',
      columns: {
        year: { kind: 'count', label: 'Year' },
        age: { kind: 'count', label: 'Age' },
        value: { kind: 'money', label: 'Value' },
        loss: { kind: 'money', label: 'Lost that year' },
        real: { kind: 'money', label: 'In today’s money' },
      },
    },
    debts: {
      kind: 'table',
      label: 'Value and loan',
      optional: true,
      columns: {
        year: { kind: 'count', label: 'Year' },
        worth: { kind: 'money', label: 'Car worth' },
        owed: { kind: 'money', label: 'Still owed' },
        equity: { kind: 'money', label: 'Yours' },
      },
    },
    grid: {
      kind: 'table',
      label: 'Loss a year, by age when bought and years kept',
      help: 'The same car at each age for what the curve says.',
      columns: {
        bought: { kind: 'count', label: 'Bought at' },
        price: { kind: 'money', label: 'Price' },
        two: { kind: 'money', label: 'Kept 2' },
        three: { kind: 'money', label: 'Kept 3' },
        five: { kind: 'money', label: 'Kept 5' },
        eight: { kind: 'money', label: 'Kept 8' },
      },
    },
  },
  formula:
    'Value = price × Π(1 − loss of each year) − (distance − usual distance) × loss for each km or mile, never below the lowest value nor above the price. From two prices: yearly loss = 1 − (second ÷ first)^(1 ÷ years between)',
  limits: [
    'The curves are round assumptions and no data about a model. Two prices from advertisements are better.',
    'A fit through two prices loses the same share every year, also in the first.',
    'Distance moves the value in a straight line and is not in the table by age.',
    'Prices of used cars also follow fuel, taxes and supply.',
  ],
  sources: [
    {
      title: 'Microsoft Support: RRI function',
      href: 'https://support.microsoft.com/en-us/office/rri-function-6f5822d8-7ef1-4233-944c-79e8172930f4',
    },
    {
      title: 'OpenFormula (OpenDocument 1.3 part 4): functions DB and RRI',
      href: 'https://docs.oasis-open.org/office/OpenDocument/v1.3/os/part4-formula/OpenDocument-v1.3-os-part4-formula.html',
    },
  ],

  compute(values, { minorDigits, show }) {
    const { price, age, keep, method, oneAge, otherAge, onePrice, otherPrice, scrap, inflation, distanceUnit } = values
    if (method === 'values') {
      if (otherAge <= oneAge) return problem('otherAge', 'must be more than that of the first car')
      if (otherPrice >= onePrice) return problem('otherPrice', 'must be less than that of the younger car')
    }
    if (scrap > price) return problem('scrap', 'must be no more than the price')
    const curve = curveOf(values)
    if (curve.later > 0.9)
      return problem('otherPrice', 'must leave at least a tenth of the value for each year between')
    const whole = distanceUnit === 'km' ? 1 : kilometresPerMile
    const extra = ((values.distance - values.norm) / whole) * values.perDistance
    /** What is left of the price after so many years, before distance. */
    const share = (years: number) => shareLeft(curve, (age + years) * 12) / shareLeft(curve, age * 12)
    const raw = (years: number) => price * share(years) - extra * years
    const worth = (years: number) => (years === 0 ? price : Math.max(scrap, Math.min(price, raw(years))))
    const real = (years: number) => worth(years) / (1 + inflation) ** years

    const minor = (amount: number) => toMinor(amount, minorDigits) ?? 0
    let owed: readonly number[] = []
    if (values.loan === 'yes') {
      if (values.down >= price) return problem('down', 'must be less than the price')
      const schedule = loanSchedule({
        principalMinor: minor(price - values.down),
        ratePerPeriod: values.apr / 12,
        periods: values.months,
      })
      if (schedule.kind === 'refused') return problem('down', 'must leave a loan large enough for so many payments')
      owed = [price - values.down, ...schedule.rows.map(({ closingMinor }) => fromMinor(closingMinor, minorDigits))]
    }
    const years = Array.from({ length: keep + 1 }, (_, year) => ({
      year,
      age: age + year,
      value: worth(year),
      loss: year === 0 ? 0 : worth(year - 1) - worth(year),
      real: real(year),
    }))
    const debts = years.map(({ year, value }) => {
      const debt = owed[year * 12] ?? 0
      return { year, worth: value, owed: debt, equity: fromMinor(minor(value) - minor(debt), minorDigits) }
    })
    const lost = price - worth(keep)

    // The car as new, of which this price is the one at its age.
    const asNew = price / shareLeft(curve, age * 12)
    const atAge = (bought: number) => Math.max(scrap, asNew * shareLeft(curve, bought * 12))
    const lossOf = (bought: number, kept: number) => (atAge(bought) - atAge(bought + kept)) / kept
    const ages = Array.from({ length: 11 }, (_, bought) => bought)
    const worthBuying = ages.filter((bought) => atAge(bought) > scrap)
    const bestBuy = (worthBuying.length > 0 ? worthBuying : [0]).reduce((best, one) =>
      lossOf(one, keep) < lossOf(best, keep) ? one : best,
    )
    const driven = (values.distance / whole) * keep
    return {
      value: worth(keep),
      lost,
      perMonth: lost / keep / 12,
      ...(driven > 0 ? { perUnit: lost / driven } : {}),
      left: worth(keep) / price,
      ...(raw(keep) < scrap
        ? {
            floor: floorVerdict(
              years.findIndex(({ value }, year) => year > 0 && value === scrap),
              show.money(scrap),
            ),
          }
        : {}),
      firstLoss: 1 - share(1),
      yearly: curve.later,
      ...(inflation > 0 ? { realValue: real(keep) } : {}),
      bestBuy,
      bestLoss: lossOf(bestBuy, keep),
      ...(owed.length === 0 ? {} : { debts, owedMore: debts.slice(1).filter(({ equity }) => equity < 0).length }),
      values: years,
      grid: ages.map((bought) => ({
        bought,
        price: atAge(bought),
        two: lossOf(bought, 2),
        three: lossOf(bought, 3),
        five: lossOf(bought, 5),
        eight: lossOf(bought, 8),
      })),
    }
  },

  steps: (values, { value }) => {
    const { method, age, keep, scrap, distance, norm, perDistance, price } = values
    const curve = curveOf(values)
    const first = { kind: 'percent', value: curve.firstYear, decimals: 4 } as const
    const later = { kind: 'percent', value: curve.later, decimals: 6 } as const
    const isNew = age === 0
    const extra = (distance - norm) * perDistance
    const product = isNew
      ? keep === 1
        ? '{price} × (1 − {first})'
        : `{price} × (1 − {first}) × (1 − {rate})^${keep - 1}`
      : `{price} × (1 − {rate})^${keep}`
    const isPlain = extra === 0 && value > scrap && value < price
    return [
      ...(method === 'values'
        ? [{ gives: 'yearly' as const, is: '1 − ({otherPrice} ÷ {onePrice})^(1 ÷ ({otherAge} − {oneAge}))' }]
        : []),
      isPlain
        ? { gives: 'value', is: product, with: { first, rate: later } }
        : { gives: 'value', says: `The price less each year’s share and the distance, but at least {scrap}` },
      { gives: 'lost', is: '{price} − {value}' },
      { gives: 'perMonth', is: '{lost} ÷ {keep} ÷ 12' },
      { gives: 'left', is: '{value} ÷ {price}' },
      { gives: 'realValue', is: '{value} ÷ (1 + {inflation})^{keep}' },
    ]
  },

  charts: [
    { kind: 'line', title: 'What the car is worth', of: 'values', x: 'year', y: ['value'] },
    {
      kind: 'line',
      title: 'Value and loan',
      of: 'debts',
      x: 'year',
      y: ['worth', 'owed'],
      needs: 'debts',
      shownWhen: withLoan,
    },
    { kind: 'bar', title: 'Lost in each year', of: 'values', x: 'year', y: ['loss'] },
  ],
  examples: [
    {
      name: 'A new car for five years',
      given: { price: 35_000, age: 0, keep: 5, method: 'curve', kind: 'usual', scrap: 500 },
      expect: { value: 14_933.32, lost: 20_066.68, perMonth: 334.44, left: 0.4267 },
    },
    {
      name: 'Two prices from advertisements',
      given: {
        price: 28_000,
        age: 1,
        keep: 4,
        method: 'values',
        oneAge: 1,
        onePrice: 28_000,
        otherAge: 5,
        otherPrice: 15_500,
        scrap: 500,
      },
      expect: { value: 15_500, yearly: 0.1374 },
    },
  ],
})

const kinds = {
  steady: { firstYear: 0.2, later: 0.12 },
  usual: { firstYear: 0.22, later: 0.14 },
  fast: { firstYear: 0.24, later: 0.15 },
} as const

interface Curved {
  method: 'curve' | 'values'
  kind: keyof typeof kinds | 'own'
  firstYear: number
  later: number
  oneAge: number
  onePrice: number
  otherAge: number
  otherPrice: number
}

function curveOf({ method, kind, firstYear, later, oneAge, onePrice, otherAge, otherPrice }: Curved) {
  if (method === 'curve') return kind === 'own' ? { firstYear, later } : kinds[kind]
  const loss = 1 - (otherPrice / onePrice) ** (1 / (otherAge - oneAge))
  return { firstYear: loss, later: loss }
}

function floorVerdict(year: number, scrap: string): Verdict {
  return { is: 'plain', says: `From year ${year} on the car is taken at its lowest value of ${scrap}.` }
}
