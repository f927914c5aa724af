import { linesOf, thing, thingOrNothing, type Thing, type Wish } from './node'
import type { ThingValues } from './types'

/** ISO 8601 duration of whole minutes. */
export function duration(minutes: number | undefined): string | undefined {
  if (minutes === undefined) return undefined
  const hours = Math.floor(minutes / 60)
  return `PT${hours > 0 ? `${String(hours)}H` : ''}${minutes % 60 > 0 || hours === 0 ? `${String(minutes % 60)}M` : ''}`
}

/** The address of a member of an enumeration. */
export const member = (name: string | undefined) => (name ? `https://schema.org/${name}` : undefined)

export const organisation = (name: string | undefined, more: Readonly<Record<string, Wish>> = {}) =>
  name ? thing('Organization', { name, ...more }) : undefined

/** People, one a line; an address belongs to a single one. */
export function people(names: string | undefined, url?: string): Thing | readonly Thing[] | undefined {
  const lines = linesOf(names)
  const all = lines.map((name) => thing('Person', { name, url: lines.length === 1 ? url : undefined }))
  return all.length > 1 ? all : all[0]
}

export function address({ street, city, postcode, region, country }: ThingValues): Thing | undefined {
  return thingOrNothing('PostalAddress', {
    streetAddress: street,
    addressLocality: city,
    addressRegion: region,
    postalCode: postcode,
    addressCountry: country,
  })
}

export function geo({ latitude, longitude }: ThingValues): Thing | undefined {
  return latitude === undefined || longitude === undefined
    ? undefined
    : thing('GeoCoordinates', { latitude, longitude })
}

export function offers({ price, currency, availability, condition, url }: ThingValues): Thing | undefined {
  if (price === undefined) return undefined
  return thing('Offer', {
    price,
    priceCurrency: currency,
    availability: member(availability),
    itemCondition: member(condition),
    url,
  })
}

/** An average rating, only where somebody says that the page shows it. */
export function averageRating({ ratingValue, ratingCount, ratingIsShown }: ThingValues): Thing | undefined {
  if (!ratingIsShown || ratingValue === undefined || ratingCount === undefined) return undefined
  return thing('AggregateRating', { ratingValue, ratingCount })
}

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
const dayOf = (short: string) => days.findIndex((day) => day.toLowerCase().startsWith(short.toLowerCase().slice(0, 2)))

/** "Mo-Fr 09:00-17:00", one line for each. Undefined where a line is none. */
export function hoursOf(text: string | undefined): Thing[] | undefined {
  const found = linesOf(text).map((line) => {
    const [, from = '', to, opens = '', closes = ''] =
      /^([a-z]{2,9})(?:\s*[-–]\s*([a-z]{2,9}))?\s+((?:[01]\d|2[0-3]):[0-5]\d)\s*[-–]\s*((?:[01]\d|2[0-3]):[0-5]\d|24:00)$/i.exec(
        line,
      ) ?? []
    const [first, last] = [dayOf(from), dayOf(to ?? from)]
    if (opens === '' || first === -1 || last < first) return undefined
    const dayOfWeek = days.slice(first, last + 1)
    return thing('OpeningHoursSpecification', {
      dayOfWeek: dayOfWeek.length === 1 ? dayOfWeek[0] : dayOfWeek,
      opens,
      closes,
    })
  })
  const good = found.filter((one) => one !== undefined)
  return good.length === found.length ? good : undefined
}
