import { defineCases } from '@/lib/kits/calculator'
import equity from './home-equity-calculator'

const calc = (how: string) => ({
  title: 'LibreOffice Calc 7.4, financial functions',
  href: 'https://help.libreoffice.org/latest/en-US/text/scalc/01/04060118.html',
  how,
})
const exact = (how: string) => ({ title: 'Month-by-month simulation in exact fractions (Python)', how })
const plain = { growth: 0.03, maxCltv: 0.8, sellingCost: 0.06 } as const
const two = {
  ...plain,
  value: 450_000,
  liens: [
    { name: 'First mortgage', balance: 310_000, rate: 0.06, months: 312 },
    { name: 'Home equity loan', balance: 25_000, rate: 0.085, months: 108 },
  ],
} as const
const bought = {
  ...plain,
  value: 300_000,
  liens: [{ name: 'Mortgage', balance: 285_000, rate: 0.065, months: 360 }],
} as const

export default defineCases(equity, [
  {
    name: 'Two loans on 450,000: equity of 115,000, of which 25,000 can be borrowed at 80%',
    given: two,
    expect: {
      equity: 115_000,
      verdict: 'good',
      equityShare: 0.2556,
      borrowable: 25_000,
      ltv: 0.6889,
      cltv: 0.7444,
      net: 88_000,
      reach: { rows: 2, at: { 0: { target: 0.8, paydown: 0, withGrowth: 0 }, 1: { target: 0.78, paydown: 0 } } },
      projection: {
        rows: 11,
        at: {
          0: { year: 0, value: 450_000, owed: 335_000, equity: 115_000, borrowable: 25_000 },
          1: {
            year: 1,
            value: 463_500,
            owed: 327_955.25,
            equity: 135_544.75,
            cltv: 0.7076,
            borrowable: 42_844.75,
          },
          5: { value: 521_673.33, owed: 294_556.45, equity: 227_116.88, cltv: 0.5646 },
          10: { year: 10, value: 604_762.37, owed: 242_088.37, equity: 362_674, cltv: 0.4003, borrowable: 241_721.53 },
        },
      },
      stress: {
        rows: 4,
        at: {
          0: { drop: 0.05, value: 427_500, equity: 92_500, cltv: 0.7836, net: 66_850 },
          2: { drop: 0.2, value: 360_000, equity: 25_000, cltv: 0.9306, net: 3400 },
          3: { drop: 0.3, value: 315_000, equity: -20_000, cltv: 1.0635, net: -38_900 },
        },
      },
    },
    says: { verdict: 'A lender that goes to 80% could lend up to $25,000.00 more' },
    source: {
      ...exact('450,000 − 335,000; both schedules to the cent; growth by powers of 1.03'),
      sheet: {
        formulas: {
          'projection.1.value': '=FV(3%;1;0;-450000)',
          'projection.5.value': '=FV(3%;5;0;-450000)',
          'projection.10.value': '=FV(3%;10;0;-450000)',
        },
      },
    },
  },
  {
    name: '5% down: 124 payments to 80% of the price, 135 to 78%, and 49 and 56 months if values grow by 3%',
    given: bought,
    expect: {
      equity: 15_000,
      borrowable: 0,
      net: -3000,
      cltv: 0.95,
      verdict: 'fair',
      reach: {
        at: {
          0: { target: 0.8, paydown: 124, withGrowth: 49 },
          1: { target: 0.78, paydown: 135, withGrowth: 56 },
        },
      },
      projection: { at: { 5: { owed: 266_791.53, borrowable: 11_434.25 } } },
    },
    says: { verdict: 'At 95% the loans already reach the lender’s 80%' },
    source: {
      ...calc(
        'NPER from 285,000 to 240,000 and 234,000 at the payment of 1,801.39; the growing value month by month (Python)',
      ),
      sheet: {
        cells: { A1: 1801.39 },
        formulas: {
          'reach.0.paydown': '=ROUNDUP(NPER(6.5%/12;-A1;285000;-240000);0)',
          'reach.1.paydown': '=ROUNDUP(NPER(6.5%/12;-A1;285000;-234000);0)',
        },
      },
    },
  },
  {
    name: 'The combined ratio of Fannie Mae: first mortgage and all other liens over the value',
    given: {
      ...plain,
      value: 400_000,
      liens: [
        { name: 'First', balance: 280_000, rate: 0.06, months: 300 },
        { name: 'Line', balance: 40_000, rate: 0.09, months: 120 },
      ],
      maxCltv: 0.85,
    },
    expect: { ltv: 0.7, cltv: 0.8, borrowable: 20_000, equity: 80_000 },
    source: {
      title: 'Fannie Mae Selling Guide, B2-1.2-02 and B2-1.2-03',
      href: 'https://selling-guide.fanniemae.com/sel/b2-1.2-02/calculation-ltv-ratios',
      how: 'Its definitions on round figures: 280,000 ÷ 400,000, and (280,000 + 40,000) ÷ 400,000',
    },
  },
  {
    name: 'Values that fall by 5% a year outrun the payments until the loan is nearly gone',
    given: { ...bought, growth: -0.05 },
    expect: {
      reach: { at: { 0: { withGrowth: 323 }, 1: { withGrowth: 325 } } },
      projection: { at: { 5: { value: 232_134.28, equity: -34_657.25, cltv: 1.1493, borrowable: 0 } } },
    },
    source: exact('300,000 × 0.95 to the power of months ÷ 12'),
  },
  {
    name: 'More owed than the home is worth',
    given: { ...bought, value: 250_000 },
    expect: { equity: -35_000, equityShare: -0.14, borrowable: 0, verdict: 'bad' },
    says: { verdict: 'You owe $35,000.00 more than the home is worth' },
    source: { title: 'Arithmetic on paper', how: '250,000 − 285,000' },
  },
  {
    name: 'A home without loans',
    given: { ...plain, value: 200_000, liens: [] },
    expect: { equity: 200_000, ltv: 0, cltv: 0, borrowable: 160_000, net: 188_000, verdict: 'good' },
    source: { title: 'Arithmetic on paper', how: '80% of 200,000; 200,000 less 6%' },
  },
  {
    name: 'A value that is all but gone is never reached by growth that stays below the debt',
    given: { ...bought, value: 1, liens: [{ name: '', balance: 285_000, rate: 0, months: 600 }], growth: -0.5 },
    expect: { reach: { at: { 0: { paydown: 600, withGrowth: 600 } } }, verdict: 'bad' },
    source: {
      title: 'Arithmetic on paper',
      how: '475 a month for 600 months: only the last payment brings it below 0.80',
    },
  },
  {
    name: 'A loan of less than a coin is none',
    given: { ...plain, value: 200_000, liens: [{ name: ' ', balance: 0.004, rate: 0.05, months: 12 }] },
    problem: 'liens',
    because: 'loan 1 is not',
    source: { title: 'Arithmetic on paper', how: '0.4 of a cent rounds to nothing' },
  },
])
