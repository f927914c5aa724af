import type { Notice } from '@/lib/kits/document/types'
import type { InvoiceSums } from '@/lib/subjects/invoicing/types'
import type { Making } from './document'
import type { LineEntry } from './form'
import { adviceOnCartons } from './cartons'
import { zeroReasons } from './names'
import { receivedOf } from './received'
import { advice } from './words'

function plain(says: string): Notice {
  return { is: 'plain', says }
}
function fair(says: string): Notice {
  return { is: 'fair', says }
}

function adviceOnPayment({ kind, entries }: Making, sums: InvoiceSums): Notice[] {
  if (kind.payment === 'received') {
    return receivedOf(entries, sums) > sums.toPay ? [plain(advice.overpaid)] : []
  }
  if (kind.payment !== 'asked') return []
  // BR-CO-25: where something is due, a due date or terms say by when.
  const isOpen = sums.due > 0 && entries.deadline === undefined && !entries.terms
  return [...(isOpen ? [plain(advice.dueWhen)] : []), ...(sums.toPay < 0 ? [fair(advice.pays)] : [])]
}

/** BR-AE-2 and BR-IC-2: who leaves the tax to the buyer names the buyer's number. */
function adviceOnBuyer({ entries }: Making, sums: InvoiceSums): Notice[] {
  const shifted = sums.taxes.some(({ category }) => category === 'AE' || category === 'K')
  return shifted && !entries.toId ? [fair(advice.noBuyerTaxNumber(zeroReasons[entries.zero ?? 'Z']))] : []
}

/** BR-S-2: who charges tax is registered for it. Where the law of the country is known, it says so itself. */
function adviceOnSeller({ entries }: Making, sums: InvoiceSums): Notice[] {
  const isCompared = entries.country !== undefined && entries.country !== 'other'
  return sums.tax !== 0 && !entries.fromId && !isCompared ? [plain(advice.noTaxNumber)] : []
}

function adviceOnLines({ kind, entries }: Making): Notice[] {
  const lines: readonly LineEntry[] = entries.lines
  const over = lines.findIndex(({ quantity = 0, delivered = quantity }) => delivered > quantity)
  const weights = lines.reduce((sum, { weight = 0 }) => sum + weight, 0)
  const { grossWeight } = entries
  return [
    ...(kind.columns.includes('price') && lines.some(({ price }) => price === 0) ? [plain(advice.free)] : []),
    ...(kind.columns.includes('delivered') && over >= 0 ? [fair(advice.moreDelivered(String(over + 1)))] : []),
    ...(grossWeight !== undefined && weights > grossWeight ? [fair(advice.weights)] : []),
  ]
}

/** What the document may lack. It is made all the same. */
export function adviceOn(making: Making): Notice[] {
  const { kind, entries, sums } = making
  return [
    ...(kind.fields?.includes('original') && kind.payment !== 'received' && !entries.original
      ? [fair(advice.noOriginal)]
      : []),
    ...(sums ? adviceOnPayment(making, sums) : []),
    ...(sums && kind.law ? [...adviceOnBuyer(making, sums), ...adviceOnSeller(making, sums)] : []),
    ...adviceOnLines(making),
    ...adviceOnCartons(making),
  ]
}
