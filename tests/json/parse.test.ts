import { describe, expect, it } from 'vitest'

import { bytesOf, sourceBytes } from '@/lib/subjects/json/bytes'
import { formatTree } from '@/lib/subjects/json/format'
import { ParseWork, parseJson } from '@/lib/subjects/json/parse'
import { JsonSession, type FaultReport } from '@/lib/subjects/json/session'
import type { JsonMode } from '@/lib/subjects/json/tree'
import { finish } from '@/lib/subjects/json/work'
import { jsonMessages } from '@/lib/tools/utilities/developer/json-formatter.messages'

function faultOf(source: string | Uint8Array, mode: JsonMode = 'json'): FaultReport {
  const report = finish(new JsonSession().open(typeof source === 'string' ? bytesOf(source) : source, mode))
  if (report.kind !== 'fault') throw new Error(`expected a fault, got ${report.kind}`)
  return report.report
}

function rewritten(text: string, mode: JsonMode): string {
  const outcome = parseJson(text, mode)
  if (outcome.kind === 'fault') throw new Error(`${outcome.fault.code} at ${outcome.fault.offset}`)
  return formatTree(outcome.tree, { indent: undefined })
}

describe('faults in JSON', () => {
  it.each([
    ['{\n  "a": 1,\n}', 2, 9, 'trailing-comma'],
    ['[1, 2, ]', 1, 6, 'trailing-comma'],
    ["{'a': 1}", 1, 2, 'single-quote'],
    ["[1, 'b']", 1, 5, 'single-quote'],
    ['{a: 1}', 1, 2, 'unquoted-key'],
    ['{größe: 1}', 1, 2, 'unquoted-key'],
    ['{1: 2}', 1, 2, 'number-key'],
    ['{"a": yes}', 1, 7, 'unquoted-value'],
    ['{"a": 1\n "b": 2}', 2, 2, 'missing-comma'],
    ['[1 2]', 1, 4, 'missing-comma'],
    ['["a" "b"]', 1, 6, 'missing-comma'],
    ['{"a" 1}', 1, 6, 'missing-colon'],
    ['{"a" = 1}', 1, 6, 'equals-for-colon'],
    ['{"a": }', 1, 7, 'missing-value'],
    ['{: 1}', 1, 2, 'missing-key'],
    ['[1,,2]', 1, 4, 'extra-comma'],
    ['[,1]', 1, 2, 'extra-comma'],
    ['{"é": “x”}', 1, 7, 'smart-quote'],
    ['[True]', 1, 2, 'python-literal'],
    ['{"a": None}', 1, 7, 'python-literal'],
    ['[TRUE]', 1, 2, 'literal-case'],
    ['[NaN]', 1, 2, 'not-in-json'],
    ['[-Infinity]', 1, 2, 'not-in-json'],
    ['[undefined]', 1, 2, 'not-in-json'],
    ['[1] // done', 1, 5, 'comment'],
    ['[1, /* two */ 2]', 1, 5, 'comment'],
    ['[01]', 1, 2, 'leading-zero'],
    ['[-012.5]', 1, 2, 'leading-zero'],
    ['[+1]', 1, 2, 'plus-sign'],
    ['[.5]', 1, 2, 'leading-dot'],
    ['[-.5]', 1, 2, 'leading-dot'],
    ['[5.]', 1, 3, 'trailing-dot'],
    ['[1e]', 1, 2, 'missing-exponent'],
    ['[-]', 1, 2, 'lone-minus'],
    ['[0xFF]', 1, 2, 'hex-number'],
    ['[1_000]', 1, 2, 'number-separator'],
    ['[2024-01-31]', 1, 2, 'bad-number'],
    ['[1.2.3]', 1, 2, 'bad-number'],
    ['["a', 1, 2, 'unclosed-string'],
    ['{"a": "b\n}', 1, 9, 'line-break-in-string'],
    ['["a\tb"]', 1, 4, 'control-in-string'],
    ['["C:\\data"]', 1, 5, 'bad-escape'],
    ['["\\u12G4"]', 1, 3, 'bad-unicode-escape'],
    ['{"a": [1, 2}', 1, 12, 'mismatched-bracket'],
    ['[1}', 1, 3, 'mismatched-bracket'],
    ['[1]]', 1, 4, 'extra-bracket'],
    [']', 1, 1, 'extra-bracket'],
    ['{"a": {"b": 1}', 1, 15, 'unclosed'],
    ['[1,\n2,\n', 2, 3, 'unclosed'],
    ['{"a":1}\n{"a":2}', 2, 1, 'extra-content'],
    ['[1];', 1, 4, 'semicolon'],
    ['[1,\u00a02]', 1, 4, 'wide-space'],
    ['[1,\u200b2]', 1, 4, 'wide-space'],
    ['<!doctype html>', 1, 1, 'looks-like-markup'],
    ['[#]', 1, 2, 'unexpected'],
  ])('%j: line %i, column %i, %s', (source, line, column, code) => {
    const { fault, position } = faultOf(source)
    expect({ code: fault.code, ...position }).toEqual({ code, line, column })
  })

  it('counts lines that end in CR LF, LF or CR, and columns in characters', () => {
    expect(faultOf('[\r\n1,\r2,\n"😀", x]').position).toEqual({ line: 4, column: 6 })
  })

  it('quotes the line with the fault between what is before and after it', () => {
    const { excerpt } = faultOf('{\n  "a": True,\n  "b": 2\n}')
    expect(excerpt).toEqual({ before: '  "a": ', marked: 'True', after: ',', cutBefore: false, cutAfter: false })
  })

  it('quotes a long line in part', () => {
    const { excerpt } = faultOf(`[${'"0123456789",'.repeat(50)}True,${'"x",'.repeat(50)}1]`)
    expect(excerpt).toMatchObject({ marked: 'True', cutBefore: true, cutAfter: true })
    expect(excerpt.before.length + excerpt.after.length).toBeLessThan(140)
  })

  it('says where the bracket is that is never closed', () => {
    const { related } = faultOf('{\n  "list": [1, 2\n')
    expect(related).toEqual({ line: 2, column: 11 })
  })

  it('points into the text as JavaScript counts it', () => {
    const source = '["é😀", True]'
    const { selection } = faultOf(source)
    expect(source.slice(selection?.from, selection?.to)).toBe('True')
  })

  it('says what to do in words', () => {
    const { fault, related } = faultOf('[1 2]')
    expect(jsonMessages.fault(fault, related)).toEqual({
      message: 'A comma is missing before this.',
      hint: 'Put a comma after the item that ends before line 1, column 3.',
    })
    const python = faultOf('[None]')
    expect(jsonMessages.fault(python.fault, undefined).hint).toBe('In JSON it is null.')
  })

  it.each([
    ['{"a": 1, /* x */ "b": 2,}', 'jsonc'],
    ["{a: 'b'}", 'json5'],
    ['{"a":1}\n{"a":2}\n', 'ndjson'],
  ] as const)('offers to read %j as %s', (source, mode) => {
    expect(faultOf(source).readableAs).toBe(mode)
  })

  it('has nothing to say of white space alone', () => {
    expect(finish(new JsonSession().open(bytesOf(' \n'), 'json'))).toEqual({ kind: 'empty' })
  })
})

describe('bytes', () => {
  // RFC 3629, sections 3 and 4; each is what stands between quotes.
  it.each([
    ['a lone continuation byte', [0x80]],
    ['Latin-1 é', [0xe9]],
    ['an overlong slash', [0xc0, 0xaf]],
    ['an overlong NUL in six bytes', [0xfc, 0x80, 0x80, 0x80, 0x80, 0x80]],
    ['a surrogate', [0xed, 0xa0, 0x80]],
    ['a character cut short', [0xe2, 0x82]],
    ['more than U+10FFFF', [0xf4, 0x90, 0x80, 0x80]],
    ['an escape of a broken byte', [0x5c, 0xe5]],
  ])('refuses %s', (_name, inner) => {
    const outcome = finish(new ParseWork(Uint8Array.from([0x22, ...inner, 0x22]), 'json'))
    expect(outcome).toMatchObject({ kind: 'fault' })
  })

  it('refuses a broken byte outside strings and says which it is', () => {
    const { fault } = faultOf(Uint8Array.from([0x5b, 0xe9, 0x5d]))
    expect(fault).toMatchObject({ code: 'not-utf8', found: 'E9' })
  })

  it('accepts the edges of UTF-8', () => {
    const text = '["\u007f\u0080\u07ff\u0800\ud7ff\ue000\uffff\u{10000}\u{10ffff}"]'
    expect(rewritten(text, 'json')).toBe(text)
  })

  it('reads UTF-8, UTF-16LE and UTF-16BE with a byte order mark', () => {
    const littleEndian = new Uint8Array(Uint16Array.from('\ufeff["é"]', (unit) => unit.charCodeAt(0)).buffer)
    const bigEndian = littleEndian.map((_byte, index) => littleEndian[index ^ 1] ?? 0)
    for (const bytes of [bytesOf('\ufeff["é"]'), littleEndian, bigEndian]) {
      expect(new TextDecoder().decode(sourceBytes(bytes).bytes)).toBe('["é"]')
    }
  })
})

describe('JSONC', () => {
  it('takes comments and trailing commas, nothing else', () => {
    const source = '// top\n{ /* a */ "a": 1, // one\n "b": [1, 2,], "c": "// no comment",\n} // end'
    expect(rewritten(source, 'jsonc')).toBe('{"a":1,"b":[1,2],"c":"// no comment"}')
    expect(faultOf('{a: 1}', 'jsonc').fault.code).toBe('unquoted-key')
    expect(faultOf('[,]', 'jsonc').fault.code).toBe('extra-comma')
    expect(faultOf('[1,,]', 'jsonc').fault.code).toBe('extra-comma')
    expect(faultOf('[1] /* open', 'jsonc').fault.code).toBe('open-comment')
  })

  it('counts the comments that the result cannot hold', () => {
    expect(parseJson('[/* 1 */ 1] // 2', 'jsonc')).toMatchObject({ counts: { comments: 2 } })
  })
})

describe('JSON5', () => {
  it('reads the example of the specification (JSON5 1.0.0, section 1.2)', () => {
    const source = `{
  // comments
  unquoted: 'and you can quote me on that',
  singleQuotes: 'I can use "double quotes" here',
  lineBreaks: "Look, Mom! \\
No \\\\n's!",
  hexadecimal: 0xdecaf,
  leadingDecimalPoint: .8675309, andTrailing: 8675309.,
  positiveSign: +1,
  trailingComma: 'in objects', andIn: ['arrays',],
  "backwardsCompatible": "with JSON",
}`
    expect(JSON.parse(rewritten(source, 'json5'))).toEqual({
      unquoted: 'and you can quote me on that',
      singleQuotes: 'I can use "double quotes" here',
      lineBreaks: "Look, Mom! No \\n's!",
      hexadecimal: 912559,
      leadingDecimalPoint: 0.8675309,
      andTrailing: 8675309,
      positiveSign: 1,
      trailingComma: 'in objects',
      andIn: ['arrays'],
      backwardsCompatible: 'with JSON',
    })
  })

  it.each([
    ['0xFFFFFFFFFFFFFFFFFF', '4722366482869645213695'],
    ['-0x10', '-16'],
    ['-.5e3', '-0.5e3'],
    ['5.e-3', '5e-3'],
    ['+12345678901234567890', '12345678901234567890'],
    ['NaN', 'null'],
    ['-Infinity', 'null'],
    [String.raw`'\x41\u0042\v\0\'\q"'`, String.raw`"AB\u000b\u0000'q\""`],
    ["'a\\\r\nb\\\u2028c'", '"abc"'],
    ['"tab\there"', String.raw`"tab\there"`],
    ['"kept \\u00e9 \\/ as written"', '"kept \\u00e9 \\/ as written"'],
    ['{ünï$_1: 1, \\u0061b: 2}', '{"ünï$_1":1,"ab":2}'],
    ['\u00a0\ufeff\u2003[1\u2028,\v\f2]\u2029', '[1,2]'],
  ])('writes %j as %j', (source, json) => {
    expect(rewritten(source, 'json5')).toBe(json)
  })

  it.each([
    '010',
    '0x',
    '1__0',
    '{a-b: 1}',
    "'a\nb'",
    String.raw`'\1'`,
    String.raw`'\x4'`,
    '[,]',
    '{,}',
    '{1a: 2}',
    'infinity',
  ])('refuses %j', (source) => {
    expect(parseJson(source, 'json5').kind).toBe('fault')
  })
})

describe('NDJSON', () => {
  it('reads one value per line, whatever the line ends, and skips blank lines', () => {
    expect(rewritten('{"a":1}\r\n\n[2]\n "x" \n', 'ndjson')).toBe('[{"a":1},[2],"x"]')
  })

  it('writes one value per line', () => {
    const outcome = parseJson('{"b": [1, 2], "a": {}}\n\n3', 'ndjson')
    if (outcome.kind === 'fault') throw new Error(outcome.fault.code)
    expect(formatTree(outcome.tree, { records: 'lines', indent: undefined })).toBe('{"b":[1,2],"a":{}}\n3')
  })

  it.each([
    ['{"a":\n1}', 'record-over-lines', 2, 1],
    ['{"a":1} {"a":2}', 'second-record-on-line', 1, 9],
    ['{"a":1},\n{"a":2}', 'extra-comma', 1, 8],
    ['1\n2\n[3', 'unclosed', 3, 3],
  ] as const)('refuses %j: %s', (source, code, line, column) => {
    const { fault, position } = faultOf(source, 'ndjson')
    expect({ code: fault.code, ...position }).toEqual({ code, line, column })
  })
})

describe('findings', () => {
  function opened(source: string) {
    const report = finish(new JsonSession().open(bytesOf(source), 'json'))
    if (report.kind !== 'tree') throw new Error(report.kind)
    return report
  }

  it('tells of repeated keys where they are, by what they say', () => {
    const { duplicates } = opened('{"a": 1,\n "b": {"a": 2},\n "\\u0061": 3, "a": 4}')
    expect(duplicates.count).toBe(2)
    expect(duplicates.first.map(({ path, position, written }) => [path, position.line, written])).toEqual([
      ["$['a']", 3, '3'],
      ["$['a']", 3, '4'],
    ])
  })

  it('finds repeats among many keys', () => {
    const keys = Array.from({ length: 5000 }, (_, index) => `"k${index % 4990}":${index}`)
    expect(opened(`{${keys.join(',')}}`).duplicates.count).toBe(10)
  })

  it.each([
    ['12345678901234567890', true],
    ['9007199254740993', true],
    ['9007199254740992', false],
    ['1.7777777777777777', false],
    ['0.1000000000000000055', true],
    ['100000000000000000000000', false],
    ['1.000000000000000000000', false],
    ['1e400', true],
    ['-1e-400', true],
    ['1.50E+3', false],
    ['0e999', false],
  ])('%s changes as a double: %s', (text, changes) => {
    expect(opened(`[${text}]`).inexact.count).toBe(changes ? 1 : 0)
  })

  it('counts what there is', () => {
    const { counts } = opened('{"a": [1, "x", {"b": [true, false]}], "c": null}')
    expect(counts).toEqual({
      objects: 2,
      arrays: 2,
      strings: 1,
      numbers: 1,
      booleans: 2,
      nulls: 1,
      keys: 3,
      depth: 4,
      comments: 0,
      size: 48,
    })
  })
})
