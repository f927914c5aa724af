// @vitest-environment jsdom
import DOMPurify from 'dompurify'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { tree } from './html-tree'
import { markdownReader, NestedTooDeeply, renderMarkdown, safeAddress, wholePage } from '@/lib/subjects/markdown/render'

interface Example {
  example: number
  section: string
  markdown: string
  html: string
}
const examples = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../vectors/commonmark/spec.json'), 'utf8'),
) as Example[]

/** Entities in the addresses of links and in info strings (32, 33, 505), and bare addresses, which are links on GitHub. */
const different = [32, 33, 505, 604, 610, 613, 614]

describe('CommonMark 0.31.2', () => {
  it('has 655 blocks marked as examples in its text', () => {
    expect(examples).toHaveLength(655)
  })

  it('is followed but for the named examples', () => {
    const wrong = examples.filter(({ markdown, html }) => {
      const made = markdownReader().parse(markdown, { async: false })
      return tree(made) !== tree(html)
    })
    expect(wrong.map(({ example }) => example)).toEqual(different)
  })

  it('loses nothing by being made safe where there is no HTML in it', () => {
    const plain = examples.filter(({ markdown, section }) => !/[<&]/.test(markdown) && !/HTML|Entity/.test(section))
    expect(plain.length).toBeGreaterThan(400)
    const changed = plain.filter(({ markdown }) => {
      if (markdown.startsWith('---')) return false
      return tree(renderMarkdown(markdown).html) !== tree(markdownReader().parse(markdown, { async: false }))
    })
    expect(changed.map(({ example, markdown }) => [example, markdown])).toEqual([])
  })
})

const attacks = [
  '<script>alert(1)</script>',
  '<scr<script>ipt>alert(1)</script>',
  '<SCRIPT SRC=//x.test/x.js></SCRIPT>',
  '<img src=x onerror=alert(1)>',
  '<img src="x" onerror="alert(1)"/>',
  '<img src=`x` onerror=alert(1)>',
  "<img src='x' oNeRrOr='alert(1)'>",
  '<img/src=x/onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="jav&#x09;ascript:alert(1)">x</a>',
  '<a href="jav\tascript:alert(1)">x</a>',
  '<a href=" &#14; javascript:alert(1)">x</a>',
  '<a href="javascript&colon;alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](javascript&#58;alert(1))',
  '[x](javascript&colon;alert(1))',
  '[x](<java\tscript:alert(1)>)',
  '[x](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)',
  '![x](javascript:alert(1))',
  '![x"onerror="alert(1)](y)',
  '[x](y "t\\" onmouseover=\\"alert(1)")',
  '<javascript:alert(1)>',
  '[a]: javascript:alert(1)\n\n[a]',
  '<form action="javascript:alert(1)"><button>x</button></form>',
  '<button formaction="javascript:alert(1)">x</button>',
  '<input onfocus=alert(1) autofocus>',
  '<details ontoggle=alert(1) open>',
  '<body onload=alert(1)>',
  '<base href="javascript:alert(1)//">',
  '<link rel=stylesheet href="javascript:alert(1)">',
  '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  '<style>@import "javascript:alert(1)";</style>',
  '<div style="background:url(javascript:alert(1))">x</div>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<textarea><img title="</textarea><img src=x onerror=alert(1)>"></textarea>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<p title="<!--" id="--><img src=x onerror=alert(1)>">',
  '`<img src=x onerror=alert(1)>`',
  '```"><img src=x onerror=alert(1)>\nx\n```',
  '| a |\n| --- |\n| <img src=x onerror=alert(1)> |',
  '# <img src=x onerror=alert(1)>',
  '</style><script>alert(1)</script>',
  '<x onclick=alert(1)>y</x>',
  '<a\u0000href="javascript:alert(1)">x</a>',
  '---\na: <img src=x onerror=alert(1)>\n---\n',
]

function dangerIn(html: string): string[] {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const found: string[] = []
  for (const element of page.querySelectorAll('*')) {
    if (/^(?:script|iframe|object|embed|svg|math|form|base|link|style)$/i.test(element.tagName))
      found.push(element.tagName)
    for (const { name, value } of element.attributes) {
      if (/^on|^style$|^srcdoc$|^formaction$/i.test(name)) found.push(name)
      const bare = value.replaceAll(/[\u0000-\u0020]/g, '') // oxlint-disable-line no-control-regex
      if (/^(?:href|src|action|cite)$/i.test(name) && /^(?:javascript:|vbscript:|data:text)/i.test(bare))
        found.push(value)
    }
  }
  return found
}

describe('scripts in Markdown', () => {
  it.each(attacks)('%s', (markdown) => {
    const { html } = renderMarkdown(markdown)
    expect(dangerIn(html)).toEqual([])
    const shown = DOMPurify.sanitize(wholePage(html, markdown), { WHOLE_DOCUMENT: true, ADD_TAGS: ['style'] })
    expect(dangerIn(shown).filter((one) => one !== 'STYLE')).toEqual([])
  })

  it('keeps what is harmless', () => {
    const { html } = renderMarkdown(
      '<kbd>Ctrl</kbd> <details open><summary>More</summary></details> H<sub>2</sub>O <b title="x">y</b>',
    )
    expect(html).toContain('<kbd>Ctrl</kbd>')
    expect(html).toContain('<details open="">')
    expect(html).toContain('H<sub>2</sub>O')
    expect(html).toContain('<b title="x">y</b>')
  })

  it('says so when something was left out', () => {
    expect(renderMarkdown('<p onclick=x>a</p>').removed).toBe(1)
    expect(renderMarkdown('plain').removed).toBe(0)
  })

  it.each([
    ['https://a.b/c?d=e&f', true],
    ['/path:with/colon', true],
    ['#here', true],
    ['mailto:a@b.c', true],
    ['?a=javascript:b', true],
    ['data:image/png;base64,AAAA', true],
    ['data:image/svg+xml;base64,AAAA', false],
    ['ftp://a.b', false],
    ['java\nscript:x', false],
  ])('%s', (address, isSafe) => {
    expect(safeAddress(address) !== undefined).toBe(isSafe)
  })
})

describe('pages', () => {
  it('refuses two thousand quotes in each other', () => {
    expect(() => renderMarkdown('> '.repeat(2000))).toThrow(NestedTooDeeply)
  })

  it('lists headings and tasks', () => {
    const { outline, tasks } = renderMarkdown('# One\n\n## Two\n\n- [x] a\n- [ ] b')
    expect(outline).toEqual([
      { level: 1, text: 'One' },
      { level: 2, text: 'Two' },
    ])
    expect(tasks).toEqual({ done: 1, all: 2 })
  })

  it('shows front matter as a table', () => {
    expect(renderMarkdown('---\ntitle: A & B\n---\n\ntext').html).toBe(
      '<table><tr><th>title</th><td>A &amp; B</td></tr></table>\n<p>text</p>\n',
    )
  })

  it.each(['', '\0', '\ud800', '\ufeff# a', 'a\r\n\r\nb', '['.repeat(5000), '*'.repeat(20_000)])(
    'takes what people paste %#',
    (markdown) => {
      expect(typeof renderMarkdown(markdown).html).toBe('string')
    },
  )
})
