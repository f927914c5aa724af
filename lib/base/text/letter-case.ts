/** `typed` leaves the letters as they are: the way back from every other case. */
export const textCases = ['upper', 'lower', 'sentence', 'capitalise', 'alternate', 'inverse', 'typed'] as const
export type TextCase = (typeof textCases)[number]

/** Languages with letter case of their own; `any` follows the rules without language of Unicode. */
export type CaseLanguage = 'any' | 'en' | 'tr' | 'az' | 'lt' | 'el' | 'nl'

export interface CaseRules {
  case: TextCase
  language: CaseLanguage
  /** Web and mail addresses stay as they are. */
  addresses: boolean
  /** Words of two capitals or more stay as they are in sentence case and capitalised words. */
  capitals: boolean
}

/** Abbreviations after whose point a sentence rarely begins. */
const abbreviation = /(?:^|[^\p{L}])(?:e\.g|i\.e|vs|mr|mrs|ms|dr|prof|approx|cf|z\.\s?b|d\.\s?h|bzw|ca|p\. ?ex)\.\s*$/iu
const firstLetter = /^([^\p{L}\p{N}]*)(\p{L})/u
const word = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}\p{N}]+)*/gu
const letter = /[\p{Lu}\p{Lt}\p{Ll}]/gu
const digraphs: Readonly<Record<string, string>> = { ǆ: 'ǅ', Ǆ: 'ǅ', ǉ: 'ǈ', Ǉ: 'ǈ', ǌ: 'ǋ', Ǌ: 'ǋ', ǳ: 'ǲ', Ǳ: 'ǲ' }

function localeOf(language: CaseLanguage): string {
  return language === 'any' ? 'en' : language
}

/**
 * One character as the first of a capitalised word: the titlecase mapping of UnicodeData.txt and SpecialCasing.txt. It is
 * not the capital for digraphs (ǆ gives ǅ), ligatures and ß (Ss), Greek iota subscript and Georgian, which has no titlecase.
 */
export function titleCharacter(character: string, language: CaseLanguage): string {
  const digraph = digraphs[character] ?? (/[ǅǈǋǲ]/.test(character) ? character : undefined)
  if (digraph) return digraph
  if (/[\u10d0-\u10ff]/.test(character)) return character
  const locale = localeOf(language)
  const [base = '', ...signs] = character.normalize('NFD')
  if (signs.includes('\u0345')) return (base.toUpperCase() + signs.join('')).normalize('NFC')
  const [first = '', ...rest] = character.toLocaleUpperCase(locale)
  return first === 'ʼ' ? first + rest.join('') : first + rest.join('').toLocaleLowerCase(locale)
}

function allCapitals(one: string): boolean {
  return !/\p{Ll}/u.test(one) && /\p{Lu}.*\p{Lu}/u.test(one)
}

function isAddress(token: string): boolean {
  return /^[^\p{L}\p{N}]*(?:https?:\/\/|www\.)/iu.test(token) || /@[\w-]+\.\w/.test(token)
}

/**
 * UTF-16 units of each sentence. V8 takes longer for each sentence the longer the whole text is, so a window moves along; its
 * last sentence may be cut and is read again.
 */
function* sentenceLengths(text: string): Generator<number> {
  const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })
  let start = 0
  let size = 2000
  while (start < text.length) {
    const found = [...segmenter.segment(text.slice(start, start + size))]
    const isEnd = start + size >= text.length
    const whole = isEnd ? found : found.slice(0, -1)
    for (const { segment } of whole) {
      yield segment.length
      start += segment.length
    }
    size = whole.length === 0 ? size * 2 : 2000
  }
}

/** Unicode's condition Final_Sigma: a cased letter before, none after, whatever marks and full stops lie between. */
const finalSigma = /(?<=\p{Cased}\p{Case_Ignorable}*)Σ(?!\p{Case_Ignorable}*\p{Cased})/uy

/** A letter in the middle of a text; capital sigma ends a word as ς. */
function lowerAt(character: string, offset: number, text: string, locale: string): string {
  if (character !== 'Σ') return character.toLocaleLowerCase(locale)
  finalSigma.lastIndex = offset
  return finalSigma.test(text) ? 'ς' : 'σ'
}

/**
 * Changes the letter case of a text by Unicode's full mappings with the exceptions of a language (toLocaleUpperCase,
 * ECMA-402). Sentences are those of Intl.Segmenter (UAX 29), which begins one on every line; small letters after a full stop
 * begin one too, save after common abbreviations. Alternating counts letters only and begins small.
 */
export function changeCase(text: string, rules: CaseRules): string {
  const { language } = rules
  const locale = localeOf(language)

  function keptFrom(change: (token: string) => string, part: string): string {
    if (!rules.addresses) return change(part)
    return part.replace(/\S+/g, (token) => (isAddress(token) ? token : change(token)))
  }

  function small(token: string): string {
    const lowered = (part: string) => part.toLocaleLowerCase(locale)
    if (!rules.capitals) return lowered(token)
    return token.replace(word, (one) => (allCapitals(one) ? one : lowered(one)))
  }

  function capital(part: string): string {
    if (language === 'nl' && /^[^\p{L}\p{N}]*ij/u.test(part)) return part.replace('ij', 'IJ')
    return part.replace(firstLetter, (_, before: string, first: string) => before + titleCharacter(first, language))
  }

  function sentences(line: string): string {
    const masked = line.replace(/\S+/g, (token) => {
      if (!rules.addresses || !isAddress(token)) return token
      const end = /[.!?]$/.exec(token)?.[0] ?? ''
      return 'X'.repeat(token.length - end.length) + end
    })
    // A full stop before a small letter ends no sentence in UAX 29, but does in text that was typed small.
    const high = masked.replace(/\p{Ll}/gu, (one) => {
      const upper = one.toUpperCase()
      return upper.length === one.length ? upper : one
    })
    let before = ''
    let cased = ''
    let index = 0
    for (const length of sentenceLengths(high)) {
      const original = line.slice(index, index + length)
      index += length
      const lowered = keptFrom(small, original)
      const [token = ''] = /\S+/.exec(original) ?? []
      const begins = !abbreviation.test(before.slice(-12)) && !(rules.addresses && isAddress(token))
      cased += begins ? capital(lowered) : lowered
      before = original
    }
    return language === 'en' ? cased.replace(/(^|[\s(“"])i(?=['’\s,.;:!?)]|$)/g, '$1I') : cased
  }

  if (rules.case === 'typed') return text
  if (rules.case === 'upper') return keptFrom((part) => part.toLocaleUpperCase(locale), text)
  if (rules.case === 'lower') return keptFrom((part) => part.toLocaleLowerCase(locale), text)
  if (rules.case === 'sentence') return text.split('\n').map(sentences).join('\n')
  if (rules.case === 'capitalise') return keptFrom((part) => small(part).replace(word, (one) => capital(one)), text)
  let letters = 0
  return keptFrom(
    (part) =>
      part.replace(letter, (one, offset: number) => {
        const toUpper = rules.case === 'alternate' ? letters++ % 2 === 1 : /\p{Ll}/u.test(one)
        return toUpper ? one.toLocaleUpperCase(locale) : lowerAt(one, offset, part, locale)
      }),
    text,
  )
}
