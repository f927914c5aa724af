import { channelsOf } from '@/lib/base/png/shading'
import { contrastRatio } from '@/lib/subjects/qr/colour'

/** What a template calls its colours. */
export type Ink = 'paper' | 'ink' | 'quiet' | 'brand' | 'on-brand' | 'tint' | 'deep' | 'on-deep' | 'line'

export type Palette = Readonly<Record<Ink, string>>

const black = '#16201f'
const white = '#ffffff'

/** A colour between two, `share` of the way from the first to the other. All are #rrggbb. */
export function mixed(one: string, other: string, share: number): string {
  const [from, to] = [channelsOf(one), channelsOf(other)]
  const part = (at: 0 | 1 | 2) =>
    Math.round(from[at] + (to[at] - from[at]) * share)
      .toString(16)
      .padStart(2, '0')
  return `#${part(0)}${part(1)}${part(2)}`
}

/** Black or white, whichever is easier to read on a colour. */
export const readableOn = (colour: string) =>
  contrastRatio(white, colour) >= contrastRatio(black, colour) ? white : black

/** The colours of a design that follow from one (#rrggbb). Text on a coloured ground is black or white by contrast. */
export function paletteOf(brand: string): Palette {
  const deep = mixed(brand, '#000000', 0.45)
  return {
    paper: white,
    ink: black,
    quiet: '#525b5a',
    brand,
    'on-brand': readableOn(brand),
    tint: mixed(brand, white, 0.9),
    deep,
    'on-deep': readableOn(deep),
    line: mixed(brand, white, 0.6),
  }
}

/** Text is large from 18 points, or 14 bold ones; it then needs 3 to 1 and else 4.5 to 1 (WCAG 2.2, 1.4.3). */
export function contrastNeeded(points: number, bold: boolean): number {
  return points >= 18 || (bold && points >= 14) ? 3 : 4.5
}
