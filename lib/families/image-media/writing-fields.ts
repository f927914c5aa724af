import { choice, colour, integer } from '@/lib/kits/fields/define'
import { channelsOf } from '@/lib/base/png/shading'
import type { NotesRule, Writing } from '@/lib/subjects/picture/task'

/* Options of what is written that several tools ask in the same words. */

export const writtenFormats = { same: 'Same as the file', jpeg: 'JPEG', webp: 'WebP', avif: 'AVIF', png: 'PNG' }

export const notesField = choice('EXIF data', {
  options: { none: 'Remove', 'without-place': 'Keep without location', all: 'Keep all' } satisfies Record<
    NotesRule,
    string
  >,
  initial: 'none',
  as: 'menu',
  help: 'Camera, date, author and location. The orientation is always applied. XMP, IPTC and the small preview are never kept.',
})

export const groundField = colour('Background for JPEG', {
  initial: '#ffffff',
  help: 'Stands behind see-through parts, since JPEG has none.',
})

export const coloursField = choice('Colours of a PNG', {
  options: { all: 'All, without loss', '256': '256', '128': '128', '64': '64', '32': '32', '16': '16' },
  initial: 'all',
  as: 'menu',
  help: 'Fewer colours make logos, charts and screenshots much smaller.',
})

export const qualityField = integer('Quality', {
  initial: 75,
  min: 1,
  max: 100,
  slider: { from: 10, to: 100, step: 1 },
  help: 'For JPEG, WebP and AVIF. 75 to 85 is seldom told from the original.',
})

/** Options as they are written; those that a tool does not ask keep what is here. */
export function writingOf(options: {
  kind: Writing['kind']
  quality: number
  colours: string
  notes: NotesRule
  ground: string
}): Writing {
  return {
    kind: options.kind,
    quality: options.quality,
    lossless: false,
    colours: options.colours === 'all' ? undefined : Number(options.colours),
    limit: undefined,
    shrinks: false,
    notes: options.notes,
    ground: channelsOf(options.ground),
    dpi: undefined,
    keepsSmaller: false,
  }
}
