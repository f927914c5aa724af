import { choice, defineCalculator, integer, money, percent, problem, rows, text, toggle } from '@/lib/kits/calculator'
import { loanSchedule } from '@/lib/engines/loan-schedule'
import { annualPercentageRate } from '@/lib/subjects/finance/apr'
import { fromMinor, roundHalfAway, toMinor } from '@/lib/base/money/minor-units'

export default defineCalculator({
  inputs: {
    offers: rows('Loan offers', {
      row: 'offer',
      min: 1,
      max: 4,
      help: 'One row is enough. Take rate and fees from the written offers.',
      ownLine: 'name',
      columns: {
        name: text('Offer', { initial: 'Offer', maxLength: 30 }),
        amount: money('Loan amount', { initial: 10_000, initialIn: { in: 500_000 }, above: 0, max: 1e10 }),
        rate: percent('Rate a year', { initial: 0.12, max: 1 }),
        months: integer('Months', { initial: 36, min: 1, max: 240 }),
        fee: percent('Origination fee', { initial: 0, max: 0.5 }),
        feeHow: choice('The fee is', {
          options: { deducted: 'Kept from the cash', added: 'Added to the loan' },
          initial: 'deducted',
          as: 'menu',
        }),
        insurance: money('Insurance a month', { initial: 0, max: 1e9 }),
        penalty: percent('Penalty for early payoff', { initial: 0, max: 0.2 }),
        autopay: percent('Autopay discount', { initial: 0, max: 0.1 }),
      },
      initial: [
        {
          name: 'Online lender',
          amount: 10_000,
          rate: 0.119,
          months: 36,
          fee: 0.05,
          feeHow: 'deducted',
          insurance: 0,
          penalty: 0,
          autopay: 0.005,
        },
        {
          name: 'Credit union',
          amount: 10_000,
          rate: 0.139,
          months: 36,
          fee: 0,
          feeHow: 'deducted',
          insurance: 0,
          penalty: 0,
          autopay: 0,
        },
      ],
    }),
    needed: money('Cash you need in hand', {
      optional: true,
      max: 1e10,
      help: 'Gives the amount to ask for, so that this much arrives after the fee.',
    }),
    extra: money('Extra payment a month', { initial: 0, max: 1e10, refines: true }),
    payoffAfter: integer('Pay off early after month', {
      initial: 12,
      min: 1,
      max: 240,
      help: 'What it takes to close the loan with this payment.',
      refines: true,
    }),
    insuranceCounts: toggle('The lender requires the insurance', {
      initial: false,
      help: 'Required insurance is part of the APR, voluntary insurance is not.',
      refines: true,
    }),
  },
  outputs: {
    payment: { kind: 'money', label: 'Monthly payment of the offer with the lowest APR' },
    verdict: { kind: 'verdict', label: 'Which offer' },
    apr: { kind: 'percent', label: 'Its APR, fee included', optional: true },
    cash: { kind: 'money', label: 'Its cash in hand' },
    cost: { kind: 'money', label: 'Its cost: interest, fee, insurance' },
    months: { kind: 'count', label: 'Its payments' },
    compared: {
      kind: 'table',
      label: 'Offers side by side',
      columns: {
        name: { kind: 'text', label: 'Offer' },
        payment: { kind: 'money', label: 'Payment' },
        cash: { kind: 'money', label: 'Cash in hand' },
        apr: { kind: 'percent', label: 'APR' },
        cost: { kind: 'money', label: 'Cost in all' },
        aprRank: { kind: 'count', label: 'By APR' },
        costRank: { kind: 'count', label: 'By cost' },
      },
    },
    exits: {
      kind: 'table',
      label: 'Fee, amount to ask for, and paying off early',
      columns: {
        name: { kind: 'text', label: 'Offer' },
        fee: { kind: 'money', label: 'Fee' },
        request: { kind: 'money', label: 'Ask for' },
        owed: { kind: 'money', label: 'Owed at payoff' },
        penalty: { kind: 'money', label: 'Penalty' },
        cost: { kind: 'money', label: 'Cost if paid off then' },
      },
    },
    schedule: {
      kind: 'table',
      label: 'Every payment of the offer with the lowest APR',
      columns: {
        month: { kind: 'count', label: 'Month' },
        payment: { kind: 'money', label: 'Payment' },
        interest: { kind: 'money', label: 'Interest' },
        principal: { kind: 'money', label: 'Principal' },
        insurance: { kind: 'money', label: 'Insurance' },
        closing: { kind: 'money', label: 'Still owed' },
      },
      totals: ['payment', 'interest', 'principal', 'insurance'],
    },
  },
  formula:
    'Payment = L × r ÷ (1 − (1 + r)^−n), L with an added fee; cash in hand = L − fee; APR = 12 × the monthly rate at which all payments are worth the cash in hand',
  limits: [
    'Months are equal and the first payment falls one month after the payout; days before it move the APR a little.',
    'The autopay discount holds for the whole term and counts in the APR.',
    'Extra payments shorten the loan and its cost; the APR is that of the agreed payments.',
    'The penalty is a share of what is owed when the loan is closed; extra payments along the way bear none.',
  ],
  sources: [
    {
      title: 'Regulation Z, 12 CFR 1026, Appendix J: annual percentage rate computations',
      href: 'https://www.consumerfinance.gov/rules-policy/regulations/1026/j/',
    },
    {
      title: 'Regulation Z, 12 CFR 1026.4: finance charge (insurance premiums, paragraph d)',
      href: 'https://www.consumerfinance.gov/rules-policy/regulations/1026/4/',
    },
  ],

  compute({ offers, needed, extra, payoffAfter, insuranceCounts }, { minorDigits, show }) {
    const minor = (amount: number) => toMinor(amount, minorDigits) ?? 0
    const money = (amount: number) => fromMinor(amount, minorDigits)
    const found = []
    for (const [index, offer] of offers.entries()) {
      const name = offer.name.trim() || `Offer ${index + 1}`
      const amountMinor = minor(offer.amount)
      const feeMinor = roundHalfAway(amountMinor * offer.fee)
      const isAdded = offer.feeHow === 'added'
      const principalMinor = amountMinor + (isAdded ? feeMinor : 0)
      const cashMinor = principalMinor - feeMinor
      const insuranceMinor = minor(offer.insurance)
      const periods = offer.months
      const terms = { principalMinor, ratePerPeriod: Math.max(0, offer.rate - offer.autopay) / 12, periods }
      const agreed = loanSchedule(terms)
      if (agreed.kind === 'refused')
        return problem('offers', `must each be large enough for ${show.count(periods)} payments; ${name} is not`)
      const paid = loanSchedule({
        ...terms,
        instalmentMinor: agreed.instalmentMinor,
        extraPayments: [{ amountMinor: minor(extra), from: 1, every: 1 }],
      })
      if (paid.kind === 'refused') return problem('offers', 'must be smaller')
      const required = insuranceCounts ? insuranceMinor : 0
      const count = agreed.rows.length
      const last = agreed.rows.at(-1)?.instalmentMinor ?? 0
      const apr = annualPercentageRate(
        cashMinor,
        [
          ...(count > 1 ? [{ amount: agreed.instalmentMinor + required, count: count - 1, first: 1 }] : []),
          { amount: last + required, count: 1, first: count },
        ],
        12,
      )
      const stop = Math.min(payoffAfter, paid.rows.length)
      const until = paid.rows.slice(0, stop)
      const owed = until.at(-1)?.closingMinor ?? 0
      const penaltyMinor = roundHalfAway(owed * offer.penalty)
      const paidUntil = until.reduce((sum, row) => sum + row.instalmentMinor + row.extraMinor, 0)
      found.push({
        name,
        index,
        isAdded,
        apr,
        paid,
        insuranceMinor,
        principalMinor,
        feeMinor,
        cashMinor,
        paymentMinor: agreed.instalmentMinor + insuranceMinor,
        costMinor: paid.paidMinor + insuranceMinor * paid.rows.length - cashMinor,
        owed,
        penaltyMinor,
        exitMinor: paidUntil + insuranceMinor * stop + owed + penaltyMinor - cashMinor,
        // Whole coins, and enough of them.
        request:
          needed === undefined
            ? null
            : isAdded
              ? money(minor(needed))
              : money(Math.ceil(minor(needed) / (1 - offer.fee) - 1e-6)),
      })
    }
    const byApr = found.toSorted((one, other) => (one.apr ?? Infinity) - (other.apr ?? Infinity))
    const byCost = found.toSorted((one, other) => one.costMinor - other.costMinor)
    const [best] = byApr
    const [cheapest] = byCost
    if (!best || !cheapest) return problem('offers', 'must have at least one row')
    const rate =
      best.apr === undefined ? 'no APR, since it costs less than nothing' : `an APR of ${show.percent(best.apr, 2)}`
    const costs = show.money(money(best.costMinor))
    return {
      payment: money(best.paymentMinor),
      verdict:
        found.length === 1
          ? { is: 'plain', says: `${best.name} has ${rate} and costs ${costs} in all.` }
          : best.costMinor === cheapest.costMinor
            ? { is: 'good', says: `${best.name} has ${rate}, the lowest, and costs least in all: ${costs}.` }
            : {
                is: 'fair',
                says: `${best.name} has ${rate}, the lowest, but ${cheapest.name} costs less in all: ${show.money(money(cheapest.costMinor))} against ${costs}. Compare their amounts, terms and voluntary insurance.`,
              },
      ...(best.apr === undefined ? {} : { apr: best.apr }),
      cash: money(best.cashMinor),
      cost: money(best.costMinor),
      months: best.paid.rows.length,
      compared: found.map((offer) => ({
        name: offer.name,
        payment: money(offer.paymentMinor),
        cash: money(offer.cashMinor),
        apr: offer.apr ?? null,
        cost: money(offer.costMinor),
        aprRank: byApr.findIndex(({ apr }) => apr === offer.apr) + 1,
        costRank: byCost.findIndex(({ costMinor }) => costMinor === offer.costMinor) + 1,
      })),
      exits: found.map((offer) => ({
        name: offer.name,
        fee: money(offer.feeMinor),
        request: offer.request,
        owed: money(offer.owed),
        penalty: money(offer.penaltyMinor),
        cost: money(offer.exitMinor),
      })),
      schedule: best.paid.rows.map((row) => ({
        month: row.period,
        payment: money(row.instalmentMinor + row.extraMinor + best.insuranceMinor),
        interest: money(row.interestMinor),
        principal: money(row.principalMinor + row.extraMinor),
        insurance: money(best.insuranceMinor),
        closing: money(row.closingMinor),
      })),
    }
  },

  steps({ offers }, { compared, schedule }, show) {
    const at = Math.max(
      0,
      compared.findIndex(({ aprRank }) => aprRank === 1),
    )
    const offer = offers[at]
    const rate = Math.max(0, (offer?.rate ?? 0) - (offer?.autopay ?? 0))
    const isAdded = offer?.feeHow === 'added'
    const inCoins = (amount = 0) => fromMinor(toMinor(amount, show.currencyDigits) ?? 0, show.currencyDigits)
    const owes = isAdded ? `({amount} + {exits.${at}.fee})` : '{amount}'
    return [
      {
        finds: 'Rate a month',
        as: 'monthly',
        in: 'percent',
        decimals: 4,
        is: '{yearly} ÷ 12',
        with: {
          yearly: { kind: 'percent', value: rate },
          count: { kind: 'count', value: offer?.months ?? 1 },
          amount: { kind: 'money', value: inCoins(offer?.amount) },
          insurance: { kind: 'money', value: schedule[0]?.insurance ?? 0 },
        },
      },
      { finds: 'Fee', gives: `exits.${at}.fee`, is: `{amount} × {offers.${at}.fee}`, rounded: 'cents' },
      {
        gives: 'payment',
        is:
          rate === 0
            ? `${owes} ÷ {count}[ + {insurance}]`
            : `${owes} × {monthly} ÷ (1 − (1 + {monthly})^−{count})[ + {insurance}]`,
        rounded: 'cents',
      },
      { gives: 'cash', is: isAdded ? '{amount}' : `{amount} − {exits.${at}.fee}` },
      {
        gives: 'apr',
        says: '12 × the monthly rate at which the agreed payments are worth {cash} on the day of the payout',
      },
      { gives: 'cost', is: '{schedule.payment} − {cash}' },
    ]
  },

  charts: [
    { kind: 'bar', title: 'What each offer costs in all', of: 'compared', x: 'name', y: ['cost'] },
    {
      kind: 'stacked',
      title: 'Interest and principal by month',
      of: 'schedule',
      x: 'month',
      y: ['principal', 'interest'],
    },
  ],
  examples: [
    {
      name: 'A fee against a higher rate',
      given: {
        offers: [
          {
            name: 'Online lender',
            amount: 10_000,
            rate: 0.119,
            months: 36,
            fee: 0.05,
            feeHow: 'deducted',
            insurance: 0,
            penalty: 0,
            autopay: 0.005,
          },
          {
            name: 'Credit union',
            amount: 10_000,
            rate: 0.139,
            months: 36,
            fee: 0,
            feeHow: 'deducted',
            insurance: 0,
            penalty: 0,
            autopay: 0,
          },
        ],
        needed: 10_000,
        extra: 0,
        payoffAfter: 12,
        insuranceCounts: false,
      },
      expect: {
        payment: 341.29,
        apr: 0.139,
        cost: 2286.45,
        compared: { at: { 0: { payment: 329.28, apr: 0.1499, cost: 2354.27 } } },
      },
    },
    {
      name: 'The same fee on a loan of one year',
      given: {
        offers: [
          {
            name: 'One year',
            amount: 10_000,
            rate: 0.114,
            months: 12,
            fee: 0.05,
            feeHow: 'deducted',
            insurance: 0,
            penalty: 0,
            autopay: 0,
          },
        ],
        extra: 0,
        payoffAfter: 12,
        insuranceCounts: false,
      },
      expect: { payment: 885.68, apr: 0.2124, cost: 1128.21 },
    },
  ],
})
