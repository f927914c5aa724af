import { csvText } from '@/lib/base/format/csv-cell'
import { createShow } from '@/lib/base/format/show'
import { regionOf } from '@/lib/base/region/regions'
import type { Report, ReportChart, ReportFinding, ReportPart } from '@/lib/base/report/report'
import type { ChartDrawing } from '@/lib/kits/chart/types'
import { counted, whole } from '@/lib/messages/counted'
import type { DateOrder } from '@/lib/subjects/tables/columns'
import type { ReadRow } from '@/lib/subjects/tables/book'
import { interactionsOf, periods, rateOf, rateOfAll, sumOf, weekdayOf, type RateBy, type RateRule } from './figures'
import {
  findHeading,
  keptColumns,
  keptRows,
  mergePosts,
  networkNames,
  networks,
  readKept,
  readPosts,
  type BadRow,
  type Heading,
  type Metric,
  type Network,
  type Post,
  type PostPlaces,
  type ReadPosts,
} from './posts'

export interface SocialQuestion {
  source: string | Blob
  kept: string
  network: Network | 'auto'
  dates: 'auto' | DateOrder
  /** Columns chosen by hand, by their places. */
  chosen: PostPlaces
  rateBy: RateBy
  followers: number | undefined
  countsClicks: boolean
  /** Days. */
  period: number
  /** A fraction. */
  goalRate: number | undefined
  goalPosts: number | undefined
  goalInteractions: number | undefined
}

export interface Goal {
  label: string
  value: number
  goal: number
  says: string
}

export interface SocialAnswer {
  report: Report
  headings: readonly string[]
  places: PostPlaces
  goals: readonly Goal[]
  /** The collection with the import in it, as CSV. */
  collection: string
}

/** Draws a chart for the page; the engine is the worker's. */
export type Draw = (drawing: ChartDrawing, note?: string) => ReportChart

const show = createShow(regionOf('global'))
const figure = (value: number) => show.number(value, Number.isInteger(value) ? 0 : 1)
const percent = (value: number | undefined) => (value === undefined ? '' : show.percent(value, 2))
const maybe = (value: number | undefined) => (value === undefined ? '' : figure(value))
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const byNames: Readonly<Record<RateBy, string>> = {
  reach: 'reach',
  impressions: 'impressions or views',
  followers: 'followers',
}
const metricNames: Readonly<Record<Metric, string>> = {
  impressions: 'Impressions or views',
  reach: 'Reach',
  likes: 'Likes and reactions',
  comments: 'Comments',
  shares: 'Shares',
  saves: 'Saves',
  clicks: 'Clicks',
  follows: 'Follows gained',
  followers: 'Followers',
}
const summed: readonly Metric[] = ['impressions', 'reach', 'likes', 'comments', 'shares', 'saves', 'clicks', 'follows']

const mostTop = 15
const mostListed = 200
/** A slot of the week with fewer posts says nothing. */
const leastInSlot = 2
const mostMonths = 36

const titleOf = ({ text, link, id }: Post) => {
  const plain = (text || link || id || 'without a text').replaceAll(/\s+/g, ' ')
  return plain.length > 90 ? `${plain.slice(0, 89)}…` : plain
}
const whenOf = ({ day, hour }: Post) => (hour === undefined ? day : `${day} ${String(hour).padStart(2, '0')}:00`)

/** Posts of each month, oldest first; of many months the last. */
function monthsOf(posts: readonly Post[]): { month: string; own: Post[] }[] {
  const months = new Map<string, Post[]>()
  for (const post of posts) {
    const month = post.day.slice(0, 7)
    const own = months.get(month)
    if (own) own.push(post)
    else months.set(month, [post])
  }
  return [...months]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([month, own]) => ({ month, own }))
    .slice(-mostMonths)
}

function lastFollowers(posts: readonly Post[]): number | undefined {
  return posts.findLast(({ figures }) => figures.followers !== undefined)?.figures.followers
}

function overTime(posts: readonly Post[], rule: RateRule, draw: Draw): ReportChart[] {
  const months = monthsOf(posts)
  if (months.length < 2) return []
  const x = { label: 'Month', write: whole, names: months.map(({ month }) => month) }
  const track = (label: string, of: (own: readonly Post[]) => number | undefined) => ({
    label,
    values: months.map(({ own }) => of(own) ?? null),
  })
  const known = (metric: Metric) => posts.some(({ figures }) => figures[metric] !== undefined)
  const line = (
    title: string,
    label: string,
    write: (value: number) => string,
    tracks: readonly ReturnType<typeof track>[],
  ) => draw({ kind: 'line', title, x, y: { label, write }, at: months.map((_, at) => at + 1), tracks })
  const seen = (['impressions', 'reach'] as const).filter(known)
  return [
    ...(seen.length > 0
      ? [
          line(
            'Seen, by month',
            'Times',
            figure,
            seen.map((metric) => track(metricNames[metric], (own) => sumOf(own, metric))),
          ),
        ]
      : []),
    line('Engagement rate, by month', 'Rate', (value) => show.percent(value), [
      track('Engagement rate', (own) => rateOfAll(own, rule)),
    ]),
    ...(known('followers')
      ? [line('Followers, by month', 'Followers', figure, [track('Followers', lastFollowers)])]
      : []),
    ...(known('follows')
      ? [line('Follows gained, by month', 'Follows', figure, [track('Follows gained', (own) => sumOf(own, 'follows'))])]
      : []),
  ]
}

interface Slot {
  weekday: number
  hour: number
  own: Post[]
  rate: number | undefined
}

function slotsOf(posts: readonly Post[], rule: RateRule): Slot[] {
  const slots = new Map<number, Post[]>()
  for (const post of posts) {
    if (post.hour === undefined) continue
    const key = weekdayOf(post.day) * 24 + post.hour
    const own = slots.get(key)
    if (own) own.push(post)
    else slots.set(key, [post])
  }
  return [...slots].map(([key, own]) => ({
    weekday: Math.floor(key / 24),
    hour: key % 24,
    own,
    rate: rateOfAll(own, rule),
  }))
}

function weekPart(posts: readonly Post[], rule: RateRule, draw: Draw): ReportPart {
  const slots = slotsOf(posts, rule)
  const days = weekdays.map((name, weekday) => {
    const own = posts.filter(({ day }) => weekdayOf(day) === weekday)
    return { name, own, rate: rateOfAll(own, rule) }
  })
  const charts: ReportChart[] =
    slots.length > 0
      ? [
          draw(
            {
              kind: 'heat',
              title: 'Engagement rate by weekday and hour',
              x: { label: 'Hour', names: Array.from({ length: 24 }, (_, hour) => String(hour)) },
              y: { label: 'Day', names: weekdays },
              values: weekdays.map((_, weekday) =>
                Array.from(
                  { length: 24 },
                  (__, hour) => slots.find((slot) => slot.weekday === weekday && slot.hour === hour)?.rate ?? null,
                ),
              ),
              write: (value) => show.percent(value, 1),
            },
            'Hours are those of the export. Empty cells have no post.',
          ),
        ]
      : [
          draw({
            kind: 'bar',
            title: 'Engagement rate by weekday',
            x: { label: '', write: whole, names: weekdays },
            y: { label: 'Rate', write: (value) => show.percent(value) },
            tracks: [{ label: 'Rate', values: days.map(({ rate }) => rate ?? null) }],
          }),
        ]
  const best = slots
    .filter(({ own, rate }) => own.length >= leastInSlot && rate !== undefined)
    .toSorted((one, other) => (other.rate ?? 0) - (one.rate ?? 0))
    .slice(0, 5)
  return {
    heading: 'When',
    charts,
    tables: [
      {
        label: 'By weekday',
        columns: ['Day', 'Posts', 'Engagement rate'],
        rows: days.map(({ name, own, rate }) => [name, whole(own.length), percent(rate)]),
      },
      {
        label: `Best hours, of those with ${String(leastInSlot)} posts and more`,
        columns: ['Hour', 'Posts', 'Engagement rate'],
        rows: best.map(({ weekday, hour, own, rate }) => [
          `${weekdays[weekday] ?? ''} ${String(hour).padStart(2, '0')}:00`,
          whole(own.length),
          percent(rate),
        ]),
      },
    ],
  }
}

function topPart(posts: readonly Post[], rule: RateRule): ReportPart {
  const row = (post: Post) => [
    titleOf(post),
    networkNames[post.network],
    whenOf(post),
    whole(interactionsOf(post, rule.countsClicks)),
    maybe(post.figures.impressions),
    maybe(post.figures.reach),
    percent(rateOf(post, rule)),
  ]
  const columns = ['Post', 'Network', 'When', 'Interactions', 'Impressions', 'Reach', 'Rate']
  const most = posts.toSorted(
    (one, other) => interactionsOf(other, rule.countsClicks) - interactionsOf(one, rule.countsClicks),
  )
  const rated = posts
    .filter((post) => rateOf(post, rule) !== undefined)
    .toSorted((one, other) => (rateOf(other, rule) ?? 0) - (rateOf(one, rule) ?? 0))
  return {
    heading: 'Top posts',
    tables: [
      { label: 'Most interactions', columns, rows: most.slice(0, mostTop).map(row) },
      { label: 'Highest rate', columns, rows: rated.slice(0, mostTop).map(row) },
    ],
  }
}

function comparePart(posts: readonly Post[], rule: RateRule, days: number): ReportPart {
  const { now, before, from, to, earlier } = periods(posts, days)
  const change = (one: number | undefined, other: number | undefined) => {
    if (one === undefined || other === undefined || other === 0) return ''
    const share = one / other - 1
    return `${share > 0 ? '+' : ''}${show.percent(share, 1)}`
  }
  const line = (label: string, of: (list: readonly Post[]) => number | undefined, write = maybe) => {
    const [one, other] = [of(now), of(before)]
    return one === undefined && other === undefined ? [] : [[label, write(other), write(one), change(one, other)]]
  }
  return {
    heading: 'Against the time before',
    notes: [`${show.date(from)} to ${show.date(to)}, against as many days from ${show.date(earlier)}.`],
    tables: [
      {
        label: `The last ${counted(days, 'day', 'days')}`,
        columns: ['What', 'Before', 'Now', 'Change'],
        rows: [
          ...line('Posts', (list) => list.length),
          ...line('Interactions', (list) =>
            list.reduce((sum, post) => sum + interactionsOf(post, rule.countsClicks), 0),
          ),
          ...line('Engagement rate', (list) => rateOfAll(list, rule), percent),
          ...summed.flatMap((metric) => line(metricNames[metric], (list) => sumOf(list, metric))),
        ],
      },
    ],
  }
}

function networkPart(posts: readonly Post[], rule: RateRule): ReportPart {
  const rows = networks.flatMap((network) => {
    const own = posts.filter((post) => post.network === network)
    if (own.length === 0) return []
    const interactions = own.reduce((sum, post) => sum + interactionsOf(post, rule.countsClicks), 0)
    return [
      [
        networkNames[network],
        whole(own.length),
        whole(interactions),
        ...summed.map((metric) => maybe(sumOf(own, metric))),
        percent(rateOfAll(own, rule)),
      ],
    ]
  })
  return {
    tables: [
      {
        label: 'By network',
        columns: [
          'Network',
          'Posts',
          'Interactions',
          ...summed.map((metric) => metricNames[metric]),
          'Engagement rate',
        ],
        rows,
      },
    ],
  }
}

function badPart(bad: readonly BadRow[]): ReportPart {
  if (bad.length === 0) return {}
  return {
    heading: 'Rows left out',
    findings: [{ tone: 'warn', says: `${counted(bad.length, 'row was', 'rows were')} left out.` }],
    tables: [
      {
        label: 'Rows that were left out',
        columns: ['Line', 'Why'],
        rows: bad.slice(0, mostListed).map(({ line, why }) => [whole(line), why]),
      },
    ],
  }
}

function goalsOf(
  now: readonly Post[],
  rule: RateRule,
  { goalRate, goalPosts, goalInteractions, period }: SocialQuestion,
): Goal[] {
  const within = `in ${counted(period, 'day', 'days')}`
  const rate = rateOfAll(now, rule)
  const interactions = now.reduce((sum, post) => sum + interactionsOf(post, rule.countsClicks), 0)
  return [
    ...(goalRate !== undefined && goalRate > 0 && rate !== undefined
      ? [
          {
            label: 'Engagement rate',
            value: rate,
            goal: goalRate,
            says: `Engagement rate ${percent(rate)} of ${percent(goalRate)} ${within}`,
          },
        ]
      : []),
    ...(goalPosts !== undefined && goalPosts > 0
      ? [
          {
            label: 'Posts',
            value: now.length,
            goal: goalPosts,
            says: `${whole(now.length)} of ${counted(goalPosts, 'post', 'posts')} ${within}`,
          },
        ]
      : []),
    ...(goalInteractions !== undefined && goalInteractions > 0
      ? [
          {
            label: 'Interactions',
            value: interactions,
            goal: goalInteractions,
            says: `${whole(interactions)} of ${counted(goalInteractions, 'interaction', 'interactions')} ${within}`,
          },
        ]
      : []),
  ]
}

/** Posts of an import and of the collection that was kept, summed up. */
export function socialReport(
  given: { rows: readonly ReadRow[]; kept: readonly ReadRow[] },
  question: SocialQuestion,
  draw: Draw,
  progress: (share: number) => void = () => undefined,
): SocialAnswer {
  const heading: Heading = findHeading(given.rows, question.network, question.chosen)
  const empty: ReadPosts = { posts: [], bad: [], isOrderUnsure: false }
  // A saved collection may come back by this way too.
  const isCollection = heading.headings[0]?.toLowerCase() === keptColumns[0] && heading.at === 0
  const read =
    given.rows.length === 0
      ? empty
      : isCollection
        ? readKept(given.rows)
        : readPosts(given.rows, heading, question.dates)
  const before = readKept(given.kept)
  progress(0.5)
  const { posts, merged } = mergePosts(before.posts, read.posts)
  const { headings, places } = heading
  const collection = posts.length === 0 ? '' : csvText([[...keptColumns], ...keptRows(posts)])
  const answer = (report: Report, goals: readonly Goal[] = []): SocialAnswer => ({
    report,
    headings,
    places,
    goals,
    collection,
  })
  const bad = badPart([...before.bad, ...read.bad])
  if (posts.length === 0)
    return answer({
      headline: places.date === undefined ? 'No column of days was found. Choose it beneath.' : 'No row could be read.',
      tone: 'bad',
      parts: [bad],
    })
  const rule: RateRule = { by: question.rateBy, followers: question.followers, countsClicks: question.countsClicks }
  const rate = rateOfAll(posts, rule)
  const interactions = posts.reduce((sum, post) => sum + interactionsOf(post, rule.countsClicks), 0)
  const rated = posts.filter((post) => rateOf(post, rule) !== undefined).length
  const [first, last] = [posts[0]?.day ?? '', posts.at(-1)?.day ?? '']
  const findings: ReportFinding[] = [
    ...(read.isOrderUnsure
      ? [
          {
            tone: 'warn',
            says: 'Nothing in the file says whether 3/4 is in March or in April. The month was taken to stand first.',
            detail: 'Choose the order under “How the file is read” if it is the other way round.',
          } as const,
        ]
      : []),
    ...(rated < posts.length
      ? [
          {
            tone: rated === 0 ? 'warn' : 'plain',
            says: `${counted(posts.length - rated, 'post has', 'posts have')} no ${byNames[rule.by]} to divide by, and no rate.`,
            detail:
              rule.by === 'followers'
                ? 'Write how many followers you have.'
                : 'Choose what the rate is by, or the column that holds it.',
          } as const,
        ]
      : []),
    ...(merged > 0
      ? [
          {
            tone: 'plain',
            says: `${counted(merged, 'post came', 'posts came')} again and ${merged === 1 ? 'was' : 'were'} merged; the later figures count.`,
          } as const,
        ]
      : []),
  ]
  const report: Report = {
    headline: `${counted(posts.length, 'post', 'posts')} with ${counted(interactions, 'interaction', 'interactions')}${rate === undefined ? '' : `: an engagement rate of ${percent(rate)} by ${byNames[rule.by]}`}.`,
    tone: 'plain',
    figures: [
      { label: 'From', text: `${show.date(first)} to ${show.date(last)}` },
      ...(['impressions', 'reach', 'follows'] as const).flatMap((metric) => {
        const all = sumOf(posts, metric)
        return all === undefined ? [] : [{ label: metricNames[metric], text: figure(all) }]
      }),
      { label: 'Interactions each', text: figure(Math.round((interactions / posts.length) * 10) / 10) },
    ],
    parts: [
      { findings },
      networkPart(posts, rule),
      comparePart(posts, rule, question.period),
      { heading: 'Over time', charts: overTime(posts, rule, draw) },
      weekPart(posts, rule, draw),
      topPart(posts, rule),
      bad,
    ],
  }
  return answer(report, goalsOf(periods(posts, question.period).now, rule, question))
}
