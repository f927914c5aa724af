import { useEffect, useRef, useState } from 'react'
import { AlertPanel } from '@/components/timers/alert-panel'
import { NumberSetting } from '@/components/timers/number-setting'
import { hasSound } from '@/components/timers/sound'
import { canKeepAwake } from '@/components/timers/use-wake-lock'
import { Button } from '@/components/ui/button'
import { Toggle } from '@/components/ui/choice'
import type { AlarmSettings } from '@/lib/subjects/timers/alarms'
import { alarmWords as says } from '@/lib/tools/utilities/time/alarm-clock.messages'
import { keepSound, largestSound, loadSound } from './own-sound'
import { dispatch, soundOnce } from './store'

function set(part: Partial<AlarmSettings>): void {
  dispatch({ kind: 'set', part })
}

const readWhole = (least: number, most: number) => (text: string) =>
  /^\s*\d{1,4}\s*$/.test(text) && Number(text) >= least && Number(text) <= most ? Number(text) : undefined
const readSnooze = readWhole(1, 60)
const readFade = readWhole(0, 300)

function OwnSoundField({ usesOwn }: { usesOwn: boolean }) {
  const chooser = useRef<HTMLInputElement>(null)
  const [name, setName] = useState<string>()
  const [fault, setFault] = useState<string>()
  useEffect(() => {
    void loadSound().then(setName)
  }, [])

  async function take(file: File): Promise<void> {
    if (file.size > largestSound) return setFault(says.ownLarge)
    if (!(await keepSound(file))) return setFault(says.ownFault)
    setFault(undefined)
    setName(file.name)
    set({ usesOwn: true })
  }

  return (
    <div className="grid gap-1" role="group" aria-label={says.own}>
      <p className="text-sm font-medium">{says.own}</p>
      <div className="flex flex-wrap items-center gap-2">
        <Button size="small" onClick={() => chooser.current?.click()}>
          {says.choose}
        </Button>
        <input
          ref={chooser}
          type="file"
          hidden
          accept="audio/*"
          aria-label={says.own}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            target.value = ''
            if (file) void take(file)
          }}
        />
        {usesOwn && name !== undefined && (
          <>
            <span className="min-w-0 break-words text-sm">{says.ownIs(name)}</span>
            <Button size="small" look="quiet" onClick={() => set({ usesOwn: false })}>
              {says.takeOut}
            </Button>
          </>
        )}
      </div>
      <p role="status" className="text-sm font-medium text-bad empty:hidden">
        {fault}
      </p>
      <p className="text-sm text-muted">{says.ownHelp}</p>
    </div>
  )
}

/** Sound, snooze and screen. Loaded in the browser only. */
export function AlarmSettingsPanel({ settings, wakeRefused }: { settings: AlarmSettings; wakeRefused: boolean }) {
  return (
    <div className="grid gap-4">
      <AlertPanel alerts={settings} wakeRefused={wakeRefused} onChange={set} onTest={soundOnce} words={says} />
      <OwnSoundField usesOwn={settings.usesOwn} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <NumberSetting
          label={says.snoozeMinutes}
          value={settings.snooze}
          fault={says.snoozeFault}
          read={readSnooze}
          onValue={(snooze) => set({ snooze })}
        />
        <NumberSetting
          label={says.fade}
          value={settings.fade}
          fault={says.fadeFault}
          read={readFade}
          onValue={(fade) => set({ fade })}
        />
      </div>
      <Toggle checked={settings.keepAlive} onChange={(keepAlive) => set({ keepAlive })}>
        {says.keepAlive}
      </Toggle>
      <Toggle checked={settings.twelve} onChange={(twelve) => set({ twelve })}>
        {says.twelve}
      </Toggle>
      <Toggle checked={settings.shortcuts} onChange={(shortcuts) => set({ shortcuts })}>
        {says.shortcuts}
      </Toggle>
    </div>
  )
}

interface Battery {
  charging: boolean
  level: number
}

async function batteryText(): Promise<{ isGood: boolean; text: string }> {
  const asked = navigator as Navigator & { getBattery?: () => Promise<Battery> }
  const battery = await asked.getBattery?.().catch(() => undefined)
  if (!battery) return { isGood: false, text: says.noBattery }
  return battery.charging
    ? { isGood: true, text: says.charging }
    : { isGood: false, text: says.onBattery(Math.round(battery.level * 100)) }
}

/** What decides whether an alarm is heard, as it is now. Loaded in the browser only, and drawn anew every second. */
export function CheckPanel({ settings, wakeRefused }: { settings: AlarmSettings; wakeRefused: boolean }) {
  const [battery, setBattery] = useState<{ isGood: boolean; text: string }>()
  useEffect(() => {
    void batteryText().then(setBattery)
  }, [])
  const isAllowed = 'Notification' in globalThis && Notification.permission === 'granted'
  const states = {
    sound: hasSound(),
    notify: settings.notify && isAllowed,
    awake: settings.keepAwake && canKeepAwake() && !wakeRefused,
    alive: settings.keepAlive && hasSound(),
    volume: settings.volume >= 0.3 && (settings.usesOwn || settings.chime !== 'none'),
  }
  const lines = (['sound', 'volume', 'notify', 'awake', 'alive'] as const).map((name) => {
    const [title, good, bad] = says.checks[name]
    return { title, isGood: states[name], text: states[name] ? good : bad }
  })
  return (
    <ul className="grid gap-2">
      {[...lines, ...(battery ? [{ title: says.battery, ...battery }] : [])].map(({ title, isGood, text }) => (
        <li key={title} className={`rounded-md p-2 text-sm ${isGood ? 'bg-good-soft' : 'bg-warn-soft'}`}>
          <strong>{title}</strong> ({isGood ? says.good : says.look}): {text}
        </li>
      ))}
    </ul>
  )
}
