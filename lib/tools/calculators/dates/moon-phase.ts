import { choice, date, defineCalculator, problem, text, type Verdict } from '@/lib/kits/calculator'
import { readClock, writeTime } from '@/lib/subjects/time/clock'
import { eclipseAt, moonAt, phaseTime, principalPhases, quarterBefore } from '@/lib/subjects/time/moon'
import { onlyZone } from '@/lib/subjects/zones/places'
import { isZone, resolveWall, wallAt } from '@/lib/subjects/zones/wall'

/** Shown until the page knows the visitor's own day. */
const exampleDay = '2026-12-01'
const dayMs = 86_400_000
/** Kilometres: a full Moon nearer than this is often called a supermoon, one farther than that a micromoon. */
const near = 360_000
const far = 405_000
const between = ['Waxing crescent', 'Waxing gibbous', 'Waning gibbous', 'Waning crescent'] as const

const phaseColumns = {
  phase: { kind: 'text', label: 'Phase', unbroken: true },
  day: { kind: 'date', label: 'Date' },
  time: { kind: 'text', label: 'Time' },
  distance: { kind: 'number', label: 'Distance', unit: 'km', decimals: 0 },
  what: { kind: 'text', label: 'Remarks' },
} as const

export default defineCalculator({
  inputs: {
    day: date('Date', {
      optional: true,
      min: '1900-01-01',
      max: '2100-12-31',
      help: 'Left empty, it is today by the calendar of your device.',
    }),
    time: text('Time', { initial: '21:00', maxLength: 12, help: 'Such as 21:00, 9 pm or noon.' }),
    zone: text('Clock of', {
      initial: 'UTC',
      maxLength: 60,
      help: 'A city, a zone such as Europe/Paris, or hours such as UTC+5:30.',
    }),
    side: choice('Seen from the', {
      options: { north: 'Northern hemisphere', south: 'Southern hemisphere' },
      initial: 'north',
      initialIn: { au: 'south', nz: 'south', za: 'south', br: 'south' },
    }),
  },
  outputs: {
    phase: { kind: 'text', label: 'Phase' },
    lit: { kind: 'percent', label: 'Lit', decimals: 0 },
    age: { kind: 'number', label: 'Days since new Moon', decimals: 1 },
    distance: { kind: 'number', label: 'Distance', unit: 'km', decimals: 0 },
    fullIn: { kind: 'number', label: 'Days to the full Moon', decimals: 1 },
    picture: { kind: 'diagram', label: 'As it looks' },
    note: { kind: 'verdict', label: 'On this day', optional: true },
    next: {
      kind: 'table',
      label: 'The next four phases',
      columns: phaseColumns,
    },
    year: {
      kind: 'table',
      label: 'All phases of the year',
      columns: phaseColumns,
    },
  },
  formula:
    'Moment of a phase = mean moment of the lunation + the periodic terms of Sun, Moon and planets − ΔT; lit share = (1 + cos phase angle) ÷ 2',
  limits: [
    'Moments are good to a minute and the lit share to a tenth of a percentage point, from 1900 to 2100; distances between the centres are rounded to 100 km.',
    'A day on which a phase falls by your clock has its name; all other days are crescent or gibbous.',
    'Supermoon and micromoon have no fixed meaning: here a full or new Moon nearer than 360,000 km or farther than 405,000 km.',
    'Eclipses are those seen somewhere on Earth, not at your place. A penumbral one that nobody could notice may be missing.',
    'Rising and setting depend on the place and are not worked out.',
  ],
  sources: [
    { title: 'J. Meeus: Astronomical Algorithms, chapters 47 to 49 and 54' },
    {
      title: 'NASA: Five Millennium Catalog of Lunar Eclipses',
      href: 'https://eclipse.gsfc.nasa.gov/5MCLE/5MKLEcatalog.txt',
    },
    {
      title: 'F. Espenak and J. Meeus: Polynomial expressions for Delta T',
      href: 'https://eclipse.gsfc.nasa.gov/SEhelp/deltatpoly2004.html',
    },
  ],

  compute({ day: chosen, time, zone: typed, side }, { today }) {
    const clock = readClock(time)
    if (clock === undefined || clock === 86_400) return problem('time', 'must be a time such as 21:00, 9 pm or noon')
    const zone = onlyZone(typed, isZone)
    if (zone === undefined)
      return problem('zone', 'must be a city, a zone such as Europe/Paris, or hours such as UTC+5:30')
    const day = chosen ?? today ?? exampleDay
    const [year = 0, month = 1, ofMonth = 1] = day.split('-').map(Number)
    const wall = { year, month, day: ofMonth, hour: Math.floor(clock / 3600), minute: Math.floor(clock / 60) % 60 }
    const resolved = resolveWall(zone, wall)
    const moment = resolved.kind === 'one' ? resolved.ms : resolved.earlier
    const quarter = quarterBefore(moment)
    const ofDay = [quarter, quarter + 1].find((one) => localOf(one, zone).day === day)
    const newMoon = Math.floor(quarter / 4) * 4
    const { lit, distance } = moonAt(moment)
    const isWaxing = quarter - newMoon < 2
    return {
      phase: ofDay === undefined ? (between[quarter - newMoon] ?? '') : nameOf(ofDay),
      lit,
      age: (moment - phaseTime(newMoon)) / dayMs,
      distance: toHundreds(distance),
      fullIn: (phaseTime(quarter - newMoon < 2 ? newMoon + 2 : newMoon + 6) - moment) / dayMs,
      picture: pictureOf(lit, isWaxing === (side === 'north')),
      note: noteOn(ofDay),
      next: [1, 2, 3, 4].map((later) => rowOf(quarter + later, zone)),
      year: phasesOf(year, zone),
    }
  },

  steps: ({ zone }, { phase, age, lit }) => [
    {
      finds: 'Days since new Moon',
      working: `From the last new Moon before the moment, by the clock of ${zone}`,
      gives: `${age.toFixed(1)} of 29.5 days`,
    },
    {
      finds: 'Lit share',
      working: 'From the angle between Sun and Earth as the Moon sees them',
      gives: `${Math.round(lit * 100)}%, ${phase}`,
    },
  ],

  examples: [
    {
      name: 'Total eclipse over Spain',
      given: { day: '2026-08-12', time: '20:30', zone: 'Europe/Madrid', side: 'north' },
      expect: { phase: 'New Moon', lit: 0, note: 'plain' },
    },
    {
      name: 'A nearly full Moon over Sydney',
      given: { day: '2026-12-22', time: '21:00', zone: 'Australia/Sydney', side: 'south' },
      expect: { phase: 'Waxing gibbous', lit: 0.96 },
    },
  ],
})

const toHundreds = (kilometres: number) => Math.round(kilometres / 100) * 100

const nameOf = (quarters: number) => principalPhases[((quarters % 4) + 4) % 4] ?? ''

function localOf(quarters: number, zone: string): { day: string; time: string } {
  const nearestMinute = Math.round(phaseTime(quarters) / 60_000) * 60_000
  const { year, month, day, hour, minute } = wallAt(zone, nearestMinute)
  const two = (value: number) => String(value).padStart(2, '0')
  return { day: `${year}-${two(month)}-${two(day)}`, time: writeTime(hour * 3600 + minute * 60) }
}

function remarksOn(quarters: number): string {
  const { distance } = moonAt(phaseTime(quarters))
  const isSyzygy = quarters % 2 === 0
  const size = !isSyzygy ? '' : distance < near ? 'supermoon' : distance > far ? 'micromoon' : ''
  return [eclipseAt(quarters)?.toLowerCase() ?? '', size].filter((one) => one !== '').join(', ')
}

function rowOf(quarters: number, zone: string) {
  return {
    phase: nameOf(quarters),
    ...localOf(quarters, zone),
    distance: toHundreds(moonAt(phaseTime(quarters)).distance),
    what: remarksOn(quarters),
  }
}

function phasesOf(year: number, zone: string) {
  const rows: ReturnType<typeof rowOf>[] = []
  for (let quarters = quarterBefore(Date.UTC(year, 0, 1) - dayMs); ; quarters++) {
    const row = rowOf(quarters, zone)
    if (Number(row.day.slice(0, 4)) > year) return rows
    if (Number(row.day.slice(0, 4)) === year) rows.push(row)
  }
}

function noteOn(quarters: number | undefined): Verdict | undefined {
  if (quarters === undefined) return undefined
  const remarks = remarksOn(quarters)
  if (remarks === '') return undefined
  const [first = '', ...rest] = remarks
  return {
    is: 'plain',
    says: `${first.toUpperCase()}${rest.join('')} on this day${remarks.includes('eclipse') ? ', somewhere on Earth' : ''}.`,
  }
}

/** The disc with its lit part: half a circle on the lit side and half an ellipse between light and dark. */
function pictureOf(lit: number, isRightLit: boolean) {
  const radius = 90
  const centre = 110
  const middle = 200
  const turn = isRightLit ? 1 : -1
  const angles = Array.from({ length: 37 }, (_, at) => -Math.PI / 2 + (Math.PI * at) / 36)
  const point = (angle: number, wide: number): readonly [number, number] => [
    middle + turn * wide * radius * Math.cos(angle),
    centre + radius * Math.sin(angle),
  ]
  return {
    title: `The Moon, ${Math.round(lit * 100)}% lit`,
    width: 2 * middle,
    height: 2 * centre,
    shapes: [
      { is: 'circle', at: [middle, centre], radius, tone: 'muted', filled: true },
      {
        is: 'polygon',
        points: [
          ...angles.map((angle) => point(angle, 1)),
          ...angles.toReversed().map((angle) => point(angle, 1 - 2 * lit)),
        ],
        tone: 'warn',
        filled: true,
      },
    ],
  } as const
}
