import { describe, expect, it } from 'vitest'
import { normalizedPath } from '@/lib/subjects/json/json-path'
import { parseJson } from '@/lib/subjects/json/parse'
import type { JsonTree } from '@/lib/subjects/json/tree'
import { valueOf, writeJson } from '@/lib/subjects/json/value'
import { clockOf, QueryFault, QueryTooSlow } from '@/lib/subjects/json-query/fault'
import { iRegexp } from '@/lib/subjects/json-query/i-regexp'
import { evaluateJmesPath } from '@/lib/subjects/json-query/jmespath'
import { jmesFunctions } from '@/lib/subjects/json-query/jmespath-functions'
import { parseJmesPath } from '@/lib/subjects/json-query/jmespath-syntax'
import { selectJsonPath } from '@/lib/subjects/json-query/json-path'
import { parseJsonPath } from '@/lib/subjects/json-query/json-path-syntax'
import jmes from '@/tests/vectors/jmespath/cases.json'
import suite from '@/tests/vectors/jsonpath/cts.json'

const patient = clockOf(60_000)

function treeOf(value: unknown): JsonTree {
  const outcome = parseJson(JSON.stringify(value))
  if (outcome.kind === 'fault') throw new Error(outcome.fault.code)
  return outcome.tree
}

interface SuiteCase {
  name: string
  selector: string
  document?: unknown
  invalid_selector?: boolean
  result?: unknown[]
  results?: unknown[][]
  result_paths?: string[]
  results_paths?: string[][]
}
const all = suite.tests as SuiteCase[]

describe('JSONPath by the compliance suite of RFC 9535', () => {
  it('is whole', () => {
    expect(all.length).toBeGreaterThan(700)
  })
  it.each(all.filter(({ invalid_selector: isInvalid }) => isInvalid))('refuses $selector: $name', ({ selector }) => {
    expect(() => parseJsonPath(selector)).toThrow(QueryFault)
  })
  it.each(all.filter(({ invalid_selector: isInvalid }) => !isInvalid))('$selector: $name', (one) => {
    const tree = treeOf(one.document)
    const nodes = selectJsonPath(tree, parseJsonPath(one.selector), patient)
    const values = nodes.map((node) => JSON.parse(writeJson(valueOf(tree, node))) as unknown)
    const paths = nodes.map((node) => normalizedPath(tree, node))
    if (one.results) expect(one.results).toContainEqual(values)
    else expect(values).toEqual(one.result)
    if (one.results_paths) expect(one.results_paths).toContainEqual(paths)
    else expect(paths).toEqual(one.result_paths)
  })
})

describe('JSONPath beyond the suite', () => {
  const faultOf = (text: string) => {
    try {
      parseJsonPath(text)
    } catch (error) {
      if (error instanceof QueryFault) return error
      throw error
    }
    throw new Error(`${text} is none`)
  }
  it.each([
    ['$.first-name', 7, /\["first-name"\]/],
    ['$.a[(@.length-1)]', 4, /\[-1\]/],
    ['$[?@.a =~ "x"]', 7, /match\(/],
    ['$[?@.a == 1 and @.b == 2]', 12, /&&/],
    ['$.a.length()', 4, /length\(@\.name\)/],
    ['$[?@.a == 1', 11, /bracket/],
    ['a.b', 0, /begins with \$/],
    ['$[?@.* == 1]', 3, /single value/],
    ['$.a^', 3, /parent/],
    ['$.a~', 3, /key/],
  ])('says where %s is wrong and what to write', (text, offset, hint) => {
    const fault = faultOf(text)
    expect(fault.offset).toBe(offset)
    expect(fault.says).toMatch(hint)
  })
  it('follows no brackets without end', () => {
    expect(() => parseJsonPath(`$[?${'('.repeat(100_000)}`)).toThrow(QueryFault)
    expect(() => parseJsonPath(`$[?${'@[?'.repeat(100_000)}`)).toThrow(QueryFault)
    expect(() => parseJmesPath('['.repeat(100_000))).toThrow(QueryFault)
  })
  it('ends when its time is over', () => {
    const tree = treeOf(Array.from({ length: 3000 }, (_, at) => at))
    let time = 0
    const clock = clockOf(3, () => time++)
    expect(() => selectJsonPath(tree, parseJsonPath('$[?count($[?@ > 1]) > 1]'), clock)).toThrow(QueryTooSlow)
  })
})

describe('I-Regexp, RFC 9485', () => {
  it.each([
    ['a.b', 'axb', true],
    ['a.b', 'a\nb', false],
    ['[^a-c]+', 'xyz', true],
    ['[^a-c]+', 'xbz', false],
    ['a{2,3}', 'aa', true],
    ['a{2,3}', 'aaaa', false],
    ['a{2,}', 'aaaaa', true],
    ['(ab|c)*d?', 'ababcd', true],
    ['\\p{Lu}\\P{Lu}', 'Éa', true],
    ['[\\p{Nd}-]+', '12-3', true],
    ['\\.\\*\\n', '.*\n', true],
    ['😀?', '😀', true],
    ['.', '😀', true],
    ['', '', true],
    ['[-a]', '-', true],
    ['^ab$', 'ab', true],
    ['a^b', 'ab', false],
    ['a\\$', 'a$', true],
  ])('%s over %j: %s', (pattern, text, whole) => {
    expect(iRegexp(pattern)?.matches(text)).toBe(whole)
  })
  it.each(['\\d', '(?:a)', 'a**', '[z-a]', '(a', 'a)', '\\p{Xx}', '[]', 'a{3,2}', '{1}', 'a{99999999}'])(
    '%s is none',
    (pattern) => {
      expect(iRegexp(pattern)).toBeUndefined()
    },
  )
  it('finds parts, and no pattern takes for ever', () => {
    expect(iRegexp('b+')?.finds('aabba')).toBe(true)
    expect(iRegexp('b+c')?.finds('aabba')).toBe(false)
    expect(iRegexp('^bb')?.finds('aabba')).toBe(false)
    expect(iRegexp('ba$')?.finds('aabba')).toBe(true)
    expect(iRegexp('(a+)+b')?.matches('a'.repeat(20_000))).toBe(false)
  })
})

describe('JMESPath as jmespath.py gives it', () => {
  const data = valueOf(treeOf(jmes.data))
  const ask = (expression: string) => evaluateJmesPath(parseJmesPath(expression), data, patient)
  it.each(jmes.cases)('$expression', ({ expression, result }) => {
    expect(JSON.parse(writeJson(ask(expression)))).toEqual(result)
  })
  it.each(jmes.faulty)('refuses %s', (expression) => {
    expect(() => ask(expression)).toThrow(QueryFault)
  })
  it('orders numbers alone, as the specification says and jmespath.py does not', () => {
    expect(ask('words[0] < words[1]')).toBeNull()
  })
  it('every function is asked', () => {
    const asked = jmes.cases.map(({ expression }) => expression).join(' ')
    expect(Object.keys(jmesFunctions).filter((name) => !asked.includes(`${name}(`))).toEqual([])
  })
})
