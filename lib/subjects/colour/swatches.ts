import { bytesOf, hexOf, write } from '@/lib/subjects/colour/write'
import type { Colour } from '@/lib/subjects/colour/spaces'

export interface Swatch {
  /** Letters, digits and hyphens. */
  name: string
  colour: Colour
}

export const swatchFormats = ['css', 'tailwind', 'scss', 'gpl', 'ase'] as const
export type SwatchFormat = (typeof swatchFormats)[number]

/** A name for variables: lower case letters, digits and hyphens, beginning with a letter. */
export function variableName(text: string): string {
  const plain = text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
  if (plain === '') return 'colour'
  return /^\d/.test(plain) ? `c-${plain}` : plain
}

/** The text of a palette in a format that is text. */
export function swatchText(format: Exclude<SwatchFormat, 'ase'>, palette: string, swatches: readonly Swatch[]): string {
  const lines = (line: (swatch: Swatch) => string) => swatches.map(line).join('\n')
  switch (format) {
    case 'css':
      return `:root {\n${lines(({ name, colour }) => `  --${name}: ${hexOf(colour)};`)}\n}\n`
    case 'tailwind':
      return `@theme {\n${lines(({ name, colour }) => `  --color-${name}: ${write(colour, 'oklch') ?? hexOf(colour)};`)}\n}\n`
    case 'scss':
      return `${lines(({ name, colour }) => `$${name}: ${hexOf(colour)};`)}\n`
    case 'gpl':
      return `GIMP Palette\nName: ${palette}\nColumns: 0\n#\n${lines(
        ({ name, colour }) =>
          `${bytesOf(colour.xyz)
            .map((byte) => String(byte).padStart(3))
            .join(' ')}\t${name}`,
      )}\n`
  }
}

/**
 * An Adobe Swatch Exchange file, version 1.0: a block for each colour with its name in UTF-16BE, the model "RGB ", three
 * 32-bit floats from 0 to 1 and the type global (0). All numbers big-endian. No group.
 */
export function swatchExchange(swatches: readonly Swatch[]): Uint8Array<ArrayBuffer> {
  const blockLength = (name: string) => 2 + (name.length + 1) * 2 + 4 + 12 + 2
  const length = 12 + swatches.reduce((sum, { name }) => sum + 6 + blockLength(name), 0)
  const bytes = new Uint8Array(length)
  const view = new DataView(bytes.buffer)
  const letters = (text: string, at: number) => bytes.set(new TextEncoder().encode(text), at)
  letters('ASEF', 0)
  view.setUint16(4, 1)
  view.setUint16(6, 0)
  view.setUint32(8, swatches.length)
  let at = 12
  for (const { name, colour } of swatches) {
    view.setUint16(at, 1)
    view.setUint32(at + 2, blockLength(name))
    view.setUint16(at + 6, name.length + 1)
    at += 8
    for (let unit = 0; unit < name.length; unit++) view.setUint16(at + unit * 2, name.charCodeAt(unit))
    at += (name.length + 1) * 2
    letters('RGB ', at)
    at += 4
    for (const byte of bytesOf(colour.xyz)) {
      view.setFloat32(at, byte / 255)
      at += 4
    }
    view.setUint16(at, 0)
    at += 2
  }
  return bytes
}
