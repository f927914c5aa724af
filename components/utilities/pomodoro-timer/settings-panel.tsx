import { useId, useState } from 'react'
import { AlertPanel } from '@/components/timers/alert-panel'
import { FieldFrame, describedBy } from '@/components/fields/field-frame'
import { Toggle } from '@/components/ui/choice'
import { controlClasses } from '@/components/ui/control'
import { pomodoroMessages as messages } from '@/lib/tools/utilities/time/pomodoro-timer.messages'
import { mostEvery, phases, readMinutes, type Settings } from '@/lib/subjects/pomodoro/session'
import { playChime } from './alerts'
import { dispatch } from './session-store'

function set(part: Partial<Settings>): void {
  dispatch({ kind: 'set', part })
}

function readEvery(text: string): number | undefined {
  const every = Number(text)
  return /^\s*\d{1,2}\s*$/.test(text) && every >= 1 && every <= mostEvery ? every : undefined
}

/** Lengths, order, sound and alerts. Loaded in the browser only: it asks what the browser can do. */
export function SettingsPanel({
  settings,
  isBusy,
  wakeRefused,
}: {
  settings: Settings
  isBusy: boolean
  wakeRefused: boolean
}) {
  const id = useId()
  const { minutes, every, autoBreak, autoFocus, chime, volume, shortcuts } = settings

  return (
    <div className="grid gap-4">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {phases.map((phase) => (
          <NumberField
            key={phase}
            label={messages.minutes[phase]}
            value={minutes[phase]}
            fault={messages.minutesFault}
            read={readMinutes}
            onValue={(value) => set({ minutes: { ...minutes, [phase]: value } })}
          />
        ))}
        <NumberField
          label={messages.every}
          help={messages.everyHelp}
          value={every}
          fault={messages.everyFault}
          read={readEvery}
          onValue={(value) => set({ every: value })}
        />
      </div>
      {isBusy && <p className="text-sm text-muted">{messages.kept}</p>}
      <div className="grid gap-x-4 sm:grid-cols-2">
        <Toggle checked={autoBreak} onChange={(checked) => set({ autoBreak: checked })}>
          {messages.autoBreak}
        </Toggle>
        <Toggle checked={autoFocus} onChange={(checked) => set({ autoFocus: checked })}>
          {messages.autoFocus}
        </Toggle>
      </div>
      <AlertPanel
        alerts={settings}
        wakeRefused={wakeRefused}
        onChange={set}
        onTest={() => chime !== 'none' && playChime(chime, volume, 'focus')}
      />
      <div>
        <Toggle
          checked={shortcuts}
          aria-describedby={`${id}-shortcuts`}
          onChange={(checked) => set({ shortcuts: checked })}
        >
          {messages.shortcuts}
        </Toggle>
        <p id={`${id}-shortcuts`} className="text-sm text-muted">
          {messages.shortcutsHelp}
        </p>
      </div>
    </div>
  )
}

/** A number whose last valid value stays in force while something else is typed. */
function NumberField(props: {
  label: string
  help?: string
  value: number
  fault: string
  read: (text: string) => number | undefined
  onValue: (value: number) => void
}) {
  const { label, help, value, fault, read, onValue } = props
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const text = typed ?? String(value)
  const error = read(text) === undefined ? fault : undefined
  return (
    <FieldFrame id={id} label={label} help={help} error={error}>
      <input
        id={id}
        className={controlClasses}
        inputMode="decimal"
        value={text}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { help, error, understood: undefined })}
        onChange={(event) => {
          setTyped(event.target.value)
          const next = read(event.target.value)
          if (next !== undefined) onValue(next)
        }}
        onBlur={() => {
          if (read(text) !== undefined) setTyped(undefined)
        }}
      />
    </FieldFrame>
  )
}
