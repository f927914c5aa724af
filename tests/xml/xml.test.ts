// @vitest-environment jsdom
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { formatXml, pathsOf, type XmlSettings } from '@/lib/subjects/xml/format'
import { attributesOf, xmlTokens } from '@/lib/subjects/xml/tokens'
import { checkXml } from '@/lib/subjects/xml/well-formed'
import { xmlSample } from '@/lib/tools/utilities/developer/xml-formatter.messages'
import { xmlReport } from '@/lib/workers/reports/xml-formatter'
import cases from '@/tests/vectors/xmllint/cases.json'

const plain: XmlSettings = {
  indent: '  ',
  attributes: 'line',
  sortAttributes: false,
  empty: 'keep',
  keepsComments: true,
}
const report = (text: string, changed: Partial<Parameters<typeof xmlReport>[1]> = {}) =>
  xmlReport(text, {
    task: 'format',
    indent: '2',
    attributes: 'line',
    empty: 'keep',
    sortAttributes: false,
    keepsComments: true,
    ...changed,
  })

/** The tree that the parser of a browser makes, without white space where an element holds elements alone. */
function treeOf(text: string): unknown {
  const page = new DOMParser().parseFromString(text, 'application/xml')
  const isBlank = (node: Node) => node.nodeType === 3 && /^[ \t\r\n]*$/.test(node.nodeValue ?? '')
  function tree(node: Node): unknown {
    if (node.nodeType !== 1 && node.nodeType !== 9) return [node.nodeType, node.nodeName, node.nodeValue]
    const element = node.nodeType === 1 ? (node as Element) : undefined
    const children = [...node.childNodes]
    const isPreserved = element?.closest('*')?.getAttribute('xml:space') === 'preserve'
    const hasText = children.some((child) => (child.nodeType === 3 && !isBlank(child)) || child.nodeType === 4)
    const keepsBlank = hasText || isPreserved || isInText(node)
    return [
      node.nodeName,
      [...(element?.attributes ?? [])].map(({ name, value }) => `${name}=${value}`).toSorted(),
      children.filter((child) => keepsBlank || !isBlank(child)).map(tree),
    ]
  }
  function isInText(node: Node): boolean {
    for (let around = node.parentNode; around; around = around.parentNode) {
      if ([...around.childNodes].some((child) => (child.nodeType === 3 && !isBlank(child)) || child.nodeType === 4))
        return true
      if (around.nodeType === 1 && (around as Element).getAttribute('xml:space') === 'preserve') return true
    }
    return false
  }
  return tree(page)
}

describe('well-formed or not, as xmllint says', () => {
  it.each(cases.map((one) => [one.document, one.isWellFormed] as const))('%j: %s', async (document, isWellFormed) => {
    if (document.trim() === '') expect((await report(document)).verdict.tone).toBe('plain')
    else expect((await checkXml(document)).faults.length === 0).toBe(isWellFormed)
  })

  it('names the place', async () => {
    const { findings } = await report('<a>\n  <b x=1/>\n</a>')
    expect(findings[0]?.at).toMatchObject({ line: 2, column: 8 })
    expect((await report('\ufeff<a>\n  <b></c>\n</a>')).findings[0]?.at?.line).toBe(2)
  })
})

const sound = cases.filter(
  ({ isWellFormed, document }) => isWellFormed && !document.includes('&e;') && !document.includes('&q;'),
)
const settings: XmlSettings[] = [
  plain,
  { ...plain, indent: undefined },
  { ...plain, indent: '\t', attributes: 'each', sortAttributes: true, empty: 'pair' },
  { ...plain, attributes: 'long', empty: 'short' },
]

describe('laying out', () => {
  it.each(sound.map(({ document }) => document))('keeps the tree of %j', async (document) => {
    for (const one of settings) {
      const text = await formatXml(document, one)
      expect(treeOf(text)).toEqual(treeOf(document))
      expect(await formatXml(text, one)).toBe(text)
      // Minified and laid out again it is as if it had been laid out at once.
      const small = await formatXml(text, { ...one, indent: undefined })
      expect(await formatXml(small, one)).toBe(text)
    }
  })

  it('keeps the tree of any document', async () => {
    const leaf = fc.oneof(
      fc.constantFrom('text', ' ', '\n  ', '&lt;', '<![CDATA[ x ]]>', '<!-- c -->', '<?p i?>', 'a  b', '&#10;'),
      fc.constantFrom('<e/>', '<e a="1" b=" 2 "/>', '<e></e>'),
    )
    const { node } = fc.letrec<{ node: string }>((tie) => ({
      node: fc.oneof(
        { maxDepth: 4 },
        leaf,
        fc.array(tie('node'), { maxLength: 4 }).map((parts) => `<n k="v>">${parts.join('')}</n>`),
        fc.array(tie('node'), { maxLength: 3 }).map((parts) => `<n xml:space="preserve">${parts.join('')}</n>`),
      ),
    }))
    await fc.assert(
      fc.asyncProperty(fc.array(node, { maxLength: 5 }), fc.constantFrom(...settings), async (parts, one) => {
        const document = `<root>${parts.join('')}</root>`
        const text = await formatXml(document, one)
        expect(treeOf(text)).toEqual(treeOf(document))
        expect(await formatXml(text, one)).toBe(text)
      }),
      { seed: 21, numRuns: 100 },
    )
  })

  it('is what a reader of XML expects', async () => {
    const { text, verdict } = await report(xmlSample)
    expect(verdict.tone).toBe('good')
    expect(text?.split('\n').slice(0, 9)).toEqual([
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<!-- one order -->',
      '<order xmlns="urn:example:order" id="1042" currency="EUR">',
      '  <customer vip="true">',
      '    <name>Zoë Müller</name>',
      '    <note>Deliver <b>before noon</b>, please.</note>',
      '  </customer>',
      '  <items>',
      '    <item sku="A-1" quantity="2">19.90</item>',
    ])
  })

  it('puts attributes on lines of their own, sorted', async () => {
    expect(await formatXml('<a><b z="1" y="2"/></a>', { ...plain, attributes: 'each', sortAttributes: true })).toBe(
      '<a>\n  <b\n    y="2"\n    z="1"/>\n</a>\n',
    )
  })

  it('drops comments of a minified document only when it is told to', async () => {
    expect((await report('<a> <!-- x --> <b/> </a>', { task: 'minify', keepsComments: false })).text).toBe(
      '<a><b/></a>',
    )
    expect((await report('<a> <!-- x --> <b/> </a>', { keepsComments: false })).text).toContain('<!-- x -->')
  })
})

describe('danger', () => {
  const bomb = `<!DOCTYPE z [<!ENTITY a "aaaaaaaaaa">${Array.from({ length: 30 }, (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`).join('')}]><z>&e30;</z>`

  it('of a billion laughs costs nothing: the entity stays as it is written', async () => {
    const { text, warnings } = await report(bomb)
    expect(text).toContain('<z>&e30;</z>')
    expect(warnings.join()).toContain('31 entities')
  })

  it('of a foreign file is named, and the file is not read', async () => {
    const { text, warnings } = await report('<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>')
    expect(text).toContain('<a>&x;</a>')
    expect(warnings.join()).toContain('file:///etc/passwd')
  })

  it('of depth and of length is none', async () => {
    const deep = `${'<a>'.repeat(100_000)}${'</a>'.repeat(100_000)}`
    const { text, figures } = await report(deep, { task: 'minify' })
    expect(text).toBe(deep)
    expect(figures.find(({ label }) => label === 'Depth')?.text).toBe('100,000')
  }, 60_000)

  it.each(['\0', '\ud800', '<', '&', ']]>', '{"a":1}'])('%j is refused with a place', async (text) => {
    expect((await report(text)).findings[0]?.at).toMatchObject({ line: 1 })
  })

  it('says that a declared encoding is no longer true', async () => {
    expect((await report('<?xml version="1.0" encoding="ISO-8859-1"?><a/>')).warnings.join()).toContain('ISO-8859-1')
  })
})

describe('pieces', () => {
  it.each(cases.map(({ document }) => document))('of %j are the document', (document) => {
    expect([...xmlTokens(document)].map(({ raw }) => raw).join('')).toBe(document)
  })

  it('of a tag are its attributes', () => {
    expect(attributesOf('<a b="1 = 2" c = \'"\' d:e="/>"/>')).toEqual([
      { name: 'b', value: '"1 = 2"' },
      { name: 'c', value: "'\"'" },
      { name: 'd:e', value: '"/>"' },
    ])
  })

  it('make paths with their numbers', () => {
    expect(pathsOf('<a><b x="1">t</b><b y="2"/><c><b/></c></a>')).toEqual([
      { path: '/a', count: 1, attributes: [], text: '' },
      { path: '/a/b', count: 2, attributes: ['x', 'y'], text: 't' },
      { path: '/a/c', count: 1, attributes: [], text: '' },
      { path: '/a/c/b', count: 1, attributes: [], text: '' },
    ])
  })
})
