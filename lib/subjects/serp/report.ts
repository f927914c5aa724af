import type { Report, ReportFinding } from '@/lib/base/report/report'
import { counted, whole } from '@/lib/messages/counted'
import { fieldsFrom } from '@/lib/subjects/meta-tags/tags'
import type { BulkAnswer } from './bulk'
import type { Device, SerpLimits } from './limits'
import {
  breadcrumb,
  measured,
  resultDate,
  resultLines,
  roomAfter,
  rewriteRisks,
  type Limits,
  type Snippet,
} from './snippet'

export interface SerpQuestion {
  ask: 'look'
  snippet: Snippet
  /** Widths of the visitor's own, in pixels. */
  widths: Readonly<Record<'titleDesktop' | 'titlePhone' | 'textDesktop' | 'textPhone', number>>
  /** A page or its head. */
  existing: string
  /** A table of pages. */
  table: string | Blob
}
export interface SerpPictureQuestion {
  ask: 'picture'
  snippet: Snippet
  widths: SerpQuestion['widths']
  device: Device
}

interface SerpLine {
  look: 'small' | 'title' | 'text'
  text: string
  bold?: readonly (readonly [number, number])[]
}

export interface SerpAnswer extends Report {
  kind: 'looked'
  previews: readonly { label: string; lines: readonly SerpLine[] }[]
  taken: Readonly<Record<string, string>>
  bulk: BulkAnswer | undefined
}
export interface SerpPicture {
  kind: 'picture'
  content: Blob
}

const deviceWords: Readonly<Record<Device, string>> = { desktop: 'On a desktop', phone: 'On a phone' }
const snippets = 'Google Search Central, “Control your snippets in search results”'

/** The sizes of letters of the table, with the visitor's own widths. */
export function limitsWith({ title, text }: SerpLimits, widths: SerpQuestion['widths']): Limits {
  return {
    title: {
      desktop: { ...title.desktop, width: widths.titleDesktop },
      phone: { ...title.phone, width: widths.titlePhone },
    },
    text: {
      desktop: { ...text.desktop, width: widths.textDesktop },
      phone: { ...text.phone, width: widths.textPhone },
    },
  }
}

function previewOf(snippet: Snippet, limits: Limits, device: Device): SerpAnswer['previews'][number] {
  const lines = resultLines(snippet, limits, device)
  const dated = lines.date.length
  return {
    label: deviceWords[device],
    lines: [
      { look: 'small', text: lines.site },
      { look: 'small', text: lines.path },
      { look: 'title', text: lines.title },
      {
        look: 'text',
        text: `${lines.date}${lines.text}`,
        bold: lines.bold.map(([start, end]) => [start + dated, end + dated] as const),
      },
      ...(lines.rating === '' ? [] : [{ look: 'small', text: lines.rating } as const]),
      ...lines.questions.map((question) => ({ look: 'text', text: `▾ ${question}` }) as const),
      ...lines.sitelinks.map((link) => ({ look: 'title', text: link }) as const),
    ],
  }
}

function cutFindings({ title, description, date }: Snippet, limits: Limits): ReportFinding[] {
  const found: ReportFinding[] = []
  for (const [name, text, own, before] of [
    ['title', title.trim(), limits.title, ''],
    ['description', description.trim(), limits.text, resultDate(date)],
  ] as const)
    for (const device of ['desktop', 'phone'] as const) {
      const { isCut, shown, pixels } = measured(text, roomAfter(before, own[device]))
      if (isCut)
        found.push({
          tone: 'warn',
          says: `The ${name} is cut ${device === 'desktop' ? 'on a desktop' : 'on a phone'}: ${whole(pixels)} of about ${whole(own[device].width)} pixels.`,
          detail: `Shown: “${shown}”${name === 'description' && date !== '' ? ' A date takes room as well.' : ''}`,
        })
    }
  return found
}

/** A result as it may look, its widths, and what may change it. */
export function serpReport(
  { snippet, existing }: Pick<SerpQuestion, 'snippet' | 'existing'>,
  limits: Limits,
  since: string,
  table: BulkAnswer | { fault: string } | undefined,
): SerpAnswer {
  const bulk = table && 'rows' in table ? table : undefined
  const fault = table && 'fault' in table ? table.fault : undefined
  const { title, description, url, questions } = snippet
  const isAsked = [title, description, url].some((text) => text.trim() !== '')
  const findings: ReportFinding[] = [
    ...(title.trim() === ''
      ? [
          {
            tone: 'bad',
            says: 'There is no title.',
            detail: 'An engine then makes one of headings, links to the page or its address.',
            source: 'WHATWG HTML, 4.2.2 The title element',
          } as const,
        ]
      : []),
    ...(description.trim() === ''
      ? [
          {
            tone: 'warn',
            says: 'There is no description.',
            detail: 'An engine then takes a piece of the text, which is often what it does anyway.',
            source: snippets,
          } as const,
        ]
      : []),
    ...(url.trim() !== '' && breadcrumb(url) === undefined
      ? [
          {
            tone: 'bad',
            says: `“${url.trim().slice(0, 80)}” is no address of a web page.`,
            detail: 'Write https:// and the host.',
          } as const,
        ]
      : []),
    ...cutFindings(snippet, limits),
    ...rewriteRisks(snippet),
    ...(questions.trim() !== ''
      ? [
          {
            tone: 'plain',
            says: 'Rows of questions are rare.',
            detail: 'Since August 2023 Google has shown them for well-known sites of governments and of health alone.',
            source: 'Google Search Central Blog, “Changes to HowTo and FAQ rich results” (2023)',
          } as const,
        ]
      : []),
  ]
  const faults = findings.filter(({ tone }) => tone === 'bad').length
  const warnings = findings.filter(({ tone }) => tone === 'warn').length
  const own = measured(title.trim(), limits.title.desktop)
  const text = measured(description.trim(), limits.text.desktop)
  const figures = [
    {
      label: 'Title',
      text: `${whole(own.characters)} characters, ${whole(own.pixels)} of about ${whole(limits.title.desktop.width)} px`,
    },
    {
      label: 'Description',
      text: `${whole(text.characters)} characters, ${whole(text.pixels)} of about ${whole(limits.text.desktop.width)} px`,
    },
  ]
  return {
    kind: 'looked',
    headline: !isAsked
      ? (fault ?? `${counted(bulk?.rows ?? 0, 'page', 'pages')} measured.`)
      : faults > 0
        ? 'Something is missing.'
        : warnings > 0
          ? `${counted(warnings, 'thing', 'things')} to look at.`
          : 'It fits on both devices.',
    tone: !isAsked ? (fault === undefined ? 'plain' : 'bad') : faults > 0 ? 'bad' : warnings > 0 ? 'warn' : 'good',
    figures: isAsked ? figures : [],
    parts: [
      ...(isAsked
        ? [
            {
              findings,
              notes: [
                `Widths as noted in ${since}. No engine publishes a limit, and each may show another title or a piece of the text instead.`,
              ],
            },
          ]
        : []),
      ...(fault !== undefined && isAsked ? [{ findings: [{ tone: 'bad', says: fault } as const] }] : []),
      ...(bulk
        ? [
            {
              heading: 'The table',
              notes: [
                `${counted(bulk.rows, 'page', 'pages')}: ${whole(bulk.cutTitles)} with a title that is cut, ${whole(bulk.cutTexts)} with such a description, ${whole(bulk.empty)} without a title. Those with something to look at are listed; the saved table has all.`,
              ],
              tables: [
                {
                  label: 'Pages to look at',
                  columns: ['Page', 'Title px', 'Title on a desktop', 'Description px', 'Remarks'],
                  rows: bulk.listed,
                },
              ],
            },
          ]
        : []),
    ],
    previews: isAsked ? (['desktop', 'phone'] as const).map((device) => previewOf(snippet, limits, device)) : [],
    taken: existing.trim() === '' ? {} : takenFrom(existing),
    bulk,
  }
}

/** What a page's head says of the fields of this tool. */
function takenFrom(html: string): Record<string, string> {
  const { title, description, url, siteName } = fieldsFrom(html)
  return {
    ...(title && { title: title.slice(0, 300) }),
    ...(description && { description: description.slice(0, 1000) }),
    ...(url && { url: url.slice(0, 2000) }),
    ...(siteName && { siteName: siteName.slice(0, 200) }),
  }
}
