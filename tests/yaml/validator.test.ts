import { describe, expect, it } from 'vitest'

import { writeJson } from '@/lib/subjects/json/value'
import { layOutYaml, type YamlLayout } from '@/lib/subjects/yaml/layout'
import { readYaml, usualYaml, yamlComments } from '@/lib/subjects/yaml/read'
import { trapOf } from '@/lib/subjects/yaml/traps'
import { yamlSample, type YamlQuestion } from '@/lib/tools/utilities/developer/yaml-validator.messages'
import { yamlReport } from '@/lib/workers/reports/yaml-validator'
import { jsonDocuments, suite } from './suite'

/** The library lets a %YAML directive pass that stands without a document or twice; the page says so. */
const passes = new Set(['9MMA', 'SF5V'])

const read = (text: string) => {
  const outcome = readYaml(text, { ...usualYaml, merges: false })
  if (outcome.kind !== 'read') throw new Error(JSON.stringify(outcome))
  return outcome.documents.map((one) => JSON.parse(writeJson(one)) as unknown)
}

describe('yaml-test-suite', () => {
  it('is whole', () => expect(suite.length).toBe(402))
  it.each(suite.filter(({ fails, id }) => fails && !passes.has(id)))('$id is refused', ({ yaml }) => {
    const outcome = readYaml(yaml)
    expect(outcome.kind === 'faults' || (outcome.kind === 'read' && outcome.repeated.length > 0)).toBe(true)
  })
  it.each(suite.filter(({ fails, json }) => !fails && json !== undefined))('$id says its JSON', ({ yaml, json = '' }) =>
    expect(read(yaml)).toEqual(jsonDocuments(json)),
  )
})

const layout: YamlLayout = { indent: 2, quotes: 'keep', collections: 'keep', sortKeys: false, expands: false, width: 0 }

const usual: Omit<YamlQuestion, 'ask' | 'source'> = {
  version: '1.2',
  view: 'yaml',
  indent: '2',
  quotes: 'keep',
  collections: 'keep',
  width: '0',
  sortKeys: false,
  expands: false,
}
const report = (text: string, changed: Partial<typeof usual> = {}) => yamlReport(text, { ...usual, ...changed })

describe('the layout', () => {
  it.each(suite.filter(({ fails, json }) => !fails && json !== undefined))(
    'of $id says the same',
    ({ yaml, json = '' }) => {
      const { text = '' } = report(yaml)
      expect(read(text)).toEqual(jsonDocuments(json))
      if (text !== '') expect(report(text).text).toBe(text)
    },
  )
  it('is refused for few of them', () => {
    const unsafe = suite.filter(
      ({ fails, yaml }) => !fails && report(yaml).warnings.some((one) => one.includes('could not be laid out')),
    )
    expect(unsafe.map(({ id }) => id)).toEqual(['565N', '7W2P', 'JTV5', 'M7A3', 'ZWK4'])
  })
  it('keeps comments, anchors and every value as it is written', () => {
    expect(report(yamlSample).text).toBe(
      '# deployment of the shop\nversion: 1.10\ndefaults: &defaults\n  retries: 3\n  timeout: 12:30\nregions:\n  - DE\n  - NO\n' +
        'mode: 0644\nshop:\n  <<: *defaults\n  open: yes\n  since: 2024-05-01\n',
    )
    const odd = 'a: 0x1F\nb: +1\nc: 1_000\nd: .5\ne: 1e3\nf: 12345678901234567890.1234567890\ng:\nh: ~\ni: TRUE\n'
    expect(layOutYaml(odd, layout)).toEqual({ text: odd })
  })
  it('obeys its options', () => {
    const text = 'b: [1, {x: "y"}]\na: \'it\'\nc: &n {k: v}\nd: *n\n'
    expect(layOutYaml(text, { ...layout, indent: 4, collections: 'block' })).toEqual({
      text: 'b:\n    - 1\n    - x: "y"\na: \'it\'\nc: &n\n    k: v\nd: *n\n',
    })
    expect(report(text, { sortKeys: true }).text).toBe('a: \'it\'\nb: [1, {x: "y"}]\nc: &n {k: v}\nd: *n\n')
    expect(report(text, { quotes: 'single' }).text).toContain("{x: 'y'}")
    expect(report(text, { quotes: 'double' }).text).toContain('a: "it"')
    expect(report('a: "tab\\t\\u0007"\n', { quotes: 'single' }).text).toContain('"')
    expect(report(text, { expands: true }).text).toContain('c: {k: v}\nd: {k: v}')
    const long = `a: ${'word '.repeat(40).trim()}\n`
    expect(
      report(long, { width: '80' })
        .text?.split('\n')
        .every((line) => line.length <= 80),
    ).toBe(true)
    expect(report(long, { width: '120' }).text?.split('\n').length).toBeGreaterThan(1)
    expect(report(long).text).toBe(long)
    expect(report('a:\n- 1\n', { indent: '4' }).text).toBe('a:\n    - 1\n')
  })
  it('shows JSON', () => {
    expect(report('a: 1.10\nb: no\n', { view: 'json' }).text).toBe('{\n  "a": 1.10,\n  "b": "no"\n}\n')
    expect(report('a: no\n', { view: 'json', version: '1.1' }).text).toBe('{\n  "a": false\n}\n')
    const odd = report('x: .inf\n? [a, b]\n: !mine y\n', { view: 'json' })
    expect(odd.text).toBe('{\n  "x": null,\n  "[\\"a\\",\\"b\\"]": "y"\n}\n')
    expect(odd.warnings).toEqual([
      '1 value is infinite or no number, which JSON lacks: .inf at line 1, column 4. null is written instead.',
      '1 key is a list or a mapping: ["a","b"] at line 2, column 3. JSON keys are text, so the key is written as JSON text.',
      '1 value has a tag of its own: !mine at line 3, column 9.',
    ])
  })
})

describe('what programs read differently', () => {
  it('is told with its place', () => {
    const { verdict, findings, figures } = report(yamlSample)
    expect(verdict).toEqual({ tone: 'warn', says: 'Valid YAML, with 6 values that programs read differently' })
    expect(findings.map(({ at, says }) => [at?.line, at?.column, says.split(' ')[0]])).toEqual([
      [2, 10, '1.10'],
      [5, 14, '12:30'],
      [8, 5, 'NO'],
      [9, 7, '0644'],
      [12, 11, 'yes'],
      [13, 12, '2024-05-01'],
    ])
    expect(findings[2]?.detail).toContain('Norway problem')
    expect(figures.map(({ text }) => text)).toEqual(['1', '1', '1', '14'])
  })
  it.each([
    ['no', 'boolean'],
    ['12:30:45', 'sixty'],
    ['0123', 'octal'],
    ['1.10', 'version'],
    ['2001-12-14t21:59:43.10-05:00', 'date'],
    ['1_000', 'underscore'],
    ['12e3', 'exponent'],
    ['1234567890123456', 'long'],
    ['norway', undefined],
    ['12:75', undefined],
    ['1.25', undefined],
    ['0', undefined],
  ])('%s is %s', (written, kind) => expect(trapOf(written)).toBe(kind))
  it('is silent about what stands in quotes', () => {
    expect(report('a: "no"\nb: \'1.10\'\n').verdict.says).toBe('Valid YAML. No problem was found.')
    expect(report(Array.from({ length: 25 }, () => '- no\n').join('')).warnings).toEqual([
      '5 more values are read differently by some programs.',
    ])
  })
})

describe('mistakes', () => {
  it.each([
    ['a: 1\n\tb: 2\n', 2, 1, 'A tab stands where the line is indented.'],
    ['a: 1\nb: 2\na: 3\n', 3, 1, 'The key a stands twice in this mapping.'],
    ['a: *none\n', 1, 4, 'The alias *none has no anchor before it.'],
    ['a: "x\u0007"\n', 1, 6, 'There is a control character (U+0007).'],
    ['a: b: c\n', 1, 4, 'There is a second “: ” on this line.'],
    ['a: @x\n', 1, 4, 'A plain text cannot begin with @.'],
    ['a: "\\q"\n', 1, 5, '\\q is no escape of a text in double quotes.'],
  ])('%j', (text, line, column, sentence) => {
    const { verdict, findings } = report(text)
    expect(verdict.tone).toBe('bad')
    expect(findings.map(({ at, says }) => [at?.line, at?.column, says])).toContainEqual([line, column, sentence])
  })
  it('of a text that unfolds without end is one sentence', () => {
    const levels = Array.from(
      { length: 12 },
      (_, level) => `l${level + 1}: &l${level + 1} [${Array.from({ length: 9 }, () => `*l${level}`).join(', ')}]`,
    )
    const bomb = `l0: &l0 x\n${levels.join('\n')}\n`
    expect(report(bomb).findings[0]?.says).toMatch(/unfold into more than a million values/)
    const small = `l0: &l0 x\n${levels.slice(0, 5).join('\n')}\nx: [*l5, *l5]\n`
    expect(report(small, { expands: true }).warnings[0]).toMatch(/^The aliases unfold into too much/)
  })
  it('waits for a text', () => expect(report('\ufeff \n').verdict.tone).toBe('plain'))
  it('reads several documents', () =>
    expect(report('a: 1\n---\nb: 2\n').verdict.says).toBe('Valid YAML with 2 documents'))
})

it('finds comments and nothing else', () => {
  const text = '# one\na: "# no" # two\nb: |\n  # no\nc: x#no\nd: [1, # three\n 2]\n'
  expect(yamlComments(text).map(({ offset, text: words }) => [text.slice(offset, offset + 3), words])).toEqual([
    ['# o', 'one'],
    ['# t', 'two'],
    ['# t', 'three'],
  ])
})
