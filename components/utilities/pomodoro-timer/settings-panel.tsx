import { useId } from 'react'
import { AlertPanel } from '@/components/timers/alert-panel'
import { NumberSetting } from '@/components/timers/number-setting'
import { Toggle } from '@/components/ui/choice'
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
          <NumberSetting
            key={phase}
            label={messages.minutes[phase]}
            value={minutes[phase]}
            fault={messages.minutesFault}
            read={readMinutes}
            onValue={(value) => set({ minutes: { ...minutes, [phase]: value } })}
          />
        ))}
        <NumberSetting
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
