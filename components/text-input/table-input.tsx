import type { Show } from '@/lib/base/format/show'
import { tableInputMessages as says } from '@/lib/messages/table-input'
import { CodeBox, OpenedFile } from './code-box'
import { TextInputPane } from './text-input-pane'

/** Longer tables are held as a file: a box takes seconds to lay them out. UTF-16 units. */
const pasteLimit = 100_000

interface TableInputProps {
  id: string
  label: string
  placeholder: string
  show: Show
  source: string | File
  onSource(source: string | File): void
}

/** A table, typed or pasted as text, or opened or dropped as CSV or Excel. */
export function TableInput({ id, label, placeholder, show, source, onSource }: TableInputProps) {
  const isFile = source instanceof File
  return (
    <TextInputPane
      words={says}
      accept=".csv,.tsv,.txt,.xlsx,.xlsm,.ods,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,application/vnd.oasis.opendocument.spreadsheet"
      isEmpty={source === ''}
      printed="none"
      onFile={onSource}
      onClear={() => onSource('')}
      label={
        isFile ? (
          <h3 className="mr-auto font-medium">{label}</h3>
        ) : (
          <label htmlFor={id} className="mr-auto font-medium">
            {label}
          </label>
        )
      }
      box={
        isFile ? (
          <OpenedFile
            title={says.opened(source.name, show.number(Math.max(0.01, source.size / 1e6), 2))}
            note={says.openedNote}
          />
        ) : (
          <CodeBox
            id={id}
            text={source}
            placeholder={placeholder}
            className="h-32"
            pasteLimit={pasteLimit}
            onText={onSource}
            onLongPaste={(pasted) => onSource(new File([pasted], says.pasted))}
          />
        )
      }
    />
  )
}
