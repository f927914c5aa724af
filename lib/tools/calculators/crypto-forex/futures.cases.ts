import { defineCases } from '@/lib/kits/calculator'
import futures from './futures'

const plain = {
  side: 'long',
  contracts: 1,
  quoted: 'decimal',
  multiplier: undefined,
  tick: undefined,
  fee: 0,
  initialMargin: undefined,
  maintenance: undefined,
  spot: undefined,
  exposure: undefined,
} as const
const specs = (how: string) => ({
  title: 'Commodity tick: contract sizes and tick values, and CME contract specifications',
  href: 'https://wiki2.org/en/Commodity_tick',
  how,
})
const hull = (how: string) => ({ title: 'Hull, Options, Futures, and Other Derivatives', how })

export default defineCases(futures, [
  {
    name: 'One tick of the E-mini S&P 500 is $12.50',
    given: { ...plain, contract: 'ES', entry: 5000, exit: 5000.25 },
    expect: { net: 12.5, ticks: 1, tickValue: 12.5, notional: 250_000, breakEven: 5000 },
    source: specs('$50 × index, 0.25 = $12.50'),
  },
  {
    name: 'One tick of the E-mini Nasdaq is $5',
    given: { ...plain, contract: 'NQ', entry: 20_000, exit: 20_000.25 },
    expect: { tickValue: 5, net: 5 },
    source: specs('$20 × index, 0.25 = $5.00'),
  },
  {
    name: 'Ten ticks of crude oil are $100',
    given: { ...plain, contract: 'CL', entry: 70, exit: 70.1 },
    expect: { ticks: 10, tickValue: 10, net: 100 },
    source: {
      title: 'Oil futures tick value',
      href: 'https://flyerhxf.web.app/ingargiola18179hab/oil-futures-tick-value-zy.html',
      how: '1,000 × $0.01 = $10; ten ticks are $100',
    },
  },
  {
    name: 'Gold $10, euro $6.25, corn $12.50 a tick',
    given: { ...plain, contract: 'GC', entry: 2000, exit: 2000.1 },
    expect: { tickValue: 10, net: 10 },
    source: specs('100 oz, $0.10/oz = $10.00'),
  },
  {
    name: 'Euro FX: 125,000 euros, half a pip is $6.25',
    given: { ...plain, contract: '6E', entry: 1.1, exit: 1.1001 },
    expect: { tickValue: 6.25, net: 12.5, ticks: 2 },
    source: specs('€125,000 and 0.0001 = $12.50; the tick has been halved since'),
  },
  {
    name: 'Corn: 5,000 bushels, a quarter of a cent is $12.50',
    given: { ...plain, contract: 'ZC', entry: 450, exit: 450.25, exposure: 50_000 },
    expect: { tickValue: 12.5, hedgeContracts: 10 },
    source: specs('Grains: 0.25 cents per bushel on one 5,000-bushel contract; 50,000 bushels are ten contracts'),
  },
  {
    name: 'Ten-year note in 32nds: from 110-16 to 110-165 is one tick of $15.625',
    given: { ...plain, contract: 'ZN', quoted: 'thirtySeconds', entry: 110.16, exit: 110.165, contracts: 8 },
    expect: { ticks: 1, tickValue: 15.63, net: 125 },
    source: specs('$100,000, 1/2 of 1/32 = $15.625; eight contracts'),
  },
  {
    name: 'Nifty: 65 units',
    given: { ...plain, contract: 'NIFTY', entry: 24_000, exit: 24_100, side: 'short' },
    expect: { net: -6500, notional: 1_560_000 },
    source: {
      title: 'Business Standard: lower Nifty lots from 31 December 2025',
      href: 'https://www.business-standard.com/markets/news/key-f-o-changes-from-today-lower-nifty-bank-nifty-lots-swiggy-3-more-to-debut-125123100084_1.html',
      how: '75 units become 65; 100 points against a short contract are 6,500',
    },
  },
  {
    name: 'Silver sold at $28 with $3,500 between initial and maintenance margin: a call at $28.70',
    given: {
      ...plain,
      contract: 'other',
      multiplier: 5000,
      tick: 0.005,
      side: 'short',
      entry: 28,
      exit: 28,
      initialMargin: 6000,
      maintenance: 2500,
    },
    expect: { callPrice: 28.7, callMove: 0.025, deposit: 6000, onMargin: 0, leverage: 23.3 },
    source: {
      title: 'Quesba: silver futures and the price of a margin call',
      href: 'https://quesba.com/questions/silver-futures-contract-requires-seller-deliver-5-000-troy-ounces-silver-je-327694',
      how: '$3,500 ÷ 5,000 = $0.70; 28 + 0.70 = 28.70',
    },
  },
  {
    name: 'Two contracts with fees, and the ladder',
    given: {
      ...plain,
      contract: 'ES',
      contracts: 2,
      entry: 5000,
      exit: 5020,
      fee: 2.25,
      initialMargin: 20_000,
      maintenance: 18_000,
    },
    expect: {
      gross: 2000,
      net: 1991,
      ticks: 80,
      breakEven: 5000.09,
      deposit: 40_000,
      onMargin: 0.0498,
      leverage: 12.5,
      callPrice: 4960,
      callMove: -0.008,
      ladder: {
        rows: 11,
        at: {
          0: { ticks: -100, price: 4975, net: -2509, onMargin: -0.0627 },
          6: { ticks: 4, price: 5001, net: 91 },
        },
      },
    },
    source: { title: 'Arithmetic on paper', how: '20 × 50 × 2 − 4 × 2.25 = 1,991; 2,000 ÷ 50 = 40 points to the call' },
  },
  {
    name: 'A stock index at 350, 8% interest, 4% dividends, four months: 354.7',
    given: {
      ...plain,
      contract: 'other',
      multiplier: 1,
      tick: 0.1,
      entry: 354.7,
      exit: 354.7,
      spot: 350,
      interest: 0.08,
      income: 0.04,
      storage: 0,
      days: 122,
    },
    expect: { fair: 354.7109, gap: -0.0109, basis: -4.7, impliedRepo: 0.0799, curve: 'plain' },
    says: { curve: 'Contango' },
    source: hull(
      'Index of 350, four months: 350 e^(0.04 × 0.3333) = 354.7; with 122 of 365 days, 350 e^(0.04 × 122/365) = 354.7109; ln(354.7/350) × 365/122 + 0.04',
    ),
  },
  {
    name: 'Two million gallons of jet fuel and heating oil: 0.78 and 37 contracts',
    given: {
      ...plain,
      contract: 'other',
      multiplier: 42_000,
      tick: 0.0001,
      entry: 2,
      exit: 2,
      exposure: 2_000_000,
      correlation: 0.928,
      spotDeviation: 0.0263,
      futureDeviation: 0.0313,
    },
    expect: { hedgeRatio: 0.7798, hedgeExact: 37.13, hedgeContracts: 37, effectiveness: 0.861 },
    source: hull('0.928 × 0.0263 ÷ 0.0313 = 0.78; × 2,000,000 ÷ 42,000 = 37 contracts'),
  },
  {
    name: 'A future below spot is backwardation',
    given: { ...plain, contract: 'CL', entry: 70, exit: 69, spot: 70 },
    expect: { curve: 'plain', basis: 1 },
    says: { curve: 'Backwardation' },
    source: { title: 'Arithmetic on paper', how: '70 − 69' },
  },
  {
    name: 'Forty 32nds are refused',
    given: { ...plain, contract: 'ZN', quoted: 'thirtySeconds', entry: 110.4, exit: 110.16 },
    problem: 'entry',
    source: { title: 'Arithmetic on paper', how: '32 of them are a point' },
  },
  {
    name: 'Another contract needs its multiplier',
    given: { ...plain, contract: 'other', entry: 1, exit: 2 },
    problem: 'multiplier',
    source: { title: 'Arithmetic on paper', how: 'No size, no money' },
  },
])
