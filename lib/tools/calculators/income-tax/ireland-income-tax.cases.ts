import { defineCases } from '@/lib/kits/calculator'
import irelandIncomeTax from './ireland-income-tax'

const budget2026 = {
  title: 'Grant Thornton Ireland: How will Budget 2026 affect you and your family?',
  href: 'https://www.grantthornton.ie/insights/how-will-budget-2024-affect-you-and-your-family',
} as const
const budget2025 = {
  title: 'Grant Thornton Ireland: How will Budget 2025 affect you and your family?',
  href: 'https://grantthornton.ie/insights/how-the-budget-will-affect-you-and-your-family',
} as const
const guide = {
  title: 'Department of Social Protection: PRSI contribution rates and user guide',
  href: 'http://www.welfare.ie/en/Pages/PRSI-contribution-rates-and-user-guide-from-1-January-2017.aspx',
} as const

export default defineCases(irelandIncomeTax, [
  {
    name: 'Budget 2026: a single worker on 36,000, beside 50,000',
    given: { taxYear: '2026', pay: 36_000, otherPay: 50_000 },
    expect: {
      tax: 3812.82,
      social: 1525.5,
      taken: 5338.32,
      takeHome: 30_661.68,
      monthly: 2555.14,
      effective: 0.148287,
      marginal: 0.272375,
      employerCost: 40_063.5,
      payslip: {
        rows: 5,
        at: {
          0: {
            item: 'Pay before tax',
            year: 36_000,
            month: 3000,
            fortnight: 1384.62,
            week: 692.31,
            day: 138.46,
            hour: 17.31,
          },
          1: { item: 'Income tax', year: 3200 },
          2: { item: 'Universal social charge', year: 612.82 },
          3: { item: 'PRSI', year: 1525.5 },
          4: {
            item: 'Take-home pay',
            year: 30_661.68,
            month: 2555.14,
            fortnight: 1179.3,
            week: 589.65,
            day: 117.93,
            hour: 14.74,
          },
        },
      },
      bands: {
        at: {
          0: { scale: 'Income tax', from: 0, upTo: 44_000, rate: 0.2, part: 36_000, tax: 7200 },
          1: { scale: 'Universal social charge', from: 0, upTo: 12_012, rate: 0.005, part: 12_012, tax: 60.06 },
        },
      },
      employer: { at: { 1: { item: 'Employer’s PRSI', amount: 4063.5 } } },
      compared: { at: { 1: { what: 'Income tax', this: 3200, other: 7200, difference: 4000 } } },
      years: {
        rows: 3,
        at: {
          0: { year: '2024', tax: 4194.62, social: 1449 },
          1: { year: '2025', tax: 3826, social: 1485, takeHome: 30_689 },
          2: { year: '2026', change: -27.32 },
        },
      },
      curve: { at: { 35: { pay: 36_000, taken: 0.148287, marginal: 0.272375 } } },
    },
    source: {
      ...budget2026,
      how: 'prints 3,200, 613, 1,526 and 30,662; before the budgets of 2025 and 2026: 3,450, 745 and 1,449; 3,200, 626 and 1,485. Employer: 36,000 × 11.2875%',
    },
  },
  {
    name: 'Budget 2026: a single parent on 50,000',
    given: { taxYear: '2026', pay: 50_000, status: 'oneParent' },
    expect: { tax: 5532.82, social: 2118.75, takeHome: 42_348.43 },
    source: { ...budget2026, how: 'prints 4,500, 1,033, 2,119 and 42,348' },
  },
  {
    name: 'Before Budget 2025: a single parent on 50,000',
    given: { taxYear: '2024', pay: 50_000, status: 'oneParent' },
    expect: { tax: 6604.62, social: 2012.5, takeHome: 41_382.88 },
    source: { ...budget2025, how: 'prints 5,300, 1,305, 2,013 and 41,383' },
  },
  {
    name: 'Budget 2026: self-employed, married, 150,000, one income and a home carer',
    given: { taxYear: '2026', pay: 150_000, status: 'oneIncome', homeCarer: true, selfEmployed: true },
    expect: { tax: 50_980.62, social: 6356.25, takeHome: 92_663.13 },
    source: { ...budget2026, how: 'prints 41,450, 9,530, 6,356 and 92,663' },
  },
  {
    name: 'Before Budget 2025: self-employed, married, 150,000',
    given: { taxYear: '2024', pay: 150_000, status: 'oneIncome', homeCarer: true, selfEmployed: true },
    expect: { tax: 52_377.86, social: 6037.5 },
    source: { ...budget2025, how: 'prints 42,375, 10,003 and 6,038' },
  },
  {
    name: 'Budget 2025: self-employed and single, 100,000',
    given: { taxYear: '2025', pay: 100_000, selfEmployed: true },
    expect: { tax: 31_243.8, social: 4125, takeHome: 64_631.2 },
    source: { ...budget2025, how: 'prints 27,200, 4,044, 4,125 and 64,631' },
  },
  {
    name: 'Of two incomes of 60,000 and 20,000 the higher one gets the whole band of one income',
    given: { taxYear: '2026', pay: 60_000, status: 'twoIncomes', partnerPay: 20_000 },
    expect: { payslip: { at: { 1: { item: 'Income tax', year: 9400 } } } },
    source: {
      title: 'KPMG: Budget 2026, tables',
      href: 'https://kpmg.com/ie/en/insights/tax/budget-2026/tables.html',
      how: '73,000 of the couple’s 80,000 at 20% and 7,000 at 40%, less 4,000 and twice 2,000: 9,400; the partner’s 4,000 are met by credits of 4,000',
    },
  },
  {
    name: 'A pension beyond the limit of the age is relieved up to it',
    given: { taxYear: '2025', pay: 40_000, age: 'from40', pensionRate: 0.3 },
    expect: { saving: 12_000, payslip: { at: { 1: { item: 'Income tax', year: 2000 } } } },
    source: {
      title: 'Revenue: Tax relief limits on pension contributions',
      href: 'https://www.revenue.ie/en/jobs-and-pensions/pension/relief/tax-relief-limits.aspx',
      how: 'relief on 10,000 for a person of 42 with 40,000; 20% of 30,000 less 4,000',
    },
  },
  {
    name: 'The PRSI credit of a week of 377 is 7.83, of 400 it is 4',
    given: { taxYear: '2024', pay: 377, basis: 'week', otherPay: 20_800 },
    expect: { gross: 19_604, social: 381.64, compared: { at: { 3: { what: 'PRSI', this: 381.64, other: 629.11 } } } },
    source: {
      ...guide,
      how: '52 × (377 × 4.025% − (12 − 24.99 ÷ 6)) = 52 × (15.17425 − 7.835); 52 × (400 × 4.025% − (12 − 47.99 ÷ 6))',
    },
  },
  {
    name: 'A wage within the exemptions',
    given: { taxYear: '2026', pay: 13_000 },
    expect: { tax: 0, social: 0, takeHome: 13_000, employerCost: 14_174.88 },
    source: {
      title: 'gov.ie: PRSI Class A rates',
      href: 'https://www.gov.ie/en/department-of-social-protection/publications/prsi-class-a-rates',
      how: 'employer 9,750 × 9% and 3,250 × 9.15%',
    },
  },
  {
    name: 'Over 70 with 30,000: USC of 2% at most',
    given: { taxYear: '2026', pay: 30_000, reduced: true },
    expect: { payslip: { at: { 2: { item: 'Universal social charge', year: 419.82 } } } },
    source: {
      title: 'Sage Ireland: Budget 2026 USC',
      href: 'https://ie-kb.sage.com/portal/app/portlets/results/botviewsolution.jsp?hypermediatext=null&solutionid=251114162042793',
      how: '12,012 × 0.5% and 17,988 × 2%',
    },
  },
  {
    name: 'My Future Fund on 20,000: 300 from each side',
    given: { taxYear: '2026', pay: 20_000, fund: true },
    expect: { saving: 300, employer: { at: { 2: { item: 'My Future Fund', amount: 300 } } } },
    source: {
      title: 'Parfrey Murphy: Automatic enrolment',
      href: 'https://parfreymurphy.ie/automatic-enrolment-retirement-savings-my-future-fund/',
    },
  },
  {
    name: 'The rent credit of a tenant who pays 12,000',
    given: { taxYear: '2025', pay: 40_000, rent: 12_000 },
    expect: { payslip: { at: { 1: { item: 'Income tax', year: 3000 } } } },
    source: {
      title: 'Revenue: How much rent credit can you claim?',
      href: 'https://www.revenue.ie/en/personal-tax-credits-reliefs-and-exemptions/land-and-property/rent-credit/how-much-claim.aspx',
      how: '8,000 − 4,000 − 1,000',
    },
  },
  {
    name: 'My Future Fund before it began',
    given: { taxYear: '2025', fund: true },
    problem: 'fund',
    because: 'January 2026',
    source: {
      title: 'Littler: Auto-enrolment now in effect',
      href: 'https://littler.ie/insights/auto-enrolment-scheme-and-minimum-contribution-rates-now-in-effect',
    },
  },
  {
    name: 'A home carer needs a couple',
    given: { homeCarer: true },
    problem: 'homeCarer',
    source: {
      title: 'Revenue: Home Carer Tax Credit',
      href: 'https://www.revenue.ie/en/personal-tax-credits-reliefs-and-exemptions/children/home-carer-tax-credit/index.aspx',
    },
  },
])
