import { defineCases } from '@/lib/kits/calculator'
import poundsToKg from './pounds-to-kg'

const sp811 = {
  title: 'NIST Special Publication 811, appendix B.8: pound (avoirdupois) = 4.535 924 E−01 kg',
  href: 'https://www.nist.gov/pml/special-publication-811',
}
const units = { title: 'GNU units 2.22' }

export default defineCases(poundsToKg, [
  {
    name: '150 lb are 68.0389 kg',
    given: { direction: 'forward', amount: '150' },
    expect: {
      answer: '68.0388555\u00A0kg',
      rounded: '68.0\u00A0kg',
      exact: '68.0388555\u00A0kg',
      entered: '150\u00A0lb',
      poundsOunces: '150\u00A0lb 0\u00A0oz',
      stonesPounds: '10\u00A0st 10\u00A0lb',
      pounds: 150,
      forwardTable: {
        rows: 48,
        at: { 0: { given: 1, found: 0.4535924, mixed: '1\u00A0lb 0\u00A0oz' }, '-1': { given: 300, found: 136.0777 } },
      },
    },
    source: { ...sp811, how: '150 × 0.453 592 4; units "150 lb" kg; 10 × 14 + 10 = 150' },
  },
  {
    name: '70 kg are 154.324 lb',
    given: { direction: 'back', amount: '70' },
    expect: {
      answer: '154.3235835\u00A0lb',
      rounded: '150\u00A0lb',
      grams: 70_000,
      kilograms: 70,
      metricPounds: 140,
      troyPounds: 187.546022,
      backTable: { rows: 48, at: { 0: { given: 1, found: 2.204623, mixed: '2\u00A0lb 3.3\u00A0oz' } } },
    },
    source: { ...units, how: `units "70 kg" lb; "70 kg" troypound; 0.204623 × 16 = 3.274 oz` },
  },
  {
    name: 'A newborn of 9 lb 8.5 oz',
    given: { direction: 'forward', amount: '9 lb 8.5 oz' },
    expect: { answer: '4.3233022765625\u00A0kg', rounded: '4.323\u00A0kg', entered: '9\u00A0lb 8.5\u00A0oz' },
    source: { ...units, how: 'units "9 lb + 8.5 oz" kg: 4.3233022765625' },
  },
  {
    name: '12 st 4 is 172 lb',
    given: { direction: 'forward', amount: '12 st 4' },
    expect: { answer: '78.01788764\u00A0kg', pounds: 172, stonesPounds: '12\u00A0st 4\u00A0lb' },
    source: { title: 'Arithmetic on paper', how: '12 × 14 + 4 = 172; 172 × 0.45359237 = 78.01788764' },
  },
  {
    name: '16 ounces are carried',
    given: { direction: 'back', amount: '0.4535' },
    expect: { poundsOunces: '1\u00A0lb 0\u00A0oz' },
    source: { title: 'Arithmetic on paper', how: '0.4535 ÷ 0.45359237 × 16 = 15.9967 oz, 16.0 in tenths' },
  },
  {
    name: 'The US Postal Service takes parcels up to 70 lb',
    given: { direction: 'forward', amount: '70' },
    expect: {
      answer: '31.7514659\u00A0kg',
      marks: {
        rows: 6,
        at: { 3: { name: 'Parcel limit of the US Postal Service', from: '70\u00A0lb', to: '31.751\u00A0kg' } },
      },
    },
    source: { title: 'USPS Domestic Mail Manual 601: maximum weight 70 pounds', how: 'units "70 lb" kg: 31.7514659' },
  },
  {
    name: 'A typed unit turns the way that the menu says, and the page says so',
    given: { direction: 'forward', amount: '70 kg' },
    expect: {
      answer: '154.3235835\u00A0lb',
      entered: '70\u00A0kg, so kilograms to pounds',
      backTable: { rows: 48 },
    },
    source: { ...units, how: 'units "70 kg" lb' },
  },
  {
    name: 'Negative weights are refused',
    given: { direction: 'forward', amount: '-5' },
    problem: 'amount',
    source: { title: 'Arithmetic on paper', how: 'Nothing weighs less than nothing' },
  },
])
