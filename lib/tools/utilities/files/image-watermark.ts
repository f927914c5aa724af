import { channelsOf } from '@/lib/base/png/shading'
import { pictureViews, picturesInput, savingAll, type PictureWork } from '@/lib/families/image-media/page-parts'
import {
  groundField,
  notesField,
  qualityField,
  writingOf,
  writtenFormats,
} from '@/lib/families/image-media/writing-fields'
import { defineWorkbench, worker } from '@/lib/kits/app/workbench'
import { choice, colour, file, integer, text } from '@/lib/kits/fields/define'
import type { StampPlace, StampStep } from '@/lib/subjects/picture/stamp'
import type { NotesRule, PictureAnswer, PictureQuestion, Recipe, Writing } from '@/lib/subjects/picture/task'

const places = {
  'bottom-right': 'Bottom right',
  bottom: 'Bottom, middle',
  'bottom-left': 'Bottom left',
  middle: 'Middle',
  left: 'Left, middle',
  right: 'Right, middle',
  'top-left': 'Top left',
  top: 'Top, middle',
  'top-right': 'Top right',
  tiles: 'All over the picture',
} satisfies Record<StampPlace, string>

const inks = { auto: 'Black or white, by the picture', own: 'A colour of your own' }

interface Options {
  mark: 'words' | 'logo'
  words: string
  logo?: string | undefined
  place: StampPlace
  share: number
  opacity: number
  ink: keyof typeof inks
  colour: string
  angle: number
  margin: number
  kind: Writing['kind']
  quality: number
  notes: NotesRule
  ground: string
}
type WatermarkWork = PictureWork<Options>

const adds = '-marked'

/** Nothing to stamp: no words, or no logo yet. */
function markOf({ mark, words, logo, ink, colour: own }: Options): StampStep['mark'] | undefined {
  if (mark === 'logo') return logo ? { logo } : undefined
  return words.trim() === '' ? undefined : { words, colour: ink === 'auto' ? 'auto' : channelsOf(own) }
}

function recipeOf(options: Options): Recipe {
  const { place, share, opacity, angle, margin } = options
  const mark = markOf(options)
  return {
    steps: mark
      ? [{ op: 'stamp', mark, place, share: share / 100, margin: margin / 100, angle, opacity: opacity / 100 }]
      : [],
    writing: writingOf({ ...options, colours: 'all' }),
  }
}

const isWords = { field: 'mark', is: 'words' } as const

export default defineWorkbench({
  worker: worker<PictureQuestion, PictureAnswer>('pictures'),
  options: {
    mark: choice('Mark', { options: { words: 'Words', logo: 'A logo' }, initial: 'words', as: 'buttons' }),
    words: text('Words', {
      initial: '© Your name',
      maxLength: 120,
      help: '{file} stands for the name of the file, {date} for the day it was taken.',
      shownWhen: isWords,
    }),
    logo: file('Logo', {
      optional: true,
      accept: 'image/png,image/jpeg,image/webp',
      maxBytes: 5_000_000,
      longestSide: 1600,
      help: 'A PNG with a see-through ground looks best.',
      shownWhen: { field: 'mark', is: 'logo' },
    }),
    place: choice('Place', { options: places, initial: 'bottom-right', as: 'menu' }),
    share: integer('Width', {
      unit: '%',
      initial: 25,
      min: 2,
      max: 100,
      slider: { from: 5, to: 100, step: 5 },
      help: 'Of the width of each picture.',
    }),
    opacity: integer('Opacity', { unit: '%', initial: 60, min: 1, max: 100, slider: { from: 5, to: 100, step: 5 } }),
    ink: choice('Colour', { options: inks, initial: 'auto', as: 'menu', shownWhen: isWords }),
    colour: colour('Own colour', {
      initial: '#ffffff',
      shownWhen: [isWords, { field: 'ink', is: 'own' }],
    }),
    angle: integer('Turned', { unit: '°', initial: 0, min: -90, max: 90, slider: { from: -90, to: 90, step: 5 } }),
    margin: integer('Distance from the edge', {
      unit: '%',
      initial: 3,
      min: 0,
      max: 40,
      slider: { from: 0, to: 20, step: 1 },
      help: 'Of the shorter side.',
    }),
    kind: choice('Save as', { options: writtenFormats, initial: 'same', as: 'menu' }),
    quality: { ...qualityField, initial: 90 },
    notes: notesField,
    ground: groundField,
  },
  panels: [
    { at: 'inputs', fields: ['mark', 'words', 'logo', 'place', 'share', 'opacity'] },
    { at: 'inputs', label: 'Colour, angle and edge', folded: true, fields: ['ink', 'colour', 'angle', 'margin'] },
    { at: 'inputs', label: 'How it is saved', folded: true, fields: ['kind', 'quality', 'notes', 'ground'] },
  ],
  inputs: { pictures: picturesInput('Mark') },
  resultLabel: 'Marked pictures',
  making: 'Packing',
  ask: (): PictureQuestion | undefined => undefined,
  askOf: (source, { values }): PictureQuestion => ({ ask: 'make', file: source, recipe: recipeOf(values) }),
  views: (work: WatermarkWork) => [
    {
      kind: 'note',
      tone: 'warn',
      says: markOf(work.values) ? '' : work.values.mark === 'logo' ? 'Choose a logo above.' : 'Type the words above.',
    },
    ...pictureViews(work, { adds, compares: true, waiting: 'Choose pictures, drop them here or paste one.' }),
  ],
  takeAway: savingAll<Options>(adds, 'marked-pictures.zip'),
  controls: [
    { label: 'Pictures', help: 'JPEG, PNG, WebP, AVIF, BMP or still GIF, any number.' },
    { label: 'Mark', help: 'Words in any script, or a logo as PNG, JPEG or WebP.' },
    { label: 'Place and width', help: 'One of nine places or all over, as a share of each picture.' },
    { label: 'Opacity, colour and angle', help: 'Black or white is chosen by what lies beneath.' },
  ],
  results: [
    { label: 'Each marked picture, to save alone or in one ZIP', kind: 'value' },
    { label: 'Before and after under a divider', kind: 'chart' },
    { label: 'Old and new pixels and bytes', kind: 'table' },
  ],
  formula:
    'Draws the mark once for each picture, as wide as its share of the picture, lays it over by its opacity in a worker, and leaves every other pixel alone before it is encoded',
  limits: [
    'A watermark deters; programs and patience can take it off again. It proves nothing by itself.',
    'Letters are those of a font of your device, so two devices may draw them differently.',
    'A JPEG is written anew; keep the original.',
    'All pictures get the same mark by the same rule; none is placed by hand.',
    'Moving GIF, WebP and PNG files are left as they are; SVG is refused, also as a logo.',
  ],
  sources: [
    {
      title: 'W3C: Compositing and Blending Level 1',
      href: 'https://www.w3.org/TR/compositing-1/#simplealphacompositing',
    },
    { title: 'W3C: WCAG 2.2, relative luminance', href: 'https://www.w3.org/TR/WCAG22/#dfn-relative-luminance' },
    {
      title: 'CIPA DC-008: Exchangeable image file format (Exif) 2.32',
      href: 'https://www.cipa.jp/std/documents/e/DC-X008-Translation-2019-E.pdf',
    },
  ],
  abilities: ['save', 'print'],
})
