import { pictureViews, picturesInput, savingAll, type PictureWork } from '@/lib/families/image-media/page-parts'
import {
  coloursField,
  groundField,
  notesField,
  qualityField,
  writingOf,
} from '@/lib/families/image-media/writing-fields'
import { defineWorkbench, worker } from '@/lib/kits/app/workbench'
import { choice, toggle } from '@/lib/kits/fields/define'
import type { NotesRule, PictureAnswer, PictureQuestion, Recipe, WrittenKind } from '@/lib/subjects/picture/task'

const formats: Readonly<Record<WrittenKind, string>> = {
  jpeg: 'JPEG',
  png: 'PNG',
  webp: 'WebP',
  avif: 'AVIF',
  gif: 'GIF, still',
  bmp: 'BMP',
  tiff: 'TIFF',
  ico: 'ICO, 16 to 256 pixels',
}

interface Options {
  kind: WrittenKind
  quality: number
  lossless: boolean
  colours: string
  notes: NotesRule
  ground: string
}
type ConverterWork = PictureWork<Options>

/** Options that have no effect on a format count as they are at first, so that it is not written anew for them. */
function recipeOf(options: Options): Recipe {
  return { steps: [], writing: { ...writingOf(options), lossless: options.lossless } }
}

export default defineWorkbench({
  worker: worker<PictureQuestion, PictureAnswer>('pictures'),
  options: {
    kind: choice('Convert to', { options: formats, initial: 'jpeg', as: 'menu' }),
    lossless: toggle('Without loss', {
      help: 'Every pixel that can be seen stays; photographs become several times larger.',
      shownWhen: { field: 'kind', is: 'webp' },
    }),
    quality: {
      ...qualityField,
      initial: 85,
      help: '75 to 85 is seldom told from the original.',
      shownWhen: [
        { field: 'kind', is: ['jpeg', 'webp', 'avif'] },
        { field: 'lossless', is: false },
      ],
    },
    colours: { ...coloursField, shownWhen: { field: 'kind', is: 'png' } },
    notes: { ...notesField, shownWhen: { field: 'kind', is: ['jpeg', 'png', 'webp'] } },
    ground: { ...groundField, shownWhen: { field: 'kind', is: 'jpeg' } },
  },
  panels: [{ at: 'inputs', fields: ['kind', 'lossless', 'quality', 'colours', 'notes', 'ground'] }],
  inputs: { pictures: picturesInput('Convert') },
  resultLabel: 'Converted pictures',
  making: 'Packing',
  ask: (): PictureQuestion | undefined => undefined,
  askOf: (file, { values }): PictureQuestion => ({ ask: 'make', file, recipe: recipeOf(values) }),
  views: (work: ConverterWork) =>
    pictureViews(work, { adds: '', compares: true, waiting: 'Choose pictures, drop them here or paste one.' }),
  takeAway: savingAll<Options>('', 'converted-pictures.zip'),
  controls: [
    {
      label: 'Pictures',
      help: 'JPEG, PNG, WebP, AVIF, BMP, ICO or still GIF: chosen, dropped, pasted or taken with the camera.',
    },
    { label: 'Format', help: 'JPEG, PNG, WebP, AVIF, GIF, BMP, TIFF or ICO.' },
    {
      label: 'Quality and colours',
      help: 'Quality of JPEG, WebP and AVIF; WebP without loss; fewer colours in a PNG.',
    },
    { label: 'EXIF data', help: 'Removed, kept without the location, or kept.' },
  ],
  results: [
    { label: 'Each picture in the new format, to save alone or in one ZIP', kind: 'value' },
    { label: 'Before and after under a divider', kind: 'chart' },
    { label: 'Old and new format, bytes and structural similarity (SSIM)', kind: 'table' },
  ],
  formula:
    'Decodes each picture upright as sRGB by the browser, writes it in the new format in a worker, and reads it back where the browser draws that format',
  limits: [
    'HEIC, TIFF and JPEG XL are read only where the browser can decode them; today that is Safari. JPEG XL is not written.',
    'Moving GIF, WebP and PNG files are left as they are; a GIF is written with one frame.',
    'GIF holds 256 colours and no half transparency.',
    'Pictures are worked on in 8 bits a channel and saved as sRGB; PNG to PNG keeps 16 bits.',
    'EXIF is written into JPEG, PNG and WebP. SVG is refused.',
  ],
  sources: [
    {
      title: 'W3C: Portable Network Graphics (PNG) Specification, Third Edition',
      href: 'https://www.w3.org/TR/png-3/',
    },
    { title: 'RFC 9649: WebP Image Format', href: 'https://www.rfc-editor.org/rfc/rfc9649' },
    { title: 'W3C: GIF89a Specification', href: 'https://www.w3.org/Graphics/GIF/spec-gif89a.txt' },
    { title: 'Adobe: TIFF Revision 6.0', href: 'https://www.itu.int/itudoc/itu-t/com16/tiff-fx/docs/tiff6.pdf' },
    {
      title: 'Microsoft: BITMAPV4HEADER',
      href: 'https://learn.microsoft.com/en-us/windows/win32/api/wingdi/ns-wingdi-bitmapv4header',
    },
  ],
  abilities: ['save', 'print'],
})
