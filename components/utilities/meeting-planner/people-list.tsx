import { useId, useState } from 'react'
import { FieldFrame } from '@/components/fields/field-frame'
import { Button } from '@/components/ui/button'
import { PutBack } from '@/components/ui/put-back'
import { ChoiceMenu } from '@/components/ui/choice'
import { toast } from '@/components/ui/toast'
import { holidayCountries } from '@/lib/subjects/holidays/countries'
import { deviceZone } from '@/lib/subjects/zones/device-zone'
import { mostPeople } from '@/lib/subjects/zones/meeting-times'
import { allPlaces } from '@/lib/subjects/zones/places'
import { meetingWords as says } from '@/lib/tools/utilities/time/meeting-planner.messages'
import { changePeople, countryOf, freshPerson, type PersonBox, type PersonEntry, type ReadMeeting } from './store'
import { TextBox } from './text-box'

const countries = [
  { value: 'none', label: says.noHolidays },
  ...Object.entries(holidayCountries).map(([value, label]) => ({ value, label })),
]

function freshId(people: readonly PersonEntry[]): string {
  return String(Math.max(0, ...people.map(({ id }) => Number(id)).filter(Number.isFinite)) + 1)
}

function Person({
  entry,
  at,
  read,
  places,
  onRemove,
}: {
  entry: PersonEntry
  at: number
  read: ReadMeeting
  places: string
  onRemove: () => void
}) {
  const id = useId()
  const found = read.people[at]
  const faults = found && 'faults' in found ? found.faults : {}
  const named = found && 'name' in found ? found.name : entry.name || says.person(at + 1)
  const box = (name: PersonBox) => ({
    value: entry[name],
    error: faults[name],
    named,
    onText: (text: string) =>
      changePeople((people) => people.map((one) => (one.id === entry.id ? { ...one, [name]: text } : one))),
  })
  const hasMore = faults.likesTo ?? faults.neverTo ?? faults.off
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-md border border-line bg-raised p-3">
      <div className="grid items-start gap-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]">
        <TextBox label={says.name} {...box('name')} />
        <TextBox
          label={says.place}
          list={places}
          help={entry.place === '' ? says.placeHelp(deviceZone()) : undefined}
          {...box('place')}
        />
        <TextBox label={says.from} type="time" {...box('from')} />
        <TextBox label={says.to} type="time" {...box('to')} />
      </div>
      <details className="panel" open={hasMore ? true : undefined}>
        <summary aria-label={`${says.more}, ${named}`}>{says.more}</summary>
        <div className="grid items-start gap-3 sm:grid-cols-2">
          <TextBox label={says.likesFrom} type="time" help={says.likesHelp} {...box('likesFrom')} />
          <TextBox label={says.likesTo} type="time" {...box('likesTo')} />
          <TextBox label={says.neverFrom} type="time" {...box('neverFrom')} />
          <TextBox label={says.neverTo} type="time" {...box('neverTo')} />
          <FieldFrame id={`${id}-country`} label={says.country}>
            <ChoiceMenu
              id={`${id}-country`}
              aria-label={`${says.country}, ${named}`}
              value={countryOf(entry.country) ?? 'none'}
              options={countries}
              onChange={box('country').onText}
            />
          </FieldFrame>
          <TextBox label={says.off} help={says.offHelp} {...box('off')} />
        </div>
      </details>
      <div className="flex flex-wrap gap-2" data-print="hidden">
        <Button
          size="small"
          look="quiet"
          disabled={at === 0}
          aria-label={`${says.first}, ${named}`}
          onClick={() => changePeople((people) => [entry, ...people.filter((one) => one.id !== entry.id)])}
        >
          {says.first}
        </Button>
        <Button size="small" look="quiet" aria-label={`${says.remove}, ${named}`} onClick={onRemove}>
          {says.remove}
        </Button>
      </div>
    </li>
  )
}

/** Everybody, each changed where they stand. The first one's clocks are those in which hours are looked for. */
export function PeopleList({ people, read }: { people: readonly PersonEntry[]; read: ReadMeeting }) {
  const id = useId()
  const [removed, setRemoved] = useState<{ entry: PersonEntry; at: number }>()

  function add(): void {
    if (people.length >= mostPeople) return void toast(says.tooMany)
    changePeople((before) => [...before, freshPerson(freshId(before))])
  }

  return (
    <section aria-label={says.people} className="grid grid-cols-[minmax(0,1fr)] gap-3" data-print="hidden">
      <h2 className="text-lg font-semibold max-sm:sr-only">{says.people}</h2>
      <datalist id={`${id}-places`}>
        {allPlaces().map(({ name, zone }) => (
          <option key={name} value={name}>
            {zone}
          </option>
        ))}
      </datalist>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {people.map((entry, at) => (
          <Person
            key={entry.id}
            entry={entry}
            at={at}
            read={read}
            places={`${id}-places`}
            onRemove={() => {
              changePeople((before) => before.filter((one) => one.id !== entry.id))
              setRemoved({ entry, at })
            }}
          />
        ))}
      </ul>
      {removed && (
        <PutBack
          says={says.removed(removed.entry.name || says.person(removed.at + 1))}
          onPutBack={() => {
            changePeople((before) => before.toSpliced(removed.at, 0, { ...removed.entry, id: freshId(before) }))
            setRemoved(undefined)
          }}
        />
      )}
      <Button className="w-fit" onClick={add}>
        {says.addPerson}
      </Button>
    </section>
  )
}
