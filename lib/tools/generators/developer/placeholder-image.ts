import { channelsOf } from '@/lib/base/png/shading'
import { rememberLast } from '@/lib/base/remember-last'
import { svgAddress } from '@/lib/base/svg/address'
import { qualityField } from '@/lib/families/image-media/writing-fields'
import type { Finding, View } from '@/lib/kits/app/views'
import { defineWorkbench, worker, type Work } from '@/lib/kits/app/workbench'
import { choice, colour, integer, longText, toggle } from '@/lib/kits/fields/define'
import { sizeInWords } from '@/lib/messages/workbench'
import { contrastRatio } from '@/lib/subjects/colour/contrast'
import {
  filledText,
  letterSize,
  placeholderSvg,
  type Family,
  type Look,
  type Pattern,
} from '@/lib/subjects/placeholder/drawing'
import {
  heightIn,
  longestSide,
  placeholderNames,
  ratioOf,
  ratios,
  readSizes,
  type NamedSize,
  type Ratio,
} from '@/lib/subjects/placeholder/sizes'
import type {
  BlurredPhoto,
  DrawnPlaceholders,
  PlaceholderAnswer,
  PlaceholderKind,
  PlaceholderQuestion,
} from '@/lib/subjects/placeholder/task'
import { placeholderWords as says } from './placeholder-image.messages'

const kinds: Readonly<Record<PlaceholderKind, string>> = {
  svg: 'SVG',
  png: 'PNG',
  jpeg: 'JPEG',
  webp: 'WebP',
  avif: 'AVIF',
}
const patternNames: Readonly<Record<Pattern, string>> = {
  none: 'None',
  cross: 'Cross and frame',
  stripes: 'Stripes',
  grid: 'Grid',
  dots: 'Dots',
  gradient: 'Gradient',
  noise: 'Noise',
  skeleton: 'Skeleton',
}
const shapes = { own: 'Own height', ...(Object.fromEntries(ratios.map((one) => [one, one])) as Record<Ratio, Ratio>) }

interface Options {
  makes: 'one' | 'list' | 'photo'
  width: number
  shape: 'own' | Ratio
  height: number
  list: string
  kind: PlaceholderKind
  text?: string | undefined
  pattern: Pattern
  ground: string
  ink: string
  family: Family
  isBold: boolean
  quality: number
  seed: number
  across: number
  down: number
}
type Placing = Work<Options, Readonly<Record<never, string>>, PlaceholderAnswer, PlaceholderQuestion>

const lookOf = ({ ground, ink, pattern, text, family, isBold, seed }: Options): Look => ({
  ground,
  ink,
  pattern,
  text: text ?? '',
  family,
  isBold,
  // What has no effect makes no other picture.
  seed: pattern === 'noise' ? seed : 1,
})

function oneSize({ width, shape, height }: Options): NamedSize {
  return { width, height: shape === 'own' ? height : Math.min(longestSide, heightIn(shape, width)), name: undefined }
}

const listOf = rememberLast(readSizes)

const sizesOf = (options: Options): readonly NamedSize[] =>
  options.makes === 'one' ? [oneSize(options)] : listOf(options.list).sizes

/** One drawing is on the page at once; all else is made in the worker. */
const isAtOnce = ({ makes, kind }: Options) => makes === 'one' && kind === 'svg'

const svgOf = (options: Options) => placeholderSvg(lookOf(options), { ...oneSize(options), number: 1 })
const bytesOf = rememberLast((svg: string) => new TextEncoder().encode(svg).length)

const drawnOf = ({ answer }: Placing): DrawnPlaceholders | undefined => (answer?.kind === 'drawn' ? answer : undefined)

const extensions: Readonly<Record<PlaceholderKind, string>> = {
  svg: 'svg',
  png: 'png',
  jpeg: 'jpg',
  webp: 'webp',
  avif: 'avif',
}
const namesOf = ({ values }: Placing) => placeholderNames(sizesOf(values), extensions[values.kind])

/** The longest side that the page shows. */
const shownSide = 560

function shownSize({ width, height }: NamedSize): { width: number; height: number } {
  const factor = Math.min(1, shownSide / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) }
}

function shownDrawing(svg: string, size: NamedSize): View {
  return { kind: 'drawings', label: 'Placeholder', items: [{ label: says.alt(size), of: svg, ...shownSize(size) }] }
}

const leastContrast = 3
const leastLetters = 8

function remarksOn(options: Options, sizes: readonly NamedSize[]): Finding[] {
  const { ink, ground, family } = options
  const ratio = contrastRatio(channelsOf(ink), channelsOf(ground))
  const [size] = sizes
  const text = size ? filledText(options.text ?? '', { ...size, number: 1 }).trim() : ''
  const isTiny = size !== undefined && text !== '' && letterSize(text.split('\n'), size, family) < leastLetters
  return [
    ...(text !== '' && ratio < leastContrast ? [{ tone: 'warn', says: says.contrast(ratio) } as const] : []),
    ...(isTiny ? [{ tone: 'warn', says: says.tiny } as const] : []),
  ]
}

function codeOf(uri: string, size: NamedSize): View {
  return {
    kind: 'values',
    items: [
      { label: 'Data URI', text: uri },
      { label: 'HTML', text: `<img src="${uri}" width="${size.width}" height="${size.height}" alt="">` },
      { label: 'CSS', text: `background: url("${uri}") center / cover;` },
    ],
  }
}

function viewsOfOne(work: Placing): View[] {
  const { values } = work
  const size = oneSize(values)
  const svg = svgOf(values)
  const made = work.isCurrent ? drawnOf(work)?.files[0] : undefined
  const uri = values.kind === 'svg' ? svgAddress(svg) : work.isCurrent ? drawnOf(work)?.uri : undefined
  return [
    shownDrawing(svg, size),
    {
      kind: 'figures',
      items: [
        { label: 'Pixels', text: says.dimensions(size) },
        { label: 'Shape', text: ratioOf(size) },
        {
          label: 'File',
          text: values.kind === 'svg' ? sizeInWords(bytesOf(svg)) : made ? sizeInWords(made.file.size) : '…',
        },
      ],
    },
    { kind: 'findings', label: 'Remarks', items: remarksOn(values, [size]) },
    ...(values.kind === 'svg' ? [{ kind: 'values', items: [{ label: 'SVG', text: svg }] } as const] : []),
    ...(uri === undefined ? [] : [codeOf(uri, size)]),
  ]
}

const shownRefusals = 20
const shownRows = 100

function viewsOfList(work: Placing): View[] {
  const { values } = work
  const { sizes, refused } = listOf(values.list)
  const made = work.isCurrent ? drawnOf(work) : undefined
  const names = namesOf(work)
  const rest = refused.length - shownRefusals
  const [first] = sizes
  return [
    {
      kind: 'note',
      status: true,
      strong: true,
      says: sizes.length === 0 ? says.noSizes : made ? says.made(made.files.length) : says.listed(sizes.length),
    },
    {
      kind: 'findings',
      label: 'Remarks',
      items: [
        ...refused.slice(0, shownRefusals).map((one) => ({ tone: 'bad' as const, says: says.refused(one) })),
        ...(rest > 0 ? [{ tone: 'bad', says: says.moreRefused(rest) } as const] : []),
        ...remarksOn(values, []),
      ],
    },
    ...(first ? [shownDrawing(placeholderSvg(lookOf(values), { ...first, number: 1 }), first)] : []),
    {
      kind: 'table',
      label: 'Files',
      columns: ['File', 'Pixels', 'Shape', 'Size'],
      rows: sizes
        .slice(0, shownRows)
        .map((size, at) => [
          names[at] ?? '',
          says.dimensions(size),
          ratioOf(size),
          made ? sizeInWords(made.files[at]?.file.size ?? 0) : '…',
        ]),
    },
  ]
}

function viewsOfPhoto({ width, height, blurHash, thumbHash, average, picture, uri }: BlurredPhoto): View[] {
  return [
    {
      kind: 'picture',
      label: 'The blur of it',
      of: picture.picture,
      isAtSize: true,
      width: picture.width,
      height: picture.height,
    },
    {
      kind: 'values',
      items: [
        { label: 'BlurHash', text: blurHash },
        { label: 'ThumbHash, Base64', text: thumbHash },
        { label: 'Average colour', text: average },
        { label: 'Tiny PNG as data URI', text: uri },
        {
          label: 'CSS behind the photograph',
          text: `background: ${average} url("${uri}") center / cover; aspect-ratio: ${width} / ${height};`,
        },
      ],
    },
    { kind: 'ready', items: [{ label: 'Save the blur', name: 'blur.png', content: picture.picture }] },
  ]
}

const isOne = { field: 'makes', is: 'one' } as const
const isPhoto = { field: 'makes', is: 'photo' } as const
const isDrawn = { field: 'makes', is: ['one', 'list'] } as const

export default defineWorkbench({
  worker: worker<PlaceholderQuestion, PlaceholderAnswer>('placeholder-image'),
  options: {
    makes: choice('Make', {
      options: { one: 'One image', list: 'A list of sizes', photo: 'Blur of a photo' },
      initial: 'one',
      as: 'buttons',
    }),
    width: integer('Width', {
      unit: 'px',
      initial: 1200,
      min: 1,
      max: longestSide,
      help: 'Up to 16,384, where the canvases of browsers end.',
      shownWhen: isOne,
    }),
    shape: choice('Shape', { options: shapes, initial: 'own', as: 'menu', shownWhen: isOne }),
    height: integer('Height', {
      unit: 'px',
      initial: 630,
      min: 1,
      max: longestSide,
      shownWhen: [isOne, { field: 'shape', is: 'own' }],
    }),
    list: longText('Sizes', {
      initial: '300x250\n728x90 leaderboard\n160x600 skyscraper\n320x50 mobile',
      lines: 6,
      maxLength: 100_000,
      help: 'One a line or parted by commas, up to 2,000. A word beside a size names the file.',
      shownWhen: { field: 'makes', is: 'list' },
    }),
    kind: choice('Save as', { options: kinds, initial: 'svg', as: 'menu', shownWhen: isDrawn }),
    text: longText('Text', {
      optional: true,
      initial: '{w} × {h}',
      lines: 2,
      maxLength: 300,
      help: '{w}, {h}, {ratio}, {name} and {n} are filled in. Empty for none.',
      shownWhen: isDrawn,
    }),
    pattern: choice('Pattern', { options: patternNames, initial: 'none', as: 'menu', shownWhen: isDrawn }),
    ground: colour('Background', { initial: '#cbd5e1', shownWhen: isDrawn }),
    ink: colour('Text and pattern', { initial: '#334155', shownWhen: isDrawn }),
    family: choice('Letters', {
      options: { sans: 'Sans serif', serif: 'Serif', mono: 'Monospaced' },
      initial: 'sans',
      as: 'menu',
      shownWhen: isDrawn,
    }),
    isBold: toggle('Bold', { initial: true, shownWhen: isDrawn }),
    seed: integer('Number of the noise', {
      initial: 1,
      min: 1,
      max: 9999,
      help: 'Another number, another noise.',
      shownWhen: [isDrawn, { field: 'pattern', is: 'noise' }],
    }),
    quality: {
      ...qualityField,
      initial: 80,
      help: '75 to 85 is seldom told from the original.',
      shownWhen: [isDrawn, { field: 'kind', is: ['jpeg', 'webp', 'avif'] }],
    },
    across: integer('Waves across', {
      initial: 4,
      min: 1,
      max: 9,
      help: 'More waves, a finer blur and a longer BlurHash.',
      shownWhen: isPhoto,
    }),
    down: integer('Waves down', { initial: 3, min: 1, max: 9, shownWhen: isPhoto }),
  },
  panels: [
    { at: 'top', fields: ['makes', 'width', 'shape', 'height', 'list', 'kind', 'across', 'down'] },
    {
      at: 'inputs',
      label: 'Text, pattern and colours',
      folded: true,
      fields: ['text', 'pattern', 'ground', 'ink', 'family', 'isBold', 'seed', 'quality'],
    },
  ],
  inputs: {
    photos: {
      kind: 'files',
      label: 'Photographs',
      button: 'Choose photographs',
      accept: 'image/*',
      also: ['clipboard', 'camera'],
      verb: 'Blur',
      stopped: says.stopped,
      follows: 'shown',
      shownWhen: isPhoto,
    },
  },
  resultLabel: 'Placeholder',
  asking: 'Drawing',
  ask({ values }): PlaceholderQuestion | undefined {
    if (values.makes === 'photo' || isAtOnce(values)) return undefined
    const sizes = sizesOf(values)
    if (sizes.length === 0) return undefined
    const { kind, quality } = values
    const isLossy = kind === 'jpeg' || kind === 'webp' || kind === 'avif'
    return { ask: 'draw', look: lookOf(values), sizes, kind, quality: isLossy ? quality : 80 }
  },
  askOf: (file, { values: { across, down } }): PlaceholderQuestion => ({ ask: 'blur', file, across, down }),
  views(work) {
    const { values, files } = work
    if (values.makes === 'one') return viewsOfOne(work)
    if (values.makes === 'list') return viewsOfList(work)
    return [
      { kind: 'note', status: true, says: files.length === 0 ? says.waiting : '' },
      {
        kind: 'files',
        of: Object.fromEntries(
          files.map(({ id, answer }) => [id, answer?.kind === 'blurred' ? viewsOfPhoto(answer) : []]),
        ),
      },
    ]
  },
  takeAway: {
    save: {
      kind: 'save',
      label: 'Save image',
      shownWhen: isOne,
      file: (work) => namesOf(work)[0] ?? 'placeholder.svg',
      type: (work) => drawnOf(work)?.files[0]?.file.type ?? 'image/svg+xml',
      of: (work) =>
        isAtOnce(work.values) ? svgOf(work.values) : work.isCurrent ? drawnOf(work)?.files[0]?.file : undefined,
    },
    copy: {
      kind: 'copy',
      label: 'Copy SVG',
      done: 'Copied the SVG',
      shownWhen: isOne,
      of: ({ values }) => svgOf(values),
    },
    zip: {
      kind: 'zip',
      label: 'Save all (ZIP)',
      shownWhen: { field: 'makes', is: 'list' },
      file: 'placeholders.zip',
      files(work) {
        const made = work.isCurrent ? drawnOf(work) : undefined
        const names = namesOf(work)
        if (!made || made.files.length !== names.length) return { 'none.svg': undefined }
        return Object.fromEntries(made.files.map(({ file }, at) => [names[at] ?? '', file]))
      },
    },
    json: {
      kind: 'save',
      label: 'Save hashes (JSON)',
      shownWhen: isPhoto,
      file: 'blur-hashes.json',
      type: 'application/json',
      of({ files }) {
        const ready = files.flatMap(({ name, answer }) => (answer?.kind === 'blurred' ? [[name, answer] as const] : []))
        if (ready.length === 0) return undefined
        const facts = ready.map(([name, { width, height, blurHash, thumbHash, average }]) => [
          name,
          { width, height, blurHash, thumbHash, average },
        ])
        return `${JSON.stringify(Object.fromEntries(facts), null, 2)}\n`
      },
    },
  },
  controls: [
    { label: 'Make', help: 'One image, a list of sizes, or the blur of a photograph.' },
    { label: 'Size', help: 'Width and height, or a width and a shape such as 16:9; up to 16,384 pixels a side.' },
    { label: 'Text, pattern and colours', help: 'A text with {w} and {h}, eight patterns, letters and two colours.' },
    { label: 'Save as', help: 'SVG, PNG, JPEG, WebP or AVIF.' },
  ],
  results: [
    { label: 'The image with its SVG, data URI, HTML and CSS', kind: 'value' },
    { label: 'A ZIP of up to 2,000 sizes', kind: 'value' },
    { label: 'BlurHash, ThumbHash, average colour and a tiny PNG of a photograph', kind: 'value' },
  ],
  formula:
    'The drawing is an SVG of exactly the pixels asked for; for other formats the browser draws it and a worker encodes the pixels. A BlurHash is the first cosine waves of the linear light of a picture, written in base 83',
  limits: [
    'Letters are those of the device that shows an SVG; PNG, JPEG, WebP and AVIF keep those of yours.',
    'The size of the text is reckoned from usual widths of letters, so an unusual font may run nearer to the edge.',
    'Hashes are made of the photograph on 100 pixels at most, see-through parts of the BlurHash on white.',
    'How many pixels PNG, JPEG, WebP and AVIF may have follows from the memory of the device.',
  ],
  sources: [
    { title: 'W3C: Scalable Vector Graphics (SVG) 2', href: 'https://www.w3.org/TR/SVG2/' },
    { title: 'Wolt: BlurHash algorithm', href: 'https://github.com/woltapp/blurhash/blob/master/Algorithm.md' },
    { title: 'Evan Wallace: ThumbHash', href: 'https://evanw.github.io/thumbhash/' },
    {
      title: 'MDN: canvas, maximum canvas size',
      href: 'https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Elements/canvas#maximum_canvas_size',
    },
  ],
  abilities: ['save', 'print'],
})
