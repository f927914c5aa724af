'use client'

import { useId, useRef, useState, type DragEvent } from 'react'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { csvMessages as messages } from '@/lib/messages/csv-to-json'
import type { CsvSource } from './use-analysis'

interface InputPaneProps {
  source: CsvSource
  note: string | undefined
  onText: (text: string) => void
  onFile: (file: File) => void
  onExample: () => void
  onClear: () => void
}

/** Pasted text longer than this is treated as a file: a text box would take seconds to show it. */
const pasteLimit = 2_000_000

/** Where CSV comes in: typed, pasted, opened or dropped. */
export function InputPane({ source, note, onText, onFile, onExample, onClear }: InputPaneProps) {
  const id = useId()
  const picker = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)

  function drop(event: DragEvent): void {
    setOver(false)
    const file = event.dataTransfer.files[0]
    if (!file) return
    event.preventDefault()
    onFile(file)
  }

  return (
    <section
      data-print="hidden"
      className={classNames(
        'flex min-w-0 flex-col gap-2',
        isOver && 'outline-2 outline-offset-4 outline-accent outline-dashed',
      )}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
      }}
      onDrop={drop}
    >
      <div className="flex flex-wrap items-center gap-2">
        {typeof source === 'string' ? (
          <label htmlFor={id} className="mr-auto w-full font-medium sm:w-auto">
            {messages.inputLabel}
          </label>
        ) : (
          <h2 className="mr-auto font-medium">{messages.input}</h2>
        )}
        <Button size="small" onClick={() => picker.current?.click()}>
          {messages.openFile}
        </Button>
        <Button size="small" onClick={onExample}>
          {messages.example}
        </Button>
        <Button size="small" onClick={onClear} disabled={source === ''}>
          {typeof source === 'string' ? messages.clear : messages.closeFile}
        </Button>
        <input
          ref={picker}
          type="file"
          hidden
          aria-label={messages.openFile}
          accept=".csv,.tsv,.tab,.txt,.psv,text/csv,text/tab-separated-values,text/plain"
          onChange={(event) => {
            const file = event.target.files?.[0]
            // The same file can be opened again after it was changed.
            event.target.value = ''
            if (file) onFile(file)
          }}
        />
      </div>
      {typeof source === 'string' ? (
        <textarea
          id={id}
          value={source}
          onChange={(event) => onText(event.target.value)}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData('text/plain')
            if (pasted.length <= pasteLimit) return
            event.preventDefault()
            onFile(new File([pasted], 'pasted.csv', { type: 'text/csv' }))
          }}
          placeholder={messages.placeholder}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          wrap="off"
          className="block h-56 w-full resize-y rounded-md border border-edge bg-raised p-3 font-mono text-base leading-5 text-ink sm:text-sm"
        />
      ) : (
        <div className="rounded-md border border-edge bg-raised p-4">
          <p className="font-medium break-all">{messages.fileOpen(source.name, source.size)}</p>
          <p className="mt-1 text-sm text-muted">{messages.fileNote}</p>
        </div>
      )}
      {isOver && <p className="text-sm font-medium text-accent">{messages.dropHere}</p>}
      {note && <p className="text-sm text-muted">{note}</p>}
    </section>
  )
}
