/** One movement of a bank statement. Minor units of its currency, negative where money went out. */
export interface Movement {
  /** Line of the file, or its place among the movements, from 1. */
  line: number
  /** ISO day. */
  day: string
  minor: number
  text: string
  /** What the bank calls it by; empty where it does not. */
  id: string
}

export interface BadRow {
  line: number
  why: 'day' | 'amount' | 'both'
  /** What stands there. */
  shown: string
}

export interface BankStatement {
  movements: readonly Movement[]
  bad: readonly BadRow[]
  /** ISO 4217, where the file says it. */
  currency: string | undefined
  /** The account's number, or empty. */
  account: string
  /** Days such as 01/02/2026 were read in an order that nothing in the file proves. */
  isOrderUnsure: boolean
  /** Of the account after the last movement, where the file says it. */
  balance: { minor: number; day: string } | undefined
}

export interface Held {
  day: string
  minor: number
  text: string
  id: string
}

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
const keyOf = ({ day, minor, text }: Omit<Held, 'id'>) => `${day}\n${minor}\n${plain(text)}`

/** How often each key stands in a list. */
function countsOf(list: readonly Held[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const one of list) counts.set(keyOf(one), (counts.get(keyOf(one)) ?? 0) + 1)
  return counts
}

/** Takes one of a key out of the counts; false where none is left. */
function takeOne(counts: Map<string, number>, key: string): boolean {
  const count = counts.get(key) ?? 0
  if (count > 0) counts.set(key, count - 1)
  return count > 0
}

/**
 * Movements that are not held yet. One with an id of the bank is held where that id is. Where one of the two has none, day, amount and
 * words decide, as often as they are held: two coffees of one day stay two.
 */
export function newMovements(
  movements: readonly Movement[],
  held: readonly Held[],
): { fresh: readonly Movement[]; twice: readonly Movement[] } {
  const keysById = new Map(held.flatMap((one) => (one.id === '' ? [] : [[one.id, keyOf(one)] as const])))
  const withoutId = countsOf(held.filter(({ id }) => id === ''))
  const withId = countsOf(held.filter(({ id }) => id !== ''))
  const seen = new Set<string>()
  const isHeld = (movement: Movement): boolean => {
    const { id } = movement
    const key = keyOf(movement)
    if (id === '') return takeOne(withoutId, key) || takeOne(withId, key)
    if (seen.has(id)) return true
    seen.add(id)
    const known = keysById.get(id)
    if (known === undefined) return takeOne(withoutId, key)
    takeOne(withId, known)
    return true
  }
  const fresh: Movement[] = []
  const twice: Movement[] = []
  for (const movement of movements) (isHeld(movement) ? twice : fresh).push(movement)
  return { fresh, twice }
}
