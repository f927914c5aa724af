import { choice, defineCalculator, problem, quantity, text, type Verdict } from '@/lib/kits/calculator'
import {
  bandsOf,
  chipCode,
  codeColour,
  coloursWith,
  eiaCode,
  isPreferred,
  letterCode,
  nearestPreferred,
  readChipCode,
  scaled,
  seriesSizes,
  seriesTolerance,
  type ColourName,
} from '@/lib/engines/resistor-codes'
import { withSiPrefix } from '@/lib/base/units/si-prefix'
import type { Diagram, Shape } from '@/lib/kits/chart/types'
import type { Show } from '@/lib/base/format/show'

/** The options of a band, each named by its color and what it says there. */
const digit = {
  black: 'Black, 0',
  brown: 'Brown, 1',
  red: 'Red, 2',
  orange: 'Orange, 3',
  yellow: 'Yellow, 4',
  green: 'Green, 5',
  blue: 'Blue, 6',
  violet: 'Violet, 7',
  grey: 'Gray, 8',
  white: 'White, 9',
} as const
const multiplier = {
  black: 'Black, × 1',
  brown: 'Brown, × 10',
  red: 'Red, × 100',
  orange: 'Orange, × 1k',
  yellow: 'Yellow, × 10k',
  green: 'Green, × 100k',
  blue: 'Blue, × 1M',
  violet: 'Violet, × 10M',
  grey: 'Gray, × 100M',
  white: 'White, × 1G',
  gold: 'Gold, × 0.1',
  silver: 'Silver, × 0.01',
  pink: 'Pink, × 0.001',
} as const
const tolerances = {
  silver: 'Silver, ±10%',
  gold: 'Gold, ±5%',
  red: 'Red, ±2%',
  brown: 'Brown, ±1%',
  green: 'Green, ±0.5%',
  blue: 'Blue, ±0.25%',
  violet: 'Violet, ±0.1%',
  orange: 'Orange, ±0.05%',
  yellow: 'Yellow, ±0.02%',
  grey: 'Gray, ±0.01%',
} as const
const coefficients = {
  black: 'Black, 250 ppm/K',
  brown: 'Brown, 100 ppm/K',
  red: 'Red, 50 ppm/K',
  yellow: 'Yellow, 25 ppm/K',
  green: 'Green, 20 ppm/K',
  orange: 'Orange, 15 ppm/K',
  blue: 'Blue, 10 ppm/K',
  violet: 'Violet, 5 ppm/K',
  grey: 'Gray, 1 ppm/K',
} as const
const byValue = { field: 'from', is: 'value' } as const
const byBands = { field: 'from', is: 'bands' } as const
const counted = (...counts: readonly string[]) => [byBands, { field: 'count', is: counts }] as const

export default defineCalculator({
  inputs: {
    from: choice('What you have', {
      options: { bands: 'Colors', value: 'A value', chip: 'A chip code' },
      initial: 'bands',
    }),
    count: choice('Bands', {
      options: { '1': '1', '3': '3', '4': '4', '5': '5', '6': '6' },
      initial: '4',
      as: 'buttons',
      shownWhen: byBands,
    }),
    first: choice('First digit', {
      options: digit,
      initial: 'brown',
      as: 'menu',
      shownWhen: counted('3', '4', '5', '6'),
    }),
    second: choice('Second digit', {
      options: digit,
      initial: 'black',
      as: 'menu',
      shownWhen: counted('3', '4', '5', '6'),
    }),
    third: choice('Third digit', { options: digit, initial: 'black', as: 'menu', shownWhen: counted('5', '6') }),
    times: choice('Multiplier', {
      options: multiplier,
      initial: 'red',
      as: 'menu',
      shownWhen: counted('3', '4', '5', '6'),
    }),
    tolerance: choice('Tolerance', {
      options: tolerances,
      initial: 'gold',
      as: 'menu',
      shownWhen: counted('4', '5', '6'),
    }),
    coefficient: choice('Temperature coefficient', {
      options: coefficients,
      initial: 'red',
      as: 'menu',
      shownWhen: counted('6'),
    }),
    ohms: quantity('Resistance', {
      of: 'resistance',
      unit: 'Ω',
      units: ['Ω', 'kΩ', 'MΩ', 'mΩ', 'GΩ'],
      initial: 4700,
      max: 1e12,
      shownWhen: byValue,
    }),
    wanted: choice('Its tolerance', {
      options: { ...tolerances, none: 'No band, ±20%' },
      initial: 'gold',
      as: 'menu',
      shownWhen: byValue,
    }),
    drift: choice('Its temperature coefficient', {
      options: { none: 'No band for it', ...coefficients },
      initial: 'none',
      as: 'menu',
      help: 'A sixth band, behind three digits, multiplier and tolerance.',
      shownWhen: [byValue, { field: 'wanted', is: Object.keys(tolerances) }],
    }),
    code: text('Code on the chip', {
      initial: '472',
      maxLength: 8,
      help: 'Such as 472, 4701, 4R7 or 01C.',
      shownWhen: { field: 'from', is: 'chip' },
    }),
  },
  outputs: {
    answer: { kind: 'text', label: 'Resistor' },
    note: { kind: 'verdict', label: 'Is it a usual value?' },
    resistance: { kind: 'number', label: 'Resistance', unit: 'Ω', prefixed: true },
    lowest: { kind: 'number', label: 'At least', unit: 'Ω', prefixed: true },
    highest: { kind: 'number', label: 'At most', unit: 'Ω', prefixed: true },
    tolerance: { kind: 'percent', label: 'Tolerance, either way' },
    ppm: { kind: 'number', label: 'Temperature coefficient', unit: 'ppm/K', decimals: 0, optional: true },
    turned: { kind: 'text', label: 'From the other end', optional: true, section: 'Reading direction' },
    drawing: { kind: 'diagram', label: 'Bands, with the letters of IEC 60062' },
    codes: {
      kind: 'table',
      label: 'The same value in every code',
      columns: { system: { kind: 'text', label: 'Code' }, marking: { kind: 'text', label: 'Marking' } },
    },
    series: {
      kind: 'table',
      label: 'Nearest preferred values',
      optional: true,
      columns: {
        series: { kind: 'text', label: 'Series' },
        goes: { kind: 'percent', label: 'Usual tolerance' },
        value: { kind: 'number', label: 'Nearest', unit: 'Ω', prefixed: true },
        error: { kind: 'percent', label: 'Off by' },
      },
    },
  },
  formula: 'Resistance = digits × multiplier; range = resistance × (1 ± tolerance)',
  limits: [
    'Colors are those of IEC 60062:2016. Gray as a tolerance meant ±0.05% in earlier editions and still does on many charts.',
    'A chip code does not say its tolerance: three digits are taken as ±5%, four digits and EIA-96 as ±1%, as is usual.',
    'On parts of military lists a fifth band behind four is a failure rate, not a fifth value band.',
    'An underlined or overlined chip code has meanings of its maker.',
  ],
  sources: [
    { title: 'Resistor Color Codes: Color code chart by IEC 60062', href: 'https://www.resistorcolorcodes.org/chart' },
    {
      title: 'Wilderness Labs: Reading resistors, with the table of EIA-96',
      href: 'http://developer.wildernesslabs.co/Hardware/Reference/Components/Resistors/Reading/',
    },
    { title: 'IEC 60063: Preferred number series for resistors and capacitors' },
  ],

  compute(values, { show }) {
    const found = resistorOf(values)
    if ('message' in found) return problem<'code' | 'ohms'>(found.field, found.message)
    const { ohms, tolerance, bands, ppm } = found
    const size = withSiPrefix(ohms, 'Ω', show)
    const turned = values.from === 'bands' && values.count !== '1' ? readTurned(bands, values.count) : undefined
    return {
      answer: ohms === 0 ? `${size}, a link` : `${size} ±${show.percent(tolerance)}`,
      note: noteOf(values, found, turned, show),
      resistance: ohms,
      lowest: ohms * (1 - tolerance),
      highest: ohms * (1 + tolerance),
      tolerance,
      ppm,
      turned:
        values.from === 'bands' && values.count !== '1'
          ? turned === undefined
            ? 'Not possible: these colors make no value that way'
            : `${withSiPrefix(turned.ohms, 'Ω', show)}${isUsual(turned.ohms, turned.digits) ? '' : ', which no series has'}`
          : undefined,
      drawing: drawn(bands),
      codes: codesOf(ohms, tolerance),
      series:
        ohms === 0
          ? undefined
          : seriesSizes.map((count) => {
              const value = nearestPreferred(ohms, count)
              const error = value / ohms - 1
              return {
                series: `E${count}`,
                goes: seriesTolerance[count],
                value,
                error: Math.abs(error) < 1e-12 ? 0 : error,
              }
            }),
    }
  },

  steps(values) {
    const found = resistorOf(values)
    if ('message' in found || found.ohms === 0) return []
    const typed = values.from === 'value' ? undefined : found.typed
    return [
      {
        gives: typed && 'resistance',
        is: '{digits} × {times} Ω',
        with: {
          digits: typed && { kind: 'number', value: typed.digits },
          times: typed && { kind: 'number', value: scaled(1, typed.power) },
        },
      },
      { gives: 'lowest', is: '{resistance} × (1 − {tolerance})' },
      { gives: 'highest', is: '{resistance} × (1 + {tolerance})' },
    ]
  },

  examples: [
    {
      name: 'Brown, black, red, gold',
      given: { from: 'bands', count: '4', first: 'brown', second: 'black', times: 'red', tolerance: 'gold' },
      expect: { resistance: 1000, lowest: 950, highest: 1050 },
    },
    {
      name: 'A shunt of 50 milliohms',
      given: { from: 'value', ohms: 0.05, wanted: 'brown', drift: 'none' },
      expect: { resistance: 0.05, answer: '50\u00A0mΩ ±1%' },
    },
    {
      name: 'A chip that says 01C',
      given: { from: 'chip', code: '01C' },
      expect: { resistance: 10000, tolerance: 0.01 },
    },
  ],
})

interface Entered {
  from: 'bands' | 'value' | 'chip'
  count: '1' | '3' | '4' | '5' | '6'
  first: ColourName
  second: ColourName
  third: ColourName
  times: ColourName
  tolerance: ColourName
  coefficient: ColourName
  ohms: number
  wanted: ColourName | 'none'
  drift: ColourName | 'none'
  code: string
}
interface Found {
  ohms: number
  tolerance: number
  bands: readonly ColourName[]
  typed?: { digits: number; power: number }
  ppm?: number | undefined
}
interface Refused {
  field: 'code' | 'ohms'
  message: string
}

const without = 0.2

function resistorOf(values: Entered): Found | Refused {
  if (values.from === 'bands') return ofBands(values)
  if (values.from === 'value') {
    if (values.ohms > 0 && values.ohms < 1e-6) return { field: 'ohms', message: 'must be 0, or a microohm at least' }
    const { ohms, wanted, drift } = values
    if (wanted === 'none') return { ohms, tolerance: without, bands: ohms === 0 ? ['black'] : (bandsOf(ohms, 2) ?? []) }
    const tolerance = codeColour(wanted).tolerance ?? without
    if (drift === 'none') return { ohms, tolerance, bands: bandsFor(ohms, wanted) }
    const digits = ohms === 0 ? undefined : bandsOf(ohms, 3)
    return {
      ohms,
      tolerance,
      bands: ohms === 0 ? ['black'] : digits ? [...digits, wanted, drift] : [],
      ppm: codeColour(drift).ppm,
    }
  }
  const read = readChipCode(values.code)
  if (!read)
    return {
      field: 'code',
      message: 'must be three or four digits, a value with the letter R, or two digits from 01 to 96 and a letter',
    }
  const isFine = read.system === 'four' || read.system === 'eia'
  return {
    ohms: read.ohms,
    tolerance: read.ohms === 0 ? 0 : isFine ? 0.01 : 0.05,
    bands: bandsFor(read.ohms, isFine ? 'brown' : 'gold'),
    typed: { digits: read.digits, power: read.power },
  }
}

function bandsFor(ohms: number, tolerance: ColourName): readonly ColourName[] {
  if (ohms === 0) return ['black']
  const isCoarse = (codeColour(tolerance).tolerance ?? 0) >= 0.05
  const bands = (isCoarse ? bandsOf(ohms, 2) : undefined) ?? bandsOf(ohms, 3)
  return bands ? [...bands, tolerance] : []
}

function ofBands({ count, first, second, third, times, tolerance, coefficient }: Entered): Found {
  if (count === '1') return { ohms: 0, tolerance: 0, bands: ['black'] }
  const digits = count === '5' || count === '6' ? [first, second, third] : [first, second]
  const number = digits.reduce((sum, name) => sum * 10 + (codeColour(name).digit ?? 0), 0)
  const power = codeColour(times).power
  const hasTolerance = count !== '3'
  return {
    ohms: scaled(number, power),
    tolerance: hasTolerance ? (codeColour(tolerance).tolerance ?? without) : without,
    bands: [...digits, times, ...(hasTolerance ? [tolerance] : []), ...(count === '6' ? [coefficient] : [])],
    typed: { digits: number, power },
    ppm: count === '6' ? codeColour(coefficient).ppm : undefined,
  }
}

/** What the bands say from the other end; undefined where a color cannot stand there. */
function readTurned(bands: readonly ColourName[], count: Entered['count']) {
  const turned = bands.toReversed()
  const many = count === '5' || count === '6' ? 3 : 2
  const digits = turned.slice(0, many)
  const [times, tolerance, coefficient] = turned.slice(many)
  const can = (part: 'power' | 'tolerance' | 'ppm', name: ColourName | undefined) =>
    name === undefined || coloursWith(part).includes(name)
  if (!digits.every((name) => coloursWith('digit').includes(name))) return undefined
  if (!times || !can('power', times) || !can('tolerance', tolerance) || !can('ppm', coefficient)) return undefined
  const number = digits.reduce((sum, name) => sum * 10 + (codeColour(name).digit ?? 0), 0)
  return { ohms: scaled(number, codeColour(times).power), digits: many }
}

function isUsual(ohms: number, digits: number): boolean {
  return isPreferred(ohms, 24) || (digits === 3 && isPreferred(ohms, 192))
}

function noteOf(values: Entered, found: Found, turned: ReturnType<typeof readTurned>, show: Show): Verdict {
  const { ohms, bands } = found
  if (ohms === 0)
    return { is: 'plain', says: 'A link of zero ohms: a wire that a machine can place like any resistor.' }
  const isBare = values.from === 'value' && values.wanted === 'none'
  if (values.from === 'value' && bands.length === 0)
    return {
      is: 'fair',
      says: `No color code holds this value: it has more than ${isBare ? 'the two digits of three bands' : 'three digits'}, or lies outside the multipliers.`,
    }
  const digits = isBare || (values.from === 'bands' && values.count !== '5' && values.count !== '6') ? 2 : 3
  const home = seriesSizes.find((size) => isPreferred(ohms, size))
  if (home !== undefined && isUsual(ohms, digits)) return { is: 'good', says: `Yes: it is a value of series E${home}.` }
  if (turned && isUsual(turned.ohms, turned.digits))
    return {
      is: 'fair',
      says: `No series has it, but from the other end the bands say ${withSiPrefix(turned.ohms, 'Ω', show)}, which one has. Turn the resistor round.`,
    }
  return { is: 'fair', says: 'No series has it: read the colors again, or take the nearest one of the table.' }
}

function codesOf(ohms: number, tolerance: number) {
  const named = (count: 2 | 3) =>
    bandsOf(ohms, count)
      ?.map((name) => codeColour(name).label)
      .join(', ')
  return [
    { system: '4 bands, before the tolerance', marking: ohms === 0 ? 'Black alone' : (named(2) ?? '—') },
    { system: '5 bands, before the tolerance', marking: ohms === 0 ? 'Black alone' : (named(3) ?? '—') },
    { system: 'Chip, 3 digits', marking: chipCode(ohms, 2) ?? '—' },
    { system: 'Chip, 4 digits', marking: chipCode(ohms, 3) ?? '—' },
    { system: 'Chip, EIA-96', marking: tolerance > 0.01 ? '— (for ±1%)' : (eiaCode(ohms) ?? '—') },
    { system: 'Letters and digits', marking: ohms === 0 ? '0R' : (letterCode(ohms) ?? '—') },
  ]
}

function drawn(bands: readonly ColourName[]): Diagram {
  const step = 220 / Math.max(bands.length, 1)
  const shapes: Shape[] = [
    { is: 'line', from: [10, 75], to: [70, 75], tone: 'muted', thick: 2 },
    { is: 'line', from: [330, 75], to: [390, 75], tone: 'muted', thick: 2 },
    { is: 'rect', at: [70, 40], width: 260, height: 70, paint: '#d9c9a3' },
    ...bands.flatMap((name, at): Shape[] => {
      // The tolerance band stands a little apart.
      const apart = bands.length > 3 && at >= bands.length - (bands.length === 6 ? 2 : 1) ? 10 : 0
      const left = 90 + at * step + step / 2 - 11 + apart - 5
      const { paint, letters } = codeColour(name)
      return [
        { is: 'rect', at: [left, 40], width: 22, height: 70, paint },
        { is: 'text', at: [left + 11, 130], text: letters, anchor: 'middle', small: true },
      ]
    }),
    { is: 'rect', at: [70, 40], width: 260, height: 70, tone: 'muted' },
  ]
  const read = bands.map((name) => codeColour(name).label.toLowerCase()).join(', ')
  return { title: read === '' ? 'A resistor without bands' : `Bands: ${read}`, width: 400, height: 150, shapes }
}
