import { defineCases } from '@/lib/kits/calculator'
import phq from './phq-9'

const paper = {
  title:
    'K. Kroenke, R. L. Spitzer, J. B. W. Williams: The PHQ-9, Journal of General Internal Medicine 16 (2001) 606–613',
}
const page = {
  title: 'Michael Frampton M.D.: Patient Health Questionnaire (PHQ-9), interpretation',
  href: 'https://michaelframpton.com/phq/',
}
const manual = {
  title: 'Hamilton Family Health Team: PHQ-9 / GAD-7, how to score the PHQ-9',
  href: 'https://hamiltonfht.ca/wp-content/uploads/PHQ-GAD.zip',
}
const form = { title: 'Rule of the form' }
const calm = { q1: 'a', q2: 'a', q3: 'a', q4: 'a', q5: 'a', q6: 'a', q7: 'a', q8: 'a', q9: 'a' } as const
const all = (answer: 'b' | 'c' | 'd') =>
  ({
    q1: answer,
    q2: answer,
    q3: answer,
    q4: answer,
    q5: answer,
    q6: answer,
    q7: answer,
    q8: answer,
    q9: answer,
  }) as const

export default defineCases(phq, [
  {
    name: 'Nothing answered: no score, and where somebody listens',
    given: {},
    expect: {
      result: '0 of 9 questions answered',
      answered: 0,
      open: 9,
      total: null,
      severity: null,
      short: null,
      frequent: null,
      pattern: null,
      safety: null,
      note: 'plain',
      daily: 'Not answered; it does not change the score',
      lines: {
        rows: 33,
        at: {
          0: { country: 'Argentina', hours: 'At any hour' },
          31: { country: 'United Kingdom', name: 'Samaritans', reach: 'Call 116 123, free' },
          32: { country: 'United States', name: '988 Suicide & Crisis Lifeline', reach: 'Call or text 988' },
          3: { country: 'Canada', name: '9-8-8: Suicide Crisis Helpline', reach: 'Call or text 9-8-8' },
          1: { country: 'Australia', name: 'Lifeline', reach: 'Call 13 11 14' },
          18: { country: 'New Zealand', name: '1737, Need to talk?', reach: 'Call or text 1737, free' },
          23: { country: 'Singapore', name: 'national mindline', reach: 'Call 1771, or WhatsApp +65 6669 1771' },
        },
      },
      bands: {
        rows: 5,
        at: {
          0: { name: 'Minimal', points: '0–4' },
          1: { name: 'Mild', points: '5–9' },
          2: { name: 'Moderate', points: '10–14' },
          3: { name: 'Moderately severe', points: '15–19' },
          4: { name: 'Severe', points: '20–27' },
        },
      },
    },
    says: { note: 'still open: 9. Nothing is kept' },
    source: {
      ...page,
      how: 'The bands and their points as printed there; the lines as on the pages in the list of sources',
    },
  },
  {
    name: 'All on nearly every day: 27, the highest score',
    given: { ...all('d'), difficulty: 'd' },
    expect: {
      result: '27 of 27: severe symptoms',
      total: 27,
      severity: 'Severe',
      short: 6,
      frequent: 9,
      answered: 9,
      open: 0,
      note: 'bad',
      safety: 'bad',
      daily: 'Extremely difficult',
      pattern: 'Five or more items, with low mood or lost interest: the pattern of a major depressive syndrome',
    },
    source: { ...page, how: 'Nine items of 0 to 3; 20 to 27 is severe' },
  },
  {
    name: 'All on more than half the days: 18',
    given: { ...all('c'), difficulty: 'b' },
    expect: { total: 18, severity: 'Moderately severe', note: 'bad', daily: 'Somewhat difficult' },
    source: { ...page, how: '9 × 2; 15 to 19 is moderately severe' },
  },
  {
    name: 'All on several days: 9, and only item 9 counts for the pattern',
    given: all('b'),
    expect: {
      total: 9,
      severity: 'Mild',
      frequent: 1,
      pattern: 'Neither pattern of a depressive syndrome',
      note: 'plain',
      safety: 'bad',
    },
    source: {
      ...paper,
      how: 'Items count from more than half the days on; that of thoughts of death if present at all',
    },
  },
  ...(
    [
      [{}, 0, 'Minimal', 'plain', 'Few symptoms'],
      [{ q3: 'd', q4: 'b' }, 4, 'Minimal', 'plain', 'Few symptoms'],
      [{ q3: 'd', q4: 'c' }, 5, 'Mild', 'plain', 'Mild symptoms'],
      [{ q3: 'd', q4: 'd', q5: 'd' }, 9, 'Mild', 'plain', 'Mild symptoms'],
      [{ q3: 'd', q4: 'd', q5: 'd', q7: 'b' }, 10, 'Moderate', 'fair', 'From 10 points on'],
      [{ q3: 'd', q4: 'd', q5: 'd', q7: 'd', q8: 'c' }, 14, 'Moderate', 'fair', 'From 10 points on'],
      [{ q3: 'd', q4: 'd', q5: 'd', q7: 'd', q8: 'd' }, 15, 'Moderately severe', 'bad', 'can be treated'],
      [
        { q1: 'd', q3: 'd', q4: 'd', q5: 'd', q7: 'd', q8: 'd', q6: 'b' },
        19,
        'Moderately severe',
        'bad',
        'can be treated',
      ],
      [{ q1: 'd', q3: 'd', q4: 'd', q5: 'd', q7: 'd', q8: 'd', q6: 'c' }, 20, 'Severe', 'bad', 'can be treated'],
    ] as const
  ).map(([answers, total, severity, note, words]) => ({
    name: `${total} points are ${severity.toLowerCase()}`,
    given: { ...calm, ...answers },
    expect: { total, severity, note, safety: null },
    says: { note: words },
    source: { ...page, how: 'Counted by hand; bands of 1–4, 5–9, 10–14, 15–19 and 20–27 there' },
  })),
  {
    name: 'Five items at least on more than half the days, with item 1: major pattern',
    given: { ...calm, q1: 'c', q3: 'c', q4: 'c', q5: 'c', q7: 'c' },
    expect: {
      total: 10,
      frequent: 5,
      pattern: 'Five or more items, with low mood or lost interest: the pattern of a major depressive syndrome',
    },
    source: { ...manual, how: '5 or more at least on more than half the days, and item 1 or 2 among them' },
  },
  {
    name: 'Five items without 1 and 2: no pattern',
    given: { ...calm, q3: 'c', q4: 'c', q5: 'c', q6: 'c', q7: 'c' },
    expect: { frequent: 5, pattern: 'Neither pattern of a depressive syndrome', short: 0 },
    source: { ...manual, how: 'Either item 1 or 2 must be positive' },
  },
  {
    name: 'Two items with item 2: the other pattern',
    given: { ...calm, q2: 'd', q7: 'c' },
    expect: {
      total: 5,
      frequent: 2,
      pattern: 'Two to four items, with low mood or lost interest: the pattern of another depressive syndrome',
      short: 3,
    },
    source: { ...manual, how: '2 to 4 items, item 1 or 2 among them' },
  },
  {
    name: 'Item 2 alone: no pattern',
    given: { ...calm, q2: 'd' },
    expect: { frequent: 1, pattern: 'Neither pattern of a depressive syndrome' },
    source: { ...manual, how: 'Fewer than 2 items' },
  },
  {
    name: 'Item 9 on several days is the fifth item',
    given: { ...calm, q2: 'c', q3: 'c', q4: 'c', q6: 'c', q9: 'b' },
    expect: {
      frequent: 5,
      total: 9,
      severity: 'Mild',
      safety: 'bad',
      pattern: 'Five or more items, with low mood or lost interest: the pattern of a major depressive syndrome',
    },
    source: { ...paper, how: 'The item of thoughts of death counts if present at all' },
  },
  {
    name: 'Item 9 alone, before anything else is answered: help comes first',
    given: { q9: 'b' },
    region: 'us',
    expect: { safety: 'bad', result: '1 of 9 questions answered', total: null, open: 8 },
    says: { safety: '988 Suicide & Crisis Lifeline: call or text 988, at any hour' },
    source: { ...form, how: 'A score must not stand between a person and help' },
  },
  {
    name: 'In Britain the line of Britain comes first',
    given: { q9: 'c' },
    region: 'uk',
    expect: { safety: 'bad', lines: { rows: 33, at: { 0: { name: 'Samaritans' }, 1: { country: 'Argentina' } } } },
    says: { safety: 'Samaritans: call 116 123, free, at any hour' },
    source: {
      title: 'Hertfordshire Partnership University NHS Foundation Trust',
      href: 'https://www.hpft.nhs.uk/news/don-t-struggle-alone-change-the-narrative-on-suicide/',
      how: 'Samaritans: call free on 116 123',
    },
  },
  ...(
    [
      ['de', 'TelefonSeelsorge: call 0800 111 0 111, free, at any hour. If you are in danger now'],
      ['fr', 'call 3114, free, at any hour'],
      ['es', 'Línea 024: call 024, free, at any hour'],
      ['in', 'Tele-MANAS: call 14416, free, at any hour'],
      ['br', 'call 188, free, at any hour'],
      ['it', 'Telefono Amico Italia: call 02 2327 2327, from 9:00 to midnight. If you are in danger now'],
      ['dk', 'Livslinien: call 70 201 201. If you are in danger now'],
    ] as const
  ).map(([region, says]) => ({
    name: `The line of the region comes first: ${region}`,
    given: { q9: 'b' as const },
    region,
    expect: { safety: 'bad' as const },
    says: { safety: says },
    source: { title: 'Two pages for each number, as tests/vectors/help-lines/readings.tsv lists them' },
  })),
  {
    name: 'Where no line is known: the emergency number, and the table',
    given: { ...calm, q9: 'd' },
    region: 'eg',
    expect: { safety: 'bad', total: 3 },
    says: { safety: 'call the emergency number of your country, or go to the nearest emergency department' },
    source: { ...form, how: 'Lines stand only where an operator or authority was read' },
  },
  {
    name: 'One question open: no score',
    given: { ...calm, q5: 'x' },
    expect: { total: null, open: 1, answered: 8, short: 0, safety: null },
    says: { result: '8 of 9', note: 'still open: 1' },
    source: { ...form, how: 'Blanks block the score' },
  },
])
