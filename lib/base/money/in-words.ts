import { currencyUnits } from './currency-units'
import { minorUnitDigits } from './currency'
import { largestAmount } from './minor-units'

/** How English writes a number: in thousands and millions, or in lakhs and crores; "one hundred and five" or "one hundred five". */
export interface WordStyle {
  groups: 'international' | 'indian'
  and: boolean
}

/** The styles by the names that forms give them. */
export const wordStyles = {
  'without and': { groups: 'international', and: false },
  'with and': { groups: 'international', and: true },
  // "and" parts rupees from paise there.
  indian: { groups: 'indian', and: false },
} as const satisfies Record<string, WordStyle>

const small =
  `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen
nineteen`.split(/\s/u)
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

/** The names of the powers of ten that a style counts in, the largest first. */
const powers = {
  international: [
    [1e15, 'quadrillion'],
    [1e12, 'trillion'],
    [1e9, 'billion'],
    [1e6, 'million'],
    [1e3, 'thousand'],
    [100, 'hundred'],
  ],
  // Beyond 99 lakh crores are counted as numbers of their own: ten thousand crore, one lakh crore.
  indian: [
    [1e7, 'crore'],
    [1e5, 'lakh'],
    [1e3, 'thousand'],
    [100, 'hundred'],
  ],
} as const

function belowHundred(value: number): string {
  if (value < 20) return small[value] ?? ''
  const ten = tens[Math.floor(value / 10)] ?? ''
  return value % 10 === 0 ? ten : `${ten}-${small[value % 10] ?? ''}`
}

function wordsOf(value: number, style: WordStyle): string {
  const power = powers[style.groups].find(([size]) => value >= size)
  if (!power) return belowHundred(value)
  const [size, name] = power
  const head = `${wordsOf(Math.floor(value / size), style)} ${name}`
  const rest = value % size
  if (rest === 0) return head
  return `${head} ${style.and && rest < 100 ? 'and ' : ''}${wordsOf(rest, style)}`
}

/** A whole number from 0 to 1e15 in English words, in lower case; `undefined` for any other. */
export function numberInWords(value: number, style: WordStyle): string | undefined {
  return Number.isInteger(value) && value >= 0 && value <= largestAmount ? wordsOf(value, style) : undefined
}

function counted(count: number, [one, many]: readonly [string, string], style: WordStyle): string {
  return `${wordsOf(count, style)} ${count === 1 ? one : many}`
}

/**
 * An amount in English words, in lower case: 12345, USD is "one hundred twenty-three dollars and forty-five cents". In the Indian
 * style the currency stands first and "only" last, so that nothing can be added: "rupees one hundred twenty-three and forty-five
 * paise only". Minor units of 0 are not named. Below zero the words begin with "minus".
 *
 * @param minor whole minor units of the currency (ISO 4217): cents, yen, fils.
 * `undefined` for an amount that is not whole or beyond 1e15 minor units, and for a currency whose names are not known.
 */
export function amountInWords(minor: number, currency: string, style: WordStyle): string | undefined {
  const size = Math.abs(minor)
  if (!Number.isInteger(size) || size > largestAmount || !Object.hasOwn(currencyUnits, currency)) return undefined
  const units = currencyUnits[currency]
  if (!units) return undefined
  const scale = 10 ** minorUnitDigits(currency)
  const major = Math.floor(size / scale)
  const rest = size % scale
  const isIndian = style.groups === 'indian'
  const [one, many] = units.major
  const parts = [
    ...(major === 0 && rest > 0
      ? []
      : [isIndian ? `${major === 1 ? one : many} ${wordsOf(major, style)}` : counted(major, units.major, style)]),
    ...(rest > 0 && units.minor ? [counted(rest, units.minor, style)] : []),
  ]
  return `${minor < 0 ? 'minus ' : ''}${parts.join(' and ')}${isIndian ? ' only' : ''}`
}

/** `amountInWords` as a sentence begins, 'One hundred dollars'; empty where no words are wanted or known. */
export function amountSentence(
  minor: number,
  currency: string,
  style: keyof typeof wordStyles | 'none' = 'none',
): string {
  const words = style === 'none' ? undefined : amountInWords(minor, currency, wordStyles[style])
  return words ? `${words.slice(0, 1).toUpperCase()}${words.slice(1)}` : ''
}
