import { useId, useMemo, useRef } from 'react'
import { useFileDrop } from '@/components/text-input/use-file-drop'
import { Button } from '@/components/ui/button'
import { controlClasses } from '@/components/ui/control'
import { longestText } from '@/lib/subjects/diff/compare'
import { lineCount, lineStarts } from '@/lib/subjects/diff/lines'
import { keepLineEnds, lineEndsOf, withLineFeeds } from '@/lib/base/text/line-ends'
import { textDiffMessages as messages, type SideName } from '@/lib/tools/utilities/text/text-diff-checker.messages'
import type { SideInput } from './draft'

/** A longer text makes a text field slow; it is shown in part and compared in full. */
const editable = 200_000
const shownLines = 40

interface TextInputProps {
  side: SideName
  input: SideInput
  /** What was here before it was cleared or replaced, and can be brought back. */
  replaced: SideInput | undefined
  notice: string | undefined
  reading: string | undefined
  onText: (text: string) => void
  onFiles: (files: readonly File[]) => void
  onClear: () => void
  onBringBack: () => void
  onTooLong: () => void
  onCancelReading: () => void
}

/** One side: a text field that also takes files, and what is known of its text. */
export function TextInput(props: TextInputProps) {
  const { side, input, replaced, notice, reading, onText, onFiles, onClear, onBringBack, onTooLong, onCancelReading } =
    props
  const id = useId()
  const chooser = useRef<HTMLInputElement>(null)
  const { isOver, handlers } = useFileDrop(onFiles)
  const name = messages.sides[side]
  const shown = useMemo(() => (input.text.length > editable ? '' : withLineFeeds(input.text)), [input.text])

  function edit(edited: string): void {
    if (edited.length > longestText) onTooLong()
    else onText(keepLineEnds(input.text, edited))
  }

  return (
    <div className={`min-w-0 rounded-md ${isOver ? 'outline-2 outline-offset-2 outline-accent' : ''}`} {...handlers}>
      <div className="mb-1 flex flex-wrap items-center gap-2">
        <label htmlFor={id} className="font-medium">
          {name}
        </label>
        {input.name && <span className="min-w-0 truncate text-sm text-muted">{input.name}</span>}
        <span className="ml-auto flex gap-1">
          <Button
            size="small"
            look="quiet"
            aria-label={messages.openFile(name)}
            onClick={() => chooser.current?.click()}
          >
            {messages.open}
          </Button>
          {replaced && replaced.text !== input.text && (
            <Button size="small" look="quiet" aria-label={messages.bringBack(name)} onClick={onBringBack}>
              {messages.bringBackShort}
            </Button>
          )}
          {input.text !== '' && (
            <Button size="small" look="quiet" aria-label={messages.clear(name)} onClick={onClear}>
              {messages.clearShort}
            </Button>
          )}
        </span>
        <input
          ref={chooser}
          type="file"
          className="sr-only"
          tabIndex={-1}
          aria-label={messages.openFile(name)}
          onChange={(event) => {
            const files = [...(event.target.files ?? [])]
            event.target.value = ''
            if (files.length > 0) onFiles(files)
          }}
        />
      </div>
      {input.text.length > editable ? (
        <LongText id={id} text={input.text} />
      ) : (
        <textarea
          id={id}
          className={`${controlClasses} h-36 resize-y font-mono text-base sm:text-sm`}
          value={shown}
          placeholder={messages.placeholder[side]}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          aria-describedby={`${id}-facts`}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData('text')
            if (pasted.length <= editable) return
            event.preventDefault()
            const { value, selectionStart, selectionEnd } = event.currentTarget
            edit(value.slice(0, selectionStart) + pasted + value.slice(selectionEnd))
          }}
          onChange={(event) => edit(event.target.value)}
        />
      )}
      <p id={`${id}-facts`} className="mt-1 min-h-5 text-xs text-muted">
        <Facts input={input} />
      </p>
      <div role="status">
        {reading && (
          <p className="mt-1 flex items-center gap-2 text-sm">
            {messages.reading(reading)}
            <Button size="small" onClick={onCancelReading}>
              {messages.cancel}
            </Button>
          </p>
        )}
        {notice && <p className="mt-1 text-sm text-bad">{notice}</p>}
      </div>
    </div>
  )
}

function LongText({ id, text }: { id: string; text: string }) {
  const beginning = useMemo(() => {
    const head = text.slice(0, 20_000)
    const starts = lineStarts(head)
    return head.slice(0, starts[Math.min(shownLines, lineCount(starts))])
  }, [text])
  return (
    <>
      <p className="mb-1 text-sm text-muted">{messages.longText}</p>
      <output id={id} tabIndex={0} className={`${controlClasses} h-28 overflow-auto font-mono text-sm whitespace-pre`}>
        {beginning}
      </output>
    </>
  )
}

function Facts({ input: { text, source } }: { input: SideInput }) {
  const facts = useMemo(() => {
    if (text === '') return messages.fileTypes
    return [
      messages.size(lineCount(lineStarts(text)), text.length),
      messages.lineEnds(lineEndsOf(text)),
      source?.format === 'text' ? messages.encoding(source.encoding, source.byteOrderMark) : '',
      source?.format === 'docx' ? messages.fromDocx : '',
      source?.format === 'pdf' ? messages.fromPdf(source.pages) : '',
    ]
      .filter((fact) => fact !== '')
      .join(' · ')
  }, [text, source])
  return <>{facts}</>
}
