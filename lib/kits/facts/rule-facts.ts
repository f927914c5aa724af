import type { RuleFact } from '@/lib/kits/guide/types'
import type { Show } from '@/lib/base/format/show'
import { contextOf } from '@/lib/kits/fields/context'
import { knownPeriods, versionOn, type AnyRule, type AnyUnits, type RuleUnit } from '@/lib/law/rule'

function isRule(value: unknown): value is AnyRule {
  return typeof value === 'object' && value !== null && 'versions' in value && 'checkedOn' in value
}

const writers: Readonly<Record<RuleUnit, (value: number, show: Show) => string>> = {
  // The law speaks of whole units; a limit such as 24,999.99 keeps its decimals.
  money: (value, show) => show.money(value, Number.isInteger(value) ? 0 : undefined),
  percent: (value, show) => show.percent(value),
  count: (value, show) => show.number(value),
  days: (value, show) => `${show.number(value)} ${value === 1 ? 'day' : 'days'}`,
}

function writeLegal(value: unknown, units: AnyUnits | undefined, show: Show): string | undefined {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return typeof units === 'string' ? writers[units](value, show) : undefined
  if (!Array.isArray(value)) return undefined
  const written = value.map((one) => writeLegal(one, units, show))
  return written.some((one) => one === undefined) ? undefined : written.join(', ')
}

function pick(value: unknown, key: string): unknown {
  return key
    .split('.')
    .reduce<unknown>(
      (part, name) => (typeof part === 'object' && part !== null ? (part as Record<string, unknown>)[name] : undefined),
      value,
    )
}

/** The units below `key`, which steps over the places of a list: its elements share their units. */
function unitsOf(units: AnyUnits, key: string): AnyUnits | undefined {
  return key
    .split('.')
    .filter((name) => !/^\d+$/.test(name))
    .reduce<AnyUnits | undefined>((part, name) => (typeof part === 'object' ? part[name] : part), units)
}

/**
 * The value `key` ('standard', 'slabs', 'brackets.0.rate') of a module of lib/law, as a guide prints it: of the version in
 * force on `day`, else of the latest one: amounts in the currency of the law. Nothing when no rule of the module has it.
 */
export function writeRuleValue(module: object, key: string, day: string | undefined, show: Show): string | undefined {
  for (const rule of Object.values(module)) {
    if (!isRule(rule)) continue
    const version = day === undefined ? rule.versions.at(-1) : versionOn(rule, day)
    const { show: own } = contextOf(rule.jurisdiction, {}, show.region)
    const written = version && writeLegal(pick(version.value, key), unitsOf(rule.units, key), own)
    if (written !== undefined) return written
  }
  return undefined
}

export function ruleFact(rule: AnyRule, show: Show): RuleFact {
  const sources = rule.versions.flatMap((version) => version.sources)
  const until = rule.versions.at(-1)?.until
  return {
    title: rule.title,
    ...(until === undefined ? {} : { until: show.date(until) }),
    checked: show.date(rule.checkedOn),
    checkedOn: rule.checkedOn,
    periods: knownPeriods(rule, show.date),
    sources: sources.filter(({ href }, position) => sources.findIndex((other) => other.href === href) === position),
  }
}
