import { useId, useState } from 'react'
import { FieldFrame } from '@/components/fields/field-frame'
import { Button } from '@/components/ui/button'
import { ChoiceMenu, Toggle } from '@/components/ui/choice'
import { Slider } from '@/components/ui/slider'
import { timerMessages } from '@/lib/messages/timers'
import { chimeNames, type Alerts } from '@/lib/subjects/timers/chimes'
import { canNotify } from './notify'
import { canKeepAwake } from './use-wake-lock'

interface AlertPanelProps {
  alerts: Alerts
  /** Whether the device refused to keep its screen on. */
  wakeRefused: boolean
  onChange: (part: Partial<Alerts>) => void
  onTest: () => void
  words?: { chime: string; notify: string; keepAwake: string }
}

/** Sound, notification and screen of a timer. Loaded in the browser only: it asks what the browser can do. */
export function AlertPanel({ alerts, wakeRefused, onChange, onTest, words = timerMessages }: AlertPanelProps) {
  const id = useId()
  const { chime, volume, notify, keepAwake } = alerts
  const [isDenied, setDenied] = useState(false)
  const blocked = notify && (!canNotify() || Notification.permission !== 'granted')

  async function wantNotifications(wanted: boolean): Promise<void> {
    const isGranted = wanted && canNotify() && (await Notification.requestPermission()) === 'granted'
    setDenied(wanted && !isGranted)
    // Without notifications the sound is all there is.
    onChange({ notify: isGranted, ...(wanted && !isGranted && chime === 'none' ? { chime: 'bell' } : {}) })
  }

  return (
    <>
      <div className="grid items-end gap-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]">
        <FieldFrame id={`${id}-chime`} label={words.chime}>
          <ChoiceMenu
            id={`${id}-chime`}
            value={chime}
            options={([...chimeNames, 'none'] as const).map((value) => ({
              value,
              label: timerMessages.chimeLabels[value],
            }))}
            onChange={(chosen) => onChange({ chime: chosen })}
          />
        </FieldFrame>
        <label className="grid gap-1 text-sm font-medium">
          {timerMessages.volume}
          <Slider
            className="h-10"
            step={5}
            value={Math.round(volume * 100)}
            written={`${Math.round(volume * 100)}%`}
            onValue={(percent) => onChange({ volume: percent / 100 })}
          />
        </label>
        <Button className="w-fit" disabled={chime === 'none'} onClick={onTest}>
          {timerMessages.test}
        </Button>
      </div>
      <div>
        <Toggle
          checked={notify && !blocked}
          aria-describedby={`${id}-notify`}
          onChange={(checked) => void wantNotifications(checked)}
        >
          {words.notify}
        </Toggle>
        <p id={`${id}-notify`} className="text-sm text-muted">
          {canNotify() ? timerMessages.notifyHelp : timerMessages.noNotifications}
        </p>
        <p role="status" className="text-sm text-warn empty:hidden">
          {(isDenied || blocked) && canNotify() && timerMessages.denied}
        </p>
      </div>
      {canKeepAwake() && (
        <div>
          <Toggle checked={keepAwake} onChange={(checked) => onChange({ keepAwake: checked })}>
            {words.keepAwake}
          </Toggle>
          <p role="status" className="text-sm text-warn empty:hidden">
            {wakeRefused && timerMessages.wakeRefused}
          </p>
        </div>
      )}
    </>
  )
}
