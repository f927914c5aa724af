/* Families that lie on the site, with what was measured of their regular weight (tests/vectors/font-traits). */

export type FontKind = 'serif' | 'slab' | 'sans' | 'mono'
export type Mood = 'classic' | 'modern' | 'friendly' | 'technical' | 'bold'

export interface FontFamily {
  /** As style sheets name it. */
  name: string
  kind: FontKind
  /** Comfortable in long text. */
  isForText: boolean
  /** An editor's judgement. */
  moods: readonly Mood[]
  licence: 'OFL-1.1' | 'Apache-2.0'
  /** Of the package. */
  version: string
  /** Thousandths of the size: of x, of H, and the mean advance of a to z. */
  xHeight: number
  capHeight: number
  width: number
  /** The side of an o over its bottom. */
  contrast: number
}

const family = (
  name: string,
  kind: FontKind,
  isForText: boolean,
  moods: readonly Mood[],
  version: string,
  [xHeight, capHeight, width, contrast]: readonly [number, number, number, number],
  licence: FontFamily['licence'] = 'OFL-1.1',
): FontFamily => ({ name, kind, isForText, moods, licence, version, xHeight, capHeight, width, contrast })

/** By the name of their package. */
export const fontFamilies = {
  bitter: family('Bitter', 'slab', true, ['friendly', 'technical'], '5.3.0', [532, 698, 533, 1.42]),
  'eb-garamond': family('EB Garamond', 'serif', true, ['classic'], '5.3.0', [405, 653, 437, 2.72]),
  'ibm-plex-mono': family('IBM Plex Mono', 'mono', false, ['technical'], '5.3.0', [516, 698, 600, 1.23]),
  'ibm-plex-sans': family('IBM Plex Sans', 'sans', true, ['technical', 'modern'], '5.3.0', [516, 698, 505, 1.21]),
  inter: family('Inter', 'sans', true, ['modern', 'technical'], '5.3.0', [546, 728, 536, 1.14]),
  lato: family('Lato', 'sans', true, ['friendly', 'modern'], '5.3.0', [506, 716, 495, 1.32]),
  'libre-baskerville': family('Libre Baskerville', 'serif', true, ['classic'], '5.3.0', [530, 770, 587, 2.22]),
  lora: family('Lora', 'serif', true, ['friendly', 'classic'], '5.3.0', [500, 700, 524, 2.56]),
  merriweather: family('Merriweather', 'serif', true, ['classic', 'friendly'], '5.3.0', [556, 743, 559, 2.04]),
  montserrat: family('Montserrat', 'sans', true, ['modern', 'bold'], '5.3.0', [525, 700, 574, 1.14]),
  oswald: family('Oswald', 'sans', false, ['bold'], '5.3.0', [578, 810, 400, 1.35]),
  'playfair-display': family('Playfair Display', 'serif', false, ['classic', 'bold'], '5.3.0', [515, 708, 509, 4.85]),
  'roboto-slab': family(
    'Roboto Slab',
    'slab',
    true,
    ['technical', 'bold'],
    '5.3.0',
    [528, 711, 545, 1.28],
    'Apache-2.0',
  ),
  'source-sans-3': family(
    'Source Sans 3',
    'sans',
    true,
    ['friendly', 'modern', 'classic', 'bold'],
    '5.3.1',
    [486, 656, 475, 1.25],
  ),
  'source-serif-4': family(
    'Source Serif 4',
    'serif',
    true,
    ['classic', 'modern', 'technical'],
    '5.3.1',
    [492, 670, 551, 1.9],
  ),
  'work-sans': family('Work Sans', 'sans', true, ['modern', 'friendly', 'bold'], '5.3.0', [500, 660, 548, 1.16]),
} as const satisfies Readonly<Record<string, FontFamily>>

export type FontId = keyof typeof fontFamilies
export const fontIds = Object.keys(fontFamilies) as FontId[]

/** How a family of a kind is called in a sentence. */
export const kindNames: Readonly<Record<FontKind, string>> = {
  serif: 'serif',
  slab: 'slab serif',
  sans: 'sans serif',
  mono: 'monospaced',
}
