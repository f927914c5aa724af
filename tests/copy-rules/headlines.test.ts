import { describe, expect, it } from 'vitest'
import type { ReportFinding } from '@/lib/base/report/report'
import { headlineReport, headlineRuleNames, kindOf } from '@/lib/subjects/copy-rules/headlines'
import { judgeLine, weightsIn, type CopyRule } from '@/lib/subjects/copy-rules/rules'
import { emojisIn, hiddenSigns, shoutedWords } from '@/lib/subjects/copy-rules/words'

const placed = (...texts: string[]) => texts.map((text, at) => ({ text, number: at + 1, offset: at * 100 }))
const findings = (text: string, keyword = ''): ReportFinding[] =>
  headlineReport(placed(text), keyword, '').parts.flatMap((part) => part.findings ?? [])
const faults = (text: string, keyword = '') =>
  findings(text, keyword)
    .filter(({ tone }) => tone === 'warn')
    .map(({ says }) => says)

const good = 'How to oil an oak table in five steps'

it('a headline that keeps every rule has 100', () => {
  const report = headlineReport(placed(good), 'oak table', '')
  expect(faults(good, 'oak table')).toEqual([])
  expect(report.headline).toBe('14 of 14 rules kept: 100 of 100.')
  expect(report.figures).toEqual([
    { label: 'Kind', text: 'How-to' },
    { label: 'Words', text: '9' },
    { label: 'Characters', text: '37' },
    // The widths of Helvetica.afm added up in Python: 15,674 thousandths of 20 pixels.
    { label: 'Width in results', text: '313 px' },
    { label: 'Tone', text: '0.00' },
  ])
  expect(headlineRuleNames).toHaveLength(14)
})

/** Each breaks one rule and keeps the others. */
describe.each([
  [
    'a line of 66 characters',
    'Oak tables and what they need over the years in a house with kids x',
    'It has 67 characters, more than 65.',
  ],
  ['an empty label', 'New post', '“New post” says nothing about the text.'],
  ['words without meaning', 'What we do and how we do it', 'Of 8 words, none carries a meaning.'],
  ['a word three times', 'Oak tables, oak chairs, oak beds', '“oak” stands there 3 times.'],
  [
    'a beginning that points',
    'They bought an oak table from Leeds',
    'It begins with “They” and does not say what that is.',
  ],
  [
    'what is kept back',
    'A carpenter oiled an old table: what happened next',
    '“what happened next” keeps back what the text is about.',
  ],
  ['what is promised', 'The ultimate care plan for oak tables', '“ultimate” promises a lot.'],
  ['capitals', 'Oak tables NEVER turn grey indoors', 'In capitals: NEVER.'],
  ['signs in a row', 'Oak tables turn grey outdoors?!', '“?!” says it louder and not better.'],
  ['a full stop', 'Oak tables turn grey outdoors.', 'It ends with a full stop.'],
  ['a dash', 'Oak tables – care through the year', '“–” parts it.'],
  ['a hidden sign', 'Oak\u200b tables turn grey outdoors', 'It holds invisible characters: U+200B.'],
])('%s', (name, text, sentence) => {
  it('is found', () => {
    const found = faults(text)
    expect(found).toContain(sentence)
    // An empty label has no substance either.
    expect(found).toHaveLength(name === 'an empty label' ? 2 : 1)
  })
})

it.each([
  ['65 characters', 'Oak tables and what they need over the years in a house with kids'],
  ['an abbreviation', 'What the EU asks of oak furniture importers'],
  ['dots at the end', 'Oak, oil and patience...'],
  ['letters with full stops', 'Importing oak tables into the U.S.'],
  ['a hyphen', 'A step-by-step plan for oak tables'],
  ['pointing at what follows', 'This week: oak tables at half the height'],
])('keeps the rules: %s', (_, text) => expect(faults(text)).toEqual([]))

describe('the keyword', () => {
  it.each([
    ['Oak table care in winter', 'oak table', []],
    ['Winter care for your oak table', 'Oak Table', ['“Oak Table” comes late.']],
    ['Winter care for furniture', 'oak table', ['“oak table” is not in it.']],
  ])('%s', (text, keyword, expected) => expect(faults(text, keyword)).toEqual(expected))
})

it('finds headlines that are alike', () => {
  const report = headlineReport(
    placed('Oak table care in winter', 'Oak table care in summer', 'OAK TABLE CARE IN WINTER', 'Chairs of ash'),
    '',
    '',
  )
  const says = report.parts.flatMap(({ findings: own = [] }) => own.map((one) => one.says))
  expect(says).toContain('It is like line 2, 3.')
  expect(says).toContain('It is like line 1, 3.')
  expect(says.filter((one) => one.startsWith('It is like'))).toHaveLength(3)
})

it('asks rules about words of English only', () => {
  const report = headlineReport(placed('So pflegen Sie einen Tisch aus Eiche durch den Winter und Sommer'), '', '')
  expect(report.headline).toMatch(/of 9 rules kept/)
  expect(report.figures?.at(-1)).toEqual({ label: 'Tone', text: 'Not English' })
})

it('ranks a list, and says how many keep a rule', () => {
  const report = headlineReport(placed('HOME!!', good), '', '')
  expect(report.headline).toBe(`2 headlines. “${good}” keeps most of the rules: 100 of 100.`)
  const [ranking, rules] = report.parts.flatMap(({ tables = [] }) => tables)
  expect(ranking?.rows.map((row) => row.slice(0, 3))).toEqual([
    ['2', good, '100'],
    // Of 31 without a keyword it breaks 10 (says something), 3 (substance), 2 (capitals) and 1 (signs in a row).
    ['1', 'HOME!!', '48'],
  ])
  expect(rules?.rows.find(([name]) => name === 'Says something')?.slice(2)).toEqual(['10', '1', '1', '0'])
  expect(report.parts.flatMap(({ findings: own = [] }) => own)[0]?.at).toEqual({
    line: 1,
    column: 1,
    offset: 0,
    length: 6,
  })
})

describe('weights', () => {
  const rule = (name: string, outcome: 'pass' | 'fail' | 'absent'): CopyRule<string> => ({
    name,
    source: '',
    judge: () => ({ outcome, says: '' }),
  })
  it('are the shares of the score', () => {
    const rules = [rule('a', 'pass'), rule('b', 'fail'), rule('c', 'absent')]
    const score = (...weights: [string, number][]) => judgeLine('', rules, new Map(weights)).score
    expect(score()).toBe(50)
    expect(score(['a', 3])).toBe(75)
    expect(score(['b', 0])).toBe(100)
    expect(score(['a', 0], ['b', 0])).toBeUndefined()
    expect(score(['c', 10])).toBe(50)
  })
  it('are read by names of rules', () => {
    const { weights, wrong } = weightsIn('length: 2\nNO DASHES OR SLASHES = 0,5\n\nColour: 3\nLength 4\nLength: 11', [
      'Length',
      'No dashes or slashes',
    ])
    expect([...weights]).toEqual([
      ['length', 2],
      ['no dashes or slashes', 0.5],
    ])
    expect(wrong).toEqual(['Colour: 3', 'Length 4', 'Length: 11'])
  })
  it('that are none are named', () => {
    expect(headlineReport(placed(good), '', 'Colour: 3').parts[0]?.findings?.[0]?.says).toBe(
      '“Colour: 3” is no weight.',
    )
  })
})

it.each([
  ['How to oil a table', 'How-to'],
  ['10 ways to oil a table', 'List'],
  ['Top 5 oils', 'List'],
  ['Seven oils compared', 'List'],
  ['50% of tables are never oiled', 'Statement'],
  ['Is oil better than lacquer?', 'Question'],
  ['Why oak turns grey', 'Explanation'],
  ['Oil your table twice a year', 'Statement'],
])('%s is a %s', (text, kind) => expect(kindOf(text)).toBe(kind))

describe('what stands in a line', () => {
  it.each([
    ['🎉 and 🎉', 2],
    ['👩‍👩‍👧 family', 1],
    ['🇩🇪 and ❤️', 2],
    ['1️⃣ first', 1],
    ['№ 1 © ™ *', 0],
  ])('%s has %i emoji', (text, count) => expect(emojisIn(text)).toHaveLength(count))
  it('hidden signs and capitals', () => {
    expect(hiddenSigns('a\u00adb\ud800')).toEqual(['U+00AD', 'U+D800'])
    expect(hiddenSigns('👩‍👩‍👧')).toEqual([])
    expect(shoutedWords('NASA says ÄRGER 2026 A1B2C3 NO')).toEqual(['NASA', 'ÄRGER'])
  })
})

it('empty, huge and odd lines do no harm', () => {
  expect(headlineReport([], '', '').headline).toBe('No headline was found.')
  expect(headlineReport(placed('\u0000', '!', 'x'.repeat(100_000)), '', '').parts.length).toBeGreaterThan(1)
})
