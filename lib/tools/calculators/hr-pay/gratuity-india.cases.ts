import { defineCases } from '@/lib/kits/calculator'
import definition from './gratuity-india'

const hr = (thread: string, how: string) => ({
  title: 'CiteHR: gratuity calculation',
  href: `https://www.citehr.com/amp.php?t=${thread}` as const,
  how,
})
const exemption = {
  title: 'CAclubindia: exemption under section 10(10)',
  href: 'https://www.caclubindia.com/forum/sec-10-10-exemption-in-respect-of-gratuity-468498.asp',
} as const
const plain = {
  scheme: 'covered',
  reason: 'left',
  allowances: 0,
  before: 0,
  government: false,
  paid: undefined,
} as const

export default defineCases(definition, [
  {
    name: 'Mr. X: 6,000, eight years and seven months',
    given: { ...plain, salary: 6000, joined: '2012-01-01', left: '2020-08-01' },
    expect: {
      gratuity: 31_153.85,
      years: 9,
      wages: 6000,
      exempt: 31_153.85,
      taxable: 0,
      verdict: 'good',
      withoutCode: null,
      oneSource: null,
      parts: { rows: 3, at: { 0: { limit: 'What was paid', amount: 31_153.85 }, 2: { amount: 2_000_000 } } },
    },
    says: { verdict: 'more than six months' },
    source: hr('148103', '6000 / 26 × 9 × 15 = 31,154'),
  },
  {
    name: '20,000 and 26 years: three lakh',
    given: { ...plain, salary: 20_000, joined: '1994-05-02', left: '2020-05-02' },
    expect: { gratuity: 300_000, years: 26 },
    source: hr('299371', '26 × 20,000 × 15 ÷ 26'),
  },
  {
    name: 'Six years and two months are six',
    given: { ...plain, salary: 26_000, joined: '2014-01-01', left: '2020-03-01' },
    expect: { years: 6, gratuity: 90_000 },
    source: hr('196256', '6 years and 2 months should be treated as 6 years'),
  },
  {
    name: 'Six years, six months and five days are seven',
    given: { ...plain, salary: 26_000, joined: '2014-01-01', left: '2020-07-06' },
    expect: { years: 7, gratuity: 105_000 },
    source: hr('196256', '6 years, 6 months, and 5 days should be considered as 7 years'),
  },
  {
    name: 'Six months to the day are not more than six',
    given: { ...plain, salary: 26_000, joined: '2014-01-01', left: '2020-07-01' },
    expect: { years: 6 },
    source: {
      title: 'Payment of Gratuity Act, 1972, section 4(2)',
      href: 'https://www.indiacode.nic.in/',
      how: 'In excess of six months',
    },
  },
  {
    name: 'A day short of five years earns nothing',
    given: { ...plain, salary: 26_000, joined: '2015-01-02', left: '2020-01-01' },
    expect: { gratuity: 0, exempt: 0, verdict: 'bad' },
    says: { verdict: '5 completed years' },
    source: hr('148103', 'Completed continuous 5 or more years of service'),
  },
  {
    name: 'Death waives the five years',
    given: { ...plain, salary: 26_000, joined: '2018-01-01', left: '2020-01-01', reason: 'death' },
    expect: { gratuity: 30_000, verdict: 'good' },
    source: hr('196256', 'In the case of death, this restriction is waived'),
  },
  {
    name: 'A fixed term of two years, since the Code',
    given: { ...plain, salary: 26_000, joined: '2024-09-01', left: '2026-09-01', reason: 'fixedTerm' },
    expect: { gratuity: 30_000 },
    source: {
      title: 'Code on Social Security, 2020, section 53(1), proviso',
      href: 'https://labour.gov.in/',
      how: 'One year; 2 × 15,000',
    },
  },
  {
    name: 'The day before the Code a fixed term needed five',
    given: { ...plain, salary: 26_000, joined: '2022-09-01', left: '2025-11-20', reason: 'fixedTerm' },
    expect: { gratuity: 0, verdict: 'bad' },
    source: {
      title: 'Payment of Gratuity Act, 1972, section 4(1)',
      href: 'https://www.indiacode.nic.in/',
      how: 'Five years',
    },
  },
  {
    name: 'Not covered: half a month for each completed year',
    given: { ...plain, scheme: 'outside', salary: 26_000, joined: '2014-01-01', left: '2020-12-01' },
    expect: { years: 6, gratuity: 78_000 },
    source: { ...exemption, how: 'Average salary × 1/2 × years' },
  },
  {
    name: 'Above twenty lakh is taxed',
    given: { ...plain, salary: 260_000, joined: '2000-01-01', left: '2020-01-01' },
    expect: { gratuity: 3_000_000, exempt: 2_000_000, taxable: 1_000_000 },
    source: { ...exemption, how: 'Maximum limit ₹20 lakh' },
  },
  {
    name: 'What earlier employers paid uses the limit up',
    given: { ...plain, salary: 260_000, joined: '2010-01-01', left: '2020-01-01', before: 800_000 },
    expect: { gratuity: 1_500_000, exempt: 1_200_000, taxable: 300_000 },
    source: { ...exemption, how: '2,000,000 − 800,000' },
  },
  {
    name: 'More paid than the formula gives is taxed above it',
    given: { ...plain, salary: 26_000, joined: '2014-01-01', left: '2020-01-01', paid: 200_000 },
    expect: { gratuity: 200_000, exempt: 90_000, taxable: 110_000 },
    source: { ...exemption, how: 'The least of three' },
  },
  {
    name: 'Government: all free',
    given: { ...plain, salary: 260_000, joined: '2000-01-01', left: '2020-01-01', government: true },
    expect: { exempt: 3_000_000, taxable: 0 },
    source: {
      title: 'Income-tax Act, 1961, section 10(10)(i)',
      href: 'https://www.incometaxindia.gov.in/',
      how: 'Exempt',
    },
  },
  {
    name: 'Allowances above half of pay count as wages',
    given: { ...plain, salary: 26_000, allowances: 34_000, joined: '2016-01-01', left: '2026-01-01' },
    expect: { wages: 30_000, gratuity: 173_076.92, withoutCode: 150_000 },
    says: { oneSource: 'half of pay' },
    source: {
      title: 'Code on Social Security, 2020, section 2(88)',
      href: 'https://labour.gov.in/',
      how: '34,000 − 30,000 = 4,000; 30,000 × 15 ÷ 26 × 10',
    },
  },
  {
    name: 'Left before joining',
    given: { ...plain, salary: 26_000, joined: '2020-01-02', left: '2020-01-01' },
    problem: 'left',
    source: { title: 'Arithmetic on paper', how: 'A day earlier' },
  },
  {
    name: 'Before the limit that is known',
    given: { ...plain, salary: 26_000, joined: '2000-01-01', left: '2018-03-28' },
    problem: 'left',
    because: '2018',
    source: { title: 'Arithmetic on paper', how: 'The rule begins on 29 March 2018' },
  },
])
