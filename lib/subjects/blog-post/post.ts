import { joinedWords } from '@/lib/base/text/joined-words'
import { postOf } from './assemble'

export type PostType = 'how-to' | 'list' | 'comparison' | 'opinion'

export interface PostFacts {
  type: PostType
  title: string
  /** What it is about, as after “about”. */
  subject: string
  /** In the plural. */
  audience: string
  /** What readers should take away, a sentence. */
  takeaway: string
  /** A heading a line that begins with #, its points beneath it. */
  outline: string
  /** Questions and answers: “Question? | Answer” a line. */
  questions: string
  /** “Title | address” a line. */
  sources: string
}

export interface PostSection {
  heading: string
  /** The visitor's points as sentences. */
  points: string[]
  /** The section in Markdown, without its heading. */
  text: string
}

export interface Post {
  /** Title and introduction. */
  head: string
  sections: PostSection[]
  /** Conclusion, questions and sources. */
  tail: string
  markdown: string
  /** Places that wait for a fact. */
  prompts: number
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const sentence = (text: string) => {
  const line = oneLine(text)
  return line === '' ? '' : capital(/[.!?…:]["”’)]?$/.test(line) ? line : `${line}.`)
}
const bare = (text: string) => oneLine(text).replace(/[\s.,;:!?]+$/u, '')

/** A place where only the visitor can write. */
const prompt = (says: string) => `> To write: ${says}`
const promptPattern = /^> To write: /gm

interface Outlined {
  heading: string
  points: string[]
}

/** Lines that begin with # are headings, the others points of the one above; points before the first have a section without a heading. */
function outlineOf(text: string): Outlined[] {
  const sections: Outlined[] = []
  for (const line of text.split(/[\r\n]+/)) {
    const heading = /^\s*#+\s*(.*)$/.exec(line)?.[1]
    if (heading !== undefined) {
      if (oneLine(heading) !== '') sections.push({ heading: oneLine(heading), points: [] })
      continue
    }
    const point = sentence(line.replace(/^\s*(?:[-*•–]|\d+[.)])\s+/, ''))
    if (point === '') continue
    if (sections.length === 0) sections.push({ heading: '', points: [] })
    sections.at(-1)?.points.push(point)
  }
  return sections
}

/** What leads into a section: only its place is said, and never what stands in it. */
const leads: Readonly<Record<PostType, readonly [first: string, next: string, last: string]>> = {
  'how-to': ['This is where you begin.', 'Then comes the next step.', 'One step is left.'],
  list: ['', '', ''],
  comparison: ['The first to look at:', 'Beside it stands the next.', 'One is left to compare.'],
  opinion: ['My first reason:', 'Another reason:', 'One more reason.'],
}

function leadOf(type: PostType, at: number, count: number): string {
  const [first, next, last] = leads[type]
  if (count < 2) return ''
  return at === 0 ? first : at === count - 1 ? last : next
}

function headingOf(type: PostType, heading: string, at: number): string {
  const shown = heading === '' ? '[heading]' : heading
  if (type === 'how-to') return `Step ${at + 1}: ${shown}`
  return type === 'list' ? `${at + 1}. ${shown}` : shown
}

function introduction({ type, subject, audience, takeaway }: PostFacts, sections: readonly Outlined[]): string[] {
  const about = bare(subject)
  const headings = sections.flatMap(({ heading }) => (heading === '' ? [] : [bare(heading)]))
  const opens: Readonly<Record<PostType, string>> = {
    'how-to': `This post goes through ${about}, step by step.`,
    list: `This is a list about ${about}.`,
    comparison: `This post puts ${joinedWords(headings)} side by side.`,
    opinion: `This is what I think about ${about}.`,
  }
  const isOpen = type === 'comparison' ? headings.length > 1 : about !== ''
  const open = isOpen ? opens[type] : prompt('what is this post about?')
  const whom = bare(audience) === '' ? '' : `It is written for ${bare(audience)}.`
  return [
    [open, isOpen ? whom : ''].filter((part) => part !== '').join(' '),
    takeaway.trim() === '' ? prompt('what should readers take away?') : sentence(takeaway),
  ]
}

const linesOf = (text: string) => text.split(/[\r\n]+/).filter((line) => line.trim() !== '')

function partedLine(line: string): [string, string] {
  const at = line.indexOf('|')
  return at < 0 ? [oneLine(line), ''] : [oneLine(line.slice(0, at)), oneLine(line.slice(at + 1))]
}

const safeLink = (address: string) => (/^https?:\/\/[^\s<>]+$/i.test(address) ? address : undefined)

function ending(facts: PostFacts, sections: readonly Outlined[]): string[] {
  const headings = sections.flatMap(({ heading }) => (heading === '' ? [] : [bare(heading)]))
  const questions = linesOf(facts.questions).map(partedLine)
  const sources = linesOf(facts.sources).map(partedLine)
  return [
    '## In short',
    ...(headings.length > 1 ? [headings.map((heading) => `- ${heading}`).join('\n')] : []),
    facts.takeaway.trim() === '' ? prompt('the one sentence that should stay') : sentence(facts.takeaway),
    ...(questions.length > 0 ? ['## Questions'] : []),
    ...questions.flatMap(([question, answer]) => [
      `### ${capital(question)}`,
      answer === '' ? prompt(`the answer to “${question}”`) : sentence(answer),
    ]),
    ...(sources.length > 0 ? ['## Sources'] : []),
    ...(sources.length > 0
      ? [
          sources
            .map(([title, address], at) => {
              const link = safeLink(address === '' ? title : address)
              return `${at + 1}. ${link === undefined ? [title, address].filter((part) => part !== '').join(', ') : `[${title}](<${link}>)`}`
            })
            .join('\n'),
        ]
      : []),
  ]
}

const joined = (blocks: readonly string[]) => blocks.map((block) => `${block}\n`).join('\n')

/**
 * A post of the visitor's facts in Markdown. Sentences are theirs, or say no more than the kind of post, its place in the row and the
 * words of a field; where a fact is missing stands a prompt.
 */
export function blogPost(facts: PostFacts): Post {
  const outlined = outlineOf(facts.outline)
  const title = oneLine(facts.title)
  const head = joined([`# ${title === '' ? '[title]' : title}`, ...introduction(facts, outlined)])
  const sections = outlined.map(({ heading, points }, at) => {
    const lead = leadOf(facts.type, at, outlined.length)
    const [first, ...others] = points
    const blocks =
      first === undefined
        ? [prompt(heading === '' ? 'the points of this section' : `what should readers know about “${heading}”?`)]
        : [[lead, first].filter((part) => part !== '').join(' '), ...others]
    return { heading: headingOf(facts.type, heading, at), points, text: joined(blocks) }
  })
  const tail = joined(ending(facts, outlined))
  const markdown = postOf(head, sections, tail)
  return { head, sections, tail, markdown, prompts: (markdown.match(promptPattern) ?? []).length }
}
