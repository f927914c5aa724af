import { useId } from 'react'
import { FieldFrame } from '@/components/fields/field-frame'
import { ChoiceMenu } from '@/components/ui/choice'
import { classNames } from '@/components/ui/class-names'
import { zoneMessages as messages } from '@/lib/tools/utilities/time/timezone-converter.messages'
import { dayStrip, overlaps } from '@/lib/subjects/zones/overlap'
import { shownTime } from '@/lib/subjects/zones/show'
import type { Wall } from '@/lib/subjects/zones/wall'
import { change, type Place, type ZoneDraft } from './draft'

interface StripProps {
  places: readonly Place[]
  wall: Wall
  draft: ZoneDraft
  onTime: (minute: number) => void
}

const hours = Array.from({ length: 25 }, (_, hour) => hour)

/** The hours of a day in every place, and where working hours coincide. */
export function Strip({ places, wall, draft, onTime }: StripProps) {
  const id = useId()
  const { workFrom, workTo, twelve } = draft
  const isRange = workTo > workFrom
  const slots = dayStrip(
    places.map(({ zone }) => zone),
    wall,
    { from: workFrom, to: workTo },
  )
  const clock = (minute: number) => shownTime({ hour: Math.floor(minute / 60) % 24, minute: minute % 60 }, twelve)
  const shared = overlaps(slots)
  const onHour = slots.filter(({ minute }) => minute % 60 === 0)
  const hourOptions = (from: number, to: number) =>
    hours.slice(from, to).map((hour) => ({ value: String(hour), label: hour === 24 ? '24:00' : clock(hour * 60) }))
  return (
    <section aria-labelledby={`${id}-title`} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id={`${id}-title`} className="text-lg font-semibold">
        {messages.strip}
      </h2>
      <div className="grid max-w-sm grid-cols-2 gap-3">
        <FieldFrame id={`${id}-from`} label={messages.workFrom}>
          <ChoiceMenu
            id={`${id}-from`}
            value={String(workFrom)}
            options={hourOptions(0, 24)}
            onChange={(value) => change({ workFrom: Number(value) })}
          />
        </FieldFrame>
        <FieldFrame id={`${id}-to`} label={messages.workTo} error={isRange ? undefined : messages.workRange}>
          <ChoiceMenu
            id={`${id}-to`}
            value={String(workTo)}
            options={hourOptions(1, 25)}
            aria-invalid={!isRange || undefined}
            onChange={(value) => change({ workTo: Number(value) })}
          />
        </FieldFrame>
      </div>
      <p role="status" className="font-medium">
        {shared.length > 0
          ? messages.overlapIs(
              shared.map(({ from, to }) => `${clock(from)}–${clock(to)}`),
              places[0]?.name ?? '',
            )
          : messages.noOverlap}
      </p>
      <div className="relative overflow-x-auto print:overflow-visible">
        <table className="border-separate border-spacing-px text-center text-xs tabular-nums print:text-[0.5rem]">
          <tbody>
            {places.map((place, row) => (
              <tr key={`${place.zone} ${place.name}`}>
                <th scope="row" className="sticky left-0 max-w-28 truncate bg-surface pr-2 text-left font-medium">
                  {place.name}
                </th>
                {onHour.map(({ minute, zones, everybody }) => {
                  const seen = zones[row]
                  if (!seen) return null
                  const isChosen = Math.floor(minute / 60) === wall.hour
                  const look = classNames(
                    'grid h-11 min-w-11 place-items-center rounded-sm [print-color-adjust:exact] sm:h-9 print:h-6 print:min-w-0',
                    seen.works
                      ? everybody
                        ? 'bg-good-soft font-semibold text-good'
                        : 'bg-accent-soft'
                      : 'bg-raised text-muted',
                    isChosen && 'outline-2 -outline-offset-2 outline-accent',
                  )
                  const shown =
                    seen.wall.minute === 0 ? String(seen.wall.hour) : `${seen.wall.hour}:${seen.wall.minute}`
                  return (
                    <td key={minute}>
                      {row === 0 ? (
                        <button
                          type="button"
                          className={classNames(look, 'w-full')}
                          aria-label={`${shown}: ${messages.hourAt(clock(minute))}`}
                          aria-pressed={isChosen}
                          onClick={() => onTime(minute)}
                        >
                          {shown}
                        </button>
                      ) : (
                        <span className={look}>
                          {shown}
                          <span className="sr-only"> {seen.works ? messages.works : messages.away}</span>
                        </span>
                      )}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="text-sm text-muted">{messages.stripHelp}</p>
    </section>
  )
}
