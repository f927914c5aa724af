import { describe, expect, it } from 'vitest'
import { arialWidth, cutToWidth } from '@/lib/subjects/html/arial'
import { metaContents, readPage } from '@/lib/subjects/html/page'

const html = `<!DOCTYPE html>
<html lang="en">
<head>
<title>Chairs &amp; tables</title>
<META NAME="Description" CONTENT="Sit &quot;well&quot;">
<meta property="og:title" content="Chairs">
<link rel="canonical" href="https://example.com/chairs">
<script type="application/ld+json">{"@type": "Product"}</script>
</head>
<body>
<h1>Our <em>chairs</em></h1><h3>Oak</h3>
<p>One<br>two</p><p>three</p>
<script>document.title = 'never'</script>
<svg><title>icon</title></svg>
<img src=a.png><img src=b.png alt="" width=1 height=2>
<a href="/x"><img src=c.png alt="Shop"></a>
</body></html>`

describe('reading a page', () => {
  const page = readPage(html)
  it('finds what it says of itself, with its place', () => {
    expect(page.lang).toBe('en')
    expect(page.titles).toMatchObject([{ text: 'Chairs & tables', at: { line: 4, column: 1 } }])
    expect(metaContents(page, 'description')).toMatchObject([{ content: 'Sit "well"', at: { line: 5 } }])
    expect(page.links[0]).toMatchObject({ rel: 'canonical', href: 'https://example.com/chairs' })
    expect(page.data[0]?.text).toBe('{"@type": "Product"}')
    expect(page.headings.map(({ level, text }) => [level, text])).toEqual([
      [1, 'Our chairs'],
      [3, 'Oak'],
    ])
    expect(page.images.map(({ alt, hasSize }) => [alt, hasSize])).toEqual([
      [undefined, false],
      ['', true],
      ['Shop', false],
    ])
    expect(page.anchors[0]).toMatchObject({ href: '/x', text: 'Shop' })
  })
  it('reads the text as a visitor does, without scripts and drawings', () => {
    expect(page.text).toBe('Our chairs Oak One two three Shop')
  })
  it('takes a piece of a page, broken tags, and nesting of any depth', () => {
    expect(readPage('<meta name=robots content=noindex><p>x').metas).toMatchObject([
      { key: 'robots', content: 'noindex' },
    ])
    expect(readPage('').titles).toEqual([])
    expect(readPage(`${'<div>'.repeat(20_000)}deep`).text).toBe('deep')
  })
})

describe('widths of Arial', () => {
  // Helvetica.afm: A 667, W 944, i 222, space 278; Aacute 667, ccedilla 500.
  it.each([
    ['AW', 20, 32.22],
    ['ii ', 10, 7.22],
    ['Áç', 10, 11.67],
    ['漢字', 20, 40],
    ['', 20, 0],
  ])('“%s” at %i px', (text, size, width) => expect(arialWidth(text, size)).toBeCloseTo(width, 6))
  it('cuts after a word', () => {
    expect(cutToWidth('short', 20, 600)).toBe('short')
    const long = 'word '.repeat(40).trim()
    const cut = cutToWidth(long, 20, 300)
    expect(cut).toMatch(/word …$/)
    expect(arialWidth(cut, 20)).toBeLessThanOrEqual(300)
  })
})
