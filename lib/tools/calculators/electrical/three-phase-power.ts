import { choice, defineCalculator, number, percent, problem, quantity, type Verdict } from '@/lib/kits/calculator'
import {
  anglesOf,
  correction,
  lineFactor,
  neutralCurrent,
  powersOf,
  tangentOf,
  wattsInHorsepower,
  type Circuit,
  type PhaseCurrent,
} from '@/lib/engines/ac-power'
import { withSiPrefix } from '@/lib/base/units/si-prefix'
import type { Figure, Line } from '@/lib/kits/calculator/types'
import type { Diagram, Shape } from '@/lib/kits/chart/types'
import type { Show } from '@/lib/base/format/show'

const balanced = { field: 'find', is: ['power', 'current', 'voltage', 'factor', 'efficiency'] } as const
const unbalanced = { field: 'find', is: 'unbalanced' } as const
const alternating = { field: 'system', is: ['single', 'star', 'delta'] } as const
const byLoad = { field: 'find', is: ['current', 'voltage', 'factor'] } as const
const byShaft = { field: 'find', is: 'efficiency' } as const
const triangular = { field: 'find', is: 'triangle' } as const
const known = { optional: true, max: 1e9, shownWhen: triangular } as const
const lagsOrLeads = { lags: 'Lags (motors, coils)', leads: 'Leads (capacitors)' } as const
const lineOrNeutral = { line: 'Line to line', neutral: 'Line to neutral' } as const
const wires = 'Volts and amperes'
const motor = 'As a motor'
const corrected = 'Correcting the power factor'
const amperes = { of: 'current', unit: 'A', units: ['A', 'mA', 'kA'], max: 1e6 } as const

export default defineCalculator({
  inputs: {
    find: choice('What to find', {
      options: {
        power: 'Power, from volts and amperes',
        current: 'Current, from a load',
        voltage: 'Voltage, from a load and its current',
        factor: 'Power factor, from a load and its current',
        triangle: 'Power triangle, from two of kW, kVA, kvar and power factor',
        efficiency: 'Efficiency, from electric and shaft power',
        unbalanced: 'Power and neutral of unequal currents',
      },
      initial: 'power',
      as: 'menu',
    }),
    system: choice('Supply', {
      options: {
        direct: 'DC',
        single: '1-phase AC',
        star: '3-phase, load in star (Y)',
        delta: '3-phase, load in delta',
      },
      initial: 'star',
      as: 'menu',
      shownWhen: balanced,
    }),
    voltage: quantity('Voltage', {
      of: 'voltage',
      unit: 'V',
      units: ['V', 'kV', 'mV'],
      initial: 400,
      initialIn: { us: 480, ca: 600 },
      above: 0,
      max: 1e7,
      help: 'Of three phases from line to line, unless the other options say otherwise.',
      shownWhen: { field: 'find', is: ['power', 'current', 'factor', 'efficiency', 'unbalanced'] },
    }),
    current: quantity('Current in the line', {
      ...amperes,
      initial: 100,
      shownWhen: { field: 'find', is: ['power', 'voltage', 'factor', 'efficiency'] },
    }),
    load: number('Load', { initial: 55, min: 0, max: 1e9, shownWhen: byLoad }),
    loadIn: choice('Load in', {
      options: { kW: 'kW', kVA: 'kVA', kvar: 'kvar', shaft: 'kW at the shaft', hp: 'hp at the shaft' },
      initial: 'kW',
      initialIn: { us: 'hp' },
      as: 'menu',
      shownWhen: byLoad,
    }),
    shaftLoad: number('Power at the shaft', { initial: 55, above: 0, max: 1e9, shownWhen: byShaft }),
    shaftIn: choice('Shaft power in', {
      options: { kW: 'kW', hp: 'hp' },
      initial: 'kW',
      initialIn: { us: 'hp' },
      shownWhen: byShaft,
    }),
    knownPower: number('Real power', { unit: 'kW', initial: 60, min: 0, ...known }),
    knownApparent: number('Apparent power', { unit: 'kVA', initial: 75, min: 0, ...known }),
    knownReactive: number('Reactive power', {
      unit: 'kvar',
      negative: true,
      min: -1e9,
      help: 'Negative where the current leads.',
      ...known,
    }),
    knownFactor: number('Its power factor', {
      ...known,
      above: 0,
      max: 1,
      help: 'Fill in two of the four and leave two empty.',
    }),
    first: quantity('Current in L1', { ...amperes, initial: 10, shownWhen: unbalanced }),
    second: quantity('Current in L2', { ...amperes, initial: 15, shownWhen: unbalanced }),
    third: quantity('Current in L3', { ...amperes, initial: 20, shownWhen: unbalanced }),
    powerFactor: number('Power factor', {
      initial: 0.9,
      slider: { from: 0.5, to: 1, step: 0.01 },
      above: 0,
      max: 1,
      shownWhen: [{ field: 'find', is: ['power', 'current', 'voltage', 'efficiency'] }, alternating],
    }),
    factorOne: number('Power factor', {
      initial: 0.9,
      slider: { from: 0.5, to: 1, step: 0.01 },
      above: 0,
      max: 1,
      shownWhen: unbalanced,
    }),
    voltageIs: choice('Voltage measured', {
      options: lineOrNeutral,
      initial: 'line',
      shownWhen: [balanced, { field: 'system', is: ['star', 'delta'] }],
      refines: true,
    }),
    voltageOfThree: choice('The voltage is', {
      options: lineOrNeutral,
      initial: 'line',
      shownWhen: unbalanced,
      refines: true,
    }),
    side: choice('The current', {
      options: lagsOrLeads,
      initial: 'lags',
      shownWhen: [balanced, alternating],
      refines: true,
    }),
    sideOfLoad: choice('Current of the load', {
      options: lagsOrLeads,
      initial: 'lags',
      help: 'Of kilovars that are entered, their sign counts.',
      shownWhen: { field: 'find', is: ['unbalanced', 'triangle'] },
      refines: true,
    }),
    factorTwo: number('Power factor of L2, if another', {
      optional: true,
      above: 0,
      max: 1,
      shownWhen: unbalanced,
      refines: true,
    }),
    factorThree: number('Power factor of L3, if another', {
      optional: true,
      above: 0,
      max: 1,
      shownWhen: unbalanced,
      refines: true,
    }),
    efficiency: percent('Efficiency of the motor', {
      initial: 0.9,
      slider: { from: 0.6, to: 1, step: 0.01 },
      min: 0.01,
      max: 1,
      help: 'Shaft power over electric power. Nothing else hangs on it.',
      shownWhen: { field: 'find', is: ['power', 'current', 'voltage', 'factor', 'triangle'] },
      refines: true,
    }),
    electric: number('Electric power, if a meter shows it', {
      optional: true,
      unit: 'kW',
      above: 0,
      max: 1e9,
      help: 'It then counts in place of volts and amperes.',
      shownWhen: byShaft,
      refines: true,
    }),
    target: number('Raise the power factor to', {
      optional: true,
      above: 0,
      max: 1,
      shownWhen: [balanced, alternating],
      refines: true,
    }),
    targetOfLoad: number('Raise its power factor to', {
      optional: true,
      above: 0,
      max: 1,
      shownWhen: triangular,
      refines: true,
    }),
    supplyOfLoad: choice('Supply of the load', {
      options: { three: '3-phase', single: '1-phase AC' },
      initial: 'three',
      shownWhen: triangular,
      refines: true,
    }),
    voltageOfLoad: quantity('Its line voltage, for the current', {
      of: 'voltage',
      unit: 'V',
      units: ['V', 'kV'],
      optional: true,
      above: 0,
      max: 1e7,
      shownWhen: triangular,
      refines: true,
    }),
  },
  outputs: {
    answer: { kind: 'text', label: 'Answer' },
    note: { kind: 'verdict', label: 'Note', optional: true },
    power: { kind: 'number', label: 'Real power', unit: 'W', prefixed: true },
    apparent: { kind: 'number', label: 'Apparent power', unit: 'VA', prefixed: true },
    reactive: { kind: 'number', label: 'Reactive power', unit: 'var', prefixed: true },
    factor: { kind: 'number', label: 'Power factor', decimals: 4 },
    angle: { kind: 'number', label: 'Phase angle', unit: '°', decimals: 2 },
    lineVoltage: {
      kind: 'number',
      label: 'Voltage of the line',
      unit: 'V',
      prefixed: true,
      optional: true,
      section: wires,
    },
    phaseVoltage: {
      kind: 'number',
      label: 'Voltage across each winding',
      unit: 'V',
      prefixed: true,
      optional: true,
      section: wires,
    },
    lineCurrent: {
      kind: 'number',
      label: 'Current in the line',
      unit: 'A',
      prefixed: true,
      optional: true,
      section: wires,
    },
    phaseCurrent: {
      kind: 'number',
      label: 'Current in each winding',
      unit: 'A',
      prefixed: true,
      optional: true,
      section: wires,
    },
    neutral: {
      kind: 'number',
      label: 'Current in the neutral',
      unit: 'A',
      prefixed: true,
      optional: true,
      section: wires,
    },
    unbalance: {
      kind: 'percent',
      label: 'Farthest from the mean current',
      decimals: 1,
      optional: true,
      section: wires,
    },
    efficiencyFound: { kind: 'percent', label: 'Efficiency found', decimals: 2, optional: true, section: motor },
    shaft: { kind: 'number', label: 'Power at the shaft', unit: 'W', prefixed: true, optional: true, section: motor },
    horsepower: { kind: 'number', label: 'In horsepower', unit: 'hp', decimals: 3, optional: true, section: motor },
    capacitor: {
      kind: 'number',
      label: 'Capacitors needed',
      unit: 'var',
      prefixed: true,
      optional: true,
      section: corrected,
    },
    currentAfter: {
      kind: 'number',
      label: 'Current in the line afterwards',
      unit: 'A',
      prefixed: true,
      optional: true,
      section: corrected,
    },
    phases: {
      kind: 'table',
      label: 'Phase by phase',
      optional: true,
      columns: {
        phase: { kind: 'text', label: 'Phase' },
        current: { kind: 'number', label: 'Current', unit: 'A', prefixed: true },
        power: { kind: 'number', label: 'Real', unit: 'W', prefixed: true },
        reactive: { kind: 'number', label: 'Reactive', unit: 'var', prefixed: true },
        apparent: { kind: 'number', label: 'Apparent', unit: 'VA', prefixed: true },
      },
    },
    triangle: { kind: 'diagram', label: 'Power triangle' },
    phasors: { kind: 'diagram', label: 'Phasors', optional: true },
  },
  formula:
    'Apparent power = √3 × line voltage × line current (V × I for one phase and DC); real power = apparent power × power factor; reactive power² = apparent power² − real power²; efficiency = shaft power ÷ electric power',
  limits: [
    'Voltages and currents are RMS values of pure sine waves. Harmonics of rectifiers add current that these formulas do not see, most of all in the neutral.',
    'But for the mode of unequal currents, all three phases carry the same load.',
    'With unequal currents the three voltages to neutral are taken as equal, 120° apart and held by the supply.',
    'A horsepower is the mechanical one of 745.7 watts; a metric one is 735.5.',
  ],
  sources: [
    {
      title: 'The Engineering ToolBox: Three-phase power equations',
      href: 'https://www.engineeringtoolbox.com/three-phase-electrical-d_888.html',
    },
    { title: 'IEC 60050-131 and 60050-141: Circuit theory; polyphase systems' },
  ],

  compute(values, { show }) {
    if (values.find === 'unbalanced') return unequal(values, show)
    if (values.find === 'triangle') return triangleFrom(values, show)
    const found = solve(values, show)
    if ('message' in found) return problem<Refused['field']>(found.field, found.message)
    const { line, amperes: current, apparent, power, factor } = found
    const { system } = values
    const sign = values.side === 'leads' ? -1 : 1
    const reactive = system === 'direct' ? 0 : sign * Math.sqrt(Math.max(0, (apparent - power) * (apparent + power)))
    const isThree = system === 'star' || system === 'delta'
    const efficiency = values.find === 'efficiency' ? shaftOf(values) / power : values.efficiency
    const shaft = power * efficiency
    const angle = system === 'direct' ? 0 : (sign * Math.acos(Math.min(1, factor)) * 180) / Math.PI
    const better = system === 'direct' ? undefined : correctionOf(values.target, sign < 0, power, factor)
    const results = { power, current, line, factor, efficiency }
    return {
      answer: answerOf(values.find, results, show),
      note: noteOf(factor, values.target, sign < 0 && system !== 'direct', show),
      power,
      apparent,
      reactive: 0 + reactive,
      factor,
      angle: 0 + angle,
      lineVoltage: line,
      phaseVoltage: isThree && line !== undefined ? (system === 'star' ? line / Math.sqrt(3) : line) : undefined,
      lineCurrent: current,
      phaseCurrent:
        isThree && current !== undefined ? (system === 'delta' ? current / Math.sqrt(3) : current) : undefined,
      efficiencyFound: values.find === 'efficiency' ? efficiency : undefined,
      shaft,
      horsepower: shaft / wattsInHorsepower,
      capacitor: better,
      currentAfter:
        better === undefined || values.target === undefined || line === undefined
          ? undefined
          : power / values.target / (lineFactor(system) * line),
      triangle: triangleOf(power, reactive, apparent, show),
      phasors: isThree
        ? phasorsOf([0, 1, 2].map(() => ({ amperes: current ?? 1, powerFactor: Math.min(1, factor), leads: sign < 0 })))
        : undefined,
    }
  },

  steps(values, { power, apparent, reactive, factor, lineVoltage, lineCurrent }) {
    const isThree = values.find === 'unbalanced' || values.system === 'star' || values.system === 'delta'
    const times = isThree ? '√3 × ' : ''
    const plain = (value: number | undefined) =>
      value === undefined ? undefined : ({ kind: 'number', value } as const)
    const watts = plain(power)
    const given = {
      p: watts,
      s: plain(apparent),
      f: plain(factor),
      v: plain(lineVoltage),
      i: plain(lineCurrent),
      hp: plain(wattsInHorsepower),
      q: plain(reactive),
      target: plain(values.find === 'triangle' ? values.targetOfLoad : values.target),
    }
    if (values.find === 'unbalanced') return [{ gives: 'factor', is: '{p} W ÷ {s} VA', with: given }]
    if (values.find === 'triangle') return [...triangleLines(values, given), ...correctionLine]
    if (values.find === 'efficiency')
      return [
        {
          gives: 'power',
          is: values.electric === undefined ? `${times}{v} V × {i} A × {f}` : '{electric} × 1000',
          with: given,
        },
        {
          gives: 'efficiencyFound',
          is: `${values.shaftIn === 'hp' ? '{shaftLoad} × {hp}' : '{shaftLoad} × 1000'} ÷ {p} W`,
        },
        ...correctionLine,
      ]
    const loads = {
      kW: '{load} × 1000',
      kVA: '{load} × 1000 × {f}',
      kvar: values.find === 'factor' ? '√({s}² − ({load} × 1000)²)' : '{load} × 1000 × {f} ÷ √(1 − {f}²)',
      shaft: '{load} × 1000 ÷ {efficiency}',
      hp: '{load} × {hp} ÷ {efficiency}',
    }
    const isLoad = values.find !== 'power'
    return [
      {
        gives: isLoad ? 'power' : 'apparent',
        is: isLoad ? loads[values.loadIn] : `${times}{v} V × {i} A`,
        with: given,
      },
      ...(values.find === 'power' ? [{ gives: 'power', is: '{s} VA × {f}' } as const] : []),
      ...(values.find === 'current' || values.find === 'voltage'
        ? [
            { gives: 'apparent', is: '{p} W ÷ {f}' } as const,
            values.find === 'current'
              ? ({ gives: 'lineCurrent', is: `{s} VA ÷ (${times}{v} V)` } as const)
              : ({ gives: 'lineVoltage', is: `{s} VA ÷ (${times}{i} A)` } as const),
          ]
        : []),
      ...(values.find === 'factor'
        ? [
            { gives: 'apparent', is: `${times}{v} V × {i} A` } as const,
            { gives: 'factor', is: '{p} W ÷ {s} VA' } as const,
          ]
        : []),
      {
        gives: values.side === 'lags' && values.system !== 'direct' ? 'reactive' : undefined,
        is: '{p} W × √(1 − {f}²) ÷ {f}',
      },
      { gives: 'shaft', is: '{p} W × {efficiency}' },
      ...correctionLine,
    ]
  },

  examples: [
    {
      name: 'A feeder that is read with a clamp',
      given: {
        find: 'power',
        system: 'star',
        voltage: 400,
        current: 100,
        powerFactor: 0.9,
        voltageIs: 'line',
        side: 'lags',
        efficiency: 1,
        target: 0.98,
      },
      expect: { power: 62353.83, apparent: 69282.03, capacitor: 17537.85 },
    },
    {
      name: 'A motor of 50 hp',
      given: {
        find: 'current',
        system: 'delta',
        voltage: 460,
        load: 50,
        loadIn: 'hp',
        powerFactor: 0.85,
        voltageIs: 'line',
        side: 'lags',
        efficiency: 0.93,
        target: undefined,
      },
      expect: { lineCurrent: 59.2, phaseCurrent: 34.18, power: 40091.39 },
    },
    {
      name: 'A board with three unequal circuits',
      given: {
        find: 'unbalanced',
        voltage: 208,
        first: 10,
        second: 15,
        third: 20,
        factorOne: 1,
        sideOfLoad: 'lags',
        voltageOfThree: 'line',
        factorTwo: undefined,
        factorThree: undefined,
      },
      expect: { neutral: 8.6603, power: 5403.9985 },
    },
    {
      name: 'A bill with kW and kVA',
      given: {
        find: 'triangle',
        knownPower: 60,
        knownApparent: 75,
        knownReactive: undefined,
        knownFactor: undefined,
        sideOfLoad: 'lags',
        targetOfLoad: 0.95,
        voltageOfLoad: undefined,
      },
      expect: { reactive: 45_000, factor: 0.8, capacitor: 25278.95 },
    },
  ],
})

interface Entered {
  find: 'power' | 'current' | 'voltage' | 'factor' | 'triangle' | 'efficiency' | 'unbalanced'
  system: Circuit
  voltage: number
  current: number
  load: number
  loadIn: 'kW' | 'kVA' | 'kvar' | 'shaft' | 'hp'
  shaftLoad: number
  shaftIn: 'kW' | 'hp'
  knownPower?: number | undefined
  knownApparent?: number | undefined
  knownReactive?: number | undefined
  knownFactor?: number | undefined
  first: number
  second: number
  third: number
  powerFactor: number
  factorOne: number
  voltageIs: 'line' | 'neutral'
  voltageOfThree: 'line' | 'neutral'
  side: 'lags' | 'leads'
  sideOfLoad: 'lags' | 'leads'
  factorTwo?: number | undefined
  factorThree?: number | undefined
  efficiency: number
  electric?: number | undefined
  target?: number | undefined
  targetOfLoad?: number | undefined
  supplyOfLoad: 'three' | 'single'
  voltageOfLoad?: number | undefined
}
interface Solved {
  /** Volts and amperes; none where only the power of a meter is known. */
  line: number | undefined
  amperes: number | undefined
  apparent: number
  power: number
  factor: number
}
interface Refused {
  field: 'current' | 'load' | 'loadIn' | 'voltage' | 'system' | 'shaftLoad'
  message: string
}

function solve(values: Entered, show: Show): Solved | Refused {
  const { find, system, current, loadIn } = values
  const times = lineFactor(system)
  const isNeutral = times > 1 && values.voltageIs === 'neutral'
  const line = values.voltage * (isNeutral ? times : 1)
  const pf = system === 'direct' ? 1 : values.powerFactor
  if (find === 'power') {
    const apparent = times * line * current
    return { line, amperes: current, apparent, power: apparent * pf, factor: pf }
  }
  if (find === 'efficiency') return electricOf(values, line, pf)
  if (find === 'factor' && system === 'direct')
    return { field: 'system', message: 'must be alternating current: direct current has no power factor' }
  if (loadIn === 'kvar' && find !== 'factor' && pf > 1 - 1e-9)
    return { field: 'loadIn', message: 'must be another unit: at a power factor of 1 there is no reactive power' }
  const watts = {
    kW: values.load * 1000,
    kVA: values.load * 1000 * pf,
    kvar: wattsBeside(values, line, pf),
    shaft: (values.load * 1000) / values.efficiency,
    hp: (values.load * wattsInHorsepower) / values.efficiency,
  }[loadIn]
  if (Number.isNaN(watts) && current > 0)
    return {
      field: 'load',
      message: `must be less than ${withSiPrefix(times * line * current, 'var', show)}, which is all that these volts and amperes can carry`,
    }
  if (find === 'current')
    return { line, amperes: watts / pf / (times * line), apparent: watts / pf, power: watts, factor: pf }
  if (current === 0) return { field: 'current', message: 'must be more than 0 where it stands beside a load' }
  if (find === 'voltage') {
    const found = watts / pf / (times * current)
    return found > 0
      ? { line: found, amperes: current, apparent: watts / pf, power: watts, factor: pf }
      : { field: 'load', message: 'must be more than 0, or no voltage is needed' }
  }
  if (loadIn === 'kVA')
    return {
      field: 'loadIn',
      message: 'must be a real power: kVA are volts times amperes already, whatever the factor',
    }
  const apparent = times * line * current
  const factor = watts / apparent
  if (factor > 1 + 1e-9)
    return {
      field: 'load',
      message: `must be at most ${withSiPrefix(apparent, 'W', show)}, which is all that these volts and amperes can carry`,
    }
  if (factor < 1e-6) return { field: 'load', message: 'must be more than 0, or there is no power factor' }
  return { line, amperes: current, apparent, power: watts, factor: Math.min(1, factor) }
}

/** Real power that goes with so many kilovars; not a number where volts and amperes cannot carry them. */
function wattsBeside({ find, system, load, current }: Entered, line: number, factor: number): number {
  const vars = load * 1000
  if (find !== 'factor') return (vars * factor) / Math.sqrt(1 - factor ** 2)
  const apparent = lineFactor(system) * line * current
  return vars < apparent ? Math.sqrt((apparent - vars) * (apparent + vars)) : Number.NaN
}

const shaftOf = ({ shaftLoad, shaftIn }: Entered) => shaftLoad * (shaftIn === 'hp' ? wattsInHorsepower : 1000)

function electricOf(values: Entered, line: number, pf: number): Solved | Refused {
  const { electric, current, system } = values
  const apparent = electric === undefined ? lineFactor(system) * line * current : (electric * 1000) / pf
  const power = apparent * pf
  if (power === 0) return { field: 'current', message: 'must be more than 0 where it stands beside a load' }
  if (shaftOf(values) > power * (1 + 1e-9))
    return { field: 'shaftLoad', message: 'must be at most the electric power: no motor gives more than it takes' }
  return electric === undefined
    ? { line, amperes: current, apparent, power, factor: pf }
    : { line: undefined, amperes: undefined, apparent, power, factor: pf }
}

type TriangleResult = 'power' | 'apparent' | 'reactive' | 'factor' | 'capacitor'

function triangleFrom(values: Entered, show: Show) {
  const found = powersOf(
    {
      real: values.knownPower,
      apparent: values.knownApparent,
      reactive: values.knownReactive,
      factor: values.knownFactor,
    },
    values.sideOfLoad === 'leads',
  )
  if (typeof found === 'string') return problem<Refused['field']>(null, found)
  const [power, apparent, reactive] = [found.real * 1000, found.apparent * 1000, found.reactive * 1000]
  if (apparent === 0)
    return problem<Refused['field']>(null, 'There is no triangle without power: one of the two must be more than 0.')
  const leads = reactive < 0
  const factor = Math.min(1, power / apparent)
  const { targetOfLoad: target, voltageOfLoad: line } = values
  const times = values.supplyOfLoad === 'three' ? Math.sqrt(3) : 1
  const capacitor = correctionOf(target, leads, power, factor)
  const shaft = power * values.efficiency
  return {
    answer: [
      withSiPrefix(power, 'W', show),
      withSiPrefix(apparent, 'VA', show),
      withSiPrefix(reactive + 0, 'var', show),
      `power factor ${show.number(factor, 4)}`,
    ].join(', '),
    note: noteOf(factor, target, leads, show),
    power,
    apparent,
    reactive: reactive + 0,
    factor,
    angle: ((leads ? -1 : 1) * Math.acos(factor) * 180) / Math.PI + 0,
    lineVoltage: line,
    lineCurrent: line === undefined ? undefined : apparent / (times * line),
    shaft,
    horsepower: shaft / wattsInHorsepower,
    capacitor,
    currentAfter:
      capacitor === undefined || line === undefined || target === undefined
        ? undefined
        : power / target / (times * line),
    triangle: triangleOf(power, reactive, apparent, show),
  }
}

const correctionLine = [
  { gives: 'capacitor', is: '{p} W × (√(1 − {f}²) ÷ {f} − √(1 − {target}²) ÷ {target})' },
] as const

/** The two parts of the triangle that were not given, of those that were. */
function triangleLines(values: Entered, given: Readonly<Record<string, Figure | undefined>>): Line<TriangleResult>[] {
  const { knownPower: p, knownApparent: s, knownReactive: q } = values
  const power: Line<TriangleResult> = { gives: 'power', is: '{knownPower} × 1000', with: given }
  const apparent: Line<TriangleResult> = { gives: 'apparent', is: '{knownApparent} × 1000', with: given }
  const factor: Line<TriangleResult> = { gives: 'factor', is: '{p} W ÷ {s} VA', with: given }
  const drawn: Line<TriangleResult>[] =
    p !== undefined
      ? [
          power,
          { gives: 'apparent', is: q === undefined ? '{knownPower} × 1000 ÷ {f}' : '√({p}² + ({q})²)', with: given },
        ]
      : s !== undefined
        ? [
            apparent,
            { gives: 'power', is: q === undefined ? '{s} VA × {knownFactor}' : '√({s}² − ({q})²)', with: given },
          ]
        : [{ gives: 'power', is: '√(({q})²) × {knownFactor} ÷ √(1 − {knownFactor}²)', with: given }]
  return p !== undefined && s !== undefined ? [power, apparent, factor] : [...drawn, factor]
}

function unequal(values: Entered, show: Show) {
  const leads = values.sideOfLoad === 'leads'
  const line = values.voltage * (values.voltageOfThree === 'neutral' ? Math.sqrt(3) : 1)
  const toNeutral = line / Math.sqrt(3)
  const factors = [values.factorOne, values.factorTwo ?? values.factorOne, values.factorThree ?? values.factorOne]
  const currents = [values.first, values.second, values.third].map((amps, at): PhaseCurrent => ({
    amperes: amps,
    powerFactor: factors[at] ?? 1,
    leads,
  }))
  const phases = currents.map(({ amperes: amps, powerFactor }, at) => {
    const power = toNeutral * amps * powerFactor
    return {
      phase: `L${at + 1}`,
      current: amps,
      power,
      reactive: (leads ? -1 : 1) * power * tangentOf(powerFactor) + 0,
      apparent: toNeutral * amps,
    }
  })
  const total = (column: 'power' | 'reactive' | 'current') => phases.reduce((sum, phase) => sum + phase[column], 0)
  const [power, reactive, all] = [total('power'), total('reactive'), total('current')]
  if (all === 0) return problem('first', 'must be more than 0 in one line at least')
  const apparent = Math.hypot(power, reactive)
  const factor = Math.min(1, power / apparent)
  const neutral = neutralCurrent(currents)
  const mean = all / 3
  return {
    answer: `${withSiPrefix(neutral, 'A', show)} in the neutral`,
    note: {
      is: 'plain' as const,
      says:
        neutral === 0
          ? 'The three currents cancel each other: nothing is left for the neutral.'
          : 'The neutral carries what the three currents do not cancel. A motor on the same board sees unequal voltages and runs hotter.',
    },
    power,
    apparent,
    reactive: 0 + reactive,
    factor,
    angle: 0 + ((leads ? -1 : 1) * Math.acos(factor) * 180) / Math.PI,
    lineVoltage: line,
    phaseVoltage: toNeutral,
    neutral,
    unbalance: Math.max(...currents.map(({ amperes: amps }) => Math.abs(amps - mean))) / mean,
    phases,
    triangle: triangleOf(power, reactive, apparent, show),
    phasors: phasorsOf(currents),
  }
}

interface Found {
  power: number
  current: number | undefined
  line: number | undefined
  factor: number
  efficiency: number
}

function answerOf(
  find: Entered['find'],
  { power, current = 0, line = 0, factor, efficiency }: Found,
  show: Show,
): string {
  if (find === 'power') return withSiPrefix(power, 'W', show)
  if (find === 'current') return withSiPrefix(current, 'A', show)
  if (find === 'efficiency') return show.percent(efficiency, 2)
  return find === 'voltage' ? withSiPrefix(line, 'V', show) : show.number(factor, 4)
}

function correctionOf(target: number | undefined, leads: boolean, power: number, factor: number): number | undefined {
  if (target === undefined || leads || target <= factor || power === 0) return undefined
  return correction(power, factor, target)
}

function noteOf(factor: number, target: number | undefined, leads: boolean, show: Show): Verdict | undefined {
  if (leads)
    return {
      is: 'plain',
      says: 'The current leads, so the load gives reactive power off and counts it as negative. Capacitors would make it worse.',
    }
  if (target !== undefined && target <= factor)
    return { is: 'good', says: 'The power factor is already as high as the one you ask for.' }
  if (factor > 0.95) return undefined
  return {
    is: 'plain',
    says: `The line carries ${show.percent(1 / factor - 1, 1)} more current than the same power needs at a power factor of 1.`,
  }
}

function triangleOf(power: number, reactive: number, apparent: number, show: Show): Diagram {
  const scale = apparent > 0 ? Math.min(260 / apparent, 130 / Math.max(Math.abs(reactive), 1e-9 * apparent)) : 0
  const [across, up] = [power * scale, reactive * scale]
  const corner: [number, number] = [70, reactive < 0 ? 40 : 180]
  const right: [number, number] = [corner[0] + across, corner[1]]
  const top: [number, number] = [right[0], corner[1] - up]
  return {
    title: 'Power triangle, drawn to scale',
    width: 400,
    height: 220,
    shapes: [
      { is: 'line', from: corner, to: right, tone: 'good', thick: 3 },
      { is: 'line', from: right, to: top, tone: 'warn', thick: 3 },
      { is: 'line', from: corner, to: top, tone: 'accent', thick: 3 },
      { is: 'text', at: [12, 208], text: `P ${withSiPrefix(power, 'W', show)}`, tone: 'good', small: true },
      { is: 'text', at: [150, 208], text: `Q ${withSiPrefix(reactive, 'var', show)}`, tone: 'warn', small: true },
      { is: 'text', at: [290, 208], text: `S ${withSiPrefix(apparent, 'VA', show)}`, tone: 'accent', small: true },
    ],
  }
}

/** Voltages of three phases and their currents, the longest current as long as its circle. */
function phasorsOf(currents: readonly PhaseCurrent[]): Diagram {
  const longest = Math.max(...currents.map(({ amperes: amps }) => amps))
  const angles = anglesOf(currents)
  const at = (degrees: number, far: number): [number, number] => {
    const turn = (degrees * Math.PI) / 180
    return [200 + far * Math.cos(turn), 140 - far * Math.sin(turn)]
  }
  const shapes = currents.flatMap(({ amperes: amps }, phase): Shape[] => {
    const volts = phase * -120
    const far = longest > 0 ? (85 * amps) / longest : 0
    return [
      { is: 'arrow', from: [200, 140], to: at(volts, 115), tone: 'muted' },
      { is: 'text', at: at(volts, 128), text: `V${phase + 1}`, anchor: 'middle', small: true, tone: 'muted' },
      ...(far > 2
        ? [{ is: 'arrow', from: [200, 140], to: at(angles[phase] ?? 0, far), tone: 'accent', thick: 2 } as const]
        : []),
    ]
  })
  return { title: 'Phasors of voltages to neutral, and of the currents in the lines', width: 400, height: 280, shapes }
}
