import { defineCases } from '@/lib/kits/calculator'
import sCorpTax from './s-corp-tax'

const decimal = (how: string) => ({
  title: 'IRS: Forms 1120-S, 8995-A and Schedule SE, in decimal arithmetic',
  href: 'https://www.irs.gov/forms-pubs/about-form-1120-s',
  how: `tests/vectors/us-federal/s-corp.py: ${how}`,
})
const basisForm = (how: string) => ({
  title: 'IRS: Form 7203, on paper',
  href: 'https://www.irs.gov/forms-pubs/about-form-7203',
  how,
})
const bare = { taxYear: '2026', status: 'single' } as const

export default defineCases(sCorpTax, [
  {
    name: 'A designer with a profit of 120 thousand',
    given: { ...bare, profit: 120_000, salary: 60_000, costs: 2500 },
    expect: {
      saving: 3099.62,
      asOwner: 28_461.78,
      asCorporation: 25_362.16,
      payroll: 9180,
      left: 52_910,
      deductionLost: 8502.45,
      basisEnd: 0,
      beyondBasis: 0,
      bestSalary: 0,
      bestSaving: 13_403.38,
      verdict: 'good',
      sides: {
        rows: 13,
        at: {
          1: { item: 'Salary', owner: 0, corporation: 60_000 },
          4: { item: 'Business deduction', owner: 19_084.45, corporation: 10_582 },
          6: { item: 'Income tax', owner: 11_506.32, corporation: 13_682.16 },
          7: { owner: 16_955.46, corporation: 9180 },
          11: { owner: 28_461.78, corporation: 25_362.16 },
          12: { item: 'Left for the owner', owner: 91_538.22, corporation: 94_637.84 },
        },
      },
      sweep: { rows: 61, at: { 0: { salary: 0, deduction: 20_280 }, 60: { salary: 109_150 } } },
    },
    says: { verdict: '$3,100 a year is 2.6% of the profit.' },
    source: decimal(
      'designer; without a salary 117,500 − 16,100 = 101,400, of which a fifth is 20,280, so 81,120 are taxed: 5,800 + 30,720 × 22% and 2,500 of costs; 117,500 ÷ 1.0765 = 109,150',
    ),
  },
  {
    name: 'Above the range the salary carries the business deduction',
    given: { ...bare, profit: 500_000, salary: 150_000, costs: 3000 },
    expect: {
      saving: 34_740.47,
      asOwner: 170_271.72,
      asCorporation: 135_531.25,
      deductionLost: -66_705,
      left: 335_525,
    },
    source: decimal('consultant above the range: 67,105 against the least of 400'),
  },
  {
    name: 'A law practice loses it either way',
    given: { ...bare, profit: 500_000, salary: 250_000, costs: 3000, serviceBusiness: true },
    expect: {
      saving: 5021.87,
      payroll: 30_128,
      deductionLost: 0,
      sides: { at: { 8: { owner: 2355.75, corporation: 450 } } },
    },
    source: decimal('lawyer'),
  },
  {
    name: 'Too small for it',
    given: { ...bare, profit: 30_000, salary: 24_000, costs: 2500 },
    expect: { saving: -1907.09, verdict: 'bad' },
    says: { verdict: 'The election costs more than it saves' },
    source: decimal('small'),
  },
  {
    name: 'Health insurance, other income and a state that taxes the corporation',
    given: {
      ...bare,
      profit: 150_000,
      salary: 80_000,
      otherIncome: 20_000,
      costs: 2000,
      health: 9000,
      entityRate: 0.015,
    },
    expect: {
      saving: 1997.8,
      asOwner: 39_765.67,
      left: 52_086.8,
      sides: { at: { 9: { item: 'State tax on the corporation', corporation: 793.2 } } },
    },
    source: decimal('health and state tax'),
  },
  {
    name: 'A distribution larger than the basis is a gain',
    given: { ...bare, profit: 120_000, salary: 60_000, costs: 2500, basis: 10_000, distributions: 70_000 },
    expect: { basisEnd: 0, beyondBasis: 7090 },
    source: basisForm('10,000 + 52,910 − 70,000'),
  },
  {
    name: 'And a smaller one leaves basis',
    given: { ...bare, profit: 120_000, salary: 60_000, costs: 2500, basis: 10_000, distributions: 40_000 },
    expect: { basisEnd: 22_910, beyondBasis: 0 },
    source: basisForm('10,000 + 52,910 − 40,000'),
  },
  {
    name: 'Without a salary',
    given: { ...bare, profit: 120_000, salary: 0, costs: 2500 },
    expect: { payroll: 0, verdict: 'bad' },
    says: { verdict: 'an owner who works has to be paid' },
    source: {
      title: 'IRS: S corporation compensation and medical insurance issues',
      href: 'https://www.irs.gov/businesses/small-businesses-self-employed/s-corporation-compensation-and-medical-insurance-issues',
    },
  },
  {
    name: 'A salary above the profit',
    given: { ...bare, profit: 120_000, salary: 109_151, costs: 2500 },
    problem: 'salary',
    because: 'at most $109,150',
    source: decimal('117,500 ÷ 1.0765'),
  },
])
