import { urlOf } from '@/lib/base/text/url-of'
import type { Report, ReportFinding } from '@/lib/base/report/report'
import { arialWidth, cutToWidth } from '@/lib/subjects/html/arial'
import { whole } from '@/lib/messages/counted'
import { fieldsFrom, headHtml, languageLines, nextMetadata, tagsJson, type MetaFields } from './tags'

export interface MetaQuestion {
  fields: MetaFields
  /** A head that exists already. */
  existing: string
}

export interface MetaPreview {
  label: string
  picture?: { shape: 'wide' | 'square'; says: string }
  lines: readonly { look: 'small' | 'title' | 'text'; text: string }[]
}

export interface MetaAnswer extends Report {
  previews: readonly MetaPreview[]
  /** The fields that an existing head fills. */
  taken: Readonly<Record<string, string>>
  html: string
  next: string
  json: string
}

const ogp = 'The Open Graph protocol'
const google = (page: string) => `Google Search Central, “${page}”`
const isWhole = (address: string) => /^https?:\/\//i.test(address) && urlOf(address) !== undefined

/** Sizes of letters and widths of columns as results have shown them, in pixels; Google publishes no limit. */
export const resultLine = { titleSize: 20, titleWidth: 580, textSize: 14, textWidth: 920 }

function addressFindings(label: string, address: string): ReportFinding[] {
  if (address === '') return []
  if (!isWhole(address))
    return [
      {
        tone: 'bad',
        says: `${label} “${address.slice(0, 80)}” is not a whole address.`,
        detail: 'Other sites read it without your page around it. Write https:// and the host.',
        source: `${ogp}, “Data Types”`,
      },
    ]
  return /^http:/i.test(address)
    ? [
        {
          tone: 'warn',
          says: `${label} is an http address.`,
          detail: 'Use https if the site has it; a page of https may not load the other.',
          source: 'W3C, “Mixed Content”',
        },
      ]
    : []
}

function findingsOf(fields: MetaFields): ReportFinding[] {
  const { title, description, url, image, imageAlt, locale, languages } = fields
  const found: ReportFinding[] = []
  if (title === '')
    found.push({ tone: 'bad', says: 'The page has no title.', source: 'WHATWG HTML, 4.2.2 The title element' })
  if (description === '')
    found.push({
      tone: 'warn',
      says: 'There is no description.',
      detail: 'Search engines then take a piece of the text.',
      source: google('Control your snippets in search results'),
    })
  if (url === '')
    found.push({
      tone: 'warn',
      says: 'The page’s own address is missing, for the canonical link and og:url.',
      source: `${ogp}, “Basic Metadata”`,
    })
  if (image === '')
    found.push({
      tone: 'warn',
      says: 'There is no picture; og:image is one of the four required tags.',
      source: `${ogp}, “Basic Metadata”`,
    })
  found.push(...addressFindings('The page’s address', url), ...addressFindings('The picture', image))
  if (isWhole(url) && new URL(url).hash !== '')
    found.push({
      tone: 'warn',
      says: 'The page’s address has a fragment (#).',
      detail: 'A canonical address is that of the page; leave the fragment out.',
      source: google('How to specify a canonical URL with rel="canonical" and other methods'),
    })
  if (image !== '' && imageAlt === '')
    found.push({
      tone: 'warn',
      says: 'The picture has no description.',
      detail: 'A page that names og:image should name og:image:alt.',
      source: `${ogp}, “Structured Properties”`,
    })
  if (locale !== '' && !/^[a-z]{2}_[A-Z]{2}$/.test(locale))
    found.push({
      tone: 'warn',
      says: `og:locale “${locale}” has another form than en_GB.`,
      detail: 'Language in small letters, a low line, country in capitals.',
      source: `${ogp}, “Optional Metadata”`,
    })
  const lines = languageLines(languages)
  const odd = lines.find(({ code }) => !/^(?:x-default|[a-z]{2,3}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?)$/i.test(code))
  if (odd)
    found.push({
      tone: 'bad',
      says: `“${odd.code}” is no language code.`,
      detail: 'Write en, en-GB or x-default, then the address.',
      source: google('Tell Google about localized versions of your page'),
    })
  if (lines.length > 0 && url !== '' && !lines.some(({ href }) => href === url))
    found.push({
      tone: 'warn',
      says: 'The versions do not name this page itself.',
      detail: 'Every version lists all of them, its own address too.',
      source: google('Tell Google about localized versions of your page'),
    })
  if (title !== '' && title === description)
    found.push({
      tone: 'warn',
      says: 'Title and description are the same.',
      source: google('Control your snippets in search results'),
    })
  return found
}

function previewsOf({ title, description, url, image, siteName, card }: MetaFields): MetaPreview[] {
  const host = isWhole(url) ? new URL(url).host : 'example.com'
  const path = isWhole(url)
    ? new URL(url).pathname
        .split('/')
        .filter(Boolean)
        .map((part) => ` › ${part}`)
        .join('')
    : ''
  const shownTitle = title || 'No title'
  const picture = (shape: 'wide' | 'square') => ({
    shape,
    says: image === '' ? 'No picture' : (image.split('/').at(-1) ?? image),
  })
  const { titleSize, titleWidth, textSize, textWidth } = resultLine
  return [
    {
      label: 'A search result on a desktop',
      lines: [
        { look: 'small', text: `${siteName || host}` },
        { look: 'small', text: `https://${host}${path}` },
        { look: 'title', text: cutToWidth(shownTitle, titleSize, titleWidth) },
        {
          look: 'text',
          text: description === '' ? 'A piece of the page’s text' : cutToWidth(description, textSize, textWidth),
        },
      ],
    },
    {
      label: 'Facebook and LinkedIn',
      picture: picture('wide'),
      lines: [
        { look: 'small', text: host },
        { look: 'title', text: shownTitle },
        ...(description === '' ? [] : [{ look: 'text', text: description } as const]),
      ],
    },
    {
      label: 'X',
      picture: picture(card === 'summary' ? 'square' : 'wide'),
      lines: [
        { look: 'title', text: shownTitle },
        { look: 'small', text: host },
      ],
    },
    {
      label: 'Slack',
      picture: picture('wide'),
      lines: [
        { look: 'small', text: siteName || host },
        { look: 'title', text: shownTitle },
        ...(description === '' ? [] : [{ look: 'text', text: description } as const]),
      ],
    },
  ]
}

/** Tags for a page's head, what is wrong with them, and how they may be shown. */
export function metaReport({ fields, existing }: MetaQuestion): MetaAnswer {
  const findings = findingsOf(fields)
  const faults = findings.filter(({ tone }) => tone === 'bad').length
  const { titleSize, titleWidth, textSize, textWidth } = resultLine
  const titlePixels = Math.round(arialWidth(fields.title, titleSize))
  const textPixels = Math.round(arialWidth(fields.description, textSize))
  const isCut = titlePixels > titleWidth || textPixels > textWidth
  return {
    headline:
      faults > 0
        ? 'Something would not work.'
        : findings.length > 0
          ? 'The tags work; something is missing.'
          : 'The tags are complete.',
    tone: faults > 0 ? 'bad' : findings.length > 0 ? 'warn' : 'good',
    figures: [
      {
        label: 'Title',
        text: `${whole(Array.from(fields.title).length)} characters, ${whole(titlePixels)} of about ${whole(titleWidth)} px`,
      },
      {
        label: 'Description',
        text: `${whole(Array.from(fields.description).length)} characters, ${whole(textPixels)} of about ${whole(textWidth)} px`,
      },
    ],
    parts: [
      { findings },
      {
        notes: isCut
          ? [
              'What is longer may be cut. Google publishes no limit: it fits titles and descriptions to the device, and writes its own where it likes.',
            ]
          : [],
      },
    ],
    previews: previewsOf(fields),
    taken: existing.trim() === '' ? {} : fieldsFrom(existing),
    html: headHtml(fields),
    next: nextMetadata(fields),
    json: tagsJson(fields),
  }
}
