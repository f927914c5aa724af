import type { RegionCode } from '@/lib/base/region/types'

export interface OfficialSource {
  title: string
  href: `https://${string}`
}

/** What the law said from one day to another, both included. `until` is absent while no end is known. */
export interface Version<Value> {
  from: string
  until?: string
  value: Value
  sources: readonly [OfficialSource, ...OfficialSource[]]
  /** Which of its figures were read in one source only, in words: a result says so beside itself. */
  readOnce?: readonly string[]
  note?: string
}

/** What a number of the law is: an amount in the jurisdiction's currency, a fraction (0.2 is 20%), a number of things or of days. */
export type RuleUnit = 'money' | 'percent' | 'count' | 'days'

type KeyOf<Value> = Value extends unknown ? keyof Value : never
type PartOf<Value, Key> = Value extends unknown ? (Key extends keyof Value ? Value[Key] : never) : never
type ElementOf<List> = List extends readonly (infer Element)[] ? Element : never
/** What of a value is counted or measured; words and yes or no have no unit. */
type Measured<Value> = Exclude<Value, string | boolean | null | undefined>

/** The unit of every number in a value: one word where all numbers below a key share it. A list has the units of its elements. */
type RuleUnits<Value> =
  | RuleUnit
  | ([Measured<Value>] extends [number]
      ? never
      : [Measured<Value>] extends [readonly unknown[]]
        ? RuleUnits<ElementOf<Measured<Value>>>
        : {
            readonly [
              Key in KeyOf<Measured<Value>> as [Measured<PartOf<Value, Key>>] extends [never] ? never : Key
            ]: RuleUnits<PartOf<Value, Key>>
          })

export interface Rule<Value> {
  title: string
  jurisdiction: RegionCode
  units: RuleUnits<NoInfer<Value>>
  /** The day somebody last compared every value with its source. */
  checkedOn: string
  versions: readonly [Version<Value>, ...Version<Value>[]]
}
export type AnyUnits = RuleUnit | { readonly [key: string]: AnyUnits }
export type AnyRule = Omit<Rule<unknown>, 'units'> & { units: AnyUnits }

export function defineRule<const Value>(rule: Rule<Value>): Rule<Value> {
  return rule
}

/** The version in force on `day` ('2026-04-06'), or nothing: a rule never stretches past what its sources say. */
export function versionOn<Value>(rule: Rule<Value>, day: string): Version<Value> | undefined {
  return rule.versions.find((version) => version.from <= day && (version.until === undefined || day <= version.until))
}

/** The periods a rule knows, in words for a Problem: "2017-07-01 to 2025-09-21, and from 2025-09-22". */
export function knownPeriods(rule: AnyRule, writeDay: (day: string) => string): string {
  return rule.versions
    .map(({ from, until }) =>
      until === undefined ? `from ${writeDay(from)}` : `${writeDay(from)} to ${writeDay(until)}`,
    )
    .join(', and ')
}
