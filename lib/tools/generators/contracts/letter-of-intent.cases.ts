import { defineGeneratorCases } from '@/lib/kits/generator'
import letterOfIntent from './letter-of-intent'

const byHand = { title: 'The letter written by hand', how: 'Each sentence composed from the entries' }
const calendar = (how: string) => ({ title: 'The calendar', how })

export default defineGeneratorCases(letterOfIntent, [
  {
    name: 'Nothing binds',
    given: { bindExclusivity: false, bindConfidentiality: false, bindCosts: false, bindTime: false },
    expect: { text: ['No part of it is binding.', 'This part is not binding; it states what is intended.'] },
    source: byHand,
  },
  {
    name: 'Everything that is in the letter, and all of it binds',
    given: {
      deal: 'lease',
      price: 900,
      priceNote: 'a month',
      conditions: 'A permit',
      diligence: 'The roof',
      diligenceEnd: '2027-03-01',
      terms: [{ term: 'Length', content: 'five years' }],
      costs: 'shared',
      signBy: '2027-05-01',
      bindDeal: true,
      bindConditions: true,
      bindDiligence: true,
      person: 'Ms Lind',
    },
    region: 'uk',
    expect: {
      text: [
        'Dear Ms Lind,',
        'The rent that we have in mind is £900, a month.',
        'Length\tfive years',
        '- A permit',
        'Until 1 March 2027 you give us access to:',
        'sign a final contract by 1 May 2027.',
        'Binding are the intended deal, conditions, examination, exclusivity, confidentiality, costs and timetable. No part is without binding force.',
      ],
    },
    source: byHand,
  },
  {
    name: 'The timetable of two days',
    given: {
      recipientName: 'Quay',
      letterDate: '2027-02-01',
      exclusiveEnd: '2027-04-30',
      expiry: '2027-06-30',
    },
    expect: {
      files: {
        ics: [
          'BEGIN:VCALENDAR',
          'VERSION:2.0',
          'PRODID:-//Tallykit//Letter of Intent//EN',
          'BEGIN:VEVENT',
          'UID:20270201-intent-1@tallykit',
          'DTSTAMP:20270201T000000Z',
          'DTSTART;VALUE=DATE:20270430',
          'SUMMARY:Exclusivity ends: Quay',
          'TRANSP:TRANSPARENT',
          'END:VEVENT',
          'BEGIN:VEVENT',
          'UID:20270201-intent-2@tallykit',
          'DTSTAMP:20270201T000000Z',
          'DTSTART;VALUE=DATE:20270630',
          'SUMMARY:Letter of intent lapses: Quay',
          'TRANSP:TRANSPARENT',
          'END:VEVENT',
          'END:VCALENDAR',
          '',
        ].join('\r\n'),
      },
    },
    source: {
      title: 'RFC 5545, section 3.6.1',
      href: 'https://www.rfc-editor.org/rfc/rfc5545#section-3.6.1',
      how: 'Two events of a whole day written by hand',
    },
  },
  {
    name: 'It lapses before it is written',
    given: { letterDate: '2027-02-01', expiry: '2027-01-31' },
    problem: 'expiry',
    source: calendar('31 January comes before 1 February'),
  },
  {
    name: 'It lapses before the contract is signed',
    given: { signBy: '2027-05-02', expiry: '2027-05-01' },
    problem: 'expiry',
    source: calendar('1 May comes before 2 May'),
  },
  {
    name: 'Exclusivity that is over',
    given: { letterDate: '2027-02-01', exclusiveEnd: '2027-02-01' },
    problem: 'exclusiveEnd',
    source: calendar('No day lies between the two'),
  },
])
