import { defineCases } from '@/lib/kits/calculator'
import weightConverter from './weight-converter'

const sp811 = {
  title: 'NIST Special Publication 811, appendix B.8',
  href: 'https://www.nist.gov/pml/special-publication-811',
}
const units = { title: 'GNU units 2.22' }
const cap68 = {
  title: 'Weights and Measures Ordinance (Cap. 68), Hong Kong',
  href: 'https://www.elegislation.gov.hk/hk/cap68',
}

export default defineCases(weightConverter, [
  {
    name: 'Eleven stone six in everything',
    given: { amount: '11 st 6 lb' },
    expect: {
      answer: '72.5747792\u00A0kg',
      rounded: '72.6\u00A0kg',
      exact: '72.5747792\u00A0kg',
      entered: '11\u00A0st 6\u00A0lb',
      force: 711.71545844168,
      allUnits: {
        rows: 43,
        at: {
          0: {
            unit: 'st + lb',
            name: 'stones, pounds',
            amount: '11\u00A0st 6\u00A0lb',
            definition: '1\u00A0st = 14\u00A0lb',
          },
          1: { unit: 'lb + oz', amount: '160\u00A0lb 0\u00A0oz', factor: 'exact' },
          2: { unit: 'kg', amount: '72.5747792' },
          4: { unit: 'lb', name: 'pounds', amount: '160' },
        },
      },
    },
    source: {
      ...units,
      how: 'units "11 stone + 6 lb" kg: 72.5747792; in lb: 160; times "9.80665 m/s^2" in N: 711.71545844168',
    },
  },
  {
    name: 'A catty of Hong Kong is no jin',
    given: { amount: '1 catty', into: 'g', first: 'jin, catty (TW)' },
    expect: {
      answer: '604.78982\u00A0g',
      allUnits: { at: { 0: { unit: 'jin', amount: '1.20957964' }, 1: { unit: 'catty (TW)', amount: '1.007983033' } } },
    },
    source: { ...cap68, how: 'Catty = 0.604 789 82 kg; 604.78982 ÷ 500 and ÷ 600' },
  },
  {
    name: 'A metric ton is no short ton',
    given: { amount: '1 t to short ton' },
    expect: { answer: '1.102311311\u00A0short\u00A0ton', rounded: '1\u00A0short\u00A0ton' },
    source: { ...sp811, how: 'ton, short (2000 lb) = 9.071 847 E+02 kg; 1000 ÷ 907.1847 = 1.102311' },
  },
  {
    name: 'Gold by the troy ounce',
    given: { amount: '5 oz t to g' },
    expect: { answer: '155.517384\u00A0g' },
    source: { ...sp811, how: 'ounce (troy or apothecary) = 3.110 348 E+01 g; units "5 troyounce" g: 155.517384' },
  },
  {
    name: 'A jeweler’s list, as finely as it was typed',
    given: { amount: '1 kg', into: 'g', digits: 'typed', several: '1.00 tola\n8 tael\n2 pounds of gold' },
    expect: {
      list: {
        rows: 3,
        at: {
          0: { given: '1.00\u00A0tola', found: '11.7\u00A0g' },
          1: { given: '8\u00A0tael\u00A0(HK)', found: '300\u00A0g' },
          2: { found: '– must be a number with a unit' },
        },
      },
    },
    source: { ...units, how: 'units "1 tola" g: 11.6638038; "8 * 0.60478982 kg/16" g: 302.39491' },
  },
  {
    name: 'A ratti is a local unit',
    given: { amount: '5 ratti to g', first: 'ratti' },
    expect: { answer: '0.60748978125\u00A0g', allUnits: { at: { 0: { unit: 'ratti', factor: 'local' } } } },
    source: { ...units, how: 'units "5 tola/96" g: 0.60748978125' },
  },
  {
    name: 'Nothing weighs less than nothing',
    given: { amount: '-3 kg' },
    problem: 'amount',
    source: { ...sp811, how: 'A mass is no negative quantity' },
  },
])
