import { defineGeneratorCases } from '@/lib/kits/generator'
import relieving from './relieving-letter'

const calendar = { title: 'A wall calendar', how: 'Days from the day after the resignation to the last working day' }

export default defineGeneratorCases(relieving, [
  {
    name: 'One day short over the end of a leap February',
    given: { resignedOn: '2028-02-01', lastDay: '2028-03-01', noticeDays: 30, shortBy: 'open' },
    expect: { text: ['It was 1 day short, which is still to be settled.'] },
    source: calendar,
  },
  {
    name: 'Served to the day in a common year',
    given: { resignedOn: '2027-02-01', lastDay: '2027-03-03', noticeDays: 30 },
    expect: { text: ['You served your notice of 30 days in full.'] },
    source: calendar,
  },
  {
    name: 'The last day before the resignation',
    given: { resignedOn: '2027-03-02', lastDay: '2027-03-01' },
    problem: 'lastDay',
    source: calendar,
  },
  {
    name: 'An undecided item is pending',
    given: { clearance: [{ item: 'Phone', state: 'pending' }] },
    expect: { text: ['Phone\tPending', 'subject to the items above'] },
    source: { title: 'The specification', how: 'Undecided items are printed as pending, never as cleared' },
  },
])
