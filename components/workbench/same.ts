import { useState } from 'react'

/** Whether two pieces of plain data are equal; files and the like are so only when they are the same. */
export function isSame(left: unknown, right: unknown): boolean {
  if (Object.is(left, right)) return true
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false
  const isPlain = [left, right].every((one) => Array.isArray(one) || Object.getPrototypeOf(one) === Object.prototype)
  const names = Object.keys(left)
  if (!isPlain || Array.isArray(left) !== Array.isArray(right) || names.length !== Object.keys(right).length)
    return false
  const [own, other] = [left as Record<string, unknown>, right as Record<string, unknown>]
  return names.every((name) => Object.hasOwn(other, name) && isSame(own[name], other[name]))
}

/** The value of before while the present one is equal to it. */
export function useSame<Value>(value: Value): Value {
  const [kept, setKept] = useState(value)
  if (isSame(kept, value)) return kept
  setKept(value)
  return value
}
