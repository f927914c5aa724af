import { readDate } from '@/lib/base/format/read-date'
import { readNumber } from '@/lib/base/format/read-number'
import type { Region } from '@/lib/base/region/types'
import { unitKey } from '@/lib/kits/fields/read'
import { dataKindOf } from './data-kinds'
import { dataPlace, placeKinds, type PlaceKind, type SentWay } from './ways'

/** A question that was understood: the tool that answers it and what its boxes hold then. */
export interface Asked {
  way: SentWay
  typed: Readonly<Record<string, string>>
}

interface Place {
  name: string
  kind: PlaceKind
}

interface ReadyWay {
  way: SentWay
  pattern: RegExp
  places: readonly Place[]
}

const magnitude = '(?: ?(?:k|thousand|l|lakhs?|lacs?|cr|crores?|m|mn|million|bn|billion)(?![a-z]))?'
const figure = "\\d[\\d.,'’]*"
const currency = '(?:\\p{Sc}|rs\\.?|usd|eur|gbp|inr)'

/** What of a query may stand at a place; `readPlace` then reads it or refuses the way. */
const shapes: Readonly<Record<PlaceKind, string>> = {
  number: `[-+−]?(?:${currency} ?)?${figure}${magnitude}(?: ?${currency}(?![a-z]))?`,
  percent: `${figure}(?: ?(?:%|percent|per cent|pct|pc)(?![a-z]))?`,
  share: `${figure} ?(?:%|percent|per cent|pct|pc)(?![a-z])`,
  measure: '[-+−]?\\d.*?',
  term: `${figure}(?: ?-?(?:years?|yrs?|y|months?|mths?|mos?|m)(?![a-z]))?`,
  date: '[\\p{L}\\d][\\p{L}\\d ,./-]*?',
  word: '[^\\s]+?',
  words: '.+?',
}

/** Words that say nothing of what is asked for and may stand between the others. */
const fillers = '(?:on|of|at|for|in|to|with|is|are|a|an|the|over|from|by|as|and|me|=|@)'
const gap = '(?:[ ,]+|(?<=\\d)(?=\\p{L})|(?<=[%\\p{L}])(?=\\d))'
const between = `(?:[ ,]+${fillers})*${gap}`
const filler = new RegExp(`^${fillers}$`, 'i')
const opening = `(?:(?:what(?:['’]s| is| are)?|how much is|calculate|convert|work out|find)(?: (?:the|an?))? )?`
const placeOf = new RegExp(`^\\{(\\w+):(${placeKinds.join('|')})\\}$`)
const special = /[.*+?^$()[\]{}\\/]/g

function readied(way: SentWay): ReadyWay {
  const places: Place[] = []
  const written = way.says.split(' ')
  const hasOwnWord = written.some((piece) => !placeOf.test(piece) && !filler.test(piece))
  let source = ''
  for (const piece of written) {
    const [, name, kind] = placeOf.exec(piece) ?? []
    if (name === undefined && filler.test(piece) && hasOwnWord) continue
    // Of a text every word counts, little ones too.
    const before = source === '' ? '' : kind === 'words' ? gap : between
    source += before
    if (name === undefined) source += `(?:${piece.replaceAll(special, String.raw`\$&`)})`
    else {
      places.push({ name, kind: kind as PlaceKind })
      source += `(?<${name}>${shapes[kind as PlaceKind]})`
    }
  }
  return { way, places, pattern: new RegExp(`^${opening}${source}[ ?=]*$`, 'iu') }
}

const withoutYear = /^[\p{L}\d ]+$/u

/** A date as typed; one without a year is the next such day. */
function dayFrom(text: string, region: Region, today: string): string | undefined {
  const read = readDate(text, region)
  if (read !== undefined || !withoutYear.test(text)) return read
  const year = Number(today.slice(0, 4))
  const [this_, next] = [year, year + 1].map((one) => readDate(`${text} ${one}`, region))
  return this_ !== undefined && this_ >= today ? this_ : next
}

/** A length of time without a unit is in years up to here, and in months beyond. */
const mostYears = 50

type Boxes = Readonly<Record<string, string>>

function readPlace({ name, kind }: Place, text: string, region: Region, today: string): Boxes | undefined {
  if (kind === 'word' || kind === 'words' || kind === 'measure') return { [name]: text.trim() }
  if (kind === 'date') {
    const day = dayFrom(text.trim(), region, today)
    return day === undefined ? undefined : { [name]: day }
  }
  const [, bare = '', unit = ''] = kind === 'term' ? (/^([\d.,'’]+)[ -]*(\p{L}*)$/u.exec(text) ?? []) : []
  const written = (kind === 'term' ? bare : text.replace(/ ?(?:percent|per cent|pct|pc)$/i, '%')).trim()
  const read = readNumber(written, region)
  if ('problem' in read || (read.percent && kind !== 'percent' && kind !== 'share')) return undefined
  if (kind !== 'term') return { [name]: written }
  const isYears = unit === '' ? read.value <= mostYears : /^y/i.test(unit)
  return { [name]: written, [unitKey(name)]: isYears ? 'years' : 'months' }
}

function filled(template: string, boxes: Boxes): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => boxes[name] ?? '')
}

function askedBy({ way, pattern, places }: ReadyWay, query: string, region: Region, today: string): Asked | undefined {
  const { groups } = pattern.exec(query) ?? {}
  if (!groups) return undefined
  const boxes: Record<string, string> = {}
  for (const place of places) {
    const read = readPlace(place, groups[place.name] ?? '', region, today)
    if (!read) return undefined
    Object.assign(boxes, read)
  }
  const sets = Object.entries(way.sets ?? {}).map(([name, template]) => [name, filled(template, boxes)] as const)
  return { way, typed: { ...boxes, ...Object.fromEntries(sets) } }
}

/** What is longer is no question. */
const longestQuestion = 200

/** Finds which of the ways a query is. `today` is an ISO date of the visitor's own calendar. */
export function askedReader(
  ways: readonly SentWay[],
): (query: string, region: Region, today: string) => readonly Asked[] {
  const ready = ways.filter((way) => !dataPlace(way)).map(readied)
  const ofData = ways.flatMap((way) => {
    const place = dataPlace(way)
    return place ? [{ way, ...place }] : []
  })
  return (query, region, today) => {
    const data = dataKindOf(query)
    if (data)
      return ofData.flatMap(({ way, name, kind }) =>
        kind === data ? [{ way, typed: { ...way.sets, [name]: query.trim() } }] : [],
      )
    if (query.length > longestQuestion) return []
    const tidy = query.trim().replaceAll(/\s+/g, ' ')
    if (tidy === '') return []
    const found = ready.flatMap((way) => askedBy(way, tidy, region, today) ?? [])
    const tools = new Set<string>()
    return found.filter(({ way: { tool } }) => !tools.has(tool) && tools.add(tool))
  }
}
