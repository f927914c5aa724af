import type { Size } from '@/lib/subjects/picture/sizes'

/** The longest side that browsers draw, in pixels: canvases end there. */
export const longestSide = 16_384
export const mostPlaceholders = 2000

export interface NamedSize extends Size {
  /** What stood beside the size. */
  name: string | undefined
}

export interface RefusedSize {
  /** From 1. */
  line: number
  text: string
  why: 'no-size' | 'too-large' | 'too-many'
}

/** Shapes by their usual names. */
export const ratios = ['16:9', '4:3', '3:2', '1:1', '9:16', '21:9', '3:4'] as const
export type Ratio = (typeof ratios)[number]

/** The height that belongs to a width in a shape, in whole pixels. */
export function heightIn(ratio: Ratio, width: number): number {
  const [across = 1, down = 1] = ratio.split(':').map(Number)
  return Math.max(1, Math.round((width * down) / across))
}

/** The shape of a size in the smallest whole numbers. */
export function ratioOf({ width, height }: Size): string {
  const divisor = (one: number, other: number): number => (other === 0 ? one : divisor(other, one % other))
  const common = divisor(width, height)
  return `${width / common}:${height / common}`
}

/** Sizes such as `300x250, 728x90 banner`, parted by commas, semicolons or lines. A word beside a size names it. */
export function readSizes(text: string): { sizes: NamedSize[]; refused: RefusedSize[] } {
  const sizes: NamedSize[] = []
  const refused: RefusedSize[] = []
  for (const [at, line] of text.split(/\r\n|\r|\n/).entries())
    for (const part of line.split(/[,;]/)) {
      const written = part.trim()
      if (written === '') continue
      const refuse = (why: RefusedSize['why']) => refused.push({ line: at + 1, text: written.slice(0, 60), why })
      const [all = '', width = '', height = ''] = /(?<!\d)(\d{1,6})\s*[x×*]\s*(\d{1,6})(?!\d)/i.exec(written) ?? []
      const size = { width: Number(width), height: Number(height) }
      if (all === '' || size.width === 0 || size.height === 0) refuse('no-size')
      else if (Math.max(size.width, size.height) > longestSide) refuse('too-large')
      else if (sizes.length === mostPlaceholders) refuse('too-many')
      else {
        const name = written
          .replace(all, ' ')
          .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
          .replaceAll(/^-|-$/g, '')
        sizes.push({ ...size, name: name === '' ? undefined : name.slice(0, 60) })
      }
    }
  return { sizes, refused }
}

/** Names of files, each its own. */
export function placeholderNames(sizes: readonly NamedSize[], extension: string): string[] {
  const taken = new Set<string>()
  return sizes.map(({ name = 'placeholder', width, height }) => {
    const stem = `${name}-${width}x${height}`
    let free = stem
    for (let count = 2; taken.has(free.toLowerCase()); count++) free = `${stem}-${count}`
    taken.add(free.toLowerCase())
    return `${free}.${extension}`
  })
}
