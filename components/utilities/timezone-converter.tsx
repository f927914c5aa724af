import { useEffect, useId } from 'react'
import { FieldFrame } from '@/components/fields/field-frame'
import { useKeptDraft } from '@/components/storage/use-kept-draft'
import { useStore } from '@/components/storage/use-store'
import { useIsHere } from '@/components/timers/use-is-here'
import { Button } from '@/components/ui/button'
import { ChoiceButtons, Toggle } from '@/components/ui/choice'
import { controlClasses } from '@/components/ui/control'
import { toast } from '@/components/ui/toast'
import { PrintButton } from '@/components/ui/print-button'
import { Slider } from '@/components/ui/slider'
import { zoneMessages as messages } from '@/lib/tools/utilities/time/timezone-converter.messages'
import { calendarEvent } from '@/lib/subjects/zones/calendar-event'
import { deviceZone } from '@/lib/subjects/zones/device-zone'
import { allPlaces, cityOf } from '@/lib/subjects/zones/places'
import { dateText, shownDate, shownTime, timeText, wallOf } from '@/lib/subjects/zones/show'
import { isZone, offsetAt, resolveWall, wallAt, writtenOffset, type Wall } from '@/lib/subjects/zones/wall'
import { keepableTexts } from '@/lib/platform/storage/texts'
import { change, draftStore, mostPlaces, textsStore, type Place, type ZoneDraft } from './timezone-converter/draft'
import { ListPanel } from './timezone-converter/list-panel'
import { MomentList } from './timezone-converter/moment-list'
import { PasteField } from './timezone-converter/paste-field'
import { PlaceField } from './timezone-converter/place-field'
import { Strip } from './timezone-converter/strip'

const firstZones = ['America/New_York', 'Europe/London', 'Asia/Kolkata', 'Asia/Tokyo']

/** Converts a date and time to other places. `workerHref` is the address of the compiled zone-list worker. */
export default function TimezoneConverter({ workerHref }: { workerHref: string }) {
  const id = useId()
  const draft = useStore(draftStore)
  const [texts, setTexts] = useKeptDraft(textsStore, keepableTexts)
  // What the clock and the time zone data of this device say is known only here, not when the page is built.
  const isHere = useIsHere()
  useEffect(begin, [])
  if (!isHere || draft.places.length === 0) return <div className="min-h-[36rem]" aria-busy="true" />

  const { places, twelve, choice } = draft
  const home = places[0] ?? { name: 'UTC', zone: 'UTC' }
  const wall = wallOf(draft.date, draft.time)
  const resolved = wall && resolveWall(home.zone, wall)
  const ms = resolved && (resolved.kind === 'one' ? resolved.ms : resolved[choice])
  const setWall = (to: Wall) => change({ date: dateText(to), time: timeText(to) })

  function add(place: Place): void {
    if (places.some(({ zone, name }) => zone === place.zone && name === place.name))
      return void toast(messages.already(place.name))
    if (places.length >= mostPlaces) return void toast(messages.tooMany)
    change({ places: [...places, place] })
  }

  function makeHome(place: Place, to: Wall): void {
    const others = places.filter(({ zone }) => zone !== place.zone)
    change({ places: [place, ...others].slice(0, mostPlaces), date: dateText(to), time: timeText(to) })
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <datalist id={`${id}-places`}>
        {allPlaces().map(({ name, zone }) => (
          <option key={name} value={name}>
            {zone}
          </option>
        ))}
      </datalist>
      <div className="grid gap-4 sm:grid-cols-2" data-print="hidden">
        <PasteField
          home={home}
          twelve={twelve}
          text={texts.when}
          onText={(when) => setTexts((before) => ({ ...before, when }))}
          onWhen={(to, place) => makeHome(place, to)}
        />
        <PlaceField
          label={messages.from(home.name)}
          help={messages.fromHelp}
          list={`${id}-places`}
          button={messages.changeHome}
          onPlace={(place) => wall && makeHome(place, wall)}
        />
        <div className="grid grid-cols-2 items-end gap-3 sm:grid-cols-[minmax(9rem,1fr)_minmax(8rem,1fr)_auto]">
          <FieldFrame id={`${id}-date`} label={messages.date}>
            <input
              id={`${id}-date`}
              type="date"
              className={controlClasses}
              min="1900-01-01"
              max="2200-12-31"
              value={draft.date}
              onChange={(event) => change({ date: event.target.value })}
            />
          </FieldFrame>
          <FieldFrame id={`${id}-time`} label={messages.time}>
            <input
              id={`${id}-time`}
              type="time"
              className={controlClasses}
              value={draft.time}
              onChange={(event) => change({ time: event.target.value })}
            />
          </FieldFrame>
          <Button className="w-fit" onClick={() => setWall(wallAt(home.zone, Date.now()))}>
            {messages.now}
          </Button>
        </div>
        {wall && (
          <label className="grid gap-1 text-sm font-medium">
            {messages.slider}
            <Slider
              className="h-10"
              max={1425}
              step={15}
              value={wall.hour * 60 + wall.minute}
              written={shownTime(wall, twelve)}
              onValue={(minute) => setWall({ ...wall, hour: Math.floor(minute / 60), minute: minute % 60 })}
            />
          </label>
        )}
      </div>
      {resolved && resolved.kind !== 'one' && (
        <div role="status" className="grid gap-2 rounded-md bg-warn-soft p-3">
          <p className="text-sm text-warn">{messages[resolved.kind](home.name)}</p>
          <ChoiceButtons
            name={`${id}-choice`}
            legend={messages.choice}
            hideLegend
            value={choice}
            options={(['earlier', 'later'] as const).map((value) => ({
              value,
              label: messages.choices(
                instantText(home.zone, resolved.earlier, twelve),
                instantText(home.zone, resolved.later, twelve),
              )[value],
            }))}
            onChange={(chosen) => change({ choice: chosen })}
          />
        </div>
      )}
      {ms === undefined || !wall ? (
        <p role="status">{messages.incomplete}</p>
      ) : (
        <>
          <section aria-label={messages.times} className="grid gap-3">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <h2 className="text-lg font-semibold">{messages.times}</h2>
              <Toggle checked={twelve} onChange={(checked) => change({ twelve: checked })}>
                {messages.twelve}
              </Toggle>
            </div>
            <MomentList
              places={places}
              ms={ms}
              twelve={twelve}
              onHome={(at) => {
                const place = places[at]
                if (place) makeHome(place, wallAt(place.zone, ms))
              }}
              onRemove={(at) => change({ places: places.filter((_, index) => index !== at) })}
            />
            <div data-print="hidden">
              <PlaceField label={messages.add} list={`${id}-places`} button={messages.addButton} onPlace={add} />
            </div>
            <TakeAway draft={draft} ms={ms} />
          </section>
          <Strip
            places={places}
            wall={wall}
            draft={draft}
            onTime={(minute) => setWall({ ...wall, hour: Math.floor(minute / 60), minute: minute % 60 })}
          />
        </>
      )}
      <div data-print="hidden">
        <ListPanel
          workerHref={workerHref}
          places={places}
          choice={choice}
          text={texts.list}
          onText={(list) => setTexts((before) => ({ ...before, list }))}
        />
      </div>
    </div>
  )
}

function instantText(zone: string, ms: number, twelve: boolean): string {
  return `${shownTime(wallAt(zone, ms), twelve)} ${writtenOffset(offsetAt(zone, ms))}`
}

/** Fills what is empty with the place and time of this device, or with what a link holds. */
function begin(): void {
  const linked = readLink(location.hash)
  if (linked) return change(linked)
  const { places, date, time } = draftStore.get()
  const zone = deviceZone()
  const first = [zone, ...firstZones.filter((other) => other !== zone)].map((one) => ({ name: cityOf(one), zone: one }))
  const kept = places.length > 0 ? places : first
  const now = wallAt(kept[0]?.zone ?? zone, Date.now())
  if (places.length > 0 && wallOf(date, time)) return
  change({ places: kept, date: dateText(now), time: timeText(now) })
}

function readLink(hash: string): Partial<ZoneDraft> | undefined {
  const values = new URLSearchParams(hash.slice(1))
  const wall = wallOf(...(splitAt(values.get('at') ?? '') ?? ['', '']))
  const places = values
    .getAll('place')
    .map((text) => text.split('|'))
    .flatMap(([zone = '', name]) => (isZone(zone) ? [{ zone, name: (name ?? cityOf(zone)).slice(0, 60) }] : []))
  if (!wall || places.length === 0) return undefined
  return {
    date: dateText(wall),
    time: timeText(wall),
    places: places.slice(0, mostPlaces),
    choice: values.get('choice') === 'earlier' ? 'earlier' : 'later',
  }
}

function splitAt(text: string): [string, string] | undefined {
  const [date, time] = text.split('T')
  return date && time ? [date, time] : undefined
}

function TakeAway({ draft, ms }: { draft: ZoneDraft; ms: number }) {
  const id = useId()
  const { places, twelve, title, length, date, time, choice } = draft
  const minutes = Number(length)
  const isLength = Number.isInteger(minutes) && minutes >= 1 && minutes <= 1440
  const lines = places.map(({ name, zone }) => {
    const wall = wallAt(zone, ms)
    return `${name}: ${shownDate(wall)}, ${shownTime(wall, twelve)} (${writtenOffset(offsetAt(zone, ms))})`
  })

  async function copyLink(): Promise<void> {
    const values = new URLSearchParams({ at: `${date}T${time}`, choice })
    for (const { zone, name } of places) values.append('place', `${zone}|${name}`)
    const address = `${location.origin}${location.pathname}#${values}`
    history.replaceState(null, '', address)
    const { copyText } = await import('@/components/take-away/take-away')
    await copyText(address, messages.linkCopied)
  }

  async function copyTimes(): Promise<void> {
    const { copyText } = await import('@/components/take-away/take-away')
    await copyText(lines.join('\n'))
  }

  async function saveEvent(): Promise<void> {
    const { saveFile } = await import('@/components/take-away/take-away')
    const text = calendarEvent({
      title: title.trim() || messages.initialTitle,
      description: lines.join('\n'),
      start: ms,
      length: minutes,
      made: Date.now(),
    })
    saveFile(messages.eventFile, 'text/calendar', text)
  }

  return (
    <div className="flex flex-wrap items-end gap-3" data-print="hidden">
      <Button onClick={() => void copyLink()}>{messages.link}</Button>
      <Button onClick={() => void copyTimes()}>{messages.copy}</Button>
      <PrintButton />
      <div className="min-w-0 grow basis-36">
        <FieldFrame id={`${id}-title`} label={messages.title}>
          <input
            id={`${id}-title`}
            className={controlClasses}
            maxLength={200}
            value={title}
            onChange={(event) => change({ title: event.target.value })}
          />
        </FieldFrame>
      </div>
      <div className="w-24">
        <FieldFrame id={`${id}-length`} label={messages.length} error={isLength ? undefined : messages.lengthFault}>
          <input
            id={`${id}-length`}
            className={controlClasses}
            inputMode="numeric"
            value={length}
            aria-invalid={!isLength || undefined}
            aria-describedby={isLength ? undefined : `${id}-length-error`}
            onChange={(event) => change({ length: event.target.value })}
          />
        </FieldFrame>
      </div>
      <Button look="primary" disabled={!isLength} onClick={() => void saveEvent()}>
        {messages.calendar}
      </Button>
    </div>
  )
}
