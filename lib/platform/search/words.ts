import { folded } from '@/lib/base/text/folded'
import { sameWord } from './same-words'

/** Words that name no subject, in sentences and in the names of most tools. */
const empty = new Set(
  [
    'a am an and any are as at be between by can could did do does for from get give good had has have how i if in into is it its me much many my of on or our out should some someone still',
    'than that the their them this to up use want was we what when where which who why will with would you your',
    'best calc calculate calculating calculation calculator calculators convert converter converters convertor conversion',
    'free create creating creator generate generator generators generating make maker making online simple tool tools app website',
  ].flatMap((line) => line.split(' ')),
)

/** Ways to write something that are read as another, before words are told apart. */
const written: readonly [RegExp, string][] = [
  [/['’`´]/g, ''],
  [/%/g, ' percent '],
  [/°/g, ' '],
  // 401(k)
  [/\((\w)\)/g, '$1'],
  [/\b401 k\b/g, '401k'],
  // km/h, l/100km, a/b, t&c, p.o.: one word
  [/\b([a-z]{1,2})[/&](?=[a-z0-9])/g, '$1'],
  [/\b([a-z])\.(?=[a-z]\b)/g, '$1'],
  // 72kg, 50gb; but 401k, 5k
  [/(\d)([a-z]{2,})/g, '$1 $2'],
  [/(\d)[.,](?=\d)/g, '$1'],
  [/\b(cm|m|km|ft|in)2\b/g, 'square $1 '],
  [/\b(cm|m|ft|in)3\b/g, 'cubic $1 '],
  [/\bsq(ft|m)\b/g, 'square $1'],
  [/\bnm\b/g, 'newton meter'],
  [/\bozt\b/g, 'troy ounce'],
  // A preposition, unless it stands where a unit does.
  [/\b(\d+|to) in\b/g, '$1 inch'],
  [/^in(?= to\b)/g, 'inch'],
  [/\bc(?= (?:to|in) (?:f|k)\b)|(?<=\b(?:f|k) (?:to|in) )c\b/g, 'celsius'],
  [/\bf(?= (?:to|in) (?:celsius|c|k)\b)|(?<=\b(?:celsius|k) (?:to|in) )f\b/g, 'fahrenheit'],
  [/\bk(?= (?:to|in) (?:celsius|fahrenheit)\b)|(?<=\b(?:celsius|fahrenheit) (?:to|in) )k\b/g, 'kelvin'],
]

/** Plural and singular, -ise and -ize as one. What comes out is no word; it is the same for both. */
function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word
  const single = /(?:ss|us|is)$/.test(word) ? word : word.replace(/(?<=ch|sh|x|ss|z)es$|s$/, '')
  return single.replace(/is(ation|ing|e|ed)$/, 'iz$1').replace(/(?:ie|y)$/, 'i')
}

function rawWords(text: string): string[] {
  const read = written.reduce((before, [pattern, as]) => before.replace(pattern, as), folded(text))
  return read.match(/[a-z0-9]+/g) ?? []
}

/** Years tell when, not what. */
const namesNothing = (word: string) => empty.has(word) || /^20[1-4]\d$/.test(word)

/** Whether a text has a word that tells one tool from others. */
export function namesSubject(text: string): boolean {
  return rawWords(text).some((word) => !namesNothing(word))
}

/**
 * What is typed or searched as words that can be compared: folded, without what names no subject, each by the word that stands
 * for it. Every word is kept where none of them names a subject.
 */
export function wordsOf(text: string): string[] {
  const words = rawWords(text)
  const telling = words.filter((word) => !namesNothing(word))
  return (telling.length > 0 ? telling : words).map((word) => stem(sameWord(stem(sameWord(word)))))
}
