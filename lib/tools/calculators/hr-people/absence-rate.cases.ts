import { defineCases } from '@/lib/kits/calculator'
import absence from './absence-rate'

const acas = {
  title: 'Acas: Managing attendance and employee turnover, appendix 1, as Kervin and Barnes reproduce it',
  href: 'http://www.kervinandbarnes.co.uk/resource/necessary/',
}

export default defineCases(absence, [
  {
    name: '124 lost of 1,550: 8%',
    given: { teams: [{ people: 10, daysLost: 124 }], workDays: 155, period: 'year', causes: [] },
    expect: {
      lostTime: 0.08,
      available: 1550,
      daysLost: 124,
      perYear: 12.4,
      perPerson: 12.4,
      frequency: null,
      spell: null,
      individual: null,
      verdict: 'plain',
    },
    source: { ...acas, how: '124 ÷ 1,550; hours there, days here' },
  },
  {
    name: '16 spells of 12 people among 80: 20% and 15%',
    given: { teams: [{ people: 80, daysLost: 32, spells: 16, absent: 12 }], workDays: 20, period: 'month', causes: [] },
    expect: { frequency: 0.2, individual: 0.15, spell: 2 },
    source: { ...acas, how: 'Days added on paper' },
  },
  {
    name: '456 days of 6,240: 7.3%',
    given: { teams: [{ people: 24, daysLost: 456 }], workDays: 260, period: 'year', causes: [] },
    expect: { lostTime: 0.073077, perYear: 19 },
    source: {
      title: 'Crispin Rhodes: Your questions answered',
      href: 'https://www.crispinrhodes.co.uk/articles/your-questions-answered-11/',
      how: 'It prints 7.3%; 456 ÷ 6,240 and 456 ÷ 24 with more digits on paper',
    },
  },
  {
    name: 'Part-timers, teams and causes',
    given: {
      teams: [
        { name: 'Day', people: 10, fte: 8, daysLost: 20, spells: 8, absent: 5 },
        { people: 6, daysLost: 18, spells: 1, absent: 1 },
        { name: 'New', people: 0, daysLost: 0, spells: 0, absent: 0 },
      ],
      workDays: 20,
      period: 'month',
      causes: [
        { name: 'Flu', daysLost: 12, spells: 6 },
        { daysLost: 18, spells: 1 },
      ],
    },
    expect: {
      lostTime: 0.1357143,
      frequency: 0.5625,
      spell: 4.222222,
      perYear: 32.571429,
      individual: 0.375,
      perPerson: 2.375,
      available: 280,
      verdict: 'plain',
      table: {
        rows: 3,
        at: {
          0: {
            name: 'Team 2',
            people: 6,
            fte: 6,
            daysLost: 18,
            lostTime: 0.15,
            frequency: 0.166667,
            spell: 18,
            perYear: 36,
          },
          1: { name: 'Day', lostTime: 0.125, frequency: 0.8, spell: 2.5, perYear: 30 },
          2: { name: 'New', lostTime: null, frequency: null, spell: null, perYear: null },
        },
        sum: { people: 16, fte: 14, daysLost: 38 },
      },
      byCause: {
        rows: 3,
        at: {
          0: { name: 'Cause 2', daysLost: 18, share: 0.473684, lostTime: 0.0642857, spell: 18 },
          1: { name: 'Flu', daysLost: 12, spell: 2 },
          2: { name: 'Not assigned', daysLost: 8, spell: null },
        },
        sum: { daysLost: 38 },
      },
    },
    says: { verdict: 'Team 2 loses most' },
    source: { title: 'Arithmetic on paper', how: '38 ÷ (14 × 20), not the mean of 12.5% and 15%; 38 ÷ 14 × 12' },
  },
  {
    name: 'Long spells',
    given: { teams: [{ people: 5, daysLost: 40, spells: 2 }], workDays: 60, period: 'quarter', causes: [] },
    expect: { spell: 20, perYear: 32 },
    says: { verdict: 'Long spells make most of it' },
    source: { title: 'Arithmetic on paper', how: '40 ÷ 2; 40 ÷ 5 × 4' },
  },
  {
    name: 'No absence',
    given: { teams: [{ people: 5, daysLost: 0, spells: 0 }], workDays: 60, causes: [] },
    expect: { lostTime: 0, spell: null, verdict: 'plain' },
    says: { verdict: 'No day was lost' },
    source: { title: 'Arithmetic on paper', how: '0 ÷ 300' },
  },
  {
    name: 'Nobody',
    given: { teams: [{ people: 0, daysLost: 0 }], causes: [] },
    problem: 'teams',
    because: 'somebody at work',
    source: { title: 'Arithmetic on paper', how: 'Nothing is divided by 0' },
  },
  {
    name: 'More days lost than there are',
    given: { teams: [{ people: 1, daysLost: 30 }], workDays: 20, causes: [] },
    problem: 'teams',
    because: 'could be worked',
    source: { title: 'Arithmetic on paper', how: '30 of 20' },
  },
  {
    name: 'More people absent than there are',
    given: { teams: [{ people: 1, daysLost: 3, absent: 2 }], causes: [] },
    problem: 'teams',
    source: { title: 'Arithmetic on paper', how: '2 of 1' },
  },
  {
    name: 'More days by cause than in the teams',
    given: { teams: [{ people: 5, daysLost: 3 }], workDays: 20, causes: [{ daysLost: 4 }] },
    problem: 'causes',
    source: { title: 'Arithmetic on paper', how: '4 of 3' },
  },
])
