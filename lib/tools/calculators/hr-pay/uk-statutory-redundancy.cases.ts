import { defineCases } from '@/lib/kits/calculator'
import definition from './uk-statutory-redundancy'

const govUkTest = (how: string) => ({
  title: 'GOV.UK Smart Answers, tests of the redundancy calculator (MIT, commit 6fb9aab)',
  href: 'https://github.com/alphagov/smart-answers/blob/main/test/unit/calculators/redundancy_calculator_test.rb' as const,
  how,
})
const act = (section: string, how: string) => ({
  title: `Employment Rights Act 1996, section ${section}`,
  href: 'https://www.legislation.gov.uk/ukpga/1996/18/part/XI' as const,
  how,
})
const paper = (how: string) => ({ title: 'Arithmetic on paper', how })
const plain = { place: 'britain', notified: undefined, multiple: 1, uncapped: false } as const
/** Thirty weeks, the most there is: twenty years, all from forty-one on. */
const longest = { ...plain, born: '1955-01-01', started: '1990-01-01', weeklyPay: 5000 } as const

export default defineCases(definition, [
  {
    name: 'Alice: six years, twenty-five years old, above the limit',
    given: { ...plain, born: '1996-01-15', started: '2015-02-01', ended: '2021-05-31', weeklyPay: 700 },
    expect: {
      statutory: 2448,
      weeks: 4.5,
      weekPay: 544,
      years: 6,
      verdict: 'good',
      enhanced: 2448,
      taxFree: 2448,
      taxable: 0,
      noticeWeeks: 6,
      relevant: '2021-05-31',
      oneSource: null,
      bands: {
        rows: 3,
        at: {
          0: { age: '41 or older', years: 0, each: 1.5, weeks: 0 },
          1: { age: '22 to 40', years: 3, each: 1, weeks: 3 },
          2: { age: 'Under 22', years: 3, each: 0.5, weeks: 1.5 },
        },
        sum: { years: 6, weeks: 4.5 },
      },
    },
    says: { verdict: '544' },
    source: {
      title: 'Quest: redundancy pay, example of Alice',
      href: 'https://questcover.com/resource-centre/calculators/redundancy-pay-calculator',
      how: '4.5 weeks @ £544 = £2,448',
    },
  },
  {
    name: 'Forty-five, twelve years, 350 a week',
    given: { ...plain, born: '1980-01-01', started: '2013-06-01', ended: '2025-05-31', weeklyPay: 350 },
    expect: { statutory: 4900, weeks: 14, weekPay: 350, years: 12 },
    says: { verdict: 'whole week’s pay counts' },
    source: govUkTest('Aged 45, 12 years service, 350 per week: 4900'),
  },
  {
    name: 'Twenty-two years of service count as twenty',
    given: { ...plain, born: '1983-01-01', started: '2003-06-01', ended: '2025-05-31', weeklyPay: 430 },
    expect: { statutory: 8815, years: 20 },
    source: govUkTest('Aged 42, 22 years of service, 430 per week: 8815'),
  },
  {
    name: 'Eighteen, three years: half weeks',
    given: { ...plain, born: '2007-01-01', started: '2022-06-01', ended: '2025-05-31', weeklyPay: 430 },
    expect: { statutory: 645, weeks: 1.5 },
    source: govUkTest('18 year old with 3 years service at 430: 645, 1.5 weeks'),
  },
  {
    name: 'Twenty-six, eleven years',
    given: { ...plain, born: '1999-01-01', started: '2014-06-01', ended: '2025-05-31', weeklyPay: 250 },
    expect: { statutory: 1875, weeks: 7.5 },
    source: govUkTest('26 year old with 11 years service: 1875, 7.5 weeks'),
  },
  {
    name: 'Thirty-four, fifteen years',
    given: { ...plain, born: '1991-01-01', started: '2010-06-01', ended: '2025-05-31', weeklyPay: 386 },
    expect: { statutory: 5211, weeks: 13.5 },
    source: govUkTest('34 year old with 15 years of service: 5211, 13.5 weeks'),
  },
  {
    name: 'Forty, twenty years',
    given: { ...plain, born: '1985-01-01', started: '2005-06-01', ended: '2025-05-31', weeklyPay: 401 },
    expect: { statutory: 7619, weeks: 19 },
    source: govUkTest('40 year old with 20 years of service: 7619, 19 weeks'),
  },
  {
    name: 'Forty-eight, fourteen years',
    given: { ...plain, born: '1977-01-01', started: '2011-06-01', ended: '2025-05-31', weeklyPay: 381 },
    expect: { statutory: 6667.5, weeks: 17.5 },
    source: govUkTest('48 year old with 14 years of service: 6667.50, 17.5 weeks'),
  },
  {
    name: 'Forty-five, fifteen years: seventeen weeks',
    given: { ...plain, born: '1980-01-01', started: '2010-06-01', ended: '2025-05-31', weeklyPay: 450 },
    expect: { statutory: 7650, weeks: 17 },
    source: {
      title: 'Labour Research Department: example of a statutory redundancy calculation',
      href: 'https://www.lrdpublications.org.uk/publications.php?id=idm1087328&iss=1690&pub=bk',
      how: '6 weeks + 11 weeks = 17 weeks × £450 = £7,650',
    },
  },
  {
    name: 'The most there is, from April 2026',
    given: { ...longest, ended: '2026-04-06' },
    expect: { statutory: 22_530, weekPay: 751, weeks: 30, noticeWeeks: 12 },
    source: {
      title: 'GOV.UK Smart Answers, config/smart_answers/rates/redundancy_pay.yml (commit 6fb9aab)',
      href: 'https://github.com/alphagov/smart-answers/blob/main/config/smart_answers/rates/redundancy_pay.yml',
      how: 'max: 22,530 from 6 April 2026',
    },
  },
  {
    name: 'The day before',
    given: { ...longest, ended: '2026-04-05' },
    expect: { statutory: 21_570 },
    source: {
      title: 'Financial Institutions News: employment legislation update, April 2025',
      href: 'https://www.financialinstitutionsnews.com/2025/04/16/employment-legislation-update-april-2025/',
      how: 'Limit £719; the maximum statutory redundancy payment is £21,570',
    },
  },
  {
    name: 'The most of 2024',
    given: { ...longest, ended: '2025-04-05' },
    expect: { statutory: 21_000 },
    source: {
      title: 'DLA Piper: compensation limits',
      href: 'https://blogs.dlapiper.com/beaware/?p=12',
      how: 'Statutory redundancy payment (max) £21,000, 6 April 2024 to 5 April 2025',
    },
  },
  {
    name: 'The most of 2023',
    given: { ...longest, ended: '2024-04-05' },
    expect: { statutory: 19_290, weekPay: 643 },
    source: {
      title: 'GOV.UK Smart Answers, config/smart_answers/rates/redundancy_pay.yml (commit 6fb9aab)',
      href: 'https://github.com/alphagov/smart-answers/blob/main/config/smart_answers/rates/redundancy_pay.yml',
      how: 'max: 19,290 from 6 April 2023',
    },
  },
  {
    name: 'The most of 2022',
    given: { ...longest, ended: '2023-04-05' },
    expect: { statutory: 17_130 },
    source: {
      title: 'Olyvetree: redundancy entitlement',
      href: 'https://olyvetree.com/national-minimum-wage-april-2023/',
      how: 'From April 2022, the maximum redundancy pay you can get is £17,130',
    },
  },
  {
    name: 'Northern Ireland, the most of 2025',
    given: { ...longest, place: 'northernIreland', ended: '2025-04-06' },
    expect: { statutory: 22_470, weekPay: 749, noticeWeeks: null, oneSource: null },
    source: {
      title: 'Northern Ireland Chamber: new statutory payment limits',
      href: 'https://www.northernirelandchamber.com/member-news/lewis-silkin-urges-northern-ireland-employers-to-be-aware-of-new-statutory-payment-limits/',
      how: 'Maximum payable £22,470',
    },
  },
  {
    name: 'Northern Ireland, the day before that',
    given: { ...longest, place: 'northernIreland', ended: '2025-04-05' },
    expect: { weekPay: 729 },
    source: {
      title: 'Irish Legal News: annual increase in Northern Ireland',
      href: 'https://www.irishlegal.com/articles/annual-increase-in-ni-employment-law-payments-and-awards',
      how: 'Rises from £669 to £729 on 6 April 2024',
    },
  },
  {
    name: 'Northern Ireland, 2023 and the year before',
    given: { ...longest, place: 'northernIreland', ended: '2023-04-06' },
    expect: { weekPay: 669 },
    source: {
      title: 'Department for the Economy: annual increase in limits',
      href: 'https://www.economy-ni.gov.uk/news/department-economy-announces-annual-increase-limits-unfair-dismissal-and-redundancy-payments',
      how: 'Rises from £594 to £669 on 6 April',
    },
  },
  {
    name: 'Northern Ireland, 2022',
    given: { ...longest, place: 'northernIreland', ended: '2023-04-05' },
    expect: { weekPay: 594 },
    source: {
      title: 'CIPP: Northern Ireland redundancy rates and limits',
      href: 'https://www.cipp.org.uk/resources/news/northern-ireland-redundancy-rates-and-limits.html',
      how: 'From £566 to £594',
    },
  },
  {
    name: 'Northern Ireland, 2021',
    given: { ...longest, place: 'northernIreland', ended: '2022-04-05' },
    expect: { weekPay: 566 },
    source: {
      title: 'CIPP: Northern Ireland redundancy rates and limits',
      href: 'https://www.cipp.org.uk/resources/news/northern-ireland-redundancy-rates-and-limits.html',
      how: 'From £566 to £594',
    },
  },
  {
    name: 'Northern Ireland, 2026: read once, and said so',
    given: { ...longest, place: 'northernIreland', ended: '2026-10-31' },
    expect: { statutory: 23_490 },
    says: { oneSource: 'Northern Ireland' },
    source: {
      title: 'GOV.UK Smart Answers, config/smart_answers/rates/redundancy_pay_northern_ireland.yml (commit 6fb9aab)',
      href: 'https://github.com/alphagov/smart-answers/blob/main/config/smart_answers/rates/redundancy_pay_northern_ireland.yml',
      how: 'max: 23,490',
    },
  },
  {
    name: 'Two years to the day are enough',
    given: { ...plain, born: '1990-01-01', started: '2024-06-01', ended: '2026-05-31', weeklyPay: 500 },
    expect: { statutory: 1000, weeks: 2, years: 2 },
    source: act('155 and 210', 'A year is twelve calendar months; two years at one week each'),
  },
  {
    name: 'A day short of two years gives nothing',
    given: { ...plain, born: '1990-01-01', started: '2024-06-01', ended: '2026-05-30', weeklyPay: 500 },
    expect: {
      statutory: 0,
      weeks: 0,
      years: 1,
      verdict: 'bad',
      enhanced: 0,
      bands: { at: { 1: { years: 1, weeks: 0 } } },
    },
    says: { verdict: '2 whole years' },
    source: act('155', 'Not less than two years ending with the relevant date'),
  },
  {
    name: 'Notice that was not given counts as served',
    given: {
      ...plain,
      born: '1990-01-01',
      started: '2024-06-01',
      ended: '2026-05-25',
      notified: '2026-05-25',
      weeklyPay: 500,
    },
    expect: { relevant: '2026-06-01', years: 2, statutory: 1000, noticeWeeks: 1 },
    source: act('145(5)', 'A week from 25 May ends on 1 June'),
  },
  {
    name: 'Notice that was long enough moves nothing',
    given: {
      ...plain,
      born: '1990-01-01',
      started: '2020-06-01',
      ended: '2026-05-25',
      notified: '2026-03-01',
      weeklyPay: 500,
    },
    expect: { relevant: '2026-05-25', noticeWeeks: 5 },
    source: act('86 and 145', 'Five whole years on 1 March 2026, so five weeks, which ended in April'),
  },
  {
    name: 'Twelve weeks of missing notice reach the next limit',
    given: {
      ...plain,
      born: '1980-01-01',
      started: '2012-06-01',
      ended: '2026-03-31',
      notified: '2026-03-31',
      weeklyPay: 900,
    },
    expect: { relevant: '2026-06-23', weekPay: 751, years: 14 },
    source: act('145(5) and 227(3)', '31 March and 84 days are 23 June; fourteen years on 31 May'),
  },
  {
    name: 'A birthday in the middle of a year leaves that year to the younger age',
    given: { ...plain, born: '1984-12-01', started: '2023-06-01', ended: '2026-05-31', weeklyPay: 100 },
    expect: { weeks: 3, bands: { at: { 0: { years: 0 }, 1: { years: 3 } } } },
    source: act('162(2)', 'Forty-one on 1 December 2025, so below it on 1 June 2025'),
  },
  {
    name: 'A birthday on the first day of the year takes it',
    given: { ...plain, born: '1984-06-01', started: '2023-06-01', ended: '2026-05-31', weeklyPay: 100 },
    expect: { weeks: 3.5, bands: { at: { 0: { years: 1, weeks: 1.5 }, 1: { years: 2 } } } },
    source: act('162(2)', 'Not below forty-one from 1 June 2025'),
  },
  {
    name: 'Twice the weeks',
    given: {
      ...plain,
      born: '1980-01-01',
      started: '2013-06-01',
      ended: '2025-05-31',
      weeklyPay: 350,
      multiple: 2,
    },
    expect: { statutory: 4900, enhanced: 9800, taxable: 0 },
    source: paper('14 weeks × 2 × 350'),
  },
  {
    name: 'On the whole pay, and taxed above thirty thousand',
    given: {
      ...plain,
      born: '1980-01-01',
      started: '2013-06-01',
      ended: '2025-05-31',
      weeklyPay: 3000,
      uncapped: true,
    },
    expect: { statutory: 10_066, enhanced: 42_000, taxFree: 30_000, taxable: 12_000 },
    source: {
      title: 'MyHRdept: statutory payments',
      href: 'https://www.myhrdept.co.uk/news/faq_content/national-minimum-wage-and-other-statutory-payments/',
      how: '14 × 719 = 10,066; 14 × 3,000; the first £30K free of tax',
    },
  },
  {
    name: 'Ended before it began',
    given: { ...plain, started: '2026-01-02', ended: '2026-01-01' },
    problem: 'ended',
    source: paper('A day earlier'),
  },
  {
    name: 'Employed before birth',
    given: { ...plain, born: '2000-01-01', started: '1999-01-01', ended: '2026-01-01' },
    problem: 'started',
    source: paper('A year earlier'),
  },
  {
    name: 'Notice after the end',
    given: { ...plain, started: '2020-01-01', ended: '2026-01-01', notified: '2026-01-02' },
    problem: 'notified',
    source: paper('A day later'),
  },
  {
    name: 'A year whose limit is not known',
    given: { ...plain, started: '2000-01-01', ended: '2021-04-05' },
    problem: 'ended',
    because: '2021',
    source: paper('The rule begins on 6 April 2021'),
  },
])
