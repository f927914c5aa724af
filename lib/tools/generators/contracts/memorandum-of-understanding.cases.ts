import { defineGeneratorCases } from '@/lib/kits/generator'
import memorandum from './memorandum-of-understanding'

const byHand = { title: 'The memorandum written by hand', how: 'Each sentence composed from the entries' }
const parties = [
  { name: 'Library', signer: 'Ida' },
  { name: 'Society', signer: 'Tom' },
]

export default defineGeneratorCases(memorandum, [
  {
    name: 'A duty that belongs to nobody yet',
    given: { parties, duties: [{ duty: 'Give a room' }] },
    expect: { text: ['The parties agree on one duty.', 'Give a room\tnot assigned\t'] },
    source: byHand,
  },
  {
    name: 'A duty of a stranger',
    given: { parties, duties: [{ duty: 'Give a room', owner: 'The town' }] },
    problem: 'duties',
    source: { title: 'The list of parties', how: 'The town is not in it' },
  },
  {
    name: 'A party with itself',
    given: { parties: [{ name: 'Library' }, { name: 'library' }] },
    problem: 'parties',
    source: byHand,
  },
  {
    name: 'One party',
    given: { parties: [{ name: 'Library' }] },
    problem: 'parties',
    source: byHand,
  },
  {
    name: 'An end before the beginning',
    given: { startDate: '2027-03-01', endDate: '2027-03-01' },
    problem: 'endDate',
    source: { title: 'The calendar', how: 'A term of no days is none' },
  },
  {
    name: 'Binding, with a steering group and reviews until the end',
    given: {
      project: 'Café',
      parties,
      binding: 'yes',
      governingLaw: 'Scotland',
      steering: true,
      aims: 'Less waste',
      resources: 'Tools: Society',
      startDate: '2027-08-31',
      endDate: '2028-03-31',
      reviewMonths: 3,
      exitWeeks: 1,
    },
    region: 'uk',
    expect: {
      text: [
        'meets every three months and decides by agreement.',
        '- Less waste',
        '- Tools: Society',
        'begins on 31 August 2027 and ends on 31 March 2028.',
        'with 1 week of written notice',
        'The law of Scotland governs it.',
      ],
      files: {
        ics: [
          'BEGIN:VCALENDAR',
          'VERSION:2.0',
          'PRODID:-//Tallykit//Memorandum of Understanding//EN',
          'BEGIN:VEVENT',
          'UID:20270831-review-1@tallykit',
          'DTSTAMP:20270831T000000Z',
          'DTSTART;VALUE=DATE:20271130',
          'SUMMARY:Review: Café',
          'TRANSP:TRANSPARENT',
          'END:VEVENT',
          'BEGIN:VEVENT',
          'UID:20270831-review-2@tallykit',
          'DTSTAMP:20270831T000000Z',
          'DTSTART;VALUE=DATE:20280229',
          'SUMMARY:Review: Café',
          'TRANSP:TRANSPARENT',
          'END:VEVENT',
          'END:VCALENDAR',
          '',
        ].join('\r\n'),
      },
    },
    source: {
      title: 'RFC 5545, section 3.6.1, and the calendar',
      href: 'https://www.rfc-editor.org/rfc/rfc5545#section-3.6.1',
      how: 'Three and six months after 31 August are the last days of November and of February 2028, written by hand',
    },
  },
])
