import { defineGeneratorCases } from '@/lib/kits/generator'
import note from './promissory-note'

const decimals = {
  title: 'Python decimal, 40 digits',
  how: 'The annuity in closed form, each interest rounded to the cent, halves away from zero, the rest in the last payment',
}
const byHand = { title: 'The note written by hand', how: 'Each sentence composed from the entries' }
const days = { startDate: '2027-01-31', firstDate: '2027-02-28' }

export default defineGeneratorCases(note, [
  {
    name: 'Twelve instalments at 6%',
    given: { principal: 6000, rate: 0.06, months: 12, ...days },
    region: 'us',
    expect: {
      text: [
        'pays 12 instalments, one a month, the first on February 28, 2027',
        'Each is $516.40',
        'February 28, 2027\t1\t$516.40\t$30.00\t$486.40\t$5,513.60',
        '$516.39\t$2.57\t$513.82\t$0.00',
        'Total\t\t$6,196.79\t$196.79\t$6,000.00',
      ],
    },
    source: decimals,
  },
  {
    name: 'A larger last payment',
    given: { kind: 'balloon', principal: 20000, rate: 0.072, months: 24, balloon: 8000, ...days },
    region: 'us',
    expect: {
      text: [
        'Each is $586.36. With the last one $8,000 falls due as well.',
        '$8,586.37\t$51.21\t$8,535.16\t$0.00',
        'Total\t\t$22,072.65\t$2,072.65\t$20,000.00',
      ],
    },
    source: decimals,
  },
  {
    name: 'Without interest the last payment takes the odd cent',
    given: { principal: 1000, rate: 0, months: 3, ...days },
    region: 'us',
    expect: {
      text: [
        'without interest',
        'February 28, 2027\t1\t$333.33\t$0.00\t$333.33\t$666.67',
        '$333.34\t$0.00\t$333.34\t$0.00',
      ],
    },
    source: decimals,
  },
  {
    name: 'Forty years end at zero',
    given: { principal: 250000, rate: 0.045, months: 480, ...days },
    region: 'us',
    expect: { text: ['Each is $1,123.91', '$1,120.00\t$4.18\t$1,115.82\t$0.00', 'Total\t\t$539,472.89'] },
    source: decimals,
  },
  {
    name: 'Interest each month, the sum at the end',
    given: { kind: 'interest', principal: 1200, rate: 0.05, months: 3, ...days },
    region: 'uk',
    expect: {
      text: [
        'for 3 months. With the last payment the whole sum falls due.',
        '£5.00\t£5.00\t£0.00\t£1,200.00',
        '£1,205.00\t£5.00\t£1,200.00\t£0.00',
      ],
    },
    source: { title: 'Arithmetic', how: '1,200 × 5% ÷ 12 = 5.00 three times, and 1,200 at the end' },
  },
  {
    name: 'One day, days over 365',
    given: { kind: 'lump', principal: 10000, rate: 0.05, startDate: '2028-01-01', dueDate: '2028-12-31' },
    region: 'uk',
    expect: { text: ['falls due on 31 December 2028', 'That is £10,500.00, of which £500.00 is interest.'] },
    source: { title: 'Arithmetic', how: '2028 has 366 days, so 365 days lie between: 10,000 × 5% × 365 ÷ 365 = 500' },
  },
  {
    name: 'On demand, with security and a guarantor',
    given: {
      kind: 'demand',
      demandDays: 14,
      principal: 101,
      rate: 0.04,
      lateFee: 0.05,
      graceDays: 1,
      collateral: 'the lathe with the number 118.',
      guarantorName: 'Owen Hart',
      words: 'with and',
    },
    region: 'uk',
    expect: {
      text: [
        '£101 (One hundred and one pounds)',
        'falls due 14 days after the Lender asks for it in writing, with interest for each day until it is paid',
        'more than 1 day late the Borrower owes 5% of it besides',
        'gives the Lender: the lathe with the number 118. Whatever',
        'Owen Hart (the Guarantor) promises to pay',
        '7. Law and courts',
      ],
    },
    source: byHand,
  },
  {
    name: 'A first payment before the note',
    given: { principal: 100, startDate: '2027-02-01', firstDate: '2027-01-31' },
    problem: 'firstDate',
    source: { title: 'The calendar', how: '31 January comes before 1 February' },
  },
  {
    name: 'Due on the day of the note',
    given: { kind: 'lump', principal: 100, startDate: '2027-02-01', dueDate: '2027-02-01' },
    problem: 'dueDate',
    source: { title: 'The calendar', how: 'No time is left to owe it' },
  },
  {
    name: 'A last payment that is the whole sum',
    given: { kind: 'balloon', principal: 100, balloon: 100, rate: 0.05 },
    problem: 'balloon',
    source: { title: 'Arithmetic', how: 'Nothing would be left for instalments' },
  },
])
