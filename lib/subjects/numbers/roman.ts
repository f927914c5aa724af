/** Signs with their values, subtracted pairs among them, from the largest. */
const signs = [
  ['M', 1000],
  ['CM', 900],
  ['D', 500],
  ['CD', 400],
  ['C', 100],
  ['XC', 90],
  ['L', 50],
  ['XL', 40],
  ['X', 10],
  ['IX', 9],
  ['V', 5],
  ['IV', 4],
  ['I', 1],
] as const
const values: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 }

export const largestRoman = 3_999_999
const overline = '\u0305'
const known = ['I', 'V', 'X', 'L', 'C', 'D', 'M', '(', ')', overline]
const lined = (text: string) => [...text].map((letter) => letter + overline).join('')

/** A group of the same sign: what it is worth together. */
export interface RomanPart {
  sign: string
  value: number
}

function partsBelow(number: number): RomanPart[] {
  const parts: RomanPart[] = []
  let rest = number
  for (const [sign, value] of signs) {
    const times = Math.floor(rest / value)
    if (times > 0) parts.push({ sign: sign.repeat(times), value: value * times })
    rest -= times * value
  }
  return parts
}

/** The signs of a whole number from 1 to 3,999,999; from 4000 thousands have a line above, which multiplies by 1000. */
export function romanParts(number: number): RomanPart[] {
  if (number < 4000) return partsBelow(number)
  const thousands = Math.floor(number / 1000)
  return [
    ...partsBelow(thousands).map(({ sign, value }) => ({ sign: lined(sign), value: value * 1000 })),
    ...partsBelow(number % 1000),
  ]
}

export function writeRoman(number: number): string {
  return romanParts(number)
    .map(({ sign }) => sign)
    .join('')
}

/** The same without a line: thousands in brackets, (IV)DLXVII. */
export function writeRomanPlain(number: number): string {
  const thousands = Math.floor(number / 1000)
  return number < 4000 ? writeRoman(number) : `(${writeRoman(thousands)})${writeRoman(number % 1000)}`
}

export type RomanReading =
  | { value: number; isClockFace: boolean }
  | { wrong: 'signs'; sign: string }
  | { wrong: 'form'; value: number }

/** What signs come to that follow no rule: a run of equal signs before a larger one is taken off. */
function loosely(text: string): number {
  const runs = [...text.matchAll(/(.)\1*/g)].map(([run]) => ({ each: values[run[0] ?? ''] ?? 0, count: run.length }))
  return runs.reduce(
    (total, { each, count }, at) => total + (each < (runs[at + 1]?.each ?? 0) ? -each : each) * count,
    0,
  )
}

/**
 * Reads a numeral of either case: I, X, C and M at most three in a row, only IV, IX, XL, XC, CD and CM subtracted, thousands with a line
 * above or in brackets. IIII for IV is understood as dials of clocks have it. What breaks a rule is `form`, with what it comes to.
 */
export function readRoman(typed: string): RomanReading {
  // A line is a character of its own here, so letters are taken apart from it before anything else.
  const text = typed.normalize('NFKD').toUpperCase().replace(/\s/g, '')
  const plain = text.replace(/(?:[IVXLCDM]\u0305)+/g, (part) => `(${part.replaceAll(overline, '')})`)
  const [, thousands = '', ones = ''] = /^(?:\(([IVXLCDM]+)\))?([IVXLCDM]*)$/.exec(plain) ?? []
  if (thousands + ones === '')
    return { wrong: 'signs', sign: [...text].find((letter) => !known.includes(letter)) ?? '' }
  const value = loosely(thousands) * 1000 + loosely(ones)
  const fits = (part: string, written: string) => part === written || part === written.replace('IV', 'IIII')
  const [wholeThousands, rest] = [loosely(thousands), loosely(ones)]
  const isRead =
    value >= 1 &&
    value <= largestRoman &&
    fits(thousands, writeRoman(wholeThousands)) &&
    fits(ones, writeRoman(rest)) &&
    (thousands === '' || (wholeThousands >= 4 && rest < 1000))
  if (!isRead) return { wrong: 'form', value }
  return { value, isClockFace: (thousands + ones).includes('IIII') }
}
