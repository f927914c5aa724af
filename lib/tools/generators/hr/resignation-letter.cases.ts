import { defineGeneratorCases } from '@/lib/kits/generator'
import resignation from './resignation-letter'

const calendar = { title: 'A wall calendar', how: 'Weeks counted by hand' }

export default defineGeneratorCases(resignation, [
  {
    name: 'One week over the end of February in a leap year',
    given: { letterDate: '2028-02-24', notice: 1 },
    expect: {
      text: ['With 1 week of notice from the date of this letter, my last day of employment is March 2, 2028.'],
    },
    source: calendar,
  },
  {
    name: 'Twelve weeks over a year’s end',
    given: { letterDate: '2026-11-23', notice: 12 },
    region: 'uk',
    expect: { text: ['my last day of employment is 15 February 2027.'] },
    source: { title: 'LibreOffice Calc', how: '=DATE(2026;11;23)+84 shows 15 February 2027' },
  },
  {
    name: 'Without a date the last day waits',
    given: { notice: 4 },
    expect: { text: ['My notice is 4 weeks from the date of this letter.'] },
    source: { title: 'The letter written by hand' },
  },
  {
    name: 'An agreed day before the letter',
    given: { timing: 'agreed', letterDate: '2027-03-01', agreedDay: '2027-02-28' },
    problem: 'agreedDay',
    source: calendar,
  },
])
