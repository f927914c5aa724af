import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { styledAnswer } from '@/lib/subjects/styled-text/answer'
import {
  letterStyleNames,
  lettersOf,
  markStyleNames,
  plain,
  styled,
  type LetterStyle,
} from '@/lib/subjects/styled-text/styles'

const lines = readFileSync('tests/vectors/styled-letters/letters.txt', 'utf8').trimEnd().split('\n')
const byName = lines.filter((line) => !/^(raised|lowered) /.test(line))
const byDecomposition = lines.filter((line) => /^(raised|lowered) /.test(line))

describe('letters, by their names in the Unicode Character Database', () => {
  it.each(byName)('%s', (line) => {
    const [style = '', signs = ''] = line.split(' ')
    const characters = Array.from(signs)
    const expected = Object.fromEntries(
      characters.flatMap((sign, at) => (at % 2 === 0 ? [[sign, characters[at + 1]]] : [])),
    )
    const { ' ': _space, ...letters } = lettersOf(style as LetterStyle)
    expect(letters).toEqual(expected)
  })
  it('raised and lowered, by their decompositions', () => {
    for (const style of ['raised', 'lowered'] as const) {
      const rows = byDecomposition
        .filter((line) => line.startsWith(`${style} `))
        .map((line) => line.slice(style.length + 1))
      const given = new Map(rows.map((row) => [row[0] ?? '', row.slice(1)]))
      const table = lettersOf(style)
      expect(Object.keys(table).toSorted()).toEqual([...given.keys()].toSorted())
      for (const [sign, found] of Object.entries(table)) expect(given.get(sign)).toContain(found)
    }
  })
  it('are 22 styles with 17 of marks and a spaced one: forty', () =>
    expect(letterStyleNames.length + markStyleNames.length + 1).toBe(40))
})

describe('the way back', () => {
  it('leads from every styled character to its plain one, capitals where a style has no other', () => {
    for (const style of letterStyleNames)
      for (const [sign, found] of Object.entries(lettersOf(style))) {
        const isShared = lettersOf(style)[sign.toUpperCase()] === found
        expect(`${style} ${plain(found)}`).toBe(`${style} ${isShared ? sign.toUpperCase() : sign}`)
      }
  })
  it('takes marks off, and leaves accents', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'abcXYZ éñü019 .,') })
    fc.assert(
      fc.property(letters, fc.constantFrom(...markStyleNames), (text, style) => {
        expect(plain(styled(text, style).text)).toBe(text)
      }),
    )
    expect(plain('e\u0301')).toBe('é')
  })
  it('no mark joins with a letter', () => {
    for (const style of markStyleNames) {
      const text = styled('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ', style).text
      expect(text.normalize('NFC')).toBe(text)
    }
  })
})

describe('a text', () => {
  it('keeps what a style lacks, and counts letters and figures', () => {
    expect(styled('Hé 9!', 'italic')).toEqual({ text: '𝐻é 9!', kept: 2 })
    expect(styled('x', 'small-capitals')).toEqual({ text: 'x', kept: 1 })
    expect(styled('toString', 'lowered').text).toBe('ₜₒSₜᵣᵢₙg')
  })
  it('is spaced between its signs', () => expect(styled('ab c', 'spaced').text).toBe('a b c'))
  it('has one mark a character as it is seen', () =>
    expect(styled('e\u0301 a', 'struck').text).toBe('e\u0301\u0336 a\u0336'))
  it('is read as it may be spoken', () =>
    expect(styledAnswer({ source: 'Hi', style: 'fraktur', alikes: false })).toMatchObject({
      spoken: ['black-letter capital h', 'mathematical fraktur small i'],
      isStyled: false,
      plain: 'Hi',
    }))
  it('with letters of another script becomes Latin on a wish', () => {
    const source = '𝐩аy' // the second letter is Cyrillic
    expect(styledAnswer({ source, style: 'bold', alikes: false })).toMatchObject({ plain: 'pаy', isStyled: true })
    expect(styledAnswer({ source, style: 'bold', alikes: true }).plain).toBe('pay')
  })
  it('is styled anew where it is styled, and keeps its exponents', () => {
    const { texts } = styledAnswer({ source: '𝒎² a\u0336', style: 'bold', alikes: false })
    expect([texts.bold.text, texts.italic.text]).toEqual(['𝐦² 𝐚', '𝑚² 𝑎'])
  })
})
