import type { Report } from '@/lib/base/report/report'
import { reportCsv, reportText, reportViews } from '@/lib/kits/app/report'
import { choice } from '@/lib/kits/fields/define'
import { defineWorkbench, worker } from '@/lib/kits/app/workbench'
import type { RobotsQuestion } from '@/lib/subjects/robots/report'
import { fileAddress, robotsSample } from './robots-txt-checker.messages'

export default defineWorkbench({
  worker: worker<RobotsQuestion, Report>('robots-txt-checker'),
  connects: 'anywhere',
  options: {
    source: choice('From', {
      options: { text: 'Pasted or dropped', site: 'A site' },
      initial: 'text',
      as: 'buttons',
    }),
  },
  panels: [{ at: 'top', fields: ['source'] }],
  inputs: {
    robots: {
      kind: 'text',
      label: 'The robots.txt file',
      shownWhen: { field: 'source', is: 'text' },
      placeholder: 'Paste a robots.txt, or drop the file',
      height: 'tall',
      example: robotsSample,
      takes: { text: {} },
      opens: {
        label: 'Open a robots.txt',
        accept: '.txt,text/plain',
        largest: 20_000_000,
        otherwise: 'Choose a smaller file.',
      },
    },
    site: {
      kind: 'text',
      label: 'Site whose robots.txt is fetched',
      placeholder: 'www.example.com',
      height: 'line',
      shownWhen: { field: 'source', is: 'site' },
    },
    urls: {
      kind: 'text',
      label: 'Addresses or paths to try, one a line',
      placeholder: '/cart/\nhttps://www.example.com/search?q=chairs',
      height: 'middle',
      opens: {
        label: 'Open a list',
        accept: '.txt,.csv,text/plain',
        largest: 20_000_000,
        otherwise: 'Choose a smaller file.',
      },
    },
    agent: { kind: 'text', label: 'Crawler', placeholder: 'Googlebot', height: 'line' },
  },
  resultLabel: 'What it says',
  sending: {
    label: 'Fetch robots.txt',
    says: 'Name a site. It is asked for its robots.txt, and only when you press. Most hosts do not let other sites read the file; pasting always works.',
    shownWhen: { field: 'source', is: 'site' },
  },
  sends({ values, texts: { site } }) {
    const url = values.source === 'site' ? fileAddress(site) : undefined
    if (!url) return undefined
    const { host } = new URL(url)
    return {
      label: `Fetch from ${host}`,
      says: `Asks ${host} for its robots.txt. The host learns your network address, as when you open it. If it does not let other sites read the file (CORS), open it in a tab and paste it.`,
      requests: [{ url }],
    }
  },
  ask({ values, texts: { robots, agent, urls }, received }) {
    const [reply] = received ?? []
    const text = values.source === 'text' ? robots : reply?.status === 200 ? (reply.body ?? '') : ''
    return text === '' ? undefined : { text, agent, urls }
  },
  views(work) {
    const [reply] = work.received ?? []
    const isFetched = work.values.source === 'site' && reply?.status !== undefined
    return [
      ...(isFetched
        ? [
            {
              kind: 'note',
              tone: reply.status === 200 ? 'plain' : 'warn',
              says:
                reply.status === 200
                  ? `Read from ${reply.url ?? ''}.`
                  : `The host answered ${String(reply.status)}. RFC 9309: with 4xx everything may be fetched, with 5xx nothing.`,
            } as const,
          ]
        : []),
      ...reportViews(work, 'robots', 'Paste a robots.txt. The verdict stands here, with the line that decides.'),
    ]
  },
  takeAway: {
    csv: {
      kind: 'save',
      label: 'Save the tables (CSV)',
      file: 'robots-check.csv',
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
      label: 'The robots.txt file',
      help: 'Pasted, opened, dropped, or fetched from a host that you name, where that host allows it.',
    },
    { label: 'Addresses or paths', help: 'One a line, up to 100,000; without any, the home page is tried.' },
    { label: 'Crawler', help: 'A product token such as Googlebot or GPTBot.' },
  ],
  results: [
    { label: 'Allowed or blocked, with the rule and the line that decide', kind: 'table' },
    { label: 'Mistakes and remarks, with who asks for it', kind: 'verdict' },
    { label: 'Verdict for sixteen crawlers of search engines and AI companies', kind: 'table' },
  ],
  formula:
    'Follows the group that names the crawler, else the group of *, and lets the longest matching rule decide; of two as long, the one that allows',
  limits: [
    'A robots.txt asks; it closes nothing. What must stay private needs a password.',
    'Verdicts are those of the standard and of the parser that Google publishes; a crawler may read a file differently or ignore it.',
    'Whether a page is in an index, or blocked by a meta tag, a header or a login, is not seen here.',
    'Addresses are tried for path and query only; a robots.txt counts for its own host, scheme and port.',
  ],
  sources: [
    { title: 'RFC 9309: Robots Exclusion Protocol', href: 'https://www.rfc-editor.org/rfc/rfc9309' },
    {
      title: 'Google Search Central: How Google interprets the robots.txt specification',
      href: 'https://developers.google.com/search/docs/crawling-indexing/robots/robots_txt',
    },
    { title: 'google/robotstxt: parser and tests', href: 'https://github.com/google/robotstxt' },
    { title: 'sitemaps.org: Protocol', href: 'https://www.sitemaps.org/protocol.html' },
  ],
  abilities: ['save', 'print', 'batch'],
})
