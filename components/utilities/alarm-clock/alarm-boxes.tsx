import { useId } from 'react'
import { describedBy, FieldFrame } from '@/components/fields/field-frame'
import { Toggle } from '@/components/ui/choice'
import { controlClasses } from '@/components/ui/control'
import { Button } from '@/components/ui/button'
import { longestLabel, nextRing, type AlarmEntries } from '@/lib/subjects/timers/alarms'
import { deviceZone } from '@/lib/subjects/zones/device-zone'
import { alarmWords as says } from '@/lib/tools/utilities/time/alarm-clock.messages'
import type { AlarmFaults } from './store'

/** Monday first. */
const week = ['1', '2', '3', '4', '5', '6', '0'] as const

export interface AlarmBoxValues extends Omit<AlarmEntries, 'zone'> {
  asksSum: boolean
}

interface AlarmBoxesProps {
  values: AlarmBoxValues
  zone: string
  faults: AlarmFaults
  /** Id of the list of places; the alarm's name, where several stand on the page. */
  places: string
  named: string
  now: number
  onChange: (part: Partial<AlarmBoxValues>) => void
}

/** The boxes of one alarm. */
export function AlarmBoxes({ values, zone, faults, places, named, now, onChange }: AlarmBoxesProps) {
  const id = useId()
  const toggled = (day: string) =>
    [...(values.days.includes(day) ? values.days.replace(day, '') : values.days + day)].sort().join('')
  const found =
    now > 0 && Object.keys(faults).length === 0 ? nextRing({ ...values, zone }, now, deviceZone()) : undefined
  const notice = found && found.kind !== 'one' ? says[found.kind] : undefined
  const box = (name: 'time' | 'date' | 'place', help?: string) => ({
    id: `${id}-${name}`,
    className: controlClasses,
    value: values[name],
    'aria-invalid': faults[name] ? (true as const) : undefined,
    'aria-describedby': describedBy(`${id}-${name}`, { help, error: faults[name], understood: undefined }),
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  })
  const zoneHelp = says.zoneHelp(now > 0 ? deviceZone() : '')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <FieldFrame id={`${id}-time`} label={says.time} error={faults.time}>
          <input type="time" {...box('time')} />
        </FieldFrame>
        <FieldFrame id={`${id}-label`} label={says.label} optional>
          <input
            id={`${id}-label`}
            className={controlClasses}
            autoComplete="off"
            maxLength={longestLabel}
            value={values.label}
            onChange={(event) => onChange({ label: event.target.value })}
          />
        </FieldFrame>
      </div>
      <fieldset>
        <legend className="mb-1 text-sm font-medium">{says.days}</legend>
        <div className="flex flex-wrap gap-2">
          {week.map((day) => (
            <Button
              key={day}
              size="small"
              look={values.days.includes(day) ? 'primary' : undefined}
              aria-pressed={values.days.includes(day)}
              aria-label={named === '' ? undefined : `${says.dayShort[Number(day)]}, ${named}`}
              onClick={() => onChange({ days: toggled(day) })}
            >
              {says.dayShort[Number(day)]}
            </Button>
          ))}
          <Button size="small" look="quiet" onClick={() => onChange({ days: values.days === '12345' ? '' : '12345' })}>
            {says.weekdays}
          </Button>
          <Button
            size="small"
            look="quiet"
            onClick={() => onChange({ days: values.days === '0123456' ? '' : '0123456' })}
          >
            {says.daily}
          </Button>
        </div>
      </fieldset>
      <details className="panel" open={faults.date || faults.place ? true : undefined}>
        <summary>{says.more}</summary>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <FieldFrame id={`${id}-date`} label={says.date} optional help={says.dateHelp} error={faults.date}>
            <input
              type="date"
              min="2020-01-01"
              max="2200-12-31"
              disabled={values.days !== ''}
              {...box('date', says.dateHelp)}
            />
          </FieldFrame>
          <FieldFrame id={`${id}-place`} label={says.zone} optional help={zoneHelp} error={faults.place}>
            <input list={places} autoComplete="off" {...box('place', zoneHelp)} />
          </FieldFrame>
          <Toggle checked={values.asksSum} onChange={(asksSum) => onChange({ asksSum })}>
            {says.asksSum}
          </Toggle>
        </div>
      </details>
      <p role="status" className="text-sm text-warn empty:hidden">
        {notice}
      </p>
    </div>
  )
}
