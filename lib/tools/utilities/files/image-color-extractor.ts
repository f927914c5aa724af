import { picturesInput, shownPick } from '@/lib/families/image-media/page-parts'
import {
  contrastNote,
  contrastTable,
  hexOfBytes,
  inkOn,
  paletteContent,
  paletteEndings,
  paletteFormats,
  paletteType,
  type PaletteFormat,
} from '@/lib/families/image-media/palette-parts'
import type { View } from '@/lib/kits/app/views'
import { defineWorkbench, worker, type Work, type WorkFile } from '@/lib/kits/app/workbench'
import { choice, integer, text, toggle } from '@/lib/kits/fields/define'
import { nearestName } from '@/lib/subjects/colour/nearest-name'
import { oklchOf } from '@/lib/subjects/colour/spaces'
import { variableName, type Swatch } from '@/lib/subjects/colour/swatches'
import { write } from '@/lib/subjects/colour/write'
import type { FoundColour } from '@/lib/subjects/palette/extract'
import { colourOfBytes } from '@/lib/subjects/palette/roles'
import type { FoundPalette, PaletteAnswer, PaletteQuestion } from '@/lib/subjects/palette/task'
import { designTokens } from '@/lib/subjects/palette/tokens'

const orders = { share: 'Commonest first', light: 'Light to dark', hue: 'By hue, greys last' }

interface Options {
  most: number
  order: keyof typeof orders
  leavesBackground: boolean
  name: string
  format: PaletteFormat
}
type ExtractorWork = Work<Options, Readonly<Record<never, string>>, PaletteAnswer, PaletteQuestion>
type ExtractorFile = WorkFile<PaletteAnswer>

const says = {
  waiting: 'Choose a picture, drop it here or paste it.',
  found: (count: number) => `${count === 1 ? 'One colour stands' : `${count} colours stand`} for this picture.`,
  none: 'No colour was found: everything in this picture is see-through.',
  background: (hex: string) => `The background ${hex} is left out.`,
  share: (share: number) => (share < 0.01 ? 'below 1%' : `${Math.round(share * 100)}%`),
  drawing: 'An SVG is read as text: its colours are counted by how often they are named.',
}

const paletteOf = ({ answer }: ExtractorFile): FoundPalette | undefined =>
  answer && 'kind' in answer ? answer : undefined

function shownOf({ files, picks }: ExtractorWork): ExtractorFile | undefined {
  return files.find((file) => String(file.id) === picks[shownPick] && paletteOf(file)) ?? files.find(paletteOf)
}

/** Below this chroma in OKLCH a colour is a grey to the eye. */
const greyChroma = 0.02

function ordered(colours: readonly FoundColour[], order: Options['order']): FoundColour[] {
  const oklch = (one: FoundColour) => oklchOf(colourOfBytes(one.bytes).xyz)
  const hueOf = (one: FoundColour) => {
    const [, chroma, hue] = oklch(one)
    return chroma < greyChroma ? Infinity : hue
  }
  if (order === 'light') return [...colours].toSorted((one, other) => oklch(other)[0] - oklch(one)[0])
  if (order === 'share') return [...colours]
  return [...colours].toSorted((one, other) => {
    const [first, second] = [hueOf(one), hueOf(other)]
    return first === second ? oklch(other)[0] - oklch(one)[0] : first - second
  })
}

const nameOf = ({ bytes }: FoundColour) => nearestName(colourOfBytes(bytes).xyz).name

/** Stripes as wide as the shares of the colours. */
function stripes(colours: readonly FoundColour[]): string {
  let reached = 0
  const total = colours.reduce((sum, { share }) => sum + share, 0)
  const stops = colours.map(({ bytes, share }) => {
    const from = reached
    reached += share / total
    return `${hexOfBytes(bytes)} ${(from * 100).toFixed(1)}% ${(reached * 100).toFixed(1)}%`
  })
  return `linear-gradient(to right, ${stops.join(', ')})`
}

const blend = (colours: readonly FoundColour[]) =>
  `linear-gradient(to right in oklch, ${colours.map(({ bytes }) => hexOfBytes(bytes)).join(', ')})`

function paletteViews(file: ExtractorFile, found: FoundPalette, work: ExtractorWork): View[] {
  const colours = ordered(found.colours, work.values.order)
  if (colours.length === 0) return [{ kind: 'note', tone: 'warn', says: says.none }]
  const content = contentOf(work)
  return [
    ...(found.size
      ? [{ kind: 'picture', label: file.name, of: { source: file.file }, ...found.size } as const]
      : [{ kind: 'note', tone: 'plain', says: says.drawing } as const]),
    ...(found.background
      ? [{ kind: 'note', tone: 'plain', says: says.background(hexOfBytes(found.background)) } as const]
      : []),
    {
      kind: 'swatches',
      large: true,
      label: 'Colours',
      items: colours.map((one) => ({
        colour: hexOfBytes(one.bytes),
        ink: hexOfBytes(inkOn(one.bytes)),
        label: `${hexOfBytes(one.bytes)}, ${says.share(one.share)}`,
        text: `near ${nameOf(one)}`,
      })),
    },
    {
      kind: 'table',
      label: 'Colours in numbers',
      columns: ['Colour', 'Share', 'RGB', 'HSL', 'OKLCH', 'Nearest CSS name'],
      rows: colours.map((one) => {
        const colour = colourOfBytes(one.bytes)
        const notations = (['rgb', 'hsl', 'oklch'] as const).map((notation) => write(colour, notation) ?? '')
        return [hexOfBytes(one.bytes), says.share(one.share), ...notations, nameOf(one)]
      }),
    },
    ...(colours.length < 2
      ? []
      : ([
          {
            kind: 'values',
            items: [
              { label: 'Gradient through the colours', text: blend(colours) },
              { label: 'Stripes by their shares', text: stripes(colours) },
            ],
          },
          { kind: 'heading', says: 'Contrast' },
          contrastTable(colours),
          { kind: 'note', tone: 'plain', says: contrastNote },
        ] as const)),
    { kind: 'heading', says: 'Export' },
    { kind: 'panel', of: 'Export' },
    ...(typeof content === 'string'
      ? [{ kind: 'text', label: paletteFormats[work.values.format], text: content } as const]
      : []),
  ]
}

function contentOf(work: ExtractorWork): string | Uint8Array<ArrayBuffer> | undefined {
  const shown = shownOf(work)
  const found = shown && paletteOf(shown)
  if (!found || found.colours.length === 0) return undefined
  const { format, name, order } = work.values
  const stem = variableName(name || 'photo')
  const swatches: Swatch[] = ordered(found.colours, order).map(({ bytes }, at) => ({
    name: `${stem}-${at + 1}`,
    colour: colourOfBytes(bytes),
  }))
  return paletteContent(format, name || 'photo', swatches, () =>
    designTokens({ [stem]: Object.fromEntries(swatches.map(({ colour }, at) => [String(at + 1), colour])) }),
  )
}

function viewsOfFile(file: ExtractorFile, isShown: boolean, order: Options['order']): View[] {
  const found = paletteOf(file)
  if (!found) return []
  const swatches = ordered(found.colours, order).map((one) => ({
    colour: hexOfBytes(one.bytes),
    label: hexOfBytes(one.bytes),
    text: says.share(one.share),
  }))
  return isShown
    ? []
    : [
        { kind: 'swatches', label: 'Colours', items: swatches },
        { kind: 'ready', items: [], offers: [{ label: 'Show this palette', picks: { [shownPick]: String(file.id) } }] },
      ]
}

function viewsOf(work: ExtractorWork): View[] {
  const shown = shownOf(work)
  const found = shown && paletteOf(shown)
  const status = work.files.length === 0 ? says.waiting : found ? says.found(found.colours.length) : ''
  return [
    { kind: 'note', status: true, strong: true, says: status },
    ...(shown && found ? paletteViews(shown, found, work) : []),
    {
      kind: 'files',
      of: Object.fromEntries(work.files.map((file) => [file.id, viewsOfFile(file, file === shown, work.values.order)])),
    },
  ]
}

export default defineWorkbench({
  worker: worker<PaletteQuestion, PaletteAnswer>('logo-palette'),
  options: {
    most: integer('Colours at most', { initial: 8, min: 2, max: 24, slider: { from: 2, to: 24, step: 1 } }),
    order: choice('Order', { options: orders, initial: 'share', as: 'menu' }),
    leavesBackground: toggle('Leave out the background', {
      initial: false,
      help: 'The colour that nine tenths of the edge have.',
    }),
    name: text('Name', { initial: 'photo', maxLength: 40, help: 'Begins the name of every colour.' }),
    format: choice('Format', { options: paletteFormats, initial: 'css', as: 'menu' }),
  },
  panels: [
    { at: 'inputs', fields: ['most', 'order', 'leavesBackground'] },
    { at: 'views', label: 'Export', fields: ['name', 'format'] },
  ],
  inputs: { pictures: picturesInput('Read') },
  resultLabel: 'Palette',
  ask: (): PaletteQuestion | undefined => undefined,
  askOf: (file, { values: { most, leavesBackground } }): PaletteQuestion => ({
    ask: 'palette',
    file,
    most,
    leavesBackground,
  }),
  views: viewsOf,
  takeAway: {
    copy: {
      kind: 'copy',
      label: 'Copy',
      done: 'Palette copied',
      of(work: ExtractorWork) {
        const made = contentOf(work)
        return typeof made === 'string' ? made : undefined
      },
    },
    save: {
      kind: 'save',
      label: 'Download',
      file: ({ values: { name, format } }: ExtractorWork) =>
        `${variableName(name || 'photo')}.${paletteEndings[format]}`,
      type: ({ values: { format } }: ExtractorWork) => paletteType(format),
      of(work: ExtractorWork) {
        const made = contentOf(work)
        return made instanceof Uint8Array ? new Blob([made]) : made
      },
    },
  },
  controls: [
    { label: 'Pictures', help: 'PNG, JPEG, WebP, AVIF, GIF or SVG; each gets a palette of its own.' },
    { label: 'Colours at most', help: 'Two to 24; colours that the eye takes for one are put together.' },
    { label: 'Order', help: 'By share, from light to dark, or round the wheel of hues.' },
  ],
  results: [
    { label: 'Main colours with the share of each and the nearest CSS name', kind: 'table' },
    { label: 'RGB, HSL and OKLCH of each', kind: 'table' },
    { label: 'A gradient through the colours and stripes by their shares, as CSS', kind: 'value' },
    { label: 'Contrast by WCAG 2.2 of every pair', kind: 'table' },
    { label: 'CSS, Tailwind, SCSS, design tokens, GIMP or Adobe swatches', kind: 'value' },
  ],
  formula:
    'Groups the pixels of a sample of at most 256 by 256 by k-means in OKLab with fixed first centres, and names each group by its commonest colour or the one nearest its mean',
  limits: [
    'See-through pixels are not counted; a pixel counts from half opacity on.',
    'A colour on less than 0.4% of the counted pixels is left out.',
    'Soft edges between two surfaces are left out where a quarter of the picture is surface.',
    'The nearest name is the nearest of the 148 of CSS, which may be some way off.',
    'Moving GIF, WebP and PNG files are refused; HEIC and TIFF are read only where the browser can decode them.',
  ],
  sources: [
    {
      title: 'B. Ottosson: A perceptual color space for image processing (2020)',
      href: 'https://bottosson.github.io/posts/oklab/',
    },
    { title: 'W3C: CSS Color Module Level 4', href: 'https://www.w3.org/TR/css-color-4/' },
    { title: 'W3C: Web Content Accessibility Guidelines 2.2', href: 'https://www.w3.org/TR/WCAG22/' },
  ],
  abilities: ['save', 'print'],
})
