import { choice, defineCalculator, number, problem, quantity, rows, toggle, type Verdict } from '@/lib/kits/calculator'
import {
  criticalPoint,
  gasConstant,
  gases,
  waalsOf,
  waalsPressure,
  waalsTemperature,
  waalsVolume,
  type Gas,
  type GasName,
} from '@/lib/engines/gases'
import { withSiPrefix } from '@/lib/base/units/si-prefix'
import type { Show } from '@/lib/base/format/show'

const scales = { K: 'K', C: '°C', F: '°F', R: '°R' } as const
type Scale = keyof typeof scales
const names = Object.fromEntries(Object.entries(gases).map(([key, { name }]) => [key, name])) as Record<GasName, string>
const atmosphere = 101_325
const standards = {
  iupac: { label: '0 °C and 100 kPa (IUPAC)', kelvins: 273.15, pascals: 100_000 },
  atm: { label: '0 °C and 1 atm', kelvins: 273.15, pascals: atmosphere },
  room: { label: '25 °C and 100 kPa', kelvins: 298.15, pascals: 100_000 },
} as const

const pressures = {
  of: 'pressure',
  unit: 'Pa',
  units: ['kPa', 'bar', 'atm', 'psi', 'mmHg', 'Torr', 'mbar', 'Pa', 'MPa'],
  max: 1e12,
} as const
const volumes = { of: 'volume', unit: 'L', units: ['L', 'mL', 'm³', 'ft³', 'US gal'], above: 0, max: 1e9 } as const
const law = { field: 'find', is: ['pressure', 'volume', 'amount', 'temperature'] } as const
const ofOwn = [law, { field: 'gas', is: 'own' }] as const
const change = { field: 'find', is: 'states' } as const
const mix = { field: 'find', is: 'mixture' } as const
const real = 'As a real gas, by van der Waals'

export default defineCalculator({
  inputs: {
    find: choice('What to find', {
      options: {
        pressure: 'Pressure',
        volume: 'Volume',
        amount: 'Amount',
        temperature: 'Temperature',
        states: 'What a change does: before and after',
        mixture: 'Partial pressures of a mixture',
      },
      initial: 'volume',
      as: 'menu',
    }),
    pressure: quantity('Pressure', {
      ...pressures,
      initial: atmosphere,
      min: 0,
      help: 'Absolute. A tire or bottle gauge counts from the air: set that under the other options.',
      shownWhen: { field: 'find', is: ['volume', 'amount', 'temperature', 'states', 'mixture'] },
    }),
    volume: quantity('Volume', {
      ...volumes,
      initial: 22.414,
      shownWhen: { field: 'find', is: ['pressure', 'amount', 'temperature', 'states'] },
    }),
    amount: number('Amount', {
      initial: 1,
      above: 0,
      max: 1e9,
      shownWhen: { field: 'find', is: ['pressure', 'volume', 'temperature'] },
    }),
    amountIn: choice('Amount in', {
      options: { mol: 'mol', mmol: 'mmol', g: 'g', kg: 'kg' },
      initial: 'mol',
      shownWhen: { field: 'find', is: ['pressure', 'volume', 'temperature'] },
    }),
    temperature: number('Temperature', {
      initial: 0,
      min: -1e6,
      max: 1e6,
      shownWhen: { field: 'find', is: ['pressure', 'volume', 'amount', 'states', 'mixture'] },
    }),
    scale: choice('Temperatures in', { options: scales, initial: 'C', initialIn: { us: 'F' } }),
    gas: choice('Gas', {
      options: { ...names, own: 'A gas of my own' },
      initial: 'co2',
      as: 'search',
      shownWhen: law,
    }),
    ownMass: number('Molar mass', { initial: 44.1, above: 0, max: 1e4, unit: 'g/mol', shownWhen: ofOwn }),
    ownA: number('Its a of van der Waals', {
      optional: true,
      min: 0,
      max: 1e4,
      unit: 'bar·L²/mol²',
      help: 'With b; without both it is taken as ideal.',
      shownWhen: ofOwn,
      refines: true,
    }),
    ownB: number('Its b of van der Waals', {
      optional: true,
      above: 0,
      max: 100,
      unit: 'L/mol',
      shownWhen: ofOwn,
      refines: true,
    }),
    pressureAfter: quantity('Pressure after', { ...pressures, above: 0, optional: true, shownWhen: change }),
    volumeAfter: quantity('Volume after', { ...volumes, initial: 11.207, optional: true, shownWhen: change }),
    temperatureAfter: number('Temperature after', {
      initial: 0,
      min: -1e6,
      max: 1e6,
      optional: true,
      help: 'Fill in two of the three and leave the third empty.',
      shownWhen: change,
    }),
    mixture: rows('Gases of the mixture', {
      row: 'gas',
      columns: {
        gas: choice('Gas', { options: names, initial: 'n2', as: 'menu' }),
        moles: number('Parts by moles or volume', { initial: 1, min: 0, max: 1e9 }),
      },
      initial: [
        { gas: 'n2', moles: 78.08 },
        { gas: 'o2', moles: 20.95 },
        { gas: 'ar', moles: 0.93 },
      ],
      min: 1,
      max: 20,
      shownWhen: mix,
    }),
    isGauge: toggle('Pressures are read from a gauge', {
      help: 'One atmosphere is added to each of them.',
      refines: true,
    }),
    standard: choice('Standard conditions', {
      options: { iupac: standards.iupac.label, atm: standards.atm.label, room: standards.room.label },
      initial: 'iupac',
      as: 'menu',
      shownWhen: law,
      refines: true,
    }),
  },
  outputs: {
    answer: { kind: 'text', label: 'Answer' },
    note: { kind: 'verdict', label: 'Mind', optional: true },
    pressureFound: { kind: 'number', label: 'Pressure, absolute', unit: 'Pa', prefixed: true },
    volumeFound: { kind: 'number', label: 'Volume', unit: 'L', prefixed: true, optional: true },
    moles: { kind: 'number', label: 'Amount of substance', unit: 'mol', prefixed: true, optional: true },
    temperatureFound: {
      kind: 'number',
      label: 'Temperature',
      unit: { field: 'scale', is: scales },
      decimals: 2,
    },
    density: { kind: 'number', label: 'Density', unit: 'g/L', decimals: 4, optional: true },
    molarVolume: { kind: 'number', label: 'Volume of a mole', unit: 'L', decimals: 4, section: 'Of this gas' },
    mass: { kind: 'number', label: 'Mass', unit: 'g', prefixed: true, optional: true, section: 'Of this gas' },
    molarMass: {
      kind: 'number',
      label: 'Molar mass',
      unit: 'g/mol',
      decimals: 3,
      optional: true,
      section: 'Of this gas',
    },
    standardVolume: {
      kind: 'number',
      label: 'At standard conditions',
      unit: 'L',
      prefixed: true,
      optional: true,
      section: 'Of this gas',
    },
    realAnswer: { kind: 'text', label: 'The same unknown', optional: true, section: real },
    apart: { kind: 'percent', label: 'Against the ideal gas', optional: true, section: real },
    z: { kind: 'number', label: 'Compressibility Z', decimals: 4, optional: true, section: real },
    critical: { kind: 'text', label: 'Critical point of the equation', optional: true, section: real },
    parts: {
      kind: 'table',
      label: 'Partial pressures',
      optional: true,
      columns: {
        gas: { kind: 'text', label: 'Gas' },
        share: { kind: 'percent', label: 'Mole fraction', decimals: 3 },
        pressure: { kind: 'number', label: 'Partial pressure', unit: 'Pa', prefixed: true },
        weight: { kind: 'percent', label: 'By weight', decimals: 3 },
      },
    },
  },
  formula:
    'P × V = n × R × T with R = 8.31446261815324 J/(mol·K); P₁V₁ ÷ T₁ = P₂V₂ ÷ T₂; van der Waals: (P + a n² ÷ V²) × (V − n b) = n × R × T',
  limits: [
    'An ideal gas has no size and no attraction. Near the point where a gas becomes liquid it is no help.',
    'The constants of van der Waals are one pair for each gas; a few percent is what they are good for, and less near the critical point.',
    'Air has no pair of its own here and is taken as ideal, as is a gas of your own without a and b.',
    'A gauge is taken to stand in air of one standard atmosphere.',
    'A mixture is taken as ideal, so that shares of moles and of volume are the same.',
  ],
  sources: [
    {
      title:
        'BIPM: The International System of Units, SI Brochure, 9th edition, table 1 (k and N_A, whose product is R)',
      href: 'https://www.bipm.org/en/publications/si-brochure',
    },
    {
      title: 'LibreTexts Chemistry, table A8: van der Waals constants for real gases',
      href: 'https://chem.libretexts.org/Bookshelves/Ancillary_Materials/Reference/Reference_Tables/Atomic_and_Molecular_Properties/A8%3A_van_der_Waal%27s_Constants_for_Real_Gases',
    },
    {
      title: 'Engineers Edge: Van der Waals constants for gases',
      href: 'https://www.engineersedge.com/thermodynamics/van_der_waals_constants_for_gases_15688.htm',
    },
  ],

  compute(values, { show }) {
    const found = solve(values)
    if ('message' in found) return problem<Field>(found.field, found.message)
    if (values.find === 'mixture') return mixtureOf(values, found, show)
    const { pascals, litres, kelvins, moles } = found
    const isLaw = values.find !== 'states'
    const { molarMass } = gasOf(values)
    const standard = standards[values.standard]
    return {
      answer: answerOf(values, found, show),
      note: noteOf(values, found, show),
      pressureFound: pascals,
      volumeFound: litres,
      moles,
      temperatureFound: fromKelvin(kelvins, values.scale),
      density: isLaw ? (moles * molarMass) / litres : undefined,
      molarVolume: (1000 * gasConstant * kelvins) / pascals,
      mass: isLaw ? moles * molarMass : undefined,
      molarMass: isLaw ? molarMass : undefined,
      standardVolume: isLaw ? (1000 * moles * gasConstant * standard.kelvins) / standard.pascals : undefined,
      ...(isLaw ? realOf(values, found, show) : {}),
    }
  },

  steps(values) {
    const found = solve(values)
    if ('message' in found || values.find === 'mixture') return []
    const { pascals, litres, kelvins, moles } = found
    const before = values.find === 'states' ? stateBefore(values) : undefined
    const plain = (value: number | undefined) =>
      value === undefined ? undefined : ({ kind: 'number', value } as const)
    const given = {
      p: plain(pascals),
      v: plain(litres / 1000),
      n: plain(moles),
      t: plain(kelvins),
      r: plain(gasConstant),
      p1: plain(before?.pascals),
      v1: plain(before && before.litres),
      t1: plain(before?.kelvins),
      v2: plain(litres),
    }
    if (values.find === 'states') {
      if (values.pressureAfter === undefined)
        return [{ gives: 'pressureFound', is: '{p1} Pa × {v1} L ÷ {t1} K × {t} K ÷ {v2} L', with: given }]
      if (values.volumeAfter === undefined)
        return [{ gives: 'volumeFound', is: '{p1} Pa × {v1} L ÷ {t1} K × {t} K ÷ {p} Pa', with: given }]
      return [
        {
          finds: 'Temperature in kelvins',
          gives: { kind: 'number', value: kelvins, unit: 'K' },
          is: '{p} Pa × {v2} L × {t1} K ÷ ({p1} Pa × {v1} L)',
          with: given,
        },
      ]
    }
    const lines = {
      pressure: { gives: 'pressureFound', is: '{n} mol × {r} × {t} K ÷ {v} m³', with: given },
      volume: { gives: 'volumeFound', is: '{n} mol × {r} × {t} K ÷ {p} Pa × 1000', with: given },
      amount: { gives: 'moles', is: '{p} Pa × {v} m³ ÷ ({r} × {t} K)', with: given },
      temperature: {
        finds: 'Temperature in kelvins',
        gives: { kind: 'number', value: kelvins, unit: 'K' },
        is: '{p} Pa × {v} m³ ÷ ({n} mol × {r})',
        with: given,
      },
    } as const
    return [lines[values.find]]
  },

  examples: [
    {
      name: 'A mole at zero degrees',
      given: {
        find: 'volume',
        pressure: 101_325,
        amount: 1,
        amountIn: 'mol',
        temperature: 0,
        scale: 'C',
        gas: 'co2',
        isGauge: false,
        standard: 'iupac',
      },
      expect: { volumeFound: 22.413969545, standardVolume: 22.710954641 },
    },
    {
      name: 'A soda cylinder',
      given: {
        find: 'pressure',
        volume: 0.6,
        amount: 60,
        amountIn: 'g',
        temperature: 20,
        scale: 'C',
        gas: 'co2',
        isGauge: false,
        standard: 'iupac',
      },
      expect: { pressureFound: 5538377.87, moles: 1.363357 },
    },
    {
      name: 'A tire in the sun',
      given: {
        find: 'states',
        pressure: 220_000,
        volume: 10,
        temperature: 15,
        scale: 'C',
        pressureAfter: undefined,
        volumeAfter: 10,
        temperatureAfter: 45,
        isGauge: true,
      },
      expect: { pressureFound: 354778.93 },
    },
  ],
})

interface Entered {
  find: 'pressure' | 'volume' | 'amount' | 'temperature' | 'states' | 'mixture'
  pressure: number
  volume: number
  amount: number
  amountIn: 'mol' | 'mmol' | 'g' | 'kg'
  temperature: number
  scale: Scale
  gas: GasName | 'own'
  ownMass: number
  ownA?: number | undefined
  ownB?: number | undefined
  pressureAfter?: number | undefined
  volumeAfter?: number | undefined
  temperatureAfter?: number | undefined
  mixture: readonly { gas: GasName; moles: number }[]
  isGauge: boolean
}
interface State {
  pascals: number
  litres: number
  kelvins: number
  moles: number
}
type Field = 'pressure' | 'temperature' | 'temperatureAfter' | 'pressureAfter' | 'mixture'
interface Refused {
  field: Field | null
  message: string
}

function toKelvin(value: number, scale: Scale): number {
  return { K: value, C: value + 273.15, F: ((value + 459.67) * 5) / 9, R: (value * 5) / 9 }[scale]
}

function fromKelvin(kelvins: number, scale: Scale): number {
  return { K: kelvins, C: kelvins - 273.15, F: (kelvins * 9) / 5 - 459.67, R: (kelvins * 9) / 5 }[scale]
}

type OwnGas = Pick<Entered, 'gas' | 'ownMass' | 'ownA' | 'ownB'>

function gasOf({ gas, ownMass, ownA, ownB }: OwnGas): Gas {
  if (gas !== 'own') return gases[gas]
  const ideal = { name: 'This gas', molarMass: ownMass }
  return ownA === undefined || ownB === undefined ? ideal : { ...ideal, a: ownA, b: ownB }
}

function molesOf(values: Entered): number {
  const { amount, amountIn } = values
  const { molarMass } = gasOf(values)
  return { mol: amount, mmol: amount / 1000, g: amount / molarMass, kg: (amount * 1000) / molarMass }[amountIn]
}

function absolute(pressure: number, isGauge: boolean): number {
  return isGauge ? pressure + atmosphere : pressure
}

function stateBefore({ pressure, volume, temperature, scale, isGauge }: Entered) {
  return { pascals: absolute(pressure, isGauge), litres: volume, kelvins: toKelvin(temperature, scale) }
}

const coldest = 1e-9
const tooCold = 'must lie above absolute zero, which is −273.15 °C or −459.67 °F'

function solve(values: Entered): State | Refused {
  const { find, volume, isGauge, scale } = values
  const kelvins = toKelvin(values.temperature, scale)
  if (find !== 'temperature' && kelvins < coldest) return { field: 'temperature', message: tooCold }
  const pascals = absolute(values.pressure, isGauge)
  if (find !== 'pressure' && pascals < 1e-9)
    return { field: 'pressure', message: 'must be above 0: an absolute pressure of nothing is a vacuum' }
  if (find === 'states') return stateAfter(values)
  if (find === 'mixture') return { pascals, kelvins, litres: 1, moles: 1 }
  const moles = molesOf(values)
  const rt = gasConstant * kelvins
  if (find === 'pressure') return { pascals: (1000 * moles * rt) / volume, litres: volume, kelvins, moles }
  if (find === 'volume') return { pascals, litres: (1000 * moles * rt) / pascals, kelvins, moles }
  if (find === 'amount') return { pascals, litres: volume, kelvins, moles: (pascals * volume) / (1000 * rt) }
  return { pascals, litres: volume, kelvins: (pascals * volume) / (1000 * moles * gasConstant), moles }
}

function stateAfter(values: Entered): State | Refused {
  const { pressureAfter, volumeAfter, temperatureAfter, scale, isGauge } = values
  const given = [pressureAfter, volumeAfter, temperatureAfter].filter((one) => one !== undefined)
  if (given.length !== 2)
    return { field: null, message: 'Fill in two of pressure, volume and temperature after, and leave the third empty.' }
  const before = stateBefore(values)
  const constant = (before.pascals * before.litres) / before.kelvins
  const after = temperatureAfter === undefined ? undefined : toKelvin(temperatureAfter, scale)
  if (after !== undefined && after < coldest) return { field: 'temperatureAfter', message: tooCold }
  const moles = constant / (1000 * gasConstant)
  const pascals = pressureAfter === undefined ? undefined : absolute(pressureAfter, isGauge)
  if (pascals === undefined && after !== undefined && volumeAfter !== undefined)
    return { pascals: (constant * after) / volumeAfter, litres: volumeAfter, kelvins: after, moles }
  if (volumeAfter === undefined && pascals !== undefined && after !== undefined)
    return { pascals, litres: (constant * after) / pascals, kelvins: after, moles }
  const [p, v] = [pascals ?? 1, volumeAfter ?? 1]
  return { pascals: p, litres: v, kelvins: (p * v) / constant, moles }
}

function answerOf(values: Entered, { pascals, litres, kelvins, moles }: State, show: Show): string {
  const degrees = `${show.number(fromKelvin(kelvins, values.scale), 2)}\u00A0${scales[values.scale]}`
  const pressure = `${withSiPrefix(pascals, 'Pa', show)} absolute`
  if (values.find === 'states')
    return values.pressureAfter === undefined
      ? values.isGauge
        ? `${pressure}, ${withSiPrefix(pascals - atmosphere, 'Pa', show)} on the gauge`
        : pressure
      : values.volumeAfter === undefined
        ? withSiPrefix(litres, 'L', show)
        : degrees
  if (values.find === 'pressure') return pressure
  if (values.find === 'volume') return withSiPrefix(litres, 'L', show)
  return values.find === 'amount' ? withSiPrefix(moles, 'mol', show) : degrees
}

function realOf(values: Entered, { pascals, litres, kelvins, moles }: State, show: Show) {
  const waals = waalsOf(gasOf(values))
  if (!waals) return {}
  const molar = litres / 1000 / moles
  const found = {
    pressure: () => waalsPressure(waals, molar, kelvins),
    volume: () => 1000 * moles * waalsVolume(waals, pascals, kelvins),
    amount: () => litres / 1000 / waalsVolume(waals, pascals, kelvins),
    temperature: () => waalsTemperature(waals, molar, pascals),
  }
  if (values.find === 'states' || values.find === 'mixture') return {}
  const value = found[values.find]()
  const { temperature, pressure } = criticalPoint(waals)
  const critical = `${show.number(fromKelvin(temperature, values.scale), 1)}\u00A0${scales[values.scale]} and ${withSiPrefix(pressure, 'Pa', show)}`
  if (value === undefined || value <= 0) return { realAnswer: 'None: so dense a gas would be liquid', critical }
  const ideal = { pressure: pascals, volume: litres, amount: moles, temperature: kelvins }[values.find]
  const ways = {
    pressure: { text: withSiPrefix(value, 'Pa', show), z: value / pascals },
    volume: { text: withSiPrefix(value, 'L', show), z: value / litres },
    amount: { text: withSiPrefix(value, 'mol', show), z: moles / value },
    temperature: {
      text: `${show.number(fromKelvin(value, values.scale), 2)}\u00A0${scales[values.scale]}`,
      z: kelvins / value,
    },
  }[values.find]
  return { realAnswer: ways.text, apart: value / ideal - 1, z: ways.z, critical }
}

function noteOf(values: Entered, { pascals, kelvins, litres, moles }: State, show: Show): Verdict | undefined {
  if (values.find === 'states') {
    const before = stateBefore(values)
    if (Math.abs(litres / before.litres - 1) < 1e-12)
      return { is: 'plain', says: 'The volume stays the same: pressure and absolute temperature rise together.' }
    return Math.abs(kelvins / before.kelvins - 1) < 1e-12
      ? { is: 'plain', says: 'The temperature stays the same: pressure and volume are inverse to each other.' }
      : undefined
  }
  if (values.find === 'pressure' && values.isGauge)
    return { is: 'plain', says: `A gauge would show ${withSiPrefix(pascals - atmosphere, 'Pa', show)}.` }
  const waals = waalsOf(gasOf(values))
  if (!waals) return undefined
  const { temperature, pressure } = criticalPoint(waals)
  if (litres / 1000 / moles < 3 * waals.b || (kelvins < temperature * 1.2 && pascals > pressure * 0.5))
    return {
      is: 'bad',
      says: `So close to the critical point of ${gasOf(values).name.toLowerCase()}, or below it, the ideal gas is wrong, and van der Waals a rough guide. It may be liquid.`,
    }
  return undefined
}

function mixtureOf(values: Entered, { pascals, kelvins }: State, show: Show) {
  const total = values.mixture.reduce((sum, { moles }) => sum + moles, 0)
  if (total < 1e-12) return problem<Field>('mixture', 'must hold more than nothing')
  const weight = values.mixture.reduce((sum, { gas, moles }) => sum + moles * gases[gas].molarMass, 0)
  const first = values.mixture[0]
  const molarMass = weight / total
  return {
    answer: first
      ? `${withSiPrefix((pascals * first.moles) / total, 'Pa', show)} of ${names[first.gas].toLowerCase()}`
      : '',
    pressureFound: pascals,
    temperatureFound: fromKelvin(kelvins, values.scale),
    density: (molarMass * pascals) / (1000 * gasConstant * kelvins),
    molarVolume: (1000 * gasConstant * kelvins) / pascals,
    molarMass,
    parts: values.mixture.map(({ gas, moles }) => ({
      gas: names[gas],
      share: moles / total,
      pressure: (pascals * moles) / total,
      weight: (moles * gases[gas].molarMass) / weight,
    })),
  }
}
