import { defineGeneratorCases } from '@/lib/kits/generator'
import agenda from './meeting-agenda'

const paper = (how: string) => ({ title: 'Worked out by hand', how })
const standard = (how: string) => ({
  title: 'RFC 5545, sections 3.1, 3.3.5 and 3.3.11',
  href: 'https://www.rfc-editor.org/rfc/rfc5545',
  how,
})
const request = { title: 'The request itself' }

const two = [
  { topic: 'Figures; plan, and more', minutes: 45, purpose: 'inform', owner: 'Éva' },
  { topic: 'Vote', minutes: 30, purpose: 'decide' },
] as const

export default defineGeneratorCases(agenda, [
  {
    name: 'Each item begins when the one above it ends, past noon',
    given: {
      starts: '11:20',
      ends: '13:00',
      items: [
        { topic: 'One', minutes: 25, purpose: 'inform' },
        { topic: 'Pause', minutes: 15, purpose: 'break' },
        { topic: 'Two', minutes: 60, purpose: 'decide', owner: 'Ida', aim: 'A yes or a no' },
      ],
    },
    expect: {
      text: [
        'Time: 11:20 to 13:00',
        '11:20\tOne\tInform\t\t25',
        '11:45\tPause\tBreak\t\t15',
        '12:00\tTwo Aim: A yes or a no\tDecide\tIda\t60',
        'Total\t\t\t\t100',
        'All items end at: 13:00',
        'Time left: 0 min',
      ],
    },
    source: paper('11:20 + 25 = 11:45, + 15 = 12:00, + 60 = 13:00; 25 + 15 + 60 = 100'),
  },
  {
    name: 'Without an end the meeting ends with its items, in hours with am and pm',
    given: { starts: '11:30', ends: undefined, items: two, clock: '12', date: '2027-03-08' },
    expect: { text: ['Time: 11:30 am to 12:45 pm', '12:15 pm\tVote', 'All items end at: 12:45 pm'] },
    source: paper('11:30 + 45 min = 12:15 pm, + 30 min = 12:45 pm'),
  },
  {
    name: 'All that surrounds the items',
    given: {
      objective: 'Decide on the lease.',
      place: 'Room 4',
      chair: 'Nadia',
      writer: 'Priya',
      people: 'Nadia\nJonas\n\nPriya',
      preparation: '- Read the lease',
      notes: 'Coffee is there.',
    },
    expect: {
      text: [
        'Place: Room 4\nChair: Nadia\nMinutes by: Priya',
        'Purpose\n\nDecide on the lease.\n\nParticipants\n\n- Nadia\n- Jonas\n- Priya\n\nTo prepare\n\n- Read the lease\n\nItems\n\n',
        'Notes\n\nCoffee is there.',
      ],
    },
    source: request,
  },
  {
    name: 'A calendar file at the hour of whoever opens it',
    given: {
      title: 'Board, second try',
      date: '2027-03-08',
      starts: '9:30',
      ends: '10:45',
      items: two,
      place: 'Hall 1; left',
    },
    expect: {
      files: {
        ics: [
          'BEGIN:VCALENDAR',
          'VERSION:2.0',
          'PRODID:-//Tallykit//Meeting Agenda//EN',
          'BEGIN:VEVENT',
          'UID:20270308T093000Z-75-20270308T000000Z@tallykit',
          'DTSTAMP:20270308T000000Z',
          'DTSTART:20270308T093000',
          'DTEND:20270308T104500',
          'SUMMARY:Board\\, second try',
          'LOCATION:Hall 1\\; left',
          'DESCRIPTION:09:30 Figures\\; plan\\, and more (inform\\, 45 min)\\, Éva\\n10:15',
          '  Vote (decide\\, 30 min)',
          'END:VEVENT',
          'END:VCALENDAR',
          '',
        ].join('\r\n'),
      },
    },
    source: standard(
      'Commas and semicolons escaped, no Z on local times, lines folded after 75 bytes, counted by hand: É has two',
    ),
  },
  {
    name: 'A calendar file at an instant: New York, a day after its clocks went forward',
    given: {
      title: 'Call',
      date: '2027-03-15',
      starts: '09:00',
      ends: '09:30',
      items: [{ topic: 'News', minutes: 30, purpose: 'inform' }],
      zone: 'America/New_York',
    },
    expect: {
      files: {
        ics: [
          'BEGIN:VCALENDAR',
          'VERSION:2.0',
          'PRODID:-//Tallykit//Meeting Agenda//EN',
          'BEGIN:VEVENT',
          'UID:20270315T130000Z-30-20270315T000000Z@tallykit',
          'DTSTAMP:20270315T000000Z',
          'DTSTART:20270315T130000Z',
          'DTEND:20270315T133000Z',
          'SUMMARY:Call',
          'DESCRIPTION:09:00 News (inform\\, 30 min)',
          'END:VEVENT',
          'END:VCALENDAR',
          '',
        ].join('\r\n'),
      },
    },
    source: standard('Daylight time from 14 March 2027, four hours behind UTC: 9:00 is 13:00 UTC'),
  },
  { name: 'An end before the start', given: { starts: '10:00', ends: '09:00' }, problem: 'ends', source: request },
  { name: 'A zone that is none', given: { zone: 'Europe/Atlantis' }, problem: 'zone', source: request },
])
