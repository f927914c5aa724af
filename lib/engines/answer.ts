import {
  answerEntries,
  notAsked,
  type Circumstances,
  type Entries,
  type EntriesAnswer,
} from '@/lib/kits/calculator/entries'
import type { CalculatorModule } from '@/lib/kits/calculator/answer'
import type { Declaration } from '@/lib/kits/calculator/declaration'

/* For programs: asks a calculator by its id. Its own module and its description are fetched from the site that this came from. */

interface Described {
  kind: string
  declaration: Declaration
}

/**
 * What the calculator of this id answers to `entries`, which are named and shaped as in its description under /api/tools/<id>.json.
 * Rejects where the site is not reached; a name that is no tool, a wrong entry and a question without an answer are problems.
 */
export async function answer(
  id: string,
  entries: Entries = {},
  circumstances: Circumstances = {},
): Promise<EntriesAnswer> {
  // This file lies two folders below the root, wherever the site is.
  const site = new URL('../../', import.meta.url)
  const address = new URL(`api/tools/${encodeURIComponent(id)}`, site).href
  const response = await fetch(`${address}.json`)
  if (response.status === 404) return notAsked(id, 'noTool')
  if (!response.ok) throw new Error(`${address}.json: ${response.status}`)
  const { kind, declaration } = (await response.json()) as Described
  if (kind !== 'calculator') return notAsked(id, 'noCalculator')
  const module = (await import(/* @vite-ignore */ `${address}.js`)) as { default: CalculatorModule }
  return answerEntries(module.default, declaration, entries, circumstances)
}
