import { defineCases } from '@/lib/kits/calculator'
import churn from './churn-rate'

const plain = { period: 'month', won: 0, wonLost: 0, leaves: 'always', tenures: [] } as const

export default defineCases(churn, [
  {
    name: '3 of 100 in a month: 30.62% in a year',
    given: { ...plain, plans: [{ customers: 100, lost: 3 }] },
    expect: {
      logo: 0.03,
      annual: 0.3061576,
      gross: null,
      net: null,
      lostMrr: null,
      annualGross: null,
      before: null,
    },
    source: {
      title: 'toption: Convert monthly to annual churn',
      href: 'https://www.toption.org/convert-monthly-to-annual-churn-calculator',
      how: 'Its table: 3% a month is 30.62% a year; =1-(1-3%)^12',
      sheet: { formulas: { annual: '=1-(1-0.03)^12' } },
    },
  },
  {
    name: '3,245 of 52,430 customers',
    given: { ...plain, period: 'year', plans: [{ customers: 52_430, lost: 3245 }] },
    expect: { logo: 0.061892, annual: 0.061892 },
    source: {
      title: 'A worked example that several pages repeat, read at flyerbxpi.web.app',
      href: 'https://flyerbxpi.web.app/binger52821lyx/annual-churn-rate-formula-505.html',
      how: '3245 ÷ 52430 = 0.061892',
    },
  },
  {
    name: 'Two plans in a quarter, with revenue, tenure and an earlier period',
    given: {
      period: 'quarter',
      plans: [
        { name: 'A', customers: 200, lost: 14, mrr: 8000, lostMrr: 500, downgraded: 60, expansion: 300, before: 0.08 },
        { customers: 50, lost: 1, mrr: 12_000, lostMrr: 200, expansion: 900, before: 0.03 },
      ],
      won: 40,
      wonLost: 5,
      leaves: 'always',
      tenures: [
        { name: 'First month', atRisk: 100, lost: 10 },
        { atRisk: 80, lost: 4 },
        { atRisk: 0, lost: 0 },
      ],
    },
    expect: {
      logo: 0.06,
      annual: 0.21925104,
      gross: 0.038,
      net: -0.022,
      annualGross: 0.143553,
      lostMrr: 760,
      lifetime: 50,
      low: 0.0367,
      high: 0.0966,
      adjusted: 0.0769231,
      renewal: null,
      customersEnd: 270,
      before: 0.07,
      change: -0.01,
      verdict: 'plain',
      table: {
        rows: 2,
        at: {
          0: {
            name: 'A',
            customers: 200,
            lost: 14,
            logo: 0.07,
            low: 0.042152,
            high: 0.114055,
            gross: 0.07,
            net: 0.0325,
          },
          1: { name: 'Plan 2', logo: 0.02, gross: 0.0166667, net: -0.0583333 },
        },
        sum: { customers: 250, lost: 15 },
      },
      hazard: {
        rows: 3,
        at: {
          0: { name: 'First month', atRisk: 100, lost: 10, hazard: 0.1, stays: 0.9 },
          1: { name: 'Stage 2', atRisk: 80, lost: 4, hazard: 0.05, stays: 0.855 },
          2: { hazard: null, stays: 0.855 },
        },
      },
      curve: {
        rows: 37,
        at: { 0: { month: 0, left: 1 }, 3: { month: 3, left: 0.94 }, 12: { month: 12, left: 0.78074896 } },
      },
    },
    says: { verdict: 'Of 100 customers 6.0 left in a quarter, which is 21.9 of 100 in a year' },
    source: {
      title: 'LibreOffice Calc',
      how: 'Formulas in the sheet of this case',
      sheet: {
        cells: { A1: '=NORMINV(0.975;0;1)', B1: 15, C1: 250, B2: 14, C2: 200 },
        formulas: {
          annual: '=1-(1-B1/C1)^4',
          gross: '=(500+60+200)/20000',
          net: '=(500+60+200-300-900)/20000',
          annualGross: '=1-(1-760/20000)^4',
          adjusted: '=(B1+5)/((C1+270)/2)',
          before: '=(200*8%+50*3%)/250',
          low: '=(B1/C1+A1^2/(2*C1)-A1*SQRT(B1/C1*(1-B1/C1)/C1+A1^2/(4*C1^2)))/(1+A1^2/C1)',
          high: '=(B1/C1+A1^2/(2*C1)+A1*SQRT(B1/C1*(1-B1/C1)/C1+A1^2/(4*C1^2)))/(1+A1^2/C1)',
          'table.0.low': '=(B2/C2+A1^2/(2*C2)-A1*SQRT(B2/C2*(1-B2/C2)/C2+A1^2/(4*C2^2)))/(1+A1^2/C2)',
          'table.0.high': '=(B2/C2+A1^2/(2*C2)+A1*SQRT(B2/C2*(1-B2/C2)/C2+A1^2/(4*C2^2)))/(1+A1^2/C2)',
          'curve.12.left': '=(1-B1/C1)^4',
        },
      },
    },
  },
  {
    name: 'Yearly contracts: 6 of 40 that came up, 480 customers in all',
    given: { ...plain, leaves: 'renewal', due: 40, plans: [{ customers: 480, lost: 6 }] },
    expect: { logo: 0.0125, renewal: 0.15, annual: 0.15, lifetime: 80 },
    says: { verdict: 'of 100 contracts that came up, 15.0 were not renewed' },
    source: { title: 'Arithmetic on paper', how: '6 ÷ 480; 6 ÷ 40; 12 ÷ 0.15 months' },
  },
  {
    name: 'Nobody leaves',
    given: { ...plain, plans: [{ customers: 10, lost: 0 }] },
    expect: { logo: 0, annual: 0, lifetime: null, low: 0 },
    source: { title: 'Arithmetic on paper', how: '0 ÷ 10' },
  },
  {
    name: 'Everybody leaves and nobody is left',
    given: { ...plain, plans: [{ customers: 10, lost: 10 }] },
    expect: { logo: 1, annual: 1, lifetime: 1, adjusted: 2, customersEnd: 0 },
    source: { title: 'Arithmetic on paper', how: '10 ÷ ((10 + 0) ÷ 2)' },
  },
  {
    name: 'None at the start',
    given: { ...plain, plans: [{ customers: 0, lost: 0 }] },
    problem: 'plans',
    because: 'some customers at the start',
    source: { title: 'Arithmetic on paper', how: 'Nothing divided by 0' },
  },
  {
    name: 'More lost than there were',
    given: { ...plain, plans: [{ customers: 1, lost: 2 }] },
    problem: 'plans',
    source: { title: 'Arithmetic on paper', how: '2 of 1' },
  },
  {
    name: 'More MRR lost than there was',
    given: { ...plain, plans: [{ customers: 2, lost: 1, mrr: 10, lostMrr: 8, downgraded: 3 }] },
    problem: 'plans',
    because: 'MRR',
    source: { title: 'Arithmetic on paper', how: '11 of 10' },
  },
  {
    name: 'A stage that loses more than it has',
    given: { ...plain, plans: [{ customers: 2, lost: 1 }], tenures: [{ atRisk: 1, lost: 2 }] },
    problem: 'tenures',
    source: { title: 'Arithmetic on paper', how: '2 of 1' },
  },
  {
    name: 'More new leavers than new customers',
    given: { ...plain, plans: [{ customers: 2, lost: 1 }], won: 1, wonLost: 2 },
    problem: 'wonLost',
    source: { title: 'Arithmetic on paper', how: '2 of 1' },
  },
  {
    name: 'Fewer renewals than losses',
    given: { ...plain, leaves: 'renewal', due: 1, plans: [{ customers: 5, lost: 2 }] },
    problem: 'due',
    source: { title: 'Arithmetic on paper', how: '2 of 1' },
  },
])
