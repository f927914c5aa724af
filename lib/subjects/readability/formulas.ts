/* Readability formulas as their authors published them. All take counts of a text with at least one word and one sentence. */

export interface TextMeasures {
  sentences: number
  words: number
  syllables: number
  /** Letters alone. */
  letters: number
  /** Letters and figures. */
  characters: number
  /** Of more than six letters. */
  longWords: number
  /** Of three syllables and more. */
  polysyllables: number
  /** Those without names, compounds of short parts, and a third syllable that is only -es, -ed or -ing. */
  complexWords: number
  monosyllables: number
  /** Not on the list of everyday words. */
  unfamiliar: number
}

export const noMeasures: TextMeasures = {
  sentences: 0,
  words: 0,
  syllables: 0,
  letters: 0,
  characters: 0,
  longWords: 0,
  polysyllables: 0,
  complexWords: 0,
  monosyllables: 0,
  unfamiliar: 0,
}

export function addMeasures(one: TextMeasures, other: TextMeasures): TextMeasures {
  const sum = { ...one }
  for (const name of Object.keys(sum) as (keyof TextMeasures)[]) sum[name] += other[name]
  return sum
}

const perSentence = ({ words, sentences }: TextMeasures) => words / sentences
const perWord = ({ syllables, words }: TextMeasures) => syllables / words
const percent = (part: number, { words }: TextMeasures) => (part / words) * 100

/** Flesch (1948). */
export const fleschEase = (text: TextMeasures) => 206.835 - 1.015 * perSentence(text) - 84.6 * perWord(text)

/** Kincaid, Fishburne, Rogers, Chissom (1975): a school grade. */
export const fleschKincaid = (text: TextMeasures) => 0.39 * perSentence(text) + 11.8 * perWord(text) - 15.59

/** Gunning (1952): a school grade. */
export const gunningFog = (text: TextMeasures) => 0.4 * (perSentence(text) + percent(text.complexWords, text))

/** McLaughlin (1969): a school grade, made for 30 sentences. */
export const smog = ({ polysyllables, sentences }: TextMeasures) =>
  1.043 * Math.sqrt(polysyllables * (30 / sentences)) + 3.1291

/** Coleman and Liau (1975): a school grade. */
export const colemanLiau = (text: TextMeasures) =>
  0.0588 * percent(text.letters, text) - 0.296 * percent(text.sentences, text) - 15.8

/**
 * Automated Readability Index (Senter and Smith, 1967): 4.71 × characters ÷ words + 0.5 × words ÷ sentences − 21.43. Characters are letters
 * and figures.
 */
export function readabilityIndex(characters: number, words: number, sentences: number): number {
  return 4.71 * (characters / words) + 0.5 * (words / sentences) - 21.43
}

/** Dale and Chall (1948), with 3.6365 more where above 5% of the words are unfamiliar. */
export function daleChall(text: TextMeasures): number {
  const hard = percent(text.unfamiliar, text)
  return 0.1579 * hard + 0.0496 * perSentence(text) + (hard > 5 ? 3.6365 : 0)
}

/** Björnsson (1968). */
export const lix = (text: TextMeasures) => perSentence(text) + percent(text.longWords, text)

/** Anderson (1983): long words in a sentence. */
export const rix = ({ longWords, sentences }: TextMeasures) => longWords / sentences

/** The lowest figure of each grade, from the first to the college (13), by Anderson's table. */
const rixGrades = [0, 0.2, 0.5, 0.8, 1.3, 1.8, 2.4, 3, 3.7, 4.5, 5.3, 6.2, 7.2]

/** The school grade that belongs to a RIX figure, 13 for college. */
export function rixGrade(index: number): number {
  return Math.max(1, rixGrades.filter((least) => index >= least).length)
}

/** The first Vienna formula for factual texts (Bamberger and Vanecek, 1984): a school grade from 4 to 15. */
export const wiener = (text: TextMeasures) =>
  0.1935 * percent(text.polysyllables, text) +
  0.1672 * perSentence(text) +
  0.1297 * percent(text.longWords, text) -
  0.0327 * percent(text.monosyllables, text) -
  0.875

/** Flesch for German (Amstad, 1978). */
export const amstad = (text: TextMeasures) => 180 - perSentence(text) - 58.5 * perWord(text)

/** Fernández Huerta (1959), with words in a sentence, as G. Law set right in 2011. */
export const fernandezHuerta = (text: TextMeasures) => 206.84 - 60 * perWord(text) - 1.02 * perSentence(text)

/** Szigriszt Pazos (1993). */
export const szigriszt = (text: TextMeasures) => 206.835 - 62.3 * perWord(text) - perSentence(text)

/** Flesch for Dutch (Douma, 1960). */
export const douma = (text: TextMeasures) => 206.84 - 77 * perWord(text) - 0.93 * perSentence(text)

/** Lucisano and Piemontese (1988). */
export const gulpease = ({ letters, words, sentences }: TextMeasures) => 89 + (300 * sentences - 10 * letters) / words
