/** Letters and digits that a block needs to count as moved; a lone brace or "end" turns up everywhere. */
const enoughCharacters = 20
/** Places tried for a line that occurs many times. */
const placesTried = 50

/** One side: a number for each line, which lines were removed or added, and how many visible characters each has. */
interface MovedSide {
  keys: Int32Array
  changed: Uint8Array
  visibleCharacters: (line: number) => number
}

/**
 * Blocks of lines that were removed in one place and added in another. Three numbers for each: first line on the left,
 * first line on the right, length in lines. A line belongs to at most one block; blocks with fewer than 20 visible
 * characters are left out.
 */
export function movedBlocks(left: MovedSide, right: MovedSide): number[] {
  const places = new Map<number, number[]>()
  right.keys.forEach((key, line) => {
    if (right.changed[line] !== 1) return
    const known = places.get(key)
    if (!known) places.set(key, [line])
    else if (known.length < placesTried) known.push(line)
  })
  const taken = new Uint8Array(right.keys.length)
  const moves: number[] = []
  let line = 0
  while (line < left.keys.length) {
    const best = left.changed[line] === 1 ? longestBlock(left, right, line, places, taken) : undefined
    if (!best) {
      line++
      continue
    }
    moves.push(line, best.start, best.length)
    taken.fill(1, best.start, best.start + best.length)
    line += best.length
  }
  return moves
}

function longestBlock(
  left: MovedSide,
  right: MovedSide,
  line: number,
  places: ReadonlyMap<number, readonly number[]>,
  taken: Uint8Array,
): { start: number; length: number } | undefined {
  let best: { start: number; length: number } | undefined
  for (const start of places.get(left.keys[line] ?? -1) ?? []) {
    let length = 0
    while (
      left.changed[line + length] === 1 &&
      right.changed[start + length] === 1 &&
      taken[start + length] === 0 &&
      left.keys[line + length] === right.keys[start + length]
    ) {
      length++
    }
    if (length > (best?.length ?? 0)) best = { start, length }
  }
  if (!best) return undefined
  let characters = 0
  for (let index = 0; index < best.length && characters < enoughCharacters; index++)
    characters += left.visibleCharacters(line + index)
  return characters >= enoughCharacters ? best : undefined
}
