import { typedLines } from '@/lib/base/text/typed-lines'
import type { Party } from './types'

/** Somebody as typed, a line each, the name first; empty lines are left out. */
export function partyOf(role: string, typed: string, more: readonly string[] = []): Party {
  const [name = '', ...lines] = typedLines(typed)
  return { role, name, lines: [...lines, ...more] }
}
