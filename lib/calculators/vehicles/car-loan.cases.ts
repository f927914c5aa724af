import { defineCases } from '@/lib/calculator'
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
      compared: { at: { 1: { payment: 528.29, interest: 4697.13, total: 34_697.13, today: 32_400.35 } } },
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
    source: calc('(30000 + 30000*5%*5)/60 = 625; RATE(60;-625;30000)*12 = 0.0915432'),
  },
  {
    name: 'A fee of 150 lifts 6.5% to 6.73%',
    given: {
      ...choice,
      offers: [{ name: 'Bank', rate: 0.065, kind: 'reducing', months: 60, fee: 150, rebate: 'kept' }],
    },
    expect: { breakEvenRebate: null, compared: { at: { 0: { withFee: 0.0673, total: 34_847.13 } } } },
    source: calc('RATE(60;-528.29;27000-150)*12 = 0.0673329'),
  },
  {
    name: '100 extra a month ends 48 months after 39, with 1% of the extra as a fee',
    given: { ...single, extra: 100, prepayFee: 0.01 },
    expect: { bestPayment: 469.7, sooner: 9, saved: 460.21 },
    source: calc(
      'PMT(6%/12;48;-20000) = 469.7006; NPER(6%/12;-569.70;20000) = 38.6996; interest 2,545.66 less 2,047.45 by simulation, less 1% of 3,800',
    ),
  },
  {
    name: '5,000 with instalment 12 saves 814.85 and a year',
    given: { ...single, lump: 5000, lumpMonth: 12 },
    expect: { sooner: 12, saved: 814.85 },
    source: { title: 'Simulation in exact fractions (Python)', how: 'Interest of 2,545.66 less 1,730.81; 36 payments' },
  },
  {
    name: 'Equity: 2,160.47 after a year when the car loses a fifth',
    given: single,
    expect: { underwater: 0, schedule: { at: { 11: { worth: 17_600, closing: 15_439.53, equity: 2160.47 } } } },
    source: calc('22000*0.8 = 17600; FV(6%/12;12;469.70;-20000) = 15439.53'),
  },
  {
    name: 'Refinancing 18,000 from 9% to 6% saves 949.52 after a fee of 100',
    given: refinance,
    expect: { oldPayment: 501.2, newPayment: 476.21, refinanceSaved: 949.52, refinanceVerdict: 'good' },
    source: calc('PMT(9%/12;42;-18000) = 501.2013; PMT(6%/12;42;-18000) = 476.2119; totals by simulation'),
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
])
