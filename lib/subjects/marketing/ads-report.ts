import type { Workbook } from '@/lib/base/workbook/workbook'
import { decimalMarkOf, reportNumber, type DecimalMark } from '@/lib/subjects/tables/columns'
import type { ReadCell, ReadRow } from '@/lib/subjects/tables/book'

/** What a column of a report may hold. */
export const adsColumns = ['campaign', 'term', 'cost', 'clicks', 'impressions', 'conversions', 'value'] as const
export type AdsColumn = (typeof adsColumns)[number]

/** Sums of a campaign over the rows of a report, money in the account's currency. */
export interface AdsTotals {
  cost: number
  clicks: number
  impressions: number
  conversions: number
  value: number
}
export interface Campaign extends AdsTotals {
  name: string
}
export interface WastedTerm {
  term: string
  campaign: string
  clicks: number
  cost: number
}

export interface AdsReport {
  headings: readonly string[]
  /** Places of the columns that were found or chosen. */
  places: Readonly<Partial<Record<AdsColumn, number>>>
  decimal: DecimalMark
  campaigns: readonly Campaign[]
  /** Terms without a conversion, dearest first, at most `listedTerms`. */
  wasted: readonly WastedTerm[]
  wastedTerms: number
  wastedCost: number
  rows: number
  totalRows: number
  /** Rows without a readable cost. */
  unreadable: number
  currencies: readonly string[]
  /** What the report's own row of totals says the ads cost. */
  statedCost: number | undefined
}

export interface AdsReading {
  decimal: DecimalMark | 'auto'
  /** Columns chosen by hand, by their places. */
  chosen: Readonly<Partial<Record<AdsColumn, number>>>
}

/** From the page to the worker, and back. */
export type AdsRequest =
  | { ask: 'read'; source: string | File; reading: AdsReading }
  | { ask: 'write'; workbook: Workbook }
export type AdsAnswer = { kind: 'read'; report: AdsReport } | { kind: 'written'; blob: Blob }

export const listedTerms = 500
const rowsBeforeHeadings = 30

/** Headings as English reports of Google Ads write them, in order of preference, without points and spaces. */
const names: Readonly<Record<AdsColumn, readonly string[]>> = {
  campaign: ['campaign', 'campaignname', 'adgroup', 'adgroupname'],
  term: ['searchterm', 'searchquery', 'keyword', 'searchkeyword', 'query'],
  cost: ['cost', 'spend', 'amountspent'],
  clicks: ['clicks', 'interactions'],
  impressions: ['impr', 'impressions'],
  conversions: ['conversions', 'conv', 'allconv', 'allconversions'],
  value: ['convvalue', 'conversionvalue', 'totalconvvalue', 'conversionsvalue', 'allconvvalue', 'revenue'],
}

const textOf = (cell: ReadCell) =>
  typeof cell === 'string' ? cell.trim() : typeof cell === 'number' ? String(cell) : ''
const plainName = (cell: ReadCell) =>
  textOf(cell)
    .toLowerCase()
    .replace(/[^a-z]/g, '')

/** A row of totals: the interface writes "Total: Campaigns", other exports the bare word. A campaign may begin with it. */
const totalWord = /^(?:(?:grand )?totals?|gesamt|summe|totale|totaal)(?:\s*:.*)?$/i

function placesIn(cells: readonly ReadCell[]): Partial<Record<AdsColumn, number>> {
  const found = cells.map(plainName)
  const places: Partial<Record<AdsColumn, number>> = {}
  for (const column of adsColumns) {
    const name = names[column].find((one) => found.includes(one))
    if (name !== undefined) places[column] = found.indexOf(name)
  }
  return places
}

/** The row of headings: the first that names two columns, or else the first of the rows with most cells. */
function headingRow(rows: readonly ReadRow[]): number {
  const first = rows.slice(0, rowsBeforeHeadings)
  const named = first.findIndex(({ cells }) => Object.keys(placesIn(cells)).length >= 2)
  if (named !== -1) return named
  const most = Math.max(0, ...first.map(({ cells }) => cells.length))
  return Math.max(
    0,
    first.findIndex(({ cells }) => cells.length === most),
  )
}

/**
 * Reads the rows of a Google Ads report into sums by campaign and the search terms or keywords that cost money and brought no
 * conversion. Lines above the headings and rows of totals are left out. Without a column of costs it answers the headings alone,
 * so that somebody can say which is which.
 */
export function readAdsReport(rows: readonly ReadRow[], { decimal, chosen }: AdsReading): AdsReport {
  const at = headingRow(rows)
  const cellsOfHead = rows[at]?.cells ?? []
  const headings = cellsOfHead.map((cell, place) => textOf(cell) || `Column ${place + 1}`)
  const places = { ...placesIn(cellsOfHead), ...chosen }
  const body = rows.slice(at + 1)
  const numeric = adsColumns.flatMap((column) =>
    column === 'campaign' || column === 'term' || places[column] === undefined ? [] : [places[column]],
  )
  const mark = decimal === 'auto' ? decimalMarkOf(textsOf(body, [...numeric, ...otherNumbers(cellsOfHead)])) : decimal
  const currencyPlace = cellsOfHead.findIndex((cell) => /^currency(?:code)?$/.test(plainName(cell)))

  const campaigns = new Map<string, Campaign>()
  const terms = new Map<string, WastedTerm & { conversions: number }>()
  const currencies = new Set<string>()
  let counted = 0
  let totalRows = 0
  let unreadable = 0
  let statedCost: number | undefined
  const costPlace = places.cost
  if (costPlace !== undefined)
    for (const { cells } of body) {
      const read = (column: AdsColumn) => {
        const place = places[column]
        return place === undefined ? 0 : reportNumber(cells[place], mark)
      }
      const cost = read('cost')
      const name = places.campaign === undefined ? '' : textOf(cells[places.campaign])
      if (totalWord.test(cells.map(textOf).find(Boolean) ?? '') || totalWord.test(name)) {
        totalRows++
        if (Number.isFinite(cost)) statedCost = Math.max(statedCost ?? 0, cost)
        continue
      }
      const figures = [read('clicks'), read('impressions'), read('conversions'), read('value')] as const
      if (!Number.isFinite(cost) || !figures.every(Number.isFinite)) {
        unreadable++
        continue
      }
      counted++
      const [clicks, impressions, conversions, value] = figures
      const campaign = campaigns.get(name) ?? { name, cost: 0, clicks: 0, impressions: 0, conversions: 0, value: 0 }
      campaign.cost += cost
      campaign.clicks += clicks
      campaign.impressions += impressions
      campaign.conversions += conversions
      campaign.value += value
      campaigns.set(name, campaign)
      const term = places.term === undefined ? '' : textOf(cells[places.term])
      if (term !== '') {
        const key = `${name}\n${term}`
        const one = terms.get(key) ?? { term, campaign: name, clicks: 0, cost: 0, conversions: 0 }
        one.clicks += clicks
        one.cost += cost
        one.conversions += conversions
        terms.set(key, one)
      }
      const currency = currencyPlace === -1 ? '' : textOf(cells[currencyPlace])
      if (/^[A-Z]{3}$/.test(currency)) currencies.add(currency)
    }
  const wasted = [...terms.values()]
    .filter((one) => one.conversions === 0 && one.cost > 0)
    .sort((one, other) => other.cost - one.cost)
  return {
    headings,
    places,
    decimal: mark,
    campaigns: [...campaigns.values()].sort((one, other) => other.cost - one.cost),
    wasted: wasted.slice(0, listedTerms).map(({ term, campaign, clicks, cost }) => ({ term, campaign, clicks, cost })),
    wastedTerms: wasted.length,
    wastedCost: wasted.reduce((sum, { cost }) => sum + cost, 0),
    rows: counted,
    totalRows,
    unreadable,
    currencies: [...currencies],
    statedCost,
  }
}

/** Columns that are not read and still show how the report writes decimals. */
function otherNumbers(head: readonly ReadCell[]): number[] {
  const telling = ['ctr', 'avgcpc', 'avgcost', 'costconv', 'convrate', 'interactionrate', 'avgcpm', 'convvaluecost']
  return head.flatMap((cell, place) => (telling.includes(plainName(cell)) ? [place] : []))
}

function* textsOf(rows: readonly ReadRow[], places: readonly number[]): Generator<string> {
  for (const { cells } of rows)
    for (const place of places) {
      const cell = cells[place]
      if (typeof cell === 'string') yield cell.trim()
    }
}
