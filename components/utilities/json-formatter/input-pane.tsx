import { useId, type RefObject } from 'react'

import { CodeBox, OpenedFile } from '@/components/text-input/code-box'
import { TextInputPane } from '@/components/text-input/text-input-pane'
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

/** Text longer than this that is pasted into an empty box is treated as a file. */
const pasteLimit = 4_000_000

/** Where JSON comes in: typed, pasted, opened or dropped. */
export function InputPane(props: InputPaneProps) {
  const { source, label, box, isFaulty, note, onText, onFile, onExample, onClear } = props
  const id = useId()
  const isText = source.kind === 'text'
  return (
    <TextInputPane
      words={isText ? jsonMessages : { ...jsonMessages, clear: jsonMessages.closeFile }}
      accept=".json,.jsonc,.json5,.ndjson,.jsonl,.geojson,.webmanifest,.map,.txt,application/json,text/plain"
      isEmpty={isText && source.text === ''}
      onFile={onFile}
      onExample={onExample}
      onClear={onClear}
      label={
        isText ? (
          <label htmlFor={id} className="w-full font-medium @md:mr-auto @md:w-auto">
            {label}
          </label>
        ) : (
          <h2 className="w-full font-medium @md:mr-auto @md:w-auto">{jsonMessages.input}</h2>
        )
      }
      box={
        isText ? (
          <CodeBox
            ref={box}
            id={id}
            text={source.text}
            placeholder={jsonMessages.inputPlaceholder}
            className="h-64 @3xl:h-[30rem]"
            faultId={isFaulty ? 'json-fault' : undefined}
            pasteLimit={source.text === '' ? pasteLimit : Number.POSITIVE_INFINITY}
            onText={onText}
            onLongPaste={(pasted) => onFile(new File([pasted], 'pasted.json', { type: 'application/json' }))}
          />
        ) : (
          <OpenedFile
            title={jsonMessages.fileOpen(source.name, jsonMessages.bytes(source.blob.size))}
            note={jsonMessages.fileNote}
          />
        )
      }
    >
      {note && <p className="text-sm text-muted">{note}</p>}
    </TextInputPane>
  )
}
