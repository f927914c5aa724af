/* A page as a list of results may show it, and what makes engines write a title of their own. */
import type { ReportFinding } from '@/lib/base/report/report'
import { urlOf } from '@/lib/base/text/url-of'
import { whole } from '@/lib/messages/counted'
import { arialWidth, cutToWidth } from '@/lib/subjects/html/arial'
import { isEnglishStopWord } from '@/lib/subjects/word-count/english-stop-words'
import type { Device, LineLimit } from './limits'

export interface Snippet {
  title: string
  description: string
  url: string
  siteName: string
  /** What somebody searched for; its words are bold in the description. */
  query: string
  /** ISO, or empty. */
  date: string
  /** Of 5; undefined for none. */
  rating: number | undefined
  reviews: number | undefined
  /** One a line. */
  sitelinks: string
  /** Questions, one a line. */
  questions: string
}

export type Limits = Readonly<Record<'title' | 'text', Readonly<Record<Device, LineLimit>>>>

interface Measured {
  characters: number
  pixels: number
  shown: string
  isCut: boolean
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** A day as results write it before the description. */
export function resultDate(iso: string): string {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso) ?? []
  return year === '' ? '' : `${months[Number(month) - 1] ?? ''} ${String(Number(day))}, ${year} — `
}

/** An address as results write it: host and folders, parted by angles. Undefined for what is no address of the web. */
export function breadcrumb(address: string): string | undefined {
  const url = urlOf(address.trim())
  if (!url || !/^https?:$/.test(url.protocol)) return undefined
  const parts = url.pathname.split('/').filter(Boolean).map(decodedPart)
  return [`${url.protocol}//${url.host}`, ...parts].join(' › ')
}

function decodedPart(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** A line by the widths of Arial, in whole pixels, and how a result of that width shows it. */
export function measured(text: string, { size, width }: LineLimit): Measured {
  const pixels = arialWidth(text, size)
  return {
    characters: Array.from(text).length,
    pixels: Math.round(pixels),
    shown: cutToWidth(text, size, width),
    isCut: pixels > width,
  }
}

const wordShape = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’]*/gu
const small = (text: string) => text.toLowerCase()
const wordsOf = (text: string): readonly string[] => small(text).match(wordShape) ?? []

/** Stretches of a text that are words of the query, from the first of their UTF-16 units to before the last. */
export function queryPlaces(text: string, query: string): [number, number][] {
  const wanted = new Set(wordsOf(query).filter((word) => !isEnglishStopWord(word)))
  if (wanted.size === 0) return []
  // Chinese, Japanese and Thai words have no spaces around them.
  const joined = [...wanted].filter((word) =>
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(word),
  )
  const places: [number, number][] = []
  for (const match of text.matchAll(wordShape)) {
    if (wanted.has(small(match[0]))) places.push([match.index, match.index + match[0].length])
    else
      for (const word of joined) {
        const at = match[0].indexOf(word)
        if (at >= 0) places.push([match.index + at, match.index + at + word.length])
      }
  }
  return places.toSorted(([a], [b]) => a - b).filter(([start], at, all) => start >= (all[at - 1]?.[1] ?? 0))
}

const titleLinks = 'Google Search Central, “Influencing your title links in search results”'
const snippets = 'Google Search Central, “Control your snippets in search results”'

const emptyTitles = /^(?:home|homepage|untitled|index|new page|document|welcome|start|page)(?:\s*page)?$/i

/** Why an engine might show another title, and what else is amiss. */
export function rewriteRisks({ title, description, siteName, query }: Snippet): ReportFinding[] {
  const found: ReportFinding[] = []
  const warn = (says: string, detail: string, source: string) => found.push({ tone: 'warn', says, detail, source })
  const words = wordsOf(title)
  const counts = new Map<string, number>()
  for (const word of words) if (!isEnglishStopWord(word)) counts.set(word, (counts.get(word) ?? 0) + 1)
  const [repeated] = [...counts].filter(([, count]) => count > 2)
  const brand = small(siteName.trim())
  if (emptyTitles.test(title.trim()))
    warn(`“${title.trim()}” says nothing about the page.`, 'Name its subject.', titleLinks)
  if (/[[\]{}【】]/.test(title))
    warn(
      'The title has brackets.',
      'What stands in square brackets is often dropped. Use a dash or a colon.',
      'Zyppy, “Google title rewrite study” (2022)',
    )
  if (repeated)
    warn(
      `“${repeated[0]}” stands ${whole(repeated[1])} times in the title.`,
      'Engines take repetition for stuffing and write their own.',
      titleLinks,
    )
  if (brand !== '' && small(title).split(brand).length > 2)
    warn('The title names the site twice.', 'Once is enough, at its end.', titleLinks)
  if (brand !== '' && small(title).trim() === brand)
    warn('The title is the name of the site alone.', 'Add what this page is about.', titleLinks)
  if (words.length > 2 && title === title.toUpperCase() && title !== title.toLowerCase())
    warn('The title is all capitals.', 'Write it as a sentence or a name.', titleLinks)
  if ((title.match(/[|»•·]/g) ?? []).length > 2)
    warn('The title is a row of pieces.', 'More than two separators read as a list of keywords.', titleLinks)
  if (description.trim() !== '' && title.trim() === description.trim())
    warn('Title and description are the same.', 'The description has room for what the title leaves out.', snippets)
  const missing = wordsOf(query).filter((word) => !isEnglishStopWord(word) && !words.includes(word))
  if (missing.length > 0 && title.trim() !== '')
    found.push({
      tone: 'plain',
      says: `Not in the title: ${missing.join(', ')}.`,
      detail: 'Other forms of a word may be there.',
    })
  return found
}

const linesOf = (text: string) =>
  text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter(Boolean)

export interface ResultLines {
  site: string
  path: string
  title: string
  date: string
  text: string
  /** In the text, without its date. */
  bold: readonly [number, number][]
  rating: string
  sitelinks: readonly string[]
  questions: readonly string[]
}

/** What a text that stands first leaves of a line. */
export const roomAfter = (before: string, limit: LineLimit): LineLimit => ({
  ...limit,
  width: Math.max(0, limit.width - arialWidth(before, limit.size)),
})

/** The lines of a result on a device, cut where they were seen to be cut. */
export function resultLines(snippet: Snippet, limits: Limits, device: Device): ResultLines {
  const { title, description, url, siteName, query, rating, reviews } = snippet
  const date = resultDate(snippet.date)
  const limit = limits.text[device]
  const room = roomAfter(date, limit)
  const text =
    description.trim() === '' ? 'A piece of the page’s text stands here.' : measured(description.trim(), room).shown
  const path = breadcrumb(url) ?? 'https://example.com'
  const stars = rating === undefined ? '' : `${'★'.repeat(Math.round(rating))}${'☆'.repeat(5 - Math.round(rating))}`
  return {
    site: siteName.trim() || (urlOf(url.trim())?.host ?? 'example.com'),
    path,
    title: title.trim() === '' ? 'No title: an engine writes one' : measured(title.trim(), limits.title[device]).shown,
    date,
    text,
    bold: queryPlaces(text, query),
    rating:
      rating === undefined
        ? ''
        : `${stars} Rating: ${rating.toFixed(1)}${reviews === undefined ? '' : ` · ${whole(reviews)} reviews`}`,
    sitelinks: linesOf(snippet.sitelinks).slice(0, device === 'desktop' ? 6 : 4),
    questions: linesOf(snippet.questions).slice(0, 2),
  }
}
