import { contrastRatio } from '@/lib/subjects/qr/colour'
import { mixed, readableOn } from './palette'

/** The colours of a page that is put together from blocks, each #rrggbb. */
export interface Theme {
  ground: string
  ink: string
  quiet: string
  /** For letters, bars and icons on the ground. */
  accent: string
  /** A field behind letters, and the letters on it. */
  band: string
  onBand: string
  /** A field that is little darker or lighter than the ground. */
  card: string
  line: string
  /** One colour a series. */
  series: readonly string[]
}

export type ThemeName = 'light' | 'tint' | 'dark'

/** Eight colours that people who see few colours tell apart, after the accent: M. Okabe and K. Ito, Color Universal Design, 2008. */
const apart = ['#e69f00', '#009e73', '#0072b2', '#cc79a7', '#56b4e9', '#d55e00']

/** The nearest colour towards black or white that has this contrast on a ground. */
function legible(colour: string, ground: string, needed: number): string {
  const end = readableOn(ground)
  for (let share = 0; share <= 1; share += 0.05) {
    const one = mixed(colour, end, share)
    if (contrastRatio(one, ground) >= needed) return one
  }
  return end
}

/** The colours that follow from one (#rrggbb). Letters have a contrast of 4.5 to 1 on what they stand on (WCAG 2.2, 1.4.3), series of 3 to 1. */
export function themeOf(name: ThemeName, brand: string): Theme {
  const ground = { light: '#ffffff', tint: mixed(brand, '#ffffff', 0.9), dark: mixed(brand, '#000000', 0.8) }[name]
  const ink = readableOn(ground)
  const accent = legible(brand, ground, 4.5)
  const band = name === 'dark' ? mixed(brand, '#000000', 0.55) : brand
  return {
    ground,
    ink,
    quiet: legible(mixed(ink, ground, 0.35), ground, 4.5),
    accent,
    band,
    onBand: readableOn(band),
    card: mixed(ground, ink, 0.06),
    line: mixed(ground, ink, 0.25),
    series: [accent, ...apart.map((one) => legible(one, ground, 3))],
  }
}
