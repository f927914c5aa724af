/*
 * How English a made-up word looks, and how its letters sound. Pairs of letters are counted over the EFF Large Wordlist (Joseph Bonneau,
 * Electronic Frontier Foundation, 2016, Creative Commons Attribution 3.0 United States); tests/business-names counts them again.
 */

const alphabet = '_abcdefghijklmnopqrstuvwxyz'

/**
 * What a pair of letters costs: three times its negative binary logarithm, given the first letter, as one digit to the base 36. Rows are the
 * first letter, columns the second, both in the order of the alphabet behind “_”, the edge of a word.
 */
export const pairCosts = [
  'zddabdeefijlgejfbnc9ecihzpp',
  'gzdcerjerfsiad9vew9c9ihkqgl',
  'f8dpmctrrcry6mp9oybfjbtpyjt',
  'd8zkzazz9czbdzz8zsblbdzzzhz',
  '5dmmh7nip9zweondozektfwlziz',
  '6dlfagijqoutdgbohp8bepikioq',
  'dapwwaaww8ww9wpawwasccwwwew',
  '4cqzv9sffczzcnherzalsezpziv',
  '87kot7yytaytipoaryftecypyey',
  'mfjbdegfwyzlbd6dhrfabnewnzh',
  'o7ooo9ooocooooo6ooooo5ooooo',
  '6fjvq6nvn7vodogmnvlfljvjvdv',
  '99pph7lrt8zmcnqclzrlheltzax',
  '97dqu9pzuazzkdm8azpluduuzhz',
  '9dmdb9j7mdpgjnhgmtleaimlwjr',
  'gggfhnkgshvhcd8cev9edbdejkn',
  'c9qor8pvfbzsavmacz9hfdzrziz',
  'nnnnnnnnnnnnnnnnnnnnn1nnnnn',
  '89jjg7liq9ukjhiakzgheelryfz',
  '8dretaqxabxhggihdlva7dzjzkz',
  '7anis8nud8zzgqncrzbjeezjzeq',
  'pfeefgihwfwsbc6neza9bzszpwp',
  'w8www3www6wwwwwbwwrwwwwwwiw',
  'b7jnhakqd7unfkd9ludiqqunumu',
  '7dlaqbhqh9qqlqqg8lql9gqqqgq',
  '1hkjkhnnnhytihkjhyjhktymtyp',
  'fcqqq4qqq8qqcmqcqqqqqqqqqba',
]

/** Of the words counted, the mean cost of a pair in hundredths below which 0, 1 … 100 of a hundred lie. */
export const costShares = [
  733, 833, 860, 878, 889, 900, 911, 917, 925, 933, 938, 943, 950, 950, 957, 962, 967, 970, 975, 978, 980, 986, 988,
  990, 1000, 1000, 1000, 1000, 1011, 1012, 1014, 1017, 1020, 1022, 1029, 1030, 1033, 1033, 1038, 1040, 1043, 1044, 1050,
  1050, 1056, 1057, 1060, 1062, 1067, 1067, 1071, 1075, 1078, 1080, 1086, 1088, 1089, 1090, 1100, 1100, 1100, 1110,
  1111, 1114, 1117, 1120, 1122, 1129, 1133, 1133, 1140, 1143, 1150, 1150, 1156, 1157, 1162, 1167, 1171, 1178, 1183,
  1188, 1190, 1200, 1200, 1212, 1217, 1222, 1233, 1240, 1244, 1256, 1267, 1278, 1290, 1311, 1325, 1356, 1389, 1440,
  1980,
]

function meanCost(word: string): number {
  const edged = `_${word}_`
  let sum = 0
  for (let at = 0; at + 1 < edged.length; at++) {
    const digit = pairCosts[alphabet.indexOf(edged.charAt(at))]?.charAt(alphabet.indexOf(edged.charAt(at + 1)))
    sum += Number.parseInt(digit ?? 'z', 36)
  }
  return sum / (edged.length - 1)
}

/** Of a hundred English words, how many have rarer pairs of letters than this word of the letters a to z. */
export function easeOf(word: string): number {
  const cost = Math.round(meanCost(word.toLowerCase()) * 100)
  return costShares.filter((share, at) => at > 0 && share > cost).length
}

export interface Sound {
  /** As written. */
  letters: string
  /** Roughly as heard; empty for a letter that is not heard. */
  heard: string
}

const spellings: Readonly<Record<string, string>> = {
  ph: 'f',
  ck: 'k',
  gh: 'g',
  wh: 'w',
  qu: 'kw',
  sh: 'sh',
  ch: 'ch',
  th: 'th',
  ee: 'ee',
  ea: 'ee',
  oa: 'oh',
  ai: 'ay',
  ay: 'ay',
  oo: 'oo',
  ou: 'ow',
  ow: 'ow',
  x: 'ks',
}

const pieces = /ph|ck|gh|wh|qu|sh|ch|th|ee|ea|oa|ai|ay|oo|ou|ow|([a-z])\1|[a-z]/g

/** A word of the letters a to z in its sounds, by rules of spelling: c before e, i and y is s, else k; an e at the end is not heard. */
export function soundsOf(word: string): Sound[] {
  const lower = word.toLowerCase()
  const sounds = [...lower.matchAll(pieces)].map(({ 0: letters, index }) => {
    const [letter = ''] = letters
    const next = lower.charAt(index + letters.length)
    if (spellings[letters] !== undefined) return { letters, heard: spellings[letters] }
    if (letter === 'c') return { letters, heard: /[eiy]/.test(next) && next !== '' ? 's' : 'k' }
    return { letters, heard: letter }
  })
  const last = sounds.at(-1)
  if (last?.letters === 'e' && sounds.length > 3) last.heard = ''
  return sounds
}
