import { defineCalculator, duration, money, number, percent, problem, rate, rows, text } from '@/lib/kits/calculator'
import { payment, presentValue } from '@/lib/subjects/finance/annuity'
import { annualPercentageRate } from '@/lib/subjects/finance/apr'
import { loanSchedule, type LoanSchedule } from '@/lib/engines/loan-schedule'
import { fromMinor, roundHalfAway, toMinor } from '@/lib/base/money/minor-units'

const flow = 'What reduces cash flow, a year'
const loanTerms = 'The loan'
const security = 'Collateral'
const owner = 'The owner, for global cover'

export default defineCalculator({
  inputs: {
    cashFlow: money('EBITDA or net operating income, a year', {
      initial: 250_000,
      initialIn: { in: 5_000_000 },
      negative: true,
      min: -1e12,
      max: 1e12,
    }),
    existing: money('Existing debt payments, a year', { initial: 40_000, initialIn: { in: 800_000 }, max: 1e12 }),
    annualRate: rate('Rate', { initial: 0.09, slider: { to: 0.2, step: 0.0025 }, per: 'year', max: 1 }),
    months: duration('Repaid over', {
      initial: 120,
      slider: { from: 12, to: 360, step: 12 },
      min: 1,
      max: 480,
      decimals: 2,
      help: 'The time over which payments are worked out.',
    }),
    target: number('Cover the lender asks (DSCR)', {
      initial: 1.25,
      above: 0,
      max: 10,
      decimals: 4,
      help: 'Cash flow divided by debt payments.',
    }),
    tax: money('Tax', { initial: 30_000, initialIn: { in: 600_000 }, max: 1e12, section: flow, refines: true }),
    capex: money('Equipment that must be replaced', { initial: 0, max: 1e12, section: flow, refines: true }),
    ownerPay: money('Drawn by the owner', {
      initial: 0,
      max: 1e12,
      help: 'What is not yet among the costs.',
      section: flow,
      refines: true,
    }),
    asked: money('Amount you want', {
      optional: true,
      above: 0,
      max: 1e12,
      help: 'Left empty: the most that cash flow and collateral carry.',
      section: loanTerms,
      refines: true,
    }),
    dueMonths: duration('Due in full after', {
      optional: true,
      min: 1,
      max: 480,
      decimals: 2,
      help: 'Before the end of the above: the rest is a balloon.',
      section: loanTerms,
      refines: true,
    }),
    feeRate: percent('Origination fee', {
      initial: 0.01,
      slider: { to: 0.06, step: 0.0025 },
      max: 0.5,
      section: loanTerms,
      refines: true,
    }),
    fee: money('Other fees', { initial: 0, max: 1e10, section: loanTerms, refines: true }),
    guaranteed: percent('Share that is guaranteed', {
      initial: 0,
      slider: { to: 0.9, step: 0.05 },
      max: 1,
      help: 'By a public programme, such as the SBA.',
      section: loanTerms,
      refines: true,
    }),
    guaranteeFee: percent('Fee on that share', {
      initial: 0,
      slider: { to: 0.04, step: 0.0025 },
      max: 0.2,
      help: 'Paid once, kept back from the loan.',
      section: loanTerms,
      refines: true,
    }),
    covenant: number('Cover that must be kept', {
      initial: 1.2,
      above: 0,
      max: 10,
      decimals: 4,
      help: 'The covenant of the contract.',
      section: loanTerms,
      refines: true,
    }),
    collateral: rows('Collateral', {
      row: 'asset',
      max: 10,
      ownLine: 'name',
      help: 'Without a row only cash flow limits the loan.',
      columns: {
        name: text('Asset', { initial: 'Asset', maxLength: 40 }),
        value: money('Value', { initial: 100_000, max: 1e12 }),
        advance: percent('Lent against', { initial: 0.8, max: 1 }),
      },
      initial: [],
      section: security,
      refines: true,
    }),
    ownIncome: money('Other income, a year', { initial: 0, max: 1e12, section: owner, refines: true }),
    ownDebt: money('Private debt payments, a year', { initial: 0, max: 1e12, section: owner, refines: true }),
  },
  outputs: {
    loan: { kind: 'money', label: 'Loan' },
    payment: { kind: 'money', label: 'Monthly payment' },
    dscr: { kind: 'number', label: 'Cover with this loan (DSCR)', decimals: 2, optional: true },
    fall: {
      kind: 'percent',
      label: 'Cash flow may fall by',
      decimals: 1,
      optional: true,
      help: 'Until the covenant is broken. Negative: it is broken already.',
    },
    apr: { kind: 'percent', label: 'APR with fees', decimals: 2, optional: true },
    verdict: { kind: 'verdict', label: 'What limits it' },
    available: { kind: 'money', label: 'Cash flow for debt, a year', section: 'How it is sized' },
    service: { kind: 'money', label: 'New debt payments it carries, a year', section: 'How it is sized' },
    byCash: { kind: 'money', label: 'Loan by cash flow', section: 'How it is sized' },
    byCollateral: { kind: 'money', label: 'Loan by collateral', optional: true, section: 'How it is sized' },
    global: { kind: 'number', label: 'Cover with the owner', decimals: 2, optional: true, section: 'How it is sized' },
    balloon: { kind: 'money', label: 'Balloon', optional: true, section: 'What it costs' },
    fees: { kind: 'money', label: 'Fees', section: 'What it costs' },
    received: { kind: 'money', label: 'Paid out to you', section: 'What it costs' },
    interest: { kind: 'money', label: 'Interest', section: 'What it costs' },
    sensitivity: {
      kind: 'table',
      label: 'If the rate or the cash flow changes',
      columns: {
        rate: { kind: 'percent', label: 'Rate' },
        payment: { kind: 'money', label: 'Payment' },
        byCash: { kind: 'money', label: 'Loan by cash flow' },
        same: { kind: 'number', label: 'Cover', decimals: 2 },
        tenth: { kind: 'number', label: 'Cash flow −10%', decimals: 2 },
        fifth: { kind: 'number', label: 'Cash flow −20%', decimals: 2 },
      },
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
    'Payments it carries = cash flow ÷ DSCR − existing payments; loan = payment × (1 − (1 + r)^−n) ÷ r; cover = cash flow ÷ (existing + new payments)',
  limits: [
    'Lenders differ in what they add back and take off; enter the cash flow as yours does.',
    'Cover counts the monthly payments of a full year and not the balloon, which has to be refinanced or paid from elsewhere.',
    'The owner’s income is taken before private living costs.',
    'Fees are kept back from the payout. Whether a guarantee fee may be lent is up to the programme.',
  ],
  sources: [
    {
      title: 'Microsoft Support: PV function',
      href: 'https://support.microsoft.com/en-us/office/pv-function-23879d31-0e02-4321-be01-da16e8168cbd',
    },
    {
      title: 'Microsoft Support: PMT function',
      href: 'https://support.microsoft.com/en-us/office/pmt-function-0214da64-9a63-4996-bc20-214433fa6441',
    },
  ],

  compute(values, { minorDigits, show }) {
    const { cashFlow, existing, annualRate, target, asked, covenant, collateral, guaranteed, guaranteeFee } = values
    const minor = (of: number) => toMinor(of, minorDigits) ?? 0
    const money = (of: number) => fromMinor(of, minorDigits)
    const count = Math.max(1, Math.round(values.months))
    const due = Math.min(count, Math.max(1, Math.round(values.dueMonths ?? count)))
    const available = cashFlow - values.tax - values.capex - values.ownerPay
    const service = Math.max(0, available / target - existing)
    const carries = (yearly: number) => Math.max(0, presentValue(yearly / 12, count, -service / 12) ?? 0)
    const byCash = carries(annualRate)
    const byCollateral =
      collateral.length > 0 ? collateral.reduce((sum, { value, advance }) => sum + value * advance, 0) : undefined
    const most = Math.min(byCash, byCollateral ?? Infinity)
    const loanMinor = asked === undefined ? minor(most) : minor(asked)
    const terms = { principalMinor: loanMinor, ratePerPeriod: annualRate / 12, periods: count }
    const full = loanMinor > 0 ? loanSchedule(terms) : undefined
    if (full?.kind === 'refused') return problem('asked', 'must be larger for so many payments')
    const path = full ? cutAt(full, due) : []
    const paymentMinor = full?.instalmentMinor ?? 0
    const balloonMinor = due < count ? (full?.rows[due - 1]?.closingMinor ?? 0) : 0
    const feesMinor =
      roundHalfAway(loanMinor * (values.feeRate + guaranteed * guaranteeFee)) + (loanMinor > 0 ? minor(values.fee) : 0)
    if (loanMinor > 0 && feesMinor >= loanMinor) return problem('fee', 'must leave something of the loan')
    const last = path.at(-1)?.paid ?? 0
    const apr =
      loanMinor > 0
        ? annualPercentageRate(
            loanMinor - feesMinor,
            [
              { amount: paymentMinor, count: path.length - 1, first: 1 },
              { amount: last, count: 1, first: path.length },
            ].filter((stream) => stream.count > 0),
            12,
          )
        : undefined
    const debt = existing + money(paymentMinor) * 12
    const cover = (flowYear: number, payments: number) => (payments > 0 ? flowYear / payments : null)
    const dscr = cover(available, debt)
    const global = cover(available + values.ownIncome, debt + values.ownDebt)
    const verdict = verdictOf({
      available,
      service,
      most,
      asked,
      isByCash: byCollateral === undefined || byCash <= byCollateral,
      target: show.number(target),
      gap: asked === undefined ? '' : show.money(Math.abs(asked - most)),
      isGap: asked !== undefined && minor(asked) > minor(most),
    })
    return {
      loan: money(loanMinor),
      payment: money(paymentMinor),
      ...(dscr === null ? {} : { dscr }),
      ...(available > 0 && debt > 0 ? { fall: 1 - (covenant * debt) / available } : {}),
      ...(apr === undefined ? {} : { apr }),
      verdict,
      available,
      service,
      byCash,
      ...(byCollateral === undefined ? {} : { byCollateral }),
      ...(global === null ? {} : { global }),
      ...(balloonMinor > 0 ? { balloon: money(balloonMinor) } : {}),
      fees: money(feesMinor),
      received: money(loanMinor - feesMinor),
      interest: money(path.reduce((sum, { interest }) => sum + interest, 0)),
      sensitivity: [-0.02, -0.01, 0, 0.01, 0.02, 0.03]
        .map((change) => Math.max(0, annualRate + change))
        .filter((yearly, at, all) => all.indexOf(yearly) === at)
        .map((yearly) => {
          const each = money(roundHalfAway(-(payment(yearly / 12, count, loanMinor) ?? 0)))
          const all = existing + each * 12
          return {
            rate: yearly,
            payment: each,
            byCash: carries(yearly),
            same: cover(available, all),
            tenth: cover(available * 0.9, all),
            fifth: cover(available * 0.8, all),
          }
        }),
      schedule: path.map(({ paid, interest, owed }, at) => ({
        month: at + 1,
        paid: money(paid),
        interest: money(interest),
        principal: money(paid - interest),
        owed: money(owed),
      })),
    }
  },

  steps: ({ annualRate, cashFlow, tax, capex, ownerPay, target, existing, asked, collateral }, { loan }) => [
    { gives: 'available', is: '{cashFlow} − {tax} − {capex} − {ownerPay}' },
    ...((cashFlow - tax - capex - ownerPay) / target > existing
      ? [{ gives: 'service' as const, is: '{available} ÷ {target} − {existing}' }]
      : [{ gives: 'service' as const, says: 'Existing payments take all that the cover allows' }]),
    { as: 'count', in: 'count', is: '{months}', rounded: 'nearest' },
    {
      gives: 'byCash',
      is:
        annualRate === 0
          ? '{service} ÷ 12 × {count}'
          : '{service} ÷ 12 × (1 − (1 + {annualRate} ÷ 12)^−{count}) ÷ ({annualRate} ÷ 12)',
    },
    ...(asked === undefined
      ? [{ gives: 'loan' as const, says: collateral.length > 0 ? 'The smaller of both' : '{byCash}' }]
      : []),
    ...(loan > 0
      ? [
          {
            gives: 'payment' as const,
            is:
              annualRate === 0
                ? '{loan} ÷ {count}'
                : '{loan} × ({annualRate} ÷ 12) ÷ (1 − (1 + {annualRate} ÷ 12)^−{count})',
            rounded: 'cents' as const,
          },
        ]
      : []),
    { gives: 'dscr', is: '{available} ÷ ({existing} + 12 × {payment})' },
    { gives: 'fall', is: '1 − {covenant} × ({existing} + 12 × {payment}) ÷ {available}' },
  ],

  charts: [
    { kind: 'line', title: 'Loan that cash flow carries, by rate', of: 'sensitivity', x: 'rate', y: ['byCash'] },
    { kind: 'line', title: 'What is still owed', of: 'schedule', x: 'month', y: ['owed'], area: true },
  ],
  examples: [
    {
      name: 'A bakery that buys its ovens',
      given: {
        cashFlow: 250_000,
        existing: 40_000,
        annualRate: 0.09,
        months: 120,
        target: 1.25,
        tax: 30_000,
        capex: 20_000,
        ownerPay: 0,
        feeRate: 0.01,
        fee: 0,
        guaranteed: 0,
        guaranteeFee: 0,
        covenant: 1.2,
        collateral: [],
        ownIncome: 0,
        ownDebt: 0,
      },
      expect: { available: 200_000, service: 120_000 },
    },
  ],
})

/** The payments until `due`, the last of which also takes what is then owed. Minor units. */
function cutAt({ rows: all }: LoanSchedule, due: number) {
  const path = all
    .slice(0, due)
    .map((row) => ({ paid: row.instalmentMinor, interest: row.interestMinor, owed: row.closingMinor }))
  const last = path.at(-1)
  if (last) {
    last.paid += last.owed
    last.owed = 0
  }
  return path
}

interface Sized {
  available: number
  service: number
  most: number
  asked: number | undefined
  isByCash: boolean
  target: string
  gap: string
  isGap: boolean
}

function verdictOf({ available, service, most, asked, isByCash, target, gap, isGap }: Sized) {
  if (available <= 0)
    return { is: 'bad' as const, says: 'Nothing is left for debt: the cash flow is used up before any payment.' }
  if (service <= 0) return { is: 'bad' as const, says: `The existing payments leave no room at a cover of ${target}.` }
  const limit = isByCash ? 'Cash flow' : 'Collateral'
  if (asked === undefined)
    return most > 0
      ? { is: 'plain' as const, says: `${limit} limits the loan.` }
      : { is: 'bad' as const, says: `${limit} allows no loan.` }
  if (isGap) return { is: 'bad' as const, says: `${limit} limits the loan, ${gap} below the amount you want.` }
  return { is: 'good' as const, says: 'Cash flow and collateral carry the amount you want.' }
}
