import { quantities, unitRow, unitNames, type QuantityName } from '@/lib/base/units/table'

/** One spelling for the characters that people use for the same thing: primes, quotes, micro, the signs of ohm and ångström. */
export function sameSigns(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u00AD\u200B-\u200F\u2060\uFEFF]/g, '')
    .replace(/[‘’′´`ʹ]/g, "'")
    .replace(/''/g, '"')
    .replace(/[“”″]/g, '"')
    .replace(/μ/g, 'µ')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
}

interface Names {
  exact: ReadonlyMap<string, string>
  /** Names of which only one unit differs from others by capitals. */
  folded: ReadonlyMap<string, string | undefined>
  /** All names, the longest first. */
  all: readonly string[]
}

const known = new Map<QuantityName, Names>()

function namesOfUnit(quantity: QuantityName, unit: string): string[] {
  const [, one, many, , others = ''] = unitRow(quantity, unit)
  return [unit, one, many, ...others.split(',').filter(Boolean)].map(sameSigns)
}

function buildNames(quantity: QuantityName): Names {
  const exact = new Map<string, string>()
  const folded = new Map<string, string | undefined>()
  for (const unit of unitNames(quantity))
    for (const name of namesOfUnit(quantity, unit)) {
      if (!exact.has(name)) exact.set(name, unit)
      const fold = name.toLowerCase()
      const other = folded.get(fold)
      folded.set(fold, folded.has(fold) && other !== unit ? undefined : unit)
    }
  const all = [...exact.keys()].toSorted((one, other) => other.length - one.length)
  return { exact, folded, all }
}

function namesOf(quantity: QuantityName): Names {
  const names = known.get(quantity) ?? buildNames(quantity)
  known.set(quantity, names)
  return names
}

/** The unit that a text names, capitals counting only where they part two units (mW, MW). */
export function unitNamed(quantity: QuantityName, text: string): string | undefined {
  const { exact, folded } = namesOf(quantity)
  const name = sameSigns(text).replace(/\.$/, '')
  return exact.get(name) ?? folded.get(name.toLowerCase())
}

/** The quantities that have a unit of this name. */
export function quantitiesWith(text: string): QuantityName[] {
  return (Object.keys(quantities) as QuantityName[]).filter((quantity) => unitNamed(quantity, text) !== undefined)
}

/** A unit at the beginning of a text, the length of its name, and whether that is written with the unit's own capitals. */
interface UnitAtStart {
  unit: string
  length: number
  exact: boolean
}

/** The unit at the beginning of `text`. */
export function unitAtStart(quantity: QuantityName, text: string): UnitAtStart | undefined {
  const { all } = namesOf(quantity)
  const fold = text.toLowerCase()
  const fits = (name: string) => !/[\p{L}²³]$/u.test(name) || !/^[\p{L}²³/·]/u.test(text.slice(name.length))
  const name =
    all.find((one) => text.startsWith(one) && fits(one)) ??
    all.find((one) => fold.startsWith(one.toLowerCase()) && fits(one))
  const unit = name && unitNamed(quantity, text.slice(0, name.length))
  return name && unit ? { unit, length: name.length, exact: text.startsWith(name) } : undefined
}
