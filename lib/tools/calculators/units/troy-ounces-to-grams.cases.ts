import { defineCases } from '@/lib/kits/calculator'
import troyOuncesToGrams from './troy-ounces-to-grams'

const sp811 = {
  title: 'NIST Special Publication 811, appendix B.8: ounce (troy or apothecary) = 3.110 348 E+01 g',
  href: 'https://www.nist.gov/pml/special-publication-811',
}
const lbma = { title: 'LBMA: conversion factors, 1 kilogram = 32.1507465 troy ounces' }
const units = { title: 'GNU units 2.22' }

export default defineCases(troyOuncesToGrams, [
  {
    name: 'One troy ounce',
    given: { direction: 'forward', amount: '1' },
    expect: {
      answer: '31.1034768\u00A0g',
      rounded: '30\u00A0g',
      exact: '31.1034768\u00A0g',
      entered: '1\u00A0oz\u00A0t',
      grams: 31.103477,
      troyOunces: 1,
      pennyweights: 20,
      grains: 480,
      tolas: 2.666667,
      kitchenOunces: 1.097143,
      fineGrams: null,
      worth: null,
      forwardTable: { rows: 100, at: { 0: { given: 0.5, found: 15.55174 }, '-1': { given: 50, found: 1555.174 } } },
    },
    source: { ...units, how: 'units troyounce g, pennyweight, grain, "180 grain", oz; "0.5 troyounce" g: 15.5517384' },
  },
  {
    name: 'A kilobar is 32.1507 troy ounces',
    given: { direction: 'back', amount: '1 kg' },
    expect: {
      answer: '32.15074657\u00A0oz\u00A0t',
      marks: {
        rows: 3,
        at: { 2: { name: 'Good delivery gold bar', from: '400\u00A0oz\u00A0t', to: '12,441\u00A0g' } },
      },
    },
    source: { ...lbma, how: 'units "1 kg" troyounce: 32.150746568628; "400 troyounce" kg: 12.44139072' },
  },
  {
    name: 'Three ounces and five pennyweights',
    given: { direction: 'forward', amount: '3 oz t 5 dwt' },
    expect: { answer: '101.0862996\u00A0g' },
    source: { ...units, how: 'units "3 troyounce + 5 pennyweight" g: 101.0862996' },
  },
  {
    name: '10 g of 750 at 2,000 an ounce',
    given: {
      direction: 'back',
      amount: '10',
      purity: 750,
      purityIn: 'parts in 1000',
      price: 2000,
      priceIn: 'per troy ounce',
    },
    expect: {
      answer: '0.3215074657\u00A0oz\u00A0t',
      fineGrams: 7.5,
      fineOunces: 0.241131,
      worth: 482.26,
      asFine: 643.01,
      perGram: 64.3,
      backTable: { rows: 100, at: { 1: { given: 1, found: 0.03215075 } } },
    },
    source: {
      ...units,
      how: 'units "10 g * 0.75" troyounce: 0.24113059926471, × 2000; "2000/troyounce" 1/g: 64.301493137256; "1 g" troyounce',
    },
  },
  {
    name: '22 karat',
    given: { direction: 'back', amount: '8', purity: 22, purityIn: 'karat' },
    expect: { fineGrams: 7.333333 },
    source: { ...sp811, how: '8 × 22 ÷ 24' },
  },
  {
    name: 'Purity above the whole is refused',
    given: { direction: 'back', amount: '8', purity: 25, purityIn: 'karat' },
    problem: 'purity',
    source: { title: 'ISO 9202: fineness in parts of a thousand', how: 'Fine gold is 24 karat' },
  },
  {
    name: 'Exactly fine is allowed',
    given: { direction: 'back', amount: '8', purity: 24, purityIn: 'karat' },
    expect: { fineGrams: 8 },
    source: { title: 'ISO 9202: fineness in parts of a thousand', how: 'Fine gold is 24 karat' },
  },
  {
    name: 'Metal below nothing is refused',
    given: { direction: 'back', amount: '-8' },
    problem: 'amount',
    source: { title: 'Arithmetic on paper', how: 'Nothing weighs less than nothing' },
  },
])
