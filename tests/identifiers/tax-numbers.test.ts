import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import type { IdentifierCheck } from '@/lib/subjects/identifiers/check'
import { checkEuVat, vatPrefixOf } from '@/lib/subjects/identifiers/eu-vat'
import { checkTaxNumber } from '@/lib/subjects/identifiers/seller-tax-number'
import {
  checkAbn,
  checkCanadianGst,
  checkEin,
  checkEmiratesTrn,
  checkGstin,
  checkNewZealandGst,
  checkNorwegianVat,
  checkNzbn,
  checkPan,
  checkSiren,
  checkSiret,
  checkSwissUid,
} from '@/lib/subjects/identifiers/tax-numbers'
import { checkUkVat } from '@/lib/subjects/identifiers/uk-vat'

interface Vectors {
  numbers: Record<string, Record<string, string[]>>
}

const vectors = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../vectors/identifiers/stdnum.json'), 'utf8'),
) as Vectors

const national: Record<string, (text: string) => IdentifierCheck> = {
  GB: checkUkVat,
  gstin: checkGstin,
  abn: checkAbn,
  ird: checkNewZealandGst,
  'ch-uid': checkSwissUid,
  orgnr: checkNorwegianVat,
  siren: checkSiren,
  siret: checkSiret,
  nzbn: checkNzbn,
  'ca-bn': (text) => checkCanadianGst(`${text}RT0001`),
}

function checked(kind: string, number: string): IdentifierCheck {
  return national[kind]?.(number) ?? checkEuVat(`${kind}${number}`)
}

/** What python-stdnum takes of a number's neighbours, and what is taken here. */
function verdicts(kind: string, number: string, kept: number): string[] {
  const ours: string[] = []
  for (let at = 0; at < number.length - kept; at++) {
    if (!/\d/.test(number.charAt(at))) continue
    for (const digit of '0123456789') {
      const changed = number.slice(0, at) + digit + number.slice(at + 1)
      if (changed !== number && checked(kind, changed).fits) ours.push(changed)
    }
  }
  return ours
}

describe('the same verdict as python-stdnum on numbers and on each with one digit changed', () => {
  it.each(Object.keys(vectors.numbers))('%s', (kind) => {
    const numbers = Object.entries(vectors.numbers[kind] ?? {})
    expect(numbers.length).toBeGreaterThanOrEqual(6)
    for (const [number, neighbours] of numbers) {
      expect([number, checked(kind, number)]).toMatchObject([number, { fits: true, checkDigits: true }])
      expect([number, verdicts(kind, number, kind === 'SE' ? 2 : 0)]).toEqual([number, neighbours])
    }
  })
})

describe('published examples', () => {
  it.each([
    // INSEE's example of the French key, and the worked examples of HMRC's check in BBC h2g2 entry A10287461.
    ['fr', 'FR 83 404 833 048', 'FR83404833048', 'FR 83 404833048'],
    ['uk', '831 4958 16', 'GB831495816', 'GB 831 4958 16'],
    // Australian Business Register, "Format of the ABN".
    ['au', 'ABN 51 824 753 556', '51824753556', '51 824 753 556'],
    // Inland Revenue, RWT and NRWT specification: 49-091-850, 35-901-981, 49-098-576, 136-410-132.
    ['nz', '49-091-850', '49091850', '49-091-850'],
    ['nz', '35-901-981', '35901981', '35-901-981'],
    ['nz', '49-098-576', '49098576', '49-098-576'],
    ['nz', '136-410-132', '136410132', '136-410-132'],
    // eCH-0097: CHE-123.456.788.
    ['ch', 'CHE-123.456.788 MWST', 'CHE123456788MWST', 'CHE-123.456.788 MWST'],
    // Brønnøysund Register Centre's own number.
    ['no', 'NO 974 760 673 MVA', '974760673MVA', '974 760 673 MVA'],
    // The sample that GST handbooks print.
    ['in', '27AAPFU0939F1ZV', '27AAPFU0939F1ZV', '27AAPFU0939F1ZV'],
    ['us', '12-3456789', '123456789', '12-3456789'],
    ['ae', '100 1234 5678 9003', '100123456789003', '100 1234 5678 9003'],
  ] as const)('%s: %s', (region, text, compact, written) =>
    expect(checkTaxNumber(region, text)).toMatchObject({ fits: true, compact, written }),
  )

  it('numbers without a published check digit say so', () => {
    expect(checkEin('123456789')).toMatchObject({ checkDigits: false })
    expect(checkPan('AAPFU0939F')).toMatchObject({ fits: true, checkDigits: false, country: 'IN' })
    expect(checkEmiratesTrn('100123456789003')).toMatchObject({ checkDigits: false })
    expect(checkUkVat('GBGD001')).toMatchObject({ fits: true, checkDigits: false, written: 'GBGD001' })
  })

  it('La Poste’s establishments close by the plain sum of their digits', () =>
    expect(checkSiret('35600000049837')).toMatchObject({ fits: true, written: '356 000 000 49837' }))

  it('a SIREN is written in threes', () =>
    expect(checkSiren('404833048')).toMatchObject({ fits: true, written: '404 833 048' }))

  it('regions without a check are left alone', () => expect(checkTaxNumber('jp', 'T1234567890123')).toBeUndefined())
})

describe('a fault in plain words', () => {
  it.each([
    [
      checkEuVat('DE12345678'),
      'must be DE and nine digits, the first not 0, as a German VAT id is; this has “12345678” after DE',
    ],
    [checkEuVat('DE123456789'), 'must have check digits that fit; these do not, so one character is probably mistyped'],
    [checkEuVat('123456789'), 'must begin with the two letters of a member state, such as DE or FR'],
    [checkEuVat('US123'), 'must begin with the two letters of a member state, such as DE or FR'],
    [checkEuVat('DE<b>'), 'must have letters and digits only; “<” is neither'],
    [checkGstin('39AAPFU0939F1ZV'), 'must begin with the two digits of a state; no state has 39'],
    [
      checkGstin('27AAPXU0939F1ZV'),
      'must be two digits of the state, a PAN and three more characters, as a GSTIN is; this has 15 characters: “27AAPXU0939F1ZV”',
    ],
    [
      checkUkVat('GB12345'),
      'must be GB and nine digits, or twelve for a branch, as a UK VAT number is; this has “12345” after GB',
    ],
  ])('%#', (check, fault) => expect(check).toEqual({ fits: false, fault }))

  it('a prefix is added where the country is known, and GR is read as EL', () => {
    expect(checkEuVat('094259216', 'GR')).toMatchObject({ fits: true, compact: 'EL094259216', country: 'GR' })
    expect(checkEuVat('GR094259216')).toMatchObject({ compact: 'EL094259216' })
    expect([vatPrefixOf('GR'), vatPrefixOf('DE'), vatPrefixOf('GB'), vatPrefixOf('toString')]).toEqual([
      'EL',
      'DE',
      undefined,
      undefined,
    ])
  })
})

// Numbers and verdicts by python-stdnum 1.18; the sums of all of them close.
describe('limits of a rule', () => {
  it('a Czech birth number that leaves 10 ends in 0 until 1984 and is given to nobody after', () => {
    expect(checkEuVat('CZ8405150040').fits).toBe(true)
    expect(checkEuVat('CZ8505150050').fits).toBe(false)
    expect(checkEuVat('CZ8605150060').fits).toBe(false)
  })

  // Inland Revenue: valid numbers lie between 10,000,000 and 150,000,000.
  it.each([
    ['09000003', false],
    ['145000009', true],
    ['149999906', true],
    ['150000009', false],
  ] as const)('an IRD number of %s: %s', (number, fits) => expect(checkNewZealandGst(number).fits).toBe(fits))
})
