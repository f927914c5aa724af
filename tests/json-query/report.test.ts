import { describe, expect, it } from 'vitest'
import { parseJson } from '@/lib/subjects/json/parse'
import type { JsonTree } from '@/lib/subjects/json/tree'
import { bytesOf } from '@/lib/subjects/json/bytes'
import { JsonSession } from '@/lib/subjects/json/session'
import { finish } from '@/lib/subjects/json/work'
import { clockOf } from '@/lib/subjects/json-query/fault'
import {
  jsonPathMessages as says,
  queriedSample,
  queryExamples,
  type QueryLanguage,
} from '@/lib/tools/utilities/developer/jsonpath-tester.messages'
import { jmesPathOf, pointerOf, queriedCsv, runQuery } from '@/lib/workers/reports/jsonpath-tester'

function treeOf(text: string): JsonTree {
  const outcome = parseJson(text)
  if (outcome.kind === 'fault') throw new Error(outcome.fault.code)
  return outcome.tree
}
const run = (text: string, language: QueryLanguage, query: string) =>
  runQuery(treeOf(text), language, query, clockOf(60_000))

/** The document and the pointers of RFC 6901, section 5, and the fragments of section 6. */
const rfc = '{"foo":["bar","baz"],"":0,"a/b":1,"c%d":2,"e^f":3,"g|h":4,"i\\\\j":5,"k\\"l":6," ":7,"m~n":8}'
const pointers: readonly [string, string, unknown][] = [
  ['', '#', JSON.parse(rfc)],
  ['/foo', '#/foo', ['bar', 'baz']],
  ['/foo/0', '#/foo/0', 'bar'],
  ['/', '#/', 0],
  ['/a~1b', '#/a~1b', 1],
  ['/c%d', '#/c%25d', 2],
  ['/e^f', '#/e%5Ef', 3],
  ['/g|h', '#/g%7Ch', 4],
  ['/i\\j', '#/i%5Cj', 5],
  ['/k"l', '#/k%22l', 6],
  ['/ ', '#/%20', 7],
  ['/m~n'.replace('~', '~0'), '#/m~0n', 8],
]

describe('JSON Pointer, RFC 6901', () => {
  it.each(pointers)('%j and %j', (pointer, fragment, value) => {
    for (const query of [pointer, fragment]) {
      const { report, text } = run(rfc, 'pointer', query)
      expect(report.findings).toEqual([])
      expect(JSON.parse(text)).toEqual(value)
      expect(report.places[0]?.[0]).toBe(pointer)
    }
  })
  it.each([
    ['foo', says.badPointer],
    ['/foo/2', says.notThere('/foo/2', '/foo')],
    ['/foo/-', says.notThere('/foo/-', '/foo')],
    ['/foo/01', says.badIndex],
    ['/foo/0/x', says.notThere('/foo/0/x', '/foo/0')],
    ['/m~n', says.badEscape],
    ['#/%zz', 'After % stand two hexadecimal digits of UTF-8.'],
  ])('refuses %s', (query, sentence) => {
    expect(run(rfc, 'pointer', query).report.findings[0]?.says).toBe(sentence)
  })
})

describe('what is shown', () => {
  it('lists each match with path, value and line, digits as they are', () => {
    const { report, text } = run(queriedSample, 'path', '$..isbn')
    expect(report.verdict).toBe('1 match')
    expect(report.places).toEqual([["$['books'][2]['isbn']", '9780000000000017', '6']])
    expect(text).toBe('[\n  9780000000000017\n]\n')
    expect(run(queriedSample, 'path', '$.books[0].price').text).toBe('[\n  12.50\n]\n')
    expect(run(queriedSample, 'path', '$.nobody')).toMatchObject({
      report: { verdict: 'Nothing matches' },
      text: '[]\n',
    })
  })
  it('cuts long values and long lists of places', () => {
    const many = JSON.stringify(Array.from({ length: 300 }, () => 'x'.repeat(200)))
    const { report } = run(many, 'path', '$[*]')
    expect(report.places).toHaveLength(says.shown)
    expect(report.places[0]?.[1]).toHaveLength(120)
    expect(report.warnings).toEqual([says.morePlaces(100)])
    expect(run(many, 'path', '$').report.places[0]?.[1]).toBe('[ … ]')
  })
  it('gives tables as CSV', () => {
    const csv = (language: QueryLanguage, query: string) =>
      queriedCsv(treeOf(queriedSample), run(queriedSample, language, query))
    expect(csv('path', '$.books[*].stock')).toBe(
      "path,shop,store\r\n$['books'][0]['stock'],3,0\r\n$['books'][1]['stock'],0,7\r\n$['books'][2]['stock'],1,1\r\n",
    )
    expect(csv('jmes', 'books[].{t: title, n: stock.shop}')).toBe('t,n\r\nTides,3\r\nRopes,0\r\nSignals,1\r\n')
    expect(csv('pointer', '/books/0/tags')).toBe('path,value\r\n/books/0/tags,"[""sea"",""maps""]"\r\n')
    expect(csv('jmes', 'length(books)')).toBe('value\r\n3\r\n')
  })
  it('marks the place of a mistake', () => {
    const { report } = run(queriedSample, 'path', '$.books[?@.price = 3]')
    expect(report.verdict).toBe(says.faulty)
    expect(report.findings[0]?.at).toMatchObject({ input: 'path', line: 1, column: 18 })
    expect(report.findings[0]?.says).toContain('==')
    expect(run(queriedSample, 'jmes', '$.a').report.findings[0]?.says).toContain('JSONPath')
    expect(run(queriedSample, 'jmes', 'nope(@)').report.findings[0]?.says).toBe('There is no function nope().')
    expect(run(queriedSample, 'jmes', 'length(`1`)').report.findings[0]?.says).toBe(
      'length() takes a string or an array or an object here, and got number.',
    )
  })
  it('says what type an expression gives', () => {
    const verdicts = ['books', 'shop', 'books[0]', 'length(@)', 'nobody', 'shop == `1`'].map(
      (query) => run(queriedSample, 'jmes', query).report.verdict,
    )
    expect(verdicts).toEqual(
      ['an array', 'a string', 'an object', 'a number', 'null', 'true or false'].map((type) => says.gives(type)),
    )
  })
  it('stops a query whose time is over, and JMESPath over much', () => {
    const slow = runQuery(
      treeOf(JSON.stringify(Array.from({ length: 2000 }, (_, at) => at))),
      'path',
      '$[?count($..*) > 1]',
      clockOf(0, () => 1),
    )
    expect(slow.report.verdict).toBe('2,000 matches')
    let time = 0
    const over = runQuery(
      treeOf(JSON.stringify(Array.from({ length: 2000 }, (_, at) => at))),
      'path',
      '$[?count($..*) > 1]',
      clockOf(1, () => time++),
    )
    expect(over.report.findings[0]?.says).toBe(says.tooSlow)
  })
  it('every example answers', () => {
    for (const [language, examples] of Object.entries(queryExamples) as [
      QueryLanguage,
      readonly (readonly [string, string])[],
    ][])
      for (const [, query] of examples) {
        const { report } = run(queriedSample, language, query)
        expect(report.findings).toEqual([])
        expect(report.verdict).not.toBe(says.matches(0))
      }
  })
  it('writes the way to a node in each language, which finds it again', () => {
    const text = '{"a.b":[{"c d":1},2],"plain":{"x":[[3]]}}'
    const tree = treeOf(text)
    for (let node = 0; node < tree.count; node++) {
      expect(runQuery(tree, 'pointer', pointerOf(tree, node), clockOf(60_000)).nodes).toEqual([node])
      const [own] = runQuery(tree, 'jmes', jmesPathOf(tree, node), clockOf(60_000)).values
      expect(own).toBeDefined()
    }
    expect([0, 3, 7].map((node) => jmesPathOf(tree, node))).toEqual(['@', '"a.b"[0]."c d"', 'plain.x[0]'])
  })
  it('marks what was found in the tree', () => {
    const session = new JsonSession()
    finish(session.open(bytesOf('{"a":1,"b":2}'), 'json'))
    session.mark(new Set([2]))
    expect(session.rows(0, 5).rows.map(({ isFound }) => isFound)).toEqual([false, false, true])
    finish(session.open(bytesOf('[1]'), 'json'))
    expect(session.rows(0, 5).rows.map(({ isFound }) => isFound)).toEqual([undefined, undefined])
  })
})
