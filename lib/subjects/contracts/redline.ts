import { escapeHtml } from '@/lib/base/text/escape-html'
import { editScript } from '@/lib/subjects/diff/edit-script'

export interface RedlinePiece {
  is: 'kept' | 'removed' | 'added'
  text: string
}

/** Words with the white space before them, so that the pieces of a text put together are the text. */
const wordsOf = (text: string) => text.match(/\s*\S+|\s+$/gu) ?? []

/** As long as the search for the shortest redline may take, in milliseconds; beyond it a right one that may be longer is made. */
const budget = 2000

/**
 * What was removed from an old text and added in a new one, by words. Kept and removed pieces are the old text, kept and added ones
 * the new text, to the character.
 */
export function redline(before: string, after: string): RedlinePiece[] {
  const keys = new Map<string, number>()
  const keyed = (words: readonly string[]) =>
    Int32Array.from(words, (word) => {
      const key = keys.get(word) ?? keys.size
      keys.set(word, key)
      return key
    })
  const old = wordsOf(before)
  const now = wordsOf(after)
  const script = editScript(keyed(old), keyed(now), budget)
  const pieces: RedlinePiece[] = []
  const add = (is: RedlinePiece['is'], text: string) => {
    const last = pieces.at(-1)
    if (last?.is === is) last.text += text
    else pieces.push({ is, text })
  }
  let at = 0
  let position = 0
  while (at < old.length || position < now.length) {
    if (at < old.length && script.left[at] === 1) add('removed', old[at++] ?? '')
    else if (position < now.length && script.right[position] === 1) add('added', now[position++] ?? '')
    else {
      add('kept', now[position++] ?? '')
      at++
    }
  }
  return pieces
}

const tags = { kept: undefined, removed: 'del', added: 'ins' } as const

/** A redline as HTML: del and ins, line ends as breaks. */
export function redlineHtml(pieces: readonly RedlinePiece[]): string {
  return pieces
    .map(({ is, text }) => {
      const written = escapeHtml(text).replaceAll('\n', '<br>')
      const tag = tags[is]
      return tag ? `<${tag}>${written}</${tag}>` : written
    })
    .join('')
}
