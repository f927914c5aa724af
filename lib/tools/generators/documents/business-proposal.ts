import { pricedBlocks } from '@/lib/engines/line-item-documents'
import { defineSectionedDocument } from '@/lib/families/sectioned-documents'
import { lookOf } from '@/lib/kits/document/looks'
import { partyOf } from '@/lib/kits/document/party'
import { date, integer, longText, rows, text } from '@/lib/kits/generator'
import { ganttSvg } from '@/lib/subjects/planning/gantt'
import { scheduled } from '@/lib/subjects/planning/schedule'
import { daysLater } from '@/lib/subjects/time/calendar'

const weeksText = ({ from, to }: { from: number; to: number }) => (from === to ? `Week ${from}` : `Weeks ${from}–${to}`)

export default defineSectionedDocument({
  document: 'Business proposal',
  title: 'subject',
  long: true,
  form: {
    from: longText('From (your business)', {
      initial: 'Northlight Studio\n5 Mill Lane\nHarbourton HB2 4QT\nhello@northlight.example',
      lines: 4,
      maxLength: 1000,
      help: 'The first line is the name.',
    }),
    to: longText('Proposal for', {
      initial: 'Fernhill Hotel\nAttn. Iris Calder\n1 Castle Walk\nHarbourton HB1 1AA',
      lines: 4,
      maxLength: 1000,
      help: 'The first line is the name.',
    }),
    subject: text('Subject', { initial: 'A booking website that guests can use on a phone', maxLength: 200 }),
    need: longText('What the client needs', {
      initial:
        'Three of four guests look at your rooms on a phone, and the present site shows them a form to print. Your reception types about forty bookings a week by hand.\n\nYou want guests to book and pay by themselves, and reception to see every booking in one list.',
      lines: 6,
      maxLength: 20_000,
      help: 'Their situation and their goal, in their words. What does it cost them today, and how will both of you know that it is solved?',
    }),
    phases: rows('Work and timeline', {
      row: 'phase',
      columns: {
        phase: text('Phase', { maxLength: 150 }),
        result: text('What the client receives', { optional: true, maxLength: 300 }),
        weeks: integer('Weeks', { initial: 1, min: 1, max: 260 }),
        start: integer('Begins in week', { optional: true, min: 1, max: 520 }),
      },
      initial: [
        { phase: 'Design', result: 'Drafts of the five main pages, two rounds of changes', weeks: 3 },
        { phase: 'Building', result: 'The site with booking and payment on a test address', weeks: 5 },
        { phase: 'Photographs', result: '30 edited pictures of rooms and garden', weeks: 1, start: 3 },
        { phase: 'Launch', result: 'The live site, and two hours of training for reception', weeks: 1, start: 9 },
      ],
      ownLine: 'result',
      min: 0,
      max: 40,
      help: 'Each phase begins when the one above it ends, unless you say in which week.',
    }),

    summary: longText('Summary', {
      section: 'Sections',
      optional: true,
      lines: 4,
      maxLength: 20_000,
      help: 'For whoever reads one paragraph: the problem, what you will do, the price, the day it is done.',
      refines: true,
    }),
    goals: longText('Goals', {
      section: 'Sections',
      optional: true,
      lines: 3,
      maxLength: 5000,
      help: 'One a line, each with a figure that can be checked afterwards.',
      refines: true,
    }),
    approach: longText('Approach', {
      section: 'Sections',
      optional: true,
      lines: 5,
      maxLength: 20_000,
      help: 'How you work and why this way fits. Lines that begin with a dash become a list.',
      refines: true,
    }),
    excluded: longText('Not included', {
      section: 'Sections',
      optional: true,
      lines: 3,
      maxLength: 5000,
      help: 'One a line. What a reader might take for granted.',
      refines: true,
    }),
    duties: longText('What we need from the client', {
      section: 'Sections',
      optional: true,
      lines: 3,
      maxLength: 5000,
      help: 'One a line: material, access, decisions and by when.',
      refines: true,
    }),
    team: rows('Who does the work', {
      section: 'Sections',
      row: 'person',
      columns: {
        name: text('Name', { maxLength: 100 }),
        role: text('Role', { optional: true, maxLength: 150 }),
        experience: text('Experience', { optional: true, maxLength: 300 }),
      },
      initial: [],
      min: 0,
      max: 40,
      refines: true,
    }),
    references: rows('Earlier work', {
      section: 'Sections',
      row: 'reference',
      columns: {
        client: text('Client', { maxLength: 150 }),
        work: text('Work', { optional: true, maxLength: 300 }),
        outcome: text('Result', { optional: true, maxLength: 300 }),
      },
      initial: [],
      min: 0,
      max: 40,
      refines: true,
    }),
    assumptions: longText('Assumptions', {
      section: 'Sections',
      optional: true,
      lines: 3,
      maxLength: 5000,
      help: 'One a line. What the price and the dates rest on.',
      refines: true,
    }),
    terms: longText('Terms', {
      section: 'Sections',
      optional: true,
      lines: 4,
      maxLength: 20_000,
      help: 'When you are paid, who owns the result, how either side can end the work.',
      refines: true,
    }),
    steps: longText('Next steps', {
      section: 'Sections',
      optional: true,
      lines: 3,
      maxLength: 5000,
      help: 'One a line: what happens after a yes, and on which day.',
      refines: true,
    }),

    number: text('Proposal number', {
      section: 'Dates and references',
      initial: 'PRP-2026-0001',
      maxLength: 60,
      refines: true,
    }),
    date: date('Date of the proposal', { section: 'Dates and references', initial: '2026-11-23', refines: true }),
    deadline: date('Valid until', {
      section: 'Dates and references',
      optional: true,
      initial: '2026-12-23',
      min: { field: 'date' },
      refines: true,
    }),
    begins: date('Work begins on', {
      section: 'Dates and references',
      optional: true,
      help: 'The first day of week 1: weeks then have dates.',
      refines: true,
    }),
  },
  prices: {
    lines: [
      { description: 'Design, five pages', quantity: 1, price: 2400, tax: 0.1 },
      { description: 'Building the site', quantity: 11, unit: 'days', price: 480, tax: 0.1 },
      { description: 'Photographs', quantity: 30, price: 25, tax: 0.1 },
      { description: 'Care after launch, a year', quantity: 12, unit: 'months', price: 90, tax: 0.1, optional: true },
    ],
    blocks: pricedBlocks,
  },
  parties: [
    { role: 'From', field: 'from' },
    { role: 'For', field: 'to' },
  ],
  facts: ['number', 'date', 'deadline'],
  sections: [
    { heading: 'Summary', parts: [{ text: 'summary' }] },
    { heading: 'What you need', parts: [{ text: 'need' }] },
    { heading: 'Goals', parts: [{ list: 'goals' }] },
    { heading: 'Our approach', parts: [{ text: 'approach' }] },
    {
      heading: 'Work and timeline',
      parts: [
        {
          write({ phases, begins, look, colour }, { show }) {
            const named = phases.filter(({ phase, result = '' }) => `${phase}${result}`.trim() !== '')
            if (named.length === 0) return []
            const bars = scheduled(named).map((weeks, at) => ({ ...weeks, name: named[at]?.phase.trim() ?? '' }))
            const dayOf = (days: number) => (begins === undefined ? undefined : daysLater(begins, days))
            const when = ({ from, to }: { from: number; to: number }) => {
              const [first, last] = [dayOf((from - 1) * 7), dayOf(to * 7 - 1)]
              return first && last ? `${show.date(first)} – ${show.date(last)}` : weeksText({ from, to })
            }
            return [
              {
                kind: 'image',
                svg: ganttSvg(bars, lookOf({ look, colour }).colour),
                alt: `Timeline: ${bars.map((bar) => `${bar.name} ${weeksText(bar).toLowerCase()}`).join(', ')}`,
                width: 174,
              },
              {
                kind: 'table',
                label: 'Work and timeline',
                columns: [
                  { label: 'Phase', width: 3 },
                  { label: 'What you receive', width: 6 },
                  { label: 'When', width: 4 },
                ],
                rows: named.map(({ phase, result = '' }, at) => [
                  phase.trim(),
                  result.trim(),
                  when(bars[at] ?? { from: 1, to: 1 }),
                ]),
              },
            ]
          },
        },
      ],
    },
    { heading: 'Not included', parts: [{ list: 'excluded' }] },
    { heading: 'What we need from you', parts: [{ list: 'duties' }] },
    { heading: 'Price', parts: [{ prices: true }] },
    { heading: 'Who does the work', parts: [{ table: 'team' }] },
    { heading: 'Earlier work', parts: [{ table: 'references' }] },
    { heading: 'Assumptions', parts: [{ list: 'assumptions' }] },
    { heading: 'Terms', parts: [{ text: 'terms' }] },
    { heading: 'Next steps', parts: [{ list: 'steps' }] },
    {
      heading: 'Acceptance',
      last: true,
      parts: [
        {
          write({ from, to, number, date: written }, { show }) {
            const us = partyOf('', from).name
            const them = partyOf('', to).name
            const which = number.trim() === '' ? '' : ` ${number.trim()}`
            return [
              {
                kind: 'paragraph',
                text: `By signing, both sides agree to proposal${which} of ${show.date(written)}: its work, its prices and its terms. Options are ordered in writing.`,
              },
              {
                kind: 'signature',
                signers: [
                  { role: them === '' ? 'The client' : `For ${them}` },
                  { role: us === '' ? 'The supplier' : `For ${us}` },
                ],
              },
            ]
          },
        },
      ],
    },
  ],
  warns({ begins, date: written }) {
    return begins !== undefined && begins < written
      ? [{ is: 'fair', says: 'The work begins before the date of the proposal.' }]
      : []
  },
  records: {
    kind: 'proposal',
    business: { party: 'from', logo: 'logo', currency: 'currency' },
    client: { party: 'to' },
    items: { rows: 'lines', columns: { name: 'description', unit: 'unit', price: 'price', tax: 'tax' } },
    number: 'number',
    date: 'date',
    due: 'deadline',
    becomes: ['quotation', 'invoice'],
  },
  makes:
    'A proposal in sections that leaves out what is empty, with a timeline drawn from its weeks and a price table added up in whole cents after the business rules of EN 16931.',
  limits: [
    'Weeks are counted from the day the work begins, seven days each. Holidays and free days are not taken out.',
    'The cover lists the sections without page numbers.',
    'It is an offer. Whether a signed proposal is a contract, and under which terms, is a question of your country’s law.',
  ],
  sources: [
    {
      title: 'EN 16931-1: semantic data model of the core elements of an electronic invoice, business rules',
      href: 'https://github.com/ConnectingEurope/eInvoicing-EN16931',
    },
  ],
  examples: [
    {
      name: 'A booking website',
      given: {},
      expect: {
        text: [
          'Launch\tThe live site, and two hours of training for reception\tWeek 9',
          'Total without tax: $8,430.00',
          'Total with tax: $9,273.00',
        ],
      },
    },
    {
      name: 'A workshop with dates',
      given: {
        subject: 'Two days of training for the service desk',
        begins: '2027-01-11',
        phases: [
          { phase: 'Interviews', result: 'A list of the ten most frequent calls', weeks: 1 },
          { phase: 'Training', result: 'Two days on site, with material', weeks: 2 },
        ],
        lines: [{ description: 'Training day', quantity: 2, unit: 'days', price: 950 }],
        currency: 'EUR',
      },
      expect: { text: ['Training\tTwo days on site, with material\tJan 18, 2027 – Jan 31, 2027', 'Total: €1,900.00'] },
    },
  ],
})
