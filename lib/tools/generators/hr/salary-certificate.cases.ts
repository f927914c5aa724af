import { defineGeneratorCases } from '@/lib/kits/generator'
import certificate from './salary-certificate'

const byHand = { title: 'The certificate written by hand', how: 'Sums on paper, words as one says them' }
const pay = (earning: number, deduction: number) => ({
  earnings: [{ item: 'Pay', amount: earning }],
  deductions: [{ item: 'Tax', amount: deduction }],
})

export default defineGeneratorCases(certificate, [
  {
    name: 'Pounds, with "and"',
    given: { ...pay(2105.05, 0.05), words: 'with and' },
    region: 'uk',
    expect: { text: ['is £2,105.00, in words: Two thousand one hundred and five pounds.'] },
    source: byHand,
  },
  {
    name: 'Dollars, without "and"',
    given: { ...pay(2105.06, 0.05), words: 'without and' },
    region: 'us',
    expect: { text: ['is $2,105.01, in words: Two thousand one hundred five dollars and one cent.'] },
    source: byHand,
  },
  {
    name: 'Rupees in lakhs',
    given: { ...pay(125000, 4999.5), words: 'indian' },
    region: 'in',
    expect: { text: ['in words: Rupees one lakh twenty thousand and fifty paise only.'] },
    source: byHand,
  },
  {
    name: 'Yen have no minor unit',
    given: { ...pay(320000, 61000), words: 'without and' },
    region: 'jp',
    expect: { text: ['in words: Two hundred fifty-nine thousand yen.'] },
    source: byHand,
  },
  {
    name: 'Euros and cents',
    given: { ...pay(3000, 0.01), words: 'with and' },
    region: 'de',
    expect: { text: ['in words: Two thousand nine hundred and ninety-nine euros and ninety-nine cents.'] },
    source: byHand,
  },
  {
    name: 'Dirhams and fils',
    given: { ...pay(12500.5, 500.25), words: 'with and' },
    region: 'ae',
    expect: { text: ['in words: Twelve thousand dirhams and twenty-five fils.'] },
    source: byHand,
  },
  {
    name: 'Who it is about, and what for',
    given: {
      companyName: 'Harbour Tools Ltd',
      employeeName: 'Maya Lind',
      employeeId: 'HT-118',
      jobTitle: 'production planner',
      department: 'Planning',
      startDate: '2021-06-15',
      serial: '2026/014',
      purpose: 'a visa application',
    },
    region: 'uk',
    expect: {
      text: [
        'Certificate number 2026/014\n\nTo whom it may concern',
        'We certify that Maya Lind (employee number HT-118) has been employed by Harbour Tools Ltd since 15 June 2021 as production planner, in Planning. The employment has no fixed end.',
        'issued at the employee’s request, for a visa application.',
      ],
    },
    source: byHand,
  },
  {
    name: 'Twelve months before deductions',
    given: { ...pay(2833.33, 400), yearly: true },
    region: 'uk',
    expect: { text: ['Before deductions this comes to £33,999.96 for twelve months.'] },
    source: { title: 'Arithmetic', how: '12 × 2,833.33 = 33,999.96' },
  },
  {
    name: 'More deducted than earned',
    given: pay(1000, 1000.01),
    problem: 'deductions',
    source: { title: 'Arithmetic', how: '1,000.00 − 1,000.01 is below 0' },
  },
  {
    name: 'Employed after the letter is dated',
    given: { startDate: '2027-02-01', letterDate: '2027-01-31' },
    problem: 'startDate',
    source: { title: 'The calendar', how: 'Nobody has been employed since a day to come' },
  },
])
