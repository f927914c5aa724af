import type { Report, ReportFinding, ReportTable } from '@/lib/base/report/report'
import { counted, whole } from '@/lib/messages/counted'
import { mayBeEnglish } from './feedback'
import { moodOf, sentimentOf } from './vader'

export interface Review {
  /** Row of the table, from 1. */
  line: number
  text: string
  /** Undefined where there is none. */
  stars: number | undefined
  /** As it was written; the first ten characters count as the day. */
  date: string
  product: string
}

export interface ReviewQuestion {
  source: string | Blob
  /** Features to look for, one a line: `Battery: battery, charge`. */
  features: string
  /** The most stars that can be given. */
  most: number
}

export const mostReviews = 200_000

/** Headings that shops and sites give their columns. */
const headings = {
  stars: /^(?:overall|rating|stars?|score|note|bewertung|review[ _]?rating|star[ _]?rating)$/i,
  text: /^(?:review|review[ _]?text|review[ _]?body|text|comment|comments|body|content|message|reviewtext)$/i,
  date: /^(?:date|review[ _]?date|created|created[ _]?at|time|timestamp|submitted)$/i,
  product: /^(?:product|product[ _]?name|product[ _]?id|item|asin|sku|title|name|version|app[ _]?version)$/i,
}

/** Reviews in a table, by its headings; undefined without a column of texts. */
export function reviewsIn(rows: readonly (readonly string[])[]): Review[] | undefined {
  const [head = [], ...body] = rows
  const place = (expression: RegExp) => head.findIndex((name) => expression.test(name.trim()))
  const [stars, text, date, product] = [headings.stars, headings.text, headings.date, headings.product].map(place)
  if (text === undefined || text < 0) return undefined
  const cell = (row: readonly string[], at: number | undefined) =>
    at === undefined || at < 0 ? '' : (row[at] ?? '').trim()
  return body.map((row, at) => {
    const given = Number(/^\d+(?:[.,]\d+)?/.exec(cell(row, stars))?.[0].replace(',', '.') ?? Number.NaN)
    return {
      line: at + 2,
      text: cell(row, text),
      stars: Number.isFinite(given) ? given : undefined,
      date: cell(row, date),
      product: cell(row, product),
    }
  })
}

/** Sentences of a text, roughly: cut at full stops, exclamation and question marks and line ends. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?])\s+|[\r\n]+/).filter((one) => /\p{L}/u.test(one))
}

interface Feature {
  name: string
  words: readonly string[]
}

const common = new Set(
  'the a an and or but not no is are was were be been it its this that i you we they he she my your our to of in on at for with from as so very have has had do did does will would can could there what when all just me too more than then them one two get got only also after before into out up about which who how why because really even much if by over off use used using day days time week month year thing things lot bit way'.split(
    ' ',
  ),
)

function featuresIn(text: string): Feature[] {
  return text.split(/[\r\n]+/).flatMap((line) => {
    const [name = '', listed] = line.split(':')
    const words = (listed ?? name)
      .split(',')
      .map((word) => word.trim().toLowerCase())
      .filter(Boolean)
    return words.length > 0 ? [{ name: name.trim(), words }] : []
  })
}

/** Words that many reviews mention and that judge nothing themselves: candidates for features. */
function frequentFeatures(reviews: readonly Review[]): Feature[] {
  const counts = new Map<string, number>()
  for (const { text } of reviews)
    for (const word of new Set(text.toLowerCase().match(/\p{L}[\p{L}'’-]{2,}/gu) ?? []))
      if (!common.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1)
  const least = Math.max(2, Math.ceil(reviews.length / 100))
  return [...counts.entries()]
    .filter(([word, count]) => count >= least && sentimentOf(word).compound === 0)
    .toSorted(([a, left], [b, right]) => right - left || (a < b ? -1 : 1))
    .slice(0, 20)
    .map(([word]) => ({ name: word, words: [word] }))
}

const spaced = (text: string) => ` ${text.toLowerCase().replaceAll(/[^\p{L}\p{N}'’-]+/gu, ' ')} `
const signed = (value: number) => `${value > 0 ? '+' : value < 0 ? '−' : ''}${Math.abs(value).toFixed(2)}`
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

interface Judged {
  review: Review
  plain: string
  compound: number
}

function featureTable(reviews: readonly Review[], features: readonly Feature[]): ReportTable {
  const judged: Judged[] = reviews.flatMap((review) =>
    sentencesOf(review.text).map((sentence) => ({
      review: { ...review, text: sentence },
      plain: spaced(sentence),
      compound: sentimentOf(sentence).compound,
    })),
  )
  const rows = features.flatMap(({ name, words }) => {
    const own = judged.filter(({ plain }) => words.some((word) => plain.includes(` ${word} `)))
    if (own.length === 0) return []
    const praise = own.filter(({ compound }) => moodOf(compound) === 'positive')
    const blame = own.filter(({ compound }) => moodOf(compound) === 'negative')
    const extreme = (all: readonly Judged[]) =>
      all.toSorted((a, b) => Math.abs(b.compound) - Math.abs(a.compound))[0]?.review.text.slice(0, 160) ?? ''
    return [
      [
        name,
        whole(own.length),
        whole(praise.length),
        whole(blame.length),
        signed(mean(own.map(({ compound }) => compound))),
        extreme(praise),
        extreme(blame),
      ],
    ]
  })
  return {
    label: 'Features by the sentences that mention them',
    columns: ['Feature', 'Sentences', 'Praise', 'Blame', 'Mean score', 'Strongest praise', 'Strongest blame'],
    rows,
  }
}

/** Where stars and words disagree: the highest or lowest stars, and clearly the other mood. */
export function mismatches(reviews: readonly Review[], most: number): { review: Review; compound: number }[] {
  return reviews.flatMap((review) => {
    if (review.stars === undefined) return []
    const { compound } = sentimentOf(review.text)
    const isHigh = review.stars >= most - (most - 1) * 0.25
    const isLow = review.stars <= 1 + (most - 1) * 0.25
    return (isHigh && compound <= -0.5) || (isLow && compound >= 0.5) ? [{ review, compound }] : []
  })
}

/** Groups of reviews that share most of their runs of three words; texts of fewer than six words are left out. */
export function duplicates(reviews: readonly Review[]): Review[][] {
  const byShingle = new Map<string, number[]>()
  const shingles = reviews.map(({ text }) => {
    const words = spaced(text).trim().split(' ')
    return words.length < 6
      ? new Set<string>()
      : new Set(Array.from({ length: words.length - 2 }, (_, at) => words.slice(at, at + 3).join(' ')))
  })
  const group = reviews.map((_, at) => at)
  const root = (at: number): number => (group[at] === at ? at : (group[at] = root(group[at] ?? at)))
  for (const [at, own] of shingles.entries()) {
    const shared = new Map<number, number>()
    for (const shingle of own) {
      const others = byShingle.get(shingle) ?? []
      for (const other of others.slice(0, 20)) shared.set(other, (shared.get(other) ?? 0) + 1)
      byShingle.set(shingle, [...others, at].slice(0, 20))
    }
    for (const [other, count] of shared) {
      const all = own.size + (shingles[other]?.size ?? 0) - count
      if (count / all >= 0.8) group[root(at)] = root(other)
    }
  }
  const groups = new Map<number, Review[]>()
  for (const [at, review] of reviews.entries()) groups.set(root(at), [...(groups.get(root(at)) ?? []), review])
  return [...groups.values()].filter((one) => one.length > 1)
}

/** Days with more reviews than three standard deviations above the mean of all days from the first to the last. */
export function bursts(reviews: readonly Review[]): { day: string; count: number; mean: number }[] {
  const counts = new Map<string, number>()
  for (const { date } of reviews) {
    const day = date.slice(0, 10)
    if (/^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day))) counts.set(day, (counts.get(day) ?? 0) + 1)
  }
  const days = [...counts.keys()].toSorted()
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return []
  const span = (Date.parse(last) - Date.parse(first)) / 86_400_000 + 1
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const average = total / span
  const squares =
    [...counts.values()].reduce((sum, count) => sum + (count - average) ** 2, 0) + (span - counts.size) * average ** 2
  const bound = average + 3 * Math.sqrt(squares / span)
  return days.flatMap((day) =>
    (counts.get(day) ?? 0) > bound && (counts.get(day) ?? 0) >= 5
      ? [{ day, count: counts.get(day) ?? 0, mean: average }]
      : [],
  )
}

function productTable(reviews: readonly Review[]): ReportTable {
  const groups = new Map<string, Review[]>()
  for (const review of reviews) groups.set(review.product, [...(groups.get(review.product) ?? []), review])
  const rows = [...groups.entries()]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([product, own]) => {
      const stars = own.flatMap((review) => review.stars ?? [])
      return [
        product || 'No name',
        whole(own.length),
        stars.length === 0 ? '' : mean(stars).toFixed(2),
        signed(mean(own.map(({ text }) => sentimentOf(text).compound))),
        own.length < 20 ? 'few' : '',
      ]
    })
  return {
    label: 'Products',
    columns: ['Product', 'Reviews', 'Mean stars', 'Mean score of the words', 'Number'],
    rows: groups.size > 1 ? rows : [],
  }
}

/** Reviews by feature, product and stars, with what does not fit together. */
export function reviewReport(all: readonly Review[], features: string, most: number): Report {
  const withText = all.filter(({ text }) => text !== '')
  const reviews = withText.filter(({ text }) => mayBeEnglish(text))
  if (reviews.length === 0) return { headline: 'No review in English was found.', tone: 'bad', parts: [] }
  const stars = reviews.flatMap((review) => review.stars ?? [])
  const odd = mismatches(reviews, most)
  const copies = duplicates(reviews)
  const rushes = bursts(reviews)
  const score = mean(reviews.map(({ text }) => sentimentOf(text).compound))
  const findings: ReportFinding[] = [
    ...(reviews.length < 20
      ? [
          {
            tone: 'plain',
            says: `With ${counted(reviews.length, 'review', 'reviews')} a mean says little.`,
            detail: 'One more review can turn it round.',
          } as const,
        ]
      : []),
    ...(odd.length > 0
      ? [
          {
            tone: 'warn',
            says: `${counted(odd.length, 'review has', 'reviews have')} stars that contradict the words.`,
            detail: 'Often somebody took the scale the other way round, or praises the shop and blames the product.',
          } as const,
        ]
      : []),
    ...copies
      .map((group) => ({
        tone: 'warn' as const,
        says: `${whole(group.length)} reviews are nearly the same: rows ${group
          .slice(0, 10)
          .map(({ line }) => whole(line))
          .join(', ')}${group.length > 10 ? ', …' : ''}.`,
        detail: `“${(group[0]?.text ?? '').slice(0, 140)}”`,
      }))
      .slice(0, 20),
    ...rushes.map(({ day, count, mean: average }) => ({
      tone: 'warn' as const,
      says: `${whole(count)} reviews came on ${day}, where a day has ${average.toFixed(1)} on average.`,
      detail: 'A campaign, a newsletter, or reviews that were bought. The date alone does not tell.',
    })),
  ]
  return {
    headline: `${counted(reviews.length, 'review', 'reviews')}${stars.length > 0 ? `, ${mean(stars).toFixed(2)} of ${String(most)} stars` : ''}, words ${signed(score)}.`,
    tone: findings.some(({ tone }) => tone === 'warn') ? 'warn' : 'good',
    figures: [
      { label: 'Without stars', text: whole(reviews.length - stars.length) },
      { label: 'Stars against words', text: whole(odd.length) },
      { label: 'Nearly the same', text: whole(copies.reduce((sum, group) => sum + group.length, 0)) },
      { label: 'Not scored', text: whole(withText.length - reviews.length) },
    ],
    parts: [
      {
        heading: 'What people praise and blame',
        tables: [featureTable(reviews, [...featuresIn(features), ...frequentFeatures(reviews)])],
      },
      { heading: 'What to look at', findings },
      {
        heading: 'Tables',
        tables: [
          productTable(reviews),
          {
            label: 'Stars against words',
            columns: ['Row', 'Stars', 'Score of the words', 'Review'],
            rows: odd.map(({ review, compound }) => [
              String(review.line),
              String(review.stars),
              signed(compound),
              review.text,
            ]),
          },
        ],
      },
    ],
  }
}
