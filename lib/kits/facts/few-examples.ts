import type { Source } from '@/lib/base/source'
import type { Fields } from '@/lib/kits/fields/types'
import type { FewExamples } from '@/lib/kits/guide/types'

/** As many published examples, over so many years, are enough for the tax of a country. */
const enough = { examples: 12, years: 2 }

interface Proof {
  given: Readonly<Record<string, unknown>>
  problem?: unknown
  source: Source
}

/**
 * What a page says where fewer published examples were found than are enough: how many of its cases have an answer from a source with
 * an address, and the tax years they are for. Nothing where there are enough.
 */
export function fewExamples(cases: readonly Proof[], inputs: Fields): FewExamples | undefined {
  const { taxYear } = inputs
  const initial = taxYear?.kind === 'choice' ? taxYear.initial : undefined
  const published = cases.filter(({ problem, source }) => problem === undefined && source.href !== undefined)
  const years = [...new Set(published.map(({ given }) => String(given['taxYear'] ?? initial)))].toSorted()
  return published.length >= enough.examples && years.length >= enough.years
    ? undefined
    : { count: published.length, years }
}
