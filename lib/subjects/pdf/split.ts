import { readRanges } from './ranges'

/** How a file is cut into parts. Pages count from 1. */
export type SplitRule =
  | { by: 'count'; every: number }
  /** Each range between commas becomes a part, or all of them one. */
  | { by: 'ranges'; text: string; isOne: boolean }
  | { by: 'parity' }
  /** A part begins on each of these pages, what lies before the first is a part too. */
  | { by: 'starts'; starts: readonly { page: number; title?: string | undefined }[] }
  /** Pages that part others and are themselves left out. */
  | { by: 'separators'; pages: readonly number[] }

export interface SplitPart {
  pages: number[]
  title: string | undefined
}

export type Split = { parts: SplitPart[]; isClipped: boolean } | { fault: string }

const steps = (from: number, to: number) => Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at)
const plain = (lists: number[][]): SplitPart[] =>
  lists.filter((pages) => pages.length > 0).map((pages) => ({ pages, title: undefined }))

function byRanges(count: number, text: string, isOne: boolean): Split {
  const pieces = isOne ? [text] : text.split(/[,;\n]+/).filter((piece) => piece.trim() !== '')
  const lists: number[][] = []
  let isClipped = false
  for (const piece of pieces.length === 0 ? [''] : pieces) {
    const read = readRanges(piece, count)
    if ('fault' in read) return read
    lists.push(read.pages)
    isClipped ||= read.isClipped
  }
  return { parts: plain(lists), isClipped }
}

/** The parts that a rule makes of a file with `count` pages. Refuses ranges that name nothing. */
export function split(count: number, rule: SplitRule): Split {
  const all = steps(1, count)
  switch (rule.by) {
    case 'ranges':
      return byRanges(count, rule.text, rule.isOne)
    case 'count': {
      const every = Math.max(1, rule.every)
      const lists = steps(0, Math.ceil(count / every) - 1).map((at) => all.slice(at * every, (at + 1) * every))
      return { parts: plain(lists), isClipped: false }
    }
    case 'parity':
      return {
        parts: plain([all.filter((page) => page % 2 === 1), all.filter((page) => page % 2 === 0)]),
        isClipped: false,
      }
    case 'starts': {
      const starts = rule.starts
        .filter(({ page }, at) => rule.starts.findIndex((other) => other.page === page) === at)
        .toSorted((one, other) => one.page - other.page)
      const begins = starts[0]?.page === 1 ? starts : [{ page: 1, title: undefined }, ...starts]
      const parts = begins.map(({ page, title }, at) => ({
        pages: steps(page, (begins[at + 1]?.page ?? count + 1) - 1),
        title,
      }))
      return { parts, isClipped: false }
    }
    case 'separators': {
      const lists: number[][] = [[]]
      for (const page of all) {
        if (rule.pages.includes(page)) lists.push([])
        else lists.at(-1)?.push(page)
      }
      return { parts: plain(lists), isClipped: false }
    }
  }
}

/** What no file system takes in a name. */
const refused = /[\\/:*?"<>|\p{Cc}]+/gu

export interface NameParts {
  file: string
  number: number
  /** Of all parts, for leading zeros. */
  count: number
  pages: string
  title: string | undefined
}

/** A name by a pattern with `{file}`, `{n}`, `{pages}` and `{title}`, without ending. */
export function partName(pattern: string, { file, number, count, pages, title }: NameParts): string {
  const digits = String(count).length
  const values: Readonly<Record<string, string>> = {
    file,
    n: String(number).padStart(digits, '0'),
    pages: pages.replaceAll(', ', '_'),
    title: title ?? `part ${number}`,
  }
  const name = pattern.replace(/\{(\w+)\}/g, (whole, token: string) => values[token] ?? whole)
  const clean = name.replace(refused, ' ').replaceAll(/\s+/g, ' ').trim().replace(/\.+$/, '').slice(0, 120)
  return clean === '' ? `part ${number}` : clean
}
