import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { decodedSubject, encodedWords, subjectField } from '@/lib/subjects/copy-rules/encoded-words'
import { mergeTagsIn } from '@/lib/subjects/copy-rules/merge-tags'
import { subjectReport, subjectRuleNames } from '@/lib/subjects/copy-rules/subject-lines'

const placed = (...texts: string[]) => texts.map((text, at) => ({ text, number: at + 1, offset: at * 100 }))
const faults = (text: string, preheader = '') =>
  subjectReport(placed(text), preheader, '')
    .parts.flatMap((part) => part.findings ?? [])
    .filter(({ tone }) => tone === 'warn')
    .map(({ says }) => says)

const good = 'Your oak table ships on Tuesday'
const preheader = 'Between 8 and 12 o’clock, and the driver rings first.'

it('a subject that keeps every rule has 100', () => {
  const report = subjectReport(placed(good), preheader, '')
  expect(faults(good, preheader)).toEqual([])
  expect(report.headline).toBe('12 of 12 rules kept: 100 of 100.')
  expect(report.figures?.map(({ text }) => text)).toEqual(['6', '31', '0', '0.00'])
  expect(subjectRuleNames).toHaveLength(15)
})

describe.each([
  [
    '51 characters',
    'Oak tables, chairs and beds from Leeds at our store',
    '',
    ['It has 51 characters, more than 50.', 'It has 10 words; fewer than nine are asked for.'],
  ],
  ['nine words', 'We oil an oak table in a day or', '', ['It has 9 words; fewer than nine are asked for.']],
  ['five marks', 'Oak, ash, elm, fir: oil.', '', ['It has 5 punctuation marks, more than 4.']],
  ['signs in a row', 'Oak tables at half price!!', '', ['“!!” shouts.']],
  ['capitals', 'OAK TABLEs', '', ['89% of the letters are capitals.']],
  ['a word in capitals', 'Oak tables at HALF the height', '', ['In capitals: HALF.']],
  ['two emoji', 'Your table 🎉 ships 🚚', '', ['2 emoji: 🎉 🚚']],
  ['a false reply', 'Fwd: your oak table', '', ['“Fwd:” says that it answers or passes on a mail.']],
  ['a false reply, counted', 're[2]: your oak table', '', ['“re[2]:” says that it answers or passes on a mail.']],
  [
    'pushing',
    'Oak tables, act now and get paid',
    '',
    ['Read a thousand times: “get paid” (money), “act now” (haste).'],
  ],
  ['half a tag', 'Hello {{first_name}, your table', '', ['“{{first_name},” is part of a tag that is not whole.']],
  ['a missing value', 'Hello undefined, your table', '', ['It says undefined, null or NaN: a value was missing.']],
  [
    'no fallback',
    'Hello {{ first_name }}, your table',
    '',
    ['{{ first_name }} does not say what stands there if nothing is known.'],
  ],
  [
    'two programs',
    "*|FNAME|*, hello {{ name|default:'you' }}",
    '',
    ['Tags of Mailchimp and HubSpot, Klaviyo, Brevo and other templates stand side by side.'],
  ],
  ['the preheader again', good, good.toUpperCase(), ['The preheader says the subject again.']],
  ['filler', good, 'View this email in your browser', ['The preheader is filler.']],
  ['a short preheader', good, 'Between 8 and 12', ['The preheader has 16 characters; 40 to 70 are asked for.']],
  ['a hidden sign', 'Your oak\u200b table ships', '', ['It holds invisible characters: U+200B.']],
])('%s', (_, text, before, expected) => {
  it('is found', () => expect(faults(text, before)).toEqual(expected))
})

it('a field too long to send', () => {
  expect(faults('x'.repeat(1000)).at(-1)).toBe('A line of the field has 1,009 characters; 998 are allowed.')
})

it.each([
  'Re-order your oak table',
  'Reminder: your table ships',
  '10% of oak tables',
  'Table for *two*',
  'A [quick] note',
])('keeps the rules: %s', (text) => expect(faults(text)).toEqual([]))

describe('tags', () => {
  it.each([
    ['*|FNAME|*', 'Mailchimp', true],
    ["{{ contact.firstname|default('you') }}", 'HubSpot', false],
    ['%FIRSTNAME%', 'ActiveCampaign', false],
    ['%%First Name%%', 'Salesforce', false],
    ['[firstname,fallback=there]', 'Campaign Monitor', true],
  ])('%s', (text, program) => {
    const { tags, broken } = mergeTagsIn(`Hello ${text} and more`)
    expect(tags.map((one) => one.tag)).toEqual([text])
    expect(tags[0]?.program).toContain(program)
    expect(broken).toEqual([])
  })
  it('percentages are none', () => expect(mergeTagsIn('50% or 60% off, 100%!').tags).toEqual([]))
})

describe('encoded words', () => {
  // RFC 2047, section 8.
  it.each([
    ['=?ISO-8859-1?Q?a?=', 'a'],
    ['=?ISO-8859-1?Q?a?= b', 'a b'],
    ['=?ISO-8859-1?Q?a?= =?ISO-8859-1?Q?b?=', 'ab'],
    ['=?ISO-8859-1?Q?a?=  =?ISO-8859-1?Q?b?=', 'ab'],
    ['=?ISO-8859-1?Q?a?=\r\n    =?ISO-8859-1?Q?b?=', 'ab'],
    ['=?ISO-8859-1?Q?a_b?=', 'a b'],
    ['=?ISO-8859-1?Q?a?= =?ISO-8859-2?Q?_b?=', 'a b'],
    ['=?US-ASCII?Q?Keith_Moore?= <moore@cs.utk.edu>', 'Keith Moore <moore@cs.utk.edu>'],
    ['=?ISO-8859-1?Q?Keld_J=F8rn_Simonsen?= <keld@dkuug.dk>', 'Keld Jørn Simonsen <keld@dkuug.dk>'],
    ['=?ISO-8859-1?Q?Andr=E9?= Pirard <PIRARD@vm1.ulg.ac.be>', 'André Pirard <PIRARD@vm1.ulg.ac.be>'],
    [
      '=?ISO-8859-1?B?SWYgeW91IGNhbiByZWFkIHRoaXMgeW8=?=\r\n    =?ISO-8859-2?B?dSB1bmRlcnN0YW5kIHRoZSBleGFtcGxlLg==?=',
      'If you can read this you understand the example.',
    ],
    ['=?x-unknown?Q?a?=', '=?x-unknown?Q?a?='],
    ['=?UTF-8?B?%%%?=', '=?UTF-8?B?%%%?='],
  ])('%s', (field, text) => expect(decodedSubject(field)).toBe(text))

  const fields = JSON.parse(
    readFileSync(path.join(import.meta.dirname, '../vectors/encoded-words/fields.json'), 'utf8'),
  ) as { text: string; field: string }[]
  it.each(fields)('of Python: $text', ({ text, field }) => {
    expect(decodedSubject(field)).toBe(text)
    const words = encodedWords(text)
    expect(words.every((word) => word.length <= 75)).toBe(true)
    expect(words.every((word) => decodedSubject(word) === decodedSubject(word).toWellFormed())).toBe(true)
    expect(decodedSubject(words.join(' '))).toBe(text)
    expect(subjectField(text).every((line) => line.length <= 76)).toBe(true)
  })
  it('plain text is folded and not encoded', () => {
    expect(encodedWords(good)).toEqual([])
    expect(subjectField(good)).toEqual([`Subject: ${good}`])
    expect(subjectField('word '.repeat(40).trim()).map((line) => line.length <= 76)).toEqual([true, true, true])
  })
  it('a lone surrogate becomes the sign for it', () => {
    expect(decodedSubject(encodedWords('a\ud800')[0] ?? '')).toBe('a\ufffd')
  })
})

it('ranks a list, and a preheader of a line comes first', () => {
  const report = subjectReport(
    [{ ...placed(good)[0], preheader } as never, ...placed('x', 'LAST CHANCE!!!').slice(1)],
    'short',
    '',
  )
  const [ranking] = report.parts.flatMap(({ tables = [] }) => tables)
  expect(ranking?.rows[0]?.slice(0, 3)).toEqual(['1', good, '100'])
  expect(
    report.parts
      .flatMap(({ findings: own = [] }) => own)
      .some(({ says }) => says.startsWith('The preheader has 5 characters')),
  ).toBe(true)
})
