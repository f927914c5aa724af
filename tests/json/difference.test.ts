import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { differences, ignoredBy, listRules, sameValue, type DifferenceRules } from '@/lib/subjects/json/difference'
import { parseJson } from '@/lib/subjects/json/parse'
import { applyMerge, applyPatch, jsonPatch, mergePatch, PatchFault } from '@/lib/subjects/json/patch'
import { isList, isMembers, valueOf, writeJson, type JsonValue } from '@/lib/subjects/json/value'
import { diffSample, type DiffQuestion } from '@/lib/tools/utilities/developer/json-diff.messages'
import { diffReport } from '@/lib/workers/reports/json-diff'

function read(text: string): JsonValue {
  const outcome = parseJson(text)
  if (outcome.kind === 'fault') throw new Error(`${outcome.fault.code} in ${text}`)
  return valueOf(outcome.tree)
}
const value = (one: unknown): JsonValue => read(JSON.stringify(one))

interface PatchTest {
  comment?: string
  doc: unknown
  patch: unknown
  expected?: unknown
  error?: string
  disabled?: boolean
}
const suite = ['tests.json', 'spec_tests.json'].flatMap((name) =>
  (
    JSON.parse(readFileSync(new URL(`../vectors/json-patch-tests/${name}`, import.meta.url), 'utf8')) as PatchTest[]
  ).filter(({ disabled, patch }) => !disabled && patch),
)

describe('json-patch-tests', () => {
  it('is whole', () => expect(suite.length).toBeGreaterThan(100))
  it.each(suite.map((one) => [one.comment ?? one.error ?? JSON.stringify(one.patch), one] as const))(
    '%s',
    (_, { doc, patch, expected, error }) => {
      if (error !== undefined) expect(() => applyPatch(value(doc), value(patch))).toThrow(PatchFault)
      else if (expected !== undefined)
        expect(sameValue(applyPatch(value(doc), value(patch)), value(expected))).toBe(true)
      else expect(() => applyPatch(value(doc), value(patch))).not.toThrow()
    },
  )
})

describe('RFC 7396, appendix A', () => {
  it.each([
    ['{"a":"b"}', '{"a":"c"}', '{"a":"c"}'],
    ['{"a":"b"}', '{"b":"c"}', '{"a":"b","b":"c"}'],
    ['{"a":"b"}', '{"a":null}', '{}'],
    ['{"a":"b","b":"c"}', '{"a":null}', '{"b":"c"}'],
    ['{"a":["b"]}', '{"a":"c"}', '{"a":"c"}'],
    ['{"a":"c"}', '{"a":["b"]}', '{"a":["b"]}'],
    ['{"a":{"b":"c"}}', '{"a":{"b":"d","c":null}}', '{"a":{"b":"d"}}'],
    ['{"a":[{"b":"c"}]}', '{"a":[1]}', '{"a":[1]}'],
    ['["a","b"]', '["c","d"]', '["c","d"]'],
    ['{"a":"b"}', '["c"]', '["c"]'],
    ['{"a":"foo"}', 'null', 'null'],
    ['{"a":"foo"}', '"bar"', '"bar"'],
    ['{"e":null}', '{"a":1}', '{"e":null,"a":1}'],
    ['[1,2]', '{"a":"b","c":null}', '{"a":"b"}'],
    ['{}', '{"a":{"bb":{"ccc":null}}}', '{"a":{"bb":{}}}'],
  ])('%s with %s is %s', (target, patch, result) =>
    expect(writeJson(applyMerge(read(target), read(patch)))).toBe(result),
  )
})

const exact: DifferenceRules = { lists: 'content', key: 'id', tolerance: 0, isIgnored: () => false }

/** Lists as bags: their items in the order of their text. */
function sorted(one: JsonValue): JsonValue {
  if (isList(one)) return one.map(sorted).toSorted((left, right) => (writeJson(left) < writeJson(right) ? -1 : 1))
  if (!isMembers(one)) return one
  return new Map(
    [...one].toSorted(([left], [right]) => (left < right ? -1 : 1)).map(([key, inner]) => [key, sorted(inner)]),
  )
}

const small = fc.letrec<{ any: unknown }>((tie) => ({
  any: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom(null, true, 0, 1, 2, 'a', 'b', 'a/b', 'm~n', ''),
    fc.array(tie('any'), { maxLength: 5 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'id', 'x/y', '~'), tie('any'), { maxKeys: 4 }),
  ),
})).any

describe('what differs', () => {
  it.each(listRules)('applied to the first document makes the second, lists by %s', (lists) => {
    const isBag = lists === 'unordered' || lists === 'key'
    fc.assert(
      fc.property(small, small, (left, right) => {
        const [before, after] = [value(left), value(right)]
        const changes = differences(before, after, { ...exact, lists })
        const made = applyPatch(before, jsonPatch(changes, true))
        expect(writeJson(sorted(made))).toBe(writeJson(sorted(after)))
        if (!isBag) expect(sameValue(made, after)).toBe(true)
        if (changes.length === 0 && !isBag) expect(sameValue(before, after)).toBe(true)
      }),
      { numRuns: 300 },
    )
  })
  it('is nothing between a document and itself with members in another order', () => {
    expect(differences(read('{"a":1,"b":[1.0,{"c":1e2}]}'), read('{"b":[1,{"c":100}],"a":1}'), exact)).toEqual([])
  })
  it('tells numbers apart beyond a double', () => {
    const changes = differences(read('9007199254740993'), read('9007199254740992'), exact)
    expect(changes.length).toBe(1)
  })
  it('makes merge patches that apply, or none', () => {
    fc.assert(
      fc.property(small, small, (left, right) => {
        const patch = mergePatch(value(left), value(right))
        if (patch !== undefined) expect(sameValue(applyMerge(value(left), patch), value(right))).toBe(true)
        else expect(JSON.stringify(right)).toContain('null')
      }),
    )
  })
  it('finds the shortest way for lists', () => {
    const changes = differences(value(['a', 'b', 'c', 'd']), value(['a', 'x', 'b', 'd']), exact)
    expect(changes.map(({ kind, path }) => [kind, ...path])).toEqual([
      ['add', 1],
      ['remove', 3],
    ])
  })
  it('follows an item by its key', () => {
    const before = value([
      { id: 1, n: 'x' },
      { id: 2, n: 'y' },
    ])
    const after = value([
      { id: 2, n: 'z' },
      { id: 3, n: 'w' },
    ])
    expect(differences(before, after, { ...exact, lists: 'key' }).map(({ kind, path }) => [kind, ...path])).toEqual([
      ['replace', 1, 'n'],
      ['remove', 0],
      ['add', 1],
    ])
  })
  it('leaves out names and pointers', () => {
    const isIgnored = ignoredBy('updated, /items/*/id\n/a~1b')
    expect(isIgnored(['x', 'updated'])).toBe(true)
    expect(isIgnored(['items', 4, 'id'])).toBe(true)
    expect(isIgnored(['a/b'])).toBe(true)
    expect(isIgnored(['items', 'id'])).toBe(false)
    const rules = { ...exact, isIgnored }
    expect(differences(value({ items: [{ id: 1 }] }), value({ items: [{ id: 2 }], updated: 3 }), rules)).toEqual([])
  })
})

const question: Omit<DiffQuestion, 'ask'> & { text: string; second: string } = {
  text: diffSample.before,
  second: diffSample.after,
  task: 'compare',
  format: 'json',
  lists: 'content',
  key: '',
  ignored: '',
  tolerance: 0,
  output: 'patch',
  withTests: false,
}
const report = (changed: Partial<typeof question> = {}) => diffReport({ ...question, ...changed })

describe('the page', () => {
  it('lists the differences of the example, and writes the patch', () => {
    const { verdict, rows, text = '', figures } = report()
    expect(verdict).toEqual({ tone: 'warn', says: '4 differences: 2 added, 0 removed, 2 changed' })
    expect(rows).toEqual([
      ['/replicas', 'Changed', '2', '3'],
      ['/regions/1', 'Added', '', '"ap-south"'],
      ['/limits/disk', 'Added', '', 'null'],
      ['/updated', 'Changed', '"2025-03-01"', '"2025-03-14"'],
    ])
    expect(JSON.parse(text)).toEqual([
      { op: 'replace', path: '/replicas', value: 3 },
      { op: 'add', path: '/regions/1', value: 'ap-south' },
      { op: 'add', path: '/limits/disk', value: null },
      { op: 'replace', path: '/updated', value: '2025-03-14' },
    ])
    expect(figures.map(({ text: count }) => count)).toEqual(['2', '0', '2'])
    const applied = report({ task: 'apply', second: text })
    expect(applied.verdict).toEqual({ tone: 'good', says: '4 operations were applied' })
    expect(JSON.parse(applied.text ?? '')).toEqual(JSON.parse(diffSample.after))
  })
  it('tests old values where that is wanted', () => {
    const { text = '' } = report({ withTests: true })
    expect(JSON.parse(text)).toContainEqual({ op: 'test', path: '/replicas', value: 2 })
    const other = report({ task: 'apply', text: '{"replicas":9}', second: text })
    expect(other.findings[0]?.says).toBe(
      'Operation 1 of the patch: the value at “/replicas” is not the one that it tests for. Nothing was changed.',
    )
  })
  it('writes other forms', () => {
    const second = '{"a":"x|y","b":[1]}'
    const given = { text: '{"a":"1","c":2}', second }
    expect(report({ ...given, output: 'markdown' }).text).toBe(
      '| Where | What | Before | After |\n| --- | --- | --- | --- |\n| /a | Changed | "1" | "x\\|y" |\n' +
        '| /c | Removed | 2 |  |\n| /b | Added |  | [1] |\n',
    )
    expect(report({ ...given, output: 'csv' }).text).toBe(
      'Where,What,Before,After\r\n/a,Changed,"""1""","""x|y"""\r\n/c,Removed,2,\r\n/b,Added,,[1]\r\n',
    )
    expect(JSON.parse(report({ ...given, output: 'merge' }).text ?? '')).toEqual({ a: 'x|y', c: null, b: [1] })
    const none = report({ text: '{}', second: '{"a":null}', output: 'merge' })
    expect([none.text, none.warnings[0]]).toEqual([undefined, expect.stringMatching(/^No merge patch/)])
  })
  it('obeys tolerance, ignored places and orders', () => {
    expect(report({ text: '[1.0]', second: '[1.04]', tolerance: 0.05 }).verdict.says).toMatch(/^Both .* except/)
    expect(report({ text: '[1,2]', second: '[2,1]', lists: 'unordered' }).verdict.says).toBe(
      'Both documents say the same.',
    )
    expect(report({ text: '[1,2]', second: '[2,1]', lists: 'place' }).verdict.says).toMatch(/^2 differences/)
    expect(report({ ignored: 'updated,replicas', output: 'patch' }).warnings).toContain(
      'What is ignored is not in the patch.',
    )
    expect(report({ lists: 'key' }).verdict.says).toBe('Name the member that tells items apart, such as id.')
    expect(report({ lists: 'unordered' }).warnings[0]).toMatch(/^With this way of comparing lists/)
  })
  it('says where a type changed, and where a key is repeated', () => {
    const { warnings } = report({ text: '{"a":1,"a":2}', second: '{"a":"2"}' })
    expect(warnings).toEqual([
      "First document: 1 key is repeated within an object: $['a'] at line 1, column 8. The last value of each counts here.",
      '1 value has another type: /a number to string. Programs trip over this more often than over another value.',
    ])
  })
  it('reads YAML, JSON with comments and JSON5', () => {
    expect(report({ format: 'yaml', text: 'a: 1\nb: [x]\n', second: 'b:\n- x\na: 1.0\n' }).verdict.says).toBe(
      'Both documents say the same.',
    )
    expect(report({ format: 'jsonc', text: '[1, /* x */]', second: '[1]' }).verdict.says).toBe(
      'Both documents say the same.',
    )
    expect(report({ format: 'json5', text: '{a: 0x10}', second: '{"a":16}' }).verdict.says).toBe(
      'Both documents say the same.',
    )
    const [finding] = report({ format: 'yaml', text: 'a: 1\n\tb: 2', second: 'x' }).findings
    expect(finding?.at).toMatchObject({ input: 'text', line: 2 })
    expect(report({ format: 'yaml', text: 'a\n---\nb', second: '- a\n- b\n' }).warnings[0]).toBe(
      'First document: A YAML text of 2 documents is compared as a list of them.',
    )
    expect(report({ format: 'yaml', text: 'a: 1\nb: 2', second: 'a: 1\na: 2' }).warnings[0]).toMatch(
      /^Second document: 1 key is repeated within a mapping: a at line 2, column 1/,
    )
  })
  it('names the side of a fault and waits for both', () => {
    const [finding] = report({ second: '{"a" 1}' }).findings
    expect(finding).toMatchObject({ at: { input: 'second', line: 1, column: 6 } })
    expect(finding?.says).toMatch(/^Second document: A colon is missing/)
    expect(report({ second: '' }).verdict.tone).toBe('plain')
    expect(report({ task: 'apply', second: '' }).verdict.says).toMatch(/^Give a document and a patch/)
  })
  it.each([
    ['[1]', 'Operation 1 of the patch: it is no object.'],
    [
      '[{"op":"jump","path":""}]',
      'Operation 1 of the patch: “jump” is none of add, remove, replace, move, copy and test.',
    ],
    ['[{"path":""}]', 'Operation 1 of the patch: it has no “op”.'],
    ['[{"op":"add","value":1}]', 'Operation 1 of the patch: it has no “path” that is a string.'],
    ['[{"op":"add","path":"a","value":1}]', 'Operation 1 of the patch: “a” is no JSON Pointer.'],
    ['[{"op":"add","path":"/z"}]', 'Operation 1 of the patch: it has no “value”.'],
    ['[{"op":"remove","path":"/z"}]', 'Operation 1 of the patch: the document has no “z” there.'],
    ['[{"op":"remove","path":"/regions/9"}]', 'Operation 1 of the patch: “9” is no place in the list there.'],
    [
      '[{"op":"move","from":"/limits","path":"/limits/x"}]',
      'Operation 1 of the patch: a value cannot be moved into itself (/limits/x).',
    ],
  ])('says why %s cannot be applied', (second, sentence) => {
    expect(report({ task: 'apply', second }).findings[0]?.says.startsWith(sentence)).toBe(true)
  })
  it('applies an object as a merge patch', () => {
    const made = report({ task: 'apply', text: '{"a":1,"b":2}', second: '{"a":null}' })
    expect([made.verdict.says, made.text]).toEqual(['The merge patch was applied', '{\n  "b": 2\n}\n'])
  })
})
