import { journeyDocument, journeyJson, notesCsv, type Journey } from '@/lib/engines/customer-journey'
import { choice, colour, defineGenerator, longText, rows, text, toggle } from '@/lib/kits/generator'
import { evidences, feelings, lanes } from '@/lib/subjects/design/journey/kinds'

export default defineGenerator({
  form: {
    title: text('Title', { initial: 'Ordering a coffee machine for a café', maxLength: 160 }),
    persona: longText('Who it is about', {
      initial: 'Mira, 34, runs a café with two helpers. She orders on her phone, between two shifts.',
      lines: 2,
      maxLength: 600,
      optional: true,
      help: 'One person, with what she wants and what she is short of.',
    }),
    stages: rows('Stages', {
      row: 'stage',
      ordered: true,
      columns: {
        name: text('Stage', { maxLength: 60 }),
        feeling: choice('Feeling', { options: feelings, initial: 'neutral' }),
        isMoment: toggle('Moment of truth', {}),
      },
      initial: [
        { name: 'Old one breaks', feeling: 'angry' },
        { name: 'Compares', feeling: 'neutral' },
        { name: 'Orders', feeling: 'pleased', isMoment: true },
        { name: 'Waits', feeling: 'annoyed' },
        { name: 'First cup', feeling: 'delighted', isMoment: true },
      ],
      min: 1,
      max: 20,
      help: 'From left to right. A moment of truth is where the customer decides to stay or to leave.',
    }),
    notes: rows('Notes', {
      row: 'note',
      ordered: true,
      ownLine: 'text',
      columns: {
        stage: text('Stage', { maxLength: 60 }),
        lane: choice('Lane', { options: lanes, initial: 'actions' }),
        text: text('Note', { maxLength: 300 }),
        evidence: choice('Evidence', { options: evidences, initial: 'assumed' }),
        owner: text('Owner and day', { maxLength: 80, optional: true }),
      },
      initial: [
        {
          stage: 'Old one breaks',
          lane: 'actions',
          text: 'Calls the repair shop before opening',
          evidence: 'observed',
        },
        { stage: 'Compares', lane: 'touchpoints', text: 'Search on the phone, two review sites', evidence: 'observed' },
        { stage: 'Compares', lane: 'thoughts', text: 'Which of these can I clean by myself?' },
        { stage: 'Orders', lane: 'touchpoints', text: 'Shop, checkout, e-mail', evidence: 'observed' },
        { stage: 'Orders', lane: 'pains', text: 'Has to type the address of the café twice', evidence: 'observed' },
        {
          stage: 'Orders',
          lane: 'ideas',
          text: 'Invoice address is the delivery address, unless changed',
          owner: 'Tom, 29 May',
        },
        { stage: 'Waits', lane: 'pains', text: 'No word for three days', evidence: 'observed' },
        { stage: 'Waits', lane: 'ideas', text: 'A message with the hour of delivery' },
        { stage: 'First cup', lane: 'actions', text: 'Takes a picture and sends it to her sister' },
      ],
      min: 0,
      max: 400,
      help: 'Name the stage, or write its number from the left. Cells from a spreadsheet can be pasted.',
    }),

    paper: choice('Sheet', {
      options: { a4: 'A4', a3: 'A3', a2: 'A2', a1: 'A1', a0: 'A0' },
      initial: 'a3',
      help: 'Lying. Letters are as large as the sheet allows.',
      refines: true,
      section: 'Look',
    }),
    theme: choice('Theme', {
      options: { light: 'Light', tint: 'Tinted', dark: 'Dark' },
      initial: 'light',
      refines: true,
      section: 'Look',
    }),
    colour: colour('Colour', { initial: '#0f5f6b', refines: true, section: 'Look' }),
  },

  build: (values, { show }) => journeyDocument(values as unknown as Journey, show),
  saves: ['pdf', 'svg', 'image'],
  files: {
    csv: {
      label: 'notes (CSV)',
      type: 'text/csv;charset=utf-8',
      extension: 'csv',
      make: (values) => notesCsv(values as unknown as Journey),
    },
    json: {
      label: 'project (JSON)',
      type: 'application/json',
      extension: 'json',
      make: (values) => journeyJson(values),
    },
  },
  opens: true,

  makes:
    'A customer journey map on one lying sheet of A4 to A0: stages as columns, seven lanes of notes, a curve of feelings, as PDF, SVG and PNG, with the notes as CSV and a project file.',
  limits: [
    'One persona a map, at most 20 stages and 400 notes, and the seven lanes that are there.',
    'Notes are moved by their stage and their order in the list, not dragged about the sheet.',
    'The curve joins what you chose; between two stages it shows no measurement.',
    'Letters never go below six points: what does not fit is refused.',
  ],
  sources: [
    {
      title: 'Nielsen Norman Group: journey mapping 101',
      href: 'https://www.nngroup.com/articles/journey-mapping-101/',
    },
    { title: 'ISO 216: trimmed sizes of writing paper, series A', href: 'https://www.iso.org/standard/36631.html' },
    { title: 'RFC 4180: CSV files', href: 'https://www.rfc-editor.org/rfc/rfc4180' },
    {
      title: 'WCAG 2.2, success criterion 1.4.3: contrast (minimum)',
      href: 'https://www.w3.org/TR/WCAG22/#contrast-minimum',
    },
  ],

  examples: [
    {
      name: 'A coffee machine for a café',
      given: {},
      expect: {
        title: 'Ordering a coffee machine for a café',
        text: [
          'Old one breaks (angry)',
          'First cup (delighted, moment of truth)',
          '5 + 4 = 9',
          'Old one breaks, Waits',
        ],
      },
    },
    {
      name: 'A first visit to the dentist',
      given: {
        title: 'A first visit to the dentist',
        persona: 'Sam, 29, new in town and afraid of needles',
        paper: 'a4',
        stages: [
          { name: 'Books', feeling: 'neutral', isMoment: false },
          { name: 'Waits', feeling: 'annoyed', isMoment: true },
          { name: 'Is treated', feeling: 'pleased', isMoment: false },
        ],
        notes: [
          { stage: '2', lane: 'pains', text: 'Nobody says how long it takes', evidence: 'observed' },
          {
            stage: 'waits',
            lane: 'ideas',
            text: 'A screen with the order of patients',
            evidence: 'assumed',
            owner: 'Reception',
          },
        ],
      },
      expect: {
        text: [
          'Waits (annoyed, moment of truth): pain points: Nobody says how long it takes; ideas: A screen with the order of patients',
          '1 + 1 = 2',
        ],
      },
    },
  ],
})
