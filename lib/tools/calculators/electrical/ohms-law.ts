import { defineCalculator, money, percent, problem, quantity, type Verdict } from '@/lib/kits/calculator'
import {
  forms,
  solveResistive,
  symbols,
  type NoAnswer,
  type Quantity,
  type Resistive,
} from '@/lib/subjects/electrical/ohms-law'
import { withSiPrefix } from '@/lib/base/units/si-prefix'
import type { Diagram, Shape } from '@/lib/kits/chart/types'
import type { Show } from '@/lib/base/format/show'

const units: Readonly<Record<Quantity, string>> = { voltage: 'V', current: 'A', resistance: 'Ω', power: 'W' }
const quantities = ['voltage', 'current', 'resistance', 'power'] as const

export default defineCalculator({
  inputs: {
    voltage: quantity('Voltage', {
      of: 'voltage',
      unit: 'V',
      initial: 12,
      optional: true,
      negative: true,
      help: 'Fill in two of these four boxes and leave the other two empty.',
    }),
    current: quantity('Current', { of: 'current', unit: 'A', optional: true, negative: true }),
    resistance: quantity('Resistance', { of: 'resistance', unit: 'Ω', initial: 4, optional: true }),
    power: quantity('Power', { of: 'power', unit: 'W', optional: true }),
    tolerance: percent('Tolerance of the resistance', {
      initial: 0.05,
      slider: { to: 0.2, step: 0.01 },
      below: 1,
      refines: true,
    }),
    time: quantity('Time it is on', {
      of: 'time',
      unit: 'h',
      units: ['s', 'min', 'h', 'week'],
      initial: 24,
      max: 1e6,
      refines: true,
    }),
    price: money('Price of a kilowatt-hour', { optional: true, help: 'Gives the cost of that time.', refines: true }),
  },
  outputs: {
    answer: { kind: 'text', label: 'The two you left empty' },
    note: { kind: 'verdict', label: 'Note', optional: true },
    voltage: { kind: 'number', label: 'Voltage', unit: 'V', prefixed: true },
    current: { kind: 'number', label: 'Current', unit: 'A', prefixed: true },
    resistance: { kind: 'number', label: 'Resistance', unit: 'Ω', prefixed: true },
    power: { kind: 'number', label: 'Power', unit: 'W', prefixed: true },
    conductance: {
      kind: 'number',
      label: 'Conductance',
      unit: 'S',
      prefixed: true,
      optional: true,
      help: 'One divided by the resistance.',
    },
    energy: { kind: 'number', label: 'Energy in that time', unit: 'kWh', section: 'Energy' },
    joules: { kind: 'text', label: 'The same in joules', section: 'Energy' },
    cost: { kind: 'money', label: 'Cost of that energy', optional: true, section: 'Energy' },
    wheel: { kind: 'diagram', label: 'Formula wheel' },
    range: {
      kind: 'table',
      label: 'Within the tolerance of the resistance',
      optional: true,
      help: 'The voltage is held; where you gave the current and not the voltage, the current is.',
      columns: {
        which: { kind: 'text', label: 'Part' },
        resistance: { kind: 'number', label: 'Resistance', unit: 'Ω', prefixed: true },
        voltage: { kind: 'number', label: 'Voltage', unit: 'V', prefixed: true },
        current: { kind: 'number', label: 'Current', unit: 'A', prefixed: true },
        power: { kind: 'number', label: 'Power', unit: 'W', prefixed: true },
      },
    },
  },
  formula: 'Voltage = current × resistance; power = voltage × current = current² × resistance = voltage² ÷ resistance',
  limits: [
    'For direct current, or for alternating current through a pure resistance with RMS values.',
    'Coils, capacitors and motors shift current against voltage; use impedance and power factor for them.',
    'The resistance is taken as constant: a lamp filament has a tenth of its hot resistance when it is cold.',
    'From resistance and power alone the sign of voltage and current is unknown; both are shown as positive.',
  ],
  sources: [
    {
      title: "OpenStax: College Physics 2e, sections 20.2 Ohm's Law and 20.4 Electric Power and Energy",
      href: 'https://openstax.org/books/college-physics-2e/pages/20-2-ohms-law-resistance-and-simple-circuits',
    },
    {
      title: 'BIPM: The International System of Units, SI Brochure, 9th edition, tables 4 and 7',
      href: 'https://www.bipm.org/en/publications/si-brochure',
    },
  ],

  compute({ tolerance, time, price, ...boxes }, { show }) {
    const given = quantities.filter((name) => boxes[name] !== undefined)
    if (given.length > 2)
      return problem<Quantity>(null, 'Leave two of the four boxes empty: a third value can contradict the other two.')
    if (given.length < 2) return problem<Quantity>(null, 'Fill in two of voltage, current, resistance and power.')
    const found = solveResistive(boxes)
    if ('reason' in found) return problem<Quantity>(found.at, explained(found, boxes.voltage, show))
    const energy = (found.power * time) / 1000
    const holdsCurrent = boxes.voltage === undefined && boxes.current !== undefined
    const conductance = found.resistance === 0 ? undefined : 1 / found.resistance
    return {
      answer: quantities
        .filter((name) => !given.includes(name))
        .map((name) => `${symbols[name]}\u00A0=\u00A0${withSiPrefix(found[name], units[name], show)}`)
        .join(', '),
      note: noteOf(found),
      ...found,
      conductance,
      energy,
      joules: withSiPrefix(energy * 3.6e6, 'J', show),
      cost: price === undefined ? undefined : energy * price,
      wheel: wheelOf(given),
      range: tolerance === 0 || found.resistance === 0 ? undefined : rangeOf(found, tolerance, holdsCurrent),
    }
  },

  steps: (boxes) => [
    ...formsFrom(quantities.filter((name) => boxes[name] !== undefined)).map(({ finds, says }) => ({
      finds: `${symbols[finds]} = ${says}`,
      gives: finds,
      is: says.replace(/[VIRP]/g, (symbol) => `{${quantities.find((name) => symbols[name] === symbol)}}`),
    })),
    { gives: 'conductance', is: '1 ÷ {resistance}' },
    { gives: 'energy', is: '{power} W × {time} h ÷ 1000' },
    { gives: 'cost', is: '{energy} kWh × {price}' },
  ],

  examples: [
    {
      name: 'An LED strip on a car battery',
      given: { voltage: 12, current: undefined, resistance: undefined, power: 18, tolerance: 0.1, time: 5 },
      expect: { current: 1.5, resistance: 8, energy: 0.09 },
    },
  ],
})

function formsFrom(given: readonly Quantity[]) {
  return forms.filter(({ from }) => from.every((name) => given.includes(name)))
}

function explained({ reason }: NoAnswer, voltage: number | undefined, show: Show): string {
  if (reason === 'signs')
    return 'must have the same sign as the voltage: a part where they oppose each other delivers power and is no resistance'
  if (reason === 'any') return 'must not be 0 together with the other value, or every answer fits'
  const across = voltage === undefined || voltage === 0 ? '' : ` with ${withSiPrefix(voltage, 'V', show)} across it`
  return reason === 'open'
    ? `must not be 0: only an open circuit, which has no finite resistance, passes no current${across}`
    : `must not be 0: nothing limits the current of a short circuit${across}; enter the resistance of wires and source`
}

function noteOf({ resistance, current }: Resistive): Verdict | undefined {
  if (resistance === 0)
    return {
      is: 'fair',
      says: 'Resistance 0 is an ideal short: current flows, without voltage across it and without heat.',
    }
  if (current === 0) return { is: 'plain', says: 'No current flows, because no voltage drives it.' }
  return undefined
}

function rangeOf(found: Resistive, tolerance: number, holdsCurrent: boolean) {
  const parts = [
    ['Lowest', 1 - tolerance],
    ['As marked', 1],
    ['Highest', 1 + tolerance],
  ] as const
  return parts.map(([which, factor]) => ({
    which,
    resistance: found.resistance * factor,
    voltage: holdsCurrent ? found.voltage * factor : found.voltage,
    current: holdsCurrent ? found.current : found.current / factor,
    power: holdsCurrent ? found.power * factor : found.power / factor,
  }))
}

const middle = 200
/** Across and up from the centre, far enough from the spokes for the longest formula. */
const placesInQuarter = [
  [146, 34],
  [118, 94],
  [52, 154],
] as const
const shortNames: Readonly<Record<Quantity, string>> = {
  voltage: 'V, volts',
  current: 'I, amperes',
  resistance: 'R, ohms',
  power: 'P, watts',
}

/** Twelve formulas around a circle, three to a quarter; those that the given pair uses stand out. */
function wheelOf(given: readonly Quantity[]): Diagram {
  const active = formsFrom(given)
  const at = (degrees: number, radius: number): [number, number] => {
    const angle = (degrees * Math.PI) / 180
    return [middle + radius * Math.cos(angle), middle - radius * Math.sin(angle)]
  }
  const spokes: Shape[] = [0, 90, 180, 270].map((degrees) => ({
    is: 'line',
    from: at(degrees, 0),
    to: at(degrees, 190),
    tone: 'muted',
  }))
  const centres: Shape[] = quantities.map((name, quarter) => ({
    is: 'text',
    at: at(quarter * 90 + 45, 62),
    text: shortNames[name],
    anchor: 'middle',
    small: true,
    tone: given.includes(name) ? 'good' : 'ink',
  }))
  const texts: Shape[] = forms.flatMap((form, position): Shape[] => {
    const [across, up] = placesInQuarter[position % 3] ?? [0, 0]
    const quarter = Math.floor(position / 3)
    const place: [number, number] = [
      middle + (quarter === 0 || quarter === 3 ? across : -across),
      middle + (quarter < 2 ? -up : up),
    ]
    const isActive = active.includes(form)
    return [
      ...(isActive
        ? [
            {
              is: 'rect',
              at: [place[0] - 40, place[1] - 15],
              width: 80,
              height: 30,
              tone: 'accent',
              filled: true,
            } as const,
          ]
        : []),
      {
        is: 'text',
        at: place,
        text: `${symbols[form.finds]} = ${form.says}`,
        anchor: 'middle',
        small: true,
        tone: isActive ? 'ink' : 'muted',
      },
    ]
  })
  return {
    title: `Formula wheel, with ${active.map(({ finds, says }) => `${symbols[finds]} = ${says}`).join(' and ')} in use`,
    width: 400,
    height: 400,
    shapes: [
      { is: 'circle', at: [middle, middle], radius: 195, tone: 'muted' },
      { is: 'circle', at: [middle, middle], radius: 105, tone: 'muted' },
      ...spokes,
      ...centres,
      ...texts,
    ],
  }
}
