import type { AnyValue } from '@/lib/kits/fields/types'
import type { Test } from './template'

/** Whether there is something: text that is not blank, a tick, a row, any number. */
export function isGiven(value: AnyValue): boolean {
  if (typeof value === 'string') return value.trim() !== ''
  if (Array.isArray(value)) return value.length > 0
  return value !== undefined && value !== false
}

function holds({ field, is, not }: Test, values: Readonly<Record<string, AnyValue>>): boolean {
  const value = values[field]
  const found = is === undefined ? isGiven(value) : is.some((one) => one === value)
  return not ? !found : found
}

export function allHold(tests: readonly Test[], values: Readonly<Record<string, AnyValue>>): boolean {
  return tests.every((test) => holds(test, values))
}
