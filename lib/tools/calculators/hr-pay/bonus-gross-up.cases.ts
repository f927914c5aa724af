import { defineCases } from '@/lib/kits/calculator'
import definition from './bonus-gross-up'

const second = (how: string) => ({
  title: 'A separate script in decimal arithmetic, by repeated adding of the taxes',
  how,
})
const plain = { earned: 30_000, supplemental: 0, stateRate: 0, localRate: 0, paidOn: '2026-12-11' } as const

export default defineCases(definition, [
  {
    name: 'A holiday bonus of 500 in a state with 5%',
    given: { ...plain, net: 500, stateRate: 0.05 },
    expect: {
      gross: 765.11,
      inHand: 500,
      added: 265.11,
      employer: 58.53,
      total: 823.64,
      share: 0.346_499_196,
      verdict: 'plain',
      taxes: {
        rows: 6,
        at: {
          0: { tax: 'Federal income tax', amount: 168.32, share: 0.219_994_51 },
          1: { tax: 'Social Security', amount: 47.44 },
          2: { tax: 'Medicare', amount: 11.09 },
          3: { tax: 'Additional Medicare Tax', amount: 0 },
          4: { tax: 'State', amount: 38.26 },
          5: { tax: 'Local', amount: 0 },
        },
        sum: { amount: 265.11 },
      },
    },
    says: { verdict: 'One set of rates' },
    source: {
      title: 'Bloomberg Tax: Payroll in Practice, 25 November 2019',
      href: 'https://news.bloombergtax.com/payroll/payroll-in-practice-11-25-19',
      how: '$500 ÷ (1 − 0.3465) = $765.11; taxes 168.32, 58.53 and 38.26; the employer pays 265.11 and 58.53 more',
    },
  },
  {
    name: 'Five thousand without state tax',
    given: { ...plain, net: 5000 },
    expect: { gross: 7107.32, inHand: 5000 },
    source: {
      title: 'YourPayBot: gross-up calculations for bonus payments',
      href: 'https://www.yourpaybot.com/blog/gross-up-calculations-for-bonus-payments',
      how: '$5,000 ÷ 0.7035 = $7,107.32',
    },
  },
  {
    name: 'Five thousand with 5% of state tax',
    given: { ...plain, net: 5000, stateRate: 0.05 },
    expect: { gross: 7651.11 },
    source: {
      title: 'HRs Toolbox: gross-up bonus calculator',
      href: 'https://hrstoolbox.xyz/tool/gross-up-bonus-calculator/',
      how: '$5,000 ÷ 0.6535 = $7,651.11',
    },
  },
  {
    name: 'Social Security ends within the bonus',
    given: { ...plain, net: 20_000, earned: 170_000, stateRate: 0.05 },
    expect: {
      gross: 29_208.95,
      inHand: 20_000,
      employer: 1322.53,
      taxes: { at: { 1: { amount: 899 }, 3: { amount: 0 } } },
    },
    says: { verdict: 'Social Security ends at' },
    source: second('6.2% of the 14,500 up to 184,500 is 899'),
  },
  {
    name: 'Additional Medicare Tax begins within it',
    given: { ...plain, net: 10_000, earned: 190_000 },
    expect: { gross: 13_099.81, taxes: { at: { 1: { amount: 0 }, 2: { amount: 189.95 }, 3: { amount: 27.9 } } } },
    says: { verdict: 'Additional Medicare Tax begins' },
    source: second('0.9% of 3,099.81 above 200,000'),
  },
  {
    name: 'State and city beside the highest payroll taxes',
    given: { ...plain, net: 10_000, earned: 250_000, stateRate: 0.03, localRate: 0.01 },
    expect: { gross: 13_956.73, taxes: { at: { 3: { amount: 125.61 }, 4: { amount: 418.7 }, 5: { amount: 139.57 } } } },
    says: { verdict: 'no Social Security is due' },
    source: second('22 + 1.45 + 0.9 + 3 + 1 = 28.35%'),
  },
  {
    name: 'Bonuses pass a million',
    given: { ...plain, net: 600_000, earned: 1_200_000, supplemental: 900_000 },
    expect: { gross: 964_550.71, taxes: { at: { 0: { amount: 341_883.76 } } } },
    says: { verdict: 'higher federal rate' },
    source: second('22% of 100,000 and 37% of the rest'),
  },
  {
    name: 'A million is reached by this bonus',
    given: { ...plain, net: 600_000, earned: 300_000, supplemental: 250_000 },
    expect: { gross: 803_792.25, taxes: { at: { 0: { amount: 184_903.13 } } } },
    source: second('22% of 750,000 and 37% of 53,792.25'),
  },
  {
    name: 'Bonuses beyond all wages',
    given: { ...plain, net: 100, supplemental: 30_001 },
    problem: 'supplemental',
    source: { title: 'Arithmetic on paper', how: '30,001 of 30,000' },
  },
  {
    name: 'A year whose rates are not known',
    given: { ...plain, net: 100, paidOn: '2027-01-04' },
    problem: 'paidOn',
    because: '2026',
    source: { title: 'Arithmetic on paper', how: 'The rules end on 31 December 2026' },
  },
])
