import { defineLetter } from '@/lib/families/letters-contracts'
import { letterDate } from '@/lib/families/letters-contracts/employment-fields'
import { choice, date, longText, problem, text, toggle } from '@/lib/kits/generator'
import { lengthInWords } from '@/lib/subjects/time/length-in-words'
import { protectedWords } from '@/lib/subjects/workforce/protected-words'
import { doubtfulPraise } from '@/lib/subjects/workforce/reference-words'
import template from './reference-letter.template.md'

const ofExamples = (label: string) =>
  longText(label, { optional: true, lines: 3, maxLength: 1500, refines: true, section: 'What you saw' })

/** What the page says of words in the text. */
function sayingsOf(written: string): { is: 'fair' | 'bad'; says: string }[] {
  const { superlative, manner, faint } = doubtfulPraise(written)
  const personal = protectedWords(written)
  const fair = (words: readonly string[], says: string) =>
    words.length > 0 ? [{ is: 'fair' as const, says: `${says}: ${words.join(', ')}.` }] : []
  return [
    ...fair(superlative, 'Nobody can check this praise. Say what happened instead'),
    ...fair(manner, 'These words say how somebody is, not what they did'),
    ...fair(faint, 'Readers take this for a warning. Leave it out or say more'),
    ...(personal.length > 0
      ? [
          {
            is: 'bad' as const,
            says: `The text names what is nobody’s business in a reference: ${personal.join(', ')}. Take it out.`,
          },
        ]
      : []),
  ]
}

export default defineLetter({
  template,
  form: {
    kind: choice('Reference', {
      options: {
        facts: 'Employment, facts only',
        employment: 'Employment, with an opinion',
        academic: 'Study',
        tenant: 'Tenancy',
        character: 'Character',
      },
      initial: 'employment',
      as: 'menu',
    }),
    personName: text('Person', { placeholder: 'Maya Lind', as: 'name' }),
    writerName: text('Your name', { placeholder: 'Owen Hart', as: 'name' }),
    role: text('Position, subject or rooms', {
      placeholder: 'production planner',
      help: 'For a tenancy the address, as “the flat at 18 Vicar Lane”.',
      shownWhen: { field: 'kind', is: ['facts', 'employment', 'academic', 'tenant'] },
    }),
    startDate: date('Since', { optional: true, later: true }),

    employer: text('Employer, school or landlord', {
      placeholder: 'Harbour Tools Ltd',
      refines: true,
      section: 'Facts',
      shownWhen: { field: 'kind', is: ['facts', 'employment', 'academic', 'tenant'] },
    }),
    still: toggle('It still goes on', {
      refines: true,
      section: 'Facts',
      shownWhen: { field: 'kind', is: ['facts', 'employment', 'academic', 'tenant'] },
    }),
    endDate: date('Until', {
      optional: true,
      later: true,
      refines: true,
      section: 'Facts',
      shownWhen: [
        { field: 'kind', is: ['facts', 'employment', 'academic', 'tenant'] },
        { field: 'still', is: false },
      ],
    }),
    relation: text('You know them as', {
      optional: true,
      placeholder: 'her manager for five years',
      refines: true,
      section: 'Facts',
      shownWhen: { field: 'kind', is: ['employment', 'academic', 'tenant', 'character'] },
    }),
    duties: longText('Duties or points', {
      optional: true,
      lines: 3,
      maxLength: 3000,
      help: 'One a line.',
      refines: true,
      section: 'Facts',
    }),
    rentPaid: choice('Rent was paid', {
      options: {
        unsaid: 'Say nothing',
        always: 'Always on time',
        mostly: 'Mostly on time',
        late: 'Late several times',
      },
      initial: 'unsaid',
      as: 'menu',
      refines: true,
      section: 'Facts',
      shownWhen: { field: 'kind', is: 'tenant' },
    }),
    rooms: choice('Rooms were', {
      options: { unsaid: 'Say nothing', good: 'In good order', worn: 'Worn by use', damaged: 'Damaged' },
      initial: 'unsaid',
      as: 'menu',
      refines: true,
      section: 'Facts',
      shownWhen: { field: 'kind', is: 'tenant' },
    }),

    firstExample: longText('An example', {
      optional: true,
      lines: 3,
      maxLength: 1500,
      placeholder: 'In March orders were late because two suppliers had failed. She called every customer …',
      help: 'What was the situation, what did they do, what came of it.',
      refines: true,
      section: 'What you saw',
    }),
    secondExample: ofExamples('A second example'),
    thirdExample: ofExamples('A third example'),
    strength: choice('It ends with', {
      options: { none: 'Nothing', plain: 'A confirmation', recommend: 'A recommendation', strong: 'A strong one' },
      initial: 'recommend',
      as: 'menu',
      refines: true,
      section: 'What you saw',
      shownWhen: { field: 'kind', is: ['employment', 'academic', 'tenant', 'character'] },
    }),

    purpose: text('Needed for', {
      optional: true,
      placeholder: 'a position as head of planning',
      refines: true,
      section: 'The letter',
    }),
    addressee: text('Addressed to', { optional: true, refines: true, section: 'The letter' }),
    letterDate: letterDate(),
    writerTitle: text('Your position', { optional: true, refines: true, section: 'The letter' }),
    writerAddress: longText('Your address', {
      optional: true,
      lines: 3,
      maxLength: 500,
      refines: true,
      section: 'The letter',
    }),
    writerContact: text('Your phone or e-mail', { optional: true, refines: true, section: 'The letter' }),
    questions: text('How to reach you for questions', {
      optional: true,
      placeholder: 'owen.hart@example.org',
      refines: true,
      section: 'The letter',
    }),
  },
  derived: {
    length: {
      label: 'length of time',
      from: ['startDate', 'endDate'],
      write: ({ startDate, endDate }) => (startDate && endDate ? lengthInWords(startDate, endDate) : undefined),
    },
  },

  refuses({ kind, still, startDate, endDate }) {
    return kind !== 'character' && !still && startDate && endDate && endDate < startDate
      ? problem('endDate', 'must not be before the first day')
      : undefined
  },

  warns({ kind, firstExample, secondExample, thirdExample, strength, duties }) {
    const examples = [firstExample, secondExample, thirdExample].map((text) => text ?? '')
    const hasOpinion = kind !== 'facts'
    return [
      ...sayingsOf([duties ?? '', ...(hasOpinion ? examples : [])].join('\n')),
      ...(hasOpinion && strength !== 'none' && examples.every((text) => text.trim() === '')
        ? [{ is: 'fair' as const, says: 'No example is given. A recommendation without one is read as politeness.' }]
        : []),
    ]
  },

  records: { kind: 'letter', date: 'letterDate' },
  makes:
    'A reference for employment, study, a tenancy or character, with the time worked out and examples of your own.',
  limits: [
    'Not legal advice. Whoever gives a reference answers for its being true, accurate and fair; some employers give facts only, for that reason.',
    'Where the law prescribes a form, as for the German Arbeitszeugnis, use that.',
    'The lists of words are short and English. A clean text is no proof of a fair one.',
    'The time counts the first and the last day, and leaves breaks to you.',
  ],
  sources: [
    { title: 'Acas: references when someone changes jobs', href: 'https://www.acas.org.uk/providing-a-job-reference' },
    { title: 'ISO 8601-1:2019, calendar days and durations', href: 'https://www.iso.org/standard/70907.html' },
  ],

  examples: [
    {
      name: 'A manager writes about a planner',
      given: {
        personName: 'Maya Lind',
        writerName: 'Owen Hart',
        role: 'production planner',
        employer: 'Harbour Tools Ltd',
        startDate: '2021-06-15',
        endDate: '2026-11-30',
        relation: 'her manager for five years',
        firstExample:
          'In March 2026 two suppliers failed. Maya called every customer within a day, moved forty orders and lost none of them.',
        purpose: 'a position as head of planning',
      },
      expect: {
        text: [
          'was employed by Harbour Tools Ltd as production planner from June 15, 2021 to November 30, 2026, which is 5 years, 5 months and 16 days.',
          'I write as her manager for five years.',
          'I recommend Maya Lind for this.',
        ],
      },
    },
    {
      name: 'A landlord about a tenant',
      given: {
        kind: 'tenant',
        personName: 'Ana Reyes',
        writerName: 'Ines Falk',
        role: 'the flat at 18 Vicar Lane',
        employer: 'me',
        startDate: '2024-02-01',
        endDate: '2026-01-31',
        rentPaid: 'always',
        rooms: 'good',
        strength: 'strong',
      },
      expect: {
        text: [
          'rented the flat at 18 Vicar Lane from me from February 1, 2024 to January 31, 2026, which is 2 years.',
          'The rent was paid in full and on time throughout. The rooms were kept in good order.',
          'would gladly let to Ana Reyes again',
        ],
      },
    },
  ],
})
