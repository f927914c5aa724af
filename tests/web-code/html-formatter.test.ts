// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'

import { pageSample, type PageQuestion } from '@/lib/tools/utilities/developer/html-formatter.messages'
import { pageReport } from '@/lib/workers/reports/html-formatter'

type Settings = Omit<PageQuestion, 'ask' | 'source'>
const plain: Settings = { kind: 'html', spaces: 'css', indent: '2', width: '100', attributes: 'filled', embedded: true }

async function written(source: string, settings: Partial<Settings> = {}): Promise<string> {
  const { text, findings } = await pageReport(source, { ...plain, ...settings })
  if (text === undefined) throw new Error(findings[0]?.says)
  return text
}

const asWritten = new Set(['PRE', 'TEXTAREA'])
const code = new Set(['SCRIPT', 'STYLE'])

/** Elements that stand in a line of text: white space beside them is seen. */
const inLine = new Set(['A', 'B', 'I', 'EM', 'SPAN', 'CODE', 'STRONG', 'IMG', 'INPUT', 'BUTTON', 'SELECT', 'LABEL'])

/** What the parser of a browser engine makes of a page: elements, attributes, and text with the spaces that are seen. */
function treeOf(html: string): unknown {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const tree = (node: Node): unknown[] => {
    if (node.nodeType === 8) return [`<!--${(node.nodeValue ?? '').trim()}-->`]
    if (node.nodeType === 3) return [textOf(node)].filter((text) => text !== '')
    const attributes =
      node instanceof Element
        ? [...node.attributes].map(({ name, value }) => `${name}=${value.replaceAll(/[\s;]+/g, '')}`)
        : []
    if (code.has(node.nodeName))
      return [[node.nodeName, attributes, (node.textContent ?? '').replaceAll(/[\s;"']+/g, '')]]
    return [[node.nodeName, attributes, [...node.childNodes].flatMap(tree)]]
  }
  return tree(page)
}

function textOf(node: Node): string {
  if (asWritten.has(node.parentNode?.nodeName ?? '')) return node.nodeValue ?? ''
  let text = (node.nodeValue ?? '').replaceAll(/\s+/g, ' ')
  const isSeenBeside = (beside: Node | null) =>
    beside ? inLine.has(beside.nodeName) : inLine.has(node.parentNode?.nodeName ?? '')
  if (!isSeenBeside(node.previousSibling)) text = text.trimStart()
  if (!isSeenBeside(node.nextSibling)) text = text.trimEnd()
  return text
}

const pages: [string, string][] = [
  ['the example', pageSample],
  ['words beside each other', '<p>one<b>two</b> <i>three</i><a href="/">four</a>, five <span> six </span>seven</p>'],
  ['a long line', `<p>${'words <b>in</b><i>line</i>, '.repeat(30)}</p>`],
  ['lists and tables', '<ul><li>a<li>b<ul><li>c</ul></ul><table><tr><td>1<td>2<tr><th scope=row>3</table>'],
  ['text as it is', '<pre>\n  a\n   b <b>c</b>\n</pre><textarea>\n  x\n y</textarea><code>a  b</code>'],
  [
    'attributes',
    '<a href="a b" title=\'say "x"\' class="one  two" hidden>x</a><img alt="" src=a.png srcset="a.png 1x, b.png 2x"><input value="  ">',
  ],
  ['entities', '<p>&lt;b&gt; &amp; &copy; &nbsp;x &#x1F600; 5 &lt; 6 &amp;amp; "x"</p>'],
  [
    'forms',
    '<form><label>a <input name=b></label><select><optgroup label=x><option selected>c<option>d</select><button>e</button> <button>f</button></form>',
  ],
  ['a drawing', '<p>a <svg viewBox="0 0 1 1"><path d="M0 0h1"/><linearGradient id="a"/></svg> b</p>'],
  ['comments', '<!-- a --><p>b<!-- c -->d</p><!-- prettier-ignore --><div   class="x">e</div>'],
]

describe('a browser makes the same of the page', () => {
  it.each(pages)('%s', async (_, html) => {
    for (const settings of [
      {},
      { spaces: 'strict' },
      { indent: 'tab', attributes: 'single' },
      { width: '80', indent: '4' },
      { embedded: false },
    ] as const)
      expect(treeOf(await written(html, settings))).toEqual(treeOf(html))
  })

  it.each(pages)('%s, laid out twice, stays', async (_, html) => {
    const once = await written(html)
    expect(await written(once)).toBe(once)
  })
})

describe('layout', () => {
  it('puts elements on lines of their own and lays styles and scripts out', async () => {
    expect(await written('<div><p>a</p><style>b{c:d}</style><script>let e=1</script></div>')).toBe(
      '<div>\n  <p>a</p>\n  <style>\n    b {\n      c: d;\n    }\n  </style>\n  <script>\n    let e = 1;\n  </script>\n</div>\n',
    )
  })
  it('gives every attribute a line', async () => {
    expect(await written('<a id="b" class="c">d</a>', { attributes: 'single' })).toBe(
      '<a\n  id="b"\n  class="c"\n  >d</a\n>\n',
    )
  })
  it('may break lines between words of a line when spaces do not count', async () => {
    const html = `<span>${'a'.repeat(60)}</span><span>${'b'.repeat(60)}</span>`
    expect(await written(html, { spaces: 'ignore' })).toBe(
      `<span>${'a'.repeat(60)}</span>\n<span>${'b'.repeat(60)}</span>\n`,
    )
  })
  it('reads Vue and Angular', async () => {
    expect(await written('<template><p v-if="a&&b">{{c|d}}</p></template>', { kind: 'vue' })).toContain('v-if="a && b"')
    expect(await written('@if(a){<p [b]="c+1">d</p>}', { kind: 'angular' })).toBe(
      '@if (a) {\n  <p [b]="c + 1">d</p>\n}\n',
    )
  })
  it.each(['{{ user.name|upper }}', '{% if a %}', '<?php echo "a  b"; ?>'])('keeps %s', async (part) => {
    expect(await written(`<p>x ${part} y</p>`)).toContain(part)
  })
  it('leaves a script that cannot be read', async () => {
    expect(await written('<script>let a = ;</script><p>x</p>')).toContain('let a = ;')
  })
})

describe('mistakes', () => {
  it.each([
    ['<!doctype html>\n<p id="a" id="b">x</p>', 2, /same attribute twice/],
    ['<p>x</p>\n<b>y</b class="z">', 2, /closing tag has no attributes/],
    ['<p>&nosuch;</p>', 1, /reference has this name/],
    ['<div/><p>x</p>', 1, /slash before >/],
    ['<a href="x"class="y">z</a>', 1, /space is missing/],
    ['<p>1 < 2</p>', 1, /begins no tag/],
  ])('%s', async (html, line, words) => {
    const { findings } = await pageReport(html, plain)
    const found = findings.find(({ says }) => words.test(says))
    expect(found?.at?.line).toBe(line)
  })

  it.each([
    ['<div>\n</p>', 2],
    ['<p>a</p>\n<h1>x</h2>', 2],
    ['<div', 1],
  ])('%j is refused with its line', async (html, line) => {
    const { text, findings } = await pageReport(html, plain)
    expect(text).toBeUndefined()
    expect(findings[0]?.at?.line).toBe(line)
  })

  it.each([
    '',
    ' ',
    'a',
    '\0',
    '\ud800',
    '\ufeff<p>x',
    '<p>a\r\nb',
    '</p>',
    '<',
    '<!--',
    '<script>',
    '<![CDATA[',
    '&',
    '<p><p>'.repeat(40),
  ])('%j comes back, is refused or waits', async (html) => {
    const { text, findings, verdict } = await pageReport(html, plain)
    expect(text !== undefined || findings.length > 0 || verdict.tone === 'plain').toBe(true)
  })

  it('does not fall over ten thousand open tags, and refuses what is too long', async () => {
    const { text, findings, verdict } = await pageReport('<b>'.repeat(10_000), plain)
    expect(text !== undefined || findings.length > 0 || verdict.tone === 'bad').toBe(true)
    expect((await pageReport('<p>a</p>'.repeat(260_000), plain)).verdict.tone).toBe('bad')
  })
})

describe('what is shown', () => {
  it('is the page laid out, for HTML only', async () => {
    const { page, text, figures } = await pageReport('<p>x</p>', plain)
    expect(page).toBe(text)
    expect(figures[0]?.text).toBe('0')
    expect((await pageReport('<template><p>x</p></template>', { ...plain, kind: 'vue' })).page).toBeUndefined()
    expect((await pageReport('<p>x</p>', { ...plain, spaces: 'ignore' })).warnings).toHaveLength(1)
  })
})
