import { useId, useState } from 'react'
import { describedBy, FieldFrame } from '@/components/fields/field-frame'
import { useRegion } from '@/components/site/use-region'
import { useKeptDraft } from '@/components/storage/use-kept-draft'
import { allowSound } from '@/components/timers/sound'
import { takeLead } from '@/components/timers/use-timer-clock'
import { Button } from '@/components/ui/button'
import { ChoiceButtons } from '@/components/ui/choice'
import { controlClasses } from '@/components/ui/control'
import { Form } from '@/components/ui/form'
import { toast } from '@/components/ui/toast'
import type { Region } from '@/lib/base/region/types'
import { keepableTexts, type Texts } from '@/lib/platform/storage/texts'
import {
  freshCountdown,
  longestName,
  momentOf,
  mostCountdowns,
  readCountdown,
  type Countdown,
  type DateAim,
} from '@/lib/subjects/timers/countdown'
import { deviceZone } from '@/lib/subjects/zones/device-zone'
import { zoneOf } from '@/components/timers/zone-of'
import { allPlaces } from '@/lib/subjects/zones/places'
import { wallOf } from '@/lib/subjects/zones/show'
import { countdownWords as says } from '@/lib/tools/utilities/time/countdown-timer.messages'
import { countdownStore, countdownTexts, dispatch } from './store'

const presets = [1, 3, 5, 10, 15, 20, 30, 45, 60]

type Entries = Texts<'way' | 'length' | 'name' | 'date' | 'time' | 'zone'>
type Faults = Partial<Record<keyof Entries, string>>

function dateAim({ date, time, zone: place }: Entries): { found: DateAim; zone: string } | Faults {
  const zone = zoneOf(place, deviceZone())
  if ('fault' in zone) return { zone: zone.fault }
  if (wallOf(date, '00:00') === undefined) return { date: says.dateFault }
  const found = momentOf(zone.zone, wallOf(date, time))
  return found ? { found, zone: zone.zone } : { time: says.timeFault }
}

function aimOf(entries: Entries, region: Region): Countdown['aim'] | Faults {
  if (entries.way !== 'moment') {
    const length = readCountdown(entries.length, region)
    return length === undefined ? { length: says.lengthFault } : { length }
  }
  const read = dateAim(entries)
  return 'found' in read ? { moment: read.found.moment, zone: read.zone } : read
}

const isAim = (read: Countdown['aim'] | Faults): read is Countdown['aim'] =>
  ('length' in read && typeof read.length === 'number') || 'moment' in read

function freshId(): string {
  const ids = countdownStore.get().timers.map(({ id }) => Number(id))
  return String(Math.max(0, ...ids.filter(Number.isFinite)) + 1)
}

/** The boxes in which the next countdown is set, and quick lengths for the one shown. */
export function NextCountdown({ shown, count, isHere }: { shown: Countdown; count: number; isHere: boolean }) {
  const id = useId()
  const region = useRegion()
  const [entries, setEntries] = useKeptDraft(countdownTexts, keepableTexts)
  const [faults, setFaults] = useState<Faults>({})
  const way = entries.way === 'moment' ? 'moment' : 'length'

  function type(name: keyof Entries, text: string): void {
    setEntries((before) => ({ ...before, [name]: text }))
    setFaults({})
  }

  function withAim(use: (aim: Countdown['aim']) => void): void {
    const aim = aimOf(entries, region)
    if (isAim(aim)) use(aim)
    else setFaults(aim)
  }

  function add(aim: Countdown['aim'], starts: boolean): void {
    if (count >= mostCountdowns) return void toast(says.tooMany)
    const timer = freshCountdown(freshId(), entries.name.trim().slice(0, longestName), aim)
    allowSound()
    takeLead()
    dispatch({ kind: 'add', timer })
    if (starts) dispatch({ kind: 'start', id: timer.id, now: Date.now() })
    setEntries((before) => ({ ...before, name: '' }), 'now')
  }

  const dateRead = isHere && way === 'moment' && entries.date !== '' && entries.time !== '' ? dateAim(entries) : {}
  const notice = 'found' in dateRead && dateRead.found.kind !== 'one' ? says[dateRead.found.kind] : undefined
  const box = (name: keyof Entries, help?: string) => ({
    id: `${id}-${name}`,
    className: controlClasses,
    value: entries[name],
    'aria-invalid': faults[name] ? (true as const) : undefined,
    'aria-describedby': describedBy(`${id}-${name}`, { help, error: faults[name], understood: undefined }),
    onChange: (event: { target: { value: string } }) => type(name, event.target.value),
  })

  return (
    <div className="grid gap-4" data-print="hidden">
      <div role="group" aria-label={says.presets} className="flex flex-wrap gap-2">
        {presets.map((minutes) => (
          <Button
            key={minutes}
            size="small"
            onClick={() => dispatch({ kind: 'aim', id: shown.id, aim: { length: minutes * 60_000 } })}
          >
            {says.preset(minutes)}
          </Button>
        ))}
      </div>
      <Form onEnter={() => withAim((aim) => add(aim, 'length' in aim))}>
        <div className="grid gap-4">
          <ChoiceButtons
            name={`${id}-way`}
            legend={says.way}
            value={way}
            options={(['length', 'moment'] as const).map((value) => ({ value, label: says.ways[value] }))}
            onChange={(chosen) => type('way', chosen)}
          />
          <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4">
            {way === 'length' ? (
              <FieldFrame id={`${id}-length`} label={says.length} help={says.lengthHelp} error={faults.length}>
                <input placeholder="25" autoComplete="off" {...box('length', says.lengthHelp)} />
              </FieldFrame>
            ) : (
              <>
                <FieldFrame id={`${id}-date`} label={says.date} error={faults.date}>
                  <input type="date" min="1900-01-01" max="2200-12-31" {...box('date')} />
                </FieldFrame>
                <FieldFrame id={`${id}-time`} label={says.time} error={faults.time}>
                  <input type="time" {...box('time')} />
                </FieldFrame>
                <FieldFrame
                  id={`${id}-zone`}
                  label={says.zone}
                  help={says.zoneHelp(isHere ? deviceZone() : '')}
                  error={faults.zone}
                >
                  <input
                    list={`${id}-places`}
                    autoComplete="off"
                    {...box('zone', says.zoneHelp(isHere ? deviceZone() : ''))}
                  />
                  <datalist id={`${id}-places`}>
                    {isHere &&
                      allPlaces().map(({ name, zone }) => (
                        <option key={name} value={name}>
                          {zone}
                        </option>
                      ))}
                  </datalist>
                </FieldFrame>
              </>
            )}
            <FieldFrame id={`${id}-name`} label={says.name} optional help={says.nameHelp}>
              <input maxLength={longestName} autoComplete="off" {...box('name', says.nameHelp)} />
            </FieldFrame>
          </div>
          <p role="status" className="text-sm text-warn empty:hidden">
            {notice}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button type="submit" look="primary">
              {way === 'length' ? says.addStart : says.add}
            </Button>
            <Button onClick={() => withAim((aim) => dispatch({ kind: 'aim', id: shown.id, aim }))}>
              {says.change}
            </Button>
          </div>
        </div>
      </Form>
    </div>
  )
}
