import { convertUnit } from '@/lib/base/units/dimensions'
import type { Show } from '@/lib/base/format/show'

/** A line of freight: packages of one kind, and what all of them weigh. */
export interface FreightLine {
  packages: number
  kind: string
  description: string
  weight: number
  /** 'class 77.5', or 'none'. */
  freightClass: string
  item?: string | undefined
}

/** A line of dangerous goods, in the terms of 49 CFR 172.202. */
export interface HazardLine {
  packages: number
  kind: string
  /** Identification number: UN1263. */
  un: string
  /** Proper shipping name. */
  name: string
  /** Class or division, subsidiary ones in parentheses: 3, 3 (6.1). */
  hazard: string
  group: 'none' | 'I' | 'II' | 'III'
  weight: number
  /** A reportable quantity. */
  reportable: boolean
}

/** The basic description of dangerous goods in the order that the law prescribes, nothing between: UN1263, Paint, 3, PG II. 49 CFR 172.202(b). */
export function basicDescription({
  un,
  name,
  hazard,
  group,
}: Pick<HazardLine, 'un' | 'name' | 'hazard' | 'group'>): string {
  return [un.toUpperCase().replace(/\s/g, ''), name, hazard, ...(group === 'none' ? [] : [`PG ${group}`])].join(', ')
}

/**
 * Whether goods of a class usually have a packing group. Explosives, gases, organic peroxides, infectious and radioactive goods have
 * none: 49 CFR 172.202(a)(4) and column 5 of the table of 172.101.
 */
export function usesPackingGroup(hazard: string): boolean {
  return !/^(?:1|2|5\.2|6\.2|7)(?:\D|$)/.test(hazard)
}

/** How many packages, and of which kinds: 15 (12 pallets, 3 drums). Kinds in the order in which they come first. */
export function packagesText(lines: readonly { packages: number; kind: string }[], show: Show): string {
  const kinds = new Map<string, number>()
  for (const { packages, kind } of lines) {
    const name = kind.trim().toLowerCase()
    kinds.set(name, (kinds.get(name) ?? 0) + packages)
  }
  const all = lines.reduce((sum, { packages }) => sum + packages, 0)
  const parts = [...kinds].map(([kind, count]) => `${show.count(count)} ${kind}`)
  return parts.length === 1 ? (parts[0] ?? '') : `${show.count(all)} (${parts.join(', ')})`
}

/** The weight of all lines in their unit, and in the other one to a hundredth. Typed decimals, so the noise of the sum is cut. */
export function weightText(lines: readonly { weight: number }[], unit: 'lb' | 'kg', show: Show): string {
  const all = Number(lines.reduce((sum, { weight }) => sum + weight, 0).toFixed(6))
  const other = unit === 'lb' ? 'kg' : 'lb'
  return `${show.number(all)} ${unit} (${show.number(convertUnit(all, 'mass', unit, other), 2)} ${other})`
}
