import { codeBook, prosigns, type MorseAlphabet } from '@/lib/subjects/morse/alphabets'

/** What could not be translated, in the order of its first place, and how often. */
export type Unknown = readonly { sign: string; count: number }[]

export interface Translation {
  text: string
  unknown: Unknown
}

/** What a reader writes for a dot, a dash and the space between words. */
const dots = /[·•∙⋅․˙⚫●]/g
const dashes = /[−–—‐‑‒―_－ー‑ˉ]/g
const slashes = /[/|／]+/g

/** Whether a text is Morse already: nothing in it but dots, dashes and what parts them, and at least one of the first two. */
export function looksLikeMorse(text: string): boolean {
  const plain = asPlainMorse(text)
  return /[.-]/.test(plain) && /^[.\-/\s]*$/.test(plain)
}

/** Morse with other signs for its dots and dashes, as dots, hyphens and slashes of ASCII. */
export function asPlainMorse(text: string): string {
  return text.replaceAll(dots, '.').replaceAll('…', '...').replaceAll(dashes, '-').replaceAll(slashes, '/')
}

function counted(signs: readonly string[]): Unknown {
  const counts = new Map<string, number>()
  for (const sign of signs) counts.set(sign, (counts.get(sign) ?? 0) + 1)
  return Array.from(counts, ([sign, count]) => ({ sign, count }))
}

const toKatakana = (text: string) =>
  text.replaceAll(/[ぁ-ゖ]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0x60))
const smallKana = 'ァィゥェォッャュョヮ'
const fullKana = 'アイウエオツヤユヨワ'

/** Kana without voicing, which is a sign of its own, and without small forms. */
function kanaSigns(text: string): string {
  const parted = toKatakana(text.normalize('NFKC')).normalize('NFD')
  return parted
    .replaceAll('\u3099', '゛')
    .replaceAll('\u309a', '゜')
    .replaceAll('(', '（')
    .replaceAll(')', '）')
    .replaceAll(/[ァィゥェォッャュョヮ]/g, (sign) => fullKana[smallKana.indexOf(sign)] ?? sign)
}

/** Signs without a code as those that stand for them; %, ‰, ′, ″ and × as ITU-R M.1677-1, part II, has them. */
function plainSigns(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[‘’′`´]/g, "'")
    .replaceAll('″', "''")
    .replaceAll(/[“”„«»]/g, '"')
    .replaceAll(/(\d)\s?(?=[%‰])/g, '$1-')
    .replaceAll('%', '0/0')
    .replaceAll('‰', '0/00')
    .replaceAll(/[‐‑‒–—−]/g, '-')
    .replaceAll('×', 'x')
    .replaceAll('…', '...')
    .replaceAll('ẞ', 'ß')
}

const upper = (sign: string) => (sign === 'ß' ? sign : sign.toUpperCase())
const bare = (sign: string) => sign.normalize('NFD').replaceAll(/\p{M}/gu, '')

/** The codes of a word, parted by a space; `<SK>` is a sign of procedure, run together. */
function codesOf(word: string, alphabet: MorseAlphabet, unknown: string[]): string[] {
  const { codes } = codeBook(alphabet)
  const { codes: latin } = codeBook('latin')
  return (word.match(/<[A-Za-z]{2,3}>|./gsu) ?? []).flatMap((piece) => {
    const prosign = piece.length > 2 && prosigns[piece.slice(1, -1).toUpperCase()]
    if (prosign) return [prosign]
    return Array.from(piece).flatMap((sign) => {
      const found = codes.get(upper(sign)) ?? codes.get(bare(upper(sign))) ?? latin.get(bare(upper(sign)))
      if (found === undefined) unknown.push(sign)
      return found ?? []
    })
  })
}

/**
 * A text in Morse code: characters parted by a space, words by a slash, lines as they are. An accent that the alphabet lacks is left
 * out, a Latin letter is sent in Latin; signs without a code are left out and named. ITU-R M.1677-1.
 */
export function toMorse(text: string, alphabet: MorseAlphabet): Translation {
  const unknown: string[] = []
  const ready = alphabet === 'kana' ? kanaSigns(text) : plainSigns(text)
  const lines = ready.split(/\r\n|[\r\n]/).map((line) =>
    line
      .split(/\s+/u)
      .map((word) => codesOf(word, alphabet, unknown).join(' '))
      .filter((word) => word !== '')
      .join(' / '),
  )
  return { text: lines.join('\n'), unknown: counted(unknown) }
}

/** Voicing marks joined to their kana. */
const joined = (text: string) => text.replaceAll('゛', '\u3099').replaceAll('゜', '\u309a').normalize('NFC')

/**
 * The text of Morse code. A slash or more than one space parts words. A code that the alphabet does not have becomes “#” and is named.
 */
export function fromMorse(morse: string, alphabet: MorseAlphabet): Translation {
  const { signs } = codeBook(alphabet)
  const unknown: string[] = []
  const read = (code: string) => {
    const sign = signs.get(code)
    if (sign === undefined) unknown.push(code)
    return sign ?? '#'
  }
  const wordOf = (word: string) => (word.match(/[^\s]+/g) ?? []).map(read).join('')
  const lines = asPlainMorse(morse)
    .split(/\r\n|[\r\n]/)
    .map((line) =>
      line
        .split(/\s*\/\s*|\s{2,}/)
        .map(wordOf)
        .filter((word) => word !== '')
        .join(' '),
    )
  const text = lines.join('\n')
  return { text: alphabet === 'kana' ? joined(text) : text, unknown: counted(unknown) }
}
