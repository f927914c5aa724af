import { defineGeneratorCases } from '@/lib/kits/generator'
import receipts from './rent-receipt'

const byHand = { title: 'The receipt written by hand', how: 'Sums on paper, words as one says them' }
const calendar = { title: 'A printed calendar', how: 'The days of the months looked up' }

export default defineGeneratorCases(receipts, [
  {
    name: 'Three months over February of a leap year, with numbers that keep their zeros',
    given: { firstDay: '2028-01-01', count: 3, serial: 'R-099', rent: 800, words: 'none' },
    region: 'uk',
    expect: {
      text: [
        'Number: R-099\nFor: 1 Jan 2028 to 31 Jan 2028\nPaid on: 1 Jan 2028\nPaid by: Bank transfer',
        'Number: R-100\nFor: 1 Feb 2028 to 29 Feb 2028',
        'Number: R-101\nFor: 1 Mar 2028 to 31 Mar 2028',
      ],
    },
    source: calendar,
  },
  {
    name: 'Weeks, paid on their last day, a number without digits',
    given: { firstDay: '2027-02-22', every: 'week', count: 2, paidOn: 'last', serial: 'Flat', payment: 'cash' },
    region: 'uk',
    expect: {
      text: [
        'Number: Flat1\nFor: 22 Feb 2027 to 28 Feb 2027\nPaid on: 28 Feb 2027\nPaid by: Cash',
        'Number: Flat2\nFor: 1 Mar 2027 to 7 Mar 2027',
      ],
    },
    source: calendar,
  },
  {
    name: 'Rupees in words, with PAN and a box for the stamp',
    given: {
      landlord: 'R. Iyer',
      tenant: 'S. Rao',
      premises: 'Flat 4, 12 Park Road, Pune',
      rent: 125000,
      count: 1,
      words: 'indian',
      landlordTaxNumber: 'ABCDE1234F',
      landlordAddress: '9 Hill Road\nPune 411001',
      stamp: true,
    },
    region: 'in',
    expect: {
      text: [
        'R. Iyer has received from S. Rao ₹1,25,000.00 (rupees one lakh twenty-five thousand only) for Flat 4, 12 Park Road, Pune.',
        'Tax number of the landlord: ABCDE1234F',
        'Landlord’s address: 9 Hill Road, Pune 411001',
        '☐ Revenue stamp',
      ],
    },
    source: byHand,
  },
  {
    name: 'Charges and a part payment',
    given: { rent: 950, charges: 45.5, received: 600.25, count: 1, words: 'none', paidOn: 'none' },
    region: 'uk',
    expect: {
      text: ['Rent: £950.00\nCharges: £45.50\nDue: £995.50\nReceived: £600.25\nStill owed: £395.25'],
    },
    source: { title: 'Arithmetic', how: '950.00 + 45.50 − 600.25 = 395.25' },
  },
  {
    name: 'The ledger as CSV, with a number that looks like a formula',
    given: { rent: 950, received: 600, count: 2, serial: '=A1', firstDay: '2027-01-01' },
    region: 'uk',
    expect: {
      files: {
        ledger:
          "number,from,to,due,received,owed\r\n'=A1,2027-01-01,2027-01-31,950.00,600.00,350.00\r\n'=A2,2027-02-01,2027-02-28,950.00,600.00,350.00\r\n",
      },
    },
    source: {
      title: 'RFC 4180, section 2',
      href: 'https://www.rfc-editor.org/rfc/rfc4180',
      how: 'Comma and CRLF; a cell that a spreadsheet would calculate is marked as text',
    },
  },
  {
    name: 'More received than owed',
    given: { rent: 950, received: 950.01 },
    problem: 'received',
    source: { title: 'Arithmetic', how: '950.01 is more than 950.00' },
  },
  {
    name: 'Beyond the calendar',
    given: { firstDay: '9999-12-01', count: 1 },
    problem: 'firstDay',
    source: { title: 'ISO 8601-1:2019', how: 'Four digits of the year end with 9999' },
  },
])
