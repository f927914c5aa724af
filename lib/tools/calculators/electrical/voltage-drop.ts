import { choice, defineCalculator, integer, number, problem, quantity, type Verdict } from '@/lib/kits/calculator'
import {
  iecConductors,
  iecTemperatureFactor,
  kilometresInKilofoot,
  necConductors,
  necName,
  necTemperatureFactor,
  voltageDrop,
  wayFactor,
  type Metal,
  type Supply,
} from '@/lib/subjects/electrical/conductors'
import type { Show } from '@/lib/base/format/show'

const necKey = (size: string) => `awg ${size}`
const iecKey = (area: string) => `mm ${area}`
const sizes: Readonly<Record<string, string>> = {
  ...Object.fromEntries(necConductors.map(({ size }) => [necKey(size), necName(size)])),
  ...Object.fromEntries(iecConductors.map(({ area }) => [iecKey(area), `${area} mm²`])),
}
const refined = 'Conductor'

export default defineCalculator({
  inputs: {
    supply: choice('Supply', {
      options: { single: '1-phase AC', three: '3-phase AC', direct: 'DC' },
      initial: 'single',
    }),
    voltage: number('Voltage', {
      unit: 'V',
      initial: 230,
      initialIn: { us: 120, ca: 120 },
      above: 0,
      max: 1e6,
      help: 'Between the two wires, or between two lines of a three-phase supply.',
    }),
    current: number('Current', {
      unit: 'A',
      initial: 16,
      initialIn: { us: 20, ca: 20 },
      slider: { to: 100, step: 1 },
      min: 0,
      max: 1e5,
    }),
    length: quantity('Length, one way', {
      of: 'length',
      unit: 'm',
      units: ['m', 'km', 'ft', 'yd'],
      unitIn: { us: 'ft', ca: 'm' },
      initial: 30,
      initialIn: { us: 30.48 },
      above: 0,
      max: 1e5,
    }),
    size: choice('Wire size', {
      options: sizes,
      initial: iecKey('2.5'),
      initialIn: { us: necKey('12'), ca: necKey('12') },
      as: 'search',
    }),
    metal: choice('Metal', {
      options: { cu: 'Copper', al: 'Aluminum' },
      initial: 'cu',
      section: refined,
      refines: true,
    }),
    conduit: choice('Resistance of AWG sizes', {
      options: {
        direct: 'NEC table 8: direct current',
        pvc: 'NEC table 9: AC in PVC conduit',
        steel: 'NEC table 9: AC in steel conduit',
      },
      initial: 'direct',
      as: 'menu',
      help: 'For small sizes they hardly differ; from 1/0 AWG on take table 9 for AC.',
      section: refined,
      refines: true,
    }),
    temperature: number('Temperature of the conductor', {
      unit: '°C',
      initial: 75,
      slider: { from: 20, to: 90, step: 5 },
      min: -60,
      max: 250,
      section: refined,
      refines: true,
    }),
    runs: integer('Parallel conductors of each pole', { initial: 1, min: 1, max: 20, section: refined, refines: true }),
    powerFactor: number('Power factor', {
      initial: 1,
      slider: { from: 0.5, to: 1, step: 0.05 },
      min: 0.01,
      max: 1,
      shownWhen: { field: 'supply', is: ['single', 'three'] },
      section: refined,
      refines: true,
    }),
    ownResistance: number('Resistance from your data sheet', {
      unit: 'Ω/km',
      optional: true,
      above: 0,
      max: 1e5,
      help: 'Takes the place of the table and of its temperature. Ohms per 1000 ft × 3.28084.',
      section: refined,
      refines: true,
    }),
    ownReactance: number('Reactance from your data sheet', {
      unit: 'Ω/km',
      optional: true,
      min: 0,
      max: 1e5,
      help: 'Sizes in mm² have none here without it.',
      section: refined,
      refines: true,
    }),
  },
  outputs: {
    drop: { kind: 'number', label: 'Voltage drop', unit: 'V', decimals: 2 },
    share: { kind: 'percent', label: 'Of the supply', decimals: 2 },
    end: { kind: 'number', label: 'Voltage at the load', unit: 'V', decimals: 2 },
    loss: { kind: 'number', label: 'Heat in the wire', unit: 'W', decimals: 1 },
    resistance: { kind: 'number', label: 'Resistance of the conductor', unit: 'Ω/km', decimals: 4 },
    kilofoot: { kind: 'number', label: 'The same per 1000 ft', unit: 'Ω', decimals: 4 },
    verdict: { kind: 'verdict', label: 'Against the usual limits' },
    limits: {
      kind: 'table',
      label: 'What would keep to a limit',
      columns: {
        limit: { kind: 'percent', label: 'Drop' },
        metres: { kind: 'number', label: 'Longest way', unit: 'm', decimals: 1 },
        feet: { kind: 'number', label: 'In feet', unit: 'ft', decimals: 1 },
        size: { kind: 'text', label: 'Smallest size for your way' },
      },
    },
  },
  formula:
    'Voltage drop = 2 × I × L × (R cos φ + X sin φ), with √3 in the place of 2 between lines of a three-phase supply',
  limits: [
    'It is the usual approximation, within a fraction of a percent up to ten percent of drop; the load draws the current you enter, however low the voltage falls.',
    'Resistances of AWG sizes are those of NEC 2023, chapter 9, for stranded uncoated conductors; those in mm² are the maxima of IEC 60228, class 2.',
    'A size chosen by voltage drop must still carry the current; the wire size calculator checks that.',
    'BS 7671 prints values of its own in mV/A/m, which this page does not have; enter them as resistance and reactance.',
  ],
  sources: [
    {
      title:
        'NFPA 70, National Electrical Code 2023, chapter 9, tables 8 and 9; informational notes to 210.19(A) and 215.2(A)(2)',
    },
    { title: 'IEC 60228: Conductors of insulated cables, table 2 and annex B' },
    { title: 'IEEE Std 141 (Red Book), section 3.11: Calculation of voltage drops' },
  ],

  compute(values, { show }) {
    const { supply, voltage, current, length, runs } = values
    const line = lineOf(values, values.size)
    if (!line) return problem('size', 'must be a size that is made of aluminum: 12 AWG or 10 mm² and larger')
    const perAmpere = dropFor(values, line)
    const drop = perAmpere * current
    const wires = supply === 'three' ? 3 : 2
    return {
      drop,
      share: drop / voltage,
      end: voltage - drop,
      loss: (wires * current * current * line.resistance * (length / 1000)) / runs,
      resistance: line.resistance,
      kilofoot: line.resistance * kilometresInKilofoot,
      verdict: verdictOn(drop / voltage, show),
      limits: [0.03, 0.05].map((limit) => {
        const metres = drop > 0 ? (length * limit * voltage) / drop : null
        return { limit, metres, feet: metres === null ? null : metres / 0.3048, size: smallest(values, limit) ?? null }
      }),
    }
  },

  steps(values, { resistance }) {
    const line = lineOf(values, values.size)
    const isDirect = values.supply === 'direct'
    const powerFactor = isDirect ? 1 : values.powerFactor
    const plain = (value: number | undefined) =>
      value === undefined ? undefined : ({ kind: 'number', value } as const)
    const known = values.ownResistance === undefined ? line?.table : undefined
    return [
      {
        gives: 'resistance',
        is: values.size.startsWith('awg') ? '{table} ÷ 0.3048 × {heat}' : '{table} × {heat}',
        with: {
          table: plain(known),
          heat: plain(line?.heat),
          way: { kind: 'number', value: wayFactor[values.supply] },
          cosine: plain(powerFactor),
          sine: plain(Math.sqrt(1 - powerFactor * powerFactor)),
          x: plain(line?.reactance),
          kilometres: plain(values.length / 1000),
          r: plain(resistance),
        },
      },
      {
        gives: 'drop',
        is: '{way} × {current} A × {kilometres} km × ({r} × {cosine}[ + {x} × {sine}]) ÷ {runs}',
      },
      { gives: 'share', is: '{drop} ÷ {voltage}' },
      { gives: 'end', is: '{voltage} − {drop}' },
    ]
  },

  examples: [
    {
      name: 'A shed at the end of the garden',
      given: {
        supply: 'single',
        voltage: 120,
        current: 20,
        length: 30.48,
        size: 'awg 12',
        metal: 'cu',
        conduit: 'direct',
        temperature: 75,
        runs: 1,
        powerFactor: 1,
      },
      expect: { drop: 7.92, share: 0.066 },
    },
    {
      name: 'A pump on three phases',
      given: {
        supply: 'three',
        voltage: 400,
        current: 32,
        length: 80,
        size: 'mm 6',
        metal: 'cu',
        temperature: 70,
        runs: 1,
        powerFactor: 0.85,
        ownReactance: 0.08,
      },
      expect: { drop: 14.08, share: 0.0352 },
    },
  ],
})

interface Entered {
  supply: Supply
  voltage: number
  current: number
  length: number
  size: string
  metal: Metal
  conduit: 'direct' | 'pvc' | 'steel'
  temperature: number
  runs: number
  powerFactor: number
  ownResistance?: number | undefined
  ownReactance?: number | undefined
}

/** Ohms a kilometer at the temperature, with the figure of the table and what heat does to it. */
interface ConductorLine {
  resistance: number
  reactance: number
  table: number
  heat: number
}

function lineOf(
  { metal, conduit, temperature, ownResistance, ownReactance }: Entered,
  key: string,
): ConductorLine | undefined {
  if (ownResistance !== undefined)
    return { resistance: ownResistance, reactance: ownReactance ?? 0, table: ownResistance, heat: 1 }
  const area = iecConductors.find((one) => iecKey(one.area) === key)
  if (area) {
    const table = area[metal]
    const heat = Math.max(0.01, iecTemperatureFactor(metal, temperature))
    return table === undefined ? undefined : { resistance: table * heat, reactance: ownReactance ?? 0, table, heat }
  }
  const conductor = necConductors.find((one) => necKey(one.size) === key)
  const inConduit = conduit === 'direct' ? undefined : conductor?.[conduit]
  const table = (conduit === 'direct' ? conductor?.direct : inConduit)?.[metal]
  if (table === undefined) return undefined
  const heat = necTemperatureFactor(metal, temperature)
  const reactance = ownReactance ?? (inConduit?.reactance ?? 0) / kilometresInKilofoot
  return { resistance: (table / kilometresInKilofoot) * heat, reactance, table, heat }
}

/** Volts for each ampere. */
function dropFor({ supply, length, runs, powerFactor }: Entered, { resistance, reactance }: ConductorLine): number {
  const drop = voltageDrop(supply, {
    current: 1,
    kilometres: length / 1000,
    resistance,
    reactance: supply === 'direct' ? 0 : reactance,
    powerFactor: supply === 'direct' ? 1 : powerFactor,
  })
  return drop / runs
}

/** The smallest size of the same series that keeps to the limit. */
function smallest(values: Entered, limit: number): string | undefined {
  if (values.ownResistance !== undefined) return undefined
  const series = values.size.startsWith('awg')
    ? necConductors.map(({ size }) => necKey(size))
    : iecConductors.map(({ area }) => iecKey(area))
  const key = series.find((one) => {
    const line = lineOf(values, one)
    return line && dropFor(values, line) * values.current <= limit * values.voltage * (1 + 1e-12)
  })
  return key === undefined ? 'More than one in parallel' : sizes[key]
}

function verdictOn(share: number, show: Show): Verdict {
  if (share >= 1) return { is: 'bad', says: 'The wire would take the whole voltage: this current cannot flow.' }
  if (share > 0.05)
    return {
      is: 'bad',
      says: `${show.percent(share, 1)} is more than the 5% that the NEC suggests for feeder and branch circuit together.`,
    }
  if (share > 0.03)
    return {
      is: 'fair',
      says: `${show.percent(share, 1)} is more than the 3% that the NEC suggests for a branch circuit, and within 5% for the whole way.`,
    }
  return { is: 'good', says: 'Within the 3% that the NEC suggests for a branch circuit.' }
}
