import { buildLink, linkKey, type LinkResult } from './link'
import { noTags, tagNames, type CustomParameter, type Rules, type TagName } from './tags'

/** What the columns of a table hold. */
export interface BulkColumns {
  address: number
  tags: Readonly<Partial<Record<TagName, number>>>
  standsOn: number | undefined
  custom: readonly { name: string; column: number }[]
}

export interface BulkRow {
  /** Row of the file, from 1, the heading counted. */
  row: number
  address: string
  result: LinkResult
  /** The row that has the same link already. */
  sameAs: number | undefined
}

export const mostRows = 20_000

const addressNames = [
  'url',
  'link',
  'address',
  'landingpage',
  'websiteurl',
  'finalurl',
  'destination',
  'destinationurl',
  'baseurl',
]
const placeNames = ['standson', 'placement', 'placedon', 'page']

const folded = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

function tagOf(heading: string): TagName | undefined {
  const name = folded(heading).replace(/^utm/, '')
  return tagNames.find((tag) => {
    const plain = tag.replaceAll('_', '')
    return plain === name || `campaign${plain}` === name || (tag === 'campaign' && name === 'campaignname')
  })
}

/** Finds the columns by their headings; undefined where none holds addresses. `param:ref` is a parameter of one's own. */
export function columnsOf(headings: readonly string[]): BulkColumns | undefined {
  const address = headings.findIndex((heading) => addressNames.includes(folded(heading)))
  if (address === -1) return undefined
  const tags: Partial<Record<TagName, number>> = {}
  const custom: { name: string; column: number }[] = []
  let standsOn: number | undefined
  headings.forEach((heading, column) => {
    const tag = tagOf(heading)
    const [, own] = /^param:\s*(\S+)$/i.exec(heading.trim()) ?? []
    if (own !== undefined) custom.push({ name: own, column })
    else if (tag) tags[tag] ??= column
    else if (placeNames.includes(folded(heading))) standsOn ??= column
  })
  return { address, tags, standsOn, custom }
}

/** Builds links row by row and finds those that are there twice. */
export function bulkBuilder(columns: BulkColumns, rules: Rules): (cells: readonly string[], row: number) => BulkRow {
  const seen = new Map<string, number>()
  return (cells, row) => {
    const cell = (column: number | undefined) => (column === undefined ? '' : (cells[column] ?? ''))
    const tags = Object.fromEntries(tagNames.map((name) => [name, cell(columns.tags[name])])) as Record<TagName, string>
    const custom: CustomParameter[] = columns.custom.flatMap(({ name, column }) =>
      cell(column).trim() === '' ? [] : [{ name, value: cell(column) }],
    )
    const address = cell(columns.address)
    const result = buildLink({ address, tags: { ...noTags, ...tags }, custom, standsOn: cell(columns.standsOn) }, rules)
    if (result.kind === 'refused') return { row, address, result, sameAs: undefined }
    const key = linkKey(result.href)
    const sameAs = seen.get(key)
    if (sameAs === undefined) seen.set(key, row)
    return { row, address, result, sameAs }
  }
}
