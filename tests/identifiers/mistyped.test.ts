import { describe, expect, it } from 'vitest'
import { faultOfAccount, faultOfTaxNumber } from '@/lib/subjects/identifiers/mistyped'

const closes = /^must have check digits that fit/

describe('a tax number that was typed', () => {
  // Numbers that close by python-stdnum; those with a digit changed are ours, and their verdict is stdnum's too.
  it.each([
    ['DE 136 695 976', 'DE136695978'],
    ['FR 40 303 265 045', 'FR40303265044'],
    ['NL4495445B01', undefined],
    ['NL004495445B01', 'NL004495446B01'],
    ['GB 980 7806 84', 'GB980780685'],
    ['27AAPFU0939F1ZV', '27AAPFU0939F1ZO'],
    ['CHE-123.456.788 MWST', 'CHE-123.456.789 MWST'],
  ])('%s is told by its own look', (number, mistyped) => {
    if (mistyped === undefined) return expect(faultOfTaxNumber(number)).toMatch(/must be NL, nine digits/)
    expect(faultOfTaxNumber(number)).toBeUndefined()
    expect(faultOfTaxNumber(mistyped)).toMatch(closes)
  })

  it('without letters is held against the one kind that its country has', () => {
    expect(faultOfTaxNumber('51 824 753 556', 'au')).toBeUndefined()
    expect(faultOfTaxNumber('51 824 753 557', 'au')).toMatch(closes)
    expect(faultOfTaxNumber('831 4958 17', 'uk')).toMatch(closes)
    expect(faultOfTaxNumber('AAPFU0939F', 'in')).toMatch(/as a GSTIN is/)
  })

  it.each([
    ['12/345/67890', 'de'],
    ['RSSMRA85T10A562S', 'it'],
    ['732 829 320', 'fr'],
    ['12-3456789', 'us'],
    ['', 'au'],
    ['VAT registration pending', undefined],
    ['DE', undefined],
    ['USt-IdNr. folgt', 'de'],
  ] as const)('%j may be a number of another kind, and is left alone', (number, country) =>
    expect(faultOfTaxNumber(number, country)).toBeUndefined(),
  )
})

describe('an account number that was typed', () => {
  // The example of the IBAN registry for Germany, and with its check digits exchanged.
  it('is held against the IBAN that it looks like', () => {
    expect(faultOfAccount('DE89 3704 0044 0532 0130 00')).toBeUndefined()
    expect(faultOfAccount('IBAN DE98 3704 0044 0532 0130 00')).toMatch(closes)
    expect(faultOfAccount('DE89 3704 0044 0532 0130')).toMatch(/must have 22 characters/)
  })

  it.each(['', '12345678', '026009593 / 4471', 'IFSC HDFC0000123 50100'])('%j is no IBAN and left alone', (account) =>
    expect(faultOfAccount(account)).toBeUndefined(),
  )
})
