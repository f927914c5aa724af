import { choice, defineCalculator, number, problem, quantity } from '@/lib/kits/calculator'
import type { Diagram } from '@/lib/kits/chart/types'
import type { Show } from '@/lib/base/format/show'

const metresIn = { m: 1, ft: 0.3048 } as const
const size = { of: 'length', unit: 'm', units: ['m', 'cm', 'mm', 'ft', 'in'], unitIn: { us: 'ft' }, max: 1e7 } as const
const writtenIn = { field: 'lengths', is: { m: 'm', ft: 'ft' } } as const
const levelling = 'Level along the slope'

/**
 * Limits of codes, as a slope; `most` where it may not be steeper. Each number was read in two places. What table 6 of Approved Document H
 * asks for besides, was read in one: a WC on the drain, and a peak flow of more than a litre a second.
 */
const uses = [
  { use: 'Ramp for wheelchairs (ADA 405.2)', most: true, run: 12, limit: 'at most 1:12' },
  { use: 'Accessible walk that is no ramp (ADA 403.3)', most: true, run: 20, limit: 'at most 1:20' },
  { use: 'Cross slope of a ramp (ADA 405.3)', most: true, run: 48, limit: 'at most 1:48' },
  {
    use: 'Foul drain, 100 mm, with a WC, peak above 1 litre/s (Approved Document H)',
    most: false,
    run: 80,
    limit: 'at least 1:80',
  },
  { use: 'Asphalt shingles (IRC R905.2.2)', most: false, run: 6, limit: 'at least 2 in 12' },
  { use: 'Built-up flat roof (IRC R905.9.1)', most: false, run: 48, limit: 'at least ¼ in 12' },
] as const

export default defineCalculator({
  inputs: {
    from: choice('What you know', {
      options: {
        form: 'The slope in one form',
        sides: 'Two of rise, run and slope length',
        points: 'Two points',
        levels: 'Two levels and a distance',
      },
      initial: 'form',
      as: 'menu',
    }),
    form: choice('Given as', {
      options: { percent: 'Percent', angle: 'Degrees', ratio: '1 : n', pitch: 'Rise in 12 (roof)' },
      initial: 'ratio',
      as: 'menu',
      shownWhen: { field: 'from', is: 'form' },
    }),
    value: number('Value', {
      initial: 12,
      max: 1e9,
      min: -1e9,
      shownWhen: { field: 'from', is: 'form' },
      help: '12 for 1:12, 8.33 for 8.33%. A fall is negative.',
    }),
    rise: quantity('Rise', {
      ...size,
      initial: 0.5,
      optional: true,
      negative: true,
      min: -1e7,
      shownWhen: { field: 'from', is: 'sides' },
    }),
    run: quantity('Run, level', { ...size, initial: 6, optional: true, shownWhen: { field: 'from', is: 'sides' } }),
    length: quantity('Length along the slope', {
      ...size,
      optional: true,
      shownWhen: { field: 'from', is: 'sides' },
      help: 'Fill in two of the three and leave one empty.',
    }),
    x1: number('First point, x', { initial: 1, min: -1e9, max: 1e9, shownWhen: { field: 'from', is: 'points' } }),
    y1: number('First point, y', { initial: 2, min: -1e9, max: 1e9, shownWhen: { field: 'from', is: 'points' } }),
    x2: number('Second point, x', { initial: 4, min: -1e9, max: 1e9, shownWhen: { field: 'from', is: 'points' } }),
    y2: number('Second point, y', { initial: 8, min: -1e9, max: 1e9, shownWhen: { field: 'from', is: 'points' } }),
    startLevel: quantity('Level at the start', {
      ...size,
      initial: 101.2,
      negative: true,
      min: -1e7,
      shownWhen: { field: 'from', is: 'levels' },
    }),
    endLevel: quantity('Level at the end', {
      ...size,
      initial: 100.6,
      negative: true,
      min: -1e7,
      shownWhen: { field: 'from', is: 'levels' },
    }),
    distance: quantity('Distance', { ...size, initial: 48, above: 0, shownWhen: { field: 'from', is: 'levels' } }),
    measured: choice('Measured', {
      options: { level: 'Level, as on a plan', along: 'Along the slope' },
      initial: 'level',
      shownWhen: { field: 'from', is: 'levels' },
    }),
    lengths: choice('Lengths in', {
      options: { m: 'Meters', ft: 'Feet' },
      initial: 'm',
      initialIn: { us: 'ft' },
      refines: true,
    }),
    known: choice('One length that you know', {
      options: { none: 'None', run: 'Run', rise: 'Rise', length: 'Along the slope' },
      initial: 'none',
      as: 'menu',
      shownWhen: { field: 'from', is: 'form' },
      refines: true,
    }),
    knownLength: quantity('That length', {
      ...size,
      initial: 6,
      above: 0,
      shownWhen: [
        { field: 'from', is: 'form' },
        { field: 'known', is: ['run', 'rise', 'length'] },
      ],
      refines: true,
    }),
    base: quantity('Level where the slope starts', {
      ...size,
      initial: 0,
      negative: true,
      min: -1e7,
      shownWhen: { field: 'from', is: ['form', 'sides'] },
      section: levelling,
      refines: true,
    }),
    offset: quantity('Offset from the start, level', {
      ...size,
      optional: true,
      negative: true,
      min: -1e7,
      section: levelling,
      refines: true,
    }),
    ground: quantity('Ground there now', {
      ...size,
      optional: true,
      negative: true,
      min: -1e7,
      section: levelling,
      refines: true,
    }),
  },
  outputs: {
    grade: { kind: 'percent', label: 'Slope in percent', decimals: 3, optional: true },
    angle: { kind: 'number', label: 'Angle', unit: '°', decimals: 3 },
    ratio: { kind: 'text', label: 'Ratio', optional: true },
    pitch: { kind: 'number', label: 'Rise in 12 of run', decimals: 3, optional: true },
    note: { kind: 'verdict', label: 'Note', optional: true },
    rise: { kind: 'number', label: 'Rise', unit: writtenIn, optional: true, section: 'Lengths' },
    run: { kind: 'number', label: 'Run', unit: writtenIn, optional: true, section: 'Lengths' },
    length: { kind: 'number', label: 'Length along the slope', unit: writtenIn, optional: true, section: 'Lengths' },
    line: { kind: 'text', label: 'Equation of the line', optional: true, section: 'As a line' },
    across: { kind: 'text', label: 'Slope at right angles', section: 'As a line' },
    level: { kind: 'number', label: 'Level at the offset', unit: writtenIn, optional: true, section: levelling },
    earth: { kind: 'text', label: 'Cut or fill there', optional: true, section: levelling },
    drawing: { kind: 'diagram', label: 'Drawing to scale' },
    uses: {
      kind: 'table',
      label: 'Against limits in use',
      help: 'The steepness counts, whether it rises or falls.',
      columns: {
        use: { kind: 'text', label: 'Use' },
        limit: { kind: 'text', label: 'Limit' },
        meets: { kind: 'text', label: 'This slope' },
      },
    },
  },
  formula:
    'Slope = rise ÷ run = tan(angle); percent = 100 × slope; 1 : n with n = run ÷ rise; slope length² = rise² + run²',
  limits: [
    'The ground is taken as straight between both ends.',
    'The limits in the table are single clauses: landings, lengths of runs, pipe sizes and exceptions stand in the codes themselves.',
    'What the drain of 1:80 must carry, a WC and more than 1 litre a second, was read in one source only.',
    'Cut or fill is the height at one spot, not a volume.',
  ],
  sources: [
    {
      title: '2010 ADA Standards for Accessible Design, 403.3, 405.2 and 405.3',
      href: 'https://www.ada.gov/law-and-regs/design-standards/2010-stds/',
    },
    {
      title: 'The Building Regulations 2010, Approved Document H, table 6',
      href: 'https://www.gov.uk/government/publications/drainage-and-waste-disposal-approved-document-h',
    },
    { title: 'International Residential Code, R905.2.2 and R905.9.1' },
  ],

  compute(values, { show }) {
    const found = sidesOf(values)
    if ('message' in found) return problem<'value' | 'rise' | 'run' | 'x2' | 'distance'>(found.field, found.message)
    const { rise, run, isReal, origin } = found
    const unit = metresIn[values.lengths]
    const slope = run === 0 ? undefined : rise / run
    const level =
      slope === undefined || values.offset === undefined ? undefined : origin.y + slope * (values.offset - origin.x)
    const cut = level === undefined || values.ground === undefined ? undefined : (values.ground - level) / unit
    const inUnit = (metres: number) => (isReal ? metres / (values.from === 'points' ? 1 : unit) : undefined)
    const steep = slope === undefined ? Infinity : Math.abs(slope)
    return {
      grade: slope,
      angle: (Math.atan2(rise, run) * 180) / Math.PI,
      ratio: slope === undefined || Math.abs(slope) < 1e-9 ? undefined : ratioOf(slope, show),
      pitch: slope === undefined ? undefined : slope * 12,
      note:
        slope === undefined
          ? { is: 'fair', says: 'The run is 0: the line is vertical, and its slope has no number.' }
          : slope === 0
            ? { is: 'plain', says: 'Level: there is no rise, so a ratio 1 : n has no n.' }
            : slope < 0
              ? { is: 'plain', says: 'Negative: it falls in the direction from start to end.' }
              : undefined,
      rise: inUnit(rise),
      run: inUnit(run),
      length: inUnit(Math.hypot(rise, run)),
      line: lineOf(values.from, slope, origin, show),
      across:
        slope === undefined
          ? '0 (level)'
          : Math.abs(slope) < 1e-9
            ? 'None (vertical)'
            : `${show.number(-1 / slope)} (${show.percent(-1 / slope)})`,
      level: level === undefined ? undefined : level / (values.from === 'points' ? 1 : unit),
      earth: cut === undefined ? undefined : earthworks(cut, values.lengths, show),
      drawing: drawingOf(rise, run, show, slope),
      uses: uses.map(({ use, limit, most, run: n }) => {
        const meets = most ? steep <= (1 + 1e-9) / n : steep >= (1 - 1e-9) / n
        return { use, limit, meets: meets ? 'within' : most ? 'too steep' : 'too flat' }
      }),
    }
  },

  steps(values) {
    const found = sidesOf(values)
    if ('message' in found) return []
    const unit = values.from === 'points' ? 1 : metresIn[values.lengths]
    const sides = {
      up: { kind: 'number', value: found.rise / unit },
      along: { kind: 'number', value: found.run / unit },
      given: { kind: 'number', value: values.value },
    } as const
    const isForm = values.from === 'form'
    const forms = {
      percent: '{given} ÷ 100',
      ratio: '1 ÷ {given}',
      pitch: '{given} ÷ 12',
      angle: 'tan({given} × π ÷ 180), the angle in radians',
    }
    return [
      { gives: 'grade', is: isForm ? forms[values.form] : '{up} ÷ {along}', with: sides },
      { gives: 'pitch', is: '12 × {grade:6}' },
      { gives: found.isReal ? 'length' : undefined, is: '√(({up})² + ({along})²)' },
    ]
  },

  examples: [
    {
      name: 'A ramp to a door',
      given: { from: 'sides', rise: 0.45, run: 6, length: undefined, lengths: 'm' },
      expect: { grade: 0.075, angle: 4.289, length: 6.016851 },
    },
    {
      name: 'A drain between two manholes',
      given: {
        from: 'levels',
        startLevel: 101.2,
        endLevel: 100.6,
        distance: 48,
        measured: 'level',
        lengths: 'm',
        offset: 20,
        ground: 102.1,
      },
      expect: { grade: -0.0125, level: 100.95 },
    },
  ],
})

interface Entered {
  from: 'form' | 'sides' | 'points' | 'levels'
  form: 'percent' | 'angle' | 'ratio' | 'pitch'
  value: number
  rise?: number | undefined
  run?: number | undefined
  length?: number | undefined
  x1: number
  y1: number
  x2: number
  y2: number
  startLevel: number
  endLevel: number
  distance: number
  measured: 'level' | 'along'
  known: 'none' | 'run' | 'rise' | 'length'
  knownLength: number
  base: number
}
interface Sides {
  rise: number
  run: number
  /** Both are lengths and not only a proportion. */
  isReal: boolean
  /** A point of the line. */
  origin: { x: number; y: number }
}
interface Refused {
  field: 'value' | 'rise' | 'run' | 'x2' | 'distance' | null
  message: string
}

function sidesOf(values: Entered): Sides | Refused {
  const start = { x: 0, y: values.base }
  if (values.from === 'form') return ofForm(values, start)
  if (values.from === 'sides') return ofSides(values, start)
  if (values.from === 'levels') return ofLevels(values)
  const { x1, y1, x2, y2 } = values
  if (x1 === x2 && y1 === y2) return { field: 'x2', message: 'must not be the first point again' }
  // A slope does not ask which of the points comes first.
  const [rise, run] = x2 < x1 ? [y1 - y2, x1 - x2] : [y2 - y1, x2 - x1]
  return { rise, run, isReal: true, origin: { x: x1, y: y1 } }
}

function ofForm({ form, value, known, knownLength }: Entered, origin: Sides['origin']): Sides | Refused {
  if (form === 'ratio' && value === 0)
    return { field: 'value', message: 'must not be 0: 1 : 0 is vertical; give it as 90 degrees' }
  if (form === 'angle' && Math.abs(value) > 90)
    return { field: 'value', message: 'must lie between −90 and 90 degrees' }
  const isVertical = form === 'angle' && Math.abs(value) === 90
  const slopes = { percent: value / 100, ratio: 1 / value, pitch: value / 12, angle: Math.tan((value * Math.PI) / 180) }
  const [rise, run] = isVertical ? [Math.sign(value), 0] : [slopes[form], 1]
  if (known === 'none') return { rise, run, isReal: false, origin }
  const held = { run, rise: Math.abs(rise), length: Math.hypot(rise, run) }[known]
  if (held === 0) return { field: 'value', message: `must give a slope that has a ${known}` }
  return { rise: (rise / held) * knownLength, run: (run / held) * knownLength, isReal: true, origin }
}

function ofSides({ rise, run, length }: Entered, origin: Sides['origin']): Sides | Refused {
  if ([rise, run, length].filter((side) => side !== undefined).length !== 2)
    return { field: null, message: 'Fill in two of rise, run and length along the slope, and leave the third empty.' }
  if (length === undefined) {
    if (!rise && !run) return { field: 'run', message: 'must not be 0 together with the rise' }
    return { rise: rise ?? 0, run: run ?? 0, isReal: true, origin }
  }
  if (length === 0) return { field: null, message: 'The length along the slope must be more than 0.' }
  const leg = Math.abs(rise ?? run ?? 0)
  if (leg > length)
    return { field: rise === undefined ? 'run' : 'rise', message: 'must not be longer than the slope itself' }
  const other = Math.sqrt((length - leg) * (length + leg))
  return { rise: rise ?? other, run: run ?? other, isReal: true, origin }
}

function ofLevels({ startLevel, endLevel, distance, measured }: Entered): Sides | Refused {
  const rise = endLevel - startLevel
  const origin = { x: 0, y: startLevel }
  if (measured === 'level') return { rise, run: distance, isReal: true, origin }
  if (Math.abs(rise) > distance) return { field: 'distance', message: 'must be at least the difference of the levels' }
  return { rise, run: Math.sqrt((distance - rise) * (distance + rise)), isReal: true, origin }
}

function ratioOf(slope: number, show: Show): string {
  const n = Math.abs(1 / slope)
  return `${slope < 0 ? '−' : ''}1 : ${show.number(Number(n.toPrecision(5)))}`
}

function lineOf(
  from: Entered['from'],
  slope: number | undefined,
  { x, y }: Sides['origin'],
  show: Show,
): string | undefined {
  if (from !== 'points') return undefined
  if (slope === undefined) return `x = ${show.number(x)}`
  const cuts = y - slope * x
  const tail = Math.abs(cuts) < 1e-12 ? '' : ` ${cuts < 0 ? '−' : '+'} ${show.number(Math.abs(cuts))}`
  return slope === 0 ? `y = ${show.number(y)}` : `y = ${show.number(slope)}x${tail}`
}

function earthworks(cut: number, unit: string, show: Show): string {
  if (Math.abs(cut) < 0.0005) return 'Neither: the ground is at that level'
  return `${cut > 0 ? 'Cut' : 'Fill'} of ${show.number(Math.abs(cut), 3)} ${unit}`
}

function drawingOf(rise: number, run: number, show: Show, slope: number | undefined): Diagram {
  const scale = Math.min(300 / Math.max(run, 1e-12), 170 / Math.max(Math.abs(rise), 1e-12))
  const across = run * scale
  const up = rise * scale
  const left = 200 - across / 2
  const foot = 110 + up / 2
  return {
    title: 'The slope, drawn to scale',
    width: 400,
    height: 240,
    shapes: [
      { is: 'line', from: [left, foot], to: [left + across, foot], tone: 'muted' },
      { is: 'line', from: [left + across, foot], to: [left + across, foot - up], tone: 'muted' },
      { is: 'line', from: [left, foot], to: [left + across, foot - up], tone: 'accent', thick: 3 },
      {
        is: 'text',
        at: [200, 228],
        text: slope === undefined ? 'Vertical' : show.percent(slope),
        anchor: 'middle',
      },
    ],
  }
}
