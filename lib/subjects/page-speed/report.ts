import { gzipSync } from 'fflate'
import { createShow } from '@/lib/base/format/show'
import { regionOf } from '@/lib/base/region/regions'
import type { Report, ReportChart, ReportFinding, ReportPart, ReportTable } from '@/lib/base/report/report'
import { mostTimelineRows } from '@/lib/kits/chart/timeline'
import type { ChartDrawing } from '@/lib/kits/chart/types'
import { counted, whole } from '@/lib/messages/counted'
import { sizeInWords } from '@/lib/messages/workbench'
import { readHar } from './har'
import { blockingIn } from './html'
import {
  arrivalOf,
  budgetFor,
  freshFor,
  gradeOf,
  isUnpacked,
  links,
  plainNames,
  siteOf,
  thresholds,
  type Grade,
} from './judge'
import { readLighthouse } from './lighthouse'
import {
  endOf,
  get,
  listAt,
  measures,
  NoMeasurement,
  partNames,
  requestKinds,
  timeOf,
  type Json,
  type Measure,
  type Measured,
  type PageRequest,
  type RequestKind,
  type Run,
} from './run'
import { readTiming } from './timing'

export interface SpeedQuestion {
  source: string | Blob
  before: string | Blob
  isHtml: boolean
  /** Milliseconds in which the HTML is to be there. */
  budget: number
}

/** Draws a chart for the page; the engine is the worker's. */
export type Draw = (drawing: ChartDrawing, note?: string) => ReportChart

const show = createShow(regionOf('global'))
const kindNames: Readonly<Record<RequestKind, string>> = {
  document: 'HTML',
  style: 'Style sheets',
  script: 'Scripts',
  image: 'Images',
  font: 'Fonts',
  media: 'Sound and video',
  data: 'Data',
  other: 'Other',
}
const partLabels = ['Blocked', 'Name', 'Connect', 'TLS', 'Send', 'Wait', 'Receive']

const milliseconds = (value: number) =>
  value >= 1000 ? `${show.number(value / 1000, 2)} s` : `${show.number(value, 0)} ms`
export const written = (measure: Measure, value: number) =>
  measure === 'cls' ? show.number(value, 3) : milliseconds(value)
const bytes = (size: number | undefined) => (size === undefined ? '' : sizeInWords(Math.round(size)))
const total = (requests: readonly PageRequest[], of: (request: PageRequest) => number | undefined) =>
  requests.reduce((sum, request) => sum + (of(request) ?? 0), 0)
const transferredIn = (requests: readonly PageRequest[]) => total(requests, ({ transferred }) => transferred)
const share = (part: number, of: number) => (of > 0 ? show.percent(part / of, 1) : '')

const mostNamed = 60
function shortUrl(url: string): string {
  const [, rest = url] = /^[a-z]+:\/\/[^/]*(\/.*)$/i.exec(url) ?? []
  const text = rest === '/' ? url : rest
  return text.length > mostNamed ? `${text.slice(0, 24)}…${text.slice(24 - mostNamed)}` : text
}

/** Reads a measurement of any kind. Throws NoMeasurement with a sentence. */
export function readRun(text: string): Run {
  let given: Json
  try {
    given = JSON.parse(text.replace(/^\uFEFF/, '')) as Json
  } catch {
    throw new NoMeasurement('This is no JSON. Save the network panel as HAR, or the report of Lighthouse as JSON.')
  }
  if (Array.isArray(given)) return nonEmpty(readTiming(given as readonly Json[]))
  if (get(given, 'log', 'entries') !== undefined) return nonEmpty(readHar(given))
  if (get(given, 'audits') !== undefined || get(given, 'lighthouseResult') !== undefined) return readLighthouse(given)
  const [error] = [get(given, 'error', 'message')]
  if (typeof error === 'string') throw new NoMeasurement(`PageSpeed Insights answered: ${error}`)
  if (listAt(given, 'entries').length > 0) return nonEmpty(readTiming(listAt(given, 'entries')))
  throw new NoMeasurement('This JSON is neither a HAR nor a report of Lighthouse nor a list of performance entries.')
}

function nonEmpty(run: Run): Run {
  if (run.requests.length > 0) return run
  const why = run.skipped.length > 0 ? ` ${counted(run.skipped.length, 'entry', 'entries')} could not be read.` : ''
  throw new NoMeasurement(`There is no request in it.${why}`)
}

const tones: Readonly<Record<Grade, 'good' | 'warn' | 'bad'>> = {
  good: 'good',
  'needs improvement': 'warn',
  poor: 'bad',
}

function measureRows(measured: Measured, where: string): string[][] {
  return measures.flatMap((measure) => {
    const value = measured[measure]
    if (value === undefined) return []
    const limits = thresholds[measure]
    return [
      [
        plainNames[measure],
        where,
        written(measure, value),
        gradeOf(measure, value) ?? '',
        limits ? written(measure, limits.good) : '',
        limits ? written(measure, limits.poor) : '',
        limits?.source ?? '',
      ],
    ]
  })
}

function worstOf(...all: readonly Measured[]): Grade | undefined {
  const grades = all.flatMap((measured) =>
    measures.flatMap((measure) => (measured[measure] === undefined ? [] : (gradeOf(measure, measured[measure]) ?? []))),
  )
  return (['poor', 'needs improvement', 'good'] as const).find((grade) => grades.includes(grade))
}

function isStatic({ kind, status, isFromCache }: PageRequest): boolean {
  return (
    (kind === 'style' || kind === 'script' || kind === 'image' || kind === 'font' || kind === 'media') &&
    (isFromCache || (status >= 200 && status < 300))
  )
}

function forWords(seconds: number | undefined): string {
  if (seconds === undefined) return 'not said'
  if (seconds === 0) return 'never without asking'
  if (seconds < 3600) return counted(Math.round(seconds / 60), 'minute', 'minutes')
  return seconds < 172_800
    ? counted(Math.round(seconds / 3600), 'hour', 'hours')
    : counted(Math.round(seconds / 86_400), 'day', 'days')
}

const week = 604_800
const largePicture = 300_000

interface Seen {
  unpacked: readonly PageRequest[]
  stale: readonly { request: PageRequest; seconds: number | undefined }[]
  blocking: readonly PageRequest[]
  thirds: readonly PageRequest[]
}

function seenIn({ requests, page }: Run): Seen {
  const own = siteOf(page)
  return {
    unpacked: requests.filter((request) => isUnpacked(request) === true),
    stale: requests.flatMap((request) => {
      if (!isStatic(request) || !request.headers || request.headers.size === 0) return []
      const seconds = freshFor(request.headers)
      return (seconds ?? 0) < week ? [{ request, seconds }] : []
    }),
    blocking: requests.filter(({ blocks }) => blocks !== undefined),
    thirds: requests.filter(({ url }) => siteOf(url) !== own && siteOf(url) !== ''),
  }
}

function findingsOf(run: Run, { unpacked, stale, blocking, thirds }: Seen): ReportFinding[] {
  const { requests } = run
  const failed = requests.filter(({ status }) => status >= 400)
  const turned = requests.filter(({ status }) => status >= 300 && status < 400 && status !== 304)
  const old = requests.filter(({ protocol }) => protocol.startsWith('http/1'))
  const large = requests.filter(({ kind, transferred }) => kind === 'image' && (transferred ?? 0) > largePicture)
  const all = transferredIn(requests)
  const foreign = transferredIn(thirds)
  const names = (list: readonly PageRequest[]) =>
    `${list
      .slice(0, 3)
      .map(({ url }) => shortUrl(url))
      .join(', ')}${list.length > 3 ? ` and ${whole(list.length - 3)} more` : ''}.`
  const found: (ReportFinding | undefined)[] = [
    failed.length > 0
      ? {
          tone: 'bad',
          says: `${counted(failed.length, 'request', 'requests')} failed.`,
          detail: names(failed),
          source: 'RFC 9110',
        }
      : undefined,
    unpacked.length > 0
      ? {
          tone: 'bad',
          says: `${counted(unpacked.length, 'text comes', 'texts come')} unpacked: ${bytes(total(unpacked, ({ size }) => size))}.`,
          detail: `${names(unpacked)} Turn on gzip or Brotli for it.`,
          source: 'RFC 9110, 8.4',
        }
      : undefined,
    blocking.length > 0
      ? {
          tone: 'warn',
          says: `${counted(blocking.length, 'file holds', 'files hold')} up the first picture${blocking.every(({ blocks }) => blocks === 'likely') ? ', judging by kind and priority' : ''}.`,
          detail: `${names(blocking)} Write what the first screen needs into the page; load scripts with defer.`,
          source: 'web.dev',
        }
      : undefined,
    stale.length > 0
      ? {
          tone: 'warn',
          says: `${counted(stale.length, 'file', 'files')} may be kept for less than a week.`,
          detail: `${names(stale.map(({ request }) => request))} Files with a version in their name can be kept for a year.`,
          source: 'RFC 9111',
        }
      : undefined,
    turned.length > 0
      ? {
          tone: 'warn',
          says: `${counted(turned.length, 'redirect costs', 'redirects cost')} ${milliseconds(total(turned, ({ parts }) => timeOf(parts)))}.`,
          detail: names(turned),
        }
      : undefined,
    large.length > 0
      ? {
          tone: 'warn',
          says: `${counted(large.length, 'image has', 'images have')} more than ${bytes(largePicture)}.`,
          detail: names(large),
        }
      : undefined,
    all > 0 && foreign / all > 0.5
      ? { tone: 'warn', says: `${share(foreign, all)} of the weight comes from other sites.` }
      : undefined,
    old.length > 5
      ? {
          tone: 'plain',
          says: `${counted(old.length, 'request', 'requests')} came by HTTP/1, one after the other on each connection.`,
        }
      : undefined,
  ]
  const own = found.filter((one) => one !== undefined)
  const audits = run.audits.map(({ title, value, score }): ReportFinding => ({
    tone: score < 0.5 ? 'bad' : 'warn',
    says: value === '' ? `${title}.` : `${title}: ${value}.`,
    source: 'Lighthouse',
  }))
  return own.length + audits.length > 0
    ? [...own, ...audits]
    : [{ tone: 'good', says: 'Nothing was found that is slow by itself.' }]
}

function waterfall({ requests, measured }: Run, draw: Draw): ReportChart {
  const shown = requests.slice(0, mostTimelineRows)
  return draw(
    {
      kind: 'timeline',
      title: 'Waterfall',
      x: { label: 'Milliseconds after the first request', write: (value) => show.number(value, 0) },
      tracks: partLabels,
      rows: shown.map(({ url, start, parts }) => {
        let at = start
        return {
          label: shortUrl(url),
          parts: partNames.flatMap((name, track) => {
            const from = at
            at += parts[name]
            return parts[name] > 0 ? [{ track, from, to: at }] : []
          }),
        }
      }),
      marks: (['dcl', 'load'] as const).flatMap((measure) => {
        const value = measured[measure]
        return value === undefined ? [] : [{ x: value, label: plainNames[measure] }]
      }),
    },
    shown.length < requests.length
      ? `Drawn are the first ${whole(shown.length)} of ${whole(requests.length)} requests; the table beneath has all.`
      : undefined,
  )
}

function weightPart({ requests }: Run, draw: Draw): ReportPart {
  const all = transferredIn(requests)
  const kinds = requestKinds.flatMap((kind) => {
    const own = requests.filter((request) => request.kind === kind)
    return own.length === 0 ? [] : [{ kind, own, moved: transferredIn(own) }]
  })
  return {
    heading: 'Weight',
    charts: [
      draw({
        kind: 'bar',
        title: 'Weight by kind',
        x: { label: '', write: whole, names: kinds.map(({ kind }) => kindNames[kind]) },
        y: { label: 'Kilobytes over the network', write: (value) => show.number(value, 0) },
        tracks: [{ label: 'kB', values: kinds.map(({ moved }) => moved / 1000) }],
      }),
    ],
    tables: [
      {
        label: 'By kind',
        columns: ['Kind', 'Requests', 'Over the network', 'Share', 'Unpacked'],
        rows: kinds.map(({ kind, own, moved }) => [
          kindNames[kind],
          whole(own.length),
          bytes(moved),
          share(moved, all),
          bytes(total(own, ({ size }) => size)),
        ]),
      },
    ],
  }
}

function siteTable(run: Run): ReportTable {
  const own = siteOf(run.page)
  const sites = new Map<string, PageRequest[]>()
  for (const request of run.requests) {
    const site = siteOf(request.url)
    if (site !== '') sites.set(site, [...(sites.get(site) ?? []), request])
  }
  return {
    label: 'By site',
    columns: ['Site', 'Whose', 'Requests', 'Over the network', 'Time of requests'],
    rows: [...sites]
      .toSorted(([, one], [, other]) => transferredIn(other) - transferredIn(one))
      .map(([site, requests]) => [
        site,
        site === own ? 'own' : 'other',
        whole(requests.length),
        bytes(transferredIn(requests)),
        milliseconds(total(requests, ({ parts }) => timeOf(parts))),
      ]),
  }
}

function requestTable({ requests }: Run): ReportTable {
  return {
    label: 'All requests',
    columns: [
      'Address',
      'Kind',
      'Status',
      'Begins',
      'Takes',
      'Over the network',
      'Unpacked',
      'Packed',
      'Kept for',
      'Holds up',
    ],
    rows: requests.map(({ url, kind, status, start, parts, transferred, size, headers, blocks }) => [
      url.length > 200 ? `${url.slice(0, 199)}…` : url,
      kindNames[kind],
      status === 0 ? '' : String(status),
      milliseconds(start),
      milliseconds(timeOf(parts)),
      bytes(transferred),
      bytes(size),
      headers?.get('content-encoding') ?? '',
      headers && headers.size > 0 ? forWords(freshFor(headers)) : '',
      blocks ?? '',
    ]),
  }
}

function comparison(now: Run, before: Run): ReportPart {
  const difference = (one: number, other: number, write: (value: number) => string) =>
    one === other ? 'the same' : `${one > other ? '+' : '−'}${write(Math.abs(one - other))}`
  const line = (label: string, one: number, other: number, write: (value: number) => string) => [
    label,
    write(other),
    write(one),
    difference(one, other, write),
    other > 0 ? `${one > other ? '+' : one < other ? '−' : ''}${show.percent(Math.abs(one - other) / other, 1)}` : '',
  ]
  const kinds = requestKinds.flatMap((kind) => {
    const of = (run: Run) => transferredIn(run.requests.filter((request) => request.kind === kind))
    return of(now) + of(before) > 0 ? [line(kindNames[kind], of(now), of(before), (value) => bytes(value))] : []
  })
  const timed = measures.flatMap((measure) => {
    const [one, other] = [now.measured[measure], before.measured[measure]]
    return one === undefined || other === undefined
      ? []
      : [line(plainNames[measure], one, other, (value) => written(measure, value))]
  })
  return {
    heading: 'Against the other run',
    tables: [
      {
        label: `Before: ${before.page}`,
        columns: ['What', 'Before', 'Now', 'Difference', 'In per cent'],
        rows: [
          ...timed,
          line('Requests', now.requests.length, before.requests.length, whole),
          line('Over the network', transferredIn(now.requests), transferredIn(before.requests), (value) =>
            bytes(value),
          ),
          ...kinds,
          ...(now.score !== undefined && before.score !== undefined
            ? [line('Performance of Lighthouse', now.score * 100, before.score * 100, (value) => show.number(value, 0))]
            : []),
        ],
      },
    ],
  }
}

function headlineOf(run: Run): string {
  const end = run.measured.load ?? (run.requests.length > 0 ? Math.max(...run.requests.map(endOf)) : undefined)
  const moved = `${counted(run.requests.length, 'request', 'requests')}, ${bytes(transferredIn(run.requests))}`
  if (run.score !== undefined)
    return `Performance ${show.number(run.score * 100, 0)} of 100 by Lighthouse${run.requests.length > 0 ? `; ${moved}` : ''}.`
  return end === undefined ? `${moved}.` : `${moved}, done after ${milliseconds(end)}.`
}

/** A run, judged; with another one, what changed. */
export function speedReport(run: Run, before: Run | undefined, draw: Draw): Report {
  const seen = seenIn(run)
  const grade = worstOf(run.measured, run.field)
  const vitals = [...measureRows(run.field, 'visitors, 28 days'), ...measureRows(run.measured, 'this run')]
  const { requests, skipped } = run
  return {
    headline: headlineOf(run),
    // The first byte alone says little of a page.
    tone: grade && (run.measured.lcp ?? run.field.lcp) !== undefined ? tones[grade] : 'plain',
    figures: [
      { label: 'Page', text: run.page.length > 80 ? `${run.page.slice(0, 79)}…` : run.page },
      ...(requests.length > 0
        ? [
            { label: 'Own site', text: bytes(transferredIn(requests) - transferredIn(seen.thirds)) },
            { label: 'Other sites', text: bytes(transferredIn(seen.thirds)) },
            { label: 'From cache', text: whole(requests.filter(({ isFromCache }) => isFromCache).length) },
          ]
        : []),
    ],
    parts: [
      {
        notes: run.notes,
        tables: [
          {
            label: 'Measures',
            columns: ['Measure', 'Of', 'Value', 'Grade', 'Good up to', 'Poor above', 'Limits of'],
            rows: vitals,
          },
        ],
      },
      { heading: 'What to mend', findings: findingsOf(run, seen) },
      ...(before ? [comparison(run, before)] : []),
      ...(requests.length > 0
        ? [
            { heading: 'Requests', charts: [waterfall(run, draw)] },
            weightPart(run, draw),
            { tables: [siteTable(run), requestTable(run)] },
          ]
        : []),
      ...(skipped.length > 0
        ? [
            {
              heading: 'Entries left out',
              findings: [
                {
                  tone: 'warn',
                  says: `${counted(skipped.length, 'entry was', 'entries were')} broken and left out.`,
                } as const,
              ],
              tables: [
                {
                  label: 'Broken entries',
                  columns: ['Entry', 'What it lacks'],
                  rows: skipped.map(({ at, why }) => [whole(at), why]),
                },
              ],
            },
          ]
        : []),
    ],
  }
}

/** What the HTML of a page costs by itself, on links of several speeds. */
export function htmlReport(html: string, within: number): Report {
  const raw = new TextEncoder().encode(html)
  const packed = gzipSync(raw, { level: 6 }).length
  const { blocking, inlineBytes } = blockingIn(html)
  const rows = links.map((link) => {
    const arrives = arrivalOf(packed, link)
    const budget = budgetFor(within, link)
    return [
      link.name,
      milliseconds(arrives),
      milliseconds(arrivalOf(raw.length, link)),
      budget === 0 ? 'nothing arrives' : bytes(budget),
      packed <= budget ? 'fits' : 'too much',
    ]
  })
  const late = rows.filter((row) => row.at(-1) !== 'fits')
  return {
    headline: `${bytes(raw.length)} of HTML, ${bytes(packed)} packed: ${late.length === 0 ? 'there in time on every link' : `too late on ${whole(late.length)} of ${whole(rows.length)} links`}.`,
    tone: late.length === 0 ? 'good' : 'warn',
    figures: [
      { label: 'Unpacked', text: bytes(raw.length) },
      { label: 'With gzip', text: bytes(packed) },
      { label: 'Styles and scripts within', text: bytes(inlineBytes) },
      { label: 'Wanted within', text: milliseconds(within) },
    ],
    parts: [
      {
        notes: [
          'Four trips for name, connection, TLS and request, doubling windows from ten segments, then the speed of the link. The server’s own time comes on top.',
        ],
        tables: [{ label: 'By link', columns: ['Link', 'Arrives after', 'Unpacked', 'Room for', 'Verdict'], rows }],
      },
      {
        heading: 'What holds up the first picture',
        findings:
          blocking.length === 0
            ? [{ tone: 'good', says: 'No style sheet and no script in the head holds it up.' }]
            : blocking.map(({ says, line, column, offset, length }) => ({
                tone: 'warn' as const,
                says,
                source: 'web.dev',
                at: { line, column, offset, length },
              })),
      },
    ],
  }
}
