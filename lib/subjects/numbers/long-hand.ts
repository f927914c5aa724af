/** A line of a written division: so often the divisor fits into what was brought down, and what is left. */
export interface DivisionLine {
  part: bigint
  fits: bigint
  product: bigint
  left: bigint
  /** The digit of the dividend at which the part ends, from 0; beyond its digits stand zeros that were added. */
  column: number
}

export interface WrittenDivision {
  lines: readonly DivisionLine[]
  /** The digits of the quotient with the column of each. */
  quotient: readonly { digit: string; column: number }[]
  /** Whether a remainder came again, so that the digits repeat. */
  repeats: boolean
}

/**
 * Division of whole numbers, the divisor above 0, digit by digit as on paper. After the digits of the dividend at most `most` zeros are
 * added, as long as something is left and no remainder has come again.
 */
export function writtenDivision(dividend: string, divisor: bigint, most: number): WrittenDivision {
  const lines: DivisionLine[] = []
  const quotient: { digit: string; column: number }[] = []
  const seen = new Set<bigint>()
  let rest = 0n
  for (let column = 0; column < dividend.length + most; column += 1) {
    const isAdded = column >= dividend.length
    if (isAdded && (rest === 0n || seen.has(rest))) break
    if (isAdded) seen.add(rest)
    const part = rest * 10n + BigInt(dividend[column] ?? '0')
    const fits = part / divisor
    rest = part - fits * divisor
    const isLast = column === dividend.length - 1
    if (fits > 0n || isLast || quotient.length > 0) quotient.push({ digit: String(fits), column })
    if (fits > 0n || (isLast && lines.length === 0 && most === 0))
      lines.push({ part, fits, product: fits * divisor, left: rest, column })
  }
  return { lines, quotient, repeats: rest !== 0n && seen.has(rest) }
}

/** A column of a written sum, from the right. */
export interface SumColumn {
  /** The power of ten of the column. */
  place: number
  digits: readonly number[]
  carried: number
  total: number
}

/** Columns of numbers from 0, given as whole multiples of 10^−decimals. */
export function writtenSum(numbers: readonly bigint[], decimals: number): SumColumn[] {
  const texts = numbers.map(String)
  const longest = Math.max(...texts.map(({ length }) => length), decimals + 1)
  let carried = 0
  return Array.from({ length: longest }, (_, at) => {
    const digits = texts.map((text) => Number(text[text.length - 1 - at] ?? 0))
    const total = digits.reduce((sum, digit) => sum + digit, carried)
    const column = { place: at - decimals, digits, carried, total }
    carried = Math.floor(total / 10)
    return column
  })
}

/** The products of a number with every digit of another, the last digit first. */
export function partialProducts(one: bigint, other: bigint): { digit: number; product: bigint; shift: number }[] {
  return [...String(other)]
    .toReversed()
    .map((text, shift) => ({ digit: Number(text), product: one * BigInt(text), shift }))
}
