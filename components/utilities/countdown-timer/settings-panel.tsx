import { AlertPanel } from '@/components/timers/alert-panel'
import { NumberSetting } from '@/components/timers/number-setting'
import { Toggle } from '@/components/ui/choice'
import { mostWarning, type CountdownSettings } from '@/lib/subjects/timers/countdown'
import { countdownWords as says } from '@/lib/tools/utilities/time/countdown-timer.messages'
import { dispatch, sound } from './store'

function set(part: Partial<CountdownSettings>): void {
  dispatch({ kind: 'set', part })
}

function readSeconds(text: string): number | undefined {
  return /^\s*\d{1,5}\s*$/.test(text) && Number(text) <= mostWarning ? Number(text) : undefined
}

/** Sound, colours and keys of the countdowns. Loaded in the browser only. */
export function CountdownSettingsPanel({
  settings,
  wakeRefused,
}: {
  settings: CountdownSettings
  wakeRefused: boolean
}) {
  return (
    <div className="grid gap-4">
      <AlertPanel alerts={settings} wakeRefused={wakeRefused} onChange={set} onTest={sound} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <NumberSetting
          label={says.soonAt}
          value={settings.soonAt}
          fault={says.warningFault}
          read={readSeconds}
          onValue={(soonAt) => set({ soonAt })}
        />
        <NumberSetting
          label={says.lastAt}
          value={settings.lastAt}
          fault={says.warningFault}
          read={readSeconds}
          onValue={(lastAt) => set({ lastAt })}
        />
      </div>
      <Toggle checked={settings.countsUp} onChange={(countsUp) => set({ countsUp })}>
        {says.countsUp}
      </Toggle>
      <Toggle checked={settings.shortcuts} onChange={(shortcuts) => set({ shortcuts })}>
        {says.shortcuts}
      </Toggle>
    </div>
  )
}
