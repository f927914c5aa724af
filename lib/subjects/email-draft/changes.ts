import { editScript } from '@/lib/subjects/diff/edit-script'

export interface ChangedPart {
  text: string
  isNew: boolean
}

const pieces = (text: string) => text.match(/\s+|[^\s]+/g) ?? []

/** A text in stretches, told apart by whether the earlier one has their words in this place, and how many words are gone. */
export function changesOf(before: string, after: string): { parts: ChangedPart[]; gone: number } {
  const keys = new Map<string, number>()
  const keyOf = (piece: string) => {
    const key = keys.get(piece) ?? keys.size
    keys.set(piece, key)
    return key
  }
  const left = pieces(before)
  const right = pieces(after)
  const script = editScript(Int32Array.from(left, keyOf), Int32Array.from(right, keyOf), 100)
  const parts: ChangedPart[] = []
  for (const [at, text] of right.entries()) {
    const isNew = script.right[at] === 1
    const last = parts.at(-1)
    if (last?.isNew === isNew) last.text += text
    else parts.push({ text, isNew })
  }
  return { parts, gone: left.filter((piece, at) => script.left[at] === 1 && piece.trim() !== '').length }
}
