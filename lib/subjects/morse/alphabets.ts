/* Signs and their codes, "sign code" pairs. Letters are written as capitals. */

const figures = '1 .---- 2 ..--- 3 ...-- 4 ....- 5 ..... 6 -.... 7 --... 8 ---.. 9 ----. 0 -----'

/** ITU-R M.1677-1, section 1.1.3: punctuation marks and miscellaneous signs that stand for one character. */
const punctuation =
  '. .-.-.- , --..-- : ---... ? ..--.. \' .----. - -....- / -..-. ( -.--. ) -.--.- " .-..-. = -...- + .-.-. @ .--.-.'

/** In use among amateurs and in no table of the ITU. */
const unofficial = '! -.-.-- & .-... ; -.-.-. _ ..--.- $ ...-..-'

const latin =
  'A .- B -... C -.-. D -.. E . F ..-. G --. H .... I .. J .--- K -.- L .-.. M -- N -. O --- P .--. Q --.- R .-. S ... T - U ..- V ...- W .-- X -..- Y -.-- Z --.. É ..-..'

/** Of single languages; where two have one code, the first is read. */
const latinMore = 'Ä .-.- Ö ---. Ü ..-- Ñ --.-- À .--.- Å .--.- Á .--.- Â .--.- Æ .-.- Ø ---. Ç -.-.. È .-..- ß ...--..'

const cyrillic =
  'А .- Б -... В .-- Г --. Д -.. Е . Ж ...- З --.. И .. Й .--- К -.- Л .-.. М -- Н -. О --- П .--. Р .-. С ... Т - У ..- Ф ..-. Х .... Ц -.-. Ч ---. Ш ---- Щ --.- Ъ --.-- Ы -.-- Ь -..- Э ..-.. Ю ..-- Я .-.- Ё . І .. Ї .---. Є ..-.. Ґ --.'

const greek =
  'Α .- Β -... Γ --. Δ -.. Ε . Ζ --.. Η .... Θ -.-. Ι .. Κ -.- Λ .-.. Μ -- Ν -. Ξ -..- Ο --- Π .--. Ρ .-. Σ ... Τ - Υ -.-- Φ ..-. Χ ---- Ψ --.- Ω .-- Ά .- Έ . Ή .... Ί .. Ϊ .. Ό --- Ύ -.-- Ϋ -.-- Ώ .--'

/** Wabun: one code for a kana, and the signs of voicing after it. */
const kana =
  'イ .- ロ .-.- ハ -... ニ -.-. ホ -.. ヘ . ト ..-.. チ ..-. リ --. ヌ .... ル -.--. ヲ .--- ワ -.- カ .-.. ヨ -- タ -. レ --- ソ ---. ツ .--. ネ --.- ナ .-. ラ ... ム - ウ ..- ヰ .-..- ノ ..-- オ .-... ク ...- ヤ .-- マ -..- ケ -.-- フ --.. コ ---- エ -.--- テ .-.-- ア --.-- サ -.-.- キ -.-.. ユ -..-- メ -...- ミ ..-.- シ --.-. ヱ .--.. ヒ --..- モ -..-. セ .---. ス ---.- ン .-.-. ゛ .. ゜ ..--. ー .--.- 、 .-.-.- 。 .-.-.. （ -.--.- ） .-..-.'

export type MorseAlphabet = 'latin' | 'cyrillic' | 'greek' | 'kana'

const tables: Readonly<Record<MorseAlphabet, readonly string[]>> = {
  latin: [latin, figures, punctuation, unofficial, latinMore],
  cyrillic: [cyrillic, figures, punctuation, unofficial],
  greek: [greek, figures, punctuation, unofficial],
  kana: [kana, figures],
}

/** Signs that take longer than a character of text: procedure, and the ends of things. ITU-R M.1677-1 names them by what they mean. */
export const prosigns: Readonly<Record<string, string>> = {
  AA: '.-.-',
  AR: '.-.-.',
  AS: '.-...',
  BK: '-...-.-',
  BT: '-...-',
  CL: '-.-..-..',
  CT: '-.-.-',
  HH: '........',
  KN: '-.--.',
  SK: '...-.-',
  SOS: '...---...',
  VE: '...-.',
}

export interface CodeBook {
  codes: ReadonlyMap<string, string>
  signs: ReadonlyMap<string, string>
}

const books = new Map<MorseAlphabet, CodeBook>()

/** Codes by signs and signs by codes of an alphabet. A code that two signs share is read as the first of them. */
export function codeBook(alphabet: MorseAlphabet): CodeBook {
  const known = books.get(alphabet)
  if (known) return known
  const codes = new Map<string, string>()
  const signs = new Map<string, string>()
  for (const table of tables[alphabet]) {
    const words = table.split(' ')
    for (let at = 0; at < words.length; at += 2) {
      const [sign = '', code = ''] = words.slice(at, at + 2)
      codes.set(sign, code)
      if (!signs.has(code)) signs.set(code, sign)
    }
  }
  for (const [name, code] of Object.entries(prosigns)) if (!signs.has(code)) signs.set(code, `<${name}>`)
  const book = { codes, signs }
  books.set(alphabet, book)
  return book
}
