import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { bytesOf } from '@/lib/subjects/json/bytes'
import { normalizedPath } from '@/lib/subjects/json/json-path'
import { parseJson } from '@/lib/subjects/json/parse'
import { JsonSession } from '@/lib/subjects/json/session'
import { valueEnd, valueStart } from '@/lib/subjects/json/tokens'
import type { JsonMode, JsonTree } from '@/lib/subjects/json/tree'
import { finish } from '@/lib/subjects/json/work'

const seeded = { seed: 20_240_201, numRuns: 200 }

function treeOf(text: string, mode: JsonMode = 'json'): JsonTree {
  const outcome = parseJson(text, mode)
  if (outcome.kind === 'fault') throw new Error(outcome.fault.code)
  return outcome.tree
}

function sessionOf(text: string): JsonSession {
  const session = new JsonSession()
  expect(finish(session.open(bytesOf(text), 'json')).kind).toBe('tree')
  return session
}

/** Every value with its normalized path, walked over what JSON.parse gives. */
function walk(value: unknown, path = '$'): { path: string; value: unknown }[] {
  const own = { path, value }
  if (Array.isArray(value)) return [own, ...value.flatMap((item, index) => walk(item, `${path}[${index}]`))]
  if (typeof value !== 'object' || value === null) return [own]
  return [own, ...Object.entries(value).flatMap(([key, item]) => walk(item, `${path}['${key}']`))]
}

/** Keys whose order JSON.parse keeps and that need no escape in a path. */
const plainKey = fc.stringMatching(/^[a-z][a-z0-9 ]{0,5}$/).filter((key) => key !== '__proto__')
const plainJson = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    fc.oneof(fc.integer(), fc.boolean(), fc.constant(null), fc.string({ maxLength: 8 })),
    fc.array(tie('value'), { maxLength: 6 }),
    fc.dictionary(plainKey, tie('value'), { maxKeys: 6 }),
  ),
})).value

describe('positions and paths', () => {
  it('gives every value its path and its text', () => {
    fc.assert(
      fc.property(plainJson, fc.constantFrom(undefined, 2), (value, indent) => {
        const text = JSON.stringify(value, undefined, indent)
        const tree = treeOf(text)
        const expected = walk(JSON.parse(text))
        expect(tree.count).toBe(expected.length)
        expected.forEach((one, node) => {
          expect(normalizedPath(tree, node)).toBe(one.path)
          const written = new TextDecoder().decode(tree.bytes.subarray(valueStart(tree, node), valueEnd(tree, node)))
          expect(JSON.parse(written)).toEqual(one.value)
        })
      }),
      seeded,
    )
  })

  it('finds where values end among comments and trailing commas', () => {
    const source = '{ "a" /* x] */ : // }\n [1, {"b": 2,}, /* ] */ ], "c": {},}'
    const tree = treeOf(source, 'jsonc')
    expect(source.slice(valueStart(tree, 1), valueEnd(tree, 1))).toBe('[1, {"b": 2,}, /* ] */ ]')
    expect(source.slice(valueStart(tree, 0), valueEnd(tree, 0))).toBe(source)
  })

  // The normalized paths of RFC 9535, section 2.7, table 20, and its rules for escapes.
  it.each([
    ['{"a": 1}', "$['a']"],
    ['[0, 1]', '$[0]'],
    ['{"\\u000B": 1}', "$['\\u000b']"],
    ['{"\\u0061": 1}', "$['a']"],
    [`{"it's": 1}`, "$['it\\'s']"],
    ['{"a\\\\b": 1}', "$['a\\\\b']"],
    ['{"\\b\\t\\n\\f\\r": 1}', "$['\\b\\t\\n\\f\\r']"],
    ['{"\\"": 1}', `$['"']`],
    ['{"": 1}', "$['']"],
  ])('the first value of %s is at %s', (source, path) => {
    expect(normalizedPath(treeOf(source), 1)).toBe(path)
  })

  it('counts NDJSON records as the items of one array', () => {
    expect(normalizedPath(treeOf('1\n{"a": [2]}', 'ndjson'), 4)).toBe("$[1]['a'][0]")
  })
})

describe('tree rows', () => {
  it('shows what a walk over the open containers shows, whatever was toggled', () => {
    const value = Array.from({ length: 200 }, (_, index) => ({ id: index, list: [index, { deep: [1, 2] }], none: [] }))
    const text = JSON.stringify(value)
    const tree = treeOf(text)
    const session = sessionOf(text)
    const open = new Set([0])

    function expectedNodes(): number[] {
      const nodes: number[] = []
      for (let node = 0; node < tree.count;) {
        nodes.push(node)
        node = open.has(node) ? node + 1 : (tree.nexts[node] ?? tree.count)
      }
      return nodes
    }

    fc.assert(
      fc.property(fc.nat(1e6), fc.nat(1e6), (pick, from) => {
        const before = expectedNodes()
        const node = before[pick % before.length] ?? 0
        if ((tree.kinds[node] ?? 0) % 16 >= 6 && node !== 0) {
          session.toggle(node)
          if (!open.delete(node)) open.add(node)
        }
        const nodes = expectedNodes()
        const start = from % nodes.length
        const { rows, count } = session.rows(start, start + 40)
        expect(count).toBe(nodes.length)
        expect(rows.map((row) => row.node)).toEqual(nodes.slice(start, start + 40))
        for (const row of rows) {
          expect(session.describe(row.node).path.match(/\[/g)?.length ?? 0).toBe(row.depth)
          if (row.key === undefined && row.depth > 0) {
            expect(session.describe(row.node).path.endsWith(`[${row.index}]`)).toBe(true)
          }
        }
      }),
      { seed: 7, numRuns: 60 },
    )
  })

  it('finds by name what a plain walk around the rows finds, over the ends of what is read at once', () => {
    const names = ['ab', 'aB2', 'b', 'ba', 'é']
    const value = Array.from({ length: 300 }, (_, index) => ({ [names[(index * 7) % 5] ?? '']: [index] }))
    const session = sessionOf(JSON.stringify(value))
    session.setAllOpen(true)
    const { rows } = session.rows(0, 10_000)
    fc.assert(
      fc.property(
        fc.integer({ min: -1, max: rows.length - 1 }),
        fc.constantFrom('a', 'AB', 'ab2', '29', 'É', 'x'),
        (after, text) => {
          const around = [...rows.slice(after + 1), ...rows.slice(0, after + 1)]
          const expected = around.find(({ key, index, depth }) => {
            const name = key ?? String(index)
            return depth > 0 && name.slice(0, text.length).toLowerCase() === text.toLowerCase()
          })
          expect(session.named(after, text)).toBe(expected?.row)
        },
      ),
      seeded,
    )
  })

  it('tells what a screen reader needs', () => {
    const session = sessionOf('{"a": [true, "x\\ny"], "b": {}, "a": 1.50}')
    expect(session.rows(0, 10).rows).toMatchObject([
      { depth: 0, kind: 'object', siblings: 1, children: 3, isOpen: true },
      { depth: 1, kind: 'array', key: 'a', index: 0, siblings: 3, children: 2 },
      { depth: 2, kind: 'true', value: 'true', index: 0, siblings: 2, key: undefined },
      { depth: 2, kind: 'string', value: 'x\ny', index: 1, siblings: 2 },
      { depth: 1, kind: 'object', key: 'b', index: 1, children: 0 },
      { depth: 1, kind: 'number', key: 'a', value: '1.50', index: 2, isDuplicate: true },
    ])
  })

  it('cuts long values and says so', () => {
    const [row] = sessionOf(JSON.stringify('é'.repeat(100_000))).rows(0, 1).rows
    expect(row?.isCut).toBe(true)
    expect(row?.value).toMatch(/^é{300}$/)
  })

  it('opens the way to a value and knows its parent', () => {
    const value = { big: Array.from({ length: 1000 }, (_, index) => ({ index, inner: { wanted: index } })) }
    const session = sessionOf(JSON.stringify(value))
    expect(finish(session.search('"wanted"'))).toBe(0)
    expect(finish(session.search('WANTED'))).toBe(1000)
    const revealed = session.revealMatch(700)
    if (!revealed) throw new Error('nothing was revealed')
    const [row] = session.rows(revealed.row, revealed.row + 1).rows
    expect(row).toMatchObject({ key: 'wanted', value: '700', depth: 4 })
    const parent = session.revealParent(revealed.node)
    expect(session.rows(parent.row, parent.row + 1).rows).toMatchObject([{ key: 'inner', kind: 'object' }])
  })

  it('closes all but the whole, and opens all', () => {
    const session = sessionOf('{"a": {"b": [1, 2]}, "c": 3}')
    expect(session.setAllOpen(false)).toBe(3)
    expect(session.setAllOpen(true)).toBe(6)
  })
})

describe('search', () => {
  it('finds the values whose key or text contains the query, without regard to case', () => {
    fc.assert(
      fc.property(plainJson, fc.stringMatching(/^[a-e0-9tu]{1,2}$/), (value, query) => {
        const text = JSON.stringify(value)
        const needle = query.toLowerCase()
        const expected = walk(JSON.parse(text)).filter(({ path, value: found }, node) => {
          const key = node > 0 && path.endsWith("']") ? (/\['([^']*)'\]$/.exec(path)?.[1] ?? '') : ''
          const scalar = typeof found === 'object' && found !== null ? '' : String(found)
          return key.toLowerCase().includes(needle) || scalar.toLowerCase().includes(needle)
        })
        expect(finish(sessionOf(text).search(query))).toBe(expected.length)
      }),
      seeded,
    )
  })

  it.each([
    ['["caf\\u00e9", "CAFÉ", "cafe"]', 'café', 2],
    ['["a\\nb", "a\\\\nb"]', 'a\nb', 1],
    ['{"Größe": 1}', 'größe', 1],
    ['[12345678901234567890, null, true]', '678', 1],
    ['["quote \\" inside"]', '"', 1],
    ['["plain"]', '"', 0],
  ])('in %s finds %j %i times', (source, query, count) => {
    expect(finish(sessionOf(source).search(query))).toBe(count)
  })
})

describe('reading lines of the result', () => {
  it('gives any lines of a long text', () => {
    const value = Array.from({ length: 5000 }, (_, index) => ({ index, text: 'x'.repeat(index % 700), ключ: [index] }))
    const session = sessionOf(JSON.stringify(value))
    const report = finish(session.format({ indent: '  ', sortKeys: false, asciiOnly: false, records: 'array' }))
    const lines = JSON.stringify(value, undefined, 2).split('\n')
    expect(report.lines).toBe(lines.length)
    expect(report.length).toBe(new TextEncoder().encode(lines.join('\n')).length)
    for (const from of [0, 1, 255, 256, 257, 12_345, lines.length - 5]) {
      expect(session.lines(from, from + 20, 1e6).map((line) => line.text)).toEqual(lines.slice(from, from + 20))
    }
  })

  it('cuts a long line between characters and says how much is left', () => {
    const session = sessionOf(JSON.stringify('é'.repeat(50)))
    finish(session.format({ indent: undefined, sortKeys: false, asciiOnly: false, records: 'array' }))
    expect(session.lines(0, 1, 10)).toEqual([{ text: '"éééé', hidden: 93 }])
  })
})
