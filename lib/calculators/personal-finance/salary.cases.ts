import { defineCases } from '@/lib/calculator'
import salary from './salary'

const hmrc = { title: 'HMRC: tax-kalculator, test data', href: 'https://github.com/hmrc/tax-kalculator' }
const bare = {
  country: 'in',
  basicShare: 0.5,
  hraShare: 0.4,
  fundBase: 'none',
  gratuityRate: 0,
  state: 'none',
} as const

export default defineCases(salary, [
  {
    name: 'HMRC: 40,000 in 2026-27 with student loan plan 2',
    given: { country: 'uk', taxYear: '2026-27', gross: 40_000, pensionRate: 0, loan: 'plan2' },
    expect: { tax: 5484.2, insurance: 2194.4, loans: 955, takeHome: 31_366.4, kept: 0.78416 },
    source: {
      ...hmrc,
      how: 'data2026_with_student_loan.csv, code 1257L; the loan is the total of deductions 8,633.60 less tax and National Insurance',
    },
  },
  {
    name: 'Scotland: 80,000 in 2025-26 through five bands',
    given: { country: 'uk', taxYear: '2025-26', gross: 80_000, nation: 'scotland', pensionRate: 0 },
    expect: { insurance: 3610.6, tax: 21_759.75 },
    source: {
      title: 'Arithmetic on paper from gov.scot: Scottish Income Tax 2025 to 2026',
      how: 'Taxable 80,000 − 12,579 = 67,421; 2,827 × 19% + 12,094 × 20% + 16,171 × 21% + 31,338 × 42% + 4,991 × 45% = 537.13 + 2,418.80 + 3,395.91 + 13,161.96 + 2,245.95',
    },
  },
  {
    name: 'Scotland: 40,000 in 2026-27 pays 31.75 less than the year before',
    given: { country: 'uk', taxYear: '2026-27', gross: 40_000, nation: 'scotland', pensionRate: 0 },
    expect: { tax: 5549.18 },
    source: {
      title: 'ICAEW: Scottish Budget makes changes to income tax thresholds',
      href: 'https://www.icaew.com/insights/tax-news/2026/jan-2026/scottish-budget-makes-changes-to-income-tax-thresholds',
      how: 'Bands to 16,537, 29,526 and 43,662: of 27,421 taxable 3,967 × 19% + 12,989 × 20% + 10,465 × 21%; the Chartered Institute of Taxation gives the saving of 31.75',
    },
  },
  {
    name: 'Scotland: 40,000 in 2025-26',
    given: { country: 'uk', taxYear: '2025-26', gross: 40_000, nation: 'scotland', pensionRate: 0 },
    expect: { tax: 5580.93 },
    source: {
      title: 'CIOT: Scottish Budget reaction',
      href: 'https://www.tax.org.uk/ciot-s-reaction-to-the-income-tax-announcements-in-today-s-scottish-budget',
      how: '5,549.18 + 31.75, the difference of the two years for 40,000',
    },
  },
  {
    name: 'HMRC: 150,000 loses the whole personal allowance',
    given: { country: 'uk', taxYear: '2025-26', gross: 150_000, pensionRate: 0 },
    expect: { tax: 53_703, insurance: 5010.6, takeHome: 91_286.4 },
    source: { ...hmrc, how: 'data2025_with_tapering.csv' },
  },
  {
    name: 'HMRC: a tenth of 60,000 into a pension before tax',
    given: { country: 'uk', taxYear: '2026-27', gross: 60_000, pensionRate: 0.1, pensionMethod: 'netPay' },
    expect: { tax: 9028.4, insurance: 3210.6, pension: 6000, takeHome: 41_761 },
    source: { ...hmrc, how: 'data2026_with_pension.csv' },
  },
  {
    name: 'The employer of somebody on 20,000 pays 2,250 of National Insurance from April 2025',
    given: { country: 'uk', taxYear: '2025-26', gross: 20_000, pensionRate: 0 },
    expect: { employerCost: 22_250 },
    source: {
      title: 'taxaccountant.co.uk: Autumn Budget 2024',
      href: 'https://taxaccountant.co.uk/?p=16407',
      how: 'Employer NIC for a worker earning £20,000 goes from £1,504.20 to £2,250',
    },
  },
  {
    name: 'The employer of somebody on 30,000 paid 2,884.20 in 2024-25',
    given: { country: 'uk', taxYear: '2024-25', gross: 30_000, pensionRate: 0 },
    expect: { employerCost: 32_884.2 },
    source: {
      title: 'Delphini Accounting: tax tables, National Insurance',
      href: 'https://delphiniaccounting.co.uk/resource-centre/tax-tables/national-insurance.php',
      how: 'Secondary threshold 9,100, 13.80% above it: 20,900 × 13.8%',
    },
  },
  {
    name: 'And pays 3,750 in 2026-27, as in the year before',
    given: { country: 'uk', taxYear: '2026-27', gross: 30_000, pensionRate: 0 },
    expect: { employerCost: 33_750 },
    source: {
      title: 'Delphini Accounting: tax tables, National Insurance',
      href: 'https://delphiniaccounting.co.uk/resource-centre/tax-tables/national-insurance.php',
      how: 'Secondary threshold 5,000 and 15.00% in 2025/26 and 2026/27: 25,000 × 15%',
    },
  },
  {
    name: 'Student loan plan 1 and a postgraduate loan on 35,000 in 2025-26',
    given: { country: 'uk', taxYear: '2025-26', gross: 35_000, pensionRate: 0, loan: 'plan1', postgraduate: true },
    expect: { loans: 1644 },
    source: {
      title: 'Which?: Student loan changes in the Budget',
      href: 'https://www.which.co.uk/news/article/student-loan-changes-in-the-budget-what-you-need-to-know-abbem5B7SReV',
      how: 'Thresholds 26,065 and 21,000: 8,935 × 9% and 14,000 × 6%, each rounded down to pounds: 804 + 840',
    },
  },
  {
    name: 'Six months of 60,000 keep the whole free pay, but National Insurance is that of each month',
    given: { country: 'uk', taxYear: '2026-27', gross: 60_000, pensionRate: 0, months: 6 },
    expect: { gross: 30_000, tax: 3484.2, insurance: 1605.3, monthly: 4151.75 },
    source: {
      title: 'Arithmetic on paper',
      how: 'Tax (30,000 − 12,579) × 20%; National Insurance 3,210.60 (HMRC, 60,000) ÷ 2; (30,000 − 3,484.20 − 1,605.30) ÷ 6',
    },
  },
  {
    name: 'Relief at source: a contribution of 5% costs 4%',
    given: { country: 'uk', taxYear: '2026-27', gross: 40_000, pensionRate: 0.05, pensionMethod: 'relief' },
    expect: { tax: 5484.2, pension: 1600 },
    source: {
      title: 'GOV.UK: Tax on your private pension contributions, tax relief',
      href: 'https://www.gov.uk/tax-on-your-private-pension/pension-tax-relief',
      how: 'You pay £80 and £20 is added; 2,000 × 80%',
    },
  },
  {
    name: 'Salary sacrifice lowers National Insurance as well',
    given: {
      country: 'uk',
      taxYear: '2026-27',
      gross: 63_157.894_736_842_1,
      pensionRate: 0.05,
      pensionMethod: 'sacrifice',
    },
    expect: { tax: 11_428.4, insurance: 3210.6 },
    source: { ...hmrc, how: 'data2026.csv, 60,000: what is left of 63,157.89 after 5%' },
  },
  {
    name: 'Plan 5 has no repayments before April 2026',
    given: { country: 'uk', taxYear: '2025-26', loan: 'plan5' },
    problem: 'loan',
    source: {
      title: 'GOV.UK: Repaying your student loan',
      href: 'https://www.gov.uk/repaying-your-student-loan/what-you-pay',
      how: 'Plan 5 repayments start in April 2026 at the earliest',
    },
  },
  {
    name: 'What is no tax code is refused',
    given: { country: 'uk', taxCode: '12X57' },
    problem: 'taxCode',
    source: {
      title: 'GOV.UK: Tax codes, what the letters mean',
      href: 'https://www.gov.uk/tax-codes/what-your-tax-code-means',
      how: 'No such code',
    },
  },
  {
    name: 'India, new regime: 13 lakh of salary pay 26,000 by marginal relief, not 66,300',
    given: { ...bare, taxYear: '2025-26', ctc: 1_300_000, regime: 'new' },
    expect: { tax: 26_000, takeHome: 1_274_000 },
    source: {
      title: 'FinCalC: Why tax of Rs. 26,000 on 13 lakh income',
      href: 'https://fincalc-blog.in/why-tax-of-rs-26000-on-13-lakh-income-in-new-tax-regime-video',
      how: '13,00,000 − 75,000 − 12,00,000 = 25,000, and 4% cess',
    },
  },
  {
    name: 'India, new regime: nothing on 12.75 lakh of salary',
    given: { ...bare, taxYear: '2025-26', ctc: 1_275_000, regime: 'new' },
    expect: { tax: 0, takeHome: 1_275_000 },
    source: {
      title: 'Budget speech 2025, Personal Income-tax Reforms',
      href: 'https://www.indiabudget.gov.in/',
      how: 'No tax up to 12.75 lakh for salaried taxpayers',
    },
  },
  {
    name: 'India, new regime 2026-27: still nothing on 12.75 lakh',
    given: { ...bare, taxYear: '2026-27', ctc: 1_275_000, regime: 'new' },
    expect: { tax: 0 },
    source: {
      title: 'Outlook Money: Income tax slabs under the new law from April 1',
      href: 'https://www.outlookmoney.com/amp/story/tax/check-income-tax-slabs-and-rates-under-the-new-tax-law-coming-into-effect-from-april-1',
      how: 'Slabs of both regimes retained; nil tax up to 12 lakh, 12.75 lakh with the standard deduction',
    },
  },
  {
    name: 'India, new regime: the surcharge stops at 25% above five crore',
    given: { ...bare, taxYear: '2025-26', ctc: 60_075_000, regime: 'new' },
    expect: { tax: 22_854_000 },
    source: {
      title: 'TaxGuru: Surcharge rates, new and old regime',
      href: 'https://taxguru.in/income-tax/surcharge-rates-new-vs-old-tax-regime-key-differences.html',
      how: 'Capped at 25%: (3,00,000 + 30% of 5,76,00,000) × 1.25 × 1.04',
    },
  },
  {
    name: 'India, old regime: 37% above five crore',
    given: { ...bare, taxYear: '2025-26', ctc: 60_050_000, regime: 'old' },
    expect: { tax: 25_379_250 },
    source: {
      title: 'TaxGuru: Surcharge rates, new and old regime',
      href: 'https://taxguru.in/income-tax/surcharge-rates-new-vs-old-tax-regime-key-differences.html',
      how: '37% in the old regime: (1,12,500 + 30% of 5,90,00,000) × 1.37 × 1.04',
    },
  },
  {
    name: 'India, old regime 2024-25: a payroll sheet takes 2,58,409 of 19,07,233',
    given: { ...bare, taxYear: '2024-25', ctc: 1_907_233, regime: 'old', otherDeductions: 404_000 },
    expect: { tax: 258_408.7 },
    source: {
      title: 'Tax Calculation FY 2024-25 Old Regime (worksheet)',
      href: 'https://scribd.com/document/736975502/Tax-Calculation-FY-2024-25-OldRegime',
      how: 'Taxable 14,53,233 after 50,000 and 4,04,000; 12,500 + 1,00,000 + 1,35,970 and cess 9,939',
    },
  },
  {
    name: 'India, surcharge above two crore with marginal relief',
    given: { ...bare, taxYear: '2024-25', ctc: 20_311_550, regime: 'old' },
    expect: { tax: 7_223_762 },
    source: {
      title: 'KDK Software: Marginal relief above 2 crore',
      href: 'https://support.kdksoftware.com/portal/en/kb/articles/marginal-relief-calculation-above-2-crore',
      how: 'Income 2,02,61,550: (58,12,500 + 8,71,875 + 2,61,550) × 1.04',
    },
  },
  {
    name: 'India: an offer of 12 lakh taken apart, Maharashtra',
    given: {
      country: 'in',
      taxYear: '2026-27',
      ctc: 1_200_000,
      basicShare: 0.5,
      hraShare: 0.4,
      fundBase: 'ceiling',
      gratuityRate: 0.0481,
      state: 'maharashtra',
      regime: 'new',
    },
    expect: {
      gross: 1_149_540,
      tax: 0,
      fund: 21_600,
      stateTax: 2500,
      takeHome: 1_125_440,
      structure: {
        rows: 5,
        at: {
          0: { year: 600_000 },
          1: { year: 240_000 },
          2: { year: 309_540 },
          3: { year: 21_600 },
          4: { year: 28_860 },
        },
        sum: { year: 1_200_000, month: 100_000 },
      },
    },
    source: {
      title: 'Arithmetic on paper',
      how: 'Basic 6,00,000; allowance 40%; fund 15,000 × 12 × 12%; gratuity 4.81% of basic; special allowance the rest; Profession Tax Act, Maharashtra: 2,500 a year',
    },
  },
  {
    name: 'India, old regime: rent of 3,00,000 exempts the least of three amounts',
    given: {
      ...bare,
      taxYear: '2026-27',
      ctc: 1_200_000,
      regime: 'old',
      rent: 300_000,
      rentCity: 'other',
      savings: 200_000,
    },
    expect: { tax: 67_080 },
    source: {
      title: 'LibreOffice Calc',
      how: '=MIN(240000;300000-60000;240000) exempt; 12,00,000 − 2,40,000 − 50,000 − 1,50,000 = 7,60,000; (12,500 + 20% of 2,60,000) × 1.04 = 67,080',
    },
  },
  {
    name: 'Any country: tax and deductions as entered, and no hour to divide by',
    given: { country: 'global', gross: 52_000, taxRate: 0.25, deductions: 2600, hours: 0 },
    expect: {
      takeHome: 36_400,
      monthly: 3033.33,
      nextRaise: 0.25,
      payslip: {
        rows: 4,
        at: { 0: { week: 1000, day: 200, hour: null }, 3: { year: 36_400, week: 700, day: 140, hour: null } },
      },
    },
    source: { title: 'Arithmetic on paper', how: '52,000 × 75% − 2,600; ÷ 12; ÷ 52; ÷ 260' },
  },
  {
    name: 'Any country: 30 hours in 46 weeks',
    given: { country: 'global', gross: 34_500, taxRate: 0, deductions: 0, hours: 30, weeks: 46, days: 4 },
    expect: { takeHome: 34_500, payslip: { rows: 4, at: { 0: { week: 750, day: 187.5, hour: 25 } } } },
    source: { title: 'Arithmetic on paper', how: '34,500 ÷ 46 = 750; ÷ 4; 750 ÷ 30' },
  },
  {
    name: 'Deductions above the salary have no take-home pay',
    given: { country: 'global', gross: 1000, taxRate: 0.5, deductions: 600 },
    problem: 'deductions',
    source: { title: 'Arithmetic on paper', how: '1,000 − 500 − 600 is below nothing' },
  },
])
