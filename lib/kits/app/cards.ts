/* What somebody did to a set of cards: their order, their turns, which are gone and which were added. Kept as one pick. */

/** A quarter turn clockwise, in degrees. */
export type Turn = 0 | 90 | 180 | 270

/** A card in its place. What was repeated has the key of the first with a number behind it; an empty one begins with `blankKey`. */
export interface Placed {
  key: string
  turn: Turn
}

export const blankKey = 'blank'

/** The key of what a card shows. */
export const shownKey = (key: string) => key.split('+')[0] ?? key

export interface Arranged {
  /** What the tool made the order from, in its own words. */
  of: string
  cards: readonly Placed[]
}

export function writeArranged({ of, cards }: Arranged): string {
  return JSON.stringify([of, ...cards.map(({ key, turn }) => (turn === 0 ? key : `${key}@${turn}`))])
}

const turns: readonly number[] = [0, 90, 180, 270]
const isTurn = (value: number): value is Turn => turns.includes(value)

export function readArranged(pick: string | undefined): Arranged | undefined {
  if (pick === undefined) return undefined
  const [of, ...cards] = JSON.parse(pick) as string[]
  if (of === undefined) return undefined
  return {
    of,
    cards: cards.map((text) => {
      const [key = '', turn = '0'] = text.split('@')
      const degrees = Number(turn)
      return { key, turn: isTurn(degrees) ? degrees : 0 }
    }),
  }
}

export function turnedBy(turn: Turn, by: number): Turn {
  const sum = (((turn + by) % 360) + 360) % 360
  return isTurn(sum) ? sum : 0
}

type Keys = ReadonlySet<string>

/** The chosen cards, in their order, before the card that stands at a place; at the end where there is none. */
export function movedTo(cards: readonly Placed[], chosen: Keys, place: number): Placed[] {
  const taken = cards.filter(({ key }) => chosen.has(key))
  const before = cards.slice(0, place).filter(({ key }) => !chosen.has(key))
  const after = cards.slice(place).filter(({ key }) => !chosen.has(key))
  return [...before, ...taken, ...after]
}

/** The chosen cards together, one place (or several) earlier or later. */
export function movedBy(cards: readonly Placed[], chosen: Keys, by: number): Placed[] {
  const rest = cards.filter(({ key }) => !chosen.has(key))
  const first = cards.findIndex(({ key }) => chosen.has(key))
  const place = Math.max(0, Math.min(rest.length, first + by))
  return [...rest.slice(0, place), ...cards.filter(({ key }) => chosen.has(key)), ...rest.slice(place)]
}

export function turned(cards: readonly Placed[], chosen: Keys, by: number): Placed[] {
  return cards.map((card) => (chosen.has(card.key) ? { ...card, turn: turnedBy(card.turn, by) } : card))
}

export function removed(cards: readonly Placed[], chosen: Keys): Placed[] {
  return cards.filter(({ key }) => !chosen.has(key))
}

/** The chosen cards alone. */
export function kept(cards: readonly Placed[], chosen: Keys): Placed[] {
  return cards.filter(({ key }) => chosen.has(key))
}

/** Cards of two orders by turns, one of each; what is left of the longer comes last. */
export function interleaved(first: readonly Placed[], second: readonly Placed[]): Placed[] {
  const longer = Math.max(first.length, second.length)
  return Array.from({ length: longer }, (_, at) => [first[at], second[at]]).flatMap((pair) =>
    pair.filter((card) => card !== undefined),
  )
}

function freeKey(cards: readonly Placed[], shown: string): string {
  const taken = new Set(cards.map(({ key }) => key))
  for (let count = 2; ; count++) if (!taken.has(`${shown}+${count}`)) return `${shown}+${count}`
}

/** Each chosen card once more, behind itself. */
export function repeated(cards: readonly Placed[], chosen: Keys): Placed[] {
  let list = [...cards]
  for (const card of cards) {
    if (!chosen.has(card.key)) continue
    const copy = { ...card, key: freeKey(list, shownKey(card.key)) }
    const at = list.findIndex(({ key }) => key === card.key)
    list = list.toSpliced(at + 1, 0, copy)
  }
  return list
}

/** An empty card behind the last that is chosen, or at the end. */
export function withBlank(cards: readonly Placed[], chosen: Keys): { cards: Placed[]; key: string } {
  const last = cards.findLastIndex(({ key }) => chosen.has(key))
  const key = freeKey(cards, blankKey)
  return { cards: cards.toSpliced(last < 0 ? cards.length : last + 1, 0, { key, turn: 0 }), key }
}

export function backwards(cards: readonly Placed[], chosen: Keys): Placed[] {
  const others = chosen.size > 1 ? chosen : new Set(cards.map(({ key }) => key))
  const taken = cards.filter(({ key }) => others.has(key)).toReversed()
  return cards.map((card) => (others.has(card.key) ? (taken.shift() ?? card) : card))
}
