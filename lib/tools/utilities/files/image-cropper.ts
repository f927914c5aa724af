import {
  madeOf,
  pictureViews,
  picturesInput,
  savingAll,
  shownFile,
  shownPick,
  type PictureWork,
} from '@/lib/families/image-media/page-parts'
import {
  groundField,
  notesField,
  qualityField,
  writingOf,
  writtenFormats,
} from '@/lib/families/image-media/writing-fields'
import type { View } from '@/lib/kits/app/views'
import { defineWorkbench, worker } from '@/lib/kits/app/workbench'
import { choice, integer, number } from '@/lib/kits/fields/define'
import { cropWindow, isPage } from '@/lib/subjects/picture/crop'
import { firstCorners, readBox, readCorners, writeBox, type CropRule } from '@/lib/subjects/picture/crop-box'
import type { Focus, Size } from '@/lib/subjects/picture/sizes'
import type { Step } from '@/lib/subjects/picture/steps'
import { straightenedSize } from '@/lib/subjects/picture/straighten'
import type { NotesRule, PictureAnswer, PictureQuestion, Recipe, Writing } from '@/lib/subjects/picture/task'

const ways = { box: 'By a box', trim: 'Trim even borders', corners: 'A page by its corners' }
const shapes = {
  free: 'Any shape',
  square: '1:1, square',
  '4:5': '4:5, upright post',
  '5:4': '5:4',
  '3:2': '3:2',
  '2:3': '2:3',
  '4:3': '4:3',
  '3:4': '3:4',
  '16:9': '16:9, wide',
  '9:16': '9:16, story',
  '35:45': '35:45, ID photo',
  own: 'Own ratio',
  exact: 'Exact pixels',
}
const ends = { plain: 'Square corners', rounded: 'Rounded corners', circle: 'Circle or ellipse' }
const pages = {
  measured: 'As it is measured',
  a4: 'A4, upright',
  'a4-across': 'A4, across',
  letter: 'US Letter, upright',
  'letter-across': 'US Letter, across',
  card: 'Bank or ID card',
}
const boxes = { all: 'One box for all', each: 'A box for each' }
const focuses = {
  centre: 'Middle',
  top: 'Top',
  bottom: 'Bottom',
  left: 'Left',
  right: 'Right',
} satisfies Record<Focus, string>

interface Options {
  way: keyof typeof ways
  shape: keyof typeof shapes
  across: number
  down: number
  width: number
  height: number
  ends: keyof typeof ends
  radius: number
  straighten: number
  tolerance: number
  page: keyof typeof pages
  boxes: keyof typeof boxes
  focus: Focus
  kind: Writing['kind']
  quality: number
  notes: NotesRule
  ground: string
}
type CropWork = PictureWork<Options>

const adds = '-cropped'

/** ISO 216, ANSI/ASME Y14.1 and ISO/IEC 7810 ID-1, width by height. */
const pageRatios: Readonly<Record<Options['page'], number | undefined>> = {
  measured: undefined,
  a4: 210 / 297,
  'a4-across': 297 / 210,
  letter: 8.5 / 11,
  'letter-across': 11 / 8.5,
  card: 85.6 / 53.98,
}

function ruleOf({ shape, across, down, width, height }: Options): CropRule {
  if (shape === 'free') return {}
  if (shape === 'exact') return { fixed: { width, height } }
  if (shape === 'square') return { ratio: 1 }
  if (shape === 'own') return { ratio: across / down }
  const [wide = 1, high = 1] = shape.split(':').map(Number)
  return { ratio: wide / high }
}

/** The pick that holds the box or the corners of a file. */
function pickOf({ way, boxes: whose }: Options, id: number): string {
  const name = way === 'corners' ? 'corners' : 'box'
  return whose === 'each' ? `${name}-${id}` : name
}

const unit: Size = { width: 1, height: 1 }

function cuttingOf(options: Options, pick: string | undefined): Step {
  const { way, tolerance, page, focus } = options
  if (way === 'trim') return { op: 'trim', tolerance: Math.round((tolerance / 100) * 255) }
  if (way === 'box') return { op: 'crop-area', area: readBox(pick, unit), focus, ...ruleOf(options) }
  const corners = readCorners(pick, unit) ?? firstCorners(unit)
  // Corners that cross have no page between them: the ones before they were moved stand.
  return { op: 'flatten-page', corners: isPage(corners) ? corners : firstCorners(unit), ratio: pageRatios[page] }
}

function recipeOf(options: Options, pick: string | undefined): Recipe {
  const { ends: end, radius, straighten, kind } = options
  const round: Step[] = end === 'plain' ? [] : [{ op: 'round', shape: end, share: radius / 100 }]
  // What is cut away by a round shape is see-through, which not every kind of file can hold.
  const keeps: Writing['kind'] = end !== 'plain' && kind === 'same' ? 'png' : kind
  return {
    steps: [{ op: 'straighten', degrees: straighten }, cuttingOf(options, pick), ...round],
    writing: writingOf({ ...options, kind: keeps, colours: 'all' }),
  }
}

function cropView({ values, files, picks }: CropWork): View[] {
  const file = shownFile(files, picks[shownPick])
  const made = file && madeOf(file)
  if (!made || values.way === 'trim') return []
  const { straighten, way, ends: end, focus } = values
  const size = straightenedSize(made.before, straighten)
  const pick = pickOf(values, file.id)
  const view = {
    kind: 'crop',
    label: file.name,
    of: { source: file.file, degrees: straighten },
    ...size,
    pick,
  } as const
  if (way === 'corners') {
    const corners = readCorners(picks[pick], unit)
    const crosses = corners !== undefined && !isPage(corners)
    return [
      { ...view, by: 'corners' },
      { kind: 'note', tone: 'warn', says: crosses ? 'The corners cross. Put each to its own corner of the page.' : '' },
    ]
  }
  const rule = ruleOf(values)
  const initial = writeBox(cropWindow(size, { area: undefined, focus, ...rule }), size)
  const { fixed } = rule
  const isSmaller = fixed && (size.width < fixed.width || size.height < fixed.height)
  return [
    { ...view, by: 'box', initial, ...rule, ...(end !== 'plain' && { seen: end }) },
    {
      kind: 'note',
      tone: 'warn',
      says: isSmaller
        ? `This picture has ${size.width} × ${size.height} and is smaller than the box: it is cut to what there is.`
        : '',
    },
  ]
}

export default defineWorkbench({
  worker: worker<PictureQuestion, PictureAnswer>('pictures'),
  options: {
    way: choice('Crop', { options: ways, initial: 'box', as: 'menu' }),
    shape: choice('Shape', { options: shapes, initial: 'free', as: 'menu', shownWhen: { field: 'way', is: 'box' } }),
    across: number('Ratio, width', {
      initial: 7,
      min: 0.01,
      max: 1000,
      shownWhen: [
        { field: 'way', is: 'box' },
        { field: 'shape', is: 'own' },
      ],
    }),
    down: number('Ratio, height', {
      initial: 5,
      min: 0.01,
      max: 1000,
      shownWhen: [
        { field: 'way', is: 'box' },
        { field: 'shape', is: 'own' },
      ],
    }),
    width: integer('Width', {
      unit: 'px',
      initial: 800,
      min: 1,
      max: 65_535,
      shownWhen: [
        { field: 'way', is: 'box' },
        { field: 'shape', is: 'exact' },
      ],
    }),
    height: integer('Height', {
      unit: 'px',
      initial: 600,
      min: 1,
      max: 65_535,
      shownWhen: [
        { field: 'way', is: 'box' },
        { field: 'shape', is: 'exact' },
      ],
    }),
    tolerance: integer('Tolerance', {
      unit: '%',
      initial: 10,
      min: 0,
      max: 90,
      slider: { from: 0, to: 50, step: 1 },
      help: 'How far a border may differ from the upper left pixel.',
      shownWhen: { field: 'way', is: 'trim' },
    }),
    page: choice('Page', {
      options: pages,
      initial: 'measured',
      as: 'menu',
      shownWhen: { field: 'way', is: 'corners' },
    }),
    ends: choice('Corners', { options: ends, initial: 'plain', as: 'menu' }),
    radius: integer('Radius', {
      unit: '%',
      initial: 25,
      min: 1,
      max: 100,
      slider: { from: 1, to: 100, step: 1 },
      help: 'Of half the shorter side.',
      shownWhen: { field: 'ends', is: 'rounded' },
    }),
    straighten: number('Straighten', {
      unit: '°',
      initial: 0,
      min: -45,
      max: 45,
      slider: { from: -15, to: 15, step: 0.5 },
      help: 'Clockwise where positive. The empty corners are cut off first.',
    }),
    boxes: choice('Several pictures', {
      options: boxes,
      initial: 'all',
      as: 'menu',
      shownWhen: { field: 'way', is: ['box', 'corners'] },
    }),
    focus: choice('Place before a box is moved', {
      options: focuses,
      initial: 'centre',
      as: 'menu',
      shownWhen: { field: 'way', is: 'box' },
    }),
    kind: choice('Save as', {
      options: writtenFormats,
      initial: 'same',
      as: 'menu',
      help: 'With round corners the same becomes PNG.',
    }),
    quality: { ...qualityField, initial: 90 },
    notes: notesField,
    ground: groundField,
  },
  panels: [
    {
      at: 'inputs',
      fields: [
        'way',
        'shape',
        'across',
        'down',
        'width',
        'height',
        'tolerance',
        'page',
        'ends',
        'radius',
        'straighten',
        'boxes',
      ],
    },
    {
      at: 'inputs',
      label: 'Place and how it is saved',
      folded: true,
      fields: ['focus', 'kind', 'quality', 'notes', 'ground'],
    },
  ],
  inputs: { pictures: picturesInput('Crop') },
  resultLabel: 'Cropped pictures',
  making: 'Packing',
  ask: (): PictureQuestion | undefined => undefined,
  askOf: (file, { values, picks }, id): PictureQuestion => ({
    ask: 'make',
    file,
    recipe: recipeOf(values, picks[pickOf(values, id)]),
  }),
  views: (work: CropWork) => [
    ...cropView(work),
    ...pictureViews(work, { adds, compares: false, waiting: 'Choose pictures, drop them here or paste one.' }),
  ],
  takeAway: savingAll<Options>(adds, 'cropped-pictures.zip'),
  controls: [
    { label: 'Pictures', help: 'JPEG, PNG, WebP, AVIF, BMP or still GIF, any number.' },
    { label: 'Box', help: 'Dragged by mouse or finger, or nudged by the arrow keys, in any shape or in a fixed one.' },
    { label: 'Shape', help: 'Eleven ratios, your own, or exact pixels; square, rounded or round corners.' },
    {
      label: 'Borders and pages',
      help: 'Even borders are found by a tolerance; a photographed page is laid flat by its corners.',
    },
    { label: 'Straighten', help: 'By up to 45 degrees either way before it is cut.' },
  ],
  results: [
    { label: 'Each cropped picture, to save alone or in one ZIP', kind: 'value' },
    { label: 'The picture with the box over it, and what it becomes', kind: 'chart' },
    { label: 'Old and new pixels and bytes', kind: 'table' },
  ],
  formula:
    'Keeps the box in shares of the picture, cuts the full pixels by it in a worker, lays a page flat by the projective map of its four corners, and encodes anew',
  limits: [
    'A JPEG is written anew at the chosen quality; cutting it without loss along its blocks is not done.',
    'Moving GIF, WebP and PNG files are left as they are; SVG is refused.',
    'Corners of a page are set by hand; no edge is searched for.',
    'HEIC, TIFF and JPEG XL are read only where the browser can decode them.',
    'One box for all is the same share of each picture, so pictures of other sizes lose as much in proportion.',
  ],
  sources: [
    {
      title: 'P. Heckbert: Fundamentals of Texture Mapping and Image Warping (1989)',
      href: 'https://www2.eecs.berkeley.edu/Pubs/TechRpts/1989/CSD-89-516.pdf',
    },
    {
      title: 'IEC 61966-2-1: sRGB, as given in CSS Color 4',
      href: 'https://www.w3.org/TR/css-color-4/#color-conversion-code',
    },
    { title: 'ISO 216: trimmed sizes of paper', href: 'https://www.iso.org/standard/36631.html' },
  ],
  abilities: ['save', 'print'],
})
