import { AlertPanel } from '@/components/timers/alert-panel'
import { NumberSetting } from '@/components/timers/number-setting'
import { playTones } from '@/components/timers/sound'
import { Toggle } from '@/components/ui/choice'
import type { IntervalSettings } from '@/lib/subjects/timers/interval-session'
import { intervalWords as says } from '@/lib/tools/utilities/time/interval-timer.messages'
import { cueTones } from './cue-sounds'
import { dispatch } from './store'

function set(part: Partial<IntervalSettings>): void {
  dispatch({ kind: 'set', part })
}

function readCount(text: string): number | undefined {
  return /^\s*\d{1,2}\s*$/.test(text) && Number(text) <= 10 ? Number(text) : undefined
}

/** Sound, voice, screen and keys of the intervals. Loaded in the browser only: it asks what the browser can do. */
export function IntervalSettingsPanel({ settings, wakeRefused }: { settings: IntervalSettings; wakeRefused: boolean }) {
  const { chime, volume, countFrom, half, speak, vibrate, shortcuts } = settings
  return (
    <div className="grid gap-4">
      <AlertPanel
        alerts={settings}
        wakeRefused={wakeRefused}
        onChange={set}
        onTest={() => chime !== 'none' && playTones(cueTones('work', chime), volume)}
        words={says}
      />
      <p className="text-sm text-muted">{says.silent}</p>
      <div className="max-w-80">
        <NumberSetting
          label={says.countFrom}
          value={countFrom}
          fault={says.countFault}
          read={readCount}
          onValue={(value) => set({ countFrom: value })}
        />
      </div>
      <div className="grid gap-1">
        <Toggle checked={half} onChange={(yes) => set({ half: yes })}>
          {says.half}
        </Toggle>
        {'speechSynthesis' in globalThis && (
          <Toggle checked={speak} onChange={(yes) => set({ speak: yes })}>
            {says.speak}
          </Toggle>
        )}
        {'vibrate' in navigator && (
          <Toggle checked={vibrate} onChange={(yes) => set({ vibrate: yes })}>
            {says.vibrate}
          </Toggle>
        )}
        <Toggle checked={shortcuts} onChange={(yes) => set({ shortcuts: yes })}>
          {says.shortcuts}
        </Toggle>
      </div>
    </div>
  )
}
