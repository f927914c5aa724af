import { defineCases } from '@/lib/kits/calculator'
import fte from './fte'

const circular = (how: string) => ({
  title: 'OMB Circular A-11, section 85, by its rule of 2,080 hours',
  href: 'https://www.whitehouse.gov/omb/information-resources/guidance/circulars/' as const,
  how,
})
const none = { overtime: 0, weeks: 52 } as const

export default defineCases(fte, [
  {
    name: 'A restaurant with a summer season',
    given: {},
    expect: {
      total: 8.753_846,
      people: 15,
      ratio: 1.713_533,
      average: 23.343_59,
      hours: 18_208,
      verdict: 'plain',
      each: {
        rows: 3,
        at: {
          0: { team: 'Kitchen', people: 4, one: 1, fte: 4 },
          1: { team: 'Service', people: 6, one: 0.6, fte: 3.6 },
          2: { people: 5, one: 0.230_769, fte: 1.153_846 },
        },
        sum: { people: 15, fte: 8.753_846 },
      },
      teams: {
        rows: 2,
        at: {
          0: { team: 'Kitchen', people: 4, fte: 4, share: 0.456_942 },
          1: { team: 'Service', people: 11, fte: 4.753_846 },
        },
      },
    },
    says: { verdict: '15 people do the work of 8.75' },
    source: circular('4 × 2,080 + 6 × 1,248 + 5 × 480 = 8,320 + 7,488 + 2,400 = 18,208 hours; ÷ 2,080; 4 ÷ 8.7538'),
  },
  {
    name: 'Overtime counted, and nobody above one',
    given: {
      staff: [
        { ...none, team: 'Kitchen', people: 4, hours: 40, overtime: 2 },
        { ...none, people: 2, hours: 20 },
      ],
      withOvertime: true,
    },
    expect: {
      total: 5.2,
      each: { at: { 0: { one: 1.05, fte: 4.2 }, 1: { team: 'Line 2', one: 0.5 } } },
      teams: { at: { 1: { team: 'Without a team', fte: 1 } } },
    },
    source: circular('4 × 42 ÷ 40 + 2 × 20 ÷ 40'),
  },
  {
    name: 'The same, capped',
    given: {
      staff: [
        { ...none, team: 'Kitchen', people: 4, hours: 40, overtime: 2 },
        { ...none, people: 2, hours: 20 },
      ],
      withOvertime: true,
      capped: true,
    },
    expect: { total: 5, each: { at: { 0: { one: 1, fte: 4 } } } },
    source: circular('4 × 1 + 2 × 0.5'),
  },
  {
    name: 'Hours of a year',
    given: { basis: 'year', staff: [{ ...none, team: 'Agency', people: 3, hours: 520 }] },
    expect: { total: 0.75, people: 3, ratio: 4, average: 10, hours: 1560 },
    source: circular('1,560 ÷ 2,080'),
  },
  {
    name: 'A week of 37.5 hours',
    given: { standard: 37.5, basis: 'year', staff: [{ ...none, people: 1, hours: 1950 }] },
    expect: { total: 1 },
    source: circular('37.5 × 52 = 1,950'),
  },
  {
    name: 'Nobody',
    given: { staff: [{ ...none, people: 0, hours: 40 }] },
    expect: { total: 0, people: 0, ratio: null, average: null },
    source: circular('Nothing over 2,080'),
  },
  {
    name: 'More hours than a week has',
    given: { staff: [{ people: 1, hours: 160, overtime: 9, weeks: 52 }] },
    problem: 'staff',
    because: 'at most 168 hours with overtime in line 1',
    source: circular('7 × 24'),
  },
])
