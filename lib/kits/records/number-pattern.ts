/** What a number is written for. */
export interface NumberedAt {
  /** ISO day, whose year and month the pattern writes. */
  day: string
  /** Stands for `{kind}`: INV, QUO. */
  prefix: string
  /** The month, 1 to 12, in which the fiscal year begins: 4 in India. January where absent. */
  fiscalMonth?: number
}

export const longestPattern = 40

const place = String.raw`(?:[^{}]|\{(?:kind|(?:fiscal-)?year(?::2)?|month)\})*`
/** A pattern: its number once, `{number}` or with the least digits it has, `{number:4}`; kind, month and both years wherever they are wanted. */
export const patternSource = String.raw`^${place}\{number(?::[1-9])?\}${place}$`

export function isNumberPattern(pattern: string): boolean {
  return pattern.length <= longestPattern && new RegExp(patternSource).test(pattern)
}

/** 2026-27 from a month on, 2026 where the year begins in January; 26-27 and 26 where it is short. */
function fiscalYear({ day, fiscalMonth = 1 }: NumberedAt, isShort: boolean): string {
  const [year = 0, month = 0] = day.split('-').map(Number)
  const begins = month < fiscalMonth ? year - 1 : year
  const first = String(begins).slice(isShort ? -2 : 0)
  return fiscalMonth === 1 ? first : `${first}-${String(begins + 1).slice(-2)}`
}

function fill(pattern: string, at: NumberedAt, writeNumber: (digits: number) => string): string {
  if (!isNumberPattern(pattern)) throw new RangeError(`${pattern} is no pattern of numbers`)
  const [year = '', month = ''] = at.day.split('-')
  return pattern.replace(/\{([^{}]*)\}/g, (_place, name: string) => {
    if (name === 'kind') return at.prefix
    if (name === 'year') return year
    if (name === 'year:2') return year.slice(-2)
    if (name === 'month') return month
    if (name === 'fiscal-year' || name === 'fiscal-year:2') return fiscalYear(at, name.endsWith(':2'))
    return writeNumber(Number(name.split(':')[1] ?? 1))
  })
}

/**
 * The number as it stands on a document: `INV-{year}-{number:4}` and 7 give INV-2026-0007; a number with more digits than asked
 * keeps them. A fiscal year that begins in April makes `INV/{fiscal-year}/{number}` of 31 March 2026 INV/2025-26/7. Throws for what is
 * no pattern.
 */
export function writeDocumentNumber(pattern: string, at: NumberedAt, number: number): string {
  return fill(pattern, at, (digits) => String(number).padStart(digits, '0'))
}

/**
 * What counts together: the pattern with all but the number filled in, so that a pattern with the year or the fiscal year begins at 1
 * in each of them, and one without the kind counts all documents in one row. The padding is no part of it.
 */
export function numberSeriesOf(pattern: string, at: NumberedAt): string {
  return fill(pattern, at, () => '{number}')
}

/** The number in `text` where it was written in this series; undefined where it is another text. */
export function readDocumentNumber(series: string, text: string): number | undefined {
  const [before = '', after = ''] = series.split('{number}')
  if (!text.startsWith(before) || !text.endsWith(after)) return undefined
  const digits = text.slice(before.length, text.length - after.length)
  return /^\d{1,15}$/.test(digits) ? Number(digits) : undefined
}
