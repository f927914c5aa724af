import { amountSentence } from '@/lib/base/money/in-words'
import { toMinor } from '@/lib/base/money/minor-units'
import { problem, type Problem } from '@/lib/base/problem'
import type { InvoiceSums } from '@/lib/subjects/invoicing/types'
import type { Entries } from './form'

/** What a receipt acknowledges, in minor units: a part where one was entered, else all that is to be paid. */
export function receivedOf({ received }: Entries, { toPay, digits }: InvoiceSums): number {
  return received === undefined ? toPay : (toMinor(received, digits) ?? toPay)
}

/** A receipt says that money came in: there must be something to receive, and enough cash for it. `given` in minor units. */
export function faultOfReceived(
  entries: Entries,
  sums: InvoiceSums,
  given: number | undefined,
): Problem<string> | undefined {
  if (sums.toPay < 0) return problem('paid', 'must not be more than the total: nothing is left to receive')
  if (given !== undefined && given < receivedOf(entries, sums))
    return problem('tendered', 'must not be less than the amount received. For a part payment, enter that amount.')
  return undefined
}

/** The amount received as a sentence begins: 'One hundred dollars'; empty where it is not wanted. */
export function receivedInWords(entries: Entries, sums: InvoiceSums): string {
  return amountSentence(receivedOf(entries, sums), sums.currency, entries.inWords)
}
