import { choice, defineCalculator, duration, integer, money, percent, problem, rate, rows } from '@/lib/kits/calculator'
import { fromMinor, toMinor } from '@/lib/base/money/minor-units'
import { forceOfInterest, nominalOfForce } from '@/lib/subjects/finance/interest'

const times = { daily: 365, monthly: 12, quarterly: 4, halfYearly: 2, yearly: 1 } as const
const early = 'Taking it out early'
const ladderSection = 'Ladder'

export default defineCalculator({
  inputs: {
    deposit: money('Deposit', { initial: 10_000, initialIn: { in: 100_000, jp: 1_000_000 }, above: 0, max: 1e9 }),
    yearlyRate: rate('Rate', { initial: 0.045, slider: { to: 0.1, step: 0.0005 }, per: 'year', max: 0.3 }),
    rateIs: choice('That is', { options: { apy: 'The APY', nominal: 'The interest rate' }, initial: 'apy' }),
    months: duration('Term', { initial: 12, slider: { from: 3, to: 120, step: 3 }, min: 1, max: 360, decimals: 0 }),
    compounding: choice('Compounded', {
      options: {
        daily: 'Daily',
        monthly: 'Monthly',
        quarterly: 'Quarterly',
        halfYearly: 'Half-yearly',
        yearly: 'Yearly',
      },
      initial: 'daily',
      as: 'menu',
      refines: true,
    }),
    taxRate: percent('Tax on interest', {
      initial: 0.22,
      slider: { to: 0.5, step: 0.01 },
      below: 1,
      refines: true,
    }),
    withdrawal: integer('Withdrawn after months', { initial: 6, min: 0, max: 360, section: early, refines: true }),
    penalty: integer('Penalty, months of interest', {
      initial: 3,
      min: 0,
      max: 36,
      help: 'Simple interest on the deposit at the nominal rate, as most banks count it.',
      section: early,
      refines: true,
    }),
    other: rate('APY you could switch to', {
      initial: 0.05,
      slider: { to: 0.1, step: 0.0005 },
      per: 'year',
      max: 0.3,
      section: early,
      refines: true,
    }),
    total: money('Money for a ladder', {
      initial: 25_000,
      initialIn: { in: 500_000, jp: 5_000_000 },
      max: 1e9,
      section: ladderSection,
      refines: true,
    }),
    rungs: rows('Rungs', {
      row: 'rung',
      columns: {
        months: integer('Months', { min: 1, max: 120 }),
        apy: rate('APY', { per: 'year', max: 0.3 }),
      },
      initial: [
        { months: 12, apy: 0.044 },
        { months: 24, apy: 0.042 },
        { months: 36, apy: 0.041 },
        { months: 48, apy: 0.04 },
        { months: 60, apy: 0.04 },
      ],
      min: 0,
      max: 10,
      help: 'The money is split evenly.',
      section: ladderSection,
      refines: true,
    }),
    renewal: choice('What matures', {
      options: { longest: 'Goes into the longest rung', spent: 'Is paid out' },
      initial: 'longest',
      section: ladderSection,
      refines: true,
    }),
    horizon: integer('Timetable over months', { initial: 72, min: 1, max: 240, section: ladderSection, refines: true }),
  },
  outputs: {
    maturity: { kind: 'money', label: 'Value at maturity' },
    interest: { kind: 'money', label: 'Interest' },
    afterTax: { kind: 'money', label: 'Interest after tax' },
    apy: { kind: 'percent', label: 'APY', decimals: 3 },
    nominal: { kind: 'percent', label: 'Interest rate behind it', decimals: 3 },
    cost: { kind: 'money', label: 'Penalty', optional: true, section: early },
    received: { kind: 'money', label: 'You receive', optional: true, section: early },
    breakEven: {
      kind: 'percent',
      label: 'APY that makes switching worthwhile',
      decimals: 3,
      optional: true,
      help: 'For the months that are left.',
      section: early,
    },
    switched: { kind: 'money', label: 'Gained by switching to the other APY', optional: true, section: early },
    verdict: { kind: 'verdict', label: 'Early withdrawal', optional: true },
    blended: { kind: 'percent', label: 'Blended APY', decimals: 3, optional: true, section: ladderSection },
    ladderInterest: { kind: 'money', label: 'Interest of the first rungs', optional: true, section: ladderSection },
    average: {
      kind: 'number',
      label: 'Average term',
      decimals: 1,
      unit: 'months',
      optional: true,
      section: ladderSection,
    },
    ladder: {
      kind: 'table',
      label: 'Rungs',
      optional: true,
      columns: {
        months: { kind: 'count', label: 'Months' },
        apy: { kind: 'percent', label: 'APY', decimals: 2 },
        deposit: { kind: 'money', label: 'Deposit' },
        interest: { kind: 'money', label: 'Interest' },
        value: { kind: 'money', label: 'Value' },
      },
      totals: ['deposit', 'interest', 'value'],
    },
    timetable: {
      kind: 'table',
      label: 'When cash comes free',
      optional: true,
      columns: {
        month: { kind: 'count', label: 'After months' },
        rung: { kind: 'count', label: 'Rung' },
        value: { kind: 'money', label: 'Matures' },
        interest: { kind: 'money', label: 'Of it interest' },
        until: { kind: 'count', label: 'Renewed until month' },
      },
    },
  },
  formula:
    'Value = deposit × (1 + APY)^(months ÷ 12); APY = (1 + rate ÷ m)^m − 1; penalty = deposit × rate ÷ 12 × months of interest; break-even APY = (value at maturity ÷ value after penalty)^(12 ÷ months left) − 1',
  limits: [
    'Every month is a twelfth of a year; a bank counts days.',
    'Tax is taken on all interest at one rate.',
    'A callable certificate can be ended by the bank; that is left out, and so are brokered certificates, which are sold and not broken.',
    'Renewals of the ladder are at today’s APY of the longest rung.',
  ],
  sources: [
    {
      title: '12 CFR part 1030 (Regulation DD), appendix A and § 1030.4(b)(6) on early withdrawal penalties',
      href: 'https://www.ecfr.gov/current/title-12/chapter-X/part-1030',
    },
    {
      title: 'U.S. Securities and Exchange Commission, Investor.gov: Certificates of deposit',
      href: 'https://www.investor.gov/introduction-investing/investing-basics/investment-products/certificates-deposit-cds',
    },
  ],

  compute(values, { minorDigits, show }) {
    const { deposit, yearlyRate, rateIs, months, compounding, taxRate, withdrawal, penalty, other, total, rungs } =
      values
    const coins = (amount: number) => fromMinor(toMinor(amount, minorDigits) ?? NaN, minorDigits)
    const force = rateIs === 'apy' ? Math.log1p(yearlyRate) : (forceOfInterest(yearlyRate, times[compounding]) ?? 0)
    const nominal = nominalOfForce(force, times[compounding]) ?? 0
    const after = (amount: number, growth: number, span: number) => amount * Math.exp((growth * span) / 12)
    const maturity = coins(after(deposit, force, months))
    if (!Number.isFinite(maturity)) return problem('months', 'must be shorter, or the rate lower')
    const interest = coins(maturity - deposit)
    const isEarly = withdrawal < months
    const cost = coins((deposit * nominal * penalty) / 12)
    const received = coins(after(deposit, force, withdrawal) - cost)
    const left = months - withdrawal
    const breakEven = isEarly && received > 0 ? Math.expm1((Math.log(maturity / received) * 12) / left) : undefined
    const switched = coins(after(received, Math.log1p(other), left) - maturity)
    const isLadder = total > 0 && rungs.length > 0
    const each = coins(total / Math.max(1, rungs.length))
    const first = coins(total - each * (rungs.length - 1))
    const ladder = rungs.map((rung, index) => {
      const part = index === 0 ? first : each
      const value = coins(after(part, Math.log1p(rung.apy), rung.months))
      return { months: rung.months, apy: rung.apy, deposit: part, interest: coins(value - part), value }
    })
    return {
      maturity,
      interest,
      afterTax: coins(interest * (1 - taxRate)),
      apy: Math.expm1(force),
      nominal,
      ...(isEarly ? { cost, received, switched } : {}),
      ...(breakEven === undefined || !(breakEven < 100) ? {} : { breakEven }),
      ...(isEarly
        ? {
            verdict:
              received < deposit
                ? {
                    is: 'bad',
                    says: `The penalty eats ${show.money(coins(deposit - received))} of the deposit itself.`,
                  }
                : switched > 0
                  ? {
                      is: 'good',
                      says: `Switching to ${show.percent(other)} leaves ${show.money(switched)} more at the end of the term.`,
                    }
                  : {
                      is: 'fair',
                      says: `Staying pays: switching to ${show.percent(other)} would cost ${show.money(-switched)}.`,
                    },
          }
        : {}),
      ...(isLadder
        ? {
            blended: ladder.reduce((sum, rung) => sum + rung.deposit * rung.apy, 0) / total,
            ladderInterest: coins(ladder.reduce((sum, rung) => sum + rung.interest, 0)),
            average: ladder.reduce((sum, rung) => sum + rung.deposit * rung.months, 0) / total,
            ladder,
            timetable: timetableOf(ladder, values.renewal === 'longest', values.horizon, coins),
          }
        : {}),
    }
  },

  steps({ rateIs, compounding }) {
    const m = { kind: 'count' as const, value: times[compounding] }
    return [
      {
        gives: rateIs === 'nominal' ? 'apy' : undefined,
        is: '(1 + {yearlyRate} ÷ {m})^{m} − 1',
        with: { m },
      },
      {
        gives: rateIs === 'apy' ? 'nominal' : undefined,
        is: '{m} × ((1 + {yearlyRate})^(1 ÷ {m}) − 1)',
        with: { m },
      },
      { gives: 'maturity', is: '{deposit} × (1 + {apy})^({months} ÷ 12)', rounded: 'cents' },
      { gives: 'interest', is: '{maturity} − {deposit}', rounded: 'cents' },
      { gives: 'afterTax', is: '{interest} × (1 − {taxRate})', rounded: 'cents' },
      { gives: 'cost', is: '{deposit} × {nominal} ÷ 12 × {penalty:0}', rounded: 'cents' },
      { gives: 'received', is: '{deposit} × (1 + {apy})^({withdrawal:0} ÷ 12) − {cost}', rounded: 'cents' },
      {
        gives: 'breakEven',
        is: '({maturity} ÷ {received})^(12 ÷ ({months} − {withdrawal:0})) − 1',
      },
    ]
  },

  charts: [
    {
      kind: 'bar',
      title: 'Cash that comes free',
      of: 'timetable',
      x: 'month',
      y: ['value'],
      needs: 'timetable',
    },
  ],
  examples: [
    {
      name: 'A year at 4.5%',
      given: {
        deposit: 10_000,
        yearlyRate: 0.045,
        rateIs: 'apy',
        months: 12,
        compounding: 'daily',
        taxRate: 0.22,
        withdrawal: 6,
        penalty: 3,
        other: 0.05,
        total: 25_000,
        rungs: [
          { months: 12, apy: 0.044 },
          { months: 24, apy: 0.042 },
          { months: 36, apy: 0.041 },
          { months: 48, apy: 0.04 },
          { months: 60, apy: 0.04 },
        ],
        renewal: 'longest',
        horizon: 72,
      },
      expect: { maturity: 10_450, afterTax: 351 },
    },
  ],
})

interface Rung {
  months: number
  apy: number
  value: number
  interest: number
}

/** What matures within the horizon, in order of time; renewed into the longest rung where it is not paid out. */
function timetableOf(ladder: readonly Rung[], renews: boolean, horizon: number, coins: (amount: number) => number) {
  const longest = ladder.reduce((found, rung) => (rung.months > found.months ? rung : found))
  const events = ladder.flatMap((rung, index) => {
    const found = []
    let { months: month, value, interest } = rung
    while (month <= horizon) {
      const until = month + longest.months
      found.push({ month, rung: index + 1, value, interest, until: renews ? until : null })
      if (!renews) break
      interest = coins(value * (1 + longest.apy) ** (longest.months / 12)) - value
      value = coins(value + interest)
      interest = coins(interest)
      month = until
    }
    return found
  })
  return events.toSorted((one, other) => one.month - other.month || one.rung - other.rung)
}
