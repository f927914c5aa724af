import { choice, date, defineCalculator, duration, integer, money, percent, problem, rate } from '@/lib/kits/calculator'
import { payment } from '@/lib/subjects/finance/annuity'
import { lastInstalmentSentence, loanSchedule, scheduleByYear, type LoanTerms } from '@/lib/engines/loan-schedule'
import { fromMinor, toMinor } from '@/lib/base/money/minor-units'

export default defineCalculator({
  inputs: {
    principal: money('Loan amount', { initial: 250_000, initialIn: { in: 2_500_000 }, above: 0, max: 1e12 }),
    annualRate: rate('Interest rate', {
      initial: 0.06,
      slider: { to: 0.25, step: 0.0025 },
      initialIn: { in: 0.085 },
      per: 'year',
      max: 1,
    }),
    months: duration('Tenure', {
      initial: 240,
      slider: { from: 12, to: 360, step: 12 },
      min: 1,
      max: 600,
      decimals: 2,
    }),
    firstDate: date('First instalment on', {
      optional: true,
      help: 'Puts dates into the schedule.',
      section: 'Terms of the loan',
      refines: true,
    }),
    feeRate: percent('Processing fee', {
      initial: 0,
      slider: { to: 0.05, step: 0.0025 },
      max: 0.2,
      help: 'As a share of the loan, before any tax on the fee.',
      section: 'Terms of the loan',
      refines: true,
    }),
    advance: integer('Instalments paid in advance', {
      initial: 0,
      min: 0,
      max: 60,
      help: 'Due on the day of the loan; they count as part of the tenure.',
      section: 'Terms of the loan',
      refines: true,
    }),
    moratorium: choice('Payment holiday at the start', {
      options: {
        none: 'None',
        paid: 'Interest is paid',
        capitalised: 'Interest is added and compounds',
        accrued: 'Simple interest is added at the end',
      },
      initial: 'none',
      as: 'menu',
      section: 'Terms of the loan',
      refines: true,
    }),
    moratoriumMonths: integer('Months of the holiday', {
      initial: 6,
      min: 1,
      max: 120,
      shownWhen: { field: 'moratorium', is: ['paid', 'capitalised', 'accrued'] },
      section: 'Terms of the loan',
      refines: true,
    }),
    newRate: rate('Rate after a change', {
      optional: true,
      per: 'year',
      max: 1,
      help: 'What happens if a floating rate moves.',
      section: 'If the rate changes',
      refines: true,
    }),
    changeAfter: integer('Instalments paid before the change', {
      initial: 0,
      min: 0,
      max: 599,
      section: 'If the rate changes',
      refines: true,
    }),
  },
  outputs: {
    emi: { kind: 'money', label: 'Monthly instalment (EMI)' },
    interest: { kind: 'money', label: 'Total interest' },
    total: { kind: 'money', label: 'Total of all instalments' },
    lent: { kind: 'money', label: 'Loan amount' },
    fee: { kind: 'money', label: 'Processing fee', optional: true },
    last: { kind: 'money', label: 'Last instalment' },
    rounding: { kind: 'verdict', label: 'What the last instalment absorbs' },
    newEmi: {
      kind: 'money',
      label: 'Same tenure: EMI rises or falls to',
      optional: true,
      section: 'If the rate changes',
    },
    newEmiInterest: {
      kind: 'money',
      label: 'Same tenure: change in total interest',
      optional: true,
      section: 'If the rate changes',
    },
    newMonths: { kind: 'count', label: 'Same EMI: instalments in all', optional: true, section: 'If the rate changes' },
    newMonthsInterest: {
      kind: 'money',
      label: 'Same EMI: change in total interest',
      optional: true,
      section: 'If the rate changes',
    },
    change: { kind: 'verdict', label: 'If the rate changes', optional: true, section: 'If the rate changes' },
    years: {
      kind: 'table',
      label: 'By year of the loan',
      columns: {
        year: { kind: 'count', label: 'Year' },
        principal: { kind: 'money', label: 'Principal' },
        interest: { kind: 'money', label: 'Interest' },
        payment: { kind: 'money', label: 'Paid' },
        closing: { kind: 'money', label: 'Still owed' },
      },
      totals: ['principal', 'interest', 'payment'],
    },
    grid: {
      kind: 'table',
      label: 'EMI at other rates and tenures',
      columns: {
        months: { kind: 'count', label: 'Months' },
        muchLower: { kind: 'money', label: 'Rate − 1 point' },
        lower: { kind: 'money', label: 'Rate − ½ point' },
        same: { kind: 'money', label: 'Your rate' },
        higher: { kind: 'money', label: 'Rate + ½ point' },
        muchHigher: { kind: 'money', label: 'Rate + 1 point' },
      },
    },
    schedule: {
      kind: 'table',
      label: 'Every instalment',
      columns: {
        period: { kind: 'count', label: 'Month' },
        date: { kind: 'date', label: 'Date' },
        payment: { kind: 'money', label: 'Instalment' },
        interest: { kind: 'money', label: 'Interest' },
        principal: { kind: 'money', label: 'Principal' },
        closing: { kind: 'money', label: 'Still owed' },
      },
      totals: ['payment', 'interest', 'principal'],
    },
  },
  formula:
    'EMI = P × r × (1 + r)^n ÷ ((1 + r)^n − 1), with P the loan, r the annual rate ÷ 12 and n the number of months',
  limits: [
    'Interest is charged by whole months on the reducing balance; lenders that count days differ by small amounts.',
    'Each instalment is rounded to the smallest coin; the last one takes what rounding has left.',
    'The fee is not part of the instalments, and tax on it is not added.',
    'With a payment holiday the tenure counts from its end.',
  ],
  sources: [
    {
      title: 'Microsoft Support: PMT function',
      href: 'https://support.microsoft.com/en-us/office/pmt-function-0214da64-9a63-4996-bc20-214433fa6441',
    },
    {
      title: 'OASIS OpenFormula 1.2, section 6.12 Financial Functions',
      href: 'https://docs.oasis-open.org/office/v1.2/os/OpenDocument-v1.2-os-part2.html',
    },
  ],

  compute(
    { principal, annualRate, months, firstDate, feeRate, advance, moratorium, moratoriumMonths, newRate, changeAfter },
    { minorDigits, show },
  ) {
    const periods = Math.round(months)
    const money = (minor: number) => fromMinor(minor, minorDigits)
    const principalMinor = toMinor(principal, minorDigits)
    if (!principalMinor) return problem('principal', 'must be at least one unit of the smallest coin')
    if (advance >= periods) return problem('advance', 'must be fewer than the months of the tenure')
    const terms: LoanTerms = {
      principalMinor,
      ratePerPeriod: annualRate / 12,
      periods,
      ...(advance > 0 ? { advanceInstalments: advance } : {}),
      ...(moratorium === 'none' ? {} : { moratorium: { periods: moratoriumMonths, interest: moratorium } }),
      ...(firstDate === undefined ? {} : { firstDate }),
    }
    const loan = loanSchedule(terms)
    if (loan.kind === 'refused')
      return problem(
        'principal',
        loan.reason === 'too-large'
          ? 'must be smaller for interest like this: the debt outgrows what can be counted in whole coins'
          : 'must be larger, or the rate or tenure lower: an instalment would not repay a single coin',
      )
    const results = {
      emi: money(loan.instalmentMinor),
      interest: money(loan.interestMinor),
      total: money(loan.paidMinor),
      lent: money(principalMinor),
      ...(feeRate > 0 ? { fee: money(toMinor(principal * feeRate, minorDigits) ?? 0) } : {}),
      last: money(loan.rows.at(-1)?.instalmentMinor ?? 0),
      rounding: {
        is: 'plain' as const,
        says: lastInstalmentSentence(loan, (minor) => show.money(money(minor))),
      },
      years: scheduleByYear(loan.rows, 12).map((year) => ({
        year: year.year,
        principal: money(year.principalMinor),
        interest: money(year.interestMinor),
        payment: money(year.instalmentMinor),
        closing: money(year.closingMinor),
      })),
      grid: gridOf(principal, annualRate, periods),
      schedule: loan.rows.map((row) => ({
        period: row.period,
        date: row.date ?? null,
        payment: money(row.instalmentMinor),
        interest: money(row.interestMinor),
        principal: money(row.principalMinor),
        closing: money(row.closingMinor),
      })),
    }
    if (newRate === undefined) return results
    if (changeAfter >= loan.rows.length)
      return problem('changeAfter', `must be fewer than the ${show.count(loan.rows.length)} instalments of the loan`)
    const change = { from: changeAfter + 1, ratePerPeriod: newRate / 12 }
    const sameTerm = loanSchedule({ ...terms, rateChanges: [{ ...change, keep: 'term' }] })
    const sameEmi = loanSchedule({
      ...terms,
      instalmentMinor: loan.instalmentMinor,
      rateChanges: [{ ...change, keep: 'instalment' }],
    })
    if (sameTerm.kind === 'refused') return results
    const newEmi = sameTerm.rows.find(
      ({ period }) => period === Math.max(changeAfter + 1, (moratorium === 'none' ? 0 : moratoriumMonths) + 1),
    )?.instalmentMinor
    const raised =
      newEmi === undefined
        ? {}
        : { newEmi: money(newEmi), newEmiInterest: money(sameTerm.interestMinor - loan.interestMinor) }
    if (sameEmi.kind === 'refused')
      return {
        ...results,
        ...raised,
        change: {
          is: 'bad',
          says: 'At the new rate the old EMI no longer covers the interest. It would have to rise.',
        },
      }
    const moreInterest = sameTerm.interestMinor < sameEmi.interestMinor
    return {
      ...results,
      ...raised,
      newMonths: sameEmi.rows.length,
      newMonthsInterest: money(sameEmi.interestMinor - loan.interestMinor),
      change: {
        is: 'plain',
        says:
          sameTerm.interestMinor === sameEmi.interestMinor
            ? 'Changing the EMI and changing the tenure cost the same interest here.'
            : moreInterest
              ? `Changing the EMI instead of the tenure saves ${show.money(money(sameEmi.interestMinor - sameTerm.interestMinor))} of interest.`
              : `Keeping the EMI saves ${show.money(money(sameTerm.interestMinor - sameEmi.interestMinor))} of interest, since the loan ends sooner.`,
      },
    }
  },

  steps: [
    { finds: 'Rate a month', as: 'monthly', in: 'percent', decimals: 4, is: '{annualRate} ÷ 12' },
    { as: 'instalments', in: 'count', is: '{months}', rounded: 'nearest' },
    {
      finds: 'Growth over the tenure',
      as: 'growth',
      in: 'number',
      decimals: 6,
      is: '(1 + {monthly})^{instalments}',
    },
    {
      finds: 'Monthly instalment',
      gives: 'emi',
      is: '{principal} ÷ {instalments}',
      rounded: 'cents',
      when: [
        { field: 'annualRate', is: 0 },
        { field: 'advance', is: 0 },
        { field: 'moratorium', is: 'none' },
      ],
    },
    {
      finds: 'Monthly instalment',
      gives: 'emi',
      is: '{principal} × {monthly} × {growth} ÷ ({growth} − 1)',
      rounded: 'cents',
      when: [
        { field: 'advance', is: 0 },
        { field: 'moratorium', is: 'none' },
      ],
      unless: { field: 'annualRate', is: 0 },
    },
    {
      finds: 'Monthly instalment',
      gives: 'emi',
      says: 'The level instalment that repays the balance after advance instalments and payment holiday',
      unless: [
        { field: 'advance', is: 0 },
        { field: 'moratorium', is: 'none' },
      ],
    },
    {
      finds: 'All instalments',
      gives: 'total',
      is: '{schedule.payment}',
      says: '{schedule} payments, the last one rounded to end at zero',
    },
    { gives: 'interest', is: '{total} − {lent}' },
  ],

  charts: [
    { kind: 'donut', title: 'What you pay in all', parts: ['lent', 'interest'] },
    { kind: 'stacked', title: 'Principal and interest by year', of: 'years', x: 'year', y: ['principal', 'interest'] },
  ],
  asked: [
    { says: 'emi {principal} {annualRate} {months}', gives: ['emi', 'interest'] },
    { says: 'loan {principal} {annualRate} {months}', gives: ['emi', 'interest'] },
  ],
  examples: [
    {
      name: 'A home loan',
      given: { principal: 2_500_000, annualRate: 0.085, months: 240, newRate: 0.095, changeAfter: 0 },
      expect: { emi: 21_695.58, newEmi: 23_303.28, newMonths: 309 },
    },
    {
      name: 'A small loan over ten months',
      given: { principal: 10_000, annualRate: 0.08, months: 10 },
      expect: { emi: 1037.03 },
    },
  ],
})

/** EMI for half to one and a half times the tenure, in whole years where the loan is long enough. */
function gridOf(principal: number, annualRate: number, periods: number) {
  const tenures = [0.5, 0.75, 1, 1.25, 1.5].map((share) => {
    const months =
      share === 1 ? periods : periods >= 48 ? Math.round((periods * share) / 12) * 12 : Math.round(periods * share)
    return Math.max(1, months)
  })
  const at = (points: number, months: number) =>
    annualRate + points < 0 ? null : (payment((annualRate + points) / 12, months, -principal) ?? null)
  return [...new Set(tenures)].map((months) => ({
    months,
    muchLower: at(-0.01, months),
    lower: at(-0.005, months),
    same: at(0, months),
    higher: at(0.005, months),
    muchHigher: at(0.01, months),
  }))
}
