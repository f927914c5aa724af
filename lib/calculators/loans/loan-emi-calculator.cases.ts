import { defineCases } from '@/lib/calculator'
import emi from './loan-emi-calculator'

const calc = (how: string) => ({
  title: 'LibreOffice Calc 7.4, financial functions',
  href: 'https://help.libreoffice.org/latest/en-US/text/scalc/01/04060118.html',
  how,
})
const plain = { feeRate: 0, advance: 0, moratorium: 'none', newRate: undefined } as const

export default defineCases(emi, [
  {
    name: '25 lakh at 8.5% over 20 years: 21,695.58 a month',
    given: { ...plain, principal: 2_500_000, annualRate: 0.085, months: 240 },
    expect: {
      emi: 21_695.58,
      schedule: {
        rows: 240,
        at: { 0: { interest: 17_708.33, principal: 3987.25 }, [-1]: { closing: 0 } },
        sum: { principal: 2_500_000 },
      },
      years: { rows: 20, at: { 0: { interest: 210_591.24 } } },
    },
    source: calc(
      'PMT(8.5%/12;240;-2500000) = 21695.5808; IPMT(8.5%/12;1;240;-2500000) = 17708.3333; CUMIPMT(8.5%/12;240;2500000;1;12;0) = -210591.2403',
    ),
  },
  {
    name: "Microsoft's PMT example: 10,000 at 8% over 10 months",
    given: { ...plain, principal: 10_000, annualRate: 0.08, months: 10 },
    expect: { emi: 1037.03 },
    source: {
      title: 'Microsoft Support: PMT function',
      href: 'https://support.microsoft.com/en-us/office/pmt-function-0214da64-9a63-4996-bc20-214433fa6441',
      how: '=PMT(8%/12,10,10000), shown there as ($1,037.03)',
    },
  },
  {
    name: 'A lakh at 1% a month over a year: 8,884.88',
    given: { ...plain, principal: 100_000, annualRate: 0.12, months: 12 },
    expect: { emi: 8884.88, schedule: { rows: 12 } },
    source: calc('PMT(12%/12;12;-100000) = 8884.8789'),
  },
  {
    name: 'A 30-year mortgage of 200,000 at 6%: 1,199.10',
    given: { ...plain, principal: 200_000, annualRate: 0.06, months: 360 },
    expect: { emi: 1199.1, schedule: { rows: 360, sum: { principal: 200_000 } } },
    source: calc('PMT(6%/12;360;-200000) = 1199.1011'),
  },
  {
    name: 'Without interest each instalment is an equal share, and the last takes the odd cents',
    given: { ...plain, principal: 1000, annualRate: 0, months: 3 },
    expect: {
      emi: 333.33,
      interest: 0,
      total: 1000,
      schedule: { rows: 3, at: { 0: { payment: 333.33 }, [-1]: { payment: 333.34, closing: 0 } } },
    },
    source: { title: 'Arithmetic on paper', how: '1,000 ÷ 3 = 333.33 and a third; 333.33 + 333.33 + 333.34 = 1,000' },
  },
  {
    name: 'One EMI in advance is an annuity due',
    given: { ...plain, principal: 500_000, annualRate: 0.09, months: 60, advance: 1 },
    expect: { emi: 10_301.91 },
    source: calc('PMT(9%/12;60;-500000;0;1) = 10301.9133'),
  },
  {
    name: 'Six months of unpaid interest are added to the loan',
    given: {
      ...plain,
      principal: 500_000,
      annualRate: 0.1,
      months: 60,
      moratorium: 'capitalised',
      moratoriumMonths: 6,
    },
    expect: { emi: 11_165.89, schedule: { rows: 66 } },
    source: calc('PMT(10%/12;60;-500000*(1+10%/12)^6) = 11165.8884'),
  },
  {
    name: 'Simple interest of a payment holiday, as on education loans, does not compound',
    given: { ...plain, principal: 500_000, annualRate: 0.1, months: 60, moratorium: 'accrued', moratoriumMonths: 6 },
    expect: { emi: 11_154.7, schedule: { rows: 66, at: { 5: { closing: 525_000.02 } } } },
    source: calc(
      'PMT(10%/12;60;-500000*(1+6*10%/12)) = 11154.6984; with 4,166.67 added in each of six months, 525,000.02 is owed',
    ),
  },
  {
    name: 'A rise of one point at once: 23,303.28 a month, or 309 months at the old EMI',
    given: { ...plain, principal: 2_500_000, annualRate: 0.085, months: 240, newRate: 0.095, changeAfter: 0 },
    expect: { newEmi: 23_303.28, newMonths: 309 },
    source: calc(
      'PMT(9.5%/12;240;-2500000) = 23303.2797; NPER(9.5%/12;-21695.58;2500000) = 308.5662, so 309 instalments',
    ),
  },
  {
    name: 'The fee is a share of the principal',
    given: { ...plain, principal: 2_500_000, annualRate: 0.085, months: 240, feeRate: 0.005 },
    expect: { fee: 12_500 },
    source: { title: 'Arithmetic on paper', how: '0.5% of 2,500,000 = 12,500' },
  },
  {
    name: 'Every instalment in advance leaves nothing to lend',
    given: { ...plain, principal: 1000, annualRate: 0.1, months: 6, advance: 6 },
    problem: 'advance',
    source: {
      title: 'Arithmetic on paper',
      how: 'Six of six instalments paid on the day of the loan: there is no loan',
    },
  },
])
