import { defineCases } from '@/lib/kits/calculator'
import moonPhase from './moon-phase'

const ephem = {
  title: 'PyEphem 4.1.4, tests/vectors/moon/make.py',
  how: 'Phases and distance printed by PyEphem for the moment, the lit share by lit() there',
}
const catalogue = {
  title: 'NASA: Five Millennium Catalog of Lunar Eclipses',
  href: 'https://eclipse.gsfc.nasa.gov/5MCLE/5MKLEcatalog.txt',
  how: 'Row of the date and its type',
}

export default defineCases(moonPhase, [
  {
    name: 'Between full and last quarter over Tokyo',
    given: { day: '2026-11-27', time: '9 pm', zone: 'Tokyo', side: 'north' },
    expect: {
      phase: 'Waning gibbous',
      lit: 0.88,
      age: 18.2,
      distance: 361_600,
      fullIn: 26.6,
      note: null,
      next: {
        rows: 4,
        at: {
          0: { phase: 'Last quarter', day: '2026-12-01', time: '15:09', distance: 377_800, what: '' },
          1: { phase: 'New Moon', day: '2026-12-09', time: '09:52', distance: 404_700 },
          2: { phase: 'First quarter', day: '2026-12-17', time: '14:43' },
          3: { phase: 'Full Moon', day: '2026-12-24', time: '10:28', distance: 356_700, what: 'supermoon' },
        },
      },
    },
    source: ephem,
  },
  {
    name: 'All phases of 2026 in London',
    given: { day: '2026-10-18', time: '13:00', zone: 'Europe/London', side: 'north' },
    expect: {
      phase: 'First quarter',
      lit: 0.48,
      age: 7.8,
      fullIn: 7.7,
      year: {
        rows: 50,
        at: {
          0: { phase: 'Full Moon', day: '2026-01-03', time: '10:03' },
          '-1': { phase: 'Last quarter', day: '2026-12-30', time: '18:59', distance: 385_000, what: '' },
        },
      },
    },
    source: ephem,
  },
  {
    name: 'The day after the full Moon of Christmas, in Berlin',
    given: { day: '2026-12-24', time: '18:00', zone: 'Berlin', side: 'north' },
    expect: { phase: 'Full Moon', lit: 0.99, age: 15.7, distance: 356_800, fullIn: 28.8, note: 'plain' },
    says: { note: 'Supermoon' },
    source: ephem,
  },
  {
    name: 'A total lunar eclipse on the Pacific’s side of the date line',
    given: { day: '2026-03-04', time: '01:00', zone: 'UTC+13', side: 'south' },
    expect: { phase: 'Full Moon', lit: 1, note: 'plain' },
    says: { note: 'Total lunar eclipse' },
    source: catalogue,
  },
  {
    name: 'A partial lunar eclipse at the end of August',
    given: { day: '2026-08-28', time: '06:00', zone: 'UTC', side: 'north' },
    expect: { phase: 'Full Moon', note: 'plain' },
    says: { note: 'Partial lunar eclipse' },
    source: catalogue,
  },
  {
    name: 'A penumbral eclipse',
    given: { day: '2027-02-20', time: '22:00', zone: 'UTC', side: 'north' },
    expect: { phase: 'Full Moon', note: 'plain' },
    says: { note: 'Penumbral lunar eclipse' },
    source: catalogue,
  },
  {
    name: 'A partial solar eclipse',
    given: { day: '2019-01-06', time: '03:00', zone: 'UTC', side: 'north' },
    expect: { phase: 'New Moon', note: 'plain' },
    says: { note: 'Partial solar eclipse' },
    source: {
      title: 'Australian Bureau of Meteorology: Coming Solar Eclipses',
      href: 'http://www.sws.bom.gov.au/Educational/5/4/2',
      how: 'Row of 6 January 2019',
    },
  },
  {
    name: 'An annular one',
    given: { day: '2019-12-26', time: '06:00', zone: 'UTC', side: 'north' },
    expect: { phase: 'New Moon', note: 'plain' },
    says: { note: 'Total or annular solar eclipse' },
    source: {
      title: 'Australian Bureau of Meteorology: Coming Solar Eclipses',
      href: 'http://www.sws.bom.gov.au/Educational/5/4/2',
      how: 'Row of 26 December 2019',
    },
  },
  {
    name: 'A clock that is none',
    given: { day: '2026-03-04', time: '25:00', zone: 'UTC' },
    problem: 'time',
    source: { title: 'ISO 8601-1: Date and time', how: 'Hours run from 00 to 24' },
  },
  {
    name: 'A place that is none',
    given: { day: '2026-03-04', time: '21:00', zone: 'Atlantis' },
    problem: 'zone',
    source: { title: 'IANA Time Zone Database', href: 'https://www.iana.org/time-zones', how: 'Has no such zone' },
  },
])
