import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { entityAnswer } from '@/lib/subjects/entities/answer'
import { findEntities } from '@/lib/subjects/entities/find'
import { withoutReferences, type ReferenceFault } from '@/lib/subjects/entities/read'
import { entityTable } from '@/lib/subjects/entities/table'
import { withReferences } from '@/lib/subjects/entities/write'

const unescaped = JSON.parse(readFileSync('tests/vectors/html-entities/unescaped.json', 'utf8')) as [string, string][]
const read = (text: string) => withoutReferences(text, 'text').text

describe('reading', () => {
  it('agrees with html.unescape of Python', () => {
    expect(unescaped.length).toBeGreaterThan(8000)
    expect(unescaped.filter(([text, expected]) => read(text) !== expected)).toEqual([])
  })
  // HTML standard, 13.2.5.80: controls and noncharacters are kept, which Python leaves out; CR is one of them.
  it('keeps controls and noncharacters', () => {
    expect(read('&#1;&#x7f;&#13;&#xFFFE;&#x81;')).toBe('\u0001\u007f\r\ufffe\u0081')
    expect(withoutReferences('&#1;&#9;', 'text').faults).toEqual(new Map([['control', { written: '&#1;', count: 1 }]]))
  })
  it.each<[string, string, ReferenceFault]>([
    ['&copy 1', '© 1', 'open'],
    ['&#0;', '\ufffd', 'null'],
    ['&#x110000;', '\ufffd', 'beyond'],
    ['&#xD800;', '\ufffd', 'surrogate'],
    ['&#128;', '€', 'windows'],
    ['&foo;', '&foo;', 'unknown'],
  ])('%s is %s, and why is said', (text, expected, fault) => {
    const found = withoutReferences(text, 'text')
    expect([found.text, [...found.faults.keys()]]).toEqual([expected, [fault]])
  })
  // The note of the standard at 13.2.5.73, and its example I'm &notit; I tell you.
  it('is wary of names without a semicolon in attributes', () => {
    expect(withoutReferences('?a=1&copy=2&copy;&notit;&copy', 'attribute').text).toBe('?a=1&copy=2©&notit;©')
    expect(read("I'm &notit; I tell you")).toBe("I'm ¬it; I tell you")
    expect(read("I'm &notin; I tell you")).toBe("I'm ∉ I tell you")
  })
  it('knows five names in XML, and Chars with a semicolon', () => {
    const { text, faults } = withoutReferences('&lt;&apos;&eacute;&#65;&#65&#x41;&#X41;&#0;&#xD800;', 'xml')
    expect(text).toBe("<'&eacute;A&#65A&#X41;&#0;&#xD800;")
    expect(faults.get('unknown')).toEqual({ written: '&eacute;', count: 5 })
  })
})

describe('writing', () => {
  it('escapes what has a meaning', () => {
    // html.escape of Python but for the apostrophe, which it writes as &#x27;; xml.sax.saxutils.quoteattr names it &apos; likewise.
    expect(withReferences('<a b="c\'d">&', 'html', 'keep')).toBe('&lt;a b=&quot;c&#39;d&quot;&gt;&amp;')
    expect(withReferences('<"\'>\u00a0é', 'text', 'keep')).toBe('&lt;"\'&gt;&nbsp;é')
    expect(withReferences("'", 'xml', 'keep')).toBe('&apos;')
    expect(withReferences('a b=c`\n', 'attribute', 'keep')).toBe('a&#32;b&#61;c&#96;&#10;')
  })
  it('writes what lies beyond ASCII', () => {
    expect(withReferences('é€😀', 'html', 'named')).toBe('&eacute;&euro;&#128512;')
    expect(withReferences('é€😀', 'html', 'decimal')).toBe('&#233;&#8364;&#128512;')
    expect(withReferences('é😀', 'html', 'hex')).toBe('&#xE9;&#x1F600;')
    expect(withReferences('é', 'xml', 'named')).toBe('&#233;')
    expect(withReferences('\ud83d', 'html', 'hex')).toBe('\ud83d')
  })
  it('every character with a name comes back from it', () => {
    for (const [text, name] of entityTable().names) expect(read(`&${name};`)).toBe(text)
    expect(entityTable().texts.size + entityTable().open.size).toBe(2231)
  })
  it('and any text from every way of writing', () => {
    const ways = fc.constantFrom('keep', 'named', 'decimal', 'hex')
    const places = fc.constantFrom(['html', 'text'], ['text', 'text'], ['attribute', 'attribute'], ['xml', 'xml'])
    const unit = fc.oneof(
      fc.constantFrom(...'&<>"\'= ;#x41é½\u00a0\u0080fj≂̸'),
      fc.string({ unit: 'grapheme', maxLength: 1 }),
    )
    fc.assert(
      fc.property(fc.string({ unit }), ways, places, (text, beyond, [place, back]) => {
        const written = withReferences(text, place as 'html', beyond as 'keep')
        // A control of 128 to 159 as a number is what Windows-1252 had there.
        fc.pre(!/[\u0080-\u009f\ufffe\uffff]/.test(text))
        expect(withoutReferences(written, back as 'text').text).toBe(text)
      }),
    )
  })
})

describe('the answer', () => {
  const plain = { place: 'html', beyond: 'keep', wish: '' } as const
  it('tells a text that was escaped twice', () => {
    expect(entityAnswer('&amp;lt;p&amp;gt;', { ...plain, task: 'unescape' })).toMatchObject({
      text: '&lt;p&gt;',
      isTwice: true,
    })
    expect(entityAnswer('&lt;p&gt; AT&amp;T', { ...plain, task: 'unescape' })).toMatchObject({
      text: '<p> AT&T',
      isTwice: false,
    })
  })
  it('counts references that stand there before', () =>
    expect(entityAnswer('a &amp; b &lt;', { ...plain, task: 'escape' })).toMatchObject({
      text: 'a &amp;amp; b &amp;lt;',
      read: 2,
      isTwice: false,
    }))
})

describe('finding', () => {
  it('by a name, a character, or words', () => {
    expect(findEntities('&copy;', 3).found[0]).toEqual({
      text: '©',
      called: 'copyright sign',
      names: ['&COPY;', '&copy;'],
      decimal: '&#169;',
      hex: '&#xA9;',
    })
    expect(findEntities('½', 1).found[0]?.names).toContain('&frac12;')
    expect(findEntities('EURO', 5).found[0]?.text).toBe('€')
    expect(findEntities('rightwards arrow', 5).found[0]?.text).toBe('→')
    expect(findEntities('lang', 99).found.some(({ text }) => text === '⟨')).toBe(true)
    expect(findEntities('nvlt', 1).found[0]).toMatchObject({ decimal: '&#60;&#8402;', hex: '&#x3C;&#x20D2;' })
  })
  it('says how many there are', () => {
    expect(findEntities('arrow', 10)).toMatchObject({ found: { length: 10 } })
    expect(findEntities('arrow', 10).count).toBeGreaterThan(100)
    expect(findEntities('xyzzy', 10)).toEqual({ found: [], count: 0 })
    expect(findEntities('  ', 10).count).toBe(0)
  })
})
