import { choice, defineCalculator, integer, money, number, percent, problem, rate, toggle } from '@/lib/kits/calculator'
import type { Verdict } from '@/lib/kits/calculator'
import type { Show } from '@/lib/base/format/show'
import { fromMinor, toMinor } from '@/lib/base/money/minor-units'
import { leasePayment, leaseRate, moneyFactorsPerRate, onePayRate } from '@/lib/subjects/vehicles/lease'

const monthly = { field: 'onePay', is: false } as const

export default defineCalculator({
  inputs: {
    msrp: money('MSRP', {
      initial: 40_000,
      initialIn: { in: 1_500_000 },
      above: 0,
      max: 1e10,
      help: 'The list price on the sticker. The residual is a share of it.',
    }),
    price: money('Negotiated price', { initial: 37_500, initialIn: { in: 1_400_000 }, above: 0, max: 1e10 }),
    residualShare: percent('Residual', {
      initial: 0.58,
      slider: { from: 0.3, to: 0.8, step: 0.01 },
      above: 0,
      max: 1,
      help: 'What the lessor says the car is worth at the end, of the MSRP.',
    }),
    moneyFactor: number('Money factor', {
      initial: 0.0022,
      min: 0,
      max: 0.05,
      step: 0.0001,
      help: 'Times 2,400 it is about the APR: 0.0022 is 5.28%.',
    }),
    months: integer('Months', { initial: 36, slider: { from: 24, to: 60, step: 3 }, min: 2, max: 120 }),
    aprInstead: rate('APR instead of a money factor', {
      optional: true,
      per: 'year',
      max: 1,
      help: 'Divided by 2,400 (in percent) it takes the place of the factor above.',
      refines: true,
    }),
    acquisition: money('Acquisition fee', { initial: 0, max: 1e9, section: 'Price and reductions', refines: true }),
    acquisitionFinanced: toggle('The acquisition fee is in the capitalized cost', {
      initial: true,
      section: 'Price and reductions',
      refines: true,
    }),
    down: money('Cash down', {
      initial: 0,
      max: 1e10,
      help: 'A capitalized cost reduction. If the car is stolen or written off it is usually gone.',
      section: 'Price and reductions',
      refines: true,
    }),
    rebate: money('Rebate', { initial: 0, max: 1e10, section: 'Price and reductions', refines: true }),
    trade: money('Trade-in, less what is owed on it', {
      initial: 0,
      negative: true,
      min: -1e10,
      max: 1e10,
      section: 'Price and reductions',
      refines: true,
    }),
    taxRate: percent('Sales tax', {
      initial: 0.06,
      initialIn: { uk: 0, eu: 0, in: 0, au: 0, nz: 0, de: 0, fr: 0, es: 0, it: 0, nl: 0, ie: 0 },
      slider: { to: 0.12, step: 0.0025 },
      max: 0.5,
      help: 'State and local together; 0 where payments are quoted with tax.',
      section: 'Tax and fees',
      refines: true,
    }),
    taxOn: choice('Tax is charged on', {
      options: {
        payments: 'Each payment',
        reductions: 'Each payment, and cash down and rebate at signing',
        upfront: 'All payments, cash down and rebate at signing',
      },
      initial: 'reductions',
      as: 'menu',
      section: 'Tax and fees',
      refines: true,
    }),
    upfrontFees: money('Registration and document fees at signing', {
      initial: 0,
      max: 1e9,
      section: 'Tax and fees',
      refines: true,
    }),
    disposition: money('Disposition fee at the end', { initial: 0, max: 1e9, section: 'Tax and fees', refines: true }),
    deposits: integer('Security deposits', {
      initial: 0,
      min: 0,
      max: 12,
      help: 'Multiple security deposits, where the lessor takes them; paid back at the end.',
      section: 'Deposits and one payment',
      refines: true,
    }),
    depositCut: number('Money factor off for each deposit', {
      initial: 0.00007,
      min: 0,
      max: 0.01,
      help: 'The lessor’s own figure; this one only shows how it works.',
      section: 'Deposits and one payment',
      refines: true,
    }),
    onePay: toggle('One-pay lease: everything at signing', {
      initial: false,
      section: 'Deposits and one payment',
      refines: true,
    }),
    onePayCut: number('Money factor off for paying once', {
      initial: 0,
      min: 0,
      max: 0.05,
      shownWhen: { field: 'onePay', is: true },
      section: 'Deposits and one payment',
      refines: true,
    }),
    quoted: money('Payment you were quoted, before tax', {
      optional: true,
      above: 0,
      max: 1e9,
      help: 'Finds the money factor or the price that hides in it.',
      section: 'A quote to check',
      refines: true,
    }),
  },
  outputs: {
    payment: { kind: 'money', label: 'Monthly payment with tax', optional: true, shownWhen: monthly },
    single: { kind: 'money', label: 'One payment with tax', optional: true, shownWhen: { field: 'onePay', is: true } },
    signing: { kind: 'money', label: 'Due at signing' },
    total: {
      kind: 'money',
      label: 'Cost of the lease in all',
      help: 'Payments, fees, tax, cash down and the equity of a trade-in; deposits come back.',
    },
    effective: {
      kind: 'percent',
      label: 'Effective APR',
      decimals: 2,
      optional: true,
      help: 'Of the payments themselves, the first at signing, with both fees counted as cost of money.',
    },
    onePercent: {
      kind: 'percent',
      label: 'Payment ÷ MSRP',
      decimals: 2,
      help: 'Before tax, with cash down and trade-in spread over the months.',
    },
    rule: { kind: 'verdict', label: 'The 1% test' },
    depositSaving: {
      kind: 'money',
      label: 'Saved by the deposits',
      optional: true,
      help: 'Rent before tax over the term. The money could have earned interest elsewhere.',
      section: 'Deposits',
    },
    deposit: { kind: 'money', label: 'Deposits in all', optional: true, section: 'Deposits' },
    depositReturn: {
      kind: 'percent',
      label: 'Saved a year on the deposits',
      optional: true,
      section: 'Deposits',
    },
    quotedFactor: {
      kind: 'number',
      label: 'Money factor in the quote',
      decimals: 5,
      optional: true,
      section: 'The quote',
    },
    markup: { kind: 'number', label: 'Markup of the money factor', decimals: 5, optional: true, section: 'The quote' },
    quotedPrice: {
      kind: 'money',
      label: 'Or the price in the quote at your money factor',
      optional: true,
      section: 'The quote',
    },
    overpaid: { kind: 'money', label: 'Quote above yours over the term', optional: true, section: 'The quote' },
    quote: { kind: 'verdict', label: 'The quote', optional: true, section: 'The quote' },
    lines: {
      kind: 'table',
      label: 'How the payment is determined',
      help: 'In the order of the lessor’s disclosure under Regulation M.',
      columns: { item: { kind: 'text', label: 'Line' }, amount: { kind: 'money', label: 'Amount' } },
    },
    atSigning: {
      kind: 'table',
      label: 'Due at signing',
      columns: { item: { kind: 'text', label: 'Item' }, amount: { kind: 'money', label: 'Amount' } },
      totals: ['amount'],
    },
    cost: {
      kind: 'table',
      label: 'What the lease costs',
      columns: { item: { kind: 'text', label: 'Part' }, amount: { kind: 'money', label: 'Amount' } },
      totals: ['amount'],
    },
  },
  formula:
    'Base payment = (adjusted cap cost − residual) ÷ months + (adjusted cap cost + residual) × money factor; adjusted cap cost = price + acquisition fee − cash down − rebate − trade-in; residual = share × MSRP; money factor = APR in percent ÷ 2,400',
  limits: [
    'Tax is one rate; the states that tax the whole price of a leased car are not covered.',
    'A trade-in is not taxed as a reduction here. Some states tax it.',
    'Each deposit is one base payment, rounded up to the next 25 of the currency as lessors usually do.',
    'Charges for excess distance, wear and early termination are left out.',
  ],
  sources: [
    {
      title: 'Consumer Financial Protection Bureau: Regulation M, 12 CFR 1013.4(f), payment calculation',
      href: 'https://www.consumerfinance.gov/rules-policy/regulations/1013/4/',
    },
    {
      title: 'Edmunds: How to calculate your own car lease payment',
      href: 'https://www.edmunds.com/car-leasing/calculate-your-own-lease-payment.html',
    },
    {
      title: 'Microsoft Support: RATE function',
      href: 'https://support.microsoft.com/en-us/office/rate-function-9f665657-4a7e-4bb7-a030-83fc59e748ce',
    },
  ],

  compute(values, { minorDigits, show }) {
    const cents = (amount: number) => fromMinor(toMinor(amount, minorDigits) ?? 0, minorDigits)
    const { msrp, price, months, down, rebate, trade, taxRate, taxOn, onePay, deposits, quoted } = values
    const { acquisition, acquisitionFinanced, upfrontFees, disposition } = values
    const residual = cents(msrp * values.residualShare)
    const gross = price + (acquisitionFinanced ? acquisition : 0)
    const reduction = down + rebate + trade
    const cap = gross - reduction
    if (cap <= residual) return problem('price', 'must, after the reductions, be more than the residual')

    const listed = values.aprInstead === undefined ? values.moneyFactor : values.aprInstead / moneyFactorsPerRate
    const factorWith = (count: number) =>
      Math.max(0, listed - count * values.depositCut - (onePay ? values.onePayCut : 0))
    const terms = { cap, residual, moneyFactor: factorWith(deposits), months }
    const exact = leasePayment(terms)
    const base = cents(exact.base)
    const taxed = cents(base * taxRate)
    const isUpfront = taxOn === 'upfront'
    const payments = base * months
    const reductionTax = taxOn === 'payments' ? 0 : cents((down + rebate) * taxRate)
    const paymentTax = isUpfront || onePay ? cents(payments * taxRate) : taxed * months
    const monthlyWithTax = base + (isUpfront ? 0 : taxed)
    const eachDeposit = Math.ceil(base / depositStep) * depositStep
    const held = deposits * eachDeposit

    const line = (item: string, amount: number) => (amount === 0 ? [] : [{ item, amount }])
    const atSigning = [
      ...(onePay ? line('All payments', payments) : line('First payment', base)),
      ...line('Tax on payments', isUpfront || onePay ? paymentTax : taxed),
      ...line('Cash down', down),
      ...line('Tax on cash down and rebate', reductionTax),
      ...line('Acquisition fee', acquisitionFinanced ? 0 : acquisition),
      ...line('Registration and document fees', upfrontFees),
      ...line('Security deposits', held),
    ]
    const signing = atSigning.reduce((sum, { amount }) => sum + amount, 0)
    const cost = [
      ...line('Depreciation', cap - residual),
      ...line('Rent charge', payments - (cap - residual)),
      ...line('Tax', paymentTax + reductionTax),
      ...line('Cash down', down),
      ...line('Trade-in', Math.max(0, trade)),
      ...line('Fees', (acquisitionFinanced ? 0 : acquisition) + upfrontFees + disposition),
    ]
    // Both fees are the lessor's own charges: one lowers what it lends on the day, the other is owed at the end.
    const lent = { cap: cap - acquisition, residual: residual + disposition, months }
    const effective = onePay ? onePayRate(payments, lent) : leaseRate(base, lent)
    const without = cents(leasePayment({ ...terms, moneyFactor: factorWith(0) }).base)
    const saved = (without - base) * months
    const onePercent = (base + (down + trade) / months) / msrp
    return {
      ...(onePay ? { single: payments + paymentTax } : { payment: monthlyWithTax }),
      signing,
      total: cost.reduce((sum, { amount }) => sum + amount, 0),
      ...(effective === undefined ? {} : { effective }),
      onePercent,
      rule: judgeOnePercent(onePercent, show),
      ...(deposits > 0
        ? { depositSaving: saved, deposit: held, depositReturn: held > 0 ? saved / held / (months / 12) : 0 }
        : {}),
      ...(quoted === undefined
        ? {}
        : checked(quoted, base, { ...terms, gross, reduction, show, acquisition: gross - price })),
      lines: [
        { item: 'Gross capitalized cost', amount: gross },
        { item: 'Capitalized cost reduction', amount: reduction },
        { item: 'Adjusted capitalized cost', amount: cap },
        { item: 'Residual value', amount: residual },
        { item: 'Depreciation', amount: cap - residual },
        { item: 'Rent charge', amount: payments - (cap - residual) },
        { item: 'Total of base payments', amount: payments },
        { item: onePay ? 'Base payment of a month' : 'Base monthly payment', amount: base },
        { item: 'Monthly tax', amount: isUpfront || onePay ? 0 : taxed },
      ],
      atSigning,
      cost,
    }
  },

  steps: (
    {
      onePay,
      taxOn,
      taxRate,
      months,
      deposits,
      depositCut,
      onePayCut,
      aprInstead,
      moneyFactor,
      acquisitionFinanced,
      price,
      acquisition,
    },
    { lines, cost },
  ) => {
    const factor = aprInstead === undefined ? '{moneyFactor:5}' : '{aprInstead} × 100 ÷ 2400'
    const cut =
      (deposits > 0 ? ' − {deposits} × {depositCut:5}' : '') + (onePay && onePayCut > 0 ? ' − {onePayCut:5}' : '')
    const listed = aprInstead === undefined ? moneyFactor : aprInstead / moneyFactorsPerRate
    const used = Math.max(0, listed - deposits * depositCut - (onePay ? onePayCut : 0))
    const cap = { kind: 'money', value: lines[2]?.amount ?? 0 } as const
    const residual = { kind: 'money', value: lines[3]?.amount ?? 0 } as const
    const base = { kind: 'money', value: lines[7]?.amount ?? 0 } as const
    const gross = acquisitionFinanced && acquisition > 0 ? '{price} + {acquisition}' : '{price}'
    const noTax = taxRate === 0 || (taxOn === 'upfront' && !onePay)
    return [
      { finds: 'Residual value', gives: residual, is: '{msrp} × {residualShare}', rounded: 'cents' },
      { finds: 'Adjusted capitalized cost', gives: cap, is: `${gross}[ − {down}][ − {rebate}][ − {trade}]` },
      ...(cut || aprInstead !== undefined
        ? [
            {
              finds: 'Money factor used',
              gives: { kind: 'number', value: used, decimals: 5 } as const,
              is: cut ? `max(0, ${factor}${cut})` : factor,
            },
          ]
        : []),
      {
        finds: 'Base payment of a month',
        gives: base,
        is: '({cap} − {residual}) ÷ {months} + ({cap} + {residual}) × {used:5}',
        rounded: 'cents' as const,
        with: { cap, residual, used: { kind: 'number', value: used, decimals: 5 } as const, base },
      },
      ...(onePay
        ? [
            {
              gives: 'single' as const,
              is: noTax ? '{base} × {months}' : '{base} × {months} × (1 + {taxRate})',
              rounded: 'cents' as const,
            },
          ]
        : [
            { gives: 'payment' as const, is: noTax ? '{base}' : '{base} × (1 + {taxRate})', rounded: 'cents' as const },
          ]),
      { gives: 'onePercent', is: '({base}[ + {down} ÷ {months}][ + {trade} ÷ {months}]) ÷ {msrp}' },
      { gives: 'total', says: `${cost.map(({ item }) => item?.toLowerCase()).join(', ')} over ${months} months` },
      { gives: 'depositSaving', says: 'The payment without deposits less the payment with them, times the months' },
      { gives: 'quotedFactor', is: '({quoted} − ({cap} − {residual}) ÷ {months}) ÷ ({cap} + {residual})' },
      { gives: 'overpaid', is: '({quoted} − {base}) × {months}' },
      ...(price > 0
        ? [{ gives: 'effective' as const, says: 'The rate at which the payments and the residual repay the car' }]
        : []),
    ]
  },

  charts: [{ kind: 'donut', title: 'What the lease costs', of: 'cost', label: 'item', value: 'amount' }],
  examples: [
    {
      name: 'The walk-through of Edmunds',
      given: {
        msrp: 23_000,
        price: 21_000,
        residualShare: 0.57,
        moneyFactor: 0.00125,
        months: 36,
        acquisition: 1200,
        down: 1700,
        rebate: 500,
        taxRate: 0,
      },
      expect: { payment: 232.78, signing: 1932.78, total: 10_080.08 },
      source: {
        title: 'Edmunds: How to calculate your own car lease payment',
        href: 'https://www.edmunds.com/car-leasing/calculate-your-own-lease-payment.html',
      },
    },
    {
      name: 'A quote with a marked-up factor',
      given: {
        msrp: 40_000,
        price: 37_500,
        residualShare: 0.58,
        moneyFactor: 0.0022,
        months: 36,
        taxRate: 0.06,
        quoted: 560,
      },
      expect: { payment: 562.61, onePercent: 0.0133, quotedFactor: 0.00268, markup: 0.00048 },
    },
  ],
})

/** What lessors round a deposit up to. */
const depositStep = 25

function judgeOnePercent(share: number, show: Show): Verdict {
  const written = show.percent(share, 2)
  if (share <= 0.01) return { is: 'good', says: `${written} of the MSRP a month passes the 1% rule of thumb.` }
  return {
    is: 'plain',
    says: `${written} of the MSRP a month is above the 1% rule of thumb. Compare offers; few cars pass it when rates are high.`,
  }
}

interface Quoted {
  cap: number
  residual: number
  moneyFactor: number
  months: number
  reduction: number
  /** The part of the gross cap cost that is no price. */
  acquisition: number
  show: Show
}

/** What must be true for the quoted base payment: another money factor, or another price. */
function checked(quoted: number, base: number, { show, ...terms }: Quoted & { gross: number }) {
  const { cap, residual, moneyFactor, months } = terms
  const quotedFactor = (quoted - (cap - residual) / months) / (cap + residual)
  const quotedCap = (quoted + residual * (1 / months - moneyFactor)) / (1 / months + moneyFactor)
  const markup = quotedFactor - moneyFactor
  const overpaid = (quoted - base) * months
  const verdict: Verdict =
    Math.abs(quoted - base) < 1
      ? { is: 'good', says: 'The quote agrees with your figures.' }
      : overpaid > 0
        ? {
            is: 'bad',
            says: `The quote is ${show.money(quoted - base)} a month above your figures: ask for money factor, price and fees in writing.`,
          }
        : {
            is: 'plain',
            says: `The quote is ${show.money(base - quoted)} a month below your figures: a reduction may be missing here.`,
          }
  return {
    quotedFactor,
    markup,
    quotedPrice: quotedCap + terms.reduction - terms.acquisition,
    overpaid,
    quote: verdict,
  }
}
