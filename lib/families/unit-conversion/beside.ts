import type { Show } from '@/lib/base/format/show'
import { withUnit } from '@/lib/base/format/with-unit'
import { problem, type Problem } from '@/lib/base/problem'
import {
  decimalsOf,
  isLess,
  nearestWhole,
  product,
  quotient,
  ratio,
  sum,
  toNumber,
  toRatio,
  type Ratio,
} from '@/lib/base/units/ratio'
import { choice, money, number } from '@/lib/kits/fields/define'
import type { AnyResults, Outputs, Step } from '@/lib/kits/calculator/types'
import type { AnyValues, Fields } from '@/lib/kits/fields/types'
import { writeAnswer } from '@/lib/subjects/units/write'
import type { Follows, PairData, Related } from './member'

function inSteps(value: Ratio, step: Ratio, up: boolean): Ratio {
  const steps = quotient(value, step)
  const nearest = nearestWhole(steps)
  return product(ratio(up && isLess(ratio(nearest), steps) ? nearest + 1n : nearest), step)
}

function related(one: Related, inFirst: Ratio): number | undefined {
  if ('over' in one) return inFirst.over === 0n ? undefined : toNumber(quotient(toRatio(one.over), inFirst))
  const value = sum(product(inFirst, toRatio(one.times)), toRatio(one.plus ?? '0'))
  const stepped = toNumber(one.step ? inSteps(value, toRatio(one.step), one.up ?? false) : value)
  return one.reached ? one.reached.filter((mark) => mark <= stepped).length : stepped
}

/** `inFirst` is the amount in the quantity's first unit. */
export function relatedResults(pair: PairData, inFirst: Ratio): Record<string, number | undefined> {
  return Object.fromEntries(Object.entries(pair.related ?? {}).map(([name, one]) => [name, related(one, inFirst)]))
}

/** The field that says what a number beside the amount is in, where there is a choice. */
export function unitField(name: string): string {
  return `${name}In`
}

/** Fields for what a visitor may add to the amount: a price, a distance, a purity. All of them may stay empty. */
export function addedFields({ adds = {} }: PairData): Fields {
  return Object.fromEntries(
    Object.entries(adds).flatMap(([name, { label, help, menu, money: isMoney, units }]) => {
      const [first = '', ...others] = Object.keys(units)
      const options = { optional: true, refines: true, min: 0, ...(help ? { help } : {}) } as const
      const unit = others.length > 0 || !first ? {} : { unit: first }
      const box = isMoney ? money(label, options) : number(label, { ...options, ...unit })
      if (others.length === 0) return [[name, box]]
      const names = Object.fromEntries(Object.keys(units).map((one) => [one, one]))
      const unitMenu = choice(menu ?? `${label} ${isMoney ? 'is' : 'in'}`, {
        options: names,
        initial: first,
        as: 'menu',
        refines: true,
      })
      return [
        [name, box],
        [unitField(name), unitMenu],
      ]
    }),
  )
}

/** What follows from the amount and the added numbers; absent where one of them is. */
export function followingOutputs({ follows = {} }: PairData): Outputs {
  return Object.fromEntries(
    Object.entries(follows).map(([name, { label, unit, decimals, help, money: isMoney }]) => [
      name,
      {
        kind: isMoney ? ('money' as const) : ('number' as const),
        label,
        optional: true,
        section: 'With what you added',
        ...(unit && !isMoney ? { unit } : {}),
        ...(decimals === undefined ? {} : { decimals }),
        ...(help ? { help } : {}),
      },
    ]),
  )
}

function typed(values: AnyValues, name: string): Ratio | undefined {
  const value = values[name]
  return typeof value === 'number' ? toRatio(String(value)) : undefined
}

function chosenUnit({ adds = {} }: PairData, values: AnyValues, name: string): string {
  const chosen = values[unitField(name)]
  const units = adds[name]?.units ?? {}
  return typeof chosen === 'string' && Object.hasOwn(units, chosen) ? chosen : (Object.keys(units)[0] ?? '')
}

/** What was typed, in the unit that the member's figures count in. */
function added(pair: PairData, values: AnyValues, name: string): Ratio | undefined {
  const value = typed(values, name)
  return value && product(value, toRatio(pair.adds?.[name]?.units[chosenUnit(pair, values, name)] ?? '1'))
}

/** Which added number is more than can be, and how much can. */
export function tooMuch(pair: PairData, values: AnyValues, show: Show): Problem<string> | undefined {
  for (const [name, { most, units }] of Object.entries(pair.adds ?? {})) {
    const value = added(pair, values, name)
    if (!value || !most || !isLess(toRatio(most), value)) continue
    const unit = chosenUnit(pair, values, name)
    const limit = show.number(toNumber(quotient(toRatio(most), toRatio(units[unit] ?? '1'))))
    return problem(name, `must be at most ${withUnit(limit, unit)}`)
  }
  return undefined
}

function followed(pair: PairData, one: Follows, values: AnyValues, inFirst: Ratio): Ratio | undefined {
  const valueOf = (name: string) => (name === 'amount' ? inFirst : added(pair, values, name))
  if ('sum' in one) {
    if (!Object.keys(one.sum).some((name) => typed(values, name))) return undefined
    const parts = Object.entries(one.sum).flatMap(([name, by]) => {
      const value = valueOf(name)
      return value && by ? [product(value, toRatio(by))] : []
    })
    return parts.reduce(sum)
  }
  let result = toRatio(one.by ?? '1')
  for (const name of one.times) {
    const value = valueOf(name)
    if (!value) return undefined
    result = product(result, value)
  }
  for (const name of one.over ?? []) {
    const value = valueOf(name)
    if (!value || value.over === 0n) return undefined
    result = quotient(result, value)
  }
  return result
}

/** `inFirst` is the amount in the quantity's first unit. */
export function followingResults(
  pair: PairData,
  values: AnyValues,
  inFirst: Ratio,
): Record<string, number | undefined> {
  return Object.fromEntries(
    Object.entries(pair.follows ?? {}).map(([name, one]) => {
      const value = followed(pair, one, values, inFirst)
      return [name, value && toNumber(value)]
    }),
  )
}

/** A price with all the decimals it was typed with: fuel is sold by thousandths. */
function writtenPrice(value: number, show: Show): string {
  const decimals = decimalsOf(toRatio(String(value))) ?? 0
  return show.money(value, decimals === 1 ? 2 : decimals)
}

/** Of a difference the factors only change units, which the figures name already. */
function writtenSum(
  parts: Readonly<Record<string, string | undefined>>,
  isGiven: (name: string) => boolean,
  written: (name: string) => string,
  show: Show,
): string {
  const given = Object.entries(parts).filter(([name]) => isGiven(name))
  if ('amount' in parts) return given.map(([name]) => written(name)).join(' − ')
  return given.map(([name, by = '0']) => `${written(name)} × ${show.number(toNumber(toRatio(by)))}`).join(' + ')
}

/** Figures with their units, whose product it is; of one figure alone with the factor between its unit and the result's. */
function writtenProduct(
  pair: PairData,
  { times, over = [], by = '1' }: Extract<Follows, { times: unknown }>,
  values: AnyValues,
  written: (name: string) => string,
  show: Show,
): string | undefined {
  const [first = '', ...others] = times
  if (others.length > 0 || over.length > 0) return [times.map(written).join(' × '), ...over.map(written)].join(' ÷ ')
  const unit = pair.adds?.[first]?.units[chosenUnit(pair, values, first)] ?? '1'
  const factor = product(toRatio(unit), toRatio(by))
  return factor.over === factor.under ? undefined : `${written(first)} × ${writeAnswer(factor, show)}`
}

/** The working of what follows, in the visitor's own figures; `amount` is the amount as it was read. */
export function followingSteps(
  pair: PairData,
  values: AnyValues,
  results: AnyResults,
  amount: string,
  show: Show,
): Step[] {
  const written = (name: string) => {
    if (name === 'amount') return amount
    const value = Number(values[name])
    const unit = chosenUnit(pair, values, name)
    const figure = pair.adds?.[name]?.money ? writtenPrice(value, show) : show.number(value)
    return unit ? withUnit(figure, unit) : figure
  }
  return Object.entries(pair.follows ?? {}).flatMap(([name, one]) => {
    const result = results[name]
    if (typeof result !== 'number') return []
    const figure = one.money ? show.money(result, one.decimals) : show.number(result, one.decimals)
    const working =
      'sum' in one
        ? writtenSum(one.sum, (part) => part === 'amount' || typeof values[part] === 'number', written, show)
        : writtenProduct(pair, one, values, written, show)
    // A number that is shown again as it was typed needs no working.
    if (working === undefined) return []
    return [{ finds: one.label, working, gives: one.unit && !one.money ? withUnit(figure, one.unit) : figure }]
  })
}
