/* Styles of letters that Unicode has as characters of their own, and marks that are set on others. */

type Letters = Readonly<Record<string, string>>

const capitals = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const small = 'abcdefghijklmnopqrstuvwxyz'
const figures = '0123456789'

/** Signs from a code point onwards, one for each of `plain`. */
function run(plain: string, first: number): Letters {
  return Object.fromEntries(Array.from(plain, (sign, at) => [sign, String.fromCodePoint(first + at)]))
}

/** One sign for each of `plain`; a space stands for none. */
function pairs(plain: string, styled: string): Letters {
  const signs = Array.from(styled)
  return Object.fromEntries(
    Array.from(plain, (sign, at) => [sign, signs[at] ?? ' ']).filter(([, sign]) => sign !== ' '),
  )
}

/** An alphabet of the block Mathematical Alphanumeric Symbols; letters that were in Unicode before it stand elsewhere. */
function mathematical(first: number, firstFigure?: number, elsewhere: Letters = {}): Letters {
  return {
    ...run(capitals, first),
    ...run(small, first + 26),
    ...(firstFigure === undefined ? {} : run(figures, firstFigure)),
    ...elsewhere,
  }
}

const onceCircled = { ...run('123456789', 0x2460), 0: '⓪' }

const letterStyles = {
  bold: mathematical(0x1d400, 0x1d7ce),
  italic: mathematical(0x1d434, undefined, { h: 'ℎ' }),
  'bold-italic': mathematical(0x1d468),
  script: mathematical(0x1d49c, undefined, pairs('BEFHILMRego', 'ℬℰℱℋℐℒℳℛℯℊℴ')),
  'bold-script': mathematical(0x1d4d0),
  fraktur: mathematical(0x1d504, undefined, pairs('CHIRZ', 'ℭℌℑℜℨ')),
  'bold-fraktur': mathematical(0x1d56c),
  'double-struck': mathematical(0x1d538, 0x1d7d8, pairs('CHNPQRZ', 'ℂℍℕℙℚℝℤ')),
  sans: mathematical(0x1d5a0, 0x1d7e2),
  'sans-bold': mathematical(0x1d5d4, 0x1d7ec),
  'sans-italic': mathematical(0x1d608),
  'sans-bold-italic': mathematical(0x1d63c),
  monospace: mathematical(0x1d670, 0x1d7f6),
  'full-width': {
    ...run(Array.from({ length: 94 }, (_, at) => String.fromCharCode(33 + at)).join(''), 0xff01),
    ' ': '\u3000',
  },
  circled: { ...run(capitals, 0x24b6), ...run(small, 0x24d0), ...onceCircled },
  'black-circled': { ...run(capitals, 0x1f150), ...run(small, 0x1f150), ...run('123456789', 0x2776), 0: '⓿' },
  squared: { ...run(capitals, 0x1f130), ...run(small, 0x1f130) },
  'black-squared': { ...run(capitals, 0x1f170), ...run(small, 0x1f170) },
  parenthesized: { ...run(capitals, 0x1f110), ...run(small, 0x249c), ...run('123456789', 0x2474) },
  raised: pairs(
    `${small}ABCDEFGHIJKLMNOPQRTUVW${figures}+=()`,
    'ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖ𐞥ʳˢᵗᵘᵛʷˣʸᶻᴬᴮꟲᴰᴱꟳᴳᴴᴵᴶᴷᴸᴹᴺᴼᴾꟴᴿᵀᵁⱽᵂ⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁼⁽⁾',
  ),
  lowered: pairs(`aehijklmnoprstuvx${figures}+=()`, 'ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ₀₁₂₃₄₅₆₇₈₉₊₌₍₎'),
  'small-capitals': pairs('abcdefghijklmnopqrstuvwyz', 'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡʏᴢ'),
} as const satisfies Record<string, Letters>

/** Marks that go onto every sign. None of them joins with a letter to another letter, so that they can be taken off again. */
const markStyles = {
  underlined: '\u0332',
  'double-underlined': '\u0333',
  overlined: '\u0305',
  'double-overlined': '\u033f',
  struck: '\u0336',
  'struck-short': '\u0335',
  slashed: '\u0338',
  'slashed-short': '\u0337',
  waved: '\u0334',
  'crossed-above': '\u033d',
  'bridge-above': '\u0346',
  'plus-below': '\u031f',
  'seagull-below': '\u033c',
  'arrow-below': '\u034e',
  'in-circles': '\u20dd',
  'in-squares': '\u20de',
  'in-diamonds': '\u20df',
} as const

export type LetterStyle = keyof typeof letterStyles
export type MarkStyle = keyof typeof markStyles
export type TextStyle = LetterStyle | MarkStyle | 'spaced'

export const letterStyleNames = Object.keys(letterStyles) as LetterStyle[]
export const markStyleNames = Object.keys(markStyles) as MarkStyle[]

/** The characters of a style by the plain ones. */
export function lettersOf(style: LetterStyle): Letters {
  return letterStyles[style]
}

const isMark = (style: TextStyle): style is MarkStyle => Object.hasOwn(markStyles, style)

export interface Styled {
  text: string
  /** Letters and figures that the style does not have. */
  kept: number
}

/** A text in a style. What the style lacks stays as it is; letters and figures among it are counted. */
export function styled(text: string, style: TextStyle): Styled {
  if (style === 'spaced') return { text: text.replaceAll(/(\S)(?=\S)/gu, '$1 '), kept: 0 }
  if (isMark(style)) return { text: text.replaceAll(/\S\p{M}*/gu, `$&${markStyles[style]}`), kept: 0 }
  const letters: Letters = letterStyles[style]
  let kept = 0
  const gives = text.replaceAll(/./gsu, (sign) => {
    const found = Object.hasOwn(letters, sign) ? letters[sign] : undefined
    if (found === undefined && /[\p{L}\p{N}]/u.test(sign)) kept++
    return found ?? sign
  })
  return { text: gives, kept }
}

const marks = new RegExp(`[${Object.values(markStyles).join('')}]`, 'gu')

const backwards = new Map<string, ReadonlyMap<string, string>>()

/** The plain character of each styled one. */
function plainOf(styles: readonly LetterStyle[]): ReadonlyMap<string, string> {
  const key = styles.join()
  const known = backwards.get(key)
  if (known) return known
  const table = new Map<string, string>()
  for (const style of styles)
    for (const [sign, of] of Object.entries(lettersOf(style)))
      // A style without small letters has one character for both, which stands for the capital.
      if (!table.has(of) || sign < (table.get(of) ?? '')) table.set(of, sign)
  backwards.set(key, table)
  return table
}

function withoutStyles(text: string, styles: readonly LetterStyle[]): string {
  const table = plainOf(styles)
  return text.replaceAll(marks, '').replaceAll(/./gsu, (sign) => table.get(sign) ?? sign)
}

/**
 * The plain text of a styled one: the marks of these styles off, the letters by our tables and by NFKC (Unicode Standard Annex 15).
 * Letters with brackets lose them.
 */
export function plain(text: string): string {
  return withoutStyles(text, letterStyleNames).normalize('NFKC')
}

/** Styles that are formatting and nothing else: an exponent or a full-width sign means something where it stands. */
const merelyStyled = letterStyleNames.filter((style) => !['raised', 'lowered', 'full-width'].includes(style))

/** A text that can be styled anew: without the styles that it has, but with what is more than a style. */
export function unstyled(text: string): string {
  return withoutStyles(text, merelyStyled)
}
