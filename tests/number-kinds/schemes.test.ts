import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { gs1Organisation } from '@/lib/subjects/barcode/gs1-prefixes'
import {
  completeNumber,
  judgeNumber,
  kindsOfLength,
  meantNumbers,
  numbersOfRange,
  schemes,
} from '@/lib/subjects/number-kinds/detect'
import { closed, type Scheme } from '@/lib/subjects/number-kinds/scheme'
import { schemeNames, type SchemeId } from '@/lib/subjects/number-kinds/scheme-names'

interface Vectors {
  numbers: Record<SchemeId, Record<string, string[]>>
}

const { numbers } = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../vectors/check-digits/stdnum.json'), 'utf8'),
) as Vectors

function schemeOf(id: string): Scheme {
  const found = schemes.find((one) => one.id === id)
  if (!found) throw new Error(`no kind ${id}`)
  return found
}

const classes = ['0123456789', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** One character changed for another of its kind, or two neighbours swapped, as make.py does it. */
function mistyped(number: string): Set<string> {
  const found = new Set<string>()
  for (let at = 0; at < number.length; at++) {
    const sign = number.charAt(at)
    for (const other of classes.find((one) => one.includes(sign)) ?? '')
      found.add(number.slice(0, at) + other + number.slice(at + 1))
    if (at + 1 < number.length) found.add(number.slice(0, at) + number.charAt(at + 1) + sign + number.slice(at + 2))
  }
  found.delete(number)
  return found
}

describe.each(Object.entries(numbers))('%s', (id, rows) => {
  const scheme = schemeOf(id)

  it('takes what python-stdnum takes, and of mistyped ones the same', () => {
    expect(Object.keys(rows).length).toBeGreaterThan(3)
    for (const [number, taken] of Object.entries(rows)) {
      expect([number, scheme.check(number).fits]).toEqual([number, true])
      const ours = [...mistyped(number)].filter((one) => scheme.check(one).fits).toSorted()
      expect([number, ours]).toEqual([number, taken])
    }
  })

  it('mends a wrong check character, and completes a number without any', () => {
    for (const number of Object.keys(rows)) {
      const compact = number.replaceAll('-', '')
      const at = scheme.closing?.(compact, compact.length)
      // Where two fillings fit, none is offered: a UK number of both series, a Maltese one, a Spanish letter or digit.
      const whole = at && closed(scheme, compact)
      if (!at || whole === undefined) continue
      expect(whole).toBe(compact)
      const front = compact.slice(0, at.start) + compact.slice(at.start + at.width)
      expect(completeNumber(front, scheme).fitting?.compact).toBe(compact)
    }
  })
})

it('knows each kind once, with an example that its standard or register publishes', () => {
  expect(schemes.map(({ id }) => id).toSorted()).toEqual(Object.keys(schemeNames).toSorted())
  for (const { id, example, check, rule } of schemes) {
    expect([id, check(example).fits]).toEqual([id, true])
    expect(rule).not.toBe('')
  }
})

describe('a kind is told', () => {
  it.each<[string, SchemeId]>([
    ['4006381333931', 'gtin-13'],
    ['978-0-306-40615-7', 'isbn-13'],
    ['ISBN 0-306-40615-2', 'isbn-10'],
    ['0306406152', 'isbn-10'],
    ['0317-8471', 'issn'],
    ['ISSN 2434-561X', 'issn'],
    ['979-0-2600-0043-8', 'ismn'],
    ['GB33 BUKB 2020 1555 5555 55', 'iban'],
    ['IBAN DE89 3704 0044 0532 0130 00', 'iban'],
    ['DEUTDEFF', 'bic'],
    ['RF18 5390 0754 7034', 'rf'],
    ['4242 4242 4242 4242', 'card'],
    ['378282246310005', 'card'],
    ['490154203237518', 'imei'],
    ['US0378331005', 'isin'],
    ['037833100', 'cusip'],
    ['CUSIP 037833100', 'cusip'],
    ['0263494', 'sedol'],
    ['7LTWFZYICNSX8D621K86', 'lei'],
    ['CSQU 305438-3', 'container'],
    ['1M8GDM9AXKP042788', 'vin'],
    ['IMO 9074729', 'imo'],
    ['CAS 7732-18-5', 'cas'],
    ['7732-18-5', 'cas'],
    ['https://orcid.org/0000-0002-1825-0097', 'orcid'],
    ['0000-0002-1825-0097', 'orcid'],
    ['DE136695976', 'eu-vat'],
    ['GB980780684', 'uk-vat'],
    ['27AAPFU0939F1ZV', 'gstin'],
    ['106141412345678908', 'sscc'],
    ['943 476 5919', 'nhs'],
    ['111000025', 'aba'],
  ])('%s: %s', (text, id) => {
    const { scheme, verdict } = judgeNumber(text)
    expect([scheme?.id, verdict]).toEqual([id, id === 'bic' ? 'shape' : 'fits'])
  })

  it('and what else it may be', () => {
    expect(judgeNumber('0614141123452').others.map(({ id }) => id)).toEqual(['gln'])
  })

  it.each(['', 'hello', '12', '=1+1', '٣٤٥', '\u{1F600}', 'a'.repeat(5000), 'IBAN', 'DE', '0x12'])(
    '%j is none',
    (text) => {
      expect(judgeNumber(text).verdict).toBe('unknown')
    },
  )

  it('has a country that there is', () => {
    expect(judgeNumber('COMPUTER').verdict).toBe('wrong')
    expect(judgeNumber('ZZ0378331005').scheme?.id).not.toBe('isin')
  })

  it('by its length where its form says nothing', () => {
    expect(kindsOfLength('12345').map(({ id }) => id)).toEqual([])
    expect(kindsOfLength('A2345678').map(({ id }) => id)).toContain('gtin-8')
  })
})

describe('a number that does not fit', () => {
  it('is given with the check digit that would', () => {
    expect(judgeNumber('4006381333932').mended).toBe('4006381333931')
    expect(judgeNumber('DE88 3704 0044 0532 0130 00').mended).toBe('DE89370400440532013000')
    expect(judgeNumber('CSQU3054384').mended).toBe('CSQU3054383')
    expect(judgeNumber('1M8GDM9A1KP042788').mended).toBe('1M8GDM9AXKP042788')
    expect(judgeNumber('0306406153').mended).toBe('0306406152')
  })

  it('was probably one with two neighbours changed round', () => {
    expect(meantNumbers(judgeNumber('4006381339331'))).toContain('4006381333931')
    expect(meantNumbers(judgeNumber('4006381333931'))).toEqual([])
  })
})

/** GS1 General Specifications and ISBN Users’ Manual: one number in its forms. */
describe('what a number says', () => {
  const fact = (text: string, label: string, id?: SchemeId) =>
    judgeNumber(text, id && schemeOf(id)).facts.find((one) => one.label === label)?.text

  it.each([
    ['614141999996', 'As GTIN-14', '00614141999996'],
    ['614141999996', 'As GTIN-13 (EAN)', '0614141999996'],
    ['614141999996', 'Number given by', 'GS1 US'],
    ['4006381333931', 'Number given by', 'GS1 Germany'],
    ['042100005264', 'As UPC-E', '04252614'],
    ['98412345678908', 'Packing level', '9, of variable measure'],
    ['9780306406157', 'As ISBN-10', '0306406152'],
    ['0306406152', 'As ISBN-13', '9780306406157'],
    ['9783161484100', 'Language or country of the publisher', 'German'],
    ['ISSN 0317-8471', 'In a barcode, without a variant', '9770317847001'],
    ['ISMN M-2306-7118-7', 'With 13 digits', '9790230671187'],
    ['GB33BUKB20201555555555', 'Country', 'United Kingdom'],
    ['GB33BUKB20201555555555', 'Form of a BBAN there', '4 letters, 14 digits'],
    ['4242424242424242', 'Network', 'Visa'],
    ['4242424242424242', 'Published test number', 'Stripe'],
    ['US0378331005', 'CUSIP', '037833100'],
    ['GB0002634946', 'SEDOL', '0263494'],
    ['DEUTDEFF500', 'Branch', '500'],
    ['DEUTDEFF500', 'Country', 'Germany'],
    ['CSQU3054383', 'Owner', 'CSQ'],
    ['0000-0002-1825-0097', 'Kind', 'In the block that ISNI set aside for ORCID'],
    ['490154203237518', 'Type allocation code', '49015420'],
  ])('%s: %s', (text, label, says) => {
    expect(fact(text, label)).toBe(says)
  })

  it('of a case: the article in it', () => {
    expect(fact('10614141999993', 'GTIN-13 of what is in the case')).toBe('0614141999996')
  })

  it('of a UPC-E number: the whole one', () => {
    expect(fact('04252614', 'As GTIN-12 (UPC-A)', 'upc-e')).toBe('042100005264')
  })

  /** The list of prefixes by GS1, read at another place: its edges. */
  it.each([
    ['300', 'GS1 France'],
    ['379', 'GS1 France'],
    ['380', 'GS1 Bulgaria'],
    ['381', undefined],
    ['440', 'GS1 Germany'],
    ['441', undefined],
    ['489', 'GS1 Hong Kong'],
    ['509', 'GS1 UK'],
    ['729', 'GS1 Israel'],
    ['755', 'GS1 Canada'],
    ['839', 'GS1 Italy'],
    ['890', 'GS1 India'],
    ['952', 'Demonstrations and examples'],
    ['000', undefined],
  ])('prefix %s', (prefix, organisation) => {
    expect(gs1Organisation(`${prefix}0000000000`)).toBe(organisation)
  })
})

it('numbers in a row are written out, with their zeros and to a limit', () => {
  expect(numbersOfRange('00998..01001', 10)).toEqual(['00998', '00999', '01000', '01001'])
  expect(numbersOfRange('000000..999999', 3)).toHaveLength(3)
  expect(numbersOfRange('1001..0998', 3)).toBeUndefined()
  expect(numbersOfRange('4006381333931', 3)).toBeUndefined()
})
