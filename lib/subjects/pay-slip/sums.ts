import { problem, type Problem } from '@/lib/base/problem'
import { largestAmount } from '@/lib/base/money/minor-units'
import { nearestWhole, product, quotient, ratio, sum, toNumber, toRatio, type Ratio } from '@/lib/base/units/ratio'

/**
 * How a line of a pay slip is worked out: an amount as typed; an amount for full attendance, cut to the days paid; a percentage of
 * the first line of earnings; a percentage of gross pay; a rate times hours.
 */
export type PayBasis = 'amount' | 'days' | 'base' | 'gross' | 'hours'

/** A line as it was typed. `size` is an amount or a rate in major units, or a percentage (12 for 12%). */
export interface PayLine {
  name: string
  basis: PayBasis
  size: number
  hours?: number | undefined
  /** What earlier slips of the year had of it, in major units. */
  before?: number | undefined
}

/**
 * No document with lines in the sense of lib/subjects/invoicing: three lists meet in one net amount, lines are shares of other lines,
 * no tax is charged on any of them, and each has a year behind it.
 */
export interface PayInput {
  earnings: readonly PayLine[]
  deductions: readonly PayLine[]
  contributions: readonly PayLine[]
  /** Days that full pay is for, above 0, and those that are paid. */
  days?: { full: number; paid: number } | undefined
  /** Decimals of the currency's minor unit. */
  digits: number
}

/** Whole minor units; `toDate` is the year so far, this slip included. */
export interface PaidLine {
  name: string
  amount: number
  toDate: number
  hours?: number
  /** Major units for an hour. */
  rate?: number
}

export interface PaySums {
  earnings: readonly PaidLine[]
  deductions: readonly PaidLine[]
  contributions: readonly PaidLine[]
  gross: number
  deducted: number
  net: number
  contributed: number
  /** Gross pay and contributions: what the employer spends. */
  cost: number
  /** Hours of all lines that have some; 0 where none has. */
  hours: number
  /** Sums of the year so far, where a line says what was paid before. */
  toDate?: { gross: number; deducted: number; net: number; contributed: number }
}

type List = 'earnings' | 'deductions' | 'contributions'
type Fault = Problem<List | 'paidDays'>

const hundredth = ratio(1n, 100n)

function exact(value: number): Ratio {
  return toRatio(String(value))
}

function minor(amount: Ratio, digits: number): bigint {
  return nearestWhole(product(amount, ratio(10n ** BigInt(digits))))
}

/** What percentages and days are of, in whole minor units. */
interface Bases {
  first: bigint | undefined
  gross: bigint | undefined
  attendance: Ratio
  digits: number
}

/** A line in whole minor units, halves away from zero; a sentence where it cannot be told. */
function amountOf({ basis, size, hours }: PayLine, at: number, bases: Bases): bigint | string {
  const { first, gross, attendance, digits } = bases
  if (basis === 'amount') return minor(exact(size), digits)
  if (basis === 'days') return minor(product(exact(size), attendance), digits)
  if (basis === 'hours')
    return hours === undefined
      ? `must have the hours of line ${at + 1}`
      : minor(product(exact(size), exact(hours)), digits)
  const whole = basis === 'base' ? first : gross
  return whole === undefined
    ? `must not have a percentage in line ${at + 1}: there is nothing yet that it could be of`
    : nearestWhole(product(ratio(whole), product(exact(size), hundredth)))
}

function isCountable(amount: bigint): boolean {
  return amount < BigInt(largestAmount) && amount > -BigInt(largestAmount)
}

function added(amounts: readonly bigint[]): bigint {
  return amounts.reduce((all, amount) => all + amount, 0n)
}

interface Worked {
  lines: readonly PaidLine[]
  sum: bigint
  toDate: bigint
}

function workedOut(list: List, lines: readonly PayLine[], bases: Bases): Worked | Fault {
  const amounts: bigint[] = []
  for (const [at, line] of lines.entries()) {
    // The first line of earnings is what the others are shares of.
    const first = list === 'earnings' ? amounts[0] : bases.first
    const amount = amountOf(line, at, { ...bases, first })
    if (typeof amount === 'string') return problem(list, amount)
    amounts.push(amount)
  }
  const before = lines.map((line) => minor(exact(line.before ?? 0), bases.digits))
  const toDate = added(amounts) + added(before)
  if (![...amounts, ...before, added(amounts), toDate].every(isCountable))
    return problem(list, 'must come to less than can be counted to the last digit')
  return {
    lines: lines.map((line, at) => ({
      name: line.name,
      amount: Number(amounts[at]),
      toDate: Number((amounts[at] ?? 0n) + (before[at] ?? 0n)),
      ...(line.hours === undefined ? {} : { hours: line.hours }),
      ...(line.basis === 'hours' ? { rate: line.size } : {}),
    })),
    sum: added(amounts),
    toDate,
  }
}

/**
 * What a pay slip adds up to, in whole minor units: every line is rounded by itself, halves away from zero, and sums are of the
 * rounded lines, so that a reader who adds up the sheet gets the same. Gross pay is the sum of earnings, net pay is gross pay less
 * deductions; contributions of the employer change neither. No tax is worked out: deductions are what was typed.
 * Refuses hours that are missing, a percentage without a base, more days paid than there are, deductions beyond gross pay, and
 * sums from 1e15 minor units on. Names as in the Employment Rights Act 1996, section 8.
 */
export function paySums(input: PayInput): PaySums | Fault {
  const { days, digits } = input
  if (days && days.paid > days.full) return problem('paidDays', 'must not be more than the days that full pay is for')
  const attendance = days ? quotient(exact(days.paid), exact(days.full)) : ratio(1n)
  const bases: Bases = { first: undefined, gross: undefined, attendance, digits }
  const earnings = workedOut('earnings', input.earnings, bases)
  if ('problem' in earnings) return earnings
  const [first] = earnings.lines
  const paid: Bases = { ...bases, first: first && BigInt(first.amount), gross: earnings.sum }
  const deductions = workedOut('deductions', input.deductions, paid)
  if ('problem' in deductions) return deductions
  const contributions = workedOut('contributions', input.contributions, paid)
  if ('problem' in contributions) return contributions
  if (deductions.sum > earnings.sum)
    return problem('deductions', 'must not come to more than the earnings: nothing would be left to pay')
  const lines = [...input.earnings, ...input.deductions, ...input.contributions]
  return {
    earnings: earnings.lines,
    deductions: deductions.lines,
    contributions: contributions.lines,
    gross: Number(earnings.sum),
    deducted: Number(deductions.sum),
    net: Number(earnings.sum - deductions.sum),
    contributed: Number(contributions.sum),
    cost: Number(earnings.sum + contributions.sum),
    hours: toNumber(
      input.earnings.reduce((all, { hours }) => (hours === undefined ? all : sum(all, exact(hours))), ratio(0n)),
    ),
    ...(lines.some(({ before }) => before !== undefined)
      ? {
          toDate: {
            gross: Number(earnings.toDate),
            deducted: Number(deductions.toDate),
            net: Number(earnings.toDate - deductions.toDate),
            contributed: Number(contributions.toDate),
          },
        }
      : {}),
  }
}
