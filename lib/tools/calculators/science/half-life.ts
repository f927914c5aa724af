import { choice, defineCalculator, number, percent, problem, quantity, type Verdict } from '@/lib/kits/calculator'
import { activityOf, daughterActivity, gramsOf, nuclides, timeOfMost, type NuclideName } from '@/lib/engines/nuclides'
import type { Show } from '@/lib/base/format/show'

const names = Object.fromEntries(Object.entries(nuclides).map(([key, { name }]) => [key, name])) as Record<
  NuclideName,
  string
>
const becquerels = {
  Bq: 1,
  kBq: 1e3,
  MBq: 1e6,
  GBq: 1e9,
  TBq: 1e12,
  µCi: 3.7e4,
  mCi: 3.7e7,
  Ci: 3.7e10,
  dpm: 1 / 60,
} as const
const grams = { g: 1, mg: 1e-3, µg: 1e-6, kg: 1e3 } as const
const spans = [
  ['year', 31_557_600],
  ['day', 86_400],
  ['h', 3600],
  ['min', 60],
  ['s', 1],
] as const
/** Mean lives of carbon-14 in years: Libby's, by which dates are told, and that of the half-life as known now. */
const libby = 8033
const times = { of: 'time', unit: 's', units: ['s', 'min', 'h', 'day', 'week', 'year'], max: 1e21 } as const
const decay = { field: 'find', is: ['remaining', 'elapsed', 'halfLife', 'initial', 'chain'] } as const
const knowsLife = { field: 'find', is: ['remaining', 'elapsed', 'initial', 'chain'] } as const

export default defineCalculator({
  inputs: {
    find: choice('What to find', {
      options: {
        remaining: 'What is left',
        elapsed: 'The time that has passed',
        initial: 'What there was at first',
        halfLife: 'The half-life',
        chain: 'A parent and its daughter',
        carbon: 'A radiocarbon age',
      },
      initial: 'remaining',
      as: 'menu',
    }),
    nuclide: choice('Nuclide', {
      options: { ...names, own: 'My own half-life' },
      initial: 'I-131',
      as: 'search',
      shownWhen: knowsLife,
    }),
    ownLife: quantity('Half-life', {
      ...times,
      initial: 86_400,
      above: 0,
      shownWhen: [knowsLife, { field: 'nuclide', is: 'own' }],
    }),
    initial: number('At first', {
      initial: 100,
      above: 0,
      max: 1e15,
      shownWhen: { field: 'find', is: ['remaining', 'elapsed', 'halfLife', 'chain'] },
    }),
    left: number('Left', {
      initial: 25,
      above: 0,
      max: 1e15,
      shownWhen: { field: 'find', is: ['elapsed', 'initial', 'halfLife'] },
    }),
    time: quantity('Time', {
      ...times,
      initial: 864_000,
      negative: true,
      min: -1e21,
      help: 'A negative time looks back to what there was before.',
      shownWhen: { field: 'find', is: ['remaining', 'initial', 'halfLife', 'chain'] },
    }),
    daughterLife: quantity('Half-life of the daughter', {
      ...times,
      initial: 21_624.12,
      above: 0,
      shownWhen: { field: 'find', is: 'chain' },
    }),
    modern: percent('Carbon-14 left, of modern carbon', {
      initial: 0.5,
      slider: { from: 0.01, to: 1.2, step: 0.01 },
      above: 0,
      max: 2,
      shownWhen: { field: 'find', is: 'carbon' },
    }),
    unit: choice('Amounts in', {
      options: {
        any: 'Anything: counts, percent, atoms',
        ...(Object.fromEntries(Object.keys(becquerels).map((key) => [key, key])) as Record<
          keyof typeof becquerels,
          string
        >),
        ...(Object.fromEntries(Object.keys(grams).map((key) => [key, key])) as Record<keyof typeof grams, string>),
      },
      initial: 'any',
      as: 'menu',
      shownWhen: decay,
      refines: true,
    }),
    daughterMass: number('Mass number of the daughter', {
      optional: true,
      min: 1,
      max: 300,
      help: 'As of the parent, but 4 less after an alpha decay. Needed for its grams.',
      shownWhen: { field: 'find', is: 'chain' },
      refines: true,
    }),
    biological: quantity('Biological half-life', {
      ...times,
      optional: true,
      above: 0,
      help: 'In a body the substance is also excreted. Both halve it together.',
      shownWhen: { field: 'find', is: ['remaining', 'elapsed', 'initial'] },
      refines: true,
    }),
    mass: number('Mass number of your own nuclide', {
      optional: true,
      min: 1,
      max: 300,
      help: 'Needed to turn grams into becquerels.',
      shownWhen: [knowsLife, { field: 'nuclide', is: 'own' }],
      refines: true,
    }),
  },
  outputs: {
    answer: { kind: 'text', label: 'Answer' },
    note: { kind: 'verdict', label: 'Mind', optional: true },
    share: { kind: 'percent', label: 'Left of the first amount' },
    halves: { kind: 'number', label: 'Half-lives gone', decimals: 4 },
    life: { kind: 'text', label: 'Half-life that counts' },
    mean: { kind: 'text', label: 'Mean life' },
    constant: { kind: 'text', label: 'Decay constant' },
    activityBefore: {
      kind: 'number',
      label: 'Activity at first',
      unit: 'Bq',
      prefixed: true,
      optional: true,
      section: 'Activity and mass',
    },
    activityAfter: {
      kind: 'number',
      label: 'Activity then',
      unit: 'Bq',
      prefixed: true,
      optional: true,
      section: 'Activity and mass',
    },
    curies: {
      kind: 'number',
      label: 'Then in curies',
      unit: 'Ci',
      prefixed: true,
      optional: true,
      section: 'Activity and mass',
    },
    perMinute: { kind: 'number', label: 'Decays in a minute then', optional: true, section: 'Activity and mass' },
    massAfter: {
      kind: 'number',
      label: 'Mass then',
      unit: 'g',
      prefixed: true,
      optional: true,
      section: 'Activity and mass',
    },
    daughter: {
      kind: 'percent',
      label: 'Daughter, of the parent’s first activity',
      optional: true,
      section: 'The chain',
    },
    parentThen: { kind: 'text', label: 'Parent then', optional: true, section: 'The chain' },
    daughterThen: { kind: 'text', label: 'Daughter then', optional: true, section: 'The chain' },
    daughterAtoms: {
      kind: 'percent',
      label: 'Atoms of the daughter, of the parent’s at first',
      optional: true,
      section: 'The chain',
    },
    ratio: {
      kind: 'number',
      label: 'Daughter’s activity over the parent’s',
      decimals: 4,
      optional: true,
      section: 'The chain',
    },
    most: { kind: 'text', label: 'Daughter is strongest after', optional: true, section: 'The chain' },
    modernAge: { kind: 'text', label: 'By the half-life of 5,700 years', optional: true, section: 'Radiocarbon' },
    table: {
      kind: 'table',
      label: 'Half-life by half-life',
      optional: true,
      columns: {
        halves: { kind: 'count', label: 'Half-lives' },
        time: { kind: 'text', label: 'After' },
        left: { kind: 'percent', label: 'Left', decimals: 4 },
      },
    },
    curve: {
      kind: 'series',
      label: 'Decay',
      optional: true,
      columns: {
        halves: { kind: 'number', label: 'Half-lives', decimals: 2 },
        left: { kind: 'percent', label: 'Left', decimals: 2 },
        daughter: { kind: 'percent', label: 'Daughter’s activity', decimals: 2 },
      },
    },
  },
  formula:
    'N = N₀ × 2^(−t ÷ T); decay constant λ = ln 2 ÷ T; mean life = 1 ÷ λ; activity = λ × N; 1 ÷ T(effective) = 1 ÷ T(physical) + 1 ÷ T(biological)',
  limits: [
    'It is not for dosing: how a body takes up and loses a substance differs from person to person.',
    'A radiocarbon age is uncalibrated, as laboratories report it before calibration: by 8,033 years and counted back from 1950.',
    'A chain is one parent and one daughter, of which nothing was there at first, and every decay of the parent makes one.',
    'Where amounts in a chain are counts or percent, the daughter’s are by activity, as a counter sees them; atoms are told as a share.',
    'Decay is chance: with a few atoms left, the curve is only what to expect.',
    'A year has 365.25 days. The mass of your own nuclide, and of a daughter, is its mass number, right within a part in a thousand.',
  ],
  sources: [
    {
      title: 'NuSIFT: Validation report, half-lives of ENSDF beside ENDF/B-VIII.1 and atomic masses of AME2020',
      href: 'https://github.com/lefebvre/nusift',
    },
    {
      title:
        'F. G. Kondev and others: The NUBASE2020 evaluation of nuclear physics properties, Chinese Physics C 45, 030001 (2021)',
      href: 'https://doi.org/10.1088/1674-1137/abddae',
    },
    {
      title: 'University of Arizona, AMS laboratory: Radiocarbon age = −τ ln F with the Libby mean life of 8033 years',
      href: 'http://www.physics.arizona.edu/ams/education/calculate.htm',
    },
  ],

  compute(values, { show }) {
    if (values.find === 'carbon') return carbonOf(values.modern, show)
    const found = solve(values)
    if ('message' in found) return problem<Field>(found.field, found.message)
    if (values.find === 'chain') return chainOf(values, found, show)
    const { life, time, first, left, physical } = found
    const halves = time / life
    return {
      answer: answerOf(values, found, show),
      note: noteOf(values, halves),
      share: left / first,
      halves,
      life: spanOf(life, show),
      mean: spanOf(life / Math.LN2, show),
      constant: constantOf(life, show),
      ...(physical === undefined ? {} : amountsOf(values, found, physical)),
      table: tableOf(life, show),
      curve: curveOf((halved) => 0.5 ** halved),
    }
  },

  steps(values, results, show) {
    const plain = (value: number | undefined) =>
      value === undefined ? undefined : ({ kind: 'number', value } as const)
    if (values.find === 'carbon')
      return [
        { finds: 'Age', working: `−${show.number(libby)} × ln(${show.number(values.modern)})`, gives: results.answer },
      ]
    const found = solve(values)
    if ('message' in found) return []
    const given = {
      t: plain(found.time),
      life: plain(found.life),
      first: plain(found.first),
      rest: plain(found.left),
      h: plain(found.time / found.life),
    }
    if (values.find === 'chain' || values.find === 'remaining' || values.find === 'initial')
      return [
        { gives: 'halves', is: '{t} s ÷ {life} s', with: given },
        { gives: 'share', is: '0.5^({h})' },
      ]
    return [
      { gives: 'halves', is: 'ln({first} ÷ {rest}) ÷ ln(2)', with: given },
      { gives: 'share', is: '{rest} ÷ {first}' },
    ]
  },

  charts: [
    { kind: 'line', title: 'Decay by half-lives', of: 'curve', x: 'halves', y: ['left', 'daughter'], needs: 'curve' },
  ],

  examples: [
    {
      name: 'A vial of iodine-131',
      given: { find: 'remaining', nuclide: 'I-131', initial: 370, time: 864_000, unit: 'MBq', biological: undefined },
      expect: { share: 0.421594, halves: 1.2461, activityAfter: 155989660.6 },
    },
    {
      name: 'A beam of an old roof',
      given: { find: 'carbon', modern: 0.92 },
      expect: { answer: '670 years before 1950, uncalibrated' },
    },
    {
      name: 'A technetium generator after a day',
      given: { find: 'chain', nuclide: 'Mo-99', initial: 100, time: 86_400, daughterLife: 21_624.12 },
      expect: { share: 0.776977, daughter: 0.785891 },
    },
  ],
})

interface Entered {
  find: 'remaining' | 'elapsed' | 'initial' | 'halfLife' | 'chain' | 'carbon'
  nuclide: NuclideName | 'own'
  ownLife: number
  initial: number
  left: number
  time: number
  daughterLife: number
  daughterMass?: number | undefined
  unit: 'any' | keyof typeof becquerels | keyof typeof grams
  biological?: number | undefined
  mass?: number | undefined
}
type Field = 'initial' | 'left' | 'time' | 'unit' | 'mass'
interface Solved {
  /** Seconds; of a body the effective half-life. */
  life: number
  /** Undefined where it was not known before. */
  physical: number | undefined
  time: number
  first: number
  left: number
}
interface Refused {
  field: Field | null
  message: string
}

const mostHalves = 1000
const manyHalves = `must be within ${mostHalves} half-lives: no atom is left after a tenth of that`

function solve(values: Entered): Solved | Refused {
  const { find, initial, left, time } = values
  if (find === 'halfLife') {
    if (time <= 0) return { field: 'time', message: 'must be more than 0' }
    if (left >= initial) return { field: 'left', message: 'must be less than at first: nothing has decayed' }
    const life = (time * Math.LN2) / Math.log(initial / left)
    return { life, physical: life, time, first: initial, left }
  }
  const physical = values.nuclide === 'own' ? values.ownLife : nuclides[values.nuclide].halfLife
  const life =
    values.biological === undefined || find === 'chain' ? physical : 1 / (1 / physical + 1 / values.biological)
  if (find === 'elapsed') {
    if (left > initial) return { field: 'left', message: 'must be at most what there was at first: decay adds nothing' }
    return { life, physical, time: (life * Math.log(initial / left)) / Math.LN2, first: initial, left }
  }
  const halves = time / life
  if (Math.abs(halves) > mostHalves) return { field: 'time', message: manyHalves }
  if (find === 'initial')
    return halves < 0 || halves > 40
      ? { field: 'time', message: 'must lie between 0 and 40 half-lives, beyond which nothing is known of the start' }
      : { life, physical, time, first: left * 2 ** halves, left }
  if (halves < -40) return { field: 'time', message: 'must not look back further than 40 half-lives' }
  return find === 'chain' && time < 0
    ? { field: 'time', message: 'must be 0 or more: the daughter starts with nothing' }
    : { life, physical, time, first: initial, left: initial * 2 ** -halves }
}

/** A length of time in the largest unit of which there is one at least. */
function spanOf(seconds: number, show: Show): string {
  if (Math.abs(seconds) < 1e-15) return `0\u00A0s`
  const [unit, size] = spans.find(([, one]) => Math.abs(seconds) >= one * (1 - 1e-9)) ?? (['s', 1] as const)
  const value = Number((seconds / size).toPrecision(6))
  const word = unit === 'year' ? 'years' : unit === 'day' ? 'days' : unit
  return `${show.number(value)}\u00A0${value === 1 && (unit === 'year' || unit === 'day') ? unit : word}`
}

function constantOf(life: number, show: Show): string {
  const [unit, size] = spans.find(([, one]) => life >= one * (1 - 1e-9)) ?? (['s', 1] as const)
  return `${show.number(Number(((Math.LN2 * size) / life).toPrecision(6)))} per ${unit}`
}

function amount(value: number, unit: Entered['unit'], show: Show): string {
  const text = show.number(Number(value.toPrecision(6)))
  return unit === 'any' ? text : `${text}\u00A0${unit}`
}

function answerOf(values: Entered, { life, time, first, left }: Solved, show: Show): string {
  if (values.find === 'elapsed') return spanOf(time, show)
  if (values.find === 'halfLife') return spanOf(life, show)
  return amount(values.find === 'initial' ? first : left, values.unit, show)
}

function noteOf({ find, biological }: Entered, halves: number): Verdict | undefined {
  if (find === 'remaining' && halves < 0)
    return { is: 'plain', says: 'The time is negative: this is how much there was so long before.' }
  if (biological !== undefined && find !== 'halfLife')
    return {
      is: 'fair',
      says: 'Physical and biological half-life act together here. This is no basis for a dose.',
    }
  return halves > 50
    ? { is: 'plain', says: 'After fifty half-lives hardly one atom in a thousand million million is left.' }
    : undefined
}

function amountsOf(values: Entered, { first, left }: Solved, physical: number) {
  const { unit, nuclide } = values
  const massOfMole = nuclide === 'own' ? values.mass : nuclides[nuclide].mass
  const known = values.find !== 'halfLife' ? massOfMole : undefined
  const ofActivity = Object.hasOwn(becquerels, unit) ? becquerels[unit as keyof typeof becquerels] : undefined
  const ofMass = Object.hasOwn(grams, unit) ? grams[unit as keyof typeof grams] : undefined
  const perUnit =
    ofActivity ?? (ofMass !== undefined && known !== undefined ? activityOf(ofMass, known, physical) : undefined)
  if (perUnit === undefined) return {}
  const after = left * perUnit
  return {
    activityBefore: first * perUnit,
    activityAfter: after,
    curies: after / becquerels.Ci,
    perMinute: after * 60,
    massAfter: ofMass === undefined ? known && gramsOf(after, known, physical) : left * ofMass,
  }
}

function tableOf(life: number, show: Show) {
  return Array.from({ length: 11 }, (_, halves) => ({ halves, time: spanOf(halves * life, show), left: 0.5 ** halves }))
}

function curveOf(left: (halves: number) => number, daughter?: (halves: number) => number) {
  return Array.from({ length: 33 }, (_, at) => {
    const halves = at / 4
    return { halves, left: left(halves), daughter: daughter ? daughter(halves) : null }
  })
}

function carbonOf(modern: number, show: Show) {
  const age = -libby * Math.log(modern)
  const now = (-nuclides['C-14'].halfLife / Math.LN2) * Math.log(modern)
  const life = libby * Math.LN2 * 31_557_600
  const years = show.number(Math.round(Math.abs(age) < 0.5 ? 0 : Math.abs(age)))
  return {
    answer: age < -0.5 ? `${years} years after 1950: younger than modern` : `${years} years before 1950, uncalibrated`,
    note: {
      is: 'fair' as const,
      says:
        age < 0
          ? 'More carbon-14 than modern carbon: the sample grew after the bomb tests, and this formula gives no age for it.'
          : age > 50_000
            ? 'Beyond about 50,000 years so little is left that laboratories give a least age only.'
            : 'The air of the past had more or less carbon-14 than now. A calendar date needs a calibration curve such as IntCal20.',
    },
    share: modern,
    halves: -Math.log2(modern) + 0,
    life: `${show.number(Math.round(libby * Math.LN2))}\u00A0years (Libby)`,
    mean: `${show.number(libby)}\u00A0years`,
    constant: constantOf(life, show),
    modernAge: spanOf(now + 0, show),
  }
}

/** In words, what becomes of both activities in the end. */
function balanceOf(parent: number, daughter: number, show: Show): string {
  if (parent > 100 * daughter)
    return 'Secular equilibrium: the parent lives so much longer that, after some half-lives of the daughter, both are equally active.'
  if (Math.abs(parent / daughter - 1) < 1e-9)
    return 'No equilibrium: both halve in the same time, and the daughter gains on its parent for ever.'
  if (parent < daughter)
    return 'No equilibrium: the parent is gone before the daughter, which then decays by its own half-life.'
  const limit = parent / (parent - daughter)
  const times = show.number(Number(limit.toPrecision(4)))
  return limit > 10
    ? `The half-lives are so close that equilibrium, with the daughter ${times} times as active as its parent, comes when hardly anything is left.`
    : `Transient equilibrium: in the end the daughter is ${times} times as active as its parent, and falls with it.`
}

/** Parent and daughter in the unit of the first amount; grams of the daughter only where its mass number is known. */
function chainAmounts(values: Entered, parentShare: number, daughter: number, atoms: number, show: Show) {
  const { initial, unit, nuclide, mass, daughterMass } = values
  const parentThen = amount(initial * parentShare, unit, show)
  if (!Object.hasOwn(grams, unit)) return { parentThen, daughterThen: amount(initial * daughter, unit, show) }
  const parentMass = nuclide === 'own' ? mass : nuclides[nuclide].mass
  return {
    parentThen,
    daughterThen:
      parentMass === undefined || daughterMass === undefined
        ? undefined
        : amount((initial * atoms * daughterMass) / parentMass, unit, show),
  }
}

function chainOf(values: Entered, solved: Solved, show: Show) {
  const { daughterLife } = values
  const { life, time, first, left } = solved
  const daughter = daughterActivity(life, daughterLife, time)
  const parent = left / first
  const atoms = (daughter * daughterLife) / life
  const most = timeOfMost(life, daughterLife)
  const ratio = parent > 0 ? daughter / parent : 0
  return {
    answer: `${show.percent(daughter, 2)} of the parent’s first activity`,
    note: { is: 'plain' as const, says: balanceOf(life, daughterLife, show) },
    share: parent,
    halves: time / life,
    life: spanOf(life, show),
    mean: spanOf(life / Math.LN2, show),
    constant: constantOf(life, show),
    ...amountsOf(values, solved, life),
    daughter,
    ...chainAmounts(values, parent, daughter, atoms, show),
    daughterAtoms: atoms,
    ratio,
    most: spanOf(most, show),
    curve: curveOf(
      (halves) => 0.5 ** halves,
      (halves) => daughterActivity(life, daughterLife, halves * life),
    ),
  }
}
