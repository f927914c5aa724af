import { versionOn, type AnyRule } from './rule'

/**
 * What of these rules' figures of a day was read in one source only, in words, or nothing where all of them were read twice:
 * "the church tax rates, the average additional contribution".
 */
export function readOnce(rules: readonly AnyRule[], day: string): string | undefined {
  const names = rules.flatMap((rule) => versionOn(rule, day)?.readOnce ?? [])
  return names.length === 0 ? undefined : [...new Set(names)].join(', ')
}
