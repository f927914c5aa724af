import { useRef, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { useFileDrop } from './use-file-drop'

interface TextInputPaneProps {
  /** What the buttons do, and what is shown while a file is held over the pane. */
  words: { openFile?: string; example?: string; clear: string; dropHere?: string }
  /** Names the box: its label, or a heading where something else stands in its place. */
  label: ReactNode
  box: ReactNode
  /** File endings and types that the browser offers. */
  accept?: string | undefined
  isEmpty: boolean
  /** What of the pane is on paper. */
  printed?: 'all' | 'box' | 'none'
  /** Absent where no file can be opened. */
  onFile?: ((file: File) => void) | undefined
  /** False where files that are dropped belong to what is around the pane. */
  keepsDrops?: boolean
  /** A file is held over what is around the pane. */
  isOver?: boolean
  onExample?: (() => void) | undefined
  onClear: () => void
  /** Stands below the box. */
  children?: ReactNode
}

/** Where a text comes in: a box, the ways to fill and empty it, and room to drop a file. */
export function TextInputPane(props: TextInputPaneProps) {
  const { words, label, box, accept, isEmpty, printed = 'all', onFile, onExample, onClear, children } = props
  const { keepsDrops = true } = props
  const picker = useRef<HTMLInputElement>(null)
  const { isOver: isHeld, handlers } = useFileDrop(([file]) => file && onFile?.(file))
  const isOver = isHeld || props.isOver === true

  return (
    <section
      data-print={printed === 'none' ? 'hidden' : undefined}
      className={classNames(
        'flex min-w-0 flex-col gap-2',
        isOver && 'outline-2 outline-offset-4 outline-accent outline-dashed',
      )}
      {...(keepsDrops && handlers)}
    >
      <div className="flex flex-wrap items-center gap-2" data-print={printed === 'all' ? undefined : 'hidden'}>
        {label}
        <div className="flex flex-wrap gap-2">
          {onFile && (
            <Button size="small" onClick={() => picker.current?.click()}>
              {words.openFile}
            </Button>
          )}
          {onExample && (
            <Button size="small" onClick={onExample}>
              {words.example}
            </Button>
          )}
          <Button size="small" onClick={onClear} disabled={isEmpty}>
            {words.clear}
          </Button>
        </div>
        {onFile && (
          <input
            ref={picker}
            type="file"
            hidden
            aria-label={words.openFile}
            accept={accept}
            onChange={(event) => {
              const file = event.target.files?.[0]
              // The same file can be opened again after it was changed.
              event.target.value = ''
              if (file) onFile(file)
            }}
          />
        )}
      </div>
      {box}
      {isOver && <p className="text-sm font-medium text-accent">{words.dropHere}</p>}
      {children}
    </section>
  )
}
