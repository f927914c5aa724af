import {
  defineCalculator,
  duration,
  integer,
  money,
  number,
  percent,
  problem,
  rate,
  toggle,
} from '@/lib/kits/calculator'
import { loanSchedule } from '@/lib/engines/loan-schedule'
import { internalRateOfReturn, netPresentValue } from '@/lib/subjects/finance/cash-flow'
import { fromMinor, toMinor } from '@/lib/base/money/minor-units'

const buying = 'Buying'
const income = 'Rent and running costs'
const leaving = 'Selling'
const taxes = 'Tax'

export default defineCalculator({
  inputs: {
    price: money('Price', {
      initial: 300_000,
      initialIn: { in: 8_000_000, uk: 220_000 },
      above: 0,
      max: 1e11,
    }),
    rent: money('Rent a month', { initial: 2600, initialIn: { in: 25_000, uk: 1200 }, max: 1e9 }),
    down: percent('Down payment', { initial: 0.25, slider: { to: 1, step: 0.05 }, max: 1 }),
    annualRate: rate('Loan rate', {
      initial: 0.07,
      slider: { to: 0.15, step: 0.00125 },
      initialIn: { in: 0.09, uk: 0.055 },
      per: 'year',
      max: 0.5,
    }),
    hold: integer('Years you hold it', { initial: 10, min: 1, max: 40 }),
    months: duration('Loan term', {
      initial: 360,
      slider: { from: 60, to: 480, step: 12 },
      min: 1,
      max: 480,
      decimals: 2,
      section: buying,
      refines: true,
    }),
    closing: money('Costs of buying', { initial: 8000, max: 1e10, section: buying, refines: true }),
    rehab: money('Repairs before letting', { initial: 10_000, max: 1e10, section: buying, refines: true }),
    worth: money('Value after the repairs', {
      optional: true,
      above: 0,
      max: 1e11,
      help: 'Left empty: the price.',
      section: buying,
      refines: true,
    }),
    rentGrowth: percent('Rent growth a year', {
      initial: 0.03,
      slider: { from: -0.05, to: 0.08, step: 0.0025 },
      negative: true,
      min: -0.5,
      max: 0.3,
      section: income,
      refines: true,
    }),
    vacancy: percent('Vacancy and unpaid rent', {
      initial: 0.06,
      slider: { to: 0.3, step: 0.01 },
      max: 1,
      section: income,
      refines: true,
    }),
    management: percent('Management, of rent received', {
      initial: 0.08,
      slider: { to: 0.2, step: 0.01 },
      max: 0.9,
      section: income,
      refines: true,
    }),
    upkeep: percent('Repairs and replacement, of rent received', {
      initial: 0.08,
      slider: { to: 0.3, step: 0.01 },
      max: 0.9,
      section: income,
      refines: true,
    }),
    propertyTax: money('Property tax a year', { initial: 3300, max: 1e10, section: income, refines: true }),
    insurance: money('Insurance a year', { initial: 1500, max: 1e10, section: income, refines: true }),
    other: money('Dues and other costs a year', { initial: 600, max: 1e10, section: income, refines: true }),
    costGrowth: percent('These costs grow a year by', {
      initial: 0.025,
      slider: { to: 0.08, step: 0.0025 },
      max: 0.3,
      section: income,
      refines: true,
    }),
    growth: percent('Price growth a year', {
      initial: 0.03,
      slider: { from: -0.05, to: 0.08, step: 0.0025 },
      negative: true,
      min: -0.5,
      max: 0.3,
      section: leaving,
      refines: true,
    }),
    saleCost: percent('Costs of selling', {
      initial: 0.06,
      slider: { to: 0.12, step: 0.005 },
      max: 0.5,
      section: leaving,
      refines: true,
    }),
    discount: rate('Return you ask for', {
      initial: 0.08,
      slider: { to: 0.2, step: 0.005 },
      per: 'year',
      max: 1,
      help: 'For the net present value.',
      section: leaving,
      refines: true,
    }),
    taxRate: percent('Tax on rent', {
      initial: 0,
      slider: { to: 0.5, step: 0.01 },
      max: 0.7,
      section: taxes,
      refines: true,
    }),
    land: percent('Share of land', {
      initial: 0.2,
      slider: { to: 0.8, step: 0.05 },
      max: 1,
      help: 'Land is not depreciated.',
      section: taxes,
      refines: true,
    }),
    life: number('Depreciated over years', {
      initial: 27.5,
      above: 0,
      max: 100,
      decimals: 2,
      section: taxes,
      refines: true,
    }),
    offset: toggle('A loss lowers the tax on other income', {
      initial: false,
      help: 'Otherwise it waits for later rent and for the sale.',
      section: taxes,
      refines: true,
    }),
    gainTax: percent('Tax on the gain', {
      initial: 0,
      slider: { to: 0.4, step: 0.01 },
      max: 0.7,
      section: taxes,
      refines: true,
    }),
    recapture: percent('Tax on the depreciation in it', {
      initial: 0,
      slider: { to: 0.4, step: 0.01 },
      max: 0.7,
      section: taxes,
      refines: true,
    }),
  },
  outputs: {
    irr: { kind: 'percent', label: 'Return a year (IRR), after tax', decimals: 2, optional: true },
    onCash: { kind: 'percent', label: 'Cash-on-cash return, first year', decimals: 2 },
    monthly: { kind: 'money', label: 'Cash flow a month, first year', help: 'Before tax.' },
    cashIn: { kind: 'money', label: 'Cash you put in' },
    dscr: { kind: 'number', label: 'Rent covers the loan (DSCR)', decimals: 2, optional: true },
    verdict: { kind: 'verdict', label: 'What it does' },
    noi: { kind: 'money', label: 'Net operating income, first year', section: 'First year' },
    capRate: { kind: 'percent', label: 'Cap rate', decimals: 2, section: 'First year' },
    payment: { kind: 'money', label: 'Loan payment', section: 'First year' },
    breakRent: {
      kind: 'money',
      label: 'Rent at which cash flow is 0',
      optional: true,
      section: 'First year',
    },
    onePercent: { kind: 'percent', label: 'Rent by price and repairs', decimals: 2, section: 'Rules of thumb' },
    costShare: {
      kind: 'percent',
      label: 'Running costs by rent',
      decimals: 1,
      optional: true,
      section: 'Rules of thumb',
    },
    npv: { kind: 'money', label: 'Net present value, after tax', section: 'Over the years' },
    multiple: { kind: 'number', label: 'Equity multiple', decimals: 2, section: 'Over the years' },
    irrBefore: { kind: 'percent', label: 'IRR before tax', decimals: 2, optional: true, section: 'Over the years' },
    proceeds: { kind: 'money', label: 'From the sale, after loan and tax', section: 'Over the years' },
    saleTax: { kind: 'money', label: 'Tax on the sale', section: 'Over the years' },
    years: {
      kind: 'table',
      label: 'Year by year',
      columns: {
        year: { kind: 'count', label: 'Year' },
        collected: { kind: 'money', label: 'Rent received' },
        costs: { kind: 'money', label: 'Running costs' },
        noi: { kind: 'money', label: 'NOI' },
        service: { kind: 'money', label: 'Loan' },
        before: { kind: 'money', label: 'Cash flow' },
        tax: { kind: 'money', label: 'Tax' },
        after: { kind: 'money', label: 'After tax' },
        value: { kind: 'money', label: 'Value' },
        owed: { kind: 'money', label: 'Owed' },
      },
      totals: ['before', 'tax', 'after'],
    },
    flows: {
      kind: 'table',
      label: 'Cash flows behind the IRR',
      columns: {
        year: { kind: 'count', label: 'Year' },
        before: { kind: 'money', label: 'Before tax' },
        after: { kind: 'money', label: 'After tax' },
      },
    },
  },
  formula:
    'NOI = rent × (1 − vacancy) − running costs; cash flow = NOI − loan payments; cash-on-cash = cash flow ÷ cash put in; IRR = rate at which all flows, sale included, are worth nothing',
  limits: [
    'Flows come at the end of each year, as in the usual pro forma.',
    'Depreciation is a level amount a year from the first; half months and bonus rules are left out.',
    'A loss on the sale, and losses still waiting beyond the gain, save no tax here.',
    'Repairs are paid in cash before letting, and the rent starts at once.',
  ],
  sources: [
    {
      title: 'Microsoft Support: IRR function',
      href: 'https://support.microsoft.com/en-us/office/irr-function-64925eaa-9988-495b-b290-3ad0c163c1bc',
    },
    {
      title: 'Microsoft Support: PMT function',
      href: 'https://support.microsoft.com/en-us/office/pmt-function-0214da64-9a63-4996-bc20-214433fa6441',
    },
  ],

  compute(values, { minorDigits, show }) {
    const { price, rent, down, annualRate, hold, closing, rehab, worth = price, discount } = values
    const money = (minor: number) => fromMinor(minor, minorDigits)
    const principalMinor = toMinor(price * (1 - down), minorDigits) ?? 0
    const loan =
      principalMinor > 0
        ? loanSchedule({
            principalMinor,
            ratePerPeriod: annualRate / 12,
            periods: Math.max(1, Math.round(values.months)),
          })
        : undefined
    if (loan?.kind === 'refused') return problem('down', 'must leave more to borrow, or be 100%')
    const cashIn = price - money(principalMinor) + closing + rehab
    if (cashIn <= 0) return problem('down', 'must leave something to put in')
    const basis = (price + closing + rehab) * (1 - values.land)
    const { waiting, rows } = yearsOf(values, basis, worth, (year) => {
      const ofYear = loan?.rows.slice(year * 12, year * 12 + 12) ?? []
      return {
        service: money(ofYear.reduce((sum, row) => sum + row.instalmentMinor, 0)),
        interest: money(ofYear.reduce((sum, row) => sum + row.interestMinor, 0)),
        owed: money(ofYear.at(-1)?.closingMinor ?? 0),
      }
    })
    const first = rows[0]
    const last = rows.at(-1)
    if (!first || !last) return problem('hold', 'must be at least a year')
    const net = last.value * (1 - values.saleCost)
    const depreciated = Math.min(basis, (basis / values.life) * hold)
    const gain = net - (price + closing + rehab - depreciated)
    const recaptured = Math.max(0, Math.min(gain, depreciated))
    const saleTax = Math.max(
      0,
      recaptured * values.recapture + Math.max(0, gain - recaptured) * values.gainTax - waiting * values.taxRate,
    )
    const sale = net - last.owed
    const flowsOf = (of: 'before' | 'after', end: number) => [
      -cashIn,
      ...rows.map((row, at) => row[of] + (at === rows.length - 1 ? end : 0)),
    ]
    const before = flowsOf('before', sale)
    const after = flowsOf('after', sale - saleTax)
    const irr = internalRateOfReturn(after)
    const irrBefore = internalRateOfReturn(before)
    const received = after.slice(1).reduce((sum, flow) => sum + flow, 0)
    const kept = (1 - values.vacancy) * (1 - values.management - values.upkeep)
    const fixed = values.propertyTax + values.insurance + values.other
    const monthly = first.before / 12
    return {
      ...(irr === undefined ? {} : { irr }),
      onCash: first.before / cashIn,
      monthly,
      cashIn,
      ...(first.service > 0 ? { dscr: first.noi / first.service } : {}),
      verdict: verdictOf(toMinor(monthly, minorDigits) ?? 0, irr, discount, {
        monthly: show.money(Math.abs(monthly)),
        irr: show.percent(irr ?? 0, 2),
        asked: show.percent(discount),
      }),
      noi: first.noi,
      capRate: first.noi / price,
      payment: loan ? money(loan.instalmentMinor) : 0,
      ...(kept > 0 ? { breakRent: (fixed + first.service) / 12 / kept } : {}),
      onePercent: rent / (price + rehab),
      ...(first.collected > 0 ? { costShare: first.costs / first.collected } : {}),
      npv: netPresentValue(discount, after, 'start') ?? 0,
      multiple: received / cashIn,
      ...(irrBefore === undefined ? {} : { irrBefore }),
      proceeds: sale - saleTax,
      saleTax,
      years: rows.map(({ year, collected, costs, noi, service, before: cash, tax, after: left, value, owed }) => ({
        year,
        collected,
        costs,
        noi,
        service,
        before: cash,
        tax,
        after: left,
        value,
        owed,
      })),
      flows: after.map((flow, year) => ({ year, before: before[year] ?? 0, after: flow })),
    }
  },

  steps: ({ annualRate, down, rent, vacancy, management, upkeep }) => [
    ...(down < 1
      ? [
          { as: 'count', in: 'count' as const, is: '{months}', rounded: 'nearest' as const },
          { as: 'borrowed', in: 'money' as const, is: '{price} × (1 − {down})', rounded: 'cents' as const },
          {
            gives: 'payment' as const,
            is:
              annualRate === 0
                ? '{borrowed} ÷ {count}'
                : '{borrowed} × ({annualRate} ÷ 12) ÷ (1 − (1 + {annualRate} ÷ 12)^−{count})',
            rounded: 'cents' as const,
          },
          { gives: 'cashIn' as const, is: '{price} − {borrowed} + {closing} + {rehab}' },
        ]
      : [{ gives: 'cashIn' as const, is: '{price} + {closing} + {rehab}' }]),
    ...(rent > 0 && vacancy < 1 && management + upkeep > 0
      ? [
          { gives: 'years.0.collected' as const, finds: 'Rent received', is: '{rent} × 12 × (1 − {vacancy})' },
          {
            gives: 'years.0.costs' as const,
            finds: 'Running costs',
            is: '{years.0.collected} × ({management} + {upkeep}) + {propertyTax} + {insurance} + {other}',
          },
        ]
      : []),
    { gives: 'noi', is: '{years.0.collected} − {years.0.costs}' },
    { gives: 'capRate', is: '{noi} ÷ {price}' },
    { gives: 'monthly', is: '({noi} − {years.0.service}) ÷ 12' },
    { gives: 'onCash', is: '({noi} − {years.0.service}) ÷ {cashIn}' },
    { gives: 'irr', says: 'The rate at which the after-tax cash flows are worth nothing' },
  ],

  charts: [
    { kind: 'bar', title: 'Cash flow after tax, year by year', of: 'years', x: 'year', y: ['after'] },
    { kind: 'line', title: 'Value and loan', of: 'years', x: 'year', y: ['value', 'owed'] },
  ],
  examples: [
    {
      name: 'A house with a quarter down',
      given: {
        price: 300_000,
        rent: 2600,
        down: 0.25,
        annualRate: 0.07,
        hold: 10,
        months: 360,
        closing: 8000,
        rehab: 10_000,
        rentGrowth: 0.03,
        vacancy: 0.06,
        management: 0.08,
        upkeep: 0.08,
        propertyTax: 3300,
        insurance: 1500,
        other: 600,
        costGrowth: 0.025,
        growth: 0.03,
        saleCost: 0.06,
        discount: 0.08,
        taxRate: 0,
        land: 0.2,
        life: 27.5,
        offset: false,
        gainTax: 0,
        recapture: 0,
      },
      expect: { payment: 1496.93, cashIn: 93_000 },
    },
  ],
})

interface Terms {
  rent: number
  hold: number
  rentGrowth: number
  vacancy: number
  management: number
  upkeep: number
  propertyTax: number
  insurance: number
  other: number
  costGrowth: number
  growth: number
  taxRate: number
  life: number
  offset: boolean
}

/** The years of a holding in money, and the losses that wait for the sale. */
function yearsOf(
  terms: Terms,
  basis: number,
  worth: number,
  loanIn: (year: number) => { service: number; interest: number; owed: number },
) {
  let waiting = 0
  const rows = Array.from({ length: terms.hold }, (_, at) => {
    const collected = terms.rent * 12 * (1 + terms.rentGrowth) ** at * (1 - terms.vacancy)
    const fixed = (terms.propertyTax + terms.insurance + terms.other) * (1 + terms.costGrowth) ** at
    const costs = collected * (terms.management + terms.upkeep) + fixed
    const noi = collected - costs
    const { service, interest, owed } = loanIn(at)
    const depreciation = (basis / terms.life) * Math.max(0, Math.min(1, terms.life - at))
    const result = noi - interest - depreciation
    const used = terms.offset ? 0 : Math.min(waiting, Math.max(0, result))
    waiting += terms.offset ? 0 : Math.max(0, -result) - used
    const taxed = terms.offset ? result : Math.max(0, result) - used
    const tax = taxed * terms.taxRate
    return {
      year: at + 1,
      collected,
      costs,
      noi,
      service,
      before: noi - service,
      tax,
      after: noi - service - tax,
      value: worth * (1 + terms.growth) ** (at + 1),
      owed,
    }
  })
  return { waiting, rows }
}

function verdictOf(
  monthlyMinor: number,
  irr: number | undefined,
  asked: number,
  say: { monthly: string; irr: string; asked: string },
) {
  const flow =
    monthlyMinor > 0
      ? `It brings ${say.monthly} a month in the first year`
      : monthlyMinor < 0
        ? `It needs ${say.monthly} a month from you in the first year`
        : 'It pays for itself in the first year'
  if (irr === undefined) return { is: 'bad' as const, says: `${flow}, and no return can be worked out from its flows.` }
  if (irr < asked)
    return { is: 'bad' as const, says: `${flow}. ${say.irr} a year is below the ${say.asked} you ask for.` }
  return monthlyMinor < 0
    ? { is: 'fair' as const, says: `${flow}. ${say.irr} a year comes from the sale.` }
    : { is: 'good' as const, says: `${flow} and returns ${say.irr} a year.` }
}
