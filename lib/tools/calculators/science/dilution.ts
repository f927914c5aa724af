import {
  choice,
  defineCalculator,
  integer,
  number,
  problem,
  quantity,
  restOf,
  rows,
  sumOfTerms,
  text,
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
  nM: 'nM',
  percent: '%',
  ppm: 'ppm',
  X: 'X',
  'mg/mL': 'mg/mL',
  'µg/mL': 'µg/mL',
  'ng/mL': 'ng/mL',
  'g/L': 'g/L',
  'cells/mL': 'cells/mL',
} as const
type Unit = keyof typeof units
/** Units that can be turned into one another. */
const scales: Readonly<Partial<Record<Unit, readonly [family: string, factor: number]>>> = {
  M: ['molar', 1],
  mM: ['molar', 1e-3],
  µM: ['molar', 1e-6],
  nM: ['molar', 1e-9],
  percent: ['share', 1],
  ppm: ['share', 1e-4],
  'mg/mL': ['mass', 1],
  'µg/mL': ['mass', 1e-3],
  'ng/mL': ['mass', 1e-6],
  'g/L': ['mass', 1],
}

const inParallel = { field: 'find', is: 'parallel' } as const
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
        factor: 'A dilution by its factor, 1 in 500',
        parallel: 'Several tubes from one stock',
        series: 'A series, tube from tube',
      },
      initial: 'stock',
      as: 'menu',
    }),
    strong: number('Concentration of the stock', {
      initial: 12,
      above: 0,
      max: 1e15,
      shownWhen: { field: 'find', is: ['stock', 'final', 'made', 'parallel', 'series'] },
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
      shownWhen: { field: 'find', is: ['stock', 'final', 'start', 'factor'] },
    }),
    fold: number('Diluted how many times', {
      initial: 500,
      above: 0,
      max: 1e12,
      help: '500 for 1 in 500: one part in five hundred altogether.',
      shownWhen: { field: 'find', is: 'factor' },
    }),
    targets: rows('Tubes', {
      row: 'tube',
      columns: {
        name: text('Name', { optional: true, maxLength: 30 }),
        concentration: number('Concentration wanted', { initial: 1, above: 0, max: 1e15 }),
        volume: quantity('Final volume', { ...volumes, units: ['mL', 'µL', 'L'], initial: 0.001 }),
      },
      initial: [
        { concentration: 5, volume: 0.001 },
        { concentration: 2, volume: 0.001 },
        { concentration: 1, volume: 0.001 },
        { concentration: 0.5, volume: 0.001 },
      ],
      min: 1,
      max: 96,
      help: 'Each is filled from the stock itself.',
      shownWhen: inParallel,
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
      shownWhen: { field: 'find', is: ['stock', 'made', 'start', 'parallel'] },
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
    times: { kind: 'number', label: 'Dilution factor', optional: true },
    parts: { kind: 'text', label: 'In parts', optional: true },
    intermediate: {
      kind: 'text',
      label: 'Through a step between',
      optional: true,
      section: 'If it is too little for the pipette',
    },
    parallel: {
      kind: 'table',
      label: 'Tubes from the stock',
      optional: true,
      columns: {
        tube: { kind: 'text', label: 'Tube' },
        concentration: { kind: 'text', label: 'Concentration' },
        stock: { kind: 'text', label: 'Stock' },
        diluent: { kind: 'text', label: 'Diluent' },
        made: { kind: 'text', label: 'Together' },
        factor: { kind: 'number', label: 'Diluted' },
        through: { kind: 'text', label: 'If that is too little for the pipette' },
      },
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
    'C₁ × V₁ = C₂ × V₂; diluent = V₂ − V₁; dilution factor = C₁ ÷ C₂. Tubes in parallel: stock = Σ C₂ × V₂ ÷ C₁. In a series each tube is the one before divided by the factor',
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
    if (values.find === 'parallel') return parallelOf(values, show)
    const found = solve(values)
    if ('message' in found) return problem<Refused['field']>(found.field, found.message)
    const { stock, made } = found
    const times = made / stock
    const least = litersOf(values.smallest)
    const needed = stock < least * (1 - 1e-9)
    return {
      answer: answerOf(values, found, show),
      note: noteOf(values, needed ? stepBetween : undefined),
      stock,
      diluent: made - stock,
      made,
      times,
      parts: partsOf(times, values.colon, show),
      intermediate: needed ? betweenOf(stock, made, least, show) : undefined,
    }
  },

  steps(values, { stock, made, times = 1 }) {
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
    if (values.find === 'parallel') return parallelLines(values)
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
      factor: { gives: 'stock', is: '{v2} L ÷ {x}', with: given },
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
      name: 'An antibody one in five hundred',
      given: { find: 'factor', fold: 500, total: 0.01, smallest: 1, colon: false, liquid: 'other' },
      expect: { stock: 0.00002, diluent: 0.00998, parts: '1 in 500 (1 + 499)' },
    },
    {
      name: 'Four standards from one stock',
      given: {
        find: 'parallel',
        strong: 10,
        targets: [
          { concentration: 5, volume: 0.001 },
          { concentration: 2, volume: 0.001 },
          { concentration: 1, volume: 0.001 },
          { concentration: 0.5, volume: 0.001 },
        ],
        unit: 'mM',
        otherUnit: 'same',
        smallest: 1,
        liquid: 'other',
      },
      expect: { stock: 0.00085, diluent: 0.00315, parallel: { rows: 4 } },
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

interface Target {
  name?: string | undefined
  concentration: number
  volume: number
}
interface Entered {
  find: 'stock' | 'final' | 'made' | 'start' | 'factor' | 'parallel' | 'series'
  strong: number
  weak: number
  taken: number
  total: number
  fold: number
  targets: readonly Target[]
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
  field: 'weak' | 'total' | 'otherUnit' | 'fold' | 'targets'
  message: string
}

const slack = 1 + 1e-9

function solve(values: Entered): Solved | Refused {
  const { find, strong, taken, total } = values
  if (find === 'factor') {
    // Where a colon means parts beside each other, 1 : 500 is one part and five hundred.
    const times = values.colon ? values.fold + 1 : values.fold
    return times > 1
      ? { strong, weak: strong / times, stock: total / times, made: total }
      : { field: 'fold', message: 'must be more than 1: one in one is the stock itself' }
  }
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
  if (values.find === 'stock' || values.find === 'factor')
    return `${withSiPrefix(stock, 'L', show)} of stock, ${withSiPrefix(made - stock, 'L', show)} of diluent`
  if (values.find === 'made') return withSiPrefix(made, 'L', show)
  return strength(values.find === 'final' ? weak : strong, values.unit, show)
}

function partsOf(times: number, isSum: boolean, show: Show): string {
  const whole = show.number(Number(times.toPrecision(6)))
  const rest = show.number(Number((times - 1).toPrecision(6)))
  return isSum ? `1 : ${rest} (1 + ${rest})` : `1 in ${whole} (1 + ${rest})`
}

const liquidNotes = {
  acid: { is: 'bad', says: 'Acid into water, slowly and stirred. Water poured into acid boils and spits.' },
  bleach: {
    is: 'bad',
    says: 'Never with acids or ammonia, whose gases with bleach are poisonous. Cold water, fresh every day, good air.',
  },
  alcohol: {
    is: 'fair',
    says: 'Measure the stock, then fill up to the final volume: alcohol and water shrink when they mix.',
  },
  other: undefined,
} as const

/** What the liquid asks for, and behind it what the pipette does. */
function noteOf({ liquid }: Entered, tooLittle?: string): Verdict | undefined {
  const note = liquidNotes[liquid]
  if (tooLittle === undefined) return note
  return note ? { is: note.is, says: `${note.says} ${tooLittle}` } : { is: 'fair', says: tooLittle }
}

const stepBetween =
  'The stock is less than your pipette measures well. The step between, below, takes a larger amount twice.'

interface Between {
  /** How many times the stock is thinned first, and how much of that is then taken. */
  before: number
  second: number
}

/** The least whole dilution before, by which the stock becomes enough to be measured; undefined where that overflows. */
function stepBefore(stock: number, made: number, smallest: number): Between | undefined {
  const before = Math.ceil((smallest / stock) * (1 - 1e-9))
  const second = stock * before
  return second > made ? undefined : { before, second }
}

function betweenOf(stock: number, made: number, smallest: number, show: Show): string {
  const step = stepBefore(stock, made, smallest)
  if (!step) return 'Not even then: make more of it'
  const first = `${withSiPrefix(smallest, 'L', show)} of stock and ${withSiPrefix(smallest * (step.before - 1), 'L', show)} of diluent`
  return `First ${first}; of that ${withSiPrefix(step.second, 'L', show)}, filled up to ${withSiPrefix(made, 'L', show)}`
}

/** What each tube takes from the stock, and what it takes where that has to go through a step between. */
function portionsOf(values: Entered): Portion[] | Refused {
  const factor = factorBetween(values)
  if (factor === undefined)
    return { field: 'otherUnit', message: 'must be a unit that can be compared with that of the stock' }
  const least = litersOf(values.smallest)
  const tooStrong = values.targets.findIndex(({ concentration }) => concentration * factor > values.strong * slack)
  if (tooStrong >= 0)
    return {
      field: 'targets',
      message: `must be at most as strong as the stock: diluting makes nothing stronger, and row ${tooStrong + 1} would be`,
    }
  return values.targets.map(({ name, concentration, volume }, at) => {
    const stock = Math.min(volume, ((concentration * factor) / values.strong) * volume)
    const isTooLittle = stock < least * (1 - 1e-9)
    const step = isTooLittle ? stepBefore(stock, volume, least) : undefined
    return {
      name: name?.trim() || `${at + 1}`,
      concentration,
      volume,
      stock,
      isTooLittle,
      used: step ? least : stock,
      diluent: step ? least * (step.before - 1) + volume - step.second : volume - stock,
    }
  })
}

interface Portion extends Target {
  name: string
  stock: number
  isTooLittle: boolean
  /** Of stock and of diluent, with what the step between takes. */
  used: number
  diluent: number
}

function parallelOf(values: Entered, show: Show) {
  const portions = portionsOf(values)
  if ('message' in portions) return problem<Refused['field']>(portions.field, portions.message)
  const { unit, otherUnit, smallest } = values
  const sum = (column: 'used' | 'diluent' | 'volume') => portions.reduce((total, one) => total + one[column], 0)
  const tooLittle = portions.filter(({ isTooLittle }) => isTooLittle)
  const stock = sum('used')
  return {
    answer: `${withSiPrefix(stock, 'L', show)} of stock for ${portions.length === 1 ? 'one tube' : `${portions.length} tubes`}`,
    note: noteOf(
      values,
      tooLittle.length === 0
        ? undefined
        : `Tube ${tooLittle.map(({ name }) => name).join(', ')}: less stock than your pipette measures well. The last column has a step between.`,
    ),
    stock,
    diluent: sum('diluent'),
    made: sum('volume'),
    parallel: portions.map((one) => ({
      tube: one.name,
      concentration: strength(one.concentration, otherUnit === 'same' ? unit : otherUnit, show),
      stock: withSiPrefix(one.stock, 'L', show),
      diluent: withSiPrefix(one.volume - one.stock, 'L', show),
      made: withSiPrefix(one.volume, 'L', show),
      factor: one.volume / one.stock,
      through: one.isTooLittle ? betweenOf(one.stock, one.volume, litersOf(smallest), show) : null,
    })),
  }
}

const termsShown = 6

/** The stock of all tubes, one term each; of a step between, the amount that it takes. */
function parallelLines(values: Entered) {
  const portions = portionsOf(values)
  if ('message' in portions) return []
  const factor = factorBetween(values) ?? 1
  const figure = (value: number) => ({ kind: 'number', value }) as const
  const isBetween = (one: Portion | undefined) => one !== undefined && one.used !== one.stock
  return [
    {
      gives: 'stock' as const,
      is: sumOfTerms(portions.length, termsShown, (at) =>
        isBetween(portions[at]) ? `{u${at}} L` : `{c${at}} × {v${at}} L ÷ {own}`,
      ),
      with: {
        ...Object.fromEntries(
          portions.slice(0, termsShown).flatMap((one, at) => [
            [`c${at}`, figure(one.concentration * factor)],
            [`v${at}`, figure(one.volume)],
            [`u${at}`, figure(one.used)],
          ]),
        ),
        own: figure(values.strong),
        rest: restOf(portions.slice(termsShown).reduce((sum, one) => sum + one.used, 0)),
      },
    },
  ]
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
    note: noteOf(
      values,
      isTooLittle
        ? `A transfer of ${withSiPrefix(Math.min(...made) / factor, 'L', show)} is less than your pipette measures well. Take larger tubes or a smaller step.`
        : undefined,
    ),
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
