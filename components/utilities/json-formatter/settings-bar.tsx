import { useId } from 'react'

import { ChoiceButtons, Toggle, type ChoiceOption } from '@/components/ui/choice'
import { jsonIndents, jsonModes, jsonRecords, jsonTasks, type JsonSettings } from '@/lib/json/settings'
import { jsonMessages } from '@/lib/messages/json-formatter'

interface SettingsBarProps {
  settings: JsonSettings
  onChange: (settings: JsonSettings) => void
}

function optionsOf<T extends string>(values: readonly T[], labels: Record<T, string>): ChoiceOption<T>[] {
  return values.map((value) => ({ value, label: labels[value] }))
}

export function SettingsBar({ settings, onChange }: SettingsBarProps) {
  const id = useId()
  const { task, mode, records } = settings
  const readsJson = task === 'format' || task === 'minify'
  const asLines = mode === 'ndjson' && records === 'lines'

  function set(changed: Partial<JsonSettings>): void {
    onChange({ ...settings, ...changed })
  }

  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
      <ChoiceButtons
        name={`${id}-task`}
        legend={jsonMessages.task}
        value={task}
        options={optionsOf(jsonTasks, jsonMessages.tasks)}
        onChange={(value) => set({ task: value })}
      />
      {readsJson && (
        <ChoiceButtons
          name={`${id}-mode`}
          legend={jsonMessages.mode}
          value={mode}
          options={optionsOf(jsonModes, jsonMessages.modeNames)}
          onChange={(value) => set({ mode: value })}
        />
      )}
      {readsJson && mode === 'ndjson' && (
        <ChoiceButtons
          name={`${id}-records`}
          legend={jsonMessages.records}
          value={records}
          options={optionsOf(jsonRecords, jsonMessages.recordKinds)}
          onChange={(value) => set({ records: value })}
        />
      )}
      {task === 'format' && !asLines && (
        <ChoiceButtons
          name={`${id}-indent`}
          legend={jsonMessages.indent}
          value={settings.indent}
          options={optionsOf(jsonIndents, jsonMessages.indents)}
          onChange={(value) => set({ indent: value })}
        />
      )}
      {readsJson && (
        <Toggle checked={settings.sortKeys} onChange={(sortKeys) => set({ sortKeys })}>
          {jsonMessages.sortKeys}
        </Toggle>
      )}
      {task !== 'unescape' && (
        <Toggle checked={settings.asciiOnly} onChange={(asciiOnly) => set({ asciiOnly })}>
          {jsonMessages.asciiOnly}
        </Toggle>
      )}
    </div>
  )
}
