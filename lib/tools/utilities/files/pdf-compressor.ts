import { askToRework, eachViews, fileOfEach, pdfsOf, savingEach } from '@/lib/families/pdf-tools/each-file'
import {
  askPlainly,
  changesView,
  packedOf,
  pdfInput,
  pictureOf,
  writtenOf,
  type PdfWork,
} from '@/lib/families/pdf-tools/page-parts'
import type { View } from '@/lib/kits/app/views'
import { defineWorkbench, worker } from '@/lib/kits/app/workbench'
import { choice, integer, number, toggle } from '@/lib/kits/fields/define'
import { sizeInWords } from '@/lib/messages/workbench'
import type { PdfAnswer, PdfQuestion, Rework, Squeeze } from '@/lib/subjects/pdf/task'

const levels = {
  light: 'Light: for print, 200 dpi',
  medium: 'Medium: for the screen, 150 dpi',
  strong: 'Strong: for e-mail, 100 dpi',
  lossless: 'Without loss',
  own: 'As you set it',
}

interface Options {
  level: keyof typeof levels
  dpi: number
  quality: number
  isGrey: boolean
  limit?: number | undefined
  dropsMetadata: boolean
}
type CompressorWork = PdfWork<Options>

const adds = '-small'

const presets = {
  light: { dpi: 200, quality: 82 },
  medium: { dpi: 150, quality: 72 },
  strong: { dpi: 100, quality: 55 },
} as const

function squeezeOf({ level, dpi, quality, isGrey, limit, dropsMetadata }: Options): Squeeze {
  const rule = level === 'own' ? { dpi, quality } : level === 'lossless' ? undefined : presets[level]
  return {
    pictures: rule && { ...rule, isGrey },
    dropsMetadata,
    limit: limit === undefined ? undefined : Math.round(limit * 1_000_000),
  }
}

const reworkOf = ({ values }: CompressorWork): Rework => ({ do: 'squeeze', squeeze: squeezeOf(values) })
const question = (work: CompressorWork): PdfQuestion | undefined => askToRework(work, reworkOf(work), adds)

/** A page before and after; a large file would be slow to look at. */
function preview(work: CompressorWork): View[] {
  const [first] = pdfsOf(work)
  const picture = first && pictureOf(first, 1, work.picks)
  if (!picture || first.file.size > 20_000_000 || first.opened.pages.length > 300) return []
  const larger = 2
  const { of } = picture
  const size = { width: Math.round(picture.width * larger), height: Math.round(picture.height * larger) }
  return [
    {
      kind: 'picture',
      label: `Page 1 of ${first.file.name}, after`,
      of: { ...of, larger, rework: reworkOf(work) },
      ...size,
      before: { label: 'Before', of: { ...of, larger }, ...size },
    },
  ]
}

/** What came of the last press. */
function outcome(work: CompressorWork): string {
  const made = writtenOf(work.made)?.file ?? packedOf(work.made)?.file
  if (!made) return ''
  const before = pdfsOf(work).reduce((sum, { file }) => sum + file.size, 0)
  const share = Math.round((1 - made.size / before) * 100)
  const change = share > 0 ? `, ${share}% smaller` : ''
  return `${sizeInWords(before)} became ${sizeInWords(made.size)}${change}.`
}

function views(work: CompressorWork): View[] {
  const { values } = work
  return eachViews(work, {
    waiting: 'Choose a PDF or drop it here.',
    ready: (files) => {
      const size = sizeInWords(files.reduce((sum, { file }) => sum + file.size, 0))
      return files.length === 1 ? `One file is ready, ${size}.` : `${files.length} files are ready, ${size}.`
    },
    between: [
      { kind: 'note', status: true, strong: true, says: outcome(work) },
      ...changesView(work.made),
      {
        kind: 'note',
        tone: 'warn',
        says:
          values.level === 'lossless' && values.limit !== undefined
            ? 'Without loss no size can be aimed at: the file becomes as small as it goes.'
            : '',
      },
      ...preview(work),
    ],
  })
}

const isLossy = { field: 'level', is: ['light', 'medium', 'strong', 'own'] } as const
const isOwn = { field: 'level', is: 'own' } as const

export default defineWorkbench({
  worker: worker<PdfQuestion, PdfAnswer>('pdf'),
  options: {
    level: choice('Compression', { options: levels, initial: 'medium', as: 'menu' }),
    dpi: integer('Dots per inch', {
      unit: 'dpi',
      initial: 150,
      min: 36,
      max: 600,
      slider: { from: 50, to: 300, step: 10 },
      help: 'Pictures that are finer where they are printed largest are made coarser.',
      shownWhen: isOwn,
    }),
    quality: integer('Quality of pictures', {
      initial: 72,
      min: 5,
      max: 100,
      slider: { from: 20, to: 95, step: 1 },
      shownWhen: isOwn,
    }),
    limit: number('Largest file', {
      unit: 'MB',
      optional: true,
      min: 0.05,
      max: 500,
      help: 'Pictures lose more, step by step, until each file fits. Left empty: as chosen above.',
      shownWhen: isLossy,
    }),
    isGrey: toggle('Pictures in grey', { help: 'Texts and lines keep their colours.', shownWhen: isLossy }),
    dropsMetadata: toggle('Take out descriptions', {
      help: 'Title, author, keywords, small pictures of pages and private data of programs.',
    }),
  },
  panels: [
    { at: 'inputs', fields: ['level', 'dpi', 'quality', 'limit'] },
    { at: 'inputs', label: 'More', folded: true, fields: ['isGrey', 'dropsMetadata'] },
  ],
  inputs: { files: pdfInput('Read', 'pdf') },
  resultLabel: 'Smaller files',
  making: 'Compressing',
  ask: (): PdfQuestion | undefined => undefined,
  askOf: askPlainly,
  views,
  takeAway: savingEach(question, 'Save the smaller file', adds),
  fileIn: fileOfEach,
  controls: [
    { label: 'PDF', help: 'One or several, up to 500 MB each; several are saved as a ZIP.' },
    { label: 'Compression', help: 'Three levels, without loss, or your own dots per inch and quality.' },
    { label: 'Largest file', help: 'In megabytes; pictures give way until it fits.' },
    { label: 'Pictures in grey', help: 'A third of their colours is not there to be stored.' },
  ],
  results: [
    { label: 'The same PDF with fewer bytes, never more', kind: 'value' },
    { label: 'The first page before and after under a divider', kind: 'chart' },
    { label: 'How many pictures were written anew, and what was there twice or unused', kind: 'table' },
  ],
  formula:
    'Reads how large each picture is printed, resamples what is finer than asked by Lanczos in linear light, writes photographs as JPEG by MozJPEG and drawings without loss, joins equal streams, drops what nothing leads to, and packs objects into streams',
  limits: [
    'Texts, lines, links, forms and bookmarks are not touched; fonts are kept whole and not subset.',
    'Pictures in CMYK or with a palette, JPEG 2000, fax and JBIG2 scans, stencils and masks stay as they are.',
    'Files are not arranged for fast web view (linearised).',
    'A digital signature in the file is no longer valid afterwards.',
    'The preview is left out for files above 20 MB or 300 pages.',
  ],
  sources: [
    {
      title: 'ISO 32000-1:2008, Document management: Portable document format, 7.5.7 Object streams, 8.9 Images',
      href: 'https://opensource.adobe.com/dc-acrobat-sdk-docs/pdfstandards/PDF32000_2008.pdf',
    },
    { title: 'MozJPEG', href: 'https://github.com/mozilla/mozjpeg' },
    {
      title: 'W3C: Portable Network Graphics (PNG), third edition, 9.2 Filter types',
      href: 'https://www.w3.org/TR/png-3/#9Filter-types',
    },
  ],
  abilities: ['save', 'print'],
})
