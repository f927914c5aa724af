import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync, strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { checkBySchema } from '@/lib/engines/xml-validation'
import { SiteRefused } from '@/lib/subjects/site-links/read-site'
import { escapeXml } from '@/lib/kits/chart/svg'
import { listedAddress } from '@/lib/subjects/sitemap/address'
import { SitemapBuilder, type SitemapAnswer, type SitemapRules } from '@/lib/subjects/sitemap/build'
import { cellsOf, lineCells, planOf, type RowCells } from '@/lib/subjects/sitemap/columns'
import { sitemapDate } from '@/lib/subjects/sitemap/dates'
import { pageCells } from '@/lib/subjects/sitemap/page-row'
import { takeRows } from '@/lib/subjects/sitemap/read'
import { mostBytes, SitemapWriter } from '@/lib/subjects/sitemap/write'
import values from '@/tests/vectors/sitemaps/values.json'

const folder = path.join(import.meta.dirname, '../vectors/sitemaps')
const schema = (name: string) => ({ name, text: readFileSync(path.join(folder, name), 'utf8') })
const schemas = [
  'extensions.xsd',
  'sitemap.xsd',
  'siteindex.xsd',
  'xhtml-link.xsd',
  'image.xsd',
  'video.xsd',
  'news.xsd',
].map(schema)

/** What libxml2 finds when it holds a file against the published schema. */
function problems(xml: string, name = 'extensions.xsd'): string[] {
  const verdict = checkBySchema(xml, schema(name), schemas)
  return [
    ...verdict.problems.map(({ says }) => says),
    ...verdict.ruleProblems.map(({ says }) => says),
    ...verdict.missing,
  ]
}

it('is held against a schema that refuses', () => {
  const wrong =
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><lastmod>2026-03</lastmod></url></urlset>'
  expect(problems(wrong).length).toBeGreaterThan(0)
})

describe('as Python writes them', () => {
  it.each(values.addresses)('$written from $base', ({ base, written, listed }) => {
    expect(listedAddress(written, base)?.href).toBe(listed)
  })
  it.each(values.days)('$written', ({ written, moment }) => {
    const date = sitemapDate(written)
    expect('value' in date ? Date.parse(date.value) : null).toBe(moment)
  })
  it.each(values.texts)('$text', ({ text, xml }) => {
    expect(escapeXml(text)).toBe(xml)
  })
})

describe('days', () => {
  it.each([
    ['2026-03-02 09:30', '2026-03-02'],
    ['2026-03-02T09:30Z', '2026-03-02T09:30:00Z'],
    [' 2026-03-02 09:30:00Z ', '2026-03-02T09:30:00Z'],
  ])('%s is written %s', (written, value) => {
    expect(sitemapDate(written)).toEqual({ value })
  })
  it.each([
    ['2026-03', 'names no day, which the schema of the protocol wants'],
    ['02/03/2026', 'is not written as 2026-03-31 or 2026-03-31T09:30:00+01:00'],
    ['', 'is not written as 2026-03-31 or 2026-03-31T09:30:00+01:00'],
    ['2026-02-30', 'is no day of the calendar'],
    ['2026-02-30T09:30:00Z', 'is no day of the calendar'],
    ['Mon, 30 Feb 2026 09:30:00 GMT', 'is no day of the calendar'],
  ])('%s: %s', (written, fault) => {
    expect(sitemapDate(written)).toEqual({ fault })
  })
})

it('drops what XML has not', () => {
  expect(escapeXml('a\u0000b\u000bc\ud800')).toBe('abc')
})
it.each(['mailto:a@example.com', 'javascript:alert(1)', 'ftp://example.com/', '', 'http://', '/path'])(
  'takes no %s',
  (written) => {
    expect(listedAddress(written)).toBeUndefined()
  },
)

const rules: SitemapRules = {
  as: 'pages',
  base: '',
  publication: '',
  language: 'en',
  packed: false,
  perFile: 50_000,
  otherHosts: false,
  images: true,
}

async function built(source: string | Blob | RowCells[], changes: Partial<SitemapRules> = {}) {
  const builder = new SitemapBuilder({ ...rules, ...changes }, '2026-03-10')
  const take = (line: number, cells: RowCells) => builder.add(line, cells)
  let skipped: string[] = []
  if (Array.isArray(source)) source.forEach((cells, at) => take(at + 1, cells))
  else skipped = await takeRows(source, take, () => undefined)
  return read(builder.answer(skipped))
}

async function read(answer: SitemapAnswer) {
  const tables = answer.parts.flatMap((part) => part.tables ?? [])
  const bytes = await Promise.all(
    answer.sitemaps.map(async ({ content }) => new Uint8Array(await content.arrayBuffer())),
  )
  return {
    ...answer,
    names: answer.sitemaps.map(({ name }) => name),
    texts: bytes.map((one) => new TextDecoder().decode(one[0] === 0x1f ? gunzipSync(one) : one)),
    left: tables.find(({ label }) => label === 'Addresses that are left out')?.rows ?? [],
    changed: tables.find(({ label }) => label === 'What was not written as it stands')?.rows ?? [],
    fileRows: tables.find(({ label }) => label === 'Files of the sitemap')?.rows,
    findings: answer.parts.flatMap((part) => part.findings ?? []).map(({ says }) => says),
  }
}

const locs = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc)

describe('a list', () => {
  it('becomes a valid sitemap', async () => {
    const { texts, names, headline, robots, preview, figures } = await built(
      'https://example.com/\nhttps://example.com/oak tables\r\n\nhttps://example.com/about 2026-03-02\nhttps://example.com/a?b=1&c=2',
    )
    expect(locs(texts[0] ?? '')).toEqual([
      'https://example.com/',
      'https://example.com/oak%20tables',
      'https://example.com/about',
      'https://example.com/a?b=1&amp;c=2',
    ])
    expect(problems(texts[0] ?? '')).toEqual([])
    expect(names).toEqual(['sitemap.xml'])
    expect(headline).toBe('4 addresses in one file.')
    expect(figures?.slice(0, 2).map(({ text }) => text)).toEqual(['4', '0'])
    expect(robots).toBe('Sitemap: https://example.com/sitemap.xml')
    expect(preview).toEqual({ text: texts[0], isWhole: true })
    expect(texts[0]).toContain('<lastmod>2026-03-02</lastmod>')
  })
  it('leaves out what belongs into none, and says why', async () => {
    const { left, findings, texts } = await built(
      '/path\nhttps://example.com/\nhttps://example.com/#top\nhttp://example.com/\nhttps://other.example/\nmailto:a@example.com\nhttps://example.com/' +
        'a'.repeat(2047),
    )
    expect(left.map(([row, , why]) => [row, why])).toEqual([
      ['1', 'Has no host, and no address of the site is given'],
      ['3', 'Stands in the list already'],
      ['4', 'Lies on another host: http://example.com'],
      ['5', 'Lies on another host: https://other.example'],
      ['6', 'No address of a web page'],
      ['7', 'Is longer than 2,047 characters'],
    ])
    expect(findings).toContain('2 rows left out: lies on another host.')
    expect(locs(texts[0] ?? '')).toEqual(['https://example.com/'])
  })
  it('keeps other hosts where that is asked, and reads paths from the address of the site', async () => {
    const { texts, robots, left } = await built('/a\nb\nhttps://other.example/#x', {
      base: 'example.com/shop/',
      otherHosts: true,
    })
    expect(locs(texts[0] ?? '')).toEqual([
      'https://example.com/a',
      'https://example.com/shop/b',
      'https://other.example/',
    ])
    expect(robots).toBe('Sitemap: https://example.com/sitemap.xml')
    expect(left).toEqual([])
  })
  it('reads paths from the host of the first address, and words from none', async () => {
    const { texts, left } = await built('https://example.com/\n/a\nb.html\nSome words\nword')
    expect(locs(texts[0] ?? '')).toEqual([
      'https://example.com/',
      'https://example.com/a',
      'https://example.com/b.html',
    ])
    expect(left.map(([, , why]) => why)).toEqual(['No address of a web page', 'No address of a web page'])
    expect((await built('Some words', { base: 'https://example.com' })).names).toEqual([])
  })
  it.each(['javascript:alert(1)', 'ftp://example.com'])('is not read from %s', async (base) => {
    const { findings, texts } = await built('https://example.com/', { base })
    expect(findings).toEqual([`“${base}” is no address of a site.`])
    expect(locs(texts[0] ?? '')).toEqual(['https://example.com/'])
  })
  it('without an address gives no file', async () => {
    const { headline, names, robots, preview, tone } = await built('nothing here\n')
    expect({ headline, names, robots, preview, tone }).toEqual({
      headline: 'There is no address to list.',
      names: [],
      robots: '',
      preview: { text: '', isWhole: true },
      tone: 'bad',
    })
  })
  it('may be text', async () => {
    const { texts, names } = await built('https://example.com/\nhttps://example.com/é 2026-03-02', { as: 'text' })
    expect(names).toEqual(['sitemap.txt'])
    expect(texts).toEqual(['https://example.com/\nhttps://example.com/%C3%A9\n'])
  })
  it('is packed where that is asked', async () => {
    const plain = await built('https://example.com/')
    const { names, texts, robots } = await built('https://example.com/', { packed: true })
    expect(names).toEqual(['sitemap.xml.gz'])
    expect(texts).toEqual(plain.texts)
    expect(robots).toMatch(/sitemap\.xml\.gz$/)
  })
  it('is split, with an index that is valid', async () => {
    const list = Array.from({ length: 7 }, (_, at) => `https://example.com/${at} 2026-03-0${at + 1}`).join('\n')
    const { names, texts, fileRows, robots, headline } = await built(list, { perFile: 3, packed: true })
    expect(names).toEqual(['sitemap-index.xml', 'sitemap-1.xml.gz', 'sitemap-2.xml.gz', 'sitemap-3.xml.gz'])
    expect(problems(texts[0] ?? '', 'siteindex.xsd')).toEqual([])
    expect(locs(texts[0] ?? '')).toEqual([1, 2, 3].map((at) => `https://example.com/sitemap-${at}.xml.gz`))
    expect([...(texts[0] ?? '').matchAll(/<lastmod>(.*?)</g)].map(([, day]) => day)).toEqual([
      '2026-03-03',
      '2026-03-06',
      '2026-03-07',
    ])
    for (const text of texts.slice(1)) expect(problems(text)).toEqual([])
    expect(texts.slice(1).flatMap(locs)).toHaveLength(7)
    expect(fileRows?.map(([, addresses]) => addresses)).toEqual(['3', '3', '1'])
    expect(robots).toBe('Sitemap: https://example.com/sitemap-index.xml')
    expect(headline).toBe('7 addresses in 3 files with an index.')
  })
  it('of more than 50,000 is split by the protocol', async () => {
    const list = Array.from({ length: 50_001 }, (_, at) => `https://example.com/${at}`).join('\n')
    const { fileRows, preview } = await built(new Blob([list]))
    expect(fileRows?.map(([, addresses]) => addresses)).toEqual(['50,000', '1'])
    expect(preview.isWhole).toBe(false)
    expect(preview.text).toMatch(/ {2}…\n$/)
  })
})

it('begins a new file before 50 MB', () => {
  const writer = new SitemapWriter({ as: 'xml', packed: false, perFile: 50_000 })
  const images = Array.from({ length: 900 }, (_, at) => `https://example.com/${'i'.repeat(1900)}${at}.jpg`)
  for (let at = 0; at < 40; at++) writer.add({ loc: `https://example.com/${at}`, alternates: [], images })
  const { files } = writer.finish('https://example.com/')
  expect(files).toHaveLength(3)
  for (const { bytes, content } of files.slice(1)) {
    expect(bytes).toBe(content.size)
    expect(bytes).toBeLessThanOrEqual(mostBytes)
  }
  expect(files[1]?.addresses).toBeGreaterThan(20)
  expect((files[1]?.addresses ?? 0) + (files[2]?.addresses ?? 0)).toBe(40)
})

describe('a table', () => {
  it('gives all that the columns say', async () => {
    const { texts, figures } = await built(
      [
        'url,lastmod,changefreq,priority,images,hreflang de,hreflang en,video thumbnail,video title,video description,video content',
        'https://example.com/,2026-03-02T09:30:00+01:00,Weekly,.8,/a.jpg | b&c.jpg /a.jpg,https://example.com/de/,https://example.com/,/t.jpg,Oak & oil,How to,/v.mp4',
      ].join('\n'),
    )
    const xml = texts[0] ?? ''
    expect(problems(xml)).toEqual([])
    expect(xml).toContain('<changefreq>weekly</changefreq>')
    expect(xml).toContain('<priority>0.8</priority>')
    expect([...xml.matchAll(/<image:loc>(.*?)</g)].map(([, loc]) => loc)).toEqual([
      'https://example.com/a.jpg',
      'https://example.com/b&amp;c.jpg',
    ])
    expect(xml).toContain('<xhtml:link rel="alternate" hreflang="de" href="https://example.com/de/"/>')
    expect(xml).toContain('<video:title>Oak &amp; oil</video:title>')
    expect(xml).toContain('<video:content_loc>https://example.com/v.mp4</video:content_loc>')
    expect(figures?.map(({ label }) => label)).toEqual([
      'Addresses',
      'Left out',
      'Largest file',
      'Images',
      'Versions in languages',
      'Videos',
    ])
  })
  it('may leave the images out', async () => {
    const { texts } = await built('url,images\nhttps://example.com/,/a.jpg', { images: false })
    expect(texts[0]).not.toContain('image')
  })
  it('of a crawler leaves out what is not to be found', async () => {
    const { left, texts } = await built(
      [
        'Address;Content Type;Status Code;Indexability;Meta Robots 1;Canonical Link Element 1;Last Modified',
        'https://example.com/;text/html;200;Indexable;;https://example.com/;Mon, 02 Mar 2026 09:30:00 GMT',
        'https://example.com/old;text/html;301;Non-Indexable;;;',
        'https://example.com/thanks;text/html;200;Non-Indexable;noindex, follow;;',
        'https://example.com/?sort=1;text/html;200;Non-Indexable;;https://example.com/;',
        'https://example.com/a.jpg;image/jpeg;200;Indexable;;;',
        'https://example.com/b;text/html;200;Non-Indexable;;;',
      ].join('\n'),
    )
    expect(left.map(([row, , why]) => [row, why])).toEqual([
      ['3', 'Does not answer with 200: 301'],
      ['4', 'Asks not to be listed (noindex)'],
      ['5', 'Names another address as canonical: https://example.com/'],
      ['6', 'Is no page: image/jpeg'],
      ['7', 'Asks not to be listed (noindex): Non-Indexable'],
    ])
    expect(texts[0]).toContain('<lastmod>2026-03-02T09:30:00Z</lastmod>')
  })
  it('says which values were not written', async () => {
    const { changed, findings, texts } = await built(
      [
        'url,lastmod,changefreq,priority,alternates,video title',
        'https://example.com/a,03/04/2026,often,2,xx,Only a title',
        'https://example.com/b,2026-04-01,,,de=https://example.com/de,',
      ].join('\n'),
    )
    expect(changed.map(([row, , what]) => [row, what])).toEqual([
      ['2', '“03/04/2026” is not written as 2026-03-31 or 2026-03-31T09:30:00+01:00; no day is written'],
      ['2', '“often” is no changefreq of the protocol and is left out'],
      ['2', 'Priority “2” is not from 0.0 to 1.0 and is left out'],
      ['2', '“xx” is no version such as de=https://example.com/de/ and is left out'],
      ['2', 'A video needs a thumbnail, a title, a description, and a file or player; it is left out'],
    ])
    expect(findings).toEqual([
      '5 values could not be written as they stand.',
      '1 day lies in the future.',
      '1 page does not name itself among the versions in other languages.',
    ])
    expect(problems(texts[0] ?? '')).toEqual([])
  })
  it('of news is written as Google reads it', async () => {
    const { texts, left } = await built(
      'url,title,published,publication\nhttps://example.com/n1,"Bridge & tunnel open",2026-03-09,\nhttps://example.com/n2,,2026-03-09,X\nhttps://example.com/n3,Title,soon,X',
      { as: 'news', publication: 'The Otley Courier' },
    )
    expect(problems(texts[0] ?? '')).toEqual([])
    expect(texts[0]).toContain('<news:name>The Otley Courier</news:name>')
    expect(texts[0]).toContain('<news:title>Bridge &amp; tunnel open</news:title>')
    expect(left.map(([, , why]) => why)).toEqual([
      'Lacks what news need: a title',
      'Lacks what news need: a day of publication',
    ])
    const none = await built('url,title,published\nhttps://example.com/,T,2026-03-09', {
      as: 'news',
      language: 'english',
    })
    expect(none.left[0]?.[2]).toBe('Lacks what news need: the publication, its language, such as en')
    const many = await built(
      Array.from({ length: 1001 }, (_, at) => ({
        url: `https://example.com/${at}`,
        title: 'T',
        published: '2026-03-09',
      })),
      { as: 'news', publication: 'P' },
    )
    expect(many.fileRows?.map(([, addresses]) => addresses)).toEqual(['1,000', '1'])
  })
  it('may have quotes and separators in its cells', () => {
    expect(planOf(['Name', 'Size'])).toBeUndefined()
    const plan = planOf(['\ufeffPage URL', 'alternate x-default'])
    expect(plan && cellsOf(plan, [' https://example.com/ ', '/x'])).toEqual({
      url: 'https://example.com/',
      alternates: 'x-default=/x',
    })
    expect(lineCells('')).toEqual({})
  })
})

const html = (head: string, body = '') => `<!doctype html><html><head>${head}</head><body>${body}</body></html>`

describe('pages', () => {
  it('say what stands in them', () => {
    expect(
      pageCells(
        '/blog/index.html',
        html(
          '<title>Oak</title><link rel="canonical" href="/blog/"><meta name="robots" content="max-snippet:50"><link rel="alternate" hreflang="de" href="/de/"><meta property="article:modified_time" content="2026-03-01T08:00:00Z"><meta property="article:published_time" content="2026-02-01">',
          '<img src="/a.jpg"><img src="data:image/png;base64,AA"><img srcset="/b.jpg 2x">',
        ),
      ),
    ).toEqual({
      url: '/blog/',
      canonical: '/blog/',
      robots: 'max-snippet:50',
      alternates: 'de=/de/',
      images: '/a.jpg /b.jpg',
      lastmod: '2026-03-01T08:00:00Z',
      published: '2026-02-01',
      title: 'Oak',
    })
  })
  it('of an archive are listed without those that are closed', async () => {
    const zip = zipSync({
      'site/index.html': strToU8(html('<title>Home</title>')),
      'site/about.html': strToU8(html('<meta name="robots" content="noindex">')),
      'site/copy.html': strToU8(html('<link rel="canonical" href="/">')),
      'site/notes.txt': strToU8('no page'),
    })
    const { texts, left } = await built(new Blob([new Uint8Array(zip)]), { base: 'https://example.com' })
    expect(locs(texts[0] ?? '')).toEqual(['https://example.com/'])
    expect(left.map(([, address, why]) => [address, why])).toEqual([
      ['/about.html', 'Asks not to be listed (noindex)'],
      ['/copy.html', 'Names another address as canonical: https://example.com/'],
    ])
  })
  it('of WordPress come with the time of their last change', async () => {
    const wxr = `<rss xmlns:wp="http://wordpress.org/export/1.2/" xmlns:content="c"><channel><item><title>A</title><link>https://example.com/a/</link><wp:post_modified_gmt>2026-03-02 09:30:00</wp:post_modified_gmt><wp:post_type>post</wp:post_type><wp:status>publish</wp:status><content:encoded><![CDATA[<img src="/a.jpg">]]></content:encoded></item><item><wp:post_type>post</wp:post_type><wp:status>draft</wp:status></item></channel></rss>`
    const { texts, findings } = await built(wxr)
    expect(texts[0]).toContain('<lastmod>2026-03-02T09:30:00Z</lastmod>')
    expect(texts[0]).toContain('<image:loc>https://example.com/a.jpg</image:loc>')
    expect(problems(texts[0] ?? '')).toEqual([])
    expect(findings).toEqual(['1 entry of the export are drafts, pictures or menus and were left out.'])
  })
})

describe('what is no list', () => {
  it.each([
    [
      '<?xml version="1.0"?><urlset xmlns="x"></urlset>',
      'This is a sitemap already. Give a list of addresses, a table, or pages.',
    ],
    [
      '<html><p>one page</p></html>',
      'No page begins here. Write a line such as “=== /oak-care ===” above the HTML of each page.',
    ],
  ])('%s', async (source, message) => {
    await expect(built(source)).rejects.toThrow(new SiteRefused(message))
  })
  it('is refused as a file too', async () => {
    await expect(built(new Blob([new Uint8Array([0, 1, 2, 0, 3, 0, 0, 255])]))).rejects.toThrow(SiteRefused)
    await expect(built(new Blob([new Uint8Array([0x50, 0x4b, 3, 4, 0, 0])]))).rejects.toThrow('The archive is damaged')
  })
})

it('reads a long table as it comes', async () => {
  const rows = Array.from({ length: 60_000 }, (_, at) => `https://example.com/${at % 50_000},2026-03-0${(at % 9) + 1}`)
  const { figures } = await built(new Blob([`loc,lastmod\n${rows.join('\n')}\n`]))
  expect(figures?.slice(0, 2).map(({ text }) => text)).toEqual(['50,000', '10,000'])
})
