import type { Show } from '@/lib/base/format/show'
import { compareAmounts } from '@/lib/base/money/compare-amounts'
import { packCost, packsFor, sumOfCosts } from '@/lib/subjects/takeoff/packs'

/** One line of a shopping list: what is needed in a unit, what a pack of it holds, and what a pack costs. */
export interface Need {
  item: string
  needed: number
  /** Written after the amount; nothing where things are counted. */
  unit?: string
  decimals?: number
  /** Of the same unit. */
  pack: number
  /** One pack and several: "box", "boxes". */
  packName: readonly [string, string]
  price?: number | undefined
}

export const shoppingColumns = {
  item: { kind: 'text', label: 'Material' },
  needed: { kind: 'text', label: 'Needed' },
  packs: { kind: 'count', label: 'Buy' },
  pack: { kind: 'text', label: 'Of' },
  cost: { kind: 'money', label: 'Cost' },
} as const

/** The list with whole packs and their costs, and the sum of the costs that are known. Lines of which nothing is needed are left out. */
export function shoppingList(needs: readonly Need[], show: Show, minorDigits: number) {
  const list = needs
    .filter(({ needed }) => needed > 0)
    .map(({ item, needed, unit, decimals = unit === undefined ? 0 : 2, pack, packName, price }) => {
      const packs = packsFor(needed, pack)
      const amount =
        unit === undefined ? show.count(Math.ceil(needed - 1e-9)) : `${show.number(needed, decimals)} ${unit}`
      return {
        item,
        needed: amount,
        packs,
        pack: packs === 1 ? packName[0] : packName[1],
        cost: packCost(packs, price, minorDigits) ?? null,
      }
    })
  return {
    list,
    cost: sumOfCosts(
      list.map(({ cost }) => cost ?? undefined),
      minorDigits,
    ),
  }
}

/** What `order` in bulk costs with its delivery, what the bags cost, and which is cheaper where both are known. */
export function bulkOrBags(
  prices: { price?: number | undefined; fee?: number | undefined; bagPrice?: number | undefined },
  order: number,
  bags: number,
  minorDigits: number,
  show: Show,
) {
  const goods = packCost(order, prices.price, minorDigits)
  const bulkCost = goods === undefined ? undefined : sumOfCosts([goods, prices.fee], minorDigits)
  const bagCost = packCost(bags, prices.bagPrice, minorDigits)
  if (bulkCost === undefined || bagCost === undefined) return { bulkCost, bagCost }
  const compared = compareAmounts(bulkCost, bagCost, minorDigits)
  const says = `${compared === -1 ? 'Bulk is' : 'Bags are'} cheaper by ${show.money(Math.abs(bulkCost - bagCost))}.`
  return { bulkCost, bagCost, cheaper: compared === 0 ? undefined : { is: 'plain' as const, says } }
}
