import type { Party } from './types'

/** A party from what was typed in one box: the first line that is not empty is its name. `more` are lines that come after its own. */
export function typedParty(role: string, typed: string, more: readonly string[] = []): Party {
  const [name = '', ...lines] = typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  return { role, name, lines: [...lines, ...more] }
}
