import { generate, parse } from 'css-tree'
import { transform } from 'esbuild'
import { describe, expect, it } from 'vitest'

import { orderedProperties } from '@/lib/subjects/web-code/property-order'
import { specificity } from '@/lib/subjects/web-code/style-facts'
import { styleSyntaxOf } from '@/lib/subjects/web-code/stylesheets'
import { cssSample, type CssQuestion } from '@/lib/tools/utilities/developer/css-formatter.messages'
import { cssReport } from '@/lib/workers/reports/css-formatter'

type Settings = Omit<CssQuestion, 'ask' | 'source'>
const plain: Settings = { syntax: 'auto', order: 'kept', layout: 'lines', indent: '2', quotes: 'double' }

async function written(source: string, settings: Partial<Settings> = {}): Promise<string> {
  const { text, findings } = await cssReport(source, { ...plain, ...settings })
  if (text === undefined) throw new Error(findings[0]?.says)
  return text
}

/** What esbuild, which shares no code with the formatter, makes of a sheet in its fewest letters. */
async function smallest(css: string): Promise<string> {
  const { code } = await transform(css, { loader: 'css', minify: true, logLevel: 'silent' })
  // It leaves white space that means nothing where it does not read a value.
  return code.replaceAll(/(?<=:) | ?(?<=[(\d ])\*(?=[ \dv]) ?| (?=format\()/g, (found) => found.trim())
}

const sheets: [string, string][] = [
  ['the example', cssSample],
  [
    'strings and addresses',
    `a::before{content:"} a { b: c";background:url( data:image/png;base64,iVBO== )}@import url("a.css") screen;`,
  ],
  ['nesting', '.card{color:red;&:hover{color:blue}.title &{margin:0}@media (width>600px){padding:1px}}'],
  ['custom properties', ':root{--b: ;--c:calc( 1px + 2px )}a{width:calc(100% - (2*var(--c)) )}'],
  [
    'at-rules',
    '@layer base,theme;@layer base{a{b:c}}@supports (display:grid) and (not (x:y)){a{display:grid}}@font-face{font-family:"A B";src:url(a.woff2)format("woff2")}@container side (min-width:400px){a{color:red}}@keyframes x{from{top:0}50.5%{top:1px}to{top:2px}}',
  ],
  ['selectors', 'a>b~c+d e,[href$=".pdf" i]:not(.x,.y):nth-child(2n + 1 of .z)::after{top:0}'],
  [
    'hacks and prefixes',
    'a{*zoom:1;_height:1px;-webkit-box-shadow:none;filter:progid:DXImageTransform.Microsoft.gradient(startColorstr="#1",endColorstr="#2")}',
  ],
  ['unicode', '.ü—😀{content:"\\201C é"}'],
  ['grid areas', 'a{grid-template-areas:"a b" "c d";grid-template:[x] "a a" 1fr [y] / auto 1fr}'],
]

describe('the sheet means what it meant', () => {
  it.each(sheets)('%s', async (_, css) => {
    for (const layout of ['lines', 'rules'] as const)
      for (const indent of ['2', '4', 'tab'] as const)
        expect(await smallest(await written(css, { layout, indent }))).toBe(await smallest(css))
  })

  it.each(sheets)('%s is laid out once for all', async (_, css) => {
    for (const settings of [{}, { order: 'alphabetic' }, { order: 'grouped' }, { layout: 'rules' }] as const) {
      const once = await written(css, settings)
      expect(await written(once, settings)).toBe(once)
    }
  })
})

/* What stands under "Style" in the documentation of each language. */
const scss = `$primary: #333; // base
@mixin theme($theme: DarkGray) { background: $theme; color: #fff }
.info { @include theme; &:hover { color: lighten($primary,10%) } #{$side}-radius: 2px; width: math.div(10px,3) }
%placeholder { border: 1px solid } .a { @extend %placeholder; @if $x == 1 { a: b } @else { c: d } }`
const less = `@nice-blue: #5B83AD; .bordered(@top: dotted) { border-top: @top 1px black }
#menu a { .bordered(solid); color: @nice-blue; &:hover { color: darken(@nice-blue,10%) } }
.m() when (default()) { x: @@name } @media screen { @media (min-width: 768px) { .x { color: ~"red" } } } // end`

/** Every sign of a text that is not layout. */
const signs = (text: string) => text.replaceAll(/[\s;'"]+/g, '').toLowerCase()

describe('SCSS and Less', () => {
  it.each([
    ['scss', scss],
    ['less', less],
  ] as const)('%s keeps every sign in its order and is recognised', async (syntax, source) => {
    expect(styleSyntaxOf(source)).toBe(syntax)
    const report = await cssReport(source, plain)
    expect(report.syntax).toBe(syntax)
    expect(report.warnings).toHaveLength(1)
    expect(signs(report.text ?? '')).toBe(signs(source))
  })

  it.each([
    ['a{color:red}', 'css'],
    ['a{b:url(http://x.org/y)}', 'css'],
    ['a{content:"// $x: 1"}/* @include x */', 'css'],
    ['// note\na{b:c}', 'scss'],
    ['@media screen{a{b:c}}', 'css'],
    ['@import "x";', 'css'],
    ['.a{.mixin();}', 'less'],
  ])('%s is %s', (source, syntax) => expect(styleSyntaxOf(source)).toBe(syntax))

  it('are walls for declarations: what SCSS runs stays where it is', async () => {
    const text = await written('.a{width:1px;color:red;@include x;z-index:1;$v:2px;top:$v;bottom:0}', {
      syntax: 'scss',
      order: 'alphabetic',
    })
    const names = [...text.matchAll(/^\s+([@$\w-]+)/gm)].map(([, name]) => name)
    expect(names).toEqual(['color', 'width', '@include', 'z-index', '$v', 'bottom', 'top'])
  })
})

const namesOf = (text: string) => [...text.matchAll(/^\s+([\w-]+):/gm)].map(([, name]) => name)

describe('order of properties', () => {
  it('goes from A to Z', async () => {
    expect(
      namesOf(await written('a{width:1px;color:red;-webkit-appearance:none;display:block}', { order: 'alphabetic' })),
    ).toEqual(['-webkit-appearance', 'color', 'display', 'width'])
  })

  it('goes from the outside of a box to its text', async () => {
    const css = 'a{color:red;font-size:1px;padding:0;margin:0;position:fixed;display:flex;border:0;width:1px}'
    expect(namesOf(await written(css, { order: 'grouped' }))).toEqual([
      'display',
      'position',
      'margin',
      'border',
      'padding',
      'width',
      'color',
      'font-size',
    ])
  })

  it.each([
    ['margin-left margin', [0, 1]],
    ['margin background', [1, 0]],
    ['line-height font', [0, 1]],
    ['color color', [0, 1]],
    ['top inset', [0, 1]],
    ['border-top border-color', [0, 1]],
    ['margin-left margin-inline', [0, 1]],
    ['margin-top margin-left', [1, 0]],
    ['width inline-size', [0, 1]],
    ['z-index all color', [0, 1, 2]],
    ['--b --a', [1, 0]],
    ['row-gap gap', [0, 1]],
    ['align-items place-items', [0, 1]],
    ['-webkit-transition transition', [0, 1]],
  ])('%s', (names, places) => expect(orderedProperties(names.split(' '), 'alphabetic')).toEqual(places))

  it('takes comments along', async () => {
    const text = await written('a{\n/* for z */\nz-index:1;\ncolor:red; /* warm */\n}', { order: 'alphabetic' })
    expect(text).toBe('a {\n  color: red; /* warm */\n  /* for z */\n  z-index: 1;\n}\n')
  })

  it.each(sheets)('leaves every declaration: %s', async (_, css) => {
    const all = (text: string) => generate(parse(text)).split(/[{};]/).filter(Boolean).sort()
    for (const order of ['alphabetic', 'grouped'] as const)
      expect(all(await smallest(await written(css, { order })))).toEqual(all(await smallest(css)))
  })
})

describe('layout', () => {
  it('has a rule on a line', async () => {
    const css = 'a{b:c;d:e}@media x{f{g:h}}i{/* j */k:l}'
    expect(await written(css, { layout: 'rules' })).toBe(
      'a { b: c; d: e; }\n@media x {\n  f { g: h; }\n}\ni {\n  /* j */\n  k: l;\n}\n',
    )
  })
  it('indents with tabs, writes single quotes', async () => {
    expect(await written('a{b:"c"}', { indent: 'tab', quotes: 'single' })).toBe("a {\n\tb: 'c';\n}\n")
    expect(await written("a{b:'c'}", { indent: '4' })).toBe('a {\n    b: "c";\n}\n')
  })
  it('leaves rules within comments', async () => {
    const css = '/*\na {\n  b: c;\n}\n*/\n'
    expect(await written(css, { layout: 'rules' })).toBe(css)
  })
})

describe('what is said of the sheet', () => {
  it('names what browsers pass over, with its place', async () => {
    const { findings, verdict } = await cssReport(
      'a {\n  colour: red;\n  color: rod;\n  top: var(--x);\n  -moz-foo: 1;\n}',
      plain,
    )
    expect(verdict.tone).toBe('warn')
    expect(findings.map(({ at, says }) => [at?.line, at?.column, says])).toEqual([
      [2, 3, 'No property of CSS is called “colour”.'],
      [3, 3, '“color” does not take this value.'],
    ])
  })

  it('counts by hand', async () => {
    const { figures, colours, lists } = await cssReport(cssSample, plain)
    const figure = (label: string) => figures.find((one) => one.label === label)?.text
    expect(figure('Selectors')).toBe('8')
    expect(figure('Declarations')).toBe('15')
    expect(figure('!important')).toBe('1')
    expect(figure('Heaviest selector')).toBe('.hours .today (0, 2, 0)')
    expect(colours.map(({ label, text }) => [label, text])).toEqual([
      ['#8a5a2b', '2 times'],
      ['#fffaf0', '2 times'],
      ['#332211', 'once'],
    ])
    expect(lists).toEqual([
      { label: 'Font lists', rows: [['Georgia,serif', '1']] },
      { label: 'Media queries', rows: [['(min-width:600px)', '1']] },
      { label: 'Selectors with more than one rule', rows: [['.hours h2,.hours p', '2']] },
    ])
  })

  it.each([
    ['{', 1],
    ['a{', 1],
    ['a{b:c}\n}', 2],
    ['a{b:c}\n.x{', 2],
    ['a{content:"x', 1],
  ])('%j is refused with its line', async (css, line) => {
    const { text, findings } = await cssReport(css, plain)
    expect(text).toBeUndefined()
    expect(findings[0]?.at?.line).toBe(line)
  })

  it.each([
    '',
    '  \n',
    '\0',
    '\ud800',
    '\ufeffa{b:c}',
    'a',
    ';',
    '/*',
    'a{b}',
    '@',
    '}{'.repeat(9),
    'a\r\n{b:c}',
    '<b>',
  ])('%j comes back, is refused or waits', async (css) => {
    const { text, findings, verdict } = await cssReport(css, plain)
    expect(text !== undefined || findings.length > 0 || verdict.tone === 'plain').toBe(true)
  })

  it('does not fall over ten thousand open brackets', async () => {
    const report = await cssReport(`a{b:${'('.repeat(10_000)}`, plain)
    expect(report.text !== undefined || report.findings.length > 0 || report.verdict.tone === 'bad').toBe(true)
  })

  it('refuses what is too long', async () => {
    expect((await cssReport('a{}'.repeat(700_000), plain)).verdict.tone).toBe('bad')
  })
})

/* Selectors Level 4, section 17: the examples of the standard, and of `:is()` and `:where()` after it. */
describe('weight of selectors', () => {
  it.each([
    ['*', [0, 0, 0]],
    ['LI', [0, 0, 1]],
    ['UL LI', [0, 0, 2]],
    ['UL OL+LI', [0, 0, 3]],
    ['H1 + *[REL=up]', [0, 1, 1]],
    ['UL OL LI.red', [0, 1, 3]],
    ['LI.red.level', [0, 2, 1]],
    ['#x34y', [1, 0, 0]],
    ['#s12:not(FOO)', [1, 0, 1]],
    ['.foo :is(.bar, #baz)', [1, 1, 0]],
    [':is(em, #foo)', [1, 0, 0]],
    ['.qux:where(em, #foo#bar#baz)', [0, 1, 0]],
    [':nth-child(even of li, .item)', [0, 2, 0]],
    [':not(em, strong#foo)', [1, 0, 1]],
    ['p::before', [0, 0, 2]],
  ])('%s', (text, weight) => {
    const selector = parse(text, { context: 'selector' })
    expect(selector.type === 'Selector' && specificity(selector)).toEqual(weight)
  })
})
