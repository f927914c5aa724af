import { urlOf } from '@/lib/base/text/url-of'
import type { Report } from '@/lib/base/report/report'
import type { Reply } from '@/lib/kits/app/network'
import { reportCsv, reportText, reportViews } from '@/lib/kits/app/report'
import { defineWorkbench, worker } from '@/lib/kits/app/workbench'
import { choice, integer } from '@/lib/kits/fields/define'
import { endpointOf, type Sample } from '@/lib/subjects/latency/samples'

type Question = { kind: 'here'; samples: readonly Sample[] } | { kind: 'file'; source: string | Blob }

const measured = { field: 'source', is: 'requests' } as const
const withBody = { field: 'method', is: ['POST', 'PUT', 'PATCH'] } as const

const isAddress = (url: string) => /^https?:$/.test(urlOf(url)?.protocol ?? '')

/** Lines such as `Authorization: Bearer …`; undefined for a line that is no header. */
function headersIn(text: string): Record<string, string> | undefined {
  const lines = text.split(/[\r\n]+/).filter((line) => line.trim() !== '')
  const pairs = lines.map((line) => /^\s*([\w-]+)\s*:\s*(.*?)\s*$/.exec(line))
  if (pairs.some((pair) => pair === null)) return undefined
  return Object.fromEntries(pairs.map((pair) => [pair?.[1] ?? '', pair?.[2] ?? '']))
}

function sampleOf({ request, startedAt, milliseconds, status = 0, bytes, parts }: Reply): Sample {
  const { method = 'GET', url } = request
  return { label: endpointOf(method, url), startedAt, milliseconds, status, bytes, waiting: parts?.waiting }
}

export default defineWorkbench({
  worker: worker<Question, Report>('api-performance'),
  connects: 'anywhere',
  options: {
    source: choice('Times of', {
      options: { requests: 'Calls from here', file: 'A HAR or JMeter file' },
      initial: 'requests',
      as: 'buttons',
    }),
    method: choice('Method', {
      options: { GET: 'GET', HEAD: 'HEAD', POST: 'POST', PUT: 'PUT', PATCH: 'PATCH', DELETE: 'DELETE' },
      initial: 'GET',
      as: 'menu',
      shownWhen: measured,
    }),
    count: integer('Calls', { initial: 20, min: 1, max: 500, shownWhen: measured }),
    atOnce: integer('At once', { initial: 1, min: 1, max: 6, shownWhen: measured }),
    warmUp: integer('Calls before that do not count', { initial: 1, min: 0, max: 10, shownWhen: measured }),
  },
  panels: [
    { at: 'top', fields: ['source'] },
    { at: 'inputs', fields: ['method', 'count', 'atOnce', 'warmUp'] },
  ],
  inputs: {
    url: {
      kind: 'text',
      label: 'Address',
      placeholder: 'https://api.example.com/items',
      height: 'line',
      shownWhen: measured,
    },
    headers: {
      kind: 'text',
      label: 'Headers, one a line (not kept)',
      placeholder: 'Authorization: Bearer …',
      height: 'short',
      shownWhen: measured,
      secret: true,
    },
    body: { kind: 'text', label: 'Body', height: 'short', shownWhen: [measured, withBody] },
    har: {
      kind: 'text',
      label: 'HAR file, or results of JMeter as CSV',
      placeholder: 'Open or drop the file',
      height: 'middle',
      shownWhen: { field: 'source', is: 'file' },
      holds: { accept: '.har,.json,.csv,.jtl,application/json,text/csv', pasted: 'pasted.har' },
    },
  },
  resultLabel: 'Times',
  asking: 'Reading the calls',
  sending: {
    label: 'Start',
    says: 'With an address above, a press sends the calls from your browser. Call only servers that you may put under load.',
    shownWhen: measured,
  },
  sends({ values: { source, method, count, atOnce, warmUp }, texts: { url, headers, body } }) {
    const read = headersIn(headers)
    if (source !== 'requests' || !isAddress(url.trim()) || !read) return undefined
    const { host } = new URL(url.trim())
    const hasBody = ['POST', 'PUT', 'PATCH'].includes(method) && body !== ''
    const request = { url: url.trim(), method, headers: read, ...(hasBody && { body }) }
    return {
      label: `Call ${host}`,
      says: `Sends ${String(count + warmUp)} calls to ${host}, ${atOnce === 1 ? 'one after the other' : `${String(atOnce)} at once`}. ${method === 'GET' || method === 'HEAD' ? '' : `Each ${method} may change something there. `}If the host does not allow other sites (CORS), the calls arrive and their answers stay hidden.`,
      requests: Array.from({ length: count + warmUp }, () => request),
      atOnce,
    }
  },
  ask({ values: { source, warmUp }, texts: { har }, opened, received }): Question | undefined {
    if (source === 'requests') return received && { kind: 'here', samples: received.slice(warmUp).map(sampleOf) }
    const file = opened.har ?? har
    return typeof file === 'string' && file.trim() === '' ? undefined : { kind: 'file', source: file }
  },
  views: (work) => [
    ...(headersIn(work.texts.headers)
      ? []
      : [
          {
            kind: 'note',
            under: 'headers',
            tone: 'bad',
            says: 'A header is a name, a colon and a value, one a line.',
          } as const,
        ]),
    ...reportViews(
      work,
      'har',
      work.values.source === 'requests'
        ? 'Give an address and press the button.'
        : 'Open a HAR file. Browsers save one from the network panel of their developer tools.',
    ),
  ],
  takeAway: {
    csv: {
      kind: 'save',
      label: 'Save the tables (CSV)',
      file: 'api-times.csv',
      type: 'text/csv;charset=utf-8',
      of: ({ answer }) => reportCsv(answer),
    },
    copy: {
      kind: 'copy',
      label: 'Copy the summary',
      done: 'Copied the summary',
      of: ({ answer }) => reportText(answer),
    },
  },
  controls: [
    { label: 'Address, method, headers and body', help: 'What each call sends; headers are kept nowhere.' },
    { label: 'Calls', help: 'One to 500, up to six at once, after some that do not count.' },
    { label: 'HAR or JMeter file', help: 'Read here, up to 100 MB.' },
  ],
  results: [
    { label: 'Percentiles 50, 90, 95 and 99', kind: 'table' },
    { label: 'How many calls took how long', kind: 'table' },
    { label: 'Answers by status, and calls without one', kind: 'table' },
    { label: 'Time to the first byte, where the host lets it be seen', kind: 'value' },
  ],
  formula:
    'Measures from sending until the last byte of each call, sorts, and takes the value of the nearest rank: the smallest with at least that share of the calls at or below it',
  limits: [
    'Times are of your network and browser. A browser adds a question of its own (preflight) to calls with certain headers.',
    'Lookup, connection and first byte are seen only where the host sends Timing-Allow-Origin.',
    'A browser keeps six connections to a host of HTTP/1.1; this is no load test.',
    'A host without CORS hides its answers, and then only the wait for the refusal is measured, which is not shown as a time.',
  ],
  sources: [
    { title: 'W3C: Resource Timing', href: 'https://www.w3.org/TR/resource-timing/' },
    { title: 'HTTP Archive (HAR) 1.2 specification', href: 'http://www.softwareishard.com/blog/har-12-spec/' },
    { title: 'WHATWG: Fetch Standard, CORS protocol', href: 'https://fetch.spec.whatwg.org/#http-cors-protocol' },
    { title: 'Apache JMeter: results in CSV', href: 'https://jmeter.apache.org/usermanual/listeners.html' },
  ],
  abilities: ['save', 'print'],
})
