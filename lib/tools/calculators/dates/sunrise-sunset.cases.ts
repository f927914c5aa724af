import { defineCases } from '@/lib/kits/calculator'
import sunriseSunset from './sunrise-sunset'

const almanac = {
  title: 'The Sun of the Astronomical Almanac with a search for its altitude, tests/vectors/sun/make.py',
}
const plain = { height: 0 } as const

export default defineCases(sunriseSunset, [
  {
    name: 'London on the shortest day',
    given: { ...plain, city: 'London', day: '2026-12-21' },
    expect: {
      rise: '08:04',
      set: '15:53',
      length: '7 h 50 min',
      noon: '11:59',
      note: null,
      altitude: 15.05,
      riseAt: 128,
      setAt: 232,
      twilight: {
        rows: 5,
        at: {
          0: { name: 'Sunrise and sunset', morning: '08:04', evening: '15:53' },
          1: { morning: '07:23', evening: '16:34' },
          2: { morning: '06:40', evening: '17:17' },
          3: { morning: '05:59', evening: '17:58' },
          4: { morning: '09:05', evening: '14:52' },
        },
      },
      year: { rows: 53 },
    },
    source: { ...almanac, how: 'Times printed there to the minute; 90 − 51.51 − 23.44 degrees at noon' },
  },
  {
    name: 'New York at midsummer, by summer time',
    given: { ...plain, city: 'New York', day: '2026-06-21' },
    expect: { rise: '05:25', set: '20:31', noon: '12:58', length: '15 h 6 min' },
    source: { ...almanac, how: 'Printed there, four hours behind UTC' },
  },
  {
    name: 'Sydney at midsummer',
    given: { ...plain, city: 'Sydney', day: '2026-12-21' },
    expect: { rise: '05:41', set: '20:05', noon: '12:53' },
    source: { ...almanac, how: 'Printed there, eleven hours ahead of UTC' },
  },
  {
    name: 'A place of one’s own: Delhi at the equinox',
    given: { ...plain, city: 'own', latitude: 28.61, longitude: 77.21, zone: 'UTC+5:30', day: '2026-03-20' },
    expect: { rise: '06:25', set: '18:32', noon: '12:29' },
    source: { ...almanac, how: 'Printed there' },
  },
  {
    name: 'Kiritimati beyond the date line',
    given: { ...plain, city: 'Kiritimati', day: '2026-03-02' },
    expect: { rise: '06:39', set: '18:44' },
    source: { ...almanac, how: 'Printed there for 1 March by UTC, fourteen hours ahead' },
  },
  {
    name: 'Polar night in Tromso',
    given: { ...plain, city: 'Tromso', day: '2026-12-21' },
    expect: {
      rise: 'stays below',
      set: 'stays below',
      length: '0 h 0 min',
      note: 'plain',
      riseAt: null,
      setAt: null,
      twilight: { at: { 1: { morning: '09:31', evening: '13:53' } } },
      year: { at: { 0: { day: '2026-01-01', rise: 'stays below', set: 'stays below', hours: 0 } } },
    },
    says: { note: 'Polar night' },
    source: { ...almanac, how: 'The Sun stays down; civil twilight as printed there' },
  },
  {
    name: 'Polar day in Tromso',
    given: { ...plain, city: 'Tromso', day: '2026-06-21' },
    expect: { rise: 'stays above', length: '24 h 0 min', note: 'plain' },
    says: { note: 'Polar day' },
    source: { ...almanac, how: '69.65 degrees is north of the polar circle' },
  },
  {
    name: 'No such zone',
    given: { ...plain, city: 'own', latitude: 0, longitude: 0, zone: 'Qwxyz', day: '2026-01-01' },
    problem: 'zone',
    source: { title: 'IANA Time Zone Database', how: 'No such name' },
  },
])
