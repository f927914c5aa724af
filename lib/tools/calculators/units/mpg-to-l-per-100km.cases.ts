import { defineCases } from '@/lib/kits/calculator'
import mpg from './mpg-to-l-per-100km'

const calcdragon = {
  title: 'CalcDragon: Fuel Consumption Converter, worked example',
  href: 'https://www.calcdragon.com/c/fuel-consumption-converter',
}
const toolarithm = {
  title: 'Toolarithm: Fuel Economy Converter',
  href: 'https://toolarithm.com/converters/practical/fuel-economy',
}
const fractions = { title: 'Python, exact fractions of 1.609344, 3.785411784 and 4.54609' }
const paper = { title: 'Arithmetic on paper' }

export default defineCases(mpg, [
  {
    name: '30 mpg on the American label',
    given: { amount: 30, unit: 'us', fuel: 'petrol', price: 3.5, priceFor: 'us' },
    expect: {
      answer: '7.84\u00A0L/100 km',
      l100: 7.8404861111,
      us: 30,
      uk: 36.0284977651,
      kmL: 12.7543112229,
      miL: 7.925161571,
      cost100: 7.25,
      cost100Miles: 11.67,
      gramsKm: 181,
      gramsMile: 291,
      average: null,
      spared: null,
      gallons: 'plain',
    },
    says: { gallons: '30 miles per UK gallon would be 9.42\u00A0L/100 km' },
    source: {
      ...toolarithm,
      how: 'The page: 7.8404861111, 36.0284977651, 12.7543112229; mi/L is 30 ÷ 3.785411784; 350 ÷ 30 for 100 miles; 7.8405 × 23.1; 282.481 ÷ 30',
    },
  },
  {
    name: '30 mpg, to two decimals',
    given: { amount: 30, unit: 'us' },
    expect: { l100: 7.84, uk: 36.03, kmL: 12.75, cost100: null, cost100Miles: null },
    source: { ...calcdragon, how: 'The page: 36.03 mpg UK, 7.84, 12.75, and the label of fueleconomy.gov' },
  },
  {
    name: 'A British car of 40 mpg',
    given: { amount: 40, unit: 'uk', fuel: 'diesel', price: 6, priceFor: 'uk', other: 40 },
    expect: {
      answer: '7.06\u00A0L/100 km',
      l100: 7.062023,
      us: 33.306967,
      uk: 40,
      cost100: 9.32,
      cost100Miles: 15,
      gramsKm: 189,
      average: '40.00\u00A0mpg (UK)',
      spared: 0,
    },
    says: { gallons: '40 miles per US gallon would be 5.88\u00A0L/100 km' },
    source: { ...fractions, how: 'F(100) / (40 * F("1.609344") / F("4.54609")); 600 ÷ 40 = 15; 7.062023 × 26.8' },
  },
  {
    name: 'Seven liters for 100 km',
    given: { amount: 7, unit: 'l100', price: 2, priceFor: 'liter', other: 9 },
    expect: {
      answer: '33.60\u00A0mpg (US), 40.35\u00A0mpg (UK)',
      l100: 7,
      us: 33.60208,
      uk: 40.354419,
      kmL: 14.285714,
      miL: 8.876731,
      cost100: 14,
      cost100Miles: 22.53,
      average: '8.00\u00A0L/100 km',
      spared: 2,
      gallons: null,
    },
    source: { ...fractions, how: 'F(100) / 7 / F("1.609344") × each gallon; 14 × 1.609344' },
  },
  {
    name: 'An Indian figure of 20 km on a liter',
    given: { amount: 20, unit: 'kmL', other: 10 },
    expect: {
      answer: '5.00\u00A0L/100 km',
      us: 47.042917,
      uk: 56.496187,
      average: '13.33\u00A0km/L',
      spared: 5,
      gallons: null,
    },
    source: { ...fractions, how: '20 / (F("1.609344") / F("3.785411784")); harmonic mean of 10 and 20' },
  },
  {
    name: 'Miles on a liter',
    given: { amount: 10, unit: 'miL' },
    expect: { l100: 6.213712, miL: 10 },
    source: { ...fractions, how: 'F(100) / 16.09344' },
  },
  {
    name: 'Two figures of mpg do not meet in the middle',
    given: { amount: 20, unit: 'uk', other: 60 },
    expect: { average: '30.00\u00A0mpg (UK)' },
    source: {
      title: 'Python, statistics.harmonic_mean',
      how: 'statistics.harmonic_mean([20, 60]) = 30.0',
    },
  },
  {
    name: 'A fuel of its own',
    given: { amount: 10, unit: 'l100', fuel: 'own', factor: 1.51 },
    expect: { gramsKm: 151, gramsMile: 243 },
    source: {
      title: 'Driving Tests New Zealand: fuel to CO₂',
      href: 'https://www.drivingtests.co.nz/resources/fuel-co2-calculator-carbon-dioxide-emissions-in-kg/',
      how: 'LPG around 1.51 kg a liter; × 10 ÷ 100 km, × 1.609344',
    },
  },
  {
    name: 'The table from 5 to 100',
    given: { amount: 30, unit: 'us' },
    expect: {
      table: {
        rows: 20,
        at: {
          0: { mpg: 5, us: 47.04, uk: 56.5, kmL: 2.13 },
          1: { mpg: 10, us: 23.52, uk: 28.25 },
          [-1]: { mpg: 100, us: 2.35, uk: 2.82, kmL: 42.51 },
        },
      },
    },
    source: {
      title: 'PESWiki: miles per gallon, L/100 km = 235.21 ÷ mpg (US) and 282.48 ÷ mpg (UK)',
      href: 'http://peswiki.com/miles-per-gallon',
      how: '235.21 and 282.48 divided by 5, 10 and 100; km/L is 100 ÷ 47.04 and 100 ÷ 2.3521',
    },
  },
  {
    name: 'A day of driving on one drop',
    given: { amount: 0.01, unit: 'l100' },
    expect: { kmL: 10_000 },
    source: { ...paper, how: '100 ÷ 0.01' },
  },
])
