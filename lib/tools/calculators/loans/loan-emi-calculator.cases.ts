import { defineCases } from '@/lib/kits/calculator'
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
  {
    name: 'A lakh at 12% over a year, at 15% from the seventh instalment, row by row',
    given: {
      ...plain,
      principal: 100_000,
      annualRate: 0.12,
      months: 12,
      firstDate: '2026-01-31',
      newRate: 0.15,
      changeAfter: 6,
    },
    expect: {
      emi: 8884.88,
      interest: 6618.53,
      total: 106_618.53,
      lent: 100_000,
      last: 8884.85,
      rounding: 'plain',
      newEmi: 8961.36,
      newEmiInterest: 458.93,
      newMonths: 13,
      newMonthsInterest: 479.45,
      change: 'plain',
      years: {
        rows: 1,
        at: { 0: { year: 1, principal: 100_000, interest: 6618.53, payment: 106_618.53, closing: 0 } },
      },
      grid: {
        rows: 5,
        at: {
          0: { months: 6, muchLower: 17_205.45, muchHigher: 17_304.29 },
          1: { months: 9, lower: 11_650.29 },
          2: { months: 12, same: 8884.88 },
          3: { months: 15, higher: 7235.65 },
          4: { months: 18, muchHigher: 6144.76 },
        },
      },
      schedule: {
        rows: 12,
        at: {
          0: {
            period: 1,
            date: '2026-01-31',
            payment: 8884.88,
            interest: 1000,
            principal: 7884.88,
            closing: 92_115.12,
          },
          1: { period: 2, date: '2026-02-28', interest: 921.15, principal: 7963.73, closing: 84_151.39 },
          [-1]: { period: 12, date: '2026-12-31', payment: 8884.85, interest: 87.97, principal: 8796.88, closing: 0 },
        },
      },
    },
    says: {
      rounding: 'The last instalment is $8,884.85, $0.03 less than a full one',
      change: 'Changing the EMI instead of the tenure saves $20.52',
    },
    source: {
      title: 'LibreOffice Calc 7.4, financial functions',
      href: 'https://help.libreoffice.org/latest/en-US/text/scalc/01/04060118.html',
      how: 'The functions beside; rows, totals and both ways of the change by a simulation in decimal arithmetic (Python), each row rounded to the cent: 458.93 and 479.45 more interest, 20.52 apart',
      sheet: {
        cells: { A1: 100_000, A2: 0.12, A3: 51_492.09 },
        formulas: {
          emi: '=PMT(A2/12;12;-A1)',
          newEmi: '=PMT(15%/12;6;-A3)',
          'schedule.0.interest': '=-IPMT(A2/12;1;12;A1)',
          'schedule.0.principal': '=-PPMT(A2/12;1;12;A1)',
          'schedule.1.interest': '=-IPMT(A2/12;2;12;A1)',
          'grid.0.muchLower': '=PMT(11%/12;6;-A1)',
          'grid.0.muchHigher': '=PMT(13%/12;6;-A1)',
          'grid.1.lower': '=PMT(11.5%/12;9;-A1)',
          'grid.2.same': '=PMT(12%/12;12;-A1)',
          'grid.3.higher': '=PMT(12.5%/12;15;-A1)',
          'grid.4.muchHigher': '=PMT(13%/12;18;-A1)',
        },
      },
    },
  },
  {
    name: 'Other tenures of a loan of five years are whole years, and no rate is below nothing',
    given: { ...plain, principal: 12_000, annualRate: 0.005, months: 59.6 },
    expect: {
      emi: 202.55,
      fee: null,
      grid: {
        rows: 5,
        at: {
          0: { months: 36, muchLower: null, lower: 333.33, same: 335.91, higher: 338.5, muchHigher: 341.1 },
          1: { months: 48, lower: 250, same: 252.56 },
          2: { months: 60, same: 202.55 },
          3: { months: 72, same: 169.21 },
          4: { months: 96, lower: 125, same: 127.54, muchHigher: 132.73 },
        },
      },
    },
    source: {
      ...calc('12000/36, /48, /96 at 0%; 59.6 months are 60 instalments; 30, 45, 75 and 90 months to whole years'),
      sheet: {
        formulas: {
          emi: '=PMT(0.5%/12;60;-12000)',
          'grid.0.same': '=PMT(0.5%/12;36;-12000)',
          'grid.0.higher': '=PMT(1%/12;36;-12000)',
          'grid.0.muchHigher': '=PMT(1.5%/12;36;-12000)',
          'grid.1.same': '=PMT(0.5%/12;48;-12000)',
          'grid.3.same': '=PMT(0.5%/12;72;-12000)',
          'grid.4.same': '=PMT(0.5%/12;96;-12000)',
        },
      },
    },
  },
  {
    name: 'Other tenures below four years are whole months, and at least one',
    given: { ...plain, principal: 1000, annualRate: 0.12, months: 47 },
    expect: {
      grid: {
        rows: 5,
        at: {
          0: { months: 24, same: 47.07 },
          1: { months: 35, same: 34 },
          3: { months: 59, same: 22.52 },
          4: { months: 71, same: 19.74 },
        },
      },
    },
    source: calc('47 × 0.5, 0.75, 1.25, 1.5 to the nearest month; PMT(1%;n;-1000)'),
  },
  {
    name: 'A loan of one month has one other tenure, of two',
    given: { ...plain, principal: 1000, annualRate: 0.12, months: 1 },
    expect: { emi: 1010, grid: { rows: 2, at: { 0: { months: 1, same: 1010 }, 1: { months: 2, same: 507.51 } } } },
    source: calc('PMT(1%;1;-1000) = 1010; PMT(1%;2;-1000) = 507.51'),
  },
  {
    name: 'At 20% the old instalment no longer covers the interest of 41,666.67',
    given: { ...plain, principal: 2_500_000, annualRate: 0.085, months: 240, newRate: 0.2, changeAfter: 0 },
    expect: { newEmi: 42_470.62, newMonths: null, change: 'bad' },
    says: { change: 'the old EMI no longer covers the interest' },
    source: {
      ...calc('2500000*20%/12 = 41666.67, more than 21,695.58'),
      sheet: { formulas: { newEmi: '=PMT(20%/12;240;-2500000)' } },
    },
  },
  {
    name: 'A rate that rises in the payment holiday sets the first instalment after it',
    given: {
      ...plain,
      principal: 100_000,
      annualRate: 0.12,
      months: 12,
      moratorium: 'paid',
      moratoriumMonths: 3,
      newRate: 0.15,
      changeAfter: 1,
    },
    expect: { emi: 8884.88, newEmi: 9025.83 },
    source: {
      ...calc('The holiday pays its interest, so that 100,000 is repaid in twelve months from then on'),
      sheet: { formulas: { emi: '=PMT(12%/12;12;-100000)', newEmi: '=PMT(15%/12;12;-100000)' } },
    },
  },
  {
    name: 'No instalment is left to change after the last',
    given: { ...plain, principal: 100_000, annualRate: 0.12, months: 12, newRate: 0.15, changeAfter: 12 },
    problem: 'changeAfter',
    source: { title: 'Arithmetic on paper', how: 'Twelve of twelve instalments are paid' },
  },
])
