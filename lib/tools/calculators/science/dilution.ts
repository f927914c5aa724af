import {
  choice,
  defineCalculator,
  integer,
  number,
  problem,
  quantity,
  toggle,
  type Verdict,
} from '@/lib/kits/calculator'
import { withSiPrefix } from '@/lib/base/units/si-prefix'
import type { Show } from '@/lib/base/format/show'

/** Concentrations share a unit, whichever it is; parts per million of a weight by volume are a ten-thousandth of a percent. */
const units = {
  M: 'M',
  mM: 'mM',
  µM: 'µM',
  percent: '%',
  ppm: 'ppm',
  X: 'X',
  'mg/mL': 'mg/mL',
  'µg/mL': 'µg/mL',
  'cells/mL': 'cells/mL',
} as const
type Unit = keyof typeof units
/** Units that can be turned into one another. */
const scales: Readonly<Partial<Record<Unit, readonly [family: string, factor: number]>>> = {
  M: ['molar', 1],
  mM: ['molar', 1e-3],
  µM: ['molar', 1e-6],
  percent: ['share', 1],
  ppm: ['share', 1e-4],
  'mg/mL': ['mass', 1],
  'µg/mL': ['mass', 1e-3],
}

const inSteps = { field: 'find', is: 'series' } as const
const volumes = { of: 'volume', unit: 'L', units: ['mL', 'L', 'µL', 'm³', 'US gal'], above: 0, max: 1e6 } as const

/** Of microliters. */
const litersOf = (microliters: number) => microliters / 1e6

export default defineCalculator({
  inputs: {
    find: choice('What to find', {
      options: {
        stock: 'How much stock to take',
        final: 'The concentration it comes to',
        made: 'How far the stock goes',
        start: 'The concentration of the stock',
        series: 'A series of tubes',
      },
      initial: 'stock',
      as: 'menu',
    }),
    strong: number('Concentration of the stock', {
      initial: 12,
      above: 0,
      max: 1e15,
      shownWhen: { field: 'find', is: ['stock', 'final', 'made', 'series'] },
    }),
    weak: number('Concentration wanted', {
      initial: 1,
      above: 0,
      max: 1e15,
      shownWhen: { field: 'find', is: ['stock', 'made', 'start'] },
    }),
    taken: quantity('Volume of stock', {
      ...volumes,
      initial: 0.01,
      shownWhen: { field: 'find', is: ['final', 'made', 'start'] },
    }),
    total: quantity('Final volume', {
      ...volumes,
      initial: 0.5,
      shownWhen: { field: 'find', is: ['stock', 'final', 'start'] },
    }),
    factor: number('Dilution from tube to tube', {
      initial: 10,
      above: 1,
      max: 1e6,
      help: '10 where each tube is a tenth of the one before.',
      shownWhen: inSteps,
    }),
    tubes: integer('Tubes', { initial: 6, min: 1, max: 30, shownWhen: inSteps }),
    tubeVolume: quantity('Left in each tube', { ...volumes, initial: 0.001, shownWhen: inSteps }),
    unit: choice('Concentrations in', { options: units, initial: 'M', as: 'menu', refines: true }),
    otherUnit: choice('Unit of the concentration wanted', {
      options: { same: 'The same', ...units },
      initial: 'same',
      as: 'menu',
      shownWhen: { field: 'find', is: ['stock', 'made', 'start'] },
      refines: true,
    }),
    smallest: quantity('Least that your pipette measures well', {
      ...volumes,
      unit: 'µL',
      units: ['µL', 'mL'],
      initial: 1,
      refines: true,
    }),
    colon: toggle('Here 1 : 10 means 1 part and 10 parts', {
      help: 'Otherwise 1 : 10 is 1 part in 10, as laboratories mostly write.',
      refines: true,
    }),
    liquid: choice('What is diluted', {
      options: { other: 'Anything else', acid: 'An acid', bleach: 'Bleach', alcohol: 'Alcohol' },
      initial: 'other',
      as: 'menu',
      refines: true,
    }),
  },
  outputs: {
    answer: { kind: 'text', label: 'Answer' },
    note: { kind: 'verdict', label: 'Mind', optional: true },
    stock: { kind: 'number', label: 'Stock', unit: 'L', prefixed: true },
    diluent: { kind: 'number', label: 'Diluent', unit: 'L', prefixed: true },
    made: { kind: 'number', label: 'Together', unit: 'L', prefixed: true },
    times: { kind: 'number', label: 'Dilution factor' },
    parts: { kind: 'text', label: 'In parts' },
    intermediate: {
      kind: 'text',
      label: 'Through a step between',
      optional: true,
      section: 'If it is too little for the pipette',
    },
    series: {
      kind: 'table',
      label: 'Tubes',
      optional: true,
      columns: {
        tube: { kind: 'count', label: 'Tube' },
        concentration: { kind: 'text', label: 'Concentration' },
        from: { kind: 'text', label: 'Take' },
        diluent: { kind: 'text', label: 'Into diluent' },
        factor: { kind: 'number', label: 'Diluted, all in all' },
      },
    },
    curve: {
      kind: 'series',
      label: 'Concentrations',
      optional: true,
      columns: {
        tube: { kind: 'count', label: 'Tube' },
        power: { kind: 'number', label: 'Power of ten of the concentration', decimals: 2 },
      },
    },
  },
  formula:
    'C₁ × V₁ = C₂ × V₂; diluent = V₂ − V₁; dilution factor = C₁ ÷ C₂. In a series each tube is the one before divided by the factor',
  limits: [
    'Volumes are taken to add up. Alcohol and water do not: 50 mL and 50 mL make about 96 mL, so fill up to the final volume.',
    'The stock is taken as evenly mixed, and each tube as mixed before the next is drawn.',
    'Percent and parts per million are of weight by volume in both places.',
    'No answer here is a dose.',
  ],
  sources: [
    {
      title: 'Vanderbilt University: Performing dilutions',
      href: 'https://vanderbilt.edu/AnS/Chemistry/courses/chem104/experiment7/dilutions/dilutions5.htm',
    },
    {
      title: 'World Health Organization 2014, annex G: Use of disinfectants, alcohol and bleach',
      href: 'https://www.ncbi.nlm.nih.gov/books/NBK214356/table/annexg.t1/?report=objectonly',
    },
  ],

  compute(values, { show }) {
    if (values.find === 'series') return seriesOf(values, show)
    const found = solve(values)
    if ('message' in found) return problem<'weak' | 'total' | 'otherUnit'>(found.field, found.message)
    const { stock, made } = found
    const times = made / stock
    const least = litersOf(values.smallest)
    const needed = stock < least * (1 - 1e-9)
    return {
      answer: answerOf(values, found, show),
      note: noteOf(values, needed),
      stock,
      diluent: made - stock,
      made,
      times,
      parts: partsOf(times, values.colon, show),
      intermediate: needed ? betweenOf(stock, made, least, show) : undefined,
    }
  },

  steps(values, { stock, made, times }) {
    if (values.find === 'series')
      return [
        {
          gives: 'stock',
          is: '{left} L ÷ {f} × (1 − 1 ÷ {f}^{n}) ÷ (1 − 1 ÷ {f})',
          with: {
            left: { kind: 'number', value: values.tubeVolume },
            f: { kind: 'number', value: values.factor },
            n: { kind: 'number', value: values.tubes },
          },
        },
      ]
    const found = solve(values)
    if ('message' in found) return []
    const given = {
      c1: { kind: 'number', value: found.strong },
      c2: { kind: 'number', value: found.weak },
      v1: { kind: 'number', value: stock },
      v2: { kind: 'number', value: made },
      x: { kind: 'number', value: times },
    } as const
    const lines = {
      stock: { gives: 'stock', is: '{c2} × {v2} L ÷ {c1}', with: given },
      made: { gives: 'made', is: '{c1} × {v1} L ÷ {c2}', with: given },
      final: { gives: 'times', is: '{v2} L ÷ {v1} L', with: given },
      start: { gives: 'times', is: '{v2} L ÷ {v1} L', with: given },
    } as const
    return [lines[values.find], { gives: 'diluent', is: '{v2} L − {v1} L' }]
  },

  charts: [
    {
      kind: 'line',
      title: 'Concentration by tube, as powers of ten',
      of: 'curve',
      x: 'tube',
      y: ['power'],
      needs: 'curve',
    },
  ],

  examples: [
    {
      name: 'Acid from twelve molar to one',
      given: {
        find: 'stock',
        strong: 12,
        weak: 1,
        total: 0.5,
        unit: 'M',
        otherUnit: 'same',
        smallest: 1,
        colon: false,
        liquid: 'acid',
      },
      expect: { stock: 0.041667, diluent: 0.458333, times: 12 },
    },
    {
      name: 'Bleach for a floor',
      given: {
        find: 'stock',
        strong: 5,
        weak: 500,
        total: 5,
        unit: 'percent',
        otherUnit: 'ppm',
        smallest: 1,
        colon: false,
        liquid: 'bleach',
      },
      expect: { stock: 0.05, diluent: 4.95, parts: '1 in 100 (1 + 99)' },
    },
    {
      name: 'Six tubes by tens',
      given: {
        find: 'series',
        strong: 1,
        factor: 10,
        tubes: 6,
        tubeVolume: 0.001,
        unit: 'mM',
        smallest: 1,
        colon: false,
        liquid: 'other',
      },
      expect: { stock: 0.000111111, times: 1_000_000, series: { rows: 6 } },
    },
  ],
})

interface Entered {
  find: 'stock' | 'final' | 'made' | 'start' | 'series'
  strong: number
  weak: number
  taken: number
  total: number
  factor: number
  tubes: number
  tubeVolume: number
  unit: Unit
  otherUnit: 'same' | Unit
  smallest: number
  colon: boolean
  liquid: 'other' | 'acid' | 'bleach' | 'alcohol'
}
interface Solved {
  /** Both in the unit of the stock. */
  strong: number
  weak: number
  stock: number
  made: number
}
interface Refused {
  field: 'weak' | 'total' | 'otherUnit'
  message: string
}

const slack = 1 + 1e-9

function solve(values: Entered): Solved | Refused {
  const { find, strong, taken, total } = values
  const factor = factorBetween(values)
  if (find !== 'final' && factor === undefined)
    return { field: 'otherUnit', message: 'must be a unit that can be compared with that of the stock' }
  const weak = values.weak * (factor ?? 1)
  if (find === 'final' || find === 'start') {
    if (taken > total * slack)
      return { field: 'total', message: 'must be at least the volume of stock: nothing is taken away' }
    return find === 'final'
      ? { strong, weak: (strong * taken) / total, stock: taken, made: total }
      : { strong: (weak * total) / taken, weak, stock: taken, made: total }
  }
  if (weak > strong * slack)
    return { field: 'weak', message: 'must be at most that of the stock: diluting makes nothing stronger' }
  return find === 'stock'
    ? { strong, weak, stock: (weak / strong) * total, made: total }
    : { strong, weak, stock: taken, made: taken * (strong / weak) }
}

/** What a figure in the unit of the wanted concentration is worth in that of the stock. */
function factorBetween({ unit, otherUnit }: Entered): number | undefined {
  if (otherUnit === 'same' || otherUnit === unit) return 1
  const [from, to] = [scales[otherUnit], scales[unit]]
  return from && to && from[0] === to[0] ? from[1] / to[1] : undefined
}

function strength(value: number, unit: Unit, show: Show): string {
  const power = scales[unit]
  if (power?.[0] === 'molar') return withSiPrefix(value * power[1], 'M', show)
  return `${show.number(Number(value.toPrecision(6)))}${unit === 'percent' ? '' : '\u00A0'}${units[unit]}`
}

function answerOf(values: Entered, { stock, made, weak, strong }: Solved, show: Show): string {
  if (values.find === 'stock')
    return `${withSiPrefix(stock, 'L', show)} of stock, ${withSiPrefix(made - stock, 'L', show)} of diluent`
  if (values.find === 'made') return withSiPrefix(made, 'L', show)
  return strength(values.find === 'final' ? weak : strong, values.unit, show)
}

function partsOf(times: number, isSum: boolean, show: Show): string {
  const whole = show.number(Number(times.toPrecision(6)))
  const rest = show.number(Number((times - 1).toPrecision(6)))
  return isSum ? `1 : ${rest} (1 + ${rest})` : `1 in ${whole} (1 + ${rest})`
}

function noteOf({ liquid }: Entered, isTooLittle: boolean): Verdict | undefined {
  if (liquid === 'acid')
    return { is: 'bad', says: 'Acid into water, slowly and stirred. Water poured into acid boils and spits.' }
  if (liquid === 'bleach')
    return {
      is: 'bad',
      says: 'Never with acids or ammonia, whose gases with bleach are poisonous. Cold water, fresh every day, good air.',
    }
  if (liquid === 'alcohol')
    return {
      is: 'fair',
      says: 'Measure the stock, then fill up to the final volume: alcohol and water shrink when they mix.',
    }
  return isTooLittle
    ? {
        is: 'fair',
        says: 'The stock is less than your pipette measures well. The step between, below, takes a larger amount twice.',
      }
    : undefined
}

/** The least whole dilution before, by which the stock becomes enough to be measured. */
function betweenOf(stock: number, made: number, smallest: number, show: Show): string {
  const before = Math.ceil((smallest / stock) * (1 - 1e-9))
  const second = stock * before
  if (second > made) return 'Not even then: make more of it'
  const first = `${withSiPrefix(smallest, 'L', show)} of stock and ${withSiPrefix(smallest * (before - 1), 'L', show)} of diluent`
  return `First ${first}; of that ${withSiPrefix(second, 'L', show)}, filled up to ${withSiPrefix(made, 'L', show)}`
}

function seriesOf(values: Entered, show: Show) {
  const { strong, factor, tubes, tubeVolume, unit } = values
  const least = strong * (scales[unit]?.[1] ?? 1) * factor ** -tubes
  if (tubes * Math.log10(factor) > 30)
    return problem('tubes', 'must be fewer: nothing is left beyond a dilution by 10³⁰')
  // Each tube gives the next what that takes, and keeps what was asked for.
  const made: number[] = []
  for (let tube = tubes - 1; tube >= 0; tube -= 1) made[tube] = tubeVolume + (made[tube + 1] ?? 0) / factor
  const rows = made.map((volume, at) => ({
    tube: at + 1,
    concentration: strength(strong * factor ** -(at + 1), unit, show),
    from: `${withSiPrefix(volume / factor, 'L', show)} of ${at === 0 ? 'stock' : `tube ${at}`}`,
    diluent: withSiPrefix(volume - volume / factor, 'L', show),
    factor: factor ** (at + 1),
  }))
  const first = made[0] ?? tubeVolume
  const stock = first / factor
  const isTooLittle = Math.min(...made) / factor < litersOf(values.smallest) * (1 - 1e-9)
  return {
    answer: `${withSiPrefix(stock, 'L', show)} of stock for ${tubes === 1 ? 'one tube' : `${tubes} tubes`}`,
    note:
      values.liquid === 'other' && isTooLittle
        ? {
            is: 'fair' as const,
            says: `A transfer of ${withSiPrefix(Math.min(...made) / factor, 'L', show)} is less than your pipette measures well. Take larger tubes or a smaller step.`,
          }
        : noteOf(values, false),
    stock,
    diluent: made.reduce((sum, volume) => sum + volume - volume / factor, 0),
    made: tubes * tubeVolume,
    times: factor ** tubes,
    parts: partsOf(factor, values.colon, show),
    series: rows,
    curve:
      least > 0 ? rows.map(({ tube }) => ({ tube, power: Math.log10(strong) - tube * Math.log10(factor) })) : undefined,
  }
}
