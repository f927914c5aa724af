import { useId, useState } from 'react'
import { FieldFrame, describedBy } from '@/components/fields/field-frame'
import { Button } from '@/components/ui/button'
import { ChoiceMenu, Toggle } from '@/components/ui/choice'
import { controlClasses } from '@/components/ui/control'
import { Slider } from '@/components/ui/slider'
import { pomodoroMessages as messages } from '@/lib/tools/utilities/time/pomodoro-timer.messages'
import { chimeNames } from '@/lib/subjects/pomodoro/chimes'
import { mostEvery, phases, readMinutes, type Settings } from '@/lib/subjects/pomodoro/session'
import { canNotify, playChime } from './alerts'
import { dispatch } from './session-store'
import { canKeepAwake } from '@/components/timers/use-wake-lock'

const chimeOptions = ([...chimeNames, 'none'] as const).map((value) => ({
  value,
  label: messages.chimeLabels[value],
}))

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
  const { minutes, every, autoBreak, autoFocus, chime, volume, notify, keepAwake, shortcuts } = settings
  const [isDenied, setDenied] = useState(false)
  const blocked = notify && (!canNotify() || Notification.permission !== 'granted')

  async function wantNotifications(wanted: boolean): Promise<void> {
    const isGranted = wanted && canNotify() && (await Notification.requestPermission()) === 'granted'
    setDenied(wanted && !isGranted)
    // Without notifications the sound is all there is.
    set({ notify: isGranted, ...(wanted && !isGranted && chime === 'none' ? { chime: 'bell' } : {}) })
  }

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
      <div className="grid items-end gap-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]">
        <FieldFrame id={`${id}-chime`} label={messages.chime}>
          <ChoiceMenu
            id={`${id}-chime`}
            value={chime}
            options={chimeOptions}
            onChange={(chosen) => set({ chime: chosen })}
          />
        </FieldFrame>
        <label className="grid gap-1 text-sm font-medium">
          {messages.volume}
          <Slider
            className="h-10"
            step={5}
            value={Math.round(volume * 100)}
            written={`${Math.round(volume * 100)}%`}
            onValue={(percent) => set({ volume: percent / 100 })}
          />
        </label>
        <Button
          className="w-fit"
          disabled={chime === 'none'}
          onClick={() => chime !== 'none' && playChime(chime, volume, 'focus')}
        >
          {messages.test}
        </Button>
      </div>
      <div>
        <Toggle
          checked={notify && !blocked}
          aria-describedby={`${id}-notify`}
          onChange={(checked) => void wantNotifications(checked)}
        >
          {messages.notify}
        </Toggle>
        <p id={`${id}-notify`} className="text-sm text-muted">
          {canNotify() ? messages.notifyHelp : messages.noNotifications}
        </p>
        <p role="status" className="text-sm text-warn empty:hidden">
          {(isDenied || blocked) && canNotify() && messages.denied}
        </p>
      </div>
      {canKeepAwake() && (
        <div>
          <Toggle checked={keepAwake} onChange={(checked) => set({ keepAwake: checked })}>
            {messages.keepAwake}
          </Toggle>
          <p role="status" className="text-sm text-warn empty:hidden">
            {wakeRefused && messages.wakeRefused}
          </p>
        </div>
      )}
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
