import { defineCases } from '@/lib/kits/calculator'
import stoneToKg from './stone-to-kg'

const act = {
  title: 'Weights and Measures Act 1985, schedule 1: stone = 14 pounds; pound = 0.453 592 37 kilogram exactly',
  href: 'https://www.legislation.gov.uk/ukpga/1985/72/schedule/1',
}
const units = { title: 'GNU units 2.22' }
const paper = { title: 'Arithmetic on paper' }

export default defineCases(stoneToKg, [
  {
    name: '11 st 6 lb are 72.575 kg',
    given: { direction: 'forward', amount: '11 st 6' },
    expect: {
      answer: '72.5747792\u00A0kg',
      rounded: '72.6\u00A0kg',
      exact: '72.5747792\u00A0kg',
      entered: '11\u00A0st 6\u00A0lb',
      stonesPounds: '11\u00A0st 6\u00A0lb',
      poundsOunces: '160\u00A0lb 0\u00A0oz',
      kilograms: 72.574779,
      pounds: 160,
      decimalStones: 11.428571,
      changeKg: null,
      forwardTable: {
        rows: 26,
        at: { 0: { given: 5, found: 31.75147, mixed: '5\u00A0st 0\u00A0lb' }, '-1': { given: 30, found: 190.5088 } },
      },
    },
    source: {
      ...units,
      how: 'units "160 lb" kg: 72.5747792; "70 lb" kg: 31.7514659; "420 lb" kg: 190.5087954; 160 ÷ 14',
    },
  },
  {
    name: '75 kg are 11 st 11.35 lb',
    given: { direction: 'back', amount: '75' },
    expect: {
      answer: '11\u00A0st 11\u00A01/2\u00A0lb',
      decimal: '11\u00A0st 11.35\u00A0lb',
      rounded: '11\u00A0st 11\u00A0lb',
      stonesPounds: null,
      poundsOunces: '165\u00A0lb 5.5\u00A0oz',
      backTable: {
        rows: 81,
        at: { 0: { given: 30, found: 4.724191, mixed: '4\u00A0st 10\u00A0lb' }, 35: { given: 100, found: 15.7473 } },
      },
    },
    source: {
      ...units,
      how: 'units "75 kg" lb: 165.346696638658, less 154 = 11.3467, next to 11.5; 0.346697 × 16 = 5.547; "30 kg" lb: 66.13868, less 56; "100 kg" "14 lb": 15.7473',
    },
  },
  {
    name: '10.5 stone are 10 st 7 lb',
    given: { direction: 'forward', amount: '10.5' },
    expect: { answer: '66.67807839\u00A0kg', stonesPounds: '10\u00A0st 7\u00A0lb' },
    source: { ...act, how: '147 × 0.45359237' },
  },
  {
    name: 'Four and a half pounds beside stones',
    given: { direction: 'back', amount: '71.9' },
    expect: { answer: '11\u00A0st 4\u00A01/2\u00A0lb', decimal: '11\u00A0st 4.51\u00A0lb' },
    source: { ...units, how: 'units "71.9 kg" lb: 158.512366510927, less 11 × 14 = 154: 4.5124' },
  },
  {
    name: 'Thirteen and three quarters are carried into the next stone',
    given: { direction: 'back', amount: '76.1 kg' },
    expect: { answer: '12\u00A0st 0\u00A0lb', decimal: '11\u00A0st 13.77\u00A0lb' },
    source: { ...units, how: 'units "76.1 kg" lb: 167.771781522692, less 154: 13.7718, next to 14' },
  },
  {
    name: 'Half a pound typed as a fraction',
    given: { direction: 'forward', amount: '11 st 4 1/2' },
    expect: { answer: '71.894390645\u00A0kg', stonesPounds: '11\u00A0st 4\u00A01/2\u00A0lb', decimal: null },
    source: { ...act, how: '158.5 × 0.45359237' },
  },
  {
    name: 'Pounds alone',
    given: { direction: 'lb', amount: '200' },
    expect: { stonesPounds: '14\u00A0st 4\u00A0lb', kilograms: 90.718474 },
    source: { ...act, how: '200 = 14 × 14 + 4; 200 × 0.45359237' },
  },
  {
    name: 'A change of half a stone',
    given: { direction: 'forward', amount: '10 st 7', before: 11, beforeIn: 'st' },
    expect: { changeKg: -3.175147, changeLb: -7 },
    source: { ...act, how: '147 − 154 = −7 lb; × 0.45359237 = −3.17514659' },
  },
  {
    name: 'Fourteen pounds beside stones are refused',
    given: { direction: 'forward', amount: '11 st 14' },
    problem: 'amount',
    source: { ...paper, how: '14 pounds are a stone' },
  },
])
