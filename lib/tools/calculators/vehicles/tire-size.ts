import { choice, defineCalculator, number, problem, text } from '@/lib/kits/calculator'
import type { Verdict } from '@/lib/kits/calculator'
import type { Show } from '@/lib/base/format/show'
import type { Diagram, Shape } from '@/lib/kits/chart/types'
import { kilometresPerMile } from '@/lib/subjects/vehicles/fuel-economy'
import { millimetresPerInch, readTyreSize, type TyreSize } from '@/lib/subjects/vehicles/tyre-size'

const inSpeed = { field: 'speedUnit', is: { kmh: 'km/h', mph: 'mph' } } as const
const mustRead = 'must read like 225/45R17 or 33x12.50R15'

export default defineCalculator({
  inputs: {
    present: text('Size now', {
      initial: '205/55R16',
      maxLength: 30,
      placeholder: '205/55R16',
      help: 'From the sidewall: 205/55R16, LT265/75R16 or 33x12.50R15.',
    }),
    next: text('Size you think of', { initial: '225/45R17', maxLength: 30, placeholder: '225/45R17' }),
    speed: number('Speed on the dial', { initial: 100, initialIn: { us: 60, uk: 60 }, above: 0, max: 500 }),
    speedUnit: choice('Speed in', {
      options: { kmh: 'km/h', mph: 'mph' },
      initial: 'kmh',
      initialIn: { us: 'mph', uk: 'mph' },
    }),
    more: text('Further sizes, with commas between', {
      optional: true,
      maxLength: 200,
      placeholder: '235/40R18, 215/50R17',
      refines: true,
    }),
    axle: number('Axle ratio', {
      optional: true,
      above: 0,
      max: 20,
      help: 'Final drive, such as 3.73, to see how the gearing changes.',
      refines: true,
    }),
    presentRim: number('Rim width now', {
      optional: true,
      above: 0,
      max: 25,
      unit: 'in',
      section: 'Rim and offset',
      refines: true,
    }),
    presentOffset: number('Offset now', {
      optional: true,
      negative: true,
      min: -200,
      max: 200,
      unit: 'mm',
      section: 'Rim and offset',
      refines: true,
    }),
    nextRim: number('New rim width', {
      optional: true,
      above: 0,
      max: 25,
      unit: 'in',
      section: 'Rim and offset',
      refines: true,
    }),
    nextOffset: number('New offset', {
      optional: true,
      negative: true,
      min: -200,
      max: 200,
      unit: 'mm',
      help: 'ET on the wheel. The four boxes together show how far it moves in and out.',
      section: 'Rim and offset',
      refines: true,
    }),
  },
  outputs: {
    difference: { kind: 'percent', label: 'Difference in diameter', decimals: 2 },
    fits: { kind: 'verdict', label: 'Within 3%' },
    trueSpeed: {
      kind: 'number',
      label: 'True speed',
      decimals: 1,
      unit: inSpeed,
      help: 'At the speed on the dial, if the dial was right before.',
    },
    height: {
      kind: 'number',
      label: 'Ride height',
      decimals: 1,
      unit: 'mm',
      help: 'Half of the difference in diameter.',
    },
    odometer: {
      kind: 'number',
      label: 'True distance when the odometer says 1,000',
      decimals: 1,
    },
    effectiveAxle: {
      kind: 'number',
      label: 'Axle ratio as it feels',
      decimals: 2,
      optional: true,
      help: 'The ratio that would gear the old tyre as your axle gears the new one.',
      section: 'Gearing',
    },
    restoringAxle: {
      kind: 'number',
      label: 'Axle ratio that restores the old gearing',
      decimals: 2,
      optional: true,
      section: 'Gearing',
    },
    inward: {
      kind: 'number',
      label: 'Wheel reaches further inward',
      decimals: 1,
      unit: 'mm',
      optional: true,
      section: 'Rim and offset',
    },
    outward: {
      kind: 'number',
      label: 'Wheel reaches further outward',
      decimals: 1,
      unit: 'mm',
      optional: true,
      section: 'Rim and offset',
    },
    drawing: { kind: 'diagram', label: 'Side by side' },
    sizes: {
      kind: 'table',
      label: 'The sizes compared',
      columns: {
        size: { kind: 'text', label: 'Size', unbroken: true },
        diameter: { kind: 'number', label: 'Diameter', decimals: 1, unit: 'mm' },
        inches: { kind: 'number', label: 'Diameter', decimals: 2, unit: 'in' },
        width: { kind: 'number', label: 'Width', decimals: 1, unit: 'mm' },
        sidewall: { kind: 'number', label: 'Sidewall', decimals: 1, unit: 'mm' },
        circumference: { kind: 'number', label: 'Around', decimals: 0, unit: 'mm' },
        perKm: { kind: 'number', label: 'Turns a km', decimals: 1 },
        perMile: { kind: 'number', label: 'Turns a mile', decimals: 1 },
        difference: { kind: 'percent', label: 'Difference', decimals: 2 },
      },
    },
    speeds: {
      kind: 'table',
      label: 'Dial and true speed',
      columns: {
        dial: { kind: 'number', label: 'Dial', decimals: 0, unit: inSpeed },
        real: { kind: 'number', label: 'True', decimals: 1, unit: inSpeed },
      },
    },
  },
  formula:
    'Diameter = rim × 25.4 + 2 × width × aspect ÷ 100 (mm); circumference = π × diameter; true speed = dial × new ÷ old diameter; difference = new ÷ old − 1',
  limits: [
    'Sizes are nominal. Tyres of one size differ by a percent or two between makers and as they wear.',
    'A loaded tyre flattens, so it turns some percent more often than its circumference says; the comparison is hardly touched.',
    'Whether a tyre may be fitted is said by the maker of the car and by law: load index, speed rating, rim and clearance count too.',
  ],
  sources: [
    { title: 'ISO 4000-1: Passenger car tyres and rims, part 1: Tyres (metric series)' },
    { title: 'European Tyre and Rim Technical Organisation: Standards Manual', href: 'https://www.etrto.org/' },
    { title: 'Tire and Rim Association: Year Book', href: 'https://www.us-tra.org/' },
  ],

  compute(values, { show }) {
    const present = readTyreSize(values.present)
    const next = readTyreSize(values.next)
    if (!present) return problem('present', mustRead)
    if (!next) return problem('next', mustRead)
    const further: TyreSize[] = []
    for (const word of (values.more ?? '').split(',').filter((one) => one.trim() !== '')) {
      const size = readTyreSize(word)
      if (!size) return problem('more', `${mustRead}, each: “${word.trim()}” does not`)
      further.push(size)
    }
    if (further.length > mostFurther) return problem('more', `must be at most ${mostFurther}`)
    const ratio = next.diameter / present.diameter
    const { axle, speed, presentRim, presentOffset, nextRim, nextOffset } = values
    const hasRims =
      presentRim !== undefined && presentOffset !== undefined && nextRim !== undefined && nextOffset !== undefined
    const halfWider = hasRims ? ((nextRim - presentRim) * millimetresPerInch) / 2 : 0
    return {
      difference: ratio - 1,
      fits: judged(ratio, show),
      trueSpeed: speed * ratio,
      height: (next.diameter - present.diameter) / 2,
      odometer: 1000 * ratio,
      ...(axle === undefined ? {} : { effectiveAxle: axle / ratio, restoringAxle: axle * ratio }),
      ...(hasRims
        ? { inward: halfWider + nextOffset - presentOffset, outward: halfWider - nextOffset + presentOffset }
        : {}),
      drawing: drawn([present, next], show),
      sizes: [present, next, ...further].map((size) => ({
        size: size.label,
        diameter: size.diameter,
        inches: size.diameter / millimetresPerInch,
        width: size.width,
        sidewall: size.sidewall,
        circumference: Math.PI * size.diameter,
        perKm: 1e6 / (Math.PI * size.diameter),
        perMile: (kilometresPerMile * 1e6) / (Math.PI * size.diameter),
        difference: size.diameter / present.diameter - 1,
      })),
      speeds: (values.speedUnit === 'kmh' ? [30, 50, 80, 100, 120, 130] : [20, 30, 40, 55, 65, 75]).map((dial) => ({
        dial,
        real: dial * ratio,
      })),
    }
  },

  steps({ present, next }) {
    const diameterLine = (size: TyreSize | undefined, of: string, to: string) => {
      if (!size) return []
      const number = (value: number, decimals?: number) => ({ kind: 'number', value, decimals }) as const
      const figures = {
        [`${of}Rim`]: number(size.rim),
        [`${of}Wall`]: number(size.sidewall),
        [of]: number(size.diameter),
      }
      return [
        {
          finds: `Diameter of ${size.label}, mm`,
          gives: number(size.diameter, 2),
          is: `{${of}Rim} + 2 × {${of}Wall}${to}`,
          with: figures,
        },
      ]
    }
    return [
      ...diameterLine(readTyreSize(present), 'old', ', rim and two sidewalls'),
      ...diameterLine(readTyreSize(next), 'new', ', rim and two sidewalls'),
      { gives: 'difference', is: '{new} ÷ {old} − 1' },
      { gives: 'trueSpeed', is: '{speed} × {new} ÷ {old}' },
      { gives: 'height', is: '({new} − {old}) ÷ 2' },
      { gives: 'odometer', is: '1000 × {new} ÷ {old}' },
      { gives: 'effectiveAxle', is: '{axle} × {old} ÷ {new}' },
      { gives: 'restoringAxle', is: '{axle} × {new} ÷ {old}' },
      { gives: 'inward', is: '({nextRim} − {presentRim}) × 25.4 ÷ 2 + {nextOffset} − {presentOffset}' },
      { gives: 'outward', is: '({nextRim} − {presentRim}) × 25.4 ÷ 2 − {nextOffset} + {presentOffset}' },
    ]
  },

  examples: [
    {
      name: 'One inch up',
      given: { present: '205/55R16', next: '225/45R17', speed: 100, speedUnit: 'kmh' },
      expect: { difference: 0.0038, trueSpeed: 100.4, fits: 'good' },
    },
    {
      name: 'Thirty-threes on a pickup',
      given: { present: 'LT245/75R16', next: '33x12.50R16', speed: 60, speedUnit: 'mph', axle: 3.73 },
      expect: { difference: 0.0831, trueSpeed: 65, effectiveAxle: 3.44, restoringAxle: 4.04, fits: 'bad' },
    },
  ],
})

const mostFurther = 6
const tolerance = 0.03

function judged(ratio: number, show: Show): Verdict {
  const off = ratio - 1
  const written = show.percent(Math.abs(off), 1)
  if (Math.abs(off) < 5e-5) return { is: 'good', says: 'Both have the same diameter.' }
  if (Math.abs(off) <= tolerance)
    return {
      is: 'good',
      says: `${written} ${off > 0 ? 'taller' : 'shorter'}: within the 3% that fitters allow. The dial shows a little ${off > 0 ? 'less' : 'more'} than it did at the same speed.`,
    }
  return {
    is: 'bad',
    says:
      off > 0
        ? `${written} taller, more than 3%: the dial falls behind the true speed, and clearance must be checked.`
        : `${written} shorter, more than 3%: the dial runs ahead, the engine turns faster and the load index may be too low.`,
  }
}

/** Two wheels on one ground, to the same scale. */
function drawn(sizes: readonly [TyreSize, TyreSize], show: Show): Diagram {
  const [width, height, ground] = [640, 300, 262]
  const scale = 240 / Math.max(...sizes.map(({ diameter }) => diameter))
  const shapes: Shape[] = [{ is: 'line', from: [20, ground], to: [width - 20, ground], tone: 'muted' }]
  sizes.forEach((size, index) => {
    const radius = (size.diameter / 2) * scale
    const at = [index === 0 ? 170 : 470, ground - radius] as const
    shapes.push(
      { is: 'circle', at, radius, tone: index === 0 ? 'muted' : 'accent', filled: true },
      { is: 'circle', at, radius, tone: index === 0 ? 'ink' : 'accent' },
      { is: 'circle', at, radius: (size.rim / 2) * scale, tone: 'ink' },
      {
        is: 'text',
        at: [at[0], at[1] + 5],
        text: `${show.number(size.diameter, 1)} mm`,
        tone: 'ink',
        anchor: 'middle',
      },
      { is: 'text', at: [at[0], ground + 24], text: size.label, tone: 'ink', anchor: 'middle' },
    )
  })
  const top = ground - sizes[0].diameter * scale
  shapes.push({ is: 'line', from: [170, top], to: [560, top], tone: 'muted', dashed: true })
  return {
    title: `${sizes[0].label} and ${sizes[1].label} side by side: ${show.number(sizes[0].diameter, 1)} and ${show.number(sizes[1].diameter, 1)} mm`,
    width,
    height,
    shapes,
  }
}
