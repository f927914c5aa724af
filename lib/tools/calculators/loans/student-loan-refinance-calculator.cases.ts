import { defineCases } from '@/lib/kits/calculator'
import refinance from './student-loan-refinance-calculator'

const simulation = (how: string) => ({
  title: 'Simulation in exact fractions (Python), tests/vectors/student-loans/refinance.py',
  how,
})
const plain = { kind: 'fixed', benefits: 'none', fee: 0, bonus: 0 } as const
const three = {
  ...plain,
  loans: [
    { name: 'Graduate school', balance: 22_000, rate: 0.068, months: 100, lender: 'private' },
    { name: 'Final year', balance: 14_000, rate: 0.0735, months: 100, lender: 'private' },
    { name: 'Direct unsubsidised', balance: 9000, rate: 0.0653, months: 84, lender: 'federal' },
  ],
  offerRate: 0.0525,
  term: 84,
  fee: 150,
  bonus: 300,
} as const
const five = {
  ...plain,
  loans: [{ name: 'Loan', balance: 20_000, rate: 0.07, months: 60, lender: 'private' }],
  offerRate: 0.065,
  term: 60,
} as const
const direct = { name: 'Direct', balance: 40_000, rate: 0.06, months: 100, lender: 'federal' } as const
const mixed = {
  ...plain,
  loans: [
    { name: 'First', balance: 30_000, rate: 0.06, months: 120, lender: 'federal' },
    { name: 'Second', balance: 20_000, rate: 0.05, months: 120, lender: 'federal' },
    { name: 'Bank', balance: 10_000, rate: 0.09, months: 48, lender: 'private' },
  ],
  offerRate: 0.055,
  term: 120,
  benefits: 'income',
  forgivenIn: 60,
  incomePayment: 150,
  subsidy: 50,
} as const

export default defineCases(refinance, [
  {
    name: 'Three loans at 6.92 % become one at 5.25 %: 5,159.14 saved, and the payment rises',
    given: { ...three, aloneRate: 0.0675 },
    expect: {
      saving: 5159.14,
      verdict: 'fair',
      newPayment: 641.33,
      paymentChange: 31.11,
      weightedRate: 0.069171,
      breakEven: 0.0806078,
      balance: 45_000,
      paymentStay: 610.22,
      interestStay: 13_880.41,
      interestNew: 8871.27,
      interestChange: -5009.14,
      costs: -150,
      forgiven: null,
      covered: null,
      cosignerSaves: 2718.28,
      path: {
        rows: 10,
        at: {
          0: { year: 0, paidStay: 0, paidNew: 0, owedStay: 45_000, owedNew: 45_000 },
          1: { year: 1, paidStay: 7322.64, paidNew: 7695.96, owedStay: 40_654.43, owedNew: 39_536.33 },
          7: { paidStay: 51_258.01, paidNew: 53_871.27, owedStay: 7256.54, owedNew: 0 },
          9: { year: 9, paidStay: 58_880.41, paidNew: 53_871.27, owedStay: 0, owedNew: 0 },
        },
      },
    },
    says: { verdict: 'saves $5,159.14, and the payment rises by $31.11 a month. Federal loans lose' },
    source: {
      ...simulation('Three loans kept and refinanced; RATE gives the break-even rate and PMT the payments'),
      sheet: {
        cells: { A1: 22_000, A2: 14_000, A3: 9000, B1: 0.068, B2: 0.0735, B3: 0.0653 },
        formulas: {
          weightedRate: '=SUMPRODUCT(A1:A3;B1:B3)/SUM(A1:A3)',
          newPayment: '=PMT(5.25%/12;84;-45000)',
          paymentStay:
            '=ROUND(PMT(6.8%/12;100;-22000);2)+ROUND(PMT(7.35%/12;100;-14000);2)+ROUND(PMT(6.53%/12;84;-9000);2)',
          breakEven: '=12*RATE(84;-(58880.41-150+300)/84;45000)',
        },
      },
    },
  },
  {
    name: 'A lower rate over three times as long costs more',
    given: { ...five, term: 180 },
    expect: {
      saving: -7598.59,
      verdict: 'bad',
      newPayment: 174.22,
      paymentChange: -221.8,
      breakEven: 0.023562,
      interestStay: 3761.48,
      interestNew: 11_360.07,
      path: { rows: 16, at: { 5: { owedStay: 0, owedNew: 15_343.54 }, 15: { owedNew: 0, paidNew: 31_360.07 } } },
    },
    says: { verdict: 'because you pay 120 months longer; in all it costs $7,598.59 more' },
    source: {
      ...simulation('20,000 with 60 months left, offered over 180'),
      sheet: {
        formulas: {
          newPayment: '=PMT(6.5%/12;180;-20000)',
          breakEven: '=12*RATE(180;-23761.48/180;20000)',
        },
      },
    },
  },
  {
    name: 'Refinancing before forgiveness gives it up',
    given: { ...plain, loans: [direct], offerRate: 0.045, term: 60, benefits: 'forgiveness', forgivenIn: 36 },
    expect: {
      saving: -26_409.19,
      verdict: 'bad',
      breakEven: null,
      forgiven: 27_834.12,
      covered: null,
      interestStay: 6168.2,
      interestNew: 4743.27,
      path: {
        rows: 6,
        at: { 2: { owedStay: 32_134.39 }, 3: { paidStay: 18_334.08, owedStay: 0, owedNew: 17_084.99 } },
      },
    },
    says: { verdict: 'You would give up $27,834.12 of forgiveness' },
    source: simulation('36 scheduled payments of 509.28, then the rest is forgiven'),
  },
  {
    name: 'Income-driven payments below the interest, part of it covered, then forgiveness',
    given: mixed,
    expect: {
      saving: -57_194.01,
      verdict: 'bad',
      newPayment: 651.16,
      paymentStay: 398.85,
      paymentChange: 252.31,
      interestStay: 12_944.63,
      interestNew: 18_138.84,
      interestChange: 5194.21,
      forgiven: 51_999.8,
      covered: 3000,
      path: { rows: 11, at: { 1: { owedStay: 58_225.52 }, 4: { owedStay: 51_599.84, paidStay: 19_144.83 } } },
    },
    source: simulation('50,000 of federal loans as one at 5.6 %, simple interest, 50 of it covered each month'),
  },
  {
    name: 'An income-driven payment may repay before anything is forgiven',
    given: {
      ...mixed,
      loans: [{ name: 'Small', balance: 5000, rate: 0.06, months: 24, lender: 'federal' }],
      offerRate: 0.06,
      term: 24,
      incomePayment: 1000,
      subsidy: 0,
    },
    expect: { saving: -242.1, forgiven: 0, covered: 0, interestStay: 76.39, interestNew: 318.49, paymentStay: 1000 },
    says: { verdict: 'because you pay 18 months longer' },
    source: simulation('5,000 at 1,000 a month: six payments'),
  },
  {
    name: 'A variable rate that rises twice, and one to three points above that with a cap of 8 %',
    given: {
      ...five,
      offerRate: 0.045,
      kind: 'variable',
      changes: [
        { from: 13, rate: 0.055 },
        { from: 37, rate: 0.0575 },
      ],
      cap: 0.08,
    },
    expect: {
      saving: 1011.04,
      verdict: 'good',
      newPayment: 372.86,
      interestNew: 2750.44,
      stress: {
        rows: 4,
        at: {
          0: { rise: 0, payment: 381.23, interest: 2750.44, saving: 1011.04 },
          1: { rise: 0.01, payment: 390.54, interest: 3306.66, saving: 454.82 },
          2: { rise: 0.02, payment: 399.99, interest: 3871.06, saving: -109.58 },
          3: { rise: 0.03, payment: 404.64, interest: 4231.68, saving: -470.2 },
        },
      },
      path: { rows: 6, at: { 1: { owedNew: 16_351.04 }, 3: { owedNew: 8623.65 } } },
    },
    source: {
      ...simulation('The payment is set anew with each change so that the loan ends in month 60'),
      sheet: { formulas: { newPayment: '=PMT(4.5%/12;60;-20000)' } },
    },
  },
  {
    name: 'A lower rate over the months that are left',
    given: five,
    expect: { newPayment: 391.32 },
    source: {
      title: 'LibreOffice Calc, PMT',
      sheet: { formulas: { newPayment: '=PMT(6.5%/12;60;-20000)' } },
    },
  },
  {
    name: 'Without interest on either side nothing changes but the months',
    given: {
      ...plain,
      loans: [{ name: 'Loan', balance: 1200, rate: 0, months: 12, lender: 'private' }],
      offerRate: 0,
      term: 24,
    },
    expect: { saving: 0, verdict: 'plain', newPayment: 50, paymentStay: 100, breakEven: 0, weightedRate: 0 },
    source: simulation('1,200 without interest'),
  },
  {
    name: 'Benefits of federal loans need a federal loan',
    given: { ...five, benefits: 'forgiveness', forgivenIn: 36 },
    problem: 'benefits',
    because: 'where no loan in the list is federal',
    source: { title: 'The definition of the entry' },
  },
  {
    name: 'A change of rate after the end is refused',
    given: { ...five, kind: 'variable', changes: [{ from: 61, rate: 0.06 }] },
    problem: 'changes',
    because: 'must fall within the new term',
    source: { title: 'The definition of the entry' },
  },
])
