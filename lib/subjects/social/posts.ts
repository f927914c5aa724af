import {
  cellText,
  dateOrderOf,
  decimalMarkOf,
  isUnsureDate,
  placesOf,
  readMoment,
  reportNumber,
  type DateOrder,
} from '@/lib/subjects/tables/columns'
import type { ReadCell, ReadRow } from '@/lib/subjects/tables/book'

export const networks = ['meta', 'linkedin', 'x', 'tiktok', 'youtube', 'pinterest', 'other'] as const
export type Network = (typeof networks)[number]
export const networkNames: Readonly<Record<Network, string>> = {
  meta: 'Facebook and Instagram',
  linkedin: 'LinkedIn',
  x: 'X',
  tiktok: 'TikTok',
  youtube: 'YouTube',
  pinterest: 'Pinterest',
  other: 'Other',
}

export const metrics = [
  'impressions',
  'reach',
  'likes',
  'comments',
  'shares',
  'saves',
  'clicks',
  'follows',
  'followers',
] as const
export type Metric = (typeof metrics)[number]
export const postColumns = ['date', 'id', 'link', 'text', ...metrics] as const
export type PostColumn = (typeof postColumns)[number]

/** Headings as the exports of each network wrote them, in order of preference. */
type Names = Readonly<Record<PostColumn, readonly string[]>>
const none: Names = {
  date: [],
  id: [],
  link: [],
  text: [],
  impressions: [],
  reach: [],
  likes: [],
  comments: [],
  shares: [],
  saves: [],
  clicks: [],
  follows: [],
  followers: [],
}
export const presets: Readonly<Record<Network, Names>> = {
  meta: {
    ...none,
    date: ['publish time', 'published', 'date'],
    id: ['post id'],
    link: ['permalink'],
    text: ['title', 'description', 'post message'],
    impressions: ['views', 'impressions'],
    reach: ['reach', 'accounts reached'],
    likes: ['reactions', 'likes'],
    comments: ['comments'],
    shares: ['shares'],
    saves: ['saves'],
    clicks: ['total clicks', 'link clicks'],
    follows: ['follows'],
  },
  linkedin: {
    ...none,
    date: ['created date', 'date'],
    link: ['post link', 'url'],
    text: ['post title', 'update title'],
    impressions: ['impressions', 'impressions (total)'],
    reach: ['unique impressions', 'unique impressions (organic)', 'members reached'],
    likes: ['likes', 'reactions', 'reactions (total)'],
    comments: ['comments', 'comments (total)'],
    shares: ['reposts', 'reposts (total)', 'shares'],
    clicks: ['clicks', 'clicks (total)'],
    follows: ['follows', 'new followers'],
    followers: ['total followers'],
  },
  x: {
    ...none,
    date: ['date', 'time'],
    id: ['post id', 'tweet id'],
    link: ['post link', 'tweet permalink'],
    text: ['post text', 'tweet text'],
    impressions: ['impressions'],
    likes: ['likes'],
    comments: ['replies'],
    shares: ['reposts', 'retweets', 'shares'],
    saves: ['bookmarks'],
    clicks: ['url clicks'],
    follows: ['new follows', 'follows'],
  },
  tiktok: {
    ...none,
    date: ['post time', 'time', 'date'],
    link: ['video link'],
    text: ['video title'],
    impressions: ['total views', 'video views'],
    reach: ['reached audience'],
    likes: ['total likes', 'likes'],
    comments: ['total comments', 'comments'],
    shares: ['total shares', 'shares'],
    saves: ['favorites', 'saves'],
    follows: ['new followers'],
  },
  youtube: {
    ...none,
    date: ['video publish time'],
    id: ['content', 'video'],
    text: ['video title'],
    impressions: ['views'],
    reach: ['unique viewers'],
    likes: ['likes'],
    comments: ['comments added', 'comments'],
    shares: ['shares'],
    follows: ['subscribers'],
  },
  pinterest: {
    ...none,
    date: ['publish date', 'created date', 'date'],
    id: ['pin id'],
    link: ['pin url', 'pin link', 'url'],
    text: ['pin title', 'title'],
    impressions: ['impressions'],
    reach: ['total audience'],
    comments: ['comments', 'pin comments'],
    likes: ['reactions', 'pin reactions'],
    saves: ['saves'],
    clicks: ['outbound clicks', 'pin clicks'],
    follows: ['follows'],
  },
  other: {
    date: ['date', 'posted at', 'published at', 'time', 'day'],
    id: ['id', 'post id'],
    link: ['link', 'url', 'permalink'],
    text: ['text', 'title', 'caption', 'message'],
    impressions: ['impressions', 'views'],
    reach: ['reach'],
    likes: ['likes', 'reactions'],
    comments: ['comments', 'replies'],
    shares: ['shares', 'reposts'],
    saves: ['saves', 'bookmarks'],
    clicks: ['clicks'],
    follows: ['follows', 'new followers'],
    followers: ['followers'],
  },
}

/** Headings that only one network writes. */
const telling: readonly (readonly [Network, readonly string[]])[] = [
  ['youtube', ['video publish time']],
  ['tiktok', ['video link', 'total likes']],
  ['pinterest', ['pin id', 'pin url', 'pin title', 'pin clicks', 'pin link']],
  ['x', ['tweet id', 'tweet text', 'post text', 'bookmarks', 'new follows']],
  ['linkedin', ['post title', 'created date', 'clickthroughratectr', 'update title']],
  ['meta', ['publish time', 'permalink', 'accounts reached']],
]

export type PostPlaces = Readonly<Partial<Record<PostColumn, number>>>

export interface Heading {
  /** Of the row in the table. */
  at: number
  headings: readonly string[]
  network: Network
  places: PostPlaces
}

const rowsBeforeHeadings = 15

/** Finds the row of headings, the network whose headings they are, and what stands where. */
export function findHeading(rows: readonly ReadRow[], network: Network | 'auto', chosen: PostPlaces): Heading {
  let best: Heading | undefined
  let most = -1
  for (const [at, { cells }] of rows.slice(0, rowsBeforeHeadings).entries()) {
    const headings = cells.map(cellText)
    const plain = new Set(
      headings.map((text) =>
        text
          .toLowerCase()
          .replaceAll(/[^a-z0-9 ]/g, '')
          .trim(),
      ),
    )
    const told = telling.find(([, names]) =>
      names.some((name) => plain.has(name) || plain.has(name.replaceAll(' ', ''))),
    )?.[0]
    const own = network === 'auto' ? (told ?? 'other') : network
    const places = placesOf(headings, presets[own])
    const count = Object.keys(places).length
    if (count > most && (count >= 2 || at === 0)) {
      most = count
      best = {
        at,
        headings: headings.map((text, place) => text || `Column ${place + 1}`),
        network: own,
        places: { ...places, ...chosen },
      }
    }
  }
  return best ?? { at: 0, headings: [], network: 'other', places: chosen }
}

export interface Post {
  network: Network
  /** Empty where the export has none. */
  id: string
  day: string
  hour: number | undefined
  text: string
  link: string
  /** Undefined where the export has no such column or the cell is empty. */
  figures: Readonly<Partial<Record<Metric, number>>>
}

export interface BadRow {
  line: number
  why: string
}

export interface ReadPosts {
  posts: readonly Post[]
  bad: readonly BadRow[]
  isOrderUnsure: boolean
}

function* textsIn(rows: readonly ReadRow[], places: readonly number[]): Generator<string> {
  for (const { cells } of rows)
    for (const place of places) {
      const cell = cells[place]
      if (typeof cell === 'string') yield cell
    }
}

function figureIn(cell: ReadCell, decimal: '.' | ','): number | undefined {
  if (typeof cell === 'number') return cell
  const text = cellText(cell)
  if (text === '' || /^[-–—]+$|^n\/?a$/i.test(text)) return undefined
  const [, digits = '', unit = ''] = /^([-−]?[\d.,\s’']+)\s*([km]?)$/i.exec(text) ?? []
  if (digits === '') return NaN
  const value = reportNumber(digits, decimal)
  return value * (unit.toLowerCase() === 'k' ? 1000 : unit.toLowerCase() === 'm' ? 1e6 : 1)
}

/** Posts out of the rows beneath the headings. A row without a day, or with a figure that is none or below 0, is left out with a reason. */
export function readPosts(rows: readonly ReadRow[], heading: Heading, dates: 'auto' | DateOrder): ReadPosts {
  const { at, network, places, headings } = heading
  const body = rows.slice(at + 1)
  const numeric = metrics.flatMap((metric) => places[metric] ?? [])
  const decimal = decimalMarkOf(textsIn(body, numeric))
  const days = places.date === undefined ? [] : [places.date]
  const found = dates === 'auto' ? dateOrderOf(textsIn(body, days)) : dates
  const posts: Post[] = []
  const bad: BadRow[] = []
  const text = (cells: readonly ReadCell[], column: PostColumn) =>
    cellText(places[column] === undefined ? undefined : cells[places[column]])
  for (const { line, cells } of body) {
    const when = places.date === undefined ? undefined : readMoment(cells[places.date], found ?? 'month')
    if (!when) {
      // YouTube, LinkedIn and others put a row of totals without a day.
      bad.push({ line, why: /^total/i.test(cellText(cells[0])) ? 'a row of totals' : 'no day that can be read' })
      continue
    }
    const figures: Partial<Record<Metric, number>> = {}
    let wrong: string | undefined
    for (const metric of metrics) {
      const place = places[metric]
      if (place === undefined) continue
      const value = figureIn(cells[place], decimal)
      if (value === undefined) continue
      // Subscribers may be lost.
      if (value >= 0 || (value < 0 && metric === 'follows')) figures[metric] = value
      else wrong ??= `“${cellText(cells[place]).slice(0, 30)}” in ${headings[place] ?? metric}`
    }
    if (wrong !== undefined) bad.push({ line, why: `no figure: ${wrong}` })
    else
      posts.push({
        network,
        id: text(cells, 'id'),
        day: when.day,
        hour: when.hour,
        text: text(cells, 'text'),
        link: text(cells, 'link'),
        figures,
      })
  }
  return { posts, bad, isOrderUnsure: found === undefined && [...textsIn(body, days)].some(isUnsureDate) }
}

/** One key for a post: its network, its day and its id; without an id its link, without both its hour and text. */
export function keyOfPost({ network, id, day, hour, text, link }: Post): string {
  return [network, day, id || link || `${String(hour ?? '')} ${text}`].join('\n')
}

/** Posts of several imports, each once. Of one that comes again the later figures count, and those that the later import lacks stay. */
export function mergePosts(...lists: readonly (readonly Post[])[]): { posts: Post[]; merged: number } {
  const found = new Map<string, Post>()
  let merged = 0
  for (const list of lists)
    for (const post of list) {
      const key = keyOfPost(post)
      const before = found.get(key)
      if (!before) {
        found.set(key, post)
        continue
      }
      merged++
      found.set(key, {
        ...before,
        ...post,
        hour: post.hour ?? before.hour,
        text: post.text || before.text,
        link: post.link || before.link,
        figures: { ...before.figures, ...post.figures },
      })
    }
  const posts = [...found.values()].sort((one, other) =>
    one.day < other.day ? -1 : one.day > other.day ? 1 : (one.hour ?? 0) - (other.hour ?? 0),
  )
  return { posts, merged }
}

/** Headings of the collection as it is kept and saved. */
export const keptColumns = ['network', ...postColumns] as const

export function keptRows(posts: readonly Post[]): string[][] {
  return posts.map(({ network, id, day, hour, text, link, figures }) => [
    network,
    hour === undefined ? day : `${day}T${String(hour).padStart(2, '0')}:00`,
    id,
    link,
    text.replaceAll(/\s+/g, ' ').slice(0, 200),
    ...metrics.map((metric) => (figures[metric] === undefined ? '' : String(figures[metric]))),
  ])
}

/** Reads the collection back; the network stands in a column of its own. */
export function readKept(rows: readonly ReadRow[]): ReadPosts {
  const [head, ...body] = rows
  if (!head) return { posts: [], bad: [], isOrderUnsure: false }
  const headings = head.cells.map(cellText)
  const places = placesOf(headings, { network: ['network'], ...presets.other })
  const { network: at, ...columns } = places
  const groups = new Map<Network, ReadRow[]>()
  for (const row of body) {
    const name = at === undefined ? 'other' : cellText(row.cells[at]).toLowerCase()
    const network = networks.find((one) => one === name) ?? 'other'
    const own = groups.get(network)
    if (own) own.push(row)
    else groups.set(network, [row])
  }
  const read = [...groups].map(([network, own]) =>
    readPosts([head, ...own], { at: 0, headings, network, places: columns }, 'month'),
  )
  return { posts: read.flatMap(({ posts }) => posts), bad: read.flatMap(({ bad }) => bad), isOrderUnsure: false }
}
