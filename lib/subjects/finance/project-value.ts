import { finite } from './finite'

/** What a project is worth at the end of its last period: nothing, an amount, or a flow that grows without end. */
export type TerminalValue =
  | { kind: 'none' }
  | { kind: 'amount'; amount: number }
  | { kind: 'growth'; growth: number; lastFlow: number }

export interface Project {
  /** Paid at time 0, a positive amount. */
  outlay: number
  /** One amount a period, the first in period 1. */
  flows: readonly number[]
  /** Discount rate of each period, fractions above −1. */
  rates: readonly number[]
  /** Flows in the middle of their period instead of at its end. */
  midPeriod: boolean
  terminal: TerminalValue
}

export interface Valuation {
  /** Discount factor of each flow. */
  factors: readonly number[]
  /** The terminal value at its own time, and today. */
  terminalAmount: number
  terminalValue: number
  value: number
}

/**
 * The net present value of a project whose discount rate may change from period to period:
 * −outlay + Σ flow ÷ ((1 + r1) × … × (1 + rt)) + terminal value discounted. In the middle of a period half of its own rate's
 * factor counts, (1 + rt)^½. A growing perpetuity is worth last flow × (1 + growth) ÷ (rate − growth), and is discounted like
 * the last flow; an amount is received at the end of the last period.
 * `undefined` when a growing perpetuity grows as fast as its rate, a rate is −100 % or less, or a figure is out of range.
 * Source: Brealey, Myers and Allen, Principles of Corporate Finance, chapters on present values and on net present value.
 */
export function projectValue({ outlay, flows, rates, midPeriod, terminal }: Project): Valuation | undefined {
  const factors: number[] = []
  let factor = 1
  let value = -outlay
  for (const [index, flow] of flows.entries()) {
    const growth = 1 + (rates[index] ?? NaN)
    if (!(growth > 0)) return undefined
    const own = midPeriod ? factor / Math.sqrt(growth) : factor / growth
    factor /= growth
    factors.push(own)
    value += flow * own
  }
  const lastRate = rates[flows.length - 1] ?? 0
  if (terminal.kind === 'growth' && lastRate <= terminal.growth) return undefined
  const terminalAmount =
    terminal.kind === 'none'
      ? 0
      : terminal.kind === 'amount'
        ? terminal.amount
        : (terminal.lastFlow * (1 + terminal.growth)) / (lastRate - terminal.growth)
  const terminalValue = terminalAmount * (terminal.kind === 'growth' ? (factors.at(-1) ?? 1) : factor)
  const total = finite(value + terminalValue)
  return total === undefined ? undefined : { factors, terminalAmount, terminalValue, value: total }
}
