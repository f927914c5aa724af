import { useId } from 'react'
import { CodeBox, OpenedFile } from '@/components/text-input/code-box'
import { TextInputPane } from '@/components/text-input/text-input-pane'
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

/** Pasted text longer than this is treated as a file. */
const pasteLimit = 2_000_000

/** Where CSV comes in: typed, pasted, opened or dropped. */
export function InputPane({ source, note, onText, onFile, onExample, onClear }: InputPaneProps) {
  const id = useId()
  const isText = typeof source === 'string'
  return (
    <TextInputPane
      words={isText ? messages : { ...messages, clear: messages.closeFile }}
      accept=".csv,.tsv,.tab,.txt,.psv,text/csv,text/tab-separated-values,text/plain"
      isEmpty={source === ''}
      printed="none"
      onFile={onFile}
      onExample={onExample}
      onClear={onClear}
      label={
        isText ? (
          <label htmlFor={id} className="mr-auto w-full font-medium sm:w-auto">
            {messages.inputLabel}
          </label>
        ) : (
          <h2 className="mr-auto font-medium">{messages.input}</h2>
        )
      }
      box={
        isText ? (
          <CodeBox
            id={id}
            text={source}
            placeholder={messages.placeholder}
            className="h-56"
            pasteLimit={pasteLimit}
            onText={onText}
            onLongPaste={(pasted) => onFile(new File([pasted], 'pasted.csv', { type: 'text/csv' }))}
          />
        ) : (
          <OpenedFile title={messages.fileOpen(source.name, source.size)} note={messages.fileNote} />
        )
      }
    >
      {note && <p className="text-sm text-muted">{note}</p>}
    </TextInputPane>
  )
}
