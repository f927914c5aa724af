import { pictureViews, picturesInput, savingAll, type PictureWork } from '@/lib/families/image-media/page-parts'
import {
  groundField,
  notesField,
  qualityField,
  writingOf,
  writtenFormats,
} from '@/lib/families/image-media/writing-fields'
import { defineWorkbench, worker } from '@/lib/kits/app/workbench'
import { choice, integer, number } from '@/lib/kits/fields/define'
import type { Look } from '@/lib/subjects/picture/adjust'
import type { Step } from '@/lib/subjects/picture/steps'
import type { NotesRule, PictureAnswer, PictureQuestion, Recipe, Writing } from '@/lib/subjects/picture/task'

const turns = { none: 'Not at all', right: 'To the right', left: 'To the left', over: 'Upside down' }
const flips = { none: 'Not at all', across: 'Left and right', down: 'Top and bottom' }
const looks = {
  none: 'As it is',
  grey: 'Black and white',
  sepia: 'Sepia',
  negative: 'Negative',
  poster: 'Poster, few steps',
} satisfies Record<Look, string>

interface Options {
  turn: keyof typeof turns
  flip: keyof typeof flips
  straighten: number
  stops: number
  warmth: number
  contrast: number
  saturation: number
  sharpness: number
  look: Look
  levels: number
  kind: Writing['kind']
  quality: number
  notes: NotesRule
  ground: string
}
type RotateWork = PictureWork<Options>

const adds = '-edited'
const quartersOf = { none: 0, right: 1, over: 2, left: 3 } as const
const inTurn = (quarters: number) => (quarters % 4) as 0 | 1 | 2 | 3

/** Mirrored first, then turned; mirrored top and bottom is mirrored left and right, and stood on its head. */
function turningOf({ turn, flip }: Options): Step {
  return { op: 'turn', quarters: inTurn(quartersOf[turn] + (flip === 'down' ? 2 : 0)), mirrored: flip !== 'none' }
}

function recipeOf(options: Options): Recipe {
  const { straighten, stops, warmth, contrast, saturation, sharpness, look, levels } = options
  return {
    steps: [
      turningOf(options),
      { op: 'straighten', degrees: straighten },
      { op: 'adjust', stops, warmth, contrast, saturation, sharpness, look, levels },
    ],
    writing: writingOf({ ...options, colours: 'all' }),
  }
}

const hundred = { unit: '%', initial: 0, min: -100, max: 100, slider: { from: -100, to: 100, step: 5 } } as const

export default defineWorkbench({
  worker: worker<PictureQuestion, PictureAnswer>('pictures'),
  options: {
    turn: choice('Turn', { options: turns, initial: 'none', as: 'menu' }),
    flip: choice('Mirror', { options: flips, initial: 'none', as: 'menu' }),
    straighten: number('Straighten', {
      unit: '°',
      initial: 0,
      min: -45,
      max: 45,
      slider: { from: -15, to: 15, step: 0.5 },
      help: 'Clockwise where positive. The empty corners are cut off.',
    }),
    look: choice('Look', { options: looks, initial: 'none', as: 'menu' }),
    levels: integer('Steps of each colour', {
      initial: 4,
      min: 2,
      max: 32,
      shownWhen: { field: 'look', is: 'poster' },
    }),
    stops: number('Exposure', {
      unit: 'stops',
      initial: 0,
      min: -5,
      max: 5,
      slider: { from: -3, to: 3, step: 0.1 },
      help: 'One stop more is twice the light.',
    }),
    contrast: integer('Contrast', hundred),
    saturation: integer('Colour', { ...hundred, help: 'At -100% no colour is left.' }),
    warmth: integer('Warmth', { ...hundred, help: 'Warm lamps down, blue shade up.' }),
    sharpness: integer('Sharpness', {
      unit: '%',
      initial: 0,
      min: 0,
      max: 100,
      slider: { from: 0, to: 100, step: 5 },
    }),
    kind: choice('Save as', { options: writtenFormats, initial: 'same', as: 'menu' }),
    quality: { ...qualityField, initial: 90 },
    notes: notesField,
    ground: groundField,
  },
  panels: [
    { at: 'inputs', fields: ['turn', 'flip', 'straighten', 'look', 'levels'] },
    {
      at: 'inputs',
      label: 'Light and colour',
      folded: true,
      fields: ['stops', 'contrast', 'saturation', 'warmth', 'sharpness'],
    },
    { at: 'inputs', label: 'How it is saved', folded: true, fields: ['kind', 'quality', 'notes', 'ground'] },
  ],
  inputs: { pictures: picturesInput('Change') },
  resultLabel: 'Changed pictures',
  making: 'Packing',
  ask: (): PictureQuestion | undefined => undefined,
  askOf: (file, { values }): PictureQuestion => ({ ask: 'make', file, recipe: recipeOf(values) }),
  views: (work: RotateWork) =>
    pictureViews(work, {
      adds,
      // Turned, mirrored or straightened it has its motif elsewhere.
      compares: work.values.turn === 'none' && work.values.flip === 'none' && work.values.straighten === 0,
      waiting: 'Choose pictures, drop them here or paste one.',
    }),
  takeAway: savingAll<Options>(adds, 'edited-pictures.zip'),
  controls: [
    { label: 'Pictures', help: 'JPEG, PNG, WebP, AVIF, BMP or still GIF, any number, all changed in the same way.' },
    { label: 'Turn and mirror', help: 'By quarters, left and right, or top and bottom.' },
    { label: 'Straighten', help: 'By up to 45 degrees either way, cut to the shape of the picture.' },
    { label: 'Light and colour', help: 'Exposure, contrast, colour, warmth and sharpness.' },
    { label: 'Look', help: 'Black and white, sepia, negative, or a poster in few steps.' },
  ],
  results: [
    { label: 'Each changed picture, to save alone or in one ZIP', kind: 'value' },
    { label: 'Before and after under a divider while it is not turned', kind: 'chart' },
    { label: 'Old and new pixels and bytes', kind: 'table' },
  ],
  formula:
    'Mirrors, turns by quarters pixel by pixel, straightens by mixing four neighbours in linear light, multiplies light for exposure and warmth, and encodes anew in a worker',
  limits: [
    'A JPEG that is turned is written anew; the loss at quality 90 is small, yet it is there.',
    'Moving GIF, WebP and PNG files are left as they are.',
    'HEIC, TIFF and JPEG XL are read only where the browser can decode them; SVG is refused.',
    'Light that was lost in pure white or black does not come back.',
    'Pictures are worked on in 8 bits a channel and saved as sRGB.',
  ],
  sources: [
    {
      title: 'IEC 61966-2-1: sRGB, as given in CSS Color 4',
      href: 'https://www.w3.org/TR/css-color-4/#color-conversion-code',
    },
    { title: 'W3C: Filter Effects Module Level 1', href: 'https://www.w3.org/TR/filter-effects-1/' },
    {
      title: 'CIPA DC-008: Exchangeable image file format (Exif) 2.32',
      href: 'https://www.cipa.jp/std/documents/e/DC-X008-Translation-2019-E.pdf',
    },
  ],
  abilities: ['save', 'print'],
})
