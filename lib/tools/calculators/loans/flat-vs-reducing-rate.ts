import { choice, defineCalculator, duration, integer, money, percent, problem, rate } from '@/lib/kits/calculator'
import { payment } from '@/lib/subjects/finance/annuity'
import { annualPercentageRate } from '@/lib/subjects/finance/apr'
import { effectiveRate } from '@/lib/subjects/finance/interest'
import { fromMinor, roundHalfAway, toMinor } from '@/lib/base/money/minor-units'

const both = 'The same number, read both ways'
const settling = 'Settling early'
const terms = [12, 24, 36, 48, 60, 72, 84]

export default defineCalculator({
  inputs: {
    principal: money('Loan', { initial: 10_000, initialIn: { in: 500_000 }, above: 0, max: 1e11 }),
    given: choice('The quoted rate is', {
      options: { flat: 'Flat, on the first sum', reducing: 'Reducing, on what is owed' },
      initial: 'flat',
    }),
    annualRate: rate('Quoted rate', { initial: 0.08, slider: { to: 0.3, step: 0.0025 }, per: 'year', max: 2 }),
    months: duration('Term', { initial: 36, slider: { from: 6, to: 120, step: 6 }, min: 1, max: 480, decimals: 2 }),
    advance: integer('Instalments paid on the first day', { initial: 0, min: 0, max: 24, refines: true }),
    fee: money('Processing fee', { initial: 0, max: 1e10, refines: true }),
    feeTax: percent('Tax on the fee', {
      initial: 0,
      slider: { to: 0.3, step: 0.01 },
      initialIn: { in: 0.18 },
      max: 1,
      help: 'GST or VAT that the lender adds.',
      refines: true,
    }),
    settle: integer('Settled after instalment', {
      initial: 12,
      min: 1,
      max: 479,
      help: 'What would be owed then, by the Rule of 78 and by the reducing balance.',
      refines: true,
    }),
  },
  outputs: {
    reducing: { kind: 'percent', label: 'As a reducing rate', decimals: 2 },
    flat: { kind: 'percent', label: 'As a flat rate', decimals: 2 },
    instalment: { kind: 'money', label: 'Instalment' },
    interest: { kind: 'money', label: 'Interest in all' },
    effective: { kind: 'percent', label: 'Reducing rate, compounded over a year', decimals: 2 },
    withFee: { kind: 'percent', label: 'Rate with the fee', optional: true, decimals: 2 },
    verdict: { kind: 'verdict', label: 'What the quoted rate means' },
    ifFlat: { kind: 'money', label: 'Instalment, were it flat', section: both },
    ifReducing: { kind: 'money', label: 'Instalment, were it reducing', section: both },
    dearer: { kind: 'money', label: 'More interest, were it flat', section: both },
    bySum: { kind: 'money', label: 'Owed by the Rule of 78', optional: true, section: settling },
    byBalance: { kind: 'money', label: 'Owed by the reducing balance', optional: true, section: settling },
    penalty: { kind: 'money', label: 'The rule costs you', optional: true, section: settling },
    conversion: {
      kind: 'table',
      label: 'Conversion of the quoted rate by term',
      columns: {
        months: { kind: 'count', label: 'Months' },
        asFlat: { kind: 'percent', label: 'Flat, as reducing', decimals: 2 },
        asReducing: { kind: 'percent', label: 'Reducing, as flat', decimals: 2 },
        flatPayment: { kind: 'money', label: 'Instalment, flat' },
        reducingPayment: { kind: 'money', label: 'Instalment, reducing' },
      },
    },
    schedule: {
      kind: 'table',
      label: 'Each instalment on both bases',
      columns: {
        month: { kind: 'count', label: 'Month' },
        paid: { kind: 'money', label: 'Paid' },
        interest: { kind: 'money', label: 'Interest, reducing' },
        owed: { kind: 'money', label: 'Owed, reducing' },
        flatInterest: { kind: 'money', label: 'Interest, flat' },
        flatOwed: { kind: 'money', label: 'Principal left, flat' },
      },
      totals: ['paid', 'interest', 'flatInterest'],
    },
  },
  formula:
    'Flat: instalment = (P + P × f × n ÷ 12) ÷ n; reducing rate = 12 × the monthly rate at which n instalments are worth P; Rule of 78: rebate = interest × k(k + 1) ÷ (n(n + 1)), k instalments left',
  limits: [
    'Instalments are monthly and equal; only the last differs, by the cents that rounding leaves over.',
    'Instalments in advance reduce what you have of the loan and raise its true rate; settlement figures are left out with them.',
    'Whether a lender may settle by the Rule of 78 is a question of law and contract; several countries forbid or limit it.',
  ],
  sources: [
    {
      title: 'Microsoft Support: RATE function',
      href: 'https://support.microsoft.com/en-us/office/rate-function-9f665657-4a7e-4bb7-a030-83fc59e748ce',
    },
    {
      title: 'Microsoft Support: PMT function',
      href: 'https://support.microsoft.com/en-us/office/pmt-function-0214da64-9a63-4996-bc20-214433fa6441',
    },
  ],

  compute({ principal, given, annualRate, months, advance, fee, feeTax, settle }, { minorDigits, show }) {
    const money = (minor: number) => fromMinor(minor, minorDigits)
    const minor = (of: number) => toMinor(of, minorDigits) ?? 0
    const principalMinor = minor(principal)
    const count = Math.max(1, Math.round(months))
    if (principalMinor < count) return problem('principal', 'must be larger for so many payments')
    if (advance >= count) return problem('advance', 'must leave at least one instalment for later')
    const later = count - advance
    const flatPayment = (n: number) => roundHalfAway((principalMinor * (1 + (annualRate * n) / 12)) / n)
    const levelPayment = (n: number, first = 0) => {
      const each = -(payment(annualRate / 12, n - first, 1) ?? 0)
      return roundHalfAway((principalMinor * each) / (1 + first * each))
    }
    const rateOf = (received: number, instalment: number, n: number) =>
      annualPercentageRate(received, [{ amount: instalment, count: n, first: 1 }], 12)
    const instalmentMinor = given === 'flat' ? flatPayment(count) : levelPayment(count, advance)
    const financed = principalMinor - advance * instalmentMinor
    if (financed < later) return problem('advance', 'must leave more of the loan to repay')
    // An instalment that was rounded down may fall a coin short of the loan where there is no interest.
    const reducing = annualRate === 0 ? 0 : (rateOf(financed, instalmentMinor, later) ?? 0)
    const flat =
      given === 'flat' ? annualRate : Math.max(0, (instalmentMinor * count) / principalMinor - 1) / (count / 12)
    const charges = minor(fee * (1 + feeTax))
    if (charges >= financed) return problem('fee', 'must leave something of the loan')
    const withFee = charges > 0 ? rateOf(financed - charges, instalmentMinor, later) : undefined

    const schedule = scheduleOf({ principalMinor, instalmentMinor, count, advance, monthly: reducing / 12 })
    const interestMinor = schedule.reduce((sum, row) => sum + row.interest, 0)
    const ifFlat = flatPayment(count)
    const ifReducing = levelPayment(count)
    const left = count - settle
    const rebate = (interestMinor * left * (left + 1)) / (count * (count + 1))
    const bySum = schedule.slice(settle).reduce((sum, row) => sum + row.paid, 0) - roundHalfAway(rebate)
    const byBalance = schedule[settle - 1]?.owed ?? 0
    const quoted = show.percent(annualRate)
    return {
      reducing,
      flat,
      instalment: money(instalmentMinor),
      interest: money(interestMinor),
      effective: effectiveRate(reducing, 12) ?? 0,
      ...(withFee === undefined ? {} : { withFee }),
      verdict:
        annualRate === 0
          ? { is: 'plain', says: 'Without interest both rates are the same.' }
          : given === 'flat'
            ? { is: 'plain', says: `${quoted} flat is ${show.percent(reducing, 2)} on what you owe.` }
            : { is: 'plain', says: `${quoted} on what you owe would be advertised as ${show.percent(flat, 2)} flat.` },
      ifFlat: money(ifFlat),
      ifReducing: money(ifReducing),
      dearer: money((ifFlat - ifReducing) * count),
      ...(left > 0 && advance === 0
        ? { bySum: money(bySum), byBalance: money(byBalance), penalty: money(bySum - byBalance) }
        : {}),
      conversion: terms.map((n) => ({
        months: n,
        asFlat: annualRate === 0 ? 0 : (rateOf(1, (1 + (annualRate * n) / 12) / n, n) ?? null),
        asReducing: (-(payment(annualRate / 12, n, 1) ?? 0) * n - 1) / (n / 12),
        flatPayment: money(flatPayment(n)),
        reducingPayment: money(levelPayment(n)),
      })),
      schedule: schedule.map((row, at) => {
        const flatShare = (share: number) => roundHalfAway((interestMinor * share) / schedule.length)
        return {
          month: row.month,
          paid: money(row.paid),
          interest: money(row.interest),
          owed: money(row.owed),
          flatInterest: money(flatShare(at + 1) - flatShare(at)),
          flatOwed: money(principalMinor - roundHalfAway((principalMinor * (at + 1)) / schedule.length)),
        }
      }),
    }
  },

  steps: ({ given, annualRate, advance, settle }, { schedule, bySum }) => [
    { as: 'count', in: 'count', is: '{months}', rounded: 'nearest' },
    ...(given === 'flat'
      ? [
          {
            gives: 'instalment' as const,
            is: '{principal} × (1 + {annualRate} × {count} ÷ 12) ÷ {count}',
            rounded: 'cents' as const,
          },
          {
            gives: 'reducing' as const,
            says: `12 × the monthly rate at which {count} instalments are worth {principal}${advance > 0 ? ', the advance ones at once' : ''}`,
          },
        ]
      : [
          ...(advance > 0
            ? []
            : [
                annualRate === 0
                  ? { gives: 'instalment' as const, is: '{principal} ÷ {count}', rounded: 'cents' as const }
                  : {
                      gives: 'instalment' as const,
                      is: '{principal} × ({annualRate} ÷ 12) ÷ (1 − (1 + {annualRate} ÷ 12)^−{count})',
                      rounded: 'cents' as const,
                    },
              ]),
          ...(annualRate === 0
            ? []
            : [{ gives: 'flat' as const, is: '({instalment} × {count} ÷ {principal} − 1) ÷ ({count} ÷ 12)' }]),
        ]),
    { gives: 'interest', is: '{schedule.interest}', says: 'The interest of all instalments added up' },
    { gives: 'effective', is: '(1 + {reducing:8} ÷ 12)^12 − 1' },
    ...(bySum === undefined
      ? []
      : [
          {
            finds: 'Rebate by the Rule of 78',
            as: 'rebate',
            in: 'money' as const,
            is: `{interest} × ${schedule.length - settle} × ${schedule.length - settle + 1} ÷ ({count} × ({count} + 1))`,
            rounded: 'cents' as const,
          },
          { gives: 'penalty' as const, is: '{bySum} − {byBalance}' },
        ]),
  ],

  charts: [
    { kind: 'line', title: 'What is still owed on each basis', of: 'schedule', x: 'month', y: ['owed', 'flatOwed'] },
    { kind: 'line', title: 'The quoted rate by term', of: 'conversion', x: 'months', y: ['asFlat', 'asReducing'] },
  ],
  examples: [
    {
      name: 'Eight percent flat over three years',
      given: {
        principal: 10_000,
        given: 'flat',
        annualRate: 0.08,
        months: 36,
        advance: 0,
        fee: 200,
        feeTax: 0,
        settle: 12,
      },
      expect: { instalment: 344.44, interest: 2399.82 },
    },
  ],
})

interface Known {
  principalMinor: number
  instalmentMinor: number
  count: number
  advance: number
  monthly: number
}

/** The instalments at the rate that they come to; month 0 is what is paid on the first day, the last takes what is owed. */
function scheduleOf({ principalMinor, instalmentMinor, count, advance, monthly }: Known) {
  const rows: { month: number; paid: number; interest: number; owed: number }[] = []
  let owed = principalMinor
  if (advance > 0) {
    owed -= advance * instalmentMinor
    rows.push({ month: 0, paid: advance * instalmentMinor, interest: 0, owed })
  }
  for (let month = 1; month <= count - advance; month++) {
    const interest = roundHalfAway(owed * monthly)
    const paid = month === count - advance ? owed + interest : Math.min(instalmentMinor, owed + interest)
    owed += interest - paid
    rows.push({ month, paid, interest, owed })
  }
  return rows
}
