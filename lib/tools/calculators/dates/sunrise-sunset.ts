import { choice, date, defineCalculator, number, problem, text, type Verdict } from '@/lib/kits/calculator'
import { dayCount, dayOfCount } from '@/lib/subjects/time/calendar'
import { azimuthAt, horizonAltitude, noonAltitude, solarNoon, sunCrossing, type Place } from '@/lib/subjects/time/sun'
import { sunCities } from '@/lib/subjects/time/sun-cities'
import { onlyZone } from '@/lib/subjects/zones/places'
import { isZone, offsetAt } from '@/lib/subjects/zones/wall'

const own = { field: 'city', is: 'own' } as const
const cities: Readonly<Record<string, string>> = {
  own: 'A place of my own',
  ...Object.fromEntries(sunCities.map(({ name }) => [name, name])),
}
/** Shown until the page knows the visitor's own day. */
const exampleDay = '2026-11-23'
const twilights = [
  ['Sunrise and sunset', undefined],
  ['Civil twilight, Sun 6° below', -6],
  ['Nautical twilight, 12° below', -12],
  ['Astronomical twilight, 18° below', -18],
  ['Golden hour, Sun up to 6°', 6],
] as const

export default defineCalculator({
  inputs: {
    city: choice('Place', { options: cities, initial: 'London' as string, as: 'search' }),
    latitude: number('Latitude, north positive', {
      unit: '°',
      initial: 51.51,
      min: -90,
      max: 90,
      step: 0.1,
      shownWhen: own,
    }),
    longitude: number('Longitude, east positive', {
      unit: '°',
      initial: -0.13,
      min: -180,
      max: 180,
      step: 0.1,
      shownWhen: own,
    }),
    zone: text('Clock of', {
      initial: 'UTC',
      maxLength: 60,
      help: 'A city, a zone such as Europe/Paris, or hours such as UTC+5:30.',
      shownWhen: own,
    }),
    day: date('Date', {
      optional: true,
      min: '1800-01-02',
      max: '2199-12-30',
      help: 'Left empty, it is today by the calendar of your device.',
    }),
    height: number('Height above the horizon', {
      unit: 'm',
      initial: 0,
      min: 0,
      max: 9000,
      slider: { to: 1000, step: 10 },
      help: 'Of your eye over a sea or plain that you look down on. Not the height above sea level in a valley.',
      refines: true,
    }),
  },
  outputs: {
    rise: { kind: 'text', label: 'Sunrise' },
    set: { kind: 'text', label: 'Sunset' },
    length: { kind: 'text', label: 'Day length' },
    noon: { kind: 'text', label: 'Solar noon' },
    altitude: { kind: 'number', label: 'Sun at noon', unit: '°', decimals: 1 },
    note: { kind: 'verdict', label: 'Polar day or night', optional: true },
    riseAt: {
      kind: 'number',
      label: 'Direction of sunrise',
      unit: '°',
      decimals: 0,
      optional: true,
      section: 'Directions from north over east',
    },
    setAt: {
      kind: 'number',
      label: 'Direction of sunset',
      unit: '°',
      decimals: 0,
      optional: true,
      section: 'Directions from north over east',
    },
    twilight: {
      kind: 'table',
      label: 'Twilight and golden hour',
      columns: {
        name: { kind: 'text', label: 'The Sun reaches' },
        morning: { kind: 'text', label: 'Morning' },
        evening: { kind: 'text', label: 'Evening' },
      },
    },
    year: {
      kind: 'table',
      label: 'Through the year',
      columns: {
        day: { kind: 'date', label: 'Date' },
        rise: { kind: 'text', label: 'Sunrise' },
        set: { kind: 'text', label: 'Sunset' },
        hours: { kind: 'number', label: 'Hours of day', decimals: 2 },
      },
    },
  },
  formula:
    'cos(hour angle) = (sin(−0.833°) − sin φ × sin δ) ÷ (cos φ × cos δ); sunrise = 12:00 UTC − 4 min × longitude − equation of time − 4 min × hour angle',
  limits: [
    'Times are good to a minute or two up to 72 degrees of latitude, and worse beyond, where the Sun grazes the horizon.',
    'Refraction is taken as 34 minutes of arc. Real air bends light more or less, and hills hide the Sun.',
    'Clocks follow the time zone data of your browser, also for summer time; for years far ahead that is today’s rule.',
    'Golden hour has no fixed meaning; here it ends in the morning and begins in the evening at 6 degrees.',
    'Do not plan a flight or a landing by this page.',
  ],
  sources: [
    {
      title: 'NOAA Global Monitoring Laboratory: Solar Calculator',
      href: 'https://gml.noaa.gov/grad/solcalc/calcdetails.html',
    },
    { title: 'J. Meeus: Astronomical Algorithms, chapters 15, 25 and 28' },
  ],

  compute({ city, latitude, longitude, zone, day: chosen, height }, { today }) {
    const known = sunCities.find(({ name }) => name === city)
    const place: Place = known ?? { latitude, longitude }
    const clock = known?.zone ?? onlyZone(zone, isZone)
    if (clock === undefined)
      return problem('zone', 'must be a city, a zone such as Europe/Paris, or hours such as UTC+5:30')
    const day = chosen ?? today ?? exampleDay
    const horizon = horizonAltitude(height)
    const found = sunOn(day, place, clock, horizon)
    const { count, rise, set } = found
    return {
      rise: found.riseText,
      set: found.setText,
      length: found.minutes === undefined ? 'none' : inHours(found.minutes),
      noon: timeOf(day, count, solarNoon(count, place), clock),
      altitude: noonAltitude(count, place),
      note: noteOn(found.stays),
      riseAt: rise === undefined ? undefined : azimuthAt(count, place, rise, horizon),
      setAt: set === undefined ? undefined : 360 - azimuthAt(count, place, set, horizon),
      twilight: twilights.map(([name, altitude]) => {
        const one = sunOn(day, place, clock, altitude ?? horizon)
        return { name, morning: one.riseText, evening: one.setText }
      }),
      year: Array.from({ length: 53 }, (_, week) => {
        const there = dayOfCount(dayCount(`${day.slice(0, 4)}-01-01`) + week * 7) ?? day
        const one = sunOn(there, place, clock, horizon)
        return { day: there, rise: one.riseText, set: one.setText, hours: (one.minutes ?? 0) / 60 }
      }),
    }
  },

  steps({ city }, { rise, set, noon, length }) {
    return [
      {
        finds: 'Solar noon',
        working: `When the Sun crosses the meridian of ${city === 'own' ? 'the place' : city}, by its clock`,
        gives: noon,
      },
      {
        finds: 'Sunrise and sunset',
        working: 'Noon less and plus 4 minutes for each degree of the hour angle, with the Sun’s place at that moment',
        gives: `${rise}, ${set}`,
      },
      { finds: 'Day length', working: 'From one to the other', gives: length },
    ]
  },

  charts: [{ kind: 'line', title: 'Hours of day through the year', of: 'year', x: 'day', y: ['hours'], area: true }],
  examples: [
    {
      name: 'The shortest day in London',
      given: { city: 'London', day: '2026-12-21', height: 0 },
      expect: { rise: '08:04', set: '15:53', length: '7 h 50 min' },
    },
    {
      name: 'Midsummer in New York',
      given: { city: 'New York', day: '2026-06-21', height: 0 },
      expect: { rise: '05:25', set: '20:31' },
    },
  ],
})

const instantOf = (count: number, minutes: number) => count * 86_400_000 + Math.round(minutes) * 60_000

/** Whole local days and the clock of a moment. */
function localOf(count: number, minutes: number, zone: string): { day: number; clock: number } {
  const ms = instantOf(count, minutes)
  const local = Math.floor((ms + offsetAt(zone, ms)) / 60_000)
  return { day: Math.floor(local / 1440), clock: local - Math.floor(local / 1440) * 1440 }
}

/** 07:05, with the day where it is another one. */
function timeOf(day: string, count: number, minutes: number, zone: string): string {
  const { day: there, clock } = localOf(count, minutes, zone)
  const two = (value: number) => String(value).padStart(2, '0')
  const away = there - dayCount(day)
  const other = away === 0 ? '' : away > 0 ? ', next day' : ', day before'
  return `${two(Math.floor(clock / 60))}:${two(clock % 60)}${other}`
}

interface SunOn {
  /** The day by UTC from which minutes count: that whose solar noon has the date on the clock of the place. */
  count: number
  rise?: number
  set?: number
  minutes?: number
  stays?: 'up' | 'down'
  riseText: string
  setText: string
}

function sunOn(day: string, place: Place, zone: string, altitude: number): SunOn {
  const wanted = dayCount(day)
  const count = wanted + wanted - localOf(wanted, solarNoon(wanted, place), zone).day
  const found = sunCrossing(count, place, altitude)
  if (typeof found === 'string') {
    const text = found === 'up' ? 'stays above' : 'stays below'
    return { count, stays: found, minutes: found === 'up' ? 1440 : 0, riseText: text, setText: text }
  }
  return {
    count,
    ...found,
    minutes: found.set - found.rise,
    riseText: timeOf(day, count, found.rise, zone),
    setText: timeOf(day, count, found.set, zone),
  }
}

function inHours(minutes: number): string {
  const whole = Math.round(minutes)
  return `${Math.floor(whole / 60)} h ${whole % 60} min`
}

function noteOn(stays: 'up' | 'down' | undefined): Verdict | undefined {
  if (stays === undefined) return undefined
  const says =
    stays === 'up'
      ? 'Polar day: the Sun does not set on this date.'
      : 'Polar night: the Sun does not rise on this date. Twilight may still make some hours bright.'
  return { is: 'plain', says }
}
