import { defineCases } from '@/lib/kits/calculator'
import commodityValue from './commodities'

const plain = {
  purityIn: 'pure',
  moisture: undefined,
  currencyRate: 1,
  premium: 0,
  offer: undefined,
} as const
const onPaper = (how: string) => ({ title: 'Arithmetic on paper', how })
const contractOf = (title: string, href: `https://${string}` | `http://${string}`, how: string) => ({
  title,
  href,
  how,
})
const shippers = (how: string) => ({
  title: 'Midwest Shippers Association: conversion factors',
  href: 'http://www.mnshippers.com/html/conversion_factors.cfm',
  how,
})
const converter = (how: string) => ({
  title: 'Devutl: tons of oil and barrels, reference table',
  href: 'https://devutl.com/tons-oil-barrels-converter',
  how,
})

export default defineCases(commodityValue, [
  {
    name: 'A tonne of corn is 39.3679 bushels',
    given: { ...plain, commodity: 'corn', quantity: 1, unit: 't', price: 1, priceUnit: 'bu' },
    expect: {
      value: 39.37,
      payable: 1000,
      perKilogram: 0.0394,
      perTonne: 39.37,
      contracts: 0.0079,
      contract: 'ZC, 5,000 bu',
      purity: 1,
      table: { rows: 8, at: { 7: { unit: 'Bushel', quantity: 39.368261, price: 1 } } },
    },
    source: shippers('39.3679 bu of corn are 1 metric ton; with 453.59237 g a pound 39.36826'),
  },
  {
    name: 'A tonne of wheat is 36.74371 bushels',
    given: { ...plain, commodity: 'wheat', quantity: 1, unit: 't', price: 100, priceUnit: 'bu' },
    expect: { value: 3674.37, contract: 'ZW, 5,000 bu' },
    source: shippers('36.74371 bu of wheat or soybeans'),
  },
  {
    name: 'A bushel of soybeans is 0.027216 tonnes',
    given: { ...plain, commodity: 'soybeans', quantity: 1000, unit: 'bu', price: 1000, priceUnit: 't' },
    expect: { value: 27_215.54, payable: 27_215.5422 },
    source: shippers('bu × 0.027216; 60 × 0.45359237 kg'),
  },
  {
    name: 'Crude of 40 °API: 7.63 barrels in a tonne',
    given: { ...plain, commodity: 'crude', quantity: 1000, unit: 't', price: 70, priceUnit: 'bbl', apiGravity: 40 },
    expect: { perTonneBarrels: 7.631, value: 534_159.38, contracts: 7.6308, contract: 'CL, 1,000 bbl' },
    source: converter('Light (WTI) 40.0: 7.63; more digits from 1000 ÷ (141.5/171.5 × 999.016 × 0.158987294928)'),
  },
  {
    name: 'Heavy crude of 20 °API: 6.74 barrels in a tonne',
    given: { ...plain, commodity: 'crude', quantity: 42, unit: 'US gal', price: 70, priceUnit: 'bbl', apiGravity: 20 },
    expect: { perTonneBarrels: 6.741, value: 70, contracts: 0.001 },
    source: converter('Heavy 20.0: 6.74; 42 gallons are a barrel'),
  },
  {
    name: 'Twenty grams of 22 karat at 2,500 a troy ounce, and a dealer who asks 1,600',
    given: {
      ...plain,
      commodity: 'gold',
      quantity: 20,
      unit: 'g',
      price: 2500,
      priceUnit: 'oz t',
      purityIn: 'karat',
      karat: 22,
      premium: 0.05,
      offer: 1600,
    },
    expect: {
      value: 1473.58,
      perGram: 73.6788,
      perKilogram: 73_678.7942,
      perTonne: 73_678_794.22,
      payable: 0.018333,
      purity: 0.9167,
      withPremium: 1547.25,
      offerPremium: 0.0858,
      contracts: 0.0059,
      table: { rows: 9 },
    },
    source: onPaper('20 × 22/24 ÷ 31.1034768 × 2500 = 1473.5759; 1600 ÷ that − 1'),
  },
  {
    name: 'Ten tola are 3.75 troy ounces, in rupees',
    given: {
      ...plain,
      commodity: 'gold',
      quantity: 10,
      unit: 'tola',
      price: 2500,
      priceUnit: 'oz t',
      currencyRate: 83,
    },
    expect: { value: 778_125 },
    source: {
      title: 'NIST Handbook 44 and the Standards of Weight Act 1939: tola of 180 grains, ounce of 480',
      how: '10 × 180 ÷ 480 = 3.75; × 2500 × 83',
    },
  },
  {
    name: 'Everyday ounces of silver are named as such',
    given: { ...plain, commodity: 'silver', quantity: 10, unit: 'oz', price: 30, priceUnit: 'oz t' },
    expect: { value: 273.44, mixUp: 'fair' },
    says: { mixUp: '9.7% more' },
    source: {
      title: 'NIST Handbook 44: avoirdupois ounce of 437.5 grains, troy ounce of 480',
      how: '10 × 437.5 ÷ 480 × 30 = 273.4375; 480 ÷ 437.5 − 1',
    },
  },
  {
    name: 'Copper: a tonne at 4 a pound',
    given: { ...plain, commodity: 'copper', quantity: 1, unit: 't', price: 4, priceUnit: 'lb' },
    expect: { value: 8818.49, contracts: 0.0882, contract: 'HG, 25,000 lb', mixUp: null },
    source: onPaper('1000 ÷ 0.45359237 × 4; 2204.62 ÷ 25000'),
  },
  {
    name: 'One contract of silver is 5,000 troy ounces',
    given: { ...plain, commodity: 'silver', quantity: 5000, unit: 'oz t', price: 30, priceUnit: 'oz t' },
    expect: { contracts: 1, contract: 'SI, 5,000 oz t', value: 150_000 },
    source: contractOf(
      'Commodity charts: CME COMEX SI silver futures',
      'https://commodity.jugok.com/2021/01/CME-COMEX-SI-Silver-Futures.html',
      'Globex SI, 5,000 troy ounces; also in the specifications of Trade Metal Futures',
    ),
  },
  {
    name: 'One contract of platinum is 50 troy ounces',
    given: { ...plain, commodity: 'platinum', quantity: 50, unit: 'oz t', price: 1000, priceUnit: 'oz t' },
    expect: { contracts: 1, contract: 'PL, 50 oz t' },
    source: contractOf(
      'Commodity charts: CME NYMEX PL platinum futures',
      'https://commodity.jugok.com/2020/10/CME-NYMEX-PL-Platinum-Futures-series.html',
      'Globex PL, 50 troy ounces; also in the contract overview of USI Investments',
    ),
  },
  {
    name: 'One contract of palladium is 100 troy ounces',
    given: { ...plain, commodity: 'palladium', quantity: 100, unit: 'oz t', price: 1000, priceUnit: 'oz t' },
    expect: { contracts: 1, contract: 'PA, 100 oz t' },
    source: contractOf(
      'ClearTrade: NYMEX palladium futures',
      'https://www.cleartrade.com/palladium-futures-html/',
      'Product symbol PA, contract size 100 troy ounces; also in the specifications of Trade Metal Futures',
    ),
  },
  {
    name: 'One contract of copper is 25,000 pounds',
    given: { ...plain, commodity: 'copper', quantity: 25_000, unit: 'lb', price: 4, priceUnit: 'lb' },
    expect: { contracts: 1, contract: 'HG, 25,000 lb', value: 100_000 },
    source: contractOf(
      'h-kai.com: copper, specification of the CME contract',
      'https://h-kai.com/1.html',
      'Globex HG, contract unit 25,000 pounds; also in the contract sheet of futures-trading.us',
    ),
  },
  {
    name: 'One contract of gold is 100 troy ounces',
    given: { ...plain, commodity: 'gold', quantity: 100, unit: 'oz t', price: 2500, priceUnit: 'oz t' },
    expect: { contracts: 1, contract: 'GC, 100 oz t' },
    source: contractOf(
      'KGI: CME Group gold futures contract specifications',
      'https://www.kgieworld.sg/futures/cme-comex-gold-contractspecs',
      'Globex GC, contract unit 100 troy ounces',
    ),
  },
  {
    name: 'A wet load of corn shrinks to the moisture of the price',
    given: {
      ...plain,
      commodity: 'corn',
      quantity: 25,
      unit: 't',
      price: 4.5,
      priceUnit: 'bu',
      moisture: 0.18,
      baseMoisture: 0.155,
    },
    expect: { value: 4297.9, payable: 24_260.355, purity: 0.9704, contracts: 0.191 },
    source: onPaper('25000 ÷ (56 × 0.45359237) × 0.82/0.845 × 4.5'),
  },
  {
    name: 'Gold has no barrels',
    given: { ...plain, commodity: 'gold', quantity: 1, unit: 'bbl', price: 1, priceUnit: 'g' },
    problem: 'unit',
    source: { title: 'Arithmetic on paper', how: 'A volume without density is no weight' },
  },
  {
    name: 'Oil is not priced by the troy ounce',
    given: { ...plain, commodity: 'crude', quantity: 1, unit: 'bbl', price: 1, priceUnit: 'oz t' },
    problem: 'priceUnit',
    source: { title: 'Arithmetic on paper', how: 'A unit left over from gold' },
  },
])
