import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { nightEdge, subsolarPoint, sunAltitude } from '@/lib/subjects/time/sun'
import { countryName } from '@/lib/subjects/number-kinds/countries'
import { cityCount, findCities, suggestCities } from '@/lib/subjects/zones/cities'
import { changesOf, dayPartAt, missingRelease, nightPath, sunStateAt } from '@/lib/subjects/zones/clock-row'
import { isZone, offsetAt, wallAt, writtenOffset } from '@/lib/subjects/zones/wall'
import { worldOutline } from '@/lib/subjects/zones/world-outline'

const rowsOf = (file: string) =>
  readFileSync(`tests/vectors/world-clock/${file}`, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))

describe('the Sun', () => {
  it('stands where PyEphem has it, overhead and above any place', () => {
    const rows = rowsOf('sun.tsv')
    expect(rows).toHaveLength(120)
    for (const row of rows) {
      const [moment = 0, declination = 0, east = 0, latitude = 0, longitude = 0, altitude = 0] = row.map(Number)
      const sun = subsolarPoint(moment)
      expect(Math.abs(sun.latitude - declination)).toBeLessThan(0.02)
      expect(Math.abs(((sun.longitude - east + 540) % 360) - 180)).toBeLessThan(0.03)
      // PyEphem looks from the surface of the Earth, from where the Sun is up to 9 seconds of arc lower.
      expect(Math.abs(sunAltitude(moment, { latitude, longitude }) - altitude)).toBeLessThan(0.03)
    }
  })

  it('is on the horizon along the edge of the night, and below it on the dark side', () => {
    for (const [moment = 0] of rowsOf('sun.tsv').map((row) => row.map(Number))) {
      for (let longitude = -180; longitude <= 180; longitude += 15) {
        const { latitude, isNorthDark } = nightEdge(moment, longitude)
        expect(Math.abs(sunAltitude(moment, { latitude, longitude }))).toBeLessThan(0.02)
        const beyond = isNorthDark ? Math.min(90, latitude + 3) : Math.max(-90, latitude - 3)
        expect(sunAltitude(moment, { latitude: beyond, longitude })).toBeLessThan(0.02)
      }
    }
    expect(nightPath(Date.UTC(2026, 5, 21, 12))).toMatch(/^M0 360L0 [\d.]+L.*L720 360z$/)
    expect(nightPath(Date.UTC(2026, 11, 21, 12))).toMatch(/^M0 0L/)
  })

  it('is up or down at a city, and tells days without a night', () => {
    const tromso = { latitude: 69.65, longitude: 18.96, zone: 'Europe/Oslo' }
    expect(sunStateAt(Date.UTC(2026, 5, 21), tromso)).toEqual({ kind: 'up' })
    expect(sunStateAt(Date.UTC(2026, 11, 21, 11), tromso)).toEqual({ kind: 'down' })
    const london = { latitude: 51.51, longitude: -0.13, zone: 'Europe/London' }
    // 21 June 2026 in HM Nautical Almanac Office's tables for London: 04:43 and 21:22 BST.
    const state = sunStateAt(Date.UTC(2026, 5, 21, 12), london)
    if (!('rise' in state)) throw new Error('no sunrise')
    const clock = (ms: number) => wallAt('Europe/London', ms)
    expect(state.kind).toBe('day')
    expect(Math.abs(clock(state.rise).hour * 60 + clock(state.rise).minute - (4 * 60 + 43))).toBeLessThanOrEqual(1)
    expect(Math.abs(clock(state.set).hour * 60 + clock(state.set).minute - (21 * 60 + 22))).toBeLessThanOrEqual(1)
    expect(sunStateAt(Date.UTC(2026, 5, 21, 2), london)).toMatchObject({ kind: 'night' })
  })
})

describe('changes of the clocks', () => {
  it('are those of Python’s zoneinfo', () => {
    const rows = rowsOf('changes.tsv')
    const zones = [
      ...new Set(rows.map(([zone = '']) => zone)),
      'Asia/Kolkata',
      'Asia/Kathmandu',
      'Asia/Tokyo',
      'America/Phoenix',
    ]
    const found = changesOf(zones, Date.UTC(2026, 0, 1), Date.UTC(2029, 0, 1) - 1)
    const written = found
      .map(({ zone, at, before, after }) => [zone, at / 1000, before / 60_000, after / 60_000].join(' '))
      .sort()
    expect(written).toEqual(rows.map((row) => row.join(' ')).sort())
    expect(found.map(({ at }) => at)).toEqual(found.map(({ at }) => at).sort((one, other) => one - other))
  })

  it('name the release that a browser lacks', () => {
    expect(missingRelease()).toBeUndefined()
    const old = (zone: string, ms: number) => (zone === 'Asia/Almaty' ? 6 * 3_600_000 : offsetAt(zone, ms))
    expect(missingRelease(old)).toBe('2024a')
  })
})

describe('office hours', () => {
  const hours = { from: 9, to: 17 }
  it.each([
    ['Asia/Kolkata', Date.UTC(2026, 10, 27, 3, 30), 'works'],
    ['Asia/Kolkata', Date.UTC(2026, 10, 27, 3, 29), 'near'],
    ['Asia/Kathmandu', Date.UTC(2026, 10, 27, 3, 15), 'works'],
    ['Asia/Kathmandu', Date.UTC(2026, 10, 27, 11, 15), 'near'],
    ['Asia/Kathmandu', Date.UTC(2026, 10, 27, 12, 15), 'away'],
    ['Pacific/Chatham', Date.UTC(2026, 10, 26, 19, 15), 'works'],
    ['Europe/London', Date.UTC(2026, 10, 28, 12), 'away'],
  ] as const)('in %s at %d: %s', (zone, ms, part) => expect(dayPartAt(zone, ms, hours)).toBe(part))

  it('write offsets of half and three quarters of an hour', () => {
    const winter = Date.UTC(2026, 0, 15)
    expect(
      ['Asia/Kolkata', 'Asia/Kathmandu', 'Pacific/Chatham', 'America/St_Johns', 'Australia/Eucla'].map((zone) =>
        writtenOffset(offsetAt(zone, winter)),
      ),
    ).toEqual(['UTC+5:30', 'UTC+5:45', 'UTC+13:45', 'UTC−3:30', 'UTC+8:45'])
  })
})

describe('cities', () => {
  const first = (text: string) => {
    const found = findCities(text, countryName)
    return 'cities' in found ? found.cities.map(({ name, country }) => `${name} ${country}`) : found.near?.name
  }

  it('are five thousand with a zone and a place on the globe', () => {
    expect(cityCount()).toBe(5000)
    for (const prefix of 'abcdefghijklmnopqrstuvwxyz')
      for (const { zone, latitude, longitude, country } of suggestCities(`${prefix}a`, 500, countryName)) {
        expect(isZone(zone)).toBe(true)
        expect(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && /^[A-Z]{2}$/.test(country)).toBe(true)
      }
  })

  it('are found by their names of today and of before, with and without marks', () => {
    expect(first('Mumbai')).toEqual(['Mumbai IN'])
    expect(first('bombay')).toEqual(['Mumbai IN'])
    expect(first('são paulo')).toEqual(['Sao Paulo BR'])
    expect(first('NYC')).toEqual(['New York US'])
    expect(first('Kathmandu')).toEqual(['Kathmandu NP'])
  })

  it('of the same name are told apart by their country', () => {
    expect(first('Birmingham')).toEqual(['Birmingham GB', 'Birmingham US'])
    expect(first('Birmingham, US')).toEqual(['Birmingham US'])
    expect(first('Birmingham, United K')).toEqual(['Birmingham GB'])
  })

  it('that are not known suggest the nearest name', () => {
    expect(first('Berlni')).toBe('Berlin')
    expect(first('Johann')).toBe('Johannesburg')
    expect(first('Zzyzx')).toBeUndefined()
    expect(first('')).toBeUndefined()
    expect(first('x'.repeat(100_000))).toBeUndefined()
  })

  it('lie on an outline that covers the map', () => {
    expect(worldOutline.length).toBeGreaterThan(20_000)
    expect(worldOutline).toMatch(/^(M-?\d+ -?\d+l[-\d ]+z)+$/)
  })
})
