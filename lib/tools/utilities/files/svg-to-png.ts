import { fileStem } from '@/lib/base/format/file-stem'
import { channelsOf } from '@/lib/base/png/shading'
import { rememberLast } from '@/lib/base/remember-last'
import { coloursField, qualityField } from '@/lib/families/image-media/writing-fields'
import type { View } from '@/lib/kits/app/views'
import { defineWorkbench, worker, type Work, type WorkFile } from '@/lib/kits/app/workbench'
import { choice, colour, integer, longText, number, text, toggle } from '@/lib/kits/fields/define'
import { sizeInWords } from '@/lib/messages/workbench'
import { readVariables } from '@/lib/subjects/svg/drawing'
import { readScales, type NamedScale } from '@/lib/subjects/svg/drawing-sizes'
import type {
  DrawingAnswer,
  DrawingPlan,
  DrawingQuestion,
  DrawnAnswer,
  DrawnFile,
} from '@/lib/subjects/svg/drawing-task'
import { svgToPngWords as says } from './svg-to-png.messages'

const kinds = { png: 'PNG', webp: 'WebP', jpeg: 'JPEG', avif: 'AVIF', pdf: 'PDF, one page' }
const sizings = {
  scale: 'Times its own size',
  width: 'By width',
  height: 'By height',
  box: 'Exactly, in a box',
  dpi: 'By dots per inch',
  several: 'Several at once',
}
const grounds = { none: 'None, see-through', white: 'White', own: 'Own colour' }

interface Options {
  kind: keyof typeof kinds
  sizing: keyof typeof sizings
  factor: number
  width: number
  height: number
  dpi: number
  sizes: string
  ground: keyof typeof grounds
  colour: string
  padding: number
  quality: number
  lossless: boolean
  colours: string
  variables?: string | undefined
  tints: boolean
  ink: string
}
type DrawingWork = Work<Options, Readonly<Record<never, string>>, DrawingAnswer, DrawingQuestion>
type DrawingFile = WorkFile<DrawingAnswer>

const shownPick = 'shown'
/** Dots of CSS in an inch, at which a drawing has its own size. */
const ownDpi = 96
const ownSize: NamedScale = { scale: { by: 'scale', factor: 1 }, adds: '' }

function scalesOf({ sizing, factor, width, height, dpi, sizes }: Options): readonly NamedScale[] {
  switch (sizing) {
    case 'scale':
      return [{ scale: { by: 'scale', factor }, adds: '' }]
    case 'width':
      return [{ scale: { by: 'width', pixels: width }, adds: '' }]
    case 'height':
      return [{ scale: { by: 'height', pixels: height }, adds: '' }]
    case 'box':
      return [{ scale: { by: 'box', width, height }, adds: '' }]
    case 'dpi':
      return [{ scale: { by: 'scale', factor: dpi / ownDpi }, adds: '' }]
    case 'several':
      return readScales(sizes) ?? [ownSize]
  }
}

function planOf(options: Options, fonts: readonly File[]): DrawingPlan {
  const { kind, quality, lossless, colours, ground, padding, tints } = options
  return {
    kind,
    scales: scalesOf(options),
    quality,
    lossless,
    colours: colours === 'all' ? undefined : Number(colours),
    ground: ground === 'none' ? undefined : channelsOf(ground === 'white' ? '#ffffff' : options.colour),
    padding: padding / 100,
    variables: readVariables(options.variables ?? '') ?? [],
    ink: tints ? options.ink : undefined,
    fonts,
  }
}

const isFont = ({ name }: File) => /\.(?:ttf|otf)$/i.test(name)
const fontsAmong = rememberLast((all: readonly File[]) => all.filter(isFont))

const drawnOf = ({ answer }: DrawingFile): DrawnAnswer | undefined =>
  answer && 'kind' in answer && answer.kind === 'drawn' ? answer : undefined

const endings: Readonly<Record<Options['kind'], string>> = {
  png: 'png',
  webp: 'webp',
  jpeg: 'jpg',
  avif: 'avif',
  pdf: 'pdf',
}
const endingOf = ({ file }: DrawnFile) =>
  file.type === 'application/pdf'
    ? 'pdf'
    : (Object.entries(endings).find(([kind]) => file.type === `image/${kind}`)?.[1] ?? 'png')

/** Every drawn file by a name of its own; folders stay. */
function namesOf(files: readonly DrawingFile[]): Map<DrawnFile, string> {
  const taken = new Set<string>()
  const names = new Map<DrawnFile, string>()
  for (const one of files)
    for (const made of drawnOf(one)?.files ?? []) {
      const stem = `${fileStem(one.name)}${made.adds}`
      let name = `${stem}.${endingOf(made)}`
      for (let count = 2; taken.has(name.toLowerCase()); count++) name = `${stem}-${count}.${endingOf(made)}`
      taken.add(name.toLowerCase())
      names.set(made, name)
    }
  return names
}

const onlyName = (name: string) => name.slice(name.lastIndexOf('/') + 1)

const shownFile = ({ files, picks }: DrawingWork): DrawingFile | undefined =>
  files.find((one) => String(one.id) === picks[shownPick] && drawnOf(one)) ?? files.find((one) => drawnOf(one))

function totalOf({ files }: DrawingWork): string {
  if (files.length === 0) return says.waiting
  const drawn = files.flatMap((one) => drawnOf(one) ?? [])
  const failed = files.filter((one) => !one.isBusy && !one.answer).length
  const sentences = [
    ...(drawn.length > 0
      ? [
          says.total(
            drawn.length,
            drawn.reduce((sum, one) => sum + one.files.length, 0),
          ),
        ]
      : []),
    ...(failed > 0 ? [says.without(failed)] : []),
  ]
  return sentences.join(' ')
}

function viewsOfFile(one: DrawingFile, names: ReadonlyMap<DrawnFile, string>, isShown: boolean): View[] {
  const { answer } = one
  if (answer && 'kind' in answer && answer.kind === 'font')
    return [{ kind: 'note', tone: 'plain', says: says.font(answer.family, answer.weight, answer.isItalic) }]
  const made = drawnOf(one)
  if (!made) return []
  const { small } = made
  return [
    { kind: 'picture', label: says.smallOf(one.name), of: small.picture, width: small.width, height: small.height },
    {
      kind: 'figures',
      items: [
        { label: says.ownSize, text: says.ownSizeIs(made.size) },
        ...made.files.map((file) => ({ label: says.dimensions(file), text: sizeInWords(file.file.size) })),
      ],
    },
    ...says.noteOn(made).map((sentence) => ({ kind: 'note', tone: 'warn', says: sentence }) as const),
    {
      kind: 'ready',
      items: made.files.map((file) => ({
        label: says.save(file),
        name: onlyName(names.get(file) ?? one.name),
        content: file.file,
      })),
      offers: isShown ? [] : [{ label: says.look, picks: { [shownPick]: String(one.id) } }],
    },
  ]
}

function viewsOf(work: DrawingWork): View[] {
  const { files, values } = work
  const names = namesOf(files)
  const shown = shownFile(work)
  const made = shown && drawnOf(shown)
  const wrongSizes = values.sizing === 'several' && !readScales(values.sizes)
  const wrongVariables = readVariables(values.variables ?? '') === undefined
  return [
    { kind: 'note', tone: 'warn', says: wrongSizes ? says.wrongSizes : '' },
    { kind: 'note', tone: 'warn', says: wrongVariables ? says.wrongVariables : '' },
    { kind: 'note', status: true, strong: true, says: totalOf(work) },
    ...(made
      ? [{ kind: 'picture', label: says.drawn(shown.name), of: { source: made.shown }, ...made.largest } as const]
      : []),
    {
      kind: 'files',
      of: Object.fromEntries(files.map((one) => [one.id, viewsOfFile(one, names, one.id === shown?.id)])),
    },
  ]
}

/** All drawn files by their names, once none is on its way. */
function readyFiles({ files }: DrawingWork): [string, Blob][] {
  if (files.some(({ isBusy }) => isBusy)) return []
  return [...namesOf(files)].map(([made, name]) => [name, made.file])
}

const first = (work: DrawingWork) =>
  readyFiles({ ...work, files: work.files.filter((one) => one.id === shownFile(work)?.id) }).at(-1)

const oneSize = String.raw`(?:[1-9]\d{0,4}(?:[xX×][1-9]\d{0,4}|px|w|h|W|H)?|\d{1,3}(?:\.\d{1,3})?[xX×])`

export default defineWorkbench({
  worker: worker<DrawingQuestion, DrawingAnswer>('drawings'),
  options: {
    kind: choice('Save as', { options: kinds, initial: 'png', as: 'menu' }),
    sizing: choice('Size', { options: sizings, initial: 'scale', as: 'menu' }),
    factor: number('Times', {
      initial: 2,
      min: 0.01,
      max: 200,
      help: 'Of the size in the file: 2 for sharp screens.',
      shownWhen: { field: 'sizing', is: 'scale' },
    }),
    width: integer('Width', {
      unit: 'px',
      initial: 1024,
      min: 1,
      max: 16_384,
      shownWhen: { field: 'sizing', is: ['width', 'box'] },
    }),
    height: integer('Height', {
      unit: 'px',
      initial: 1024,
      min: 1,
      max: 16_384,
      shownWhen: { field: 'sizing', is: ['height', 'box'] },
    }),
    dpi: integer('Dots per inch', {
      initial: 300,
      min: 1,
      max: 4800,
      help: 'At 96 a drawing has its own size; 300 is usual in print.',
      shownWhen: { field: 'sizing', is: 'dpi' },
    }),
    sizes: text('Sizes', {
      initial: '1x, 2x, 4x',
      maxLength: 200,
      pattern: {
        source: String.raw`^\s*${oneSize}(?:[\s,;]+${oneSize}){0,19}[\s,;]*$`,
        says: 'be up to 20 of 2x, 512 (longer side), 300w, 200h or 640x480',
      },
      help: '2x, 512 for the longer side, 300w, 200h or 640x480.',
      shownWhen: { field: 'sizing', is: 'several' },
    }),
    ground: choice('Background', {
      options: grounds,
      initial: 'none',
      as: 'menu',
      help: 'JPEG has no transparency: None becomes white.',
    }),
    colour: colour('Background colour', { initial: '#ffffff', shownWhen: { field: 'ground', is: 'own' } }),
    padding: integer('Padding', {
      unit: '%',
      initial: 0,
      min: 0,
      max: 45,
      slider: { from: 0, to: 45, step: 1 },
      help: 'Free on every side, of the shorter side. The size stays.',
    }),
    quality: { ...qualityField, initial: 85, shownWhen: { field: 'kind', is: ['jpeg', 'webp', 'avif'] } },
    lossless: toggle('Without loss', { shownWhen: { field: 'kind', is: 'webp' } }),
    colours: { ...coloursField, shownWhen: { field: 'kind', is: 'png' } },
    tints: toggle('Set the text colour', { help: 'What currentColor stands for: black in most icons.' }),
    ink: colour('Text colour', { initial: '#0b5fff', shownWhen: { field: 'tints', is: true } }),
    variables: longText('CSS variables', {
      optional: true,
      maxLength: 4000,
      lines: 3,
      placeholder: '--brand: #0b5fff',
      help: 'One a line. They win over those in the file.',
    }),
  },
  panels: [
    {
      at: 'inputs',
      fields: ['kind', 'sizing', 'factor', 'width', 'height', 'dpi', 'sizes', 'ground', 'colour', 'padding'],
    },
    {
      at: 'inputs',
      label: 'Quality and colours',
      folded: true,
      fields: ['quality', 'lossless', 'colours', 'tints', 'ink', 'variables'],
    },
  ],
  inputs: {
    drawings: {
      kind: 'files',
      label: says.input,
      button: says.choose,
      accept: '.svg,.svgz,image/svg+xml,.ttf,.otf',
      also: ['clipboard'],
      folders: true,
      verb: 'Draw',
      stopped: says.stopped,
      follows: shownPick,
    },
  },
  resultLabel: 'Pictures',
  making: 'Packing',
  ask: (): DrawingQuestion | undefined => undefined,
  askOf: (file, { values }, _id, all): DrawingQuestion =>
    isFont(file) ? { ask: 'font', file } : { ask: 'draw', file, plan: planOf(values, fontsAmong(all)) },
  views: viewsOf,
  takeAway: {
    one: {
      kind: 'save',
      label: 'Save this picture',
      file: (work) => onlyName(first(work)?.[0] ?? 'drawing.png'),
      type: (work) => first(work)?.[1].type ?? 'image/png',
      of: (work) => first(work)?.[1],
    },
    all: {
      kind: 'zip',
      label: 'Save all as ZIP',
      file: 'drawings.zip',
      files(work) {
        const ready = readyFiles(work)
        return ready.length < 2 ? { 'drawings.zip': undefined } : Object.fromEntries(ready)
      },
    },
    share: {
      kind: 'share',
      label: 'Share',
      file: (work) => onlyName(first(work)?.[0] ?? 'drawing.png'),
      type: (work) => first(work)?.[1].type ?? 'image/png',
      of: (work) => first(work)?.[1],
    },
  },
  controls: [
    { label: 'SVG files', help: 'SVG or SVGZ, any number, with the fonts of their texts as .ttf or .otf.' },
    {
      label: 'Size',
      help: 'Times its own size, by width or height, in an exact box, by dots per inch, or several at once.',
    },
    { label: 'Background and padding', help: 'See-through, white or a colour; free room inside the size.' },
    {
      label: 'Text colour and CSS variables',
      help: 'currentColor and custom properties of the file, changed for the picture.',
    },
  ],
  results: [
    { label: 'Each drawing in each size, to save alone or in one ZIP', kind: 'value' },
    { label: 'The drawn picture, whole or in actual pixels', kind: 'chart' },
    { label: 'Missing fonts, addresses that were not fetched, scripts that did not run', kind: 'verdict' },
  ],
  formula:
    'Reads the size of the drawing by SVG 2, writes the wanted pixels into its first tag, lets the browser draw it as a picture without scripts or network, and encodes the pixels in a worker',
  limits: [
    'The browser draws; another browser may set texts and filters a little differently.',
    'A PDF has the own size of the drawing. Shapes and gradients stay outlines; with texts, pictures, filters or masks it holds the drawn pixels, and says so.',
    'Fonts of the device are used where the file names them; what is missing is listed, and WOFF fonts are taken only inside the SVG.',
    'Animated drawings give their first moment.',
    'At most 16,384 pixels a side, and as many as the memory of the device allows.',
  ],
  sources: [
    { title: 'W3C: Scalable Vector Graphics (SVG) 2', href: 'https://www.w3.org/TR/SVG2/' },
    {
      title: 'W3C: CSS Values and Units Module Level 3, absolute lengths',
      href: 'https://www.w3.org/TR/css-values-3/#absolute-lengths',
    },
    {
      title: 'ISO 32000-1:2008, Document management: Portable document format, 8.5 Path construction, 8.7 Patterns',
      href: 'https://opensource.adobe.com/dc-acrobat-sdk-docs/pdfstandards/PDF32000_2008.pdf',
    },
    {
      title: 'Microsoft: OpenType 1.9, name table',
      href: 'https://learn.microsoft.com/en-us/typography/opentype/spec/name',
    },
  ],
  abilities: ['save', 'print'],
})
