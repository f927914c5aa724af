import { defineCases } from '@/lib/kits/calculator'
import sleepCycle from './sleep-cycle'

const children = {
  title: 'S. Paruthi and others: Recommended Amount of Sleep for Healthy Children, AASM (2016)',
  href: 'https://jcsm.aasm.org/doi/10.5664/jcsm.6288',
}
const python = { title: 'Library datetime, Python 3.11' }
const plain = { know: 'wake', wake: '6:30 am', age: 30, latency: 15, cycle: 90, clock: 'full' } as const

export default defineCases(sleepCycle, [
  {
    name: 'Up at half past six',
    given: plain,
    expect: {
      best: '22:45',
      advice: '7 hours or more',
      range: '23:15 or earlier',
      note: 'plain',
      debt: null,
      options: {
        rows: 7,
        at: {
          1: { cycles: 4, time: '00:15', hours: 6, meets: 'too short' },
          2: { cycles: 5, time: '22:45', hours: 7.5, meets: 'within' },
        },
      },
    },
    source: { ...python, how: 'datetime − timedelta(minutes = 15 + 5 × 90), − 7 h 15 min' },
  },
  {
    name: 'In bed at a quarter to eleven, by a clock of twelve hours',
    given: { ...plain, know: 'bed', bed: '22:45', clock: 'twelve' },
    expect: { best: '6:30\u00A0am', range: '6:00\u00A0am or later' },
    source: { ...python, how: 'datetime + timedelta(minutes = 15 + 5 × 90), + 7 h 15 min' },
  },
  {
    name: 'Fourteen years',
    given: { ...plain, wake: '6:45', age: 14, slept: 6.5 },
    expect: { best: '21:30', advice: '8 to 10 hours', range: '20:30 to 22:30', debt: 10.5 },
    source: { ...children, how: 'Teenagers 13 to 18 years: 8 to 10 hours; (8 − 6.5) × 7' },
  },
  {
    name: 'Ten years: too much is said too',
    given: { ...plain, age: 10 },
    expect: {
      advice: '9 to 12 hours',
      best: '21:15',
      options: {
        at: {
          3: { cycles: 6, meets: 'within' },
          5: { cycles: 8, meets: 'within' },
          6: { cycles: 9, meets: 'longer than advised' },
        },
      },
    },
    source: { ...children, how: 'Children 6 to 12 years: 9 to 12 hours' },
  },
  {
    name: 'Four years',
    given: { ...plain, age: 4 },
    expect: { advice: '10 to 13 hours' },
    source: { ...children, how: 'Children 3 to 5 years: 10 to 13 hours with naps' },
  },
  {
    name: 'Two years',
    given: { ...plain, age: 2 },
    expect: { advice: '11 to 14 hours' },
    source: { ...children, how: 'Children 1 to 2 years: 11 to 14 hours with naps' },
  },
  {
    name: 'Half a year',
    given: { ...plain, age: 0.5 },
    expect: { advice: '12 to 16 hours' },
    source: { ...children, how: 'Infants 4 to 12 months: 12 to 16 hours with naps' },
  },
  {
    name: 'No whole number of cycles fits',
    given: { ...plain, age: 14, cycle: 125 },
    expect: { best: '21:55', note: 'plain' },
    source: { ...python, how: '4 × 125 min are 8 h 20 min: datetime − timedelta(minutes=515)' },
  },
  {
    name: 'More sleep than is advised is no debt',
    given: { ...plain, slept: 8 },
    expect: { debt: 0 },
    source: { ...python, how: 'max(0, 7 − 8)' },
  },
  {
    name: 'No time of day',
    given: { ...plain, wake: '26:00' },
    problem: 'wake',
    source: { ...python, how: 'datetime refuses hour 26' },
  },
])
