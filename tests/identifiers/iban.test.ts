import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkBic } from '@/lib/subjects/identifiers/bic'
import { checkIban } from '@/lib/subjects/identifiers/iban'
import { ibanCountries } from '@/lib/subjects/identifiers/iban-countries'

const registry = readFileSync(path.join(import.meta.dirname, '../vectors/identifiers/iban-registry.tsv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'))

/** Each digit replaced by the nine others. */
function neighbours(number: string): string[] {
  return Array.from(number).flatMap((sign, at) =>
    /\d/.test(sign)
      ? Array.from('0123456789')
          .filter((digit) => digit !== sign)
          .map((digit) => number.slice(0, at) + digit + number.slice(at + 1))
      : [],
  )
}

describe('the IBAN registry', () => {
  it('has the countries that are known here, and no others', () => {
    expect(registry.map(([country]) => country)).toEqual(Object.keys(ibanCountries))
  })

  it.each(registry)(
    '%s: the published example of %s characters fits, and no example with a digit changed',
    (...row) => {
      const [country, length, , example = ''] = row
      expect(checkIban(example)).toMatchObject({ fits: true, country, compact: example, checkDigits: true })
      expect(example).toHaveLength(Number(length))
      expect(neighbours(example).filter((changed) => checkIban(changed).fits)).toEqual([])
    },
  )

  it.each(registry)('%s: one character more or less is named with the length %s', (...row) => {
    const [, length, , example = ''] = row
    expect(checkIban(`${example}0`)).toMatchObject({ fault: expect.stringContaining(`must have ${length} characters`) })
    expect(checkIban(example.slice(0, -1))).toMatchObject({ fault: expect.stringContaining(`${length} characters`) })
  })
})

describe('an IBAN', () => {
  it('is taken as it is printed, and written in blocks of four', () => {
    expect(checkIban(' iban GB29 NWBK 6016 1331 9268 19 ')).toMatchObject({
      compact: 'GB29NWBK60161331926819',
      written: 'GB29 NWBK 6016 1331 9268 19',
      what: 'an IBAN of the United Kingdom',
    })
  })

  it.each([
    ['', 'must begin with the two letters of a country, such as DE'],
    ['US12 3456', 'must begin with a country that has IBANs; “US” is none'],
    ['DE8937040044053201300', 'must have 22 characters, as an IBAN of Germany has; this has 21'],
    ['DE8937040044O532013000', 'must have a digit as character 13; this has “O”'],
    ['GB29NWB760161331926819', 'must have a letter as character 8; this has “7”'],
    ['DE89370400440532013001', 'must have check digits that fit; these do not, so one character is probably mistyped'],
    ['DE89 3704_0044', 'must have letters and digits only; “_” is neither'],
    ['=HYPERLINK("x")', 'must have letters and digits only; “=” is neither'],
  ])('%s: %s', (text, fault) => expect(checkIban(text)).toEqual({ fits: false, fault }))

  // 97 less is the same remainder, but only 02 to 98 are given (ISO 13616-1, 6.2).
  it('has no check digits 00, 01 or 99', () => {
    const twin = registry.map(([, , , example = '']) => example).find((example) => example.slice(2, 4) === '02')
    expect(twin).toBeUndefined()
    expect(checkIban('DE00000000000000000024').fits).toBe(false)
  })
})

describe('a BIC', () => {
  it.each(['DEUTDEFF', 'DEUTDEFF500', 'nedszajjxxx'])('%s fits', (text) =>
    expect(checkBic(text)).toMatchObject({ fits: true, compact: text.toUpperCase() }),
  )
  it.each([
    ['DEUTDEF', 'must have 8 characters, or 11 with a branch; this has 7'],
    ['DEUT12FF', 'must have the two letters of a country as characters 5 and 6; this has “12”'],
  ])('%s: %s', (text, fault) => expect(checkBic(text)).toEqual({ fits: false, fault }))
})
