import { intents } from './intents'

export type Tone = 'formal' | 'neutral' | 'friendly'
export type Length = 'short' | 'medium' | 'long'

export interface EmailFacts {
  intent: string
  about: string
  /** A point a line. */
  points: string
  recipient: string
  sender: string
  tone: Tone
  length: Length
  /** Short words and no contractions. */
  isEasy: boolean
  /** Until when an answer is wanted, as 'YYYY-MM-DD'; empty for no day. */
  by: string
  /** What goes along with it, as after “I attach”. */
  attached: string
  /** In the place of the sentence that the intent ends with. */
  ask: string
}

export interface EmailDraft {
  label: string
  text: string
  words: number
}

export interface EmailDrafts {
  subject: string
  drafts: EmailDraft[]
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const months = 'January February March April May June July August September October November December'.split(' ')

/** 'YYYY-MM-DD' as Friday, 3 July 2026; empty for what is no such day. */
export function dayInWords(day: string): string {
  const [year = NaN, month = NaN, date = NaN] = day.split('-').map(Number)
  const at = new Date(Date.UTC(year, month - 1, date))
  if (Number.isNaN(at.getTime())) return ''
  return `${weekdays[at.getUTCDay()] ?? ''}, ${String(date)} ${months[month - 1] ?? ''} ${String(year)}`
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const bare = (text: string) => oneLine(text).replace(/[\s.,;:!?]+$/u, '')

/** Lines as sentences: marks of lists go, a capital and a full stop come where they are missing. */
export function sentencesOf(points: string): string[] {
  return points
    .split(/[\r\n]+/)
    .map((line) => oneLine(line.replace(/^\s*(?:[-*•–]|\d+[.)])\s+/, '')))
    .filter((line) => line !== '')
    .map((line) => capital(/[.!?…:]["”’)]?$/.test(line) ? line : `${line}.`))
}

/** Only sentences of ours are made shorter or easier: what the visitor wrote stays. */
const contractions: readonly [RegExp, string][] = [
  [/\bI am\b/g, 'I’m'],
  [/\bI have not\b/g, 'I haven’t'],
  [/\bI will not\b/g, 'I won’t'],
  [/\bI would\b/g, 'I’d'],
  [/\bWe have not\b/g, 'We haven’t'],
  [/\bdo not\b/g, 'don’t'],
  [/\bcannot\b/g, 'can’t'],
  [/\bIt is\b/g, 'It’s'],
  [/\bhas not\b/g, 'hasn’t'],
  [/\bThere is\b/g, 'There’s'],
]
const easier: readonly [RegExp, string][] = [
  [/\bI would like to ask\b/g, 'I want to ask'],
  [/\bwould like to\b/g, 'want to'],
  [/\bI would like\b/g, 'I want'],
  [/\bI apologise for\b/g, 'I am sorry for'],
  [/\bPlease accept my apology for\b/g, 'I am sorry for'],
  [/\bI am writing to ask for\b/g, 'I ask for'],
  [/\baccording to my records\b/g, 'as far as I can see'],
  [/\bCould you\b/g, 'Can you'],
  [/\bI would be grateful for\b/g, 'I need'],
]

function ours(sentence: string, { tone, isEasy }: EmailFacts): string {
  const changes = isEasy ? easier : tone === 'friendly' ? contractions : []
  return changes.reduce((text, [pattern, by]) => text.replaceAll(pattern, by), sentence)
}

const greetings: Readonly<Record<Tone, (name: string) => string>> = {
  formal: (name) => (name === '' ? 'Dear Sir or Madam,' : `Dear ${name},`),
  neutral: (name) => (name === '' ? 'Hello,' : `Hello ${name},`),
  friendly: (name) => (name === '' ? 'Hi,' : `Hi ${name},`),
}
const closings: Readonly<Record<Tone, readonly [string, string, string]>> = {
  formal: ['Yours sincerely,', 'Kind regards,', 'With kind regards,'],
  neutral: ['Best regards,', 'Kind regards,', 'Regards,'],
  friendly: ['Best,', 'Best wishes,', 'All the best,'],
}

interface Parts {
  open: string
  points: readonly string[]
  ask: string
  attached: string
  facts: EmailFacts
}

const thanks = ({ facts, ask }: Parts) =>
  facts.length === 'short' ? '' : ours(ask === '' ? 'Thank you for reading.' : 'Thank you for your help.', facts)
const more = ({ facts }: Parts) =>
  facts.length === 'long' ? ours('If anything is unclear, please write back and I will explain.', facts) : ''

/** How the three drafts put the same parts together. */
const shapes: readonly { label: string; paragraphs(parts: Parts): string[] }[] = [
  {
    label: 'Straight to it',
    paragraphs: (parts) => [
      [parts.open, parts.ask].filter((part) => part !== '').join(' '),
      parts.points.join(' '),
      parts.attached,
      more(parts),
      thanks(parts),
    ],
  },
  {
    label: 'With a list',
    paragraphs: (parts) => [
      parts.facts.length === 'long' && parts.points.length > 1 ? `${parts.open} These are the points:` : parts.open,
      parts.points.map((point) => `- ${point}`).join('\n'),
      parts.attached,
      parts.ask,
      more(parts),
      thanks(parts),
    ],
  },
  {
    label: 'Point by point',
    paragraphs: (parts) => [
      parts.open,
      ...parts.points,
      [parts.attached, parts.ask].filter((part) => part !== '').join(' '),
      more(parts),
      thanks(parts),
    ],
  },
]

const wordCount = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu)?.length ?? 0

/** What is not filled in stands in brackets, which the checks find. */
function fill(text: string, { about, by }: EmailFacts): string {
  const thing = bare(about) === '' ? '[what it is about]' : bare(about)
  const day = dayInWords(by)
  return text
    .replaceAll('{about}', () => thing)
    .replaceAll('{About}', () => capital(thing))
    .replaceAll('{by}', () => (day === '' ? '' : ` by ${day}`))
}

/** Three e-mails of the same facts, in three arrangements. Every sentence is the visitor's or one of the intent. */
export function emailDrafts(facts: EmailFacts): EmailDrafts {
  const intent = intents[facts.intent]
  if (!intent) throw new RangeError(`no intent ${facts.intent}`)
  const [own] = sentencesOf(facts.ask)
  const drafts = shapes.map(({ label, paragraphs }, at) => {
    const parts: Parts = {
      open: fill(ours(intent.opens[at] ?? '', facts), facts),
      points: sentencesOf(facts.points),
      ask: own ?? fill(ours(intent.ask, facts), facts),
      attached: bare(facts.attached) === '' ? '' : `I attach ${bare(facts.attached)}.`,
      facts,
    }
    const text = [
      greetings[facts.tone](bare(facts.recipient)),
      ...paragraphs(parts).filter((paragraph) => paragraph !== ''),
      `${closings[facts.tone][at] ?? ''}\n${oneLine(facts.sender) === '' ? '[your name]' : oneLine(facts.sender)}`,
    ].join('\n\n')
    return { label, text, words: wordCount(text) }
  })
  return { subject: capital(oneLine(fill(intent.subject, facts))), drafts }
}
