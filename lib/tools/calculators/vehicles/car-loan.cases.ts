import { defineCases } from '@/lib/kits/calculator'
import carLoan from './car-loan'

const calc = (how: string) => ({
  title: 'LibreOffice Calc 7.4, financial functions',
  href: 'https://help.libreoffice.org/latest/en-US/text/scalc/01/04060118.html',
  how,
})
const plain = { savingsRate: 0.03, extra: 0, lump: 0, prepayFee: 0, depreciation: 0.2, refinance: false } as const
const choice = {
  ...plain,
  price: 33_000,
  deposit: 3000,
  rebate: 3000,
  offers: [
    { name: 'Dealer', rate: 0, kind: 'reducing', months: 60, fee: 0, rebate: 'lost' },
    { name: 'Bank', rate: 0.065, kind: 'reducing', months: 60, fee: 0, rebate: 'kept' },
  ],
} as const
const single = {
  ...plain,
  price: 22_000,
  deposit: 2000,
  rebate: 0,
  offers: [{ name: 'Bank', rate: 0.06, kind: 'reducing', months: 48, fee: 0, rebate: 'kept' }],
} as const
const refinance = {
  ...single,
  refinance: true,
  oldBalance: 18_000,
  oldRate: 0.09,
  oldMonths: 42,
  newRate: 0.06,
  newMonths: 42,
  newFee: 100,
} as const

export default defineCases(carLoan, [
  {
    name: '0% on 30,000 against 6.5% on 27,000: the special rate wins, and 4,445.66 of rebate would be needed',
    given: choice,
    expect: {
      best: 'Dealer',
      bestPayment: 500,
      bestTotal: 33_000,
      bestCost: 30_826.18,
      breakEvenRebate: 4445.66,
      rebateChoice: 'plain',
      rounding: 'plain',
      compared: {
        rows: 2,
        at: {
          0: { name: 'Dealer', financed: 30_000, payment: 500, interest: 0, reducing: 0 },
          1: {
            name: 'Bank',
            financed: 27_000,
            payment: 528.29,
            interest: 4697.13,
            total: 34_697.13,
            today: 32_400.35,
          },
        },
      },
    },
    says: {
      rebateChoice: 'The special rate of Dealer is cheaper by $1,574.17',
      rounding: 'The last instalment equals the others',
    },
    source: calc(
      '30000/60 = 500; PV(3%/12;60;-500)+3000 = 30826.1788; PMT(6.5%/12;60;-27000) = 528.2860; 30000-PV(3%/12;60;-500)/PV(3%/12;60;-PMT(6.5%/12;60;-1)) = 4445.6602; the cents of the bank loan by simulation in exact fractions',
    ),
  },
  {
    name: 'At the break-even rebate both cost the same',
    given: { ...choice, rebate: 4445.66 },
    expect: { breakEvenRebate: 4445.66, compared: { at: { 0: { today: 30_826.18 } } } },
    source: { title: 'Definition of break-even', how: 'The special rate does not depend on the rebate' },
  },
  {
    name: 'Flat 5% over 60 months is 9.15% on the reducing balance',
    given: {
      ...single,
      price: 32_000,
      offers: [{ name: 'Dealer', rate: 0.05, kind: 'flat', months: 60, fee: 0, rebate: 'kept' }],
    },
    expect: { bestPayment: 625, compared: { at: { 0: { reducing: 0.0915, interest: 7500, total: 39_500 } } } },
    source: {
      ...calc('(30000 + 30000*5%*5)/60 = 625'),
      sheet: { cells: { A1: 60, A2: 625, A3: 30_000 }, formulas: { 'compared.0.reducing': '=RATE(A1;-A2;A3)*12' } },
    },
  },
  {
    name: 'A fee of 150 lifts 6.5% to 6.73%',
    given: {
      ...choice,
      offers: [{ name: 'Bank', rate: 0.065, kind: 'reducing', months: 60, fee: 150, rebate: 'kept' }],
    },
    expect: { breakEvenRebate: null, compared: { at: { 0: { withFee: 0.0673, total: 34_847.13 } } } },
    source: {
      ...calc('The rate at which 528.29 repays 27,000 less the fee of 150'),
      sheet: { cells: { A1: 60, A2: 528.29, A3: 26_850 }, formulas: { 'compared.0.withFee': '=RATE(A1;-A2;A3)*12' } },
    },
  },
  {
    name: '100 extra a month ends 48 months after 39, with 1% of the extra as a fee',
    given: { ...single, extra: 100, prepayFee: 0.01 },
    expect: {
      bestPayment: 469.7,
      sooner: 9,
      saved: 460.21,
      schedule: {
        rows: 39,
        at: {
          0: { period: 1, payment: 469.7, interest: 100, extra: 100, closing: 19_530.3 },
          37: { period: 38, interest: 4.81, extra: 100, closing: 396.87 },
          [-1]: { period: 39, payment: 398.85, interest: 1.98, extra: 0, closing: 0 },
        },
        sum: { extra: 3800, interest: 2047.45, payment: 18_247.45 },
      },
    },
    says: { rounding: 'The last instalment is $398.85, $70.85 less than a full one: it pays only what is still owed' },
    source: calc(
      'PMT(6%/12;48;-20000) = 469.7006; NPER(6%/12;-569.70;20000) = 38.6996; interest 2,545.66 less 2,047.45 by simulation, less 1% of 3,800',
    ),
  },
  {
    name: '5,000 with instalment 12 saves 814.85 and a year',
    given: { ...single, lump: 5000, lumpMonth: 12 },
    expect: { sooner: 12, saved: 814.85, unused: null },
    source: { title: 'Simulation in exact fractions (Python)', how: 'Interest of 2,545.66 less 1,730.81; 36 payments' },
  },
  {
    name: '5,000 with instalment 60 of 48 finds no loan to repay',
    given: { ...single, lump: 5000, lumpMonth: 60 },
    expect: { sooner: 0, saved: 0, unused: 'fair' },
    says: { unused: 'finds nothing left to repay: the loan ends with instalment 48.' },
    source: {
      title: 'Arithmetic on paper',
      how: 'A loan of 48 instalments owes nothing when the sixtieth would be due',
    },
  },
  {
    name: 'Equity: 2,160.47 after a year when the car loses a fifth',
    given: single,
    expect: {
      underwater: 0,
      saved: null,
      sooner: null,
      rebateChoice: null,
      schedule: { at: { 11: { worth: 17_600, closing: 15_439.53, equity: 2160.47 } } },
    },
    source: calc('22000*0.8 = 17600; FV(6%/12;12;469.70;-20000) = 15439.53'),
  },
  {
    name: 'Refinancing 18,000 from 9% to 6% saves 949.52 after a fee of 100',
    given: refinance,
    expect: { oldPayment: 501.2, newPayment: 476.21, refinanceSaved: 949.52, refinanceVerdict: 'good' },
    says: { refinanceVerdict: 'The new loan costs less, and its fees are earned back after 5 payments.' },
    source: {
      ...calc('Both payments; totals by simulation'),
      sheet: {
        cells: { A1: 18_000 },
        formulas: { oldPayment: '=PMT(9%/12;42;-A1)', newPayment: '=PMT(6%/12;42;-A1)' },
      },
    },
  },
  {
    name: 'A fee of 2% for leaving the old loan takes 360 of that',
    given: { ...refinance, prepayFee: 0.02 },
    expect: { refinanceSaved: 589.52 },
    source: { title: 'Arithmetic on paper', how: '949.52 − 2% × 18,000' },
  },
  {
    name: 'Deposit and rebate that pay for the car leave no loan',
    given: { ...choice, deposit: 30_000 },
    problem: 'deposit',
    source: { title: 'Arithmetic on paper', how: '33,000 − 30,000 − 3,000 = 0' },
  },
  {
    name: 'A flat rate beside the special one: 540 a month for 27,000, and a fee of 200',
    given: {
      ...choice,
      offers: [
        { name: 'Dealer', rate: 0, kind: 'reducing', months: 60, fee: 0, rebate: 'lost' },
        { name: 'Finance house', rate: 0.04, kind: 'flat', months: 60, fee: 200, rebate: 'kept' },
      ],
    },
    expect: {
      best: 'Dealer',
      breakEvenRebate: 5179.69,
      compared: {
        at: { 1: { payment: 540, reducing: 0.0742, withFee: 0.0773, interest: 5400, total: 35_600, today: 33_252.27 } },
      },
    },
    says: { rebateChoice: 'The special rate of Dealer is cheaper by $2,426.09' },
    source: {
      ...calc(
        '(27000 + 27000*4%*5)/60 = 540; PV(3%/12;60;-540)+3200 = 33252.27; 30000-(PV(3%/12;60;-500)-200)/PV(3%/12;60;-1.2/60) = 5179.69',
      ),
      sheet: {
        cells: { A1: 60, A2: 540, A3: 27_000, A4: 26_800 },
        formulas: { 'compared.1.reducing': '=RATE(A1;-A2;A3)*12', 'compared.1.withFee': '=RATE(A1;-A2;A4)*12' },
      },
    },
  },
  {
    name: 'A rebate of 6,000 beats the special rate',
    given: { ...choice, rebate: 6000 },
    expect: { best: 'Bank', bestPayment: 469.59, bestTotal: 31_175.2, bestCost: 29_133.62 },
    says: { rebateChoice: 'The rebate with Bank is cheaper by $1,692.56' },
    source: calc('PMT(6.5%/12;60;-24000) = 469.59; PV(3%/12;60;-469.59)+3000; the cents by simulation'),
  },
  {
    name: 'No rebate and no interest anywhere: both ways cost the same, and the first offer is named',
    given: {
      ...choice,
      rebate: 0,
      offers: [
        { name: '', rate: 0, kind: 'reducing', months: 60, fee: 0, rebate: 'lost' },
        { name: 'Offer 1', rate: 0, kind: 'reducing', months: 60, fee: 0, rebate: 'kept' },
      ],
    },
    expect: { best: 'Offer 1', breakEvenRebate: 0, compared: { at: { 1: { name: 'Offer 1 (2)', withFee: 0 } } } },
    says: { rebateChoice: 'cost the same in today’s money' },
    source: { title: 'Arithmetic on paper', how: '60 × 500 both ways' },
  },
  {
    name: 'The last payment of a flat loan of 10,000 at 7% makes up the contract’s 2,100 of interest',
    given: {
      ...single,
      price: 12_000,
      offers: [{ name: 'Dealer', rate: 0.07, kind: 'flat', months: 36, fee: 0, rebate: 'kept' }],
    },
    expect: {
      bestPayment: 336.11,
      bestTotal: 14_100,
      schedule: { at: { [-1]: { payment: 336.15, closing: 0 } }, sum: { payment: 12_100, interest: 2100 } },
    },
    says: { rounding: 'The last instalment is $336.15, $0.04 more' },
    source: { title: 'Arithmetic on paper', how: '12,100 ÷ 36 = 336.11; 12,100 − 35 × 336.11 = 336.15' },
  },
  {
    name: 'One extra a month saves 6.16',
    given: { ...single, extra: 1 },
    expect: { sooner: 0, saved: 6.16 },
    source: { title: 'Simulation in exact fractions (Python)', how: 'Interest of 2,545.66 less 2,539.50; 48 payments' },
  },
  {
    name: 'One extra once saves 0.25',
    given: { ...single, lump: 1, lumpMonth: 12 },
    expect: { sooner: 0, saved: 0.25 },
    source: { title: 'Simulation in exact fractions (Python)', how: 'Interest of 2,545.66 less 2,545.41; 48 payments' },
  },
  {
    name: '30,000 and 100 with instalment 12 are more than is owed then',
    given: { ...single, extra: 100, lump: 30_000, lumpMonth: 12 },
    expect: { sooner: 36, saved: 1503.27, unused: 'fair' },
    says: { unused: 'only $14,305.99 of $30,100.00 would be used' },
    source: {
      title: 'Simulation in exact fractions (Python)',
      how: 'What is owed after 11 extras of 100 and instalment 12',
    },
  },
  {
    name: 'A car that loses half its value a year is worth less than is owed for 42 months',
    given: { ...single, depreciation: 0.5 },
    expect: { underwater: 42 },
    source: { title: 'Simulation in exact fractions (Python)', how: '22,000 × 0.5^(months ÷ 12) against the balance' },
  },
  {
    name: 'Refinancing at 6% over 30 months saves with a payment that is no lower',
    given: { ...refinance, newMonths: 30 },
    expect: { newPayment: 647.62, refinanceSaved: 1521.87, refinanceVerdict: 'good' },
    says: { refinanceVerdict: 'The new loan costs less in all, with a payment that is no lower.' },
    source: calc('PMT(6%/12;30;-18000) = 647.62; totals by simulation'),
  },
  {
    name: 'Refinancing at 8% over 60 months: the payment falls and the cost rises',
    given: { ...refinance, newRate: 0.08, newMonths: 60 },
    expect: { newPayment: 364.98, refinanceSaved: -948, refinanceVerdict: 'bad' },
    says: { refinanceVerdict: 'The payment falls, but you pay more in all.' },
    source: calc('PMT(8%/12;60;-18000) = 364.98; totals by simulation'),
  },
  {
    name: 'The same loan again costs its fee, with the same payment',
    given: { ...refinance, newRate: 0.09 },
    expect: { newPayment: 501.2, refinanceSaved: -100, refinanceVerdict: 'bad' },
    says: { refinanceVerdict: 'The new loan costs no less in all.' },
    source: { title: 'Arithmetic on paper', how: 'Both pay the same; the fee is 100' },
  },
  {
    name: 'Without interest and fees a longer term costs no less, though the payment falls',
    given: { ...refinance, oldRate: 0, newRate: 0, newMonths: 60, newFee: 0 },
    expect: { oldPayment: 428.57, newPayment: 300, refinanceSaved: 0, refinanceVerdict: 'bad' },
    says: { refinanceVerdict: 'The new loan costs no less in all.' },
    source: { title: 'Arithmetic on paper', how: '18,000 is repaid both ways' },
  },
])
