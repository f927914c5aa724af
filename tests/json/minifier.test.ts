import { readFileSync } from 'node:fs'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { canonicalJson } from '@/lib/subjects/json/canonical'
import { roundedNumber, sameNumber } from '@/lib/subjects/json/exact-number'
import { parseJson } from '@/lib/subjects/json/parse'
import { valueOf } from '@/lib/subjects/json/value'
import { minifierSample, type MinifierQuestion } from '@/lib/tools/utilities/developer/json-minifier.messages'
import { compressedSize, minifierReport, type Compress } from '@/lib/workers/reports/json-minifier'

interface Vectors {
  minified: { given: string; made: string }[]
  ascii: { given: string; made: string }[]
  rounded: { given: string; places: number; made: string }[]
}
const vectors = JSON.parse(readFileSync(new URL('../vectors/json-data/cases.json', import.meta.url), 'utf8')) as Vectors

type Settings = Omit<MinifierQuestion, 'ask' | 'source'>
const plain: Settings = {
  mode: 'json',
  form: 'small',
  drop: 'nothing',
  places: 'exact',
  shortKeys: false,
  asciiOnly: false,
}
const small = (given: string, settings: Partial<Settings> = {}) => minifierReport(given, { ...plain, ...settings })
const textOf = async (given: string, settings: Partial<Settings> = {}) => (await small(given, settings)).text

function canonical(text: string): string {
  const outcome = parseJson(text)
  if (outcome.kind === 'fault') throw new Error(outcome.fault.code)
  return canonicalJson(valueOf(outcome.tree))
}

describe('JSON on one line', () => {
  it.each(vectors.minified.filter(({ given }) => !/\\u00e9|\\\/|\\u2028/.test(given)))(
    'is what Python writes: $given',
    async ({ given, made }) => expect(await textOf(given)).toBe(made),
  )
  it.each(vectors.minified)('says what Python writes: $given', async ({ given, made }) =>
    expect(JSON.parse((await textOf(given)) ?? '')).toEqual(JSON.parse(made)),
  )
  it.each(vectors.ascii.filter(({ given }) => !/\\\//.test(given)))('in ASCII: $given', async ({ given, made }) =>
    expect(await textOf(given, { asciiOnly: true })).toBe(made),
  )
  it('reads as the same value, and again as itself', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (value) => {
        const text = (await textOf(JSON.stringify(value, null, 3))) ?? ''
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)))
        expect(await textOf(text)).toBe(text)
      }),
      { numRuns: 100 },
    )
  })
  it('keeps digits, order and repeated keys', async () => {
    const given = '{ "z": 12345678901234567890, "a": 1.50, "2": 1e2, "1": -0, "a": 0.1000 }'
    expect(await textOf(given)).toBe('{"z":12345678901234567890,"a":1.50,"2":1e2,"1":-0,"a":0.1000}')
  })
  it('takes comments out and says so', async () => {
    const report = await small('{ // one\n "a": 1, /* two */ }', { mode: 'jsonc' })
    expect(report.text).toBe('{"a":1}')
    expect(report.warnings).toEqual(['2 comments were left out, since JSON has none.'])
  })
  it('reads JSON5, whose NaN becomes null', async () => {
    const report = await small("{a: .5, b: 'x', c: NaN}", { mode: 'json5' })
    expect(report.text).toBe('{"a":0.5,"b":"x","c":null}')
    expect(report.warnings).toEqual(['1 value is NaN or Infinity, which JSON lacks; null is written instead.'])
  })
  it('keeps a record a line', async () => {
    expect(await textOf('{ "a": 1 }\n\n{ "a": null }\n', { mode: 'ndjson' })).toBe('{"a":1}\n{"a":null}')
    expect(await textOf('{ "a": 1 }\n{ "a": null }\n', { mode: 'ndjson', drop: 'null' })).toBe('{"a":1}\n{}')
  })
  it('names the place of a fault and waits without a text', async () => {
    const report = await small('{\n  "a": 1,\n}')
    expect(report.text).toBeUndefined()
    expect(report.findings[0]).toMatchObject({
      says: 'There is a comma after the last item.',
      at: { input: 'text', line: 2, column: 9, offset: 10 },
    })
    expect((await small(' \n')).verdict).toEqual({
      tone: 'plain',
      says: 'Paste JSON, and the smaller text appears here.',
    })
  })
  it('stops where it is too deep', async () => {
    const [finding] = (await small('['.repeat(1001) + ']'.repeat(1001))).findings
    expect(finding?.says).toMatch(/^Containers stand more than 1,000 levels deep/)
  })
})

describe('the canonical form', () => {
  it('is that of RFC 8785, section 3.2.2', () => {
    expect(
      canonical(
        '{"numbers":[333333333.33333329,1E30,4.50,2e-3,0.000000000000000000000000001],' +
          '"string":"\\u20ac$\\u000F\\u000aA\'\\u0042\\u0022\\u005c\\\\\\"\\/","literals":[null,true,false]}',
      ),
    ).toBe(
      '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],' +
        '"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
    )
  })
  it('sorts as RFC 8785, section 3.2.3', () => {
    const text = canonical(
      '{"\\u20ac":"Euro Sign","\\r":"Carriage Return","\\ufb33":"Hebrew Letter Dalet With Dagesh","1":"One",' +
        '"\\ud83d\\ude00":"Emoji: Grinning Face","\\u0080":"Control","\\u00f6":"Latin Small Letter O With Diaeresis"}',
    )
    expect([...text.matchAll(/:"([^"]*)"/g)].map(([, name]) => name)).toEqual([
      'Carriage Return',
      'One',
      'Control',
      'Latin Small Letter O With Diaeresis',
      'Euro Sign',
      'Emoji: Grinning Face',
      'Hebrew Letter Dalet With Dagesh',
    ])
  })
  it.each([
    ['0000000000000001', '5e-324'],
    ['7fefffffffffffff', '1.7976931348623157e+308'],
    ['4340000000000000', '9007199254740992'],
    ['4430000000000000', '295147905179352830000'],
    ['44b52d02c7e14af5', '9.999999999999997e+22'],
    ['44b52d02c7e14af6', '1e+23'],
    ['444b1ae4d6e2ef4e', '999999999999999700000'],
    ['444b1ae4d6e2ef50', '1e+21'],
    ['3eb0c6f7a0b5ed8d', '0.000001'],
    ['41b3de4355555553', '333333333.3333332'],
    ['becbf647612f3696', '-0.0000033333333333333333'],
    ['43143ff3c1cb0959', '1424953923781206.2'],
  ])('writes the double %s as RFC 8785, appendix B', (bits, made) => {
    const double = new DataView(new BigUint64Array([BigInt(`0x${bits}`)]).buffer).getFloat64(0, true)
    expect(canonical(double.toPrecision(17))).toBe(made)
  })
  it('says what it has no form for, and what it changes', async () => {
    const [beyond] = (await small('[1e400]', { form: 'canonical' })).findings
    expect(beyond?.says).toBe('The number 1e400 is beyond what a 64-bit float holds, so RFC 8785 has no form for it.')
    const [half] = (await small('["\\ud800"]', { form: 'canonical' })).findings
    expect(half?.says).toMatch(/holds half of a character/)
    const twice = await small('{"a":1,"a":2}', { form: 'canonical' })
    expect(twice.findings[0]?.says).toMatch(/a key stands twice/)
    expect(twice.warnings[0]).toMatch(/\$\['a'\] at line 1, column 8/)
    const long = await small('{"b":12345678901234567890,"a":-0}', { form: 'canonical' })
    expect(long.text).toBe('{"a":0,"b":12345678901234567000}')
    expect(long.warnings).toEqual([
      'Numbers stand as a 64-bit float keeps them, as RFC 8785 asks. Longer ones lost digits.',
    ])
    const lines = await small('1\n2', { form: 'canonical', mode: 'ndjson' })
    expect([lines.text, lines.warnings.length]).toEqual(['[1,2]', 1])
  })
})

describe('smaller than lossless', () => {
  it.each(vectors.rounded)('$given to $places places is what Python’s decimal rounds to', ({ given, places, made }) => {
    const text = roundedNumber(given, places)
    expect(sameNumber(text, made)).toBe(true)
    if (/^-?\d+(\.\d+)?$/.test(given)) expect(text).toBe(made)
  })
  it('leaves out members, never items', async () => {
    const given = '{"a":null,"b":"","c":[],"d":{"e":null},"f":[null,"",{}],"g":0,"h":false}'
    expect(await textOf(given, { drop: 'null' })).toBe('{"b":"","c":[],"d":{},"f":[null,"",{}],"g":0,"h":false}')
    const report = await small(given, { drop: 'empty' })
    expect(report.text).toBe('{"f":[null,"",{}],"g":0,"h":false}')
    expect(report.warnings[0]).toMatch(/^5 members were left out/)
  })
  it('rounds and counts', async () => {
    const report = await small('[1.005,2,"3.14159",0.1234567]', { places: '2' })
    expect(report.text).toBe('[1.01,2,"3.14159",0.12]')
    expect(report.warnings[0]).toMatch(/^2 numbers were rounded/)
    expect(await textOf('[0.1234567]', { places: '4' })).toBe('[0.1235]')
    expect(await textOf('[0.1234567]', { places: '6' })).toBe('[0.123457]')
  })
  it('shortens keys and can be taken back with the names', async () => {
    const given = JSON.stringify(
      Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`name ${index}`, { x: index }])),
    )
    const { text = '', names, warnings } = await small(given, { shortKeys: true })
    expect(names.slice(0, 3)).toEqual([
      ['a', 'name 0'],
      ['b', 'x'],
      ['c', 'name 1'],
    ])
    expect(names.at(-1)).toEqual(['ae', 'name 29'])
    expect(warnings[0]).toMatch(/^31 keys have a short name/)
    const back = new Map(names)
    expect(text.replaceAll(/"([a-z]+)":/g, (_, short: string) => `"${back.get(short)}":`)).toBe(given)
  })
  it('says which of repeated keys counts, where they are brought together', async () => {
    const report = await small('{"a":1,"b":null,"a":2}', { drop: 'null' })
    expect(report.text).toBe('{"a":2}')
    expect(report.warnings[0]).toBe(
      "1 key is repeated within an object: $['a'] at line 1, column 17. The last value of each counts here.",
    )
  })
})

describe('sizes', () => {
  const byNode: Compress = (bytes, format) =>
    Promise.resolve(format === 'gzip' ? gzipSync(bytes).length : brotliCompressSync(bytes).length)
  it('stand in a table with those of zlib', async () => {
    const { sizes, verdict, text = '' } = await minifierReport(minifierSample, plain, byNode)
    const sizeOf = (one: string) => [Buffer.byteLength(one), gzipSync(one).length, brotliCompressSync(one).length]
    expect(sizes).toEqual([
      ['As given', ...sizeOf(minifierSample).map((bytes) => `${bytes} bytes`)],
      ['Minified', ...sizeOf(text).map((bytes) => `${bytes} bytes`)],
    ])
    const [[before = 0], [after = 0]] = [sizeOf(minifierSample), sizeOf(text)]
    expect(verdict.says).toBe(`${before} bytes became ${after} bytes: ${((1 - after / before) * 100).toFixed(1)}% less`)
  })
  it('come of the browser’s compressor, and say where it lacks Brotli', async () => {
    const bytes = new TextEncoder().encode('a'.repeat(1000))
    expect(await compressedSize(bytes, 'gzip')).toBeLessThan(60)
    const [row] = (
      await minifierReport('[ 1 ]', plain, (_, format) => Promise.resolve(format === 'gzip' ? 21 : undefined))
    ).sizes
    expect(row).toEqual(['As given', '5 bytes', '21 bytes', 'not in this browser'])
    expect((await small('[1]')).verdict.says).toBe('There is nothing to leave out: 3 bytes')
  })
})
