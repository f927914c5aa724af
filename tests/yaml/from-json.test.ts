import { execFileSync, spawnSync } from 'node:child_process'
import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { parseJson } from '@/lib/subjects/json/parse'
import { valueOf, writeJson } from '@/lib/subjects/json/value'
import { readYaml, usualYaml } from '@/lib/subjects/yaml/read'
import { jsonToYamlSample, type JsonToYamlQuestion } from '@/lib/tools/utilities/files/json-to-yaml.messages'
import { jsonToYamlReport } from '@/lib/workers/reports/json-to-yaml'

type Settings = Omit<JsonToYamlQuestion, 'ask' | 'source'>
const usual: Settings = {
  mode: 'json',
  indent: '2',
  quotes: 'double',
  lines: 'literal',
  width: '0',
  sortKeys: false,
  anchors: false,
  indentsLists: true,
  flowLists: false,
  documents: false,
}
const report = (given: string, changed: Partial<Settings> = {}) => jsonToYamlReport(given, { ...usual, ...changed })
const yaml = (given: string, changed: Partial<Settings> = {}) => report(given, changed).text ?? ''

function back(text: string, version: '1.1' | '1.2'): string {
  const outcome = readYaml(text, { ...usualYaml, version })
  if (outcome.kind !== 'read' || outcome.repeated.length > 0) throw new Error(JSON.stringify([outcome, text]))
  return outcome.documents.map((one) => writeJson(one)).join('\n')
}

/** Texts that YAML reads as something else, or that are hard to write. */
const hard = [
  'no',
  'NO',
  'y',
  'Yes',
  'on',
  'off',
  'true',
  'True',
  'null',
  'Null',
  '~',
  '',
  ' ',
  '0123',
  '0o17',
  '0x1F',
  '0b11',
  '1.10',
  '1e3',
  '1E5',
  '12:30',
  '12:30:45',
  '1_000',
  '2001-01-01',
  '2001-12-14t21:59:43.10-05:00',
  '.inf',
  '-.INF',
  '.nan',
  '+1',
  '-1',
  '.5',
  '5.',
  '1.',
  '=',
  '<<',
  '-',
  '- a',
  '?',
  '? a',
  ':',
  'a: b',
  'a:',
  ': a',
  '#',
  ' #',
  'a #b',
  '#a',
  '*a',
  '&a',
  '!a',
  '|',
  '>',
  '%a',
  '@a',
  '`a`',
  '{',
  '}',
  '[',
  ']',
  ',',
  '"',
  "'",
  '"a"',
  "'a'",
  '\\',
  'a\\nb',
  '---',
  '...',
  '--- a',
  'a\nb',
  'a\n',
  '\na',
  'a\n\n',
  ' a\nb',
  'a \nb',
  'a\tb\nc',
  'a\r\nb',
  '\t',
  '\u0000',
  '\u0007',
  '\u0085',
  '\u2028',
  '\ufeff',
  'é',
  '😀',
  '12345678901234567890',
  '0.1',
  'a'.repeat(200),
  `${'word '.repeat(40)}end`,
  'line\n  deeper\nback\n',
  'x\n\n\n  y\n',
  '0',
  '-0',
  '00',
  '1e',
  'e1',
  '1.2.3',
  'NaN',
  'nan',
  '::',
  '\n',
  'trailing ',
]

const text = fc.oneof(fc.constantFrom(...hard), fc.string({ unit: 'grapheme', maxLength: 12 }))
const any = fc.letrec<{ any: unknown }>((tie) => ({
  any: fc.oneof(
    { maxDepth: 3 },
    text,
    fc.constantFrom(null, true, false, 0, 1.5, -7, 1e21, 1e-9),
    fc.array(tie('any'), { maxLength: 4 }),
    fc.dictionary(
      text.filter((key) => key !== '__proto__'),
      tie('any'),
      { maxKeys: 4 },
    ),
  ),
})).any
const settings = fc.record({
  indent: fc.constantFrom('2' as const, '4' as const),
  quotes: fc.constantFrom('double' as const, 'single' as const, 'always' as const),
  lines: fc.constantFrom('literal' as const, 'folded' as const, 'quoted' as const),
  width: fc.constantFrom('0' as const, '80' as const, '120' as const),
  anchors: fc.boolean(),
  indentsLists: fc.boolean(),
  flowLists: fc.boolean(),
})

/** The value as it is read here, since the numbers of a property become text and digits. */
function asRead(json: string): string {
  const outcome = parseJson(json)
  return outcome.kind === 'tree' ? writeJson(valueOf(outcome.tree)) : ''
}
const plain = (json: string) => JSON.stringify(JSON.parse(json))

describe('JSON to YAML', () => {
  it('reads back as the same under both versions, however it is written', () => {
    fc.assert(
      fc.property(any, settings, (value, changed) => {
        const json = JSON.stringify(value)
        const made = yaml(json, changed)
        expect(plain(back(made, '1.2'))).toBe(plain(asRead(json)))
        expect(plain(back(made, '1.1'))).toBe(plain(asRead(json)))
      }),
      { numRuns: 400 },
    )
  })
  it.each(hard.map((one) => [one]))('writes %j so that it comes back', (one) => {
    for (const quotes of ['double', 'single', 'always'] as const)
      for (const lines of ['literal', 'folded', 'quoted'] as const) {
        const json = JSON.stringify({ [one]: one, list: [one] })
        const made = yaml(json, { quotes, lines })
        expect(back(made, '1.2')).toBe(asRead(json))
        expect(back(made, '1.1')).toBe(asRead(json))
      }
  })

  const hasPython = spawnSync('python3', ['-c', 'import yaml']).status === 0
  it.runIf(hasPython)('is read by PyYAML as the same', () => {
    const values = [...hard.map((one) => ({ k: one, l: [one, { m: one }] })), { n: [0, 1.5, -7, 1e21, 1e-9, 12] }]
    const ways: Partial<Settings>[] = [
      {},
      { quotes: 'single' },
      { lines: 'folded', width: '80' },
      { quotes: 'always', anchors: true, flowLists: true },
    ]
    for (const way of ways) {
      const input = JSON.stringify(values.map((value) => yaml(JSON.stringify(value), way)))
      const script = path.resolve(import.meta.dirname, '../vectors/yaml/read.py')
      expect(JSON.parse(execFileSync('python3', [script], { input, encoding: 'utf8' }))).toEqual(values)
    }
  })

  it('writes the example', () => {
    const { text: made, warnings, figures, verdict } = report(jsonToYamlSample)
    expect(made).toBe(
      'service: billing\nversion: "1.10"\nregions:\n  - DE\n  - "NO"\n  - SE\npostcode: "01067"\nid: 12345678901234567890\n' +
        'start: |\n  #!/bin/sh\n  npm ci\n  npm start\nlimits:\n  cpu: 0.50\n  memory: 512Mi\nworker:\n  limits:\n    cpu: 0.50\n' +
        '    memory: 512Mi\nowner: null\n',
    )
    expect(warnings).toEqual([
      '3 texts stand in quotes, since some program would read it as another value without: 1.10, NO, 01067.',
    ])
    expect(verdict.says).toBe(`20 lines, ${Buffer.byteLength(made ?? '')} bytes`)
    expect(figures.map((figure) => figure.text)).toEqual([
      '20',
      `${Buffer.byteLength(made ?? '')} bytes`,
      `${Buffer.byteLength(jsonToYamlSample)} bytes`,
    ])
  })
  it('obeys its options', () => {
    const given = '{"b":["x","y z"],"a":{"c":["x","y z"]}}'
    expect(yaml(given, { sortKeys: true })).toMatch(/^a:\n {2}c:\n/)
    expect(yaml(given, { indent: '4' })).toContain('a:\n    c:\n        - x\n')
    expect(yaml(given, { indentsLists: false })).toMatch(/^b:\n- x\n/)
    expect(yaml(given, { flowLists: true })).toMatch(/^b: \[x, y z\]\n/)
    expect(yaml(given, { quotes: 'always' })).toMatch(/^"b":\n {2}- "x"\n/)
    expect(yaml('["no"]', { quotes: 'single' })).toBe("- 'no'\n")
    expect(yaml('["a\\nb"]', { lines: 'quoted' })).toBe('- "a\\nb"\n')
    expect(yaml('["a\\nb\\n"]', { lines: 'folded' })).toBe('- >\n  a\n\n  b\n')
    const long = JSON.stringify([`${'word '.repeat(40)}end`])
    expect(yaml(long).split('\n').length).toBe(2)
    expect(
      yaml(long, { width: '80' })
        .split('\n')
        .every((line) => line.length <= 80),
    ).toBe(true)
    expect(yaml(long, { width: '120' }).split('\n').length).toBeGreaterThan(2)
    const named = report(given, { anchors: true })
    expect(named.text).toBe('b: &a1\n  - x\n  - y z\na:\n  c: *a1\n')
    expect(named.warnings).toEqual(['1 part is named and repeated by an alias. Not every program reads aliases.'])
  })
  it('writes documents', () => {
    expect(yaml('[{"a":1},{"a":2}]', { documents: true })).toBe('a: 1\n---\na: 2\n')
    expect(yaml('{"a":1}\n{"a":2}', { documents: true, mode: 'ndjson' })).toBe('a: 1\n---\na: 2\n')
    expect(report('{"a":1}', { documents: true }).warnings).toEqual(['The whole is no list, so it stays one document.'])
  })
  it.each([
    ['1e3', '1.0e+3'],
    ['1.50', '1.50'],
    ['-0', '-0'],
    ['1.5E-7', '1.5e-7'],
    ['100000000000000000000000000001', '100000000000000000000000000001'],
  ])('the number %s is %s', (given, made) => expect(yaml(given)).toBe(`${made}\n`))
  it('reads other forms and says what it left out', () => {
    expect(report('{"a":1, /* x */}', { mode: 'jsonc' }).warnings).toEqual(['1 comment was left out.'])
    expect(yaml('{a: 0x10}', { mode: 'json5' })).toBe('a: 16\n')
    expect(report('{"a":1,"a":2}').warnings[0]).toMatch(/repeated within an object/)
    expect(report('{').findings[0]?.at).toMatchObject({ line: 1 })
    expect(report(' ').verdict.tone).toBe('plain')
  })
})
