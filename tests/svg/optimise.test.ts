import { expect, describe, it } from 'vitest'
import {
  factsOf,
  growingEntity,
  isCode,
  optimiseSvg,
  rulesLeftOff,
  type SvgSettings,
} from '@/lib/subjects/svg/optimise'
import { svgAddress } from '@/lib/base/svg/address'
import { svgSample, type SvgQuestion } from '@/lib/tools/utilities/files/svg-optimizer.messages'
import { svgReport } from '@/lib/workers/reports/svg-optimizer'

const settings: SvgSettings = {
  precision: 3,
  removesScripts: true,
  keepsTitles: true,
  keepsIds: false,
  dropsSize: false,
  isPretty: false,
}
const asked: Omit<SvgQuestion, 'ask' | 'source'> = { ...settings, format: 'svg' }
const drawing = (inner: string, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9"${more}>${inner}</svg>`
const shape = '<path d="M0 0h9v9z"/>'

/** What a picture can run by, as published lists of cross-site scripting have it. */
const attacks: [string, string][] = [
  ['a script', drawing(`<script>alert(1)</script>${shape}`)],
  ['a script from elsewhere', drawing(`<script xlink:href="https://example.com/x.js"/>${shape}`)],
  [
    'a script with a prefix',
    `<s:svg xmlns:s="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><s:script>alert(1)</s:script><s:path d="M0 0h9v9z"/></s:svg>`,
  ],
  ['a handler', drawing(shape, ' onload="alert(1)"')],
  ['a handler in capitals', drawing('<path ONCLICK="alert(1)" d="M0 0h9v9z"/>')],
  ['a link that is code', drawing(`<a href="javascript:alert(1)">${shape}</a>`)],
  ['a link with a line break in it', drawing(`<a xlink:href="java&#10;script:alert(1)">${shape}</a>`)],
  ['a link with white space before it', drawing(`<a href="&#9; JaVaScRiPt:alert(1)">${shape}</a>`)],
  ['a page as an address', drawing(`<a href="data:text/html,&lt;script&gt;alert(1)&lt;/script&gt;">${shape}</a>`)],
  ['an animated address', drawing(`<a>${shape}<animate attributeName="href" values="javascript:alert(1)"/></a>`)],
  ['a handler that is set', drawing(`<path d="M0 0h9v9z"><set attributeName="onmouseover" to="alert(1)"/></path>`)],
  [
    'a frame in HTML',
    drawing(
      `<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="javascript:alert(1)"/></foreignObject>${shape}`,
    ),
  ],
  [
    'a handler of SVG Tiny',
    drawing(`<handler xmlns:ev="http://www.w3.org/2001/xml-events" ev:event="load">alert(1)</handler>${shape}`),
  ],
]

describe('what runs is removed', () => {
  it.each(attacks)('%s', (_, svg) => {
    expect(factsOf(svg).active).toBeGreaterThan(0)
    const small = optimiseSvg(svg, settings)
    expect(factsOf(small).active).toBe(0)
    expect(small).not.toMatch(/alert|\bon\w+=|x\.js/i)
    expect(small).toContain('<')
  })
  it('stays where the visitor wants it, and is named', async () => {
    const { warnings } = await svgReport(attacks[0]?.[1] ?? '', { ...asked, removesScripts: false })
    expect(warnings.join()).toMatch(/1 part runs/)
  })
  it.each([
    ['#part', false],
    ['https://example.com/a.png', false],
    ['data:image/png;base64,AAAA', false],
    ['data:;base64,AAAA', false],
    ['vbscript:x', true],
    ['data:application/xhtml+xml,x', true],
  ])('%s is code: %s', (address, is) => expect(isCode(address)).toBe(is))
})

it('the example loses what draws nothing and keeps its title', async () => {
  const report = await svgReport(svgSample, asked)
  expect(report.text).toContain('<title>A cup of coffee</title>')
  expect(report.text).not.toMatch(/metadata|inkscape|unused|empty|alert|<!--|<\?xml/)
  expect(report.verdict.says).toMatch(/^1\.\d kB became \d+ bytes: \d+\.\d% less$/)
  expect(report.warnings).toEqual([
    '2 parts that run were removed: scripts, handlers such as onload, or addresses that are code.',
  ])
  expect(report.figures.find(({ label }) => label === 'Elements')?.text).toMatch(/^13 → \d$/)
  expect(report.comparison?.match(/<img /g)).toHaveLength(4)
})

it('does what the switches say', () => {
  const given = drawing(
    '<title>T</title><desc>D</desc><g id="unasked"><path fill="red" d="M1.23456 0h9v9z"/></g>',
    ' width="9" height="9"',
  )
  expect(optimiseSvg(given, settings)).toMatch(/<title>T<\/title><desc>D<\/desc>/)
  expect(optimiseSvg(given, { ...settings, keepsTitles: false })).not.toMatch(/<title|<desc/)
  expect(optimiseSvg(given, settings)).not.toContain('unasked')
  expect(optimiseSvg(given, { ...settings, keepsIds: true })).toContain('id="unasked"')
  expect(optimiseSvg(given, settings)).toContain('width="9"')
  expect(optimiseSvg(given, { ...settings, dropsSize: true })).not.toContain('width="9"')
  expect(optimiseSvg(given, settings)).toContain('1.235')
  expect(optimiseSvg(given, { ...settings, precision: 1 })).toContain('1.2 ')
  expect(optimiseSvg(given, settings)).not.toContain('\n')
  expect(optimiseSvg(given, { ...settings, isPretty: true })).toContain('\n  <')
  expect(optimiseSvg(given, settings)).toContain('viewBox="0 0 9 9"')
})

it('leaves rules off where the picture has what they break', () => {
  expect(rulesLeftOff(drawing(shape))).toEqual([])
  expect(rulesLeftOff(drawing('<switch><g/></switch>'))).toEqual(['removeUnknownsAndDefaults', 'removeHiddenElems'])
  expect(rulesLeftOff(drawing('<text>x</text>'))).toContain('collapseGroups')
})

describe('an address that holds the picture', () => {
  it.each([
    ['signs that CSS and URLs read', drawing('<path fill="#f00" d="M0 0h9v9z"/><text>50% é 😀</text>')],
    ['line ends', `<svg xmlns="http://www.w3.org/2000/svg">\n<g/>\n</svg>`],
  ])('is read back by a parser of URLs: %s', (_, svg) => {
    const uri = svgAddress(svg)
    expect(uri).not.toMatch(/["#<>\n]/)
    const read = decodeURIComponent(new URL(uri).href.slice('data:image/svg+xml,'.length))
    expect(read).toBe(svg.replaceAll(/\s+/g, ' ').replaceAll('"', "'"))
  })
  it('leaves quotes that are part of a text or stand beside others', () => {
    const svg = drawing(`<text style="font-family:'Inter'">say "hi" \\ bye</text>`)
    const uri = svgAddress(svg)
    expect(uri).not.toMatch(/["#<>\\]/)
    const read = decodeURIComponent(uri.slice('data:image/svg+xml,'.length))
    expect(read).toContain(`<text style="font-family:'Inter'">say "hi" \\ bye</text>`)
  })
  it('is written into CSS', async () => {
    const { text = '' } = await svgReport(drawing(shape), { ...asked, format: 'background' })
    expect(text).toMatch(/^background-image: url\("data:image\/svg\+xml,%3Csvg [^"]*"\);\n$/)
    expect((await svgReport(drawing(shape), { ...asked, format: 'mask' })).text).toMatch(/^mask: url\("data:/)
  })
})

describe('bad files are refused with a sentence, or optimised', () => {
  it.each([
    ['nothing', ' \n', 'Paste an SVG'],
    ['no XML', 'hello', ''],
    ['one sign', '<', ''],
    ['HTML', '<html><body/></html>', 'The first element is not svg'],
    ['another namespace', '<svg xmlns="urn:x"/>', 'The first element is not svg'],
    [
      'entities of entities',
      '<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><svg>&b;</svg>',
      'The entity b is made of other entities',
    ],
    ['an open tag', drawing('<g>'), ''],
    ['a NUL', drawing('\u0000'), ''],
  ])('%s', async (_, svg, sentence) => {
    const report = await svgReport(svg, asked)
    expect(report.text).toBeUndefined()
    expect(report.verdict.says).toContain(sentence)
    if (sentence === '') expect(report.findings[0]?.at?.line).toBe(1)
  })
  it('a mark at the beginning, other line ends and a lone surrogate', async () => {
    expect((await svgReport(`\ufeff${drawing(`\r\n${shape}\r\n`)}`, asked)).verdict.tone).toBe('good')
    expect((await svgReport(drawing(`<title>\ud800</title>${shape}`), asked)).verdict.says).not.toBe(undefined)
  })
  it('elements a hundred thousand deep', async () => {
    const deep = drawing('<g id="x">'.repeat(100_000) + '</g>'.repeat(100_000))
    const { verdict } = await svgReport(deep, asked)
    expect(verdict.says).toBeTruthy()
  })
  it('an entity as drawing programs write it is no danger', () => {
    expect(
      growingEntity('<!DOCTYPE svg [<!ENTITY ns_svg "http://www.w3.org/2000/svg">]><svg xmlns="&ns_svg;"/>'),
    ).toBeUndefined()
  })
  it('says what lies elsewhere', async () => {
    const { warnings } = await svgReport(
      drawing(
        `<style>@import "a.css"; path{fill:url(https://example.com/p.svg#x)}</style><image href="photo.jpg" width="9" height="9"/>${shape}`,
      ),
      asked,
    )
    expect(warnings.join()).toMatch(/asks for something that is not in it: .*photo\.jpg/)
  })
})
