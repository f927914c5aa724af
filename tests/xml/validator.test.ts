import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

import * as engine from '@/lib/engines/xml-validation'
import { importCompiled, toolManifest } from '@/lib/platform/site/load-tool'
import { locate } from '@/lib/subjects/xml/locate'
import { entryOf, rulesKind, type SchemaFile } from '@/lib/subjects/xml/schema-set'
import { rssRules, sitemapRules, sitemapSchema } from '@/lib/subjects/xml/presets'
import { xmlRulesSample, xmlValidatorMessages as says } from '@/lib/tools/utilities/developer/xml-validator.messages'
import { rulesReport, schemaFileReport, wellFormedReport, type GivenRules } from '@/lib/workers/reports/xml-validator'
import { xmlText } from '@/lib/workers/xml-text'
import cases from '@/tests/vectors/xml-rules/cases.json'
import published from '@/tests/vectors/xml-rules/xsts.json'

const schemasOf = async (name: 'ubl' | 'cii') => {
  const { publishedSchemas } = await importCompiled<typeof import('@/lib/engines/xml-schemas')>(
    toolManifest().engines['xml-schemas']?.node ?? '',
  )
  return publishedSchemas(name)
}
const check = (text: string, given: Partial<GivenRules>) =>
  rulesReport(text, { rules: 'given', schema: '', files: [], ...given }, engine, schemasOf)

const linesOf = (report: Awaited<ReturnType<typeof check>>) =>
  [...new Set(report.findings.map(({ at }) => at?.line ?? 0))].toSorted((one, other) => one - other)

describe('XML Schema as xmllint applies it', () => {
  it.each(cases.schemas)('$document: $isValid', async ({ schema, document, isValid, lines }) => {
    const report = await check(document, { schema })
    expect(report.verdict.tone).toBe(isValid ? 'good' : 'bad')
    if (!isValid) expect(linesOf(report)).toEqual(lines)
  })

  it.each(cases.faultySchemas)('a schema with a mistake: $schema', async ({ schema, isRules }) => {
    expect(isRules).toBe(true)
    const report = await check('<a/>', { schema })
    expect(report.verdict.says).toMatch(/^The rules have \d+ mistake/)
    expect(report.findings[0]?.says).toMatch(/^schema, line 1: /)
  })
})

describe('XML Schema as its test suite says', () => {
  // libxml2 judges these otherwise, and so does xmllint: fixed values, keys and elements that no schema declares.
  const differing = [
    'ComplexType_w3c ctZ013d',
    'Particles_w3c particlesB013',
    'AttrUse au_valconstr00101m1',
    'CType targetns00101m',
    'ElemDecl idconstrdefs00301m',
    'ElemDecl idconstrdefs00302m',
    'ElemDecl idconstrdefs00402m',
    'ElemDecl idconstrdefs00403m',
    'ElemDecl targetns00101m',
    'ElemDecl typedef00601m',
    'ElemDecl valueconstraint00701m1',
    'SType st_name00401m',
    'SType st_targetns00101m',
    'SType st_targetns00201m',
  ]
  it('but for the cases that libxml2 is known for', async () => {
    const found: string[] = []
    for (const { name, schema, documents } of published) {
      const verdicts = await Promise.all(
        documents.map(async ({ text }) => (await check(text, { schema })).verdict.tone),
      )
      if (documents.some(({ isValid }, at) => verdicts[at] !== (isValid ? 'good' : 'bad'))) found.push(name)
    }
    expect(published.length).toBe(707)
    expect(found.toSorted()).toEqual(differing.toSorted())
  })
  it('takes the white space around a number away, part 2, section 3.2.3', async () => {
    const schema =
      '<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:element name="b" type="xs:int"/></xs:schema>'
    expect((await check('<b> 7 </b>', { schema })).verdict.tone).toBe('good')
  })
})

describe('DTD as xmllint applies it', () => {
  it.each(cases.dtds)('$document', async ({ dtd, document, isValid }) => {
    expect((await check(document, { schema: dtd })).verdict.tone).toBe(isValid ? 'good' : 'bad')
  })
  it.each(cases.ownDtds)('declared within: $document', async ({ document, isValid, lines }) => {
    const report = await check(document, { rules: 'own' })
    expect(report.verdict.tone).toBe(isValid ? 'good' : 'bad')
    // xmllint names the end of an element whose content is wrong, this page its beginning.
    if (!isValid && lines.length === 1) expect(linesOf(report)).toEqual(lines)
  })
  it('is told that there is none, or that it lies elsewhere', async () => {
    expect((await check('<a/>', { rules: 'own' })).findings[0]?.says).toBe(says.noDtd)
    expect((await check('<!DOCTYPE a SYSTEM "a.dtd"><a/>', { rules: 'own' })).findings[0]?.says).toBe(
      says.outsideDtd('a.dtd'),
    )
  })
})

describe('Schematron as the ISO style sheets apply it', () => {
  it.each(cases.schematrons)('$schema', ({ schema, document, says: expected }) => {
    const outcome = engine.checkBySchematron(document, schema)
    if ('ruleProblems' in outcome) throw new Error(outcome.ruleProblems[0]?.says)
    expect(outcome.faults).toEqual([])
    expect(outcome.findings.map(({ says: sentence }) => sentence).toSorted()).toEqual(expected)
  })

  const schematron = (body: string, head = '') =>
    `<schema xmlns="http://purl.oclc.org/dsdl/schematron" ${head}>${body}</schema>`
  it('says what it does not know, and applies the rest', async () => {
    const rule = (test: string) => `<rule context="a"><assert test="${test}">no</assert></rule>`
    const binding = await check('<a/>', { schema: schematron('', 'queryBinding="xslt2"') })
    expect(binding.findings[0]?.says).toMatch(/“xslt2”/)
    const useless = await check('<a/>', { schema: schematron(`<pattern>${rule('$x')}</pattern>`) })
    expect(useless.findings[0]?.says).toMatch(/\$x is not declared/)
    const partly = await check('<a/>', {
      schema: schematron(`<include href="b.sch"/><pattern>${rule('b')}</pattern>`),
    })
    expect(partly.warnings[0]).toMatch(/^1 rule of the Schematron could not be applied: .*b\.sch/)
    expect(partly.verdict.tone).toBe('bad')
    expect(partly.list).toMatch(/^Line,Column,Path,Problem,Rule\r\n1,1,\/a,no,b\r\n$/)
  })
})

describe('what is bundled', () => {
  const example = (folder: string, name: string) => readFileSync(`tests/vectors/en16931/${folder}/${name}.xml`, 'utf8')
  it('finds published example invoices valid, and one with a change not', async () => {
    const invoice = example('ubl', 'ubl-tc434-example1')
    expect((await check(invoice, { rules: 'ubl' })).verdict).toEqual({ tone: 'good', says: says.valid('UBL 2.1') })
    const credit = example('ubl', 'ubl-tc434-creditnote1')
    expect((await check(credit, { rules: 'ubl' })).verdict.tone).toBe('good')
    const changed = await check(invoice.replace(/<cbc:IssueDate>[^<]*/, '<cbc:IssueDate>yesterday'), { rules: 'ubl' })
    expect(changed.findings[0]).toMatchObject({ detail: 'At /Invoice/cbc:IssueDate' })
    expect(changed.findings[0]?.says).toContain('yesterday')
    expect((await check(example('cii', 'cii-example1'), { rules: 'cii' })).verdict.tone).toBe('good')
    expect((await check(invoice, { rules: 'cii' })).verdict.tone).toBe('bad')
  })

  const entry = '<loc>https://example.org/</loc>'
  const sitemap = (inner: string) => `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${inner}</urlset>`
  it.each([
    [sitemap(`<url>${entry}</url>`), []],
    [sitemap(`<url><lastmod>2024-01-01</lastmod>${entry}<priority>0.5</priority></url>`), []],
    [sitemap(`<url>${entry}<i:image xmlns:i="u"><i:loc>x</i:loc></i:image></url>`), []],
    [sitemap('<url><lastmod>2024-01-01</lastmod></url>'), ['loc']],
    [sitemap(`<url>${entry}${entry}</url>`), ['loc']],
    [sitemap(`<url>${entry}<lastmod>yesterday</lastmod></url>`), ['XSD']],
    [sitemap(`<url>${entry}<priority>1.1</priority></url>`), ['XSD']],
    [sitemap(`<url>${entry}<changefreq>often</changefreq></url>`), ['XSD']],
    [sitemap('<url><loc>example.org</loc></url>'), ['XSD']],
    ['<urlset/>', ['XSD', 'root']],
  ])('sitemap %s', async (text, rules) => {
    const { list } = await check(text, { rules: 'sitemap' })
    const found = list.split('\r\n').slice(1, -1)
    expect([...new Set(found.map((line) => line.slice(line.lastIndexOf(',') + 1)))].toSorted()).toEqual(rules)
  })

  it('RSS: what its specification asks for', async () => {
    const found = await Promise.all(cases.feeds.map((feed) => check(feed, { rules: 'rss' })))
    const wrong = found.map(({ list }) =>
      list
        .split('\r\n')
        .slice(1, -1)
        .map((line) => line.slice(line.lastIndexOf(',') + 1)),
    )
    expect(wrong).toEqual([
      [],
      ['title', 'link', 'description'],
      ['version'],
      [],
      ['item'],
      ['enclosure'],
      ['ttl'],
      ['title'],
      ['date'],
      [],
      ['root', 'version', 'channel'],
      ['width'],
    ])
  })
  it('is well-formed itself', async () => {
    for (const text of [sitemapSchema, sitemapRules, rssRules])
      expect((await wellFormedReport(text)).isWellFormed).toBe(true)
  })
})

describe('a set of files', () => {
  const xs = 'xmlns:xs="http://www.w3.org/2001/XMLSchema"'
  const main: SchemaFile = {
    name: 'folder/main.xsd',
    text: `<xs:schema ${xs} xmlns:t="urn:t"><xs:import namespace="urn:t" schemaLocation="../types/t.xsd"/>
      <xs:include schemaLocation="https://example.org/more.xsd"/><xs:element name="a" type="t:n"/></xs:schema>`,
  }
  const types: SchemaFile = {
    name: 'types/t.xsd',
    text: `<xs:schema ${xs} targetNamespace="urn:t"><xs:simpleType name="n"><xs:restriction base="xs:int"/></xs:simpleType></xs:schema>`,
  }
  const more: SchemaFile = { name: 'more.xsd', text: `<xs:schema ${xs}><xs:element name="b"/></xs:schema>` }

  it('leads from one to the other by path or name, in any order', async () => {
    const report = await check('<a>1</a>', { files: [types, more, main] })
    expect(report.verdict).toEqual({ tone: 'good', says: says.valid('folder/main.xsd') })
    expect((await check('<a>x</a>', { files: [types, more, main] })).verdict.tone).toBe('bad')
    const flat = [main, { ...types, name: 't.xsd' }, more]
    expect((await check('<a>1</a>', { files: flat })).verdict.tone).toBe('good')
    expect((await check('<a>1</a>', { schema: main.text, files: [types, more] })).verdict.tone).toBe('good')
  })
  it('names the file that is missing', async () => {
    const report = await check('<a>1</a>', { files: [main, more] })
    expect(report.warnings).toEqual([says.missing('types/t.xsd')])
    expect(report.verdict.tone).toBe('bad')
  })
  it('takes the schema that declares the root', () => {
    const of = (name: string, element: string): SchemaFile => ({
      name,
      text: `<xs:schema ${xs} targetNamespace="urn:x"><xs:element name="${element}"/></xs:schema>`,
    })
    expect(entryOf([of('1', 'a'), of('2', 'b')], '<?xml version="1.0"?><!-- <a> --><b xmlns="urn:x"/>')?.name).toBe('2')
    expect(entryOf([of('1', 'a'), of('2', 'b')], '<z/>')?.name).toBe('1')
    expect(entryOf([], '<z/>')).toBeUndefined()
  })
  it('is told what a file is and what it names', () => {
    expect(schemaFileReport(main.text)).toMatchObject({ wants: 'Names ../types/t.xsd, https://example.org/more.xsd' })
    expect(schemaFileReport(types.text).items.map(({ text }) => text)).toEqual(['XML Schema (XSD)', 'urn:t'])
    expect(
      ['<!ELEMENT a EMPTY>', '<grammar xmlns="http://relaxng.org/ns/structure/1.0"/>', 'hello', '<a/>'].map(rulesKind),
    ).toEqual(['dtd', 'relaxng', 'other', 'other'])
  })
  it('refuses what are no rules', async () => {
    expect((await check('<a/>', { schema: 'hello' })).findings[0]?.says).toBe(says.noSchema)
    expect(
      (await check('<a/>', { schema: '<grammar xmlns="http://relaxng.org/ns/structure/1.0"/>' })).findings[0]?.says,
    ).toBe(says.relaxng)
    expect((await check('<a/>', { files: [{ name: 'x.xsd', text: '<x/>' }] })).findings[0]?.says).toBe(says.noEntry)
  })
})

describe('the report', () => {
  it('finds every mistake of the example where it stands', async () => {
    const read = await wellFormedReport(xmlRulesSample.text)
    expect(read.figures.map(({ text }) => text)).toEqual(['order', '7', '6', '3'])
    const report = await check(xmlRulesSample.text, { schema: xmlRulesSample.schema })
    expect(report.findings.map(({ at }) => [at?.line, at?.column])).toEqual([
      [4, 3],
      [7, 21],
      [9, 3],
    ])
    expect(report.findings.map(({ excerpt }) => excerpt?.marked)).toEqual(['<placed>', 'quantity="none"', '<gift/>'])
  })
  it('waits for a text, and lists what is not well-formed first', async () => {
    expect((await wellFormedReport(' \n')).verdict).toEqual({ tone: 'plain', says: says.words.waiting })
    const report = await wellFormedReport('<a>\n<b></a>')
    expect(report.isWellFormed).toBe(false)
    expect(report.findings[0]?.at?.line).toBe(2)
  })
  it('stops an entity that swells, and reads no other file', async () => {
    const ten = (name: string, of: string) => `<!ENTITY ${name} "${`&${of};`.repeat(10)}">`
    const names = [...'abcdefghij']
    const bomb = `<!DOCTYPE r [<!ENTITY a "lol"><!ELEMENT r ANY>${names
      .slice(1)
      .map((name, at) => ten(name, names[at] ?? ''))
      .join('')}]><r>&j;</r>`
    expect((await check(bomb, { rules: 'own' })).verdict.tone).toBe('bad')
    const outside = '<!DOCTYPE r [<!ELEMENT r ANY><!ENTITY x SYSTEM "file:///etc/passwd">]><r>&x;</r>'
    const report = await check(outside, { rules: 'own' })
    expect(JSON.stringify(report)).not.toContain('root:')
  })
  it('finds places in a text of one line', () => {
    const text = '<a><b/><c><b x="1"/></c><b/></a>'
    const places = locate(text, ['/a/b[2]', '/*/*[2]/b/@x', '/a/c/b[2]'])
    expect([...places].map(([path, { offset, length }]) => [path, text.slice(offset, offset + length)])).toEqual([
      ['/*/*[2]/b/@x', 'x="1"'],
      ['/a/b[2]', '<b/>'],
    ])
    expect(places.get('/a/b[2]')?.offset).toBe(24)
    expect([...places.values()].map(({ path }) => path)).toEqual(['/a/c/b/@x', '/a/b[2]'])
  })
  it('reads bytes by mark or declaration', () => {
    const latin = Uint8Array.from(
      [...'<?xml version="1.0" encoding="ISO-8859-1"?><a>é</a>'].map((sign) => sign.charCodeAt(0)),
    )
    expect(xmlText(latin)).toContain('<a>é</a>')
    expect(xmlText(Uint8Array.from([0xff, 0xfe, 0x3c, 0, 0x61, 0, 0x2f, 0, 0x3e, 0]))).toBe('\ufeff<a/>')
    expect(xmlText(Uint8Array.from([0x3c, 0xff]))).toBeUndefined()
    expect(xmlText(new TextEncoder().encode('<?xml version="1.0" encoding="nonsense"?><a/>'))).toBeUndefined()
  })
})
