import { escapeHtml } from '@/lib/base/text/escape-html'

/* How an icon is put together: a ground, what stands on it, and another look where the system is dark. Sides in pixels. */

export type GroundShape = 'none' | 'square' | 'rounded' | 'circle'

export interface Ground {
  shape: GroundShape
  /** #rrggbb. */
  colour: string
}

/** Colours in dark mode; undefined leaves them. */
export interface DarkLook {
  ground: string
  ink: string
  /** A picture that is drawn in dark colours is turned light. */
  inverts: boolean
}

export interface IconLook {
  ground: Ground
  /** Of the letters. */
  ink: string
  /** Free on every side, as a share of the side, 0 to 0.45. */
  padding: number
  dark: DarkLook | undefined
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** What stands on the ground, drawn into a box. */
export type Art = (box: Box) => string

export type LetterFamily = 'sans' | 'serif' | 'mono'

const families: Readonly<Record<LetterFamily, string>> = {
  sans: 'system-ui, -apple-system, Segoe UI, Roboto, Helvetica, Arial, sans-serif',
  serif: 'Georgia, Times New Roman, serif',
  mono: 'ui-monospace, Consolas, Menlo, monospace',
}

const emojiFonts = 'Apple Color Emoji, Segoe UI Emoji, Noto Color Emoji, sans-serif'
const round = (value: number) => Math.round(value * 1000) / 1000
/** Width of a capital as a share of the size of letters, with what is free beside it. */
const capitalWidth = 0.72
/** Letters are lower than their size. */
const capitalHeight = 0.74

const plain = (text: string) =>
  text
    .toWellFormed()
    .replaceAll(/\p{Cc}|[\ufffe\uffff]/gu, '')
    .trim()

/** One to three letters, as large as the box bears. */
export function lettersArt(text: string, family: LetterFamily, isBold: boolean): Art {
  const letters = plain(text)
  const count = Math.max(1, [...letters].length)
  return ({ x, y, width, height }) => {
    const size = round(Math.min(height / capitalHeight, width / (capitalWidth * count)))
    return `<text class="ink" x="${round(x + width / 2)}" y="${round(y + height / 2)}" font-family="${families[family]}" font-size="${size}"${isBold ? ' font-weight="700"' : ''} text-anchor="middle" dominant-baseline="central">${escapeHtml(letters)}</text>`
  }
}

/** One emoji of the device. */
export function emojiArt(text: string): Art {
  const sign = plain(text)
  return ({ x, y, width, height }) =>
    `<text x="${round(x + width / 2)}" y="${round(y + height / 2)}" font-family="${emojiFonts}" font-size="${round(Math.min(width, height) * 0.88)}" text-anchor="middle" dominant-baseline="central">${escapeHtml(sign)}</text>`
}

function groundPart({ shape }: Ground, side: number): string {
  if (shape === 'none') return ''
  if (shape === 'circle') return `<circle class="ground" cx="${side / 2}" cy="${side / 2}" r="${side / 2}"/>`
  const corner = shape === 'rounded' ? ` rx="${round(side * 0.2)}"` : ''
  return `<rect class="ground" width="${side}" height="${side}"${corner}/>`
}

function styleOf({ ground, ink, dark }: IconLook): string {
  const light = `.ground{fill:${ground.colour}}.ink{fill:${ink}}`
  if (!dark) return light
  const inverted = dark.inverts ? '.art{filter:invert(1) hue-rotate(180deg)}' : ''
  return `${light}@media (prefers-color-scheme:dark){.ground{fill:${dark.ground}}.ink{fill:${dark.ink}}${inverted}}`
}

/** The box for what stands on the ground, in whole pixels and in the middle. */
export function artBox(side: number, padding: number): Box {
  const edge = Math.min(Math.round(side * padding), Math.floor((side - 1) / 2))
  const inner = side - 2 * edge
  return { x: edge, y: edge, width: inner, height: inner }
}

/** The icon as an SVG document of a side. */
export function iconSvg(look: IconLook, art: Art, side: number): string {
  const inside = art(artBox(side, look.padding))
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}"><style>${styleOf(look)}</style>${groundPart(look.ground, side)}<g class="art">${inside}</g></svg>`
}

/** The square within the circle that every mask leaves: a circle of 80% of the side (W3C, Web App Manifest, maskable icons). */
const safePadding = (1 - 0.8 / Math.SQRT2) / 2

/** For home screens that cut a shape of their own: ground to the edges, all that matters within the safe zone. */
export function maskableLook(look: IconLook): IconLook {
  return { ...look, ground: fullGround(look), padding: Math.max(safePadding, look.padding), dark: undefined }
}

/** For iOS, which rounds corners itself and shows see-through parts black. */
export function appleLook(look: IconLook): IconLook {
  return { ...look, ground: fullGround(look), padding: Math.max(0.1, look.padding), dark: undefined }
}

/** An icon without a ground stands on white where it must not be see-through. */
function fullGround({ ground }: IconLook): Ground {
  return { shape: 'square', colour: ground.shape === 'none' ? '#ffffff' : ground.colour }
}
