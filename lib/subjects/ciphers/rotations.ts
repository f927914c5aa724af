/* Ciphers of the puzzle page: each sign for another one, by a rule that everybody knows. */

export const variants = ['rot13', 'rot5', 'rot18', 'rot47', 'atbash', 'a1z26'] as const
export type Variant = (typeof variants)[number]
export type NumberSign = '-' | '.' | ','

/** Turns the signs from `first` to `last` by `by` places, in a circle; all others stay. */
function turned(text: string, first: string, last: string, by: number): string {
  const from = first.charCodeAt(0)
  const size = last.charCodeAt(0) - from + 1
  return text.replaceAll(new RegExp(`[${first}-${last}]`, 'g'), (sign) =>
    String.fromCharCode(from + ((sign.charCodeAt(0) - from + by) % size)),
  )
}

const rot13 = (text: string) => turned(turned(text, 'a', 'z', 13), 'A', 'Z', 13)
const rot5 = (text: string) => turned(text, '0', '9', 5)
/** ROT13 for letters, ROT5 for figures. */
const rot18 = (text: string) => rot5(rot13(text))
/** The 94 printable signs of ASCII from ! to ~, by 47 places. */
const rot47 = (text: string) =>
  text.replaceAll(/[!-~]/g, (sign) => String.fromCharCode(33 + ((sign.charCodeAt(0) - 33 + 47) % 94)))
/** The first letter for the last, the second for the last but one. */
const atbash = (text: string) =>
  text.replaceAll(/[a-z]/gi, (letter) => {
    const code = letter.charCodeAt(0)
    return String.fromCharCode((code > 96 ? 219 : 155) - code)
  })

/** Letters as their places in the alphabet, parted within a word by the sign; what is no letter stays. */
export function lettersAsNumbers(text: string, sign: NumberSign): string {
  return text.replaceAll(/[a-z]+/gi, (word) =>
    [...word.toLowerCase()].map((letter) => letter.charCodeAt(0) - 96).join(sign),
  )
}

/** Numbers from 1 to 26, parted by the sign, as capitals; other numbers stay. */
export function numbersAsLetters(text: string, sign: NumberSign): string {
  const run = new RegExp(`\\d+(?:\\${sign}\\d+)*`, 'g')
  return text.replaceAll(run, (numbers) => {
    const letters = numbers.split(sign).map((one) => {
      const place = Number(one)
      return place >= 1 && place <= 26 && !one.startsWith('0') ? String.fromCharCode(64 + place) : undefined
    })
    return letters.every((letter) => letter !== undefined) ? letters.join('') : numbers
  })
}

export interface CipherQuestion {
  source: string | File
  sign: NumberSign
  /** Numbers become letters; the other variants are their own way back. */
  isBack: boolean
}

export interface CipherAnswer {
  texts: Readonly<Record<Variant, string>>
  /** Letters that no variant knows, and the first few of them. */
  foreign: { count: number; first: string }
}

const ways: Readonly<Record<Variant, (text: string, question: Pick<CipherQuestion, 'sign' | 'isBack'>) => string>> = {
  rot13,
  rot5,
  rot18,
  rot47,
  atbash,
  a1z26: (text, { sign, isBack }) => (isBack ? numbersAsLetters(text, sign) : lettersAsNumbers(text, sign)),
}

/** A text in every variant. */
export function ciphered(text: string, question: Pick<CipherQuestion, 'sign' | 'isBack'>): CipherAnswer {
  const strange = text.match(/(?![a-z])\p{L}/giu) ?? []
  return {
    texts: Object.fromEntries(
      variants.map((variant) => [variant, ways[variant](text, question)]),
    ) as CipherAnswer['texts'],
    foreign: { count: strange.length, first: [...new Set(strange)].slice(0, 8).join(' ') },
  }
}
