import { defineGeneratorCases } from '@/lib/kits/generator'
import leave from './leave-application'

const calc = (formula: string) => ({ title: 'LibreOffice Calc', how: formula })

export default defineGeneratorCases(leave, [
  {
    name: 'A whole year without holidays',
    given: { firstDay: '2027-01-01', lastDay: '2027-12-31' },
    expect: { text: ['which is 261 working days.'] },
    source: calc('=NETWORKDAYS(DATE(2027;1;1);DATE(2027;12;31))'),
  },
  {
    name: 'A weekend of Friday and Saturday',
    given: { firstDay: '2026-12-20', lastDay: '2026-12-26', weekend: 'friSat' },
    expect: { text: ['which is 5 working days.'] },
    source: calc('=NETWORKDAYS.INTL(DATE(2026;12;20);DATE(2026;12;26);7)'),
  },
  {
    name: 'A holiday on a Saturday takes nothing off',
    given: { firstDay: '2026-12-21', lastDay: '2027-01-04', holidays: [{ day: '2026-12-26' }] },
    expect: { text: ['which is 11 working days.'] },
    source: calc('=NETWORKDAYS(DATE(2026;12;21);DATE(2027;1;4);DATE(2026;12;26))'),
  },
  {
    name: 'The end before the beginning',
    given: { firstDay: '2027-01-02', lastDay: '2027-01-01' },
    problem: 'lastDay',
    source: { title: 'The request itself' },
  },
])
