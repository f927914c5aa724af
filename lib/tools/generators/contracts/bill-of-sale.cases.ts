import { defineGeneratorCases } from '@/lib/kits/generator'
import billOfSale from './bill-of-sale'

const byHand = { title: 'The bill written by hand', how: 'Each sentence composed from the entries' }
const odometerForm = {
  title: '49 CFR 580, appendix C',
  href: 'https://www.ecfr.gov/current/title-49/part-580/appendix-Appendix%20C%20to%20Part%20580',
  how: 'The three statements of the federal form, and the reading without tenths',
} as const
const van = { kind: 'vehicle', vin: '1M8GDM9AXKP042788', miles: 61250 } as const

export default defineGeneratorCases(billOfSale, [
  {
    name: 'The actual mileage',
    given: { ...van, odometer: 'actual' },
    expect: {
      text: [
        'Vehicle identification number: 1M8GDM9AXKP042788',
        'The odometer reads 61,250 miles, without tenths. To the best of the seller’s knowledge this is the actual mileage.',
      ],
    },
    source: odometerForm,
  },
  {
    name: 'Beyond the limit of the odometer',
    given: { ...van, odometer: 'over' },
    expect: { text: ['To the best of the seller’s knowledge this is the mileage in excess of its mechanical limits.'] },
    source: odometerForm,
  },
  {
    name: 'Not the actual mileage',
    given: { ...van, odometer: 'wrong' },
    expect: { text: ['The reading is not the actual mileage. Warning: odometer discrepancy.'] },
    source: odometerForm,
  },
  {
    name: 'Exempt',
    given: { ...van, odometer: 'exempt' },
    expect: { text: ['exempt from federal disclosure'] },
    source: {
      title: '49 CFR 580.17',
      href: 'https://www.ecfr.gov/current/title-49/section-580.17',
      how: 'A transferor of such a vehicle need not disclose the mileage',
    },
  },
  {
    name: 'A vehicle with everything',
    given: {
      ...van,
      item: 'a white van',
      year: '2018',
      body: 'van',
      plate: 'ABC 1234',
      included: 'Two keys\nA roof rack',
      price: 101.5,
      words: 'with and',
      method: 'bank transfer',
      liens: 'a loan of Harbour Bank.',
      witness: 'Owen Hart',
      notary: true,
      saleDate: '2027-03-06',
      place: 'Columbus, Ohio',
    },
    expect: {
      text: [
        'March 6, 2027, Columbus, Ohio',
        'has received: a white van',
        '. Model year: 2018',
        '. Body: van. Licence plate: ABC 1234',
        '- A roof rack',
        '$101.50 (One hundred and one dollars and fifty cents), which the seller has received, by bank transfer.',
        'rights of others: a loan of Harbour Bank.',
        'Witness\nOwen Hart',
        'Notary public',
      ],
    },
    source: byHand,
  },
  {
    name: 'A boat, to be paid later',
    given: { kind: 'boat', hin: 'ABC12345D404', serial: 'E-77', price: 900, paid: 'later', restDate: '2027-05-01' },
    expect: {
      text: [
        'Hull identification number: ABC12345D404. Engine number: E-77',
        'to be paid by May 1, 2027',
        'Ownership passes to the buyer when the price is paid in full.',
      ],
    },
    source: byHand,
  },
  {
    name: 'A machine with a warranty and a known fault',
    given: {
      kind: 'other',
      item: 'a lathe',
      serial: '118',
      condition: 'warranty',
      warrantyDays: 1,
      known: 'Worn belt',
    },
    expect: { text: ['Serial number: 118', '- Worn belt', 'promises for 1 day from today'] },
    source: byHand,
  },
  {
    name: 'A part that is the whole',
    given: { price: 100, paid: 'part', received: 100 },
    problem: 'received',
    source: { title: 'Arithmetic', how: 'Nothing would be left to pay' },
  },
  {
    name: 'A rest due before the sale',
    given: { paid: 'later', saleDate: '2027-03-06', restDate: '2027-03-05' },
    problem: 'restDate',
    source: { title: 'The calendar', how: '5 March comes before 6 March' },
  },
])
