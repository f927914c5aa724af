import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

import { yamlToJsonSample, type YamlToJsonQuestion } from '@/lib/tools/utilities/files/yaml-to-json.messages'
import { yamlToJsonReport } from '@/lib/workers/reports/yaml-to-json'
import { jsonDocuments, suite } from './suite'

const usual: Omit<YamlToJsonQuestion, 'ask' | 'source'> = {
  version: '1.2',
  indent: '2',
  several: 'list',
  tags: 'value',
  merges: true,
  asciiOnly: false,
}
const report = (text: string, changed: Partial<typeof usual> = {}) => yamlToJsonReport(text, { ...usual, ...changed })
const json = (text: string, changed: Partial<typeof usual> = {}) => report(text, { indent: 'none', ...changed }).text

const vectors = JSON.parse(readFileSync(new URL('../vectors/yaml/cases.json', import.meta.url), 'utf8')) as Record<
  'one' | 'many',
  { yaml: string; made: unknown }[]
>

describe('YAML 1.1', () => {
  it.each([...vectors.one, ...vectors.many])('says what PyYAML reads: $yaml', ({ yaml, made }) =>
    expect(JSON.parse(json(yaml, { version: '1.1' }) ?? '')).toEqual(made),
  )
})

describe('yaml-test-suite', () => {
  it.each(suite.filter((one) => !one.fails && one.json !== undefined && jsonDocuments(one.json).length > 1))(
    '$id: documents one a line',
    ({ yaml, json: wanted = '' }) =>
      expect(jsonDocuments(json(yaml, { several: 'lines', merges: false }) ?? '')).toEqual(jsonDocuments(wanted)),
  )
})

describe('YAML to JSON', () => {
  it('converts the example', () => {
    const { text, warnings, comments, figures, verdict } = report(yamlToJsonSample)
    expect(JSON.parse(text ?? '')).toEqual({
      defaults: { image: 'node:20', retries: 2 },
      test: { image: 'node:20', retries: 2, command: 'npm ci\nnpm test\n' },
      release: { image: 'node:20', retries: 0, when: 'on', key: 'SigningKey' },
    })
    expect(verdict).toEqual({ tone: 'good', says: 'Converted' })
    expect(comments).toEqual([
      ['1', 'two stages share their settings'],
      ['12', 'never twice'],
    ])
    expect(warnings).toEqual([
      '1 value has a tag of its own: !Ref at line 14, column 13.',
      '1 value is among the words that YAML 1.1 reads as true or false: on at line 13, column 9.',
    ])
    expect(figures.map((figure) => figure.text)).toEqual(['1', '2', '2'])
  })
  it.each([
    ['12345678901234567890', '12345678901234567890'],
    ['0.1000000000000000055511151231257827', '0.1000000000000000055511151231257827'],
    ['1.10', '1.10'],
    ['+7', '7'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['-.5e3', '-0.5e3'],
    ['0x1F', '31'],
    ['0o17', '15'],
    ['0123', '123'],
    ['-00', '0'],
    ['00.5', '0.5'],
    ['.inf', 'null'],
    ['.nan', 'null'],
    ['1_000', '"1_000"'],
    ['NO', '"NO"'],
    ['2001-01-01', '"2001-01-01"'],
  ])('%s in 1.2 is %s', (text, made) => expect(json(text)).toBe(`${made}\n`))
  it.each([
    ['1_000', '1000'],
    ['017', '15'],
    ['0b11', '3'],
    ['12:30', '750'],
    ['NO', 'false'],
    ['2001-01-01', '"2001-01-01"'],
    ['!!binary aGk=', '"aGk="'],
    ['190:20:30.15', '685230.15'],
  ])('%s in 1.1 is %s', (text, made) => expect(json(text, { version: '1.1' })).toBe(`${made}\n`))
  it('keeps the order of keys, those that look like numbers too', () =>
    expect(json('b: 1\n10: x\n2: y\na: z\ntrue: t\nnull: n\n')).toBe(
      '{"b":1,"10":"x","2":"y","a":"z","true":"t","null":"n"}\n',
    ))
  it('keeps tags as it is told', () => {
    const text = 'a: !Ref X\nb: !GetAtt Bucket.Arn\nc: !Sub "${A}-b"\nd: !Condition C\ne: !Join [",", [!Ref Y]]\n'
    expect(json(text)).toBe('{"a":"X","b":"Bucket.Arn","c":"${A}-b","d":"C","e":[",",["Y"]]}\n')
    expect(json(text, { tags: 'object' })).toBe(
      '{"a":{"!Ref":"X"},"b":{"!GetAtt":"Bucket.Arn"},"c":{"!Sub":"${A}-b"},"d":{"!Condition":"C"},"e":{"!Join":[",",[{"!Ref":"Y"}]]}}\n',
    )
    expect(json(text, { tags: 'cloudformation' })).toBe(
      '{"a":{"Ref":"X"},"b":{"Fn::GetAtt":["Bucket","Arn"]},"c":{"Fn::Sub":"${A}-b"},"d":{"Condition":"C"},"e":{"Fn::Join":[",",[{"Ref":"Y"}]]}}\n',
    )
  })
  it('mixes in what << names, unless it is told not to', () => {
    const text = 'a: &a {x: 1, y: 2}\nb: {y: 3, <<: *a}\n'
    expect(json(text)).toBe('{"a":{"x":1,"y":2},"b":{"y":3,"x":1}}\n')
    expect(json(text, { merges: false })).toBe('{"a":{"x":1,"y":2},"b":{"y":3,"<<":{"x":1,"y":2}}}\n')
    expect(json(text, { merges: false, version: '1.1' })).toBe('{"a":{"x":1,"y":2},"b":{"y":3,"x":1}}\n')
  })
  it('takes the name that stood last before an alias', () =>
    expect(json('- &a 1\n- *a\n- &a 2\n- *a\n')).toBe('[1,1,2,2]\n'))
  it('writes documents and indents as it is told', () => {
    expect(json('a: 1\n---\nb: é\n')).toBe('[{"a":1},{"b":"é"}]\n')
    expect(json('a: 1\n---\nb: é\n', { several: 'lines', asciiOnly: true })).toBe('{"a":1}\n{"b":"\\u00e9"}\n')
    expect(report('a: [1]\n', { indent: '4' }).text).toBe('{\n    "a": [\n        1\n    ]\n}\n')
    expect(report('a: 1\n', { indent: 'tab' }).text).toBe('{\n\t"a": 1\n}\n')
    expect(report('a: 1\n---\nb: 2\n').verdict.says).toBe('2 documents converted')
  })
  it('says which of repeated keys counts', () => {
    const { text, warnings } = report('a: 1\nb: 2\na: 3\n', { indent: 'none' })
    expect(text).toBe('{"a":3,"b":2}\n')
    expect(warnings[0]).toMatch(/^1 key is repeated within a mapping: a at line 3, column 1\./)
  })
  it('counts comments that it does not list', () => {
    const { comments, warnings } = report(`${'# x\n'.repeat(201)}a: 1\n`)
    expect([comments.length, warnings[0]]).toEqual([200, 'The table shows 200 of 201 comments.'])
  })
  it('says what is wrong and where', () => {
    expect(report('a: [1\nb: 2\n').findings[0]?.at?.input).toBe('text')
    expect(report('a: *b\n').findings[0]).toMatchObject({ at: { line: 1, column: 4, length: 2 } })
    expect(report('').verdict.tone).toBe('plain')
    expect(report('# only\n').verdict.says).toMatch(/only comments/)
    expect(report('&a [*a]\n').findings[0]?.says).toMatch(/1,000 levels/)
  })
})
