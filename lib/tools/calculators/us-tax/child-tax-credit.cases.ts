import { defineCases } from '@/lib/kits/calculator'
import childTaxCredit from './child-tax-credit'

const directFile = (row: string) => ({
  title: 'IRS Direct File, expected returns of 2024',
  href: 'https://github.com/IRS-Public/direct-file',
  how: `tests/vectors/us-federal/direct-file.csv, ${row}, lines 19 and 28 of Form 1040`,
})
const form = (how: string) => ({
  title: 'IRS: Schedule 8812 (Form 1040), on paper',
  href: 'https://www.irs.gov/forms-pubs/about-schedule-8812-form-1040',
  how,
})

export default defineCases(childTaxCredit, [
  {
    name: 'Two children at a middle income',
    given: { taxYear: '2026', status: 'joint', children: 2, agi: 60_000 },
    expect: {
      total: 4400,
      nonrefundable: 2843,
      refundable: 1557,
      lost: 0,
      unused: 0,
      verdict: 'good',
      lines: {
        rows: 15,
        at: {
          0: { line: '3', item: 'Income with what was excluded', amount: 60_000 },
          1: { line: '5', item: 'For children', amount: 4400 },
          4: { line: '9', amount: 400_000 },
          7: { line: '12', amount: 4400 },
          8: { line: '13', item: 'Tax that it may take away', amount: 2843 },
          10: { line: '16a', amount: 1557 },
          11: { line: '16b', amount: 3400 },
          13: { line: '20', item: 'By earnings', amount: 8625 },
          14: { line: '27', amount: 1557 },
        },
      },
      curve: {
        rows: 81,
        at: { 0: { income: 0, nonrefundable: 0, refundable: 0 }, 80: { income: 508_000, nonrefundable: 0 } },
      },
    },
    says: { verdict: 'used whole' },
    source: form(
      '2 × 2,200; taxed are 60,000 − 32,200 = 27,800, in the Tax Table 27,825: 2,480 + 3,025 × 12% = 2,843; 15% × 57,500 = 8,625',
    ),
  },
  {
    name: 'Above the limit',
    given: { taxYear: '2026', status: 'joint', children: 2, others: 1, agi: 425_300 },
    expect: {
      total: 3600,
      lost: 1300,
      refundable: 0,
      verdict: 'fair',
      lines: {
        at: { 2: { line: '7', amount: 500 }, 5: { line: '10', amount: 26_000 }, 6: { line: '11', amount: 1300 } },
      },
    },
    says: { verdict: 'takes $1,300' },
    source: form('25,300 above it are 26 begun thousands of 50; 4,900 − 1,300'),
  },
  {
    name: 'One child of a head of household',
    given: { taxYear: '2024', status: 'head', children: 1, agi: 35_000 },
    expect: { nonrefundable: 1313, refundable: 687 },
    source: directFile('olf-hoh-35k-2'),
  },
  {
    name: 'So little earned that earnings decide',
    given: { taxYear: '2024', status: 'head', children: 1, agi: 12_000 },
    expect: { nonrefundable: 0, refundable: 1425, unused: 575, verdict: 'fair' },
    says: { verdict: '$575 goes unused' },
    source: directFile('olf-hoh-12k-income'),
  },
  {
    name: 'Income that was not earned',
    given: { taxYear: '2024', status: 'single', children: 2, agi: 13_421, earned: 4721 },
    expect: { nonrefundable: 0, refundable: 333 },
    source: directFile('ero-ticket-5393'),
  },
  {
    name: 'Children and others',
    given: { taxYear: '2024', status: 'joint', children: 2, others: 2, agi: 60_000 },
    expect: { nonrefundable: 3235, refundable: 1765 },
    source: directFile('olf-cfa-npe-01-26'),
  },
  {
    name: 'A dependant who is no child of the credit',
    given: { taxYear: '2024', status: 'joint', children: 0, others: 1, agi: 37_693 },
    expect: { nonrefundable: 500, refundable: 0 },
    source: directFile('olf-ats-2'),
  },
  {
    name: 'A survivor with two children',
    given: { taxYear: '2024', status: 'survivor', children: 2, agi: 36_406, earned: 35_592 },
    expect: { nonrefundable: 723, refundable: 3277 },
    source: directFile('olf-mef-ats-5'),
  },
  {
    name: 'Three children, and Social Security paid back',
    given: {
      taxYear: '2026',
      status: 'head',
      children: 3,
      agi: 15_000,
      tax: 0,
      earned: 15_000,
      socialTaxes: 4000,
      earnedCredit: 1000,
    },
    expect: {
      refundable: 3000,
      total: 3000,
      lines: {
        rows: 16,
        at: { 13: { amount: 1875 }, 14: { line: '25', item: 'By Social Security and Medicare tax', amount: 3000 } },
      },
    },
    source: form('15% × 12,500 = 1,875; 4,000 − 1,000 = 3,000 is more, and below 3 × 1,700'),
  },
  {
    name: 'Foreign income counts for the limit and shuts out the refund',
    given: { taxYear: '2026', status: 'single', children: 1, agi: 80_000, excluded: 126_000, tax: 500 },
    expect: { nonrefundable: 500, refundable: 0, lost: 300, unused: 1400 },
    source: form('206,000 is 6 thousands above 200,000; Form 2555 forbids Part II-A'),
  },
  {
    name: 'Nothing is left',
    given: { taxYear: '2026', status: 'single', children: 1, agi: 244_000 },
    expect: { total: 0, lost: 2200, verdict: 'bad' },
    says: { verdict: 'nothing is left' },
    source: form('44 × 50 = 2,200'),
  },
  {
    name: 'Nobody',
    given: { taxYear: '2026', children: 0, others: 0 },
    expect: { total: 0, verdict: 'plain' },
    source: form('Line 8 is 0'),
  },
])
