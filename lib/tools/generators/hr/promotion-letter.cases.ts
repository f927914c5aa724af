import { defineGeneratorCases } from '@/lib/kits/generator'
import promotion from './promotion-letter'

export default defineGeneratorCases(promotion, [
  {
    name: 'A rise of a tenth',
    given: { oldPay: 30000, newPay: 33000 },
    region: 'uk',
    expect: { text: ['from £30,000 to £33,000 a year before tax, 10.0% more'] },
    source: { title: 'Arithmetic', how: '33,000 ÷ 30,000 = 1.1' },
  },
  {
    name: 'A third less',
    given: { oldPay: 3000, newPay: 2000, payPer: 'month' },
    region: 'uk',
    expect: { text: ['from £3,000 to £2,000 a month before tax, 33.3% less'] },
    source: { title: 'Arithmetic', how: '1 − 2,000 ÷ 3,000 = 0.3333…' },
  },
  {
    name: 'One month of trial',
    given: { trial: 1 },
    expect: { text: ['A trial of 1 month in the new position begins on that day.'] },
    source: { title: 'The letter written by hand' },
  },
  {
    name: 'The note to the team holds no pay',
    given: {
      newPay: 33000,
      announcement: true,
      employeeName: 'Ana Reyes',
      newTitle: 'lead',
      effectiveDate: '2027-04-01',
    },
    region: 'uk',
    expect: {
      text: ['Ana Reyes is our lead from 1 April 2027. Please join us in congratulating Ana Reyes.'],
    },
    source: { title: 'The letter written by hand' },
  },
])
