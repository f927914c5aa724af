import { useEffect, useMemo, useRef, useState, type ClipboardEvent, type DragEvent, type Ref } from 'react'
import { Button } from '@/components/ui/button'
import { part } from '@/components/islands/part'
import { controlClasses } from '@/components/ui/control'
import { keepLineEnds, withLineFeeds } from '@/lib/base/text/line-ends'
import type { Charset } from '@/lib/base/encoding/charset'
import type { Show } from '@/lib/base/format/show'
import { transformMessages as says } from '@/lib/messages/transform'
import { countText, type Counts } from '@/lib/kits/transform/counts'
import { longestEditable } from '@/lib/kits/transform/made'
import type { Side } from '@/lib/kits/transform/types'
import { isEmpty, isMade, type Shown } from './input'

const BytesView = part('transform/bytes-view', () => import('./bytes-view'), 'h-48')

interface SidePaneProps {
  id: string
  side: Side
  charset: Charset
  shown: Shown
  /** Somebody may give something here. */
  open: boolean
  /** What is shown is an earlier result. */
  dimmed: boolean
  /** Focus selects the text: it is only an example. */
  isExample: boolean
  describedBy: string | undefined
  show: Show
  engineHref: string
  box: Ref<HTMLTextAreaElement>
  onText(text: string): void
  /** A text that takes the place of all that was here. */
  onWhole(text: string): void
  onFiles(files: readonly File[]): void
  onClear(): void
  onCopy(): void
  onSave(): void
}

/** The text of a side where it is all there and fits a text box. */
function editableText(shown: Shown): string | undefined {
  if (!isMade(shown)) return 'text' in shown && shown.text.length <= longestEditable ? shown.text : undefined
  return shown.whole ? undefined : shown.text
}

export function SidePane(props: SidePaneProps) {
  const { id, side, shown, open, dimmed, isExample, describedBy, box } = props
  const chooser = useRef<HTMLInputElement>(null)
  const [dragging, setDragging] = useState(false)
  const text = editableText(shown)
  const name = isMade(shown) ? undefined : 'file' in shown ? shown.file.name : shown.name
  const canCopy = !isEmpty(shown) && (isMade(shown) ? shown.text !== undefined : 'text' in shown)

  function drop(event: DragEvent): void {
    setDragging(false)
    if (!open || event.dataTransfer.files.length === 0) return
    event.preventDefault()
    props.onFiles([...event.dataTransfer.files])
  }

  /** A box is slow to take a long text: it is taken past the box. */
  function paste(event: ClipboardEvent<HTMLTextAreaElement>): void {
    const pasted = event.clipboardData.getData('text')
    if (!open || pasted.length <= longestEditable) return
    event.preventDefault()
    const { value, selectionStart, selectionEnd } = event.currentTarget
    props.onWhole(value.slice(0, selectionStart) + pasted + value.slice(selectionEnd))
  }

  return (
    <div
      className={`min-w-0 rounded-md ${dragging ? 'outline-2 outline-offset-2 outline-accent' : ''}`}
      onDragOver={(event) => {
        if (!open || !event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setDragging(true)
      }}
      onDragLeave={() => setDragging(false)}
      onDrop={drop}
    >
      <div className="flex min-h-9 flex-wrap items-center gap-x-2">
        <label htmlFor={id} className="font-medium">
          {side.label}
        </label>
        <span className="-mr-2 ml-auto flex">
          {open && (
            <Button
              size="small"
              look="quiet"
              aria-label={says.openFor(side.label)}
              onClick={() => chooser.current?.click()}
            >
              {says.open}
            </Button>
          )}
          {canCopy && (
            <Button size="small" look="quiet" aria-label={says.copyOf(side.label)} onClick={props.onCopy}>
              {says.copy}
            </Button>
          )}
          {!isEmpty(shown) && (isMade(shown) || 'text' in shown) && (
            <Button size="small" look="quiet" aria-label={says.saveOf(side.label)} onClick={props.onSave}>
              {says.save}
            </Button>
          )}
          {open && !isMade(shown) && !isEmpty(shown) && (
            <Button size="small" look="quiet" onClick={props.onClear}>
              {says.clear}
            </Button>
          )}
        </span>
        {open && (
          <input
            ref={chooser}
            type="file"
            className="sr-only"
            tabIndex={-1}
            aria-label={says.openFor(side.label)}
            accept={side.accept}
            onChange={(event) => {
              const files = [...(event.target.files ?? [])]
              event.target.value = ''
              if (files.length > 0) props.onFiles(files)
            }}
          />
        )}
      </div>
      {name !== undefined && <p className="mb-1 truncate text-sm text-muted">{name}</p>}
      <div className={dimmed ? 'earlier' : ''}>
        {text === undefined ? (
          <LongContent {...props} />
        ) : (
          <textarea
            id={id}
            ref={box}
            className={`${controlClasses} h-36 resize-y font-mono sm:text-sm md:h-52`}
            value={withLineFeeds(text)}
            placeholder={side.placeholder}
            readOnly={!open}
            spellCheck={false}
            autoComplete="off"
            autoCapitalize="off"
            aria-invalid={describedBy !== undefined || undefined}
            aria-describedby={describedBy}
            onFocus={(event) => {
              if (isExample) event.currentTarget.select()
            }}
            onPaste={paste}
            onChange={(event) => props.onText(keepLineEnds(text, event.target.value))}
          />
        )}
      </div>
      <CountLine {...props} />
    </div>
  )
}

/** What no text box can hold: a file, bytes that are no text, the beginning of something long. */
function LongContent({ id, side, charset, shown, show, engineHref }: SidePaneProps) {
  const bytes = useMemo(() => {
    if (side.kind !== 'bytes') return undefined
    if (!isMade(shown)) return 'file' in shown ? shown.file : undefined
    return shown.whole ?? (shown.kind === 'bytes' ? new Blob([shown.head]) : undefined)
  }, [side.kind, shown])
  if (bytes)
    return <BytesView id={id} label={side.label} whole={bytes} charset={charset} engineHref={engineHref} show={show} />
  if (!isMade(shown) && 'file' in shown) return <FileBeginning id={id} file={shown.file} />
  return <Beginning id={id} text={shown.text ?? ''} note={isMade(shown) ? says.beginning : says.beginningOfInput} />
}

function Beginning({ id, text, note }: { id: string; text: string; note: string }) {
  return (
    <>
      <output
        id={id}
        tabIndex={0}
        className={`${controlClasses} h-36 overflow-auto font-mono text-sm whitespace-pre-wrap wrap-anywhere md:h-46`}
      >
        {text.slice(0, 5000)}
      </output>
      <p className="mt-1 text-xs text-muted">{note}</p>
    </>
  )
}

function FileBeginning({ id, file }: { id: string; file: File }) {
  const [read, setRead] = useState<{ of: File; text: string }>()
  useEffect(() => {
    let live = true
    const tell = (text: string) => live && setRead({ of: file, text })
    file
      .slice(0, 5000)
      .text()
      // What cannot be read is said by the work that reads all of it.
      .then(tell, () => tell(''))
    return () => {
      live = false
    }
  }, [file])
  return <Beginning id={id} text={read?.of === file ? read.text : ''} note={says.beginningOfInput} />
}

function countsOf(shown: Shown, side: Side, charset: Charset): Counts {
  if (isMade(shown)) return shown.counts
  if ('file' in shown) return { bytes: shown.file.size }
  const counts = countText(shown.text)
  if (side.kind === 'text' || charset === 'utf-8') return counts
  return { ...counts, bytes: charset === 'latin-1' ? counts.characters : shown.text.length * 2 }
}

function CountLine({ shown, side, charset, show }: SidePaneProps) {
  const { characters, bytes, lines } = useMemo(() => countsOf(shown, side, charset), [shown, side, charset])
  const parts = (['characters', 'bytes', 'lines'] as const).flatMap((name) => {
    const count = { characters, bytes, lines }[name]
    return count === undefined ? [] : [says.counts[name](show.count(count), count === 1)]
  })
  return <p className="mt-1 min-h-5 text-xs text-muted tabular-nums">{parts.join(' · ')}</p>
}
