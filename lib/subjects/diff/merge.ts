import { changeAt, changeCount, type Comparison } from '@/lib/subjects/diff/comparison'

/** What a change becomes in the merged text. `both`: the left side, then the right one. */
export type MergePick = 'left' | 'right' | 'both' | 'neither'

export interface MergeState {
  /** The side that changes without a pick are taken from; so is all text that is the same under the rules. */
  rest: 'left' | 'right'
  picks: ReadonlyMap<number, MergePick>
}

type MergeAction =
  | { kind: 'pick'; change: number; pick: MergePick }
  | { kind: 'unpick'; change: number }
  /** Takes everything from one side; earlier picks are dropped. */
  | { kind: 'all'; side: 'left' | 'right' }
  /** The sides changed places: the merged text stays what it was. */
  | { kind: 'swap' }
  /** The texts were compared anew: picks move to the changes that read the same as before. */
  | { kind: 'compared'; before: ComparedTexts; after: ComparedTexts }

export interface ComparedTexts {
  left: string
  right: string
  comparison: Pick<Comparison, 'changes'>
}

export const nothingPicked: MergeState = { rest: 'left', picks: new Map() }

/** The state after an action. Pure. */
export function mergeReducer(state: MergeState, action: MergeAction): MergeState {
  if (action.kind === 'pick') return { ...state, picks: new Map(state.picks).set(action.change, action.pick) }
  if (action.kind === 'all') return { rest: action.side, picks: new Map() }
  if (action.kind === 'swap') return swappedState(state)
  if (action.kind === 'compared') return { ...state, picks: movedPicks(state.picks, action.before, action.after) }
  const picks = new Map(state.picks)
  picks.delete(action.change)
  return { ...state, picks }
}

const otherPick: Record<MergePick, MergePick> = { left: 'right', right: 'left', both: 'both', neither: 'neither' }

function swappedState({ rest, picks }: MergeState): MergeState {
  return {
    rest: rest === 'left' ? 'right' : 'left',
    picks: new Map([...picks].map(([change, pick]) => [change, otherPick[pick]])),
  }
}

/** The same texts with their sides in each other's place. */
export function swappedTexts({ left, right, comparison }: ComparedTexts): ComparedTexts {
  // Left start and end, right start and end: the pairs change places.
  const changes = comparison.changes.map((_, index, all) => all[index % 4 < 2 ? index + 2 : index - 2] ?? 0)
  return { left: right, right: left, comparison: { changes } }
}

/** What a change becomes: its pick, or the side that the rest is taken from. */
export function pickOf(state: MergeState, change: number): MergePick {
  return state.picks.get(change) ?? state.rest
}

/** The merged text. With `rest` and every pick on one side it is exactly that side's text. */
export function mergedText({ left, right, comparison }: ComparedTexts, state: MergeState): string {
  const pieces: string[] = []
  let leftFrom = 0
  let rightFrom = 0
  for (let index = 0; index < changeCount(comparison); index++) {
    const { leftStart, leftEnd, rightStart, rightEnd } = changeAt(comparison, index)
    pieces.push(state.rest === 'left' ? left.slice(leftFrom, leftStart) : right.slice(rightFrom, rightStart))
    const pick = pickOf(state, index)
    if (pick === 'left' || pick === 'both') pieces.push(left.slice(leftStart, leftEnd))
    if (pick === 'both' && needsLineEnd(left, leftStart, leftEnd, right.slice(rightStart, rightEnd))) pieces.push('\n')
    if (pick === 'right' || pick === 'both') pieces.push(right.slice(rightStart, rightEnd))
    leftFrom = leftEnd
    rightFrom = rightEnd
  }
  pieces.push(state.rest === 'left' ? left.slice(leftFrom) : right.slice(rightFrom))
  return pieces.join('')
}

/** A last line without a line end would run into the first line of the other side. */
function needsLineEnd(left: string, leftStart: number, leftEnd: number, added: string): boolean {
  const atLineStart = leftStart === 0 || /[\r\n]/.test(left.charAt(leftStart - 1))
  return atLineStart && leftEnd === left.length && leftEnd > leftStart && added !== '' && !/[\r\n]$/.test(left)
}

function movedPicks(picks: MergeState['picks'], before: ComparedTexts, after: ComparedTexts): Map<number, MergePick> {
  const wanted = new Map<string, MergePick>()
  if (picks.size === 0) return new Map()
  const namesBefore = changeNames(before)
  for (const [change, pick] of picks) {
    const name = namesBefore[change]
    if (name !== undefined) wanted.set(name, pick)
  }
  const moved = new Map<number, MergePick>()
  changeNames(after).forEach((name, change) => {
    const pick = wanted.get(name)
    if (pick) moved.set(change, pick)
  })
  return moved
}

/** A name for each change: both its texts, and which of several like it it is. */
function changeNames({ left, right, comparison }: ComparedTexts): string[] {
  const seen = new Map<string, number>()
  return Array.from({ length: changeCount(comparison) }, (_, index) => {
    const { leftStart, leftEnd, rightStart, rightEnd } = changeAt(comparison, index)
    const texts = JSON.stringify([left.slice(leftStart, leftEnd), right.slice(rightStart, rightEnd)])
    const number = (seen.get(texts) ?? 0) + 1
    seen.set(texts, number)
    return `${number} ${texts}`
  })
}
