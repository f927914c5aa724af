import { defineCases } from '@/lib/kits/calculator'
import fica from './fica'

const topic = (how: string) => ({
  title: 'IRS Topic 751: Social Security and Medicare withholding rates, on paper',
  href: 'https://www.irs.gov/taxtopics/tc751',
  how,
})

export default defineCases(fica, [
  {
    name: 'The last full paycheck of the year',
    given: { taxYear: '2026', frequency: '26', gross: 9000, before: 180_000 },
    expect: {
      socialSecurity: 279,
      medicare: 130.5,
      additional: 0,
      taken: 409.5,
      employer: 409.5,
      yearTaken: 15_138,
      yearEmployer: 14_832,
      excess: null,
      verdict: 'plain',
      paychecks: {
        rows: 26,
        at: {
          20: { payday: 21, toDate: 189_000, socialSecurity: 279, medicare: 130.5, additional: 0, employer: 409.5 },
          22: { payday: 23, toDate: 207_000, socialSecurity: 0, additional: 63 },
        },
        sum: { socialSecurity: 11_439, medicare: 3393, additional: 306, employer: 14_832 },
      },
    },
    says: {
      verdict: 'The wage base of $184,500 is reached on payday 21 of 26; after that $558.00 more of each pay is yours.',
    },
    source: topic('4,500 × 6.2%; in the year 184,500 × 6.2%, 234,000 × 1.45%, 34,000 × 0.9%'),
  },
  {
    name: 'Two jobs above the wage base',
    given: { taxYear: '2026', frequency: '24', gross: 5000, otherWages: 90_000 },
    expect: { excess: 1581, yearTaken: 9180, verdict: null },
    source: {
      title: 'IRS Topic 608: excess Social Security tax withheld, on paper',
      href: 'https://www.irs.gov/taxtopics/tc608',
      how: '(120,000 + 90,000) × 6.2% − 11,439',
    },
  },
  {
    name: 'Two jobs below it',
    given: { taxYear: '2025', frequency: '12', gross: 5000, otherWages: 50_000 },
    expect: { excess: 0 },
    source: topic('110,000 is below 176,100'),
  },
  {
    name: 'Above 200,000 the employer withholds Additional Medicare Tax',
    given: { taxYear: '2026', frequency: '12', gross: 20_000, before: 190_000 },
    expect: { socialSecurity: 0, medicare: 290, additional: 90, taken: 380, employer: 290 },
    source: topic('20,000 × 1.45% and 10,000 × 0.9%; nothing of it is the employer’s'),
  },
  {
    name: 'A cafeteria plan lowers FICA',
    given: { taxYear: '2025', frequency: '26', gross: 4000, cafeteria: 300 },
    expect: { socialSecurity: 229.4, medicare: 53.65, taken: 283.05 },
    source: topic('3,700 × 6.2% and 1.45%'),
  },
  {
    name: 'The wage base on the last payday',
    given: { taxYear: '2026', frequency: '12', gross: 15_375 },
    expect: { verdict: 'plain', yearTaken: 14_114.28 },
    says: { verdict: 'The wage base of $184,500 is reached on the last payday.' },
    source: topic('12 × 15,375 = 184,500: 11,439 and 12 × 222.94'),
  },
  {
    name: 'Each tax is rounded to the cent on each payday',
    given: { taxYear: '2024', frequency: '52', gross: 1234.56 },
    expect: { socialSecurity: 76.54, medicare: 17.9, yearTaken: 4910.88 },
    source: topic('76.54272 and 17.90112; 52 × 94.44'),
  },
  {
    name: 'More in the cafeteria plan than paid',
    given: { gross: 100, cafeteria: 101 },
    problem: 'cafeteria',
    source: topic('Taxed pay'),
  },
  {
    name: 'The most Social Security tax of 2025, as Intuit’s community has it',
    given: { taxYear: '2025', frequency: '12', gross: 20_000 },
    expect: { paychecks: { sum: { socialSecurity: 10_918.2 } } },
    source: {
      title: 'Intuit: SE tax calculation (it’s not circular)',
      href: 'https://ttlc.intuit.com/community/forums/forumtopicprintpage/board-id/205/message-id/354627/print-single-message/true/page/1',
      how: 'The most for 2025 is 10,918.20 at 176,100 of wages',
    },
  },
])
