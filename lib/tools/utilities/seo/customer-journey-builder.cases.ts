import { defineGeneratorCases } from '@/lib/kits/generator'
import customerJourneyBuilder from './customer-journey-builder'

const iso = {
  title: 'ISO 216, series A: A0 is 841 by 1,189 mm',
  href: 'https://www.iso.org/standard/36631.html',
} as const
const byHand = { title: 'Counted by hand in the entries', how: 'Notes and stages as they stand in the form' } as const
const csv = { title: 'RFC 4180, section 2', href: 'https://www.rfc-editor.org/rfc/rfc4180' } as const

const stages = (...names: string[]) => names.map((name) => ({ name, feeling: 'neutral' as const, isMoment: false }))
const note = (stage: string, text: string) => ({
  stage,
  lane: 'ideas' as const,
  text,
  evidence: 'assumed' as const,
})
const many = (count: number) =>
  Array.from({ length: count }, (_, at) => note('1', `Note ${at + 1} with some more words in it`))

export default defineGeneratorCases(customerJourneyBuilder, [
  {
    name: 'A stage by its number and by its name in other letters',
    given: { stages: stages('Find', 'Buy'), notes: [note('2', 'by number'), note(' FIND ', 'by name')] },
    expect: { text: ['Find (neutral): ideas: by name', 'Buy (neutral): ideas: by number', '0 + 2 = 2'] },
    source: byHand,
  },
  {
    name: 'A stage that is not there',
    given: { stages: stages('Find', 'Buy'), notes: [note('Bux', 'x')] },
    problem: 'notes',
    source: { ...byHand, how: 'No stage has this name; one letter away is Buy' },
  },
  {
    name: 'The third of two stages',
    given: { stages: stages('Find', 'Buy'), notes: [note('3', 'x')] },
    problem: 'notes',
    source: byHand,
  },
  {
    name: 'Two stages of one name',
    given: { stages: stages('Wait', 'wait'), notes: [] },
    problem: 'stages',
    source: { ...byHand, how: 'A note could stand in either' },
  },
  {
    name: 'Four hundred notes in one column of A4',
    given: { stages: stages('Find'), notes: many(400), paper: 'a4' },
    problem: 'notes',
    source: {
      ...iso,
      how: 'By hand: a note takes at least 0.65 × 9 pt × 1.25 = 2.6 mm, and 400 of them 1,040 mm of the 210 that A4 has',
    },
  },
  {
    name: 'A hundred notes on A0',
    given: { stages: stages('Find'), notes: many(100), paper: 'a0' },
    expect: { text: ['0 + 100 = 100'] },
    source: { ...iso, how: 'By hand: 100 notes of less than 7 mm fit into 841 mm' },
  },
  {
    name: 'Commas, quotes and a formula in the notes',
    given: {
      stages: stages('Find'),
      notes: [{ ...note('Find', 'Says "later", then leaves'), owner: '=Ana' }],
    },
    expect: {
      files: {
        csv: 'Stage,Lane,Note,Evidence,Owner\r\nFind,Ideas,"Says ""later"", then leaves",Assumed,\'=Ana\r\n',
      },
    },
    source: { ...csv, how: 'By hand: rules 5 to 7; a cell that a spreadsheet would run gets an apostrophe' },
  },
  {
    name: 'An idea without an owner is counted, blanks are no owner',
    given: {
      stages: stages('Find'),
      notes: [
        { ...note('1', 'a'), owner: '  ' },
        { ...note('1', 'b'), owner: 'Ana' },
      ],
    },
    expect: { text: ['Ideas without an owner: 1'] },
    source: byHand,
  },
])
