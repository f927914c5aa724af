import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  ciphered,
  lettersAsNumbers,
  numbersAsLetters,
  variants,
  type NumberSign,
} from '@/lib/subjects/ciphers/rotations'

const onwards = { sign: '-', isBack: false } as const
const text = 'Hello, World 2026! Zürich'

describe('each variant', () => {
  // ROT13 by Python's codecs and by tr 'A-Za-z' 'N-ZA-Mn-za-m', ROT47 by tr '!-~' 'P-~!-O', the others by Python's ord and chr.
  it.each([
    ['rot13', 'Uryyb, Jbeyq 2026! Müevpu'],
    ['rot5', 'Hello, World 7571! Zürich'],
    ['rot18', 'Uryyb, Jbeyq 7571! Müevpu'],
    ['rot47', 'w6==@[ (@C=5 a_aeP +üC:49'],
    ['atbash', 'Svool, Dliow 2026! Aüirxs'],
    ['a1z26', '8-5-12-12-15, 23-15-18-12-4 2026! 26ü18-9-3-8'],
  ] as const)('%s', (variant, expected) => expect(ciphered(text, onwards).texts[variant]).toBe(expected))

  it('is its own way back, but for A1Z26', () => {
    const any = fc.string({
      unit: fc.oneof(fc.constantFrom(...'aZ09!~ Uü漢'), fc.string({ maxLength: 1, minLength: 1 })),
    })
    fc.assert(
      fc.property(any, (one) => {
        const { texts } = ciphered(one, onwards)
        for (const variant of variants)
          if (variant !== 'a1z26') expect(ciphered(texts[variant], onwards).texts[variant]).toBe(one)
      }),
    )
  })

  it('moves no sign but the printable ones of ASCII in ROT47', () => {
    const all = Array.from({ length: 256 }, (_, code) => String.fromCharCode(code))
    const moved = all.filter((sign) => ciphered(sign, onwards).texts.rot47 !== sign)
    expect(moved.map((sign) => sign.charCodeAt(0))).toEqual(Array.from({ length: 94 }, (_, at) => at + 33))
  })

  it('counts letters that it does not know', () =>
    expect(ciphered('Zürich 漢字 ü', onwards).foreign).toEqual({ count: 4, first: 'ü 漢 字' }))
})

describe('A1Z26', () => {
  it('comes back as capitals with any sign', () => {
    const words = fc.string({ unit: fc.constantFrom(...'abcxyzABC'), minLength: 1 })
    fc.assert(
      fc.property(fc.array(words), fc.constantFrom<NumberSign>('-', '.', ','), (list, sign) => {
        const line = list.join(' ')
        expect(numbersAsLetters(lettersAsNumbers(line, sign), sign)).toBe(line.toUpperCase())
      }),
    )
  })
  it('leaves numbers that are no letters', () => {
    expect(numbersAsLetters('8-9 27 0 08 2026', '-')).toBe('HI 27 0 08 2026')
    expect(ciphered('8-9', { sign: '-', isBack: true }).texts.a1z26).toBe('HI')
  })
})
