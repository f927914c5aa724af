// @vitest-environment jsdom
import { Marked } from 'marked'
import { describe, expect, it } from 'vitest'
import { markdownOf, type MarkdownWriting } from '@/lib/subjects/markdown/from-html'
import { readHtml } from '@/lib/subjects/markdown/html-tree'
import {
  htmlToMarkdownMessages as says,
  htmlToMarkdownSample,
  type HtmlToMarkdownOptions,
} from '@/lib/tools/utilities/text/html-to-markdown.messages'
import { htmlToMarkdownReport, markdownOfFile } from '@/lib/workers/reports/html-to-markdown'
import spec from '@/tests/vectors/commonmark/spec.json'
import cases from '@/tests/vectors/html-to-markdown/cases.json'
import { tree } from './html-tree'

const plain: MarkdownWriting = {
  headings: 'atx',
  code: 'backticks',
  links: 'inline',
  bullet: '-',
  breaks: 'backslash',
  images: 'kept',
  others: 'html',
  base: '',
}
const written = (html: string, writing: Partial<MarkdownWriting> = {}) =>
  markdownOf(readHtml(html), { ...plain, ...writing })
const write = (html: string, writing: Partial<MarkdownWriting> = {}) => written(html, writing).text.trimEnd()

/** A reader of Markdown that shares no code with the writer. */
const marked = new Marked({ gfm: true })
const back = (markdown: string) => marked.parse(markdown, { async: false })

const page = document.implementation.createHTMLDocument()

/** What another way of writing cannot change: ways that say the same. */
function meant(html: string): string {
  page.body.innerHTML = html.replaceAll(/<!--[\s\S]*?-->/g, '')
  for (const name of ['em', 'strong'])
    for (const inner of page.querySelectorAll(`${name} ${name}`)) inner.replaceWith(...inner.childNodes)
  for (const nothing of page.querySelectorAll('a, blockquote, h1, h2, h3'))
    if (nothing.innerHTML.trim() === '' && !nothing.hasAttribute('title')) nothing.remove()
  for (const item of page.querySelectorAll('a[href], img[src]'))
    for (const name of ['href', 'src'])
      if (item.hasAttribute(name)) item.setAttribute(name, decodeURI(item.getAttribute(name) ?? ''))
  for (const paragraph of page.querySelectorAll('p')) if (paragraph.innerHTML.trim() === '') paragraph.remove()
  return tree(page.body.innerHTML).replaceAll('<tbody></tbody>', '')
}

/** Examples of the specification that come back otherwise, and why. */
const otherwise: Readonly<Record<number, string>> = {
  203: 'a tag that is none to a browser',
  477: 'a picture without a text gets an empty one',
  493: 'a tag that is none to a browser',
  496: 'a tag that is none to a browser',
  522: 'marked reads brackets in the text of a picture',
  526: 'a tag that is none to a browser',
  538: 'a tag that is none to a browser',
  604: 'a bare address',
  608: 'a bare address',
  610: 'a bare address',
  613: 'a bare address',
  614: 'a bare address',
}

interface Example {
  html: string
  example: number
  section: string
}

describe('HTML of the CommonMark specification comes back through another reader', () => {
  const examples = (spec as Example[]).filter(
    ({ section, example }) => !/^(?:HTML blocks|Raw HTML)$/.test(section) && !otherwise[example],
  )
  it.each(examples.map((one) => [one.example, one.html] as const))('%i', (_, html) => {
    expect(meant(back(write(html)))).toBe(meant(html))
  })

  it.each(examples.map((one) => [one.example, one.html] as const))('%i, written in the other ways', (_, html) => {
    const other = { headings: 'setext', code: 'tildes', links: 'referenced', bullet: '*', breaks: 'spaces' } as const
    expect(meant(back(write(html, other)))).toBe(meant(html))
  })

  it.each(examples.map((one) => [one.example, one.html] as const))('%i, written again', (_, html) => {
    // Readers write a backtick in an address as %60.
    const once = write(html).replaceAll('](`)', '](%60)')
    expect(write(back(once))).toBe(once)
  })
})

describe('HTML that cmark-gfm made comes back', () => {
  it.each(cases.map(({ html, markdown }) => [markdown, html] as const))('%j', (_, html) => {
    const boxes = (text: string) => text.replaceAll(/<input[^>]*>/g, (box) => (box.includes('checked') ? '[x]' : '[ ]'))
    expect(meant(boxes(back(write(html))))).toBe(meant(boxes(html)))
  })
})

describe('ways of writing', () => {
  it.each([
    [{}, '<h1>A</h1><h3>C</h3>', '# A\n\n### C'],
    [{ headings: 'setext' }, '<h1>A</h1><h2>Long head</h2><h3>C</h3>', 'A\n===\n\nLong head\n---------\n\n### C'],
    [{ code: 'tildes' }, '<pre><code class="language-js">a\n</code></pre>', '~~~js\na\n~~~'],
    [{ code: 'indented' }, '<pre>a\n\nb</pre>', '    a\n\n    b'],
    [{ code: 'indented' }, '<pre><code class="lang-c">a</code></pre>', '```c\na\n```'],
    [
      { links: 'referenced' },
      '<a href="/a">x</a> <a href="/b" title="t">y</a> <a href="/a">z</a>',
      '[x][1] [y][2] [z][1]\n\n[1]: /a\n[2]: /b "t"',
    ],
    [{ bullet: '+' }, '<ul><li>a<li>b</ul>', '+ a\n+ b'],
    [{ breaks: 'spaces' }, 'a<br>b', 'a  \nb'],
    [{}, 'a<br>b', 'a\\\nb'],
    [{ images: 'dropped' }, 'a <img src="x.png" alt="y"> b', 'a b'],
    [{ others: 'text' }, 'H<sub>2</sub>O <kbd>x</kbd>', 'H2O x'],
    [{}, 'H<sub class="y">2</sub>O <kbd>x</kbd> <mark>m</mark>', 'H<sub>2</sub>O <kbd>x</kbd> <mark>m</mark>'],
    [
      { base: 'https://a.example/b/c' },
      '<a href="d">x</a> <a href="#e">y</a> <img src="/f.png" alt="">',
      '[x](https://a.example/b/d) [y](#e) ![](https://a.example/f.png)',
    ],
  ] as const)('%j %j', (writing, html, markdown) => {
    expect(write(html, writing)).toBe(markdown)
  })
})

describe('what pages hold', () => {
  it.each([
    ['a page that names its base', '<base href="https://a.example/"><a href="b">c</a>', '[c](https://a.example/b)'],
    [
      'what is not shown',
      '<p hidden>a</p><p style="display: none">b</p><script>c</script><style>d</style><noscript>e</noscript><template>f</template><button>g</button><p>h',
      'h',
    ],
    ['links that run code', '<a href=" java\nscript:x">a</a>', 'a'],
    ['links around blocks', '<a href="/x"><h3>Head</h3><p>Text</p></a>', '[Head Text](/x)'],
    [
      'an address that is its own text',
      '<a href="https://a.example/">https://a.example/</a> <a href="mailto:a@b.c">a@b.c</a>',
      '<https://a.example/> <a@b.c>',
    ],
    [
      'pictures that load late',
      '<img src="data:image/gif;base64,R0" data-src="/late.png" alt="a"><img srcset="/x.png 1x, /y.png 2x" alt="b">',
      '![a](/late.png)![b](/x.png)',
    ],
    ['a counter of visits', 'a<img src="/c.gif" width="1" height="1">', 'a'],
    ['terms', '<dl><dt>A</dt><dd>first</dd></dl>', '**A**\n\nfirst'],
    ['figures', '<figure><img src="a.png" alt="b"><figcaption>c</figcaption></figure>', '![b](a.png)\n\n_c_'],
    ['films', '<iframe src="https://v.example/1" title="Film"></iframe>', '[Film](https://v.example/1)'],
    [
      'formulas',
      '<math><semantics><mi>x</mi><annotation encoding="application/x-tex">x^2</annotation></semantics></math>',
      '$x^2$',
    ],
    [
      'code as GitHub has it',
      '<div class="highlight highlight-source-shell"><pre>ls <span>-l</span></pre></div>',
      '```shell\nls -l\n```',
    ],
    [
      'boxes to tick',
      '<ul><li><input type="checkbox" checked> a</li><li><label><input type="checkbox"> b</label></li></ul>',
      '- [x] a\n- [ ] b',
    ],
    ['lists in lists without an item', '<ul><li>a</li><ul><li>b</li></ul></ul>', '- a\n  - b'],
    ['two lists beside each other', '<ul><li>a</ul><ul><li>b</ul>', '- a\n\n* b'],
    ['spaces within emphasis', 'a<b> b </b>c<i> </i>d', 'a **b** c d'],
    ['emphasis within a word', 'a<em>b</em>c x<strong>.</strong>y', 'a*b*c x<strong>.</strong>y'],
    ['details', '<details><summary>More</summary><p>Text</p></details>', '**More**\n\nText'],
    ['a mark of quotes', '<q>a</q>', '“a”'],
  ])('%s', (_, html, markdown) => {
    expect(write(html)).toBe(markdown)
  })
})

describe('tables', () => {
  it('with a head, alignment, bars and breaks', () => {
    const html =
      '<table><caption>T</caption><thead><tr><th>A<th style="text-align:right">B</thead><tr><td>a|b<td>c<br>d<tr><td><code>x|y</code></table>'
    expect(write(html)).toBe('_T_\n\n| A | B |\n| --- | ---: |\n| a\\|b | c<br>d |\n| `x\\|y` |  |')
  })

  it('without a head take their first row', () => {
    expect(written('<table><tr><td>a<td>b<tr><td>c<td>d</table>')).toMatchObject({
      headless: 1,
      text: '| a | b |\n| --- | --- |\n| c | d |\n',
    })
  })

  it('that only place things are taken apart', () => {
    expect(write('<table role="presentation"><tr><td>a<td>b</table>')).toBe('a\n\nb')
    expect(write('<table><tr><td><p>a</p><p>b</p></table>')).toBe('a\n\nb')
  })

  it.each([
    '<table><tr><th>a<tr><td><table><tr><td>b</table></table>',
    '<table><tr><th colspan=2>a<tr><td>b<td>c</table>',
    '<table><tr><th>a<tr><td><ul><li>b</ul></table>',
  ])('that lines cannot hold stay HTML: %s', (html) => {
    const { text, htmlTables } = written(html)
    expect(htmlTables).toBe(1)
    const page = document.implementation.createHTMLDocument()
    page.body.innerHTML = back(text)
    const before = document.implementation.createHTMLDocument()
    before.body.innerHTML = html
    expect(page.body.textContent?.replaceAll(/\s/g, '')).toBe(before.body.textContent?.replaceAll(/\s/g, ''))
    expect(page.querySelectorAll('td, th, li')).toHaveLength(before.querySelectorAll('td, th, li').length)
  })
})

describe('what is copied', () => {
  it('from Word', () => {
    const html = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><!--StartFragment-->
<p class=MsoTitle>Plan<o:p></o:p></p><h1>Goals</h1>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>First</p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span>Within</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span><b style='mso-bidi-font-weight:normal'>Second</b></p>
<p class=MsoNormal>Text&nbsp;<span style='mso-hide:all'>hidden</span>end<o:p>&nbsp;</o:p></p><!--EndFragment--></body></html>`
    expect(write(html)).toBe('# Plan\n\n# Goals\n\n- First\n  1. Within\n- **Second**\n\nText end')
  })

  it('from Google Docs', () => {
    const html = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700;font-style:italic">Both</span><span style="font-weight:400"> plain </span><span style="text-decoration:line-through">gone</span></p><ul><li><p role="presentation"><a href="https://www.google.com/url?q=https%3A%2F%2Fa.example%2F%3Fb%3Dc&amp;sa=D">link</a></p></li></ul></b>`
    expect(write(html)).toBe('_**Both**_ plain ~~gone~~\n\n- [link](https://a.example/?b=c)')
  })
})

const options: HtmlToMarkdownOptions = { ...plain, content: 'page', frontMatter: false }

describe('the report', () => {
  it('counts and lists what is there', () => {
    const { text, figures, images, page } = htmlToMarkdownReport(htmlToMarkdownSample, options)
    expect(text).toContain('[Home](/)')
    expect(figures.map((figure) => figure.text).slice(1)).toEqual(['2', '3', '1', '1'])
    expect(images).toEqual([['/loaf.jpg', 'The loaf, cut', '']])
    expect(page).toContain('<h1>Sourdough in two days</h1>')
    expect(page).toContain('[The loaf, cut]')
    expect(page).not.toContain('<img')
  })

  it('takes the main text alone', () => {
    const paragraph = `<p>${'The dough rests while the oven heats, and then it is folded, turned and shaped by hand. '.repeat(8)}</p>`
    const html = `<title>Bread</title><nav><a href="/">Home</a></nav><article><h2>Resting</h2>${paragraph.repeat(4)}</article><footer>Imprint</footer>`
    const main = htmlToMarkdownReport(html, { ...options, content: 'main' })
    expect(main.text).toContain('The dough rests')
    expect(main.text).not.toMatch(/Imprint|Home/)
    expect(main.warnings).toEqual([])
    expect(htmlToMarkdownReport('', { ...options, content: 'main' }).warnings).toContain(says.noMain)
  })

  it('writes what the head says', () => {
    const { text } = htmlToMarkdownReport(
      '<html lang="en"><title>A "b": c</title><meta name="author" content="D"><meta property="article:published_time" content="2026-01-02"><link rel="canonical" href="https://a.example/"><p>x',
      { ...options, frontMatter: true },
    )
    expect(text).toBe(
      '---\ntitle: "A \\"b\\": c"\nauthor: "D"\ndate: "2026-01-02"\nlang: "en"\nsource: "https://a.example/"\n---\n\nx\n',
    )
  })

  it('says what was left out, and what is wrong', () => {
    const html =
      '<a href="javascript:x">a</a><img src="data:image/png;base64,AAAA" alt=""><table><tr><td>a<td>b<tr><td>c<td>d</table><table><tr><th colspan=2>e</table>'
    const { warnings, isBaseBad } = htmlToMarkdownReport(html, { ...options, base: 'example' })
    expect(warnings).toEqual([says.htmlTables(1), says.headless(1), says.unsafe(1), says.embedded(1)])
    expect(isBaseBad).toBe(true)
    expect(markdownOfFile('<p>a', { ...options, base: 'x' })).toEqual({ markdown: 'a\n', warnings: [says.badBase] })
    expect(htmlToMarkdownReport('<script>x</script>', options).verdict).toEqual({ tone: 'warn', says: says.nothing })
  })

  it('reads more paragraphs than a call has arguments', () => {
    expect(htmlToMarkdownReport('<p>a'.repeat(200_000), options).text.length).toBe(3 * 200_000 - 1)
  })

  it('refuses what nests too deeply', () => {
    expect(() => htmlToMarkdownReport('<div><blockquote>'.repeat(60_000), options)).toThrow(says.tooNested)
  })
})
