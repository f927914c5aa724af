import { defineCases } from '@/lib/kits/calculator'
import earnedIncomeTaxCredit from './earned-income-tax-credit'

const directFile = (row: string) => ({
  title: 'IRS Direct File, expected returns of 2024',
  href: 'https://github.com/IRS-Public/direct-file',
  how: `tests/vectors/us-federal/direct-file.csv, ${row}, line 27 of Form 1040`,
})
const procedure = (how: string) => ({
  title: 'IRS Rev. Proc. 2025-32, section 4.06',
  href: 'https://www.irs.gov/pub/irs-drop/rp-25-32.pdf',
  how,
})
const publication = (how: string) => ({
  title: 'IRS Publication 596: Earned Income Credit',
  href: 'https://www.irs.gov/publications/p596',
  how,
})

export default defineCases(earnedIncomeTaxCredit, [
  {
    name: 'A mother with one child',
    given: { taxYear: '2026', status: 'head', children: '1', earned: 24_000 },
    expect: {
      credit: 4405,
      most: 4427,
      next: -0.1598,
      endsAt: 51_593,
      stateCredit: null,
      verdict: 'fair',
      byChildren: {
        rows: 4,
        at: {
          0: { children: 'None', most: 664, fullFrom: 8680, fallsFrom: 10_860, endsAt: 19_540, credit: 0 },
          1: { children: '1', most: 4427, fullFrom: 13_020, fallsFrom: 23_890, endsAt: 51_593, credit: 4405 },
          2: { most: 7316, fullFrom: 18_290, endsAt: 58_629 },
          3: { children: '3 or more', most: 8231, fullFrom: 18_290, endsAt: 62_974 },
        },
      },
      curve: { rows: 81, at: { 0: { earned: 0, credit: 0 }, 80: { earned: 55_000, credit: 0 } } },
    },
    says: { verdict: 'Income above $23,890 takes $22 of the most away' },
    source: procedure('The table of earned income amounts, thresholds and completed phase-outs; 4,427 − 135 × 15.98%'),
  },
  {
    name: 'A joint return ends later',
    given: { taxYear: '2026', status: 'joint', children: '3', earned: 30_000, stateShare: 0.3 },
    expect: { credit: 8231, endsAt: 70_244, stateCredit: 2469.3, next: 0, verdict: 'good' },
    says: { verdict: 'This is the most' },
    source: procedure('Completed phase-out amount of a joint return with three children'),
  },
  {
    name: 'Two children of a surviving spouse',
    given: { taxYear: '2024', status: 'survivor', children: '2', earned: 35_592 },
    expect: { credit: 4253 },
    source: directFile('olf-8862-ats-5'),
  },
  {
    name: 'A joint return with pension beside the wages',
    given: { taxYear: '2024', status: 'joint', children: '1', earned: 37_693, agi: 41_693 },
    expect: { credit: 2290 },
    source: directFile('olf-ats-2-1099r-nonzero-taxable'),
  },
  {
    name: 'More income than earnings',
    given: { taxYear: '2024', status: 'single', children: '0', earned: 7300, agi: 15_802 },
    expect: { credit: 212 },
    source: directFile('olf-single-eitc-agi-exceeds-earned-income'),
  },
  {
    name: 'Growing with the wages',
    given: { taxYear: '2024', status: 'head', children: '1', earned: 9300, agi: 9242 },
    expect: { credit: 3171, next: 0.34, verdict: 'fair' },
    says: { verdict: 'still grows' },
    source: directFile('olf-hoh-9300'),
  },
  {
    name: 'Three children at the end of the slope',
    given: { taxYear: '2024', status: 'joint', children: '3', earned: 60_000 },
    expect: { credit: 1431 },
    source: directFile('olf-cfa-npe-01-26'),
  },
  {
    name: 'Combat pay lifts earnings that were too low',
    given: { taxYear: '2024', status: 'head', children: '1', earned: 5000, combatPay: 4300 },
    expect: { credit: 3171 },
    source: publication('Nontaxable combat pay: elected where it raises the credit; then as with 9,300 earned.'),
  },
  {
    name: 'And is left out where it would lower the credit',
    given: { taxYear: '2024', status: 'survivor', children: '2', earned: 35_592, combatPay: 9000 },
    expect: { credit: 4253 },
    source: publication('Nontaxable combat pay: nobody has to elect it.'),
  },
  {
    name: 'Too much investment income',
    given: { taxYear: '2026', children: '2', earned: 20_000, investmentIncome: 12_201 },
    expect: { credit: 0, verdict: 'bad' },
    says: { verdict: 'investment income is above $12,200' },
    source: procedure('Excessive investment income'),
  },
  {
    name: 'Too young without a child',
    given: { taxYear: '2026', status: 'single', children: '0', earned: 9000, age: 24 },
    expect: { credit: 0 },
    says: { verdict: 'at least 25 and under 65' },
    source: publication('Rule 11: at least 25 but under 65'),
  },
  {
    name: 'One spouse of the right age is enough',
    given: { taxYear: '2026', status: 'joint', children: '0', earned: 9000, age: 66, spouseAge: 64 },
    expect: { credit: 664 },
    source: publication('Rule 11, married filing jointly'),
  },
  {
    name: 'A separate return of a couple under one roof',
    given: { taxYear: '2026', status: 'separate', children: '1', earned: 20_000 },
    expect: { credit: 0 },
    says: { verdict: 'No credit on a separate return' },
    source: publication('Rule 3'),
  },
  {
    name: 'And of a parent who lived apart',
    given: { taxYear: '2026', status: 'separate', apart: true, children: '1', earned: 20_000 },
    expect: { credit: 4427 },
    source: publication('Rule 3, separated spouses'),
  },
  {
    name: 'Without a number',
    given: { taxYear: '2026', children: '1', earned: 20_000, numbers: 'missing' },
    expect: { credit: 0 },
    says: { verdict: 'Social Security numbers' },
    source: publication('Rule 2'),
  },
  {
    name: 'Income beyond the end',
    given: { taxYear: '2026', status: 'head', children: '1', earned: 52_000 },
    expect: { credit: 0, verdict: 'bad' },
    says: { verdict: 'above the end' },
    source: procedure('Completed phase-out amount 51,593'),
  },
  {
    name: 'Nothing earned',
    given: { taxYear: '2026', status: 'head', children: '1', earned: 0, agi: 8000 },
    expect: { credit: 0, verdict: 'bad' },
    says: { verdict: 'Without earned income' },
    source: publication('Rule 7: you must have earned income'),
  },
])
