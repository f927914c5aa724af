import { describe, expect, it } from 'vitest'
import { checks } from '@/lib/subjects/on-page/checks'
import { onPageReport } from '@/lib/subjects/on-page/report'
import { readPage } from '@/lib/subjects/html/page'

const good = `<!DOCTYPE html><html lang="en-GB"><head><meta charset="utf-8"><title>Oak chairs | Bramley</title>
<meta name="description" content="Oak chairs made to order in Leeds."><meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="canonical" href="https://example.com/chairs"><link rel="alternate" hreflang="de" href="https://example.com/de/stuehle">
<meta property="og:title" content="Oak chairs"><meta property="og:type" content="website">
<meta property="og:image" content="https://example.com/chair.jpg"><meta property="og:url" content="https://example.com/chairs">
<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"Chair"}</script></head>
<body><h1>Oak chairs</h1><h2>Made to order</h2><p>Every one of our oak chairs takes nine days. <a href="/order">Order a chair</a></p>
<img src="a.jpg" alt="Two oak chairs" width="10" height="10"></body></html>`

/** Of the page with one thing changed: what fails there and did not before. */
function faults(change: (html: string) => string, keyword = ''): string[] {
  const page = readPage(change(good))
  return checks.flatMap((check) => {
    const result = check.judge(page, keyword)
    return result.outcome === 'fail' ? [result.says] : []
  })
}
const without = (part: string | RegExp) => (html: string) => html.replace(part, '')
const instead = (part: string | RegExp, other: string) => (html: string) => html.replace(part, other)

it('a page that does what is asked passes every check', () => {
  expect(faults((html) => html, 'oak chairs')).toEqual([])
  const report = onPageReport({ html: good, keyword: 'oak chairs' })
  expect(report.headline).toBe(`${String(checks.length)} of ${String(checks.length)} checks passed: 100 of 100.`)
  expect(checks).toHaveLength(32)
})

/** One page a check, in which it alone fails. */
describe.each([
  ['no title', without(/<title>.*?<\/title>/), ['The page has no title.']],
  ['an empty title', instead(/<title>.*?<\/title>/, '<title> </title>'), ['The title is empty.']],
  ['two titles', instead('</title>', '</title><title>x</title>'), ['There are 2 titles; the first counts.']],
  [
    'a title that says nothing',
    instead(/<title>.*?<\/title>/, '<title>Home</title>'),
    ['“Home” says nothing about the page.'],
  ],
  ['no description', without(/<meta name="description".*?>/), ['There is no meta description.']],
  [
    'two descriptions',
    instead('<meta name="viewport"', '<meta name=description content=x><meta name="viewport"'),
    ['There are 2 meta descriptions.'],
  ],
  [
    'noindex',
    instead('<meta name="viewport"', '<meta name=robots content="NOINDEX, follow"><meta name="viewport"'),
    ['The page asks not to be listed (noindex).'],
  ],
  ['no canonical', without(/<link rel="canonical".*?>/), ['There is no canonical link.']],
  [
    'a relative canonical',
    instead('href="https://example.com/chairs"', 'href="/chairs"'),
    ['The canonical address “/chairs” is not whole.'],
  ],
  ['a wrong language of a version', instead('hreflang="de"', 'hreflang="german"'), ['“german” is no language code.']],
  [
    'a relative version',
    instead('href="https://example.com/de/stuehle"', 'href="/de"'),
    ['The address “/de” of a version is not whole.'],
  ],
  ['no language', without(' lang="en-GB"'), ['The page does not say its language.']],
  ['no encoding', without('<meta charset="utf-8">'), ['The character encoding is not declared.']],
  ['another encoding', instead('utf-8', 'iso-8859-1'), ['The encoding is iso-8859-1.']],
  ['no doctype', without('<!DOCTYPE html>'), ['The doctype is missing or old.']],
  [
    'no viewport',
    without(/<meta name="viewport".*?>/),
    ['No viewport is set, so phones show a shrunken desktop page.'],
  ],
  ['no zoom', instead('initial-scale=1', 'user-scalable=no'), ['The page forbids zooming.']],
  [
    'a refresh',
    instead('<meta name="viewport"', '<meta http-equiv=refresh content="0;url=/x"><meta name="viewport"'),
    ['The page sends its visitors on by itself (0;url=/x).'],
  ],
  ['no main heading', instead(/<h1>.*?<\/h1>/, ''), ['There is no main heading (h1).']],
  ['two main headings', instead('<h2>', '<h1>Second</h1><h2>'), ['There are 2 main headings.']],
  ['a skipped level', instead(/h2>/g, 'h3>'), ['“Made to order” skips a level of headings (h3).']],
  ['an empty heading', instead('Made to order', ''), ['A heading is empty.']],
  ['a link without address', instead('href="/order"', ''), ['1 link leads nowhere that a crawler can follow.']],
  [
    'a link of a script',
    instead('href="/order"', 'href="javascript:void(0)"'),
    ['1 link leads nowhere that a crawler can follow.'],
  ],
  ['a link without text', instead('Order a chair', ''), ['1 link has no text.']],
  ['a vague link', instead('Order a chair', 'Click here'), ['1 link says only “Click here” or the like.']],
  ['no alt', without(' alt="Two oak chairs"'), ['1 image has no alt attribute.']],
  ['no size', without(' width="10"'), ['1 image has no width and height.']],
  [
    'http',
    instead('src="a.jpg"', 'src="http://example.com/a.jpg"'),
    ['Something is loaded over http: http://example.com/a.jpg'],
  ],
  ['no og:type', without(/<meta property="og:type".*?>/), ['Missing: og:type.']],
  [
    'a relative og:image',
    instead('content="https://example.com/chair.jpg"', 'content="/chair.jpg"'),
    ['og:image “/chair.jpg” is not a whole address.'],
  ],
  ['broken data', instead('"name":"Chair"', 'name'), ['Structured data is no valid JSON.']],
  ['data without a type', instead('"@type":"Product",', ''), ['Structured data lacks @context or @type.']],
])('%s', (_, change, expected) => {
  it('is the only thing that fails', () => expect(faults(change)).toEqual(expected))
})

it('finds a page that a script writes', () => {
  expect(faults(instead(/<body>.*<\/body>/s, '<body><div id=root></div><script>draw()</script></body>'))).toContain(
    'The HTML holds no text.',
  )
})

it('looks for the keyword as words, wherever it should stand', () => {
  expect(faults((html) => html, 'OAK   Chairs')).toEqual([])
  expect(faults((html) => html, 'pine')).toHaveLength(5)
  expect(faults((html) => html, 'hair')).toHaveLength(5)
})

it('leaves out what does not apply, and says so', () => {
  const report = onPageReport({ html: '<h1>x</h1>', keyword: '' })
  expect(report.parts.at(-1)?.notes).toContain('No images to judge.')
  expect(report.headline).toMatch(/^\d+ of \d+ checks passed/)
  for (const rubbish of ['<', '\0', 'plain text', '<script>'.repeat(3000), '<svg>'.repeat(3000)])
    expect(onPageReport({ html: rubbish, keyword: 'x' }).parts.length).toBeGreaterThan(0)
})
