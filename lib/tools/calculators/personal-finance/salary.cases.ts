import { defineCases } from '@/lib/kits/calculator'
import salary from './salary'

const hmrc = { title: 'HMRC: tax-kalculator, test data', href: 'https://github.com/hmrc/tax-kalculator' }
const codes = { title: 'GOV.UK: Tax codes', href: 'https://www.gov.uk/tax-codes/what-your-tax-code-means' }
const scottishCodes = {
  title: 'GOV.UK: Income Tax in Scotland, letters in your tax code',
  href: 'https://www.gov.uk/scottish-income-tax',
}
const allowance = {
  title:
    'GOV.UK: Income Tax rates and Personal Allowances, your Personal Allowance goes down by £1 for every £2 above £100,000',
  href: 'https://www.gov.uk/income-tax-rates',
}
const section87a = {
  title: 'Income Tax Department, India: Income and tax calculator',
  href: 'https://incometaxindia.gov.in/pages/tools/income-tax-calculator.aspx',
}
const slip = { title: 'Arithmetic on paper' }
const uk2026 = { country: 'uk', taxYear: '2026-27', pensionRate: 0 } as const
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
    expect: {
      tax: 5484.2,
      insurance: 2194.4,
      loans: 955,
      takeHome: 31_366.4,
      kept: 0.78416,
      nextRaise: 0.37,
      pension: null,
      newCode: null,
      payslip: {
        at: {
          0: { item: 'Gross pay', year: 40_000, month: 3333.33 },
          1: { item: 'Income tax', month: 457.01 },
          2: { item: 'National Insurance', month: 182.87 },
          3: { item: 'Student loans', month: 79.58 },
          [-1]: { item: 'Take-home pay', year: 31_366.4, month: 2613.87 },
        },
      },
    },
    source: {
      ...hmrc,
      how: 'data2026_with_student_loan.csv, code 1257L; the loan is the total of deductions 8,633.60 less tax and National Insurance; the largest deduction of a month takes the odd penny, 457.02 − 0.01; of another 100 go 20 + 8 + 9',
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
      gross: 1_141_780,
      tax: 0,
      fund: 29_360,
      stateTax: 2500,
      takeHome: 1_109_920,
      structure: {
        rows: 5,
        at: {
          0: { part: 'Basic pay', year: 600_000 },
          1: { part: 'House rent allowance', year: 240_000 },
          2: { part: 'Special allowance', year: 301_780 },
          3: { part: 'Employer’s provident fund', year: 29_360 },
          4: { part: 'Gratuity', year: 28_860 },
        },
        sum: { year: 1_200_000, month: 100_000 },
      },
    },
    source: {
      title: 'Arithmetic on paper',
      how: 'Basic 6,00,000; allowance 40%; fund 12% of five months of 15,000, of 19,666.67 in September (16 days of 15,000 and 14 of 25,000) and of six months of 25,000; gratuity 4.81% of basic; special allowance the rest; Profession Tax Act, Maharashtra: 2,500 a year',
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
      others: 2600,
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
  {
    name: 'NT: no tax at all',
    given: { ...uk2026, gross: 40_000, taxCode: 'NT' },
    expect: { tax: 0 },
    source: { ...codes, how: 'NT: you are not paying any tax on this income' },
  },
  {
    name: 'BR: all pay at the basic rate',
    given: { ...uk2026, gross: 40_000, taxCode: 'BR' },
    expect: { tax: 8000 },
    source: { ...codes, how: 'BR: all your income is taxed at the basic rate; 20% of 40,000' },
  },
  {
    name: 'D0: all pay at the higher rate',
    given: { ...uk2026, gross: 40_000, taxCode: 'D0' },
    expect: { tax: 16_000 },
    source: { ...codes, how: 'D0: all your income is taxed at the higher rate; 40% of 40,000' },
  },
  {
    name: 'D1: all pay at the additional rate',
    given: { ...uk2026, gross: 40_000, taxCode: 'D1' },
    expect: { tax: 18_000 },
    source: { ...codes, how: 'D1: 45% of 40,000' },
  },
  {
    name: 'SD0: all pay at the intermediate rate, whatever the nation says',
    given: { ...uk2026, gross: 20_000, taxCode: 'SD0' },
    expect: { tax: 4200 },
    source: { ...scottishCodes, how: 'SD0: intermediate rate, 21% of 20,000' },
  },
  {
    name: 'SBR: all pay at the Scottish basic rate',
    given: { ...uk2026, gross: 20_000, taxCode: 'SBR' },
    expect: { tax: 4000 },
    source: { ...scottishCodes, how: 'SBR: basic rate, 20% of 20,000, not the starter rate of 19%' },
  },
  {
    name: 'C1257L: Wales, whatever the nation says',
    given: { ...uk2026, gross: 60_000, taxCode: 'C1257L', nation: 'scotland' },
    expect: { tax: 11_428.4 },
    source: { ...hmrc, how: 'data2026.csv, C1257L' },
  },
  {
    name: 'S1257L: Scotland, whatever the nation says',
    given: { ...uk2026, gross: 60_000, taxCode: 'S1257L', nation: 'ruk' },
    expect: { tax: 13_178.27 },
    source: { ...hmrc, how: 'data2026.csv, S1257L' },
  },
  {
    name: 'S1257L of 2026-27 in the advanced band',
    given: { ...uk2026, gross: 80_000, taxCode: 'S1257L' },
    expect: { tax: 21_728 },
    source: { ...hmrc, how: 'data2026.csv, S1257L' },
  },
  {
    name: '0T: no free pay',
    given: { ...uk2026, gross: 150_000, taxCode: '0T' },
    expect: { tax: 53_703 },
    source: { ...hmrc, how: 'data2026.csv, 0T' },
  },
  {
    name: 'K475 adds 4,750 to the pay',
    given: { ...uk2026, gross: 40_000, taxCode: 'K475' },
    expect: { tax: 10_360 },
    source: { ...codes, how: 'A K code of ten times its number untaxed; 44,750 = 37,700 × 20% + 7,050 × 40%' },
  },
  {
    name: 'A K code never takes more than half the pay',
    given: { ...uk2026, gross: 1000, taxCode: 'K2000' },
    expect: { tax: 500 },
    source: {
      ...codes,
      how: 'The tax deduction for each period cannot be more than half your pre-tax pay; 21,000 × 20% would be 4,200',
    },
  },
  {
    name: '1257L M1: each month is taxed alone',
    given: { ...uk2026, gross: 60_000, taxCode: '1257L M1', months: 6 },
    expect: { tax: 5714.2 },
    source: { ...hmrc, how: 'data2026.csv, 60,000: twelve months of 11,428.40 ÷ 12, six of them' },
  },
  {
    name: 'Two letters behind the number are no code',
    given: { ...uk2026, taxCode: 'K100L' },
    problem: 'taxCode',
    source: { ...codes, how: 'K stands before a number without a letter' },
  },
  {
    name: 'D2 is no rate of England',
    given: { ...uk2026, taxCode: 'D2' },
    problem: 'taxCode',
    source: { ...scottishCodes, how: 'Only Scotland has a band above the one of D1: SD2, SD3' },
  },
  {
    name: 'All pay into the pension leaves nothing for National Insurance',
    given: { ...uk2026, gross: 40_000, pensionRate: 1 },
    problem: 'pensionRate',
    source: { ...slip, how: '40,000 − 40,000 − 2,194.40 is below nothing' },
  },
  {
    name: 'A code that gives more than the law leaves is followed by another',
    given: { ...uk2026, gross: 110_000, taxCode: '758L' },
    expect: { newCode: 'fair' },
    says: {
      newCode:
        'falls by £1 for every £2, so HMRC will send another code. This one leaves £7,589 free of tax, the next one £7,579. Income tax will then be £33,428.40',
    },
    source: { ...allowance, how: '12,579 − 10,000 ÷ 2 = 7,579; 37,700 × 20% + 64,721 × 40%' },
  },
  {
    name: 'The code that follows the income stands',
    given: { ...uk2026, gross: 110_000, taxCode: '757L' },
    expect: { newCode: null, tax: 33_428.4 },
    source: { ...allowance, how: '12,570 − 10,000 ÷ 2 = 7,570: 757L' },
  },
  {
    name: 'A large code stands at 100,000',
    given: { ...uk2026, gross: 100_000, taxCode: '1300L' },
    expect: { newCode: null },
    source: { ...allowance, how: 'The allowance goes down above 100,000, not at it' },
  },
  {
    name: 'And falls a pound above',
    given: { ...uk2026, gross: 100_001, taxCode: '1300L' },
    expect: { newCode: 'fair' },
    source: { ...allowance, how: 'A pound above 100,000' },
  },
  {
    name: 'A pension paid after tax counts with its months',
    given: { ...uk2026, gross: 180_000, taxCode: '1257L', pensionRate: 0.1, pensionMethod: 'relief', months: 8 },
    expect: { newCode: 'fair', pension: 9600 },
    says: { newCode: 'the next one £8,579.' },
    source: {
      ...allowance,
      how: 'Eight months of 180,000 less eight of a tenth: 108,000; 12,579 − 4,000; 12,000 × 80% paid',
    },
  },
  {
    name: 'Over State Pension age there is no National Insurance',
    given: { ...uk2026, gross: 40_000, pensioner: true },
    expect: { insurance: 0, takeHome: 34_515.8 },
    source: { ...hmrc, how: 'data2026.csv, 40,000 less tax of 5,484.20 alone' },
  },
  {
    name: 'Half the salary into a pension: the odd penny of a month is taken off the pension',
    given: { ...uk2026, gross: 40_000, pensionRate: 0.5 },
    expect: {
      tax: 1484.2,
      pension: 20_000,
      takeHome: 16_321.4,
      payslip: {
        at: {
          1: { month: 123.68 },
          2: { month: 182.87 },
          3: { item: 'Pension', month: 1666.66 },
          4: { month: 1360.12 },
        },
      },
    },
    source: {
      ...slip,
      how: 'HMRC, data2026.csv, 20,000 for the tax, 40,000 for National Insurance; twelfths in pennies come to 3,333.34 for 3,333.33',
    },
  },
  {
    name: 'A small pension is still one',
    given: { ...uk2026, gross: 10, pensionRate: 0.05 },
    expect: { pension: 0.5, insurance: 0, tax: 0, loans: null },
    source: { ...slip, how: '5% of 10; below every threshold' },
  },
  {
    name: 'Six months repay half a year’s student loan and cost half a year’s employer contributions',
    given: { ...uk2026, gross: 40_000, loan: 'plan2', months: 6 },
    expect: { loans: 477.5, employerCost: 22_625 },
    source: { ...hmrc, how: 'data2026_with_student_loan.csv: 955 ÷ 2; employer (40,000 + 35,000 × 15%) ÷ 2' },
  },
  {
    name: "HMRC: student loan of gross: 25_123.32, loan: 'plan1'",
    given: { ...uk2026, taxYear: '2024-25', gross: 25_123.32, loan: 'plan1' },
    expect: { loans: null },
    source: { ...hmrc, how: 'data2024_student_loan.csv: below a pound a month' },
  },
  {
    name: "HMRC: student loan of gross: 25_123.44, loan: 'plan1'",
    given: { ...uk2026, taxYear: '2024-25', gross: 25_123.44, loan: 'plan1' },
    expect: { loans: 12 },
    source: { ...hmrc, how: 'data2024_student_loan.csv: a pound a month' },
  },
  {
    name: "HMRC: student loan of gross: 63_661.68, loan: 'plan4'",
    given: { ...uk2026, taxYear: '2024-25', gross: 63_661.68, loan: 'plan4' },
    expect: { loans: 2904 },
    source: { ...hmrc, how: 'data2024_student_loan.csv' },
  },
  {
    name: 'A postgraduate loan of exactly a pound a month',
    given: { ...uk2026, gross: 21_200, postgraduate: true },
    expect: { loans: 12 },
    source: {
      ...hmrc,
      how: '6% of the 200 above 21,000; HMRC takes 12 for a pound a month (data2024_student_loan.csv, plan 1)',
    },
  },
  {
    name: 'At the upper earnings limit the next raise loses 42%',
    given: { ...uk2026, gross: 50_279 },
    expect: { nextRaise: 0.42 },
    source: {
      ...allowance,
      how: '37,700 of 50,279 − 12,579 are taxed at 20%, what follows at 40%, and National Insurance takes 2% of it',
    },
  },
  {
    name: 'India: the next hundred rupees across 12 lakh lose 52%',
    given: { ...bare, taxYear: '2025-26', ctc: 1_274_950, regime: 'new' },
    expect: { nextRaise: 0.52, verdict: null, fund: null, stateTax: null },
    source: { ...section87a, how: 'Income 11,99,950 pays nothing, 12,00,050 the 50 above 12 lakh and cess' },
  },
  {
    name: 'India, old regime: nothing on an income of five lakh',
    given: { ...bare, taxYear: '2025-26', ctc: 550_000, regime: 'old' },
    expect: { tax: 0 },
    source: { ...section87a, how: 'Section 87A: rebate up to and with 5,00,000' },
  },
  {
    name: 'India: 40% of basic pay is the least of the three',
    given: {
      ...bare,
      taxYear: '2026-27',
      ctc: 1_200_000,
      regime: 'old',
      hraShare: 0.6,
      rent: 400_000,
      rentCity: 'other',
      savings: 200_000,
    },
    expect: { tax: 67_080 },
    source: {
      ...slip,
      how: 'min(3,60,000; 4,00,000 − 60,000; 40% of 6,00,000) = 2,40,000; 7,60,000 taxable, as above',
    },
  },
  {
    name: 'India: half of basic pay in a listed city',
    given: {
      ...bare,
      taxYear: '2026-27',
      ctc: 1_200_000,
      regime: 'old',
      hraShare: 0.6,
      rent: 400_000,
      rentCity: 'listed',
      savings: 200_000,
    },
    expect: { tax: 54_600 },
    source: { ...slip, how: 'min(3,60,000; 3,40,000; 3,00,000): 7,00,000 taxable; (12,500 + 40,000) × 1.04' },
  },
  {
    name: 'India: the rent above a tenth of salary is the least',
    given: {
      ...bare,
      taxYear: '2026-27',
      ctc: 1_200_000,
      regime: 'old',
      hraShare: 0.6,
      rent: 200_000,
      rentCity: 'other',
      savings: 200_000,
    },
    expect: { tax: 87_880 },
    source: { ...slip, how: '2,00,000 − 60,000 = 1,40,000; 8,60,000 taxable; (12,500 + 72,000) × 1.04' },
  },
  {
    name: 'India: six months of rent',
    given: { ...bare, taxYear: '2026-27', ctc: 2_400_000, regime: 'old', rent: 480_000, months: 6 },
    expect: { gross: 1_200_000, tax: 110_760, employerCost: 1_200_000 },
    source: {
      ...slip,
      how: '2,40,000 − 60,000 = 1,80,000 exempt; 12,00,000 − 50,000 − 1,80,000 = 9,70,000; (12,500 + 94,000) × 1.04',
    },
  },
  {
    name: 'India: six months of a small rent allowance',
    given: { ...bare, taxYear: '2026-27', ctc: 2_400_000, regime: 'old', rent: 480_000, hraShare: 0.2, months: 6 },
    expect: { tax: 126_360 },
    source: { ...slip, how: 'Half of 20% of 12,00,000 = 1,20,000 exempt; 10,30,000: (1,12,500 + 9,000) × 1.04' },
  },
  {
    name: 'India: six months of an offer of 12 lakh',
    given: {
      ...bare,
      taxYear: '2026-27',
      ctc: 1_200_000,
      fundBase: 'ceiling',
      gratuityRate: 0.0481,
      state: 'maharashtra',
      regime: 'new',
      months: 6,
    },
    expect: { gross: 567_570, fund: 18_000, stateTax: 1300, takeHome: 548_270, employerCost: 600_000 },
    source: {
      ...slip,
      how: 'Half of 12,00,000 − 28,860, less the fund; 3,000 × 6 from October on; five months of 200 and 300 in February',
    },
  },
  {
    name: 'India: a September of two wage ceilings, 20,000 of basic pay',
    given: { ...bare, taxYear: '2026-27', ctc: 480_000, fundBase: 'ceiling', regime: 'new', months: 7 },
    expect: { fund: 16_480 },
    source: {
      title: 'EPFO: questions on the wage ceiling of 25,000',
      href: 'https://www.epfindia.gov.in/',
      how: 'September 2026 of 20,000: 17,333.33 count, the employee pays 2,080; six months of 2,400 follow',
    },
  },
  {
    name: 'India: a year of one wage ceiling, 20,000 of basic pay',
    given: { ...bare, taxYear: '2025-26', ctc: 480_000, fundBase: 'ceiling', regime: 'new' },
    expect: { fund: 21_600, gross: 458_400 },
    source: { ...slip, how: '15,000 × 12 × 12%, from employer and employee' },
  },
  {
    name: 'Professional tax of Maharashtra: ctc: 600_000, months: 1',
    given: { ...bare, taxYear: '2026-27', state: 'maharashtra', regime: 'new', ctc: 600_000, months: 1 },
    expect: { stateTax: 200 },
    source: {
      title: 'Maharashtra GST Department: Profession Tax Act, Schedule I',
      href: 'https://mahagst.gov.in/',
      how: 'Maharashtra: 200 a month, March',
    },
  },
  {
    name: 'Professional tax of Maharashtra: ctc: 600_000, months: 2',
    given: { ...bare, taxYear: '2026-27', state: 'maharashtra', regime: 'new', ctc: 600_000, months: 2 },
    expect: { stateTax: 500 },
    source: {
      title: 'Maharashtra GST Department: Profession Tax Act, Schedule I',
      href: 'https://mahagst.gov.in/',
      how: 'Maharashtra: 300 in February, 200 in March',
    },
  },
  {
    name: 'Professional tax of Maharashtra: ctc: 90_000',
    given: { ...bare, taxYear: '2026-27', state: 'maharashtra', regime: 'new', ctc: 90_000 },
    expect: { stateTax: null },
    source: {
      title: 'Maharashtra GST Department: Profession Tax Act, Schedule I',
      href: 'https://mahagst.gov.in/',
      how: 'Maharashtra, men: nothing up to 7,500 a month',
    },
  },
  {
    name: 'Professional tax of Maharashtra: ctc: 90_012',
    given: { ...bare, taxYear: '2026-27', state: 'maharashtra', regime: 'new', ctc: 90_012 },
    expect: { stateTax: 2100 },
    source: {
      title: 'Maharashtra GST Department: Profession Tax Act, Schedule I',
      href: 'https://mahagst.gov.in/',
      how: 'Maharashtra, men: 175 a month from 7,501 to 10,000',
    },
  },
  {
    name: 'Professional tax as on the payslip, six months',
    given: { ...bare, taxYear: '2026-27', ctc: 600_000, regime: 'new', state: 'other', stateTax: 150, months: 6 },
    expect: { stateTax: 900 },
    source: { ...slip, how: '150 × 6' },
  },
  {
    name: 'India: amounts below a rupee are still taken',
    given: { ...bare, taxYear: '2026-27', ctc: 16, regime: 'new', fundBase: 'basic', state: 'other', stateTax: 0.05 },
    expect: { gross: 15.04, fund: 0.96, stateTax: 0.6, takeHome: 13.48 },
    source: { ...slip, how: 'Fund 12% of half of 16, by employer and employee; 5 paise × 12' },
  },
  {
    name: 'India: professional tax above the pay is refused',
    given: { ...bare, taxYear: '2026-27', ctc: 1_200_000, state: 'other', stateTax: 200_000 },
    problem: 'stateTax',
    source: { ...slip, how: '24,00,000 of 12,00,000' },
  },
  {
    name: 'India: parts above the offer are refused',
    given: { ...bare, taxYear: '2026-27', ctc: 1_200_000, basicShare: 0.9 },
    problem: 'basicShare',
    source: { ...slip, how: '90% and 40% of it are 126%' },
  },
  {
    name: 'India: basic pay alone may be the whole offer',
    given: { ...bare, taxYear: '2026-27', ctc: 1_200_000, basicShare: 1, hraShare: 0 },
    expect: { gross: 1_200_000, structure: { at: { 2: { part: 'Special allowance', year: 0 } } } },
    source: { ...slip, how: '100% and 0%' },
  },
  {
    name: 'India: the new regime is cheaper for 13 lakh without deductions',
    given: { ...bare, taxYear: '2025-26', regime: 'lower', ctc: 1_300_000 },
    region: 'in',
    expect: { verdict: 'plain', tax: 26_000 },
    says: { verdict: 'The new regime takes ₹1,69,000 less income tax this year than the old one.' },
    source: { ...section87a, how: 'Old: 12,50,000 pays 1,12,500 + 75,000 and cess, 1,95,000; new 26,000' },
  },
  {
    name: 'India: the old regime is cheaper with large deductions',
    given: { ...bare, taxYear: '2025-26', regime: 'lower', ctc: 1_500_000, otherDeductions: 700_000 },
    region: 'in',
    expect: { verdict: 'plain', tax: 65_000 },
    says: { verdict: 'The old regime takes ₹32,500 less income tax this year than the new one.' },
    source: {
      ...section87a,
      how: 'new: 14,25,000 pays 20,000 + 40,000 + 33,750 and cess, 97,500; old: 7,50,000 pays 12,500 + 50,000 and cess, 65,000',
    },
  },
  {
    name: 'India: the same deductions under the regime that was chosen',
    given: { ...bare, taxYear: '2025-26', regime: 'new', ctc: 1_500_000, otherDeductions: 700_000 },
    expect: { verdict: null, tax: 97_500 },
    source: { ...section87a, how: 'new: 14,25,000 pays 20,000 + 40,000 + 33,750 and cess, 97,500; ' },
  },
  {
    name: 'India: both regimes the same to the rupee',
    given: { ...bare, taxYear: '2025-26', regime: 'lower', ctc: 1_500_000, otherDeductions: 543_748 },
    region: 'in',
    expect: { tax: 97_500 },
    says: { verdict: 'Both regimes take the same income tax.' },
    source: {
      ...section87a,
      how: 'new: 14,25,000 pays 20,000 + 40,000 + 33,750 and cess, 97,500; old: 9,06,252 pays 12,500 + 81,250.40 and cess, 97,500.42',
    },
  },
  {
    name: 'India: half a rupee is one',
    given: { ...bare, taxYear: '2025-26', regime: 'lower', ctc: 1_500_000, otherDeductions: 543_747.5 },
    region: 'in',
    expect: { tax: 97_500 },
    says: { verdict: 'The new regime takes ₹1 less' },
    source: {
      ...section87a,
      how: 'new: 14,25,000 pays 20,000 + 40,000 + 33,750 and cess, 97,500; old: 9,06,252.50 pays 12,500 + 81,250.50 and cess, 97,500.52',
    },
  },
  {
    name: 'Any country: half a year',
    given: { country: 'global', gross: 52_000, taxRate: 0.25, deductions: 2600, months: 6 },
    expect: { gross: 26_000, tax: 6500, others: 1300, takeHome: 18_200, monthly: 3033.33, kept: 0.7 },
    source: { ...slip, how: 'Half of 52,000, of a quarter of it and of 2,600' },
  },
  {
    name: 'Any country: no salary keeps no share',
    given: { country: 'global', gross: 0, taxRate: 0.25, deductions: 0 },
    expect: { takeHome: 0, monthly: 0, kept: null },
    source: { ...slip, how: '0 ÷ 0 is no share' },
  },
  {
    name: 'Any country: everything may go in deductions',
    given: { country: 'global', gross: 1, taxRate: 0.25, deductions: 0.75 },
    expect: { takeHome: 0, kept: 0 },
    source: { ...slip, how: '1 − 0.25 − 0.75' },
  },
  {
    name: 'Any country: three quarters of a unit are left',
    given: { country: 'global', gross: 1, taxRate: 0.25, deductions: 0 },
    expect: { takeHome: 0.75, kept: 0.75 },
    source: { ...slip, how: '1 × 75%' },
  },
  {
    name: 'Gratuity is what a year of service costs, unless another share is entered',
    given: { country: 'in', taxYear: '2026-27', ctc: 1_200_000, fundBase: 'none', state: 'none' },
    expect: { gross: 1_171_140, structure: { at: { 4: { part: 'Gratuity', year: 28_860 } } } },
    source: {
      title: 'Code on Social Security, 2020, section 53',
      href: 'https://labour.gov.in/',
      how: '15 ÷ 26 ÷ 12 = 4.81% of 6,00,000',
    },
  },
  {
    name: 'The first pound above free pay is taxed',
    given: { ...uk2026, gross: 12_580 },
    expect: { tax: 0.2 },
    source: { ...codes, how: '12,580 − 12,579 = 1 at 20%' },
  },
])
