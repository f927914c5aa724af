import { gs1_128, type DrawingContext } from 'bwip-js/generic'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applicationIdentifiers, type ValuePart } from '@/lib/subjects/barcode/application-identifiers'
import { gs1CheckDigit } from '@/lib/base/check-digit'
import { checkCharacterPair } from '@/lib/subjects/barcode/check-digit'
import { isFault, readElements } from '@/lib/subjects/barcode/gs1'

function dataOf(text: string): string {
  const read = readElements(text)
  if (isFault(read)) throw new Error(read.fault)
  return read.data
}
const faultOf = (text: string) => {
  const read = readElements(text)
  return isFault(read) ? read.fault : ''
}

describe('separators', () => {
  it('stand behind values without predefined length, and not at the end', () => {
    expect(dataOf('(01)09506000134352(17)271231(10)ABC123')).toBe('01095060001343521727123110ABC123')
    expect(dataOf('(10)ABC123(17)271231(01)09506000134352')).toBe('10ABC123\u001d172712310109506000134352')
    expect(dataOf('(00)340123450000000017(403)1')).toBe('003401234500000000174031')
  })
  it('stand behind a value of fixed length that is not in GS1’s table of predefined lengths', () =>
    expect(dataOf('(422)250(10)A')).toBe('422250\u001d10A'))
})

describe('values', () => {
  it('get the check digit that they lack', () => {
    expect(dataOf('(00)34012345000000001')).toBe('00340123450000000017')
    expect(dataOf('(414)950600013435')).toBe('4149506000134352')
  })
  it('are refused with the check digit that is expected', () =>
    expect(faultOf('(01)09506000134353')).toContain('must end in 2'))
  it('of a GTIN-13 must be written with 14 digits', () =>
    expect(faultOf('(01)9506000134352')).toContain('write 09506000134352'))
  it('must be days that exist; 00 is the whole month where GS1 allows it', () => {
    expect(faultOf('(17)270229')).toContain('day that exists')
    expect(faultOf('(17)270200')).toBe('')
    expect(faultOf('(4326)270200')).toContain('day that exists')
    expect(faultOf('(7003)2702282460')).toContain('time')
  })
  it('have the length of their identifier', () => {
    expect(faultOf('(10)123456789012345678901')).toContain('1 to 20 characters; it has 21')
    expect(faultOf('(3103)12345')).toContain('6 digits; it has 5')
  })
  it('have only characters of GS1’s set', () => {
    expect(faultOf('(10)A B')).toContain('“ ”')
    expect(faultOf('(37)1A')).toContain('only digits')
  })
  it('may hold brackets behind a backslash', () => expect(dataOf(String.raw`(10)A\(01\)B`)).toBe('10A(01)B'))
  it('with decimals are shown as numbers', () => {
    const read = readElements('(01)09506000134352(3103)001250(3922)1299')
    expect(isFault(read) ? [] : read.elements.map(({ means }) => means)).toEqual([
      'GTIN-13 9506000134352',
      '1.250',
      '12.99',
    ])
  })
  it('need an identifier that exists', () => {
    expect(faultOf('(05)123')).toContain('no Application Identifier')
    expect(faultOf('0109506000134352')).toContain('begin with an Application Identifier')
  })
})

describe('what must stand beside what', () => {
  const notesOf = (text: string) => {
    const read = readElements(text)
    return isFault(read) ? [read.fault] : read.notes
  }
  it('a batch beside its item', () => {
    expect(notesOf('(10)A')).toEqual([expect.stringContaining('(01)')])
    expect(notesOf('(01)09506000134352(10)A')).toEqual([])
  })
  it('contents beside their count and their SSCC', () => {
    expect(notesOf('(02)09506000134352(37)10(00)340123450000000017')).toEqual([])
    expect(notesOf('(02)09506000134352')).toEqual([expect.stringContaining('(37)')])
    expect(notesOf('(01)09506000134352(37)10').join(' ')).toContain('does not allow')
  })
})

const samples: Readonly<Record<string, string>> = {
  yymmd0: '271231',
  yymmdd: '271231',
  yyyymmdd: '20271231',
  hhmi: '2359',
  hh: '23',
  mi: '59',
  ss: '59',
  iso3166: '250',
  iso3166999: '250',
  iso3166alpha2: 'FR',
  iso4217: '978',
  zero: '0',
  yesno: '1',
  winding: '1',
  pieceoftotal: '0102',
  latitude: '0123456789',
  longitude: '0123456789',
  hyphen: '-',
  iban: 'GB82WEST12345698765432',
  mediatype: '01',
  iso5218: '1',
  posinseqslash: '1/2',
  packagetype: '1A',
  importeridx: 'A',
}

/** A value of random length that obeys its part. */
function partValue({ characters, least, most, isOptional, checks }: ValuePart): fc.Arbitrary<string> {
  const fixed = checks.map((name) => samples[name]).find((sample) => sample !== undefined)
  if (fixed !== undefined) return fc.constant(isOptional ? '' : fixed)
  const first = characters === 'N' ? '1-9' : 'A-Z'
  const rest = characters === 'N' ? '0-9' : characters === 'Z' ? 'A-Z0-9_' : 'A-Z0-9'
  return fc.integer({ min: least, max: most }).chain((length) => {
    const kept = checks.includes('csum') ? 1 : checks.includes('csumalpha') ? 2 : 0
    const size = Math.max(length, kept === 0 ? 1 : kept + 2) - kept
    return fc.stringMatching(new RegExp(`^[${first}][${rest}]{${size - 1}}$`)).map((text) => {
      if (kept === 1) return text + gs1CheckDigit(text)
      const start = checks.includes('gcppos1') ? `9506${text}`.slice(0, Math.max(size, 5)) : text
      return kept === 2 ? start + checkCharacterPair(start) : start
    })
  })
}

function isTaken(text: string): boolean {
  const nothing = () => undefined
  const pen: DrawingContext<undefined> = {
    scale: () => null,
    measure: () => ({ width: 0, ascent: 0, descent: 0 }),
    init: nothing,
    line: nothing,
    polygon: nothing,
    hexagon: nothing,
    ellipse: nothing,
    fill: nothing,
    text: nothing,
    end: nothing,
  }
  try {
    // The library refuses what lacks a neighbour; here that is a remark.
    gs1_128({ bcid: '', text, lintreqs: false } as Parameters<typeof gs1_128>[0], pen)
    return true
  } catch {
    return false
  }
}

describe('another reader of Application Identifiers', () => {
  // Contents of coupons, and symbols beyond 48 characters, are nothing that both can judge.
  const identifiers = [...applicationIdentifiers].filter(
    ([identifier, { parts }]) => !identifier.startsWith('811') && parts.reduce((sum, part) => sum + part.most, 0) <= 44,
  )
  it('knows each identifier and takes its values', () => {
    for (const [identifier, { parts }] of identifiers)
      fc.assert(
        fc.property(fc.tuple(...parts.map(partValue)), (pieces) => {
          const text = `(${identifier})${pieces.join('')}`
          expect([text, faultOf(text)]).toEqual([text, ''])
          expect([text, isTaken(text)]).toEqual([text, true])
        }),
        { seed: 20261121, numRuns: 2 },
      )
  }, 60_000)
  it('refuses a value that is too long or too short as this one does', () => {
    for (const [identifier, { parts }] of identifiers) {
      const most = parts.reduce((sum, part) => sum + part.most, 0)
      const text = `(${identifier})${'1'.repeat(most + 1)}`
      expect([text, faultOf(text) === '']).toEqual([text, false])
      expect([text, isTaken(text)]).toEqual([text, false])
    }
  })
  it('knows no identifier that is missing here', () => {
    for (let number = 0; number < 10_000; number++)
      for (const length of [2, 3, 4]) {
        const identifier = String(number).padStart(length, '0')
        if (identifier.length !== length || applicationIdentifiers.has(identifier)) continue
        if (number % 97 === 0 || number < 100)
          expect([identifier, isTaken(`(${identifier})1`)]).toEqual([identifier, false])
      }
  })
})
