import { readColourList, type ContrastAnswer, type ContrastQuestion } from '@/lib/subjects/colour/contrast-check'
import { contrastMessages as says } from '@/lib/tools/utilities/developer/color-contrast-checker.messages'
import { defineTask, TaskRefusal } from '@/lib/workers/define-task'

/** The largest style sheet that is read, in bytes or UTF-16 units. */
const largest = 5_000_000

const looksLikeStyles = (text: string) => /\{[^}]*:[^}]*\}/.test(text)

defineTask<ContrastQuestion, ContrastAnswer>(async ({ source }) => {
  const size = typeof source === 'string' ? source.length : source.size
  if (size > largest) throw new TaskRefusal(says.tooLarge)
  const text = typeof source === 'string' ? source : await source.text()
  if (!looksLikeStyles(text)) return { kind: 'list', ...readColourList(text) }
  const { pairsOfStyles } = await import('@/lib/subjects/colour/css-pairs')
  return { kind: 'styles', ...pairsOfStyles(text) }
})
