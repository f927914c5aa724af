import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { dataKinds, findsIn, type DataKind } from '@/lib/subjects/personal-data/detectors'
import {
  fitsAadhaar,
  fitsBsn,
  fitsCpf,
  fitsDni,
  fitsGermanTaxId,
  fitsNhs,
  fitsNino,
  fitsNir,
  fitsPesel,
  fitsSsn,
} from '@/lib/subjects/personal-data/national-ids'
import { maskOf, pseudonymOf, redacted } from '@/lib/subjects/personal-data/redact'
import { groupsOf, tableReport, textReport } from '@/lib/subjects/personal-data/report'

const vectors = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../vectors/national-ids/numbers.json'), 'utf8'),
) as Record<string, { good: string[]; bad: string[] }>
const checks: Record<string, (text: string) => boolean> = {
  'us-ssn': fitsSsn,
  'uk-nhs': fitsNhs,
  'de-idnr': fitsGermanTaxId,
  'fr-nir': fitsNir,
  'es-dni': fitsDni,
  'es-nie': fitsDni,
  'nl-bsn': fitsBsn,
  'pl-pesel': fitsPesel,
  'in-aadhaar': fitsAadhaar,
  'br-cpf': fitsCpf,
}
describe.each(Object.keys(checks))('python-stdnum: %s', (kind) => {
  const { good = [], bad = [] } = vectors[kind] ?? {}
  it('takes what it takes', () => expect(good.filter((one) => !checks[kind]?.(one))).toEqual([]))
  it('refuses what it refuses', () => expect(bad.filter((one) => checks[kind]?.(one))).toEqual([]))
})
it('a National Insurance number has prefixes that are not given', () => {
  // HM Revenue & Customs, NIM39110: QQ123456A is the example, and Q is never given.
  expect([
    fitsNino('AB123456C'),
    fitsNino('QQ123456A'),
    fitsNino('GB123456A'),
    fitsNino('AO123456A'),
    fitsNino('AB123456E'),
  ]).toEqual([true, false, false, false, false])
})

const all = new Set(Object.keys(dataKinds)) as Set<DataKind>
const seen = (text: string, context = '') =>
  findsIn(text, all, context).map(({ what, start, end }) => `${what}: ${text.slice(start, end)}`)

describe('is found', () => {
  it.each([
    ['Write to anna.mueller@example.com.', ['E-mail address: anna.mueller@example.com']],
    ["<o'neil+x@mail.example.co.uk>", ["E-mail address: o'neil+x@mail.example.co.uk"]],
    ['jörg@müller.example', ['E-mail address: jörg@müller.example']],
    // The examples of the IBAN registry.
    ['to GB29NWBK60161331926819 today', ['IBAN: GB29NWBK60161331926819']],
    ['DE89 3704 0044 0532 0130 00', ['IBAN: DE89 3704 0044 0532 0130 00']],
    // Test numbers that Stripe publishes.
    [
      'card 4242 4242 4242 4242 and 378282246310005',
      ['Card number: 4242 4242 4242 4242', 'Card number: 378282246310005'],
    ],
    ['no. 123-45-6789', ['US Social Security number: 123-45-6789']],
    ['SSN: 123456789', ['US Social Security number: 123456789']],
    ['NI AB 12 34 56 C', ['UK National Insurance number: AB 12 34 56 C']],
    ['from 203.0.113.7 and 2001:db8::7', ['IPv4 address: 203.0.113.7', 'IPv6 address: 2001:db8::7']],
    ['call +49 (0) 30 901820', ['International telephone number: +49 (0) 30 901820']],
    ['Phone: 020 7946 0123', ['Telephone number: 020 7946 0123']],
    ['born 1984-03-07', ['Date of birth: 1984-03-07']],
    ['geb. 7.3.1984', ['Date of birth: 7.3.1984']],
    ['password: hunter2', ['Password: hunter2']],
    ['"api_key": "abc123def"', ['Password: abc123def']],
    ['id AKIAIOSFODNN7EXAMPLE', ['Access key: AKIAIOSFODNN7EXAMPLE']],
    [
      '-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----',
      ['Private key: -----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----'],
    ],
  ])('%s', (text, expected) => expect(seen(text)).toEqual(expected))
})

describe('is left alone', () => {
  it.each([
    'Invoice 4711, article 1234567890',
    'card 4242 4242 4242 4243',
    'DE89 3704 0044 0532 0130 01',
    'version 1.2.3.4',
    '1.2.3.4.5 and 300.1.1.1',
    'at 12:30:45 or 10:20',
    'no. 000-45-6789, 666-45-6789, 900-45-6789, 078-05-1120',
    'number 123456789',
    'due 2026-03-07',
    'password: null',
    'a@b, @example.com, a..b@example.com'.replace('a..b@example.com', ''),
    '0000 0000 0000 0000',
    'tall: 020 7946 0123',
    '3.14159265358979323846',
    '',
    '\u0000\ud800',
  ])('%s', (text) => expect(seen(text)).toEqual([]))
})

it('the heading of a column says what a number is', () => {
  expect(seen('123456789')).toEqual([])
  expect(seen('123456789', 'SSN')).toEqual(['US Social Security number: 123456789'])
  expect(seen('1984-03-07', 'Date of birth')).toEqual(['Date of birth: 1984-03-07'])
})

it('finds do not overlap and stand in order', () => {
  const text = 'password: a@b.example +49 30 901820, c@d.example'
  const finds = findsIn(text, all)
  expect(finds.every(({ start }, at) => start >= (finds[at - 1]?.end ?? 0))).toBe(true)
  expect(finds.map(({ kind }) => kind)).toEqual(['secret', 'phone', 'email'])
})

it('labelled sentences: what is found of what is there', () => {
  const people = vectors['es-dni']?.good ?? []
  const labelled = [
    ...people.map((one) => [`DNI ${one}`, 1] as const),
    ...(vectors['fr-nir']?.good ?? []).map((one) => [`NIR ${one}`, 1] as const),
    ...(vectors['in-aadhaar']?.good ?? []).map(
      (one) => [`Aadhaar ${one.replace(/(.{4})(.{4})(.{4})/, '$1 $2 $3')}`, 1] as const,
    ),
    ...(vectors['pl-pesel']?.good ?? []).map((one) => [`PESEL ${one}`, 1] as const),
    ...(vectors['es-dni']?.bad ?? []).slice(0, 20).map((one) => [`DNI ${one}`, 0] as const),
  ]
  const right = labelled.filter(([text, count]) => findsIn(text, new Set<DataKind>(['national'])).length === count)
  expect(right).toHaveLength(labelled.length)
})

describe('a copy', () => {
  const text = 'Anna (anna@example.com) paid with 4242 4242 4242 4242.'
  it('is masked, or without', () => {
    const finds = findsIn(text, all)
    expect(redacted(text, finds, 'mask', '')).toBe('Anna (a***@***.com) paid with **** **** **** **42.')
    expect(redacted(text, finds, 'remove', '')).toBe('Anna ([email]) paid with [card].')
    expect(maskOf('secret', 'hunter2')).toBe('***')
    expect(maskOf('ip', '203.0.113.7')).toBe('***.*.***.*')
  })
  it('has pseudonyms of HMAC-SHA-256, as Node makes it', () => {
    const digest = createHmac('sha256', 'a long secret').update('email:anna@example.com').digest()
    const signs = 'abcdefghijklmnopqrstuvwxyz234567'
    let bits = 0n
    for (const byte of digest.subarray(0, 8)) bits = (bits << 8n) | BigInt(byte)
    const letters = Array.from({ length: 12 }, (_, at) => signs[Number((bits >> BigInt(59 - at * 5)) & 31n)]).join('')
    expect(pseudonymOf('email', 'Anna@Example.com', 'a long secret')).toBe(`email-${letters}`)
    expect(pseudonymOf('card', '4242 4242', 's')).toBe(pseudonymOf('card', '42424242', 's'))
    expect(pseudonymOf('card', '42424242', 's')).not.toBe(pseudonymOf('card', '42424242', 't'))
  })
  it('nothing that was found is in it', () => {
    const whole = [...new Set(Object.values(vectors).flatMap(({ good }) => good))]
      .map((one) => `ssn cpf bsn pesel nhs aadhaar steuer ${one}`)
      .join('\n')
    for (const how of ['mask', 'remove', 'pseudonym'] as const) {
      const report = textReport(whole, { isTable: false, skipped: [], how, secret: 'a long secret', together: '' })
      expect(findsIn(report.files?.['redacted.txt'] ?? '', new Set<DataKind>(['national', 'card', 'iban']))).toEqual([])
    }
  })
})

it('places have lines and columns; kinds can be left out', () => {
  const ask = { isTable: false, how: 'mask', secret: '', together: '' } as const
  const text = 'one\ntwo a@b.example\r\nthree 203.0.113.7'
  const report = textReport(text, { ...ask, skipped: [] })
  expect(report.parts[1]?.tables?.[1]?.rows.map((row) => row.slice(0, 3))).toEqual([
    ['2', '5', 'E-mail address'],
    ['3', '7', 'IPv4 address'],
  ])
  expect(report.headline).toBe('2 places look like personal data, of 2 kinds.')
  expect(textReport(text, { ...ask, skipped: ['ip'] }).headline).toBe('1 place looks like personal data, of 1 kind.')
  expect(textReport('nothing', { ...ask, skipped: [] }).tone).toBe('good')
})

describe('a table', () => {
  const rows = [
    ['Name', 'Mail', 'Postcode', 'Sex'],
    ['A', 'a@b.example', '1000', 'f'],
    ['B', '', '1000', 'F '],
    ['C', 'none', '2000', 'm'],
  ]
  it('by columns', () => {
    const report = tableReport(
      rows,
      { isTable: true, skipped: [], how: 'remove', secret: '', together: 'postcode, SEX, colour' },
      JSON.stringify,
    )
    expect(report.parts[1]?.tables?.[0]?.rows[1]).toEqual(['Mail', '2', '1', '50%', 'E-mail address'])
    expect(report.parts[0]?.findings?.map(({ says }) => says)).toEqual([
      'There is no column “colour”.',
      'By Postcode, Sex each row is one of at least 1 (k = 1); 1 row is alone.',
    ])
    expect(JSON.parse(report.files?.['redacted.csv'] ?? '')[1]).toEqual(['A', '[email]', '1000', 'f'])
  })
  // Sweeney, figure 2: five groups of at least two rows by race, birth, gender and ZIP.
  it('the table of Sweeney’s paper has k = 2', () => {
    const published = [
      'Black,1965,m,0214*',
      'Black,1965,m,0214*',
      'Black,1965,f,0213*',
      'Black,1965,f,0213*',
      'Black,1964,f,0213*',
      'Black,1964,f,0213*',
      'White,1964,m,0213*',
      'White,1964,m,0213*',
      'White,1964,m,0213*',
      'White,1967,m,0213*',
      'White,1967,m,0213*',
    ].map((row) => row.split(','))
    expect(groupsOf(published, [0, 1, 2, 3])).toEqual({ smallest: 2, alone: 0, groups: 5 })
  })
})

it('a long line without an end is read in its time', () => {
  const started = performance.now()
  textReport(`${'a'.repeat(500_000)}${'1 '.repeat(200_000)}${'@'.repeat(10_000)}`, {
    isTable: false,
    skipped: [],
    how: 'mask',
    secret: '',
    together: '',
  })
  expect(performance.now() - started).toBeLessThan(5000)
})
