import * as matter from './table/matter'
import * as motion from './table/motion'
import type { UnitRow, UnitRows } from './table/row'
import * as signals from './table/signals'
import * as space from './table/space'
import { quotient, product, sum, negated, toRatio, type Ratio } from './ratio'

interface Quantity {
  label: string
  units: UnitRows
  /** Values below nothing make sense: a depth, a torque the other way. */
  signed?: true
}

/** Every quantity with its units. The first unit of each is the one that the others are written in. */
export const quantities = {
  length: { label: 'Length', units: space.length, signed: true },
  area: { label: 'Area', units: space.area },
  volume: { label: 'Volume', units: space.volume },
  mass: { label: 'Mass and weight', units: matter.mass },
  temperature: { label: 'Temperature', units: matter.temperature },
  time: { label: 'Time', units: motion.time, signed: true },
  speed: { label: 'Speed', units: motion.speed, signed: true },
  acceleration: { label: 'Acceleration', units: motion.acceleration, signed: true },
  angle: { label: 'Angle', units: space.angle, signed: true },
  force: { label: 'Force', units: matter.force, signed: true },
  torque: { label: 'Torque', units: matter.torque, signed: true },
  pressure: { label: 'Pressure', units: matter.pressure, signed: true },
  energy: { label: 'Energy', units: motion.energy, signed: true },
  power: { label: 'Power', units: motion.power, signed: true },
  flow: { label: 'Volume flow', units: motion.flow, signed: true },
  density: { label: 'Density', units: matter.density },
  'fuel economy': { label: 'Fuel economy', units: motion.fuelEconomy },
  'dynamic viscosity': { label: 'Dynamic viscosity', units: matter.dynamicViscosity },
  'kinematic viscosity': { label: 'Kinematic viscosity', units: matter.kinematicViscosity },
  data: { label: 'Data', units: signals.data },
  'data rate': { label: 'Data rate', units: signals.dataRate },
  frequency: { label: 'Frequency', units: motion.frequency },
  voltage: { label: 'Voltage', units: signals.voltage, signed: true },
  current: { label: 'Electric current', units: signals.current, signed: true },
  resistance: { label: 'Electric resistance', units: signals.resistance },
  charge: { label: 'Electric charge', units: signals.charge, signed: true },
  'magnetic flux density': { label: 'Magnetic flux density', units: signals.fluxDensity, signed: true },
  illuminance: { label: 'Illuminance', units: signals.illuminance },
  radioactivity: { label: 'Radioactivity', units: signals.radioactivity },
  'absorbed dose': { label: 'Absorbed dose', units: signals.absorbedDose },
  'dose equivalent': { label: 'Dose equivalent', units: signals.doseEquivalent },
  proportion: { label: 'Proportion', units: signals.proportion, signed: true },
} as const satisfies Record<string, Quantity>

export type QuantityName = keyof typeof quantities
export type UnitOf<Name extends QuantityName> = keyof (typeof quantities)[Name]['units'] & string

/** How a unit lies to its quantity's first one: (value + offset) × factor, or factor ÷ value where it is a reciprocal. */
interface Scale {
  factor: Ratio
  offset: Ratio
  reciprocal: boolean
  /** A multiple of pi stands behind it, so its digits are rounded. */
  rounded: boolean
}

const nothing = toRatio('0')
const found = new Map<string, Scale>()

/** The row of a unit. Throws for a unit that the quantity does not have. */
export function unitRow(quantity: QuantityName, unit: string): UnitRow {
  const { units }: Quantity = quantities[quantity]
  const row = Object.hasOwn(units, unit) ? units[unit] : undefined
  if (!row) throw new Error(`${quantity} has no unit ${unit}; it has ${Object.keys(units).join(', ')}`)
  return row
}

/** The units of a quantity, its first unit first. */
export function unitNames(quantity: QuantityName): string[] {
  return Object.keys(quantities[quantity].units)
}

export function isSigned(quantity: QuantityName): boolean {
  return 'signed' in quantities[quantity]
}

function scaleFromDefinition(quantity: QuantityName, definition: string | number): Scale {
  if (typeof definition === 'number' || !definition.includes(' '))
    return { factor: toRatio(String(definition)), offset: nothing, reciprocal: false, rounded: false }
  const [, mark, factor = '', unit = '', offset = '0'] = /^([~≈]?)(\S+) (.+?)(?: \+ (\S+))?$/.exec(definition) ?? []
  const inner = scaleOf(quantity, unit)
  return {
    factor: product(toRatio(factor), inner.factor),
    offset: toRatio(offset),
    reciprocal: mark === '~' || inner.reciprocal,
    rounded: mark === '≈' || inner.rounded,
  }
}

function scaleOf(quantity: QuantityName, unit: string): Scale {
  const key = `${quantity}: ${unit}`
  const known = found.get(key)
  if (known) return known
  const scale = scaleFromDefinition(quantity, unitRow(quantity, unit)[0])
  found.set(key, scale)
  return scale
}

/** Whether the unit's factor is exact: not so where pi is part of it. */
export function isExact(quantity: QuantityName, unit: string): boolean {
  return !scaleOf(quantity, unit).rounded
}

/** Whether 0 of the unit is 0 of all others: not so for the scales of temperature. */
export function startsAtZero(quantity: QuantityName, unit: string): boolean {
  const { offset, reciprocal } = scaleOf(quantity, unit)
  return offset.over === 0n && !reciprocal
}

/** `value` of `unit` in the quantity's first unit, exactly. Undefined for 0 of a reciprocal such as L/100 km. */
export function toFirstUnit(value: Ratio, quantity: QuantityName, unit: string): Ratio | undefined {
  const { factor, offset, reciprocal } = scaleOf(quantity, unit)
  if (!reciprocal) return product(sum(value, offset), factor)
  return value.over === 0n ? undefined : quotient(factor, value)
}

/** The other way of `toFirstUnit`. */
export function fromFirstUnit(value: Ratio, quantity: QuantityName, unit: string): Ratio | undefined {
  const { factor, offset, reciprocal } = scaleOf(quantity, unit)
  if (!reciprocal) return sum(quotient(value, factor), negated(offset))
  return value.over === 0n ? undefined : quotient(factor, value)
}

/** `value` of unit `from` in unit `to`, exactly; undefined where a reciprocal of 0 would be needed. */
export function convertExactly(value: Ratio, quantity: QuantityName, from: string, to: string): Ratio | undefined {
  const inFirst = toFirstUnit(value, quantity, from)
  return inFirst && fromFirstUnit(inFirst, quantity, to)
}

/** How many of `small` are in one `big`, exactly. */
export function unitsIn(quantity: QuantityName, big: string, small: string): Ratio {
  return quotient(scaleOf(quantity, big).factor, scaleOf(quantity, small).factor)
}
