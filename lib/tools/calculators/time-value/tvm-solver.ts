import { choice, defineCalculator, money, number, problem, rate, type Verdict } from '@/lib/kits/calculator'
import {
  futureValue,
  numberOfPeriods,
  payment,
  presentValue,
  ratePerPeriod,
  type PaymentTiming,
} from '@/lib/subjects/finance/annuity'
import { equivalentRate } from '@/lib/subjects/finance/interest'
import type { Show } from '@/lib/base/format/show'

const timesAYear = {
  '1': 'Yearly',
  '2': 'Half-yearly',
  '4': 'Quarterly',
  '12': 'Monthly',
  '24': 'Twice a month',
  '26': 'Every two weeks',
  '52': 'Weekly',
  '365': 'Daily',
} as const
const asked = {
  fv: 'Future value (FV)',
  pv: 'Present value (PV)',
  payment: 'Payment (PMT)',
  periods: 'Number of payments (N)',
  rate: 'Interest rate (I/Y)',
} as const
/** What a table and a timeline still show legibly. */
const mostRows = 600
const mostBars = 40

export default defineCalculator({
  inputs: {
    solve: choice('Solve for', { options: asked, initial: 'payment', as: 'menu' }),
    n: number('Number of payments (N)', {
      initial: 360,
      above: 0,
      max: 10_000,
      help: 'Not years: 30 years of months are 360.',
      shownWhen: { field: 'solve', is: ['fv', 'pv', 'payment', 'rate'] },
    }),
    nominal: rate('Interest rate (I/Y)', {
      initial: 0.06,
      slider: { to: 0.2, step: 0.0025 },
      per: 'year',
      negative: true,
      above: -0.9,
      max: 10,
      help: 'Nominal, as quoted.',
      shownWhen: { field: 'solve', is: ['fv', 'pv', 'payment', 'periods'] },
    }),
    pv: money('Present value (PV)', {
      initial: 200_000,
      negative: true,
      help: 'Money you receive is positive, money you pay negative.',
      shownWhen: { field: 'solve', is: ['fv', 'payment', 'periods', 'rate'] },
    }),
    pmt: money('Payment (PMT)', {
      initial: -1200,
      negative: true,
      shownWhen: { field: 'solve', is: ['fv', 'pv', 'periods', 'rate'] },
    }),
    fv: money('Future value (FV)', {
      initial: 0,
      negative: true,
      shownWhen: { field: 'solve', is: ['pv', 'payment', 'periods', 'rate'] },
    }),
    perYear: choice('Payments a year (P/Y)', { options: timesAYear, initial: '12', as: 'menu', refines: true }),
    compounding: choice('Interest is compounded (C/Y)', {
      options: { same: 'With each payment', ...timesAYear },
      initial: 'same',
      as: 'menu',
      refines: true,
    }),
    timing: choice('Payments fall', {
      options: { end: 'At the end (END)', start: 'At the beginning (BGN)' },
      initial: 'end',
      refines: true,
    }),
  },
  outputs: {
    payment: { kind: 'money', label: 'Payment (PMT)', optional: true },
    presentValue: { kind: 'money', label: 'Present value (PV)', optional: true },
    futureValue: { kind: 'money', label: 'Future value (FV)', optional: true },
    periods: { kind: 'number', label: 'Number of payments (N)', decimals: 4, optional: true },
    rate: { kind: 'percent', label: 'Interest rate a year (I/Y)', decimals: 4, optional: true },
    verdict: { kind: 'verdict', label: 'In words' },
    years: { kind: 'number', label: 'Years', decimals: 2 },
    interest: {
      kind: 'money',
      label: 'All amounts together',
      help: 'Negative is the interest you pay in all, positive what you earn.',
    },
    periodRate: { kind: 'percent', label: 'Rate for each payment', decimals: 6, section: 'The rate' },
    effective: { kind: 'percent', label: 'Effective rate a year', decimals: 4, section: 'The rate' },
    schedule: {
      kind: 'table',
      label: 'Balance by payment',
      help: 'Of a loan the balance is what is owed, of savings what is there. Whole payments only; long terms in groups.',
      optional: true,
      columns: {
        payment: { kind: 'count', label: 'Up to payment' },
        opening: { kind: 'money', label: 'Balance before' },
        interest: { kind: 'money', label: 'Interest' },
        paid: { kind: 'money', label: 'Paid (−) or received' },
        closing: { kind: 'money', label: 'Balance after' },
      },
      totals: ['interest', 'paid'],
    },
    timeline: {
      kind: 'series',
      label: 'Timeline of the amounts',
      columns: {
        when: { kind: 'text', label: 'Payment' },
        amount: { kind: 'money', label: 'Received (+) or paid (−)' },
      },
    },
  },
  formula:
    'PV + PMT × (1 + i × m) × (1 − (1 + i)^−N) ÷ i + FV × (1 + i)^−N = 0, with i the rate for each payment and m 1 for payments at the beginning, else 0',
  limits: [
    'Payments are equal and equally far apart; a broken last payment is left in N as a fraction.',
    'Amounts are not rounded from payment to payment, so a lender’s own schedule can end a few cents off.',
    'Where two rates fit, which takes PV and FV of one sign and payments of the other, the one nearest 1% a payment is shown.',
  ],
  sources: [
    {
      title: 'Texas Instruments: Calculating Canadian Mortgages on the BA II Plus',
      href: 'https://education.ti.com/en/customer-support/knowledge-base/financial-calculators/product-usage/22331',
    },
    { title: 'OASIS: Open Document Format, part 4 (OpenFormula), functions PV, FV, PMT, NPER and RATE' },
  ],

  compute(values, { show }) {
    const { solve, perYear, compounding, timing } = values
    const perYearCount = Number(perYear)
    const compoundings = compounding === 'same' ? perYearCount : Number(compounding)
    const tvm = solved(values, equivalentRate(values.nominal / compoundings, compoundings, perYearCount), timing)
    if ('refused' in tvm) return problem(tvm.refused, tvm.says)
    const yearly = equivalentRate(tvm.i, perYearCount, 1)
    const nominal = solve === 'rate' ? equivalentRate(tvm.i, perYearCount, compoundings) : undefined
    const schedule = scheduleOf(tvm, timing, perYearCount)
    const interest = tvm.pv + tvm.pmt * tvm.n + tvm.fv
    if (yearly === undefined || schedule === undefined || !Number.isFinite(interest))
      return problem('n', 'must be fewer payments, or the amounts grow beyond all numbers')
    return {
      ...(solve === 'payment' ? { payment: tvm.pmt } : {}),
      ...(solve === 'pv' ? { presentValue: tvm.pv } : {}),
      ...(solve === 'fv' ? { futureValue: tvm.fv } : {}),
      ...(solve === 'periods' ? { periods: tvm.n } : {}),
      ...(nominal === undefined ? {} : { rate: nominal * compoundings }),
      verdict: inWords(tvm, perYearCount, yearly, show),
      years: tvm.n / perYearCount,
      interest,
      periodRate: tvm.i,
      effective: yearly,
      ...(schedule.length === 0 ? {} : { schedule }),
      timeline: timelineOf(tvm, timing),
    }
  },

  steps({ solve, n, nominal, perYear, compounding, timing }, { periodRate, periods, rate: found }) {
    const perYearCount = Number(perYear)
    const compoundings = compounding === 'same' ? perYearCount : Number(compounding)
    const level = Math.abs(periodRate) < 1e-9
    const used = {
      paid: { kind: 'count', value: perYearCount },
      compounded: { kind: 'count', value: compoundings },
      term: { kind: 'number', value: periods ?? n },
      grown: { kind: 'number', value: timing === 'start' ? 1 + periodRate : 1 },
    } as const
    const beginning = timing === 'start' ? ' × (1 + {periodRate})' : ''
    const asks = (of: string) => ({ field: 'solve', is: of }) as const
    return [
      {
        gives: solve === 'rate' ? undefined : 'periodRate',
        is:
          compoundings === perYearCount
            ? '{nominal} ÷ {paid}'
            : '(1 + {nominal} ÷ {compounded})^({compounded} ÷ {paid}) − 1',
        with: { ...used, nominal: { kind: 'percent', value: nominal } },
      },
      { finds: 'Value today of 1 at the end', as: 'v', in: 'number', decimals: 8, is: '(1 + {periodRate})^(−{term})' },
      {
        finds: 'Value today of 1 with each payment',
        as: 'a',
        in: 'number',
        decimals: 6,
        is: level ? '{term}' : `(1 − {v}) ÷ {periodRate}${beginning}`,
      },
      { gives: 'payment', is: '−({pv} + {fv} × {v}) ÷ {a}', when: asks('payment') },
      { gives: 'presentValue', is: '−{pmt} × {a} − {fv} × {v}', when: asks('pv') },
      { gives: 'futureValue', is: '−({pv} + {pmt} × {a}) ÷ {v}', when: asks('fv') },
      {
        gives: 'periods',
        is: level
          ? '−({pv} + {fv}) ÷ {pmt}'
          : 'ln(({pmt} × {grown} − {fv} × {periodRate}) ÷ ({pmt} × {grown} + {pv} × {periodRate})) ÷ ln(1 + {periodRate})',
        when: asks('periods'),
      },
      {
        finds: 'The rate for each payment sets this to zero',
        gives: found === undefined ? undefined : { kind: 'money', value: 0 },
        says: '{pv} + {pmt} × {a} + {fv} × {v}',
        when: asks('rate'),
      },
      { gives: 'effective', is: '(1 + {periodRate})^{paid} − 1' },
    ]
  },

  charts: [
    {
      kind: 'line',
      title: 'Balance after each payment',
      of: 'schedule',
      x: 'payment',
      y: ['closing'],
      area: true,
      needs: 'schedule',
    },
    { kind: 'bar', title: 'Amounts along the time', of: 'timeline', x: 'when', y: ['amount'] },
  ],
  examples: [
    {
      name: 'A car paid over four years',
      given: {
        solve: 'payment',
        n: 48,
        nominal: 0.072,
        pv: 18_000,
        fv: -3000,
        perYear: '12',
        compounding: 'same',
        timing: 'end',
      },
      expect: { payment: -378.59 },
    },
    {
      name: 'Saving up to a sum',
      given: {
        solve: 'periods',
        nominal: 0.04,
        pv: -2000,
        pmt: -250,
        fv: 20_000,
        perYear: '12',
        compounding: 'same',
        timing: 'end',
      },
      expect: { periods: 63.1264 },
    },
  ],
})

interface Tvm {
  n: number
  /** A fraction for each payment. */
  i: number
  pv: number
  pmt: number
  fv: number
}
type Entered = { solve: keyof typeof asked; n: number; pv: number; pmt: number; fv: number }
type Refusal = { refused: 'n' | 'nominal' | 'pv' | 'pmt' | 'fv'; says: string }

function solved({ solve, n, pv, pmt, fv }: Entered, i: number | undefined, timing: PaymentTiming): Tvm | Refusal {
  if (i === undefined) return { refused: 'nominal', says: 'must be higher' }
  const whole = { n, i, pv, pmt, fv }
  const tooLarge = { refused: 'n', says: 'must be fewer payments: the amounts grow beyond all numbers' } as const
  switch (solve) {
    case 'payment': {
      const found = payment(i, n, pv, fv, timing)
      return found === undefined ? tooLarge : { ...whole, pmt: found }
    }
    case 'pv': {
      const found = presentValue(i, n, pmt, fv, timing)
      return found === undefined ? tooLarge : { ...whole, pv: found }
    }
    case 'fv': {
      const found = futureValue(i, n, pmt, pv, timing)
      return found === undefined ? tooLarge : { ...whole, fv: found }
    }
    case 'periods': {
      const found = numberOfPeriods(i, pmt, pv, fv, timing)
      if (found === undefined)
        return {
          refused: 'pmt',
          says: 'must be more, or of the other sign: these payments never lead from PV to FV at this rate',
        }
      if (found < 0) return { refused: 'pmt', says: 'must be of the other sign: PV and FV met in the past' }
      if (found === 0)
        return {
          refused: 'fv',
          says: 'must differ from the present value with its sign turned: nothing is left to pay',
        }
      return found > 10_000
        ? { refused: 'pmt', says: 'must be more: it would take over 10,000 payments' }
        : { ...whole, n: found }
    }
    case 'rate': {
      const flowsBothWays = Math.max(pv, pmt, fv) > 0 && Math.min(pv, pmt, fv) < 0
      const found = flowsBothWays ? ratePerPeriod(n, pmt, pv, fv, timing, 0.01) : undefined
      return found === undefined || found > 10
        ? { refused: 'pmt', says: 'must be such that a rate fits: some money has to go out and some to come in' }
        : { ...whole, i: found }
    }
  }
}

/** Balances after whole payments, in groups where there are too many; `undefined` where they leave the finite numbers. */
function scheduleOf({ n, i, pv, pmt, fv }: Tvm, timing: PaymentTiming, perYear: number) {
  const whole = Math.floor(n + 1e-9)
  const group = whole <= mostRows ? 1 : Math.ceil(whole / mostRows / perYear) * perYear
  const owes = pv > 0 || (pv === 0 && (pmt > 0 || (pmt === 0 && fv < 0)))
  const sign = owes ? 1 : -1
  const rows = []
  let balance = pv
  for (let from = 0; from < whole; from += group) {
    const to = Math.min(whole, from + group)
    const opening = balance
    let interest = 0
    for (let at = from; at < to; at++) {
      const earned = (timing === 'start' ? balance + pmt : balance) * i
      interest += earned
      balance += earned + pmt
    }
    if (!Number.isFinite(balance)) return undefined
    rows.push({
      payment: to,
      opening: sign * opening + 0,
      interest: sign * interest + 0,
      paid: pmt * (to - from),
      closing: sign * settled(balance, pv, fv, pmt * n) + 0,
    })
  }
  return rows
}

/** A balance paid off is nothing, not the noise of many multiplications. */
function settled(balance: number, ...amounts: readonly number[]): number {
  const size = amounts.reduce((sum, amount) => sum + Math.abs(amount), 0)
  return Math.abs(balance) < 1e-9 * size ? 0 : balance
}

function timelineOf({ n, pv, pmt, fv }: Tvm, timing: PaymentTiming) {
  const whole = Math.max(1, Math.floor(n + 1e-9))
  const group = Math.ceil(whole / mostBars)
  const first = timing === 'start' ? pmt : 0
  const bars = [{ when: 'Now', amount: pv + first }]
  for (let from = 0; from < whole; from += group) {
    const to = Math.min(whole, from + group)
    const count = to - from - (timing === 'start' && to === whole ? 1 : 0)
    bars.push({ when: to - from === 1 ? `${to}` : `${from + 1}–${to}`, amount: pmt * count + (to === whole ? fv : 0) })
  }
  return bars
}

function inWords({ n, pv, pmt, fv }: Tvm, perYear: number, effective: number, show: Show): Verdict {
  const part = (amount: number, when: string) =>
    Math.abs(amount) < 0.005 ? [] : [`${amount > 0 ? 'receive' : 'pay'} ${show.money(Math.abs(amount))} ${when}`]
  const parts = [
    ...part(pv, 'now'),
    ...part(pmt, `${show.number(n, n % 1 === 0 ? 0 : n < 1 ? undefined : 2)} times, ${perYear} a year`),
    ...part(fv, 'at the end'),
  ]
  return {
    is: 'plain',
    says: `You ${parts.join(', ') || 'move no money'}: ${show.percent(effective)} a year with compounding.`,
  }
}
