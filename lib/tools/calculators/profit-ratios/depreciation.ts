import { monthOptions } from '@/lib/base/format/dates'
import {
  choice,
  date,
  defineCalculator,
  integer,
  money,
  number,
  percent,
  problem,
  rows,
  toggle,
} from '@/lib/kits/calculator'
import { bookDepreciation, type BookMethod } from '@/lib/subjects/finance/book-depreciation'
import { dayNumber } from '@/lib/subjects/finance/payment-dates'
import { fromMinor, toMinor } from '@/lib/base/money/minor-units'

const methods = {
  straight: 'Straight line',
  double: 'Double declining balance',
  oneHalf: '150% declining balance',
  percentage: 'Declining balance, own rate',
  digits: 'Sum of the years’ digits',
  units: 'Units of production',
} as const
const byTime = { field: 'method', is: ['straight', 'double', 'oneHalf', 'percentage', 'digits'] } as const
const byUse = { field: 'method', is: 'units' } as const

export default defineCalculator({
  inputs: {
    cost: money('Cost', { initial: 50_000, initialIn: { in: 1_000_000 }, above: 0, max: 1e12 }),
    residual: money('Residual value', {
      initial: 5000,
      initialIn: { in: 100_000 },
      max: { field: 'cost' },
      help: 'What you expect to get for it at the end of its life, less the cost of selling.',
    }),
    method: choice('Method', { options: methods, initial: 'straight', as: 'menu' }),
    life: integer('Useful life in years', {
      initial: 5,
      slider: { from: 1, to: 40, step: 1 },
      min: 1,
      max: 60,
      shownWhen: byTime,
    }),
    rate: percent('Yearly rate', {
      optional: true,
      above: 0,
      max: 1,
      help: 'Leave empty for the rate that leads from cost to residual value: 1 − (residual ÷ cost)^(1 ÷ life).',
      shownWhen: { field: 'method', is: 'percentage' },
    }),
    switches: toggle('Change to straight line when it charges more', {
      initial: true,
      shownWhen: { field: 'method', is: ['double', 'oneHalf', 'percentage'] },
      refines: true,
    }),
    capacity: number('Units over its life', { initial: 100_000, above: 0, max: 1e12, shownWhen: byUse }),
    usage: rows('Use in each financial year', {
      row: 'year',
      columns: { units: number('Units', { min: 0, max: 1e12 }) },
      initial: [{ units: 18_000 }, { units: 26_000 }, { units: 24_000 }, { units: 20_000 }, { units: 12_000 }],
      min: 1,
      max: 60,
      shownWhen: byUse,
    }),
    start: date('Available for use on', {
      initial: '2026-04-01',
      min: '1950-01-01',
      max: '2150-12-31',
      section: 'Dates',
      refines: true,
    }),
    yearEnd: choice('Financial year ends in', {
      options: monthOptions,
      initial: '12',
      initialIn: { in: '3', jp: '3', au: '6', nz: '3' },
      section: 'Dates',
      refines: true,
    }),
    convention: choice('First and last year by', {
      options: {
        daily: 'Days',
        fullMonth: 'Months, the first one in full',
        halfMonth: 'Months, half of the first one',
        halfYear: 'Half a year',
      },
      initial: 'daily',
      as: 'menu',
      shownWhen: byTime,
      section: 'Dates',
      refines: true,
    }),
    soldOn: date('Sold on', { optional: true, min: { field: 'start' }, section: 'Disposal', refines: true }),
    proceeds: money('Proceeds, less selling costs', { initial: 0, max: 1e12, section: 'Disposal', refines: true }),
  },
  outputs: {
    firstCharge: { kind: 'money', label: 'Depreciation of the first financial year' },
    depreciable: { kind: 'money', label: 'Depreciable amount' },
    appliedRate: { kind: 'percent', label: 'Rate on the carrying amount', optional: true },
    fullYear: { kind: 'money', label: 'Highest yearly charge' },
    last: { kind: 'money', label: 'Carrying amount at the end of the schedule' },
    gain: { kind: 'money', label: 'Gain on disposal (loss if negative)', optional: true, section: 'Disposal' },
    carryingSold: { kind: 'money', label: 'Carrying amount on that day', optional: true, section: 'Disposal' },
    verdict: { kind: 'verdict', label: 'Result', optional: true },
    schedule: {
      kind: 'table',
      label: 'Depreciation schedule',
      columns: {
        year: { kind: 'text', label: 'Financial year' },
        charge: { kind: 'money', label: 'Depreciation' },
        accumulated: { kind: 'money', label: 'Accumulated' },
        carrying: { kind: 'money', label: 'Carrying amount' },
      },
      totals: ['charge'],
    },
    comparison: {
      kind: 'series',
      label: 'Carrying amount by method',
      shownWhen: byTime,
      columns: {
        year: { kind: 'count', label: 'Financial year' },
        straight: { kind: 'money', label: 'Straight line' },
        double: { kind: 'money', label: 'Double declining' },
        oneHalf: { kind: 'money', label: '150% declining' },
        digits: { kind: 'money', label: 'Years’ digits' },
      },
    },
  },
  formula:
    'Straight line: (cost − residual) ÷ life. Declining: carrying amount × rate, with 2 ÷ life or 1.5 ÷ life. Years’ digits: (cost − residual) × remaining life ÷ (1 + 2 + … + life). Units: (cost − residual) × units ÷ units over life',
  limits: [
    'This is depreciation for your books. Tax depreciation follows its own tables, such as MACRS or capital allowances.',
    'Life and residual value stay as first estimated; a revision under IAS 16 spreads the remaining amount over the remaining life.',
    'By months the month of sale is not charged, or half of it; by half-years the year of sale bears half a year.',
    'Units of production charge the use you list; the year of sale lists its own use.',
    'A declining balance that does not change to the straight line may end above the residual value.',
  ],
  sources: [
    {
      title: 'IFRS Foundation: IAS 16 Property, Plant and Equipment, paragraphs 50 to 62 and 71',
      href: 'https://www.ifrs.org/issued-standards/list-of-standards/ias-16-property-plant-and-equipment/',
    },
    {
      title: 'Microsoft Support: DB function',
      href: 'https://support.microsoft.com/en-us/office/db-function-354e7d28-5f93-4ff1-8a52-eb4ee549d9d7',
    },
    { title: 'D. Kieso, J. Weygandt, T. Warfield: Intermediate Accounting, chapter 11' },
  ],

  compute(values, { minorDigits, show }) {
    const { cost, residual, method, life, rate, switches, capacity, usage, start, yearEnd, convention } = values
    const { soldOn, proceeds } = values
    if (method === 'percentage' && rate === undefined && residual === 0)
      return problem('rate', 'must be entered when the residual value is 0: no rate leads there in equal shares')
    const minor = (amount: number) => toMinor(amount, minorDigits) ?? 0
    const money = (amount: number) => fromMinor(amount, minorDigits)
    const firstEnd = yearEndAfter(start, Number(yearEnd))
    const firstShare = firstYearShare(start, firstEnd, convention)
    const terms = { cost, residual, life, firstShare }
    const ownRate = rate ?? 1 - (residual / cost) ** (1 / life)
    const declining = (yearly: number, changes: boolean): BookMethod => ({
      kind: 'declining',
      rate: yearly,
      switches: changes,
    })
    const appliedRate = { double: Math.min(1, 2 / life), oneHalf: Math.min(1, 1.5 / life), percentage: ownRate }[
      method as 'double'
    ] as number | undefined
    const chosen: BookMethod =
      appliedRate === undefined
        ? { kind: method === 'digits' ? 'digits' : 'straight' }
        : declining(appliedRate, switches)
    const years =
      method === 'units'
        ? usage.map(({ units }) => ({ share: 1, charge: (cost - residual) * Math.min(1, units / capacity) }))
        : bookDepreciation(terms, chosen)
    const costMinor = minor(cost)
    const mostMinor = costMinor - minor(residual)
    const schedule = []
    let exact = 0
    let accumulated = 0
    let isSold = false
    for (const [index, { share, charge }] of years.entries()) {
      const ends = addYears(firstEnd, index)
      const isSale = soldOn !== undefined && soldOn <= ends
      const owned =
        isSale && method !== 'units'
          ? Math.min(
              1,
              shareUntilSale(
                index === 0 ? start : nextDay(addYears(firstEnd, index - 1)),
                soldOn,
                ends,
                convention,
                index === 0,
              ) / share,
            )
          : 1
      exact += charge * owned
      const until = Math.max(accumulated, Math.min(mostMinor, minor(exact)))
      schedule.push({
        year: financialYear(ends),
        charge: money(until - accumulated),
        accumulated: money(until),
        carrying: money(costMinor - until),
      })
      accumulated = until
      if (isSale) {
        isSold = true
        break
      }
    }
    const last = money(costMinor - accumulated)
    const results = {
      firstCharge: schedule[0]?.charge ?? 0,
      depreciable: money(mostMinor),
      ...(appliedRate === undefined ? {} : { appliedRate }),
      fullYear: Math.max(0, ...schedule.map(({ charge }) => charge)),
      last,
      schedule,
      comparison: method === 'units' ? [] : compared(terms, declining, cost),
    }
    if (soldOn === undefined) {
      if (last <= money(minor(residual))) return results
      return {
        ...results,
        verdict: {
          is: 'fair' as const,
          says: `The schedule ends ${show.money(money(costMinor - accumulated - minor(residual)))} above the residual value.`,
        },
      }
    }
    const gain = money(minor(proceeds) - (costMinor - accumulated))
    return {
      ...results,
      gain,
      carryingSold: last,
      verdict: {
        is: gain < 0 ? ('bad' as const) : ('good' as const),
        says: `${isSold ? 'The sale' : 'Sold after the end of the schedule, the asset'} ${gain < 0 ? `brings a loss of ${show.money(-gain)}` : gain === 0 ? 'brings neither gain nor loss' : `brings a gain of ${show.money(gain)}`}.`,
      },
    }
  },

  steps({ cost, residual, life, method, switches, capacity, usage, ...dates }, { appliedRate = 0 }) {
    const { start, yearEnd, convention, soldOn } = dates
    const firstEnd = yearEndAfter(start, Number(yearEnd))
    const share = firstYearShare(start, firstEnd, convention)
    const isSold = method !== 'units' && soldOn !== undefined && soldOn <= firstEnd
    const owned = isSold ? Math.min(1, shareUntilSale(start, soldOn, firstEnd, convention, true) / share) : 1
    const straight = '({cost} − {residual}) ÷ {life}'
    const declining = switches ? `max({cost} × {appliedRate}, ${straight})` : '{cost} × {appliedRate}'
    const yearly = {
      straight,
      double: declining,
      oneHalf: declining,
      percentage: declining,
      digits: '({cost} − {residual}) × {life} ÷ {digits}',
      units: '({cost} − {residual}) × {usage.0.units} ÷ {capacity} units',
    }[method]
    const charge = method === 'units' ? yearly : `${yearly} × {share} of a year`
    const isCapped =
      method === 'units' ? (usage[0]?.units ?? 0) > capacity : cost * appliedRate * share > cost - residual
    const most = isCapped ? `min(${charge}, {cost} − {residual})` : charge
    return [
      { gives: 'depreciable', is: '{cost} − {residual}', rounded: 'cents that add up' },
      {
        finds: 'First financial year',
        gives: 'firstCharge',
        is: isSold ? `${most} × {owned}, up to the sale` : most,
        rounded: 'cents that add up',
        with: {
          share: { kind: 'percent', value: share },
          owned: { kind: 'percent', value: owned },
          digits: { kind: 'count', value: (life * (life + 1)) / 2 },
        },
      },
      {
        finds: 'Carrying amount at the end',
        gives: 'last',
        is: '{cost} − {schedule.charge} charged',
        rounded: 'cents that add up',
      },
      {
        finds: 'Gain or loss on disposal',
        gives: 'gain',
        is: '{proceeds} − {last}',
        rounded: 'cents that add up',
      },
    ]
  },

  charts: [
    { kind: 'bar', title: 'Depreciation by financial year', of: 'schedule', x: 'year', y: ['charge'] },
    {
      kind: 'line',
      title: 'Carrying amount by method',
      of: 'comparison',
      x: 'year',
      y: ['straight', 'double', 'oneHalf', 'digits'],
      shownWhen: byTime,
    },
  ],
  examples: [
    {
      name: 'A delivery van',
      given: {
        cost: 50_000,
        residual: 5000,
        method: 'straight',
        life: 5,
        start: '2026-04-01',
        yearEnd: '12',
        convention: 'fullMonth',
        soldOn: '2029-07-01',
        proceeds: 25_000,
      },
      expect: { firstCharge: 6750, fullYear: 9000, carryingSold: 20_750, gain: 4250, verdict: 'good' },
    },
  ],
})

type Convention = 'daily' | 'fullMonth' | 'halfMonth' | 'halfYear'

function lastDayOf(year: number, month: number): string {
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
}
function yearEndAfter(day: string, month: number): string {
  const year = Number(day.slice(0, 4))
  const end = lastDayOf(year, month)
  return end >= day ? end : lastDayOf(year + 1, month)
}
/** '2026', or '2026/27' where the year does not end in December. */
function financialYear(ends: string): string {
  const year = Number(ends.slice(0, 4))
  return ends.slice(5, 7) === '12' ? String(year) : `${year - 1}/${String(year % 100).padStart(2, '0')}`
}
function addYears(end: string, years: number): string {
  return lastDayOf(Number(end.slice(0, 4)) + years, Number(end.slice(5, 7)))
}
function nextDay(day: string): string {
  return new Date(((dayNumber(day) ?? 0) + 1) * 86_400_000).toISOString().slice(0, 10)
}
function daysBetween(from: string, to: string): number {
  return (dayNumber(to) ?? 0) - (dayNumber(from) ?? 0)
}
function monthsBetween(from: string, to: string): number {
  return (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7))
}

/** Part of its first financial year, which ends on `end`, for which the asset is charged. */
function firstYearShare(start: string, end: string, convention: Convention): number {
  if (convention === 'halfYear') return 0.5
  if (convention === 'daily') return (daysBetween(start, end) + 1) / daysBetween(addYears(end, -1), end)
  return (monthsBetween(start, end) + (convention === 'fullMonth' ? 1 : 0.5)) / 12
}

/** Part of a year from the start of the year, or of use, to the day of sale. */
function shareUntilSale(from: string, sold: string, end: string, convention: Convention, isFirst: boolean): number {
  if (convention === 'halfYear') return isFirst ? 0 : 0.5
  if (convention === 'daily') return daysBetween(from, sold) / daysBetween(addYears(end, -1), end)
  return (monthsBetween(from, sold) + (convention === 'halfMonth' && !isFirst ? 0.5 : 0)) / 12
}

function compared(
  terms: Parameters<typeof bookDepreciation>[0],
  declining: (rate: number, changes: boolean) => BookMethod,
  cost: number,
) {
  const course = (method: BookMethod) => {
    let carrying = cost
    return [cost, ...bookDepreciation(terms, method).map(({ charge }) => (carrying -= charge))]
  }
  const double = course(declining(2 / terms.life, true))
  const oneHalf = course(declining(1.5 / terms.life, true))
  const digits = course({ kind: 'digits' })
  return course({ kind: 'straight' }).map((straight, year) => ({
    year,
    straight,
    double: double[year] ?? null,
    oneHalf: oneHalf[year] ?? null,
    digits: digits[year] ?? null,
  }))
}
