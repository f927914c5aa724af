import { csvText } from '@/lib/base/format/csv-cell'
import { englishCount } from '@/lib/base/format/english-count'
import { problem, type Problem } from '@/lib/base/problem'
import { buildLink, initialRules, linkKey, noTags, type LinkResult } from '@/lib/engines/campaign-link'

export interface CampaignValues {
  url: string
  campaign: string
  medium: string
  places: string
  lowerCase: boolean
  separator: 'keep' | 'dash' | 'underscore'
}

/** Where a code hangs, lies or drives, with its link. */
export interface CampaignCode {
  /** Line of the list, from 1. */
  position: number
  name: string
  content: string
  source: string
  medium: string
  channel: string
}

export interface CampaignCodes {
  good: CampaignCode[]
  refused: { position: number; says: string }[]
  /** Pairs of lines with the same link. */
  same: [number, number][]
  /** Values that were written in another way, as sentences. */
  tidied: string[]
}

/** Most places of one campaign. */
const mostPlaces = 2000

const refusals: Readonly<Record<(LinkResult & { kind: 'refused' })['reason'], string>> = {
  'no-address': 'must be filled in',
  malformed: 'must be an address such as https://example.com/menu',
  scheme: 'must begin with http:// or https://',
  'no-source': 'must name a source',
}

/** The cells of a line: parted by commas, semicolons or tabs, spaces around them dropped. */
const cellsOf = (line: string) => line.split(/[,;\t]/).map((cell) => cell.trim())

/**
 * One link for each line of places: `name, source, medium, content`. What a line leaves out comes from its name (source, content) and from
 * the form (medium). Refuses an address that is none, and lists of more than 2,000 lines.
 */
export function campaignCodes(values: CampaignValues): CampaignCodes | Problem<'url' | 'campaign' | 'places'> {
  const { url, campaign, medium, places, lowerCase, separator } = values
  if (campaign.trim() === '') return problem('campaign', 'must be filled in')
  const lines = places.split(/\r\n|\r|\n/)
  const filled = lines.filter((line) => line.trim() !== '').length
  if (filled === 0) return problem('places', 'must name at least one place')
  if (filled > mostPlaces) return problem('places', `must have at most ${englishCount(mostPlaces)} lines`)
  const rules = { ...initialRules, lowerCase, separator }
  const found: CampaignCodes = { good: [], refused: [], same: [], tidied: [] }
  const known = new Map<string, number>()
  for (const [at, line] of lines.entries()) {
    if (line.trim() === '') continue
    const position = at + 1
    const [name = '', source = '', ownMedium = '', content = ''] = cellsOf(line)
    if (name === '') {
      found.refused.push({ position, says: 'The line has no name.' })
      continue
    }
    const tags = {
      ...noTags,
      source: source || name,
      medium: ownMedium || medium,
      campaign,
      content: content || (source === '' ? '' : name),
    }
    const link = buildLink({ address: url, tags, custom: [], standsOn: '' }, rules)
    if (link.kind === 'refused') return problem(link.reason === 'no-source' ? 'places' : 'url', refusals[link.reason])
    const key = linkKey(link.href)
    const first = known.get(key)
    if (first !== undefined) found.same.push([first, position])
    else known.set(key, position)
    for (const note of link.notes)
      if (note.kind === 'tidied')
        found.tidied.push(`Line ${englishCount(position)}: “${note.from}” is written ${note.to}.`)
    found.good.push({
      position,
      name,
      content: link.href,
      source: link.tags.source,
      medium: link.tags.medium,
      channel: link.channel.name,
    })
  }
  return found.good.length === 0 ? problem('places', 'must name at least one place') : found
}

/** The links as CSV (RFC 4180), one place a line. */
export function campaignCsv({ good }: CampaignCodes): string {
  const rows = [
    ['place', 'source', 'medium', 'link'],
    ...good.map(({ name, source, medium, content }) => [name, source, medium, content]),
  ]
  return csvText(rows)
}
