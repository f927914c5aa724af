import { allocate, roundHalfAway } from '@/lib/base/money/minor-units'

/** Where on its way a charge arises, which decides whether customs counts it. */
export type Stage = 'origin' | 'freight' | 'insurance' | 'destination'
/** How a charge is shared among the items. */
export type ShareKey = 'value' | 'weight' | 'volume' | 'units'

/** One item of a shipment. `goods` is its price in minor units; weight and volume are of all its units, in any one unit each. */
export interface ShippedItem {
  units: number
  goods: number
  weight: number
  volume: number
  dutyRate: number
}

/** `amount` in minor units. */
export interface Charge {
  stage: Stage
  key: ShareKey
  amount: number
}

/** A customs fee: a share of the customs value of the whole shipment, held between two amounts in minor units. */
export interface CustomsFee {
  rate: number
  least: number
  most: number
}

export interface Shipment {
  items: readonly ShippedItem[]
  charges: readonly Charge[]
  fees: readonly CustomsFee[]
  /** CIF counts freight and insurance to the border in the customs value, FOB does not. */
  base: 'fob' | 'cif'
  taxRate: number
  /** What the import tax is charged on besides customs value and duty. */
  taxOn: 'value' | 'transport' | 'delivered'
  taxRecoverable: boolean
  /** Prices of all goods, in minor units, up to which nothing is due. */
  dutyFreeUpTo: number
  taxFreeUpTo: number
}

/** What an item costs, in whole minor units. `tax` is the import tax on it, which is in `landed` unless it is recovered. */
export interface LandedItem {
  goods: number
  origin: number
  freight: number
  insurance: number
  destination: number
  customsValue: number
  duty: number
  fees: number
  tax: number
  landed: number
}

/**
 * The landed cost of each item of a shipment. Every shared amount is split in whole minor units that add up to it (largest
 * remainder). `{ unshared }` is the index of the first charge whose key is zero for all items.
 *
 * Customs value: price of the goods and charges of origin, for CIF also freight and insurance (WTO Agreement on Customs
 * Valuation, article 8.2). Duty is rounded for each item. Fees are limited by shipment, as 19 CFR 24.23 does, and shared by
 * customs value; import tax likewise by what it is charged on.
 */
export function landedCost(shipment: Shipment): LandedItem[] | { unshared: number } {
  const { items, charges, fees, base, taxRate, taxOn, taxRecoverable, dutyFreeUpTo, taxFreeUpTo } = shipment
  const weights: Record<ShareKey, number[]> = {
    value: items.map(({ goods }) => goods),
    weight: items.map(({ weight }) => weight),
    volume: items.map(({ volume }) => volume),
    units: items.map(({ units }) => units),
  }
  const lines = items.map(({ goods }) => ({
    goods,
    origin: 0,
    freight: 0,
    insurance: 0,
    destination: 0,
    customsValue: 0,
    duty: 0,
    fees: 0,
    tax: 0,
    landed: 0,
  }))
  for (const [index, { stage, key, amount }] of charges.entries()) {
    if (amount === 0) continue
    const parts = allocate(amount, weights[key])
    if (!parts) return { unshared: index }
    for (const [at, line] of lines.entries()) line[stage] += parts[at] ?? 0
  }
  const goods = lines.reduce((sum, line) => sum + line.goods, 0)
  for (const [at, line] of lines.entries()) {
    line.customsValue = line.goods + line.origin + (base === 'cif' ? line.freight + line.insurance : 0)
    if (goods > dutyFreeUpTo) line.duty = roundHalfAway(line.customsValue * (items[at]?.dutyRate ?? 0))
  }
  const values = lines.map(({ customsValue }) => customsValue)
  const value = values.reduce((sum, one) => sum + one, 0)
  const split = (amount: number, by: readonly number[]) => allocate(amount, by) ?? allocate(amount, weights.units) ?? []
  for (const { rate, least, most } of goods > dutyFreeUpTo ? fees : []) {
    const parts = split(roundHalfAway(Math.min(most, Math.max(least, value * rate))), values)
    for (const [at, line] of lines.entries()) line.fees += parts[at] ?? 0
  }
  const taxed = lines.map((line) => {
    const transport = taxOn === 'value' || base === 'cif' ? 0 : line.freight + line.insurance
    return line.customsValue + line.duty + transport + (taxOn === 'delivered' ? line.destination + line.fees : 0)
  })
  const tax = goods > taxFreeUpTo ? roundHalfAway(taxed.reduce((sum, one) => sum + one, 0) * taxRate) : 0
  const taxes = split(tax, taxed)
  for (const [at, line] of lines.entries()) {
    line.tax = taxes[at] ?? 0
    const costs = line.origin + line.freight + line.insurance + line.destination + line.duty + line.fees
    line.landed = line.goods + costs + (taxRecoverable ? 0 : line.tax)
  }
  return lines
}
