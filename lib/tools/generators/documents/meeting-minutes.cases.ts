import { defineGeneratorCases } from '@/lib/kits/generator'
import minutes from './meeting-minutes'

const request = { title: 'The request itself' }
const rules = {
  title: 'California State Association of Parliamentarians: Counting Votes; Voting Results',
  href: 'http://www.roberts-rules.com/parl17.htm',
  how: 'More for than against carries; abstentions count for neither side; a tie is lost',
}

export default defineGeneratorCases(minutes, [
  {
    name: 'Votes: carried, lost, tied and none',
    given: {
      people: 'A\nB\nC\nD',
      votes: [
        { motion: 'One', for: 2, against: 1, abstained: 1 },
        { motion: 'Two', for: 1, against: 3, abstained: 0 },
        { motion: 'Three', for: 2, against: 2, abstained: 0 },
        { motion: 'Four', for: 0, against: 0, abstained: 4 },
      ],
    },
    expect: {
      text: [
        'One\t2\t1\t1\tCarried\nTwo\t1\t3\t0\tNot carried\nThree\t2\t2\t0\tTied, not carried\nFour\t0\t0\t4\tNo votes',
      ],
    },
    source: rules,
  },
  {
    name: 'More votes than people',
    given: { people: 'A\nB', votes: [{ motion: 'One', for: 2, against: 1, abstained: 0 }] },
    problem: 'votes',
    source: request,
  },
  {
    name: 'A quorum that is missed, and one that is just met',
    given: { people: 'A\n\nB', quorum: 3 },
    expect: { text: ['2 present, 3 needed: the meeting has no quorum.'] },
    source: request,
  },
  {
    name: 'All that surrounds the items',
    given: {
      starts: '9:30',
      ends: '10:45',
      place: 'Room 4',
      chair: 'Nadia',
      writer: 'Priya',
      absent: 'Olaf\nMina',
      quorum: 3,
      earlier: 'Approved.',
      next: '7 December, Room 4',
      signed: true,
    },
    expect: {
      text: [
        'Date: Nov 30, 2026\nBegan at: 9:30\nEnded at: 10:45\nPlace: Room 4\nChair: Nadia\nMinutes by: Priya',
        '3 present, 3 needed: the meeting has a quorum.\n\nApologies\n\n- Olaf\n- Mina\n\nLast meeting\n\nApproved.\n\nItems\n\n1. Lease of Mill Street\n\nJonas presented',
        '2. Opening hours\n\nTwo plans were compared:\n\n- seven to seven with two shifts\n- six to four with one\n\nBoth are tried',
        'Next meeting\n\n7 December, Room 4\n\nApproval\n\nChair\nNadia\nSignature',
      ],
    },
    source: request,
  },
  {
    name: 'Actions for a spreadsheet and for calendars',
    given: {
      actions: [
        { task: 'Call, then write', owner: 'Bo', due: '2026-12-04' },
        { task: '=SUM(A1)' },
        { task: '', owner: 'Nobody' },
      ],
    },
    expect: {
      files: {
        csv: 'Action,Owner,By\r\n"Call, then write",Bo,2026-12-04\r\n\'=SUM(A1),,\r\n',
        ics: [
          'BEGIN:VCALENDAR',
          'VERSION:2.0',
          'PRODID:-//Tallykit//Meeting Minutes//EN',
          'BEGIN:VTODO',
          'UID:20261130-minutes-1@tallykit',
          'DTSTAMP:20261130T000000Z',
          'SUMMARY:Bo: Call\\, then write',
          'DUE;VALUE=DATE:20261204',
          'STATUS:NEEDS-ACTION',
          'END:VTODO',
          'BEGIN:VTODO',
          'UID:20261130-minutes-2@tallykit',
          'DTSTAMP:20261130T000000Z',
          'SUMMARY:=SUM(A1)',
          'STATUS:NEEDS-ACTION',
          'END:VTODO',
          'END:VCALENDAR',
          '',
        ].join('\r\n'),
      },
    },
    source: { title: 'RFC 5545, sections 3.6.2 and 3.8.2.3', href: 'https://www.rfc-editor.org/rfc/rfc5545' },
  },
])
