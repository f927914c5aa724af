// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { rewriteHtml } from '@/lib/subjects/html/write'
import { colouredCode, isColoured } from '@/lib/subjects/markdown/code-colours'
import { convertMarkdown, type ConvertOptions } from '@/lib/subjects/markdown/convert'
import { HeadingIds } from '@/lib/subjects/markdown/heading-ids'
import { stylesOf, styleSheet } from '@/lib/subjects/markdown/themes'
import {
  markdownToHtmlMessages as says,
  markdownToHtmlSample,
  type HtmlOptions,
} from '@/lib/tools/utilities/text/markdown-to-html.messages'
import { htmlOf, markdownToHtmlReport } from '@/lib/workers/reports/markdown-to-html'
import cases from '@/tests/vectors/cmark/cases.json'
import spec from '@/tests/vectors/commonmark/spec.json'
import { tree } from './html-tree'

const plain: ConvertOptions = {
  headingIds: false,
  contents: false,
  footnotes: false,
  emoji: false,
  smart: false,
  colours: false,
  breaks: false,
  rewritesLinks: false,
}
const convert = (markdown: string, changed: Partial<ConvertOptions> = {}) =>
  convertMarkdown(markdown, { ...plain, ...changed })
const base: HtmlOptions = { ...plain, output: 'fragment', writing: 'html', theme: 'plain', lang: 'en' }

function bodyOf(html: string): HTMLElement {
  const page = document.implementation.createHTMLDocument()
  page.body.innerHTML = html
  return page.body
}

describe('quotes and dashes of print, as cmark turns them', () => {
  it.each(cases.smart)('$markdown', ({ markdown, html }) => {
    expect(tree(convert(markdown, { smart: true }).html)).toBe(tree(html))
  })
})

describe('footnotes, as cmark-gfm sets them', () => {
  /** What GitHub's program adds beside our marks. */
  const common = (html: string) =>
    tree(
      html
        .replaceAll(/ data-footnote[\w-]*(?:="")?/g, '')
        .replaceAll('footnote-backref', 'footnote-back')
        .replaceAll('Back to content', 'Back to the text')
        .replaceAll(/↩<sup class="footnote-ref">\d+<\/sup>/g, '↩'),
    )
  it.each(cases.notes)('$markdown', ({ markdown, html }) => {
    expect(common(convert(markdown, { footnotes: true }).html)).toBe(common(html))
  })
  it('names notes without a text, and texts without a reference', () => {
    const found = convert('One[^a], two[^b].\n\n[^b]: B.\n[^c]: C.', { footnotes: true })
    expect([found.missingNotes, found.unusedNotes, found.footnotes]).toEqual([['a'], ['c'], 1])
  })
})

describe('ids of headings, as GitHub makes them', () => {
  it('has those of its documentation', () => {
    const ids = new HeadingIds()
    const headings = [
      'Sample Section',
      "This'll  be a Helpful Section About the Greek Letter Θ!",
      'This heading is not unique in the file',
      'This heading is not unique in the file',
      'TEXT 1',
    ]
    expect(headings.map((heading) => ids.of(heading))).toEqual([
      'sample-section',
      'thisll--be-a-helpful-section-about-the-greek-letter-θ',
      'this-heading-is-not-unique-in-the-file',
      'this-heading-is-not-unique-in-the-file-1',
      'text-1',
    ])
    expect(ids.repeated).toBe(1)
  })
  it('never gives one twice', () => {
    const ids = new HeadingIds()
    const made = ['a', 'a-1', 'a', 'a', 'A!'].map((heading) => ids.of(heading))
    expect(made).toEqual(['a', 'a-1', 'a-2', 'a-3', 'a-4'])
  })
  it('takes the text of what is in a heading', () => {
    expect(convert('## *One* `two` [three](x) &amp;', { headingIds: true }).html).toContain('<h2 id="one-two-three-">')
  })
})

describe('a table of contents', () => {
  const text = '# Top\n\n### Deep\n\n## Mid\n\n[TOC]\n\n# Last [link](x)\n'
  it('leads to every heading, levels in each other, at [TOC] or before all', () => {
    const body = bodyOf(convert(text, { contents: true }).html)
    const links = [...body.querySelectorAll('nav a')].map((link) => link.getAttribute('href'))
    expect(links).toEqual(['#top', '#deep', '#mid', '#last-link'])
    for (const link of links) expect(body.querySelector(link ?? '')).not.toBeNull()
    expect([...body.querySelectorAll('nav > ul > li')].map((item) => item.querySelector('a')?.textContent)).toEqual([
      'Top',
      'Last link',
    ])
    expect(body.querySelectorAll('nav ul ul > li')).toHaveLength(2)
    expect(body.querySelector('h2')?.nextElementSibling?.tagName).toBe('NAV')
    expect(bodyOf(convert('# A', { contents: true }).html).firstElementChild?.tagName).toBe('NAV')
    expect(convert('Text', { contents: true }).html).toBe('<p>Text</p>\n')
  })
})

describe('what else may be read', () => {
  it('knows emoji by name, not in code', () => {
    const { html } = convert(':rocket: `:rocket:` :nobody: 10:30:00', { emoji: true })
    expect(html).toBe('<p>🚀 <code>:rocket:</code> :nobody: 10:30:00</p>\n')
    expect(convert(':rocket:').html).toBe('<p>:rocket:</p>\n')
  })
  it('breaks lines when told to', () => {
    expect(convert('a\nb', { breaks: true }).html).toBe('<p>a<br>b</p>\n')
    expect(convert('a\nb').html).toBe('<p>a\nb</p>\n')
  })
  it('changes links to other Markdown files', () => {
    const { html, rewritten } = convert(
      '[a](b.md) [c](d/e.markdown?x#f) [g](https://h.test/i.md) [j](k.txt) [l](#m) [n](mailto:o@p.md)',
      { rewritesLinks: true },
    )
    const links = [...bodyOf(html).querySelectorAll('a')].map((link) => link.getAttribute('href'))
    expect(links).toEqual(['b.html', 'd/e.html?x#f', 'https://h.test/i.md', 'k.txt', '#m', 'mailto:o@p.md'])
    expect(rewritten).toBe(2)
  })
  it('colours code without changing it', () => {
    for (const [language, code] of [
      ['js', 'const a = `x` // "no"\nreturn 1.5'],
      ['python', 'def f():\n    """doc"""\n    return None # x'],
      ['sql', "SELECT 'it''s' FROM t -- x"],
      ['sh', 'for x in 1; do echo "$x"; done # c'],
      ['json', '{"a": true, "b": [1e5, null]}'],
    ] as const) {
      const html = colouredCode(code, language)
      expect(bodyOf(html).textContent).toBe(code)
      expect(html).toContain('hl-')
    }
    expect(colouredCode('const a = "b" // c', 'ts')).toBe(
      '<span class="hl-word">const</span> a = <span class="hl-string">&quot;b&quot;</span> <span class="hl-comment">// c</span>',
    )
    expect(colouredCode('<b>', 'brainfuck')).toBe('&lt;b&gt;')
    expect([isColoured('TypeScript'), isColoured('constructor'), isColoured('')]).toEqual([true, false, false])
    expect(convert('```cobol\nx\n```', { colours: true }).plainLanguages).toEqual(['cobol'])
  })
  it('is CommonMark where nothing is added', () => {
    const texts = spec.filter(({ markdown, section }) => !/[<&]|^---/.test(markdown) && !/HTML|Entity/.test(section))
    const bare = new Set([604, 610, 613, 614])
    const wrong = texts.filter(
      ({ example, markdown, html }) => !bare.has(example) && tree(convert(markdown).html) !== tree(html),
    )
    expect(texts.length).toBeGreaterThan(400)
    expect(wrong.map(({ example }) => example)).toEqual([])
  })
  it('stays safe whatever is added', () => {
    const all = Object.fromEntries(Object.keys(plain).map((name) => [name, true])) as unknown as ConvertOptions
    for (const attack of [
      '# <img src=x onerror=alert(1)>',
      '[^"><script>alert(1)</script>]\n\n[^"><script>alert(1)</script>]: x',
      'x[^a]\n\n[^a]: <script>alert(1)</script> [y](javascript:alert(1))',
      '```"><script>\nalert(1)\n```',
      '```js\n</code></pre><script>alert(1)</script>\n```',
      '[x](javascript:alert(1).md)',
    ]) {
      const body = bodyOf(convertMarkdown(attack, all).html)
      expect(body.querySelector('script')).toBeNull()
      for (const element of body.querySelectorAll('*'))
        for (const { name, value } of element.attributes) {
          expect(name.startsWith('on')).toBe(false)
          expect(value.startsWith('javascript:')).toBe(false)
        }
    }
  })
})

describe('ways of writing', () => {
  const full: HtmlOptions = {
    ...base,
    headingIds: true,
    footnotes: true,
    colours: true,
    contents: true,
    emoji: true,
    smart: true,
  }
  it('XHTML is well-formed XML with the same tree', () => {
    for (const markdown of [
      markdownToHtmlSample,
      '- [x] a\n- [ ] b\n\n![p](q "r")\n\n<p>open\n\na  \nb&nbsp;c',
      '***',
    ]) {
      const { html } = htmlOf(markdown, { ...full, writing: 'xml', output: 'page' })
      const parsed = new DOMParser().parseFromString(html, 'application/xhtml+xml')
      expect(parsed.querySelector('parsererror')).toBeNull()
      const texts = (root: ParentNode | null) =>
        [...(root?.querySelectorAll('*') ?? [])].map(({ localName }) => localName)
      expect(texts(parsed.body)).toEqual(texts(bodyOf(htmlOf(markdown, full).html)))
    }
  })
  it('minified HTML says the same', () => {
    const { html } = htmlOf(markdownToHtmlSample, { ...full, writing: 'small' })
    const long = htmlOf(markdownToHtmlSample, full).html
    expect(html.length).toBeLessThan(long.length)
    const words = (text: string) =>
      [...bodyOf(text).querySelectorAll('p,td,th,pre,h1,h2')].map((one) =>
        one.textContent?.replaceAll(/\s+/g, ' ').trim(),
      )
    expect(words(html)).toEqual(words(long))
    expect(bodyOf(html).querySelector('pre')?.textContent).toBe(bodyOf(long).querySelector('pre')?.textContent)
    expect(rewriteHtml('<p>a <b>b</b> c</p>\n<pre>\n\n x\n</pre>', { isSmall: true })).toBe(
      '<p>a <b>b</b> c</p><pre>\n\n x\n</pre>',
    )
  })
  it('a mail has its styles in the elements', () => {
    const { html } = htmlOf(markdownToHtmlSample, { ...full, output: 'email', theme: 'letter' })
    expect(html).not.toContain('<style')
    const styles = stylesOf('letter')
    const body = bodyOf(html)
    for (const name of ['h1', 'td', 'p', 'a', 'pre'])
      expect(body.querySelector(name)?.getAttribute('style')).toContain(styles[name])
    expect(body.querySelector('pre code')?.getAttribute('style')).toContain(styles['pre code'])
    expect(body.querySelector('.hl-comment')?.getAttribute('style')).toBe(styles['.hl-comment'])
    expect(html).toContain(`<body style="${styles.body?.replaceAll("'", '&#39;')}`)
  })
  it('a page has a title, a language and a look', () => {
    const { html, warnings } = htmlOf(markdownToHtmlSample, { ...base, output: 'page', theme: 'dark', lang: ' pt-BR ' })
    const page = new DOMParser().parseFromString(html, 'text/html')
    expect([page.title, page.documentElement.lang, page.compatMode]).toEqual(['Release 2.4', 'pt-BR', 'CSS1Compat'])
    expect(page.querySelector('style')?.textContent).toContain(styleSheet('dark'))
    expect(warnings).toEqual([])
    expect(htmlOf('x', { ...base, output: 'page', lang: '"><x' }).warnings).toEqual([says.badLanguage('"><x')])
    expect(htmlOf('x', { ...base, output: 'page', lang: '' }).warnings).toEqual([says.noLanguage])
    expect(htmlOf('x', { ...base, output: 'page', lang: '' }).html).toContain(`<title>${says.untitled}</title>`)
    const small = htmlOf(markdownToHtmlSample, { ...base, output: 'page', writing: 'small' }).html
    expect(new DOMParser().parseFromString(small, 'text/html').querySelector('pre')?.textContent).toContain('\nupdate')
  })
})

describe('the report', () => {
  it('says what to know', () => {
    const report = markdownToHtmlReport(
      '# A\n\n# A\n\n[x](y.md) <script>1</script>[^n][^m]\n\n```cobol\nx\n```\n\n[^m]: M\n[^o]: O',
      { ...base, headingIds: true, footnotes: true, colours: true, rewritesLinks: true },
    )
    expect(report.warnings).toEqual([
      says.removed(1),
      says.missingNotes('n'),
      says.unusedNotes('o'),
      says.repeatedIds(1),
      says.plainLanguages('cobol'),
      says.rewritten(1),
    ])
    expect(report.figures.map(({ text }) => text).slice(0, 2)).toEqual(['2', '1'])
  })
  it('refuses what lies too deep, and shows no page that is too long', () => {
    expect(() => htmlOf('>'.repeat(20_000), base)).toThrow(says.tooNested)
    expect(markdownToHtmlReport('word '.repeat(300_000), base).page).toBeUndefined()
  })
})
