import { csvText } from '@/lib/base/format/csv-cell'
import type { Report, ReportFinding, ReportPart, ReportTable } from '@/lib/base/report/report'
import { escapedPattern } from '@/lib/base/text/escape-pattern'
import { counted, whole } from '@/lib/messages/counted'
import { stopWordLanguageNames } from '@/lib/subjects/word-count/language-names'
import type { StopWordLanguage } from '@/lib/subjects/word-count/stop-words'
import { countedText, placeNames, type CountedText, type PlaceName } from './source'
import {
  beginning,
  countPhrase,
  countTerms,
  densityOf,
  keysOf,
  phraseCounts,
  tfIdf,
  toldLanguage,
  wordsIn,
  writtenPhrase,
  type CountedTerms,
  type Term,
  type TermRules,
  type Word,
} from './terms'

export interface DensityRules {
  language: StopWordLanguage | 'auto' | 'none'
  mergesForms: boolean
  leavesFrames: boolean
  /** Of 100 words; a word above it is mentioned. */
  most: number
  /** Parted by commas or line ends. */
  keywords: string
}

export interface DensityQuestion extends DensityRules {
  source: string | Blob
  /** One text, several under lines such as `=== name ===`, or a file. */
  references: string | Blob
  /** One of many: the most frequent terms alone. */
  isBrief?: true
}

interface MarkedText {
  text: string
  mark?: 'odd'
}

export interface DensityReport extends Report {
  /** The beginning of the text with what is looked at marked. */
  marked: readonly MarkedText[]
  markedTerm: string
  isCut: boolean
}

/** A text by its name. */
export interface Reference {
  name: string
  text: string
}

type StemmerOf = (language: StopWordLanguage) => TermRules['stem']

const placeWords: Readonly<Record<PlaceName, string>> = {
  title: 'title',
  description: 'description',
  h1: 'main heading',
  headings: 'other headings',
  alt: 'alternative texts',
  links: 'links',
}
const lengthWords = ['Words', 'Phrases of two words', 'Phrases of three words', 'Phrases of four words']
const spam = 'Google Search Central, “Spam policies for Google web search”, keyword stuffing'

const shownCharacters = 30_000
/** Shorter texts repeat words by chance. */
const leastForHints = 100
const leastTimes = 4
const mostMissing = 200
const mostKeywords = 100
const briefTerms = 20

const twoDigits = (value: number) => value.toFixed(2)

interface Analysed {
  text: CountedText
  keys: readonly Word[]
  counts: CountedTerms
  places: Readonly<Record<PlaceName, ReadonlyMap<string, number>>> | undefined
}

function analysed(text: CountedText, words: readonly Word[], rules: TermRules): Analysed {
  const { places } = text
  const inPlace = (texts: readonly string[]) =>
    phraseCounts(
      keysOf(
        texts.flatMap((one) => wordsIn(one)),
        rules.stem,
      ),
    )
  return {
    text,
    keys: keysOf(words, rules.stem),
    counts: countTerms(words, rules),
    places: places && {
      title: inPlace(places.title),
      description: inPlace(places.description),
      h1: inPlace(places.h1),
      headings: inPlace(places.headings),
      alt: inPlace(places.alt),
      links: inPlace(places.links),
    },
  }
}

function whereOf({ places }: Analysed, key: string, early: number): string {
  const parts = places
    ? placeNames.flatMap((name) => {
        const count = places[name].get(key) ?? 0
        return count === 0 ? [] : [count === 1 ? placeWords[name] : `${placeWords[name]} ${whole(count)}×`]
      })
    : []
  const first = early === 0 ? [] : [`first ${whole(beginning)} words${early === 1 ? '' : ` ${whole(early)}×`}`]
  return [...parts, ...first].join(', ')
}

/** What the texts to compare with say of a term. */
interface Compared {
  texts: number
  /** By key: how many of them have it, and how often in 100 words on average. */
  of: (key: string) => { having: number; density: number }
  missing: readonly (readonly string[])[]
}

function compared(own: Analysed, references: readonly Analysed[]): Compared | undefined {
  if (references.length === 0) return undefined
  const wanted = new Set(own.counts.terms.map(({ key }) => key))
  const inEach = references.map(({ keys, counts }) => ({ counts: phraseCounts(keys, wanted), words: counts.words }))
  const of = (key: string) => {
    const counts = inEach.map((one) => one.counts.get(key) ?? 0)
    const sum = counts.reduce((all, count, at) => all + densityOf(count, inEach[at]?.words ?? 0), 0)
    return { having: counts.filter((count) => count > 0).length, density: sum / inEach.length }
  }
  const absent = new Map<string, { text: string; having: number; density: number }>()
  const present = phraseCounts(own.keys)
  for (const { counts } of references)
    for (const { key, text, count, words } of counts.terms) {
      if (words > 2 || present.has(key)) continue
      const one = absent.get(key) ?? { text, having: 0, density: 0 }
      one.having++
      one.density += densityOf(count, counts.words) / references.length
      absent.set(key, one)
    }
  // What one of several texts says is its own matter.
  const least = references.length === 1 ? 1 : 2
  const missing = [...absent.values()]
    .filter(({ having }) => having >= least)
    .toSorted((a, b) => b.having - a.having || b.density - a.density || (a.text < b.text ? -1 : 1))
    .slice(0, mostMissing)
    .map(({ text, having, density }) => [text, `${whole(having)} of ${whole(references.length)}`, twoDigits(density)])
  return { texts: references.length, of, missing }
}

function termRow(own: Analysed, { key, text, others, count, early }: Term, versus: Compared | undefined): string[] {
  const { words } = own.counts
  const row = [
    others.length > 0 ? `${text} (${others.slice(0, 4).join(', ')}${others.length > 4 ? ', …' : ''})` : text,
    whole(count),
    twoDigits(densityOf(count, words)),
  ]
  const where = whereOf(own, key, early)
  if (!versus) return [...row, where]
  const { having, density } = versus.of(key)
  return [...row, twoDigits(tfIdf(count, versus.texts + 1, having + 1)), twoDigits(density), where]
}

const columnsOf = (versus: Compared | undefined) => [
  'Term',
  'Times',
  'In 100 words',
  ...(versus ? ['TF-IDF', 'References'] : []),
  'Also in',
]

function termTables(own: Analysed, versus: Compared | undefined): ReportTable[] {
  return lengthWords.map((label, at) => {
    const all = own.counts.terms.filter(({ words }) => words === at + 1)
    const repeated = all.filter(({ count }) => count > 1)
    const rows = (repeated.length > 0 ? repeated : all).slice(0, 1000).map((term) => termRow(own, term, versus))
    return { label, columns: columnsOf(versus), rows }
  })
}

interface Keyword {
  text: string
  keys: readonly string[]
  count: number
}

function keywordsOf(own: Analysed, typed: string, stem: TermRules['stem']): Keyword[] {
  const found = new Map<string, Omit<Keyword, 'count'>>()
  for (const one of typed.split(/[\r\n,;]+/)) {
    const text = one.trim().replaceAll(/\s+/g, ' ')
    const keys = keysOf(wordsIn(text), stem).filter((key) => key !== null)
    const name = keys.join(' ')
    if (name !== '' && !found.has(name)) found.set(name, { text, keys })
  }
  return [...found.values()]
    .slice(0, mostKeywords)
    .map((keyword) => ({ ...keyword, count: countPhrase(own.keys, keyword.keys) }))
}

function keywordPart(own: Analysed, keywords: readonly Keyword[], stem: TermRules['stem']): ReportPart {
  if (keywords.length === 0) return {}
  const { words } = own.counts
  const early = own.keys.slice(0, placeAfter(own.keys, beginning))
  const texts = own.text.places
  const inPlace = (name: PlaceName, keys: readonly string[]) =>
    countPhrase(
      keysOf(
        (texts?.[name] ?? []).flatMap((text) => wordsIn(text)),
        stem,
      ),
      keys,
    )
  return {
    heading: 'Your keywords',
    tables: [
      {
        label: 'Your keywords',
        columns: [
          'Keyword',
          'Times',
          'In 100 words',
          `First ${whole(beginning)} words`,
          ...(texts ? ['Title', 'Description', 'Main heading', 'Other headings', 'Alternative texts', 'Links'] : []),
        ],
        rows: keywords.map(({ text, keys, count }) => [
          text,
          whole(count),
          twoDigits(densityOf(count, words)),
          whole(countPhrase(early, keys)),
          ...(texts ? placeNames.map((name) => whole(inPlace(name, keys))) : []),
        ]),
      },
    ],
  }
}

/** Where the so many first words end. */
function placeAfter(keys: readonly Word[], most: number): number {
  let words = 0
  for (const [at, key] of keys.entries()) if (key !== null && ++words === most) return at + 1
  return keys.length
}

function hintsOf(own: Analysed, keywords: readonly Keyword[], { most }: DensityRules): ReportFinding[] {
  const { words, terms } = own.counts
  const found: ReportFinding[] = []
  if (words >= leastForHints)
    for (const { text, count, words: length } of terms)
      if (length <= 2 && count >= leastTimes && densityOf(count, words) > most)
        found.push({
          tone: 'warn',
          says: `“${text}” stands ${twoDigits(densityOf(count, words))} times in 100 words.`,
          detail: `More than the ${String(most)} that you set. Read it aloud: this is a matter of style, and no search engine names a density to reach or to avoid.`,
          source: spam,
        })
  const title = own.places?.title
  for (const { key, text, words: length } of terms)
    if (title && length === 1 && (title.get(key) ?? 0) > 1)
      found.push({ tone: 'warn', says: `“${text}” stands in the title more than once.`, source: spam })
  const alts = own.text.places?.alt ?? []
  const repeated = alts.find((alt, at) => alt !== '' && alts.indexOf(alt) !== at)
  if (repeated !== undefined)
    found.push({
      tone: 'warn',
      says: `Several pictures have the alternative text “${repeated.slice(0, 80)}”.`,
      detail: 'It says what a picture shows, so that two pictures seldom share one.',
      source: 'WHATWG HTML, 4.8.4.4 Requirements for providing text to act as an alternative for images',
    })
  for (const { text, count } of keywords)
    if (count === 0) found.push({ tone: 'plain', says: `“${text}” does not stand in the text.` })
  return found.slice(0, 30)
}

/** A text cut at the places where one of the forms stands as whole words. */
function markedIn(body: string, forms: readonly string[]): MarkedText[] {
  const shown = body.slice(0, shownCharacters)
  if (forms.length === 0) return [{ text: shown }]
  const patterns = forms
    .toSorted((a, b) => b.length - a.length)
    .map((form) => escapedPattern(form).replaceAll(/'/g, "['’]").replaceAll(' ', '[\\s"\'’‘“”«»]+'))
  // Chinese and Japanese words have no spaces around them.
  const isJoined = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(forms[0] ?? '')
  const edge = isJoined ? ['', ''] : ['(?<![\\p{L}\\p{M}\\p{N}])', '(?![\\p{L}\\p{M}\\p{N}])']
  const shape = new RegExp(`${edge[0] ?? ''}(?:${patterns.join('|')})${edge[1] ?? ''}`, 'giu')
  const parts: MarkedText[] = []
  let at = 0
  for (const match of shown.matchAll(shape)) {
    if (match.index > at) parts.push({ text: shown.slice(at, match.index) })
    parts.push({ text: match[0], mark: 'odd' })
    at = match.index + match[0].length
  }
  if (at < shown.length) parts.push({ text: shown.slice(at) })
  return parts
}

/** The forms of what is marked: your keywords, or else the most frequent term. */
function formsToMark({ counts, keys }: Analysed, words: readonly Word[], keywords: readonly Keyword[]): string[] {
  if (keywords.length === 0) {
    const [first] = counts.terms
    return first ? [first.text, ...first.others] : []
  }
  const byFirst = new Map<string | undefined, Keyword[]>()
  for (const keyword of keywords) byFirst.set(keyword.keys[0], [...(byFirst.get(keyword.keys[0]) ?? []), keyword])
  const forms = new Set<string>()
  for (const [at, key] of keys.entries())
    for (const { keys: own } of byFirst.get(key ?? undefined) ?? [])
      if (own.every((one, place) => keys[at + place] === one))
        forms.add(writtenPhrase(words.slice(at, at + own.length) as string[]))
  return [...forms].slice(0, 200)
}

function csvOf(own: Analysed, versus: Compared | undefined): string {
  const { words, terms } = own.counts
  const { places } = own
  const head = [
    'Term',
    'Other forms',
    'Words in term',
    'Times',
    'In 100 words',
    `First ${String(beginning)} words`,
    ...(places ? placeNames.map((name) => placeWords[name]) : []),
    ...(versus ? ['TF-IDF', 'References with it', 'In 100 words of the references'] : []),
  ]
  const rows = terms.map(({ key, text, others, words: length, count, early }) => {
    const inReferences = versus?.of(key)
    return [
      text,
      others.join(' | '),
      String(length),
      String(count),
      densityOf(count, words).toFixed(4),
      String(early),
      ...(places ? placeNames.map((name) => String(places[name].get(key) ?? 0)) : []),
      ...(versus && inReferences
        ? [
            tfIdf(count, versus.texts + 1, inReferences.having + 1).toFixed(4),
            String(inReferences.having),
            inReferences.density.toFixed(4),
          ]
        : []),
    ]
  })
  return csvText([head, ...rows])
}

function figuresOf({ counts, text }: Analysed, language: string) {
  return [
    { label: 'Words', text: whole(counts.words) },
    { label: 'Different words', text: whole(counts.different) },
    { label: 'Language', text: language },
    { label: 'Read as', text: text.places ? 'HTML' : 'Text' },
  ]
}

/** What a text repeats and where; `stemmerOf` gives the rules by which forms of a word are counted as one. */
export function densityReport(
  given: string,
  rules: DensityRules,
  references: readonly Reference[],
  stemmerOf: StemmerOf,
  isBrief = false,
  progress: (share: number) => void = () => undefined,
): DensityReport {
  const text = countedText(given, rules.leavesFrames)
  const words = wordsIn(text.body)
  progress(0.3)
  const told = rules.language === 'auto' ? toldLanguage(words) : undefined
  const language = rules.language === 'none' ? undefined : rules.language === 'auto' ? told : rules.language
  const stem = rules.mergesForms && language ? stemmerOf(language) : undefined
  const termRules: TermRules = { stopWords: language, stem }
  const own = analysed(text, words, termRules)
  progress(0.6)
  const keywords = keywordsOf(own, rules.keywords, stem)
  const [top] = own.counts.terms
  const named = language ? stopWordLanguageNames[language] : 'None'
  const figures = figuresOf(own, named)
  if (own.counts.words === 0)
    return { headline: 'There are no words in it.', tone: 'bad', parts: [], marked: [], markedTerm: '', isCut: false }
  const headline = top
    ? `“${top.text}” stands most often: ${counted(top.count, 'time', 'times')}, ${twoDigits(densityOf(top.count, own.counts.words))} in 100 words.`
    : 'All words of it are common words.'
  if (isBrief) {
    const rows = own.counts.terms.slice(0, briefTerms).map((term) => termRow(own, term, undefined))
    const parts = [
      keywordPart(own, keywords, stem),
      { tables: [{ label: 'Terms', columns: columnsOf(undefined), rows }] },
    ]
    return { headline, tone: 'plain', figures, parts, marked: [], markedTerm: '', isCut: false }
  }
  const others = references.map((reference, at) => {
    progress(0.6 + (at / references.length) * 0.3)
    const read = countedText(reference.text, rules.leavesFrames)
    return analysed(read, wordsIn(read.body), termRules)
  })
  const versus = compared(
    own,
    others.filter(({ counts }) => counts.words > 0),
  )
  const hints = hintsOf(own, keywords, rules)
  const toldNote =
    rules.language !== 'auto'
      ? []
      : [
          told
            ? `Read as ${named}, by its common words. They count as words of the text, and are no terms.`
            : 'Its language was not recognised, so that no common words are left out. Choose the language if it is in the list.',
        ]
  const formsNote =
    rules.mergesForms && language && !stem
      ? [`Forms of a word are counted apart: there are no rules for ${named} here.`]
      : []
  return {
    headline,
    tone: 'good',
    figures: versus ? [...figures, { label: 'References', text: whole(versus.texts) }] : figures,
    parts: [
      { findings: hints, notes: [...toldNote, ...formsNote] },
      keywordPart(own, keywords, stem),
      {
        heading: 'What stands most often',
        notes: versus ? ['References: how often in 100 words of them, on average.'] : [],
        tables: termTables(own, versus),
      },
      ...(versus
        ? [
            {
              heading: 'In the references and not here',
              notes: versus.missing.length === 0 ? ['Every term of the references stands in your text.'] : [],
              tables: [
                {
                  label: 'Terms of the references that your text lacks',
                  columns: ['Term', 'References with it', 'In 100 words of them'],
                  rows: versus.missing,
                },
              ],
            },
          ]
        : []),
    ],
    files: { 'terms.csv': csvOf(own, versus) },
    marked: markedIn(text.body, formsToMark(own, words, keywords)),
    markedTerm: keywords.length > 0 ? keywords.map((keyword) => keyword.text).join(', ') : (top?.text ?? ''),
    isCut: text.body.length > shownCharacters,
  }
}
