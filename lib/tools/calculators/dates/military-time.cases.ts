import { defineCases } from '@/lib/kits/calculator'
import militaryTime from './military-time'

const navy = { title: 'US Navy training: Time conversion', href: 'http://www.tpub.com/timeconversion/4.htm' }
const zones = {
  title: 'Wikipedia: Military time zone, after ACP 121',
  href: 'https://en.wikipedia.org/wiki/Military_time_zone',
}
const python = { title: 'Library datetime, Python 3.11' }
const plain = { letter: 'J', offset: 0, day: '2026-11-23' } as const

export default defineCases(militaryTime, [
  {
    name: 'Half past six in the evening',
    given: { ...plain, time: '6:30 pm' },
    expect: {
      military: '1830',
      twelve: '6:30\u00A0pm',
      colon: '18:30',
      spoken: 'eighteen thirty hours',
      zulu: '1830Z',
      decimal: 18.5,
      note: null,
      local: '1830, 6:30\u00A0pm',
      group: '231830Z NOV 26',
      chart: {
        rows: 25,
        at: {
          0: { military: '0000', twelve: '12:00\u00A0am', spoken: 'zero zero hundred hours' },
          6: { military: '0600', spoken: 'zero six hundred hours' },
          24: { military: '2400', twelve: '12:00\u00A0am' },
        },
      },
    },
    source: { ...navy, how: '6:30 P.M. becomes 1830; a group is the day, the time and the letter: 171327Z' },
  },
  {
    name: '0600R is 1100Z',
    given: { ...plain, time: '0600', letter: 'R' },
    expect: {
      military: '0600R',
      spoken: 'zero six hundred hours Romeo',
      zulu: '1100Z',
      group: '230600R NOV 26',
      zones: {
        rows: 25,
        at: {
          0: { zone: 'Z, Zulu, UTC', time: '1100', day: '2026-11-23' },
          12: { zone: 'M, Mike, UTC+12', time: '2300', day: '2026-11-23' },
          24: { zone: 'Y, Yankee, UTC−12', time: '2300', day: '2026-11-22' },
        },
      },
    },
    source: {
      ...zones,
      how: 'Adding 5 hours to 0600R produces the time in UTC, 1100Z; zones run from A, +1, to Y, −12',
    },
  },
  {
    name: 'A letter behind the time',
    given: { ...plain, time: '1327U' },
    expect: { military: '1327U', zulu: '2127Z', group: '231327U NOV 26' },
    source: { ...navy, how: 'In the zone UNIFORM, 171327U is 27 minutes past 1300 local time; U is UTC−8' },
  },
  {
    name: 'Midnight is 12 am',
    given: { ...plain, time: '12:00 am' },
    expect: { military: '0000', colon: '00:00', decimal: 0, note: 'plain' },
    says: { note: 'beginning of the day' },
    source: { ...python, how: "strptime('12:00 AM', '%I:%M %p').hour is 0" },
  },
  {
    name: 'Noon is 12 pm',
    given: { ...plain, time: '12:00 pm' },
    expect: { military: '1200', note: 'plain' },
    says: { note: 'noon' },
    source: { ...python, how: "strptime('12:00 PM', '%I:%M %p').hour is 12" },
  },
  {
    name: 'A quarter to midnight',
    given: { ...plain, time: '11:45pm' },
    expect: { military: '2345', spoken: 'twenty-three forty-five hours', decimal: 23.75 },
    source: { ...python, how: "strptime('11:45 PM', '%I:%M %p')" },
  },
  {
    name: 'Said',
    given: { ...plain, time: 'Zero six hundred hours' },
    expect: { military: '0600', twelve: '6:00\u00A0am' },
    source: { ...zones, how: '6:00 a.m. is spoken zero six hundred' },
  },
  {
    name: 'The end of the day',
    given: { ...plain, time: '2400' },
    expect: { military: '2400', zulu: '0000Z', note: 'plain', group: '240000Z NOV 26' },
    says: { note: 'the next' },
    source: { ...python, how: 'datetime(2026,11,23) + timedelta(hours=24)' },
  },
  {
    name: 'Local time half an hour off',
    given: { ...plain, time: '0130', offset: 5.5 },
    expect: { zulu: '2000Z', group: '222000Z NOV 26' },
    source: {
      ...python,
      how: 'datetime(2026,11,23,1,30,tzinfo=timezone(timedelta(hours=5.5))).astimezone(timezone.utc)',
    },
  },
  {
    name: 'Sixty minutes',
    given: { ...plain, time: '1260' },
    problem: 'time',
    source: { ...python, how: 'datetime refuses minute 60' },
  },
  {
    name: 'Hour 25',
    given: { ...plain, time: '2515' },
    problem: 'time',
    source: { ...python, how: 'datetime refuses hour 25' },
  },
  {
    name: 'Thirteen pm',
    given: { ...plain, time: '13:00 pm' },
    problem: 'time',
    source: { ...python, how: '%I takes 1 to 12' },
  },
  {
    name: 'The first day of the calendar',
    given: { ...plain, time: '0000', day: '0001-01-01' },
    problem: 'day',
    source: { ...python, how: 'Hours before year 1 are out of range' },
  },
])
