import { describe, expect, it } from 'vitest'
import { histogram, latencyReport, nearestRank } from '@/lib/subjects/latency/report'
import { endpointOf, HarRefused, samplesOfHar, samplesOfJmeter, type Sample } from '@/lib/subjects/latency/samples'

describe('the nearest rank', () => {
  // Wikipedia, “Percentile”, the nearest-rank method, examples 1 to 3; R: quantile(x, p, type = 1) gives the same.
  const five = [15, 20, 35, 40, 50]
  const ten = [3, 6, 7, 8, 8, 10, 13, 15, 16, 20]
  it.each([
    [five, 0.05, 15],
    [five, 0.3, 20],
    [five, 0.4, 20],
    [five, 0.5, 35],
    [five, 1, 50],
    [ten, 0.25, 7],
    [ten, 0.5, 8],
    [ten, 0.75, 15],
    [ten, 1, 20],
  ])('%j at %d', (values, share, expected) => expect(nearestRank(values, share)).toBe(expected))
  it('does not slip by what binary fractions add', () => {
    const hundred = Array.from({ length: 100 }, (_, at) => at + 1)
    for (let percent = 1; percent <= 100; percent++) expect(nearestRank(hundred, percent / 100)).toBe(percent)
  })
  it('of nothing is nothing', () => expect(nearestRank([], 0.5)).toBeUndefined())
})

// The entry of the HAR 1.2 specification, with two more.
const har = JSON.stringify({
  log: {
    version: '1.2',
    entries: [
      {
        startedDateTime: '2009-07-24T19:20:30.45+01:00',
        time: 50,
        request: { method: 'GET', url: 'http://www.example.com/path/?param=value' },
        response: { status: 200, bodySize: 850 },
        timings: { blocked: 0, dns: -1, connect: 15, send: 20, wait: 38, receive: 12, ssl: -1 },
      },
      {
        startedDateTime: '2009-07-24T19:20:31.45+01:00',
        time: 70,
        request: { method: 'GET', url: 'http://www.example.com/path/?param=2' },
        response: { status: 500, bodySize: -1 },
        timings: { wait: -1 },
      },
      { time: 'soon', request: { method: 'GET', url: 'x' } },
      null,
    ],
  },
})

describe('files', () => {
  it('reads a HAR, and counts what is broken', () => {
    const { samples, skipped } = samplesOfHar(`\uFEFF${har}`)
    expect(skipped).toBe(2)
    expect(samples).toEqual([
      {
        label: 'GET http://www.example.com/path/',
        startedAt: 0,
        milliseconds: 50,
        status: 200,
        bytes: 850,
        waiting: 38,
      },
      {
        label: 'GET http://www.example.com/path/',
        startedAt: 1000,
        milliseconds: 70,
        status: 500,
        bytes: undefined,
        waiting: undefined,
      },
    ])
  })
  it('reads what JMeter writes', () => {
    const rows = [
      ['timeStamp', 'elapsed', 'label', 'responseCode', 'bytes', 'Latency'],
      ['1700000000000', '120', 'Home', '200', '5120', '80'],
      ['1700000000500', '340', 'Login', 'Non HTTP response code: java.net.SocketException', '0', '0'],
      ['', '', '', '', '', ''],
    ]
    const { samples, skipped } = samplesOfJmeter(rows)
    expect(skipped).toBe(1)
    expect(
      samples.map(({ label, startedAt, milliseconds, status }) => [label, startedAt, milliseconds, status]),
    ).toEqual([
      ['Home', 0, 120, 200],
      ['Login', 500, 340, 0],
    ])
  })
  it.each(['', '[]', '{}', '{"log":{}}', 'x', '{"log":{"entries":5}}'])('refuses “%s”', (text) =>
    expect(() => samplesOfHar(text)).toThrow(HarRefused),
  )
  it('takes an archive without entries', () => {
    expect(latencyReport(samplesOfHar('{"log":{"entries":[]}}'), false).headline).toBe('No call was found.')
  })
})

const sample = (milliseconds: number, status = 200, startedAt = 0): Sample => ({
  label: 'GET /',
  startedAt,
  milliseconds,
  status,
  bytes: undefined,
  waiting: undefined,
})

it('reports percentiles, faults and the rate', () => {
  const samples = Array.from({ length: 20 }, (_, at) => sample(at + 101, at === 19 ? 500 : 200, at * 100))
  const report = latencyReport({ samples: [...samples, sample(5, 0)], skipped: 0 }, true)
  expect(report.headline).toBe('Half of 20 answers came within 110 ms, 95 of 100 within 119 ms.')
  // 20 answers in the 2,020 ms until the last one ended.
  expect(report.figures?.map(({ text }) => text)).toEqual(['21', '2', '120 ms', '9.9'])
  expect(report.parts[2]?.tables?.[1]?.rows).toEqual([
    ['No answer', '1'],
    ['200', '19'],
    ['500', '1'],
  ])
})

it('says so when nothing was answered', () => {
  expect(latencyReport({ samples: [sample(3, 0)], skipped: 0 }, true)).toMatchObject({
    headline: '1 call, none answered.',
    tone: 'bad',
  })
})

it.each([
  [[5]],
  [[0, 0, 0]],
  [[1, 2, 3, 1000]],
  [[0.1, 0.2, 12_345]],
  [Array.from({ length: 500 }, (_, at) => at * 1.7)],
])('a histogram of %j has every call once', (times) => {
  const bins = histogram(times)
  expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(times.length)
  expect(bins.length).toBeLessThanOrEqual(12)
  for (const { from, to, count } of bins)
    expect(times.filter((time) => time >= from - 1e-9 && time < to - 1e-9).length).toBe(count)
})

it('an endpoint is the address without what changes', () => {
  expect(endpointOf('GET', 'https://a.example/x?y=1#z')).toBe('GET https://a.example/x')
})
