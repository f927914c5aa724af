import { defineCases } from '@/lib/kits/calculator'
import currencyConverter from './currency-converter'

const ecb = {
  title:
    'European Central Bank: euro foreign exchange reference rates of 28 June 2024 (USD 1.0705, GBP 0.84638, JPY 171.94, INR 89.2495)',
  href: 'https://www.ecb.europa.eu/stats/policy_and_exchange_rates/euro_reference_exchange_rates/html/index.en.html',
}
const fixed = {
  title:
    'Council Regulation (EC) No 2866/98: 1 euro = 1.95583 DEM = 6.55957 FRF; Regulation (EC) No 1103/97, article 4',
  href: 'https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:31998R2866',
}
const fixedRates = 'DEM 1.95583\n1 EUR = 6.55957 FRF'
const calc = { title: 'LibreOffice Calc' }

export default defineCases(currencyConverter, [
  {
    name: 'Cross rate of the dollar and the pound',
    given: { amount: 100, from: 'USD', to: 'GBP' },
    expect: {
      received: '79.06\u00A0GBP',
      rate: '1\u00A0USD = 0.7906399\u00A0GBP',
      inverse: '1\u00A0GBP = 1.264798\u00A0USD',
      withoutFee: '79.06\u00A0GBP',
      cost: '0.00\u00A0GBP',
      whichRates: 'fair',
      all: { rows: 31, at: { 0: { currency: 'EUR', amount: '93.41\u00A0EUR' } } },
    },
    source: { ...ecb, how: '=100*0.84638/1.0705: 79.063989; =1.0705/0.84638: 1.264798; =100/1.0705: 93.4143' },
  },
  {
    name: 'Yen have no minor unit, and a list has no need of the euro',
    given: { amount: 50_000, from: 'jpy', to: 'inr' },
    expect: { received: '25,953.68\u00A0INR', inverse: '1\u00A0INR = 1.926509\u00A0JPY' },
    source: { ...ecb, how: '=50000*89.2495/171.94: 25,953.6757; =171.94/89.2495: 1.9265094' },
  },
  {
    name: 'Francs and marks by the fixed rates of 1999',
    given: { amount: 100, from: 'DEM', to: 'FRF', rates: fixedRates, day: '1999-01-01' },
    expect: {
      received: '335.39\u00A0FRF',
      rate: '1\u00A0DEM = 3.353855\u00A0FRF',
      whichRates: 'plain',
      all: { rows: 3 },
    },
    source: { ...fixed, how: '=100/1.95583*6.55957: 335.38549' },
  },
  {
    name: 'The daily file of the ECB as it is',
    given: {
      amount: 10,
      from: 'EUR',
      to: 'JPY',
      rates: 'Date, USD, JPY, BGN, \n28 June 2024, 1.0705, 171.94, 1.9558, ',
    },
    expect: { received: '1,719\u00A0JPY' },
    source: { ...ecb, how: 'eurofxref.csv: =10*171.94, no decimals for JPY (ISO 4217)' },
  },
  {
    name: 'A rate from a receipt, with the card’s fee',
    given: { amount: 250, from: 'USD', to: 'MXN', using: 'own', ownRate: 16.85, fee: 0.0275 },
    expect: { received: '4,096.66\u00A0MXN', withoutFee: '4,212.50\u00A0MXN', cost: '115.84\u00A0MXN' },
    source: { ...calc, how: '=250*16.85: 4212.5; =4212.5*0.9725: 4096.65625; =4212.5*0.0275: 115.84375' },
  },
  {
    name: 'A currency that the list has not',
    given: { amount: 100, from: 'USD', to: 'XYZ' },
    problem: 'to',
    source: { ...ecb, how: 'No such row' },
  },
  {
    name: 'A payment three weeks after the rates',
    given: { amount: 100, from: 'USD', to: 'GBP', paid: '2024-07-19' },
    expect: { whichRates: 'bad' },
    says: { whichRates: '21 days older' },
    source: { ...ecb, how: '28 June to 19 July 2024: 2 + 19 days' },
  },
  {
    name: 'A payment a week after the rates',
    given: { amount: 100, from: 'USD', to: 'GBP', paid: '2024-07-05' },
    expect: { whichRates: 'fair' },
    source: { ...ecb, how: '28 June to 5 July 2024: 7 days' },
  },
  {
    name: 'A list of receipts, with a fee of 2%',
    given: { amount: 1, from: 'USD', to: 'EUR', fee: 0.02, several: '107.05\n1,250.50 jpy\n50 UDS\nhotel' },
    expect: {
      list: {
        rows: 4,
        at: {
          0: { given: '107.05\u00A0USD', received: '98.00\u00A0EUR' },
          1: { given: '1,250.5\u00A0JPY', received: '7.13\u00A0EUR' },
          2: { received: '– must be in the list of rates; UDS is not. Did you mean USD?' },
          3: { given: 'hotel', received: '– must be a number' },
        },
      },
    },
    source: { ...ecb, how: '=107.05/1.0705*0.98: 98; =1250.5/171.94*0.98: 7.1274' },
  },
  {
    name: 'A line without a rate',
    given: { amount: 100, from: 'DEM', to: 'FRF', rates: 'DEM 1.95583\nFRF' },
    problem: 'rates',
    source: { ...fixed, how: 'Every currency has a rate' },
  },
])
