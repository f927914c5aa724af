import { useId } from 'react'
import { ChoiceButtons, ChoiceMenu, Toggle, type ChoiceOption } from '@/components/ui/choice'
import { controlClasses } from '@/components/ui/control'
import {
  delimiterChoices,
  emptyRules,
  encodingChoices,
  formats,
  isDelimiter,
  raggedRules,
  shapes,
  typeRules,
  type ReadSettings,
  type WriteSettings,
} from '@/lib/csv/settings'
import { csvMessages as messages } from '@/lib/messages/csv-to-json'

function optionsOf<T extends string>(values: readonly T[], labels: Record<T, string>): ChoiceOption<T>[] {
  return values.map((value) => ({ value, label: labels[value] }))
}

interface ReadPanelProps {
  settings: ReadSettings
  isFile: boolean
  onChange: (settings: ReadSettings) => void
}

/** How the file is read. */
export function ReadPanel({ settings, isFile, onChange }: ReadPanelProps) {
  const id = useId()
  const set = (changed: Partial<ReadSettings>) => onChange({ ...settings, ...changed })
  const isFaulty = settings.delimiter === 'other' && !isDelimiter(settings.otherDelimiter)
  return (
    <section
      aria-label={messages.readSettings}
      data-print="hidden"
      className="flex flex-wrap items-end gap-x-4 gap-y-2"
    >
      <div className="w-full sm:w-44">
        <label htmlFor={`${id}-delimiter`} className="mb-1 block text-sm font-medium">
          {messages.delimiter}
        </label>
        <ChoiceMenu
          id={`${id}-delimiter`}
          value={settings.delimiter}
          options={optionsOf(delimiterChoices, messages.delimiters)}
          onChange={(delimiter) => set({ delimiter })}
        />
      </div>
      {settings.delimiter === 'other' && (
        <div className="w-full sm:w-44">
          <label htmlFor={`${id}-other`} className="mb-1 block text-sm font-medium">
            {messages.otherDelimiter}
          </label>
          <input
            id={`${id}-other`}
            className={`${controlClasses} font-mono`}
            value={settings.otherDelimiter}
            maxLength={2}
            aria-invalid={isFaulty}
            aria-describedby={isFaulty ? `${id}-fault` : undefined}
            onChange={(event) => set({ otherDelimiter: event.target.value })}
          />
        </div>
      )}
      {isFile && (
        <div className="w-full sm:w-56">
          <label htmlFor={`${id}-encoding`} className="mb-1 block text-sm font-medium">
            {messages.encoding}
          </label>
          <ChoiceMenu
            id={`${id}-encoding`}
            value={settings.encoding}
            options={optionsOf(encodingChoices, messages.encodings)}
            onChange={(encoding) => set({ encoding })}
          />
        </div>
      )}
      <Toggle checked={settings.hasHeader} onChange={(hasHeader) => set({ hasHeader })}>
        {messages.header}
      </Toggle>
      <Toggle checked={settings.trim} onChange={(trim) => set({ trim })}>
        {messages.trim}
      </Toggle>
      {isFaulty && (
        <p id={`${id}-fault`} className="w-full text-sm text-bad">
          {messages.otherDelimiterFault}
        </p>
      )}
    </section>
  )
}

interface WritePanelProps {
  settings: WriteSettings
  /** Names to choose the key from. */
  names: readonly string[]
  keyColumn: number
  onChange: (settings: WriteSettings) => void
  onKeyColumn: (column: number) => void
}

/** How the JSON is written. */
export function WritePanel({ settings, names, keyColumn, onChange, onKeyColumn }: WritePanelProps) {
  const id = useId()
  const set = (changed: Partial<WriteSettings>) => onChange({ ...settings, ...changed })
  const hasKey = settings.shape === 'keyed' || settings.shape === 'grouped'
  return (
    <section
      aria-label={messages.writeSettings}
      data-print="hidden"
      className="flex flex-wrap items-end gap-x-4 gap-y-2"
    >
      <ChoiceButtons
        name={`${id}-shape`}
        legend={messages.shape}
        value={settings.shape}
        options={optionsOf(shapes, messages.shapes)}
        onChange={(shape) => set({ shape })}
      />
      {hasKey && names.length > 0 && (
        <div className="w-full sm:w-44">
          <label htmlFor={`${id}-key`} className="mb-1 block text-sm font-medium">
            {messages.keyColumn}
          </label>
          <ChoiceMenu
            id={`${id}-key`}
            value={String(keyColumn)}
            options={names.map((name, column) => ({ value: String(column), label: name }))}
            onChange={(column) => onKeyColumn(Number(column))}
          />
        </div>
      )}
      <ChoiceButtons
        name={`${id}-format`}
        legend={messages.format}
        value={hasKey && settings.format === 'ndjson' ? 'minified' : settings.format}
        options={optionsOf(formats, messages.formats).map((option) => ({
          ...option,
          disabled: hasKey && option.value === 'ndjson',
        }))}
        onChange={(format) => set({ format })}
      />
      <ChoiceButtons
        name={`${id}-types`}
        legend={messages.types}
        value={settings.types}
        options={optionsOf(typeRules, messages.typeRules)}
        onChange={(types) => set({ types })}
      />
      <ChoiceButtons
        name={`${id}-empty`}
        legend={messages.empty}
        value={settings.empty}
        options={optionsOf(emptyRules, messages.emptyRules)}
        onChange={(empty) => set({ empty })}
      />
      <ChoiceButtons
        name={`${id}-ragged`}
        legend={messages.ragged}
        value={settings.ragged}
        options={optionsOf(raggedRules, messages.raggedRules)}
        onChange={(ragged) => set({ ragged })}
      />
      {settings.shape !== 'arrays' && (
        <Toggle checked={settings.nest} onChange={(nest) => set({ nest })}>
          {messages.nest}
        </Toggle>
      )}
    </section>
  )
}
