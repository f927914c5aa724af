/** Outside in: where a box stands, how it sets what is in it, its edge, its ground, its size, its text. Stems of names, in order. */
const groups =
  `all display position inset top right bottom left z-index float clear columns column grid flex order gap row-gap place align justify
  visibility opacity filter transform transition animation will-change margin outline border box-shadow background mask cursor
  pointer-events user-select padding box-sizing width min-width max-width inline-size height min-height max-height block-size
  aspect-ratio object overflow resize scroll list-style table-layout caption-side empty-cells vertical-align text letter-spacing
  word line-height white-space hyphens direction color fill stroke font src content quotes counter`.split(/\s+/)

const rankOfStem = new Map(groups.map((stem, rank) => [stem, rank]))

export type PropertyOrder = 'alphabetic' | 'grouped'

const plainName = (name: string) => (name.startsWith('--') ? name : name.toLowerCase().replace(/^-[a-z]+-|^[*_]/, ''))

/** The rank of the longest stem that a name begins with; names without one come last. */
function groupOf(name: string): number {
  for (let stem = name; stem !== ''; stem = stem.slice(0, Math.max(0, stem.lastIndexOf('-')))) {
    const rank = rankOfStem.get(stem)
    if (rank !== undefined) return rank
  }
  return groups.length
}

/** Shorthands, and the properties that they set without beginning with the same word. */
const shorthands: readonly (readonly [RegExp, RegExp])[] = [
  [/^font$/, /^line-height$/],
  [/^inset/, /^(?:top|right|bottom|left)$/],
  [/^(?:grid-)?gap$/, /^(?:grid-)?(?:row|column)-gap$/],
  [/^grid/, /^grid/],
  [/^place-/, /^(?:align|justify)-/],
  [/^(?:min-|max-)?(?:inline|block)-size$/, /^(?:min-|max-)?(?:width|height)$/],
  [/^columns$/, /^column-(?:width|count)$/],
  [/^white-space$/, /^text-wrap/],
  [/^border/, /^border/],
  [/^mask/, /^mask/],
  [/^flex-flow$/, /^flex-(?:direction|wrap)$/],
  [/^page-break-/, /^break-/],
  [/^word-wrap$/, /^overflow-wrap$/],
]

/** Boxes whose sides are named by the page and by the text: `margin-left` beside `margin-inline`. */
const boxes = ['margin', 'padding', 'scroll-margin', 'scroll-padding', 'overflow', 'overscroll-behavior']
const flowWord = /-(?:inline|block)\b/
const isMixedBox = (one: string, other: string) =>
  flowWord.test(one) !== flowWord.test(other) &&
  boxes.some((box) => one.startsWith(`${box}-`) && other.startsWith(`${box}-`))

/** Whether the later of two declarations may undo a part of the earlier, so that their order has to stay. */
function mayOverride(one: string, other: string): boolean {
  if (one.startsWith('--') || other.startsWith('--')) return one === other
  if (one === other || one === 'all' || other === 'all') return true
  if (one.startsWith(`${other}-`) || other.startsWith(`${one}-`) || isMixedBox(one, other)) return true
  return shorthands.some(
    ([whole, part]) => (whole.test(one) && part.test(other)) || (whole.test(other) && part.test(one)),
  )
}

/**
 * The places of declarations in another order, by their names: alphabetic without the prefix of a browser, or grouped from the outside of a
 * box to its text. Two declarations of which one may undo a part of the other keep their order, so no style changes.
 */
export function orderedProperties(names: readonly string[], order: PropertyOrder): number[] {
  const plain = names.map(plainName)
  const before = (one: number, other: number): number => {
    const [first = '', second = ''] = [plain[one], plain[other]]
    const byGroup = order === 'grouped' ? groupOf(first) - groupOf(second) : 0
    if (byGroup !== 0) return byGroup
    if (order === 'grouped') return one - other
    return first < second ? -1 : first > second ? 1 : one - other
  }
  const left = names.map((_, index) => index).sort(before)
  const placed: number[] = []
  while (left.length > 0) {
    const next = left.findIndex(
      (index) => !left.some((earlier) => earlier < index && mayOverride(plain[earlier] ?? '', plain[index] ?? '')),
    )
    placed.push(...left.splice(Math.max(0, next), 1))
  }
  return placed
}
