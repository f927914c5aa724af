import type { Report } from '@/lib/base/report/report'
import { parseAgent } from './parse'

/** What a page sees of the browser that shows it. Undefined is what this browser does not tell. */
export interface PageFacts {
  screenWidth: number | undefined
  screenHeight: number | undefined
  windowWidth: number | undefined
  windowHeight: number | undefined
  pixelRatio: number | undefined
  colourDepth: number | undefined
  touchPoints: number | undefined
}

/** What its worker sees. */
export interface WorkerFacts {
  userAgent: string
  cores: number | undefined
  memory: number | undefined
  languages: readonly string[]
  zone: string
  locale: string
  connection: string | undefined
  quotaBytes: number | undefined
  graphics: string | undefined
  /** High-entropy client hints, by their names. */
  hints: readonly (readonly [string, string])[]
  codecs: readonly (readonly [string, boolean])[]
  features: readonly (readonly [string, boolean])[]
}

const untold = 'Not told'
const size = (width: number | undefined, height: number | undefined) =>
  width === undefined || height === undefined ? untold : `${String(width)} × ${String(height)} CSS pixels`
const orUntold = (value: number | string | undefined, unit = '') =>
  value === undefined || value === '' ? untold : `${String(value)}${unit}`
const yesNo = (pairs: readonly (readonly [string, boolean])[]) => pairs.map(([name, is]) => [name, is ? 'Yes' : 'No'])

/** What this browser reveals to any page, with what its string does not say. Nothing of it is sent. */
export function ownReport(page: PageFacts, seen: WorkerFacts): Report {
  const agent = parseAgent(seen.userAgent)
  const device: (readonly string[])[] = [
    ['Screen', size(page.screenWidth, page.screenHeight)],
    ['Window', size(page.windowWidth, page.windowHeight)],
    ['Device pixels for one CSS pixel', orUntold(page.pixelRatio)],
    ['Colours', orUntold(page.colourDepth, ' bits')],
    ['Touch points', orUntold(page.touchPoints)],
    ['Processor cores', orUntold(seen.cores)],
    ['Memory, rounded and capped', orUntold(seen.memory, ' GiB')],
    ['Graphics', orUntold(seen.graphics)],
    ['Languages', seen.languages.join(', ') || untold],
    ['Locale of numbers and days', orUntold(seen.locale)],
    ['Time zone', orUntold(seen.zone)],
    ['Connection', orUntold(seen.connection)],
    [
      'Storage this site may use',
      seen.quotaBytes === undefined ? untold : `${(seen.quotaBytes / 2 ** 30).toFixed(1)} GiB`,
    ],
  ]
  return {
    headline: `This browser says it is ${agent.browser || 'one that is not known here'}${agent.version && ` ${agent.version}`}${agent.system && ` on ${agent.system}`}.`,
    tone: 'good',
    parts: [
      {
        findings: agent.notes.map((says) => ({ tone: 'plain', says })),
        texts: [{ label: 'User-Agent', text: seen.userAgent }],
        tables: [{ label: 'What every page can read', columns: ['What', 'Value'], rows: device }],
        notes: ['It was read on this page and is sent nowhere.'],
      },
      {
        tables: [
          {
            label: 'Client hints',
            columns: ['Hint', 'Value'],
            rows: seen.hints.map(([name, value]) => [name, value || untold]),
          },
          { label: 'Codecs it plays', columns: ['Codec', 'Plays'], rows: yesNo(seen.codecs) },
          { label: 'Features', columns: ['Feature', 'There'], rows: yesNo(seen.features) },
        ],
        ...(seen.hints.length === 0 && { notes: ['This browser has no client hints: Chromium alone has them.'] }),
      },
    ],
  }
}
