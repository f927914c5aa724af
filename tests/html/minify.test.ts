// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'

import { minifyHtml, type HtmlSettings } from '@/lib/subjects/html/minify'
import { htmlSample } from '@/lib/tools/utilities/developer/html-minifier.messages'
import { htmlReport } from '@/lib/workers/reports/html-minifier'

const safe: HtmlSettings = { level: 'safe', keepsComments: false, styles: true, scripts: true }
const strong: HtmlSettings = { ...safe, level: 'strong' }

async function small(html: string, settings: HtmlSettings = safe): Promise<string> {
  const result = await minifyHtml(html, settings)
  if (result.kind === 'fault') throw new Error(result.reason)
  return result.text
}

const asWritten = new Set(['PRE', 'TEXTAREA', 'SCRIPT', 'STYLE'])

/** What a browser makes of a page: elements, attributes and text with each run of white space as one space. Comments are left out. */
function treeOf(html: string, isTight = false): unknown {
  const page = new DOMParser().parseFromString(html, 'text/html')
  function tree(node: Node): unknown[] {
    if (node.nodeType === 8) return []
    if (node.nodeType === 3) {
      const isKept = asWritten.has(node.parentElement?.tagName ?? '')
      const text = isKept
        ? (node.nodeValue ?? '')
        : (node.nodeValue ?? '').replaceAll(/[ \t\r\n\f]+/g, isTight ? '' : ' ')
      return text === '' || (!isKept && text === ' ')
        ? []
        : [isKept && node.parentElement?.tagName !== 'PRE' ? 'code' : text]
    }
    const attributes =
      node instanceof Element
        ? [...node.attributes].map(({ name, value }) => `${name}=${isTight && value === name ? '' : value}`)
        : []
    return [[node.nodeName, attributes, [...node.childNodes].flatMap(tree)]]
  }
  return tree(page)
}

const pages: [string, string][] = [
  ['the example', htmlSample],
  ['words beside each other', '<p>one <b>two</b> <i>three</i>\n<a href="/">four</a>, five</p>'],
  ['lists and tables', '<ul>\n <li>a\n <li>b\n</ul>\n<table>\n<tr><td>1<td>2\n</table>'],
  ['text as it is', '<pre>  a\n   b </pre><textarea>\n  x\n</textarea>'],
  ['attributes', '<a href="a b" title=\'say "x"\' class="">x</a><img alt="" src=a.png><input value="  ">'],
  ['entities', '<p>&lt;b&gt; &amp; &copy; &nbsp; &#x1F600; 5 &lt; 6 &amp;amp; "x"</p>'],
  ['nested parts', '<div>\n<p>a</p>\n<div><span>b</span> <span>c</span></div>\n</div>'],
  ['a picture in the page', '<p>a <svg viewBox="0 0 1 1"><path d="M0 0h1"/><linearGradient id="a"/></svg> b</p>'],
  [
    'select and option',
    '<select><option value="1" selected>a</option><optgroup label="x"><option>b</optgroup></select>',
  ],
]

describe('a browser makes the same of the page', () => {
  it.each(pages)('%s, safe', async (_, html) => {
    const text = await small(html)
    expect(await noBooleans(treeOf(text))).toEqual(await noBooleans(treeOf(html)))
    expect(text.length).toBeLessThanOrEqual(html.length)
  })

  it.each(pages)('%s, strong, but for white space beside blocks', async (_, html) => {
    const text = await small(html, strong)
    const plain = (tree: unknown) =>
      JSON.stringify(tree).replaceAll('"class=",', '').replaceAll('"class="', '').replaceAll(',]', ']')
    expect(plain(noBooleans(treeOf(text, true)))).toBe(plain(noBooleans(treeOf(html, true))))
  })

  it('keeps the space between words that stand in line', async () => {
    expect(await small('<p> a <b>b</b> <i>c</i> </p>', strong)).toBe('<p>a <b>b</b> <i>c</i>')
  })
})

/** `checked="checked"` and `checked` are the same. */
function noBooleans(tree: unknown): unknown {
  return JSON.parse(JSON.stringify(tree).replaceAll(/"(checked|disabled|selected)=[^"]*"/g, '"$1"'))
}

describe('what has to stay', () => {
  it.each([
    '<p>{{ user.name | upper }}</p>',
    '<% if (a > b) { %><b>x</b><% } %>',
    '<?php echo "a  b"; ?>',
    '{% block  title %}x{% endblock %}',
    '<!--[if IE]><p>x</p><![endif]-->',
    '<!--! licence -->',
  ])('%s', async (html) => {
    for (const settings of [safe, strong]) {
      const [sign] = /\{\{.*?\}\}|<%.*?%>|<\?.*?\?>|\{%.*?%\}|<!--.*?-->/.exec(html) ?? ['']
      expect(await small(html, settings)).toContain(sign)
    }
  })

  it('data of a script that is none', async () => {
    const html = '<script type="application/ld+json">{"a":  "b  c"}</script>'
    expect(JSON.parse(/>(.*)</.exec(await small(html, strong))?.[1] ?? '')).toEqual({ a: 'b  c' })
  })

  it('a style or script that cannot be read, and it is named', async () => {
    const { text, warnings } = await htmlReport('<script>let a = ;</script><style>a { b: c</style><p>x</p>', safe)
    expect(text).toContain('let a = ;')
    expect(warnings.join()).toContain('let a = ;')
  })
})

describe('styles and scripts', () => {
  it('mean the same in fewer letters', async () => {
    const text = await small(
      '<style>/* x */ a { color : red ; } @media (min-width: 1px) { a { b: calc(1px + 2px) } }</style>',
    )
    expect(text).toBe('<style>a{color:red}@media (min-width:1px){a{b:calc(1px + 2px)}}</style>')
    const script = await small('<script>/* x */ var total = 1 + 2; function f(long) { return long * 2 }</script>')
    const code = /<script>(.*)<\/script>/.exec(script)?.[1] ?? ''
    expect(new Function(`${code}; return [total, f(4)]`)()).toEqual([3, 8])
  })

  it('stay when nobody wants them smaller', async () => {
    const text = await small('<style>a { b: c }</style>', { ...safe, styles: false })
    expect(text).toContain('a { b: c }')
  })
})

describe('bad input', () => {
  it.each(['', ' \n'])('%j asks for HTML', async (html) => {
    expect((await htmlReport(html, safe)).verdict.tone).toBe('plain')
  })

  it.each([
    'a',
    '\0',
    '\ud800',
    '\ufeff<p>x',
    '<p>a\r\nb',
    'plain text & more',
    '</p>',
    '<p',
    '<a href="x',
    '<!--',
    '<script>',
    '<div'.repeat(50),
  ])('%j comes back or is refused with a place', async (html) => {
    const { text, findings } = await htmlReport(html, safe)
    expect(text !== undefined || findings[0]?.at?.line === 1).toBe(true)
  })

  it('names the place where a tag is never closed', async () => {
    const { findings } = await htmlReport('<p>one</p>\n<p>two</p>\n<a href="x', safe)
    expect(findings[0]).toMatchObject({ at: { line: 3, column: 1 }, says: expect.stringMatching(/HTML: <a href="x$/) })
  })

  it('does not fall over ten thousand open tags', async () => {
    const { text, findings } = await htmlReport('<div>'.repeat(10_000), safe)
    expect(text !== undefined || findings.length > 0).toBe(true)
  })
})
