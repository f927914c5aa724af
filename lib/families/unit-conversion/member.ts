import type { Problem } from '@/lib/base/problem'
import type { RegionCode } from '@/lib/base/region/types'
import type { QuantityName, UnitOf } from '@/lib/base/units/table'
import type { AnyResults } from '@/lib/kits/calculator/types'
import type { Context } from '@/lib/kits/fields/context'
import type { AnyValues } from '@/lib/kits/fields/types'

/** A measure in two units of which the second is a part of the first: feet and inches, stones and pounds; or in one and its parts. */
export interface Compound<Unit extends string> {
  label: string
  units: readonly [big: Unit, small: Unit]
  /** Of the smaller unit; 1 unless given. */
  decimals?: number
  /** Instead of decimals in parts of the smaller unit: halves to 128ths as the visitor chooses, or these parts always. */
  fractions?: true | Fraction
}

export type Fraction = '2' | '4' | '8' | '16' | '32' | '64' | '128'

/**
 * A figure that follows from the quantity: `times` what stands in its first unit, and `plus`, or `over` divided by it. In whole
 * steps of `step`, to the nearest or `up`; as a degree of a scale, how many of the marks it has `reached`.
 */
export type Related = { label: string; unit: string; help?: string } & (
  | { times: string; plus?: string; step?: string; up?: true; reached?: readonly number[] }
  | { over: string }
)

/** A number that a visitor may add to the amount, and the units it may be in: how much of the first kind one of each is. */
export interface Added {
  label: string
  help?: string
  money?: true
  /** What the menu of its units is called; "Price is" or "Speed in" unless given. */
  menu?: string
  units: Readonly<Record<string, string>>
  /** In the first kind: a purity of more than the whole is a slip. */
  most?: string
}

/**
 * A figure that follows from the amount (in the quantity's first unit) and from added numbers: `times` multiplied, `over` divided by,
 * and all of it times `by`; or the `sum` of added numbers, each times its factor.
 */
export type Follows<Name extends string = string> = {
  label: string
  unit?: string
  decimals?: number
  help?: string
  money?: true
} & (
  | { times: readonly ('amount' | Name)[]; over?: readonly ('amount' | Name)[]; by?: string }
  | { sum: Readonly<Partial<Record<'amount' | Name, string>>> }
)

export type Ranges = readonly (readonly [from: number, to: number, step: number])[]

/** What is true of one pair alone, as the browser needs it. */
export interface PairData<Unit extends string = string> {
  quantity: QuantityName
  from: Unit
  to: Unit
  /** What labels call a unit where its name in the table is not what people say. */
  words?: Partial<Record<Unit, string>>
  /** Further units that a number without a unit may be in. */
  reads?: readonly Unit[]
  /** Units of one name, of which the first is usual. */
  kinds?: {
    label: string
    help?: string
    units: readonly [Unit, Unit, ...Unit[]]
    differenceIn: Unit
    /** Where another kind is the usual one. */
    usualIn?: Partial<Record<RegionCode, Unit>>
  }
  compounds?: Readonly<Record<string, Compound<Unit>>>
  also?: Readonly<Record<string, Unit>>
  related?: Readonly<Record<string, Related>>
  adds?: Readonly<Record<string, Added>>
  follows?: Readonly<Record<string, Follows>>
  /** Of a quantity that may be below nothing elsewhere: not here, where it is a size or a height. */
  neverNegative?: true
  /** Of a length: drawn on a ruler of centimeters and inches, with this compound below it. */
  ruler?: string
  /** Of a pressure: read as gauge or absolute, at an altitude. */
  gauge?: true
  /** An amount beyond these is a slip, such as 5.11 typed for 5'11"; `says` completes "Height must …". */
  within?: { least: string; most: string; says: string }
  /** The parts of an inch that the page begins with; 16 unless given. */
  fraction?: Fraction
  /** The compound in which the answer stands where it is in one of its units: 5 ft 10 3/4 in, beside it 5 ft 10.87 in. */
  mixed?: string
  /** Rows of the table: from, to, step. */
  table: Ranges
  /** Those of the other direction, where its usual amounts are others. */
  backTable?: Ranges
  /** Measures with a name, as the visitor would type them. */
  marks?: Readonly<Record<string, string>>
}

/** A page for one quantity, or for all where none is named. */
export interface ConverterData<Unit extends string = string> {
  quantity?: QuantityName
  /** What a bare number is in, and what it is answered in. */
  from?: Unit
  to?: Unit
  /** The units that stand first in the list. */
  usual?: readonly Unit[]
  /** Lines of the list in several units, each a whole number of the next: feet and inches, degrees, minutes and seconds. */
  mixed?: readonly (readonly [Unit, Unit, ...Unit[]])[]
  /** Measures with a name, as the visitor would type them. */
  marks?: Readonly<Record<string, string>>
  /** Rows of a table from the unit that a bare number is in to that of the answer: from, to, step. */
  table?: Ranges
  /** What the page finds besides, from the value in the quantity's first unit and the fields of its own. */
  more?(value: number, values: AnyValues, context: Context): AnyResults | Problem
}

/** Units of a quantity by name: a wrong one does not compile. */
export type PairOf<Name extends QuantityName> = Omit<PairData<UnitOf<Name>>, 'quantity'> & { quantity: Name }
