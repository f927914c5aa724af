import type { Report } from '@/lib/base/report/report'
import { reportCsv, reportText, reportViews } from '@/lib/kits/app/report'
import type { View } from '@/lib/kits/app/views'
import { defineWorkbench, worker } from '@/lib/kits/app/workbench'
import { choice, integer } from '@/lib/kits/fields/define'
import type { SpeedQuestion } from '@/lib/subjects/page-speed/report'
import { harSample, timingSnippet } from './website-speed-test.messages'

const byFile = { field: 'source', is: 'file' } as const
const byHtml = { field: 'source', is: 'html' } as const
const byHost = { field: 'source', is: 'ask' } as const

const host = 'www.googleapis.com'

/** The address to be measured, or undefined where it is none that Google could fetch. */
function measuredAddress(text: string): string | undefined {
  const given = text.trim()
  if (given === '' || /\s/.test(given)) return undefined
  try {
    const url = new URL(/^[a-z][a-z\d+.-]*:\/\//i.test(given) ? given : `https://${given}`)
    return (url.protocol === 'https:' || url.protocol === 'http:') && url.hostname.includes('.') ? url.href : undefined
  } catch {
    return undefined
  }
}

const waiting: Readonly<Record<string, string>> = {
  file: 'Open a HAR, a report of Lighthouse or performance entries. They are read here and sent nowhere.',
  html: 'Paste the HTML of a page, and see when it arrives on slow and fast links.',
  ask: 'Give an address and your own key, then press the button.',
}

export default defineWorkbench({
  worker: worker<SpeedQuestion, Report>('website-speed-test'),
  connects: ['https://www.googleapis.com'],
  options: {
    source: choice('From', {
      options: { file: 'A measurement', html: 'The HTML alone', ask: 'PageSpeed Insights' },
      initial: 'file',
      as: 'buttons',
    }),
    budget: integer('Milliseconds until the HTML is there', { initial: 1000, min: 50, max: 60_000, shownWhen: byHtml }),
    strategy: choice('Measured as', {
      options: { mobile: 'A phone', desktop: 'A computer' },
      initial: 'mobile',
      as: 'buttons',
      shownWhen: byHost,
    }),
  },
  panels: [
    { at: 'top', fields: ['source'] },
    { at: 'inputs', fields: ['budget', 'strategy'] },
  ],
  inputs: {
    run: {
      kind: 'text',
      label: 'HAR, Lighthouse JSON or performance entries',
      placeholder: '{ "log": { "version": "1.2", "entries": [ … ] } }',
      help: 'In the network panel of the browser choose “Save all as HAR”; in Lighthouse “Save as JSON”.',
      height: 'middle',
      secret: true,
      shownWhen: byFile,
      example: harSample,
      holds: { accept: '.har,.json,application/json', pasted: 'pasted.har' },
    },
    before: {
      kind: 'text',
      label: 'The run before, if you like',
      placeholder: 'Another measurement of the same page',
      height: 'short',
      secret: true,
      shownWhen: byFile,
      holds: { accept: '.har,.json,application/json', pasted: 'pasted.har' },
    },
    html: {
      kind: 'text',
      label: 'HTML of the page',
      placeholder: '<!doctype html>',
      height: 'tall',
      shownWhen: byHtml,
      holds: { accept: '.html,.htm,text/html', pasted: 'pasted.html' },
    },
    address: {
      kind: 'text',
      label: 'Address of the page',
      placeholder: 'https://example.com/',
      height: 'line',
      shownWhen: byHost,
    },
    key: {
      kind: 'text',
      label: 'Your key for the PageSpeed Insights API',
      help: 'From the Google Cloud console. Without a key Google answers most askers that the quota is used up.',
      height: 'line',
      secret: true,
      shownWhen: byHost,
    },
  },
  resultLabel: 'Speed',
  asking: 'Reading the measurement',
  sending: {
    label: 'Measure',
    says: `A browser cannot measure another site. A press asks ${host} (Google) to load the page; nothing is sent before.`,
    shownWhen: byHost,
  },
  sends({ values: { source, strategy }, texts: { address, key } }) {
    const url = measuredAddress(address)
    if (source !== 'ask' || url === undefined || key.trim() === '') return undefined
    const asked = new URLSearchParams({ url, strategy, category: 'performance', key: key.trim() })
    return {
      label: `Ask ${host}`,
      says: `Sends ${url} and your key to ${host}. Google loads the page, and learns both and your network address. It takes half a minute.`,
      requests: [{ url: `https://${host}/pagespeedonline/v5/runPagespeed?${asked.toString()}` }],
    }
  },
  ask({ values: { source, budget }, texts: { run, before, html }, opened, received = [] }): SpeedQuestion | undefined {
    if (source === 'ask') {
      const body = received.find((reply) => reply.status !== undefined)?.body
      return body === undefined ? undefined : { source: body, before: '', isHtml: false, budget }
    }
    const isHtml = source === 'html'
    const given = isHtml ? (opened.html ?? html) : (opened.run ?? run)
    if (typeof given === 'string' && given.trim() === '') return undefined
    return { source: given, before: isHtml ? '' : (opened.before ?? before), isHtml, budget }
  },
  views(work) {
    const { values, texts, answer, received = [] } = work
    const { source } = values
    const views: View[] = []
    if (source === 'ask' && texts.address.trim() !== '' && measuredAddress(texts.address) === undefined)
      views.push({
        kind: 'note',
        under: 'address',
        tone: 'bad',
        says: 'Write an address such as https://example.com/ that Google can reach.',
      })
    if (source === 'ask' && received.some(({ fault }) => fault !== undefined))
      views.push({
        kind: 'note',
        tone: 'bad',
        says: `${host} gave no answer. You may be offline, or a blocker stopped the question.`,
      })
    const seen = reportViews(work, 'html', waiting[source] ?? '')
    const snippet: View[] =
      source === 'file' && !answer
        ? [
            {
              kind: 'values',
              items: [{ label: 'For the console of the page to be measured, then paste above', text: timingSnippet }],
            },
          ]
        : []
    return [...views, ...seen, ...snippet]
  },
  takeAway: {
    csv: {
      kind: 'save',
      label: 'Save the tables (CSV)',
      file: 'page-speed.csv',
      type: 'text/csv;charset=utf-8',
      of: ({ answer }) => reportCsv(answer),
    },
    copy: {
      kind: 'copy',
      label: 'Copy the findings',
      done: 'Copied the findings',
      of: ({ answer }) => reportText(answer),
    },
  },
  controls: [
    {
      label: 'A measurement',
      help: 'HAR 1.2, JSON of Lighthouse or PageSpeed Insights, or performance.getEntries(); up to 200 MB.',
    },
    { label: 'The run before', help: 'A second measurement, held against the first.' },
    { label: 'The HTML alone', help: 'Its size, packed and not, against a time on five links.' },
    { label: 'PageSpeed Insights', help: 'Asked by the button only, with your own key.' },
  ],
  results: [
    { label: 'Web Vitals with their grade', kind: 'table' },
    { label: 'What to mend', kind: 'verdict' },
    { label: 'Waterfall of requests, weight by kind', kind: 'chart' },
    { label: 'Requests with cache, packing and site', kind: 'table' },
    { label: 'Two runs compared', kind: 'table' },
  ],
  formula:
    'Reads the requests with their parts of the time, grades the measures by the limits of web.dev and Lighthouse, and works out when HTML arrives from round trips, doubling windows and the speed of a link',
  limits: [
    'One run is one run: times vary from one to the next. Take the median of five before you decide.',
    'A HAR does not say what held up the first picture; that is told from kinds and priorities, where the browser notes them.',
    'Sites are told apart by the last parts of their names and a short list of endings such as co.uk, not by the whole public suffix list.',
    'Arrival of HTML leaves out the server’s own time, redirects and lost packets.',
    'Interaction to Next Paint is measured with visitors only; a run without them has none.',
  ],
  sources: [
    { title: 'HTTP Archive format (HAR) 1.2', href: 'https://w3c.github.io/web-performance/specs/HAR/Overview.html' },
    { title: 'web.dev: Web Vitals and their limits', href: 'https://web.dev/articles/vitals' },
    { title: 'PageSpeed Insights API v5', href: 'https://developers.google.com/speed/docs/insights/v5/get-started' },
    { title: 'W3C: Resource Timing', href: 'https://www.w3.org/TR/resource-timing/' },
    { title: 'RFC 9111: HTTP Caching', href: 'https://www.rfc-editor.org/rfc/rfc9111' },
    { title: 'RFC 6928: Increasing TCP’s Initial Window', href: 'https://www.rfc-editor.org/rfc/rfc6928' },
  ],
  abilities: ['save', 'print'],
})
