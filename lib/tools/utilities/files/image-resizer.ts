import { channelsOf } from '@/lib/base/png/shading'
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
import { choice, integer, number, toggle } from '@/lib/kits/fields/define'
import { pixelsOfPrint, type Focus, type ResizeRule, type Size } from '@/lib/subjects/picture/sizes'
import type { NotesRule, PictureAnswer, PictureQuestion, Recipe, Writing } from '@/lib/subjects/picture/task'

const ways = {
  percent: 'Percent',
  longest: 'Longest side',
  width: 'Width',
  height: 'Height',
  box: 'Width and height',
  screen: 'Screen size',
  print: 'Print size',
}

/** Screens by their usual names, in pixels. */
const screens = {
  '1280x720': 'HD, 1280 × 720',
  '1920x1080': 'Full HD, 1920 × 1080',
  '2560x1440': 'QHD, 2560 × 1440',
  '3840x2160': '4K UHD, 3840 × 2160',
  '1024x768': 'XGA, 1024 × 768',
  '800x600': 'SVGA, 800 × 600',
}

const fittings = {
  fit: 'Whole picture, within it',
  fill: 'Fill it, cut what is over',
  pad: 'Whole picture, fill up with a border',
  stretch: 'Stretch to it',
}

interface Options {
  by: keyof typeof ways
  percent: number
  pixels: number
  across: number
  down: number
  screen: keyof typeof screens
  printWidth: number
  printHeight: number
  dpi: number
  how: keyof typeof fittings
  focus: Focus
  enlarges: boolean
  kind: Writing['kind']
  quality: number
  colours: string
  notes: NotesRule
  ground: string
}
type ResizerWork = PictureWork<Options>

const adds = '-resized'

function boxOf({ by, across, down, screen, printWidth, printHeight, dpi }: Options): Size {
  if (by === 'print') return { width: pixelsOfPrint(printWidth, dpi), height: pixelsOfPrint(printHeight, dpi) }
  if (by === 'box') return { width: across, height: down }
  const [width = 1, height = 1] = screen.split('x').map(Number)
  return { width, height }
}

function ruleOf(options: Options): ResizeRule {
  const { by, percent, pixels, how, focus } = options
  if (by === 'percent') return { by, percent }
  if (by === 'longest' || by === 'width' || by === 'height') return { by, pixels }
  return { by: 'box', box: boxOf(options), how, focus }
}

function recipeOf(options: Options): Recipe {
  const { by, how, enlarges, dpi, ground } = options
  const isPadded = how === 'pad' && (by === 'box' || by === 'screen' || by === 'print')
  return {
    steps: [{ op: 'resize', rule: ruleOf(options), enlarges, background: isPadded ? channelsOf(ground) : undefined }],
    writing: { ...writingOf(options), dpi: by === 'print' ? dpi : undefined },
  }
}

const isBox = { field: 'by', is: ['box', 'screen', 'print'] } as const
const isPrint = { field: 'by', is: 'print' } as const
const isCut = { field: 'how', is: 'fill' } as const

export default defineWorkbench({
  worker: worker<PictureQuestion, PictureAnswer>('pictures'),
  options: {
    by: choice('Resize by', { options: ways, initial: 'longest', as: 'menu' }),
    percent: number('Percent', {
      unit: '%',
      initial: 50,
      above: 0,
      max: 1000,
      slider: { from: 5, to: 200, step: 5 },
      shownWhen: { field: 'by', is: 'percent' },
    }),
    pixels: integer('Pixels', {
      unit: 'px',
      initial: 1600,
      min: 1,
      max: 65_535,
      help: 'The other side follows the shape of each picture.',
      shownWhen: { field: 'by', is: ['longest', 'width', 'height'] },
    }),
    across: integer('Width', { unit: 'px', initial: 1200, min: 1, max: 65_535, shownWhen: { field: 'by', is: 'box' } }),
    down: integer('Height', { unit: 'px', initial: 800, min: 1, max: 65_535, shownWhen: { field: 'by', is: 'box' } }),
    screen: choice('Screen', {
      options: screens,
      initial: '1920x1080',
      as: 'menu',
      shownWhen: { field: 'by', is: 'screen' },
    }),
    printWidth: number('Printed width', { unit: 'cm', initial: 15, above: 0, max: 500, shownWhen: isPrint }),
    printHeight: number('Printed height', { unit: 'cm', initial: 10, above: 0, max: 500, shownWhen: isPrint }),
    dpi: integer('Dots per inch', {
      unit: 'dpi',
      initial: 300,
      min: 30,
      max: 2400,
      help: '300 for prints held in the hand, 150 for posters. Written into JPEG and PNG.',
      shownWhen: isPrint,
    }),
    how: choice('Where the shape differs', { options: fittings, initial: 'fit', as: 'menu', shownWhen: isBox }),
    focus: choice('What is kept when cut', {
      options: { centre: 'The middle', top: 'The top', bottom: 'The bottom', left: 'The left', right: 'The right' },
      initial: 'centre',
      as: 'menu',
      shownWhen: [isBox, isCut],
    }),
    enlarges: toggle('Also enlarge small pictures', {
      help: 'Pixels that are not there are made up between those that are.',
    }),
    kind: choice('Save as', { options: writtenFormats, initial: 'same', as: 'menu' }),
    quality: { ...qualityField, initial: 85 },
    colours: { ...coloursField, shownWhen: { field: 'kind', is: ['same', 'png'] } },
    notes: notesField,
    ground: { ...groundField, label: 'Background', help: 'Of borders, and behind see-through parts in a JPEG.' },
  },
  panels: [
    {
      at: 'inputs',
      fields: [
        'by',
        'percent',
        'pixels',
        'across',
        'down',
        'screen',
        'printWidth',
        'printHeight',
        'dpi',
        'how',
        'focus',
      ],
    },
    {
      at: 'inputs',
      label: 'How it is saved',
      folded: true,
      fields: ['enlarges', 'kind', 'quality', 'colours', 'notes', 'ground'],
    },
  ],
  inputs: { pictures: picturesInput('Resize') },
  resultLabel: 'Resized pictures',
  making: 'Packing',
  ask: (): PictureQuestion | undefined => undefined,
  askOf: (file, { values }): PictureQuestion => ({ ask: 'make', file, recipe: recipeOf(values) }),
  views: (work: ResizerWork) =>
    pictureViews(work, {
      adds,
      // A picture that is cut, bordered or stretched is no longer the same motif at the same place.
      compares: !['box', 'screen', 'print'].includes(work.values.by) || work.values.how === 'fit',
      waiting: 'Choose pictures, drop them here or paste one.',
    }),
  takeAway: savingAll<Options>(adds, 'resized-pictures.zip'),
  controls: [
    {
      label: 'Pictures',
      help: 'JPEG, PNG, WebP, AVIF, BMP or still GIF: chosen, dropped, pasted or taken with the camera.',
    },
    { label: 'Size', help: 'Percent, one side, width and height, a screen, or centimetres at dots per inch.' },
    { label: 'Shape', help: 'Fitted within the size, filled and cut, bordered or stretched.' },
    { label: 'Format', help: 'The format of each file, or JPEG, WebP, AVIF or PNG for all.' },
  ],
  results: [
    { label: 'Each picture in its new size, to save alone or in one ZIP', kind: 'value' },
    { label: 'Before and after under a divider', kind: 'chart' },
    { label: 'Old and new pixels and bytes', kind: 'table' },
  ],
  formula:
    'Decodes each picture upright as sRGB, resamples it by Lanczos with three lobes in linear light and with its alpha, cuts or borders it, and encodes it in a worker',
  limits: [
    'Small pictures are not enlarged unless you ask for it; enlarging adds no detail.',
    'Moving GIF, WebP and PNG files are left as they are.',
    'HEIC, TIFF and JPEG XL are read only where the browser can decode them; SVG is refused.',
    'Pictures are worked on in 8 bits a channel and saved as sRGB.',
    'Sizes of social networks are not offered: they change without notice. Type the size that the network names today.',
  ],
  sources: [
    {
      title: 'C. Duchon: Lanczos Filtering in One and Two Dimensions, Journal of Applied Meteorology 18 (1979)',
      href: 'https://doi.org/10.1175/1520-0450(1979)018%3C1016:LFIOAT%3E2.0.CO;2',
    },
    {
      title: 'IEC 61966-2-1: sRGB, as given in CSS Color 4',
      href: 'https://www.w3.org/TR/css-color-4/#color-conversion-code',
    },
    { title: 'ImageMagick: Resampling filters', href: 'https://usage.imagemagick.org/filter/' },
    {
      title: 'CIPA DC-008: Exchangeable image file format (Exif) 2.32',
      href: 'https://www.cipa.jp/std/documents/e/DC-X008-Translation-2019-E.pdf',
    },
  ],
  abilities: ['save', 'print'],
})
