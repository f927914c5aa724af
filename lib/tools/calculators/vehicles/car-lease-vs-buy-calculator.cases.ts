import { defineCases } from '@/lib/kits/calculator'
import leaseOrBuy from './car-lease-vs-buy-calculator'

const monthByMonth = (how: string) => ({
  title: 'Python standard library, every amount discounted by itself',
  how: `tests/vectors/vehicles/lease_or_buy.py: ${how}`,
})
const paper = (how: string) => ({ title: 'Arithmetic on paper', how })
const plain = {
  price: 36_000,
  residual: 21_000,
  moneyFactor: 0.0022,
  apr: 0.07,
  leases: 2,
  leaseMonths: 36,
  leaseDown: 0,
  acquisition: 0,
  disposition: 400,
  atEnd: 'return',
  distance: 16_000,
  allowance: 20_000,
  excess: 0,
  excessPer: 'km',
  down: 4000,
  loanMonths: 60,
  taxRate: 0.06,
  insuranceGap: 0,
  upkeepGap: 0,
  returns: 0.04,
  businessShare: 0,
  incomeTax: 0.3,
  firstYear: 0.2,
  later: 0.14,
} as const
const business = {
  ...plain,
  leases: 1,
  leaseDown: 1000,
  acquisition: 700,
  distance: 24_000,
  excess: 0.15,
  insuranceGap: 10,
  upkeepGap: 20,
  returns: 0,
  businessShare: 0.5,
} as const

export default defineCases(leaseOrBuy, [
  {
    name: 'Two leases against six years with one car: 586.98 a month against 470.40 and 430.22',
    given: plain,
    expect: {
      leasePaid: 574.59,
      loanPaid: 676.41,
      resale: 13_548.3,
      leaseValue: 37_518.4,
      loanValue: 30_066.65,
      cashValue: 27_498.28,
      leaseMonthly: 586.98,
      loanMonthly: 470.4,
      cashMonthly: 430.22,
      cheapest: 'plain',
    },
    says: { cheapest: 'Buying with cash is cheapest, by $156.77 a month against leasing.' },
    source: {
      title: 'LibreOffice Calc 7.4, PV and PMT',
      how: '(15,000 ÷ 36 + 57,000 × 0.0022) × 1.06 = 574.590667; 36,000 × 0.8 × 0.86⁵ = 13,548.299',
      sheet: {
        cells: { A1: 574.590666666667, A2: 34_160, A3: 13_548.2991206 },
        formulas: {
          loanPaid: '=PMT(7%/12;60;-A2)',
          leaseValue: '=PV(4%/12;72;-A1;0;1)+400/(1+4%/12)^36+400/(1+4%/12)^72',
          loanValue: '=4000+PV(4%/12;60;PMT(7%/12;60;A2))-A3/(1+4%/12)^72',
          cashValue: '=38160+PV(4%/12;72;0;A3)',
          leaseMonthly: '=PMT(4%/12;72;-(PV(4%/12;72;-A1;0;1)+400/(1+4%/12)^36+400/(1+4%/12)^72))',
          loanMonthly: '=PMT(4%/12;72;-(4000+PV(4%/12;60;PMT(7%/12;60;A2))-A3/(1+4%/12)^72))',
          cashMonthly: '=PMT(4%/12;72;-(38160+PV(4%/12;72;0;A3)))',
        },
      },
    },
  },
  {
    name: 'The same year by year, and the years from which buying is cheaper',
    given: plain,
    expect: {
      breakEven: 4,
      yearly: {
        rows: 7,
        at: {
          0: { year: 0, lease: 574.59, loan: 4000, cash: 38_160 },
          3: { lease: 7295.09, loan: 8116.91, cash: 0 },
          6: { year: 6, lease: 6720.5, loan: -13_548.3, cash: -13_548.3 },
        },
      },
      byYears: {
        rows: 15,
        at: {
          0: { years: 1, lease: 586.98, loan: 971.76 },
          2: { loan: 632.31 },
          3: { years: 4, loan: 564.62 },
          5: { cash: 430.22 },
          9: { loan: 362.03 },
        },
      },
    },
    source: monthByMonth('two leases, lease without end, loan kept'),
  },
  {
    name: 'Half for business, 4,000 km too many a year and no return on savings',
    given: business,
    expect: {
      leasePaid: 542.81,
      excessPaid: 1800,
      leaseValue: 20_282.12,
      loanValue: 19_770.22,
      yearly: {
        at: {
          0: { lease: 1957.39, loan: 4000 },
          1: { lease: 5638.71, loan: 6910.33 },
          3: { lease: 7047.31, loan: 1410.25 },
        },
      },
    },
    source: monthByMonth('business; 4,000 × 3 × 0.15 = 1,800'),
  },
  {
    name: 'Buying the leased car at 21,000 and selling it at 21,300 pays neither for distance nor for the return',
    given: { ...business, atEnd: 'buy', excess: 0 },
    expect: { leaseValue: 19_371.64, resale: 21_300.48 },
    source: monthByMonth('bought at the end'),
  },
  {
    name: 'A charge of 0.25 a mile on 4,000 km a year for three years',
    given: { ...business, excess: 0.25, excessPer: 'mi' },
    expect: { excessPaid: 1864.11 },
    source: monthByMonth('miles'),
  },
  {
    name: 'Without interest, tax, fees and loss of value, leasing costs the fall to the residual and buying nothing',
    given: {
      ...plain,
      moneyFactor: 0,
      apr: 0,
      disposition: 0,
      taxRate: 0,
      returns: 0,
      firstYear: 0,
      later: 0,
      down: 0,
    },
    expect: { leaseMonthly: 416.67, loanMonthly: 0, cashMonthly: 0, breakEven: 1, loanPaid: 600 },
    source: paper('15,000 ÷ 36 = 416.67; 36,000 paid and 36,000 sold for'),
  },
  {
    name: 'A car that is worth little after a year: leasing is cheapest',
    given: { ...plain, leases: 1, firstYear: 0.6, later: 0.3 },
    expect: { resale: 7056, cheapest: 'plain' },
    says: { cheapest: 'Leasing is cheapest' },
    source: paper('36,000 × 0.4 × 0.7² = 7,056, but the lessor takes the car at 21,000'),
  },
  {
    name: 'A residual above the price leaves no lease',
    given: { ...plain, residual: 36_000 },
    problem: 'residual',
    source: paper('36,000 − 36,000 = 0 to depreciate'),
  },
  {
    name: 'More paid down than the car costs',
    given: { ...plain, down: 38_161 },
    problem: 'down',
    source: paper('36,000 × 1.06 = 38,160'),
  },
])
