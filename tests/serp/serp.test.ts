import { describe, expect, it } from 'vitest'
import { arialWidth } from '@/lib/subjects/html/arial'
import { measureTable } from '@/lib/subjects/serp/bulk'
import { resultDrawing, runsOf } from '@/lib/subjects/serp/drawing'
import { limitTable, newestLimits } from '@/lib/subjects/serp/limits'
import { limitsWith, serpReport } from '@/lib/subjects/serp/report'
import {
  breadcrumb,
  measured,
  queryPlaces,
  resultDate,
  resultLines,
  rewriteRisks,
  type Snippet,
} from '@/lib/subjects/serp/snippet'
import { readXml } from '@/lib/base/xml/read-xml'
import widths from '@/tests/vectors/arial/widths.json'

describe('widths of 200 lines as fontTools adds them', () => {
  it.each(widths)('$text', ({ text, sum, bold }) => {
    expect(Math.abs(arialWidth(text, 20) - sum)).toBeLessThan(0.5)
    expect(Math.abs(arialWidth(text, 20, 'bold') - bold)).toBeLessThan(0.5)
  })
  it('are at most 12 pixels wider than set with kerning, and 3 narrower', () => {
    for (const { text, set } of widths) {
      const more = arialWidth(text, 20) - set
      expect(more).toBeLessThan(12.5)
      expect(more).toBeGreaterThan(-3.5)
    }
  })
})

const blank: Snippet = {
  title: '',
  description: '',
  url: '',
  siteName: '',
  query: '',
  date: '',
  rating: undefined,
  reviews: undefined,
  sitelinks: '',
  questions: '',
}
const ownWidths = { titleDesktop: 580, titlePhone: 656, textDesktop: 920, textPhone: 680 }
const limits = limitsWith(newestLimits(), ownWidths)
const report = (changes: Partial<Snippet>, existing = '') => {
  const answer = serpReport({ snippet: { ...blank, ...changes }, existing }, limits, '2026-11', undefined)
  return { ...answer, findings: answer.parts.flatMap((part) => part.findings ?? []).map(({ says }) => says) }
}

it('has its limits in a table with months', () => {
  for (const { since } of limitTable) expect(since).toMatch(/^\d{4}-\d{2}$/)
  expect(newestLimits().title.desktop).toEqual({ size: 20, width: 580, lines: 1 })
  expect(newestLimits().text.desktop.width).toBe(920)
})

describe('a line', () => {
  it('is measured and cut after a word', () => {
    // Helvetica.afm: W 944, o 556, r 333, d 556, space 278; at 20 pixels 47.78 a word and 5.56 a space.
    const line = 'Word '.repeat(12).trim()
    expect(measured(line, limits.title.desktop)).toEqual({
      characters: 59,
      pixels: Math.round(12 * 47.78 + 11 * 5.56),
      shown: `${'Word '.repeat(10).trim()} …`,
      isCut: true,
    })
    expect(measured('Word', limits.title.desktop)).toEqual({ characters: 4, pixels: 48, shown: 'Word', isCut: false })
  })
  it('may hold emoji and signs of East Asia', () => {
    expect(measured('🪑漢', limits.title.desktop)).toMatchObject({ characters: 2, pixels: 40 })
  })
})

describe('an address', () => {
  it.each([
    ['https://example.com/tables/oak%20one/?a=1#b', 'https://example.com › tables › oak one'],
    ['http://example.com', 'http://example.com'],
    ['https://example.com/%ff', 'https://example.com › %ff'],
  ])('%s is written %s', (address, written) => {
    expect(breadcrumb(address)).toBe(written)
  })
  it.each(['mailto:a@b.c', 'example.com', ''])('%s is none', (address) => {
    expect(breadcrumb(address)).toBeUndefined()
  })
})

it('writes a date as results do', () => {
  expect(resultDate('2026-03-02')).toBe('Mar 2, 2026 — ')
  expect(resultDate('')).toBe('')
})

describe('words of the query', () => {
  it.each([
    ['Oak tables, oak oil', 'oak oil', ['Oak', 'oak', 'oil']],
    ['The oak', 'the oak', ['oak']],
    ['橡木桌子', '桌子', ['桌子']],
    ['Oaken', 'oak', []],
    ['Oak', '', []],
  ])('in “%s” for “%s”', (text, query, found) => {
    expect(queryPlaces(text, query).map(([start, end]) => text.slice(start, end))).toEqual(found)
  })
  it('are bold in the description, after its date', () => {
    const { previews } = report({ title: 'Oak', description: 'We oil oak tables.', query: 'oak', date: '2026-03-02' })
    const line = previews[0]?.lines.find(({ bold }) => bold)
    expect(line?.text).toBe('Mar 2, 2026 — We oil oak tables.')
    expect(line?.bold?.map(([start, end]) => line.text.slice(start, end))).toEqual(['oak'])
    expect(runsOf('a oak b', [[2, 5]])).toEqual([
      { text: 'a ', isBold: false },
      { text: 'oak', isBold: true },
      { text: ' b', isBold: false },
    ])
  })
})

describe('a title is often written anew where it', () => {
  it.each([
    [{ title: 'Home' }, '“Home” says nothing about the page.'],
    [{ title: 'Oak tables [2026]' }, 'The title has brackets.'],
    [{ title: 'Oak tables, oak chairs, oak desks' }, '“oak” stands 3 times in the title.'],
    [{ title: 'Bramley: oak by Bramley', siteName: 'Bramley' }, 'The title names the site twice.'],
    [{ title: 'Bramley', siteName: 'bramley' }, 'The title is the name of the site alone.'],
    [{ title: 'OAK TABLES HERE' }, 'The title is all capitals.'],
    [{ title: 'Oak | Tables | Chairs | Leeds' }, 'The title is a row of pieces.'],
    [{ title: 'Oak tables', description: 'Oak tables' }, 'Title and description are the same.'],
    [{ title: 'Oak tables', query: 'walnut tables' }, 'Not in the title: walnut.'],
  ] as const)('%o', (changes, says) => {
    expect(rewriteRisks({ ...blank, ...changes }).map((finding) => finding.says)).toEqual([says])
  })
  it('but not a plain one', () => {
    expect(
      rewriteRisks({ ...blank, title: 'Oak tables to measure | Bramley', siteName: 'Bramley', query: 'oak tables' }),
    ).toEqual([])
  })
})

describe('a result', () => {
  it('without a title says so', () => {
    const { findings, tone, headline, previews } = report({ description: 'A text.' })
    expect(findings).toEqual(['There is no title.'])
    expect({ tone, headline }).toEqual({ tone: 'bad', headline: 'Something is missing.' })
    expect(previews[0]?.lines.find(({ look }) => look === 'title')?.text).toBe('No title: an engine writes one')
  })
  it('that fits is good', () => {
    const { tone, headline, figures, parts } = report({
      title: 'Oak tables',
      description: 'Made in Leeds.',
      url: 'https://example.com/',
    })
    expect({ tone, headline }).toEqual({ tone: 'good', headline: 'It fits on both devices.' })
    // Helvetica.afm: 4780 and 6843 thousandths, at 20 and at 14 pixels.
    expect(figures?.map(({ text }) => text)).toEqual([
      '10 characters, 96 of about 580 px',
      '14 characters, 96 of about 920 px',
    ])
    expect(parts[0]?.notes?.[0]).toMatch(/^Widths as noted in 2026-11\. No engine publishes a limit/)
  })
  it('that is long is cut on each device', () => {
    const { findings } = report({ title: 'Word '.repeat(20), description: 'Word '.repeat(40), url: 'oak' })
    expect(findings).toEqual([
      '“oak” is no address of a web page.',
      'The title is cut on a desktop: 1,061 of about 580 pixels.',
      'The title is cut on a phone: 1,061 of about 656 pixels.',
      'The description is cut on a desktop: 1,490 of about 920 pixels.',
      'The description is cut on a phone: 1,490 of about 680 pixels.',
      '“word” stands 20 times in the title.',
    ])
  })
  it('with a date has less room for its description', () => {
    // Helvetica.afm: 12 × (2389 + 278) − 278 thousandths are 444 pixels at 14; “Mar 2, 2026 — ” takes 96 of 500.
    const narrow = limitsWith(newestLimits(), { ...ownWidths, textPhone: 500 })
    const look = (date: string) =>
      serpReport(
        { snippet: { ...blank, title: 'T', description: 'Word '.repeat(12), date }, existing: '' },
        narrow,
        '2026-11',
        undefined,
      )
    expect(look('').tone).toBe('good')
    expect(look('2026-03-02').parts[0]?.findings?.map(({ says }) => says)).toEqual([
      'The description is cut on a phone: 444 of about 500 pixels.',
    ])
  })
  it('has a rating, links and questions', () => {
    const lines = resultLines(
      {
        ...blank,
        title: 'T',
        rating: 4.4,
        reviews: 1200,
        sitelinks: 'One\n\nTwo\n3\n4\n5\n6\n7',
        questions: 'Why?\nHow?\nWhen?',
      },
      limits,
      'phone',
    )
    expect(lines.rating).toBe('★★★★☆ Rating: 4.4 · 1,200 reviews')
    expect(lines.sitelinks).toEqual(['One', 'Two', '3', '4'])
    expect(lines.questions).toEqual(['Why?', 'How?'])
    expect(report({ title: 'T', description: 'D', questions: 'Why?' }).findings).toEqual([
      'Rows of questions are rare.',
    ])
  })
  it('is taken from a page', () => {
    const { taken } = report(
      {},
      '<title>Oak</title><meta name="description" content="D"><link rel="canonical" href="https://example.com/"><meta property="og:site_name" content="Bramley">',
    )
    expect(taken).toEqual({ title: 'Oak', description: 'D', url: 'https://example.com/', siteName: 'Bramley' })
  })
  it('is drawn as a picture of that width', () => {
    const lines = resultLines(
      {
        ...blank,
        title: 'Oak & "tables" <b>',
        description: 'Word '.repeat(40),
        query: 'word',
        rating: 5,
        sitelinks: 'A',
        questions: 'Q\u0000',
      },
      limits,
      'desktop',
    )
    const { svg, width, height } = resultDrawing(lines, 640)
    expect('children' in readXml(svg)).toBe(true)
    expect(width).toBe(640)
    expect(height).toBeGreaterThan(200)
    expect(svg).toContain('font-weight="700"')
    expect(svg).toContain('<tspan>&amp; </tspan><tspan>&quot;tables&quot; </tspan>')
  })
})

describe('a table', () => {
  it('is measured row by row', async () => {
    const csv = `Address,Title 1,Meta Description 1\nhttps://a.example/,Word,Word\nhttps://b.example/,${'Word '.repeat(12).trim()},\nhttps://c.example/,,x\n`
    const answer = await measureTable(csv, limits, '')
    expect(answer).toMatchObject({ rows: 3, cutTitles: 1, cutTexts: 0, empty: 1 })
    const lines = (answer?.csv ?? '').split('\r\n')
    expect(lines[0]).toBe(
      'Address,Title 1,Meta Description 1,Title characters,Title px,Title cut on desktop,Title cut on phone,Description characters,Description px,Description cut on desktop,Description cut on phone,Title on desktop,Description on desktop,Remarks',
    )
    expect(lines[1]).toBe(
      'https://a.example/,Word,Word,4,48,no,no,4,33,no,no,Word,Word,Title and description are the same.',
    )
    expect(lines[2]).toMatch(/,59,635,yes,no,0,0,no,no,.* …,,“word” stands 12 times in the title\.$/)
    expect(lines[3]).toMatch(/,The page has no title\.$/)
    expect(answer?.listed).toHaveLength(3)
  })
  it('without a title is none', async () => {
    expect(await measureTable('url,name\na,b', limits, '')).toBeUndefined()
  })
  it('may have 50,000 rows and no more', async () => {
    const rows = (count: number) => `title\n${'Oak tables\n'.repeat(count)}`
    expect((await measureTable(rows(50_000), limits, ''))?.rows).toBe(50_000)
    await expect(measureTable(rows(50_001), limits, '')).rejects.toThrow('50,001')
  })
  it('that is none stands in the way of nothing', () => {
    const fault = { fault: 'No column of the table is called title.' }
    const both = serpReport(
      { snippet: { ...blank, title: 'T', description: 'D' }, existing: '' },
      limits,
      '2026-11',
      fault,
    )
    expect(both.previews).toHaveLength(2)
    expect(both.parts.flatMap(({ findings = [] }) => findings)).toEqual([{ tone: 'bad', says: fault.fault }])
    expect(serpReport({ snippet: blank, existing: '' }, limits, '2026-11', fault)).toMatchObject({
      headline: fault.fault,
      tone: 'bad',
    })
  })
  it('alone is told of', () => {
    const bulk = { rows: 2, cutTitles: 1, cutTexts: 0, empty: 0, csv: '', listed: [['a', '600', 'A …', '10', '']] }
    const answer = serpReport({ snippet: blank, existing: '' }, limits, '2026-11', bulk)
    expect(answer.headline).toBe('2 pages measured.')
    expect(answer.previews).toEqual([])
    expect(answer.parts[0]?.tables?.[0]?.rows).toEqual(bulk.listed)
  })
})
