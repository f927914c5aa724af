import { fileStem } from '@/lib/base/format/file-stem'
import { channelsOf } from '@/lib/base/png/shading'
import { readArranged } from '@/lib/kits/app/cards'
import type { Card, View } from '@/lib/kits/app/views'
import { defineWorkbench, worker, type Work, type WorkFile } from '@/lib/kits/app/workbench'
import { choice, colour, integer, longText, toggle } from '@/lib/kits/fields/define'
import type { Layout } from '@/lib/subjects/collage/layout'
import { layoutOf } from '@/lib/subjects/collage/plan'
import type {
  Arrangement,
  CollageAnswer,
  CollagePlan,
  CollageQuestion,
  LookedPicture,
  MadeCollage,
  Written,
} from '@/lib/subjects/collage/task'
import { readBox, writeBox } from '@/lib/subjects/picture/crop-box'
import { collageWords as says } from './image-collage.messages'

const arrangements: Readonly<Record<Arrangement, string>> = {
  mosaic: 'Mosaic, nothing cut',
  grid: 'Grid of equal cells',
  row: 'Side by side',
  column: 'One below the other',
  lead: 'One large, the others beside it',
  leadAbove: 'One large, the others below it',
  pairs: 'Before and after, labelled',
  free: 'Placed freely by dragging',
  stitch: 'Long screenshot, joined',
}
const widths = {
  '1080': '1080 px, posts',
  '1920': '1920 px, screens',
  '3000': '3000 px',
  '1772': '15 cm in print, 1772 px',
  '2480': 'A4 in print, 2480 px',
  own: 'Own width',
}
const ratios = {
  '1:1': '1:1, square',
  '4:5': '4:5',
  '3:4': '3:4',
  '4:3': '4:3',
  '3:2': '3:2',
  '16:9': '16:9',
  '9:16': '9:16',
  '210:297': 'A4, upright',
}
const grounds = { own: 'A colour', none: 'None, see-through' }
const captions = { none: 'None', names: 'Names of the files', own: 'Own lines' }
const kinds: Readonly<Record<Written['as'], string>> = { jpeg: 'JPEG', png: 'PNG', webp: 'WebP', pdf: 'PDF, one page' }

interface Options {
  arrangement: Arrangement
  size: keyof typeof widths
  width: number
  columns: number
  ratio: keyof typeof ratios
  gap: number
  hasEdge: boolean
  radius: number
  background: keyof typeof grounds
  ground: string
  fit: CollagePlan['fit']
  focus: CollagePlan['focus']
  captions: keyof typeof captions
  lines?: string | undefined
  captionSize: number
  ink: string
  kind: Written['as']
  quality: number
}
type CollageWork = Work<Options, Readonly<Record<never, string>>, CollageAnswer, CollageQuestion>
type CollageFile = WorkFile<CollageAnswer>

const orderPick = 'order'
const placedPick = 'placed'

const lookedOf = ({ answer }: CollageFile): LookedPicture | undefined =>
  answer && 'kind' in answer && answer.kind === 'looked' ? answer : undefined
const madeOf = ({ made }: CollageWork): MadeCollage | undefined =>
  made && 'kind' in made && made.kind === 'made' ? made : undefined

const onlyName = (name: string) => name.slice(name.lastIndexOf('/') + 1)

/** Pictures that were read, in the order that somebody gave them; new ones come last. */
function ordered({ files, picks }: CollageWork): CollageFile[] {
  const ready = files.filter((one) => lookedOf(one))
  const arranged = readArranged(picks[orderPick])
  if (!arranged) return ready
  const place = new Map(arranged.cards.map(({ key }, at) => [key, at]))
  const known = new Set(arranged.of.split(','))
  // A card that was deleted stays away; what came later stands at the end.
  return ready
    .filter(({ id }) => place.has(String(id)) || !known.has(String(id)))
    .toSorted((one, other) => (place.get(String(one.id)) ?? Infinity) - (place.get(String(other.id)) ?? Infinity))
}

function captionsFor({ arrangement, captions: which, lines }: Options, files: readonly CollageFile[]): string[] {
  if (arrangement === 'pairs') return files.map((_, at) => says.pair[at % 2] ?? '')
  if (which === 'none') return []
  if (which === 'names') return files.map(({ name }) => fileStem(onlyName(name)))
  const typed = (lines ?? '').split('\n').map((line) => line.trim())
  return files.map((_, at) => typed[at] ?? '')
}

/** Where a picture lies on a free page. */
const boxPick = (id: number) => `box-${id}`
const unit = { width: 1, height: 1 }

function planOf({ values, picks }: CollageWork, files: readonly CollageFile[]): CollagePlan {
  const [wide = 1, high = 1] = values.ratio.split(':').map(Number)
  return {
    arrangement: values.arrangement,
    width: values.size === 'own' ? values.width : Number(values.size),
    columns: values.columns,
    ratio: wide / high,
    boxes: values.arrangement === 'free' ? files.map(({ id }) => readBox(picks[boxPick(id)], unit)) : [],
    gap: values.gap,
    hasEdge: values.hasEdge,
    radius: values.radius / 100,
    ground: values.background === 'none' ? undefined : channelsOf(values.ground),
    ink: channelsOf(values.ink),
    fit: values.fit,
    focus: values.focus,
    captions: captionsFor(values, files),
    captionSize: values.captionSize / 100,
  }
}

function board(work: CollageWork, files: readonly CollageFile[]): View {
  return {
    kind: 'cards',
    label: says.board,
    items: files.flatMap((one): Card[] => {
      const looked = lookedOf(one)
      if (!looked) return []
      const name = onlyName(one.name)
      const { width, height } = looked
      return [
        {
          key: String(one.id),
          label: name,
          caption: name,
          turn: 0,
          picture: { key: String(one.id), of: { source: one.file }, width, height },
        },
      ]
    }),
    pick: orderPick,
    of: work.files.map(({ id }) => id).join(','),
    can: { remove: true, reverse: true },
    ...(work.values.arrangement === 'free' && { opens: placedPick }),
  }
}

function preview(work: CollageWork, files: readonly CollageFile[]): View[] {
  const made = madeOf(work)
  const plan = planOf(work, files)
  if (plan.arrangement === 'stitch') {
    if (!made) return []
    const { file, width, height } = made
    const shown: View[] =
      work.values.kind === 'pdf' ? [] : [{ kind: 'picture', label: says.preview, of: { source: file }, width, height }]
    return [{ kind: 'note', says: says.stitched(made.shared) }, ...shown]
  }
  const size = layoutOf(
    files.flatMap((one) => lookedOf(one) ?? []),
    plan,
  )
  if (Math.max(size.width, size.height) > says.longestSide)
    return [{ kind: 'note', tone: 'bad', says: says.tooLarge(size) }]
  if (plan.arrangement === 'free') return freePage(work, files, plan, size)
  return [
    { kind: 'note', strong: true, says: says.ready(files.length, size) },
    {
      kind: 'picture',
      label: says.preview,
      of: { files: files.map(({ file }) => file), plan },
      width: size.width,
      height: size.height,
    },
  ]
}

/** The page with a box around one picture, which is dragged; a press on another card takes that one. */
function freePage(
  work: CollageWork,
  files: readonly CollageFile[],
  plan: CollagePlan,
  { cells, width, height }: Layout,
): View[] {
  const at = Math.max(
    0,
    files.findIndex(({ id }) => String(id) === work.picks[placedPick]),
  )
  const [placed, cell] = [files[at], cells[at]]
  const looked = placed && lookedOf(placed)
  if (!placed || !looked || !cell) return []
  return [
    { kind: 'note', strong: true, says: says.ready(files.length, { width, height }) },
    { kind: 'note', says: says.placing(onlyName(placed.name)) },
    {
      kind: 'crop',
      label: says.preview,
      of: { files: files.map(({ file }) => file), plan },
      width,
      height,
      pick: boxPick(placed.id),
      initial: writeBox(cell, { width, height }),
      by: 'box',
      ratio: looked.width / looked.height,
      carries: { of: { source: placed.file }, width: looked.width, height: looked.height },
    },
  ]
}

function views(work: CollageWork): View[] {
  const files = ordered(work)
  const failed = work.files.filter((one) => !one.isBusy && !one.answer).length
  return [
    {
      kind: 'note',
      status: true,
      says: work.files.length === 0 ? says.waiting : failed > 0 ? says.without(failed) : '',
    },
    ...(files.length > 0 ? [board(work, files), ...preview(work, files)] : []),
    { kind: 'files', of: {}, below: true },
  ]
}

function toMake(work: CollageWork): CollageQuestion | undefined {
  const files = ordered(work)
  if (files.length === 0 || work.files.some(({ isBusy }) => isBusy)) return undefined
  const plan = planOf(work, files)
  return {
    ask: 'make',
    files: files.map(({ file }) => file),
    plan,
    written: { as: work.values.kind, quality: work.values.quality },
  }
}

const endings: Readonly<Record<Written['as'], string>> = { jpeg: 'jpg', png: 'png', webp: 'webp', pdf: 'pdf' }
const types: Readonly<Record<Written['as'], string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  pdf: 'application/pdf',
}
const fileName = ({ values }: CollageWork) => `collage.${endings[values.kind]}`
const content = (work: CollageWork) => {
  const ask = toMake(work)
  return ask && { ask }
}

const isPlaced = {
  field: 'arrangement',
  is: ['mosaic', 'grid', 'row', 'column', 'lead', 'leadAbove', 'pairs', 'free'],
} as const
const isGrid = { field: 'arrangement', is: 'grid' } as const
const hasCells = { field: 'arrangement', is: ['grid', 'pairs'] } as const
const isCaptioned = {
  field: 'arrangement',
  is: ['mosaic', 'grid', 'row', 'column', 'lead', 'leadAbove', 'free'],
} as const
const hasCaptions = { field: 'captions', is: ['names', 'own'] } as const

export default defineWorkbench({
  worker: worker<CollageQuestion, CollageAnswer>('image-collage'),
  options: {
    arrangement: choice('Layout', { options: arrangements, initial: 'mosaic', as: 'menu' }),
    size: choice('Width', { options: widths, initial: '1920', as: 'menu', shownWhen: isPlaced }),
    width: integer('Own width', {
      unit: 'px',
      initial: 1600,
      min: 50,
      max: 12_000,
      shownWhen: [isPlaced, { field: 'size', is: 'own' }],
    }),
    columns: integer('Columns', { initial: 3, min: 1, max: 20, shownWhen: isGrid }),
    ratio: choice('Shape', {
      options: ratios,
      initial: '1:1',
      as: 'menu',
      help: 'Of each cell of a grid or pair, of a free page, or of a mosaic as near as its pictures let it.',
      shownWhen: { field: 'arrangement', is: ['mosaic', 'grid', 'pairs', 'free'] },
    }),
    gap: integer('Gap', {
      unit: 'px',
      initial: 16,
      min: 0,
      max: 500,
      slider: { from: 0, to: 100, step: 2 },
      shownWhen: isPlaced,
    }),
    hasEdge: toggle('Gap around the whole too', { initial: true, shownWhen: isPlaced }),
    radius: integer('Round corners', {
      unit: '%',
      initial: 0,
      min: 0,
      max: 100,
      slider: { from: 0, to: 100, step: 5 },
      shownWhen: isPlaced,
    }),
    background: choice('Background', { options: grounds, initial: 'own', as: 'menu' }),
    ground: colour('Background colour', { initial: '#ffffff', shownWhen: { field: 'background', is: 'own' } }),
    fit: choice('Where the shape differs', {
      options: { crop: 'Fill the cell, cut what is over', pad: 'Whole picture, with a border' },
      initial: 'crop',
      as: 'menu',
      shownWhen: hasCells,
    }),
    focus: choice('What is kept when cut', {
      options: { centre: 'The middle', top: 'The top', bottom: 'The bottom' },
      initial: 'centre',
      as: 'menu',
      shownWhen: [hasCells, { field: 'fit', is: 'crop' }],
    }),
    captions: choice('Captions', { options: captions, initial: 'none', as: 'menu', shownWhen: isCaptioned }),
    lines: longText('Lines', {
      optional: true,
      maxLength: 10_000,
      lines: 3,
      placeholder: 'Before\nAfter',
      help: 'One for each picture, in their order.',
      shownWhen: [isCaptioned, { field: 'captions', is: 'own' }],
    }),
    captionSize: integer('Size of letters', {
      unit: '%',
      initial: 2,
      min: 1,
      max: 10,
      slider: { from: 1, to: 6, step: 1 },
      help: 'Of the width.',
      shownWhen: [isCaptioned, hasCaptions],
    }),
    ink: colour('Colour of letters', { initial: '#222222', shownWhen: [isCaptioned, hasCaptions] }),
    kind: choice('Save as', { options: kinds, initial: 'jpeg', as: 'menu' }),
    quality: integer('Quality', {
      initial: 90,
      min: 1,
      max: 100,
      slider: { from: 50, to: 100, step: 1 },
      shownWhen: { field: 'kind', is: ['jpeg', 'webp'] },
    }),
  },
  panels: [
    { at: 'inputs', fields: ['arrangement', 'size', 'width', 'columns', 'ratio', 'gap'] },
    {
      at: 'inputs',
      label: 'Look and captions',
      folded: true,
      fields: ['hasEdge', 'radius', 'background', 'ground', 'fit', 'focus', 'captions', 'lines', 'captionSize', 'ink'],
    },
    { at: 'inputs', label: 'How it is saved', folded: true, fields: ['kind', 'quality'] },
  ],
  inputs: {
    pictures: {
      kind: 'files',
      label: says.input,
      button: says.choose,
      accept: 'image/*,.heic,.avif,.webp',
      also: ['camera', 'clipboard'],
      folders: true,
      verb: 'Read',
      stopped: says.stopped,
      follows: 'shown',
    },
  },
  resultLabel: 'Collage',
  making: 'Drawing',
  ask: (): CollageQuestion | undefined => undefined,
  askOf: (file): CollageQuestion => ({ ask: 'look', file }),
  views,
  takeAway: {
    save: {
      kind: 'save',
      label: 'Save the collage',
      file: fileName,
      type: ({ values }) => types[values.kind],
      of: content,
    },
    share: { kind: 'share', label: 'Share', file: fileName, type: ({ values }) => types[values.kind], of: content },
  },
  fileIn: (answer) => ('kind' in answer && answer.kind === 'made' ? answer.file : undefined),
  controls: [
    { label: 'Pictures', help: 'Any number, put in order by dragging or by keys.' },
    {
      label: 'Layout',
      help: 'A mosaic that cuts nothing, a grid, a row, a column, one picture large, pairs of before and after, a page to place pictures on freely, or screenshots joined at their overlap.',
    },
    {
      label: 'Width and shape',
      help: 'Usual widths for posts, screens and print, or up to 12,000 pixels of your own.',
    },
    { label: 'Look and captions', help: 'Gap, round corners, background, and a line beneath each picture.' },
  ],
  results: [
    { label: 'One picture of all, as JPEG, PNG, WebP or PDF', kind: 'value' },
    { label: 'The collage as it will be, whole or in part', kind: 'chart' },
    { label: 'How many rows joined screenshots had in common', kind: 'verdict' },
  ],
  formula:
    'Gives the pictures of a row one height, so that it fills the width; parts a mosaic into rows of equal length by dynamic programming; finds the overlap of screenshots as the longest end of one that begins the next, row by row',
  limits: [
    'Freely placed pictures keep their shape and are not turned; a later one in the order lies over an earlier one.',
    'Screenshots are joined only where they repeat each other exactly, as PNG files of one page do.',
    'A PDF has one page at 300 dots per inch and holds pixels.',
    'Letters of captions are those of a font of your device.',
    'At most 12,000 pixels a side. The order is kept no longer than the pictures.',
  ],
  sources: [
    {
      title: 'D. Knuth, J. Morris, V. Pratt: Fast Pattern Matching in Strings, SIAM Journal on Computing 6 (1977)',
      href: 'https://doi.org/10.1137/0206024',
    },
    {
      title: 'W3C: HTML Canvas 2D Context, drawImage',
      href: 'https://html.spec.whatwg.org/multipage/canvas.html#drawing-images',
    },
  ],
  abilities: ['save', 'print'],
})
