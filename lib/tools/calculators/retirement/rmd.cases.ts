import { defineCases } from '@/lib/kits/calculator'
import rmd from './rmd'

const table = (how: string) => ({
  title: 'IRS Publication 590-B, Appendix B, Table III',
  href: 'https://www.irs.gov/publications/p590b',
  how,
})

export default defineCases(rmd, [
  {
    name: 'An IRA at 75',
    given: { taxYear: '2026', born: '1951-05-01', balance: 400_000, returnRate: 0.05 },
    expect: {
      required: 16_260.16,
      factor: 24.6,
      age: 75,
      due: '2026-12-31',
      penalty: 4065.04,
      afterTax: 12_682.92,
      verdict: 'plain',
      years: {
        at: {
          0: { year: '2026', age: 75, start: 400_000, factor: 24.6, required: 16_260.16, end: 403_739.84 },
          1: { year: '2027', age: 76, factor: 23.7, required: 17_035.44 },
        },
      },
    },
    says: { verdict: 'All traditional IRAs are added up' },
    source: table('400,000 ÷ 24.6; a quarter; 78% of it; 420,000 − 16,260.16, ÷ 23.7'),
  },
  {
    name: 'The first year',
    given: { taxYear: '2026', born: '1953-05-01', balance: 250_000 },
    expect: { required: 9433.96, factor: 26.5, due: '2027-04-01', verdict: 'fair' },
    says: { verdict: 'but then two are taxed in 2027' },
    source: table('250,000 ÷ 26.5'),
  },
  {
    name: 'Born in 1960: not before 75',
    given: { taxYear: '2026', born: '1960-05-01', balance: 250_000, returnRate: 0 },
    expect: {
      required: 0,
      factor: null,
      due: null,
      verdict: 'good',
      years: {
        at: {
          8: { year: '2034', factor: null, required: 0 },
          9: { year: '2035', age: 75, factor: 24.6, required: 10_162.6 },
        },
      },
    },
    says: { verdict: 'distributions begin in 2035, the year in which you reach 75' },
    source: {
      title: 'Annuity.com: What the SECURE Act 2.0 changes',
      href: 'https://annuity.com/?p=37113',
      how: 'Born 1951 to 1959: 73; born 1960 or later: 75',
    },
  },
  {
    name: 'Born in 1959: from 73',
    given: { taxYear: '2026', born: '1959-05-01', balance: 250_000 },
    expect: { required: 0, verdict: 'good' },
    says: { verdict: 'distributions begin in 2032, the year in which you reach 73' },
    source: {
      title: 'Financial Nations: Key RMD changes in the SECURE Act 2.0',
      href: 'https://financialnations.com/key-rmd-changes-in-the-secure-act-2-0-you-should-know',
      how: 'Born from 1951 to 1959: 73',
    },
  },
  {
    name: 'At 96',
    given: { taxYear: '2026', born: '1930-05-01', balance: 100_000 },
    expect: { required: 11_904.76, factor: 8.4 },
    source: table('100,000 ÷ 8.4'),
  },
  {
    name: 'A 401(k) after work',
    given: { taxYear: '2025', born: '1950-05-01', balance: 100_000, kind: 'plan', working: false },
    expect: { required: 4065.04, factor: 24.6, verdict: 'plain' },
    says: { verdict: 'Each 401(k) has its own distribution' },
    source: table('100,000 ÷ 24.6'),
  },
  {
    name: 'A 401(k) of somebody still at work',
    given: { taxYear: '2026', born: '1951-05-01', balance: 100_000, kind: 'plan', working: true },
    expect: { required: 0, verdict: 'good' },
    says: { verdict: 'can wait until the year in which you leave' },
    source: {
      title: 'IRS: Required minimum distributions FAQs',
      href: 'https://www.irs.gov/retirement-plans/retirement-plan-and-ira-required-minimum-distributions-faqs',
    },
  },
  {
    name: 'A Roth account',
    given: { taxYear: '2026', born: '1951-05-01', balance: 100_000, kind: 'roth' },
    expect: { required: 0, verdict: 'good', penalty: 0 },
    says: { verdict: 'need not take anything out' },
    source: {
      title: 'IRS: Required minimum distributions FAQs',
      href: 'https://www.irs.gov/retirement-plans/retirement-plan-and-ira-required-minimum-distributions-faqs',
    },
  },
  {
    name: 'A gift to charity counts and is not taxed',
    given: { taxYear: '2026', born: '1951-05-01', balance: 246_000, donated: 4000, taxRate: 0.25 },
    expect: { required: 10_000, afterTax: 8500 },
    source: table('246,000 ÷ 24.6; a quarter of 6,000 is tax'),
  },
  {
    name: 'A much younger spouse',
    given: { taxYear: '2026', born: '1951-05-01', youngerSpouse: true },
    problem: 'youngerSpouse',
    source: table('Table II'),
  },
])
