import { pictureViews, picturesInput, savingAll, type PictureWork } from '@/lib/families/image-media/page-parts'
import {
  coloursField,
  groundField,
  notesField,
  qualityField,
  writingOf,
  writtenFormats,
} from '@/lib/families/image-media/writing-fields'
import { defineWorkbench, worker } from '@/lib/kits/app/workbench'
import { choice, integer, toggle } from '@/lib/kits/fields/define'
import type { NotesRule, PictureAnswer, PictureQuestion, Recipe, Writing } from '@/lib/subjects/picture/task'

interface Options {
  goal: 'quality' | 'limit'
  quality: number
  limit: number
  kind: Writing['kind']
  longest: number | undefined
  shrinks: boolean
  colours: string
  notes: NotesRule
  ground: string
}
type CompressorWork = PictureWork<Options>

/** A kilobyte of the field: decimal, so that the limit holds for whoever counts 1,024. */
const kilobyte = 1000
const adds = '-small'

function recipeOf(values: Options): Recipe {
  const { goal, limit, longest, shrinks } = values
  return {
    steps:
      longest === undefined
        ? []
        : [{ op: 'resize', rule: { by: 'longest', pixels: longest }, enlarges: false, background: undefined }],
    writing: {
      ...writingOf(values),
      keepsSmaller: true,
      ...(goal === 'limit' && { limit: limit * kilobyte, shrinks }),
    },
  }
}

const byQuality = { field: 'goal', is: 'quality' } as const
const byLimit = { field: 'goal', is: 'limit' } as const

export default defineWorkbench({
  worker: worker<PictureQuestion, PictureAnswer>('pictures'),
  options: {
    goal: choice('Aim for', { options: { quality: 'A quality', limit: 'A file size' }, initial: 'quality' }),
    quality: { ...qualityField, shownWhen: byQuality },
    limit: integer('Largest size', {
      unit: 'kB',
      initial: 200,
      min: 1,
      max: 100_000,
      help: 'For each picture. 1 kB is 1,000 bytes here, so the limit also holds where a site counts 1,024.',
      shownWhen: byLimit,
    }),
    kind: choice('Save as', { options: writtenFormats, initial: 'same', as: 'menu' }),
    longest: integer('Longest side at most', {
      unit: 'px',
      optional: true,
      min: 1,
      max: 65_535,
      help: 'Left empty, no pixel is given up.',
    }),
    shrinks: toggle('Give up pixels where quality alone cannot reach the size', { initial: true, shownWhen: byLimit }),
    colours: { ...coloursField, shownWhen: [byQuality, { field: 'kind', is: ['same', 'png'] }] },
    notes: notesField,
    ground: groundField,
  },
  panels: [
    { at: 'inputs', fields: ['goal', 'quality', 'limit', 'kind', 'longest'] },
    { at: 'inputs', label: 'More options', folded: true, fields: ['shrinks', 'colours', 'notes', 'ground'] },
  ],
  inputs: { pictures: picturesInput('Compress') },
  resultLabel: 'Compressed pictures',
  making: 'Packing',
  ask: (): PictureQuestion | undefined => undefined,
  askOf: (file, { values }): PictureQuestion => ({ ask: 'make', file, recipe: recipeOf(values) }),
  views: (work: CompressorWork) =>
    pictureViews(work, { adds, compares: true, waiting: 'Choose pictures, drop them here or paste one.' }),
  takeAway: savingAll<Options>(adds, 'compressed-pictures.zip'),
  controls: [
    {
      label: 'Pictures',
      help: 'JPEG, PNG, WebP, AVIF, BMP or still GIF: chosen, dropped, pasted or taken with the camera.',
    },
    { label: 'Aim', help: 'A quality from 1 to 100, or the largest size that a file may have.' },
    { label: 'Format', help: 'The format of each file, or JPEG, WebP, AVIF or PNG for all.' },
    { label: 'EXIF data', help: 'Removed, kept without the location, or kept.' },
  ],
  results: [
    { label: 'Each picture, smaller, to save alone or in one ZIP', kind: 'value' },
    { label: 'Before and after under a divider, whole or in actual pixels', kind: 'chart' },
    { label: 'Bytes saved, quality found and structural similarity (SSIM)', kind: 'table' },
  ],
  formula:
    'Decodes each picture upright as sRGB, encodes it by MozJPEG, libwebp, libaom or oxipng in a worker, halves the range of qualities where a size is wanted, and reads the new file back',
  limits: [
    'Moving GIF, WebP and PNG files are left as they are.',
    'HEIC, TIFF and JPEG XL are read only where the browser can decode them; SVG is refused.',
    'A size is reached by qualities from 40 to 92; below that, pixels are given up if you allow it.',
    'AVIF is written slowly: a picture of 12 megapixels can take half a minute.',
    'A PNG of 16 bits keeps them only where nothing but its compression changes.',
  ],
  sources: [
    { title: 'ITU-T T.81 (JPEG)', href: 'https://www.w3.org/Graphics/JPEG/itu-t81.pdf' },
    { title: 'RFC 9649: WebP Image Format', href: 'https://www.rfc-editor.org/rfc/rfc9649' },
    {
      title: 'W3C: Portable Network Graphics (PNG) Specification, Third Edition',
      href: 'https://www.w3.org/TR/png-3/',
    },
    {
      title: 'CIPA DC-008: Exchangeable image file format (Exif) 2.32',
      href: 'https://www.cipa.jp/std/documents/e/DC-X008-Translation-2019-E.pdf',
    },
    {
      title:
        'Z. Wang, A. Bovik, H. Sheikh, E. Simoncelli: Image Quality Assessment: From Error Visibility to Structural Similarity (2004)',
      href: 'https://doi.org/10.1109/TIP.2003.819861',
    },
  ],
  abilities: ['save', 'print'],
})
