import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { ChoiceButtons, Toggle } from '@/components/ui/choice'
import { controlClasses } from '@/components/ui/control'
import { lineEndRules, textCharsets, type TextForm } from '@/lib/hash/text-bytes'
import { hashMessages as messages } from '@/lib/messages/hash-generator'
import { keptCharacters } from './draft'

interface TextPanelProps {
  text: string
  onText: (text: string) => void
}

/** The text that is hashed. */
export function TextPanel({ text, onText }: TextPanelProps) {
  const id = useId()
  const [cleared, setCleared] = useState<string>()
  return (
    <div className="min-w-0">
      <div className="mb-1 flex min-h-11 items-center justify-between gap-2 sm:min-h-8">
        <label htmlFor={id} className="font-medium">
          {messages.text}
        </label>
        {text !== '' && (
          <Button
            size="small"
            look="quiet"
            data-print="hidden"
            onClick={() => {
              setCleared(text)
              onText('')
            }}
          >
            {messages.clear}
          </Button>
        )}
        {text === '' && cleared !== undefined && (
          <Button
            size="small"
            look="quiet"
            onClick={() => {
              onText(cleared)
              setCleared(undefined)
            }}
          >
            {messages.undo}
          </Button>
        )}
      </div>
      <textarea
        id={id}
        className={`${controlClasses} h-32 resize-y font-mono text-base sm:text-sm`}
        value={text}
        placeholder={messages.textPlaceholder}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        onChange={(event) => {
          setCleared(undefined)
          onText(event.target.value)
        }}
      />
      {text.length > keptCharacters && <p className="mt-1 text-xs text-muted">{messages.notKept}</p>}
    </div>
  )
}

interface TextFormBarProps {
  form: TextForm
  onForm: (form: TextForm) => void
}

/** How the text becomes bytes. */
export function TextFormBar({ form, onForm }: TextFormBarProps) {
  const id = useId()
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-end gap-x-5 gap-y-2" data-print="hidden">
        <ChoiceButtons
          name={`${id}-charset`}
          legend={messages.charset}
          value={form.charset}
          options={textCharsets.map((value) => ({ value, label: messages.charsets[value] }))}
          onChange={(charset) => onForm({ ...form, charset })}
        />
        <ChoiceButtons
          name={`${id}-ends`}
          legend={messages.lineEnds}
          value={form.lineEnds}
          options={lineEndRules.map((value) => ({ value, label: messages.lineEndRules[value] }))}
          describedBy={`${id}-ends-help`}
          onChange={(lineEnds) => onForm({ ...form, lineEnds })}
        />
        <Toggle checked={form.mark} onChange={(mark) => onForm({ ...form, mark })}>
          {messages.mark}
        </Toggle>
      </div>
      <p id={`${id}-ends-help`} className="text-xs text-muted" data-print="hidden">
        {messages.lineEndsHelp}
      </p>
    </div>
  )
}
