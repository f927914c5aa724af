import type { RegionCode } from '@/lib/region/types'

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
  note?: string
}

export interface Rule<Value> {
  title: string
  jurisdiction: RegionCode
  /** The day somebody last compared every value with its source. */
  checkedOn: string
  versions: readonly [Version<Value>, ...Version<Value>[]]
}
export type AnyRule = Rule<unknown>

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
