import type { StyleAudit } from '@/lib/subjects/colour/css-pairs'
import { apcaContrast, contrastLevels, contrastRatio, nearestWithContrast, over } from '@/lib/subjects/colour/contrast'
import { colourOfBytes, hexOfBytes } from '@/lib/subjects/colour/of-bytes'
import { isColour, parseColour, type ColourFault } from '@/lib/subjects/colour/parse'
import { type Colour, type Triple } from '@/lib/subjects/colour/spaces'
import { seenWith, visions, type Vision } from '@/lib/subjects/colour/vision'
import { bytesOf, hexOf } from '@/lib/subjects/colour/write'

/* What a pair of colours is judged by: WCAG 2.2, the draft APCA, and how it looks to eyes that lack a type of cone. */

/** A text on a ground as a screen shows both, in sRGB bytes. */
export interface ShownPair {
  text: Triple
  ground: Triple
}

export interface PairVerdict extends ShownPair {
  ratio: number
  levels: readonly { id: (typeof contrastLevels)[number]['id']; criterion: string; least: number; passes: boolean }[]
  /** Lc of APCA 0.1.9; negative where the text is lighter than its ground. */
  lightnessContrast: number
  seen: readonly { vision: Vision; ratio: number }[]
}

const page: Triple = [255, 255, 255]

export { hexOfBytes }

/** Both colours as they are seen: a see-through ground lies on a white page, a see-through text on its ground. */
export function shownPair(text: Colour, ground: Colour): ShownPair {
  const below = over(ground, page)
  return { text: over(text, below), ground: below }
}

/** Judges a pair by the success criteria of WCAG 2.2 (1.4.3, 1.4.6, 1.4.11). No ratio is rounded up to a level. */
export function judgePair(pair: ShownPair): PairVerdict {
  const ratio = contrastRatio(pair.text, pair.ground)
  return {
    ...pair,
    ratio,
    levels: contrastLevels.map((level) => ({ ...level, passes: ratio >= level.least })),
    lightnessContrast: apcaContrast(pair.text, pair.ground),
    seen: visions.map((vision) => {
      const [text, ground] = [pair.text, pair.ground].map((one) => bytesOf(seenWith(vision, colourOfBytes(one).xyz)))
      return { vision, ratio: text && ground ? contrastRatio(text, ground) : 1 }
    }),
  }
}

export interface NearestColours {
  least: number
  /** The text changed, the ground kept; undefined where no lightness of its hue is enough. */
  text: string | undefined
  /** The ground changed, the text kept. */
  ground: string | undefined
}

/** For every ratio that the pair misses, the nearest text and the nearest ground of the same hue that reach it. */
export function nearestFor({ text, ground }: ShownPair): NearestColours[] {
  const ratio = contrastRatio(text, ground)
  const hexWithin = (changed: Triple, kept: Triple, least: number) => {
    const found = nearestWithContrast(colourOfBytes(changed), kept, least)
    return found && hexOf(found)
  }
  return [3, 4.5, 7]
    .filter((least) => ratio < least)
    .map((least) => ({ least, text: hexWithin(text, ground, least), ground: hexWithin(ground, text, least) }))
}

/** The most colours of a list whose pairs are shown. */
export const mostListed = 24

export interface ListedColour {
  /** As it was written. */
  written: string
  bytes: Triple
}

export interface ColourList {
  colours: ListedColour[]
  faults: { line: number; written: string; fault: ColourFault }[]
  /** Colours beyond the most that are shown. */
  left: number
}

/** A line of a list without what a style sheet writes around a colour: `--brand: #123456;` is `#123456`. */
const bareColour = (line: string) =>
  line
    .replace(/^\s*[-$@\w"']+\s*:\s*/, '')
    .replace(/^\s*["']|[;,"']+\s*$/g, '')
    .trim()

/** Colours of a text, one a line. See-through ones are laid on white; a colour that stands twice counts once. */
export function readColourList(text: string): ColourList {
  const colours = new Map<string, ListedColour>()
  const faults: ColourList['faults'] = []
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    const written = bareColour(line)
    if (written === '') continue
    const read = parseColour(written)
    if (!isColour(read)) {
      faults.push({ line: at + 1, written, fault: read })
      continue
    }
    const bytes = over(read, page)
    const key = bytes.join(' ')
    if (!colours.has(key)) colours.set(key, { written, bytes })
  }
  const all = [...colours.values()]
  return { colours: all.slice(0, mostListed), faults, left: Math.max(0, all.length - mostListed) }
}

export interface ContrastQuestion {
  /** A list of colours or a style sheet. */
  source: string | File
}
export type ContrastAnswer = ({ kind: 'list' } & ColourList) | ({ kind: 'styles' } & StyleAudit)
