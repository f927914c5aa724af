import { defineGeneratorCases } from '@/lib/kits/generator'
import salaryIncrement from './salary-increment-letter'

const arithmetic = (how: string) => ({ title: 'Arithmetic', how })
const whole = { companyName: 'Harbour Tools Ltd', employeeName: 'Maya Lind' } as const

export default defineGeneratorCases(salaryIncrement, [
  {
    name: 'A rise from 2,000 to 2,050 a month',
    given: { ...whole, oldPay: 2000, newPay: 2050, payPer: 'month', startDate: '2027-01-01' },
    region: 'uk',
    expect: { text: ['was £2,000 a month and is £2,050 from that day: +2.50%, more by £50.00.'] },
    source: arithmetic('50 ÷ 2,000'),
  },
  {
    name: 'From nothing there is no percentage',
    given: { ...whole, oldPay: 0, newPay: 300, startDate: '2027-01-01' },
    region: 'uk',
    expect: { text: ['was £0 a year and is £300 from that day: new.'] },
    source: arithmetic('A quotient by 0 is none'),
  },
  {
    name: 'Two months and fifteen days of a month with thirty',
    given: { ...whole, oldPay: 24000, newPay: 25200, startDate: '2027-04-01', paidFrom: '2027-06-16' },
    region: 'uk',
    // 100 a month: 2 months and 15/30.
    expect: { text: ['For the time from 1 April 2027 to 16 June 2027 you receive the difference of £250.00'] },
    source: arithmetic('1,200 ÷ 12 × 2.5'),
  },
  {
    name: 'Three weeks of a weekly pay',
    given: { ...whole, oldPay: 500, newPay: 521, payPer: 'week', startDate: '2027-01-04', paidFrom: '2027-01-25' },
    region: 'uk',
    expect: { text: ['the difference of £63.00'] },
    source: arithmetic('21 × 3'),
  },
  {
    name: 'A lower pay is asked about',
    given: { ...whole, oldPay: 2000, newPay: 1999 },
    problem: 'newPay',
    source: arithmetic('1,999 is less than 2,000'),
  },
  {
    name: 'A lower pay that is meant',
    given: {
      ...whole,
      oldPay: 2000,
      newPay: 1900,
      lower: true,
      confidential: true,
      tone: 'warm',
      payDay: 'on the 25th',
    },
    region: 'uk',
    expect: {
      text: ['−5.00%, less by £100.00.', 'It is paid on the 25th.', 'what the law allows you to say about your pay.'],
    },
    source: arithmetic('100 ÷ 2,000'),
  },
])
