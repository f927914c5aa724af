import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

import { xmlToJsonSample, type XmlToJsonQuestion } from '@/lib/tools/utilities/files/xml-to-json.messages'
import { xmlToJsonReport } from '@/lib/workers/reports/xml-to-json'

type Settings = Omit<XmlToJsonQuestion, 'ask' | 'source'>
const usual: Settings = {
  convention: 'plain',
  lists: '',
  alikeLists: true,
  types: 'text',
  indent: 'none',
  dropsPrefixes: false,
  trims: true,
}
const report = (xml: string, changed: Partial<Settings> = {}) => xmlToJsonReport(xml, { ...usual, ...changed })
const json = async (xml: string, changed: Partial<Settings> = {}) => (await report(xml, changed)).text?.trimEnd()
const value = async (xml: string, changed: Partial<Settings> = {}) =>
  JSON.parse((await json(xml, changed)) ?? 'undefined') as unknown

const vectors = JSON.parse(readFileSync(new URL('../vectors/xmltodict/cases.json', import.meta.url), 'utf8')) as {
  xml: string
  made: unknown
}[]

describe('plain', () => {
  it.each(vectors)('$xml is what xmltodict makes of it', async ({ xml, made }) =>
    expect(await value(xml, { alikeLists: false })).toEqual(made),
  )
})

/** The nine rules of the convention with their examples, by David Sklar. */
describe('Badgerfish', () => {
  it.each([
    ['<alice>bob</alice>', '{ "alice": { "$" : "bob" } }'],
    [
      '<alice><bob>charlie</bob><david>edgar</david></alice>',
      '{ "alice": { "bob" : { "$": "charlie" }, "david": { "$": "edgar"} } }',
    ],
    [
      '<alice><bob>charlie</bob><bob>david</bob></alice>',
      '{ "alice": { "bob" : [{"$": "charlie" }, {"$": "david" }] } }',
    ],
    ['<alice charlie="david">bob</alice>', '{ "alice": { "$" : "bob", "@charlie" : "david" } }'],
    [
      '<alice xmlns="http://some-namespace">bob</alice>',
      '{ "alice": { "$" : "bob", "@xmlns": { "$" : "http:\\/\\/some-namespace"} } }',
    ],
    [
      '<alice xmlns="http:\\some-namespace" xmlns:charlie="http:\\some-other-namespace">bob</alice>',
      '{ "alice": { "$" : "bob", "@xmlns": { "$" : "http:\\\\some-namespace", "charlie" : "http:\\\\some-other-namespace" } } }',
    ],
    [
      '<alice xmlns="http://some-namespace" xmlns:charlie="http://some-other-namespace"> <bob>david</bob> <charlie:edgar>frank</charlie:edgar> </alice>',
      '{ "alice" : { "bob" : { "$" : "david" }, "charlie:edgar" : { "$" : "frank" }, "@xmlns" : { "$" : "http:\\/\\/some-namespace", "charlie" : "http:\\/\\/some-other-namespace" } } }',
    ],
  ])('%s', async (xml, made) => expect(await value(xml, { convention: 'badgerfish' })).toEqual(JSON.parse(made)))
})

/** The examples of the convention. */
describe('Parker', () => {
  it.each([
    ['<root>test</root>', '"test"'],
    ['<root><name>Xml</name><encoding>ASCII</encoding></root>', '{ "name": "Xml", "encoding": "ASCII" }'],
    ['<root><person>Alice</person><person>Bob</person></root>', '["Alice","Bob"]'],
    ['<root><person>Alice</person><x>1</x><person>Bob</person></root>', '{"person":["Alice","Bob"],"x":"1"}'],
    ['<root><age>12</age><height>1.73</height></root>', '{ "age": 12, "height": 1.73 }'],
    ['<root><checked>True</checked><answer>true</answer></root>', '{ "checked": "True", "answer": true }'],
    ['<root><nil/><empty></empty></root>', '{ "nil": null, "empty": null }'],
  ])('%s', async (xml, made) =>
    expect(await value(xml, { convention: 'parker', types: /\d\.|True/.test(xml) ? 'typed' : 'text' })).toEqual(
      JSON.parse(made),
    ),
  )
  it('says that attributes are dropped', async () => {
    const { warnings } = await report('<a x="1"><b y="2">c</b></a>', { convention: 'parker' })
    expect(warnings).toEqual(['2 attributes have no place in this convention.'])
  })
})

/** The example of jsonml.org. */
describe('JsonML', () => {
  it('keeps attributes and the order of text and elements', async () => {
    const xml =
      '<person created="2006-11-11T19:23" modified="2006-12-31T23:59"><firstName>Robert</firstName><address type="home"/></person>'
    expect(await value(xml, { convention: 'jsonml' })).toEqual([
      'person',
      { created: '2006-11-11T19:23', modified: '2006-12-31T23:59' },
      ['firstName', 'Robert'],
      ['address', { type: 'home' }],
    ])
    const mixed = '<p>You can <a href="/x">follow</a> this, or <b>that</b>.</p>'
    expect(await value(mixed, { convention: 'jsonml' })).toEqual([
      'p',
      'You can ',
      ['a', { href: '/x' }, 'follow'],
      ' this, or ',
      ['b', 'that'],
      '.',
    ])
    expect((await report(mixed, { convention: 'jsonml' })).warnings).toEqual([])
  })
})

describe('XML to JSON', () => {
  it('converts the example', async () => {
    const { text, verdict, warnings, figures } = await report(xmlToJsonSample, { indent: '2' })
    expect(JSON.parse(text ?? '')).toEqual({
      order: {
        '@id': '10442',
        '@xmlns:p': 'urn:example:price',
        customer: 'Zoë Müller',
        postcode: '01067',
        line: [
          { '@sku': 'A-1', 'p:price': { '@currency': 'EUR', '#text': '12.50' }, quantity: '2' },
          { '@sku': 'B-7', 'p:price': { '@currency': 'EUR', '#text': '399.00' }, quantity: '1' },
        ],
        note: { b: 'at the door', '#text': 'Leave , please' },
        gift: null,
      },
    })
    expect(verdict.says).toBe('12 elements converted')
    expect(warnings).toEqual([
      'Text stands beside elements in 1 place (order/note). Its pieces are joined, so their order is lost; JsonML keeps it.',
    ])
    expect(figures.map((figure) => figure.text)).toEqual(['12', '6', '3'])
  })
  it('types what JSON writes so, and nothing else', async () => {
    const values = [
      '1',
      '-1.50',
      '1e3',
      '12345678901234567890',
      'true',
      '0123',
      '+1',
      '1,5',
      '.5',
      'True',
      '',
      '0x1F',
      'NaN',
    ]
    const xml = `<r>${values.map((one) => `<v>${one}</v>`).join('')}</r>`
    expect(await json(xml, { types: 'typed', convention: 'parker' })).toBe(
      '[1,-1.50,1e3,12345678901234567890,true,"0123","+1","1,5",".5","True",null,"0x1F","NaN"]',
    )
    expect(await json('<r a="5"> 7 </r>', { types: 'typed' })).toBe('{"r":{"@a":5,"#text":7}}')
  })
  it('makes lists where it is told, and where others of the name are lists', async () => {
    const xml = '<r><o><l>1</l></o><o><l>2</l><l>3</l></o><x><l>4</l></x></r>'
    expect(await json(xml)).toBe('{"r":{"o":[{"l":["1"]},{"l":["2","3"]}],"x":{"l":"4"}}}')
    expect(await json(xml, { alikeLists: false })).toBe('{"r":{"o":[{"l":"1"},{"l":["2","3"]}],"x":{"l":"4"}}}')
    expect(await json(xml, { lists: 'l' })).toContain('"x":{"l":["4"]}')
    expect(await json(xml, { lists: 'x/l, x', convention: 'badgerfish' })).toContain('"x":[{"l":[{"$":"4"}]}]')
    expect(await json('<r><o>1</o></r>', { lists: 'r/o', convention: 'parker' })).toBe('["1"]')
  })
  it('drops prefixes and declarations', async () => {
    const xml = '<n:a xmlns:n="urn:x" xmlns="urn:y" n:k="v"><n:b/><b/></n:a>'
    expect(await json(xml, { dropsPrefixes: true })).toBe('{"a":{"@k":"v","b":[null,null]}}')
    expect(await json(xml, { dropsPrefixes: true, convention: 'jsonml' })).toBe('["a",{"k":"v"},["b"],["b"]]')
  })
  it('keeps spaces where it is told, and the order of names that look like numbers', async () => {
    expect(await json('<a><b> x </b></a>', { trims: false })).toBe('{"a":{"b":" x "}}')
    expect(await json('<a>\n <b>\n</b></a>', { trims: false, convention: 'jsonml' })).toBe('["a","\\n ",["b","\\n"]]')
    expect(await json('<a z="1" _2="2" b="3"/>')).toBe('{"a":{"@z":"1","@_2":"2","@b":"3"}}')
  })
  it('indents as it is told', async () => {
    expect(await json('<a><b/></a>', { indent: '4' })).toBe('{\n    "a": {\n        "b": null\n    }\n}')
    expect(await json('<a/>', { indent: 'tab' })).toBe('{\n\t"a": null\n}')
  })
  it('says what it left out and what it does not fetch', async () => {
    const { warnings } = await report('<!DOCTYPE a SYSTEM "a.dtd"><!-- x --><a><?go on?>&other;<b/></a>')
    expect(warnings).toEqual([
      'Left out: 1 comment and 1 instruction.',
      'The document names a.dtd. No other file is read.',
    ])
  })
  it('does not unfold without end', async () => {
    const levels = Array.from(
      { length: 10 },
      (_, level) => `<!ENTITY e${level + 1} "${`&e${level};`.repeat(10)}">`,
    ).join('')
    const { findings } = await report(`<!DOCTYPE a [<!ENTITY e0 "lol">${levels}]><a>&e10;</a>`)
    expect(findings[0]?.says).toMatch(/^The entities of this document unfold/)
    const many = `<!DOCTYPE a [<!ENTITY e "${'x'.repeat(100_000)}">]><a>${'&e;'.repeat(11)}</a>`
    expect((await report(many)).findings[0]?.says).toMatch(/^The entities of this document unfold/)
  })
  it('names the places of faults', async () => {
    const { verdict, findings } = await report('<a>\n  <b>\n</a>')
    expect(verdict.tone).toBe('bad')
    expect(findings[0]?.at).toMatchObject({ input: 'text', line: 3 })
    expect((await report(' ')).verdict.tone).toBe('plain')
    expect((await report(`${'<a>'.repeat(501)}${'</a>'.repeat(501)}`)).findings[0]?.says).toMatch(/500 levels/)
    expect((await report(`${'<a>'.repeat(500)}${'</a>'.repeat(500)}`)).verdict.tone).toBe('good')
  })
})
