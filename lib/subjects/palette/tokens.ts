import type { Colour } from '@/lib/subjects/colour/spaces'
import { hexOf } from '@/lib/subjects/colour/write'
import { mappedToSrgb } from '@/lib/subjects/colour/gamut'

/** A group of tokens: steps of a scale, or colours by their names. */
export type TokenGroup = Readonly<Record<string, Readonly<Record<string, Colour>>>>

function token(colour: Colour): object {
  const components = mappedToSrgb(colour.xyz).map((value) => Number(value.toFixed(4)))
  return { $value: { colorSpace: 'srgb', components, alpha: colour.alpha, hex: hexOf({ ...colour, alpha: 1 }) } }
}

/** Design tokens as JSON by the Design Tokens Format Module 2025.10: groups of the type color. */
export function designTokens(groups: TokenGroup): string {
  const written = Object.fromEntries(
    Object.entries(groups).map(([name, colours]) => [
      name,
      { $type: 'color', ...Object.fromEntries(Object.entries(colours).map(([step, colour]) => [step, token(colour)])) },
    ]),
  )
  return `${JSON.stringify(written, null, 2)}\n`
}
