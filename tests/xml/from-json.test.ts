import { spawnSync } from 'node:child_process'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { xmlName } from '@/lib/subjects/xml/from-json'
import { jsonToXmlSample, type JsonToXmlQuestion } from '@/lib/tools/utilities/files/json-to-xml.messages'
import { jsonToXmlReport } from '@/lib/workers/reports/json-to-xml'
import { xmlToJsonReport } from '@/lib/workers/reports/xml-to-json'

type Settings = Omit<JsonToXmlQuestion, 'ask' | 'source'>
const usual: Settings = {
  root: '',
  item: '',
  cdata: '',
  mode: 'json',
  mark: 'at',
  lists: 'repeated',
  nulls: 'empty',
  indent: 'none',
  declares: false,
}
const report = (json: string, changed: Partial<Settings> = {}) => jsonToXmlReport(json, { ...usual, ...changed })
const xml = async (json: string, changed: Partial<Settings> = {}) => (await report(json, changed)).text?.trimEnd()

async function back(text: string, trims: boolean): Promise<unknown> {
  const { text: json } = await xmlToJsonReport(text, {
    convention: 'plain',
    lists: '',
    alikeLists: false,
    types: 'text',
    indent: 'none',
    dropsPrefixes: false,
    trims,
  })
  return JSON.parse(json ?? 'undefined')
}

/** Production 2 of XML 1.0. */
const isWritable = (text: string) =>
  [...text].every((sign) => {
    const code = sign.codePointAt(0) ?? 0
    const isControl = code < 0x20 && !'\t\n\r'.includes(sign)
    return !isControl && !(code >= 0xd800 && code <= 0xdfff) && code !== 0xfffe && code !== 0xffff
  })

describe('JSON to XML', () => {
  it('writes the example', async () => {
    const { text, verdict, warnings } = await report(jsonToXmlSample, { indent: '2', declares: true })
    expect(text).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n<order id="10442">\n  <customer>Zoë Müller &amp; Sons</customer>\n' +
        '  <line sku="A-1">\n    <price currency="EUR">12.50</price>\n    <quantity>2</quantity>\n  </line>\n' +
        '  <line sku="B-7">\n    <price currency="EUR">399.00</price>\n    <quantity>1</quantity>\n  </line>\n' +
        '  <gift_wrapping>false</gift_wrapping>\n  <note/>\n</order>\n',
    )
    expect(verdict.says).toBe('Well-formed XML with 10 elements')
    expect(warnings).toEqual(['1 name is no XML name and became another: “gift wrapping” gift_wrapping.'])
  })
  it.each<[string, string, Partial<Settings>]>([
    ['5', '<root>5</root>', {}],
    ['null', '<root/>', {}],
    ['"a<b>&\\"c"', '<root>a&lt;b&gt;&amp;"c</root>', {}],
    ['[1,2]', '<root><item>1</item><item>2</item></root>', {}],
    ['[1,2]', '<list><n>1</n><n>2</n></list>', { root: 'list', item: 'n' }],
    ['[1,[2,3]]', '<root><item>1</item><item><item>2</item><item>3</item></item></root>', { lists: 'wrapped' }],
    ['{"a":1}', '<a>1</a>', {}],
    ['{"a":[1]}', '<root><a>1</a></root>', {}],
    ['{"a":1,"b":2}', '<root><a>1</a><b>2</b></root>', {}],
    ['{"a":1}', '<x><a>1</a></x>', { root: 'x' }],
    ['{"x":{"a":[1,2],"b":[]}}', '<x><a>1</a><a>2</a></x>', {}],
    ['{"x":{"a":[1,2],"b":[]}}', '<x><a><item>1</item><item>2</item></a><b/></x>', { lists: 'wrapped' }],
    ['{"x":{"a":[[1,2],[3]]}}', '<x><a><item>1</item><item>2</item></a><a><item>3</item></a></x>', {}],
    ['{"x":{"a":null}}', '<x/>', { nulls: 'omit' }],
    [
      '{"x":{"a":null}}',
      '<x xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><a xsi:nil="true"/></x>',
      { nulls: 'nil' },
    ],
    ['null', '<root xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:nil="true"/>', { nulls: 'nil' }],
    ['{"x":{"@k":null,"@m":"a\\"b\\n<"}}', '<x k="" m="a&quot;b&#10;&lt;"/>', {}],
    ['{"x":{"@k":null}}', '<x/>', { nulls: 'omit' }],
    ['{"x":{"_id":1,"b":2}}', '<x id="1"><b>2</b></x>', { mark: 'underscore' }],
    ['{"x":{"-id":1}}', '<x id="1"/>', { mark: 'dash' }],
    ['{"x":{"@id":1}}', '<x><_id>1</_id></x>', { mark: 'none' }],
    ['{"x":{"#text":"t","b":1}}', '<x>t<b>1</b></x>', { indent: '2' }],
    ['{"x":{"d":"<b>]]>"}}', '<x><d><![CDATA[<b>]]]]><![CDATA[>]]></d></x>', { cdata: 'd' }],
    ['{"x":{"d":"é\\u0000\\ud800"}}', '<x><d>é</d></x>', {}],
    ['{"x":12345678901234567890.10}', '<x>12345678901234567890.10</x>', {}],
    ['{"x":{"10":1,"2":2}}', '<x><_10>1</_10><_2>2</_2></x>', {}],
    ['{"n:x":{"@xmlns:n":"urn:x","n:a":1}}', '<n:x xmlns:n="urn:x"><n:a>1</n:a></n:x>', {}],
    ['{"x":{"@a":{"b":1}}}', '<x a="{&quot;b&quot;:1}"/>', {}],
    ['{"x":{"@a b":1,"@a_b":2}}', '<x a_b="1" a_b_1="2"/>', {}],
  ])('%s is %s', async (json, made, changed) => expect(await xml(json, changed)).toBe(made))

  it('reads records and other forms, and says what it left out', async () => {
    expect(await xml('{"a":1}\n{"a":2}', { mode: 'ndjson' })).toBe(
      '<root><item><a>1</a></item><item><a>2</a></item></root>',
    )
    expect((await report('{"a":1, /* x */}', { mode: 'jsonc' })).warnings).toEqual(['1 comment was left out.'])
    expect(await xml('{a: .5}', { mode: 'json5' })).toBe('<a>0.5</a>')
    expect((await report('{"x":"\\u0000a\\u0001"}')).warnings[0]).toMatch(
      /^2 signs that XML 1.0 cannot hold were left out/,
    )
    expect((await report('{"a":1,"a":2}')).warnings[0]).toMatch(/repeated within an object/)
  })
  it('indents as it is told', async () => {
    expect(await xml('{"x":{"a":1}}', { indent: '4' })).toBe('<x>\n    <a>1</a>\n</x>')
    expect(await xml('{"x":{"a":1}}', { indent: 'tab' })).toBe('<x>\n\t<a>1</a>\n</x>')
  })
  it('says what cannot be', async () => {
    expect((await report('{"p:x":1}')).findings[0]?.says).toMatch(
      /^The document would not be well-formed: the prefix p is not declared/,
    )
    expect((await report('{}', { root: 'two words' })).findings[0]?.says).toMatch(/^“two words” is no name/)
    expect((await report('[1]', { item: '1x' })).findings[0]?.says).toMatch(/^“1x” is no name/)
    expect((await report('{"a"}')).findings[0]?.at).toMatchObject({ line: 1, column: 5 })
    expect((await report('')).verdict.tone).toBe('plain')
  })
  it.each([
    ['a', 'a'],
    ['Ä-1.b', 'Ä-1.b'],
    ['1a', '_1a'],
    ['-a', '_-a'],
    ['a b', 'a_b'],
    ['', '_'],
    ['a:b', 'a:b'],
    [':a', '_a'],
    ['a:b:c', 'a_b_c'],
    ['日本', '日本'],
    ['<a>', '_a_'],
    ['😀', '😀'],
  ])('the name %j is %j', (name, made) => expect(xmlName(name)).toBe(made))

  const name = fc.stringMatching(/^[a-z]{1,3}$/)
  const text = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 8 })
    .filter((one) => one.trim() !== '' && isWritable(one))
  const tree = fc.letrec<{ any: unknown }>((tie) => ({
    any: fc.oneof(
      { maxDepth: 3 },
      text,
      fc.constant(null),
      fc
        .tuple(
          fc.dictionary(
            name.map((one) => `@${one}`),
            fc.string({ unit: 'grapheme', maxLength: 5 }).filter(isWritable),
            { maxKeys: 2 },
          ),
          fc.dictionary(name, fc.oneof(tie('any'), fc.array(tie('any'), { minLength: 2, maxLength: 3 })), {
            minKeys: 1,
            maxKeys: 3,
          }),
        )
        .map(([attributes, children]) => ({ ...attributes, ...children })),
    ),
  })).any
  it('comes back as it went in', async () => {
    await fc.assert(
      fc.asyncProperty(tree, fc.constantFrom('none' as const, '2' as const), async (value, indent) => {
        const json = JSON.stringify({ root: value })
        const made = (await report(json, { indent })).text ?? ''
        expect(await back(made, false)).toEqual(JSON.parse(json))
      }),
      { numRuns: 200 },
    )
  })

  const hasLint = spawnSync('xmllint', ['--version']).status === 0
  it.runIf(hasLint)('is well-formed for xmllint, whatever the names and texts', async () => {
    const documents = await Promise.all(
      fc
        .sample(fc.jsonValue({ maxDepth: 3 }), { numRuns: 60, seed: 7 })
        .map((value) => report(JSON.stringify(value), { declares: true, nulls: 'nil', indent: '2' })),
    )
    for (const { text: made, findings } of documents) {
      if (made === undefined) {
        expect(findings[0]?.says).toMatch(/prefix/)
        continue
      }
      const { status, stderr } = spawnSync('xmllint', ['--noout', '-'], { input: made, encoding: 'utf8' })
      expect([status, stderr]).toEqual([0, ''])
    }
  })
})
