import type { Report, ReportFinding } from '@/lib/base/report/report'
import { counted, whole } from '@/lib/messages/counted'
import { moodOf, sentimentOf, withRatings, type Mood } from './vader'

export interface FeedbackQuestion {
  source: string | Blob
  /** A table with a row of headings; else every line is a comment. */
  isTable: boolean
  /** Heading of the column with the comments; empty to take the wordiest. */
  column: string
  /** Words or phrases to look for, one topic a line: `delivery: late, courier, parcel`. */
  topics: string
  /** Words of the trade with a rating from -4 to 4, one a line: `late -2`. */
  words: string
}

export interface Comment {
  /** Row or line, from 1. */
  line: number
  text: string
  compound: number
  /** Undefined where the text does not look English or has no rated word to go by. */
  mood: Mood | undefined
  why: string
}

export const mostComments = 100_000

const moodWords: Record<Mood, string> = { positive: 'Positive', neutral: 'Neutral', negative: 'Negative' }

/** Words so common in English that a text of some length without any is hardly English. */
const common = new Set(
  'the a an and or but not no is are was were be been it its this that i you we they he she my your our to of in on at for with from as so very have has had do did does will would can could there what when all just me too more'.split(
    ' ',
  ),
)

/** Whether a text may be English: in Latin letters, and with one of the commonest words if it has eight words and more. */
export function mayBeEnglish(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? []
  const latin = letters.filter((letter) => /\p{Script=Latin}/u.test(letter)).length
  if (letters.length > 0 && latin / letters.length < 0.8) return false
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  return words.length < 8 || words.some((word) => common.has(word))
}

/** A comment with its score and the words that made it. */
export function judgeComment(text: string, line: number, ratings?: ReadonlyMap<string, number>): Comment {
  if (!mayBeEnglish(text)) return { line, text, compound: 0, mood: undefined, why: 'Not scored: not English' }
  const { compound, rated } = sentimentOf(text, ratings)
  const strongest = rated.toSorted((a, b) => Math.abs(b.score) - Math.abs(a.score)).slice(0, 4)
  const why = strongest
    .map(({ word, score }) => `${word} ${score > 0 ? '+' : '−'}${Math.abs(score).toFixed(1)}`)
    .join(', ')
  return { line, text, compound, mood: moodOf(compound), why: why || 'No rated word' }
}

/** The column with the most words on average, by its place. */
export function wordiestColumn(rows: readonly (readonly string[])[]): number {
  const width = Math.max(0, ...rows.map((row) => row.length))
  const lengths = Array.from({ length: width }, (_, column) =>
    rows.reduce((sum, row) => sum + (row[column] ?? '').split(/\s+/).filter(Boolean).length, 0),
  )
  return lengths.indexOf(Math.max(...lengths))
}

/** Words with ratings in lines, and the lines that are none. */
export function ownRatings(text: string): { ratings: [string, number][]; wrong: string[] } {
  const ratings: [string, number][] = []
  const wrong: string[] = []
  for (const line of text.split(/[\r\n]+/).map((one) => one.trim())) {
    if (line === '') continue
    const [, word, rating] = /^(\S+?)[\s:,=]+([+\-−]?\d(?:[.,]\d+)?)$/.exec(line) ?? []
    const value = Number((rating ?? 'x').replace('−', '-').replace(',', '.'))
    if (word === undefined || !(Math.abs(value) <= 4)) wrong.push(line)
    else ratings.push([word.toLowerCase(), value])
  }
  return { ratings, wrong }
}

interface Topic {
  name: string
  words: readonly string[]
}

function topicsIn(text: string): Topic[] {
  return text.split(/[\r\n]+/).flatMap((line) => {
    const [name = '', listed] = line.split(':')
    const words = (listed ?? name)
      .split(',')
      .map((word) => word.trim().toLowerCase())
      .filter(Boolean)
    return words.length > 0 ? [{ name: name.trim(), words }] : []
  })
}

const stop = new Set([
  ...common,
  ...'than then them their his her him us am if by about after before into out up down off over only also get got one two even much many some any which who how why because been being other really could'.split(
    ' ',
  ),
])

/** Words that stand in several comments and are no judgement themselves. */
function frequentTopics(comments: readonly Comment[]): Topic[] {
  const counts = new Map<string, number>()
  for (const { text, mood } of comments) {
    if (!mood) continue
    for (const word of new Set(text.toLowerCase().match(/\p{L}[\p{L}'’-]{2,}/gu) ?? []))
      if (!stop.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return [...counts.entries()]
    .filter(([word, count]) => count > 1 && sentimentOf(word).compound === 0)
    .toSorted(([a, left], [b, right]) => right - left || (a < b ? -1 : 1))
    .slice(0, 25)
    .map(([word]) => ({ name: word, words: [word] }))
}

function mentions(text: string, { words }: Topic): boolean {
  const plain = ` ${text.toLowerCase().replaceAll(/[^\p{L}\p{N}'’-]+/gu, ' ')} `
  return words.some((word) => plain.includes(` ${word} `))
}

const share = (part: number, of: number) => (of === 0 ? '' : `${String(Math.round((part / of) * 100))}%`)
const signed = (value: number) => `${value > 0 ? '+' : value < 0 ? '−' : ''}${Math.abs(value).toFixed(2)}`

function topicRow(topic: Topic, comments: readonly Comment[]): string[] | undefined {
  const own = comments.filter(({ text, mood }) => mood && mentions(text, topic))
  if (own.length === 0) return undefined
  const of = (mood: Mood) => own.filter((comment) => comment.mood === mood).length
  const mean = own.reduce((sum, { compound }) => sum + compound, 0) / own.length
  return [
    topic.name,
    whole(own.length),
    whole(of('positive')),
    whole(of('neutral')),
    whole(of('negative')),
    signed(mean),
  ]
}

/** Comments by mood, topics and single scores. */
export function feedbackReport(given: readonly { line: number; text: string }[], topics: string, words = ''): Report {
  const own = ownRatings(words)
  const ratings = own.ratings.length > 0 ? withRatings(own.ratings) : undefined
  const comments = given
    .filter(({ text }) => text.trim() !== '')
    .map(({ text, line }) => judgeComment(text.trim(), line, ratings))
  if (comments.length === 0) return { headline: 'No comment was found.', tone: 'bad', parts: [] }
  const scored = comments.filter(({ mood }) => mood !== undefined)
  const of = (mood: Mood) => scored.filter((comment) => comment.mood === mood).length
  const [good, flat, bad] = [of('positive'), of('neutral'), of('negative')]
  const mean = scored.length === 0 ? 0 : scored.reduce((sum, { compound }) => sum + compound, 0) / scored.length
  const named = topicsIn(topics)
  const rows = [...named, ...frequentTopics(comments)].flatMap((topic) => {
    const row = topicRow(topic, comments)
    return row ? [row] : []
  })
  const wrong = own.wrong.slice(0, 5).map((line): ReportFinding => ({
    tone: 'warn',
    says: `“${line.slice(0, 60)}” is no word with a rating.`,
    detail: 'Write a word and a number from −4 to 4, such as: late −2.',
  }))
  const few: ReportFinding[] =
    scored.length < 30
      ? [
          {
            tone: 'plain',
            says: `With ${counted(scored.length, 'comment', 'comments')} the shares say little about all customers.`,
            detail: 'Read them one by one.',
          },
        ]
      : []
  return {
    headline: `${share(good, scored.length) || '0%'} positive, ${share(flat, scored.length) || '0%'} neutral, ${share(bad, scored.length) || '0%'} negative, of ${counted(scored.length, 'comment', 'comments')} scored.`,
    tone: bad > good ? 'bad' : bad * 2 > good ? 'warn' : 'good',
    figures: [
      { label: 'Positive', text: whole(good) },
      { label: 'Neutral', text: whole(flat) },
      { label: 'Negative', text: whole(bad) },
      { label: 'Not scored', text: whole(comments.length - scored.length) },
      { label: 'Mean score', text: signed(mean) },
    ],
    parts: [
      { findings: [...few, ...wrong] },
      {
        heading: 'Topics',
        tables: [
          {
            label: 'Topics with the mood of their comments',
            columns: ['Topic', 'Comments', 'Positive', 'Neutral', 'Negative', 'Mean score'],
            rows,
          },
        ],
      },
      {
        heading: 'Comments, the most negative first',
        tables: [
          {
            label: 'Comments with their scores',
            columns: ['Row', 'Comment', 'Mood', 'Score', 'Because of'],
            rows: comments
              .toSorted((a, b) => a.compound - b.compound || a.line - b.line)
              .map(({ line, text, mood, compound, why }) => [
                String(line),
                text,
                mood ? moodWords[mood] : 'Not scored',
                mood ? signed(compound) : '',
                why,
              ]),
          },
        ],
      },
    ],
  }
}
