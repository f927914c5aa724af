/*
 * How wide Arial sets a line, in thousandths of the size. Latin letters have the widths of Helvetica, of Adobe's Core 14 AFM files; Greek and
 * Cyrillic ones those of Liberation Sans, which is made to be as wide as Arial. Pairs of letters that are set closer are not counted.
 */

type Widths = readonly (readonly [number, string])[]

const regular: Widths = [
  [167, '⁄'],
  [191, "'"],
  [222, 'ijlłίιі‘’‚'],
  [260, '|¦'],
  [278, ' !,./:;I[\\]ft·ìíîïīıΙІї'],
  [299, 'ľ'],
  [317, 'ť'],
  [333, '()-`r¡¨¯²³´¸¹ˆˇ˘˙˚˛˜˝“”„‹›'],
  [334, '{}'],
  [350, '•'],
  [355, '"'],
  [365, 'ºг'],
  [370, 'ª'],
  [389, '*'],
  [395, 'τ'],
  [400, '°'],
  [411, 'ґ'],
  [438, 'к'],
  [441, 'ζ'],
  [446, 'έε'],
  [448, 'ξ'],
  [453, '√'],
  [458, 'зт'],
  [469, '^'],
  [471, '◊'],
  [476, '∂'],
  [482, 'ς'],
  [489, 'Ґ'],
  [500, 'Jcksvxyzγκλνсухﬁﬂ'],
  [510, 'эє'],
  [521, 'чь'],
  [525, 'χ'],
  [531, 'в'],
  [537, '¶'],
  [542, 'Гпя'],
  [547, 'ΰυ'],
  [549, '≠≤≥'],
  [551, 'Γ'],
  [552, 'н'],
  [556, '#$0123456789?L_abdeghnopqu¢£¤¥§«µ»ðþđŁƒήηθοаеор–†‡€'],
  [557, 'δ'],
  [559, 'и'],
  [569, 'ρ'],
  [573, 'бц'],
  [575, 'β'],
  [576, 'μ'],
  [578, 'άα'],
  [583, 'Кдл'],
  [584, '+<=>~¬±×÷−'],
  [600, '∑'],
  [604, 'З'],
  [611, 'FTZ¿ßøΖΤТ'],
  [612, '∆'],
  [617, 'σ'],
  [618, 'Σ'],
  [625, 'ъ'],
  [635, 'У'],
  [643, 'ď'],
  [648, 'φ'],
  [650, 'Ξ'],
  [656, 'БЛЬ'],
  [667, '&ABEKPSVXYÞΑΒΕΚΡΥΧАВЕРХЧ'],
  [668, 'ΔΛ'],
  [669, 'ж'],
  [677, 'Д'],
  [688, 'м'],
  [690, 'π'],
  [713, 'ψ'],
  [719, 'ЄИПЭы'],
  [722, 'CDHNRUwÐĐΗΝΠНСЯ'],
  [737, '©®'],
  [740, 'Ц'],
  [748, 'Ω'],
  [750, 'ю'],
  [760, 'Ф'],
  [778, 'GOQØΘΟО'],
  [781, 'ω'],
  [792, 'Ъ'],
  [798, 'Φ'],
  [802, 'ш'],
  [823, 'фщ'],
  [833, 'MmΜМ'],
  [834, '¼½¾'],
  [835, 'Ψ'],
  [885, 'Ы'],
  [889, '%æ'],
  [917, 'Ш'],
  [923, 'Ж'],
  [938, 'Щ'],
  [944, 'Wœ'],
  [1000, 'ÆŒ—…‰™'],
  [1010, 'Ю'],
  [1015, '@'],
]
const bold: Widths = [
  [167, '⁄'],
  [238, "'"],
  [276, 'Ї'],
  [278, ' ,./I\\ijl·ıłΙίιІі‘’‚'],
  [280, '|¦'],
  [281, 'ї'],
  [333, '!()-:;[]`ft¡¨¯²³´¸¹ˆˇ˘˙˚˛˜˝‹›'],
  [350, '•'],
  [365, 'º'],
  [370, 'ª'],
  [389, '*r{}ť'],
  [400, '°ľ'],
  [417, 'г'],
  [445, 'ξ'],
  [446, 'τ'],
  [447, 'ґ'],
  [451, 'έ'],
  [460, 'ζ'],
  [474, '"'],
  [475, 'ε'],
  [487, 'Ґ'],
  [490, 'т'],
  [494, '∂◊'],
  [497, 'з'],
  [500, 'zк“”„'],
  [520, 'ς'],
  [541, 'θ'],
  [549, '√≠≤≥'],
  [552, 'эє'],
  [556, '#$0123456789J_aceksvxy¢£¤¥§«¶»ƒγλνаесух–†‡€'],
  [558, 'κ'],
  [567, 'Г'],
  [576, 'χ'],
  [581, 'ч'],
  [582, 'ΰυ'],
  [583, 'я'],
  [584, '+<=>^~¬±×÷−'],
  [600, 'Σ∑'],
  [601, 'Γ'],
  [604, 'нп'],
  [606, 'δ'],
  [610, 'βК'],
  [611, '?FLTZbdghnopquµ¿ßðøþđŁΖΤήηοТорﬁﬂ'],
  [612, 'μ∆'],
  [615, 'άαвиць'],
  [618, 'б'],
  [619, 'ρ'],
  [622, 'У'],
  [626, 'З'],
  [635, 'дл'],
  [644, 'Ξ'],
  [667, 'EPSVXYÞΕΛΡΥΧЕРХ'],
  [669, 'Ё'],
  [684, 'σ'],
  [702, 'Л'],
  [703, 'Ч'],
  [709, 'ж'],
  [711, 'ЄЭ'],
  [712, 'Д'],
  [715, 'φ'],
  [719, 'ΔБИПЬЯ'],
  [722, '&ABCDHKNRUÐĐΑΒΗΚΝΠАВНС'],
  [729, 'ъ'],
  [730, 'Ц'],
  [737, '©®'],
  [740, 'м'],
  [743, 'ď'],
  [753, 'ψ'],
  [766, 'π'],
  [778, 'GOQwØΘΟО'],
  [802, 'Ω'],
  [809, 'Ψ'],
  [821, 'Φ'],
  [833, 'MΜМш'],
  [834, '¼½¾'],
  [844, 'щ'],
  [845, 'ω'],
  [854, 'Фыю'],
  [870, 'Ъ'],
  [875, 'ф'],
  [889, '%mæ'],
  [904, 'Ж'],
  [944, 'Wœ'],
  [975, '@'],
  [979, 'Ы'],
  [1000, 'ÆŒ—…‰™'],
  [1005, 'Ш'],
  [1019, 'Щ'],
  [1031, 'Ю'],
]
const byCharacter = (widths: Widths) =>
  new Map(widths.flatMap(([width, characters]) => Array.from(characters, (one) => [one, width] as const)))
const widthsOf = { regular: byCharacter(regular), bold: byCharacter(bold) }
export type Weight = keyof typeof widthsOf

/** Letters of other scripts, on average; signs of East Asia and pictures fill a square. */
const otherLetter = 600
const square = 1000
const isWide =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/u

function thousandths(character: string, weight: Weight): number {
  const widthOf = widthsOf[weight]
  const own = widthOf.get(character)
  if (own !== undefined) return own
  if (isWide.test(character)) return square
  const [letter = '', mark] = character.normalize('NFD')
  if (/\p{M}|\u200d|\ufe0f/u.test(letter)) return 0
  return mark === undefined ? otherLetter : (widthOf.get(letter) ?? otherLetter)
}

/** The width of a line of Arial in pixels at that size. */
export function arialWidth(text: string, size: number, weight: Weight = 'regular'): number {
  let sum = 0
  for (const character of text) sum += thousandths(character, weight)
  return (sum * size) / 1000
}

/** A text as a line of that many pixels shows it: whole, or cut after a word with dots. */
export function cutToWidth(text: string, size: number, pixels: number): string {
  if (arialWidth(text, size) <= pixels) return text
  const room = pixels - arialWidth(' …', size)
  let width = 0
  let kept = ''
  for (const character of text) {
    width += (thousandths(character, 'regular') * size) / 1000
    if (width > room) break
    kept += character
  }
  const space = kept.lastIndexOf(' ')
  return `${(space > kept.length / 2 ? kept.slice(0, space) : kept).trimEnd()} …`
}
