import type { RuleFact } from '@/lib/guide/types'
import type { Show } from '@/lib/format/show'
import { knownPeriods, versionOn, type AnyRule } from '@/lib/rules/rule'

function isRule(value: unknown): value is AnyRule {
  return typeof value === 'object' && value !== null && 'versions' in value && 'checkedOn' in value
}

/** Rates are fractions and never above 1; amounts of law never lie below it. */
function writeLegal(value: unknown, show: Show): string | undefined {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return value <= 1 ? show.percent(value) : show.number(value)
  if (!Array.isArray(value)) return undefined
  const written = value.map((one) => writeLegal(one, show))
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

/**
 * The value `key` ('standard', 'slabs', 'brackets.0.rate') of a module of lib/rules, as a guide prints it: of the version in
 * force on `day`, else of the latest one. Nothing when no rule of the module has it.
 */
export function writeRuleValue(module: object, key: string, day: string | undefined, show: Show): string | undefined {
  for (const rule of Object.values(module)) {
    if (!isRule(rule)) continue
    const version = day === undefined ? rule.versions.at(-1) : versionOn(rule, day)
    const written = version && writeLegal(pick(version.value, key), show)
    if (written !== undefined) return written
  }
  return undefined
}

export function ruleFact(rule: AnyRule, show: Show): RuleFact {
  const sources = rule.versions.flatMap((version) => version.sources)
  return {
    title: rule.title,
    checked: show.date(rule.checkedOn),
    checkedOn: rule.checkedOn,
    periods: knownPeriods(rule, show.date),
    sources: sources.filter(({ href }, position) => sources.findIndex((other) => other.href === href) === position),
  }
}
