/* Syllables of written words, by rules and exceptions of our own: spelling tells them well, though never surely. */

export const syllableLanguages = ['en', 'de', 'es', 'nl'] as const
export type SyllableLanguage = (typeof syllableLanguages)[number]

/** English words that the rules below miss, by their number of syllables. */
const englishExceptions: Readonly<Record<number, string>> = {
  1: 'queue queues suede beaux coal drawer drawers mr ms',
  2: 'abed acre acres barefoot basement bracelet bracelets business canyon chocolate chocolates crooked diamond diamonds dryer dryers evening evenings forest forests frightened giant giants hundred hundreds junior maybe mayor mayors naked wicked sacred rugged ragged hatred kindred lion lions people poem poems every omelet rhythm rhythms reuse tuesday wednesday wednesdays client clients trial trials dial dials denial quiet diet fuel fuels cruel duel dual jewel jewels ruin ruins fluid brilliant cafe cafes buoys café catholic catholics tired sweater react reacts chaos neon naïve dc tv uk',
  3: 'anyone area areas businesses cereal cereals copier copiers fiance hotelier idea ideas ideal ideals karate recipe recipes theater theaters theatre theatres vegetable vegetables valuable imagery simile finale museum museums coercion embryos linguine reaction reactor ferrari behavior behaviour behaviors familiar parliament convenient employee employees forever influenced nuclear loneliness loveliness liveliness denials shoemaker shoemakers fbi usa ceo pdf sms',
  4: 'european europeans apostrophe apostrophes catastrophe catastrophes epitome hyperbole ukulele deliberately variety society html',
}

function countsOf(lists: Readonly<Record<number, string>>): ReadonlyMap<string, number> {
  return new Map(
    Object.entries(lists).flatMap(([count, words]) => words.split(' ').map((word) => [word, Number(count)] as const)),
  )
}

const knownEnglish = countsOf(englishExceptions)

/** Endings whose e is not spoken. */
const silentEnds = [
  /[^aeiouy]e$(?<![^aeiouylrw]le)/,
  /[^aeiouy]es$(?<![^aeiouylrw]les|[sxzcg]es|[cs]hes)/,
  /[^aeiouytd]ed$(?<![^aeiouylrw]led)/,
  /[gq]ues?$(?<!argues?)/,
]

/** An e that is not spoken within: before an ending, at the seam of a compound, and the a of “-ically”. */
const silentWithin = [
  /[^aeiouy]e(?:ly|ments?|ful|fully|less|lessly|lessness|ness|nesses)$(?<!(?:[^aeiouylrw]le(?:ment|ments|ness)|elements?|[^aeiouy]rements?))/,
  /^(?:some|every|base|fire|horse|house|home|side|here|there|where|fore|more|take|gate|space|nine|safe|like|wide|white|whole|stone|time|life|wine|game|face|case|name|note|trade|state|cheese|goose|lone|wave|drive|make|care|bare|rose|score|store|share|ware|piece|police|price|line|wire|else|change|choke|voice|noise|scare|pipe|smoke)(?=[bcdfghklmnpqrstvwz](?!s?$))(?!\w*(?:ly|ments?|ful|less|ness)$|fores|liken|basel?i)/,
  /ical+y$/,
]

/** Vowels beside each other that are spoken apart, and endings with a syllable but no vowel of its own. */
const spokenApart = [
  /i(?:a(?!ge)|um|us(?!e))(?<![ct]ia|[ct]iu[ms]|giu[ms]|gia|xiu[ms]|sian?(?=s?$))/g,
  /io(?<![cstgx]io|nio(?=n)|llio(?=n)|shio)/g,
  /eo(?!u|n(?!$)|p|r(?=g)|n$)/g,
  /neou/g,
  /i(?:et|est)(?<!friest)(?!te$)/g,
  /[^aeiouyp]iers?$(?<!(?:^t|^p|h|ld|nt|em|ac)iers?)/g,
  /[^aeiouy]ient(?<![ct]ient|fient)/g,
  /[^aeiouy]ien[ct]e?(?<![ct]ien[ct]e?|.ient)/g,
  /[aeou]ing/g,
  /yings?$/g,
  /(?<![gq])ua(?!ya|ge|ke|sion|r[dk]|de|ve)/g,
  /(?<![gq])uous/g,
  /uity/g,
  /sms?$|[^aeiouy]thms?$/g,
  /n't$(?<!(?:^wo|^do|^ca|^are|^were|^ai)n't)/g,
  /[aeo]y(?:er|ers|al|als|ou|on)/g,
  /awers?$/g,
  /oe[mt]/g,
  /^re(?=a(?:ct|ss|pp|lig|ff|dj|wak|ut)|e(?:nt|st|le|va|xa|mer)|i(?:mb|nf|nv|nst|ss|t)|o(?:rg|pe|cc)|u(?:s|n|p))/g,
  /^pre(?=e(?!n|ch)|o|a(?!c))/g,
  /^co(?=op(?!s?$|er$)|ord|exi|inc|ed|au|al)(?!coal|coax|coalm)/g,
  /[ct]ia(?=t)/g,
  /crea(?=t(?!ur))/g,
  /^rea(?=li[stz]|lit)/g,
  /^scie(?=n)/g,
  /flue(?=n)/g,
]

function english(word: string): number {
  const plain = word.replace(/'s$|s'$/, (ending) => (ending === "s'" ? 's' : ''))
  const known = knownEnglish.get(plain)
  if (known !== undefined) return known
  let count = (plain.match(/[aeiouy]+/g) ?? []).length
  for (const ending of [...silentEnds, ...silentWithin]) if (ending.test(plain)) count--
  for (const pair of spokenApart) count += (plain.match(pair) ?? []).length
  return Math.max(1, count)
}

const germanVowels = /aa|ee|oo|ie|ei|ai|ey|ay|au|äu|eu|[aeiouyäöüéèêáàâóôíúë]/g
/** Nouns whose last e or u is spoken by itself. */
const germanApart =
  /(?:famil|lin|fol|ser|fer|akt|stud|span|ital|mater|ind|as|med|brasil|prinzip|kriter|bakter|präm|immobil|util|mobil|petersil)ien?$|(?:mus|lyz|koloss)eum/

function german(word: string): number {
  const count = (word.replaceAll('qu', 'q').match(germanVowels) ?? []).length
  return Math.max(1, count + (germanApart.test(word) ? 1 : 0))
}

/** Spanish writes it: a, e, o and an accented i or u are syllables of their own, a plain i, u or ü joins its neighbour. */
function spanish(word: string): number {
  const runs = word.replace(/y$/, 'i').match(/[aeiouáéíóúüïàèò]+/g) ?? []
  const count = runs.reduce((sum, run) => sum + Math.max(1, (run.match(/[aeoáéíóúïàèò]/g) ?? []).length), 0)
  return Math.max(1, count)
}

const dutchVowels = /aai|ooi|oei|eeu|ieu|eau|aa|ee|oo|uu|ie|oe|eu|ui|ei|ij|au|ou|[aeiouyäëïöüáéíóúèêâîôû]/g

function dutch(word: string): number {
  return Math.max(1, (word.replaceAll('qu', 'q').match(dutchVowels) ?? []).length)
}

const rules: Readonly<Record<SyllableLanguage, (word: string) => number>> = {
  en: english,
  de: german,
  es: spanish,
  nl: dutch,
}

/**
 * Syllables of a word in small letters; of a compound with hyphens, those of its parts. Figures count as one, as in the studies that the
 * formulas come from, and no word has fewer.
 */
export function syllablesOf(word: string, language: SyllableLanguage): number {
  const count = rules[language]
  return (
    word
      .replaceAll('’', "'")
      .split(/[-\u2010\u2011]/)
      .filter((part) => part !== '')
      .reduce((sum, part) => sum + count(part), 0) || 1
  )
}
