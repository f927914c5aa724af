import { readFileSync } from 'node:fs'
import path from 'node:path'
import { zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readPassages } from '@/lib/subjects/html/passages'
import { depthsFrom, pageRanks } from '@/lib/subjects/site-links/graph'
import { ownPhrases } from '@/lib/subjects/site-links/opportunities'
import { givenPages, SiteRefused } from '@/lib/subjects/site-links/read-site'
import { linkReport } from '@/lib/subjects/site-links/report'
import { keyOf, siteOf, type GivenPage } from '@/lib/subjects/site-links/site'

interface Graph {
  name: string
  links: number[][]
  ranks: number[]
  depths: (number | null)[]
}
const graphs = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../vectors/pagerank/ranks.json'), 'utf8'),
) as Graph[]

describe.each(graphs)('networkx: $name', ({ links, ranks, depths }) => {
  const sets = links.map((own) => new Set(own))
  it('has the same ranks, which add up to 1', () => {
    const own = pageRanks(sets)
    own.forEach((rank, at) => expect(rank).toBeCloseTo(ranks[at] ?? Number.NaN, 10))
    expect(own.reduce((sum, rank) => sum + rank, 0)).toBeCloseTo(1, 12)
  })
  it('has the same ways', () => {
    expect(depthsFrom(0, sets).map((depth) => depth ?? null)).toEqual(depths)
  })
})

const page = (address: string, body: string, title = ''): GivenPage => ({
  address,
  html: `<title>${title}</title><body>${body}`,
})

function report(pages: GivenPage[], phrases = '', home = '') {
  const { headline, parts, figures } = linkReport(siteOf(pages), { phrases, home })
  const table = (label: string) =>
    parts.flatMap(({ tables = [] }) => tables).find((one) => one.label === label)?.rows ?? []
  return {
    headline,
    figures: figures?.map(({ text }) => text),
    findings: parts.flatMap(({ findings = [] }) => findings.map(({ says }) => says)),
    places: table('Places that mention a page'),
    pages: table('How the pages hang together'),
    orphans: table('Pages without a link to them'),
    anchors: table('Texts of links to mend'),
    missing: table('Addresses that are not among the pages'),
  }
}

const care = page('/care', '<h1>Oiling oak</h1><p>Twice a year.')

it('takes no title of a document for a sentence', () => {
  const titled = { address: '/t', html: '<title>Notes | Oiling oak</title><p>Nothing else.</p>' }
  expect(report([titled, care]).places).toEqual([])
})

describe('a sentence that names a page', () => {
  it.each([
    [
      'in the text',
      '<p>New here. It is about oiling oak, twice a year. Then rest.',
      'oiling oak',
      'It is about oiling oak, twice a year.',
    ],
    ['in other letters', '<p>OILING OAK is easy.', 'OILING OAK', 'OILING OAK is easy.'],
    ['over tags and lines', '<p>About <b>oiling</b>\n <i>oak</i>.', 'oiling oak', 'About oiling oak.'],
    ['with a hyphen', '<p>The oiling-oak day.', 'oiling-oak', 'The oiling-oak day.'],
    ['in broken HTML', '<div><p>About oiling oak</b></div></div><table><td>x', 'oiling oak', 'About oiling oak'],
  ])('%s', (_, body, anchor, sentence) => {
    expect(report([page('/a', body), care]).places).toEqual([['/a', sentence, anchor, '/care', '0']])
  })
  it.each([
    ['in a link', '<p>About <a href="/x">oiling oak</a>.'],
    ['in a heading', '<h2>Oiling oak</h2>'],
    ['in navigation', '<nav>Oiling oak</nav>'],
    ['in a foot by its role', '<div role=contentinfo>Oiling oak</div>'],
    ['in a script', '<script>"oiling oak"</script>'],
    ['as part of a word', '<p>Spoiling oak, oiling oaks.'],
    ['parted by a sentence', '<p>About oiling. Oak is a tree.'],
    ['in two paragraphs', '<p>About oiling<p>oak'],
    ['linked already', '<p>About oiling oak. <a href="/care#top">More of it</a>'],
    ['linked by its whole address', '<p>About oiling oak. <a href="https://www.example.com/care/">More of it</a>'],
  ])('not %s', (name, body) => {
    const isWhole = name.includes('whole')
    const at = (where: string) => (isWhole ? `https://example.com${where}` : where)
    expect(report([page(at('/a'), body), { ...care, address: at('/care') }]).places).toEqual([])
  })
})

it('links of the frame do not count as links in the content', () => {
  const frame = '<div><a href="/care">Care</a></div>'
  const pages = ['/a', '/b', '/c'].map((address) => page(address, `${frame}<p>About oiling oak.`))
  const { places, pages: table } = report([...pages, { ...care, html: care.html + frame }])
  expect(places.map(([from]) => from)).toEqual(['/a', '/b', '/c'])
  expect(table.find(([address]) => address === '/care')?.slice(2, 4)).toEqual(['3', '0'])
})

it('your own words lead to a page, and wrong lines are named', () => {
  const pages = [page('/a', '<p>Use linseed oil.'), care]
  const { places, findings } = report(pages, '/care: linseed oil, wax\nhttps://example.com/nowhere: x\n/care')
  expect(places.map((row) => row.slice(0, 4))).toEqual([['/a', 'Use linseed oil.', 'linseed oil', '/care']])
  expect(findings.filter((one) => one.includes('names no page'))).toHaveLength(2)
})

it('pages without links, far pages, missing ones and texts to mend', () => {
  const chain = ['/', '/1', '/2', '/3', '/4'].map((address, at) =>
    page(
      address,
      at < 4
        ? `<p><a href="/${String(at + 1)}">step ${String(at + 1)}</a>`
        : '<p><a href="/gone">Gone</a> <a href="/1"> </a> <a href="/2">Click here</a> <a href="mailto:a@b.c">m</a>',
    ),
  )
  const { findings, orphans, missing, anchors, pages, figures } = report([
    ...chain,
    page('/lost', '<p>Lost', 'Lost page'),
  ])
  expect(orphans).toEqual([['/lost', 'Lost page']])
  expect(missing).toEqual([['/4', 'Gone', '/gone']])
  expect(anchors.map((row) => row.slice(1))).toEqual([
    ['', '/1', 'The link has no text'],
    ['Click here', '/2', 'Says nothing of where it leads'],
  ])
  expect(findings[1]).toBe('1 page lies more than 3 clicks from /.')
  expect(pages.find(([address]) => address === '/4')?.[5]).toBe('4')
  expect(pages.find(([address]) => address === '/lost')?.[5]).toBe('No way')
  expect(figures).toEqual(['6', '6', '6', '1'])
})

it('the same words that lead to two pages', () => {
  const { anchors } = report([
    page('/a', '<p><a href="/b">oak</a>'),
    page('/b', '<p><a href="/c">Oak</a>'),
    page('/c', 'x'),
  ])
  expect(anchors.map(([, text, to]) => [text, to])).toEqual([
    ['oak', '/b'],
    ['oak', '/c'],
  ])
})

it.each([
  ['/care/', '/care'],
  ['/care/index.html', '/care'],
  ['/care.html#top', '/care'],
  ['https://www.example.com', 'https://example.com/'],
  ['https://EXAMPLE.com/a', 'https://example.com/a'],
])('%s is %s', (left, right) => expect(keyOf(left)).toBe(keyOf(right)))
it('a query, and letter case in a path, tell pages apart', () => {
  expect(keyOf('/a?p=1')).not.toBe(keyOf('/a?p=2'))
  expect(keyOf('/A')).not.toBe(keyOf('/a'))
  expect(keyOf('javascript:alert(1)')).toBeUndefined()
})

it('phrases of a page have two to six words with meaning', () => {
  expect(ownPhrases({ heading: 'Oiling oak', title: 'Oiling oak | Bramley' })).toEqual([['oiling', 'oak']])
  expect(ownPhrases({ heading: 'Home', title: 'What we do - Bramley' })).toEqual([])
})

describe('what is given', () => {
  const html = '<title>A</title><p>Text'
  const zip = (files: Record<string, string>) =>
    new Blob([
      zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, new TextEncoder().encode(text)]))),
    ])
  it('a ZIP of HTML files', async () => {
    const { pages } = await givenPages(
      zip({
        'site/index.html': html,
        'site/care/index.html': html,
        'site/a.css': 'x',
        '__MACOSX/site/index.html': 'x',
      }),
    )
    expect(pages.map(({ address }) => address)).toEqual(['/index.html', '/care/index.html'])
  })
  it('a CSV file, with rows that lack something', async () => {
    const { pages, skipped } = await givenPages(new Blob(['Address,Title 1,HTML\n/a,A,"<p>x"\n/b,B,\n']))
    expect(pages).toEqual([{ address: '/a', title: 'A', html: '<p>x' }])
    expect(skipped).toEqual(['Row 3 has no address or no text and was left out.'])
  })
  it('an export of WordPress', async () => {
    const item = (type: string, status: string, name: string) =>
      `<item><title>${name} &amp; co</title><link>https://example.com/${name}/</link><content:encoded><![CDATA[<p>5 &lt; 6 <a href="/x">x</a></p>]]></content:encoded><wp:status><![CDATA[${status}]]></wp:status><wp:post_type><![CDATA[${type}]]></wp:post_type></item>`
    const { pages, skipped } = await givenPages(
      `<?xml version="1.0"?><rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/"><channel>${item('post', 'publish', 'one')}${item('page', 'draft', 'two')}${item('attachment', 'inherit', 'three')}</channel></rss>`,
    )
    expect(pages).toEqual([
      {
        address: 'https://example.com/one/',
        title: 'one & co',
        html: '<h1>one & co</h1><p>5 &lt; 6 <a href="/x">x</a></p>',
      },
    ])
    expect(skipped[0]).toContain('2 entries')
  })
  it.each([
    ['text without a page', 'hello'],
    ['a table without HTML', new Blob(['url,title\n/a,A\n'])],
    ['a damaged archive', new Blob([new Uint8Array([0x50, 0x4b, 3, 4, 1, 2, 3])])],
    ['bytes', new Blob([new Uint8Array([0, 1, 2, 255, 0])])],
  ])('refuses %s with a sentence', async (_, source) => {
    await expect(givenPages(source)).rejects.toThrow(SiteRefused)
  })
  it('nesting of a hundred thousand elements is read', () => {
    expect(readPassages('<div>'.repeat(100_000) + 'deep').passages).toEqual([{ text: 'deep', open: 'deep' }])
  })
})
