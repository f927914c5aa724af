import { useId, useState } from 'react'
import { describedBy, FieldFrame } from '@/components/fields/field-frame'
import { controlClasses } from '@/components/ui/control'
import { zoneMessages as messages } from '@/lib/tools/utilities/time/timezone-converter.messages'
import { parseWhen } from '@/lib/subjects/zones/parse-when'
import { cityOf, findZones } from '@/lib/subjects/zones/places'
import { shownDate, shownTime } from '@/lib/subjects/zones/show'
import { isZone, wallAt, type Wall } from '@/lib/subjects/zones/wall'
import type { Place } from './draft'
import { Meanings } from './place-field'

interface PasteFieldProps {
  home: Place
  twelve: boolean
  text: string
  onText: (text: string) => void
  onWhen: (wall: Wall, place: Place) => void
}

/** A box for a time as people write it, with the zone it names. */
export function PasteField({ home, twelve, text, onText, onWhen }: PasteFieldProps) {
  const id = useId()
  const [error, setError] = useState<string>()
  const [understood, setUnderstood] = useState<string>()
  const [asked, setAsked] = useState<{ word: string; zones: readonly string[]; wall: Wall }>()

  function use(wall: Wall, place: Place): void {
    setAsked(undefined)
    setUnderstood(messages.understood(`${shownDate(wall)}, ${shownTime(wall, twelve)}, ${place.name}`))
    onWhen(wall, place)
  }

  function read(given: string): void {
    onText(given)
    setError(undefined)
    setUnderstood(undefined)
    setAsked(undefined)
    const when = parseWhen(given, wallAt(home.zone, Date.now()))
    if (when.kind === 'fault') return setError(messages.faults[when.fault] || undefined)
    if (when.kind === 'instant') return use(wallAt(home.zone, when.ms), home)
    if (when.place === '') return use(when.wall, home)
    const found = findZones(when.place, isZone)
    if (!('zones' in found)) return setError(messages.unknown(when.place, found.near))
    const [zone] = found.zones
    if (found.zones.length > 1) setAsked({ word: when.place, zones: found.zones, wall: when.wall })
    else if (zone !== undefined) use(when.wall, { name: nameOf(when.place, zone), zone })
  }

  return (
    <div>
      <FieldFrame id={id} label={messages.paste} help={messages.pasteHelp} error={error} understood={understood}>
        <input
          id={id}
          className={controlClasses}
          value={text}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { help: messages.pasteHelp, error, understood })}
          onChange={(event) => read(event.target.value)}
        />
      </FieldFrame>
      {asked && (
        <Meanings
          word={asked.word}
          zones={asked.zones}
          onZone={(zone) => use(asked.wall, { name: cityOf(zone), zone })}
        />
      )}
    </div>
  )
}

/** An abbreviation is shown as the city whose clocks it stands for. */
function nameOf(word: string, zone: string): string {
  return word.includes('/') || /^[a-z]{1,4}$/i.test(word) ? cityOf(zone) : word
}
