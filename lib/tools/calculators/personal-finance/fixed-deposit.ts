import {
  choice,
  defineCalculator,
  duration,
  integer,
  money,
  percent,
  problem,
  rate,
  toggle,
} from '@/lib/kits/calculator'
import { fromMinor, toMinor } from '@/lib/base/money/minor-units'
import { interestTds } from '@/lib/law/in/interest-tds'
import { versionOn } from '@/lib/law/rule'
import { currentYear, firstDay, yearName } from '@/lib/law/years'

const begins = '04-01'
const taxYear = currentYear(begins, [interestTds])
const cumulative = { field: 'payout', is: 'cumulative' } as const
const paid = { field: 'payout', is: ['monthly', 'quarterly'] } as const
const tax = 'Tax'

export default defineCalculator({
  law: 'in',
  inputs: {
    deposit: money('Deposit', { initial: 100_000, above: 0, max: 1e11 }),
    nominalRate: rate('Interest rate', {
      initial: 0.07,
      slider: { to: 0.12, step: 0.0005 },
      per: 'year',
      max: 0.5,
    }),
    months: duration('Time', {
      initial: 60,
      slider: { from: 6, to: 120, step: 3 },
      min: 0,
      max: 240,
      decimals: 0,
    }),
    payout: choice('Interest is', {
      options: { cumulative: 'Added', quarterly: 'Paid quarterly', monthly: 'Paid monthly' },
      initial: 'cumulative',
    }),
    senior: toggle('Senior citizen', { initial: false }),
    days: integer('And days', { initial: 0, min: 0, max: 365, section: 'Finer points', refines: true }),
    addOn: rate('Extra rate for seniors', {
      initial: 0.005,
      slider: { to: 0.01, step: 0.0005 },
      per: 'year',
      max: 0.05,
      shownWhen: { field: 'senior', is: true },
      section: 'Finer points',
      refines: true,
    }),
    slab: percent('Your tax rate', {
      initial: 0.2,
      slider: { to: 0.45, step: 0.01 },
      below: 1,
      help: 'Of your slab, with cess if you like.',
      section: tax,
      refines: true,
    }),
    pan: toggle('The bank has my PAN', { initial: true, section: tax, refines: true }),
    exempt: toggle('Form 15G, 15H or their successor is filed', { initial: false, section: tax, refines: true }),
    other: money('Other interest from this bank a year', { initial: 0, max: 1e10, section: tax, refines: true }),
  },
  outputs: {
    maturity: { kind: 'money', label: 'Maturity value', shownWhen: cumulative },
    each: { kind: 'money', label: 'Interest each time', optional: true },
    interest: { kind: 'money', label: 'Interest in all' },
    yield: { kind: 'percent', label: 'Effective yield a year', decimals: 3, optional: true },
    net: { kind: 'money', label: 'Interest after your tax' },
    final: { kind: 'money', label: 'Paid back on the last day', shownWhen: paid },
    tds: { kind: 'money', label: 'Tax deducted by the bank', section: 'Tax' },
    owed: { kind: 'money', label: 'Tax on the interest at your rate', section: 'Tax' },
    verdict: { kind: 'verdict', label: 'TDS' },
    table: {
      kind: 'table',
      label: 'Year by year',
      columns: {
        year: { kind: 'number', label: 'After years', decimals: 2 },
        interest: { kind: 'money', label: 'Interest' },
        tds: { kind: 'money', label: 'TDS' },
        paid: { kind: 'money', label: 'Paid out' },
        balance: { kind: 'money', label: 'Deposit' },
      },
      totals: ['interest', 'tds', 'paid'],
    },
  },
  rules: [interestTds],
  formula:
    'Maturity = P × (1 + r ÷ 4)^(whole quarters) × (1 + r × rest of the term in years); paid monthly P × ((1 + r ÷ 4)^(1 ÷ 3) − 1), paid quarterly P × r ÷ 4',
  limits: [
    'The months beyond whole quarters count as twelfths and the days as 365ths of a year, at simple interest; a bank that counts the days of the calendar differs by a few rupees.',
    `Tax deducted follows the law of the tax year ${yearName(taxYear)} for all years, and takes each year of the deposit for a tax year.`,
    'Tax is not taken out of the deposit: the maturity value is before it. A bank may deduct it from the interest it credits.',
    'The rate is one that you type; the tool knows no bank’s rates. Closing early usually costs half a point or a full one.',
  ],
  sources: [
    {
      title: 'Reserve Bank of India: Master Direction, interest rate on deposits',
      href: 'https://www.rbi.org.in/Scripts/BS_ViewMasDirections.aspx?id=10296',
    },
    {
      title: 'Income Tax Department: TDS rates',
      href: 'https://incometaxindia.gov.in/charts%20%20tables/tds-rates.htm',
    },
  ],

  compute(values, { minorDigits, show }) {
    const { deposit, nominalRate, months, payout, senior, days, addOn, slab, pan, exempt, other } = values
    const coins = (amount: number) => fromMinor(toMinor(amount, minorDigits) ?? NaN, minorDigits)
    if (months + days === 0) return problem('months', 'must be at least a day in all')
    const law = versionOn(interestTds, firstDay(begins, taxYear))?.value
    if (!law) return problem('pan', 'must wait: no rate of deduction is known')
    const yearly = nominalRate + (senior ? addOn : 0)
    const span = months / 12 + days / 365
    const isAdded = payout === 'cumulative'
    const period = payout === 'monthly' ? 1 : 3
    const each = coins(deposit * Math.expm1((Math.log1p(yearly / 4) * period) / 3))
    const interestUntil = (elapsedMonths: number, elapsedDays: number) => {
      const whole = Math.floor(elapsedMonths / period)
      const rest = (elapsedMonths - whole * period) / 12 + elapsedDays / 365
      return isAdded
        ? coins(deposit * (1 + yearly / 4) ** whole * (1 + yearly * rest)) - deposit
        : each * whole + coins(deposit * yearly * rest)
    }
    const ends = Array.from({ length: Math.floor(months / 12) }, (_, index) => ({ months: (index + 1) * 12, days: 0 }))
    if (months % 12 > 0 || days > 0) ends.push({ months, days })
    const threshold = senior ? law.seniorThreshold : law.threshold
    const deduction = pan ? law.rate : law.withoutPan
    let before = 0
    const table = ends.map((end) => {
      const soFar = interestUntil(end.months, end.days)
      const interest = coins(soFar - before)
      before = soFar
      const isDeducted = !exempt && interest + other > threshold
      return {
        year: end.months / 12 + end.days / 365,
        interest,
        tds: isDeducted ? coins(interest * deduction) : 0,
        paid: isAdded ? 0 : interest,
        balance: isAdded ? coins(deposit + soFar) : deposit,
      }
    })
    const interest = coins(table.reduce((sum, row) => sum + row.interest, 0))
    const tds = coins(table.reduce((sum, row) => sum + row.tds, 0))
    const owed = coins(interest * slab)
    const maturity = coins(deposit + interest)
    if (!Number.isFinite(maturity)) return problem('deposit', 'must be smaller')
    const effective = Math.expm1(Math.log1p(interest / deposit) / span)
    return {
      maturity,
      ...(isAdded || months < period ? {} : { each }),
      interest,
      ...(isAdded && effective < 10 ? { yield: effective } : {}),
      net: coins(interest - owed),
      final: deposit,
      tds,
      owed,
      verdict: exempt
        ? { is: 'plain', says: 'With the declaration filed, the bank deducts nothing; tax may still be due.' }
        : tds === 0
          ? { is: 'good', says: `No year’s interest passes ${show.money(threshold, 0)}: the bank deducts nothing.` }
          : {
              is: 'fair',
              says: `${show.percent(deduction)} is deducted in years whose interest passes ${show.money(threshold, 0)}. ${owed >= tds ? 'It counts towards your tax.' : 'It is more than your tax: claim the rest back.'}`,
            },
      table,
    }
  },

  steps({ senior, nominalRate, addOn, payout, months, days }) {
    const r = { kind: 'percent' as const, value: nominalRate + (senior ? addOn : 0) }
    const whole = { kind: 'count' as const, value: Math.floor(months / 3) }
    const rest = { kind: 'count' as const, value: months % 3 }
    const isAdded = payout === 'cumulative'
    return [
      {
        gives: isAdded ? 'maturity' : undefined,
        is:
          rest.value + days > 0
            ? '{deposit} × (1 + {r} ÷ 4)^{whole} × (1 + {r} × ({rest} ÷ 12 + {days:0} ÷ 365))'
            : '{deposit} × (1 + {r} ÷ 4)^{whole}',
        rounded: 'cents',
        with: { r, whole, rest },
      },
      {
        gives: 'each',
        is: payout === 'monthly' ? '{deposit} × ((1 + {r} ÷ 4)^(1 ÷ 3) − 1)' : '{deposit} × {r} ÷ 4',
        rounded: 'cents',
        with: { r },
      },
      { gives: isAdded ? 'interest' : undefined, is: '{maturity} − {deposit}', rounded: 'cents' },
      { gives: 'owed', is: '{interest} × {slab}', rounded: 'cents' },
      { gives: 'net', is: '{interest} − {owed}' },
    ]
  },

  charts: [
    {
      kind: 'line',
      title: 'Value of the deposit',
      of: 'table',
      x: 'year',
      y: ['balance'],
      area: true,
      shownWhen: cumulative,
    },
  ],
  examples: [
    {
      name: 'A lakh for five years',
      given: {
        deposit: 100_000,
        nominalRate: 0.07,
        months: 60,
        payout: 'cumulative',
        senior: false,
        days: 0,
        slab: 0.2,
        pan: true,
        exempt: false,
        other: 0,
      },
      expect: { maturity: 141_477.82, tds: 0 },
    },
    {
      name: 'A pension from twenty lakh',
      given: {
        deposit: 2_000_000,
        nominalRate: 0.07,
        addOn: 0.005,
        months: 60,
        payout: 'monthly',
        senior: true,
        days: 0,
        slab: 0.05,
        pan: true,
        exempt: false,
        other: 0,
      },
      expect: { each: 12_422.68 },
    },
  ],
})
