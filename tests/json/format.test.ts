import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { formatTree, type FormatOptions } from '@/lib/subjects/json/format'
import { parseJson } from '@/lib/subjects/json/parse'
import { resolveEscapes, unescapeText, writeString } from '@/lib/subjects/json/string-text'

const seeded = { seed: 20_240_131, numRuns: 400 }

function format(text: string, options: Partial<FormatOptions> = {}, root = 0): string {
  const outcome = parseJson(text)
  if (outcome.kind === 'fault') throw new Error(`${outcome.fault.code} at ${outcome.fault.offset}: ${text}`)
  return formatTree(outcome.tree, options, root)
}

/** Numbers as texts write them, of any size. */
const numberText = fc
  .tuple(
    fc.constantFrom('', '-'),
    fc.oneof(fc.constant('0'), fc.stringMatching(/^[1-9]\d{0,40}$/)),
    fc.oneof(fc.constant(''), fc.stringMatching(/^\.\d{1,40}$/)),
    fc.oneof(fc.constant(''), fc.stringMatching(/^[eE][+-]?\d{1,4}$/)),
  )
  .map((parts) => parts.join(''))

const space = fc.stringMatching(/^[ \t\r\n]{0,3}$/)
const stringText = fc.oneof(
  fc.string({ unit: 'binary' }).map((text) => JSON.stringify(text)),
  fc.constantFrom('"\\u00e9"', '"\\/"', '"\\ud83d\\ude00"', '"\\ud800"', '""'),
)

/** JSON texts with white space, repeated keys and every way of writing numbers. */
const jsonText = fc.letrec<{ value: string; array: string; object: string }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 5, depthSize: 'small' },
    fc.oneof(numberText, stringText, fc.constantFrom('true', 'false', 'null')),
    tie('array'),
    tie('object'),
  ),
  array: fc
    .array(
      fc.tuple(space, tie('value'), space).map((parts) => parts.join('')),
      { maxLength: 5 },
    )
    .map((items) => `[${items.join(',')}]`),
  object: fc
    .array(
      fc
        .tuple(space, stringText, space, space, tie('value'), space)
        .map(([before, key, afterKey, beforeValue, value, after]) => {
          return `${before}${key}${afterKey}:${beforeValue}${value}${after}`
        }),
      { maxLength: 5 },
    )
    .map((members) => `{${members.join(',')}}`),
})).value

/** A text without its white space, by a rule of one line: what stands in quotes is kept. */
function squeezed(text: string): string {
  return text.replace(/("(?:[^"\\]|\\.)*")|\s+/g, (_whole, string: string | undefined) => string ?? '')
}

/** Sorts what JSON.parse gives; it has no repeated keys. */
function sortedDeep(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortedDeep)
  if (typeof value !== 'object' || value === null) return value
  return Object.entries(value)
    .sort(([left], [right]) => (left < right ? -1 : left > right ? 1 : 0))
    .map(([key, inner]) => [key, sortedDeep(inner)])
}

describe('formatting', () => {
  it('keeps every token as it is written, in its order', () => {
    fc.assert(
      fc.property(jsonText, fc.constantFrom('  ', '    ', '\t', undefined), (text, indent) => {
        expect(squeezed(format(text, { indent }))).toBe(squeezed(text))
      }),
      seeded,
    )
  })

  it('means the same when it is read again', () => {
    fc.assert(
      fc.property(jsonText, (text) => {
        const meaning: unknown = JSON.parse(text)
        expect(JSON.parse(format(text))).toEqual(meaning)
        expect(JSON.parse(format(text, { sortKeys: true, asciiOnly: true }))).toEqual(meaning)
      }),
      seeded,
    )
  })

  it('lays JSON out as JSON.stringify does', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), fc.constantFrom(2, 4, '\t'), (value, indent) => {
        const compact = JSON.stringify(value)
        const spaces = typeof indent === 'number' ? ' '.repeat(indent) : indent
        expect(format(compact, { indent: spaces })).toBe(JSON.stringify(value, undefined, indent))
      }),
      seeded,
    )
  })

  it('gives the same minified text before and after formatting', () => {
    fc.assert(
      fc.property(jsonText, (text) => {
        const minified = format(text, { indent: undefined })
        expect(format(format(text), { indent: undefined })).toBe(minified)
        expect(format(minified, { indent: undefined })).toBe(minified)
      }),
      seeded,
    )
  })

  it('sorts keys by UTF-16 code units at every level', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
        const text = JSON.stringify(value)
        const sorted = format(text, { indent: undefined, sortKeys: true })
        expect(sortedDeep(JSON.parse(sorted))).toEqual(sortedDeep(JSON.parse(text)))
        expect(format(sorted, { indent: undefined, sortKeys: true })).toBe(sorted)
      }),
      seeded,
    )
    // The order of RFC 8785, section 3.2.3.
    const names = ['\u20ac', '\r', '\ufb33', '1', '\u{1f600}', '\u0080', '\u00f6']
    const text = `{${names.map((name) => `${JSON.stringify(name)}:0`).join(',')}}`
    const sorted = format(text, { indent: undefined, sortKeys: true })
    expect([...sorted.matchAll(/"((?:[^"\\]|\\.)*)":0/g)].map((match) => resolveEscapes(match[1] ?? ''))).toEqual([
      '\r',
      '1',
      '\u0080',
      '\u00f6',
      '\u20ac',
      '\u{1f600}',
      '\ufb33',
    ])
  })

  it('keeps the order of repeated keys when it sorts', () => {
    expect(format('{"b":1,"a":2,"b":3,"a":4}', { indent: undefined, sortKeys: true })).toBe('{"a":2,"a":4,"b":1,"b":3}')
  })

  it('keeps big integers, long decimals and the order of number-like keys', () => {
    const text = '{"10":12345678901234567890,"9":1.7777777777777777,"8":-0.0,"7":1E400,"6":1.10}'
    expect(format(text, { indent: undefined })).toBe(text)
  })

  it('writes empty containers on one line', () => {
    expect(format('{"a":[ ],"b":{\n}}')).toBe('{\n  "a": [],\n  "b": {}\n}')
  })

  it('writes nothing beyond ASCII when asked to', () => {
    expect(format('{"ö":"😀 \\u00e9"}', { indent: undefined, asciiOnly: true })).toBe(
      '{"\\u00f6":"\\ud83d\\ude00 \\u00e9"}',
    )
  })

  it('formats one value alone', () => {
    expect(format('{"a":{"b":[1,2]},"c":3}', {}, 1)).toBe('{\n  "b": [\n    1,\n    2\n  ]\n}')
  })

  it('does not mind nesting of 200,000 levels', () => {
    const text = `${'['.repeat(200_000)}${']'.repeat(200_000)}`
    expect(format(text, { indent: undefined })).toBe(text)
  })
})

describe('escaping', () => {
  it('agrees with JSON.stringify', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(writeString(text)).toBe(JSON.stringify(text))
      }),
      seeded,
    )
    expect(writeString('a\ud800b')).toBe('"a\\ud800b"')
  })

  it('comes back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.boolean(), (text, asciiOnly) => {
        const escaped = writeString(text, asciiOnly)
        expect(unescapeText(escaped)).toEqual({ text })
        if (asciiOnly) expect(escaped).toMatch(/^[ -~\x7f]*$/)
      }),
      seeded,
    )
  })

  it.each([
    ['{\\"a\\":1}', '{"a":1}'],
    [' "tab\\tend" \n', 'tab\tend'],
    ['say "hi"\\n', 'say "hi"\n'],
    ['"\\u00e9\\/"', 'é/'],
    ['ends with \\"', 'ends with "'],
  ])('unescapes %j', (source, text) => {
    expect(unescapeText(source)).toEqual({ text })
  })

  it.each([
    ['"a\\qb"', 2, '\\q'],
    ['"a"b"', 2, '"'],
    ['"\\u12"', 1, '\\u12'],
    ['C:\\', 2, '\\'],
    ['"a\nb"', 2, '\n'],
  ])('refuses %j at %i', (source, offset, found) => {
    expect(unescapeText(source)).toEqual({ offset, found })
  })
})
