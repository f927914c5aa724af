import { editDistance } from '@/lib/base/text/edit-distance'

const sorted = (code: string) => [...code].toSorted().join('')

const mostNamed = 3

/** The codes of a list that a mistyped one may have been: its letters in another order, then those with one other letter. */
export function nearCodes(code: string, listed: Iterable<string>): string[] {
  const others = [...listed]
  const turned = others.filter((other) => sorted(other) === sorted(code))
  const changed = others.filter((other) => editDistance(code, other) === 1)
  return [...new Set([...turned, ...changed])].slice(0, mostNamed)
}
