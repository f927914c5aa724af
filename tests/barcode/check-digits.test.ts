import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gs1CheckDigit } from '@/lib/base/check-digit'
import { checkCharacterPair, code39CheckCharacter, isbn10CheckCharacter } from '@/lib/subjects/barcode/check-digit'
import { compressUpca, expandUpce, readGtin, readIsbn, readUpce } from '@/lib/subjects/barcode/retail'

describe('check digits as their standards print them', () => {
  it.each([
    // GS1 General Specifications and GS1 offices: worked examples.
    ['629104150021', '3'],
    ['950600013435', '2'],
    ['890400021003', '7'],
    ['730001100001', '7'],
    ['37610425002123456', '9'],
  ])('GS1 %s', (digits, check) => expect(gs1CheckDigit(digits)).toBe(check))

  it('ISBN-10: Homer’s Odyssey 0-14-044001 and the Danish 87-11-07559-7', () => {
    expect(isbn10CheckCharacter('014044001')).toBe('1')
    expect(isbn10CheckCharacter('871107559')).toBe('7')
    expect(isbn10CheckCharacter('080442957')).toBe('X')
  })

  it('ISBN-13: 978-3-16-148410-0', () => expect(gs1CheckDigit('978316148410')).toBe('0'))

  it('Code 39: the sum of CODE 39 is 12+24+13+14+38+3+9 = 113, 27 modulo 43', () =>
    expect(code39CheckCharacter('CODE 39')).toBe('R'))

  it('a Global Model Number: 1987654Ad4X4bL5ttr2310c2K', () =>
    expect(checkCharacterPair('1987654Ad4X4bL5ttr2310c')).toBe('2K'))
})

describe('a GTIN', () => {
  it('gets the check digit that it lacks', () =>
    expect(readGtin('950600013435', 13)).toEqual({ digits: '9506000134352', added: true }))
  it('is taken with spaces and hyphens', () =>
    expect(readGtin('9 506000-134352', 13)).toEqual({ digits: '9506000134352', added: false }))
  it('of wrong length says which lengths are right and how long it is', () =>
    expect(readGtin('95060001343', 13)).toEqual({
      fault: 'must have 13 digits, or 12 without the check digit; this has 11',
    }))
  it('with a wrong check digit names the right one', () =>
    expect(readGtin('9506000134353', 13)).toEqual({
      fault: 'must end in 2, the check digit of 950600013435; this ends in 3',
    }))
  it('that a spreadsheet has rounded says so', () =>
    expect(readGtin('9.506E+12', 13)).toMatchObject({ fault: expect.stringContaining('spreadsheet') }))
  it('is never taken with one digit changed', () =>
    fc.assert(
      fc.property(fc.stringMatching(/^\d{12}$/), fc.nat(12), fc.integer({ min: 1, max: 9 }), (front, at, step) => {
        const good = front + gs1CheckDigit(front)
        const wrong = good.slice(0, at) + ((Number(good[at]) + step) % 10) + good.slice(at + 1)
        expect(readGtin(wrong, 13)).toHaveProperty('fault')
      }),
      { seed: 20261121 },
    ))
})

describe('an ISBN', () => {
  it('of ten characters becomes 13 digits, hyphens kept', () => {
    expect(readIsbn('0-306-40615-2')).toMatchObject({
      digits: '9780306406157',
      print: '978-0-306-40615-7',
      isTen: true,
    })
    expect(readIsbn('ISBN 0-8044-2957-X')).toMatchObject({ digits: '9780804429573', isTen: true })
  })
  it('of 13 digits is checked', () => {
    expect(readIsbn('978-3-16-148410-0')).toMatchObject({ digits: '9783161484100', print: '978-3-16-148410-0' })
    expect(readIsbn('978-3-16-148410-1')).toEqual({ fault: expect.stringContaining('must end in 0') })
  })
  it('without its check digit gets it', () =>
    expect(readIsbn('978-3-16-148410')).toMatchObject({ digits: '9783161484100', print: '978-3-16-148410-0' }))
  it('of ten with a wrong check character names the right one', () =>
    expect(readIsbn('0-8044-2957-1')).toEqual({ fault: expect.stringContaining('must end in X') }))
  it('must be of a book', () => {
    expect(readIsbn('979-0-2600-0043-8')).toEqual({ fault: expect.stringContaining('music') })
    expect(readIsbn('9506000134352')).toEqual({ fault: expect.stringContaining('978 or 979') })
  })
})

describe('UPC-E', () => {
  // Rows of the table of zero suppression in the GS1 General Specifications, one for each last digit.
  const pairs = [
    ['01245714', '012100004574'],
    ['01234531', '012300000451'],
    ['01234543', '012340000053'],
    ['01234565', '012345000065'],
  ] as const
  it.each(pairs)('%s', (short) => {
    const whole = expandUpce(short)
    expect(whole).toHaveLength(12)
    expect(compressUpca(whole)).toBe(short)
  })
  it('expands 01234565 as the standard does', () => expect(expandUpce('01234565')).toBe('012345000065'))
  it('every number of six digits survives expansion and suppression', () =>
    fc.assert(
      fc.property(fc.stringMatching(/^[01]\d{6}$/), (front) => {
        const read = readUpce(front)
        if ('fault' in read) throw new Error(read.fault)
        const again = readUpce(expandUpce(read.digits))
        if ('fault' in again) throw new Error(again.fault)
        // Some numbers can be written in two ways; both stand for the same item.
        expect(expandUpce(again.digits)).toBe(expandUpce(read.digits))
      }),
      { seed: 20261121, numRuns: 500 },
    ))
  it('refuses a UPC-A number without zeros to leave out', () =>
    expect(readUpce('036000291452')).toEqual({ fault: expect.stringContaining('zeros') }))
})
