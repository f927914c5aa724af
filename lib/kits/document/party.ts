import type { Party } from './types'

/** Somebody as typed, a line each, the name first; empty lines are left out. */
export function partyOf(role: string, typed: string, more: readonly string[] = []): Party {
  const [name = '', ...lines] = typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  return { role, name, lines: [...lines, ...more] }
}
