import { regionOf } from '@/lib/base/region/regions'
import { csvText } from '@/lib/base/format/csv-cell'
import { placesOf } from '@/lib/subjects/tables/columns'
import { readTable, typedText } from '@/lib/subjects/tables/read-table'
import { measured, rewriteRisks, type Limits, type Snippet } from './snippet'

const mostRows = 50_000
const mostBytes = 100_000_000

/** Titles and descriptions of many pages, measured. */
export interface BulkAnswer {
  rows: number
  cutTitles: number
  cutTexts: number
  empty: number
  csv: string
  /** Those that are empty or cut, the first of them. */
  listed: readonly (readonly string[])[]
}

const names = {
  title: ['title', 'title 1', 'page title', 'meta title', 'seo title'],
  description: ['description', 'meta description', 'meta description 1'],
  url: ['url', 'address', 'page', 'loc', 'link'],
} as const

const yes = (isTrue: boolean) => (isTrue ? 'yes' : 'no')
const mostListed = 1000

const measuredColumns = [
  'Title characters',
  'Title px',
  'Title cut on desktop',
  'Title cut on phone',
  'Description characters',
  'Description px',
  'Description cut on desktop',
  'Description cut on phone',
  'Title on desktop',
  'Description on desktop',
  'Remarks',
]

/**
 * Measures every row of a table with a column title; columns description and url are read where they are. Undefined where no column is called
 * title. Throws TableRefused for what is no table of up to 50,000 rows.
 */
export async function measureTable(
  source: string | Blob,
  limits: Limits,
  siteName: string,
): Promise<BulkAnswer | undefined> {
  const { rows } = await readTable(source, { mostBytes, mostRows: mostRows + 1 })
  const typed = rows.map(({ cells }) => cells.map((cell) => typedText(cell, regionOf('global'))))
  const [head = [], ...body] = typed
  const places = placesOf(head, names)
  if (places.title === undefined) return undefined
  const cell = (row: readonly string[], place: number | undefined) =>
    place === undefined ? '' : (row[place] ?? '').trim()
  const counts = { cutTitles: 0, cutTexts: 0, empty: 0 }
  const listed: string[][] = []
  const lines = body.map((row) => {
    const title = cell(row, places.title)
    const description = cell(row, places.description)
    const [desktop, phone] = [measured(title, limits.title.desktop), measured(title, limits.title.phone)]
    const [text, smallText] = [measured(description, limits.text.desktop), measured(description, limits.text.phone)]
    const isCut = desktop.isCut || phone.isCut
    const isTextCut = text.isCut || smallText.isCut
    if (title === '') counts.empty++
    if (isCut) counts.cutTitles++
    if (isTextCut) counts.cutTexts++
    const snippet: Snippet = {
      title,
      description,
      siteName,
      url: '',
      query: '',
      date: '',
      rating: undefined,
      reviews: undefined,
      sitelinks: '',
      questions: '',
    }
    const remarks = [
      ...(title === '' ? ['The page has no title.'] : []),
      ...rewriteRisks(snippet).map(({ says }) => says),
    ]
    if ((title === '' || isCut || isTextCut || remarks.length > 0) && listed.length < mostListed)
      listed.push([
        cell(row, places.url) || title,
        String(desktop.pixels),
        desktop.shown,
        String(text.pixels),
        remarks.join(' '),
      ])
    return [
      ...head.map((_, at) => row[at] ?? ''),
      String(desktop.characters),
      String(desktop.pixels),
      yes(desktop.isCut),
      yes(phone.isCut),
      String(text.characters),
      String(text.pixels),
      yes(text.isCut),
      yes(smallText.isCut),
      desktop.shown,
      text.shown,
      remarks.join(' '),
    ]
  })
  return { rows: body.length, ...counts, csv: csvText([[...head, ...measuredColumns], ...lines]), listed }
}
