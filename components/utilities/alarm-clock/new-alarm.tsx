import { useState } from 'react'
import { useKeptDraft } from '@/components/storage/use-kept-draft'
import { allowSound } from '@/components/timers/sound'
import { takeLead } from '@/components/timers/use-timer-clock'
import { Button } from '@/components/ui/button'
import { Form } from '@/components/ui/form'
import { toast } from '@/components/ui/toast'
import { keepableTexts } from '@/lib/platform/storage/texts'
import { mostAlarms } from '@/lib/subjects/timers/alarms'
import { alarmWords as says } from '@/lib/tools/utilities/time/alarm-clock.messages'
import { AlarmBoxes, type AlarmBoxValues } from './alarm-boxes'
import { alarmStore, alarmTexts, dispatch, faultsOf, zoneOfPlace, type AlarmFaults } from './store'

function freshId(): string {
  const ids = alarmStore.get().alarms.map(({ id }) => Number(id))
  return String(Math.max(0, ...ids.filter(Number.isFinite)) + 1)
}

/** The boxes in which the next alarm is set. */
export function NewAlarm({ now, places }: { now: number; places: string }) {
  const [texts, setTexts] = useKeptDraft(alarmTexts, keepableTexts)
  const [faults, setFaults] = useState<AlarmFaults>({})
  const { asksSum, ...entries } = texts
  const zone = zoneOfPlace(entries.place, '')

  function change({ asksSum: asks, ...part }: Partial<AlarmBoxValues>): void {
    setTexts((before) => ({ ...before, ...part, ...(asks === undefined ? {} : { asksSum: asks ? 'yes' : '' }) }))
    setFaults({})
  }

  function add(): void {
    allowSound()
    takeLead()
    const moment = Date.now()
    const wrong = faultsOf({ ...entries, zone }, moment)
    if (Object.keys(wrong).length > 0) return setFaults(wrong)
    if (alarmStore.get().alarms.length >= mostAlarms) return void toast(says.tooMany)
    dispatch({
      kind: 'add',
      alarm: { ...entries, zone, id: freshId(), isOn: true, after: moment, asksSum: asksSum !== '' },
    })
    setTexts((before) => ({ ...before, label: '', date: '' }), 'now')
  }

  return (
    <Form onEnter={add}>
      <section aria-label={says.newAlarm} className="grid grid-cols-[minmax(0,1fr)] gap-4" data-print="hidden">
        <h2 className="text-lg font-semibold">{says.newAlarm}</h2>
        <AlarmBoxes
          values={{ ...entries, asksSum: asksSum !== '' }}
          zone={zone}
          faults={faults}
          places={places}
          named=""
          now={now}
          onChange={change}
        />
        <Button type="submit" look="primary" className="w-fit">
          {says.add}
        </Button>
      </section>
    </Form>
  )
}
