import { useEffect, useId, useState } from 'react'
import { FieldFrame } from '@/components/fields/field-frame'
import { useStore } from '@/components/storage/use-store'
import { useFullScreen } from '@/components/timers/use-full-screen'
import { useIsHere } from '@/components/timers/use-is-here'
import { Button } from '@/components/ui/button'
import { PutBack } from '@/components/ui/put-back'
import { ChoiceButtons, ChoiceMenu, Toggle } from '@/components/ui/choice'
import { PrintButton } from '@/components/ui/print-button'
import { Slider } from '@/components/ui/slider'
import { missingRelease } from '@/lib/subjects/zones/clock-row'
import { shownTime } from '@/lib/subjects/zones/show'
import { worldWords as says } from '@/lib/tools/utilities/time/world-clock.messages'
import { ChangeList } from './world-clock/change-list'
import { CityField } from './world-clock/city-field'
import { ClockCard } from './world-clock/clock-card'
import { change, changeClocks, shownClocks, worldStore, type Clock } from './world-clock/store'
import { WorldMap } from './world-clock/world-map'

const everyHour = Array.from({ length: 25 }, (_, hour) => hour)
const dayMs = 86_400_000

/** The present moment, anew at each full second. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** The clocks of many cities, with day and night and the changes ahead. */
export default function WorldClock() {
  // What the clock and the time zone data of this device say is known only here, not when the page is built.
  return useIsHere() ? <Clocks /> : <div className="min-h-[60rem]" aria-busy="true" />
}

function Clocks() {
  const id = useId()
  const settings = useStore(worldStore)
  const { face, twelve, workFrom, workTo } = settings
  const clocks = shownClocks(settings)
  const now = useNow()
  const { stage, isFull, toggle } = useFullScreen<HTMLDivElement>()
  const [ahead, setAhead] = useState(0)
  const [removed, setRemoved] = useState<{ clock: Clock; at: number }>()
  const ms = now + ahead * 60_000
  const missing = missingRelease()
  const hourText = (hour: number) => (hour === 24 ? '24:00' : shownTime({ hour, minute: 0 }, twelve))
  const hourOptions = (from: number, to: number) =>
    everyHour.slice(from, to).map((hour) => ({ value: String(hour), label: hourText(hour) }))
  const written = ahead === 0 ? says.isNow : says.ahead(ahead)

  return (
    <div className="grid min-h-[60rem] grid-cols-[minmax(0,1fr)] content-start gap-5">
      {missing !== undefined && (
        <p role="status" className="rounded-md bg-warn-soft p-3 text-sm text-warn">
          {says.old(missing)}
        </p>
      )}
      <div data-print="hidden">
        <CityField />
      </div>
      <div
        ref={stage}
        className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 overflow-y-auto bg-surface text-ink"
      >
        <div className="flex flex-wrap items-end gap-3" data-print="hidden">
          <label className="grid min-w-0 grow basis-64 gap-1 text-sm font-medium">
            <span>
              {says.slider}: <span className="tabular-nums">{written}</span>
            </span>
            <Slider
              className="h-10"
              min={-720}
              max={2880}
              step={15}
              value={ahead}
              written={written}
              onValue={setAhead}
            />
          </label>
          <Button disabled={ahead === 0} onClick={() => setAhead(0)}>
            {says.now}
          </Button>
          <Button look="quiet" className={document.fullscreenEnabled ? '' : 'invisible'} onClick={toggle}>
            {isFull ? says.leaveFull : says.full}
          </Button>
        </div>
        <ul aria-label={says.title} className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-3">
          {clocks.map((clock, at) => (
            <ClockCard
              key={`${clock.name} ${clock.zone} ${clock.country}`}
              clock={clock}
              at={at}
              ms={ms}
              settings={settings}
              isLast={at === clocks.length - 1}
              onMove={(by) => changeClocks((before) => before.toSpliced(at, 1).toSpliced(at + by, 0, clock))}
              onRemove={() => {
                changeClocks((before) => before.toSpliced(at, 1))
                setRemoved({ clock, at })
              }}
            />
          ))}
        </ul>
        <WorldMap clocks={clocks} ms={Math.floor(ms / 60_000) * 60_000} />
      </div>
      {removed && (
        <PutBack
          says={says.removed(removed.clock.name)}
          onPutBack={() => {
            changeClocks((before) => before.toSpliced(removed.at, 0, removed.clock))
            setRemoved(undefined)
          }}
        />
      )}
      <div className="flex flex-wrap items-end gap-4" data-print="hidden">
        <ChoiceButtons
          name={`${id}-face`}
          legend={says.face}
          value={face}
          options={(['digital', 'analogue'] as const).map((value) => ({ value, label: says.faces[value] }))}
          onChange={(chosen) => change({ face: chosen })}
        />
        <FieldFrame id={`${id}-from`} label={says.workFrom}>
          <ChoiceMenu
            id={`${id}-from`}
            value={String(workFrom)}
            options={hourOptions(0, 24)}
            onChange={(value) => change({ workFrom: Number(value) })}
          />
        </FieldFrame>
        <FieldFrame id={`${id}-to`} label={says.workTo} error={workTo > workFrom ? undefined : says.workRange}>
          <ChoiceMenu
            id={`${id}-to`}
            value={String(workTo)}
            options={hourOptions(1, 25)}
            aria-invalid={workTo > workFrom ? undefined : true}
            aria-describedby={workTo > workFrom ? undefined : `${id}-to-error`}
            onChange={(value) => change({ workTo: Number(value) })}
          />
        </FieldFrame>
        <Toggle checked={twelve} onChange={(checked) => change({ twelve: checked })}>
          {says.twelve}
        </Toggle>
        <PrintButton />
      </div>
      <details className="panel">
        <summary>{says.changes}</summary>
        <div>
          <ChangeList zones={clocks.map(({ zone }) => zone)} from={Math.floor(now / dayMs) * dayMs} twelve={twelve} />
        </div>
      </details>
    </div>
  )
}
