import { readFileSync } from 'node:fs'
import path from 'node:path'
import { zipSync, zlibSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { BrandUnreadable, type BrandFacts } from '@/lib/subjects/brand/facts'
import { judgeBrand, knownColours, nearestColour, plainFamily } from '@/lib/subjects/brand/judge'
import {
  brandScore,
  profileText,
  readColours,
  readProfile,
  readWords,
  type BrandProfile,
} from '@/lib/subjects/brand/profile'
import { officeFacts } from '@/lib/subjects/brand/office'
import { pdfLook } from '@/lib/subjects/brand/pdf'
import { brandAnswer } from '@/lib/subjects/brand/task'
import { cssFacts, factsOfText, markupFacts } from '@/lib/subjects/brand/web'
import { deltaE2000 } from '@/lib/subjects/colour/delta-e'

const pairs = readFileSync(path.join(import.meta.dirname, '../vectors/ciede2000/pairs.txt'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(' ').map(Number))

it.each(pairs)(
  'CIEDE2000 of %d %d %d and %d %d %d',
  (l1 = 0, a1 = 0, b1 = 0, l2 = 0, a2 = 0, b2 = 0, expected = NaN) => {
    expect(deltaE2000([l1, a1, b1], [l2, a2, b2])).toBeCloseTo(expected, 4)
    expect(deltaE2000([l2, a2, b2], [l1, a1, b1])).toBeCloseTo(expected, 4)
  },
)
it('has all of the published pairs', () => {
  expect(pairs).toHaveLength(34)
})

const brand: BrandProfile = {
  colours: [
    { hex: '#12489f', name: 'Blue' },
    { hex: '#dc5f2c', name: 'Orange' },
  ],
  tolerance: 3,
  allowsGreys: true,
  fonts: ['Noto Sans'],
  spellings: ['OakWorks'],
  avoid: [
    { term: 'utilise', instead: 'use' },
    { term: 'cheap deal', instead: '' },
  ],
  checksContrast: true,
}
const nothing: BrandFacts = { kind: 'Text', colours: [], fonts: [], texts: [], pairs: [], notes: [] }

describe('rules', () => {
  it('colours: the nearest of the brand within the tolerance, greys besides', () => {
    const colours = ['#12489f', '#13499f', '#777777', '#00a000'].map((hex) => ({ hex, where: 'line 1', weight: 1 }))
    const { breaches, scores } = judgeBrand({ ...nothing, colours }, brand)
    expect(breaches.map(({ found }) => found)).toEqual(['#00a000'])
    expect(breaches[0]?.wanted).toMatch(/^(?:Blue|Orange) #\w{6} is nearest \(\d+\.\d away\)$/)
    expect(scores.colours).toEqual({ all: 4, fine: 3 })
    const strict = judgeBrand({ ...nothing, colours }, { ...brand, tolerance: 0, allowsGreys: false })
    expect(strict.scores.colours).toEqual({ all: 4, fine: 1 })
    expect(nearestColour('#dd5f2c', brand.colours)?.colour.name).toBe('Orange')
  })
  it('fonts: by their family, in whatever style', () => {
    const fonts = ['Noto Sans', 'NotoSans-Bold', 'Arial'].map((name) => ({ name, where: 'line 2', weight: 1 }))
    const { breaches, scores } = judgeBrand({ ...nothing, fonts }, brand)
    expect(breaches).toEqual([{ rule: 'fonts', found: 'Arial', wanted: 'Noto Sans', where: 'line 2' }])
    expect(scores.fonts).toEqual({ all: 3, fine: 2 })
  })
  it('names: just so, and words to avoid as whole words', () => {
    const texts = [
      { where: 'line 1', text: 'OakWorks makes chairs. Oakworks too, and Oak Works; not oakworkshop.' },
      { where: 'line 2', text: 'We utilise oak. To utilised wood we say no.' },
      { where: 'line 3', text: 'A Cheap\tdeal.' },
    ]
    const { breaches, scores } = judgeBrand({ ...nothing, texts }, brand)
    expect(breaches.map(({ rule, wanted, where }) => [rule, wanted, where])).toEqual([
      ['spellings', 'OakWorks', 'line 1'],
      ['spellings', 'OakWorks', 'line 1'],
      ['avoid', 'use', 'line 2'],
      ['avoid', 'leave it out', 'line 3'],
    ])
    expect(breaches[2]?.found).toBe('We utilise oak. To utilised wood we…')
    expect(scores).toEqual({ spellings: { all: 3, fine: 1 }, avoid: { all: 3, fine: 1 } })
  })
  it('contrast: 4.5 to 1', () => {
    // #777777 on white has 4.47, #767676 has 4.54 (WCAG).
    const grounds = ['#777777', '#767676'].map((text) => ({ text, ground: '#ffffff', where: 'line 4' }))
    const { breaches } = judgeBrand({ ...nothing, pairs: grounds }, brand)
    expect(breaches.map(({ found }) => found)).toEqual(['#777777 on #ffffff: 4.47 : 1'])
  })
  it('the score is the mean of the rules that have something to look at', () => {
    const one = { breaches: [], scores: { colours: { all: 10, fine: 9 }, fonts: { all: 2, fine: 1 } } }
    const other = { breaches: [], scores: { colours: { all: 10, fine: 3 } } }
    const { rules, whole } = brandScore([one, other])
    expect(rules).toEqual({ colours: 0.6, fonts: 0.5 })
    expect(whole).toBeCloseTo(0.55, 12)
    expect(brandScore([{ breaches: [], scores: {} }]).whole).toBeUndefined()
  })
})

it('reads colours and words in lines', () => {
  const { colours, wrong } = readColours('#12489F Blue\nrgb(220 95 44): Orange\nbluish\n\nnavy\n9x blue')
  expect(wrong).toEqual(['9x blue'])
  expect(knownColours(colours)).toEqual({
    colours: [
      { hex: '#12489f', name: 'Blue' },
      { hex: '#dc5f2c', name: 'Orange' },
      { hex: '#000080', name: '' },
    ],
    wrong: ['bluish'],
  })
  expect(readWords('OakWorks\nutilise > use\nvery >\n> x\n')).toEqual({
    spellings: ['OakWorks'],
    avoid: [
      { term: 'utilise', instead: 'use' },
      { term: 'very', instead: '' },
    ],
  })
})

it('takes a profile back as it was saved, and refuses others', () => {
  expect(readProfile(profileText(brand))).toEqual(brand)
  expect(readProfile('{"a":1}')).toBeUndefined()
  expect(readProfile('x')).toBeUndefined()
  expect(readProfile('{"colours":[{"hex":"9z"},{"hex":"red"}],"tolerance":-4,"fonts":[1]}')).toEqual({
    colours: [{ hex: 'red', name: '' }],
    tolerance: 3,
    allowsGreys: true,
    fonts: [],
    spellings: [],
    avoid: [],
    checksContrast: true,
  })
})

it.each([
  ['Noto Sans', 'notosans'],
  ['NotoSans-BoldItalic', 'notosans'],
  ['Arial-BoldMT', 'arial'],
  ['TimesNewRomanPSMT', 'timesnew'],
  ['Black', 'black'],
])('compares %s as a family', (name, family) => expect(plainFamily(name)).toBe(family))

describe('what files show', () => {
  it('CSS: colours and fonts with their lines', () => {
    const {
      colours,
      fonts,
      pairs: both,
    } = cssFacts(`/* #ff0000 */
:root { --brand: #12489f; }
body { font: 1rem/1.5 "Noto Sans", Arial, sans-serif; color: white; background: rgb(18, 72, 159); }
a { color: hsl(17 72% 52%); border: 1px solid rgba(0,0,0,.2); font-family: Georgia, serif }
.x { background: url(red.png) no-repeat; grid-area: red }`)
    expect(colours).toEqual([
      { hex: '#12489f', where: 'line 2', weight: 1 },
      { hex: '#ffffff', where: 'line 3', weight: 1 },
      { hex: '#12489f', where: 'line 3', weight: 1 },
      // By hand: 0.8656, 0.3702 and 0.1744 of 255.
      { hex: '#dd5e2c', where: 'line 4', weight: 1 },
    ])
    expect(fonts.map(({ name, where }) => `${name} ${where}`)).toEqual(['Noto Sans line 3', 'Georgia line 4'])
    expect(both).toEqual([{ text: '#ffffff', ground: '#12489f', where: 'line 3' }])
  })
  it('HTML: styles, attributes and words, but no scripts', () => {
    const facts = markupFacts(
      `<!doctype html><title>Oak</title><link rel=stylesheet href=a.css>
<style>
h1 { color: red }
</style><script>var c = "#00ff00 utilise"</script>
<p style="color:#123456">We <b>utilise</b> oak</p><font face="Arial" color=blue>x</font><img alt="An oak">`,
      'HTML',
    )
    expect(facts.colours.map(({ hex, where }) => `${hex} ${where}`)).toEqual([
      '#ff0000 line 3',
      '#123456 line 5',
      '#0000ff line 5',
    ])
    expect(facts.fonts).toEqual([{ name: 'Arial', where: 'line 5', weight: 1 }])
    expect(facts.texts.map(({ text }) => text)).toEqual(['Oak', 'We', 'utilise', 'oak', 'x', 'An oak'])
    expect(facts.notes[0]).toContain('a.css')
  })
  it('SVG: fills, strokes and letters', () => {
    const facts = markupFacts(
      '<svg xmlns="http://www.w3.org/2000/svg"><path fill="#12489F" stroke="none"/><text font-family="Lato" style="fill:orange">OakWorks</text></svg>',
      'SVG',
    )
    expect(facts.colours.map(({ hex }) => hex)).toEqual(['#12489f', '#ffa500'])
    expect(facts.fonts[0]?.name).toBe('Lato')
    expect(facts.texts).toEqual([{ where: 'line 1', text: 'OakWorks' }])
  })

  it.each([
    ['a.css', 'a{color:red}', false, 'Style sheet'],
    ['a.html', 'Only words', false, 'HTML'],
    ['a.txt', '<!doctype html><p>x', false, 'HTML'],
    ['a.svg', '<svg/>', true, 'SVG'],
    ['a.md', 'We utilise oak', false, 'Text'],
  ])('%s: %s is read as it should be', (name, text, isSvg, kind) => {
    expect(factsOfText(name, text, isSvg).kind).toBe(kind)
  })
  it('text: in lines', () => {
    expect(factsOfText('a.md', 'One\n\n two', false).texts).toEqual([
      { where: 'line 1', text: 'One' },
      { where: 'line 3', text: 'two' },
    ])
  })

  const bytes = (text: string) => new TextEncoder().encode(text)
  const theme = bytes(
    '<a:theme><a:clrScheme><a:dk1><a:sysClr val="windowText" lastClr="000000"/></a:dk1><a:accent1><a:srgbClr val="12489F"/></a:accent1></a:clrScheme><a:fontScheme><a:majorFont><a:latin typeface="Noto Serif"/></a:majorFont><a:minorFont><a:latin typeface="Noto Sans"/></a:minorFont></a:fontScheme></a:theme>',
  )
  it('DOCX: colours, fonts of the theme, paragraphs', () => {
    const facts = officeFacts(
      zipSync({
        'word/document.xml': bytes(
          '<w:document><w:body><w:p><w:r><w:rPr><w:color w:val="FF0000"/><w:rFonts w:ascii="Arial"/></w:rPr><w:t>We util</w:t></w:r><w:r><w:t xml:space="preserve">ise oak &amp; ash</w:t></w:r></w:p><w:p/><w:p><w:r><w:t>Second</w:t></w:r></w:p></w:body></w:document>',
        ),
        'word/styles.xml': bytes(
          '<w:styles><w:rFonts w:asciiTheme="minorHAnsi"/><w:shd w:val="clear" w:fill="00FF00"/></w:styles>',
        ),
        'word/theme/theme1.xml': theme,
      }),
    )
    expect(facts.colours).toEqual([
      { hex: '#ff0000', where: 'text', weight: 1 },
      { hex: '#00ff00', where: 'styles', weight: 1 },
    ])
    expect(facts.fonts.map(({ name }) => name)).toEqual(['Arial', 'Noto Sans'])
    expect(facts.texts).toEqual([
      { where: 'paragraph 1', text: 'We utilise oak & ash' },
      { where: 'paragraph 2', text: 'Second' },
    ])
  })
  it('PPTX: by slides, with the colours of the theme', () => {
    const facts = officeFacts(
      zipSync({
        'ppt/presentation.xml': bytes('<p/>'),
        'ppt/slides/slide2.xml': bytes(
          '<p><a:p><a:r><a:rPr><a:solidFill><a:schemeClr val="accent1"/></a:solidFill><a:latin typeface="+mj-lt"/></a:rPr><a:t>Two</a:t></a:r></a:p></p>',
        ),
        'ppt/slides/slide10.xml': bytes(
          '<p><a:p><a:r><a:t>Ten</a:t></a:r></a:p><a:srgbClr val="ABCDEF"/><a:schemeClr val="accent1"><a:lumMod val="50000"/></a:schemeClr></p>',
        ),
        'ppt/theme/theme1.xml': theme,
      }),
    )
    expect(facts.colours.map(({ hex, where }) => `${hex} ${where}`)).toEqual(['#12489f slide 2', '#abcdef slide 10'])
    expect(facts.fonts).toEqual([{ name: 'Noto Serif', where: 'slide 2', weight: 1 }])
    expect(facts.texts).toEqual([
      { where: 'slide 2', text: 'Two' },
      { where: 'slide 10', text: 'Ten' },
    ])
  })
  it('refuses other archives, and broken ones', () => {
    expect(() => officeFacts(zipSync({ 'a.txt': bytes('x') }))).toThrow(BrandUnreadable)
    expect(() => officeFacts(bytes('PK\u0003\u0004'))).toThrow(BrandUnreadable)
  })

  const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
  const pdf = (stream: Uint8Array, filter: string) => {
    const head = latin(
      `%PDF-1.4\n1 0 obj\n<< /Type /Font /BaseFont /ABCDEF+NotoSans-Bold >>\nendobj\n2 0 obj\n<< /Length ${stream.length} ${filter} >>\nstream\n`,
    )
    return new Uint8Array([...head, ...stream, ...latin('\nendstream\nendobj\n')])
  }
  it('PDF: colours of its commands, packed or not, and fonts', () => {
    const commands = latin('0.0706 0.2824 0.6235 rg 10 20 300 400 re f 0 0.5 1 0 k 0.5 G 1 0 0 RG 7 7 7 rg')
    const wanted = ['#12489f', '#ff0000', '#ff8000', '#808080']
    for (const file of [pdf(commands, ''), pdf(zlibSync(commands), '/Filter /FlateDecode')]) {
      const { colours, fonts, isLocked } = pdfLook(file)
      expect(colours.map(({ hex }) => hex)).toEqual(wanted)
      expect(fonts.map(({ name }) => name)).toEqual(['NotoSans-Bold'])
      expect(isLocked).toBe(false)
    }
    expect(pdfLook(latin('%PDF-1.4 trailer << /Encrypt 3 0 R >>')).isLocked).toBe(true)
  })
})

it('lists what weighs most first, and says what is not listed', () => {
  const colours = Array.from({ length: 600 }, (_, at) => ({ hex: '#00a000', where: `line ${at}`, weight: 1 }))
  const answer = brandAnswer(
    { ...nothing, colours: [...colours, { hex: '#dc5f2c', where: 'line 1', weight: 900 }] },
    brand,
  )
  expect(answer.colours).toEqual(['#dc5f2c', '#00a000'])
  expect(answer.breaches).toHaveLength(500)
  expect(answer.notes).toEqual(['100 more places are not listed.'])
})
