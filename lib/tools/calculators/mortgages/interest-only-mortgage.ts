import { defineCalculator, duration, money, percent, problem, rate } from '@/lib/kits/calculator'
import { loanSchedule } from '@/lib/engines/loan-schedule'
import { futureValue, payment } from '@/lib/subjects/finance/annuity'
import { fromMinor, roundHalfAway, toMinor } from '@/lib/base/money/minor-units'

const fund = 'Paying it off at the end'

export default defineCalculator({
  inputs: {
    amount: money('Loan', {
      initial: 300_000,
      initialIn: { in: 5_000_000, uk: 200_000, au: 500_000 },
      above: 0,
      max: 1e11,
    }),
    annualRate: rate('Rate while only interest is paid', {
      initial: 0.06,
      slider: { to: 0.15, step: 0.00125 },
      initialIn: { in: 0.085, uk: 0.05 },
      per: 'year',
      max: 0.5,
    }),
    interestOnly: duration('Interest only for', {
      initial: 120,
      slider: { from: 12, to: 360, step: 12 },
      min: 1,
      max: 600,
      decimals: 2,
    }),
    months: duration('Whole term', {
      initial: 360,
      slider: { from: 12, to: 480, step: 12 },
      initialIn: { uk: 300, in: 240 },
      min: 1,
      max: 600,
      decimals: 2,
      help: 'The same as above: the loan is due in one sum at its end.',
    }),
    laterRate: rate('Rate afterwards', {
      optional: true,
      per: 'year',
      max: 0.5,
      help: 'Left empty: the same.',
      refines: true,
    }),
    voluntary: money('Principal paid each month by choice', {
      initial: 0,
      max: 1e11,
      help: 'While only interest is due.',
      refines: true,
    }),
    saved: money('Saved each month in a fund', { initial: 0, max: 1e11, section: fund, refines: true }),
    existing: money('Already in the fund', { initial: 0, max: 1e11, section: fund, refines: true }),
    fundReturn: percent('Return of the fund, a year', {
      initial: 0.04,
      slider: { to: 0.12, step: 0.0025 },
      max: 0.5,
      help: 'After costs and tax. A share of the return may fail to come.',
      section: fund,
      refines: true,
    }),
    sale: money('From selling or moving somewhere smaller', {
      initial: 0,
      max: 1e12,
      help: 'What remains for this loan after costs and the next home.',
      section: fund,
      refines: true,
    }),
  },
  outputs: {
    payment: { kind: 'money', label: 'First payment, interest only' },
    later: { kind: 'money', label: 'Payment afterwards', optional: true },
    jump: { kind: 'percent', label: 'The payment rises by', optional: true, decimals: 1 },
    interest: { kind: 'money', label: 'Interest in all' },
    extra: { kind: 'money', label: 'More interest than by repaying from the start' },
    ending: { kind: 'verdict', label: 'When the interest-only time ends' },
    repayment: { kind: 'money', label: 'Payment', section: 'Repaying from the start' },
    repaymentInterest: { kind: 'money', label: 'Interest in all, repaying', section: 'Repaying from the start' },
    owed: { kind: 'money', label: 'Owed when interest only ends', section: fund },
    needed: { kind: 'money', label: 'To save each month for that sum', section: fund },
    gathered: { kind: 'money', label: 'In the fund by then', section: fund },
    shortfall: { kind: 'money', label: 'Missing by then', section: fund },
    years: {
      kind: 'table',
      label: 'Year by year',
      columns: {
        year: { kind: 'count', label: 'Year' },
        paid: { kind: 'money', label: 'Paid' },
        interest: { kind: 'money', label: 'Interest' },
        owed: { kind: 'money', label: 'Still owed' },
        repaying: { kind: 'money', label: 'Owed, repaying' },
        fund: { kind: 'money', label: 'Fund' },
      },
      totals: ['paid', 'interest'],
    },
    schedule: {
      kind: 'table',
      label: 'Every payment',
      columns: {
        month: { kind: 'count', label: 'Month' },
        paid: { kind: 'money', label: 'Paid' },
        interest: { kind: 'money', label: 'Interest' },
        principal: { kind: 'money', label: 'Principal' },
        owed: { kind: 'money', label: 'Still owed' },
      },
      totals: ['paid', 'interest', 'principal'],
    },
  },
  formula:
    'Interest-only payment = L × r; afterwards L × r ÷ (1 − (1 + r)^−(n − k)), with k months of interest only; to save each month = (L − sale − fund × (1 + i)^k) × i ÷ ((1 + i)^k − 1)',
  limits: [
    'Each rate holds for its whole phase; for rates that follow an index see the adjustable-rate calculator.',
    'The fund grows evenly at the return you type, with savings at the end of each month. Real funds swing, and nothing is promised.',
    'The fund stands beside the loan: the schedule goes on as if it were not used, so that both can be compared.',
  ],
  sources: [
    {
      title: 'Microsoft Support: PMT function',
      href: 'https://support.microsoft.com/en-us/office/pmt-function-0214da64-9a63-4996-bc20-214433fa6441',
    },
    {
      title: 'Microsoft Support: FV function',
      href: 'https://support.microsoft.com/en-us/office/fv-function-2eef9f44-a084-4c61-bdd8-4fe4bb1b71b3',
    },
  ],

  compute(values, { minorDigits, show }) {
    const { amount, annualRate, laterRate = annualRate, voluntary, saved, existing, fundReturn, sale } = values
    const money = (minor: number) => fromMinor(minor, minorDigits)
    const minor = (of: number) => toMinor(of, minorDigits) ?? 0
    const whole = (months: number) => Math.max(1, Math.round(months))
    const term = whole(values.months)
    const first = whole(values.interestOnly)
    if (first > term) return problem('interestOnly', 'must not be longer than the whole term')
    const principalMinor = minor(amount)
    if (principalMinor < 1) return problem('amount', 'must be at least one unit of the smallest coin')
    const phase = interestPhase(principalMinor, annualRate / 12, first, minor(voluntary))
    const owedMinor = phase.at(-1)?.owed ?? 0
    const isBalloon = first === term
    const rest =
      isBalloon || owedMinor === 0
        ? undefined
        : loanSchedule({ principalMinor: owedMinor, ratePerPeriod: laterRate / 12, periods: term - first })
    const level = loanSchedule({
      principalMinor,
      ratePerPeriod: annualRate / 12,
      periods: term,
      ...(isBalloon
        ? {}
        : { rateChanges: [{ from: first + 1, ratePerPeriod: laterRate / 12, keep: 'term' as const }] }),
    })
    if (rest?.kind === 'refused' || level.kind === 'refused')
      return problem('amount', 'must be larger for so many payments')

    const rows = [
      ...phase.map((row, at) =>
        isBalloon && at === phase.length - 1 ? { ...row, paid: row.paid + row.owed, owed: 0 } : row,
      ),
      ...(rest?.rows ?? []).map((row) => ({
        paid: row.instalmentMinor,
        interest: row.interestMinor,
        owed: row.closingMinor,
      })),
    ]
    const interestMinor = rows.reduce((sum, row) => sum + row.interest, 0)
    const monthly = fundReturn / 12
    const fundAt = (month: number) => futureValue(monthly, month, -saved, -existing) ?? 0
    const target = Math.max(0, money(owedMinor) - sale)
    const needed = Math.max(0, -(payment(monthly, first, -existing, target) ?? 0))
    const missingMinor = Math.max(0, owedMinor - minor(fundAt(first) + sale))
    const firstMinor = phase[0]?.interest ?? 0
    const years = Array.from({ length: Math.ceil(term / 12) }, (_, at) => {
      const ofYear = rows.slice(at * 12, at * 12 + 12)
      const month = Math.min(term, (at + 1) * 12)
      return {
        year: at + 1,
        paid: money(ofYear.reduce((sum, { paid }) => sum + paid, 0)),
        interest: money(ofYear.reduce((sum, { interest }) => sum + interest, 0)),
        owed: money(rows[month - 1]?.owed ?? 0),
        repaying: money(level.rows[month - 1]?.closingMinor ?? 0),
        fund: month <= first ? fundAt(month) : null,
      }
    })
    return {
      payment: money(firstMinor),
      ...(rest ? { later: money(rest.instalmentMinor) } : {}),
      ...(rest && firstMinor > 0 ? { jump: rest.instalmentMinor / firstMinor - 1 } : {}),
      interest: money(interestMinor),
      extra: money(interestMinor - level.interestMinor),
      ending:
        owedMinor === 0
          ? { is: 'good', says: 'The payments by choice repay the loan before the interest-only time ends.' }
          : missingMinor === 0
            ? { is: 'good', says: `Fund and sale cover the ${show.money(money(owedMinor))} that are then owed.` }
            : isBalloon
              ? {
                  is: 'bad',
                  says: `${show.money(money(owedMinor))} are due in one sum, and ${show.money(money(missingMinor))} of it is not yet provided for.`,
                }
              : {
                  is: 'fair',
                  says: `${show.money(money(owedMinor))} are still owed and repaid in ${show.count(term - first)} payments, ${show.money(money((rest?.instalmentMinor ?? 0) - firstMinor))} higher each.`,
                },
      repayment: money(level.instalmentMinor),
      repaymentInterest: money(level.interestMinor),
      owed: money(owedMinor),
      needed,
      gathered: fundAt(first),
      shortfall: money(missingMinor),
      years,
      schedule: rows.map(({ paid, interest, owed }, at) => ({
        month: at + 1,
        paid: money(paid),
        interest: money(interest),
        principal: money(paid - interest),
        owed: money(owed),
      })),
    }
  },

  steps: ({ annualRate, laterRate = annualRate, fundReturn, existing }) => [
    { as: 'first', in: 'count', is: '{interestOnly}', rounded: 'nearest' },
    { as: 'left', in: 'count', is: '{months} − {first}', rounded: 'nearest' },
    {
      gives: 'payment',
      is: '{amount} × {annualRate} ÷ 12',
      rounded: 'cents',
    },
    {
      finds: 'Rate a month afterwards',
      as: 'monthly',
      in: 'percent',
      decimals: 6,
      is: '{yearly} ÷ 12',
      with: { yearly: { kind: 'percent', value: laterRate } },
    },
    laterRate === 0
      ? { gives: 'later', is: '{owed} ÷ {left}', rounded: 'cents' }
      : { gives: 'later', is: '{owed} × {monthly} ÷ (1 − (1 + {monthly})^−{left})', rounded: 'cents' },
    { gives: 'jump', is: '{later} ÷ {payment} − 1' },
    { gives: 'extra', is: '{interest} − {repaymentInterest}' },
    ...(existing === 0 && fundReturn > 0
      ? [
          { as: 'grows', in: 'percent' as const, decimals: 6, is: '{fundReturn} ÷ 12' },
          {
            gives: 'gathered' as const,
            is: '{saved} × ((1 + {grows})^{first} − 1) ÷ {grows}',
          },
        ]
      : []),
  ],

  charts: [
    { kind: 'line', title: 'What is still owed', of: 'years', x: 'year', y: ['owed', 'repaying', 'fund'] },
    { kind: 'line', title: 'Paid each year, and interest in it', of: 'years', x: 'year', y: ['paid', 'interest'] },
  ],
  examples: [
    {
      name: 'Ten years of interest only',
      given: {
        amount: 300_000,
        annualRate: 0.06,
        interestOnly: 120,
        months: 360,
        voluntary: 0,
        saved: 0,
        existing: 0,
        fundReturn: 0.04,
        sale: 0,
      },
      expect: { payment: 1500, later: 2149.29, jump: 0.433 },
    },
    {
      name: 'Interest only to the end with a fund',
      given: {
        amount: 200_000,
        annualRate: 0.05,
        interestOnly: 300,
        months: 300,
        voluntary: 0,
        saved: 300,
        existing: 10_000,
        fundReturn: 0.04,
        sale: 0,
      },
      expect: { payment: 833.33, owed: 200_000 },
    },
  ],
})

/** Months in which the interest is due and `voluntary` is repaid besides, until nothing is owed. Minor units. */
function interestPhase(principal: number, monthlyRate: number, months: number, voluntary: number) {
  const rows: { paid: number; interest: number; owed: number }[] = []
  let owed = principal
  while (rows.length < months && owed > 0) {
    const interest = roundHalfAway(owed * monthlyRate)
    const repaid = Math.min(voluntary, owed)
    owed -= repaid
    rows.push({ paid: interest + repaid, interest, owed })
  }
  return rows
}
