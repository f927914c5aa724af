import { createShow, type Show } from '@/lib/base/format/show'
import { minorUnitDigits } from '@/lib/base/money/currency'
import { regionOf, withCurrencyOf } from '@/lib/base/region/regions'
import type { Region, RegionCode } from '@/lib/base/region/types'
import { initialValue } from './initial'
import type { Typed } from './read'
import type { AnyValues, Fields } from './types'

/** What a calculation may know besides the values: where the visitor is and how amounts are written there. */
export interface Context {
  region: RegionCode
  /** ISO 4217 code of the amounts, and how many decimals its minor unit has. */
  currency: string
  minorDigits: number
  show: Show
  /** ISO date on the visitor's own device; absent at build, so that no page is written for a day. */
  today?: string
}

/** Whose law a tool applies: one region's, or that of the region which a field names. */
type Law = RegionCode | { field: string } | undefined

/** How a tool writes: the visitor's numbers and dates, in the currency of the law it applies. */
function regionOfLaw(law: Law, values: Readonly<Record<string, unknown>>, visitor: Region): Region {
  if (law === undefined) return visitor
  const code = typeof law === 'string' ? law : values[law.field]
  if (code === 'global' || typeof code !== 'string') return visitor
  const key = `${visitor.code} ${code}`
  const known = regionsOfLaw.get(key)
  if (known) return known
  const region = withCurrencyOf(visitor, regionOf(code))
  regionsOfLaw.set(key, region)
  return region
}

/** One object for each pair, so that a form can tell that nothing has changed. */
const regionsOfLaw = new Map<string, Region>()

/** The same while a form is filled in: the field that names the law holds what was typed, or what it starts with. */
export function regionOfForm(law: Law, fields: Fields, typed: Typed, visitor: Region): Region {
  const field = typeof law === 'object' ? fields[law.field] : undefined
  if (typeof law !== 'object' || !field) return regionOfLaw(law, {}, visitor)
  return regionOfLaw(law, { [law.field]: typed[law.field] ?? initialValue(field, visitor.code) }, visitor)
}

export function contextOf(law: Law, values: AnyValues, visitor: Region, today?: string): Context {
  const region = regionOfLaw(law, values, visitor)
  return {
    region: region.code,
    currency: region.currency,
    minorDigits: minorUnitDigits(region.currency),
    show: createShow(region),
    ...(today === undefined ? {} : { today }),
  }
}
