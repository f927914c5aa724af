import { defineGeneratorCases } from '@/lib/kits/generator'
import appointment from './appointment-letter'

const calc = (how: string) => ({ title: 'LibreOffice Calc', how })

export default defineGeneratorCases(appointment, [
  {
    name: 'Six months from the end of August in a leap year',
    given: { startDate: '2027-08-31', probation: 6 },
    region: 'uk',
    expect: { text: ['on probation for 6 months, up to and including 28 February 2028.'] },
    source: calc('=EDATE(DATE(2027;8;31);6)-1'),
  },
  {
    name: 'Three months from the first of a month',
    given: { startDate: '2027-04-01', probation: 3 },
    region: 'uk',
    expect: { text: ['up to and including 30 June 2027.'] },
    source: calc('=EDATE(DATE(2027;4;1);3)-1'),
  },
  {
    name: 'An annexure that is one cent over',
    given: { monthly: 100, components: [{ component: 'Basic', amount: 100.01 }] },
    problem: 'components',
    source: { title: 'Arithmetic', how: '100.01 − 100 = 0.01' },
  },
  {
    name: 'Numbers go on without the terms that are left out',
    given: { secrecy: false, notice: 30 },
    region: 'uk',
    expect: {
      text: ['1. Start.', '2. Pay.', '3. Notice. Either side may end the employment with 30 days'],
    },
    source: { title: 'Numbering by hand' },
  },
])
