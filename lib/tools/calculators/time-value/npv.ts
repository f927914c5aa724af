import {
  choice,
  defineCalculator,
  money,
  percent,
  problem,
  rate,
  restOf,
  rows,
  sumOfTerms,
  toggle,
} from '@/lib/kits/calculator'
import { projectValue, type TerminalValue } from '@/lib/subjects/finance/project-value'
import { nearest, rootsBetween } from '@/lib/base/root'
import { runningTotal } from '@/lib/subjects/finance/running-total'
import { compareAmounts, type Order } from '@/lib/base/money/compare-amounts'

export default defineCalculator({
  inputs: {
    outlay: money('Paid today', { initial: 50_000, help: 'The investment itself, at time 0.' }),
    flows: rows('Cash flow of each period, after the outlay', {
      row: 'period',
      columns: {
        amount: money('Amount', { negative: true }),
        rate: percent('Own rate', { optional: true, negative: true, above: -1, max: 10 }),
      },
      initial: [{ amount: 14_000 }, { amount: 16_000 }, { amount: 18_000 }, { amount: 20_000 }],
      min: 1,
      max: 50,
      help: 'Money out is negative. Give a period a rate of its own only where it differs from the one below.',
    }),
    discountRate: rate('Discount rate for each period', {
      initial: 0.1,
      slider: { to: 0.3, step: 0.005 },
      per: 'period',
      negative: true,
      above: -1,
      max: 10,
      help: 'What the same money could earn elsewhere at the same risk.',
    }),
    timing: choice('Flows arrive', {
      options: { end: 'At the end', mid: 'In the middle' },
      initial: 'end',
      refines: true,
    }),
    terminal: choice('Value after the last period', {
      options: { none: 'None', amount: 'An amount', growth: 'Growing for ever' },
      initial: 'none',
      refines: true,
    }),
    terminalAmount: money('Amount then', {
      initial: 10_000,
      negative: true,
      help: 'After tax, at the end of the last period: a sale, or a clean-up as a negative amount.',
      shownWhen: { field: 'terminal', is: 'amount' },
      refines: true,
    }),
    growth: rate('Growth for each period', {
      initial: 0.02,
      slider: { to: 0.1, step: 0.0025 },
      per: 'period',
      negative: true,
      above: -1,
      max: 10,
      shownWhen: { field: 'terminal', is: 'growth' },
      refines: true,
    }),
    inflate: toggle('The amounts are in prices of today', { initial: false, refines: true }),
    inflation: rate('Inflation for each period', {
      initial: 0.03,
      slider: { to: 0.15, step: 0.0025 },
      per: 'period',
      negative: true,
      above: -1,
      max: 10,
      shownWhen: { field: 'inflate', is: true },
      refines: true,
    }),
    taxed: toggle('Take tax off the flows', { initial: false, refines: true }),
    taxRate: percent('Tax rate', {
      initial: 0.25,
      slider: { to: 0.5, step: 0.01 },
      max: 1,
      shownWhen: { field: 'taxed', is: true },
      refines: true,
    }),
    depreciation: money('Depreciation each period', {
      initial: 12_500,
      help: 'As the tax office allows it. It is no cash, but it lowers the tax.',
      shownWhen: { field: 'taxed', is: true },
      refines: true,
    }),
  },
  outputs: {
    npv: { kind: 'money', label: 'Net present value' },
    verdict: { kind: 'verdict', label: 'Decision' },
    flowsToday: { kind: 'money', label: 'Flows in money of today' },
    terminalToday: { kind: 'money', label: 'Terminal value in money of today', optional: true },
    index: {
      kind: 'number',
      label: 'Worth for each unit paid today',
      decimals: 3,
      optional: true,
      help: 'Profitability index: above 1 the project adds value.',
    },
    breakEvenRate: {
      kind: 'percent',
      label: 'Break-even discount rate',
      optional: true,
      help: 'One rate for all periods at which the project is worth nothing (IRR).',
    },
    several: { kind: 'verdict', label: 'Several rates', optional: true },
    table: {
      kind: 'table',
      label: 'Present value of each flow',
      columns: {
        what: { kind: 'text', label: 'When' },
        flow: { kind: 'money', label: 'Cash flow then' },
        factor: { kind: 'number', label: 'Factor', decimals: 4 },
        value: { kind: 'money', label: 'Present value' },
        cumulative: { kind: 'money', label: 'Running total' },
      },
    },
    grid: {
      kind: 'table',
      label: 'Net present value at other rates and flows',
      columns: {
        flows: { kind: 'percent', label: 'Flows' },
        muchLower: { kind: 'money', label: 'Rate − 2 points' },
        lower: { kind: 'money', label: 'Rate − 1 point' },
        same: { kind: 'money', label: 'Your rate' },
        higher: { kind: 'money', label: 'Rate + 1 point' },
        muchHigher: { kind: 'money', label: 'Rate + 2 points' },
      },
    },
    profile: {
      kind: 'series',
      label: 'Net present value by discount rate',
      columns: {
        rate: { kind: 'percent', label: 'Discount rate for each period' },
        value: { kind: 'money', label: 'Net present value' },
      },
    },
  },
  formula: 'NPV = −outlay + the sum of cash flow t ÷ (1 + r)^t over the periods t = 1, 2, …, with r the discount rate',
  limits: [
    'Periods are equally long. For dated flows use XIRR and its present value by days.',
    'With tax switched on, a loss lowers the tax of the same period, as it does in a firm with other profits.',
    'Inflation raises all flows alike; depreciation stays as it was bought.',
    'The grid changes all flows by the same share and all rates by the same points.',
  ],
  sources: [
    {
      title: 'Microsoft Support: NPV function',
      href: 'https://support.microsoft.com/en-us/office/npv-function-8672cb67-2576-4d07-b67b-ac28acf2a568',
    },
    { title: 'Brealey, Myers, Allen: Principles of Corporate Finance, chapters 2, 5 and 6' },
  ],

  compute(values, { minorDigits, show }) {
    const { outlay, flows, discountRate, timing, growth, terminal } = values
    const midPeriod = timing === 'mid'
    const rates = flows.map(({ rate: own }) => own ?? discountRate)
    if (terminal === 'growth' && growth >= (rates.at(-1) ?? 0))
      return problem('growth', 'must be below the discount rate of the last period, or the value has no limit')
    const plan = (share: number) => {
      const changed = flowsThen(values, share)
      return { outlay, flows: changed, midPeriod, terminal: terminalOf(values, changed, share) }
    }
    const asPlanned = plan(1)
    const { flows: net } = asPlanned
    const found = projectValue({ ...asPlanned, rates })
    const amounts = [
      { what: 'Today', flow: -outlay, factor: 1, value: -outlay },
      ...net.map((flow, at) => {
        const factor = found?.factors[at] ?? 0
        return { what: `Period ${at + 1}`, flow, factor, value: flow * factor }
      }),
    ]
    if (found && terminal !== 'none')
      amounts.push({
        what: 'Terminal value',
        flow: found.terminalAmount,
        factor: found.terminalAmount === 0 ? 0 : found.terminalValue / found.terminalAmount,
        value: found.terminalValue,
      })
    const running = runningTotal(
      amounts.map(({ value }) => value),
      minorDigits,
    )
    if (!found || !running) return problem('flows', 'must be smaller amounts, or discounted at a higher rate')
    const atRate = (one: number) => projectValue({ ...asPlanned, rates: rates.map(() => one) })?.value
    const least = terminal === 'growth' ? Math.max(-0.9, growth + 0.0005) : -0.9
    const roots = rootsBetween((x) => atRate(Math.expm1(x)) ?? 0, logGrid(least)).map((x) => Math.expm1(x))
    const breakEvenRate = nearest(roots, discountRate)
    const from = Math.max(least, Math.min(0, breakEvenRate ?? 0, discountRate))
    const to = Math.max(0.2, discountRate * 2, Math.max(0, breakEvenRate ?? 0) * 1.4, from + 0.2)
    return {
      npv: found.value,
      verdict: verdictOn(
        compareAmounts(found.value, 0, minorDigits, sizeOf(amounts)),
        show.money(Math.abs(found.value)),
      ),
      flowsToday: found.value - found.terminalValue + outlay,
      ...(terminal === 'none' ? {} : { terminalToday: found.terminalValue }),
      ...(outlay > 0 ? { index: (found.value + outlay) / outlay } : {}),
      ...(breakEvenRate === undefined ? {} : { breakEvenRate }),
      ...(roots.length > 1
        ? {
            several: {
              is: 'fair' as const,
              says: `${roots.length} rates bring the value to zero, because the flows change sign more than once. The nearest is shown; decide by the value.`,
            },
          }
        : {}),
      table: amounts.map(({ what, flow, factor }, at) => ({
        what,
        flow,
        factor,
        value: running[at]?.amount ?? null,
        cumulative: running[at]?.total ?? null,
      })),
      grid: [0.8, 0.9, 1, 1.1, 1.2].map((share) => {
        const changed = plan(share)
        const at = (points: number) =>
          projectValue({ ...changed, rates: rates.map((one) => one + points) })?.value ?? null
        return {
          flows: share - 1,
          muchLower: at(-0.02),
          lower: at(-0.01),
          same: at(0),
          higher: at(0.01),
          muchHigher: at(0.02),
        }
      }),
      profile: Array.from({ length: 41 }, (_, at) => {
        const one = from + ((to - from) * at) / 40
        return { rate: one, value: atRate(one) ?? null }
      }),
    }
  },

  steps({ timing }, { table, terminalToday }) {
    const later = table.slice(3)
    const rest = later.reduce((sum, row) => sum + (row.value ?? 0), 0)
    const beyond = later.slice(4).reduce((sum, row) => sum + (row.value ?? 0), 0)
    const period = (at: 1 | 2) => ({
      finds: `Period ${at}`,
      gives: `table.${at}.value` as const,
      is: `{table.${at}.flow} × {table.${at}.factor}, the factor 1 ÷ (1 + rate)^${timing === 'mid' ? at - 0.5 : at}`,
      rounded: 'cents that add up' as const,
    })
    return [
      period(1),
      period(2),
      {
        finds: terminalToday === undefined ? 'All later periods' : 'Later periods and terminal value',
        gives: later.length === 0 ? undefined : { kind: 'money', value: rest },
        is: sumOfTerms(later.length, 4, (at) => `{table.${at + 3}.value}`),
        with: { rest: restOf(beyond) },
      },
      { gives: 'npv', is: '{flowsToday}[ + {terminalToday}] − {outlay}', says: 'Sum of the present values − {outlay}' },
      {
        finds: 'Break-even rate',
        gives: 'breakEvenRate',
        says: 'The rate that brings the same sum to zero, against {discountRate}',
      },
    ]
  },

  charts: [
    {
      kind: 'line',
      title: 'Net present value by discount rate',
      of: 'profile',
      x: 'rate',
      y: ['value'],
      marks: [{ x: 'breakEvenRate', y: 0, label: 'Break-even' }],
    },
    { kind: 'line', title: 'Running total of present values', of: 'table', x: 'what', y: ['cumulative'] },
  ],
  examples: [
    {
      name: 'A delivery round',
      given: {
        outlay: 50_000,
        flows: [{ amount: 14_000 }, { amount: 16_000 }, { amount: 18_000 }, { amount: 20_000 }],
        discountRate: 0.1,
        timing: 'end',
        terminal: 'none',
      },
      expect: { npv: 3134.35, index: 1.063, breakEvenRate: 0.1269 },
    },
    {
      name: 'A kiosk that can be sold',
      given: {
        outlay: 40_000,
        flows: [{ amount: 9000 }, { amount: 9500 }, { amount: 10_000 }],
        discountRate: 0.08,
        timing: 'end',
        terminal: 'amount',
        terminalAmount: 22_000,
      },
      expect: { npv: 1880.68, terminalToday: 17_464.31, flowsToday: 24_416.37 },
    },
  ],
})

interface Form {
  flows: readonly { amount: number }[]
  timing: 'end' | 'mid'
  terminal: 'none' | 'amount' | 'growth'
  terminalAmount: number
  growth: number
  inflate: boolean
  inflation: number
  taxed: boolean
  taxRate: number
  depreciation: number
}

/** The flow of a period in prices of its day, after tax but without the tax that depreciation saves. */
function flowThen({ flows, timing, inflate, inflation, taxed, taxRate }: Form, at: number, share: number): number {
  const amount = (flows[at]?.amount ?? 0) * share
  const then = inflate ? amount * (1 + inflation) ** (at + (timing === 'mid' ? 0.5 : 1)) : amount
  return taxed ? then * (1 - taxRate) : then
}

function flowsThen(form: Form, share = 1): number[] {
  const saved = form.taxed ? form.taxRate * form.depreciation : 0
  return form.flows.map((_, at) => flowThen(form, at, share) + saved)
}

/** Depreciation ends some day, so a flow that grows for ever starts without the tax it saves. */
function terminalOf(form: Form, net: readonly number[], share: number): TerminalValue {
  if (form.terminal === 'none') return { kind: 'none' }
  if (form.terminal === 'amount') return { kind: 'amount', amount: form.terminalAmount * share }
  return { kind: 'growth', growth: form.growth, lastFlow: flowThen(form, net.length - 1, share) }
}

/** Rates from `least` to 1,000%, evenly spaced in ln(1 + rate), between which roots are sought. */
function logGrid(least: number): number[] {
  const low = Math.log1p(least)
  const high = Math.log1p(10)
  return Array.from({ length: 161 }, (_, at) => low + ((high - low) * at) / 160)
}

function sizeOf(amounts: readonly { flow: number }[]): number {
  return amounts.reduce((sum, { flow }) => sum + Math.abs(flow), 0)
}

function verdictOn(worth: Order, amount: string) {
  if (worth === 0) return { is: 'fair' as const, says: 'The project earns its discount rate and nothing more.' }
  return worth > 0
    ? { is: 'good' as const, says: `The project adds ${amount} of value, in money of today.` }
    : { is: 'bad' as const, says: `The project destroys ${amount} of value, in money of today.` }
}
