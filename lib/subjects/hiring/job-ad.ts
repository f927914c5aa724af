import { isEnglishStopWord } from '@/lib/subjects/word-count/english-stop-words'
import { termOf } from '@/lib/subjects/word-count/tokens'

/** Words of advertisements that say nothing about the work. */
const ofAds = new Set(
  'we our us you your team role job position candidate candidates applicant company ideal great good strong excellent experience experienced skills skill ability knowledge years year work working join looking seeking required requirements preferred plus including offer offers benefits salary apply please well new etc'.split(
    ' ',
  ),
)
const parting = /[.,;:!?()[\]{}"“”•·/|\t\r\n]+|\s[-–—]\s/u
const isNumber = /^\d+$/

/** Phrases between stop words and marks, as RAKE takes them from a text: at most four words. */
function phrasesOf(text: string): string[][] {
  const phrases: string[][] = []
  for (const part of text.split(parting)) {
    let open: string[] = []
    for (const raw of part.split(/\s+/)) {
      const word = termOf(raw)
      const isParting = word === '' || isNumber.test(word) || ofAds.has(word) || isEnglishStopWord(word)
      if (!isParting) open.push(word)
      else if (open.length > 0) {
        phrases.push(open)
        open = []
      }
    }
    if (open.length > 0) phrases.push(open)
  }
  return phrases.filter(({ length }) => length <= 4)
}

interface KeyPhrase {
  phrase: string
  score: number
}

/**
 * The phrases of a job advertisement by weight, heaviest first, equal ones in the order of the text. A word weighs its degree over
 * its frequency (the words of all phrases that it is in, over how often it is there), a phrase the sum of its words.
 * Source: Rose et al., Automatic keyword extraction from individual documents (RAKE), with our own stop words and phrases of up to four words.
 */
export function keyPhrases(text: string): KeyPhrase[] {
  const phrases = phrasesOf(text)
  const degree = new Map<string, number>()
  const frequency = new Map<string, number>()
  for (const words of phrases)
    for (const word of words) {
      frequency.set(word, (frequency.get(word) ?? 0) + 1)
      degree.set(word, (degree.get(word) ?? 0) + words.length)
    }
  const scores = new Map<string, number>()
  for (const words of phrases) {
    const score = words.reduce((sum, word) => sum + (degree.get(word) ?? 0) / (frequency.get(word) ?? 1), 0)
    scores.set(words.join(' '), score)
  }
  return [...scores].map(([phrase, score]) => ({ phrase, score })).sort((one, other) => other.score - one.score)
}

const endings = /(?:ations?|ments?|ings?|ions?|ers?|ors?|ies|ied|es|ed|e|s|y)$/

/** A word without its usual English ending, for comparing plan, plans, planned and planning. Stems of three letters stay. */
function stemOf(word: string): string {
  const stem = word.replace(endings, '')
  const cut = stem.length < 3 ? word : stem
  return cut.replace(/([bdfglmnprt])\1$/, '$1')
}

/** Phrases of an advertisement that a text covers, each word of them in some form, and those that it does not. */
export interface Coverage {
  covered: string[]
  missing: string[]
}

/** How a text answers the heaviest phrases of an advertisement. No score: a phrase is there or it is not. */
export function coverage(ad: string, own: string, most = 15): Coverage {
  const stems = new Set(own.split(/[\s/–—-]+/).map((word) => stemOf(termOf(word))))
  const phrases = keyPhrases(ad)
    .slice(0, most)
    .map(({ phrase }) => phrase)
  const isCovered = (phrase: string) => phrase.split(/[\s-]+/).every((word) => stems.has(stemOf(word)))
  return {
    covered: phrases.filter(isCovered),
    missing: phrases.filter((phrase) => !isCovered(phrase)),
  }
}
