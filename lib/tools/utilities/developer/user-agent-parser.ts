import type { Report } from '@/lib/base/report/report'
import { reportCsv, reportText, reportViews } from '@/lib/kits/app/report'
import { defineWorkbench, worker } from '@/lib/kits/app/workbench'
import { choice } from '@/lib/kits/fields/define'
import type { PageFacts } from '@/lib/subjects/user-agents/own'
import type { AgentQuestion } from '@/lib/subjects/user-agents/task'

const sample =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Mobile Safari/537.36'

/** What the page alone sees; asked only in the browser. */
function pageFacts(): PageFacts {
  const { screen, innerWidth, innerHeight, devicePixelRatio, navigator } = globalThis
  return {
    screenWidth: screen?.width,
    screenHeight: screen?.height,
    windowWidth: innerWidth,
    windowHeight: innerHeight,
    pixelRatio: devicePixelRatio,
    colourDepth: screen?.colorDepth,
    touchPoints: navigator?.maxTouchPoints,
  }
}

/** Everything as a text that is sent to a help desk. */
function supportText(report: Report | undefined): string | undefined {
  if (!report) return undefined
  const tables = report.parts.flatMap(({ texts = [], tables: all = [] }) => [
    ...texts.map(({ label, text }) => `${label}: ${text}`),
    ...all.flatMap(({ label, rows }) => ['', label, ...rows.map((cells) => cells.join(': '))]),
  ])
  return `${[reportText(report)?.trimEnd() ?? '', ...tables].join('\n')}\n`
}

export default defineWorkbench({
  worker: worker<AgentQuestion, Report>('user-agent-parser'),
  options: {
    task: choice('What to look at', {
      options: { read: 'A string or a log', own: 'This browser' },
      initial: 'read',
      as: 'buttons',
    }),
  },
  panels: [{ at: 'top', fields: ['task'] }],
  inputs: {
    text: {
      kind: 'text',
      label: 'User-Agent strings or lines of a log',
      placeholder: 'Mozilla/5.0 (…) …',
      help: 'One is explained, several are counted.',
      height: 'middle',
      example: sample,
      takes: { text: { task: 'read' } },
      shownWhen: { field: 'task', is: 'read' },
      holds: { accept: '.log,.txt,.csv,text/plain', pasted: 'pasted.log', above: 1_000_000 },
    },
  },
  resultLabel: 'What it reveals',
  asking: 'Reading',
  ask({ values: { task }, texts: { text }, opened }): AgentQuestion | undefined {
    if (task === 'own') return { task: 'own', page: pageFacts() }
    const given = opened['text'] ?? text
    return typeof given === 'string' && given.trim() === '' ? undefined : { task: 'read', text: given }
  },
  views: (work) =>
    reportViews(
      work,
      'text',
      work.values.task === 'own'
        ? 'What this browser tells any page stands here.'
        : 'Paste a User-Agent string. Browser, system and device stand here.',
    ),
  takeAway: {
    support: {
      kind: 'copy',
      label: 'Copy the report',
      done: 'Copied the report',
      of: ({ answer }) => supportText(answer),
    },
    csv: {
      kind: 'save',
      label: 'Save the tables (CSV)',
      file: 'user-agents.csv',
      type: 'text/csv;charset=utf-8',
      of: ({ answer }) => reportCsv(answer),
    },
  },
  controls: [
    { label: 'A string or a log', help: 'One string, a list, or an access log of any size.' },
    { label: 'This browser', help: 'What it tells every page: screen, memory, cores, graphics, hints and codecs.' },
  ],
  results: [
    { label: 'Browser, engine, system, device and model', kind: 'table' },
    { label: 'Crawlers, with who runs them and what they fetch for', kind: 'value' },
    { label: 'What is frozen in the string and cannot be believed', kind: 'verdict' },
    { label: 'Shares of browsers, systems, devices and robots in a log', kind: 'table' },
  ],
  formula:
    'Takes the string apart into products and comments by RFC 9110, then asks the names that browsers and crawlers document, the most particular first',
  limits: [
    'A string is what its sender chose to say. Whether a crawler is the one it claims is shown by its address, not by this text.',
    'The list of crawlers was written in November 2026; others are told by words such as bot or crawler.',
    'Names of phone models are shown as they are written; no list of devices is kept.',
    'Windows 11, macOS 11 and later, and Android in Chrome are frozen by their makers and cannot be told apart.',
  ],
  sources: [
    {
      title: 'MDN: User-Agent header',
      href: 'https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/User-Agent',
    },
    { title: 'The Chromium Projects: User-Agent Reduction', href: 'https://www.chromium.org/updates/ua-reduction/' },
    {
      title: 'RFC 9110: HTTP Semantics, section 10.1.5',
      href: 'https://www.rfc-editor.org/rfc/rfc9110#section-10.1.5',
    },
    { title: 'WICG: User-Agent Client Hints', href: 'https://wicg.github.io/ua-client-hints/' },
  ],
  abilities: ['save', 'print', 'batch'],
})
