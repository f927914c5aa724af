import { isEnglishStopWord } from '@/lib/subjects/word-count/english-stop-words'
import type { SitePage } from './site'

export interface Phrase {
  words: readonly string[]
  /** The page that a link of these words would lead to. */
  page: number
}

export interface Opportunity {
  from: number
  to: number
  /** The words as they stand there: the text of the link. */
  anchor: string
  sentence: string
}

const wordShape = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’]*/gu
const wordsOf = (text: string) => text.toLowerCase().match(wordShape) ?? []

/** What parts the title of a page from the name of the site. */
const parts = /\s+[|–—·»-]\s+|:\s+/

/** Phrases by which a page is known: its main heading and the first part of its title, of two to six words with meaning. */
export function ownPhrases({ title, heading }: Pick<SitePage, 'title' | 'heading'>): string[][] {
  const phrases = [heading, title.split(parts)[0] ?? ''].map(wordsOf).filter((words) => {
    const meaning = words.filter((word) => !isEnglishStopWord(word))
    return words.length >= 2 && words.length <= 6 && meaning.length >= 2
  })
  return [...new Map(phrases.map((words) => [words.join(' '), words])).values()]
}

/** Lines such as `/oak-care: oiling oak, oak oil`, with those whose page is not known. */
export function phrasesIn(
  text: string,
  pageOf: (address: string) => number | undefined,
): { phrases: Phrase[]; wrong: string[] } {
  const phrases: Phrase[] = []
  const wrong: string[] = []
  for (const line of text.split(/[\r\n]+/).map((one) => one.trim())) {
    if (line === '') continue
    // The colon of a scheme or port is followed by no space.
    const at = /:\s/.exec(line)?.index ?? -1
    const page = at < 0 ? undefined : pageOf(line.slice(0, at))
    const listed = line
      .slice(at + 1)
      .split(',')
      .map(wordsOf)
      .filter((words) => words.length > 0)
    if (page === undefined || listed.length === 0) wrong.push(line)
    else phrases.push(...listed.map((words) => ({ words, page })))
  }
  return { phrases, wrong }
}

function sentenceAround(text: string, start: number, end: number): string {
  const before = Math.max(...['. ', '! ', '? '].map((sign) => text.lastIndexOf(sign, start - 1)))
  const ends = ['. ', '! ', '? '].map((sign) => text.indexOf(sign, end)).filter((at) => at >= 0)
  const after = ends.length > 0 ? Math.min(...ends) + 1 : text.length
  return text
    .slice(before < 0 ? 0 : before + 2, after)
    .trim()
    .slice(0, 300)
}

/**
 * Passages that name a page and do not lead there: for each pair of pages the first place with one of the phrases, as whole words in any
 * letter case, outside links and headings. Pairs that are linked in their content already, and a page with itself, are left out.
 */
export function opportunitiesIn(
  pages: readonly SitePage[],
  phrases: readonly Phrase[],
  { most, progress = () => {} }: { most: number; progress?: (share: number) => void },
): Opportunity[] {
  const byFirst = new Map<string, Phrase[]>()
  for (const phrase of phrases) {
    const first = phrase.words[0] ?? ''
    byFirst.set(first, [...(byFirst.get(first) ?? []), phrase])
  }
  // The longest phrase of a beginning names best.
  for (const own of byFirst.values()) own.sort((a, b) => b.words.length - a.words.length)
  const found: Opportunity[] = []
  for (const [from, page] of pages.entries()) {
    if (from % 50 === 0) progress(from / pages.length)
    const linked = new Set(page.links.filter(({ isFrame }) => !isFrame).map(({ to }) => to))
    for (const { text, open } of page.passages) {
      const words = [...open.matchAll(wordShape)].map((match) => ({
        word: match[0].toLowerCase(),
        start: match.index,
        end: match.index + match[0].length,
      }))
      for (const [at, { word, start }] of words.entries()) {
        for (const { words: wanted, page: to } of byFirst.get(word) ?? []) {
          if (to === from || linked.has(to)) continue
          const last = words[at + wanted.length - 1]
          if (!last || !wanted.every((one, place) => words[at + place]?.word === one)) continue
          // Words of a phrase stand beside each other, with spaces or hyphens between them.
          if (/[^\p{L}\p{M}\p{N}'’\s-]/u.test(open.slice(start, last.end))) continue
          linked.add(to)
          found.push({ from, to, anchor: text.slice(start, last.end), sentence: sentenceAround(text, start, last.end) })
          if (found.length >= most) return found
        }
      }
    }
  }
  return found
}
