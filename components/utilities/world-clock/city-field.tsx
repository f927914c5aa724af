import { useId, useState } from 'react'
import { describedBy, FieldFrame } from '@/components/fields/field-frame'
import { useKeptDraft } from '@/components/storage/use-kept-draft'
import { Button } from '@/components/ui/button'
import { controlClasses } from '@/components/ui/control'
import { Form } from '@/components/ui/form'
import { toast } from '@/components/ui/toast'
import type { City } from '@/lib/engines/cities'
import { keepableTexts } from '@/lib/platform/storage/texts'
import { countryName } from '@/lib/subjects/number-kinds/countries'
import { cityOf, findZones } from '@/lib/subjects/zones/places'
import { isZone } from '@/lib/subjects/zones/wall'
import { mostClocks, worldWords as says } from '@/lib/tools/utilities/time/world-clock.messages'
import { changeClocks, shownClocks, worldStore, worldTexts, type Clock } from './store'

const most = 12

const cityText = ({ name, country }: City) => `${name}, ${countryName(country) ?? country}`
const clockOf = (city: City): Clock => ({
  name: city.name,
  zone: city.zone,
  label: '',
  country: city.country,
  latitude: city.latitude,
  longitude: city.longitude,
})

interface Asked {
  word: string
  cities: readonly City[]
  near: City | undefined
}

/** A box for a city, with what fits while it is typed. The table of cities comes with the first letter. */
export function CityField() {
  const id = useId()
  const [{ city: text }, setTexts] = useKeptDraft(worldTexts, keepableTexts)
  const [offered, setOffered] = useState<readonly string[]>([])
  const [asked, setAsked] = useState<Asked>()
  const error =
    asked && asked.cities.length === 0 ? says.noCity(asked.word, asked.near && cityText(asked.near)) : undefined

  async function type(next: string): Promise<void> {
    setTexts(() => ({ city: next }))
    setAsked(undefined)
    const { suggestCities } = await import('@/lib/engines/cities')
    setOffered(suggestCities(next, most, countryName).map(cityText))
  }

  function add(clock: Clock): void {
    setAsked(undefined)
    const clocks = shownClocks(worldStore.get())
    if (
      clocks.some(({ name, zone, country }) => name === clock.name && zone === clock.zone && country === clock.country)
    )
      return void toast(says.already(clock.name))
    if (clocks.length >= mostClocks) return void toast(says.tooMany)
    changeClocks((before) => [...before, clock])
    setTexts(() => ({ city: '' }), 'now')
    setOffered([])
  }

  async function take(): Promise<void> {
    const word = text.trim()
    if (word === '') return
    const { findCities } = await import('@/lib/engines/cities')
    const found = findCities(word, countryName)
    if ('cities' in found) {
      const [city] = found.cities
      return city && found.cities.length === 1 ? add(clockOf(city)) : setAsked({ word, near: undefined, ...found })
    }
    const zones = findZones(word.slice(0, 200), isZone)
    const zone = 'zones' in zones && zones.zones.length === 1 ? zones.zones[0] : undefined
    if (zone !== undefined) return add({ name: cityOf(zone), zone, label: '', country: '' })
    setAsked({ word, cities: [], near: found.near })
  }

  const choices = asked && (asked.near ? [asked.near] : asked.cities)
  return (
    <Form onEnter={() => void take()}>
      <FieldFrame id={id} label={says.add} help={says.addHelp} error={error}>
        <div className="flex gap-2">
          <input
            id={id}
            className={controlClasses}
            list={`${id}-list`}
            autoComplete="off"
            value={text}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy(id, { help: says.addHelp, error, understood: undefined })}
            onChange={(event) => void type(event.target.value)}
          />
          <Button type="submit">{says.addButton}</Button>
        </div>
        <datalist id={`${id}-list`}>
          {offered.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </datalist>
      </FieldFrame>
      {asked && choices && choices.length > 0 && (
        <div role="group" aria-label={says.several(asked.word)} className="mt-2 rounded-md bg-warn-soft p-3 text-sm">
          {asked.cities.length > 0 && <p className="mb-2 text-warn">{says.several(asked.word)}</p>}
          <div className="flex flex-wrap gap-2">
            {choices.map((city) => (
              <Button
                key={`${cityText(city)} ${city.latitude} ${city.longitude}`}
                size="small"
                onClick={() => add(clockOf(city))}
              >
                {asked.near ? says.useNear(cityText(city)) : `${cityText(city)} (${city.zone})`}
              </Button>
            ))}
          </div>
        </div>
      )}
    </Form>
  )
}
