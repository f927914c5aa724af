import { defineCases } from '@/lib/kits/calculator'
import forexPip from './forex-pip'

const babypips = (how: string) => ({
  title: 'Babypips School of Pipsology: What is a pip?',
  href: 'https://www.babypips.com/learn/forex/pips-and-pipettes',
  how,
})
const paper = (how: string) => ({ title: 'Contract arithmetic on paper', how })
const plain = { lot: 'standard', lots: 1, price: undefined, cross: undefined, pipSize: undefined } as const

export default defineCases(forexPip, [
  {
    name: 'GBP/JPY at 123.00, 10,000 units: 0.813 pounds a pip',
    given: { ...plain, pair: 'GBPJPY', account: 'GBP', lot: 'mini', price: 123 },
    expect: { moves: { at: { 1: { value: 0.813008 } } }, pip: '£0.8130' },
    source: babypips('(0.01 ÷ 123.00) × 10,000 units = 0.813 GBP'),
  },
  {
    name: 'The same pip in dollars at GBP/USD 1.5590: 1.2675',
    given: { ...plain, pair: 'GBPJPY', account: 'USD', lot: 'mini', cross: 78.8967, crossQuoted: 'accountFirst' },
    expect: {
      moves: { at: { 1: { value: 1.2675 } } },
      lotTable: { at: { 0: { lot: 'Standard', value: 12.6748 }, 2: { lot: 'Micro', units: 1000, value: 0.1267 } } },
    },
    source: babypips(
      'There 0.813 × 1.5590 = 1.2674, with more digits 1.2675; USD/JPY is then 123.00 ÷ 1.5590 = 78.8967',
    ),
  },
  {
    name: 'USD/CAD at 1.0200, 10,000 units: 0.98 dollars',
    given: { ...plain, pair: 'USDCAD', account: 'USD', lot: 'mini', price: 1.02 },
    expect: { moves: { at: { 1: { value: 0.9804 } } } },
    source: babypips('(0.0001 ÷ 1.0200) × 10,000 = 0.98 USD, 0.9804 with two more decimals'),
  },
  {
    name: 'A published GBP/JPY lot at 167.27: 5.98 pounds',
    given: { ...plain, pair: 'GBPJPY', account: 'GBP', price: 167.27 },
    expect: { pip: '£5.98' },
    source: {
      title: 'Invest ABC Business News: How to count pips on GBP/JPY',
      href: 'https://investabcbusinessnews.com/how-to-count-pips-on-gbp-jpy-what-you-should-know/',
      how: '(0.01 ÷ 167.27) × 100,000 = 5.98',
    },
  },
  {
    name: 'Account in the quote currency: 10 dollars for each standard lot of EUR/USD',
    given: { ...plain, pair: 'EURUSD', account: 'USD', lots: 2.5 },
    expect: {
      pip: '$25.00',
      pipette: '$2.50',
      size: 250_000,
      conversion: 'Nothing, the account is in USD',
      moves: {
        rows: 5,
        at: { 0: { pips: 0.1, value: 2.5 }, 2: { pips: 10, value: 250 }, 3: { value: 1250 }, 4: { value: 2500 } },
      },
      lotTable: {
        rows: 3,
        at: { 0: { units: 100_000, value: 10 }, 1: { lot: 'Mini', units: 10_000, value: 1 }, 2: { value: 0.1 } },
      },
      pairTable: { rows: 5, at: { 1: { standard: 10, mini: 1, micro: 0.1 }, 4: { standard: 1 } } },
    },
    source: paper('0.0001 × 250,000 = 25'),
  },
  {
    name: 'EUR/GBP in dollars through GBP/USD',
    given: { ...plain, pair: 'EURGBP', account: 'USD', cross: 1.27, crossQuoted: 'quoteFirst' },
    expect: { pip: '$12.70', inQuote: '£10.00', conversion: 'GBP/USD 1.27' },
    source: paper('0.0001 × 100,000 = 10 GBP; × 1.27'),
  },
  {
    name: 'Gold: 100 ounces and a pip of 0.01 are one dollar',
    given: { ...plain, pair: 'XAUUSD', account: 'USD' },
    expect: { pip: '$1.00', size: 100, pipIs: 0.01 },
    source: {
      title: 'A broker’s table of metals',
      href: 'http://foreign-ib.blogspot.com/2013/09/spesifikasi-metal-dan-oil-details-on.html',
      how: 'Read there: XAUUSD, lot of 100 ounces, 1 pip of 1 lot is 1 USD',
    },
  },
  {
    name: 'Silver: a mini lot of 500 ounces and a pip of 0.01 are five dollars',
    given: { ...plain, pair: 'XAGUSD', account: 'USD', lot: 'mini' },
    expect: { pip: '$5.00', size: 500, pipIs: 0.01 },
    source: {
      title: 'XGLOBAL Markets: contract specifications of spot metals',
      href: 'https://www.xglobalmarkets.com/trading/gold-silver-contract-specifications/',
      how: 'Contract read: 5,000 troy ounces; a tenth of it × 0.01',
    },
  },
  {
    name: 'The price of the pair opens pairs quoted in its base currency',
    given: { ...plain, pair: 'GBPUSD', account: 'USD', price: 1.25 },
    expect: { pip: '$10.00', pairTable: { rows: 6, at: { 4: { pair: 'EUR/GBP', standard: 12.5, micro: 0.125 } } } },
    source: paper('EUR/GBP: 0.0001 × 100,000 = 10 GBP; × 1.25'),
  },
  {
    name: 'Typed units and pip size',
    given: {
      ...plain,
      pair: 'other',
      base: 'usd',
      quote: 'huf',
      account: 'USD',
      lot: 'units',
      units: 20_000,
      price: 400,
      pipSize: 0.01,
    },
    expect: { pip: '$0.5000', size: 20_000, lotTable: { rows: 4 } },
    source: paper('0.01 × 20,000 = 200 HUF; ÷ 400'),
  },
  {
    name: 'A missing cross rate is asked for',
    given: { ...plain, pair: 'EURGBP', account: 'JPY' },
    problem: 'cross',
    source: paper('Pounds cannot become yen without GBP/JPY'),
  },
  {
    name: 'A missing price is asked for when the account is in the base currency',
    given: { ...plain, pair: 'EURUSD', account: 'EUR' },
    problem: 'price',
    source: paper('Dollars become euros at EUR/USD'),
  },
  {
    name: 'The price of GBP/JPY and USD/JPY open pairs quoted in pounds: 15.59 dollars at GBP/USD 1.5590',
    given: {
      ...plain,
      pair: 'GBPJPY',
      account: 'USD',
      price: 123,
      cross: 78.8967,
      crossQuoted: 'accountFirst',
    },
    expect: { pairTable: { at: { 7: { pair: 'EUR/GBP', standard: 15.59 } } } },
    source: babypips('GBP/USD 1.5590 × 10 pounds, the pip of a standard lot of EUR/GBP'),
  },
  {
    name: 'A micro lot of EUR/USD is ten cents a pip and a cent a pipette',
    given: { ...plain, pair: 'EURUSD', account: 'USD', lot: 'micro' },
    expect: { pip: '$0.1000', pipette: '$0.0100', size: 1000 },
    source: babypips('0.0001 × 1,000 units'),
  },
  {
    name: 'Eighty units: a pip of eight thousandths has six decimals',
    given: { ...plain, pair: 'EURUSD', account: 'USD', lot: 'units', units: 80 },
    expect: { pip: '$0.008000', pipette: '$0.000800' },
    source: paper('0.0001 × 80 = 0.008'),
  },
  {
    name: 'A hundred and fifty units: one and a half cents have four',
    given: { ...plain, pair: 'EURUSD', account: 'USD', lot: 'units', units: 150 },
    expect: { pip: '$0.0150' },
    source: paper('0.0001 × 150 = 0.015'),
  },
  {
    name: 'Whole yen have no decimals, part of a yen has',
    given: { ...plain, pair: 'USDJPY', account: 'JPY', lots: 1.2345 },
    expect: { pip: '¥1,234.50', inQuote: '¥1,234.50', pipette: '¥123.45' },
    source: paper('0.01 × 123,450 = 1,234.50'),
  },
  {
    name: 'A lot of USD/JPY is 1,000 yen a pip',
    given: { ...plain, pair: 'USDJPY', account: 'JPY' },
    expect: { pip: '¥1,000', pipette: '¥100' },
    source: babypips('0.01 × 100,000 units'),
  },
  {
    name: 'A pair of one currency with itself is refused',
    given: { ...plain, pair: 'other', base: 'sek', quote: 'SEK', account: 'USD' },
    problem: 'quote',
    because: 'must differ from the base currency',
    source: paper('A currency has no price in itself'),
  },
])
