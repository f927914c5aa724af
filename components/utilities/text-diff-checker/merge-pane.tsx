import { useDeferredValue, useId, useMemo } from 'react'
import { Button } from '@/components/ui/button'
import { controlClasses } from '@/components/ui/control'
import { changeCount } from '@/lib/subjects/diff/comparison'
import { mergedText, type MergeState } from '@/lib/subjects/diff/merge'
import { textDiffMessages as messages } from '@/lib/tools/utilities/text/text-diff-checker.messages'
import { copyText } from './copy-text'
import { saveFile } from './save-file'
import type { Compared } from './use-comparison'

/** The beginning of a longer text is shown; it is copied and saved in full. */
const shownCharacters = 100_000

interface MergePaneProps {
  compared: Compared
  merge: MergeState
  fileName: string
  onAll: (side: 'left' | 'right') => void
  onUseAsLeft: (text: string) => void
}

/** The text that the picks make. */
export function MergePane({ compared, merge, fileName, onAll, onUseAsLeft }: MergePaneProps) {
  const id = useId()
  const picked = useDeferredValue(merge)
  const text = useMemo(() => mergedText(compared, picked), [compared, picked])
  const count = changeCount(compared.comparison)
  return (
    <section aria-labelledby={`${id}-heading`} data-print="hidden">
      <h3 id={`${id}-heading`} className="text-lg font-semibold">
        {messages.merged}
      </h3>
      <p className="text-sm text-muted">{messages.mergeIntro}</p>
      <p className="text-sm" role="status">
        {messages.mergeState(merge.picks.size, count, messages.sides[merge.rest])}
      </p>
      <div className="my-2 flex flex-wrap gap-2">
        <Button size="small" onClick={() => onAll('left')}>
          {messages.allFrom(messages.sides.left)}
        </Button>
        <Button size="small" onClick={() => onAll('right')}>
          {messages.allFrom(messages.sides.right)}
        </Button>
        <Button size="small" onClick={() => copyText(text)}>
          {messages.copyMerged}
        </Button>
        <Button size="small" onClick={() => saveFile(fileName, 'text/plain', text)}>
          {messages.downloadMerged}
        </Button>
        <Button size="small" onClick={() => onUseAsLeft(text)}>
          {messages.useAsLeft}
        </Button>
      </div>
      <textarea
        readOnly
        aria-labelledby={`${id}-heading`}
        className={`${controlClasses} h-48 resize-y font-mono text-base sm:text-sm`}
        value={text.slice(0, shownCharacters)}
      />
      {text.length > shownCharacters && <p className="text-sm text-muted">{messages.mergedCut}</p>}
    </section>
  )
}
