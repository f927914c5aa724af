import { defineGeneratorCases } from '@/lib/kits/generator'
import rentalAgreement from './rental-agreement'

const byHand = { title: 'The agreement written by hand', how: 'Each sentence composed from the entries' }
const prorated = {
  title: 'My Rental Management: How to prorate rent with a billing date of the 1st',
  href: 'https://myrentalmanagement.freshdesk.com/support/solutions/articles/6000099509-how-to-prorate-rent-with-a-billing-date-of-the-1st-',
} as const
const filled = { landlordName: 'Ana Reyes', tenantName: 'Maya Lind', property: 'the flat.' } as const

export default defineGeneratorCases(rentalAgreement, [
  {
    name: 'Twelve of the 31 days of August',
    given: { ...filled, rent: 1000, startDate: '2027-08-20' },
    region: 'us',
    expect: { text: ['it is $387.10, the rent for 12 of 31 days.'] },
    source: { ...prorated, how: 'Its first example: $1,000 ÷ 31 for 12 days, $387.10' },
  },
  {
    name: 'One day of a February in a leap year',
    given: { ...filled, rent: 2900, startDate: '2028-02-29' },
    region: 'us',
    expect: { text: ['it is $100.00, the rent for 1 of 29 days.'] },
    source: { title: 'Arithmetic', how: '2,900 ÷ 29' },
  },
  {
    name: 'From the first of a month there is nothing to share',
    given: { ...filled, rent: 1000, startDate: '2027-08-01' },
    region: 'us',
    expect: { text: ['in advance, by bank transfer.\n\n4. Other costs'] },
    source: { title: 'The calendar', how: 'The first month is whole' },
  },
  {
    name: 'An increase of 2.5% a year',
    given: { ...filled, rent: 1150, startDate: '2027-08-01', increase: 'fixed', increaseRate: 0.025 },
    region: 'uk',
    expect: { text: ['the rent rises by 2.5%. For the first time that makes £1,178.75.'] },
    source: { title: 'Arithmetic', how: '1,150 × 1.025' },
  },
  {
    name: 'Everything for a home',
    given: {
      ...filled,
      occupants: 'two children',
      noticeAtMonthEnd: true,
      deposit: 500,
      depositHolder: 'the Deposit Service',
      tenantPays: 'Heating\nWater',
      utilitiesAdvance: 90,
      smallRepairs: 75,
      pets: 'yes',
      petsWhich: 'one dog.',
      rules: 'Quiet after ten',
      special: 'The tenant looks after the garden.',
      courts: 'Leeds',
    },
    region: 'uk',
    expect: {
      text: [
        'as a home for the tenant and two children, and for no other use.',
        '8 weeks of written notice, to the end of a month.',
        'with £90 a month in advance for the costs named below',
        'with the Deposit Service, and returns it within 14 days',
        '- Water',
        'Small repairs of up to £75 each are the tenant’s',
        'Pets are allowed: one dog.',
        '- Quiet after ten',
        'The tenant looks after the garden.',
        'The courts of Leeds decide disputes about it.',
      ],
    },
    source: byHand,
  },
  {
    name: 'Rent days until a fixed end',
    given: {
      ...filled,
      rent: 1000,
      term: 'fixed',
      startDate: '2027-01-10',
      endDate: '2027-03-31',
      payDay: 5,
    },
    expect: {
      text: ['begins on 10 January 2027 and ends on 31 March 2027, without notice.'],
      files: {
        ics: [
          'BEGIN:VCALENDAR',
          'VERSION:2.0',
          'PRODID:-//Tallykit//Rental Agreement//EN',
          'BEGIN:VEVENT',
          'UID:20270110-rent-1@tallykit',
          'DTSTAMP:20270110T000000Z',
          'DTSTART;VALUE=DATE:20270205',
          'SUMMARY:Rent due: Maya Lind',
          'TRANSP:TRANSPARENT',
          'END:VEVENT',
          'BEGIN:VEVENT',
          'UID:20270110-rent-2@tallykit',
          'DTSTAMP:20270110T000000Z',
          'DTSTART;VALUE=DATE:20270305',
          'SUMMARY:Rent due: Maya Lind',
          'TRANSP:TRANSPARENT',
          'END:VEVENT',
          'END:VCALENDAR',
          '',
        ].join('\r\n'),
      },
    },
    region: 'uk',
    source: {
      title: 'RFC 5545, section 3.6.1',
      href: 'https://www.rfc-editor.org/rfc/rfc5545#section-3.6.1',
      how: 'Events of whole days written by hand: 5 February and 5 March lie between the two days',
    },
  },
  {
    name: 'An end before the beginning',
    given: { term: 'fixed', startDate: '2027-03-12', endDate: '2027-03-12' },
    problem: 'endDate',
    source: { title: 'The calendar', how: 'A term of no days is none' },
  },
])
