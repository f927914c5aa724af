import { readFileSync } from 'node:fs'

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { parseJson } from '@/lib/subjects/json/parse'
import { nodeAt } from '@/lib/subjects/json/pointer'
import { inferSchema } from '@/lib/subjects/json-schema/infer'
import { draftOf, schemaDrafts, schemaFaults, validate, type Draft } from '@/lib/subjects/json-schema/validate'
import { schemaSample } from '@/lib/tools/utilities/developer/json-schema-validator.messages'
import { schemaReport } from '@/lib/workers/reports/json-schema-validator'

interface SuiteGroup {
  description: string
  schema: unknown
  tests: { description: string; data: unknown; valid: boolean }[]
}
type Suite = Record<string, SuiteGroup[]>

const folders: Record<Draft, string> = {
  '4': 'draft4',
  '7': 'draft7',
  '2019-09': 'draft2019-09',
  '2020-12': 'draft2020-12',
}
const suiteOf = (draft: Draft) =>
  JSON.parse(
    readFileSync(new URL(`../vectors/json-schema-test-suite/${folders[draft]}.json`, import.meta.url), 'utf8'),
  ) as Suite

/** What the library does otherwise, by file, with the reason. Each is said on the page or concerns what is not fetched. */
const excluded: Record<Draft, Record<string, RegExp>> = {
  '4': {
    // Neither the draft's own schema nor another address is fetched.
    definitions: /./,
    ref: /remote ref|sibling id from changing/,
  },
  '7': { definitions: /./, ref: /remote ref|sibling \$id from changing/ },
  // An anchor in a part with an $id of its own is looked for in the whole.
  '2019-09': { defs: /./, ref: /remote ref|order of evaluation: \$id and \$anchor/, vocabulary: /./ },
  '2020-12': {
    defs: /./,
    ref: /remote ref|order of evaluation: \$id and \$anchor/,
    vocabulary: /./,
    // $dynamicRef leads to the nearest anchor; the page says so.
    dynamicRef: /./,
    unevaluatedItems: /\$dynamicRef/,
    unevaluatedProperties: /\$dynamicRef/,
    // The suite takes formats for remarks; here they are asserted.
    format: /./,
  },
}

describe.each(schemaDrafts)('JSON Schema Test Suite, draft %s', (draft) => {
  const groups = Object.entries(suiteOf(draft)).flatMap(([file, list]) => list.map((group) => ({ file, ...group })))
  const included = groups.filter(({ file, description }) => !excluded[draft][file]?.test(description))

  it('is there, and little of it is left out', () => {
    expect(included.length / groups.length).toBeGreaterThan(0.87)
  })

  it.each(included)('$file: $description', ({ schema, tests }) => {
    for (const { description, data, valid } of tests)
      expect([description, validate(data, schema, draft).kind]).toEqual([description, valid ? 'valid' : 'invalid'])
  })
})

describe('a schema itself', () => {
  it.each(schemaDrafts)('of draft %s as the suite has them has no mistake', (draft) => {
    const found = Object.values(suiteOf(draft))
      .flat()
      .filter(({ description }) => !/ref|invalid|naive|non-schema|unknown|evil|escaped/i.test(description))
      .flatMap(({ description, schema }) => schemaFaults(schema).map((fault) => `${description}: ${fault.pointer}`))
    expect(found).toEqual([])
  })

  it.each([
    ['{"type":"int"}', '/type'],
    ['{"properties":{"a/b":{"minLength":-1}}}', '/properties/a~1b/minLength'],
    ['{"required":"id"}', '/required'],
    ['{"items":[{"pattern":"("}]}', '/items/0/pattern'],
    ['3', ''],
  ])('%s is wrong at %s', (schema, pointer) => {
    expect(schemaFaults(JSON.parse(schema)).map((fault) => fault.pointer)).toEqual([pointer])
  })

  it('says which draft it is of', () => {
    expect(draftOf({ $schema: 'http://json-schema.org/draft-04/schema#' })).toBe('4')
    expect(draftOf({ $schema: 'http://json-schema.org/draft-07/schema#' })).toBe('7')
    expect(draftOf({ $schema: 'https://json-schema.org/draft/2019-09/schema' })).toBe('2019-09')
    expect(draftOf({})).toBeUndefined()
  })
})

const report = (text: string, schema: string, more: Partial<Parameters<typeof schemaReport>[0]> = {}) =>
  schemaReport({ text, schema, draft: 'auto', task: 'validate', ...more })

describe('the report', () => {
  it('of the example names each place by its line', () => {
    const { findings, verdict } = report(schemaSample.data, schemaSample.schema)
    expect(verdict.tone).toBe('bad')
    expect(findings.map(({ at }) => at?.line).toSorted()).toEqual([1, 3, 4, 5, 6])
  })

  it('finds the place of a pointer, with repeated and odd keys', () => {
    const outcome = parseJson('{"a/b":[1,{"~":2}],"a":1,"a":3}')
    if (outcome.kind === 'fault') throw new Error('no JSON')
    const { tree } = outcome
    const textAt = (pointer: string) =>
      new TextDecoder().decode(tree.bytes.subarray(tree.starts[nodeAt(tree, pointer)])).slice(0, 6)
    expect(textAt('/a~1b/1/~0')).toBe('"~":2}')
    expect(textAt('/a')).toBe('"a":3}')
    expect(textAt('/nowhere/else')).toBe('{"a/b"')
  })

  it('says which of the two is no JSON, and where', () => {
    expect(report('{"a":}', '{}').findings[0]).toMatchObject({ at: { input: 'text', line: 1, column: 6 } })
    expect(report('{}', '{\n"a" 1}').findings[0]).toMatchObject({ at: { input: 'schema', line: 2 } })
  })

  it.each(['', ' ', '\ufeff'])('%j asks for data', (text) => {
    expect(report(text, '{}').verdict.tone).toBe('plain')
  })

  it('asks for a schema, and takes true and false for one', () => {
    expect(report('1', '').verdict.tone).toBe('plain')
    expect(report('1', 'true').verdict.tone).toBe('good')
    expect(report('1', 'false').verdict.tone).toBe('bad')
  })

  it('does not fetch, and says so', () => {
    expect(report('1', '{"$ref":"https://example.com/x.json"}').findings[0]?.detail).toContain('not fetched')
  })

  it('refuses what is too deep, and a schema without end', () => {
    expect(report(`${'['.repeat(100_000)}${']'.repeat(100_000)}`, '{}').findings[0]?.says).toContain('1,000')
    expect(report('1', '{"$ref":"#"}').findings).toHaveLength(1)
  })
})

describe('a schema made of data', () => {
  it('is fitted by that data', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue({ maxDepth: 4 }), { minLength: 1, maxLength: 4 }), (values) => {
        const schema = inferSchema(values)
        expect(schemaFaults(schema)).toEqual([])
        for (const value of values) expect(validate(value, schema, '2020-12').kind).toBe('valid')
      }),
      { seed: 31, numRuns: 300 },
    )
  })

  it('requires what all of them have', () => {
    expect(inferSchema([{ a: 1, b: 'x' }, { a: 1.5 }])).toEqual({
      type: 'object',
      properties: { a: { type: 'number' }, b: { type: 'string' } },
      required: ['a'],
    })
  })
})
