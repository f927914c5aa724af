/* Pages named in words: "1-3, 8, 10-", "odd", "even", "last". Pages count from 1. */

export type ReadRanges =
  | {
      /** In the order in which they are named; one named twice stands there twice. */
      pages: number[]
      /** Whether pages were named that the file does not have. */
      isClipped: boolean
    }
  | { fault: string }

const wordPattern = /^(all|odd|even|last)$/
const rangePattern = /^(\d+|last)?\s*[-–]\s*(\d+|last)?$/

function steps(from: number, to: number): number[] {
  const step = from <= to ? 1 : -1
  return Array.from({ length: Math.abs(to - from) + 1 }, (_, at) => from + at * step)
}

function named(part: string, count: number): number[] | undefined {
  const all = steps(1, count)
  const word = wordPattern.exec(part)?.[1]
  if (word === 'all') return all
  if (word === 'odd') return all.filter((page) => page % 2 === 1)
  if (word === 'even') return all.filter((page) => page % 2 === 0)
  if (word === 'last') return [count]
  if (/^\d+$/.test(part)) return [Number(part)]
  const range = rangePattern.exec(part)
  if (!range || (range[1] === undefined && range[2] === undefined)) return undefined
  const numberOf = (text: string | undefined, otherwise: number) =>
    text === undefined ? otherwise : text === 'last' ? count : Number(text)
  const from = numberOf(range[1], 1)
  const to = numberOf(range[2], count)
  // An open end before its beginning names pages that are not there.
  if (range[2] === undefined && from > count) return [from]
  // A range far outside the file would only make a long list of nothing.
  return steps(Math.min(from, count + 1), Math.min(to, count + 1))
}

/**
 * The pages that a text names of a file with `count` pages: numbers and ranges with commas, ranges backwards too, "10-" to the end, "odd",
 * "even", "last", "all". An empty text names all. Pages beyond the last are left out and told; a text without any page that is there is
 * a fault.
 */
export function readRanges(text: string, count: number): ReadRanges {
  const parts = text
    .toLowerCase()
    .split(/[,;\n]+/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  if (parts.length === 0) return { pages: steps(1, count), isClipped: false }
  const pages: number[] = []
  for (const part of parts) {
    const found = named(part, count)
    if (!found) return { fault: `“${part}” names no pages. Write numbers and ranges with commas, such as 1-3, 8, 10-.` }
    if (found.includes(0)) return { fault: 'Pages count from 1.' }
    pages.push(...found)
  }
  const there = pages.filter((page) => page <= count)
  if (there.length === 0) return { fault: `None of these pages is there: the file has ${count}.` }
  return { pages: there, isClipped: there.length < pages.length }
}

/** Pages as a text, in as few ranges as they make: 1, 2, 3, 8 is "1-3, 8". */
export function writeRanges(pages: readonly number[]): string {
  const parts: string[] = []
  for (let at = 0; at < pages.length;) {
    let end = at
    while (pages[end + 1] === (pages[end] ?? 0) + 1) end++
    parts.push(end === at ? `${pages[at]}` : `${pages[at]}-${pages[end]}`)
    at = end + 1
  }
  return parts.join(', ')
}
