import { SourceMap } from 'node:module'
import { tokenize, tokenTypes } from 'css-tree'
import { transform } from 'esbuild'
import { describe, expect, it } from 'vitest'

import { minifyStyles, type StyleSettings } from '@/lib/subjects/web-code/minify-styles'
import { allBlocks, styleBlocks } from '@/lib/subjects/web-code/style-blocks'
import { cssMinifierMessages as says, cssSample } from '@/lib/tools/utilities/developer/css-minifier.messages'
import { cssMinifierReport, minifiedSheet, type SheetSettings } from '@/lib/workers/reports/css-minifier'
import { nestedSheets, plainSheets } from '../vectors/css-minifier/sheets'

const plain: StyleSettings = { level: 'restructure', comments: 'legal', target: 'written', mapOf: undefined }

async function small(css: string, settings: Partial<StyleSettings> = {}): Promise<string> {
  const result = await minifyStyles(css, { ...plain, ...settings }, transform)
  if (result.kind === 'fault') throw new Error(result.faults[0]?.reason)
  return result.text
}

const settings: SheetSettings = {
  level: 'restructure',
  comments: 'legal',
  target: 'written',
  unused: false,
  map: false,
  safelist: '',
  kept: [],
}
const reportOf = (css: string, given: Partial<SheetSettings> = {}, pages: string[] = []) =>
  cssMinifierReport({ css, name: 'a.css', pages }, { ...settings, ...given }, 'a.min.css', transform)

/** What may be spelt in two ways without changing a value. */
const spelt = (css: string) =>
  css
    .replaceAll(/url\(\s*"([^"]*)"\s*\)/g, 'url($1)')
    .replaceAll(/@import ?"([^"]*)"/g, '@import url($1)')
    .replace('"UTF-8"', '"utf-8"')
    .replaceAll(/="([\w-]+)"(?= ?\w?\])/g, '=$1')
    .replaceAll('\\201C ', '“')
    .replaceAll(/(?<=n)\s*\+\s*(?=\d)/g, '+')

/** The tokens of CSS Syntax, by css-tree, which shares no code with the minifier: white space counts where it parts two of them. */
function tokensOf(css: string): string[] {
  const tokens: string[] = []
  const text = spelt(css)
  tokenize(text, (type, from, to) => {
    if (type !== tokenTypes.WhiteSpace && type !== tokenTypes.Comment) tokens.push(text.slice(from, to))
  })
  // The semicolon before a brace, and those that nothing stands between.
  return tokens.filter((token, at) => token !== ';' || ![';', '}', undefined].includes(tokens[at + 1]))
}

describe('safe rules', () => {
  it.each([...plainSheets, ...nestedSheets])('keep every token of %s', async (_, css) => {
    expect(tokensOf(await small(css, { level: 'safe', comments: 'none' }))).toEqual(tokensOf(css))
  })

  it('leave values as they are written', async () => {
    expect(await small('a { color : #FFFFFF ; margin: 0.50px 0px }', { level: 'safe' })).toBe(
      'a{color:#FFFFFF;margin:0.50px 0px}',
    )
  })
})

describe('restructuring', () => {
  it.each([
    ['colours', 'a{color:#ffffff;background:#ff0000;fill:rgb(0,0,0)}', 'a{color:#fff;background:red;fill:#000}'],
    ['numbers and units', 'a{margin:0.50px 0px;transition:all 300ms}', 'a{margin:.5px 0;transition:all .3s}'],
    ['four sides', 'a{margin-top:1px;margin-right:2px;margin-bottom:1px;margin-left:2px}', 'a{margin:1px 2px}'],
    ['the same block twice', '.a{top:0}.b{top:0}', '.a,.b{top:0}'],
    ['the same selector twice', '.a{top:0}.a{left:0}', '.a{top:0;left:0}'],
    ['neighbours of one selector', '.a, .b{top:0}/* x */\n.a,.b{left:0}.a,.b{right:0}', '.a,.b{top:0;left:0;right:0}'],
    [
      'neighbours of one query',
      '@media print{.a{top:0}}\n@media print{.b{left:0}}',
      '@media print{.a{top:0}.b{left:0}}',
    ],
    ['rules without anything', '.a{}@media print{}.b{top:0}', '.b{top:0}'],
  ])('shortens %s', async (_, css, wanted) => {
    expect((await small(css)).replaceAll('#f00', 'red')).toBe(wanted)
  })

  it('does not join what something stands between', async () => {
    for (const css of [
      '.a{top:0}.b{top:1px}.a{left:0}',
      '@media print{.a{top:0}}.b{top:1px}@media print{.b{left:0}}',
      '.a{top:0}/*! mine */.a{left:0}',
    ])
      expect((await small(css)).replaceAll('\n', '')).toBe(css)
  })
})

describe('comments', () => {
  it('keeps those with an exclamation mark, or none', async () => {
    const css = '/*! mine */a{/* no */top:0}/* @license MIT */'
    expect(await small(css)).toContain('/*! mine */')
    expect(await small(css, { comments: 'none' })).toBe('a{top:0}')
  })
})

describe('older browsers', () => {
  it('get flat rules in the order that nesting has', async () => {
    const css = '.a,#q{@media (width>1px){top:1px}&:hover{left:0}top:0;.x &{right:0}bottom:0}'
    const flat = await small(css, { target: 'since2021', level: 'safe' })
    expect(flat).not.toContain('&')
    expect(flat.indexOf('top:1px')).toBeLessThan(flat.indexOf('top:0'))
    expect(flat.indexOf('right:0')).toBeLessThan(flat.indexOf('bottom:0'))
    expect(flat).toContain(':is(.a,#q):hover')
  })

  it('get the prefixes and colours that they know', async () => {
    const css = '.x{inset:0;user-select:none;color:oklch(70% .1 200)}'
    expect(await small(css, { target: 'since2021' })).toMatch(/-webkit-user-select:none.*#[0-9a-f]{6}/)
  })
})

describe('what cannot be read', () => {
  it('is copied and named with its line', async () => {
    const { text, findings } = await reportOf('a{top:0}\n.ü{;b c:d}\n.x[{} y{z:1}')
    expect(text).toContain('b c:d')
    expect(findings.map(({ at }) => [at?.line, at?.column])).toEqual([
      [2, 6],
      [3, 4],
      [3, 13],
    ])
  })

  it('is refused where a comment never ends, with its place', async () => {
    const { text, findings } = await reportOf('a{top:0}\n/* open')
    expect(text).toBeUndefined()
    expect(findings[0]).toMatchObject({ tone: 'bad', at: { line: 2, column: 8 } })
    await expect(
      minifiedSheet({ css: '\n/*', name: 'a.css', pages: [] }, settings, 'a.min.css', transform),
    ).rejects.toThrow('Line 2')
  })

  it('counts columns in letters, not in bytes', async () => {
    const { findings } = await reportOf('.😀é{colr:red}')
    expect(findings[0]?.excerpt?.marked).toBe('colr')
  })
})

describe('the source map', () => {
  it.each(plainSheets)('leads from each selector of %s back to where it stands', async (_, css) => {
    const result = await minifyStyles(
      css,
      { ...plain, level: 'safe', comments: 'none', mapOf: 'styles.css' },
      transform,
    )
    if (result.kind === 'fault' || result.map === undefined) throw new Error('no map')
    const map = JSON.parse(result.map)
    expect(map).toMatchObject({ version: 3, sources: ['styles.css'], sourcesContent: [css] })
    const reader = new SourceMap(map)
    const lines = css.split(/\r\n|[\n\r\f]/)
    const made = result.text.split('\n')
    let followed = 0
    for (const [line, text] of made.entries())
      for (const found of text.matchAll(/(?<=[{};])[\w-]{3,}(?=:[^{}]*[;}])/g)) {
        const entry = reader.findEntry(line, found.index)
        if (!('originalLine' in entry)) continue
        expect(lines[entry.originalLine]?.slice(entry.originalColumn)).toMatch(new RegExp(`^${found[0]}`, 'i'))
        followed++
      }
    expect(followed).toBeGreaterThan(0)
  })

  it('is named beneath the code and comes with it', async () => {
    const { text, map } = await reportOf('a{top:0}', { map: true })
    expect(text).toBe('a{top:0}\n/*# sourceMappingURL=a.min.css.map */')
    expect(JSON.parse(map ?? '')).toMatchObject({ sources: ['a.css'] })
  })
})

describe('blocks', () => {
  it.each(plainSheets)('of %s are those that another parser finds', async (_, css) => {
    const { parse, walk } = await import('css-tree')
    const heads: string[] = []
    walk(parse(css, { positions: true, parseRulePrelude: false }), (node) => {
      if (node.type === 'Rule' && node.prelude.type === 'Raw') heads.push(node.prelude.value.trim())
    })
    const own = Array.from(allBlocks(styleBlocks(css)))
      .filter(({ kind }) => kind === 'rule')
      .map(({ prelude }) => css.slice(prelude.from, prelude.to).trim())
    expect(own.toSorted()).toEqual(heads.toSorted())
  })

  it('tell a declaration from a rule as browsers do', () => {
    const css = '.a{--x:{a:b};a:hover{c:d}color:red;:is(b){e:f}}'
    const [rule] = styleBlocks(css)
    expect(rule?.items.map((item) => [item.kind, css.slice(item.from, item.to)])).toEqual([
      ['declaration', '--x:{a:b};'],
      ['rule', 'a:hover{c:d}'],
      ['declaration', 'color:red;'],
      ['rule', ':is(b){e:f}'],
    ])
  })
})

const page = '<a class="link" href="/">x</a>'

describe('what a page does not use', () => {
  it('is listed, and stays where somebody says so', async () => {
    const css = '.link{a:b}\n.gone{c:d}\n.lost{e:f}'
    const { text, unused, warnings } = await reportOf(css, { unused: true, kept: ['.lost'] }, [page])
    expect(text).toBe('.link{a:b}.lost{e:f}')
    expect(unused).toEqual([
      { selector: '.gone', line: 2 },
      { selector: '.lost', line: 3 },
    ])
    expect(warnings).toContain(says.unusedCount(1))
    expect((await reportOf(css, { unused: true }, [''])).warnings).toContain(says.noPages)
  })
})

describe('the report', () => {
  it('says by how much, plain and packed', async () => {
    const { gzipSync } = await import('node:zlib')
    const { verdict, figures, text = '' } = await reportOf(cssSample)
    const [before, after, , packed] = figures.map((figure) => Number.parseInt(figure.text))
    expect(before).toBe(new TextEncoder().encode(cssSample).length)
    expect(after).toBe(text.length)
    expect(Math.abs((packed ?? 0) - gzipSync(text).length)).toBeLessThan(12)
    expect(verdict.says).toContain(`${before} bytes became ${after} bytes`)
  })

  it('of a file has its code, its map and its remarks', async () => {
    const made = await minifiedSheet(
      { css: 'a{colr:red}.gone{b:c}', name: 'a.css', pages: [page] },
      { ...settings, unused: true, map: true },
      'a.min.css',
      transform,
    )
    if (made.kind !== 'file') throw new Error('no file')
    expect(await made.code.text()).toBe('a{colr:red}\n/*# sourceMappingURL=a.min.css.map */')
    expect(made.warnings).toEqual([says.unusedCount(1), says.remarkIn(1, '"colr" is not a known CSS property')])
    expect(made.map).toBeDefined()
  })
})
