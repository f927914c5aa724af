'use client'

import { useId, useRef, useState, type DragEvent, type RefObject } from 'react'

import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { jsonMessages } from '@/lib/messages/json-formatter'

import type { JsonSource } from './use-json-document'

interface InputPaneProps {
  source: JsonSource
  label: string
  /** The box of the text, for pointing at a place in it. */
  box: RefObject<HTMLTextAreaElement | null>
  isFaulty: boolean
  note: string | undefined
  onText: (text: string) => void
  onFile: (file: File) => void
  onExample: () => void
  onClear: () => void
}

/** Pasted text longer than this is treated as a file: a text box would take seconds to show it. */
const pasteLimit = 4_000_000

/** Where JSON comes in: typed, pasted, opened or dropped. */
export function InputPane(props: InputPaneProps) {
  const { source, label, box, isFaulty, note, onText, onFile, onExample, onClear } = props
  const id = useId()
  const picker = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)

  function onDrop(event: DragEvent): void {
    setOver(false)
    const file = event.dataTransfer.files[0]
    if (!file) return
    event.preventDefault()
    onFile(file)
  }

  return (
    <section
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
      onDrop={onDrop}
    >
      <div className="flex flex-wrap items-center gap-2">
        {source.kind === 'text' ? (
          <label htmlFor={id} className="w-full font-medium @md:mr-auto @md:w-auto">
            {label}
          </label>
        ) : (
          <h2 className="w-full font-medium @md:mr-auto @md:w-auto">{jsonMessages.input}</h2>
        )}
        <Button size="small" onClick={() => picker.current?.click()}>
          {jsonMessages.openFile}
        </Button>
        <Button size="small" onClick={onExample}>
          {jsonMessages.example}
        </Button>
        <Button size="small" onClick={onClear} disabled={source.kind === 'text' && source.text === ''}>
          {source.kind === 'file' ? jsonMessages.closeFile : jsonMessages.clear}
        </Button>
        <input
          ref={picker}
          type="file"
          hidden
          aria-label={jsonMessages.openFile}
          accept=".json,.jsonc,.json5,.ndjson,.jsonl,.geojson,.webmanifest,.map,.txt,application/json,text/plain"
          onChange={(event) => {
            const file = event.target.files?.[0]
            // The same file can be opened again after it was changed.
            event.target.value = ''
            if (file) onFile(file)
          }}
        />
      </div>
      {source.kind === 'text' ? (
        <textarea
          ref={box}
          id={id}
          value={source.text}
          onChange={(event) => onText(event.target.value)}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData('text/plain')
            if (pasted.length <= pasteLimit || source.text !== '') return
            event.preventDefault()
            onFile(new File([pasted], 'pasted.json', { type: 'application/json' }))
          }}
          placeholder={jsonMessages.inputPlaceholder}
          aria-invalid={isFaulty || undefined}
          aria-describedby={isFaulty ? 'json-fault' : undefined}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          wrap="off"
          className="block h-64 w-full resize-y rounded-md border border-edge bg-raised p-3 font-mono text-base leading-5 text-ink aria-invalid:border-bad sm:text-sm @3xl:h-[30rem]"
        />
      ) : (
        <div className="rounded-md border border-edge bg-raised p-4">
          <p className="font-medium break-all">
            {jsonMessages.fileOpen(source.name, jsonMessages.bytes(source.blob.size))}
          </p>
          <p className="mt-1 text-sm text-muted">{jsonMessages.fileNote}</p>
        </div>
      )}
      {isOver && <p className="text-sm font-medium text-accent">{jsonMessages.dropHere}</p>}
      {note && <p className="text-sm text-muted">{note}</p>}
    </section>
  )
}
