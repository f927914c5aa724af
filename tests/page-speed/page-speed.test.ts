import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { arrivalOf, budgetFor, freshFor, gradeOf, isUnpacked, siteOf } from '@/lib/subjects/page-speed/judge'
import { blockingIn } from '@/lib/subjects/page-speed/html'
import { htmlReport, readRun, speedReport } from '@/lib/subjects/page-speed/report'
import { endOf, type PageRequest } from '@/lib/subjects/page-speed/run'
import { harSample } from '@/lib/tools/utilities/seo/website-speed-test.messages'
import { reportChart } from '@/lib/workers/draw-chart'

const vector = (name: string) => readFileSync(path.join(import.meta.dirname, '../vectors/har', name), 'utf8')

interface Sums {
  requests: number
  kinds: Record<string, number>
  unpacked: number
  ends: number
  hosts: number
  load: number
  failed: number
}

describe.each(Object.entries(JSON.parse(vector('sums.json')) as Record<string, Sums>))('%s', (name, sums) => {
  const run = readRun(vector(name))
  it('adds up as by another hand', () => {
    expect(run.requests).toHaveLength(sums.requests)
    expect(run.skipped).toEqual([])
    for (const [kind, count] of Object.entries(sums.kinds))
      expect(run.requests.filter((request) => request.kind === kind)).toHaveLength(count)
    expect(run.requests.reduce((sum, { size = 0 }) => sum + size, 0)).toBe(sums.unpacked)
    expect(Math.max(...run.requests.map(endOf))).toBeCloseTo(sums.ends, 3)
    expect(new Set(run.requests.map(({ url }) => new URL(url).hostname)).size).toBe(sums.hosts)
    expect(run.measured.load).toBe(sums.load >= 0 ? sums.load : undefined)
    expect(run.requests.filter(({ status }) => status >= 400)).toHaveLength(sums.failed)
  })
})

describe('the invented recording', () => {
  const run = readRun(harSample)
  const report = speedReport(run, undefined, reportChart)
  const table = (label: string) =>
    report.parts.flatMap(({ tables = [] }) => tables).find((one) => one.label === label)?.rows
  const found = report.parts.flatMap(({ findings = [] }) => findings).map(({ says }) => says)

  it('is summed up', () => {
    expect(report.headline).toBe('6 requests, 753.3 kB, done after 1.24 s.')
    // 2 + 24 + 88 + 1 + 310 until the first byte; TLS is a part of connecting in a HAR.
    expect(run.measured).toEqual({ ttfb: 425, dcl: 705, load: 1240 })
    expect(report.figures?.slice(1).map(({ text }) => text)).toEqual(['712.3 kB', '41.0 kB', '0'])
  })
  it('is judged', () => {
    expect(found).toEqual([
      '1 request failed.',
      '1 text comes unpacked: 61.0 kB.',
      '2 files hold up the first picture, judging by kind and priority.',
      '3 files may be kept for less than a week.',
      '1 image has more than 300.0 kB.',
      '1 entry was broken and left out.',
    ])
  })
  // 437 + 110 + 96 + 484 + 46 ms of the own site, 312 of the other.
  it('has its weights, sites and requests', () => {
    expect(table('By kind')).toContainEqual(['Images', '2', '612.7 kB', '81.3%', '612.3 kB'])
    expect(table('By site')).toEqual([
      ['oak.example', 'own', '5', '712.3 kB', '1.17 s'],
      ['tracker.example', 'other', '1', '41.0 kB', '312 ms'],
    ])
    expect(table('All requests')?.[1]).toEqual([
      'https://oak.example/site.css',
      'Style sheets',
      '200',
      '440 ms',
      '110 ms',
      '61.4 kB',
      '61.0 kB',
      '',
      '10 minutes',
      'likely',
    ])
    expect(table('Broken entries')).toEqual([['7', 'no time of the start']])
    expect(table('Measures')?.[0]).toEqual([
      'Time to First Byte',
      'this run',
      '425 ms',
      'good',
      '800 ms',
      '1.80 s',
      'web.dev',
    ])
  })
  it('is drawn', () => {
    const charts = report.parts.flatMap(({ charts: own = [] }) => own)
    expect(charts.map(({ title }) => title)).toEqual(['Waterfall', 'Weight by kind'])
    expect(charts[0]?.table?.rows[0]).toEqual(['https://oak.example/', '0', '2', '24', '42', '46', '1', '310', '12'])
  })
  it('is held against another', () => {
    const lighter = harSample
      .replace('"_transferSize":612300', '"_transferSize":112300')
      .replace('"onLoad":1240', '"onLoad":990')
    const both = speedReport(readRun(lighter), run, reportChart)
    const rows = both.parts.find(({ heading }) => heading === 'Against the other run')?.tables?.[0]?.rows
    expect(rows).toContainEqual(['Load event', '1.24 s', '990 ms', '−250 ms', '−20.2%'])
    expect(rows).toContainEqual(['Over the network', '753.3 kB', '253.3 kB', '−500.0 kB', '−66.4%'])
    expect(rows).toContainEqual(['Requests', '6', '6', 'the same', '0.0%'])
  })
})

describe('Lighthouse', () => {
  const text = vector('lighthouse.json')
  interface Item {
    url: string
    transferSize: number
  }
  const given = JSON.parse(text) as {
    audits: Record<string, { numericValue: number; details: { items: Item[] } }>
    categories: { performance: { score: number } }
  }
  it('has its own figures', () => {
    const run = readRun(text)
    expect(run.score).toBe(given.categories.performance.score)
    expect(run.measured.lcp).toBe(given.audits['largest-contentful-paint']?.numericValue)
    expect(run.measured.tbt).toBe(given.audits['total-blocking-time']?.numericValue)
    const items = given.audits['network-requests']?.details.items ?? []
    expect(run.requests).toHaveLength(items.length)
    expect(run.requests.reduce((sum, { transferred = 0 }) => sum + transferred, 0)).toBe(
      given.audits['total-byte-weight']?.numericValue,
    )
    expect(
      run.requests
        .filter(({ blocks }) => blocks === 'said')
        .map(({ url }) => url.split('/').at(-1))
        .toSorted(),
    ).toEqual(['app.js', 'style.css'])
  })
  it('comes in an answer of PageSpeed Insights, with what visitors had', () => {
    const answer = {
      lighthouseResult: given,
      loadingExperience: {
        metrics: {
          LARGEST_CONTENTFUL_PAINT_MS: { percentile: 4100, category: 'SLOW' },
          INTERACTION_TO_NEXT_PAINT: { percentile: 180, category: 'FAST' },
          CUMULATIVE_LAYOUT_SHIFT_SCORE: { percentile: 12, category: 'AVERAGE' },
        },
      },
    }
    const run = readRun(JSON.stringify(answer))
    expect(run.field).toEqual({ lcp: 4100, inp: 180, cls: 0.12 })
    const report = speedReport(run, undefined, reportChart)
    expect(report.tone).toBe('bad')
    expect(report.parts[0]?.tables?.[0]?.rows.slice(0, 3).map((row) => row.slice(0, 4))).toEqual([
      ['Largest Contentful Paint', 'visitors, 28 days', '4.10 s', 'poor'],
      ['Interaction to Next Paint', 'visitors, 28 days', '180 ms', 'good'],
      ['Cumulative Layout Shift', 'visitors, 28 days', '0.120', 'needs improvement'],
    ])
  })
})

it('reads the performance entries of a page', () => {
  const run = readRun(
    JSON.stringify([
      {
        name: 'https://oak.example/',
        entryType: 'navigation',
        startTime: 0,
        duration: 900,
        domainLookupStart: 10,
        domainLookupEnd: 30,
        connectStart: 30,
        connectEnd: 110,
        secureConnectionStart: 60,
        requestStart: 110,
        responseStart: 300,
        responseEnd: 340,
        responseStatus: 200,
        domContentLoadedEventEnd: 610,
        loadEventEnd: 900,
        transferSize: 9000,
        decodedBodySize: 40000,
        nextHopProtocol: 'h2',
      },
      {
        name: 'https://oak.example/a.css',
        entryType: 'resource',
        initiatorType: 'link',
        startTime: 350,
        duration: 50,
        responseEnd: 400,
        transferSize: 0,
        decodedBodySize: 500,
        renderBlockingStatus: 'blocking',
      },
      { name: 'first-contentful-paint', entryType: 'paint', startTime: 450, duration: 0 },
      { name: '', entryType: 'resource' },
    ]),
  )
  expect(run.measured).toEqual({ ttfb: 300, dcl: 610, load: 900, fcp: 450 })
  expect(run.requests[0]?.parts).toEqual({
    blocked: 10,
    dns: 20,
    connect: 30,
    tls: 50,
    send: 0,
    wait: 190,
    receive: 40,
  })
  expect(run.requests[1]).toMatchObject({ kind: 'style', blocks: 'said', isFromCache: true, transferred: 0 })
  expect(run.skipped).toEqual([{ at: 4, why: 'no address or no times' }])
})

it.each([
  ['x', 'This is no JSON. Save the network panel as HAR, or the report of Lighthouse as JSON.'],
  ['{}', 'This JSON is neither a HAR nor a report of Lighthouse nor a list of performance entries.'],
  ['{"log":{"entries":[{}]}}', 'There is no request in it. 1 entry could not be read.'],
  ['{"error":{"message":"Quota exceeded"}}', 'PageSpeed Insights answered: Quota exceeded'],
])('refuses %s', (text, says) => {
  expect(() => readRun(text)).toThrow(says)
})

it.each([
  ['lcp', 2500, 'good'],
  ['lcp', 2500.1, 'needs improvement'],
  ['lcp', 4000.1, 'poor'],
  ['cls', 0.1, 'good'],
  ['cls', 0.26, 'poor'],
  ['inp', 200, 'good'],
  ['ttfb', 1801, 'poor'],
  ['load', 9999, undefined],
] as const)('grades %s of %d', (measure, value, grade) => {
  expect(gradeOf(measure, value)).toBe(grade)
})

it.each([
  ['https://www.bbc.co.uk/x', 'bbc.co.uk'],
  ['https://a.b.example.com/', 'example.com'],
  ['https://shop.example.com.au/', 'example.com.au'],
  ['http://192.0.2.7/', '192.0.2.7'],
  ['https://me.github.io/', 'me.github.io'],
])('finds the site of %s', (url, site) => expect(siteOf(url)).toBe(site))

/** RFC 9111, 4.2.1: max-age goes before Expires; an invalid day has expired. */
it.each([
  [{ 'cache-control': 'public, max-age=600', expires: 'Thu, 01 Dec 1994 16:00:00 GMT' }, 600],
  [{ 'cache-control': 's-maxage=600' }, undefined],
  [{ 'cache-control': 'no-store' }, 0],
  [{ expires: 'Fri, 20 Nov 2026 10:00:00 GMT', date: 'Fri, 20 Nov 2026 09:00:00 GMT' }, 3600],
  [{ expires: '0' }, 0],
  [{}, undefined],
])('%o is fresh for %s s', (headers, seconds) => {
  expect(freshFor(new Map(Object.entries(headers)))).toBe(seconds)
})

it('judges packing of texts alone, and only where heads are known', () => {
  const text: PageRequest = {
    url: 'https://a.example/a.css',
    kind: 'style',
    status: 200,
    start: 0,
    parts: { blocked: 0, dns: 0, connect: 0, tls: 0, send: 0, wait: 1, receive: 1 },
    transferred: 5000,
    size: 5000,
    headers: new Map([['server', 'x']]),
    protocol: 'h2',
    isFromCache: false,
    blocks: undefined,
  }
  expect(isUnpacked(text)).toBe(true)
  expect(isUnpacked({ ...text, size: 900 })).toBe(false)
  expect(isUnpacked({ ...text, kind: 'image', url: 'https://a.example/a.png' })).toBe(false)
  expect(isUnpacked({ ...text, kind: 'image', url: 'https://a.example/a.svg?1' })).toBe(true)
  expect(isUnpacked({ ...text, headers: new Map([['content-encoding', 'br']]) })).toBe(false)
  expect(isUnpacked({ ...text, headers: undefined })).toBeUndefined()
})

/** By hand. 1.6 Mbit/s with 150 ms: 30,000 bytes are on the way at once, so the window of 14,600 doubles once before it is larger. */
it('says when HTML arrives', () => {
  const slow = { name: '', down: 1_600_000, roundTrip: 150 }
  expect(arrivalOf(14_600, slow)).toBeCloseTo(4 * 150 + 73, 9)
  // Two windows more: 14,600, then 29,200, then the rest of 56,200 bytes at 200 bytes a millisecond.
  expect(arrivalOf(100_000, slow)).toBeCloseTo(6 * 150 + 281, 9)
  expect(budgetFor(673, slow)).toBe(14_600)
  expect(budgetFor(599, slow)).toBe(0)
})

it('finds what holds up the first picture', () => {
  const html = `<!doctype html><html><head><link rel="stylesheet" href="a.css"><link rel=stylesheet media=print href=p.css>
<script src="a.js"></script><script src="b.js" defer></script><script type=module src=c.js></script><style>b{}</style></head>
<body><script src="d.js"></script><script>1</script></body></html>`
  const { blocking, inlineBytes } = blockingIn(html)
  expect(blocking.map(({ says, line }) => `${line} ${says}`)).toEqual([
    '1 The style sheet a.css is fetched before anything is shown.',
    '2 The script a.js is fetched and run before anything is shown. Give it defer.',
  ])
  expect(inlineBytes).toBe(4)
  const report = htmlReport(html, 1000)
  expect(report.headline).toContain('too late on 1 of 5 links')
  expect(report.parts[0]?.tables?.[0]?.rows.map((row) => row.at(-1))).toEqual([
    'too much',
    'fits',
    'fits',
    'fits',
    'fits',
  ])
})
