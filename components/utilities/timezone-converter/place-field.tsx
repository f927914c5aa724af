import { useId, useState } from 'react'
import { describedBy, FieldFrame } from '@/components/fields/field-frame'
import { Form } from '@/components/ui/form'
import { Button } from '@/components/ui/button'
import { controlClasses } from '@/components/ui/control'
import { zoneMessages as messages } from '@/lib/tools/utilities/time/timezone-converter.messages'
import { cityOf, findZones } from '@/lib/subjects/zones/places'
import { isZone } from '@/lib/subjects/zones/wall'
import type { Place } from './draft'

interface PlaceFieldProps {
  label: string
  help?: string
  /** The id of the list of names to choose from. */
  list: string
  button: string
  onPlace: (place: Place) => void
}

/** A box for a place. Enter or the button takes it; a name with several meanings is asked about, an unknown one answered with the nearest. */
export function PlaceField({ label, help, list, button, onPlace }: PlaceFieldProps) {
  const id = useId()
  const [text, setText] = useState('')
  const [asked, setAsked] = useState<{ word: string; zones: readonly string[]; near: string | undefined }>()
  const error = asked && asked.zones.length === 0 ? messages.unknown(asked.word, asked.near) : undefined

  function take(word: string): void {
    const found = findZones(word, isZone)
    const zones = 'zones' in found ? found.zones : []
    const [zone] = zones
    if (zone !== undefined && zones.length === 1) {
      onPlace({ name: word.includes('/') ? cityOf(zone) : word.trim(), zone })
      setText('')
      setAsked(undefined)
      return
    }
    setAsked({ word: word.trim(), zones, near: 'near' in found ? found.near : undefined })
  }

  return (
    <Form
      onEnter={() => {
        if (text.trim() !== '') take(text)
      }}
    >
      <FieldFrame id={id} label={label} help={help} error={error}>
        <div className="flex gap-2">
          <input
            id={id}
            className={controlClasses}
            list={list}
            value={text}
            autoComplete="off"
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy(id, { help, error, understood: undefined })}
            onChange={(event) => {
              setText(event.target.value)
              setAsked(undefined)
            }}
          />
          <Button type="submit">{button}</Button>
        </div>
      </FieldFrame>
      {asked?.near && (
        <Button size="small" className="mt-1" onClick={() => asked.near && take(asked.near)}>
          {messages.useNear(asked.near)}
        </Button>
      )}
      {asked && asked.zones.length > 0 && (
        <Meanings
          word={asked.word}
          zones={asked.zones}
          onZone={(zone) => {
            onPlace({ name: cityOf(zone), zone })
            setText('')
            setAsked(undefined)
          }}
        />
      )}
    </Form>
  )
}

/** Asks which zone an abbreviation stands for. */
export function Meanings(props: { word: string; zones: readonly string[]; onZone: (zone: string) => void }) {
  return (
    <div role="group" aria-label={messages.several(props.word)} className="mt-2 rounded-md bg-warn-soft p-3 text-sm">
      <p className="mb-2 text-warn">{messages.several(props.word)}</p>
      <div className="flex flex-wrap gap-2">
        {props.zones.map((zone) => (
          <Button key={zone} size="small" onClick={() => props.onZone(zone)}>
            {cityOf(zone)}
          </Button>
        ))}
      </div>
    </div>
  )
}
