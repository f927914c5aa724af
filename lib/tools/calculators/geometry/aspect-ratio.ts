import { choice, defineCalculator, integer, number, problem, text } from '@/lib/kits/calculator'
import { quotient, ratio, toNumber, type Ratio, fractionText, readExact } from '@/lib/engines/exact-numbers'
import type { Diagram, Shape } from '@/lib/kits/chart/types'
import type { Region } from '@/lib/base/region/types'
import type { Show } from '@/lib/base/format/show'

const most = 1_000_000
const side = (label: string, initial: number, of: 'sizes' | 'box') =>
  integer(label, {
    initial,
    min: 1,
    max: most,
    unit: 'px',
    shownWhen: { field: 'ask', is: of === 'box' ? 'fit' : ['simplify', 'fit', 'screen'] },
  })

/** Ratios that have a name, nearest ones being looked for among them. */
const named = [
  [1, 1],
  [5, 4],
  [4, 3],
  [3, 2],
  [16, 10],
  [16, 9],
  [2, 1],
  [21, 9],
] as const

/** Sizes that are asked for often. */
const presets = [
  ['Ultra HD (4K)', 3840, 2160],
  ['Full HD', 1920, 1080],
  ['HD', 1280, 720],
  ['Cinema 4K', 4096, 2160],
  ['Vertical video or story', 1080, 1920],
  ['Square post', 1080, 1080],
  ['Portrait post, 4:5', 1080, 1350],
  ['Link preview, 1.91:1', 1200, 630],
] as const

export default defineCalculator({
  inputs: {
    ask: choice('Question', {
      options: {
        simplify: 'Ratio of a size',
        missing: 'A missing side',
        fit: 'Fit or fill a box',
        screen: 'Size of a screen',
      },
      initial: 'simplify',
      as: 'menu',
    }),
    width: side('Width', 1920, 'sizes'),
    height: side('Height', 1080, 'sizes'),
    aspect: text('Ratio', {
      initial: '16:9',
      maxLength: 30,
      shownWhen: { field: 'ask', is: 'missing' },
      help: 'Width to height, such as 16:9, 2.39:1 or 1.85.',
    }),
    known: choice('You know the', {
      options: { width: 'Width', height: 'Height' },
      initial: 'width',
      shownWhen: { field: 'ask', is: 'missing' },
    }),
    length: number('Known side', {
      initial: 1280,
      min: 1,
      max: most,
      unit: 'px',
      shownWhen: { field: 'ask', is: 'missing' },
    }),
    boxWidth: side('Width of the box', 1080, 'box'),
    boxHeight: side('Height of the box', 1080, 'box'),
    diagonal: number('Diagonal', {
      initial: 24,
      above: 0,
      max: 10_000,
      unit: 'in',
      shownWhen: { field: 'ask', is: 'screen' },
    }),
    multiple: choice('Round sides to', {
      options: {
        '1': 'Whole pixels',
        '2': 'Even pixels',
        '4': 'Multiples of 4',
        '8': 'Multiples of 8',
        '16': 'Multiples of 16',
      },
      initial: '2',
      as: 'menu',
      help: 'Video is mostly stored in even sizes.',
      refines: true,
    }),
    density: integer('Dots per inch of a print', { initial: 300, min: 1, max: 10_000, refines: true }),
  },
  outputs: {
    found: { kind: 'text', label: 'Size', optional: true },
    exact: { kind: 'number', label: 'Missing side, exactly', unit: 'px', optional: true },
    fit: { kind: 'text', label: 'Fitted, nothing cut', optional: true },
    fill: { kind: 'text', label: 'Filling the box', optional: true },
    bars: { kind: 'text', label: 'Bars when fitted', optional: true },
    crop: { kind: 'percent', label: 'Cut away when filling', optional: true },
    keep: { kind: 'text', label: 'Part of the original that stays', optional: true },
    aspectRatio: { kind: 'text', label: 'Aspect ratio' },
    decimal: { kind: 'number', label: 'Width ÷ height', decimals: 4, section: 'The picture' },
    near: { kind: 'text', label: 'Nearest common ratio', section: 'The picture' },
    screenWidth: { kind: 'number', label: 'Width of the screen', unit: 'in', decimals: 2, optional: true },
    screenHeight: { kind: 'number', label: 'Height of the screen', unit: 'in', decimals: 2, optional: true },
    pixels: { kind: 'number', label: 'Pixels per inch', decimals: 2, optional: true },
    megapixels: { kind: 'number', label: 'Megapixels', section: 'The picture' },
    print: { kind: 'text', label: 'Printed at those dots per inch', section: 'The picture' },
    drawing: { kind: 'diagram', label: 'Drawing to scale' },
    presets: {
      kind: 'table',
      label: 'In common sizes',
      columns: {
        name: { kind: 'text', label: 'Size for' },
        box: { kind: 'text', label: 'Pixels' },
        fitted: { kind: 'text', label: 'This picture fitted' },
        cut: { kind: 'percent', label: 'Cut away when filled' },
      },
    },
  },
  formula:
    'Ratio: width : height divided by their greatest common divisor; height = width × b ÷ a at a : b; fit: scale by the smaller of box ÷ picture, fill: by the larger',
  limits: [
    'Sides are rounded to the nearest multiple that is set, and never to 0.',
    'Pixels are taken as square.',
    'The sizes of the table are those usual for their purpose; a platform may ask for others.',
  ],
  sources: [
    {
      title: 'Python documentation: fractions, rational numbers',
      href: 'https://docs.python.org/3/library/fractions.html',
    },
  ],

  compute(values, { show }) {
    const picture = pictureOf(values, show.region)
    if ('message' in picture) return problem('aspect', picture.message)
    const { width, height, shape } = picture
    const { boxWidth, boxHeight, ask, diagonal } = values
    const multiple = Number(values.multiple)
    const isFit = ask === 'fit'
    const fitted = within(width, height, boxWidth, boxHeight, multiple)
    const filling = Math.max(boxWidth / width, boxHeight / height)
    const perInch = Math.hypot(width, height) / diagonal
    const isScreen = ask === 'screen'
    const inches = (length: number) => show.number(length / values.density, 2)
    const centimetres = (length: number) => show.number((length / values.density) * 2.54, 2)
    return {
      found: ask === 'missing' ? sizeText(width, height) : undefined,
      exact: picture.exact,
      fit: isFit ? sizeText(fitted.width, fitted.height) : undefined,
      fill: isFit ? sizeText(rounded(width * filling, multiple), rounded(height * filling, multiple)) : undefined,
      bars: isFit ? barsText(boxWidth - fitted.width, boxHeight - fitted.height, show) : undefined,
      crop: isFit ? cutAway(width, height, boxWidth, boxHeight) : undefined,
      keep: isFit ? sizeText(Math.round(boxWidth / filling), Math.round(boxHeight / filling)) : undefined,
      aspectRatio: fractionText(shape).includes('/')
        ? fractionText(shape).replace('/', ':')
        : `${fractionText(shape)}:1`,
      decimal: toNumber(shape),
      near: nearText(toNumber(shape), show),
      screenWidth: isScreen ? width / perInch : undefined,
      screenHeight: isScreen ? height / perInch : undefined,
      pixels: isScreen ? perInch : undefined,
      megapixels: (width * height) / 1e6,
      print: `${inches(width)} × ${inches(height)} in (${centimetres(width)} × ${centimetres(height)} cm)`,
      drawing: drawingOf(width, height, isFit ? { width: boxWidth, height: boxHeight } : undefined),
      presets: presets.map(([name, across, down]) => {
        const inside = within(width, height, across, down, multiple)
        return {
          name,
          box: sizeText(across, down),
          fitted: sizeText(inside.width, inside.height),
          cut: cutAway(width, height, across, down),
        }
      }),
    }
  },

  steps(values, _, show) {
    const picture = pictureOf(values, show.region)
    if ('message' in picture) return []
    const figure = (value: number) => ({ kind: 'number', value }) as const
    const scale = Math.min(values.boxWidth / picture.width, values.boxHeight / picture.height)
    return [
      {
        gives: picture.exact === undefined ? undefined : 'exact',
        is: values.known === 'width' ? '{length} ÷ {aspect}' : '{length} × {aspect}',
        with: { aspect: figure(toNumber(picture.shape)) },
      },
      {
        gives: 'decimal',
        is: '{w} ÷ {h}',
        with: { w: figure(Number(picture.shape.over)), h: figure(Number(picture.shape.under)) },
      },
      {
        finds: 'Scale that fits',
        gives: values.ask === 'fit' ? figure(scale) : undefined,
        is: 'min({boxWidth} ÷ {width}, {boxHeight} ÷ {height})',
      },
      {
        gives: values.ask === 'screen' ? 'pixels' : undefined,
        is: '√({width}² + {height}²) ÷ {diagonal}',
      },
      { gives: 'megapixels', is: '{w} × {h} ÷ 1000000', with: { w: figure(picture.width), h: figure(picture.height) } },
    ]
  },

  examples: [
    {
      name: 'A laptop screen',
      given: { ask: 'simplify', width: 1366, height: 768 },
      expect: { aspectRatio: '683:384' },
    },
    {
      name: 'A video scaled down',
      given: { ask: 'missing', aspect: '16:9', known: 'width', length: 1280, multiple: '2' },
      expect: { found: '1280 × 720' },
    },
    {
      name: 'A film still as a square post',
      given: { ask: 'fit', width: 1920, height: 1080, boxWidth: 1080, boxHeight: 1080, multiple: '2' },
      expect: { fit: '1080 × 608', crop: 0.4375 },
    },
  ],
})

const sizeText = (width: number, height: number) => `${width} × ${height}`

function rounded(length: number, multiple: number): number {
  return Math.max(multiple, Math.round(length / multiple) * multiple)
}

function within(width: number, height: number, boxWidth: number, boxHeight: number, multiple: number) {
  const scale = Math.min(boxWidth / width, boxHeight / height)
  // A box that is no multiple itself is kept where the picture touches it.
  const side = (length: number, box: number) =>
    Math.abs(length - box) < 1e-9 ? box : Math.min(box, rounded(length, multiple))
  return { width: side(width * scale, boxWidth), height: side(height * scale, boxHeight) }
}

function cutAway(width: number, height: number, boxWidth: number, boxHeight: number): number {
  const fill = Math.max(boxWidth / width, boxHeight / height)
  return Math.max(0, 1 - (boxWidth * boxHeight) / (width * fill * height * fill))
}

interface Entered {
  ask: 'simplify' | 'missing' | 'fit' | 'screen'
  width: number
  height: number
  aspect: string
  known: 'width' | 'height'
  length: number
  multiple: string
}
interface Picture {
  width: number
  height: number
  /** Width over height. */
  shape: Ratio
  exact?: number
}

function pictureOf(values: Entered, region: Region): Picture | { message: string } {
  if (values.ask !== 'missing')
    return { width: values.width, height: values.height, shape: ratio(BigInt(values.width), BigInt(values.height)) }
  const parts = values.aspect.split(/[:x×]/)
  const [across, down = ratio(1n), ...more] = parts.map((part) => readExact(part, region))
  if (typeof across !== 'object' || typeof down !== 'object' || more.length > 0)
    return { message: 'must be a ratio such as 16:9, 2.39:1 or 1.85' }
  if (across.over <= 0n || down.over <= 0n) return { message: 'must have sides above 0' }
  const shape = quotient(across, down)
  const aspect = toNumber(shape)
  if (aspect > 10_000 || aspect < 1e-4) return { message: 'must lie between 1:10000 and 10000:1' }
  const multiple = Number(values.multiple)
  const exact = values.known === 'width' ? values.length / aspect : values.length * aspect
  const own = rounded(values.length, 1)
  const other = rounded(exact, multiple)
  return values.known === 'width'
    ? { width: own, height: other, shape, exact }
    : { width: other, height: own, shape, exact }
}

function nearText(aspect: number, show: Show): string {
  const candidates = named.flatMap(([long, short]) => [
    { name: `${long}:${short}`, value: long / short },
    { name: `${short}:${long}`, value: short / long },
  ])
  const off = (value: number) => Math.abs(Math.log(aspect / value))
  const nearest = candidates.reduce((best, one) => (off(one.value) < off(best.value) - 1e-12 ? one : best))
  const share = aspect / nearest.value - 1
  if (Math.abs(share) < 1e-9) return `${nearest.name}, exactly`
  return `${nearest.name}, which is ${show.percent(Math.abs(share), 2)} ${share > 0 ? 'narrower' : 'wider'}`
}

function barsText(across: number, down: number, show: Show): string {
  if (across > 0) return `Left and right, ${show.number(across / 2)} px each`
  return down > 0 ? `Above and below, ${show.number(down / 2)} px each` : 'None'
}

function drawingOf(width: number, height: number, box: { width: number; height: number } | undefined): Diagram {
  const frame = box ?? { width, height }
  const scale = Math.min(360 / frame.width, 200 / frame.height)
  const inside = Math.min(frame.width / width, frame.height / height)
  const rect = (across: number, down: number) => {
    const [w, h] = [Math.max(1, across * scale), Math.max(1, down * scale)]
    return { at: [200 - w / 2, 115 - h / 2], width: w, height: h } as const
  }
  const shapes: Shape[] = [
    { is: 'rect', ...rect(width * inside, height * inside), tone: 'accent', filled: true },
    { is: 'rect', ...rect(frame.width, frame.height), tone: 'ink' },
  ]
  return { title: box ? 'The picture fitted into the box' : 'The picture', width: 400, height: 230, shapes }
}
