import { useMemo } from 'react'

import { Button } from '@/components/ui/button'
import { bytesOf } from '@/lib/json/bytes'
import { positionAt } from '@/lib/json/position'
import { savedName, type JsonSettings } from '@/lib/json/settings'
import { unescapeText, writeString } from '@/lib/json/string-text'
import { jsonMessages } from '@/lib/messages/json-formatter'

import { SaveBar } from './save-bar'
import type { JsonSource } from './use-json-document'

interface StringResultProps {
  source: JsonSource
  settings: JsonSettings
  onUseAsInput: (text: string) => void
}

interface StringOutcome {
  text: string | undefined
  fault: string | undefined
}

function outcomeOf(source: JsonSource, { task, asciiOnly }: JsonSettings): StringOutcome {
  if (source.kind === 'file') return { text: undefined, fault: jsonMessages.tooLargeToEscape }
  if (source.text === '') return { text: undefined, fault: undefined }
  if (task === 'escape') return { text: writeString(source.text, asciiOnly), fault: undefined }
  const unescaped = unescapeText(source.text)
  if ('text' in unescaped) return { text: unescaped.text, fault: undefined }
  const position = positionAt(bytesOf(source.text), bytesOf(source.text.slice(0, unescaped.offset)).length)
  return { text: undefined, fault: jsonMessages.badEscape(unescaped.found, position) }
}

/** Text as a JSON string, or what a JSON string says. */
export default function StringResult({ source, settings, onUseAsInput }: StringResultProps) {
  const { text, fault } = useMemo(() => outcomeOf(source, settings), [source, settings])
  return (
    <section className="flex min-w-0 flex-col gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="mr-auto font-medium">{jsonMessages.output}</h2>
        {text !== undefined && settings.task === 'unescape' && (
          <Button size="small" onClick={() => onUseAsInput(text)}>
            {jsonMessages.useAsInput}
          </Button>
        )}
        <SaveBar
          name={savedName(undefined, settings)}
          makeFile={text === undefined ? undefined : () => new Blob([text], { type: 'text/plain' })}
        />
      </div>
      {fault && (
        <p role="status" id="json-fault" className="rounded-md border border-bad bg-bad-soft p-3 text-sm text-bad">
          {fault}
        </p>
      )}
      <textarea
        readOnly
        aria-label={jsonMessages.textOutputLabel}
        value={text ?? ''}
        placeholder={jsonMessages.outputEmpty}
        spellCheck={false}
        className="block h-64 w-full resize-y rounded-md border border-line bg-raised p-3 font-mono text-base leading-5 text-ink sm:text-sm @3xl:h-[30rem]"
      />
    </section>
  )
}
